"""`make run` does not wait for a compiler, and never uses a build that is unfinished, stale or somebody else's work.

Each case is a checkout with two modules, whose setup.py stands in for mypyc and the C compiler.
"""

import fcntl
import os
import signal
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from tools import build_compiled, start
from wyrmhall import _native
from wyrmhall.cli import running

SUFFIX = EXTENSION_SUFFIXES[0]
FOLDER = Path(__file__).parents[2]
SETUP = f"""
import shutil, sys
sys.path.insert(0, "src")
from wyrmhall import _native
parts = next(word.partition("=")[2] for word in sys.argv if word.startswith("--build-lib="))
shutil.copytree("src", parts)
record = _native.record("src/wyrmhall")
exec(open("meanwhile.py").read())
for file in ("wyrmhall/kernel/state", "wyrmhall/games/toy/rules", "wyrmhall__mypyc", "wyrmhall__toy__mypyc"):
    open(parts + "/" + file + {SUFFIX!r}, "w").close()
open(parts + "/wyrmhall/_native.txt", "w").write(record)
"""


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Nothing is compiled yet. What is in meanwhile.py happens in the middle of each build."""
    for file, text in {
        "setup.py": SETUP,
        "meanwhile.py": "",
        "tools/build_compiled.py": "",
        "src/wyrmhall/__init__.py": "",
        "src/wyrmhall/_native.py": Path(_native.__file__).read_text(encoding="utf-8"),
        "src/wyrmhall/kernel/state.py": "SEATS = 4\n",
        "src/wyrmhall/games/toy/rules.py": "",
        "src/wyrmhall/games/toy/cards.csv": "old\n",
    }.items():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    for name, place in PLACES.items():
        monkeypatch.setattr(build_compiled, name, tmp_path / place)
    monkeypatch.setattr(build_compiled, "can_compile", lambda: True)
    monkeypatch.delenv("WYRMHALL_PLAIN", raising=False)
    return tmp_path


PLACES = {"ROOT": "", "SOURCE": "src/wyrmhall", "TREE": "build/compiled", "LOG": "build/compiled.log"}


def build() -> None:
    with build_compiled.the_lock() as lock:
        build_compiled.bring_up_to_date(lock)


def test_a_whole_build_is_used_and_follows_what_is_not_compiled(checkout: Path) -> None:
    assert not start.ready()
    build()
    (checkout / "src/wyrmhall/games/toy/cards.csv").write_text("new\n")
    assert start.ready()
    assert (checkout / "build/compiled/wyrmhall/games/toy/cards.csv").read_text() == "new\n"


def test_a_stale_build_is_not_used(checkout: Path) -> None:
    build()
    (checkout / "src/wyrmhall/kernel/state.py").write_text("SEATS = 5\n")
    assert not start.ready()
    build()
    assert start.ready()


@pytest.mark.parametrize("end", ["sys.exit('no room left')", "import os; os.kill(os.getpid(), 9)"])
def test_an_unfinished_build_is_not_used(checkout: Path, end: str) -> None:
    (checkout / "meanwhile.py").write_text(end)
    with pytest.raises(SystemExit, match="Compiling kernel and games failed"):
        build()
    assert not start.ready()
    (checkout / "meanwhile.py").write_text("")
    build()
    assert start.ready()


def test_the_build_before_stays_whole_while_the_next_one_fails(checkout: Path) -> None:
    build()
    before = (checkout / "src/wyrmhall/kernel/state.py").read_text()
    (checkout / "src/wyrmhall/kernel/state.py").write_text("SEATS = ...\n")
    (checkout / "meanwhile.py").write_text("sys.exit(1)")
    with pytest.raises(SystemExit):
        build()
    (checkout / "src/wyrmhall/kernel/state.py").write_text(before)
    assert start.ready()


def test_sources_that_change_meanwhile_are_compiled_again(checkout: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (checkout / "meanwhile.py").write_text(
        "with open('src/wyrmhall/kernel/state.py', 'r+') as file:\n"
        "    if file.read() == 'SEATS = 4\\n': file.seek(0), file.write('SEATS = 5\\n')\n"
    )
    build()
    assert "once more" in capsys.readouterr().out
    assert start.ready()


def test_while_somebody_builds_nobody_waits_and_nobody_else_builds(checkout: Path) -> None:
    build()
    with build_compiled.the_lock():
        assert not start.ready()
        (checkout / "meanwhile.py").write_text("sys.exit('called')")
        build_compiled.build_in_background()  # gives up at once
    assert start.ready()


@pytest.fixture
def stuck(checkout: Path) -> subprocess.Popen[str]:
    """A build in the background that waits in the middle until there is something to read."""
    os.mkfifo(checkout / "gate")
    (checkout / "meanwhile.py").write_text("print('2 of 5', flush=True); open('gate').read()")
    lines = ["from pathlib import Path", "from tools import build_compiled as b", "b.can_compile = lambda: True"]
    lines += [f"b.{name} = Path({str(checkout / place)!r})" for name, place in PLACES.items()]
    script = "\n".join([*lines, "b.build_in_background()"])
    return subprocess.Popen([sys.executable, "-c", script], cwd=FOLDER, text=True)


def test_the_doctor_tells_how_far_it_is(checkout: Path, stuck: subprocess.Popen[str]) -> None:
    with open(checkout / "gate", "w"):  # opens when the build has come to it
        told = running.remedy(checkout)
    assert told == "it is being compiled, and the next `make run` uses that: 2 of 5"
    assert stuck.wait() == 0
    assert "Compiled kernel and games" in build_compiled.LOG.read_text()
    assert start.ready()


def test_after_a_kill_the_compiler_that_lives_on_keeps_the_lock(checkout: Path, stuck: subprocess.Popen[str]) -> None:
    with open(checkout / "gate", "w"):
        stuck.send_signal(signal.SIGKILL)
        stuck.wait()
        assert running.is_locked(checkout / "build/compiled.lock")
        assert not start.ready()
    (checkout / "meanwhile.py").write_text("")
    build()  # waits for the lock
    assert start.ready()


def test_without_a_build_the_way_to_one_is_told(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_native, "PACKAGE", str(checkout / "src" / "wyrmhall"))
    assert running.remedy(checkout) == "with a C compiler, `make run` compiles it in the background"
    build()
    assert running.remedy(checkout) == "`make run` uses the compiled build in build/compiled"
    assert running.remedy(checkout / "src") == "install with a C compiler to have it compiled"


def test_a_free_lock_is_free(tmp_path: Path) -> None:
    lock = tmp_path / "lock"
    assert not running.is_locked(lock)
    with lock.open("w") as file:
        assert not running.is_locked(lock)
        fcntl.flock(file, fcntl.LOCK_EX)
        assert running.is_locked(lock)
