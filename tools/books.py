"""Writes down for the tests of the page what games really call things: web/tests/books.json.

`tools/page.py` does so before each check and test, so that no test of the page can rely on a spelling of its own.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from wyrmhall.games.fairy_tale.cards import OwnDown, Place, Prey
from wyrmhall.games.magic_dragon.cards import MagicCards, Play
from wyrmhall.games.storm_dragons.cards import DOWNED, FIRST_STORM, HEAD, Aim
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.kernel.state import Decision
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.zone import Zone

FILE = Path(__file__).parent.parent / "web" / "tests" / "books.json"


def main() -> None:
    FILE.write_text(json.dumps({name: words_of(game(name)) for name in game_names()}, indent=1), encoding="utf-8")


def words_of(each: Game) -> dict[str, Any]:
    book = each.book_of(None)
    return {
        "options": [offer(book, option) for option in book.options],
        "decisions": sorted([kind.__name__ for kind in each.words if issubclass(kind, Decision)]),
        "zones": sorted({zone.word for variant in each.seats for zone in zones_of(each, variant)}),
        "facts": sorted([fact.word for fact in each.facts if not fact.inner]),
    }


def zones_of(each: Game, variant: str) -> tuple[Zone, ...]:
    return each.empty(each.set_up(each.seats[variant][0], variant), swift(0)).zones


def offer(book: Book, option: Option) -> dict[str, Any]:
    """As the hall tells it, and what it means beyond that: what the page has to read out of the notation."""
    return {
        "option": option.text,
        "says": book.sentence(option),
        "card": book.write(option.card) if option.card != NONE else None,
        "target": book.write(option.target) if option.target != NONE else None,
        "then": [],
        "means": meaning(book, option),
    }


def meaning(book: Book, option: Option) -> dict[str, Any]:
    if isinstance(option, Aim):
        word = "front" if option.code >= FIRST_STORM else "flight"
        is_first, is_downed = option.where == HEAD, option.where == DOWNED
        card = book.faces[option.row]
        return {"side": option.seat, "card": card, "word": word, "isFirst": is_first, "isDowned": is_downed}
    if isinstance(option, Play) and option.named != NONE:
        assert isinstance(book, MagicCards)
        return {"colour": book.colour_names[option.named]}
    if isinstance(option, Prey):
        return {"seat": option.seat}
    if isinstance(option, Place):
        return {"place": option.place}
    return {"isDown": True} if isinstance(option, OwnDown) else {}


if __name__ == "__main__":
    main()
