"""The judge of the other tests: it must notice whatever a hall could do wrong, also when it looks in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from bench.hall.client import Visitor
from tests.hall.faults.crowd import Crowd, Guest, Sent
from tests.hall.faults.judge import Judge
from tests.hall.room import Guest as Seated
from tests.hall.room import Room, room_in
from tests.hall.store.place import run_sql
from wyrmhall.hall import wire


class Evening:
    """Two people at a table who talk, and a judge who hears what they heard."""

    def __init__(self, room: Room, seated: list[Seated]) -> None:
        self.room = room
        self.seated = seated
        self.crowd = Crowd([0], "judge")
        self.table = seated[0].live.table.id
        self.crowd.opened.append(self.table)
        self.guests = [Guest(self.crowd, Visitor(0), self.table, each.seat, each.token) for each in seated]
        self.crowd.guests += self.guests
        self.judge = Judge(room.folder / "hall.db", self.crowd)

    async def talk(self, seat: int, text: str) -> Sent:
        """Say it, be told that it is saved, and see it."""
        sent = Sent(self.crowd.new_id(), {"do": "say", "text": text})
        answer = await self.seated[seat].do(wire.Say, sent.id, text=text)
        sent.done = answer["seq"]
        self.guests[seat].sent.append(sent)
        for guest, seated in zip(self.guests, self.seated, strict=True):
            messages = [message for message in seated.box.messages() if message["is"] == "table"]
            guest.lines += [line for message in messages for line in message["lines"]][guest.count_lines() :]
            guest.shown = messages[-1]
        return sent


def spend(folder: Path, spoil: Callable[[Evening], None], *, looks_between: bool = True) -> list[str]:
    """An evening on which something goes wrong after some words: what the judge says of it."""

    async def evening() -> list[str]:
        async with room_in(folder) as room:
            made = Evening(room, await room.play("Ada", "Bea"))
            added = [logged.command for logged in room.logged(made.seated[0].live) if logged.command is not None]
            for name in added:  # what they added to the shuffle, before anybody listened
                seat, _, command = name.partition(":")
                made.guests[int(seat)].sent.append(Sent(command, {"do": "add"}))
                made.guests[int(seat)].sent[-1].done = made.seated[0].live.table.done(name) or 0
            for number in range(4):
                await made.talk(number % 2, f"word {number}")
                if looks_between:
                    made.judge.look()
            spoil(made)
            return made.judge.verdict()

    return asyncio.run(evening())


def nothing(evening: Evening) -> None:
    """All is well."""


def acknowledged_and_lost(evening: Evening) -> None:
    sent = Sent("lost", {"do": "say", "text": "?"})
    sent.done = 3
    evening.guests[0].sent.append(sent)


def refused_and_done(evening: Evening) -> None:
    sent = Sent(next(iter(evening.judge.logs[evening.table].places)).partition(":")[2], {"do": "say", "text": "?"})
    sent.refused = "stale"
    evening.guests[0].sent.append(sent)


def never_answered(evening: Evening) -> None:
    evening.guests[1].sent.append(Sent("waits", {"do": "say", "text": "?"}))


def out_of_order(evening: Evening) -> None:
    earlier = Sent("0", {"do": "say", "text": "word 0"})
    earlier.done = evening.judge.logs[evening.table].places["0:0"]
    evening.guests[0].sent.append(earlier)


def shown_too_much(evening: Evening) -> None:
    evening.guests[0].shown = {**evening.guests[0].shown, "seq": evening.guests[0].shown["seq"] + 1}
    evening.guests[1].shown = evening.guests[0].shown


def another_view(evening: Evening) -> None:
    evening.guests[0].first_views.append({**evening.guests[0].shown, "game": None})


def a_line_too_many(evening: Evening) -> None:
    evening.guests[0].lines.append(evening.guests[0].shown["lines"][-1])


def the_end_is_gone(evening: Evening) -> None:
    run_sql(evening.room.store, "DELETE FROM entries WHERE seq = (SELECT max(seq) FROM entries)")


def gone_after_parting(evening: Evening) -> None:
    evening.judge.part([evening.table])
    evening.crowd.guests = []
    the_end_is_gone(evening)


def gone_altogether(evening: Evening) -> None:
    evening.crowd.opened.append("nowhere")


SPOILED: dict[Callable[[Evening], None], str] = {
    acknowledged_and_lost: "and is lost",
    refused_and_done: "was refused",
    never_answered: "was never answered",
    out_of_order: "before the one that was sent earlier",
    shown_too_much: "the log ends with",
    another_view: "game is None",
    a_line_too_many: "not those of the log",
    the_end_is_gone: "but its summary counts",
    gone_after_parting: "has been changed since everybody left",
    gone_altogether: "was opened, and is gone",
}


@pytest.mark.parametrize("looks_between", [True, False])
def test_a_good_evening(tmp_path: Path, looks_between: bool) -> None:
    assert spend(tmp_path, nothing, looks_between=looks_between) == []


@pytest.mark.parametrize("spoil", SPOILED, ids=lambda spoil: spoil.__name__)
def test_what_goes_wrong_is_noticed(tmp_path: Path, spoil: Callable[[Evening], None]) -> None:
    assert any(SPOILED[spoil] in wrong for wrong in spend(tmp_path, spoil))


def test_a_command_that_nobody_gave_is_noticed(tmp_path: Path) -> None:
    def forget(evening: Evening) -> None:
        evening.guests[0].sent = []

    assert any("came from nobody" in wrong for wrong in spend(tmp_path, forget, looks_between=False))


def test_what_was_judged_is_forgotten(tmp_path: Path) -> None:
    def count(evening: Evening) -> None:
        for guest in evening.guests:
            assert (guest.sent, guest.lines, guest.first_views) == ([], [], [])
            assert guest.lines_judged > 4

    assert spend(tmp_path, count) == []
