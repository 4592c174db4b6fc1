"""Hostile messages over real sockets into a hall in a process of its own."""

from __future__ import annotations

import json
import re
import time
from collections import Counter
from hashlib import sha256
from statistics import quantiles
from typing import Any

from websockets.exceptions import ConnectionClosed

from tests.hall.hostile.fuzz import Fuzz
from tests.hall.serving import NEWS, Message, Person, Serving, Talk
from wyrmhall.hall import wire

# Paces that no test of rubbish reaches; how they bite is tested elsewhere.
PATIENT = (
    "--message-rate", "100000", "--message-burst", "1000000", "--player-rate", "100000", "--player-burst", "1000000",
    "--look-rate", "100000", "--look-burst", "1000000",
    "--request-rate", "100000", "--request-burst", "1000000", "--table-rate", "100000", "--table-burst", "1000000",
    "--address-table-rate", "100000", "--address-table-burst", "1000000", "--gathering-per-address", "1000000",
)  # fmt: skip
HARMLESS = (wire.Hello, wire.Choose, wire.Add, wire.Undo, wire.Consent, wire.Return, wire.Say, wire.Mute, wire.Resume,
            wire.Replace, wire.PassHost, wire.Why, wire.Hint, wire.Sync, wire.Lines, wire.Ping)  # fmt: skip
STUMBLES = re.compile(r"Traceback|Error|Exception|rules failed|exception was never retrieved", re.IGNORECASE)


class Siege:
    """One table under fire from its own people, from a spectator and from nobody, and another where people play."""

    def __init__(self, hall: Serving, seed: str) -> None:
        self.hall = hall
        self.fuzz = Fuzz(seed)
        self.counts: Counter[str] = Counter()
        self.ada, self.bea = hall.person("Ada"), hall.person("Bea")
        self.people: list[Person | None] = [self.ada, self.bea, hall.person("Zoe"), None]
        self.gather()
        self.neighbour = hall.person("Cay")
        self.peace = self.neighbour.join(self.neighbour.open_table(seats=2, start=True)["table"])
        self.peace.begin()
        self.waits: list[float] = []  # seconds that the neighbours waited for an answer

    def gather(self) -> None:
        """A new table for the two players and those who look on."""
        self.done = 0  # commands at this table
        self.table = self.ada.open_table(seats=2)["table"]
        self.bea.sit(self.table)
        self.talks = [self.talk(number) for number in range(len(self.people))]
        for talk in self.talks[:2]:
            talk.begin()
        for talk in self.talks:
            catch_up(talk)

    def is_quiet(self) -> bool:
        """Whether nothing happens at the table but what is asked for: two people play, and no bot in their place."""
        table = self.talks[0].shown["table"]
        alone = all(seat["kind"] == "person" and not seat["stand_in"] for seat in table["seats"])
        return alone and table["status"] not in ("finished", "aborted")

    def talk(self, number: int) -> Talk:
        person = self.people[number]
        return person.join(self.table) if person is not None else self.hall.watch(self.table)

    def storm(self, messages: int) -> None:
        for number in range(messages):
            self.one(self.fuzz.chance.randrange(len(self.talks)))
            if number % 50 == 0:
                self.ask_the_neighbour()

    def one(self, number: int) -> None:
        """One message, as text or as bytes, and its answer; a socket that was closed for it is opened again."""
        talk = self.talks[number]
        data = self.fuzz.message(talk.shown, HARMLESS)
        before = talk.shown["seq"]
        try:
            answer = self.answer_to(talk, data)
        except ConnectionClosed as closed:
            self.counts[f"closed {closed.rcvd.code if closed.rcvd else 1006}"] += 1
            self.talks[number] = talk = self.talk(number)
            assert talk.shown["seq"] == before, f"a message that closed its socket changed the table: {data[:300]!r}"
            return
        self.counts[str(answer.get("code", answer["is"]))] += 1
        if answer["is"] == "done":
            self.done += 1
            for each in self.talks:
                catch_up(each)
            if not self.is_quiet():
                self.part()
                self.gather()
        else:
            assert catch_up(talk)["seq"] == before, f"{answer} and yet {data[:300]!r} changed the table"

    def answer_to(self, talk: Talk, data: bytes) -> Message:
        """The answer to this message: the next one that is no table."""
        try:
            talk.say(data.decode())
        except UnicodeDecodeError:
            talk.socket.send(data, text=self.fuzz.chance.random() < 0.5)
        return talk.hear_until(lambda message: message["is"] not in NEWS)

    def part(self) -> None:
        """Everybody leaves this table."""
        for talk in self.talks:
            talk.socket.close()

    def leave(self) -> None:
        """Everybody goes home."""
        self.part()
        self.peace.socket.close()

    def seq(self) -> int:
        found: int = catch_up(self.talks[0])["seq"]
        return found

    def ask_the_neighbour(self) -> None:
        began = time.perf_counter()
        assert self.peace.do("ping")["is"] == "pong"
        self.waits.append(time.perf_counter() - began)

    def slowest(self) -> float:
        """The 99th percentile of what the neighbours waited, in milliseconds."""
        return 1000 * quantiles(self.waits, n=100)[-1]

    def views(self) -> str:
        """What everybody at the table sees, in a word."""
        seen = []
        for talk in self.talks:
            shown = catch_up(talk)
            seen.append({**shown, "lines": talk.lines, "since": 0})
        return sha256(json.dumps(seen, sort_keys=True).encode()).hexdigest()


def catch_up(talk: Talk) -> dict[str, Any]:
    """Everything that has been said on this socket by now is heard."""
    talk.do("sync", since=len(talk.lines))
    return talk.shown


def stumbles(hall: Serving) -> list[str]:
    """The lines of the hall's log that tell of a fault of its own."""
    return [line for line in hall.output().splitlines() if STUMBLES.search(line)]
