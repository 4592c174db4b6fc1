"""What the hall tells about its games: sentences, house options, card faces, rules."""

from __future__ import annotations

import hashlib
import logging
from collections import Counter
from functools import cache
from typing import NamedTuple, cast

import msgspec

from wyrmhall.bots import LEVELS, USUAL
from wyrmhall.hall import http, wire
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events.speaking import MESSAGES, OWN
from wyrmhall.hall.examples import shown
from wyrmhall.hall.logs import told
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.clauses import CODE, Clause, Span, clauses_of, spans_of
from wyrmhall.kernel.data import said_to_data
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.registry import game_names
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.setup import Flag, HouseOption, Number, Numbers, OneOf, SeatOrRandom
from wyrmhall.lessons.lesson import lesson_files
from wyrmhall.speech.about import About
from wyrmhall.speech.catalogue import sources, sources_in
from wyrmhall.speech.fluent import BadMessages, Source
from wyrmhall.speech.languages import FALLBACK, known

log = logging.getLogger("wyrmhall.games")

FOR_DESIGNERS = ("For designers",)  # sections of rules that tell how files are written: docs/ is their place
PICTURE = 4  # cards in the picture of a game


def games(language: str = FALLBACK) -> list[http.GameInfo]:
    return games_in(known(language))


@cache
def games_in(language: str) -> list[http.GameInfo]:
    return [about(game_named(name), language) for name in game_names()]


def about(game: Game, language: str) -> http.GameInfo:
    rules, told = rules_in_words(game), About(game, language)
    levels = [(level, *told.level(level, bot.word or level, bot.meaning)) for level, bot in LEVELS.items()]
    return http.GameInfo(
        name=game.name,
        title=game.title,
        sentence=told.sentence(),
        prefix=game.prefix,
        rules=game.rules,
        variants=[about_variant(told, variant, seats) for variant, seats in game.seats.items()],
        house=[about_house(told, option, rules) for option in game.house],
        picture=picture(game),
        bots=[http.BotInfo(level, word, meaning, level == USUAL) for level, word, meaning in levels],
        cards_as=cast(http.CardsAs, game.cards_as),
        brings=told.brings(),
        lessons=len(lesson_files(game)),
        cards=game.book_of(None).table.digest(),
        edition=edition(game.name),
    )


def about_variant(told: About, name: str, seats: tuple[int, ...]) -> http.VariantInfo:
    title, sentence = told.variant(name)
    return http.VariantInfo(name, list(seats), title, sentence)


def about_house(told: About, option: HouseOption, rules: dict[str, Clause]) -> http.HouseInfo:
    ruling = rules.get(option.clause)
    about = http.HouseInfo(
        name=option.name,
        clause=option.clause,
        meaning=told.meaning(option),
        kind="text",
        words=[],
        says=told.answers(option),
        values=told.values(option),
        default=option.write(option.default),
        ruling=in_words(ruling, rules) if ruling is not None else [],
        variants=list(option.variants),
    )
    match option:
        case Flag():
            about.kind, about.words = "flag", ["true", "false"]
        case OneOf():
            about.kind, about.words = "one_of", list(option.words)
        case SeatOrRandom():
            about.kind = "seat"
        case Number():
            about.kind, about.least, about.most = "number", option.least, option.most
        case Numbers():
            about.kind, about.each = "numbers", told.each(option)
            about.printed = list(told.game.printed(option.name))
    return about


def picture(game: Game) -> list[str]:
    """The cards that stand for it, or some from all over the book."""
    if game.picture:
        return list(game.picture)
    faces = game.book_of(None).faces
    return [faces[place * (len(faces) - 1) // (PICTURE - 1)] for place in range(PICTURE)] if faces else []


@cache
def cards(name: str) -> list[http.CardFace]:
    """How each kind of card of a game is drawn; raises UnknownGame."""
    return all_drawn(game_named(name).book_of(None))


def all_drawn(book: Book) -> list[http.CardFace]:
    """Every kind; of a book with thousands, its copies are counted once."""
    copies = Counter(book.deck)
    return [drawn(book, row, copies[row]) for row in range(len(book.faces))]


@cache
def edition(name: str) -> str:
    """Changes with whatever this version tells of a game's cards, so that nobody keeps what an older one has told."""
    own = game_named(name).book_of(None).table.digest()
    return hashlib.sha256(msgspec.json.encode([own, cards(name)])).hexdigest()[:16]


def drawn(book: Book, row: int, copies: int) -> http.CardFace:
    face = book.face(row)
    return http.CardFace(
        card=book.faces[row],
        title=face.title,
        name=worded(book, face.name),
        kind=worded(book, face.kind),
        rank=face.rank,
        palette=face.palette,
        glyph=face.glyph,
        art=face.art,
        line=worded(book, face.line),
        more=[said_to_data(book, each) for each in face.more],
        clauses=list(face.clauses),
        provenance=face.provenance,
        numbers=list(face.numbers),
        group=worded(book, face.group),
        copies=copies,
        traits=list(face.traits),
    )


def worded(book: Book, said: Said | None) -> wire.Said | None:
    return said_to_data(book, said) if said is not None else None


class Messages(NamedTuple):
    text: str  # Fluent
    digest: str


@cache
def messages(name: str, language: str) -> Messages:
    """What every game says and what this one says, in a language; raises UnknownGame, or refuses the language.

    A game need not have a catalogue; one that cannot be read does not keep anybody from playing.
    """
    game = game_named(name)
    try:
        found = sources(game, language)
    except BadMessages as failure:
        log.warning("the messages of %s cannot be read: %s", name, told(failure))
        found = ()
    texts = [source.text for source in found or common(language) if source.language == language]
    if not texts:
        raise unknown(language)
    text = "\n".join(texts)
    return Messages(text, hashlib.sha256(text.encode()).hexdigest()[:32])


@cache
def event_messages(language: str) -> Messages:
    """The same of what events say."""
    try:
        found = sources_in(OWN, language, (MESSAGES,))
    except BadMessages:
        raise unknown(language) from None
    texts = [source.text for source in found if source.language == language]
    if not texts:
        raise unknown(language)
    text = "\n".join(texts)
    return Messages(text, hashlib.sha256(text.encode()).hexdigest()[:32])


def common(language: str) -> tuple[Source, ...]:
    try:
        return sources_in(None, language)
    except BadMessages:
        raise unknown(language) from None


def unknown(language: str) -> CommandRefused:
    return CommandRefused("unknown_language", f"the hall does not speak {language[:20]!r}")


@cache
def rules(name: str) -> http.RulesInfo:
    """The clauses and rulings of a game, but for those about its files; raises UnknownGame."""
    game = game_named(name)
    clauses = rules_in_words(game)
    found = [
        http.ClauseInfo(each.name, each.section, in_words(each, clauses), shown(name, each.name))
        for each in clauses.values()
        if each.section not in FOR_DESIGNERS
    ]
    return http.RulesInfo(game.name, game.title, found)


def rules_in_words(game: Game) -> dict[str, Clause]:
    try:
        return clauses_of(game)
    except BadData:
        return {}


def in_words(clause: Clause, clauses: dict[str, Clause]) -> list[http.Span]:
    return in_parts(spans_of(clause, clauses))


def in_parts(spans: list[Span]) -> list[http.Span]:
    """Ready to be drawn; names of the program are told as words."""
    return [
        http.Span(span.text.replace("_", " ") if span.kind == CODE else span.text, cast(http.SpanKind, span.kind))
        for span in spans
    ]
