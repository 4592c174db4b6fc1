"""The coach: in a person's first games it says one short thing the first time that something matters, and never again.

It works from what the seat is sent and from nothing else, so it cannot tell anything hidden.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Refusal
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.view import View
from wyrmhall.lessons.lesson import BadLesson, Lesson, in_language

FILE: Final = "coach.notes"
ASKED: Final = "asked"  # a prompt cites this clause
REFUSED: Final = "refused"  # a choice is refused, by this clause first
SCORED: Final = "scored"  # a line of a score cites this clause
EVENT: Final = "event"  # something of this kind happens
OFFERED: Final = "offered"  # an option of this pattern is offered, and something else as well
TRIGGERS: Final = (ASKED, REFUSED, SCORED, EVENT, OFFERED)
FIRST_GAMES: Final = 3  # of a kind, in which the coach is there by itself


@dataclass(frozen=True)
class Note:
    """One thing to say, and what sets it off."""

    number: int  # of its line
    trigger: str
    key: str
    text: str

    def name(self) -> str:
        """By which it is known whether it was said."""
        return f"{self.trigger} {self.key}"


def read_notes(text: str, file: str) -> list[Note]:
    """The notes of a file, each `note TRIGGER KEY TEXT`; raises BadLesson with file and line."""
    notes: list[Note] = []
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.partition(";")[0].split()
        if not words:
            continue
        if words[0] != "note" or len(words) < 4 or words[1] not in TRIGGERS:
            raise BadLesson(f"{file}:{number}: a note is: note TRIGGER KEY TEXT; triggers are {' '.join(TRIGGERS)}")
        note = Note(number, words[1], words[2], " ".join(words[3:]))
        if note.name() in [other.name() for other in notes]:
            raise BadLesson(f"{file}:{number}: there is a note for {note.name()} already")
        notes.append(note)
    return notes


def notes_of(game: Game, language: str = "en") -> list[Note]:
    """What the coach of a game has to say; nothing if it brings no notes."""
    path: Path = in_language(game.folder / "lessons" / FILE, language)
    return read_notes(path.read_text(encoding="utf-8"), FILE) if path.is_file() else []


def taught(notes: Iterable[Note], lessons: Iterable[Lesson]) -> set[str]:
    """The notes that need not be said to somebody who has taken these lessons."""
    shown = {clause for lesson in lessons for clause in lesson.shows()}
    return {note.name() for note in notes if note.key in shown}


class Coach:
    """Somebody's coach in one game."""

    def __init__(self, notes: Iterable[Note], said: Iterable[str] = ()) -> None:
        self.notes = list(notes)
        self.said = set(said)

    def say(self, view: View, news: Iterable[Event]) -> Note | None:
        """What to say when this view is shown after this news: at most one thing, the first of the file that is due."""
        return self._first(fired(self.notes, view, news))

    def say_refused(self, refusals: Iterable[Refusal]) -> Note | None:
        """What to say when somebody was told why not."""
        clauses = {refusal.clauses[0] for refusal in refusals if refusal.clauses}
        return self._first([note for note in self.notes if note.trigger == REFUSED and note.key in clauses])

    def _first(self, due: Iterable[Note]) -> Note | None:
        note = next((note for note in due if note.name() not in self.said), None)
        if note is not None:
            self.said.add(note.name())
        return note


def fired(notes: Iterable[Note], view: View, news: Iterable[Event]) -> list[Note]:
    """The notes that a view and the news before it set off, said or not."""
    heard = list(news)
    asks = view.prompt.clauses if view.prompt is not None else ()
    told = {event.kind for event in heard}
    scored = {clause for event in heard for line in event.lines for clause in line.clauses}
    offered = [option.text for option in view.options] if len(view.options) > 1 else []
    found = []
    for note in notes:
        match note.trigger:
            case "asked":
                is_due = note.key in asks
            case "scored":
                is_due = note.key in scored
            case "event":
                is_due = note.key in told
            case "offered":
                is_due = any(fnmatchcase(text, note.key) for text in offered)
            case _:
                is_due = False
        if is_due:
            found.append(note)
    return found
