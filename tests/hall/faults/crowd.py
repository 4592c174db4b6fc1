"""People who play on whatever happens: they come back, say again what was not answered, and remember what was said."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from time import monotonic
from typing import Any

from bench.hall.client import ClientSocket, Refused, Visitor
from tests.patience import PATIENCE

Message = dict[str, Any]

AGAIN = 0.05  # seconds until the next attempt to reach a hall that is away
LOST_FOR_NOW = ("not_saved", "restarting", "slow_down")  # refusals after which the same command is tried again
REGRETFUL = 0.05  # how often somebody takes a choice back
REBUILDING = 0.8  # how often somebody who may rebuild does
TALK = "But that was my plan!"


class Sent:
    """A command, and what became of it."""

    def __init__(self, name: str, words: Message) -> None:
        self.id = name
        self.words = {**words, "id": name}
        self.done = 0  # the entry of the log that the hall named when it acknowledged it; 0: it did not
        self.refused = ""

    def is_settled(self) -> bool:
        return bool(self.done or self.refused)


class Guest:
    """Somebody in a seat, with at most one command that waits for its answer."""

    def __init__(self, crowd: Crowd, visitor: Visitor, table: str, seat: int, token: str) -> None:
        self.crowd = crowd
        self.visitor = visitor
        self.table = table
        self.seat = seat
        self.token = token
        self.last: Sent | None = None  # the last command
        self.sent: list[Sent] = []  # commands that the judge has not held against the log yet, as the next two
        self.lines: list[Message] = []  # of the table's log, as they came
        self.first_views: list[Message] = []  # of each connection
        self.lines_judged = 0
        self.shown: Message = {}
        self.greetings = 0  # connections that were shown the table
        self.refusals: list[str] = []
        self.is_gone = False
        self.again = AGAIN
        self._socket: ClientSocket | None = None
        self.is_greeted = False

    # --- the connection -------------------------------------------------------------------

    def come(self) -> None:
        """Connect, now and whenever the connection is lost."""
        if not self.is_gone:
            self.crowd.spawn(self._connect())

    async def _connect(self) -> None:
        self.is_greeted = False
        hello = json.dumps({"do": "hello", "since": self.count_lines()}).encode()
        try:
            self._socket = await self.visitor.connect(self.table, self._heard, self._lost, hello)
        except OSError:
            self._lost()
        if self.is_gone:
            self.cut()

    def _lost(self) -> None:
        self.is_greeted = False
        if not self.is_gone:
            asyncio.get_running_loop().call_later(self.again, self.come)

    def go(self) -> None:
        self.is_gone = True
        self.cut()

    def cut(self) -> None:
        """The network fails for a moment."""
        if self._socket is not None:
            self._socket.cut()

    # --- what is heard --------------------------------------------------------------------

    def _heard(self, data: bytes) -> None:
        message = json.loads(data)
        if message["is"] == "table":
            self._look(message)
        elif message["is"] == "done":
            self._settle(message["to"], done=message["seq"])
        elif message["is"] == "refused":
            self._settle(message["to"], refused=message["code"])

    def _look(self, message: Message) -> None:
        if message["since"] != self.count_lines():
            self.crowd.complain(f"{self} was sent lines from {message['since']} on, but has {self.count_lines()}")
        if message["seq"] < self.shown.get("seq", 0):
            self.crowd.complain(f"{self} was shown entry {message['seq']} after {self.shown['seq']}")
            if not self.waits():
                self.last = None  # what came of it will never be seen
        self.lines += message["lines"]
        self.shown = message
        if not self.is_greeted:
            self.is_greeted = True
            self.greetings += 1
            self.first_views.append(message)
            if self.last is not None and not self.last.is_settled():
                self._send(self.last)
        self.crowd.look_around(self)

    def count_lines(self) -> int:
        return self.lines_judged + len(self.lines)

    def _settle(self, name: str, done: int = 0, refused: str = "") -> None:
        last = self.last
        if last is None or last.is_settled() or last.id != name:
            return  # the second answer to a command that was sent twice
        if refused in LOST_FOR_NOW:
            self.refusals.append(refused)
            asyncio.get_running_loop().call_later(5 * AGAIN, self._send_again, last)
            return
        last.done, last.refused = done, refused
        if done:
            self.crowd.acknowledged += 1
            self.crowd.together += "options" in last.words
            self.crowd.last_acknowledged = monotonic()
        else:
            self.refusals.append(refused)
        self.crowd.look_around(self)

    # --- what is said ---------------------------------------------------------------------

    def waits(self) -> bool:
        return self.last is not None and not self.last.is_settled()

    def is_up_to_date(self) -> bool:
        """Whether the guest is there and sees what came of the last command."""
        return self.is_greeted and not self.is_gone and (self.last is None or self.shown["seq"] >= self.last.done)

    def say(self, **words: Any) -> None:
        self.last = Sent(self.crowd.new_id(), words)
        self.sent.append(self.last)
        self._send(self.last)

    def _send(self, sent: Sent) -> None:
        if self._socket is not None:
            self._socket.send(json.dumps(sent.words).encode())

    def _send_again(self, sent: Sent) -> None:
        if not sent.is_settled() and self.is_greeted:
            self._send(sent)

    def __str__(self) -> str:
        return f"seat {self.seat} of table {self.table}"


class Crowd:
    """Everybody, and how they play."""

    def __init__(self, ports: list[int], seed: str, seats: tuple[int, ...] = (4, 3, 2)) -> None:
        self.ports = ports
        self.random = Random(seed)
        self.seats = seats
        self.guests: list[Guest] = []
        self.acknowledged = 0
        self.together = 0  # of those, several choices at once
        self.last_acknowledged = 0.0
        self.complaints: list[str] = []
        self.is_playing = True
        self.opened: list[str] = []  # tables that the hall said were open
        self.chatty = 0.06  # how often somebody talks instead of playing
        self.think = 0.0  # the longest pause before somebody acts, in seconds
        self._ids = count()
        self._tasks: set[asyncio.Task[None]] = set()

    def new_id(self) -> str:
        return f"{next(self._ids)}"

    def complain(self, what: str) -> None:
        self.complaints.append(what)

    def spawn(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            self.complain(repr(task.exception()))

    # --- tables ---------------------------------------------------------------------------

    async def gather(self, tables: int, **wish: Any) -> None:
        await asyncio.gather(*[self.open_table(number, **wish) for number in range(tables)])

    async def open_table(self, number: int, **wish: Any) -> list[Guest]:
        """A table with people at it, however often the hall goes away meanwhile."""
        seats = self.seats[number % len(self.seats)]
        people = seats - len(wish.get("bots", []))
        ports = [self.ports[(number + seat) % len(self.ports)] for seat in range(people)]
        visitors = [await self._patiently(partial(Visitor.named, port, f"P{number}")) for port in ports]
        asked = {"game": "magic-dragon", "seats": seats, **wish}
        opened = await self._patiently(lambda: visitors[0].ask("POST", "/api/tables", asked))
        table = str(opened["table"])
        self.opened.append(table)
        guests = [Guest(self, visitors[0], table, 0, opened["token"])]
        guests[0].come()
        for visitor in visitors[1:]:
            guests.append(await self._sit(visitor, table, len(guests)))
            guests[-1].come()
        self.guests += guests
        return guests

    async def _sit(self, visitor: Visitor, table: str, seat: int) -> Guest:
        """Sit down; where the answer got lost, the hall says that one sits there already."""
        try:
            path = f"/api/tables/{table}/sit"
            seated = await self._patiently(lambda: visitor.ask("POST", path, {"seat": seat}))
            return Guest(self, visitor, table, seat, seated["token"])
        except Refused as refused:
            if refused.code != "taken":
                raise
            return Guest(self, visitor, table, seat, "")

    async def _patiently(self, asked: Callable[[], Any], seconds: float = PATIENCE) -> Any:
        end = monotonic() + seconds
        while True:
            try:
                return await asked()
            except OSError:
                if monotonic() > end:
                    raise
            except Refused as refused:
                if refused.code not in LOST_FOR_NOW or monotonic() > end:
                    raise
            await asyncio.sleep(AGAIN)

    # --- playing --------------------------------------------------------------------------

    def look_around(self, guest: Guest) -> None:
        """Somebody may have something to do."""
        if self.think:
            asyncio.get_running_loop().call_later(self.random.random() * self.think, self._act, guest)
        else:
            self._act(guest)

    def _act(self, guest: Guest) -> None:
        if not self.is_playing or guest.waits() or not guest.is_up_to_date():
            return
        words = self._next_words(guest.shown, guest.seat)
        if words is not None:
            guest.say(**words)

    def _next_words(self, shown: Message, seat: int) -> Message | None:
        table, game = shown["table"], shown["game"]
        if table["status"] == "gathering":
            return None if table["seats"][seat]["ready"] else {"do": "ready", "ready": True}
        if table["status"] == "shuffling" and not table["seats"][seat]["has_added"]:
            return {"do": "add", "value": secrets.token_hex(32)}
        if table["status"] in ("finished", "aborted") or game is None:
            return None
        if table["undo"] is not None and seat in table["undo"]["waits_for"]:
            agrees = self.random.random() < 0.7
            return {"do": "consent", "undo": table["undo"]["number"], "agrees": agrees}
        chance = self.random.random()
        if chance < self.chatty and table["chat"]:
            return {"do": "say", "text": f"{TALK} {self.random.random()}"}
        if chance > 1 - REGRETFUL and table["can_undo"] and table["undo"] is None:
            return {"do": "undo"}
        if game["decision"] is not None:
            return {"do": "choose", "decision": game["decision"], **self._choice(game["options"])}
        return None

    def _choice(self, offered: list[Message]) -> Message:
        """One option; where there is a rebuild of Storm Dragons, mostly all that it is made of, at once."""
        options, cards = [each["option"] for each in offered], [each["option"] for each in offered if each["card"]]
        if "Rebuild" in options and len(cards) > 1 and self.random.random() < REBUILDING:
            return {"options": ["Rebuild", *self.random.sample(cards, 2), "Done"]}
        return {"option": self.random.choice(options)}

    def finished(self) -> list[str]:
        """The tables where everybody sees that the game is over, and nobody waits for an answer."""
        return [
            table
            for table, guests in self.by_table().items()
            if len({guest.shown.get("seq") for guest in guests}) == 1
            and all(guest.is_up_to_date() and not guest.waits() for guest in guests)
            and guests[0].shown["table"]["status"] == "finished"
        ]

    def by_table(self) -> dict[str, list[Guest]]:
        found: dict[str, list[Guest]] = {}
        for guest in self.guests:
            found.setdefault(guest.table, []).append(guest)
        return found

    def part(self, tables: list[str]) -> None:
        """The people at these tables leave, and are forgotten."""
        over = set(tables)
        for guest in self.guests:
            if guest.table in over:
                guest.go()
        self.guests = [guest for guest in self.guests if guest.table not in over]

    async def play_on(self, commands: int, seconds: float = PATIENCE) -> None:
        """Until so many more commands are acknowledged."""
        enough = self.acknowledged + commands
        await self.until(lambda: self.acknowledged >= enough, seconds, self.waiting)

    async def recover(self, since: float, seconds: float = PATIENCE) -> float:
        """Until a command is acknowledged after this moment; how long that took."""
        await self.until(lambda: self.last_acknowledged > since, seconds, self.waiting)
        return self.last_acknowledged - since

    async def settle(self, seconds: float = PATIENCE) -> None:
        """No new commands; wait until every command has an answer and everybody sees the same entry."""
        self.is_playing = False
        await self.until(lambda: not any(guest.waits() for guest in self.guests), seconds, self.waiting)
        await self.until(self._agree, seconds, self.waiting)

    def _agree(self) -> bool:
        return all(guest.is_greeted for guest in self.guests) and all(
            len({guest.shown["seq"] for guest in guests}) == 1 for guests in self.by_table().values()
        )

    def waiting(self) -> str:
        return "; ".join(
            f"{guest} waits for {guest.last.words if guest.last and guest.waits() else 'nothing'}, "
            f"sees {guest.shown.get('seq')}, {'here' if guest.is_greeted else 'away'}, refused {guest.refusals[-3:]}"
            for guest in self.guests
            if guest.waits() or not guest.is_greeted
        )

    async def until(self, holds: Callable[[], Any], seconds: float, told: Callable[[], str] = lambda: "") -> None:
        end = monotonic() + seconds
        while not holds():
            if monotonic() > end:
                raise AssertionError(f"not within {seconds} s: {told()}")
            await asyncio.sleep(0.005)

    async def leave(self) -> None:
        for guest in self.guests:
            guest.go()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.sleep(0)
