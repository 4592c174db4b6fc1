"""Entries as text: read as they were written, and whatever is otherwise is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.events.desk import Desk
from wyrmhall.events import deeds as d
from wyrmhall.events.event import fold
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Result
from wyrmhall.events.standings import standings
from wyrmhall.events.written import entry_from, line_of


def test_a_log_that_is_written_and_read_is_the_same_event() -> None:
    desk = Desk(5, pairing="swiss", rounds=2)
    desk.pair()
    for round, number in desk.event.open_matches():
        first = desk.event.match(round, number).players[0]
        desk.do(d.Reported(round, number, first, Result(won=(2, 1))))
        desk.do(d.ResultSet(round, number, Result(won=(1, 1), drawn=1)))
    entries = [entry_from(line_of(entry)) for entry in desk.log]
    assert entries == desk.log
    again = fold(entries)
    assert again.__dict__ == desk.event.__dict__
    assert standings(again) == standings(desk.event)


def changed(**parts: Any) -> str:
    return json.dumps({**json.loads(line_of(d.Entry(2, 0, "Mara", d.SignedUp(1, "Ada")))), **parts})


@pytest.mark.parametrize(
    ("line", "code"),
    [
        ("", "not_json"),
        ("[]", "not_json"),
        ("{", "not_json"),
        ("[" * 5000, "not_json"),
        ("x" * 70_000, "line_too_long"),
        (changed(seq="2"), "malformed_entry"),
        (changed(seq=True), "malformed_entry"),
        (changed(by=1), "malformed_entry"),
        (changed(deed="signed"), "unknown_deed"),
        (changed(deed=1), "unknown_deed"),
        (changed(player="1"), "malformed_deed"),
        (changed(player=1.5), "malformed_deed"),
        (changed(extra=1), "malformed_deed"),
    ],
)
def test_bad_lines_are_refused(line: str, code: str) -> None:
    with pytest.raises(BadEvent) as why:
        entry_from(line)
    assert why.value.which == code


def test_a_copy_is_independent() -> None:
    desk = Desk(4)
    twin = desk.event.copy()
    desk.enter("Late")
    desk.pair()
    assert (len(twin.players), twin.rounds, twin.seq) == (4, (), desk.event.seq - 3)
