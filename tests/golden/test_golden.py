"""Games saved under each version of the rules: those of the present one replay for ever, older ones are refused.

A change of a rule needs a new version and new games: `python -m tests.golden.make`.
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
PRESENT = [path for path in GAMES if path.name.startswith(f"rules-{game(path.parent.name).rules}-")]
FORMER = [path for path in GAMES if path not in PRESENT]


@pytest.mark.parametrize("path", PRESENT, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_saved_game_replays_to_the_same_end(path: Path) -> None:
    record = one_record_in(path)
    played = replay_of(record)
    assert played.play() is None
    assert missing_proof(record, played) == ""
    assert not played.s.waiting  # it is over, though players may have lost together


@pytest.mark.parametrize("path", FORMER, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_game_of_former_rules_is_refused(path: Path) -> None:
    record = one_record_in(path)
    former, present = record.tags["Rules"], game(record.tags["Game"]).rules
    with pytest.raises(BadRecord, match=f"a record of rules {former}; this Wyrmhall plays rules {present} of"):
        replay_of(record)


def test_there_are_saved_games() -> None:
    for name in ("fairy-tale", "magic-dragon", "storm-dragons"):
        assert len([path for path in PRESENT if path.parent.name == name]) >= 8
    for name in ("custom-draft", "dbs-draft", "dragon-booster-draft"):
        assert [path for path in PRESENT if path.parent.name == name]
