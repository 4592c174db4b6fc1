"""Ready decks against each other: every pair meets, and what one wins the other loses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import wyrmhall
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.lab.rivals import Meeting, meetings, pairs, share_of
from wyrmhall.lab.simulate import Plan

RANDOM = ("random", "random")


def test_every_pair_meets_as_often_as_asked() -> None:
    plan = Plan("dragon-booster", RANDOM, "rivals")
    found = list(meetings(plan, 1, 1))
    assert [each.decks for each in found] == pairs(plan)
    decks = {name for each in found for name in each.decks}
    assert len(found) == len(decks) * (len(decks) - 1) // 2
    assert sum(share_of(name, found) for name in decks) == pytest.approx(len(decks) / 2)


def test_a_share_counts_all_games_of_a_deck() -> None:
    found = [Meeting(("a", "b"), 3, 4), Meeting(("a", "c"), 1, 4), Meeting(("b", "c"), 2.5, 4)]
    assert [share_of(name, found) for name in "abc"] == [4 / 8, 3.5 / 8, 4.5 / 8]


@pytest.mark.parametrize("game", ["magic-dragon", "dragon-booster"])
def test_who_cannot_meet_is_told(game: str) -> None:
    with pytest.raises(BadSetup, match="no two ready decks"):
        pairs(Plan(game, (*RANDOM, "random"), "1"))


def test_simulate_tells_of_rivals(tmp_path: Path) -> None:
    words = ("dragon-booster", "--rivals", "--games", "1", "--bots", "random,random", "--workers", "1", "--json")
    answer = wyrmhall("simulate", *words, home=tmp_path)
    assert answer.code == 0
    told = json.loads(answer.out)
    assert sum(told["shares"].values()) == pytest.approx(3, abs=0.001)
    assert len(told["pairs"]) == 15
