"""A lesson as text: a record in which nine more words speak.  This file reads it; film.py plays it."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar, Final

from wyrmhall.kernel.clauses import NAME as CLAUSE
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.record import Line, Record, read_records

WORDS: Final = ("scene", "say", "show", "ask", "hint", "wrong", "also", "then", "free")
PARTS: Final = ("prompt", "log", "scores", "table")  # of the screen, which `show` can light up
ELSE: Final = "else"
GAME: Final = "game"
LEARNER: Final = 0  # the first seat
ALLOWED_TAGS: Final = ("Game", "Name", "Shows", "Seats", "Variant", "House", "Cards", "Seed")
ENDING: Final = ".lesson"


class BadLesson(WyrmhallError):
    """A lesson that cannot be read; the message begins with file and line."""

    code: ClassVar[str] = "bad_lesson"


@dataclass(frozen=True)
class Light:
    """What is lit up with the next thing said: a part of the screen, or a zone or fact of somebody, or cards there."""

    number: int  # of the line, as everywhere below
    words: tuple[str, ...]

    def part(self) -> str:
        """The part of the screen, if it is one."""
        return self.words[0] if self.words[0] in PARTS else ""


@dataclass(frozen=True)
class Say:
    """The teacher says something."""

    number: int
    text: str
    light: Light | None


@dataclass
class Reply:
    """What is said to a choice that is not the answer."""

    number: int
    option: str  # or ELSE
    clause: str  # by which the option is refused; empty: it is offered
    text: str
    is_right: bool  # as well as the answer
    then: list[Line] = field(default_factory=list)  # what would follow: checked, never shown


@dataclass
class Ask:
    """The learner must choose; the next choice of the learner in the file is the answer."""

    number: int
    text: str
    light: Light | None
    hint: str = ""
    replies: list[Reply] = field(default_factory=list)
    answer: Line = field(default_factory=lambda: Line(0, []))

    def said_else(self) -> Reply | None:
        """What is said to all that is offered and not named."""
        return next((reply for reply in self.replies if reply.option == ELSE), None)

    def named(self) -> list[Reply]:
        return [reply for reply in self.replies if reply.option != ELSE]


@dataclass(frozen=True)
class Free:
    """From here the learner plays so many choices alone; or a new game begins."""

    number: int
    turns: int | None  # None: a new game


Part = Say | Ask | Free | Line  # Line: of the record


@dataclass
class Scene:
    """One position, and what is said and done from it."""

    number: int
    title: str
    parts: list[Part] = field(default_factory=list)

    def lines(self, before: Part | None = None) -> list[Line]:
        """The record that is left when the voice is taken out, up to this part."""
        found: list[Line] = []
        for part in self.parts:
            if part is before:
                break
            if isinstance(part, Line):
                found.append(part)
            elif isinstance(part, Ask):
                found.append(part.answer)
        return found


class Lesson:
    """One lesson: its tags, as a record without lines, and its scenes."""

    def __init__(self, record: Record, file: str) -> None:
        self.record = record
        self.file = file
        self.name = Path(file).name.removesuffix(ENDING)  # 01-first-flight
        self.scenes: list[Scene] = []

    def title(self) -> str:
        return self.record.title()

    def shows(self) -> list[str]:
        return self.record.shows()

    def is_first(self) -> bool:
        return self.name.startswith("01")

    def steps(self) -> list[Say | Ask]:
        return [part for scene in self.scenes for part in scene.parts if isinstance(part, (Say, Ask))]

    def asks(self) -> list[Ask]:
        return [step for step in self.steps() if isinstance(step, Ask)]

    def ends_in_game(self) -> bool:
        last = self.scenes[-1].parts[-1:]
        return bool(last) and last[0] == Free(last[0].number, None)

    def record_of(self, scene: Scene, before: Part | None = None) -> Record:
        """A scene as a record of its own."""
        record = Record(self.record.file, scene.number)
        record.tags = {**self.record.tags, "Name": f"{self.title()}: {scene.title}"}
        record.tag_lines = self.record.tag_lines
        record.table = self.record.table
        record.lines = scene.lines(before)
        return record


def read_lesson(text: str, file: str) -> Lesson:
    """The lesson of a file, read strictly; raises BadLesson or BadRecord, with file and line."""
    records = read_records(text, file)
    lesson = Lesson(records[0], file)
    if len(records) > 1:
        raise BadLesson(f"{file}:{records[1].number}: a file holds one lesson")
    for tag, number in lesson.record.tag_lines.items():
        if tag not in ALLOWED_TAGS:
            raise BadLesson(f"{file}:{number}: a lesson has no tag {tag}; it has {' '.join(ALLOWED_TAGS)}")
    if "Name" not in lesson.record.tags:
        raise BadLesson(f'{file}:{lesson.record.number}: a lesson has a title: [Name "First flight"]')
    Reader(lesson).read()
    return lesson


class Reader:
    """Sorts the lines of a lesson into scenes, and what belongs to a question to it."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.light: Light | None = None  # for what is said next
        self.ask: Ask | None = None  # that waits for its answer
        self.reply: Reply | None = None  # to which a `then` belongs
        self.learner = lesson.record.tags.get("Seats", "").split()[:1]

    def read(self) -> None:
        for line in self.lesson.record.lines:
            word, text = line.words[0], " ".join(line.words[1:])
            if word != "scene" and not self.lesson.scenes:
                raise self.fail(line.number, "a lesson begins with a scene: scene TITLE")
            if word not in WORDS:
                self._line(line)
            elif not text:
                raise self.fail(line.number, f"nothing stands behind {word}")
            elif word in ("hint", "wrong", "also", "then"):
                self._about_ask(line, word, text)
            else:
                self._speak(line, word, text)
        if not self.lesson.scenes:
            raise self.fail(self.lesson.record.number, "a lesson begins with a scene: scene TITLE")
        self._end_scene()

    def fail(self, number: int, problem: str) -> BadLesson:
        return BadLesson(f"{self.lesson.file}:{number}: {self.lesson.title()}: {problem}")

    def _end_scene(self) -> None:
        if self.ask is not None:
            raise self.fail(self.ask.number, "the question has no answer: a choice of the learner must follow")
        if self.light is not None:
            raise self.fail(self.light.number, "show lights something up for a say or an ask, and none follows")

    def _speak(self, line: Line, word: str, text: str) -> None:
        if word == "scene":
            self._end_scene()
            self.lesson.scenes.append(Scene(line.number, text))
            return
        if self.ask is not None:
            raise self.fail(line.number, f"{word} stands between a question and its answer")
        if word == "show":
            if self.light is not None:
                raise self.fail(line.number, "show stands twice before one say or ask")
            self.light = Light(line.number, tuple(line.words[1:]))
        elif word == "free":
            self._add(Free(line.number, self._turns(line)))
        elif word == "ask":
            self.ask = Ask(line.number, text, self._taken_light())
            self.reply = None
            self._add(self.ask)
        else:
            self._add(Say(line.number, text, self._taken_light()))

    def _add(self, part: Part) -> None:
        self.lesson.scenes[-1].parts.append(part)

    def _taken_light(self) -> Light | None:
        light, self.light = self.light, None
        return light

    def _turns(self, line: Line) -> int | None:
        if line.words[1:] == [GAME]:
            return None
        if len(line.words) != 2 or not (line.words[1].isascii() and line.words[1].isdigit()) or line.words[1] == "0":
            raise self.fail(line.number, "free is followed by a number of choices, or by game")
        return int(line.words[1])

    def _line(self, line: Line) -> None:
        """A line of the record; behind a question only its answer."""
        if self.ask is None:
            self._add(line)
            return
        if line.words[:1] != self.learner or len(line.words) != 2:
            raise self.fail(line.number, "behind a question comes the learner's choice, which is its answer")
        self.ask.answer = line
        self.ask = None

    def _about_ask(self, line: Line, word: str, text: str) -> None:
        ask = self.ask
        if ask is None:
            raise self.fail(line.number, f"{word} stands between a question and its answer, and nowhere else")
        if word == "hint":
            if ask.hint:
                raise self.fail(line.number, "a question has one hint")
            ask.hint = text
        elif word == "then":
            if self.reply is None or self.reply.clause or self.reply.option == ELSE:
                raise self.fail(line.number, "then stands behind an offered option: wrong OPTION or also OPTION")
            self.reply.then.append(Line(line.number, line.words[1:]))
        else:
            self.reply = self._read_reply(line, is_right=word == "also")
            if self.reply.option in [reply.option for reply in ask.replies]:
                raise self.fail(line.number, f"something is said to {self.reply.option} already")
            ask.replies.append(self.reply)

    def _read_reply(self, line: Line, is_right: bool) -> Reply:
        option, *said = line.words[1:]
        clause = said[0] if said and not is_right and CLAUSE.fullmatch(said[0]) else ""
        text = " ".join(said[1:] if clause else said)
        if not text:
            raise self.fail(line.number, f"nothing is said to {option}")
        if option == ELSE and (clause or is_right):
            raise self.fail(line.number, "what is said to everything else is: wrong else TEXT")
        return Reply(line.number, option, clause, text, is_right)


def lesson_files(game: Game) -> list[Path]:
    """The lessons that come with a game, in the order in which they are taken."""
    return sorted((game.folder / "lessons").glob(f"*{ENDING}"))


def lessons_of(game: Game, language: str = "en") -> list[Lesson]:
    """Its lessons, in another language where the folder `lessons-LANGUAGE` has them; raises BadLesson or BadRecord."""
    return [read_lesson(in_language(path, language).read_text(encoding="utf-8"), path.name)
            for path in lesson_files(game)]  # fmt: skip


def in_language(path: Path, language: str) -> Path:
    """The same file in the folder of a language, if it is there."""
    spoken = path.parents[1] / f"lessons-{language}" / path.name
    return spoken if spoken.is_file() else path
