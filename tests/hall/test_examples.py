"""The records beside the clauses: each of them can be stepped through."""

from __future__ import annotations

import pytest

from tests.laws.samples import every_game
from wyrmhall.hall import catalogue, http
from wyrmhall.hall.errors import NotFound
from wyrmhall.hall.examples import MOST, examples, records_by_clause, text_of
from wyrmhall.hall.replay import replayed
from wyrmhall.kernel.clauses import records_of
from wyrmhall.kernel.game import Game

GAMES = [game for game in every_game() if records_by_clause(game.name)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_record_can_be_stepped_through(game: Game) -> None:
    for record in records_of(game):
        shown = replayed(http.AskReplay(record=text_of(record, game.folder / "records"), viewer=-2))
        assert shown.frames, record.title()
        assert shown.frames[-1].step == min(shown.steps, 29), record.title()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_clause_says_how_many_records_show_it(game: Game) -> None:
    rules = catalogue.rules(game.name)
    counts = {clause.name: clause.examples for clause in rules.clauses}
    assert max(counts.values()) <= MOST
    some = [name for name, count in counts.items() if count]
    assert len(some) > (len(counts) / 2 if game.rule_book is None else 5)  # of the book of another game it shows a part
    for name in some[:5]:
        assert len(examples(game.name, name)) == counts[name]


def test_a_clause_without_a_record_has_none() -> None:
    with pytest.raises(NotFound):
        examples("magic-dragon", "MD-999")


def test_how_files_are_written_is_no_rule_for_players() -> None:
    sections = {clause.section for clause in catalogue.rules("fairy-tale").clauses}
    assert "Scoring" in sections
    assert not sections & set(catalogue.FOR_DESIGNERS)
