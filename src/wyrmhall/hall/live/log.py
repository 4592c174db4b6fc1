"""A log that goes on while people look at what it adds up to: saved before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, Self, TypeVar

from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.logs import told
from wyrmhall.hall.store.chain import link
from wyrmhall.hall.store.errors import BadLog, NotSaved, StoreFailure
from wyrmhall.hall.store.rows import Append, Row, body_of

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

RACES = 50  # lost ones after which a command is refused

log = logging.getLogger("wyrmhall.hall")


class LoggedEntry(Protocol):
    """An entry with its number, as the log keeps it."""

    @property
    def seq(self) -> int: ...

    @property
    def wall(self) -> int: ...


class Fold(Protocol):
    """What a log adds up to.  It does nothing by itself, and nothing in it writes anywhere."""

    id: str
    seq: int  # its last entry

    def copy(self) -> Self: ...

    def add(self, what: Any, at: int, wall: int, command: str | None) -> LoggedEntry:
        """Go on by something new, and get it as an entry; CommandRefused where that is against the rules."""

    def done(self, command: str) -> int | None:
        """The last entry that this command became, if it was done."""


F = TypeVar("F", bound=Fold)

Entries = list[Any]  # what is to happen, in its order; nothing where nothing is
Wanted = Callable[[F, int], Entries]  # what somebody wants to happen to it, at this hall time; or raises CommandRefused


class Committed(NamedTuple):
    seq: int  # the last entry
    is_new: bool  # False: there was nothing to do, or it had been done before


class Rehearsed(NamedTuple, Generic[F]):
    """A copy that has gone on, and what is to be saved of it."""

    fold: F
    rows: tuple[Row, ...]
    refusal: CommandRefused | None = None  # for whoever wanted something that failed


class LiveLog(ABC, Generic[F]):
    """The only way to change what a log adds up to: one command at a time.

    validate, apply to a copy, append, commit to disk, take the copy; then others may hear of it.
    """

    def __init__(self, hall: Hall, fold: F, last: bytes) -> None:
        self.hall = hall
        self.fold = fold
        self.last = last  # the hash of the last entry
        self._turn = asyncio.Lock()  # one command in flight
        self._is_closed = False

    async def commit(self, wanted: Wanted[F], command: str | None = None) -> Committed:
        """Save for good what is wanted; a command of the same name is never done twice."""
        async with self._turn:
            for _ in range(RACES):
                if self._is_closed:
                    raise self.closed()
                done = self.fold.done(command) if command is not None else None
                if done is not None:
                    return Committed(done, is_new=False)
                rehearsed = self._rehearsed(wanted, command)
                if rehearsed is None:
                    return Committed(self.fold.seq, is_new=False)
                if await self._save(rehearsed):
                    self._take(rehearsed.fold, rehearsed.rows[-1].hash)
                    if rehearsed.refusal is not None:
                        self.told()
                        raise rehearsed.refusal
                    return Committed(self.fold.seq, is_new=True)
                if not await self._catch_up():  # lost to nobody: what this one would follow is not there any more
                    raise self.damaged(f"table {self.fold.id}: entry {self.fold.seq} is not its last")
        raise CommandRefused("not_saved", "others were faster, again and again; please try again")

    async def hear(self) -> None:
        """Another hall on the same database has saved something."""
        async with self._turn:
            if self._is_closed:
                return
            with suppress(CommandRefused):  # it is heard of with the next news, or with the next command
                await self._catch_up()

    def close(self) -> None:
        """Nothing is added any more, not even what waits for its turn."""
        self._is_closed = True

    def is_busy(self) -> bool:
        return self._turn.locked()

    # --- what differs between logs --------------------------------------------------------

    @abstractmethod
    def rehearse(self, fold: F) -> None:
        """Try whatever depends on it: what cannot be shown must not be saved."""

    @abstractmethod
    def failed(self, error: Exception, entries: Entries) -> tuple[Entries, CommandRefused]:
        """What is entered where this failed, and what is said to whoever wanted it; raises CommandRefused."""

    @abstractmethod
    def append(self, fold: F, rows: tuple[Row, ...]) -> Append:
        """All that is saved with these rows."""

    @abstractmethod
    def follow(self, fold: F, rows: Sequence[Row]) -> None:
        """Go on by what others have saved; BadLog where it cannot be read, CommandRefused where it is not for us."""

    @abstractmethod
    def damaged(self, what: str) -> CommandRefused:
        """The log is not what it was: nobody goes on with it."""

    @abstractmethod
    def closed(self) -> CommandRefused:
        """What is said to those who come after that."""

    @abstractmethod
    def changed(self) -> None:
        """It adds up to something else now."""

    @abstractmethod
    def told(self) -> None:
        """Tell everybody what it adds up to now, and see to what comes of it."""

    # --------------------------------------------------------------------------------------

    def _rehearsed(self, wanted: Wanted[F], command: str | None) -> Rehearsed[F] | None:
        """Nothing is changed yet."""
        at, entries = self.hall.time.now(), Entries()
        try:
            entries = wanted(self.fold, at)
            if not entries:
                return None
            rehearsed = self._applied(entries, at, command)
            self.rehearse(rehearsed.fold)
            return rehearsed
        except CommandRefused:
            raise
        except Exception as error:  # a rule that fails must not take the hall with it
            entered, refusal = self.failed(error, entries)
            return self._applied(entered, at, None)._replace(refusal=refusal)

    def _applied(self, entries: Entries, at: int, command: str | None) -> Rehearsed[F]:
        twin, rows, last, wall = self.fold.copy(), list[Row](), self.last, self.hall.time.wall()
        for what in entries:
            named = command if what is entries[-1] else None
            logged = twin.add(what, at, wall, named)
            body = body_of(logged)
            last = link(last, body)
            rows.append(Row(logged.seq, at, logged.wall, named, body, last))
        return Rehearsed(twin, tuple(rows))

    async def _save(self, rehearsed: Rehearsed[F]) -> bool:
        try:
            return await self.hall.committer.save(self.append(rehearsed.fold, rehearsed.rows))
        except NotSaved:
            raise CommandRefused("not_saved", "the hall cannot save anything now; nothing was changed") from None

    async def _catch_up(self) -> bool:
        """Go on by what other halls on the same database have saved; whether they have saved anything."""
        try:
            rows = await self.hall.reader.read(self.fold.id, self.fold.seq)
        except BadLog as damaged:
            raise self.damaged(str(damaged)) from None
        except StoreFailure:
            raise CommandRefused("not_saved", "the hall cannot reach its database now; nothing was changed") from None
        if not rows:
            return False
        twin = self.fold.copy()
        try:
            self.follow(twin, rows)
        except BadLog as damaged:
            raise self.damaged(str(damaged)) from None
        self._take(twin, rows[-1].hash)
        try:
            self.told()
        except Exception as error:  # what cannot be shown here was saved elsewhere; the next command fails, and says so
            log.error("table %s cannot be shown: %s", self.fold.id, told(error))
        return True

    def _take(self, fold: F, last: bytes) -> None:
        self.fold, self.last = fold, last
        self.changed()
