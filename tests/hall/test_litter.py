"""What nobody needs any more is given back: now and then, when a crowd has gone, and at once where nothing holds it."""

from __future__ import annotations

import gc
import weakref
from typing import Any, cast

from litestar import WebSocket

from wyrmhall.hall.litter import CALM, CROWD, USUAL, Litter, give_back
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
