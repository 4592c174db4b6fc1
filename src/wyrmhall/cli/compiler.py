"""A C compiler, and mypyc: are they here, and what do they make of the game of another package?

`python -m wyrmhall.cli.compiler` does the work in a process of its own: mypy ends its process where a type is wrong.
"""

from __future__ import annotations

import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import find_spec
from pathlib import Path

from wyrmhall import _guests, _mypyc, _native
from wyrmhall._guests import Unit
from wyrmhall.kernel.errors import WyrmhallError

OTHER_INTERFACE = 3  # the exit code where Wyrmhall was compiled by another mypyc


class NotCompiled(WyrmhallError):
    """Why a game could not be compiled, and what to do."""

    code = "not_compiled"


def can_compile() -> bool:
    """Whether there are a C compiler and Python's header files: by trying, since a name on the PATH proves little."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        command = [*compiler, f"-I{sysconfig.get_path('include')}", "-c", str(probe), "-o", f"{probe}.o"]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


def check_tools() -> None:
    """Raises NotCompiled where something is missing."""
    compiled, how = _native.how()
    if not compiled:
        raise NotCompiled(
            f"Wyrmhall itself is not compiled here ({how}), and a game gains little alone: install it with a C compiler"
            " (in a checkout: make build/compiled, and PYTHONPATH=build/compiled)"
        )
    if not _guests.build():
        raise NotCompiled("this Wyrmhall was compiled in a way that games cannot be added to: install it again")
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        raise NotCompiled("mypyc is missing: pip install 'wyrmhall[compile]'")
    if not can_compile():
        raise NotCompiled("no C compiler (or no header files of Python): install one, such as gcc and python3-dev")


def compile_unit(unit: Unit) -> None:
    """Compiles it for this Wyrmhall and puts the result beside its sources; raises NotCompiled."""
    stamp = unit.stamp()  # before the sources are read: if one changes in between, what is compiled is stale
    with tempfile.TemporaryDirectory(prefix="wyrmhall-compile-") as folder:
        stage = Path(folder, "sources")
        lay_out(unit, stage)
        build(unit, stage)
        put_in_place(unit, stage.with_name("lib"), stamp)


def lay_out(unit: Unit, stage: Path) -> None:
    """The sources as mypy wants them: all from one folder, without anything compiled beside them."""
    stage.mkdir()
    shutil.copytree(_native.PACKAGE, stage / "wyrmhall", ignore=only_python)
    top = unit.name.split(".")[0]
    if unit.sources == (f"{unit.name}.py",):
        shutil.copy(Path(unit.root, f"{top}.py"), stage)
    else:
        shutil.copytree(Path(unit.root, top), stage / top, ignore=only_python)


def only_python(folder: str, names: list[str]) -> list[str]:
    """What need not be copied."""
    wanted = (".py", ".pyi", "py.typed")
    return [
        name
        for name in names
        if (not name.endswith(wanted) and not os.path.isdir(os.path.join(folder, name)))
        or name in (_guests.FOLDER, "__pycache__", "web")
    ]  # fmt: skip


def build(unit: Unit, stage: Path) -> None:
    """In a process of its own; raises NotCompiled, after what mypy or the C compiler had to say."""
    paths = [path for path in unit.sources if not path.endswith(("__init__.py", "__main__.py"))]
    done = subprocess.run(
        [sys.executable, "-m", "wyrmhall.cli.compiler"],
        input=json.dumps({"stage": str(stage), "group": unit.group(), "paths": paths}),
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode == OTHER_INTERFACE:
        raise NotCompiled(
            "this Wyrmhall was compiled by another mypyc than the one that is installed, so nothing can be added:"
            " install Wyrmhall again, or that mypyc"
        )
    if done.returncode:
        print((done.stdout + done.stderr).strip(), file=sys.stderr)
        raise NotCompiled(f"{unit.name} cannot be compiled, for the reasons above")


def put_in_place(unit: Unit, lib: Path, stamp: str) -> None:
    """Beside the old one, and then at once in its place."""
    folder = Path(unit.folder())
    parts = folder.with_name(f"{folder.name}.parts")
    shutil.rmtree(parts, ignore_errors=True)
    parts.mkdir(parents=True)
    for name, file in _guests.files(unit).items():
        inside, _, last = name.rpartition(".")
        shutil.copy(lib.joinpath(*inside.split("."), last + EXTENSION_SUFFIXES[0]), parts / Path(file).name)
    (parts / _guests.RECORD).write_text("\n".join([stamp, *unit.modules()]) + "\n", encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    parts.rename(folder)


def compiling(stage: str, group: str, paths: list[str]) -> int:
    """mypyc reads kernel and games as they were compiled, and the new game as one more group, linked with them."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(stage)
    sources, _ = _native.survey("wyrmhall")
    groups = _native.groups(sources)
    ours = [([f"wyrmhall/{path}" for path in inside], name) for name, inside in groups.items()]
    options = ["--config-file=", f"--cache-dir={os.devnull}", "--explicit-package-bases", "--ignore-missing-imports"]
    extensions = mypycify(
        [*options, *(path for inside, _ in ours for path in inside), *paths],
        opt_level="3",
        debug_level="0",
        target_dir="../c",
        separate=[*ours, (paths, group)],
    )
    written = Path(_native.PACKAGE, _native.INTERFACE).read_text(encoding="utf-8")
    if _native.interface("../c", groups) != written:
        return OTHER_INTERFACE
    modules = {path[:-3].replace("/", ".") for path in paths} | {f"{group}__mypyc"}
    wanted = [extension for extension in extensions if extension.name in modules]
    for source in {Path(source) for extension in wanted for source in extension.sources}:
        source.write_text(_mypyc.mended(source.read_text("utf-8")), "utf-8")
    setup(
        name=group,
        ext_modules=wanted,  # type: ignore[arg-type]
        packages=[],
        py_modules=[],
        script_args=["--quiet", "build_ext", "--build-lib=../lib", "--build-temp=../temp"],
    )
    return 0


if __name__ == "__main__":
    sys.exit(compiling(**json.load(sys.stdin)))
