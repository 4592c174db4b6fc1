"""A hand that the rules show for a moment is shown at a table, and only to whom they show it."""

from __future__ import annotations

import runpy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from tests.hall.room import Guest, Room, in_a_room, whose_turn
from wyrmhall.games.storm_dragons.cards import ALL_STORMS
from wyrmhall.games.storm_dragons.game import StormDragonsGame
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import registered
from wyrmhall.kernel.setup import LETTERS, Setup
from wyrmhall.kernel.state import Event, State

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "high_dragon.py"


@pytest.fixture(autouse=True)
def high_dragon(monkeypatch: pytest.MonkeyPatch) -> None:
    game = runpy.run_path(str(EXAMPLE))["HIGH_DRAGON"]
    assert isinstance(game, Game)
    monkeypatch.setitem(registered, game.name, game)


def hand(guest: Guest, owner: int) -> list[str]:
    """The faces that this viewer was shown last of this hand."""
    zones: dict[str, Any] = {zone["word"]: zone for zone in guest.game["zones"]}
    return [item["text"] for item in zones["hand"]["piles"][owner]["items"]]


@in_a_room
async def test_the_winner_of_a_trick_sees_the_hand_it_named_and_nobody_else_does(room: Room) -> None:
    guests = await room.play("Ada", "Bea", "Cay", game="high-dragon")
    zoe = await room.watch(guests[0])
    for guest in guests:
        await guest.chosen()
    winner = guests[guests[0].game["facts"]["scores"].index(1)]
    named, other = [guests[(winner.seat + steps) % 3] for steps in (1, 2)]
    true_hand = hand(named, named.seat)
    assert len(true_hand) == 2
    await winner.chosen(f"look:{LETTERS[named.seat]}")
    for _ in range(3):  # while the others choose
        assert hand(winner, named.seat) == true_hand
        assert hand(await winner.come(), named.seat) == true_hand
        assert hand(other, named.seat) == hand(zoe, named.seat) == []
        assert hand(winner, other.seat) == hand(zoe, other.seat) == []
        await whose_turn([named, other, winner]).chosen()
    assert len(hand(named, named.seat)) == 1
    assert hand(zoe, named.seat) == []


Brought = Sequence[Sequence[int] | None] | None


class Stormy(StormDragonsGame):
    """Storm Dragons that deals nothing but storms into the first hands."""

    def start_from(
        self, setup: Setup, chance: Chance, events: list[Event] | None = None, brought: Brought = None
    ) -> State:
        s = super().start_from(setup, chance, events, brought)
        assert isinstance(s, StormDragons)
        for seat in range(s.seats):
            cards = s.hands[seat] + s.draws[seat]
            s.hands[seat] = tuple(sorted([card for card in cards if ALL_STORMS >> card & 1]))
            s.draws[seat] = tuple([card for card in cards if not ALL_STORMS >> card & 1])
        return s


@in_a_room
async def test_a_hand_that_is_shown_to_yield_is_told_to_everybody(room: Room) -> None:
    """Storm Dragons draws up in the same breath, so the hand is shown by the line of the log, and remembered."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(registered, Stormy.name, Stormy())
        guests = await room.play("Ada", "Bea", "Cay", game=Stormy.name)
        zoe = await room.watch(guests[0])
        guest = whose_turn(guests)
        before = hand(guest, guest.seat)
        await guest.chosen("Yield")
    for viewer in (*guests, zoe):
        [shown] = [line for line in viewer.shown["lines"] if (line["said"] or {}).get("kind") == "shows-hand"]
        assert (shown["seat"], sorted(shown["cards"])) == (guest.seat, sorted(before))
    assert ["Holds", "hand", guest.seat, before] in zoe.game["remembered"]
    assert hand(zoe, guest.seat) == []
