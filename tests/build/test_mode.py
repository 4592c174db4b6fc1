"""The tests run on the code they claim to run on: plain Python, or (`make test`, second time) all of it compiled."""

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES

from wyrmhall import _native


def test_this_run_is_of_the_kind_asked_for() -> None:
    expected = os.environ.get("WYRMHALL_EXPECT", "plain")
    compiled, why = _native.how()
    assert ("compiled" if compiled else "plain") == expected, why

    sources, _ = _native.survey(_native.PACKAGE)
    endings = tuple(EXTENSION_SUFFIXES) if compiled else (".py",)
    loaded = {name: str(import_module(name).__file__) for name in _native.modules(sources)}
    assert loaded
    assert {name: file for name, file in loaded.items() if not file.endswith(endings)} == {}
