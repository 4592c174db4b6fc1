"""Compiles kernel and games with mypyc and builds the page of the hall when a wheel is made; all else stands in
pyproject.toml.

The same source runs either way, so compiling is never a condition: without mypyc, without a C compiler,
or when compiling fails, plain Python is installed. Only `bdist_wheel` and `build` compile; an editable
install does not, because the sources would change under the compiled files. The page is built for wheels and
source archives, and is no condition either: without it the hall runs and says what is missing.

    WYRMHALL_PLAIN=1     do not compile
    WYRMHALL_COMPILED=1  fail where plain Python would be installed instead (for make)
"""

import importlib.util
import os
import shutil
import subprocess
import sys
from functools import cached_property
from pathlib import Path
from typing import Any

from setuptools import setup
from setuptools.command.build import build
from setuptools.command.build_ext import build_ext

SRC = Path(__file__).parent / "src"
MUST = os.environ.get("WYRMHALL_COMPILED", "0") not in ("", "0")
GENERATED = "build/mypyc"
KEPT = "build/libraries"  # what was compiled before, to be used again
PLAIN = os.environ.get("WYRMHALL_PLAIN", "0") not in ("", "0")


def load(file: Path) -> Any:
    """A module by its file: nothing of this project is installed yet."""
    spec = importlib.util.spec_from_file_location(f"_setup_{file.stem}", file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[module.__name__] = module  # dataclasses look their module up
    spec.loader.exec_module(module)
    return module


native = load(SRC / "wyrmhall" / "_native.py")
mypyc = load(SRC / "wyrmhall" / "_mypyc.py")


def plain_instead(error: BaseException) -> None:
    if MUST:
        raise error
    print(f"wyrmhall: not compiled, plain Python is installed instead ({type(error).__name__}: {error})")


# Taken before mypyc reads the sources: if one changes in between, the record fits neither and nothing stale runs.
record = native.record(str(SRC / "wyrmhall"))


groups = native.groups(native.survey(str(SRC / "wyrmhall"))[0])


def extensions() -> list[Any]:
    separate = [([f"src/wyrmhall/{path}" for path in inside], name) for name, inside in groups.items()]
    files = [path for inside, _ in separate for path in inside]
    if PLAIN or not files or not {"bdist_wheel", "build"} & set(sys.argv):
        return []
    try:
        from mypyc.build import mypycify

        # A change in one game compiles that group alone; and others can be compiled against them: `wyrmhall compile`.
        compiled = mypycify(
            ["--strict", f"--cache-dir={os.devnull}", *files],
            separate=separate,
            opt_level="3",
            debug_level="0",
            target_dir=GENERATED,
        )
        for source in {Path(source) for extension in compiled for source in extension.sources}:
            source.write_text(mypyc.mended(source.read_text("utf-8")), "utf-8")
        if sys.platform.startswith("linux"):
            for extension in compiled:  # nobody replaces our functions, so calls among them need no detour
                extension.extra_compile_args += ["-fno-semantic-interposition", "-fno-plt"]
        # The largest first, or one core would have nothing to do while another ends with it.
        return sorted(compiled, key=lambda extension: -sum(os.path.getsize(path) for path in extension.sources))
    except (Exception, SystemExit) as error:  # mypyc exits when a type is wrong
        plain_instead(error)
        return []


def bring_page_up_to_date() -> None:
    """Before setuptools looks for packages and their files."""
    if not {"bdist_wheel", "sdist"} & set(sys.argv):
        return
    page = load(SRC.parent / "tools" / "page.py")
    if page.SOURCES.is_dir() and not page.is_current():
        try:
            page.build()
        except (page.NotBuilt, OSError) as reason:
            print(f"wyrmhall: installed without the page of the hall ({reason})")


class Build(build):
    def run(self) -> None:
        # What an earlier build left in build/lib would get into this wheel.
        if Path(self.build_base) in Path(self.build_lib).parents:
            shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()


class BuildExt(build_ext):
    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()
        self.force = True  # what is up to date is told by digests, not by times

    @cached_property
    def tools(self) -> list[str]:
        """What decides, besides the C code, what comes out: C compiler, mypyc (it has C code of its own) and Python."""
        from mypy.version import __version__

        compiler: Any = self.compiler
        asked = subprocess.run([compiler.compiler_so[0], "--version"], capture_output=True, text=True, check=True)
        return [asked.stdout, *compiler.compiler_so, *compiler.linker_so, __version__, sys.version]

    def build_extension(self, ext: Any) -> None:
        if getattr(self.compiler, "compiler_type", "") != "unix":
            super().build_extension(ext)
            return
        files = [*ext.sources, *ext.depends]
        built = Path(self.get_ext_fullpath(ext.name))
        kept = Path(KEPT, ext.name, mypyc.stamp(files, [*self.tools, *ext.extra_compile_args]))
        if not kept.exists():
            super().build_extension(ext)
            mypyc.keep(built, kept)
        built.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(kept, built)

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            plain_instead(error)
            for path in self.get_outputs():  # half a group is worse than none
                Path(path).unlink(missing_ok=True)
            self.extensions = []
            return
        package = Path(self.build_lib, "wyrmhall")
        package.joinpath(native.INTERFACE).write_text(native.interface(GENERATED, groups), encoding="utf-8")
        package.joinpath(native.RECORD).write_text(record, encoding="utf-8")


bring_page_up_to_date()
setup(ext_modules=extensions(), cmdclass={"build": Build, "build_ext": BuildExt})
