"""What an install of the package contains, tried with its own build files on a package of two modules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.build_compiled import can_compile

ROOT = Path(__file__).parents[2]
SOURCES = {
    "__init__.py": "from wyrmhall import _native\n\n_native.settle()\n",
    "py.typed": "",
    "kernel/__init__.py": "",
    "kernel/state.py": "SEATS = 4\n",
    "games/__init__.py": "",
    "games/toy/__init__.py": "",
    "games/toy/rules.py": "from wyrmhall.kernel.state import SEATS\n\n\ndef hands() -> int:\n    return SEATS\n",
    "games/toy/cards.csv": "name\n",
    "games/toy/records/deal.record": "\n",
}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("pyproject.toml", "setup.py", "README.md"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, tmp_path)
    for name, text in SOURCES.items():
        file = tmp_path / "src" / "wyrmhall" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    shutil.copy(ROOT / "src" / "wyrmhall" / "_native.py", tmp_path / "src" / "wyrmhall")
    return tmp_path


def pip(project: Path, *arguments: str, **environment: str) -> None:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("WYRMHALL_")}
    subprocess.run(
        [sys.executable, "-m", "pip", *arguments, "--no-deps", "--no-build-isolation", "--no-index"],
        cwd=project,
        env=clean | environment,
        capture_output=True,
        check=True,
    )


def wheel(project: Path, **environment: str) -> dict[str, bytes]:
    """The files in the wheel, those of this interpreter's compiled modules without their long ending."""
    pip(project, "wheel", ".", "--wheel-dir=dist", **environment)
    with ZipFile(next((project / "dist").glob("*.whl"))) as archive:
        return {
            name.split(".")[0] + ".so" if name.endswith(".so") else name: archive.read(name)
            for name in archive.namelist()
            if ".dist-info/" not in name
        }


PLAIN = {"wyrmhall/_native.py"} | {f"wyrmhall/{name}" for name in SOURCES}
COMPILED = {
    "wyrmhall__mypyc.so",
    "wyrmhall/kernel/state.so",
    "wyrmhall/games/toy/rules.so",
    "wyrmhall/_native.txt",
}


def test_a_wheel_is_compiled_where_there_is_a_compiler(project: Path) -> None:
    files = wheel(project)
    assert set(files) == (PLAIN | COMPILED if can_compile() else PLAIN)

    target = project / "installed"
    pip(project, "install", next(str(path) for path in (project / "dist").iterdir()), f"--target={target}")
    done = subprocess.run(
        [sys.executable, "-c", "from wyrmhall import _native; from wyrmhall.games.toy.rules import hands\n"
         "print(_native.how()[0], hands(), type(hands).__name__)"],
        env=os.environ | {"PYTHONPATH": str(target)},
        capture_output=True,
        text=True,
        check=True,
    )  # fmt: skip
    assert done.stdout.split() == (
        ["True", "4", "builtin_function_or_method"] if can_compile() else ["False", "4", "function"]
    )


@pytest.mark.parametrize("environment", [{"CC": "false"}, {"WYRMHALL_PLAIN": "1"}], ids=["no compiler", "on request"])
def test_a_wheel_is_plain_otherwise(project: Path, environment: dict[str, str]) -> None:
    assert set(wheel(project, **environment)) == PLAIN


def test_what_cannot_be_compiled_is_plain(project: Path) -> None:
    (project / "src/wyrmhall/kernel/state.py").write_text('SEATS: int = "four"\n')
    assert set(wheel(project)) == PLAIN


def test_an_editable_install_never_compiles(project: Path) -> None:
    pip(project, "install", "--editable", ".", f"--target={project / 'installed'}")
    assert [path.name for path in (project / "src").rglob("*") if path.suffix in (".so", ".pyd", ".txt")] == []
