"""Card tables: what one brings, and what anybody may know of one that is played with."""

from __future__ import annotations

import re
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from wyrmhall.hall import http
from wyrmhall.hall.addresses import address_of
from wyrmhall.hall.books import no_such_book
from wyrmhall.hall.front import Front
from wyrmhall.hall.headers import KEPT_FOR_EVER
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.problems import PROBLEMS
from wyrmhall.kernel.book import LARGEST_TABLE

DIGEST = re.compile(r"[0-9a-f]{64}")
LARGEST_BROUGHT = 2 * LARGEST_TABLE + 4_096  # bytes: in JSON a quote or the end of a line takes two

Asked = Request[Any, Any, Any]


@post(
    "/api/books",
    responses=PROBLEMS,
    request_max_body_size=LARGEST_BROUGHT,
    summary="Bring a card table",
    description="It is checked before anything is stored; `bad_table` says in which line it is wrong.",
)
async def bring_book(front: Front, me: Player, request: Asked, data: http.BringBook) -> http.BookInfo:
    return await front.hall.books.bring(data, me.id, address_of(request.scope))


@get("/api/books", responses=PROBLEMS, summary="The card tables that I have brought")
async def my_books(front: Front, me: Player) -> list[http.BookInfo]:
    return await front.hall.books.of(me.id)


@get(
    "/api/books/{digest:str}",
    responses={**PROBLEMS, 200: ResponseSpec(http.Book, description="The card table, and how its cards are drawn.")},
    summary="A card table, brought or a game's own",
    description="What it is never changes, and how it is told only with `edition`, which `/api/games` names.",
)
async def book(
    front: Front,
    request: Asked,
    digest: str,
    edition: Annotated[str, Parameter(max_length=60, description="Of the game.")] = "",
) -> Response[bytes]:
    if not DIGEST.fullmatch(digest):
        raise no_such_book()
    found = await front.hall.books.about(digest)
    cached = KEPT_FOR_EVER if edition == found.edition else "no-cache"
    headers = {"etag": f'"{found.etag}"', "cache-control": cached}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(b"", status_code=304, headers=headers)
    return Response(found.body, media_type=MediaType.JSON, headers=headers)


@delete("/api/books/{digest:str}", responses=PROBLEMS, summary="Strike a card table off my list")
async def strike_book(front: Front, me: Player, digest: str) -> None:
    await front.hall.books.strike(me.id, digest)
