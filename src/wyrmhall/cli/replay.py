"""wyrmhall replay: a saved game, told from its beginning."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from wyrmhall.cli.console import console
from wyrmhall.cli.failures import failure_in_words
from wyrmhall.cli.files import one_record_in
from wyrmhall.cli.language import speaker_for
from wyrmhall.cli.lines import Line, side_by_side
from wyrmhall.cli.output import Json, print_json
from wyrmhall.cli.sitting import YOU
from wyrmhall.cli.words import Words
from wyrmhall.kernel.check import Replay, replay_of
from wyrmhall.kernel.data import view_to_data
from wyrmhall.kernel.errors import BadRecord, BadSetup
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.view import SPECTATOR, heard, look


def replay(file: Path, *, seat: str | None = None, until: int | None = None, json: Json = False) -> int:
    """Retell a saved game, move by move.

    Parameters
    ----------
    file
        The record of one game.
    seat
        Tell only what this seat could see, or a spectator (--seat spectator). By default, tell everything.
    until
        Stop after this many choices.
    """
    record = one_record_in(file)
    played = replay_of(record, str(file.parent))
    viewer = None if seat is None else seat_of(played.setup, seat)
    events: list[Event] = []
    played.s.events = events
    failure = None
    for line in record.lines:
        if until is not None and played.begun and len(played.choices) >= until:
            break
        failure = played.step(line)
        if failure is not None:
            break
    else:
        failure = played.finish()
    if failure is not None:
        raise BadRecord(failure_in_words(played.setup, failure))
    played.go_on()
    told = [heard(event, viewer) if viewer is not None else event for event in events]
    if json:
        view = look(played.s, viewer if viewer is not None else SPECTATOR)
        view.events = tuple(told)
        print_json(view_to_data(view))
    else:
        words = words_for(played.setup, viewer, record.players(played.setup))
        for sentence in [*words.told(told), *ending(words, played)]:
            console.print(sentence.text, markup=False)
    return 0


def seat_of(setup: Setup, word: str) -> int:
    if word == "spectator":
        return SPECTATOR
    try:
        return setup.seat(word)
    except ValueError as error:
        raise BadSetup(str(error)) from None


def words_for(setup: Setup, viewer: int | None, players: Sequence[str]) -> Words:
    """To the seat that looks; to everybody, a game that was played here is told to who played it."""
    if viewer is None and YOU in setup.names:
        viewer = setup.names.index(YOU)
    names = ["" if name == YOU else name for name in players]  # to anybody else that seat is its letter
    return Words(speaker_for(setup, SPECTATOR if viewer is None else viewer, names))


def ending(words: Words, played: Replay) -> list[Line]:
    """Who has won, if the game is over."""
    view = look(played.s, SPECTATOR)
    return [] if view.waiting else [side_by_side([words.say("game-over"), words.outcome(view)])]
