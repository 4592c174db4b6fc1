"""Refusals over HTTP: one form, stable codes, and never a word about what is inside."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from wyrmhall.hall import http, wire
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.logs import told
from wyrmhall.hall.store import StoreFailure
from wyrmhall.kernel.errors import BadList, BadRecord, BadSetup, BadTable, UnknownGame, WyrmhallError

log = logging.getLogger("wyrmhall.web")

STATUS = {
    "bad_message": 400,
    "bad_setup": 400,
    "bad_table": 400,
    "bad_record": 400,
    "bad_list": 400,
    "bad_name": 400,
    "no_player": 401,
    "bad_token": 403,
    "bad_origin": 403,
    "not_seated": 403,
    "not_host": 403,
    "not_organiser": 403,
    "not_playing": 403,
    "sealed": 403,
    "not_found": 404,
    "no_such_player": 404,
    "no_such_round": 404,
    "unknown_game": 404,
    "unknown_language": 404,
    "unknown_lesson": 404,
    "bad_lesson": 500,
    "bad_method": 405,
    "full": 409,
    "taken": 409,
    "over": 409,
    "not_over": 409,
    "not_begun": 409,
    "no_reach": 409,
    "too_many_books": 409,
    "too_large": 413,
    "too_costly": 413,
    "slow_down": 429,
    "too_many": 429,
    "too_many_hints": 429,
    "not_saved": 503,
    "restarting": 503,
    "deaf": 503,
    "error": 500,
}
OTHERWISE = 409  # any other refusal: the table is not as the request thinks

OF_STATUS = {
    400: "bad_message",
    401: "no_player",
    403: "bad_origin",
    404: "not_found",
    405: "bad_method",
    413: "too_large",
}
TEXTS = {
    "bad_message": "the request is not as /openapi.json describes it",
    "not_found": "there is no such page",
    "bad_method": "this cannot be done there",
    "too_large": "the request is too large",
    "error": "something went wrong in the hall; its operator finds more in the log",
    "not_saved": "the hall cannot reach its storage now; nothing was changed",
}
RETRY = {"slow_down": "5", "too_many": "10", "not_saved": "2", "restarting": "2"}  # seconds


MEANINGS = {
    400: "The request is not as described here.",
    401: "The hall does not know this player yet.",
    403: "Not for this player, or not from this page.",
    404: "There is no such thing.",
    405: "That cannot be done there.",
    409: "The table is not as the request thinks.",
    413: "The request is too large.",
    429: "Too many; wait a little.",
    503: "The hall cannot save anything now, or is restarting.",
}
# What every route may answer, for its description.
PROBLEMS = {status: ResponseSpec(http.Problem, description=text) for status, text in MEANINGS.items()}


def problem(
    code: str, text: str = "", headers: dict[str, str] | None = None, line: int | None = None
) -> Response[http.Problem]:
    """A refusal as a response."""
    return Response(
        http.Problem(code, text or TEXTS[code], line),
        status_code=STATUS.get(code, OTHERWISE),
        headers={**retry_headers(code), **(headers or {})},
        media_type=MediaType.JSON,
    )


def retry_headers(code: str, retry: int | None = None) -> dict[str, str]:
    """When to come back: after so many milliseconds, or as usual."""
    wait = RETRY.get(code) if retry is None else str(-(-retry // 1000))
    return {} if wait is None else {"retry-after": wait}


Message = dict[str, Any]
Send = Callable[[Message], Awaitable[None]]


async def turn_away(send: Send, refused: CommandRefused, kind: str) -> None:
    """Refuse a request or a handshake without a route: `kind` is that of its ASGI scope."""
    response = "http.response" if kind == "http" else "websocket.http.response"
    status = 503 if kind == "websocket" and refused.code == "too_many" else STATUS.get(refused.code, OTHERWISE)
    body = wire.encoder.encode(http.Problem(refused.code, refused.text))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        *[(name.encode(), value.encode()) for name, value in retry_headers(refused.code, refused.retry).items()],
    ]
    await send({"type": f"{response}.start", "status": status, "headers": headers})
    await send({"type": f"{response}.body", "body": body, "more_body": False})


Asked = Request[Any, Any, Any]


def refused(request: Asked, error: CommandRefused) -> Response[http.Problem]:
    return problem(error.code, error.text, retry_headers(error.code, error.retry))


def bad_input(request: Asked, error: WyrmhallError) -> Response[http.Problem]:
    """What the kernel says of a set-up, a record or a game's name is written for people."""
    return problem(error.code, str(error))


def bad_table(request: Asked, error: BadTable) -> Response[http.Problem]:
    """Whoever sent the card table has its lines."""
    return problem(error.code, error.problem, line=error.line or None)


def unsaved(request: Asked, error: StoreFailure) -> Response[http.Problem]:
    log.warning("the store failed: %s", error.code)
    return problem("not_saved")


def misasked(request: Asked, error: HTTPException) -> Response[http.Problem]:
    """What Litestar refuses by itself."""
    if error.status_code >= 500:
        return stumbled(request, error)
    code = OF_STATUS.get(error.status_code, "bad_message")
    allow = {name: value for name, value in (error.headers or {}).items() if name.lower() == "allow"}
    return problem(code, headers=allow)


def stumbled(request: Asked, error: Exception) -> Response[http.Problem]:
    """A fault of ours."""
    log.error("over HTTP: %s", told(error))
    return problem("error")


HANDLERS: dict[Any, Any] = {
    CommandRefused: refused,
    BadList: bad_input,
    BadRecord: bad_input,
    BadSetup: bad_input,
    BadTable: bad_table,
    UnknownGame: bad_input,
    StoreFailure: unsaved,
    HTTPException: misasked,
    Exception: stumbled,
}
