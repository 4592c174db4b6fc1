"""The outermost layer: how often somebody may ask, from which page, and the headers that every answer has."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from wyrmhall.hall.addresses import address_of
from wyrmhall.hall.authority import ROUTES
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.front import Front
from wyrmhall.hall.headers import with_security
from wyrmhall.hall.identity import bearer
from wyrmhall.hall.problems import Message, Send, turn_away

Scope = dict[str, Any]
Receive = Callable[[], Awaitable[Message]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

LISTS = "/api/sets"  # where lists of cards are sent to be read
LONGEST_UPLOAD = 90.0  # seconds, until it is read too
SAFE = ("GET", "HEAD", "OPTIONS")
METHODS = frozenset({method for method, _ in ROUTES} | {*SAFE})
STARTS = ("http.response.start", "websocket.http.response.start")


class Edge:
    """An ASGI application around another."""

    def __init__(self, app: Any, front: Front) -> None:
        self.app: App = app
        self.front = front

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        method = scope.get("method", "SOCKET")

        async def send_on(message: Message) -> None:
            if message["type"] in STARTS:
                message["headers"] = with_security(list(message["headers"]), is_secure=self.front.is_secure)
                self.front.metrics.requests.add(method if method in METHODS else "other", str(message["status"]))
            await send(message)

        try:
            self.check(scope, method)
        except CommandRefused as refused:
            await turn_away(send_on, refused, scope["type"])
            return
        if method == "HEAD":
            scope = {**scope, "method": "GET"}  # uvicorn leaves out the body by itself
        if method == "POST" and scope["path"] == LISTS:
            await self.bring_list(scope, receive, send_on)
        else:
            await self.app(scope, receive, send_on)

    async def bring_list(self, scope: Scope, receive: Receive, send: Send) -> None:
        """The largest thing that anybody may send: only few at once, and none for long."""
        begun = False

        async def send_on(message: Message) -> None:
            nonlocal begun
            begun = True
            await send(message)

        try:
            with self.front.importing.place(address_of(scope)):
                async with asyncio.timeout(LONGEST_UPLOAD):
                    await self.app(scope, receive, send_on)
        except CommandRefused as refused:
            await turn_away(send, refused, scope["type"])
        except TimeoutError:
            if not begun:
                await turn_away(send, CommandRefused("too_costly", "the list took too long to come"), scope["type"])

    def check(self, scope: Scope, method: str) -> None:
        """Raises CommandRefused before anything is read."""
        front, headers = self.front, dict(scope["headers"])
        if front.is_stopping and scope["path"] != "/healthz":
            raise CommandRefused("restarting", "the hall is restarting")
        if not front.requests.take(address_of(scope)):
            raise CommandRefused("slow_down", "too many requests; wait a little")
        is_program = scope["type"] == "websocket" and bearer(headers) is not None
        if method not in SAFE and not is_program:
            front.origins.check(headers, has_cookie=b"cookie" in headers)
