"""One hall in one process: opens the storage, starts bots and tables, and listens until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from errno import EADDRINUSE
from pathlib import Path
from typing import Any

import uvicorn

from wyrmhall.hall.app import application
from wyrmhall.hall.books import Limits
from wyrmhall.hall.bots import BotWorkers
from wyrmhall.hall.config import Settings
from wyrmhall.hall.connection import AT_ONCE, Door, HallConfig, SocketConnection
from wyrmhall.hall.front import Front
from wyrmhall.hall.hall import Hall
from wyrmhall.hall.litter import collect_litter
from wyrmhall.hall.logs import keep_log, tell_of_background
from wyrmhall.hall.openings import Openings
from wyrmhall.hall.page import Page
from wyrmhall.hall.store import Committer, Store
from wyrmhall.hall.store.backup import open_store
from wyrmhall.hall.wire import LONGEST_MESSAGE
from wyrmhall.kernel.errors import WyrmhallError

PING_EVERY, PING_WAIT = 14.0, 15.0  # seconds: who is dead, or does not read, is noticed within half a minute
FAREWELL = 3  # seconds for answers that are on their way when the hall stops
SIGNALS = (signal.SIGINT, signal.SIGTERM)
MANY_FILES = 65_536  # where the system sets no bound
SWITCH = 0.0005  # seconds for which the thread that saves waits for the event loop, and the other way round
BACKLOG = 2048  # connections that the system keeps for us until we accept them

Ready = Callable[["Front"], None]

log = logging.getLogger("wyrmhall.hall")


class CannotListen(WyrmhallError):
    """The address or the port cannot be used."""

    code = "cannot_listen"


def serve(settings: Settings, folder: Path, ready: Ready) -> None:
    """Run a hall until SIGTERM or SIGINT; raises CannotListen or CannotOpen where it cannot start.

    `folder` is where reports and copies are kept; `ready` is called when people can come.
    """
    keep_log(settings.log_level)
    with listening(settings.host, settings.port) as ear, open_store(settings.database, folder / "copies") as store:
        asyncio.run(run(settings, folder, store, ear, ready))


async def run(settings: Settings, folder: Path, store: Store, ear: socket.socket, ready: Ready) -> None:
    asyncio.get_running_loop().set_exception_handler(tell_of_background)
    sys.setswitchinterval(SWITCH)
    committer = Committer(store)
    key = store.keep("signing key", secrets.token_hex(32))
    hall = Hall(
        store,
        committer,
        BotWorkers(settings.bot_workers),
        Openings(store, settings, key),
        reports=folder / "reports",
        pace=settings.bot_pace,
        bot_seconds=settings.bot_seconds,
        gathering_hours=settings.gathering_hours,
        countdown=settings.countdown,
        books=Limits.of(settings),
    )
    await hall.start()
    front = Front(settings, hall, store, key, ear.getsockname()[1], Page.read())
    wanted = front.entrance.most
    front.entrance.fit_into(files := allow_many_files())
    if front.entrance.most < wanted:
        log.warning("only %d files may be open, so %d connections (ulimit -n)", files, front.entrance.most)
    server = HallServer(front, ready)
    background = [
        asyncio.create_task(front.metrics.watch_lag()),
        asyncio.create_task(collect_litter(lambda: front.sockets.total)),
    ]
    try:
        await server.serve([ear])
    finally:
        for task in background:
            task.cancel()
        await committer.close()


class HallServer(uvicorn.Server):
    """uvicorn, which tells the hall when it begins and ends."""

    def __init__(self, front: Front, ready: Ready) -> None:
        super().__init__(uvicorn_config(front))
        self.front = front
        self.ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        for ear in sockets or ():
            ear.listen(BACKLOG)  # asyncio would accept as many at once as wait there
        self.ready(self.front)
        await self.front.hall.bots.start()  # processes that start take time from this one, and people look first

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.front.is_stopping = True
        for server in self.servers:
            server.close()
        await self.front.hall.stop()
        await super().shutdown(sockets)

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """A signal is a wish to stop in good order, and then all is well: it is not raised again."""
        before = {each: signal.signal(each, self.handle_exit) for each in SIGNALS}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)


def uvicorn_config(front: Front) -> HallConfig:
    settings, most = front.settings, front.entrance.most
    config = HallConfig(
        application(front),
        http=Door,
        ws=SocketConnection,
        ws_max_size=LONGEST_MESSAGE,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_WAIT,
        h11_max_incomplete_event_size=LONGEST_MESSAGE,
        backlog=AT_ONCE,
        limit_concurrency=most - most // 6,  # from there on requests are answered with 503, and then cut
        lifespan="off",
        loop="asyncio",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=15,
        timeout_graceful_shutdown=FAREWELL,
    )
    config.entrance = front.entrance
    return config


@contextmanager
def listening(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that listens there; raises CannotListen."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host.strip("[]"), port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        ear = socket.socket(family, kind, protocol)
    except OSError as error:
        raise CannotListen(f"{host} is no address of this machine: {error.strerror}") from None
    with ear:
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            ear.bind(place)
        except OSError as error:
            hint = "is a hall open there already? --port names another" if error.errno == EADDRINUSE else "try another"
            raise CannotListen(f"port {port} of {host} cannot be used ({error.strerror}); {hint}") from None
        yield ear


def allow_many_files() -> int:
    """Each connection is a file to the system, which by default allows rather few: as many as we can have."""
    try:
        import resource
    except ImportError:
        return MANY_FILES
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted: Any = most if most != resource.RLIM_INFINITY else MANY_FILES
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, most))
        return int(wanted)
    return int(now) if now != resource.RLIM_INFINITY else MANY_FILES
