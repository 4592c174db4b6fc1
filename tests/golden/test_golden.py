"""Games saved under a version of the rules replay under it for ever, and are refused by every other one.

A new version needs new games: `python -m tests.golden.make`.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from wyrmhall.cli.files import one_record_in
from wyrmhall.cli.verify import missing_proof
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.errors import BadRecord
from wyrmhall.kernel.registry import game

GAMES = sorted(Path(__file__).parent.glob("*/*.record"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_saved_game_replays_to_the_same_end_or_is_refused(path: Path) -> None:
    record = one_record_in(path)
    if record.tags["Rules"] != game(record.tags["Game"]).rules:
        with pytest.raises(BadRecord, match="a record of rules"):
            replay_of(record)
        return
    played = replay_of(record)
    assert played.play() is None
    assert missing_proof(record, played) == ""
    assert not played.s.waiting  # it is over, though players may have lost together


@pytest.mark.parametrize("name", ["fairy-tale", "magic-dragon", "storm-dragons"])
def test_there_are_saved_games_of_the_present_rules(name: str) -> None:
    assert len(list(Path(__file__).parent.glob(f"{name}/rules-{game(name).rules}-*.record"))) >= 8
