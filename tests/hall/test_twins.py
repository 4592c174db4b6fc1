"""No byte to a viewer depends on what the viewer may not know; and leaks that are planted are found."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.hall.leaks import LEAKS, Leak
from tests.hall.twins import follow
from tests.laws.samples import draft_tables, every_table, name_of
from wyrmhall.hall import openings
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.laws.law import Broken

DRAFTS = (
    "dbs-draft-standard-2",
    "dbs-draft-standard-8",
    "dragon-booster-draft-booster-4",
    "dragon-booster-draft-sealed-3",
)
TABLES = every_table() + [table for table in draft_tables() if name_of(table) in DRAFTS]
PAIRS = 190  # at each table; together 1,500


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_twin_halls(tmp_path: Path, table: Setup) -> None:
    tally = follow(tmp_path, [table], "halls", PAIRS)
    assert tally.deeds["choose"] > PAIRS / 2
    assert all(
        tally.deeds[deed] for deed in ("err", "ask", "undo", "reconnect", "interrupt", "look_again", "try_together")
    )


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.what)
def test_planted_leaks_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak.plant(monkeypatch)
    monkeypatch.setattr(openings, "MOST_TABLES", 1000)  # so that all moments are compared, however short the games
    tables = [table for table in TABLES if name_of(table) == "relay-single-3"]
    with pytest.raises(Broken, match="twin halls"):
        follow(tmp_path, tables, "leaks", 2_000, ahead=18)
