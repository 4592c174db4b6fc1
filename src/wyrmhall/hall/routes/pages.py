"""The page in the browser: one document for all its addresses, and the files it needs."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, get

from wyrmhall.hall.errors import NotFound
from wyrmhall.hall.front import Front
from wyrmhall.hall.page import PageFile

Asked = Request[Any, Any, Any]


@get(
    [
        "/",
        "/t/{table:str}",
        "/t/{table:str}/board",
        "/new/{game:str}",
        "/replay",
        "/rules/{game:str}",
        "/learn/{game:str}",
        "/learn/{game:str}/{lesson:str}",
        "/cards/{game:str}",
        "/sets",
        "/sets/{game:str}",
        "/decks",
        "/decks/{game:str}",
        "/decks/{game:str}/{deck:str}",
        "/events",
        "/events/new",
        "/e/{event:str}",
        "/e/{event:str}/{part:str}",
    ],
    include_in_schema=False,
)
async def index(front: Front, request: Asked) -> Response[bytes]:
    return served(front.page.index, request)


@get("/assets/{file:str}", include_in_schema=False)
async def asset(front: Front, request: Asked, file: str) -> Response[bytes]:
    return served(front.page.files.get(f"assets/{file}"), request)


@get("/{file:str}", include_in_schema=False)
async def beside(front: Front, request: Asked, file: str) -> Response[bytes]:
    return served(front.page.files.get(file) if "/" not in file else None, request)


PAGES = [index, asset, beside]


def served(file: PageFile | None, request: Asked, status: int = 200) -> Response[bytes]:
    """A file as this browser takes it."""
    if file is None:
        raise NotFound("there is no such page")
    headers = {"vary": "accept-encoding"}
    if file.cache is not None:
        headers["cache-control"] = file.cache
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"], body = "gzip", file.packed
    return Response(body, media_type=file.kind, headers=headers, status_code=status)
