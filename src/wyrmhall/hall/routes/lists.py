"""Lists that people build to bring them to a table: nothing is kept of them here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from litestar import Request, post

from wyrmhall.hall import http
from wyrmhall.hall.addresses import address_of
from wyrmhall.hall.building import Wished, about, completed, set_up, told, wished
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.front import Front
from wyrmhall.hall.problems import PROBLEMS
from wyrmhall.kernel.setup import Setup

LARGEST_LIST = 65_536  # bytes of JSON

Asked = Request[Any, Any, Any]
Answer = TypeVar("Answer")


@post(
    "/api/lists",
    responses=PROBLEMS,
    status_code=200,
    request_max_body_size=LARGEST_LIST,
    summary="What can be brought to tables of a game",
)
async def building(front: Front, request: Asked, data: http.BuildList) -> http.BuildingInfo:
    return await answered(front, request, data, about)


@post(
    "/api/lists/check",
    responses=PROBLEMS,
    status_code=200,
    request_max_body_size=LARGEST_LIST,
    summary="What is to be said of a list that somebody builds",
)
async def check_list(front: Front, request: Asked, data: http.BuildList) -> http.ListTold:
    return await answered(front, request, data, told)


@post(
    "/api/lists/complete",
    responses=PROBLEMS,
    status_code=200,
    request_max_body_size=LARGEST_LIST,
    summary="A list filled up, so that it may be brought",
)
async def complete_list(front: Front, request: Asked, data: http.BuildList) -> list[str]:
    return await answered(front, request, data, completed)


async def answered(
    front: Front, request: Asked, wish: http.BuildList, answer: Callable[[Setup, Wished], Answer]
) -> Answer:
    """Worked out in a thread, one after the other: a large card table may take a processor for a while."""
    if not front.lists.take(address_of(request.scope)):
        raise CommandRefused("slow_down", "too many lists; wait a little")
    book, _ = await front.hall.books.for_table(wish.game, wish.cards)
    async with front.building:
        return await asyncio.to_thread(work, wish, book, answer)


def work(wish: http.BuildList, book: Any, answer: Callable[[Setup, Wished], Answer]) -> Answer:
    setup = set_up(wish, book)
    return answer(setup, wished(setup, wish))
