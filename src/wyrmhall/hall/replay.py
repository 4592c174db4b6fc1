"""Replays: a record played again, step by step, as one seat saw it or with everything open."""

from __future__ import annotations

from typing import Any

from wyrmhall.hall import http
from wyrmhall.hall.books import is_own
from wyrmhall.hall.catalogue import all_drawn
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.show import show_line
from wyrmhall.hall.table import Told
from wyrmhall.kernel.check import Replay, replay_of
from wyrmhall.kernel.data import said_to_data
from wyrmhall.kernel.errors import BadRecord, RuleError, WyrmhallError
from wyrmhall.kernel.play import owed
from wyrmhall.kernel.record import UNFINISHED, Line, Record, read_records
from wyrmhall.kernel.said import Seat, said
from wyrmhall.kernel.shown import ShownGame
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import SPECTATOR, look
from wyrmhall.speech.speaker import Speaker

MOST_LINES = 20_000
NOTED = ("Pledge", "Secret", "Key", "Seed", "House", "Bots")  # tags that people are told


def replayed(ask: http.AskReplay) -> http.Replay:
    """The frames that are asked for; raises BadRecord where the record cannot be read or does not hold."""
    records = read_records(ask.record, "record")
    if len(records) != 1:
        raise BadRecord(f"the file holds {len(records)} records; a replay shows one")
    record = records[0]
    if "Cards" in record.tags and not record.table:
        raise BadRecord("played with a card table that is not in the record; replay it in the terminal")
    if len(record.lines) > MOST_LINES:
        raise CommandRefused("too_large", f"more than {MOST_LINES} lines")
    try:
        return Projector(record, replay_of(record), ask).run()
    except RuleError as fault:  # a stranger's record may ask for a position that no game ever reaches
        raise BadRecord(f"the rules fail at this record: {fault.kind}") from fault
    except WyrmhallError:
        raise
    except Exception as error:  # where it is shown
        raise BadRecord(f"the rules fail at this record: {type(error).__name__}") from error


class Projector:
    """Plays a record and keeps the frames that somebody wants to see."""

    def __init__(self, record: Record, replay: Replay, ask: http.AskReplay) -> None:
        self.record = record
        self.replay = replay
        self.ask = ask
        self.setup = replay.setup  # by the names that people read
        if record.is_saved_game(replay.setup):
            self.setup = replay.s.setup = replay.setup.with_names(record.players(replay.setup))
        self.frames: list[http.Frame] = []
        self.events: list[Event] = []  # of the line that was played last
        self.lines = 0  # of the log, so far
        if ask.viewer >= replay.setup.seats:
            raise CommandRefused("bad_setup", "there is no such seat in this record")

    def run(self) -> http.Replay:
        replay, step, beginning = self.replay, 0, self._beginning()
        for number, line in enumerate(self.record.lines):
            chosen, before = len(replay.choices), replay.s.copy()
            self._play(line, is_held=is_until(self.record.lines, number + 1))
            is_choice = len(replay.choices) > chosen
            if is_choice:
                step += 1
            if is_choice or (number + 1 == beginning and replay.begun):
                self._keep(step, before)
        if not self.frames and not self.ask.first:
            self._keep(0, replay.s)  # a position in which nobody chooses anything
        tags, book = self.record.tags, replay.setup.book
        is_brought = not is_own(replay.game, book)
        shown = {**tags, "House": replay.setup.house_text()}
        return http.Replay(
            game=replay.game.name,
            names=list(self.setup.names),
            steps=step,
            result=tags.get("Ended") or self._result(),
            notes=[f"{tag}: {text}" for tag in NOTED if (text := shown.get(tag))],
            frames=self.frames,
            cards=book.table.digest() if is_brought else None,
            faces=all_drawn(book) if is_brought and not self.ask.first else [],
        )

    def _result(self) -> str:
        """Who has won, for people."""
        s = self.replay.s
        if s.waiting:
            return UNFINISHED
        winners = tuple([Seat(seat) for seat in s.winners])
        how = said("won", winners=winners) if winners else said("nobody-won")
        return Speaker(self.setup, self.setup.names, SPECTATOR).speak("ended", how).text

    def _beginning(self) -> int:
        """How many lines there are before the first choice."""
        seats = self.replay.setup
        for number, line in enumerate(self.record.lines):
            if len(line.words) == 2 and seats.has_seat(line.words[0]):
                return number
        return len(self.record.lines)

    def _play(self, line: Line, *, is_held: bool) -> None:
        events: list[Event] = []
        self.replay.s.events = events
        failure = self.replay.step(line)
        if failure is None and self.replay.begun and not is_held:
            self.replay.go_on()
        self.replay.s.events = None
        if failure is not None:
            raise BadRecord(str(failure))
        self.events = events

    def _keep(self, step: int, before: State) -> None:
        first, self.lines = self.lines, self.lines + len(self.events)
        if not self.ask.first <= step < self.ask.first + self.ask.count:
            return
        s, book, viewer = self.replay.s, self.replay.setup.book, self.ask.viewer
        seat, option = self.replay.choices[-1] if step else (NONE, None)
        decision = owed(before, seat)
        choice = decision.deed(before, option) if decision is not None and option is not None else None
        told = [Told(event.seat, 0, event) for event in self.events]
        self.frames.append(
            http.Frame(
                step=step,
                seat=seat,
                choice=said_to_data(book, choice) if choice is not None else None,
                game=shown_to(s, viewer),
                lines=[show_line(book, first + number, line, viewer) for number, line in enumerate(told)],
            )
        )


def is_until(lines: list[Line], number: int) -> bool:
    """Whether this line wants to see a step before it is performed: nobody may go on before it."""
    return number < len(lines) and lines[number].words[0] == "until"


def shown_to(s: State, viewer: int) -> Any:
    """The game as this viewer saw it."""
    return ShownGame(s, look(s, SPECTATOR)).to(look(s, viewer), None)
