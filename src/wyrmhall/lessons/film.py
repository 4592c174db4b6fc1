"""A lesson played: what stands on the table whenever something is said, seen from the learner's seat."""

from __future__ import annotations

from dataclasses import dataclass

from wyrmhall.kernel.check import Failure, Replay
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.notation import fact_of, owner_and_cards, tell_seen, zone_of
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import check, options
from wyrmhall.kernel.record import Line
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.value import CENTRE
from wyrmhall.kernel.view import View, heard, look
from wyrmhall.lessons.lesson import LEARNER, Ask, BadLesson, Free, Lesson, Light, Reply, Say, Scene


@dataclass(frozen=True)
class Lit:
    """What is lit up, found on the table: a part of the screen, or a zone or fact, and of a zone all or some cards."""

    part: str = ""
    zone: str = ""
    fact: str = ""
    owner: int = CENTRE
    cards: tuple[str, ...] = ()  # none: all that lies there


@dataclass(frozen=True)
class Moment:
    """The table while the teacher speaks, asks, or lets the learner play."""

    scene: Scene
    part: Say | Ask | Free
    s: State
    events: tuple[Event, ...]  # since the moment before
    lit: Lit | None
    replies: dict[str, Reply]  # by the option, as the book writes it
    answer: Option | None

    def view(self) -> View:
        """All that the learner's seat may know, and nothing else."""
        return look(self.s, LEARNER)

    def heard(self) -> tuple[Event, ...]:
        return tuple([heard(event, LEARNER) for event in self.events])

    def offered(self) -> list[Option]:
        return options(self.s, LEARNER)

    def reply(self, option: Option) -> Reply | None:
        """What is said to an option that is no answer; None if the lesson knows nothing to say."""
        assert isinstance(self.part, Ask)
        found = self.replies.get(option.text)
        return found if found is not None or not self.is_offered(option) else self.part.said_else()

    def is_offered(self, option: Option) -> bool:
        try:
            check(self.s, LEARNER, option)
        except IllegalOption:
            return False
        return True


class Projector:
    """Plays the scenes of a lesson line by line."""

    def __init__(self, lesson: Lesson, game: Game, cards_folder: str = ".") -> None:
        self.lesson = lesson
        self.setup = lesson.record.set_up(game, cards_folder)
        self.moments: list[Moment] = []

    def replay(self, scene: Scene) -> Replay:
        """Someone to play this scene from its beginning."""
        replay = Replay(self.lesson.record_of(scene), self.setup)
        replay.s.events = []
        return replay

    def play(self, scene: Scene) -> Failure | None:
        """Plays a scene and keeps its moments: the first line that does not hold, if there is one."""
        replay, told = self.replay(scene), 0
        for part in scene.parts:
            if not isinstance(part, Line):
                if isinstance(part, Ask):
                    replay.held = False  # whoever is asked must be able to choose
                if replay.begun:
                    replay.go_on()
                events = replay.s.events or []
                self.moments.append(self._moment(replay, scene, part, tuple(events[told:])))
                told = len(events)
            line = part.answer if isinstance(part, Ask) else part
            failure = replay.step(line) if isinstance(line, Line) else None
            if failure is not None:
                return failure
        return None

    def _moment(self, replay: Replay, scene: Scene, part: Say | Ask | Free, events: tuple[Event, ...]) -> Moment:
        s = replay.s.copy()
        s.events = None
        lit = self.found(part.light, s) if not isinstance(part, Free) and part.light is not None else None
        if not isinstance(part, Ask):
            return Moment(scene, part, s, events, lit, {}, None)
        replies = {self.option(replay, reply.number, reply.option).text: reply for reply in part.named()}
        answer = self.option(replay, part.answer.number, part.answer.words[1])
        return Moment(scene, part, s, events, lit, replies, answer)

    def option(self, replay: Replay, number: int, text: str) -> Option:
        try:
            return replay.option(text)
        except ValueError as unknown:
            raise self.fail(number, str(unknown)) from None

    def found(self, light: Light, s: State) -> Lit:
        """Where the light falls; raises BadLesson where there is nothing, or nothing that the learner sees."""
        word, rest = light.words[0], list(light.words[1:])
        zone, fact = zone_of(s, word), fact_of(s, word)
        if light.part() and rest:
            raise self.fail(light.number, f"show {word} stands alone: it lights up a part of the screen")
        if light.part():
            return Lit(part=word)
        try:
            if fact is not None and len(rest) <= 1:
                return Lit(fact=word, owner=self.setup.seat(rest[0]) if rest else CENTRE)
            if zone is None:
                raise ValueError("no part of the screen, zone or fact of that name")
            owner, cards = owner_and_cards(self.setup, zone, rest)
        except ValueError as unknown:
            raise self.fail(light.number, f"show {' '.join(light.words)}: {unknown}") from None
        seen = tell_seen(s, LEARNER, zone, owner)
        left = seen + [card for item in seen for card in item.split(".") if card != item]
        for card in cards:
            if card not in left:
                raise self.fail(light.number, f"show {' '.join(light.words)}: there lies {' '.join(seen) or 'nothing'}")
            left.remove(card)
        if not seen:
            raise self.fail(light.number, f"show {' '.join(light.words)}: nothing lies there")
        return Lit(zone=word, owner=owner, cards=tuple(cards))

    def fail(self, number: int, problem: str) -> BadLesson:
        return BadLesson(f"{self.lesson.file}:{number}: {self.lesson.title()}: {problem}")


def film_of(lesson: Lesson, game: Game, cards_folder: str = ".") -> Projector:
    """The whole lesson, played; raises BadLesson or BadRecord where it does not hold."""
    projector = Projector(lesson, game, cards_folder)
    for scene in lesson.scenes:
        failure = projector.play(scene)
        if failure is not None:
            raise BadLesson(str(failure))
    return projector
