"""What is told of a list while somebody builds it: by the game itself, so that it is judged as at a table."""

from __future__ import annotations

import secrets
from typing import cast

from wyrmhall.hall import http, wire
from wyrmhall.hall.brought import MOST_NAMED
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import said_to_data
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.section import Section
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.value import NONE

SEEDS = 2**30


def set_up(wish: http.BuildList, book: Book | None) -> Setup:
    """A table to which the list could come; raises BadSetup."""
    game = game_named(wish.game)
    if not game.brings:
        raise CommandRefused("bad_list", f"in {game.title} nobody brings any cards")
    variant = wish.variant or game.usual_variant()
    return game.set_up(min(game.seats_of(variant)), variant, wish.house, book)


def rows_of(setup: Setup, wish: http.BuildList) -> tuple[int, ...]:
    """The cards of the list, sorted; raises BadList for those that do not exist."""
    rows = setup.book.rows
    unknown = tuple(sorted({card for card in wish.chosen if card not in rows}))[:MOST_NAMED]
    if unknown:
        raise BadList(f"in this game there is no card {' and no card '.join(unknown)}", unknown)
    return tuple(sorted([rows[card] for card in wish.chosen]))


def about(setup: Setup) -> http.BuildingInfo:
    ready = setup.game.ready_lists(setup) or {"usual": setup.game.usual_list(setup, 0)}
    return http.BuildingInfo(
        [about_section(setup.book, section) for section in setup.game.sections(setup)],
        {name: [setup.book.faces[row] for row in cards] for name, cards in ready.items()},
    )


def about_section(book: Book, section: Section) -> http.SectionInfo:
    return http.SectionInfo(
        section.name,
        [book.faces[row] for row in section.rows],
        section.least,
        None if section.most == NONE else section.most,
        None if section.copies == NONE else section.copies,
        section.hand,
        section.draws,
    )


def told(setup: Setup, cards: tuple[int, ...]) -> http.ListTold:
    game, book = setup.game, setup.book
    return http.ListTold(
        [
            http.DemandInfo(shown(book, each.said), each.is_met, list(each.clauses), faces(book, each.rows))
            for each in game.demands_on(setup, cards)
        ],
        [
            http.ProspectInfo(
                book.faces[each.row], cast(http.Way, each.way), shown(book, each.said), list(each.clauses)
            )
            for each in game.prospects(setup, cards)
        ],
        [
            http.ChartInfo(
                shown(book, chart.said),
                [
                    http.BarInfo(
                        shown(book, bar.said),
                        bar.number,
                        cast(http.Way, bar.way),
                        None if bar.note is None else shown(book, bar.note),
                    )
                    for bar in chart.bars
                ],
            )
            for chart in game.charts(setup, cards)
        ],
    )


def completed(setup: Setup, cards: tuple[int, ...]) -> list[str]:
    return faces(setup.book, setup.game.completed(setup, cards, swift(secrets.randbelow(SEEDS))))


def faces(book: Book, rows: tuple[int, ...]) -> list[str]:
    return [book.faces[row] for row in rows]


def shown(book: Book, said: Said) -> wire.Said:
    return cast(wire.Said, said_to_data(book, said))
