"""The processes in which bots think, seen from the hall: jobs stand in line, and whatever fails is replaced."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from collections import Counter, deque
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import Final, cast

import msgspec
from msgspec import Struct

from wyrmhall.hall.bot_worker import GRACE, MOST_TABLES, READING, Answer, Setups, glance
from wyrmhall.hall.bot_worker import Job as Job
from wyrmhall.kernel.game import make_room

COMMAND: Final = (sys.executable, "-P", "-m", "wyrmhall.hall.bot_worker")  # -P: nothing is imported from where we stand
# All that a worker may know of the hall's surroundings: how Python and Wyrmhall are to be run, and no secret.
INHERITED: Final = (
    "PYTHONPATH", "PYTHONHOME", "PYTHONDONTWRITEBYTECODE", "WYRMHALL_PLAIN", "LD_LIBRARY_PATH", "SYSTEMROOT",
)  # fmt: skip
MEMORY: Final = 512 * 1024 * 1024  # bytes
CPU: Final = 600  # seconds that one process may compute; it is replaced when it has been busy for half of them,
JOBS: Final = 5_000  # or after so many jobs
QUEUE: Final = 256  # seats that may wait, and as many hints
LONGEST_ANSWER: Final = 1_024  # bytes
THOUGHT: Final = 0.8  # of the time that is left for a job, to wait or to think; the rest is for the way back
GLANCE: Final = 5.0  # seconds for a choice without a thought
START: Final = 10.0  # seconds until a new worker must be ready
SHORTEST_PAUSE: Final = 0.1  # seconds before the next try where workers cannot start; doubled each time
LONGEST_PAUSE: Final = 30.0


class Failed(Exception):
    """Inside this file: a job without an answer, and why in a word that is counted."""


class Counts(Struct):
    """For /metrics."""

    jobs: int = 0  # that were asked for
    failures: Counter[str] = msgspec.field(default_factory=Counter)  # 'bot', 'busy', 'died', 'late', 'nonsense', 'none'
    seconds: float = 0.0  # that workers were busy
    starts: int = 0  # of processes


class Worker(asyncio.SubprocessProtocol):
    """One process; whatever it says unasked, or too much of, is its end."""

    transport: asyncio.SubprocessTransport

    def __init__(self) -> None:
        self.jobs = 0
        self.seconds = 0.0
        self.is_dismissed = False
        self.gone = asyncio.Event()
        self.heard = b""
        self.tables: dict[str, None] = {}  # the digests of card tables that it knows, the latest last
        self.answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        line, newline, rest = (self.heard + data).partition(b"\n")
        self.heard = b"" if newline else line
        if self.answer.done() or rest or len(line) > LONGEST_ANSWER:
            self.heard = b""
            self._fail("nonsense")
            self.kill()
        elif newline:
            self.answer.set_result(line)

    def process_exited(self) -> None:
        self._fail("died")
        self.transport.close()
        self.gone.set()

    def _fail(self, reason: str) -> None:
        if not self.answer.done():
            self.answer.set_exception(Failed(reason))
            self.answer.exception()  # looked at, since perhaps nobody waits for it

    def is_fit(self) -> bool:
        """Whether it can be given a job."""
        return not self.is_dismissed and not self.gone.is_set()

    def kill(self) -> None:
        """At once, whatever it is doing."""
        self.is_dismissed = True
        if not self.gone.is_set():
            self.transport.kill()

    async def hear(self, seconds: float) -> Answer:
        """What it says next; raises Failed."""
        try:
            async with asyncio.timeout(seconds):
                return msgspec.json.decode(await self.answer, type=Answer)
        except TimeoutError:
            raise Failed("late") from None
        except msgspec.MsgspecError:
            raise Failed("nonsense") from None

    async def think(self, job: Job) -> str:
        """The option that the bot chooses; raises Failed, and unless it was the bot's fault the worker is killed."""
        self.answer = asyncio.get_running_loop().create_future()
        is_sound = False
        try:
            if not self.is_fit():
                raise Failed("died")
            pipe = cast(asyncio.WriteTransport, self.transport.get_pipe_transport(0))
            reading = self._tell_cards(pipe, job)
            told = job if job.cards is None else msgspec.structs.replace(job, cards=None)
            pipe.write(msgspec.json.encode(told) + b"\n")
            option = (await self.hear(job.seconds + reading + GRACE)).option
            is_sound = option is None or option in job.view["options"]
            if option is None or not is_sound:
                raise Failed("bot" if is_sound else "nonsense")
            return option
        finally:
            if not is_sound:
                self.kill()

    def _tell_cards(self, pipe: asyncio.WriteTransport, job: Job) -> float:
        """Tell it the card table of a job, unless it knows that one; for how long it may read."""
        if job.cards is None:
            return 0.0
        digest = job.setup["cards"]
        is_new = digest not in self.tables
        if is_new:
            make_room(self.tables, MOST_TABLES)
            pipe.write(msgspec.json.encode(job.cards) + b"\n")
        self.tables.pop(digest, None)
        self.tables[digest] = None
        return READING if is_new else 0.0


class Line:
    """Jobs that wait, and how many workers may be busy with jobs of this line at once."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.busy = 0
        self.turns: deque[asyncio.Future[Worker]] = deque()


class BotWorkers:
    """As many workers as there should be, each with one job at a time.

    Seats that owe a choice come first, then people who ask for a hint, each in the order they came; and hints never
    have all workers at once, unless there is only one.
    """

    def __init__(
        self,
        count: int = 0,
        *,
        command: tuple[str, ...] = COMMAND,
        memory: int = MEMORY,
        cpu: int = CPU,
        jobs: int = JOBS,
        queue: int = QUEUE,
    ) -> None:
        self.count = count or min(2, max(1, (os.cpu_count() or 1) - 1))  # one core is for the hall
        self.command = (*command, str(memory), str(cpu))
        self.cpu = cpu
        self.jobs = jobs
        self.queue = queue
        self.counts = Counts()
        self._workers: dict[int, Worker] = {}  # by place
        self._idle: list[Worker] = []
        self._seats = Line(self.count)
        self._hints = Line(max(1, self.count - 1))
        self._asking: set[asyncio.Task[str]] = set()
        self._down = 0  # places where no worker can start for the moment
        self._keepers: list[asyncio.Task[None]] = []
        self._first = asyncio.Event()  # a worker is ready, or it is clear that none will be soon
        self._glancing = asyncio.Lock()
        self._glance: Thread | None = None  # that has not answered yet: a stranger's game may never let it
        self._setups = Setups()
        self._is_closed = False

    async def start(self) -> None:
        """Returns at once; jobs, earlier ones too, wait for a worker that is ready."""
        self._keepers = [asyncio.create_task(self._keep(place)) for place in range(self.count)]

    async def close(self) -> None:
        """No process is left behind, and nobody waits any more."""
        self._is_closed = True
        keepers, self._keepers = self._keepers, []
        for keeper in keepers:
            keeper.cancel()
        await asyncio.gather(*keepers, return_exceptions=True)
        for worker in self._workers.values():
            worker.kill()
            await worker.gone.wait()
        self._workers.clear()
        self._idle.clear()
        self._first.set()
        self._send_away()

    def pids(self) -> list[int]:
        """The processes there are now."""
        found = [worker.transport.get_pid() for worker in self._workers.values() if worker.is_fit()]
        return [pid for pid in found if pid is not None]

    def tasks(self) -> set[asyncio.Task[str]]:
        """Those that wait for the answer of a worker."""
        return self._asking

    def waiting(self) -> int:
        """How many jobs stand in line."""
        return len(self._seats.turns) + len(self._hints.turns)

    async def ready(self) -> None:
        """Returns when a job makes sense: a hall that has just started is asked at once, before its first worker is."""
        with suppress(TimeoutError):
            async with asyncio.timeout(START):
                await self._first.wait()

    async def choose(self, job: Job, patience: float) -> str | None:
        """For a seat that owes a choice: the notation of one of the view's options; None where none came in time."""
        return await self._answer(self._seats, job, patience)

    async def hint(self, job: Job, patience: float) -> str | None:
        """As choose(), for somebody who only wonders, and after all seats."""
        return await self._answer(self._hints, job, patience)

    async def glance(self, job: Job) -> str | None:
        """What the bot would play without a thought: for a seat that no worker has an answer for.

        A stranger's game may loop here too, so not in the event loop, and nobody waits for it longer than GLANCE.
        """
        try:
            async with asyncio.timeout(GLANCE), self._glancing:
                if self._is_closed or (self._glance is not None and self._glance.is_alive()):
                    return None
                seen = await self._glance_at(job)
        except TimeoutError:
            return None
        return seen if seen in job.view["options"] else None

    async def _glance_at(self, job: Job) -> str | None:
        """In a thread of its own, which keeps nobody from leaving."""
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[str | None] = loop.create_future()

        def tell(option: str | None) -> None:
            if not answer.done():
                answer.set_result(option)

        def look() -> None:
            try:
                option = glance(job, self._setups).text
            except Exception:  # a stranger's game may fail in any way
                option = None
            with suppress(RuntimeError):  # the hall has gone meanwhile
                loop.call_soon_threadsafe(tell, option)

        self._glance = Thread(target=look, name="glance", daemon=True)
        self._glance.start()
        option = await answer
        self._glance = None
        return option

    # --- jobs -----------------------------------------------------------------------------

    async def _answer(self, line: Line, job: Job, patience: float) -> str | None:
        self.counts.jobs += 1
        until = monotonic() + patience
        try:
            worker = await self._take_turn(line, THOUGHT * patience)  # later, it would think in vain
            left = max(0.0, until - monotonic())
            job = msgspec.structs.replace(job, seconds=self._share(line) * min(job.seconds, THOUGHT * left))
            return await self._hear(asyncio.ensure_future(self._ask(worker, line, job)), left)
        except Failed as failure:
            self.counts.failures[str(failure)] += 1
            return None

    def _share(self, line: Line) -> float:
        """Of its time that a job may use: all think less while many wait, rather than some of them not at all."""
        waiting = len(self._seats.turns) if line is self._seats else self.waiting()
        return self.count / (self.count + waiting)

    async def _hear(self, asking: asyncio.Task[str], seconds: float) -> str:
        """The answer, if it comes in time; a worker that is a little late is not killed for that."""
        self._asking.add(asking)
        asking.add_done_callback(self._asked)
        try:
            async with asyncio.timeout(seconds):
                return await asyncio.shield(asking)
        except TimeoutError:
            raise Failed("late") from None
        except asyncio.CancelledError:
            asking.cancel()
            raise

    def _asked(self, asking: asyncio.Task[str]) -> None:
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # looked at, since perhaps nobody waits for it any more

    async def _take_turn(self, line: Line, seconds: float) -> Worker:
        """The next worker that is free; raises Failed where waiting makes no sense."""
        if self._down == self.count or self._is_closed:
            raise Failed("none")
        if len(line.turns) >= self.queue:
            raise Failed("busy")
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        line.turns.append(turn)
        self._serve()
        try:
            async with asyncio.timeout(seconds):
                return await turn
        except TimeoutError:
            self._leave(line, turn)
            raise Failed("busy") from None
        except asyncio.CancelledError:
            self._leave(line, turn)
            raise

    def _leave(self, line: Line, turn: asyncio.Future[Worker]) -> None:
        """Whoever goes is not called any more, and a worker who came just then is there for the next."""
        if turn in line.turns:
            line.turns.remove(turn)
        elif not turn.cancelled() and turn.exception() is None:
            self._end_job(line, turn.result())

    async def _ask(self, worker: Worker, line: Line, job: Job) -> str:
        began = monotonic()
        try:
            return await worker.think(job)
        finally:
            busy = monotonic() - began
            self.counts.seconds += busy
            worker.jobs += 1
            worker.seconds += busy
            if worker.jobs >= self.jobs or worker.seconds > self.cpu / 2:
                worker.kill()
            self._end_job(line, worker)

    def _end_job(self, line: Line, worker: Worker) -> None:
        line.busy -= 1
        self._idle.append(worker)
        self._serve()

    def _serve(self) -> None:
        """Free workers go to those who wait: to seats first."""
        self._idle = [worker for worker in self._idle if worker.is_fit()]
        for line in (self._seats, self._hints):
            while self._idle and line.turns and line.busy < line.most:
                turn = line.turns.popleft()
                if not turn.done():  # nor given up in this very moment
                    line.busy += 1
                    turn.set_result(self._idle.pop())

    def _send_away(self) -> None:
        """No worker will come soon for those who wait."""
        for line in (self._seats, self._hints):
            while line.turns:
                turn = line.turns.popleft()
                if not turn.done():
                    turn.set_exception(Failed("none"))

    # --- processes ------------------------------------------------------------------------

    async def _keep(self, place: int) -> None:
        """There is always a worker in this place, or soon will be again."""
        pause = 0.0
        while True:
            if await self._employ(place):
                pause = 0.0
                continue
            if pause:
                await self._rest(pause)
            pause = min(max(2 * pause, SHORTEST_PAUSE), LONGEST_PAUSE)

    async def _employ(self, place: int) -> bool:
        """One process from its start to its end; whether it was of any use."""
        self.counts.starts += 1
        try:
            worker = await start_worker(self.command)
        except OSError:
            return False
        self._workers[place] = worker
        try:
            await worker.hear(START)
            self._first.set()
            self._idle.append(worker)
            self._serve()
        except Failed:
            worker.kill()
        await worker.gone.wait()
        if worker in self._idle:
            self._idle.remove(worker)
        return worker.jobs > 0

    async def _rest(self, seconds: float) -> None:
        """Workers cannot start, so not at once again; nobody waits meanwhile."""
        self._down += 1
        if self._down == self.count:
            self._first.set()
            self._send_away()
        try:
            await asyncio.sleep(seconds)
        finally:
            self._down -= 1


async def start_worker(command: tuple[str, ...]) -> Worker:
    """A process with two pipes and nothing else of ours: no socket, no secret; what it complains of nobody reads."""
    _, worker = await asyncio.get_running_loop().subprocess_exec(
        Worker,
        *command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        close_fds=True,
        env={name: os.environ[name] for name in INHERITED if name in os.environ},
    )
    return worker
