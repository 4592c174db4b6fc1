"""All tables of the hall: found, opened, driven, and forgotten when nobody needs them in memory."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from wyrmhall.bots import LEVELS, USUAL
from wyrmhall.hall import entries as e
from wyrmhall.hall import http, wire
from wyrmhall.hall.books import Books, Limits, read_book
from wyrmhall.hall.bots import BotWorkers
from wyrmhall.hall.brought import checked, new_salt
from wyrmhall.hall.caretaker import Caretaker
from wyrmhall.hall.commands import free_bot_name, sit
from wyrmhall.hall.counters import Counters
from wyrmhall.hall.damage import Damage, DamagedTable, follow, keep_report
from wyrmhall.hall.entries import Entries
from wyrmhall.hall.errors import CommandRefused, NotFound
from wyrmhall.hall.events.events import Events
from wyrmhall.hall.events.live import LiveEvent
from wyrmhall.hall.limits import Hints
from wyrmhall.hall.lists import closed, listed, unreadable, why_not_opened
from wyrmhall.hall.live.presence import is_by_post
from wyrmhall.hall.live.table import LiveTable, Player
from wyrmhall.hall.logs import told
from wyrmhall.hall.openings import Opener, Openings
from wyrmhall.hall.picks import checked_clock
from wyrmhall.hall.pinned import OtherRules, check_rules, opening_in
from wyrmhall.hall.places import OPEN, PERSON
from wyrmhall.hall.records import report_of
from wyrmhall.hall.shuffle import new_secret, pledge
from wyrmhall.hall.store.base import EVENTS, Store
from wyrmhall.hall.store.chain import first_link
from wyrmhall.hall.store.committer import Committer
from wyrmhall.hall.store.errors import BadLog, StoreFailure
from wyrmhall.hall.store.reader import Reader
from wyrmhall.hall.store.rows import Listed, Row
from wyrmhall.hall.table import OVER, Table
from wyrmhall.hall.time import HallTime
from wyrmhall.hall.tokens import digest_of, new_table_id, new_token
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.errors import BadTable, UnknownGame
from wyrmhall.kernel.practice import read_practice
from wyrmhall.kernel.registry import game as game_named

BEAT = 2.0  # seconds between two notes of the hall time
FORGET = 120_000  # milliseconds until a table that nobody looks at leaves the memory

UNREADABLE = "its summary cannot be read"

log = logging.getLogger("wyrmhall.hall")


class Hall:
    """Everything that goes on in one process."""

    def __init__(
        self,
        store: Store,
        committer: Committer,
        bots: BotWorkers,
        openings: Openings,
        *,
        reports: Path | None = None,
        pace: float = 0.6,
        bot_seconds: float = 0.05,
        hall_time: HallTime | None = None,
        gathering_hours: float = 24.0,
        countdown: int = 5,
        books: Limits | None = None,
    ) -> None:
        self.store = store
        self.committer = committer
        self.reader = Reader(store)
        self.bots = bots
        self.openings = openings
        self.reports = reports  # where reports of suspended tables are kept
        self.bot_seconds = bot_seconds  # that a bot may think
        self.bot_window = pace + bot_seconds  # until a bot chooses: always the same, whatever it holds
        self.countdown = countdown  # of tables that are opened here: seconds until a game begins, once all are ready
        self.time = hall_time or HallTime()
        self.books = Books(store, self.time, books or Limits())
        self.hints = Hints(self.time.now)
        self.began = 0  # hall time at which this run of it has begun
        self.tables: dict[str, LiveTable] = {}
        self.counters = Counters()
        self.damage = Damage(reports)
        self.refused: dict[str, str] = {}  # tables that were played by other rules, and by which
        self.caretaker = Caretaker(self, gathering_hours)
        self.events = Events(self)
        self.is_stopping = False
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._driven: set[str] = set()
        self._work: list[asyncio.Task[None]] = []
        self._news: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Go on where the last run has stopped."""
        self.time.catch_up(await asyncio.to_thread(self.store.hall_time))
        self.began = self.time.now()
        loop = asyncio.get_running_loop()

        def heard(table: str, seq: int) -> None:
            loop.call_soon_threadsafe(self._heard, table, seq)

        def missed() -> None:
            loop.call_soon_threadsafe(self._missed)

        def here(table: str, origin: str, seats: list[int]) -> None:
            loop.call_soon_threadsafe(self._heard_of, table, origin, seats)

        self.store.listen(heard, missed, here)
        background = (self._beat(), self._wake(), self._look_for_damage(), self.caretaker.work())
        self._work = [loop.create_task(work) for work in background]

    async def stop(self) -> None:
        """Nothing needs to be saved, because everything that was acknowledged is saved already."""
        self.is_stopping = True
        for work in [*self._work, *self._news]:
            work.cancel()
        for live in list(self.tables.values()):
            live.driver.stop()
            live.audience.disperse("restarting", "the hall is restarting; it comes back in a moment")
        self.events.stop()
        await self.bots.close()
        try:
            await asyncio.to_thread(self.store.beat, self.time.now())
        except StoreFailure:
            log.warning("the hall time could not be noted")

    # --- tables ---------------------------------------------------------------------------

    async def find(self, name: str) -> LiveTable:
        """The table of this name, once an event that has named it has opened it; raises NotFound."""
        try:
            return await self.find_open(name)
        except NotFound:
            opening = self.events.opening(name)
            if opening is None:
                raise
            await asyncio.wait([opening])
            return await self.find_open(name)

    async def find_open(self, name: str) -> LiveTable:
        """The table of this name, from its log if it is not in memory; raises NotFound."""
        if name in self.refused:
            raise CommandRefused("other_rules", self.refused[name])
        live = self.tables.get(name)
        if live is not None:
            live.idle_since = self.time.now()
            return live
        if name not in self._loading:
            self._loading[name] = asyncio.ensure_future(self._load(name))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            if name in self._loading and self._loading[name].done():
                self._loading.pop(name, None)

    async def _load(self, name: str) -> LiveTable:
        try:
            table, last = await asyncio.to_thread(self._read, name)
        except BadLog as damaged:
            self.damage.note(name, str(damaged))
            raise DamagedTable from None
        except StoreFailure:
            raise CommandRefused("not_saved", "the hall cannot reach its database now") from None
        self.damage.mended(name)
        await self.take(name)
        live = self.tables[name] = LiveTable(self, table, last.hash, max(self.began, last.at))
        live.drive()
        return live

    def _read(self, name: str) -> tuple[Table, Row]:
        """The table as its log tells it, and the last row of the log; BadLog where that is not the whole truth."""
        kept = self.store.log(name)
        if kept is None or kept.status in EVENTS:
            raise NotFound()
        if name in self.store.garbled:
            raise BadLog(UNREADABLE)
        if len(kept.rows) < self.damage.entries_of(name):
            raise BadLog(f"table {name}: its log had {self.damage.entries_of(name)} entries, and has {len(kept.rows)}")
        try:
            table = Table(name, kept.secret, read_book(kept.book) if kept.book is not None else None)
            follow(table, kept.rows)
        except (OtherRules, BadTable) as other:
            self.refused[name] = str(other)
            raise CommandRefused(OtherRules.code, str(other)) from None
        except UnknownGame as unknown:
            raise CommandRefused(unknown.code, str(unknown)) from None
        if table.status != kept.status:
            raise BadLog(f"table {name}: it is {table.status} by its log, and {kept.status} by its summary")
        return table, kept.rows[-1]

    def give_up(self, live: LiveTable, what: str) -> DamagedTable:
        """The log of a table in memory is damaged: nobody plays on there."""
        self.damage.note(live.table.id, what, live.table.seq)
        if self.tables.get(live.table.id) is live:
            self._forget(live.table.id)
        live.give_up()
        return DamagedTable()

    async def open_table(self, player: Player, wish: http.OpenTable, address: str = "") -> http.Seated:
        """A new table with this player as its host in the first seat; raises BadSetup and its kin."""
        if wish.position is not None:
            wish, position = await asyncio.to_thread(practised, wish, wish.position)
        else:
            position = ""
        cards, called = await self.books.for_table(wish.game, wish.cards)
        mine = wish.position.seat if wish.position is not None else 0
        entries, secret = opening(wish, self.countdown, cards, called, mine, position)
        token = new_token()
        entries[1:1] = [
            e.Sat(seat=mine, player=player.id, name=player.name, token=digest_of(token)),
            *first_list(wish, cards),
        ]
        live = await self._open(entries, secret, Opener(player.id, address), cards)
        return http.Seated(live.table.id, mine, token)

    async def _open(self, entries: Entries, secret: str, opener: Opener, cards: Book | None) -> LiveTable:
        """The only way to a new table."""
        name = new_table_id()
        live = LiveTable(self, Table(name, secret, cards), first_link(name), self.time.now())
        async with self.openings.one(opener) as live.log.opened_from:
            await live.log.commit(lambda table, at: entries)
        await self.take(name)
        self.tables[name] = live
        live.drive()
        return live

    async def open_for(
        self, event: str, name: str, wish: http.OpenTable, people: Entries, cards: Book | None
    ) -> LiveTable:
        """A table of an event, of a name that the event has given it before; if it is there already, that one."""
        self._loading[name] = asyncio.ensure_future(self._open_for(event, name, wish, people, cards))
        try:
            return await asyncio.shield(self._loading[name])
        finally:
            self._loading.pop(name, None)

    async def _open_for(
        self, event: str, name: str, wish: http.OpenTable, people: Entries, cards: Book | None
    ) -> LiveTable:
        entries, secret = opening(wish, self.countdown, cards, cards.table.name if cards is not None else "")
        entries = [msgspec.structs.replace(entries[0], event=event), *people]
        live = LiveTable(self, Table(name, secret, cards), first_link(name), self.time.now())
        if not (await live.log.commit(lambda table, at: [] if table.seq else entries)).is_new:
            return await self._load(name)  # another hall was faster
        await self.take(name)
        self.tables[name] = live
        live.drive()
        return live

    async def sit(self, name: str, player: Player, seat: int | None) -> http.Seated:
        live, token = await self.find(name), new_token()
        await live.do(lambda table, at: sit(table, player.id, player.name, digest_of(token), seat))
        taken = live.table.seat_of(player.id)
        assert taken is not None
        return http.Seated(name, taken, token)

    async def claim(self, name: str, player: Player, token: str) -> http.Seated:
        """The seat moves to another device: its token is the proof, and another one takes its place."""
        live, digest, new = await self.find(name), digest_of(token), new_token()

        def moved(table: Table, at: int) -> Entries:
            for seat, place in enumerate(table.places):
                if place.kind == PERSON and place.token == digest:
                    if place.player == player.id:
                        return []
                    if table.seat_of(player.id) is not None:
                        raise CommandRefused("taken", "you have another seat at this table")
                    return [e.Moved(seat=seat, player=player.id, token=digest_of(new))]
            raise CommandRefused("bad_token", "this is not the token of a seat at this table")

        _, has_moved = await live.do(moved)
        seat = live.table.seat_of(player.id)
        assert seat is not None
        return http.Seated(name, seat, new if has_moved else token)

    async def rematch(self, live: LiveTable, seat: int, address: str, command: str) -> tuple[int, bool]:
        """The same people at a new table, everybody one seat further; the entry that says so, and whether it is new."""
        table = live.table
        if not table.is_over():
            raise CommandRefused("not_over", "the game is not over yet")
        if table.agreed().position:
            raise CommandRefused(
                "practice", "a practice game has no rematch; try the position again where it comes from"
            )
        if table.agreed().event:
            raise CommandRefused("of_event", "tables of an event have no rematch")
        if table.rematch is not None:
            return table.done(command) or table.seq, False
        agreed = table.agreed()
        secret, count = new_secret(), agreed.seats
        entries: Entries = [msgspec.structs.replace(agreed, pledge=pledge(secret))]
        names = {place.name for place in table.places}
        for old, place in enumerate(table.places):
            new = (old + 1) % count
            if place.kind == PERSON and (old == seat or place.stand_in in (None, "conceded", "away")):
                entries.append(e.Sat(seat=new, player=place.player, name=place.name, token=place.token))
                if place.brought is not None:
                    entries.append(e.Brought(seat=new, cards=list(place.brought.cards), salt=new_salt()))
            elif place.kind != OPEN:
                name = place.name if place.kind == "bot" else free_bot_name(names)
                names.add(name)
                entries.append(e.BotSat(seat=new, level=place.level, name=name))
        entries.append(e.HostPassed(seat=(seat + 1) % count))
        is_alone = len([entry for entry in entries if isinstance(entry, e.Sat)]) == 1
        if is_alone and all(place.kind != OPEN for place in table.places) and not table.game().brings:
            entries.append(e.Called())
        new_table = await self._open(entries, secret, Opener(table.places[seat].player, address), table.cards)
        seq, is_new = await live.log.commit(
            lambda table, at: [e.RematchMade(table=new_table.table.id)] if table.rematch is None else [], command
        )
        if is_new:
            live.audience.tell()
        else:  # somebody else was faster
            await new_table.log.commit(lambda table, at: [e.Aborted(seat=e.HALL, why="doubled")])
        return seq, is_new

    async def lists(self) -> dict[str, list[http.Summary]]:
        share = self.openings.listed
        found = await asyncio.to_thread(
            lambda: {"open": self.store.gathering(each=share), "playing": self.store.watchable(each=share)}
        )
        found["open"].sort(key=lambda each: not self._is_attended(each.id))  # the newest first, among equals
        return {name: self._shown(each for each in some if self._is_good(each.id)) for name, some in found.items()}

    def _shown(self, found: Iterable[Listed], player: str = "") -> list[http.Summary]:
        """Those that can be read; the others are damaged."""
        shown = []
        for each in found:
            try:
                summary = listed(each, player)
            except msgspec.MsgspecError:
                self.store.garbled.add(each.id)
                continue
            why = self._why_closed(each.id)
            shown.append(closed(summary, why) if why else summary)
        for name in self.store.garbled - self.damage.tables.keys():
            self.damage.note(name, UNREADABLE)
        return shown

    def _why_closed(self, name: str) -> str:
        """Why nobody can come to this table, as far as we know; nothing if people can."""
        return self.refused.get(name) or (DamagedTable().text if name in self.damage.tables else "")

    def _is_good(self, name: str) -> bool:
        """Whether the table can be played, as far as we know."""
        return name not in self.damage.tables and name not in self.refused

    def _is_attended(self, name: str) -> bool:
        """Whether somebody who sits there is connected, as far as we know."""
        return name in self.tables and bool(self.tables[name].audience.presence.here)

    async def tables_of(self, player: Player) -> list[http.Summary]:
        """Where this player sits, the tables of which nothing can be read any more among them."""
        shown = self._shown(await asyncio.to_thread(self.store.tables_of, player.id), player.id)
        lost = await asyncio.to_thread(self.store.sits_at, player.id, self.store.garbled)
        return [*shown, *(unreadable(name, DamagedTable().text) for name in lost)]

    async def played_by(self, player: Player, first: int, count: int) -> http.Played:
        """Games of this player that have ended, and whether this version can still show each of them."""
        total, found = await asyncio.to_thread(self.store.played_by, player.id, first, count)
        openings = await asyncio.to_thread(self.store.openings_of, [each.id for each in found])
        refused = {name: why for name, body in openings.items() if (why := why_not_opened(body))}
        shown = self._shown(found, player.id)
        return http.Played(total, [closed(each, refused[each.id]) if each.id in refused else each for each in shown])

    # --- what goes on in the background ---------------------------------------------------

    def drives(self, name: str) -> bool:
        """Whether bots and clocks of this table run in this process: in one, where several share a database."""
        return not self.store.is_shared or name in self._driven

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._go_on()
            except Exception as error:  # the next beat may go well
                log.error("a beat of the hall failed: %s", told(error))

    async def _go_on(self) -> None:
        try:
            self.time.catch_up(await asyncio.to_thread(self.store.beat, self.time.now()))
        except StoreFailure:
            log.warning("the hall time could not be noted")
        self._forget_idle_tables()
        self.events.forget_idle(FORGET)
        if self.store.is_shared:
            await self._share()

    async def _share(self) -> None:
        """With other halls on the same database: who is connected here, and which tables are driven here."""
        for live in self.tables.values():
            live.look_around()
        connected = {name: sorted(live.audience.own_seats()) for name, live in self.tables.items()}
        goes_on: dict[str, LiveTable | LiveEvent] = {**self.tables, **self.events.live}
        wanted = [
            name
            for name, live in goes_on.items()
            if live.audience.viewers or name in self._driven or name in self.events.live
        ]
        try:
            await asyncio.to_thread(self.store.tell_here, {name: seats for name, seats in connected.items() if seats})
            driven = await asyncio.to_thread(lambda: {name for name in wanted if self.store.drive(name)})
        except StoreFailure:
            return
        goes_on = {**self.tables, **self.events.live}
        for name in driven - goes_on.keys():  # forgotten meanwhile
            self.store.let_go(name)
        driven &= goes_on.keys()
        new = driven - self._driven
        self._driven = (self._driven - set(wanted)) | driven  # some may have come to it meanwhile
        for name in new:
            goes_on[name].drive()

    async def take(self, name: str) -> None:
        """Drive this table, unless another hall does."""
        if self.store.is_shared and await asyncio.to_thread(self.store.drive, name):
            self._driven.add(name)

    def tell_of(self, live: LiveTable) -> None:
        """Somebody came or went: the other halls on the same database should know."""
        if self.store.is_shared and not self.is_stopping:
            here = {live.table.id: sorted(live.audience.own_seats())}
            self.in_background(asyncio.to_thread(self._tell_here, here))

    def under_way(self) -> list[asyncio.Task[None]]:
        """What was begun in the background, and is not done."""
        return [each for each in self._news if not each.done()]

    def in_background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let it happen beside everything else, until the hall stops."""
        self._news = self.under_way()
        self._news.append(asyncio.get_running_loop().create_task(work))

    def _tell_here(self, here: dict[str, list[int]]) -> None:
        with suppress(StoreFailure):  # it is told again with the next beat
            self.store.tell_here(here)

    def _heard_of(self, name: str, origin: str, seats: list[int]) -> None:
        live = self.tables.get(name)
        if live is not None:
            live.hear_of(origin, seats)

    def _forget_idle_tables(self) -> None:
        now = self.time.now()
        for name, live in list(self.tables.items()):
            if live.is_idle() and now - live.idle_since > FORGET:
                self._forget(name)
                live.log.close()

    def _forget(self, name: str) -> None:
        del self.tables[name]
        self.let_go(name)

    def let_go(self, name: str) -> None:
        """Another hall may drive it."""
        self._driven.discard(name)
        self.store.let_go(name)

    async def _look_for_damage(self) -> None:
        """A hall that starts tells its operator of lost tails before people find them."""
        try:
            suspects = await asyncio.to_thread(self.store.suspects)
        except StoreFailure:
            log.warning("the tables could not be looked through for damage")
            return
        for name, what in suspects.items():
            self.damage.note(name, what)
        self.refused |= await asyncio.to_thread(self._played_by_other_rules)
        if self.refused:
            count = len(self.refused)
            log.warning("%s tables cannot be continued by this version; `wyrmhall doctor` names them", count)

    def _played_by_other_rules(self) -> dict[str, str]:
        """The tables that are not over and that this version cannot go on with, by their openings."""
        found = {}
        for name, status, body in self.store.openings():
            if status not in OVER:
                try:
                    check_rules(opening_in(body).what)
                except OtherRules as other:
                    found[name] = str(other)
                except (UnknownGame, msgspec.MsgspecError):  # told when somebody comes
                    continue
        return found

    async def _wake(self) -> None:
        """Games by post have clocks that run though nobody looks at them."""
        for name in await asyncio.to_thread(self._by_post):
            try:
                await self.find(name)
            except CommandRefused as refused:
                log.warning("table %s: %s", name, refused.code)
        await self.events.wake()

    def _by_post(self) -> list[str]:
        found = []
        for name, text in self.store.tables_unfinished().items():
            try:
                clock = wire.clock_decoder.decode(text)
            except msgspec.MsgspecError:
                self.store.garbled.add(name)
                continue
            if is_by_post(clock):
                found.append(name)
        return found

    def _heard(self, name: str, seq: int) -> None:
        """Another hall on the same database has saved something."""
        live = self.tables.get(name)
        if live is not None and live.table.seq < seq:
            self.in_background(live.log.hear())
        self.events.heard(name, seq)

    def _missed(self) -> None:
        for name, live in self.tables.items():
            self._heard(name, live.table.seq + 1)
        for name, event in self.events.live.items():
            self.events.heard(name, event.event.seq + 1)

    def keep_report(self, table: Table, suspended: e.Suspended, error: str) -> None:
        """A record for the operator: it holds the key, so no player gets it before the game is over."""
        if table.state is not None:
            name = f"{table.id}-{table.seq}-{int(time.time())}.record"
            keep_report(self.reports, name, report_of(table, suspended, error))


def first_list(wish: http.OpenTable, cards: Book | None) -> Entries:
    """What the host brings along, checked; raises BadList."""
    if wish.brought is None:
        return []
    setup = game_named(wish.game).set_up(wish.seats, wish.variant, wish.house, cards)
    return [e.Brought(seat=0, cards=checked(setup, wish.brought), salt=new_salt())]


def practised(wish: http.OpenTable, asked: http.Position) -> tuple[http.OpenTable, str]:
    """What a practice table is: as its record says, for one person with bots; and the record that leads there."""
    practice = read_practice(asked.record, asked.choices, seed=new_secret()[:16])
    setup = practice.replay.setup
    if setup.game.name != wish.game:
        raise CommandRefused("bad_setup", f"this is a position of {setup.game.name}, not of {wish.game}")
    if wish.cards is not None or wish.brought is not None:
        raise CommandRefused("bad_setup", "in a position the cards lie already: nobody brings any")
    if asked.seat >= setup.seats:
        raise CommandRefused("bad_setup", "there is no such seat in this position")
    level = wish.bots[0] if wish.bots else USUAL
    alone = msgspec.structs.replace(
        wish,
        seats=setup.seats,
        variant=setup.variant,
        house=setup.house_values(),
        bots=[level] * (setup.seats - 1),
        clock=wire.Clock(),
        private=True,
        start=True,
    )
    return alone, practice.text()


def opening(
    wish: http.OpenTable,
    countdown: int,
    cards: Book | None = None,
    called: str = "",
    mine: int = 0,
    position: str = "",
) -> tuple[Entries, str]:
    """The first entries of a table as somebody wishes it, checked, and the secret it will be dealt by."""
    game = game_named(wish.game)
    setup = game.set_up(wish.seats, wish.variant, wish.house, cards)
    clock = checked_clock(wish.clock)
    if len(wish.bots) >= wish.seats:
        raise CommandRefused("bad_setup", "one seat is for you")
    wrong = [level for level in wish.bots if level not in LEVELS]
    if wrong:
        raise CommandRefused("bad_setup", f"there is no such bot; there are {', '.join(LEVELS)}")
    secret = new_secret()
    entries: Entries = [
        e.Opened(game.name, game.rules, setup.variant, wish.seats, setup.house_values(), wish.private, clock,
                 wish.grace, wish.chat, pledge(secret), game.rules_digest(), setup.book.table.digest(), countdown,
                 called, position)
    ]  # fmt: skip
    names: set[str] = set()
    levels = [USUAL] * (wish.seats - 1 - len(wish.bots)) + wish.bots if wish.start else wish.bots
    others = [seat for seat in range(wish.seats) if seat != mine]
    for seat, level in zip(others[len(others) - len(levels) :], levels, strict=True):
        names.add(name := free_bot_name(names))
        entries.append(e.BotSat(seat=seat, level=level, name=name))
    if len(levels) == wish.seats - 1 and (wish.start or not game.brings):  # or there is still something to bring
        entries.append(e.Called())
    return entries, secret
