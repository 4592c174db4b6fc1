"""A game that implements the rules alone is shown, copied and written down all the same."""

from __future__ import annotations

import runpy
from typing import Any

import pytest

from tests.docs.test_docs import ROOT
from tests.toy.relay import RELAY
from wyrmhall import choose, look, options, owing, score
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.record import read_records
from wyrmhall.kernel.said import said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.showing import Showing
from wyrmhall.kernel.state import State, Step
from wyrmhall.kernel.value import Value
from wyrmhall.kernel.view import SPECTATOR
from wyrmhall.kernel.writing import Writing

EXAMPLE: Any = type(runpy.run_path(str(ROOT / "docs" / "examples" / "high_dragon.py"))["HIGH_DRAGON"])


class Watched(Step[State]):
    """A step that is called as a fact of the game."""


class RulesAlone(EXAMPLE):  # type: ignore[misc]
    words: tuple[type[Value], ...] = (*EXAMPLE.words, Watched)
    score = Showing.score


def rules_alone() -> Game:
    game = RulesAlone()
    assert isinstance(game, Game)
    return game


def after_a_trick() -> State:
    s = rules_alone().start(3, seed=7)
    for seat in owing(s):
        choose(s, seat, options(s, seat)[0])
    return s


def test_the_fact_called_scores_is_shown_beside_the_names_and_explained() -> None:
    s = after_a_trick()
    view = look(s, SPECTATOR)
    scores = view.facts["scores"]
    assert sum(scores) == 1
    game = s.setup.game
    assert [game.score(view, seat) for seat in range(3)] == [[ScoreLine("score", points, ())] for points in scores]
    assert [game.about_seat(view, seat) for seat in range(3)] == [[said("score", value=points)] for points in scores]
    assert [score(s, seat) for seat in range(3)] == list(scores)


def test_who_has_no_scores_shows_none() -> None:
    view = look(rules_alone().start(2, seed=7), SPECTATOR)
    del view.facts["scores"]
    assert view.setup.game.score(view, 0) == []
    assert view.setup.game.about_seat(view, 0) == []


def test_a_copy_by_the_tables_is_equal_and_shares_no_list() -> None:
    s = after_a_trick()
    before, twin = fingerprint(s), s.copy()
    assert fingerprint(twin) == before
    while owing(twin):
        choose(twin, owing(twin)[0], options(twin, owing(twin)[0])[0])
    assert fingerprint(twin) != before == fingerprint(s)


def test_each_step_that_needs_a_seat_or_nothing_is_a_begin_word() -> None:
    assert set(rules_alone().begins()) == {"deal", "trick", "choosing", "award", "peeking"}
    assert "race" not in Writing.begins(RELAY)  # a race needs to know who wins it


@pytest.mark.parametrize("begin", ["peeking B", "trick"])
def test_a_record_begins_with_such_a_word_and_a_fact_keeps_its_own(begin: str) -> None:
    text = f'[Game "high-dragon"]\n[Seats "A B C"]\n\nhand A D5\nhand B D7\nhand C D9\nwatched A A A\n{begin}\n'
    [record] = read_records(text + "? score B 0\n", "test.record")
    assert Replay(record, record.set_up(rules_alone(), ".")).play() is None


def test_a_short_card_table_needs_no_file() -> None:
    book = rules_alone().book_of(None)
    assert (book.table.name, len(book.deck)) == ("high-dragon.csv", 15)
