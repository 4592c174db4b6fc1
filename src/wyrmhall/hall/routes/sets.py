"""Sets: lists of cards that are read, and what is short where a game is played with some cards."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Request, post

from wyrmhall.hall import http, wire
from wyrmhall.hall.addresses import address_of
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.front import Front
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.problems import PROBLEMS
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.data import said_to_data
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.sets.decoding import LARGEST_FILE

LARGEST_IMPORT = LARGEST_FILE // 3 * 4 + 131_072  # bytes: the file in base 64, and how it is to be read

Asked = Request[Any, Any, Any]


@post(
    "/api/sets",
    responses=PROBLEMS,
    status_code=200,
    request_max_body_size=LARGEST_IMPORT,
    summary="Read a list of cards as a set",
    description="Nothing is kept: the answer has the text of the set, which `POST /api/books` takes.",
)
async def import_set(front: Front, me: Player, data: http.ImportSet) -> http.SetImport:
    return await front.importing.read(data)


@post(
    "/api/notices",
    responses=PROBLEMS,
    status_code=200,
    summary="What should be known before a table is opened",
    description="That copies repeat, that Leaders are few; `bad_setup` where nobody could play so.",
)
async def notices(front: Front, request: Asked, data: http.AskNotices) -> list[wire.Said]:
    if not front.lists.take(address_of(request.scope)):
        raise CommandRefused("slow_down", "too many questions; wait a little")
    book, _ = await front.hall.books.for_table(data.game, data.cards)
    async with front.building:
        return await asyncio.to_thread(noticed, data, book)


def noticed(ask: http.AskNotices, book: Book | None) -> list[wire.Said]:
    game = game_named(ask.game)
    setup = game.set_up(ask.seats, ask.variant, ask.house, book)
    return [said_to_data(setup.book, each) for each in game.notices(setup)]
