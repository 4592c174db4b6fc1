"""Each message, from everybody, at every stage: as the protocol says, and as hall/authority.py declares."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, get_args

import pytest

from tests.hall.hostile.door import door_in
from tests.hall.hostile.matrix import RIGHTS, deviations
from tests.hall.hostile.people import STAGES, WHO, Stage
from wyrmhall.hall import authority, commands, wire
from wyrmhall.hall.authority import Role
from wyrmhall.hall.live import table as live_table
from wyrmhall.hall.live.attendance import TableViewer
from wyrmhall.hall.table import Table

ROLES: dict[str, Role] = {
    "nobody": "nobody",
    "stranger": "stranger",
    "seat": "seat",
    "board": "stranger",  # whoever opens it, a board is a spectator
    "former": "former",
    "program": "bot",
    "host": "host",
}


def check(folder: Path, messages: list[str], stages: tuple[Stage, ...] = STAGES) -> list[str]:
    async def evening() -> list[str]:
        async with door_in(folder) as door:
            return await deviations(door, messages, stages)

    return asyncio.run(evening())


@pytest.mark.parametrize("stage", STAGES)
def test_everybody_says_everything(tmp_path: Path, stage: Stage) -> None:
    assert check(tmp_path, list(RIGHTS), (stage,)) == []


def test_the_declaration_says_the_same() -> None:
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(wire.Message)}
    assert set(kinds) == {*RIGHTS, "hello"}, "a message of which this test says nothing"
    for message, right in RIGHTS.items():
        assert {ROLES[who] for who in WHO if who in right.who} == authority.MESSAGES[kinds[message]], message


HONEST = TableViewer.seat


def a_seat_for_all(viewer: TableViewer, table: Table) -> int | None:
    return HONEST(viewer, table) or 0


def seat_of_a_board(viewer: TableViewer, table: Table) -> int | None:
    return 1 if viewer.is_board else HONEST(viewer, table)


def nothing(*_: Any) -> None:
    """A check that was taken out."""


SABOTAGES: dict[str, tuple[object, str, Callable[..., Any], list[str], Stage]] = {
    "anybody is the host": (live_table, "authorise", nothing, ["pause"], "playing"),
    "spectators sit in the first seat": (TableViewer, "seat", a_seat_for_all, ["say"], "gathering"),
    "a board plays": (TableViewer, "seat", seat_of_a_board, ["say"], "gathering"),
    "the game may be over": (commands, "not_over", nothing, ["abort"], "finished"),
    "the game may not have begun": (commands, "in_play", nothing, ["concede"], "gathering"),
}


@pytest.mark.parametrize("name", SABOTAGES)
def test_a_missing_check_is_found_out(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    where, what, instead, messages, stage = SABOTAGES[name]
    monkeypatch.setattr(where, what, instead)
    assert check(tmp_path, messages, (stage,)) != []


HOST_ONLY = [message for message, right in RIGHTS.items() if right.who == frozenset({"host"})]


@pytest.mark.parametrize("message", HOST_ONLY)
def test_every_power_of_the_host_is_checked(message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Declare this one command to be for all who sit there."""
    kinds = {kind.__struct_config__.tag: kind for kind in get_args(wire.Message)}
    monkeypatch.setitem(authority.MESSAGES, kinds[message], authority.SEATED)
    stage: Stage = "gathering" if message in ("start", "mute", "kick", "replace", "pass_host", "abort") else "playing"
    assert check(tmp_path, [message], (stage,)) != []
