"""Lists in a real hall: no byte on another socket depends on one, and no kill loses one that was acknowledged."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.hall.faults.killing import Foreseeable
from tests.hall.serving import Message, Person, Serving, Talk, serving
from tests.hall.strangers import with_decks
from tests.toy.decks import DECKS

COMMON = ["Thorn"] * 3 + ["Frost"] * 3 + ["Cinder"] * 3
TWINS = {  # what differs, in each of two worlds
    "contents": ([*COMMON, "Ember"], [*COMMON, "Comet"]),
    "size": (COMMON, [*COMMON, *["Ember"] * 3, *["Gale"] * 3, *["Comet"] * 3]),
    "order": (COMMON, COMMON[::-1]),
}
PLEDGE = re.compile('"brought":"[0-9a-f]{64}"')
COUNTED = re.compile("^wyrmhall_(?:messages|commands|refusals)_total.*$", re.MULTILINE)


class Tap:
    """Keeps every text that came over a socket."""

    def __init__(self, talk: Talk) -> None:
        self.texts: list[str] = []
        self._socket = talk.socket
        talk.socket = self  # type: ignore[assignment]

    def recv(self, timeout: float) -> str:
        text = str(self._socket.recv(timeout=timeout))
        if '"is":"presence"' not in text:  # when those are told, only the clock knows
            self.texts.append(PLEDGE.sub('"brought":"pledge"', text))
        return text

    def __getattr__(self, name: str) -> Any:
        return getattr(self._socket, name)


class Riders:
    """Ada, who brings a list, Bea, who would like to know it, Zoe, who watches, and a board."""

    def __init__(self, hall: Serving, stack: ExitStack) -> None:
        self.hall = hall
        self.ada, self.bea = hall.person("Ada"), hall.person("Bea")
        self.table: str = self.ada.open_table(game="decks")["table"]
        self.bea.sit(self.table)
        self.rider = stack.enter_context(self.ada.join(self.table))
        self.rival = stack.enter_context(self.bea.join(self.table))
        self.watcher = stack.enter_context(hall.watch(self.table))
        self.board = stack.enter_context(hall.watch(self.table, looks_from="board"))
        self.taps = [Tap(talk) for talk in (self.rival, self.watcher, self.board)]
        self.others = (self.rival, self.watcher, self.board)
        self.numbers = iter(range(1_000))

    def do(self, who: Talk, what: str, **words: Any) -> Message:
        """And wait until everybody has been shown what came of it."""
        answer = who.do(what, f"c{next(self.numbers)}", **words)
        for talk in (self.rider, *self.others) if answer["is"] == "done" else ():
            talk.see(lambda shown: shown["seq"] >= answer["seq"])
        return answer

    def bring_and_begin(self, cards: list[str]) -> None:
        """Gather, bring, err and begin."""
        for brought in (cards, ["Wyvern"], cards[:8], None, cards):
            self.do(self.rider, "bring", cards=brought)
        self.do(self.rival, "bring", cards=COMMON)
        self.do(self.rival, "why", card="Ember")
        self.do(self.rider, "start")
        for talk, value in ((self.rider, "5a" * 32), (self.rival, "a5" * 32)):
            self.do(talk, "add", value=value)

    def could_send(self) -> list[str]:
        return [each["option"] for each in self.rider.shown["game"]["options"]]

    def send(self, option: str) -> None:
        self.do(self.rider, "choose", decision=self.rider.shown["game"]["decision"], option=option)

    def err_and_ask(self) -> None:
        self.do(self.rival, "choose", decision=0, option="Ember")
        self.do(self.rival, "why", card="Comet")
        self.do(self.rival, "sync", since=0)

    def answer(self) -> None:
        """What the rival sends."""
        game = self.rival.shown["game"]
        self.do(self.rival, "choose", decision=game["decision"], option=game["options"][0]["option"])

    def asked(self) -> list[str]:
        """What the rival is answered over HTTP."""
        own = f"/api/tables/{self.table}"
        answers = [self.bea.ask("GET", path).text for path in ("/api/tables", own, f"{own}/record", "/metrics")]
        return [PLEDGE.sub("", answer) for answer in answers[:3]] + COUNTED.findall(answers[3])


@pytest.fixture(scope="module")
def halls(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Serving]]:
    """Two that go through the same, but for the lists."""
    folder = tmp_path_factory.mktemp("twins")
    games = with_decks(folder / "games")
    made = [Foreseeable(folder / name, environment=games) for name in ("here", "there")]
    try:
        yield [hall.start() for hall in made]
    finally:
        for hall in made:
            if hall.process is not None:
                hall.kill()


@pytest.mark.parametrize("what", TWINS)
def test_no_byte_on_anybody_elses_socket_depends_on_a_list(halls: list[Serving], what: str) -> None:
    with ExitStack() as stack:
        here, there = [Riders(hall, stack) for hall in halls]
        for riders, cards in zip((here, there), TWINS[what], strict=True):
            riders.bring_and_begin(cards)
            assert riders.rider.shown["game"]["facts"]["brought"][0] == in_order(cards)
        compare(here, there)
        assert here.asked() == there.asked()
        for _ in range(3):
            common = sorted({*here.could_send()} & {*there.could_send()})
            for riders in (here, there):
                riders.send(riders.could_send()[0])  # in secret, whatever it is
                riders.err_and_ask()
            compare(here, there)
            for riders in (here, there):
                riders.send(common[0])  # on second thoughts
                riders.answer()
            compare(here, there)
        assert here.asked() == there.asked()
        for riders in (here, there):
            assert not [face for face in DECKS.book_of(None).faces if face in riders.hall.output()]


def compare(here: Riders, there: Riders) -> None:
    for tap, twin in zip(here.taps, there.taps, strict=True):
        assert tap.texts == twin.texts
        tap.texts.clear()
        twin.texts.clear()


def in_order(cards: list[str]) -> list[str]:
    return sorted(cards, key=DECKS.book_of(None).faces.index)


def test_no_kill_loses_a_list_that_was_acknowledged(tmp_path: Path) -> None:
    lists = [in_order(cards) for cards in TWINS["size"]]
    with serving(tmp_path / "home", environment=with_decks(tmp_path / "games")) as hall:
        ada, bea = hall.person("Ada"), hall.person("Bea")
        table: str = ada.open_table(game="decks")["table"]
        bea.sit(table)
        for number, cards in enumerate(lists):
            bring_and_kill(hall, ada, table, cards, f"a{number}")
        with ada.join(table) as talk:  # and one that nobody was told of is there whole, or not at all
            talk.say({"do": "bring", "id": "z1", "cards": [*COMMON, "Gale"]})
            hall.kill()
        hall.start()
        with ada.join(table) as talk, bea.join(table) as other:
            found = talk.shown["brings"]["cards"]
            assert found in (lists[-1], in_order([*COMMON, "Gale"]))
            talk.do("start")
            other.do("add", value="5a" * 32)
            assert talk.begin()["game"]["facts"]["brought"][0] == found
            hall.kill()
        hall.start()
        with ada.join(table) as talk:
            assert talk.shown["game"]["facts"]["brought"][0] == found
            assert talk.do("bring", cards=None)["code"] == "taken"


def bring_and_kill(hall: Serving, person: Person, table: str, cards: list[str], command: str) -> None:
    with person.join(table) as talk:
        done = talk.do("bring", command, cards=cards[::-1])
        assert done["is"] == "done"
        hall.kill()
    hall.start()
    with person.join(table) as talk:
        assert talk.shown["brings"] == {"cards": cards, "is_usual": False}
        assert talk.do("bring", command, cards=cards) == {**done, "again": True}
