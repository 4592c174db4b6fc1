"""All events of the hall: made, found, driven; and the tables that belong to them."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from typing import TYPE_CHECKING

from wyrmhall.hall import entries as t
from wyrmhall.hall import wire_events as w
from wyrmhall.hall.books import read_book
from wyrmhall.hall.damage import DamagedTable
from wyrmhall.hall.errors import CommandRefused, NotFound
from wyrmhall.hall.events import entries as e
from wyrmhall.hall.events.commands import admit, join
from wyrmhall.hall.events.drafting import RARE_DRAFT
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.hall.events.homes import rares_of
from wyrmhall.hall.events.live import LiveEvent
from wyrmhall.hall.events.log import follow
from wyrmhall.hall.events.opening import arranged, wished_cards
from wyrmhall.hall.events.past import games_of
from wyrmhall.hall.events.playing import Wanted, sat_down, wish_of
from wyrmhall.hall.live.table import LiveTable, Player
from wyrmhall.hall.openings import Opener
from wyrmhall.hall.store.base import EVENT_OVER, EVENTS
from wyrmhall.hall.store.chain import first_link
from wyrmhall.hall.store.errors import BadLog, StoreFailure
from wyrmhall.hall.store.rows import Listed, Row
from wyrmhall.hall.table import Table
from wyrmhall.hall.tokens import new_table_id
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.registry import game_names

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

log = logging.getLogger("wyrmhall.hall")


class NoEvent(NotFound):
    def __init__(self) -> None:
        super().__init__("there is no such event")


class Events:
    """Everything about events that goes on in one process."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.live: dict[str, LiveEvent] = {}
        self._loading: dict[str, asyncio.Future[LiveEvent]] = {}

    async def find(self, name: str) -> LiveEvent:
        """The event of this name, from its log if it is not in memory; raises NoEvent."""
        live = self.live.get(name)
        if live is not None:
            live.idle_since = self.hall.time.now()
            return live
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            if name in self._loading and self._loading[name].done():
                self._loading.pop(name, None)

    async def _load(self, name: str) -> LiveEvent:
        hall = self.hall
        try:
            event, last = await asyncio.to_thread(self.read, name)
        except BadLog as damaged:
            hall.damage.note(name, str(damaged))
            raise DamagedTable from None
        except StoreFailure:
            raise CommandRefused("not_saved", "the hall cannot reach its database now") from None
        await hall.take(name)
        live = self.live[name] = LiveEvent(hall, event, last.hash)
        live.drive()
        return live

    def read(self, name: str) -> tuple[HallEvent, Row]:
        """The event as its log tells it, and the last row of the log; BadLog where that is not the whole truth."""
        kept = self.hall.store.log(name)
        if kept is None or kept.status not in EVENTS:
            raise NoEvent
        event = HallEvent(name, read_book(kept.book) if kept.book is not None else None)
        follow(event, kept.rows)
        if event.event.has_ended != (kept.status == EVENT_OVER):
            raise BadLog(f"table {name}: its summary says {kept.status}, and its log says otherwise")
        return event, kept.rows[-1]

    def give_up(self, live: LiveEvent, what: str) -> DamagedTable:
        """The log of an event in memory is damaged: nothing goes on there."""
        self.hall.damage.note(live.event.id, what, live.event.seq)
        if self.live.get(live.event.id) is live:
            del self.live[live.event.id]
        live.give_up()
        return DamagedTable()

    # --- what people do -------------------------------------------------------------------

    async def make(self, player: Player, wish: w.EventPlan, address: str) -> w.EventMade:
        """A new event with this player as its organiser (EV-8)."""
        game, digest = wished_cards(wish)
        cards, called = await self.hall.books.for_table(game, digest) if game in game_names() else (None, "")
        first = arranged(wish, player.id, player.name, cards, called)
        name = new_table_id()
        self._loading[name] = asyncio.ensure_future(self._make(name, first, cards, Opener(player.id, address)))
        try:
            await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)
        return w.EventMade(name)

    async def _make(self, name: str, first: e.Arranged, cards: Book | None, opener: Opener) -> LiveEvent:
        live = LiveEvent(self.hall, HallEvent(name, cards), first_link(name))
        async with self.hall.openings.one(opener) as live.log.opened_from:
            await live.log.commit(lambda event, at: [first])
        await self.hall.take(name)
        self.live[name] = live
        live.drive()
        return live

    async def join(self, name: str, player: Player, called: str) -> w.JoinedEvent:
        live = await self.find(name)
        await live.do(lambda event, at: join(event, player.id, called))
        number = live.event.number_of(player.id)
        assert number is not None
        return w.JoinedEvent(name, number)

    async def admit(self, name: str, player: Player, token: str) -> None:
        live = await self.find(name)
        await live.do(lambda event, at: admit(event, player.id, player.name, token))

    async def lists(self, player: str) -> w.EventList:
        found = await asyncio.to_thread(lambda: (self.hall.store.events(), self.hall.store.events_of(player)))
        public, mine = found
        names = {each.id for each in mine}
        summaries = [
            summary_of(each, is_mine=each.id in names) for each in {each.id: each for each in [*mine, *public]}.values()
        ]
        summaries.sort(key=lambda each: -each.since)
        return w.EventList(
            open=[each for each in summaries if each.stage == "sign-up"],
            running=[each for each in summaries if each.stage not in ("sign-up", "over")],
            over=[each for each in summaries if each.stage == "over"],
        )

    # --- tables of events -----------------------------------------------------------------

    def opening(self, table: str) -> asyncio.Task[None] | None:
        """What is being done at this moment so that this table is there."""
        for live in self.live.values():
            if live.driver.looking is not None and live.driver.names(table):
                return live.driver.looking
        return None

    async def table_for(self, event: HallEvent, wanted: Wanted) -> LiveTable:
        """The table of this name, opened if it is not there yet."""
        try:
            return await self.hall.find_open(wanted.table)
        except NotFound:
            pass
        cards = await self._cards_for(event, wanted)
        people = sat_down(event, wanted)
        return await self.hall.open_for(event.id, wanted.table, wish_of(event, wanted), people, cards)

    async def _cards_for(self, event: HallEvent, wanted: Wanted) -> Book | None:
        """The cards of a table that are not the game's own; DBS-31 the rares are kept as a card table of their own."""
        if wanted.game != RARE_DRAFT:
            return event.cards if wanted.where is None or event.agreed().drafts is None else None
        return await self.hall.books.keep_for(event.id, RARE_DRAFT, rares_of(event, wanted.players))

    def table_has_changed(self, table: Table) -> None:
        """If it is one of an event, and over, the event should know."""
        of = table.agreed().event
        if of and table.is_over():
            self.hall.in_background(self._tell(of, table.id))

    async def _tell(self, name: str, table: str) -> None:
        try:
            live = await self.find(name)
        except CommandRefused as refused:
            log.warning("event %s cannot be told of its table: %s", name, refused.code)
            return
        live.driver.table_is_over(table)

    async def unseal(self, live: LiveTable) -> None:
        """EV-10 The record of a table of an event opens after the last match of the event; raises CommandRefused."""
        table = live.table
        if not table.is_sealed() or not table.is_over():
            return
        event = await self.find(table.agreed().event)
        if not event.event.is_readable():
            raise CommandRefused("sealed", "records of this event can be read after its last match", ("EV-10",))
        await live.do(lambda table, at: [t.Unsealed()] if table.is_sealed() else [])

    async def unseal_all(self, name: str) -> None:
        """With the end of the event; a hall that is killed meanwhile does it when somebody asks for a record."""
        for game in games_of((await self.find(name)).event):
            with suppress(CommandRefused):
                await self.unseal(await self.hall.find(game.table))

    # --- what goes on in the background ---------------------------------------------------

    async def wake(self) -> None:
        """Events go on though nobody looks: their clocks run, and their tables report."""
        for name in await asyncio.to_thread(self.hall.store.events_running):
            try:
                await self.find(name)
            except CommandRefused as refused:
                log.warning("event %s: %s", name, refused.code)

    def forget_idle(self, after: int) -> None:
        now = self.hall.time.now()
        for name, live in list(self.live.items()):
            if live.is_idle() and now - live.idle_since > after:
                del self.live[name]
                self.hall.let_go(name)
                live.log.close()

    def stop(self) -> None:
        for live in list(self.live.values()):
            live.driver.stop()
            live.audience.disperse("restarting", "the hall is restarting; it comes back in a moment")

    def heard(self, name: str, seq: int) -> None:
        """Another hall on the same database has saved something."""
        live = self.live.get(name)
        if live is not None and live.event.seq < seq:
            self.hall.in_background(live.log.hear())
        for each in self.live.values():  # a table that is played at the other hall may have something to report
            if name in each.driver.going_on and name not in self.hall.tables:
                each.driver.table_is_over(name)


def summary_of(each: Listed, *, is_mine: bool) -> w.EventSummary:
    shown = each.summary
    name, *players = shown.names or [""]
    stage: w.EventStage = shown.variant  # type: ignore[assignment]  # as the log has written it
    return w.EventSummary(each.id, name, shown.game, stage, len(players), each.changed, shown.private, is_mine)


__all__ = ["Events", "NoEvent"]
