"""Lessons, coach's notes and overviews for the page: films of views, made once, so that a lesson needs no table."""

from __future__ import annotations

import hashlib
import logging
from functools import cache
from typing import Any, Final, NamedTuple, cast

from wyrmhall.hall import http, wire
from wyrmhall.hall.books import is_own
from wyrmhall.hall.catalogue import all_drawn, in_parts, rules_in_words
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.examples import text_of
from wyrmhall.hall.logs import told
from wyrmhall.hall.show import show_line
from wyrmhall.hall.table import Told
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.data import said_to_data
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import why_not
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.shown import ShownGame
from wyrmhall.kernel.value import NONE, UNSEEN, cards_of
from wyrmhall.kernel.view import SPECTATOR, View, look, present
from wyrmhall.lessons.film import Lit, Moment, Projector, film_of
from wyrmhall.lessons.lesson import LEARNER, Ask, Free, Lesson, Reply, lesson_files, lessons_of
from wyrmhall.lessons.notes import FIRST_GAMES, notes_of, taught
from wyrmhall.lessons.overview import Overview, is_sign, overview_of, spans

log = logging.getLogger("wyrmhall.lessons")

ENGLISH: Final = "en"
WHOLE: Final = -1  # in place of a thing: the pile, or the seat
SECONDS: Final = 12  # that one thing takes which is said


class Kept(NamedTuple):
    """An answer that is the same for everybody."""

    body: bytes
    etag: str


def kept(answer: Any) -> Kept:
    body = wire.encoder.encode(answer)
    return Kept(body, hashlib.sha256(body).hexdigest()[:32])


def spoken(game: Game, language: str) -> str:
    """The language itself where lessons of this game are told in it, else English: so nobody fills the memory."""
    is_told = language != ENGLISH and (game.folder / f"lessons-{language}").is_dir()
    return language if is_told else ENGLISH


# --- what there is to learn ----------------------------------------------------------------------


def course(name: str, language: str) -> Kept:
    """The lessons of a game, what its coach says, and its overview; raises UnknownGame."""
    return course_in(name, spoken(game_named(name), language))


@cache
def course_in(name: str, language: str) -> Kept:
    game = game_named(name)
    lessons = lessons_in(game, language)
    try:
        notes, overview = notes_of(game, language), overview_of(game, language)
    except WyrmhallError as unreadable:
        log.warning("the coach or the overview of %s cannot be read: %s", name, told(unreadable))
        notes, overview = [], None
    return kept(
        http.Course(
            game=name,
            lessons=[about(lesson) for lesson in lessons],
            notes=[
                http.CoachNote(
                    cast(http.Trigger, note.trigger),
                    note.key,
                    note.text,
                    [each.name for each in lessons if taught([note], [each])],
                )
                for note in notes
            ],
            first_games=FIRST_GAMES,
            overview=drawn_overview(game, overview) if overview is not None else None,
        )
    )


def lessons_in(game: Game, language: str) -> list[Lesson]:
    """Those that can be read: a broken lesson keeps nobody from playing."""
    try:
        return lessons_of(game, language)
    except WyrmhallError as unreadable:
        log.warning("the lessons of %s cannot be read: %s", game.name, told(unreadable))
        return []


def about(lesson: Lesson) -> http.LessonInfo:
    steps = lesson.steps()
    return http.LessonInfo(
        name=lesson.name,
        title=lesson.title(),
        steps=len(steps),
        asks=len(lesson.asks()),
        minutes=max(1, round(len(steps) * SECONDS / 60)),
        shows=lesson.shows(),
        ends_in_game=lesson.ends_in_game(),
    )


def drawn_overview(game: Game, overview: Overview) -> http.OverviewInfo:
    book, picture = game.book_of(None), overview.picture
    things = picture.things if picture is not None else ()
    clauses = rules_in_words(game)
    return http.OverviewInfo(
        title=overview.title,
        chapters=[http.Chapter(heading, in_parts(spans(text, clauses))) for heading, text in overview.chapters],
        picture=[
            http.Pictured(sign=thing[0]) if is_sign(thing, book) else http.Pictured(cards=list(thing))
            for thing in things
        ],
        caption=picture.caption if picture is not None else "",
    )


# --- a lesson ------------------------------------------------------------------------------------


def lesson_film(name: str, lesson: str, language: str) -> Kept:
    """A lesson, ready to be played in the page; raises UnknownGame, or refuses what is no lesson."""
    game = game_named(name)
    if lesson not in [path.name.removesuffix(path.suffix) for path in lesson_files(game)]:
        raise CommandRefused("unknown_lesson", f"{game.title} has no lesson {lesson[:40]!r}")
    return film_in(name, lesson, spoken(game, language))


@cache
def film_in(name: str, lesson: str, language: str) -> Kept:
    game = game_named(name)
    try:
        found = next(each for each in lessons_of(game, language) if each.name == lesson)
        return kept(Film(game, found).shown())
    except WyrmhallError as broken:
        log.warning("the lesson %s of %s does not hold: %s", lesson, name, told(broken))
        raise CommandRefused("bad_lesson", f"this lesson does not hold: {broken}") from None


class Film:
    """A lesson as the page plays it: each moment is a view of the learner's seat, and what is said to each choice."""

    def __init__(self, game: Game, lesson: Lesson) -> None:
        self.game = game
        self.lesson = lesson
        self.projector: Projector = film_of(lesson, game, str(game.folder / "lessons"))
        self.book: Book = self.projector.setup.book
        self.told = 0  # lines of the log since the scene began

    def shown(self) -> http.LessonFilm:
        setup, is_brought = self.projector.setup, not is_own(self.game, self.book)
        played = [moment for moment in self.projector.moments if not isinstance(moment.part, Free)]
        return http.LessonFilm(
            game=self.game.name,
            lesson=about(self.lesson),
            names=list(setup.names),
            variant=setup.variant,
            house=setup.unusual_house(),
            moments=[self.moment(moment, played[:number]) for number, moment in enumerate(played)],
            position=self.end(),
            cards=self.book.table.digest() if is_brought else None,
            faces=all_drawn(self.book) if is_brought else [],
        )

    def end(self) -> str:
        """The record of the last scene, where the learner may play on from its end."""
        scene = self.lesson.scenes[-1]
        last = scene.parts[-1]
        if not isinstance(last, Free) or last.turns is None or self.lesson.record.tags.get("Cards"):
            return ""
        return text_of(self.lesson.record_of(scene), self.game.folder / "lessons")

    def moment(self, moment: Moment, before: list[Moment]) -> http.LessonMoment:
        part = moment.part
        assert not isinstance(part, Free)
        is_new = not before or before[-1].scene is not moment.scene
        self.told = 0 if is_new else self.told
        events = () if is_new else moment.heard()  # what led to a position is no news
        first, self.told = self.told, self.told + len(events)
        view = present(moment.s, LEARNER)
        game: Any = ShownGame(moment.s, look(moment.s, SPECTATOR)).to(view, len(before) + 1)
        shown = http.LessonMoment(
            scene=moment.scene.title,
            text=part.text,
            light=self.light(moment.lit, game) if moment.lit is not None else None,
            game=game,
            lines=[
                show_line(self.book, first + n, Told(event.seat, 0, event), LEARNER) for n, event in enumerate(events)
            ],
        )
        if isinstance(part, Ask):
            shown.question = self.question(moment, part, view)
        else:
            game.update(decision=None, prompt=None, options=[])
        return shown

    def question(self, moment: Moment, ask: Ask, view: View) -> http.LessonQuestion:
        assert moment.answer is not None
        named = [self.reply(text, reply) for text, reply in moment.replies.items()]
        otherwise = ask.said_else()
        return http.LessonQuestion(
            answer=moment.answer.text,
            hint=ask.hint,
            replies=named,
            otherwise=otherwise.text if otherwise is not None else "",
            refusals=self.refusals(moment, view),
        )

    def reply(self, text: str, reply: Reply) -> http.LessonReply:
        card = self.book.option(text).card
        return http.LessonReply(
            option=text,
            card=self.book.write(card) if card != NONE else None,
            text=reply.text,
            clause=reply.clause,
            is_right=reply.is_right,
        )

    def refusals(self, moment: Moment, view: View) -> list[http.CardRefused]:
        """Why the cards that the learner holds cannot be played, of those that cannot."""
        held = {
            card
            for lying in view.zones.values()
            for owner, pile in lying
            if owner == LEARNER
            for card in cards_of(pile or ())
            if card != UNSEEN
        }
        found = []
        for card in sorted(held):
            reasons = [
                wire.Reason(said_to_data(self.book, why.said), list(why.clauses))
                for why in why_not(moment.s, LEARNER, card)
            ]
            if reasons:
                found.append(http.CardRefused(self.book.write(card), reasons))
        return found

    def light(self, lit: Lit, game: dict[str, Any]) -> http.Light:
        if lit.part:
            return http.Light(part=lit.part)
        if lit.fact:
            return http.Light(fact=lit.fact, places=[wire.Place("", lit.owner, WHOLE)])
        zone = next(each for each in game["zones"] if each["word"] == lit.zone)
        items = items_of(zone, lit) or [WHOLE]
        return http.Light(places=[wire.Place(lit.zone, lit.owner, item) for item in items])


def items_of(zone: dict[str, Any], lit: Lit) -> list[int]:
    """The numbers of the things that are lit, as places count them; a card in a stack lights the stack."""
    left = list(lit.cards)
    found = []
    for number, owner, item in numbered(zone):
        hit = [card for card in left if card == item["text"]] or [card for card in left if card in item["cards"]]
        if owner == lit.owner and hit:
            left.remove(hit[0])
            found.append(number)
    return found


def numbered(zone: dict[str, Any]) -> list[tuple[int, int, dict[str, Any]]]:
    """Each thing of a zone with its number and owner: pieces are counted through the zone, others by pile."""
    if zone["layout"] == "pieces":
        return [(n, pile["owner"], item) for n, pile in enumerate(zone["piles"]) for item in pile["items"][:1]]
    return [(n, pile["owner"], item) for pile in zone["piles"] for n, item in enumerate(pile["items"])]
