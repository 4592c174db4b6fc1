"""Each message, sent by each kind of person: obeyed or refused as hall/authority.py declares."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import pytest

from tests.hall.serving import Message, Serving, Talk
from wyrmhall.hall import wire
from wyrmhall.hall.authority import EVERYBODY, MESSAGES, Role

WORDS: dict[type, dict[str, Any]] = {
    wire.Choose: {"decision": 1, "option": "2"},
    wire.Mark: {"decision": 1, "options": ["2"]},
    wire.Add: {"value": "0" * 64},
    wire.Consent: {"undo": 1, "agrees": True},
    wire.Say: {"text": "hello"},
    wire.Mute: {"seat": 1, "muted": True},
    wire.Ready: {"ready": True},
    wire.Bring: {"cards": None},
    wire.Kick: {"seat": 1},
    wire.Replace: {"seat": 3, "by": "bot"},
    wire.PassHost: {"seat": 1},
    wire.Why: {"card": "R5"},
    wire.Lines: {"before": 3},
}
NOT_ALLOWED = ("not_seated", "not_host")


class Crowd:
    """Ada is the host, Bea and Cid sit there, Dan did once; a program has the token of Cid's seat."""

    def __init__(self, hall: Serving) -> None:
        self.hall = hall
        self.ada, self.bea, self.cid, self.dan, self.eve = (
            hall.person(name) for name in ("Ada", "Bea", "Cid", "Dan", "Eve")
        )

    def gather(self) -> tuple[str, str]:
        """A table with an open seat, and the token of Cid's seat."""
        table = self.ada.open_table(seats=5)["table"]
        self.bea.sit(table)
        token = self.cid.sit(table)["token"]
        self.dan.sit(table)
        return table, token

    def open(self, state: str) -> tuple[str, dict[Role, Callable[[], Talk]]]:
        """A table, and how each kind of person opens a socket there."""
        table, token = self.gather()
        if state == "playing":
            self.play(table)
        else:
            with self.dan.join(table) as talk:
                assert talk.do("leave")["is"] == "done"
        return table, {
            "nobody": lambda: self.hall.watch(table),
            "stranger": lambda: self.eve.join(table),
            "seat": lambda: self.bea.join(table),
            "host": lambda: self.ada.join(table),
            "former": lambda: self.dan.join(table),
            "bot": lambda: self.hall.watch(table, token=token),
        }

    def play(self, table: str) -> None:
        """Send Dan away, and begin the game."""
        with self.ada.join(table) as host:
            assert host.do("kick", seat=3)["is"] == "done"
            assert host.do("start")["is"] == "done"
            for person in (self.bea, self.cid):
                with person.join(table) as talk:
                    assert talk.do("add", value="0" * 64)["is"] == "done"
            host.begin()


@pytest.fixture(scope="module")
def crowds(hall: Serving) -> dict[str, Crowd]:
    return {"gathering": Crowd(hall), "playing": Crowd(hall)}


def sent(talk: Talk, kind: type) -> Message:
    tag = kind.__struct_config__.tag  # type: ignore[attr-defined]
    return talk.do(str(tag), **WORDS.get(kind, {}))


@pytest.mark.parametrize("state", ["gathering", "playing"])
@pytest.mark.parametrize("kind", [kind for kind in MESSAGES if kind is not wire.Hello], ids=lambda kind: kind.__name__)
def test_a_message_from_everybody(crowds: dict[str, Crowd], kind: type, state: str) -> None:
    _, opened = crowds[state].open(state)
    order: list[Role] = ["nobody", "stranger", "former", "bot", "seat", "host"]  # who changes most comes last
    for role in order:
        with opened[role]() as talk:
            answer = sent(talk, kind)
        is_turned_away = answer["is"] == "refused" and answer["code"] in NOT_ALLOWED
        assert is_turned_away == (role not in MESSAGES[kind]), (role, answer)


def test_hello_is_for_everybody(crowds: dict[str, Crowd]) -> None:
    table, opened = crowds["gathering"].open("gathering")
    with ExitStack() as stack:
        talks = {role: stack.enter_context(opened[role]()) for role in opened}
        assert set(talks) == EVERYBODY
        assert {role: talk.shown["you"] for role, talk in talks.items()} == {
            "nobody": -1,
            "stranger": -1,
            "former": -1,
            "host": 0,
            "seat": 1,
            "bot": 2,
        }
        assert [role for role, talk in talks.items() if talk.shown["host"]] == ["host"]
        assert all(talk.shown["table"]["id"] == table for talk in talks.values())
