"""The mark for compiled classes that games in plain Python may extend."""

from __future__ import annotations

from typing import Any

try:
    from mypy_extensions import mypyc_attr as mypyc_attr
except ImportError:  # the mark speaks to the compiler alone: an installed Wyrmhall does without the package

    def mypyc_attr(*attrs: str, **kwattrs: object) -> Any:  # type: ignore[misc]
        return lambda thing: thing
