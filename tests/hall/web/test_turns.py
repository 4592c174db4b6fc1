"""What is written in one turn of the event loop goes out in one piece, in order, and all of it before the end."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.patience import PATIENCE
from wyrmhall.hall.connection import MOST_WAITING, OUTLET, SocketConnection, head_of
from wyrmhall.hall.wire import LONGEST_SHOWN

Inside = Callable[[SocketConnection], Awaitable[None]]


async def talk(inside: Inside, outside: Callable[[ClientConnection], Awaitable[None]]) -> None:
    """A socket over a real line: `inside` is the hall's end of it, `outside` the other."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await inside(scope["extensions"].pop(OUTLET))

    config = uvicorn.Config(app, lifespan="off", ws_per_message_deflate=False, log_config=None)
    config.load()
    state, loop = ServerState(), asyncio.get_running_loop()
    server = await loop.create_server(lambda: SocketConnection(config, state, {}), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server, asyncio.timeout(PATIENCE), connect(f"ws://127.0.0.1:{port}/") as client:
        await outside(client)
        await client.close()
        await asyncio.gather(*state.tasks)


async def heard(client: ClientConnection) -> tuple[list[str | bytes], int]:
    """All messages, and the code of the end."""
    messages: list[str | bytes] = []
    try:
        while True:
            messages.append(await client.recv())
    except ConnectionClosed as closed:
        return messages, closed.rcvd.code if closed.rcvd is not None else 0


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 70_000])
def test_a_message_is_framed_as_websockets_does_it(size: int) -> None:
    message = b"x" * size
    assert head_of(message) + message == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_one_turn_is_one_piece() -> None:
    async def inside(outlet: SocketConnection) -> None:
        assert outlet.write(b"done")
        assert outlet.write(b"table")
        assert outlet.transport.get_write_buffer_size() == 0
        assert outlet.has_unread()
        assert b"".join(outlet.conn.writes) == b"\x81\x04done\x81\x05table"
        await asyncio.sleep(0)  # the turn is over
        assert not outlet.has_unread()
        assert outlet.write(b"later")
        outlet.flush()
        assert not outlet.has_unread()
        outlet.finish(4000, "enough")

    async def outside(client: ClientConnection) -> None:
        assert await heard(client) == (["done", "table", "later"], 4000)

    asyncio.run(talk(inside, outside))


def test_all_goes_out_before_the_end_and_nothing_after_it() -> None:
    async def inside(outlet: SocketConnection) -> None:
        for number in range(10):
            assert outlet.write(b"%d" % number)
        outlet.finish(4000, "enough")
        assert not outlet.write(b"too late")

    async def outside(client: ClientConnection) -> None:
        assert await heard(client) == ([str(number) for number in range(10)], 4000)

    asyncio.run(talk(inside, outside))


def test_all_goes_out_when_the_hall_stops() -> None:
    async def inside(outlet: SocketConnection) -> None:
        assert outlet.write(b"the last word")
        outlet.shutdown()

    async def outside(client: ClientConnection) -> None:
        assert await heard(client) == (["the last word"], 1012)

    asyncio.run(talk(inside, outside))


def test_a_ping_does_not_overtake() -> None:
    async def inside(outlet: SocketConnection) -> None:
        assert outlet.write(b"first")
        outlet.send_keepalive_ping()
        assert outlet.conn.writes == []  # it took what was there with it
        assert outlet.write(b"second")
        await asyncio.sleep(0)
        outlet.finish(4000, "enough")

    async def outside(client: ClientConnection) -> None:
        assert await heard(client) == (["first", "second"], 4000)

    asyncio.run(talk(inside, outside))


def test_much_in_one_turn_cuts_nobody_off_who_reads() -> None:
    """What waits is bounded all the same: it is handed to the kernel before it is too much."""
    large = b"x" * (LONGEST_SHOWN - 1)

    async def inside(outlet: SocketConnection) -> None:
        for _ in range(3):
            assert outlet.write(large)
            assert sum(map(len, outlet.conn.writes)) <= MOST_WAITING + len(large) + 20
        outlet.finish(4000, "enough")

    async def outside(client: ClientConnection) -> None:
        messages, code = await heard(client)
        assert (len(messages), code) == (3, 4000)

    asyncio.run(talk(inside, outside))


def test_who_is_cut_off_gets_nothing_more() -> None:
    async def inside(outlet: SocketConnection) -> None:
        assert outlet.write(b"never sent")
        outlet.fall_behind()
        assert not outlet.write(b"too late")

    async def outside(client: ClientConnection) -> None:
        with pytest.raises(ConnectionClosed):
            await client.recv()

    asyncio.run(talk(inside, outside))


def test_reading_is_paused_only_when_a_second_message_waits() -> None:
    async def inside(outlet: SocketConnection) -> None:
        while outlet.queue.empty():
            await asyncio.sleep(0)
        assert not outlet.read_paused
        assert outlet.write(b"more")
        while not outlet.read_paused:
            await asyncio.sleep(0)
        assert outlet.queue.qsize() == 2
        assert outlet.write(b"still more")
        texts = []
        while len(texts) < 3:
            event: Any = await outlet.receive()
            texts.append(event["text"])
        assert texts == ["one", "two", "three"]
        assert not outlet.read_paused
        outlet.finish(4000, "enough")

    async def outside(client: ClientConnection) -> None:
        await client.send("one")
        assert await client.recv() == "more"
        await client.send("two")
        assert await client.recv() == "still more"
        await client.send("three")
        assert await heard(client) == ([], 4000)

    asyncio.run(talk(inside, outside))


def test_a_line_that_is_closed_waits_for_no_collection() -> None:
    lines: list[weakref.ref[Any]] = []

    async def inside(outlet: SocketConnection) -> None:
        lines.append(weakref.ref(outlet.transport))
        outlet.finish(4000, "enough")

    async def outside(client: ClientConnection) -> None:
        await heard(client)

    async def both() -> None:
        await talk(inside, outside)
        async with asyncio.timeout(PATIENCE):
            while lines[0]() is not None:
                await asyncio.sleep(0)

    gc.disable()
    try:
        asyncio.run(both())
    finally:
        gc.enable()
