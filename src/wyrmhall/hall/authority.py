"""Who may do what: each route and each message says for whom it is.  What is not said here does not start."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, get_args

from wyrmhall.hall import wire
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.kernel.errors import WyrmhallError

Role = Literal[
    "nobody",  # without a cookie
    "stranger",  # a player who has no seat at this table: a spectator
    "seat",  # who sits there
    "host",  # who sits there and is the host
    "former",  # who sat there once
    "bot",  # a program with the token of a seat
]

EVERYBODY: frozenset[Role] = frozenset(get_args(Role))
PLAYERS: frozenset[Role] = EVERYBODY - {"nobody", "bot"}  # who has a cookie
SEATED: frozenset[Role] = frozenset({"seat", "host", "bot"})
HOST: frozenset[Role] = frozenset({"host"})

MESSAGES: dict[type, frozenset[Role]] = {
    wire.Hello: EVERYBODY,
    wire.Sync: EVERYBODY,
    wire.Lines: EVERYBODY,
    wire.Ping: EVERYBODY,
    wire.Why: SEATED,
    wire.Hint: SEATED,
    wire.Choose: SEATED,
    wire.Mark: SEATED,
    wire.Add: SEATED,
    wire.Ready: SEATED,
    wire.Bring: SEATED,
    wire.Leave: SEATED,
    wire.Return: SEATED,
    wire.Undo: SEATED,
    wire.Consent: SEATED,
    wire.Concede: SEATED,
    wire.Say: SEATED,
    wire.Rematch: SEATED,
    wire.Start: HOST,
    wire.Mute: HOST,
    wire.Pause: HOST,
    wire.Resume: HOST,
    wire.Kick: HOST,
    wire.Replace: HOST,
    wire.PassHost: HOST,
    wire.Abort: HOST,
}

# "bot" counts as "nobody" over HTTP: a token is for sockets only.
ROUTES: dict[tuple[str, str], frozenset[Role]] = {
    ("GET", "/api/me"): EVERYBODY,
    ("POST", "/api/me"): EVERYBODY,
    ("GET", "/api/reach"): EVERYBODY,
    ("GET", "/api/games"): EVERYBODY,
    ("GET", "/api/games/{game}/cards"): EVERYBODY,
    ("GET", "/api/games/{game}/messages/{language}"): EVERYBODY,
    ("GET", "/api/games/{game}/rules"): EVERYBODY,
    ("GET", "/api/games/{game}/clauses/{clause}/records"): EVERYBODY,
    ("GET", "/api/games/{game}/course"): EVERYBODY,
    ("GET", "/api/games/{game}/lessons/{lesson}"): EVERYBODY,
    ("POST", "/api/books"): PLAYERS,
    ("GET", "/api/books"): PLAYERS,
    ("GET", "/api/books/{digest}"): EVERYBODY,
    ("DELETE", "/api/books/{digest}"): PLAYERS,
    ("POST", "/api/lists"): EVERYBODY,
    ("POST", "/api/lists/check"): EVERYBODY,
    ("POST", "/api/lists/complete"): EVERYBODY,
    ("POST", "/api/sets"): PLAYERS,
    ("POST", "/api/notices"): EVERYBODY,
    ("GET", "/api/tables"): EVERYBODY,
    ("GET", "/api/my/tables"): PLAYERS,
    ("GET", "/api/my/played"): PLAYERS,
    ("POST", "/api/tables"): PLAYERS,
    ("GET", "/api/tables/{table}"): EVERYBODY,
    ("POST", "/api/tables/{table}/sit"): PLAYERS,
    ("POST", "/api/tables/{table}/claim"): PLAYERS,
    ("GET", "/api/tables/{table}/record"): EVERYBODY,  # after the end
    ("GET", "/api/tables/{table}/qr.svg"): EVERYBODY,
    ("POST", "/api/replay"): EVERYBODY,
    ("SOCKET", "/api/tables/{table}/socket"): EVERYBODY,
    ("GET", "/api/events"): EVERYBODY,
    ("POST", "/api/events"): PLAYERS,
    ("GET", "/api/events/{event}"): EVERYBODY,
    ("POST", "/api/events/{event}/join"): PLAYERS,
    ("POST", "/api/events/{event}/admit"): PLAYERS,
    ("GET", "/api/events/{event}/rounds/{round}"): EVERYBODY,
    ("GET", "/api/events/{event}/standings/{number}"): EVERYBODY,
    ("GET", "/api/events/{event}/standings.csv"): EVERYBODY,
    ("GET", "/api/events/{event}/pairings.csv"): EVERYBODY,
    ("GET", "/api/events/{event}/event.json"): EVERYBODY,
    ("GET", "/api/events/{event}/audit"): EVERYBODY,  # organisers, and after the end everybody
    ("GET", "/api/events/{event}/history"): EVERYBODY,  # after the last match
    ("GET", "/api/events/{event}/qr.svg"): EVERYBODY,
    ("GET", "/api/messages/events/{language}"): EVERYBODY,
    ("SOCKET", "/api/events/{event}/socket"): EVERYBODY,  # events/commands.py says who may command what
    ("GET", "/openapi.json"): EVERYBODY,
    ("GET", "/healthz"): EVERYBODY,
    ("GET", "/metrics"): EVERYBODY,
    ("GET", "/"): EVERYBODY,
    ("GET", "/t/{table}"): EVERYBODY,
    ("GET", "/t/{table}/board"): EVERYBODY,
    ("GET", "/new/{game}"): EVERYBODY,
    ("GET", "/replay"): EVERYBODY,
    ("GET", "/rules/{game}"): EVERYBODY,
    ("GET", "/learn/{game}"): EVERYBODY,
    ("GET", "/learn/{game}/{lesson}"): EVERYBODY,
    ("GET", "/cards/{game}"): EVERYBODY,
    ("GET", "/sets"): EVERYBODY,
    ("GET", "/sets/{game}"): EVERYBODY,
    ("GET", "/decks"): EVERYBODY,
    ("GET", "/decks/{game}"): EVERYBODY,
    ("GET", "/decks/{game}/{deck}"): EVERYBODY,
    ("GET", "/events"): EVERYBODY,
    ("GET", "/events/new"): EVERYBODY,
    ("GET", "/e/{event}"): EVERYBODY,
    ("GET", "/e/{event}/{part}"): EVERYBODY,
    ("GET", "/assets/{file}"): EVERYBODY,
    ("GET", "/{file}"): EVERYBODY,
}


class Undeclared(WyrmhallError):
    """A route or a message of which nobody has said who may use it."""

    code = "undeclared"


def authorise(message: wire.Command | wire.Question, seat: int | None, host: int) -> None:
    """Raises CommandRefused where a message is not for who sits in this seat, or in none."""
    roles = MESSAGES[type(message)]
    if "stranger" not in roles and seated(seat) != host and "seat" not in roles:
        raise CommandRefused("not_host", "only the host of the table may do that")


def seated(seat: int | None) -> int:
    """The seat; raises CommandRefused where there is none."""
    if seat is None:
        raise CommandRefused("not_seated", "you have no seat at this table")
    return seat


def check_messages() -> None:
    """Raises Undeclared where a message has no line here."""
    _compare({kind.__name__ for kind in get_args(wire.Message)}, {kind.__name__ for kind in MESSAGES}, "message")


def check_routes(served: Iterable[tuple[str, str]]) -> None:
    """Raises Undeclared where a route has no line here, or a line no route."""
    _compare({" ".join(route) for route in served}, {" ".join(route) for route in ROUTES}, "route")


def _compare(there: set[str], declared: set[str], what: str) -> None:
    if there != declared:
        raise Undeclared(f"{what}s that hall/authority.py and the hall do not share: {sorted(there ^ declared)}")
