"""OPEN sees every face of every zone and is asked nothing; the default book draws any card."""

from __future__ import annotations

import json

import pytest

from tests.toy.relay import RELAY
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import view_from_data, view_to_data
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.value import NONE, UNSEEN, cards_of
from wyrmhall.kernel.view import OPEN, look, piles

GAMES = (game("magic-dragon"), RELAY)


def played(rules: Game, choices: int) -> State:
    events: list[Event] = []
    setup = rules.set_up(4)
    s, lot = rules.start_from(setup, swift("open"), events), swift("choices")
    for _ in range(choices):
        offered = options(s, owing(s)[0])
        choose(s, owing(s)[0], offered[lot.below(len(offered))])
    return s


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.name))
@pytest.mark.parametrize("choices", [0, 2, 9, 20])
def test_it_sees_the_zones_as_they_are(rules: Game, choices: int) -> None:
    s = played(rules, choices)
    view = look(s, OPEN)
    for zone in s.zones:
        assert view.zones[zone.word] == tuple(piles(s, zone))
    seen = [card for lying in view.zones.values() for _, pile in lying for card in cards_of(pile or ())]
    assert sorted(seen) == sorted(s.deck())


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: str(rules.name))
def test_it_hears_everything_and_is_asked_nothing(rules: Game) -> None:
    s = played(rules, 9)
    view = look(s, OPEN)
    assert s.events is not None
    assert [(event.cards, event.named) for event in view.events] == [(event.cards, event.named) for event in s.events]
    assert all(UNSEEN not in event.cards for event in view.events)
    assert view.owing() == owing(s)
    assert (view.prompt, view.options, view.chosen, view.remembered) == (None, (), (), ())


def test_it_travels() -> None:
    view = look(played(GAMES[0], 9), OPEN)
    assert view_from_data(view.setup, json.loads(json.dumps(view_to_data(view)))) == view


def test_there_is_nobody_beyond_it() -> None:
    with pytest.raises(BadSetup):
        look(played(RELAY, 0), OPEN - 1)


def test_any_card_can_be_drawn_and_any_option_points_somewhere() -> None:
    book = RELAY.set_up(4).book
    face = book.face(0)
    assert face == Face(book.faces[0])
    assert (face.title, face.rank, face.palette, face.glyph, face.art) == (
        book.faces[0],
        "",
        "gold",
        "dragon",
        "dragon",
    )
    assert book.marks(0) == ()
    assert {option.target for option in book.options} == {NONE}
