"""The coach at a table in the terminal, and what it has said, kept with the person."""

from __future__ import annotations

from collections.abc import Iterable

from wyrmhall.cli.language import language
from wyrmhall.cli.lines import Line, line_of
from wyrmhall.cli.progress import Progress
from wyrmhall.cli.words import Words
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Refusal
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.view import View
from wyrmhall.lessons.lesson import lessons_of
from wyrmhall.lessons.notes import FIRST_GAMES, REFUSED, Coach, Note, notes_of, taught


class Coaching:
    """One coach at one table; it may be silent."""

    def __init__(self, game: Game, words: Words, progress: Progress) -> None:
        self.game = game
        self.words = words
        self.progress = progress
        notes = notes_of(game, language())
        done = [lesson for lesson in lessons_of(game) if progress.is_done(lesson)]
        self.coach = Coach(notes, {*progress.said.get(game.name, []), *taught(notes, done)})
        self.is_on = not progress.is_coach_off

    def say(self, view: View, news: Iterable[Event]) -> Line:
        return self._told(self.coach.say(view, news)) if self.is_on else Line()

    def say_refused(self, refusals: Iterable[Refusal]) -> Line:
        return self._told(self.coach.say_refused(refusals)) if self.is_on else Line()

    def switch(self) -> Line:
        """Off, for this game and all others, or on again."""
        self.is_on = not self.is_on
        self.progress.is_coach_off = not self.is_on
        self.progress.save()
        return self.words.say("coach-on" if self.is_on else "coach-off")

    def _told(self, note: Note | None) -> Line:
        if note is None:
            return Line()
        self.progress.said.setdefault(self.game.name, []).append(note.name())
        self.progress.save()
        clauses = (note.key,) if note.trigger in ("asked", REFUSED, "scored") else ()
        return line_of(self.words.spoken("coach", text=note.text), clauses)


def coaching_for(game: Game, words: Words, *, wanted: bool | None) -> Coaching | None:
    """In somebody's first games of a kind, or wherever it is wanted; None where it is not, or has nothing to say."""
    progress = Progress.load()
    if wanted is not None and progress.is_coach_off == wanted:
        progress.is_coach_off = not wanted
        progress.save()
    watched = progress.coached.get(game.name, 0)
    if wanted is False or (wanted is None and (watched >= FIRST_GAMES or progress.is_coach_off)) or not notes_of(game):
        return None
    return Coaching(game, words, progress)


def count_game(game: Game) -> None:
    """Another game of this kind begins."""
    progress = Progress.load()
    progress.coached[game.name] = progress.coached.get(game.name, 0) + 1
    progress.save()
