"""Tables: find them, open them, sit down, look at the game afterwards."""

from __future__ import annotations

import asyncio
from io import BytesIO
from typing import Annotated, Any

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.params import Parameter
from msgspec import Struct

from wyrmhall.hall import http, wire
from wyrmhall.hall.addresses import address_of
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.front import Front
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.problems import PROBLEMS, turn_away
from wyrmhall.hall.replay import replayed
from wyrmhall.hall.sockets import Visit, let_go, valid
from wyrmhall.kernel.book import LARGEST_TABLE
from wyrmhall.kernel.practice import LARGEST as LARGEST_POSITION

LARGEST_OPENING = 2 * LARGEST_POSITION + 16_384  # bytes: a table may begin from a position
LARGEST_REPLAY = 300_000 + 2 * LARGEST_TABLE  # bytes: a record may carry its card table
MOST_PLAYED = 100_000
NAMELESS = "Guest"

Asked = Request[Any, Any, Any]


class Tables(Struct):
    """Public tables: those that wait for players, and those where a game goes on."""

    open: list[http.Summary]
    playing: list[http.Summary]


@get("/api/tables", responses=PROBLEMS, summary="Public tables")
async def tables(front: Front) -> Tables:
    return Tables(**await front.hall.lists())


@get("/api/my/tables", responses=PROBLEMS, summary="Where I sit")
async def my_tables(front: Front, me: Player) -> list[http.Summary]:
    return await front.hall.tables_of(me)


@get("/api/my/played", responses=PROBLEMS, summary="Games that I have played, page by page")
async def my_played(
    front: Front,
    me: Player,
    first: Annotated[int, Parameter(ge=0, le=MOST_PLAYED, description="After so many newer ones.")] = 0,
    count: Annotated[int, Parameter(ge=1, le=50)] = 20,
) -> http.Played:
    return await front.hall.played_by(me, first, count)


@post(
    "/api/tables",
    responses=PROBLEMS,
    request_max_body_size=LARGEST_OPENING,
    summary="Open a table",
    description="The player is its host and sits in the first seat.",
)
async def open_table(front: Front, me: Player, request: Asked, data: http.OpenTable) -> http.Seated:
    address = address_of(request.scope)
    if data.position is None:
        return await front.hall.open_table(named(me), data, address)
    if not front.replays.take(address):
        raise CommandRefused("slow_down", "too many positions; wait a little")
    async with front.replaying:  # which plays a record, as a replay does
        return await front.hall.open_table(named(me), data, address)


@get("/api/tables/{table:str}", responses=PROBLEMS, summary="A table as everybody sees it")
async def table(front: Front, table: str) -> wire.Table:
    return (await front.hall.find(valid(table))).public()


@post("/api/tables/{table:str}/sit", responses=PROBLEMS, status_code=200, summary="Take an open seat")
async def sit(front: Front, me: Player, table: str, data: http.Sit) -> http.Seated:
    return await front.hall.sit(valid(table), named(me), data.seat)


@post(
    "/api/tables/{table:str}/claim", responses=PROBLEMS, status_code=200, summary="Take one's seat along to this device"
)
async def claim(front: Front, me: Player, table: str, data: http.Claim) -> http.Seated:
    return await front.hall.claim(valid(table), named(me), data.token)


@get(
    "/api/tables/{table:str}/record",
    responses=PROBLEMS,
    media_type=MediaType.TEXT,
    summary="The game as a record, once it is over",
)
async def record(front: Front, table: str) -> Response[str]:
    name = valid(table)
    live = await front.hall.find(name)
    await front.hall.events.unseal(live)
    text = live.record()
    return Response(text, headers={"content-disposition": f'attachment; filename="{name}.record"'})


@get(
    "/api/tables/{table:str}/qr.svg",
    responses=PROBLEMS,
    media_type="image/svg+xml",
    summary="The invitation as a QR code",
)
async def qr(front: Front, table: str, request: Asked) -> bytes:
    import segno  # few halls are asked for it in the moment they start

    name = valid(table)
    await front.hall.find(name)
    address = reach_of(front, request).address
    if not address:
        raise CommandRefused("no_reach", "nobody else can reach this hall: it listens on its own machine only")
    code = segno.make(f"{address}/t/{name}", error="m", micro=False)
    drawn = BytesIO()
    code.save(drawn, kind="svg", border=2, dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False)
    return drawn.getvalue()


@get(
    "/api/reach",
    responses=PROBLEMS,
    summary="Where others reach this hall",
    description="Links for others begin with this address, whatever this client calls the hall itself.",
)
async def reach(front: Front, request: Asked) -> http.Reach:
    return reach_of(front, request)


def reach_of(front: Front, request: Asked) -> http.Reach:
    return front.origins.reach(request.scope["scheme"], request.headers.get("host", ""))


@post(
    "/api/replay",
    responses=PROBLEMS,
    status_code=200,
    request_max_body_size=LARGEST_REPLAY,
    summary="A record, step by step",
)
async def replay(front: Front, request: Asked, data: http.AskReplay) -> http.Replay:
    if not front.replays.take(address_of(request.scope)):
        raise CommandRefused("slow_down", "too many replays; wait a little")
    async with front.replaying:  # one after the other: each takes a processor for a while
        return await asyncio.to_thread(replayed, data)


@websocket("/api/tables/{table:str}/socket")
async def socket(socket: WebSocket[Any, Any, Any], table: str, front: Front) -> None:
    try:
        await Visit(front, socket, table).attend(socket)
    except CommandRefused as refused:
        send: Any = socket.send
        await turn_away(send, refused, "websocket")
    finally:
        let_go(socket)


def named(player: Player) -> Player:
    """Who plays without a name gets one, so that one click is enough."""
    return player if player.name else Player(player.id, NAMELESS)
