"""A process where bots think: `python -m wyrmhall.hall.bot_worker MEMORY CPU`, a job a line in, an answer a line out.

A line may also be a card table, as a text, of which the jobs that follow name the digest; it has no answer.

It is given what the bot's seat may see and nothing else, and imports nothing of the hall that knows more.  It dies with
the hall: when its input ends, or when it thinks longer than any hall would wait.
"""

from __future__ import annotations

import os
import signal
import sys
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct

from wyrmhall.bots import bot
from wyrmhall.bots.bot import Deadline
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.data import view_from_data
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import make_room
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.view import View

try:
    import resource
except ImportError:  # not every platform can limit a process
    resource = None  # type: ignore[assignment]

GRACE: Final = 0.5  # seconds beyond its budget after which the hall gives a job up
POLITENESS: Final = 10  # people's choices come before bots' thoughts
MOST_SETUPS: Final = 64  # kept at hand
MOST_TABLES: Final = 8  # likewise, of card tables that are not the games' own: the hall counts along
READING: Final = 5.0  # seconds that the first job of a card table may take besides


class Job(Struct, frozen=True, forbid_unknown_fields=True):
    """All that a bot is told."""

    setup: dict[str, Any]  # as Setup.to_data() says it
    cards: str | None  # the text of the card table, None where it is the game's own, or where the worker was told it
    view: dict[str, Any]  # as view_to_data() says it
    level: str
    seed: str
    seconds: float  # to think


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """The notation of an option; None where the worker is ready but has none: at its start, or when the bot failed."""

    option: str | None = None


class Setups:
    """Set-ups by what was said of them, so that a game's next job finds its own ready."""

    def __init__(self) -> None:
        self._made: dict[bytes, Setup] = {}
        self._tables: dict[str, CardTable] = {}  # by their digests, the latest last

    def learn(self, text: str) -> None:
        """Remember a card table, and forget the one that was not asked for longest, with all that was made of it."""
        table = CardTable("cards.csv", text)
        if table.digest() not in self._tables:
            make_room(self._tables, MOST_TABLES)
            self._tables[table.digest()] = table
            self._made = {key: setup for key, setup in self._made.items() if self._is_known(setup)}

    def _is_known(self, setup: Setup) -> bool:
        return setup.book.table.digest() in self._tables or setup.book is setup.game.book_of(None)

    def find(self, said: dict[str, Any], cards: str | None) -> Setup:
        if cards is not None:
            self.learn(cards)
        table = self._tables.pop(said["cards"], None)
        if table is not None:
            self._tables[said["cards"]] = table  # the latest now
        key = msgspec.json.encode(said)
        if key not in self._made:
            make_room(self._made, MOST_SETUPS)
            self._made[key] = set_up(said, table)
        return self._made[key]

    def seconds_for(self, job: Job) -> float:
        """How long this job may take besides, because a card table is to be read."""
        is_new = job.setup["cards"] in self._tables and msgspec.json.encode(job.setup) not in self._made
        return READING if is_new else 0.0


def set_up(said: dict[str, Any], cards: CardTable | None) -> Setup:
    """The set-up that to_data() described; raises BadSetup where this program understands it otherwise."""
    setup = game(said["game"]).set_up(
        said["seats"],
        said["variant"],
        dict(word.split("=", 1) for word in said["house"].split()),
        cards,
        tuple(said["names"]),
    )
    if setup.to_data() != said:
        raise BadSetup(f"another set-up: {setup.to_data()!r}, not {said!r}")
    return setup


def think(job: Job, setups: Setups) -> Answer:
    deadline = Deadline(job.seconds)
    return Answer(bot(job.level, job.seed).choose(view_of(job, setups), deadline).text)


def glance(job: Job, setups: Setups) -> Option:
    """What the bot would play without a thought."""
    return bot(job.level, job.seed).glance(view_of(job, setups))


def view_of(job: Job, setups: Setups) -> View:
    return view_from_data(setups.find(job.setup, job.cards), job.view)


def limit_itself(memory: int, cpu: int) -> None:
    """No more memory in bytes and time in seconds than this, behind everybody else, and no core with cards in it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the hall's: it closes its workers itself
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
    if resource is None:
        return
    for kind, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CPU, cpu), (resource.RLIMIT_CORE, 0)):
        try:
            resource.setrlimit(kind, (most, most))
        except (ValueError, OSError):
            continue  # a stricter limit holds already, or the platform knows no such one


def own_output() -> BinaryIO:
    """The pipe to the hall, which what a game may print does not reach."""
    pipe = os.dup(1)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
    return os.fdopen(pipe, "wb", buffering=0)


def set_alarm(seconds: float) -> None:
    """Die after so many seconds, 0: not at all.  It needs no Python, so that no loop in a game can escape it."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def main(memory: int, cpu: int) -> None:
    limit_itself(memory, cpu)
    output = own_output()
    setups, encoder = Setups(), msgspec.json.Encoder()
    decoder: msgspec.json.Decoder[Job | str] = msgspec.json.Decoder(Job | str)
    output.write(encoder.encode(Answer()) + b"\n")
    for line in sys.stdin.buffer:
        job = decoder.decode(line)
        if isinstance(job, str):
            setups.learn(job)
            continue
        set_alarm(job.seconds + setups.seconds_for(job) + 2 * GRACE)
        try:
            answer = think(job, setups)
        except MemoryError:
            raise
        except Exception:  # a stranger's game may fail in any way: the hall then chooses by default, and says so
            answer = Answer()
        set_alarm(0)
        output.write(encoder.encode(answer) + b"\n")


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
