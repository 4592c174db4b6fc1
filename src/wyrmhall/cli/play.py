"""wyrmhall play: a game in the terminal, with bots."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wyrmhall.bots import LEVELS, USUAL, bot
from wyrmhall.cli.coaching import Coaching, coaching_for, count_game
from wyrmhall.cli.files import list_in, record_text
from wyrmhall.cli.lines import Line
from wyrmhall.cli.plain import play_plain
from wyrmhall.cli.setup import House, read_house_words
from wyrmhall.cli.sitting import BOT_NAMES, YOU, Sitting, data_folder, unfinished
from wyrmhall.cli.words import Words, closing_lines, opening_lines, words_at
from wyrmhall.kernel.errors import BadRecord, BadSetup, WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.practice import read_practice
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.setup import Setup

USUAL_SEATS = 4
PAUSE = 0.3  # seconds between the moves of bots

Level = Annotated[str | None, Parameter(help=f"How the bots play: {' or '.join(LEVELS)}. By default {USUAL}.")]
Switch = Annotated[bool, Parameter(negative="", show_default=False)]


def play(
    game: str,
    /,
    *,
    seats: int | None = None,
    bots: Level = None,
    seed: str | None = None,
    house: House = (),
    variant: str | None = None,
    cards: Path | None = None,
    deck: Path | None = None,
    new: Switch = False,
    resume: Path | None = None,
    begin_from: Annotated[Path | None, Parameter(name="--from")] = None,
    seat: int = 1,
    plain: Switch = False,
    fast: Switch = False,
    coach: bool | None = None,
) -> None:
    """Play a game in the terminal, with bots.

    Your last unfinished game is resumed, unless you ask for a new one or choose how to set it up. Each choice is saved
    at once, so you can leave whenever you like.

    Parameters
    ----------
    game
        The game, such as magic-dragon.
    seats
        How many seats, including yours. By default 4, or as near to it as the game allows.
    seed
        Deal from this seed, so that the same game can be dealt again. By default, deal from a secret key that is
        pledged beforehand.
    house
        A house option, as name=value. May be repeated.
    variant
        A variant of the game.
    cards
        A card table of your own.
    deck
        What you bring, in a game to which everybody brings cards: a file with one card a line, such as 2 Ember, or the
        name of a deck that is ready, such as dragon-eyes. By default you bring the usual deck, as the bots do.
    new
        Start a new game.
    resume
        Resume this saved game.
    begin_from
        Practise: play on from the position to which this record leads, against bots.
    seat
        In a position: your seat, counted from 1.
    plain
        Play line by line instead of on a full screen, for screen readers and pipes.
    fast
        Do not pause between the moves of bots.
    coach
        Be told one short thing the first time that something matters. By default in your first three games of a kind.
    """
    book = game_named(game)
    has_set_up = bool(house) or any(word is not None for word in (seats, bots, seed, variant, cards, deck))
    if resume is not None and (new or has_set_up):
        raise BadSetup("--resume continues a saved game as it is: leave out --new and all options of the set-up")
    if begin_from is not None and (new or resume is not None or any((seats, seed, house, variant, cards, deck))):
        raise BadSetup("--from takes the set-up from the record: leave out --new, --resume and all of it but --bots")
    with one_line_for_disk_errors():
        path = resume if resume is not None or new or has_set_up else unfinished(game)
        if begin_from is not None:
            path, sitting = None, practised(book, begin_from, seat, bots or USUAL)
        elif path is not None:
            sitting = resumed(book, path)
        else:
            setup = set_up(book, seats, variant, read_house_words(house), cards)
            sitting = begun(setup, bots or USUAL, seed, deck)
            count_game(book)
        words = words_at(sitting)
        coaching = coaching_for(book, words, wanted=coach)
        greeting = opening_lines(words, sitting) + ([words.say("back", file=path.name)] if path is not None else [])
        pause = 0.0 if fast else PAUSE
        try:
            (show_lines if plain or not has_terminal() else show_table)(sitting, greeting, pause, coaching)
        except KeyboardInterrupt:
            print()  # the terminal has left ^C in the line
            say_goodbye(words, sitting)
            raise
        say_goodbye(words, sitting)


def say_goodbye(words: Words, sitting: Sitting) -> None:
    for line in closing_lines(words, sitting):
        print(line.text)


def show_lines(sitting: Sitting, greeting: list[Line], pause: float, coaching: Coaching | None) -> None:
    play_plain(sitting, greeting, coaching)


def show_table(sitting: Sitting, greeting: list[Line], pause: float, coaching: Coaching | None) -> None:
    from wyrmhall.cli.table import play_at_table  # Textual takes longer to import than all the rest

    play_at_table(sitting, greeting, pause, coaching)


def has_terminal() -> bool:
    if sys.stdin is None or sys.stdout is None:  # closed by whoever started us
        return False
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def resumed(game: Game, path: Path) -> Sitting:
    """A saved game of this game; raises BadRecord."""
    try:
        sitting = Sitting.resume(path)
    except BadRecord as error:
        raise BadRecord(f"{error} (to start another game: wyrmhall play {game.name} --new)") from None
    if sitting.setup.game is not game:
        raise BadRecord(f"{path}: this is a game of {sitting.setup.game.name}, not of {game.name}")
    return sitting


def practised(game: Game, path: Path, seat: int, level: str) -> Sitting:
    """A game from the position to which a record leads; raises BadRecord or BadSetup."""
    practice = read_practice(record_text(path), seed=secrets.token_hex(8))
    setup = practice.replay.setup
    if setup.game is not game:
        raise BadRecord(f"{path}: this is a position of {setup.game.name}, not of {game.name}")
    if not 1 <= seat <= setup.seats:
        raise BadSetup(f"there is no seat {seat} in this position; there are {setup.seats}")
    return Sitting.practise(practice, seat - 1, level)


def set_up(game: Game, seats: int | None, variant: str | None, house: dict[str, str], cards: Path | None) -> Setup:
    """What the person asks for, checked; raises BadSetup or BadTable."""
    if seats is None:
        allowed = game.seats.get(variant or game.usual_variant(), (USUAL_SEATS,))
        seats = min(allowed, key=lambda number: (abs(number - USUAL_SEATS), number))
    game.set_up(seats, variant, house, cards)  # what is wrong is said before any name is made up
    others = BOT_NAMES + tuple(f"Bot{number}" for number in range(len(BOT_NAMES) + 1, seats))
    return game.set_up(seats, variant, house, cards, (YOU, *others[: max(seats - 1, 0)]))


def begun(setup: Setup, level: str, seed: str | None, deck: Path | None = None) -> Sitting:
    """A new game, saved from its first moment on."""
    bot(level, 0)  # before anything is written
    brought = list_in(deck, setup) if deck is not None else None
    return Sitting.begin(setup, level, seed, brought)


@contextmanager
def one_line_for_disk_errors() -> Iterator[None]:
    """A disk that is full or closed to us is the person's business, not a fault of the program."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise WyrmhallError(f"{error.filename or data_folder()}: {error.strerror or error}") from error
