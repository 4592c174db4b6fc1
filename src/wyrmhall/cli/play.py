"""wyrmhall play: a game in the terminal, with bots."""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, NamedTuple

from cyclopts import Parameter

from wyrmhall.bots import LEVELS, USUAL, bot
from wyrmhall.cli.coaching import Coaching, coaching_for, count_game
from wyrmhall.cli.files import list_in, record_text
from wyrmhall.cli.lines import Line
from wyrmhall.cli.plain import play_plain
from wyrmhall.cli.setup import House, read_house_words
from wyrmhall.cli.sitting import BOT_NAMES, YOU, Sitting, data_folder, unfinished
from wyrmhall.cli.words import Words, closing_lines, opening_lines, words_at
from wyrmhall.kernel.book import CardTable
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
    wish = Wish(seats, variant, house, cards, bots, seed, deck, resume, new, begin_from, seat)
    with one_line_for_disk_errors():
        sitting = sitting_for(game_named(game), wish)
        words = words_at(sitting)
        coaching = coaching_for(sitting.setup.game, words, wanted=coach)
        pause = 0.0 if fast else PAUSE
        show = show_lines if plain or not has_terminal() else show_table
        conduct(sitting, words, lambda greeting: show(sitting, greeting, pause, coaching))


class Wish(NamedTuple):
    """What a person asks for: a game that was saved, or how a new one is to be set up."""

    seats: int | None = None
    variant: str | None = None
    house: tuple[str, ...] = ()
    cards: Path | CardTable | None = None
    bots: str | None = None
    seed: str | None = None
    deck: Path | None = None
    resume: Path | None = None
    is_new: bool = False
    begin_from: Path | None = None
    seat: int = 1  # in the position to begin from

    def has_set_up(self) -> bool:
        asked = (self.seats, self.bots, self.seed, self.variant, self.cards, self.deck)
        return bool(self.house) or any(word is not None for word in asked)


def sitting_for(book: Game, wish: Wish) -> Sitting:
    """The game that was asked for, the last one that is unfinished, or else a new one."""
    if wish.resume is not None and (wish.is_new or wish.has_set_up()):
        raise BadSetup("--resume continues a saved game as it is: leave out --new and all options of the set-up")
    if wish.begin_from is not None:
        if wish.is_new or wish.resume is not None or wish._replace(bots=None).has_set_up():
            raise BadSetup(
                "--from takes the set-up from the record: leave out --new, --resume and all of it but --bots"
            )
        return practised(book, wish.begin_from, wish.seat, wish.bots or USUAL)
    path = wish.resume if wish.resume is not None or wish.is_new or wish.has_set_up() else unfinished(book.name)
    if path is not None:
        return resumed(book, path)
    setup = set_up(book, wish.seats, wish.variant, read_house_words(wish.house), wish.cards)
    sitting = begun(setup, wish.bots or USUAL, wish.seed, wish.deck)
    count_game(book)
    return sitting


def conduct(sitting: Sitting, words: Words, show: Callable[[list[Line]], None], command: str = "play") -> None:
    """Let a person play as `show` has it, and say where the game is afterwards."""
    is_back = sitting.is_resumed
    greeting = opening_lines(words, sitting) + ([words.say("back", file=sitting.path.name)] if is_back else [])
    try:
        show(greeting)
    except KeyboardInterrupt:
        print()  # the terminal has left ^C in the line
        say_goodbye(words, sitting, command)
        raise
    say_goodbye(words, sitting, command)


def say_goodbye(words: Words, sitting: Sitting, command: str) -> None:
    for line in closing_lines(words, sitting, command):
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


def set_up(
    game: Game, seats: int | None, variant: str | None, house: dict[str, str], cards: Path | CardTable | None
) -> Setup:
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
