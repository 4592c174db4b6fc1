"""kill -9 in the middle of an event; `make soak ARGS=hall` does it 50 times with 32 players."""

from __future__ import annotations

from pathlib import Path

from tests.hall.faults.event_kills import killed_event
from tests.hall.serving import serving

GENEROUS = {
    "WYRMHALL_MESSAGE_RATE": "100000",
    "WYRMHALL_MESSAGE_BURST": "1000000",
    "WYRMHALL_PLAYER_RATE": "100000",
    "WYRMHALL_PLAYER_BURST": "1000000",
}


def test_nothing_that_was_confirmed_is_lost_and_the_standings_are_the_same(tmp_path: Path) -> None:
    with serving(tmp_path, environment=GENEROUS) as hall:
        killed, _ = killed_event(hall, players=8, rounds=3, kills=3, seed=17)
        assert killed >= 1
