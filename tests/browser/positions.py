"""Tables as they stand in a position: what the hall would tell of it, for screens that a game reaches only by luck."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import msgspec
from playwright.sync_api import WebSocketRoute

from tests.browser.guest import Guest
from wyrmhall.hall.show import show_line
from wyrmhall.hall.table import Told
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.record import read_records
from wyrmhall.kernel.shown import ShownGame
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.view import SPECTATOR, look, present


def told_of(record: str, viewer: int) -> dict[str, Any]:
    """The game and the log, as the hall tells them to a seat when the record has been played."""
    [read] = read_records(record, "position")
    replay = replay_of(read)
    events: list[Event] = []
    replay.s.events = events
    for line in read.lines:
        failure = replay.step(line)
        assert failure is None, failure
        if replay.begun:
            replay.go_on()
    lines = [show_line(replay.setup.book, n, Told(e.seat, 0, e), viewer) for n, e in enumerate(events)]
    game = ShownGame(replay.s, look(replay.s, SPECTATOR)).to(present(replay.s, viewer), 1)
    found: dict[str, Any] = json.loads(msgspec.json.encode({"game": game, "lines": lines}))
    return found


Message = dict[str, Any]


def as_it_is(_: Message) -> None:
    pass


def stand_at(
    guest: Guest, record: str, viewer: int = 0, alter: Callable[[Message], None] = as_it_is, **wish: Any
) -> None:
    """To a table of the hall that looks as if this had happened there, and as if something about it were different."""
    told = told_of(record, viewer)
    table = guest.open_table(start=True, game=read_records(record, "position")[0].tags["Game"], **wish)

    def put(says: Message) -> None:
        says.update(game=deepcopy(told["game"]), lines=told["lines"], since=0, you=viewer)
        says["table"]["status"] = "playing"
        alter(says)

    look_altered(guest, table, put)


def look_altered(guest: Guest, table: str, alter: Callable[[Message], None]) -> None:
    """To a table, of which the page is told something else than the hall says."""

    def altered(message: str) -> str:
        says = json.loads(message)
        if says["is"] == "table" and says["game"] is not None:
            alter(says)
        return json.dumps(says)

    def follow(line: WebSocketRoute) -> None:
        hall = line.connect_to_server()
        hall.on_message(lambda message: line.send(altered(str(message))))
        line.on_message(lambda message: hall.send(wholly(str(message))))

    guest.page.route_web_socket(re.compile(f"/{table}/socket$"), follow)
    guest.go(f"/t/{table}")
    guest.page.locator(".board").wait_for()


def wholly(message: str) -> str:
    """The page's words, but that it wants the whole table each time: so that all of it can be told otherwise."""
    says = json.loads(message)
    return json.dumps({**says, "changes": False} if says["do"] == "hello" else says)
