"""The compiled copy of the package, for tests that compare it with the plain one."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from wyrmhall import _native

ROOT = Path(__file__).parents[1]


@cache
def compiled_tree() -> Path:
    """Where it is; skips the test where there is none of these sources."""
    tree = ROOT / "build" / "compiled"
    if not (tree / "wyrmhall").is_dir() or not _native.judge(str(tree / "wyrmhall"))[0]:
        pytest.skip("there is no compiled build: make build/compiled")
    if _native.record(str(tree / "wyrmhall")) != _native.record(str(ROOT / "src" / "wyrmhall")):
        pytest.skip("the compiled build is older than the sources: make build/compiled")
    return tree
