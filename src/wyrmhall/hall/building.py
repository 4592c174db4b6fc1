"""What is told of a list while somebody builds it: by the game itself, so that it is judged as at a table."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import NamedTuple, cast

from wyrmhall.hall import http, wire
from wyrmhall.hall.brought import MOST_NAMED
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import said_to_data
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.section import Section, demands_of
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.value import NONE

SEEDS = 2**30


def set_up(wish: http.BuildList, book: Book | None) -> Setup:
    """A table to which the list could come; raises BadSetup."""
    game = game_named(wish.game)
    if wish.pool is None and not game.brings:
        raise CommandRefused("bad_list", f"in {game.title} nobody brings any cards")
    if wish.pool is not None and not game.builds_of_pools:
        raise CommandRefused("bad_list", f"in {game.title} nobody builds a list of a pool")
    variant = wish.variant or game.usual_variant()
    seats = game.seats_of(variant)
    # A table of a draft has all seats that its house options may name.
    return game.set_up(min(seats) if wish.pool is None else max(seats), variant, wish.house, book)


class Wished(NamedTuple):
    """A list, and the pool of which it is built, if it is built of one; each sorted."""

    cards: tuple[int, ...]
    pool: tuple[int, ...] | None


def wished(setup: Setup, wish: http.BuildList) -> Wished:
    """Raises BadList for cards that do not exist, and for those that the pool has not."""
    cards = rows_of(setup, wish.chosen)
    if wish.pool is None:
        return Wished(cards, None)
    pool = rows_of(setup, wish.pool)
    missing = tuple(dict.fromkeys([row for row in cards if cards.count(row) > pool.count(row)]))[:MOST_NAMED]
    if missing:
        named = faces(setup.book, missing)
        raise BadList(f"the pool has not so many of {' and of '.join(named)}", tuple(named))
    return Wished(cards, pool)


def rows_of(setup: Setup, named: Sequence[str]) -> tuple[int, ...]:
    rows = setup.book.rows
    unknown = tuple(sorted({card for card in named if card not in rows}))[:MOST_NAMED]
    if unknown:
        raise BadList(f"in this game there is no card {' and no card '.join(unknown)}", unknown)
    return tuple(sorted([rows[card] for card in named]))


def about(setup: Setup, wish: Wished) -> http.BuildingInfo:
    game = setup.game
    if wish.pool is not None:
        return http.BuildingInfo([about_section(setup.book, each) for each in game.sections_of(setup, wish.pool)], {})
    ready = game.ready_lists(setup) or {"usual": game.usual_list(setup, 0)}
    return http.BuildingInfo(
        [about_section(setup.book, section) for section in game.sections(setup)],
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


def told(setup: Setup, wish: Wished) -> http.ListTold:
    game, book, (cards, pool) = setup.game, setup.book, wish
    demands = game.demands_on(setup, cards) if pool is None else demands_of(game.sections_of(setup, pool), cards)
    return http.ListTold(
        [
            http.DemandInfo(shown(book, each.said), each.is_met, list(each.clauses), faces(book, each.rows))
            for each in demands
        ],
        [
            http.ProspectInfo(
                book.faces[each.row], cast(http.Way, each.way), shown(book, each.said), list(each.clauses)
            )
            for each in game.prospects(setup, cards if pool is None else pool)
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


def completed(setup: Setup, wish: Wished) -> list[str]:
    if wish.pool is not None:
        return faces(setup.book, setup.game.built(setup, wish.cards, wish.pool))
    return faces(setup.book, setup.game.completed(setup, wish.cards, swift(secrets.randbelow(SEEDS))))


def faces(book: Book, rows: tuple[int, ...]) -> list[str]:
    return [book.faces[row] for row in rows]


def shown(book: Book, said: Said) -> wire.Said:
    return cast(wire.Said, said_to_data(book, said))
