"""Cards that are known to lie in one of several piles are put there in every imagined world."""

from __future__ import annotations

import pytest

from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import position
from wyrmhall.kernel.errors import BadData, BadSetup
from wyrmhall.kernel.imagine import Gap, Unplaced, put_all_among, put_among, redeal
from wyrmhall.kernel.knowledge import Among, Holds
from wyrmhall.kernel.setup import Number
from wyrmhall.kernel.value import Pile
from wyrmhall.kernel.view import look


def gap(size: int, holds: tuple[int, ...] = (), lacks: int = 0) -> Gap:
    made = Gap()
    made.size, made.holds, made.lacks = size, holds, lacks
    return made


Lying = dict[str, list[tuple[int, Pile]]]


def test_what_is_seen_or_held_in_one_of_the_piles_is_no_more_to_be_placed() -> None:
    gaps = {("draw", 0): gap(2, holds=(3,))}
    zones: Lying = {"hand": [(0, (4,))], "draw": [(0, (-1, -1))]}
    put_among(Unplaced(Among(("hand", "draw"), 0, (3, 4, 5)), gaps, zones), 0, swift(1))
    assert gaps["draw", 0].holds == (3, 5)


def test_cards_that_fit_into_few_piles_come_first() -> None:
    for seed in range(20):
        gaps = {("hand", 0): gap(1), ("draw", 0): gap(1, lacks=1 << 7)}
        zones: Lying = {"hand": [(0, (-1,))], "draw": [(0, (-1,))]}
        put_among(Unplaced(Among(("hand", "draw"), 0, (6, 7)), gaps, zones), 0, swift(seed))
        assert (gaps["hand", 0].holds, gaps["draw", 0].holds) == ((7,), (6,))


def test_where_there_is_no_room_the_view_is_wrong() -> None:
    with pytest.raises(BadData, match="room"):
        put_among(Unplaced(Among(("hand",), 0, (6, 7)), {("hand", 0): gap(1)}, {"hand": [(0, (-1,))]}), 0, swift(1))


def test_a_pile_of_unseen_size_takes_what_nothing_else_can_hold_and_no_more() -> None:
    for seed in range(20):
        gaps = {(word, owner): gap(2) for word in ("hand", "victory") for owner in (0, 1)}
        for owner in (0, 1):
            gaps["victory", owner].size, gaps["victory", owner].is_open = 0, True
        zones: Lying = {"hand": [(0, (-1, -1)), (1, (-1, -1))], "victory": [(0, ()), (1, ())]}
        known = [Among(("hand", "victory"), 0, (1, 2)), Among(("hand", "victory"), 1, (3, 4, 5))]
        put_all_among([Unplaced(among, gaps, zones) for among in known], 1, swift(seed))
        assert [len(gaps["victory", owner].holds) for owner in (0, 1)] == [0, 1]


def test_a_shown_hand_stays_known() -> None:
    s = position(
        "storm-dragons",
        2,
        "flight A Juggernaut\nholder A\nhand A King\nhand B Fog Tempest\ndraw A Spy Spy\n"
        "draw B Queen Queen Queen Spy Elder\nturn B\nB Yield",
    )
    known = look(s, 0).remembered
    book = s.setup.book
    shown = tuple(sorted([book.card("Tempest"), book.card("Fog")]))
    assert Holds("hand", 1, shown) in known
    assert Among(("hand", "draw", "discards", "found", "victory"), 1, shown) in known


def test_cards_of_a_rebuild_lie_somewhere() -> None:
    s = position(
        "storm-dragons",
        2,
        "flight A Juggernaut\nhand A King\nflight B Spy\nhand B Fog Tempest Queen\nknown_hand B Fog Tempest\n"
        "draw A Spy Spy\ndraw B Queen Queen\nturn B\nB Rebuild\nB Fog\nB Queen",
    )
    fog, tempest = s.setup.book.card("Fog"), s.setup.book.card("Tempest")
    places = set()
    for seed in range(30):
        world = redeal(s, 0, swift(seed))
        hidden = world.hands[1] + world.draws[1] + world.discards[1]  # type: ignore[attr-defined]
        assert fog in hidden
        assert tempest in hidden
        places.add(fog in world.hands[1])  # type: ignore[attr-defined]
    assert places == {True, False}


@pytest.mark.parametrize("text", ["", "0", "13", "x", "-1", "5.0", "٣", "1234567"])
def test_a_number_keeps_its_bounds(text: str) -> None:
    with pytest.raises(BadSetup, match="from 1 to 12"):
        Number("hand", "XX-1", "how many", 5, 1, 12).read(text, 2)


def test_a_number_is_read_and_written() -> None:
    option = Number("hand", "XX-1", "how many", 5, 1, 12)
    assert [option.read(text, 2) for text in ("1", "5", "12")] == [1, 5, 12]
    assert option.write(7) == "7"
