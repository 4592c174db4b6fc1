"""What the hall tells about its games: sentences, house options, card faces, rules."""

from __future__ import annotations

from functools import cache

from wyrmhall.bots import LEVELS
from wyrmhall.hall import wire
from wyrmhall.kernel.clauses import NO_CODE, Clause, clauses_of
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.registry import game_names
from wyrmhall.kernel.setup import Flag, HouseOption, OneOf

PICTURE = 4  # cards in the picture of a game


@cache
def games() -> list[wire.GameInfo]:
    return [about(game_named(name)) for name in game_names()]


def about(game: Game) -> wire.GameInfo:
    rules = rules_in_words(game)
    return wire.GameInfo(
        name=game.name,
        title=game.title,
        sentence=game.sentence,
        prefix=game.prefix,
        rules=game.rules,
        variants=[wire.VariantInfo(variant, list(seats)) for variant, seats in game.seats.items()],
        house=[about_house(option, rules) for option in game.house],
        picture=picture(game),
        bots=[wire.BotInfo(level, bot.word or level, bot.meaning) for level, bot in LEVELS.items()],
    )


def about_house(option: HouseOption, rules: dict[str, Clause]) -> wire.HouseInfo:
    words = list(option.words) if isinstance(option, OneOf) else ["true", "false"] if isinstance(option, Flag) else []
    ruling = rules.get(option.clause)
    return wire.HouseInfo(
        name=option.name,
        clause=option.clause,
        meaning=option.meaning,
        kind="flag" if isinstance(option, Flag) else "one_of" if isinstance(option, OneOf) else "text",
        words=words,
        values=option.values(),
        default=option.write(option.default),
        ruling=in_words(ruling) if ruling is not None else "",
        variants=list(option.variants),
    )


def picture(game: Game) -> list[str]:
    """The cards that stand for it, or some from all over the book."""
    if game.picture:
        return list(game.picture)
    faces = game.book_of(None).faces
    return [faces[place * (len(faces) - 1) // (PICTURE - 1)] for place in range(PICTURE)] if faces else []


@cache
def cards(name: str) -> list[wire.CardFace]:
    """How each kind of card of a game is drawn; raises UnknownGame."""
    book = game_named(name).book_of(None)
    found = []
    for row, notation in enumerate(book.faces):
        face = book.face(row)
        found.append(
            wire.CardFace(notation, face.title, face.kind, face.rank, face.palette, face.glyph, face.art, face.text,
                          face.provenance, list(face.numbers))
        )  # fmt: skip
    return found


@cache
def rules(name: str) -> wire.RulesInfo:
    """The clauses and rulings of a game; raises UnknownGame."""
    game = game_named(name)
    found = [wire.ClauseInfo(each.name, each.section, in_words(each)) for each in rules_in_words(game).values()]
    return wire.RulesInfo(game.name, game.title, found)


def rules_in_words(game: Game) -> dict[str, Clause]:
    try:
        return clauses_of(game)
    except BadData:
        return {}


def in_words(clause: Clause) -> str:
    return NO_CODE.sub("", clause.text).strip()
