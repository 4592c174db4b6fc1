"""What can be taken back: the game as it was before a seat's last choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wyrmhall.kernel.learn import has_learnt, has_seen
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.view import View, heard

DEEPEST = 200  # choices that can be taken back one after the other: a mind can be changed without end, memory ends


class Before(NamedTuple):
    """A game as it was before a seat's last choice, which can be taken back as long as the seat has learnt nothing."""

    choices: int
    state: State
    view: View
    thought: int  # milliseconds that the choice took
    earlier: dict[int, Before]  # what each seat could have taken back then; nobody changes it any more
    depth: int  # of what hangs together by `earlier`
    parts: int = 1  # choices that were made at once


def before_choosing(earlier: dict[int, Before], choices: int, s: State, view: View, thought: int, parts: int) -> Before:
    """All that the next choice of the viewer, or so many at once, may change: to go back to."""
    depth = 1 + max([each.depth for each in earlier.values()], default=0)
    if depth > DEEPEST:
        earlier, depth = {}, 1
    return Before(choices, s, view, thought, earlier.copy(), depth, parts)


def still_to_be_undone(
    before: dict[int, Before], s: State, view: Callable[[int], View], events: list[Event]
) -> dict[int, Before]:
    """Nobody takes back a choice after which the seat has learnt something, or a card was drawn."""
    chance = s.chance.to_data()
    return {
        seat: each
        for seat, each in before.items()
        if not (
            each.state.chance.to_data() != chance
            or has_learnt(each.view, view(seat))
            or has_seen(each.view, [heard(event, seat) for event in events])
        )
    }
