"""kill -9 at random moments of an event: what was confirmed is there once, and the standings are those without kills.

An organiser enters players, pairs rounds, sets, clears and repairs results, drops people and takes others in.  The same
is done at a desk in this process, to which nothing ever happens; both must end in the same standings.
"""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.hall.serving import Person, Serving
from tests.patience import PATIENCE
from wyrmhall.events import deeds as d
from wyrmhall.events.event import Event
from wyrmhall.events.pairing import next_round
from wyrmhall.events.plan import Plan
from wyrmhall.events.rounds import Result
from wyrmhall.events.tables import standing_rows

Message = dict[str, Any]
RESULTS = ((2, 0, 0), (2, 1, 0), (1, 2, 0), (0, 2, 0), (1, 1, 1))
GONE = (ConnectionClosed, InvalidHandshake, ConnectionError, OSError, TimeoutError)


class Organiser:
    """Gives commands over a socket, and gives them again under the same name until they are confirmed."""

    def __init__(self, hall: Serving, person: Person, event: str) -> None:
        self.hall = hall
        self.person = person
        self.event = event
        self.socket: ClientConnection | None = None
        self.names = count(1)
        self.repeated = 0  # commands that had been done before their answer was lost

    def connected(self) -> ClientConnection:
        if self.socket is None:
            self.socket = connect(
                f"ws://127.0.0.1:{self.hall.port}/api/events/{self.event}/socket",
                origin=Origin(self.hall.address),
                additional_headers={"cookie": self.person.cookie()},
                compression=None,
                max_size=None,
                proxy=None,
            )
            self.socket.send(json.dumps({"do": "hello", "changes": True}))
        return self.socket

    def do(self, what: str, **words: Any) -> Message:
        said = json.dumps({"do": what, "id": f"c{next(self.names)}", **words})
        deadline = time.monotonic() + PATIENCE
        while time.monotonic() < deadline:
            try:
                answer = self.asked(said)
            except GONE:
                self.socket = None
                continue
            if answer.get("code") == "slow_down":
                continue
            assert answer["is"] == "done", (said, answer)
            self.repeated += answer["again"]
            return answer
        raise AssertionError(f"not confirmed: {said}")

    def asked(self, said: str) -> Message:
        socket, name = self.connected(), json.loads(said)["id"]
        socket.send(said)
        while True:
            message: Message = json.loads(socket.recv(timeout=PATIENCE))
            if message.get("to") == name:
                return message
            if message["is"] == "closing":
                raise ConnectionError


class Twice:
    """What the organiser does is done at the desk too."""

    def __init__(self, organiser: Organiser, seed: str, players: int) -> None:
        self.organiser = organiser
        self.desk = Event()
        plan = {"name": "Ember Cup", "game": "Dragon Ball Super", "pairing": "swiss", "rounds": 5}
        self.desk.apply(d.Entry(1, 0, "Mara", d.Opened(Plan(seed=seed, **plan))))  # type: ignore[arg-type]
        self.players = players

    def deed(self, deed: d.Deed) -> None:
        self.desk.apply(d.Entry(self.desk.seq + 1, 0, "Mara", deed))

    def enter(self, name: str) -> None:
        number = len(self.desk.players) + 1
        self.organiser.do("add_player", name=name)
        self.deed(d.SignedUp(number, name))
        self.organiser.do("check_in", player=number)
        self.deed(d.CheckedIn(number))

    def pair(self) -> None:
        self.organiser.do("pair", number=len(self.desk.rounds) + 1)
        self.deed(next_round(self.desk))

    def result(self, number: int, found: tuple[int, int, int] | None) -> None:
        round = len(self.desk.rounds)
        was = self.desk.result(self.desk.round(round), self.desk.match(round, number))
        words = {"round": round, "match": number, "result": as_words(found), "was": result_as_words(was)}
        self.organiser.do("set_result", **words)
        result = Result(won=found[:2], drawn=found[2]) if found is not None else None
        self.deed(d.ResultSet(round, number, result))

    def drop(self, player: int) -> None:
        self.organiser.do("drop", player=player)
        self.deed(d.Dropped(player))

    def play(self, luck: Random, rounds: int) -> None:
        for number in range(1, self.players + 1):
            self.enter(f"P{number}")
        for round in range(1, rounds + 1):
            self.pair()
            for _, match in self.desk.open_matches():
                found = luck.choice(RESULTS)
                if luck.random() < 0.2:  # a mistake, repaired at once
                    self.result(match, luck.choice(RESULTS))
                    self.result(match, None)
                self.result(match, found)
            if round < rounds:
                self.drop(luck.choice(self.desk.active()))
                self.enter(f"Late{round}")


def as_words(found: tuple[int, int, int] | None) -> Message | None:
    return {"won": list(found[:2]), "drawn": found[2]} if found is not None else None


def result_as_words(result: Result | None) -> Message | None:
    if result is None:
        return None
    return {
        "won": list(result.won),
        "drawn": result.drawn,
        "places": list(result.places),
        "absent": list(result.absent),
    }


class Killer(threading.Thread):
    """Kills the hall at random moments and starts it again."""

    def __init__(self, hall: Serving, kills: int, luck: Random) -> None:
        super().__init__(daemon=True)
        self.hall = hall
        self.kills = kills
        self.luck = luck
        self.killed = 0
        self.is_over = threading.Event()

    def run(self) -> None:
        while self.killed < self.kills and not self.is_over.wait(self.luck.uniform(0.02, 0.4)):
            self.hall.kill()
            self.killed += 1
            self.hall.start()


def killed_event(hall: Serving, *, players: int, rounds: int, kills: int, seed: int) -> tuple[int, int]:
    """How often the hall was killed, and how many commands had been done unheard; fails where anything is lost."""
    mara = hall.person("Mara")
    plan = {"name": "Ember Cup", "game": "Dragon Ball Super", "pairing": "swiss", "rounds": 5}
    event = mara.ok("POST", "/api/events", plan)["event"]
    organiser = Organiser(hall, mara, event)
    desk = Twice(organiser, mara.ok("GET", f"/api/events/{event}")["seed"], players)
    killer = Killer(hall, kills, Random(seed + 1))
    killer.start()
    try:
        desk.play(Random(seed), rounds)
    finally:
        killer.is_over.set()
        killer.join()
    check(mara, event, desk.desk)
    return killer.killed, organiser.repeated


def check(mara: Person, event: str, desk: Event) -> None:
    found = mara.ok("GET", f"/api/events/{event}")
    assert [each["players"] for each in found["round"]["matches"]] == [
        list(match.players) for match in desk.rounds[-1].matches
    ]
    names = {each["number"]: each["name"] for each in found["players"]}
    lines = list(shown_lines(found, names))
    assert lines == [(row[0], row[1], *row[4:-1]) for row in standing_rows(desk)]
    assert mara.ok("GET", f"/api/events/{event}/audit?count=1")["total"] == desk.seq


def shown_lines(found: Message, names: dict[int, str]) -> Iterator[tuple[str, ...]]:
    for line in found["standings"]["lines"]:
        yield (str(line["place"]), names[line["player"]], *line["figures"])
