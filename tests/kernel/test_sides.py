"""Sides that are no seats: they own cards on the table, are named in records, and owe nothing."""

from __future__ import annotations

import pytest

from wyrmhall.kernel.check import position
from wyrmhall.kernel.errors import BadRecord, IllegalOption
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.view import SPECTATOR, look

SETUP = game("storm-dragons").set_up(2, "coop")


def test_sides_are_counted_after_the_seats() -> None:
    assert SETUP.names == ("A", "B")
    assert SETUP.sides == tuple("CDEFabcdef")
    assert [SETUP.name(owner) for owner in (-1, 0, 1, 2, 6)] == ["-", "A", "B", "C", "a"]
    assert [SETUP.seat(name) for name in ("-", "A", "C", "a", "f")] == [-1, 0, 2, 6, 11]


def test_other_games_have_none() -> None:
    setup = game("storm-dragons").set_up(2)
    assert setup.sides == ()
    with pytest.raises(ValueError, match="there is no seat a"):
        setup.seat("a")


def test_their_cards_lie_open() -> None:
    s = position("storm-dragons", 2, "flight a Spy\nfront C Fog\nhand A King\nturn A", variant="coop")
    write = s.setup.book.write
    for viewer in (SPECTATOR, 0, 1):
        zones = look(s, viewer).zones
        assert [write(item) for owner, pile in zones["flight"] if owner == 6 for item in pile or ()] == ["Spy"]
        assert [write(item) for owner, pile in zones["front"] if owner == 2 for item in pile or ()] == ["Fog"]


def test_they_choose_nothing() -> None:
    s = position("storm-dragons", 2, "flight a Spy\nhand A King\nturn A", variant="coop")
    with pytest.raises(IllegalOption, match="no such seat"):
        choose(s, 6, "King")
    with pytest.raises(BadRecord, match="no such seat"):
        position("storm-dragons", 2, "flight a Spy\nhand A King\nturn A\na King", variant="coop")
