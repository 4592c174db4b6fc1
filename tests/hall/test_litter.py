"""What nobody needs any more is given back: now and then, when a crowd has gone, and at once where nothing holds it."""

from __future__ import annotations

import gc
import weakref
from typing import Any, cast

from litestar import WebSocket

from tests.hall.room import Room, in_a_room, play_on
from wyrmhall.hall.hall import FORGET
from wyrmhall.hall.litter import CALM, CROWD, EACH, GROWN, LONGEST, USUAL, Litter, collect_everything, give_back
from wyrmhall.hall.sockets import let_go


def test_now_and_then() -> None:
    litter = Litter(0)
    assert not litter.is_due(10, USUAL - 1)
    assert litter.is_due(10, USUAL)
    assert not litter.is_due(10, USUAL + 1)


def test_when_a_crowd_has_gone_and_once() -> None:
    litter = Litter(0)
    assert not litter.is_due(2 * CROWD, 5)
    assert not litter.is_due(CROWD, CALM - 1)
    assert litter.is_due(CROWD, CALM)
    assert not litter.is_due(CROWD, 2 * CALM)  # half of them are still there
    assert litter.is_due(0, 3 * CALM)
    assert not litter.is_due(0, 4 * CALM)


def test_people_who_come_and_go_are_no_crowd_that_has_gone() -> None:
    litter = Litter(0)
    assert not any(litter.is_due(4 * CROWD - number % CROWD, 5 * number) for number in range(100))


def test_everything_is_collected_only_where_nobody_waits_for_it() -> None:
    litter, many = Litter(0), int(LONGEST / EACH)
    assert litter.may_be_collected(many - 1, 100.0)
    assert not litter.may_be_collected(many + 1, 100.0)
    litter.collected(many, 2 * LONGEST)  # on a slow machine
    assert litter.may_be_collected(many // 2 - 1, 100.0)
    assert not litter.may_be_collected(many // 2 + 1, 100.0)
    litter.collected(1, 0.0)  # too little to tell
    assert not litter.may_be_collected(many + 1, 100.0)


def test_people_wait_rather_than_the_hall_runs_out_of_memory() -> None:
    litter = Litter(0)
    assert not litter.may_be_collected(10**9, 100.0)  # how full the hall was when it was put off
    assert not litter.may_be_collected(10**9, GROWN * 100.0)
    assert litter.may_be_collected(10**9, GROWN * 100.0 + 1)
    litter.collected(10**9, 100.0)
    assert not litter.may_be_collected(10**9, 150.0)
    assert not litter.may_be_collected(10**9, GROWN * 150.0)


def test_what_refers_to_itself_is_collected() -> None:
    class Knot:
        def __init__(self) -> None:
            self.itself = self

    held = weakref.ref(Knot())
    litter = Litter(0)
    assert not litter.may_be_collected(10**9, 1.0)
    collect_everything(litter)  # memory has grown since then
    assert held() is None


def test_memory_can_be_given_back_on_any_system() -> None:
    give_back()
    give_back()


def test_a_socket_that_is_gone_waits_for_no_collection() -> None:
    async def receive() -> Any:
        raise AssertionError

    async def send(message: Any) -> None:
        raise AssertionError

    held = weakref.ref(receive)
    scope: Any = {"type": "websocket", "headers": [], "state": {}, "extensions": {}}
    socket: WebSocket[Any, Any, Any] = WebSocket(scope, receive, cast(Any, send))
    gc.disable()
    try:
        let_go(socket)
        del socket, receive, send
        assert held() is None
    finally:
        gc.enable()


@in_a_room
async def test_a_table_that_is_forgotten_waits_for_no_collection(room: Room) -> None:
    guests = await room.play("Ada", bots=1)
    await play_on(guests, 4)
    table, log = weakref.ref(guests[0].live.table), weakref.ref(guests[0].live.log)
    name = guests[0].live.table.id
    await guests[0].go()
    gc.collect()
    gc.disable()
    try:
        guests.clear()
        await room.wait(FORGET / 1000 + 1)
        room.hall._forget_idle_tables()
        assert name not in room.hall.tables
        await room.settle()
        assert (table(), log()) == (None, None)
    finally:
        gc.enable()
