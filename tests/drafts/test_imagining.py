"""What a world costs that a drafter imagines, at the worst moments: 8 seats, the last pack."""

from __future__ import annotations

import pytest

from tests.work import calls_made
from wyrmhall.drafts.game import DraftGame
from wyrmhall.drafts.state import Draft
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.imagine import imagine
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.view import SPECTATOR, look

MOST_CALLS = 10_000  # of functions, those of C among them: 8,600 took 1.3 ms where this was written


def in_its_last_pack(setup: Setup) -> Draft:
    lot = swift("last pack")
    s = setup.game.start_from(setup, swift("last pack"))
    assert isinstance(s, Draft)
    while s.round < len(s.form.rounds) or s.pick < 4:
        seat = owing(s)[0]
        offered = options(s, seat)
        choose(s, seat, offered[lot.below(len(offered))])
    return s


@pytest.mark.parametrize(
    ("name", "variant"),
    [("dbs-draft", "standard"), ("dragon-booster-draft", "booster"), ("dragon-booster-draft", "sealed")],
)
@pytest.mark.parametrize("viewer", [SPECTATOR, 3])
def test_a_world_is_cheap_to_imagine(name: str, variant: str, viewer: int) -> None:
    drafted = game(name)
    assert isinstance(drafted, DraftGame)
    view = look(in_its_last_pack(drafted.set_up(8, variant)), viewer)
    imagine(view, swift(0))  # what is made once for a set
    assert calls_made(lambda: imagine(view, swift(1))) < MOST_CALLS
