"""A lesson in the terminal, line by line: the teacher speaks, the learner plays, and Enter goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.console import Console

from wyrmhall.cli.language import speaker_for
from wyrmhall.cli.lines import Line, line_of, side_by_side
from wyrmhall.cli.lying import HAND
from wyrmhall.cli.painting import Painter
from wyrmhall.cli.plain import write_line
from wyrmhall.cli.progress import Progress, key_of
from wyrmhall.cli.typed import Typed
from wyrmhall.cli.words import Words
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import check
from wyrmhall.kernel.value import CENTRE
from wyrmhall.kernel.view import View, present
from wyrmhall.lessons.film import Lit, Moment, Projector
from wyrmhall.lessons.lesson import LEARNER, Ask, Free, Lesson, Reply, Say, Scene

LEFT: Final = "left"
DONE: Final = "done"
GAME: Final = "game"  # the lesson is done, and a game follows
HINT_AFTER: Final = 2  # misses
ANSWER_AFTER: Final = 3


class LessonTable:
    """One lesson and one learner."""

    def __init__(
        self,
        lesson: Lesson,
        film: Projector,
        progress: Progress,
        read: Callable[[], str | None],
        console: Console | None,
    ) -> None:
        self.lesson = lesson
        self.moments = film.moments
        self.progress = progress
        self.read = read
        self.console = console  # in colours; None: plain lines
        self.words = Words(speaker_for(film.setup, LEARNER))
        self.painter = Painter(film.setup.book)
        self.typed = Typed(self.words)
        self.at = progress.under_way.get(key_of(lesson), 0) % len(self.moments)
        self.scene: Scene | None = None  # that was told last
        self.shown: dict[int | str, Line] = {}
        self.misses = 0
        self.why = Line()  # behind the last refusal

    def play(self) -> str:
        """Until the end of the lesson, or until the learner leaves."""
        self._say("lesson", title=self.lesson.title())
        self._say("lesson-keys")
        forward = True
        while self.at < len(self.moments):
            moment = self.moments[self.at]
            if isinstance(moment.part, Free):
                if moment.part.turns is None:
                    return self._end_in_game()
                step = 1 if forward else -1
            else:
                step = self._moment(moment, forward=forward)
            if step == 0:
                return LEFT
            forward = step > 0
            self.at = max(0, self.at + step)
            self.progress.reached(self.lesson, self.at)
        self.progress.finished(self.lesson)
        self._say("lesson-done", title=self.lesson.title())
        return DONE

    def _end_in_game(self) -> str:
        self.progress.finished(self.lesson)
        self._say("lesson-game")
        line = self.read()
        return GAME if line is not None and not line.strip() else DONE

    def _moment(self, moment: Moment, *, forward: bool) -> int:
        """One thing that is said: 1 to go on, -1 to go back, 0 to leave."""
        view, is_new = present(moment.s, LEARNER), moment.scene is not self.scene
        if is_new:
            self.scene = moment.scene
            self._write([self.words.say("scene", title=moment.scene.title)], style="bold")
        elif forward:
            self._write(self.words.told(moment.heard()))
        self._table(moment, view, whole=is_new or not forward)
        self.misses, self.why = 0, Line()
        if isinstance(moment.part, Say):
            self._teacher(moment.part.text)
            return self._wait()
        assert isinstance(moment.part, Ask)
        self._teacher(moment.part.text)
        self._write([self.words.question(view), *self.typed.list_of_options(view)])
        return self._answered(moment, moment.part, view)

    def _wait(self) -> int:
        while True:
            line = self.read()
            if line is None or line.strip().lower() in ("q", "quit"):
                return 0
            if line.strip().lower() in ("b", "back"):
                return -1
            if not line.strip():
                return 1
            self._say("lesson-keys")

    # --- a question ---------------------------------------------------------------------------

    def _answered(self, moment: Moment, ask: Ask, view: View) -> int:
        while True:
            line = self.read()
            word = (line or "").strip()
            if line is None or word.lower() in ("q", "quit"):
                return 0
            if word.lower() in ("b", "back"):
                return -1
            if word.lower() in ("h", "hint"):
                self._hint(moment, ask)
            elif word.lower() in ("w", "why"):
                self._write([self.why if self.why.pieces else self.words.say("lesson-no-why")])
            elif not word:
                self._say("lesson-choose")
            elif self._tried(moment, ask, view, word):
                return 1

    def _tried(self, moment: Moment, ask: Ask, view: View, word: str) -> bool:
        """Whether that was right, or as good."""
        try:
            option = self.typed.meant(view, word)
        except IllegalOption as unknown:
            self._write([self.words.refused(unknown)])
            return False
        if option == moment.answer:
            return True
        reply = moment.reply(option)
        if reply is not None and reply.is_right:
            self._teacher(reply.text)
            return True
        self.misses += 1
        self._refuse(moment, option, reply)
        if self.misses == HINT_AFTER:
            self._hint(moment, ask)
        if self.misses >= ANSWER_AFTER and moment.answer is not None:
            self._say("lesson-answer", option=moment.answer.text)
        return False

    def _refuse(self, moment: Moment, option: Option, reply: Reply | None) -> None:
        """What the lesson says to it, or else what the rules say."""
        try:
            check(moment.s, LEARNER, option)
            self.why = self.words.say("lesson-allowed", option=option.text)
        except IllegalOption as refused:
            self.why = self.words.refused(refused)
            if reply is None:
                self._write([self.why])
        if reply is not None:
            self._teacher(reply.text, (reply.clause,) if reply.clause else ())

    def _hint(self, moment: Moment, ask: Ask) -> None:
        if ask.hint:
            self._teacher(ask.hint)
        elif moment.answer is not None:
            self._say("lesson-answer", option=moment.answer.text)

    # --- telling ------------------------------------------------------------------------------

    def _table(self, moment: Moment, view: View, *, whole: bool) -> None:
        """The places that have changed, and what is lit, with a mark before it."""
        lines = self.words.table_lines(view)
        lit = places_of(moment.lit, view)
        for place, line in lines.items():
            if place in lit:
                self._write([side_by_side([self.words.say("lesson-lit"), line])], style="bold")
            elif whole or self.shown.get(place) != line:
                self._write([line])
        self.shown = lines
        if moment.lit is not None and moment.lit.part == "scores":
            for seat in range(view.setup.seats):
                self._write(self.words.score(seat, view.setup.game.score(view, seat)), style="bold")

    def _teacher(self, text: str, clauses: tuple[str, ...] = ()) -> None:
        spoken = self.words.spoken("teacher", text=text)
        self._write([line_of(spoken, clauses)], style="bold #eab54e")

    def _say(self, kind: str, **parts: str) -> None:
        self._write([self.words.say(kind, **parts)], style="dim")

    def _write(self, lines: Iterable[Line], style: str = "") -> None:
        for line in lines:
            if not line.pieces:
                continue
            if self.console is None:
                write_line(line.text)
            else:
                self.console.print(self.painter.paint(line), style=style)


def places_of(lit: Lit | None, view: View) -> set[int | str]:
    """The lines of the table in which the light falls."""
    if lit is None:
        return set()
    if lit.zone == HAND and lit.owner == view.seat:
        return {HAND}
    if lit.zone:
        return {lit.owner}
    if lit.fact:
        return {lit.owner} if lit.owner != CENTRE else {"facts"}
    return {"facts"} if lit.part == "table" else set()
