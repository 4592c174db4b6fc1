"""wyrmhall play: a game in the terminal, with bots."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wyrmhall.bots import bot
from wyrmhall.cli.plain import play_plain
from wyrmhall.cli.setup import House, read_house_words
from wyrmhall.cli.sitting import BOT_NAMES, Sitting, data_folder, unfinished
from wyrmhall.cli.words import YOU, closing_lines, opening_lines
from wyrmhall.kernel.errors import BadRecord, BadSetup, WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.setup import Setup

USUAL_SEATS = 4
USUAL_BOTS = "thinking"
PAUSE = 0.3  # seconds between the moves of bots

Switch = Annotated[bool, Parameter(negative="", show_default=False)]


def play(
    game: str,
    /,
    *,
    seats: int | None = None,
    bots: str | None = None,
    seed: str | None = None,
    house: House = (),
    variant: str | None = None,
    cards: Path | None = None,
    new: Switch = False,
    resume: Path | None = None,
    plain: Switch = False,
    fast: Switch = False,
) -> None:
    """Play a game in the terminal, with bots.

    The last unfinished game goes on, unless you ask for a new one or name a set-up. Each choice is saved at once, so
    you can leave whenever you like.

    Parameters
    ----------
    game
        The game, such as magic-dragon.
    seats
        How many seats, yours included; 4 if the game allows it.
    bots
        How the bots play: thinking or random.
    seed
        Deal by this seed, so that the same game can be dealt again; without it by a secret key, pledged beforehand.
    house
        A house option as name=value; may be given several times.
    variant
        A variant of the game.
    cards
        A card table of your own.
    new
        Begin a new game.
    resume
        Go on with this saved game.
    plain
        Lines of text instead of a full screen, for screen readers and pipes.
    fast
        No pause between the moves of bots.
    """
    book = game_named(game)
    has_set_up = bool(house) or any(word is not None for word in (seats, bots, seed, variant, cards))
    if resume is not None and (new or has_set_up):
        raise BadSetup("--resume goes on with a saved game as it is: leave out --new and the options of its set-up")
    with one_line_for_disk_errors():
        path = resume if resume is not None or new or has_set_up else unfinished(game)
        if path is not None:
            sitting, greeting = resumed(book, path), [f"You go on with the game saved as {path.name}."]
        else:
            setup = set_up(book, seats, variant, read_house_words(house), cards)
            sitting, greeting = begun(setup, bots or USUAL_BOTS, seed), []
        pause = 0.0 if fast else PAUSE
        try:
            (show_lines if plain or not has_terminal() else show_table)(sitting, greeting, pause)
        except KeyboardInterrupt:
            print("\n".join(["", *closing_lines(sitting)]))  # the terminal has left ^C in the line
            raise
        print("\n".join(closing_lines(sitting)))


def show_lines(sitting: Sitting, greeting: list[str], pause: float) -> None:
    play_plain(sitting, opening_lines(sitting) + greeting)


def show_table(sitting: Sitting, greeting: list[str], pause: float) -> None:
    from wyrmhall.cli.table import play_at_table  # Textual takes longer to import than all the rest

    play_at_table(sitting, opening_lines(sitting) + greeting, pause)


def has_terminal() -> bool:
    if sys.stdin is None or sys.stdout is None:  # closed by whoever started us
        return False
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def resumed(game: Game, path: Path) -> Sitting:
    """A saved game of this game; raises BadRecord."""
    try:
        sitting = Sitting.resume(path)
    except BadRecord as error:
        raise BadRecord(f"{error} (wyrmhall play {game.name} --new begins another game)") from None
    if sitting.setup.game is not game:
        raise BadRecord(f"{path}: a game of {sitting.setup.game.name}, not of {game.name}")
    return sitting


def set_up(game: Game, seats: int | None, variant: str | None, house: dict[str, str], cards: Path | None) -> Setup:
    """What the person asks for, checked; raises BadSetup or BadTable."""
    if seats is None:
        allowed = game.seats.get(variant or game.usual_variant(), (USUAL_SEATS,))
        seats = min(allowed, key=lambda number: (abs(number - USUAL_SEATS), number))
    game.set_up(seats, variant, house, cards)  # what is wrong is said before any name is made up
    others = BOT_NAMES + tuple(f"Bot{number}" for number in range(len(BOT_NAMES) + 1, seats))
    return game.set_up(seats, variant, house, cards, (YOU, *others[: max(seats - 1, 0)]))


def begun(setup: Setup, level: str, seed: str | None) -> Sitting:
    """A new game, saved from its first moment on."""
    bot(level, 0)  # before anything is written
    return Sitting.begin(setup, level, seed, kept_cards(setup))


def kept_cards(setup: Setup) -> str | None:
    """A card table of the person's own is kept beside the saved games, so that they can always be played on."""
    table = setup.book.table
    if table.digest() == setup.game.book_of(None).table.digest():
        return None
    name = f"cards-{table.digest()[:16]}.csv"
    path = data_folder() / "games" / name
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(table.text, encoding="utf-8", newline="")
    return name


@contextmanager
def one_line_for_disk_errors() -> Iterator[None]:
    """A disk that is full or closed to us is the person's business, not a fault of the program."""
    try:
        yield
    except BrokenPipeError:
        raise
    except OSError as error:
        raise WyrmhallError(f"{error.filename or data_folder()}: {error.strerror or error}") from error
