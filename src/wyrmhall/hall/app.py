"""The hall as an ASGI application: routes, refusals, and the headers that every answer has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
from litestar import Litestar, Request
from litestar.connection import ASGIConnection
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.routes import HTTPRoute, WebSocketRoute

from wyrmhall.hall import wire
from wyrmhall.hall.authority import EVERYBODY, check_messages, check_routes
from wyrmhall.hall.authority import ROUTES as DECLARED
from wyrmhall.hall.edge import Edge
from wyrmhall.hall.errors import CommandRefused, NotFound
from wyrmhall.hall.front import Front
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.problems import HANDLERS, misasked, refused
from wyrmhall.hall.routes import ROUTES
from wyrmhall.hall.routes.pages import served
from wyrmhall.hall.strict import BadMessage, read

LARGEST_BODY = wire.LONGEST_MESSAGE


class StrictRequest(Request[Any, Any, Any]):
    """A request whose body is read strictly, once, as the type that its route names."""

    async def json(self) -> Any:
        kind, _ = self.content_type
        if kind != "application/json":
            raise BadMessage("the body must be application/json")
        field = self.route_handler.parsed_data_field
        assert field is not None
        return read(decoder_of(field.annotation), await self.body())


@cache
def decoder_of(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)


class NoPlayer(CommandRefused):
    def __init__(self) -> None:
        super().__init__("no_player", "the hall does not know you yet: GET /api/me brings a cookie")


def application(front: Front) -> Edge:
    """The whole interface of this hall; raises Undeclared where a route or message has no authority."""
    app = litestar(front)
    check_messages()
    check_routes(served_routes(app))
    return Edge(app, front)


def litestar(front: Front, description: OpenAPIConfig | None = None) -> Litestar:
    """All routes, with what they need."""

    async def find_player(request: Request[Any, Any, Any]) -> Player | None:
        return front.identity.of_headers(dict(request.scope["headers"]))

    async def need_player(request: Request[Any, Any, Any]) -> Player:
        player = await find_player(request)
        if player is None:
            raise NoPlayer
        return player

    async def authorised(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
        """Raises NoPlayer where a route is not for those whom the hall does not know."""
        scope: Any = connection.scope
        asked = scope.get("method", "SOCKET"), scope["path_template"]
        roles = EVERYBODY if asked[0] == "OPTIONS" else DECLARED[asked]
        if "nobody" not in roles and front.identity.of_headers(dict(connection.scope["headers"])) is None:
            raise NoPlayer

    def not_found(request: Request[Any, Any, Any], error: Exception) -> Any:
        """People who follow a broken link see the page, which says so; programs see a problem."""
        if not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", ""):
            return served(front.page.index, request, status=404)
        if isinstance(error, CommandRefused):
            return refused(request, error)
        assert isinstance(error, HTTPException)
        return misasked(request, error)

    return Litestar(
        ROUTES,
        dependencies={
            "front": Provide(lambda: front, sync_to_thread=False),
            "player": Provide(find_player),
            "me": Provide(need_player),
        },
        guards=[authorised] if description is None else [],
        exception_handlers={**HANDLERS, NotFound: not_found, 404: not_found},
        request_class=StrictRequest,
        request_max_body_size=LARGEST_BODY,
        openapi_config=description,
        logging_config=None,
    )


def served_routes(app: Litestar) -> Iterator[tuple[str, str]]:
    """Each method and path that the application answers."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            yield from ((method, route.path_format) for method in route.route_handler_map if method != "OPTIONS")
        elif isinstance(route, WebSocketRoute):
            yield "SOCKET", route.path_format
        else:
            yield "ASGI", route.path_format
