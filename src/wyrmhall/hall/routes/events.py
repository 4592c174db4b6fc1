"""Events: make one, sign up, organise it with others, read it afterwards; all else goes over its socket."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any

from litestar import MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.params import Parameter

from wyrmhall.events.problems import BadEvent
from wyrmhall.events.tables import (
    as_csv,
    event_as_data,
    figure_as_data,
    pairing_rows,
    shown,
    standing_columns,
    standing_rows,
)
from wyrmhall.hall import catalogue
from wyrmhall.hall import wire_events as w
from wyrmhall.hall.addresses import address_of
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.hall.events.past import audit_of, history_of
from wyrmhall.hall.events.show import EventView, round_of
from wyrmhall.hall.events.speaking import refused_by
from wyrmhall.hall.front import Front
from wyrmhall.hall.identity import clean_name
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.problems import PROBLEMS, turn_away
from wyrmhall.hall.routes.tables import named, reach_of
from wyrmhall.hall.sockets import EventVisit, let_go, valid

Asked = Request[Any, Any, Any]


@get("/api/events", responses=PROBLEMS, summary="Public events, and my own")
async def events(front: Front, player: Player | None) -> w.EventList:
    return await front.hall.events.lists(player.id if player is not None else "")


@post("/api/events", responses=PROBLEMS, summary="Make an event", description="Who makes it is its organiser.")
async def make_event(front: Front, me: Player, request: Asked, data: w.EventPlan) -> w.EventMade:
    return await front.hall.events.make(named(me), data, address_of(request.scope))


@get("/api/events/{event:str}", responses=PROBLEMS, summary="An event as I may see it now")
async def event(front: Front, event: str, player: Player | None) -> w.EventShown:
    live = await front.hall.events.find(valid(event))
    view = EventView(live.event, front.hall.time.now(), live.audience.trouble)
    return w.EventShown(**view.common(), **view.own(player.id if player is not None else ""))


@post("/api/events/{event:str}/join", responses=PROBLEMS, status_code=200, summary="Sign up")
async def join_event(front: Front, me: Player, event: str, data: w.JoinEvent) -> w.JoinedEvent:
    called = clean_name(data.name) if data.name is not None else named(me).name
    return await front.hall.events.join(valid(event), me, called)


@post("/api/events/{event:str}/admit", responses=PROBLEMS, status_code=200, summary="Become an organiser, by a link")
async def admit_organiser(front: Front, me: Player, event: str, data: w.AdmitOrganiser) -> w.EventMade:
    name = valid(event)
    await front.hall.events.admit(name, named(me), data.token)
    return w.EventMade(name)


@get("/api/events/{event:str}/rounds/{round:int}", responses=PROBLEMS, summary="A round and its matches")
async def event_round(front: Front, event: str, round: int) -> w.EventRound:
    found = await folded(front, event)
    try:
        return round_of(found, round)
    except BadEvent as bad:
        raise refused_by(bad) from None


@get(
    "/api/events/{event:str}/standings/{number:int}",
    responses=PROBLEMS,
    summary="How the figures of a player come about",
)
async def arithmetic(front: Front, event: str, number: int) -> list[w.EventFigure]:
    found = await folded(front, event)
    line = next((each for each in found.stand()[0] if each.player == number), None)
    if line is None:
        raise refused_by(BadEvent("no-such-player", number=number))
    return [figure_of(figure_as_data(each)) for each in shown(line)]


def figure_of(found: dict[str, Any]) -> w.EventFigure:
    parts = {**found, "of": [figure_of(each) for each in found["of"]]}
    return w.EventFigure(**parts)


@get("/api/events/{event:str}/standings.csv", responses=PROBLEMS, media_type="text/csv", summary="The standings")
async def standings_csv(front: Front, event: str) -> Response[str]:
    found = (await folded(front, event)).event
    return as_file(as_csv(standing_columns(found), standing_rows(found)), "text/csv", f"{event}-standings.csv")


@get("/api/events/{event:str}/pairings.csv", responses=PROBLEMS, media_type="text/csv", summary="A round, as a table")
async def pairings_csv(front: Front, event: str, round: Annotated[int, Parameter(ge=1, le=1000)] = 1) -> Response[str]:
    found = (await folded(front, event)).event
    try:
        text = as_csv(("match", "players", "result", "tables"), pairing_rows(found, round))
    except BadEvent as bad:
        raise refused_by(bad) from None
    return as_file(text, "text/csv", f"{event}-round-{round}.csv")


@get("/api/events/{event:str}/event.json", responses=PROBLEMS, summary="The whole event for programs, without a card")
async def event_json(front: Front, event: str) -> Response[dict[str, Any]]:
    found = await folded(front, event)
    return as_file(event_as_data(found.event), MediaType.JSON, f"{event}.json")


def as_file(body: Any, kind: str, name: str) -> Response[Any]:
    return Response(body, media_type=kind, headers={"content-disposition": f'attachment; filename="{name}"'})


@get(
    "/api/events/{event:str}/audit",
    responses=PROBLEMS,
    summary="Who changed what, and when",
    description="For organisers; after the end for everybody.",
)
async def audit(
    front: Front,
    event: str,
    player: Player | None,
    first: Annotated[int, Parameter(ge=0, le=1_000_000, description="After so many newer ones.")] = 0,
    count: Annotated[int, Parameter(ge=1, le=200)] = 50,
) -> w.Audit:
    found = await folded(front, event)
    if not found.event.has_ended and (player is None or player.id not in found.organisers):
        raise CommandRefused("not_organiser", "before the end the log is for organisers")
    return audit_of(found, first, count)


@get("/api/events/{event:str}/history", responses=PROBLEMS, summary="Decks, drafts and games, after the last match")
async def history(front: Front, event: str) -> w.EventHistory:
    found = await folded(front, event)
    if not found.is_readable():
        raise CommandRefused("sealed", "decks, drafts and records can be read after the last match", ("EV-10",))
    return history_of(found)


@get(
    "/api/events/{event:str}/qr.svg",
    responses=PROBLEMS,
    media_type="image/svg+xml",
    summary="The link for those who want to play, as a QR code",
)
async def event_qr(front: Front, event: str, request: Asked) -> bytes:
    import segno  # few halls are asked for it in the moment they start

    name = valid(event)
    await front.hall.events.find(name)
    address = reach_of(front, request).address
    if not address:
        raise CommandRefused("no_reach", "nobody else can reach this hall: it listens on its own machine only")
    drawn = BytesIO()
    code = segno.make(f"{address}/e/{name}", error="m", micro=False)
    code.save(drawn, kind="svg", border=2, dark="#000", light="#fff", omitsize=True, xmldecl=False, nl=False)
    return drawn.getvalue()


@get(
    "/api/messages/events/{language:str}",
    responses=PROBLEMS,
    summary="What events say, as a Fluent catalogue",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def event_messages(request: Asked, language: str) -> Response[str]:
    """A browser asks again, and is told if it has them already."""
    found = catalogue.event_messages(language)
    headers = {"etag": f'"{found.digest}"', "cache-control": "no-cache"}
    is_had = request.headers.get("if-none-match") == headers["etag"]
    return Response("" if is_had else found.text, status_code=304 if is_had else 200, headers=headers)


@websocket("/api/events/{event:str}/socket")
async def event_socket(front: Front, socket: WebSocket[Any, Any, Any], event: str) -> None:
    try:
        await EventVisit(front, socket, event).attend(socket)
    except CommandRefused as refused:
        send: Any = socket.send
        await turn_away(send, refused, "websocket")
    finally:
        let_go(socket)


async def folded(front: Front, name: str) -> HallEvent:
    return (await front.hall.events.find(valid(name))).event


EVENTS = [
    events, make_event, event, join_event, admit_organiser, event_round, arithmetic, standings_csv, pairings_csv,
    event_json, audit, history, event_qr, event_messages, event_socket,
]  # fmt: skip
