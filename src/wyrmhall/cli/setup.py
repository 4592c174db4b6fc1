"""Set-up options as people type them."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from wyrmhall.kernel.errors import BadSetup

House = Annotated[
    tuple[str, ...],
    Parameter(name="--house", negative="", show_default=False, help="A house option, as name=value. May be repeated."),
]


def read_house_words(words: tuple[str, ...]) -> dict[str, str]:
    """name=value, each once; raises BadSetup."""
    house: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or name in house:
            raise BadSetup(f"--house {word}: write name=value, and each option only once")
        house[name] = value
    return house
