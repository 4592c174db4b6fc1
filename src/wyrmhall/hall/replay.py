"""Replays: a record played again, step by step, as one seat saw it or with everything open."""

from __future__ import annotations

from wyrmhall.hall import wire
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.show import ShownGame, show_line
from wyrmhall.hall.table import Told
from wyrmhall.kernel.check import Replay, replay_of
from wyrmhall.kernel.errors import BadRecord, RuleError, WyrmhallError
from wyrmhall.kernel.record import Line, Record, read_records, result
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.view import SPECTATOR, look

MOST_LINES = 20_000
NOTED = ("Pledge", "Secret", "Key", "Seed", "House", "Bots")  # tags that people are told


def replayed(ask: wire.AskReplay) -> wire.Replay:
    """The frames that are asked for; raises BadRecord where the record cannot be read or does not hold."""
    records = read_records(ask.record, "record")
    if len(records) != 1:
        raise BadRecord(f"the file holds {len(records)} records; a replay shows one")
    record = records[0]
    if "Cards" in record.tags:
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

    def __init__(self, record: Record, replay: Replay, ask: wire.AskReplay) -> None:
        self.record = record
        self.replay = replay
        self.ask = ask
        self.frames: list[wire.Frame] = []
        self.lines = 0  # of the log, so far
        if ask.viewer >= replay.setup.seats:
            raise CommandRefused("bad_setup", "there is no such seat in this record")

    def run(self) -> wire.Replay:
        replay, step, beginning = self.replay, 0, self._beginning()
        for number, line in enumerate(self.record.lines):
            chosen = len(replay.choices)
            self._play(line)
            is_choice = len(replay.choices) > chosen
            if is_choice:
                step += 1
            if is_choice or (number + 1 == beginning and replay.begun):
                self._keep(step)
        tags = self.record.tags
        shown = {**tags, "House": replay.setup.house_text()}
        return wire.Replay(
            game=replay.game.name,
            names=list(replay.setup.names),
            steps=step,
            result=tags.get("Ended") or result(replay.s),
            notes=[f"{tag}: {text}" for tag in NOTED if (text := shown.get(tag))],
            frames=self.frames,
        )

    def _beginning(self) -> int:
        """How many lines there are before the first choice."""
        seats = self.replay.setup
        for number, line in enumerate(self.record.lines):
            if len(line.words) == 2 and seats.has_seat(line.words[0]):
                return number
        return len(self.record.lines)

    def _play(self, line: Line) -> None:
        events: list[Event] = []
        self.replay.s.events = events
        failure = self.replay.step(line)
        if failure is None and self.replay.begun:
            self.replay.go_on()
        self.replay.s.events = None
        if failure is not None:
            raise BadRecord(str(failure))
        self.events = events

    def _keep(self, step: int) -> None:
        first, self.lines = self.lines, self.lines + len(self.events)
        if not self.ask.first <= step < self.ask.first + self.ask.count:
            return
        s, setup, viewer = self.replay.s, self.replay.setup, self.ask.viewer
        told = [Told("event", event.seat, "", event, 0) for event in self.events]
        choice = ""
        if self.replay.choices and step:
            seat, option = self.replay.choices[-1]
            choice = f"{setup.name(seat)} {setup.book.sentence(option)}"
        self.frames.append(
            wire.Frame(
                step=step,
                choice=choice,
                game=ShownGame(s, look(s, SPECTATOR)).to(look(s, viewer), None),
                lines=[show_line(setup, first + number, line, viewer) for number, line in enumerate(told)],
            )
        )
