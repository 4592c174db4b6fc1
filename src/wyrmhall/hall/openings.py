"""Who may open one more table.  The hall asks here before every new one, however it comes about."""

from __future__ import annotations

import asyncio
import hmac
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256
from math import ceil

from msgspec import Struct

from wyrmhall.hall.config import Settings
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.limits import Pace
from wyrmhall.hall.store.base import ENDED, Store

HOUR = 3600  # seconds
MOST_TABLES = 40  # unfinished ones of one player


class Opener(Struct, frozen=True):
    """A player who wants a table, and the address from which it is asked for."""

    player: str
    address: str


class Openings:
    """So many tables an hour for a player and for an address, and so many that wait for players at once."""

    def __init__(self, store: Store, settings: Settings, key: str) -> None:
        self._store = store
        self._key = key.encode()
        self._of_players = Pace(settings.table_rate / HOUR, settings.table_burst)
        self._of_addresses = Pace(settings.address_table_rate / HOUR, settings.address_table_burst)
        self._gathering = settings.gathering_per_address
        self._under_way: Counter[str] = Counter()  # tables of players and of addresses that are not saved yet
        self.listed = settings.listed_per_address  # how many of these the public list shows

    @asynccontextmanager
    async def one(self, opener: Opener) -> AsyncIterator[str]:
        """While one more table is opened for them: the digest of their address; raises CommandRefused."""
        self._pace(opener)
        digest = self.digest(opener.address)
        whose = (opener.player, digest)
        self._under_way.update(whose)
        try:
            await self._count(opener.player, digest)
            yield digest
        finally:
            self._under_way.subtract(whose)
            self._under_way += Counter()  # without those that are none any more

    def _pace(self, opener: Opener) -> None:
        wait = max(self._of_players.wait(opener.player), self._of_addresses.wait(opener.address))
        if wait > 0:
            seconds = ceil(wait)
            text = f"you, or others at your address, have opened many tables; wait {seconds} seconds"
            raise CommandRefused("slow_down", text, retry=1000 * seconds)
        self._of_players.take(opener.player)
        self._of_addresses.take(opener.address)

    async def _count(self, player: str, digest: str) -> None:
        """This table, and those that come in beside it, are among those under way."""
        mine, waiting = await asyncio.to_thread(self._counted, player, digest)
        if mine + self._under_way[player] > MOST_TABLES:
            raise CommandRefused("too_many", f"you sit at {MOST_TABLES} tables already; finish or leave some of them")
        if waiting + self._under_way[digest] > self._gathering:
            text = f"{waiting} tables that were opened from your address wait for players; begin or leave some of them"
            raise CommandRefused("too_many", text)

    def _counted(self, player: str, digest: str) -> tuple[int, int]:
        mine = [each for each in self._store.tables_of(player) if each.summary.status not in ENDED]
        return len(mine), self._store.gathering_from(digest)

    def digest(self, address: str) -> str:
        """What is kept of an address: enough to know it again, and no more."""
        return hmac.new(self._key, f"address {address}".encode(), sha256).hexdigest()[:32]
