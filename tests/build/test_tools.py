"""The scripts that make calls, and the lock file."""

import os
import re
import subprocess
from pathlib import Path

import pytest
from grimp import ImportGraph

from tools import build_compiled
from tools.contracts import StandardLibraryOnly

ROOT = Path(__file__).parents[2]


def test_the_lock_pins_everything_and_names_no_host_and_no_path() -> None:
    lock = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    entries = [entry for entry in re.split(r"\n(?! )", lock.strip()) if entry]
    assert entries
    for entry in entries:
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; [\w '!=<>.]+)?( \\\n    --hash=sha256:[0-9a-f]{64})+", entry), entry


def test_a_missing_compiler_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    for compiler in ("false", "/nowhere/cc"):
        monkeypatch.setenv("CC", compiler)
        assert not build_compiled.can_compile()


def test_without_a_compiler_no_old_tree_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_compiled, "TREE", tmp_path / "compiled")
    (tmp_path / "compiled" / "wyrmhall").mkdir(parents=True)
    monkeypatch.setenv("CC", "false")
    monkeypatch.delenv("WYRMHALL_PLAIN", raising=False)
    build_compiled.main()
    assert capsys.readouterr().out == "no C compiler: Wyrmhall runs in plain Python, about 4 times slower\n"
    assert list(tmp_path.iterdir()) == []


def test_the_compiled_tree_follows_what_is_not_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    source, tree = tmp_path / "src", tmp_path / "tree"
    monkeypatch.setattr(build_compiled, "SOURCE", source)
    monkeypatch.setattr(build_compiled, "TREE", tree)
    files = {
        source / "games/cards.csv": "new",
        source / "cli/added.py": "new",
        source / "kernel/stray.so": "never copied",
        tree / "wyrmhall/games/cards.csv": "old table",
        tree / "wyrmhall/gone.py": "old",
        tree / "wyrmhall/kernel/state.so": "stays",
        tree / "wyrmhall/_native.txt": "stays",
    }
    for path, text in files.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    build_compiled.copy_the_rest()
    package = tree / "wyrmhall"
    assert {str(path.relative_to(package)): path.read_text() for path in package.rglob("*") if path.is_file()} == {
        "games/cards.csv": "new",
        "cli/added.py": "new",
        "kernel/state.so": "stays",
        "_native.txt": "stays",
    }


@pytest.mark.parametrize(
    ("imported", "kept"), [("json.decoder", True), ("wyrmhall.kernel", True), ("rich.table", False)]
)
def test_a_foreign_import_breaks_the_contract(imported: str, kept: bool) -> None:
    graph = ImportGraph()
    for module in ("wyrmhall", "wyrmhall.kernel", "wyrmhall.kernel.state"):
        graph.add_module(module)
    graph.add_import(importer="wyrmhall.kernel.state", imported=imported)
    contract = StandardLibraryOnly("", {}, {"packages": ["wyrmhall.kernel"]})
    assert contract.check(graph, verbose=False).kept is kept


@pytest.fixture
def old_python(tmp_path: Path) -> Path:
    """A Python that fails whatever it is asked to check, and calls itself 3.11."""
    python = tmp_path / "python3"
    python.write_text('#!/bin/sh\ncase "$2" in *print*) echo python3.11-venv;; *) exit 1;; esac\n')
    python.chmod(0o755)
    return python


def test_an_old_python_is_refused_in_one_line(tmp_path: Path, old_python: Path) -> None:
    for name in ("pyproject.toml", "setup.py", "requirements/dev.txt"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).touch()
    done = subprocess.run(
        ["make", "-s", "-f", ROOT / "Makefile", ".venv", f"PYTHON={old_python}"],
        cwd=tmp_path,
        env={"PATH": os.environ["PATH"]},  # not the flags of the make that runs this test
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stdout == (
        f"Wyrmhall needs Python 3.11 or newer; {old_python} is not. Name one: make PYTHON=python3.12\n"
    )


def test_a_python_without_venv_is_refused_in_one_line(tmp_path: Path, old_python: Path) -> None:
    (tmp_path / "id").write_text("#!/bin/sh\necho 1000\n")
    (tmp_path / "id").chmod(0o755)
    path = f"{tmp_path}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        ["sh", ROOT / "tools" / "ensure-venv"],
        env={"PATH": path, "PYTHON": str(old_python)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert done.stdout == (
        f"{old_python} cannot make virtual environments. On Debian or Ubuntu: sudo apt-get install python3.11-venv\n"
    )
