"""wyrmhall replay: a saved game, told from its beginning."""

from __future__ import annotations

from pathlib import Path

from wyrmhall.cli.console import console
from wyrmhall.cli.files import one_record_in
from wyrmhall.cli.output import Json, print_json
from wyrmhall.cli.words import outcome
from wyrmhall.cli.words import told as told_in_words
from wyrmhall.kernel.check import Replay, replay_of
from wyrmhall.kernel.data import view_to_data
from wyrmhall.kernel.errors import BadRecord, BadSetup
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.view import SPECTATOR, heard, look


def replay(file: Path, *, seat: str | None = None, until: int | None = None, json: Json = False) -> int:
    """Tell a saved game again.

    Parameters
    ----------
    file
        A record of one game.
    seat
        Tell only what this seat, or a spectator, could see; without it, everything.
    until
        Stop after so many choices.
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
        raise BadRecord(str(failure))
    played.go_on()
    told = [heard(event, viewer) if viewer is not None else event for event in events]
    if json:
        view = look(played.s, viewer if viewer is not None else SPECTATOR)
        view.events = tuple(told)
        print_json(view_to_data(view))
    else:
        for sentence in [*told_in_words(played.setup, told), *ending(played)]:
            console.print(sentence, markup=False)
    return 0


def seat_of(setup: Setup, word: str) -> int:
    if word == "spectator":
        return SPECTATOR
    try:
        return setup.seat(word)
    except ValueError as error:
        raise BadSetup(str(error)) from None


def ending(played: Replay) -> list[str]:
    """Who has won, if the game is over."""
    view = look(played.s, SPECTATOR)
    return [] if view.waiting else [f"The game is over: {outcome(view)}"]
