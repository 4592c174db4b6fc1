"""The coach can speak: each note is set off in games of bots, and by nothing that its seat is not sent."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.lessons.taught import GAMES
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Refusal
from wyrmhall.kernel.play import advance, check, choose, options, owing
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import View, look
from wyrmhall.lessons.lesson import BadLesson, lessons_of
from wyrmhall.lessons.notes import REFUSED, Coach, Note, fired, notes_of, read_notes, taught
from wyrmhall.lessons.proof import MOST_WORDS

TRIED = 30  # games of each variant, at most
ASKED_AT_ONCE = 40  # of a game with more options, refusals are not looked at whenever its seat must choose


def moments(setup: Setup, seed: str) -> Iterator[tuple[State, View]]:
    """The first seat's view whenever it must choose, and at the end, with the news since the last time."""
    s, chance, heard = setup.game.start_from(setup, swift(seed), []), swift(f"{seed}/choices"), 0
    while True:
        advance(s)
        if 0 in owing(s) or not owing(s):
            yield s, look(s, 0, heard)
            heard = len(s.events or [])
        if not owing(s):
            return
        seat = owing(s)[chance.below(len(owing(s)))]
        offered = options(s, seat)
        choose(s, seat, offered[chance.below(len(offered))])


def refused(s: State) -> set[str]:
    """The clauses that are named first where the first seat cannot take an option."""
    found: set[str] = set()
    for option in s.book().options:
        try:
            check(s, 0, option)
        except IllegalOption as error:
            found.update(error.clauses[:1])
    return found


def silent(game: Game, notes: list[Note]) -> set[str]:
    """The notes that nothing has set off."""
    left = {note.name() for note in notes}
    for number in range(TRIED):
        for variant, seats in game.seats.items():
            setup = game.set_up(seats[number % len(seats)], variant)
            for turn, (s, view) in enumerate(moments(setup, f"coach/{number}")):
                left -= {note.name() for note in fired(notes, view, view.events)}
                is_asked = turn % (len(s.book().options) // ASKED_AT_ONCE + 1) == 0
                if is_asked and any(note.startswith(REFUSED) for note in left):
                    left -= {f"{REFUSED} {clause}" for clause in refused(s)}
            if not left:
                return left
    return left


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_note_is_set_off_sooner_or_later(game: Game) -> None:
    assert silent(game, notes_of(game)) == set()


def test_a_note_that_nothing_sets_off_is_found() -> None:
    dead = read_notes("note event hatches An egg hatches.\nnote asked MD-10 Bid.", "coach.notes")
    assert silent(GAMES[0], dead) >= {"event hatches"}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_notes_are_short_sentences(game: Game) -> None:
    notes = notes_of(game)
    assert notes
    for note in notes:
        assert len(note.text.split()) <= MOST_WORDS, note.text
        assert note.text.endswith((".", "!", "?")), note.text


@pytest.mark.parametrize(
    "text",
    ["say asked MD-10 Bid.", "note asked MD-10", "note smelt MD-10 Bid.", "note asked A a.\nnote asked A b."],
)
def test_what_is_no_note_is_refused_with_file_and_line(text: str) -> None:
    with pytest.raises(BadLesson, match=r"coach\.notes:[12]: "):
        read_notes(text, "coach.notes")


def test_nothing_is_said_twice_and_what_a_lesson_has_taught_is_not_said_at_all() -> None:
    game = GAMES[0]
    notes, lessons = notes_of(game), lessons_of(game)
    assert taught(notes, lessons[:1])
    coach = Coach(notes, taught(notes, lessons[:1]))
    said = [
        note
        for setup in [game.set_up(3)]
        for _, view in moments(setup, "twice")
        if (note := coach.say(view, view.events))
    ]
    assert said
    assert len({note.name() for note in said}) == len(said)
    assert not {note.name() for note in said} & taught(notes, lessons[:1])
    clause = next(note.key for note in notes if note.trigger == REFUSED and note.name() not in coach.said)
    again = Refusal("too-low", (clause,))
    assert coach.say_refused([again]) is not None
    assert coach.say_refused([again]) is None
