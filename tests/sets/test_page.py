"""What docs/sets.md shows can be read."""

from __future__ import annotations

import re
from pathlib import Path

from wyrmhall.sets.library import shipped_set
from wyrmhall.sets.mapping import read_mapping
from wyrmhall.sets.typed import read_packs
from wyrmhall.sets.writing import read_set

PAGE = (Path(__file__).parents[2] / "docs" / "sets.md").read_text(encoding="utf-8")


def block(language: str) -> str:
    [found] = re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    assert isinstance(found, str)
    return found


def test_the_set_the_mapping_and_the_packs_of_the_page_can_be_read() -> None:
    card_set = read_set(block("set"))
    assert set(card_set.cards) <= set(shipped_set("ember-coast").cards)
    assert card_set.packs[0].size == 14
    assert read_mapping(block("toml")).leave_out == {"number": ("*_PR*", "*_SPR")}
    assert len(read_packs(shipped_set("ember-coast"), block("packs"))[0].cards) == 4
