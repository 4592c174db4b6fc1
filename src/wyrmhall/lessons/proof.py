"""What a lesson promises, put to the test: it can be completed, leaves no choice unanswered, and says nothing false."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.clauses import clauses_of
from wyrmhall.kernel.errors import BadData, IllegalOption, WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import check, choose, owing
from wyrmhall.kernel.play import options as options_of
from wyrmhall.kernel.record import Line
from wyrmhall.lessons.film import Moment, Projector
from wyrmhall.lessons.lesson import LEARNER, WORDS, Ask, Free, Lesson, Reply, Say, Scene

MOST_WORDS: Final = 20  # in one bubble
STEPS: Final = (5, 12)
FIRST_STEPS: Final = (5, 11)  # the first lesson takes three minutes at most
LAST_SIGNS: Final = (".", "!", "?", ":")
FREE_WAYS: Final = 20
LONGEST_WAY: Final = 400  # choices of all seats, until the learner has made the free ones


class Flaw(NamedTuple):
    """Something that is wrong with a lesson, with a stable code."""

    where: str  # file:line
    code: str
    problem: str

    def __str__(self) -> str:
        return f"{self.where}: {self.problem}"


class Proof:
    """One lesson, put to the test; what is wrong with it is gathered in `flaws`."""

    def __init__(self, lesson: Lesson, game: Game, cards_folder: str = ".") -> None:
        self.lesson = lesson
        self.game = game
        self.projector = Projector(lesson, game, cards_folder)
        self.clauses = known_clauses(game)
        self.flaws: list[Flaw] = []

    def run(self) -> list[Flaw]:
        self._words()
        for clause in self.lesson.shows():
            self._clause(self.lesson.record.tag_lines["Shows"], clause)
        self._length()
        for step in self.lesson.steps():
            self._texts(step)
        for scene in self.lesson.scenes:
            first = len(self.projector.moments)
            failure = self.projector.play(scene)
            for moment in self.projector.moments[first:]:
                self._moment(moment)
            if failure is not None:
                self.flaws.append(Flaw(failure.where, "does-not-hold", f"{failure.claimed}: {failure.found}"))
            elif not ends_in_words(scene):
                self.note(scene.number, "no-last-word", f"nothing is said at the end of the scene {scene.title}")
        return sorted(set(self.flaws), key=lambda flaw: int(flaw.where.rpartition(":")[2]))

    def note(self, number: int, code: str, problem: str) -> None:
        self.flaws.append(Flaw(f"{self.lesson.file}:{number}", code, f"{self.lesson.title()}: {problem}"))

    # --- what stands in the file --------------------------------------------------------------

    def _words(self) -> None:
        """None of the words of lessons may be a word of the game, or the name of a seat."""
        s = self.projector.replay(self.lesson.scenes[0]).s
        own = {zone.word for zone in s.zones} | {fact.word for fact in s.facts} | set(self.game.begins())
        for word in WORDS:
            if word in own or word in self.projector.setup.names:
                self.note(1, "clash", f"{word} is a word of lessons, so nothing and nobody else goes by it")
        if len(self.projector.setup.name(LEARNER)) == 1:
            self.note(1, "no-learner", 'the first seat is the learner\'s and has a name: [Seats "You Ember"]')

    def _length(self) -> None:
        least, most = FIRST_STEPS if self.lesson.is_first() else STEPS
        steps = len(self.lesson.steps())
        if not least <= steps <= most:
            self.note(1, "length", f"{steps} things are said; {least} to {most} are a lesson")
        if not self.lesson.asks():
            self.note(1, "nothing-asked", "the learner is asked nothing")
        if self.lesson.is_first() and not self.lesson.ends_in_game():
            self.note(self.lesson.scenes[-1].number, "no-game", "the first lesson ends in a game: free game")

    def _texts(self, step: Say | Ask) -> None:
        self._sentence(step.number, step.text)
        if isinstance(step, Ask):
            self._sentence(step.number, step.hint or "A hint helps.")
            for reply in step.replies:
                self._sentence(reply.number, reply.text)
                self._clause(reply.number, reply.clause)

    def _clause(self, number: int, clause: str) -> None:
        """Of a game without rules in words, any clause may be named."""
        if clause and self.clauses and clause not in self.clauses:
            self.note(number, "no-clause", f"there is no clause {clause}")

    def _sentence(self, number: int, text: str) -> None:
        if len(text.split()) > MOST_WORDS:
            self.note(number, "too-long", f"{len(text.split())} words; {MOST_WORDS} are the most: {text}")
        if not text.rstrip(")\"'”").endswith(LAST_SIGNS):
            self.note(number, "no-full-stop", f"a sentence ends with . ! ? or a colon: {text}")

    # --- what happens -------------------------------------------------------------------------

    def _moment(self, moment: Moment) -> None:
        if isinstance(moment.part, Ask):
            self._question(moment, moment.part)
        elif isinstance(moment.part, Free) and moment.part.turns is not None:
            self._free(moment, moment.part.turns)

    def _question(self, moment: Moment, ask: Ask) -> None:
        """The answer is offered, and something is said to every other option that is."""
        assert moment.answer is not None
        offered = {option.text for option in moment.offered()}
        if moment.answer.text not in offered:
            found = " ".join(sorted(offered)) or "nothing"
            self.note(ask.answer.number, "answer-not-offered", f"{moment.answer.text} is not offered, but {found}")
        if moment.answer.text in moment.replies:
            self.note(moment.replies[moment.answer.text].number, "answer-replied", "that is the answer itself")
        left = offered - {moment.answer.text} - set(moment.replies)
        other = ask.said_else()
        if left and other is None:
            self.note(ask.number, "unanswered", f"nothing is said to {' '.join(sorted(left))}")
        if other is not None and not left:
            self.note(other.number, "never-said", "wrong else can never be said: all that is offered is named")
        if len(offered) == 1 and not [reply for reply in ask.replies if reply.clause]:
            self.note(ask.number, "no-question", "only one option is offered: name one that is refused")
        for text, reply in moment.replies.items():
            self._reply(moment, ask, text, reply, is_offered=text in offered)

    def _reply(self, moment: Moment, ask: Ask, text: str, reply: Reply, *, is_offered: bool) -> None:
        if not reply.clause and not is_offered:
            self.note(reply.number, "not-offered", f"{text} is not offered; name the clause that refuses it")
        elif reply.clause and is_offered:
            self.note(reply.number, "offered", f"{text} is offered, so no clause refuses it")
        elif reply.clause:
            found = refusing(moment, text)
            if reply.clause not in found:
                by = " ".join(found) or "no clause"
                self.note(reply.number, "refused-otherwise", f"{text} is refused by {by}, not by {reply.clause}")
        else:
            self._follows(moment.scene, ask, reply)

    def _follows(self, scene: Scene, ask: Ask, reply: Reply) -> None:
        """What is claimed to follow from an option that is not the answer."""
        replay = played(self.projector.replay(scene), scene.lines(ask))
        for line in [Line(reply.number, [*ask.answer.words[:1], reply.option]), *reply.then]:
            failure = replay.step(line)
            if failure is not None:
                self.flaws.append(Flaw(failure.where, "does-not-hold", f"{failure.claimed}: {failure.found}"))
                return

    def _free(self, moment: Moment, turns: int) -> None:
        """From here the learner can play so many choices, whatever everybody chooses."""
        for way in range(FREE_WAYS):
            chance, s, made = swift(f"free/{way}"), moment.s.copy(), 0
            for _ in range(LONGEST_WAY):
                if not owing(s) or made == turns:
                    break
                seat = owing(s)[chance.below(len(owing(s)))]
                offered = options_of(s, seat)
                choose(s, seat, offered[chance.below(len(offered))])
                made += seat == LEARNER
            if not made:
                self.note(moment.part.number, "not-free", "there is nothing that the learner could play from here")
                return


def ends_in_words(scene: Scene) -> bool:
    """Whether something is said behind the last question."""
    spoken = [part for part in scene.parts if isinstance(part, (Say, Ask))]
    return bool(spoken) and isinstance(spoken[-1], Say)


def refusing(moment: Moment, text: str) -> tuple[str, ...]:
    """The clauses by which an option is refused."""
    try:
        check(moment.s, LEARNER, moment.s.book().option(text))
    except IllegalOption as refused:
        return refused.clauses
    return ()


def played(replay: Replay, lines: list[Line]) -> Replay:
    for line in lines:
        replay.step(line)
    replay.held = False
    replay.go_on()
    return replay


def known_clauses(game: Game) -> set[str]:
    try:
        return set(clauses_of(game))
    except BadData:
        return set()


def flaws_of(lesson: Lesson, game: Game, cards_folder: str = ".") -> list[Flaw]:
    """Everything that is wrong with a lesson, by line; raises BadRecord where its tags agree on no table."""
    proof = Proof(lesson, game, cards_folder)
    try:
        return proof.run()
    except WyrmhallError as unreadable:
        return [*proof.flaws, flaw_of(str(unreadable), lesson.file)]


def flaw_of(message: str, file: str) -> Flaw:
    """An error, which begins with file and line where one is at fault."""
    number, _, problem = message.removeprefix(f"{file}:").partition(":")
    if not message.startswith(f"{file}:") or not number.isdecimal():
        return Flaw(f"{file}:1", "unreadable", message)
    return Flaw(f"{file}:{number}", "unreadable", problem.strip())


class Mechanic(NamedTuple):
    """What everybody who knows the game has met in a lesson: a word, and the clauses that lessons show."""

    number: int
    name: str
    clauses: tuple[str, ...]


def mechanics_of(game: Game) -> list[Mechanic]:
    """What lessons must teach, as `lessons/mechanics.txt` lists it."""
    path = game.folder / "lessons" / "mechanics.txt"
    lines = path.read_text(encoding="utf-8").splitlines() if path.is_file() else []
    parts = [(number, line.partition(";")[0].split()) for number, line in enumerate(lines, 1)]
    return [Mechanic(number, words[0], tuple(words[1:])) for number, words in parts if words]


def untaught(game: Game, lessons: list[Lesson]) -> Iterator[Flaw]:
    """Mechanics that no lesson with a question shows."""
    shown = {clause for lesson in lessons if lesson.asks() for clause in lesson.shows()}
    known = known_clauses(game)
    mechanics = mechanics_of(game)
    if not mechanics:
        yield Flaw("mechanics.txt:1", "no-mechanics", "lessons need a list of what they must teach")
    for mechanic in mechanics:
        where = f"mechanics.txt:{mechanic.number}"
        if not mechanic.clauses:
            yield Flaw(where, "no-clause", f"{mechanic.name}: by which clauses?")
        for clause in mechanic.clauses:
            if known and clause not in known:
                yield Flaw(where, "no-clause", f"{mechanic.name}: there is no clause {clause}")
            elif clause not in shown:
                yield Flaw(where, "untaught", f"{mechanic.name}: no lesson with a question shows {clause}")
