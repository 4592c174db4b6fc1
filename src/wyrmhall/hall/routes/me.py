"""Who I am: a name and a cookie."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.datastructures import Cookie

from wyrmhall.hall import http
from wyrmhall.hall.front import Front
from wyrmhall.hall.identity import COOKIE, YEAR, clean_name
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.problems import PROBLEMS


@get(
    "/api/me",
    responses=PROBLEMS,
    summary="Who am I?",
    description="The first time, the answer brings a cookie with a new player.",
)
async def me(front: Front, player: Player | None) -> Response[http.Me]:
    if player is not None:
        return Response(http.Me(player.name))
    return signed(front, front.identity.new_player())


@post("/api/me", responses=PROBLEMS, status_code=200, summary="Call me this")
async def rename(front: Front, player: Player | None, data: http.NewName) -> Response[http.Me]:
    known = player or front.identity.new_player()
    return signed(front, Player(known.id, clean_name(data.name)))


def signed(front: Front, player: Player) -> Response[http.Me]:
    cookie = Cookie(
        key=COOKIE,
        value=front.identity.sign(player),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=front.is_secure,
    )
    return Response(http.Me(player.name), cookies=[cookie])
