"""Lists of cards that people have, read into sets: each by a process of its own, which ends with its list."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import msgspec

from wyrmhall.hall import catalogue, http, wire
from wyrmhall.hall.bots import INHERITED
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.import_worker import Answer, Told, Wish
from wyrmhall.hall.limits import Cap, Pace
from wyrmhall.kernel.book import LARGEST_TABLE, CardTable
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.sets.decoding import LARGEST_FILE

COMMAND: Final = (sys.executable, "-P", "-m", "wyrmhall.hall.import_worker")
MEMORY: Final = 300 * 1024 * 1024  # bytes
CPU: Final = 10  # seconds
PATIENCE: Final = 30.0  # seconds, where the machine is busy with other things
WAITING: Final = 6  # lists that are read or wait, one of each address
RATE, BURST = 1.0, 60  # lists a second, and at once, from one address: each correction is one more
NOT_READ: Final = "reading this list takes more than 10 seconds or 300 MB; split it, or leave out what is not needed"


class Importing:
    """Reads one list at a time."""

    def __init__(self, command: tuple[str, ...] = COMMAND, memory: int = MEMORY, cpu: int = CPU) -> None:
        self.command = (*command, str(memory), str(cpu))
        self._room = Cap(WAITING, 1)
        self._pace = Pace(RATE, BURST)
        self._turn = asyncio.Lock()

    @contextmanager
    def place(self, address: str) -> Iterator[None]:
        """While a list is on its way and read; taken before any of it is: many large ones at once take much memory."""
        if not self._pace.take(address):
            raise CommandRefused("slow_down", "too many lists; wait a little")
        if not self._room.enter(address):
            raise CommandRefused("too_many", "another list is being read; wait a little")
        try:
            yield
        finally:
            self._room.leave(address)

    async def read(self, wish: http.ImportSet) -> http.SetImport:
        """What comes of a list; nothing is kept of it."""
        game = game_named(wish.game)
        if game.cards_as != "set":
            raise BadSetup(f"the cards of {game.title} are no set")
        if len(wish.file) > LARGEST_FILE:
            raise CommandRefused("too_large", f"a list of cards has at most {LARGEST_FILE} bytes")
        asked = msgspec.msgpack.encode(Wish(wish.file, wish.name, wish.mapping, wish.packs))
        async with self._turn:
            answer = await self._asked(asked)
        preview = await asyncio.to_thread(drawn, game, answer.preview) if answer.preview else []
        return told(answer, preview)

    async def _asked(self, wish: bytes) -> Answer:
        surroundings = {name: os.environ[name] for name in INHERITED if name in os.environ}
        worker = await asyncio.create_subprocess_exec(
            *self.command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL, env=surroundings,
        )  # fmt: skip
        try:
            async with asyncio.timeout(PATIENCE):
                out, _ = await worker.communicate(wish)
        except TimeoutError:
            raise CommandRefused("too_costly", NOT_READ) from None
        finally:
            if worker.returncode is None:
                worker.kill()
                await worker.wait()
        try:
            return msgspec.msgpack.decode(out, type=Answer)  # nothing where the process was ended
        except msgspec.MsgspecError:
            raise CommandRefused("too_costly", NOT_READ) from None


def drawn(game: Game, text: str) -> list[http.CardFace]:
    """A few cards, as they would lie on the table."""
    book = game.book(CardTable("preview", text))
    return catalogue.all_drawn(book)


def told(answer: Answer, preview: list[http.CardFace]) -> http.SetImport:
    return http.SetImport(
        mapping=answer.mapping,
        columns=[http.SetColumn(name, sample) for name, sample in answer.columns.items()],
        rows=answer.rows,
        left_out=answer.left_out,
        problems=[remark(each) for each in answer.problems],
        problem_count=answer.problem_count,
        notices=[remark(each) for each in answer.notices],
        cards=answer.cards,
        rarities=answer.rarities,
        preview=preview,
        text=answer.text,
        size=len(answer.text.encode()),
        largest=LARGEST_TABLE,
        packs=answer.packs,
    )


def remark(told: Told) -> http.SetRemark:
    kind, parts, line, field = told
    return http.SetRemark(kind.replace("-", "_"), wire.Said(kind, dict(parts)), line, field)
