"""A stale compiled file never runs. Each case is a small package whose compiled files cannot be loaded at all."""

import os
import subprocess
import sys
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from wyrmhall import _native

SUFFIX = EXTENSION_SUFFIXES[0]
WHERE = """
import wyrmhall._native
print(wyrmhall._native.how()[1])
from wyrmhall.kernel import state
from wyrmhall.games.toy import rules
print(*(module.__file__.rsplit("wyrmhall", 1)[1] for module in (state, rules)))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """As a build leaves it, but for the contents of the compiled files."""
    package = tmp_path / "wyrmhall"
    for file, text in {
        "__init__.py": "from wyrmhall import _native\n_native.settle()\n",
        "_native.py": Path(_native.__file__).read_text(encoding="utf-8"),
        "kernel/__init__.py": "",
        "kernel/state.py": "SEATS = 4\n",
        "games/__init__.py": "",
        "games/toy/__init__.py": "",
        "games/toy/rules.py": "from wyrmhall.kernel.state import SEATS\n",
        "kernel/state" + SUFFIX: "no library",
        "games/toy/rules" + SUFFIX: "no library",
        "../wyrmhall__mypyc" + SUFFIX: "no library",
        "../wyrmhall__toy__mypyc" + SUFFIX: "no library",
    }.items():
        (package / file).parent.mkdir(parents=True, exist_ok=True)
        (package / file).write_text(text, encoding="utf-8")
    (package / _native.RECORD).write_text(_native.record(str(package)), encoding="utf-8")
    return package


def run(package: Path, **environment: str) -> list[str]:
    clean = {key: value for key, value in os.environ.items() if key != "WYRMHALL_PLAIN"}
    done = subprocess.run(
        [sys.executable, "-c", WHERE],
        env=clean | {"PYTHONPATH": str(package.parent)} | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    return (done.stdout + done.stderr).splitlines()


def append(file: str) -> Callable[[Path], None]:
    def change(package: Path) -> None:
        with (package / file).open("a") as text:
            text.write("# changed\n")

    return change


def remove(file: str) -> Callable[[Path], None]:
    return lambda package: (package / file).unlink()


CHANGED = "plain: compiled files are stale (the sources beside them have changed)"
MISSING = "plain: compiled files are stale (some are missing, or of another build)"
UNKNOWN = "plain: compiled files are stale (no _native.txt tells what they were built from)"


@pytest.mark.parametrize(
    ("harm", "reason"),
    [
        pytest.param(append("kernel/state.py"), CHANGED, id="source edited"),
        pytest.param(append("games/toy/__init__.py"), CHANGED, id="package edited"),
        pytest.param(append("kernel/new.py"), CHANGED, id="source added"),
        pytest.param(remove("kernel/state" + SUFFIX), MISSING, id="compiled file missing"),
        pytest.param(append("kernel/stray" + SUFFIX), MISSING, id="compiled file too many"),
        pytest.param(remove("../wyrmhall__mypyc" + SUFFIX), MISSING, id="library missing"),
        pytest.param(remove("../wyrmhall__toy__mypyc" + SUFFIX), MISSING, id="library of a game missing"),
        pytest.param(remove(_native.RECORD), UNKNOWN, id="no record"),
        pytest.param(lambda package: (package / _native.RECORD).write_text(""), UNKNOWN, id="empty record"),
    ],
)
def test_stale_files_are_passed_over(package: Path, harm: Callable[[Path], object], reason: str) -> None:
    harm(package)
    assert run(package) == [reason, "/kernel/state.py /games/toy/rules.py"]


def test_plain_on_request(package: Path) -> None:
    assert run(package, WYRMHALL_PLAIN="1") == [
        "plain: WYRMHALL_PLAIN is set",
        "/kernel/state.py /games/toy/rules.py",
    ]


def test_a_whole_build_is_used(package: Path) -> None:
    first, *rest = run(package)
    assert first == "compiled"
    assert "ImportError" in rest[-1], "the compiled file was to be loaded, and is none"


def test_files_for_another_python_are_none(package: Path) -> None:
    for file in list(package.parent.rglob("*" + SUFFIX)):
        file.rename(file.with_name(file.name.replace(SUFFIX, ".cpython-27-vax.so")))
    assert run(package) == ["plain: no compiled build here", "/kernel/state.py /games/toy/rules.py"]


@pytest.mark.parametrize("library", ["wyrmhall__mypyc", "wyrmhall__toy__mypyc"])
def test_the_library_comes_from_the_same_build(package: Path, library: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(_native, "PACKAGE", str(package))
    spec = _native.Guard(compiled=True).find_spec(library)
    assert spec is not None
    assert spec.origin == str(package.parent / (library + SUFFIX))


def test_the_kernel_is_one_group_and_each_game_another() -> None:
    sources = [
        "games/__init__.py",
        "games/toy/__init__.py",
        "games/toy/rules.py",
        "kernel/__init__.py",
        "kernel/state.py",
    ]
    assert _native.groups(sources) == {"wyrmhall__toy": ["games/toy/rules.py"], "wyrmhall": ["kernel/state.py"]}


@pytest.mark.parametrize("compiled", [True, False])
@pytest.mark.parametrize("name", ["state", "acme_dragons.state", "wyrmhall.bots.state", "wyrmhall.kernels.state"])
def test_other_packages_are_left_alone(package: Path, name: str, compiled: bool) -> None:
    assert _native.Guard(compiled).find_spec(name, [str(package / "kernel")]) is None
