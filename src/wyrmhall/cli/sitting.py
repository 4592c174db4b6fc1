"""A person at a table with bots: the game, its journal, and its file, which is never behind what was shown."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable, Iterator
from datetime import datetime
from pathlib import Path

from wyrmhall.bots import ADVISER, LEVELS, bot
from wyrmhall.bots.bot import Deadline
from wyrmhall.cli.failures import failure_in_words
from wyrmhall.cli.files import one_record_in
from wyrmhall.kernel.chance import pledge
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.course import AtWork, Course
from wyrmhall.kernel.errors import BadRecord, IllegalOption
from wyrmhall.kernel.game import score_lines
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.play import choose, owed, why_not
from wyrmhall.kernel.practice import Practice, read_practice
from wyrmhall.kernel.record import UNFINISHED, Journal, Record, table_name
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import View, look, present

PERSON = "person"
YOU = "You"  # what the person's seat is called in records
BOT_NAMES = ("Ember", "Frost", "Cinder", "Moss", "Slate", "Gale", "Thorn", "Ash", "Briar")


def data_folder() -> Path:
    """Where games are kept: WYRMHALL_HOME, or the user's data folder."""
    home = os.environ.get("WYRMHALL_HOME")
    if home:
        return Path(home)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "wyrmhall"


class Sitting:
    """One game of one person."""

    def __init__(self, journal: Journal, s: State, path: Path) -> None:
        self.journal = journal
        self.setup: Setup = journal.setup
        self.path = path
        self._s = s
        self._saved = path.read_text(encoding="utf-8") if path.is_file() else ""  # what we know to be in the file
        self._levels = journal.bots.split()
        self.seat = self._levels.index(PERSON)
        self.is_resumed = bool(self._saved)

    @staticmethod
    def begin(setup: Setup, level: str, seed: str | None, brought: tuple[int, ...] | None = None) -> Sitting:
        """A new game: by the seed, or by a fresh secret key whose pledge can be shown at once.

        The person may have brought a list; bots bring the usual one.
        """
        bot(level, 0)
        key = None if seed is not None else secrets.token_hex(32)
        journal = Journal(setup, seed, key, own_cards(setup), " ".join([PERSON] + [level] * (setup.seats - 1)))
        lists = [brought, *[None] * (setup.seats - 1)] if brought is not None else None
        s = setup.game.start_from(setup, journal.chance(), [], lists)
        sitting = Sitting(journal, s, new_file(setup.game.name))
        sitting.save()
        return sitting

    @staticmethod
    def practise(practice: Practice, seat: int, level: str) -> Sitting:
        """From a position on, in this seat, against bots: dealt from the seed or key of its record."""
        bot(level, 0)
        setup, tags = practice.replay.setup, practice.record.tags
        levels = [PERSON if each == seat else level for each in range(setup.seats)]
        key = tags.get("Key")
        seed = tags.get("Seed", "record") if key is None else None
        journal = Journal(setup, seed, key, own_cards(setup), " ".join(levels))
        journal.lead, journal.led = practice.lines(), len(practice.replay.choices)
        s = practice.replay.s
        s.events = []
        sitting = Sitting(journal, s, new_file(setup.game.name))
        sitting.save()
        return sitting

    @staticmethod
    def resume(path: Path) -> Sitting:
        """A saved game, played on from where it was left; raises BadRecord."""
        record = one_record_in(path)
        levels = record.tags.get("Bots", "").split()
        played = replay_of(record, str(path.parent))
        known = all(level in LEVELS or level == PERSON for level in levels)
        if len(levels) != played.setup.seats or levels.count(PERSON) != 1 or not known:
            raise record.fail("the tag Bots must name one person, and a bot for every other seat")
        if "Practice" in record.tags:
            return Sitting._resume_practice(path, record, levels)
        if not record.is_saved_game(played.setup):
            raise record.fail("only a game that was played from its start can be resumed")
        played.s.events = []
        failure = played.play()
        if failure is not None:
            raise BadRecord(failure_in_words(played.setup, failure))
        played.go_on()
        tags = record.tags
        journal = Journal(played.setup, tags.get("Seed"), tags.get("Key"), own_cards(played.setup), tags["Bots"])
        journal.choices = played.choices
        journal.fingerprints = played.fingerprints
        return Sitting(journal, played.s, path)

    @staticmethod
    def _resume_practice(path: Path, record: Record, levels: list[str]) -> Sitting:
        """A practice game: what led to its position, and what was chosen after it."""
        text, led = path.read_text(encoding="utf-8"), record.tags["Practice"]
        if not (led.isascii() and led.isdecimal()):
            raise record.fail_tag("Practice", "how many choices led to the position?")
        lead, now = read_practice(text, int(led)), read_practice(text)
        setup, tags = now.replay.setup, record.tags
        journal = Journal(setup, tags.get("Seed"), tags.get("Key"), own_cards(setup), " ".join(levels))
        journal.lead, journal.led = lead.lines(), len(lead.replay.choices)
        journal.choices = now.replay.choices[journal.led :]
        now.replay.s.events = []
        return Sitting(journal, now.replay.s, path)

    def save(self) -> None:
        """Write the whole record beside its file, force it to the disk, and put it in its place."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self._saved and (not self.path.is_file() or self.path.read_text(encoding="utf-8") != self._saved):
            raise BadRecord(f"{self.path}: somebody else has changed this game, so your last choice was not saved")
        text = self.journal.text(self._s)
        beside = self.path.with_suffix(f".{os.getpid()}.part")
        try:
            with beside.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(self.path)
        finally:
            beside.unlink(missing_ok=True)
        self._saved = text

    def pledge(self) -> str | None:
        """What can be shown of the shuffle before the game is over."""
        return pledge(self.journal.key) if self.journal.key is not None else None

    def view(self, since: int = 0) -> View:
        """What the person may see; events from number `since` on."""
        return present(self._s, self.seat, since)

    def is_over(self) -> bool:
        return not self._s.waiting

    def choose(self, option: Option) -> None:
        """The person's choice, saved before anything else happens; raises IllegalOption and changes nothing."""
        try:
            self._take(self.seat, option)
        except IllegalOption as error:
            raise IllegalOption(option.text, error.said, error.clauses) from None  # without the name of the seat

    def tried(self, options: Iterable[Option]) -> View:
        """What the person would see after these choices, one after the other; raises IllegalOption."""
        s = self._s.copy()
        for option in options:
            with self._rules(self.seat):
                choose(s, self.seat, option)
        return look(s, self.seat)

    def bots_choose(self) -> Iterator[int]:
        """Let the bots play until the person must choose or the game is over; yields after each choice."""
        course = Course(self.setup, self._origin())
        while course.goes_on(self._s) and all(decision.seat != self.seat for decision in self._s.waiting):
            seat = self._s.waiting[0].seat
            self._take(seat, self._thought(seat, self._levels[seat]))
            yield seat

    def hint(self) -> Option:
        """What a thinking bot would do in the person's place, knowing no more than the person."""
        return self._thought(self.seat, ADVISER)

    def why_not(self, card: int) -> list[Refusal]:
        """Why the person cannot play a card of this kind now."""
        return why_not(self._s, self.seat, card)

    def score(self, seat: int) -> list[ScoreLine]:
        """The seat's score as it stands on the table: open to all."""
        return score_lines(self._s, seat)

    def _thought(self, seat: int, level: str) -> Option:
        thinker = bot(level, f"{self._origin()}/{seat}/{len(self.journal.choices)}")
        with self._rules(seat):
            return thinker.choose(look(self._s, seat), Deadline())

    def _origin(self) -> str:
        """Where the deal comes from, as far as it can be told before the end."""
        return self.pledge() or self.journal.seed or ""

    def _rules(self, seat: int) -> AtWork:
        return AtWork(self.setup.game, type(owed(self._s, seat)).__name__, self._origin())

    def _take(self, seat: int, option: Option) -> None:
        with self._rules(seat):
            choose(self._s, seat, option)
        self.journal.note(seat, option, self._s)
        self.save()


def new_file(game: str) -> Path:
    """A file for a new game, which no other game has."""
    stamp = datetime.now().strftime("%Y%m%d-%H%M%S")
    folder = data_folder() / "games"
    for number in range(1, 1000):
        path = folder / f"{game}-{stamp}{f'-{number}' if number > 1 else ''}.record"
        if not path.exists():
            return path
    raise BadRecord(f"{folder}: too many games were started at {stamp}")


def unfinished(game: str) -> Path | None:
    """The file of the last game that was left before its end."""
    saved = (data_folder() / "games").glob(f"{game}-2*.record")
    for path in sorted(saved, key=lambda path: path.stat().st_mtime_ns, reverse=True):
        try:
            if one_record_in(path).tags.get("Result") == UNFINISHED:
                return path
        except BadRecord:
            continue  # somebody edited it; `wyrmhall verify` tells what is wrong
    return None


def own_cards(setup: Setup) -> str | None:
    """What a card table of the person's own is called: saved games carry it, so that they can always be played on."""
    table = setup.book.table
    return table_name(table.name) if table.digest() != setup.game.book_of(None).table.digest() else None
