"""A table with people at it: one command at a time, saved before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.audience import Audience, Outbox, Viewer
from wyrmhall.hall.authority import authorise, seated
from wyrmhall.hall.bots import Job
from wyrmhall.hall.commands import Draft, Moment, draft, in_play, next_due, what_is_due
from wyrmhall.hall.damage import BadTable
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.pinned import OtherRules
from wyrmhall.hall.places import BOT, PERSON
from wyrmhall.hall.records import record_of
from wyrmhall.hall.show import show_table
from wyrmhall.hall.store.chain import link
from wyrmhall.hall.store.errors import BadLog, NotSaved, StoreFailure
from wyrmhall.hall.store.rows import Append, Row, Summary
from wyrmhall.hall.table import Table
from wyrmhall.hall.time import Alarm
from wyrmhall.hall.tokens import digest_of
from wyrmhall.kernel.data import view_to_data
from wyrmhall.kernel.english import second_person
from wyrmhall.kernel.play import options, why_not
from wyrmhall.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

BY_POST = 3_600  # seconds for a decision from which on nobody is expected to sit and wait
RETRY = 1_000  # milliseconds until something that could not be saved is tried again
RACES = 50  # lost ones after which a command is refused

log = logging.getLogger("wyrmhall.hall")


class Player(Struct, frozen=True):
    """A person, known by a signed cookie."""

    id: str
    name: str


class LiveTable:
    """One table in memory, with its viewers, its timer and its bots."""

    def __init__(self, hall: Hall, table: Table, last: bytes, deserted_since: int) -> None:
        self.hall = hall
        self.table = table
        self.last = last  # the hash of the last entry
        self.audience = Audience(hall.time, lambda: self.table, deserted_since)
        self.idle_since = hall.time.now()
        self._turn = asyncio.Lock()  # one command in flight
        self._timer: Alarm | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._bots: asyncio.Task[None] | None = None
        self._is_given_up = False

    # --- viewers --------------------------------------------------------------------------

    def join(self, outbox: Outbox, player: Player | None, hello: wire.Hello) -> None:
        """Somebody looks at the table from now on, and is shown it."""
        viewer = Viewer(outbox, player.id if player is not None else "", hello)
        seat = viewer.seat(self.table)
        if hello.token is not None and seat is None and not viewer.is_board:
            raise CommandRefused("bad_token", "this is not the token of a seat at this table")
        self.audience.admit(viewer)
        self._see_to(seat)

    def leave(self, outbox: Outbox) -> None:
        viewer = self.audience.dismiss(outbox)
        if viewer is not None:
            self.idle_since = self.hall.time.now()
            self._see_to(viewer.seat(self.table))

    def _see_to(self, seat: int | None) -> None:
        """Whoever sits there has come or gone: the other halls should know, and time may run out now, or no more."""
        if seat is not None:
            self.hall.tell_of(self)
        self.drive()

    def hear_of(self, origin: str, seats: list[int]) -> None:
        """Another hall says who is connected to it."""
        self.audience.hear_of(origin, seats)
        self.look_around()

    def look_around(self) -> None:
        """See whether somebody has come or gone at another hall."""
        if self.audience.look_around():
            self.drive()

    def tell(self) -> None:
        """Show the table to all who look at it."""
        self.audience.tell()

    # --- commands and questions -----------------------------------------------------------

    async def obey(self, outbox: Outbox, message: wire.Command | wire.Question) -> None:
        """Do what is asked, or say why not; whatever it is, it is answered."""
        viewer = self.audience.viewers.get(outbox)
        if viewer is None:
            outbox.send(wire.encoder.encode(wire.Refused(message.id, "elsewhere", "the table is open elsewhere")))
            return
        try:
            if isinstance(message, wire.Question):
                outbox.send(wire.encoder.encode(await self._answer(viewer, message)))
            else:
                await self._command(viewer, message)
        except CommandRefused as refused:
            self.hall.counters.refused(refused.code)
            answer = wire.Refused(message.id, refused.code, refused.text, list(refused.clauses), refused.retry)
            outbox.send(wire.encoder.encode(answer))
            if outbox in self.audience.viewers and refused.code != "slow_down":
                self.audience.show(viewer)

    async def _command(self, viewer: Viewer, command: wire.Command) -> None:
        seat = seated(viewer.seat(self.table))
        name = f"{seat}:{command.id}"
        if isinstance(command, wire.Rematch):
            authorise(command, seat, self.table.host)
            seq, is_new = await self.hall.rematch(self, seat, name)
            viewer.outbox.send(wire.encoder.encode(wire.Done(command.id, seq, not is_new)))
            return

        def drafted(table: Table, at: int) -> Draft:
            if viewer.seat(table) != seat:
                raise CommandRefused("not_seated", "you have no seat at this table any more")
            authorise(command, seat, table.host)
            return draft(table, seat, command, Moment(at, self._awaited()))

        came = perf_counter()
        seq, is_new = await self.commit(drafted, name)
        viewer.outbox.send(wire.encoder.encode(wire.Done(command.id, seq, not is_new)))
        if is_new:
            self.hall.counters.obeyed(type(command).__name__, perf_counter() - came)
            self.tell()
            self.drive()
        else:
            self.audience.show(viewer)

    async def _answer(self, viewer: Viewer, question: wire.Question) -> wire.Answer:
        authorise(question, viewer.seat(self.table), self.table.host)
        if isinstance(question, wire.Ping):
            return wire.Pong(question.id)
        if isinstance(question, wire.Sync):
            viewer.seen = question.since
            self.audience.show(viewer)
            return wire.Pong(question.id)
        if isinstance(question, wire.Lines):
            return self.audience.earlier(viewer, question)
        in_play(self.table)
        seat, state = seated(viewer.seat(self.table)), self.table.state
        assert state is not None
        if isinstance(question, wire.Why):
            row = state.setup.book.rows.get(question.card)
            if row is None:
                raise CommandRefused("illegal_option", "there is no such card in this game")
            reasons = [wire.Reason(each.reason, list(each.clauses)) for each in why_not(state, seat, row)]
            return wire.Because(question.id, question.card, reasons)
        return await self._hint(seat, question.id)

    async def _hint(self, seat: int, to: str) -> wire.Answer:
        state = self.table.state
        assert state is not None
        if not options(state, seat):
            raise CommandRefused("not_your_turn", "you have nothing to choose now")
        chosen = await self.hall.bots.choose(self._job(seat, "thinking"))
        option = state.setup.book.notation.get(chosen or "")
        if option is None:
            raise CommandRefused("no_hint", "no bot has an answer now")
        return wire.Hinted(to, option.text, second_person(state.setup.book.sentence(option)))

    # --- the only way to change the table -------------------------------------------------

    async def commit(self, drafted: Callable[[Table, int], Draft], command: str | None = None) -> tuple[int, bool]:
        """Validate, apply to a copy, save for good, take the copy; the last entry, and whether it is a new one."""
        async with self._turn:
            for _ in range(RACES):
                if self._is_given_up:
                    raise BadTable
                done = self.table.done(command) if command is not None else None
                if done is not None:
                    return done, False
                at = self.hall.time.now()
                entries = self._drafted(drafted, at)
                if not entries:
                    return self.table.seq, False
                twin, rows, last = self._rehearsed(entries, command, at)
                if await self._save(twin, rows):
                    had_stumbled, self.table, self.last = self.table.report is not None, twin, last
                    self.audience.count()
                    if twin.report is not None and not had_stumbled:
                        self.tell()
                        raise CommandRefused("suspended", "the rules stumbled over this; the table is suspended")
                    return twin.seq, True
                if not await self.catch_up():  # lost to nobody: what this one would follow is not there any more
                    raise self.hall.give_up(self, f"table {self.table.id}: entry {self.table.seq} is not its last")
        raise CommandRefused("not_saved", "others were faster, again and again; please try again")

    def _drafted(self, drafted: Callable[[Table, int], Draft], at: int) -> Draft:
        try:
            return drafted(self.table, at)
        except CommandRefused:
            raise
        except Exception as error:  # a rule that fails must not take the hall with it
            return self._suspension(error, [])

    def _rehearsed(self, entries: Draft, command: str | None, at: int) -> tuple[Table, tuple[Row, ...], bytes]:
        """A copy of the table that has gone on by these entries, and what is to be saved; nothing is changed yet."""
        try:
            return self._applied(entries, command, at, self.audience.rehearse)
        except Exception as error:
            return self._applied(self._suspension(error, entries), command, at, lambda twin: None)

    def _applied(
        self, entries: Draft, command: str | None, at: int, look_at: Callable[[Table], None]
    ) -> tuple[Table, tuple[Row, ...], bytes]:
        twin, rows, last, wall = self.table.copy(), list[Row](), self.last, self.hall.time.wall()
        for what in entries:
            named = command if what is entries[-1] and not isinstance(what, e.Suspended) else None
            logged = twin.add(what, at, wall, named)  # type: ignore[arg-type]  # each is one of AnyEntry
            body = e.encoder.encode(logged)
            last = link(last, body)
            rows.append(Row(logged.seq, at, wall, named, body, last))
        look_at(twin)
        return twin, tuple(rows), last

    def _suspension(self, error: Exception, entries: Draft) -> Draft:
        """The rules stumbled: this table waits, with a report; the others play on."""
        log.error("table %s stumbled: %s", self.table.id, type(error).__name__)
        if self.table.status not in ("shuffling", "playing"):
            raise CommandRefused("error", "the hall stumbled over this; nothing was changed") from error
        chosen = next((entry for entry in entries if isinstance(entry, e.Chose)), None)
        seat, option = (chosen.seat, chosen.option) if chosen is not None else (e.HALL, "")
        suspended = e.Suspended(seat=seat, option=option, error=type(error).__name__)
        self.hall.keep_report(self.table, suspended, f"{type(error).__name__}: {error}"[:500])
        return [suspended]

    async def _save(self, twin: Table, rows: tuple[Row, ...]) -> bool:
        secret = twin.secret if rows[0].seq == 1 else None
        try:
            return await self.hall.committer.save(Append(twin.id, rows, summary_of(twin), secret))
        except NotSaved:
            raise CommandRefused("not_saved", "the hall cannot save anything now; nothing was changed") from None

    async def catch_up(self) -> bool:
        """Go on by what other halls on the same database have saved; whether they have saved anything."""
        try:
            rows = await asyncio.to_thread(self.hall.store.read, self.table.id, self.table.seq)
        except BadLog as damaged:
            raise self.hall.give_up(self, str(damaged)) from None
        except StoreFailure:
            raise CommandRefused("not_saved", "the hall cannot reach its database now; nothing was changed") from None
        twin, last = self.table.copy(), self.last
        try:
            for row in rows:
                if row.seq == twin.seq + 1:
                    twin.apply(e.decoder.decode(row.body))
                    last = row.hash
        except OtherRules as other:
            log.error("table %s: entry %s of its log was played by other rules", twin.id, twin.seq)
            raise CommandRefused(other.code, str(other)) from None
        if twin.seq == self.table.seq:
            return False
        self.table, self.last = twin, last
        self.audience.count()
        return True

    async def hear(self) -> None:
        """Another hall has saved something for this table."""
        async with self._turn:
            try:
                is_new = await self.catch_up()
            except CommandRefused:  # it is heard of with the next news, or with the next command
                return
        if is_new:
            self.tell()
            self.drive()

    # --- what happens by itself -----------------------------------------------------------

    def drive(self) -> None:
        """See to it that bots choose and that time runs out for those who keep the others waiting."""
        self._set_timer(None)
        if self.hall.is_stopping or self._is_given_up or not self.hall.drives(self.table.id):
            return
        now = self.hall.time.now()
        if self._due(self.table, now):
            self._spawn(self.tick())
            return
        self._set_timer(next_due(self.table, self._awaited(), now))
        if self._bots is None and self._next_bot() is not None:
            self._bots = self._spawn(self._let_bots_choose())

    def _set_timer(self, left: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self.hall.time.after(left, self._time_is_up) if left is not None else None

    def _time_is_up(self) -> None:
        self._timer = None
        self._spawn(self.tick())

    async def tick(self) -> None:
        """Whatever is due by now happens."""
        try:
            _, is_new = await self.commit(self._due)
        except CommandRefused:  # it cannot be saved: nobody is told anything, and it is tried again
            if not self._is_given_up:
                self._set_timer(RETRY)
            return
        if is_new:
            self.tell()
        self.drive()

    def _due(self, table: Table, at: int) -> Draft:
        """What should happen by itself now."""
        presence = self.audience.presence
        here = presence.here
        has_clock = table.agreed().clock.kind != "none" and not self._is_by_post()
        if table.status == "playing" and has_clock and not here:
            return [e.Paused(seat=e.HALL, since=presence.deserted_since)]
        back = [seat for seat in sorted(here) if table.places[seat].stand_in == "away" and not table.is_over()]
        drafted: Draft = [e.Returned(seat=seat) for seat in back]
        if table.status == "paused" and table.sleeps and here:
            drafted.append(e.Resumed(seat=e.HALL))
        return drafted or what_is_due(table, self._awaited(), at)

    def _awaited(self) -> dict[int, int]:
        """The persons whose absence counts: nobody's in an empty room, or where the game goes by post."""
        presence = self.audience.presence
        return presence.absent if presence.here and not self._is_by_post() else {}

    def _is_by_post(self) -> bool:
        clock = self.table.agreed().clock
        return clock.kind == "decision" and clock.seconds >= BY_POST

    def _next_bot(self) -> int | None:
        """The next seat that owes a choice and has nobody to make it."""
        if self.table.status != "playing":
            return None
        return next((seat for seat in self.table.owing() if not self.table.places[seat].is_person()), None)

    async def _let_bots_choose(self) -> None:
        try:
            while not self.hall.is_stopping and (seat := self._next_bot()) is not None:
                if self.audience.viewers:
                    await asyncio.sleep(self.hall.pace)
                await self._let_bot_choose(seat)
        finally:
            self._bots = None
        self.drive()

    async def _let_bot_choose(self, seat: int) -> None:
        place, state = self.table.places[seat], self.table.state
        if state is None or place.is_person() or seat not in self.table.owing():
            return
        decision = place.decision
        chosen = await self.hall.bots.choose(self._job(seat, place.level))

        def drafted(table: Table, at: int) -> Draft:
            place = table.places[seat]
            if table.state is None or table.status != "playing" or place.is_person() or place.decision != decision:
                return []
            offered = [option.text for option in options(table.state, seat)]
            if not offered:
                return []
            if chosen not in offered:
                return [e.Chose(seat=seat, option=offered[0], by="default")]
            return [e.Chose(seat=seat, option=chosen, by="bot" if place.kind == BOT else "stand-in")]

        try:
            _, is_new = await self.commit(drafted)
        except CommandRefused:
            await asyncio.sleep(RETRY / 1000)
            return
        if is_new:
            self.tell()
            self.drive()

    def _job(self, seat: int, level: str) -> Job:
        state = self.table.state
        assert state is not None
        return Job(
            setup=state.setup.to_data(),
            cards=None,
            view=view_to_data(self.table.view(seat)),
            level=level,
            seed=digest_of(f"{self.table.secret}/{seat}/{len(self.table.choices)}"),
            seconds=self.hall.bot_seconds,
        )

    def _spawn(self, work: Any) -> asyncio.Task[None]:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: %r", self.table.id, task.exception())

    # --- the rest -------------------------------------------------------------------------

    def is_idle(self) -> bool:
        """Whether nobody would notice if it were forgotten until somebody asks for it again."""
        return not self.audience.viewers and not self._tasks and self._timer is None and not self._turn.locked()

    def give_up(self) -> None:
        """Nothing happens here any more: whoever has asked for something is answered, and then all are sent away."""
        self._is_given_up = True
        self.stop()
        asyncio.get_running_loop().call_soon(self._send_away)

    def _send_away(self) -> None:
        refused = BadTable()
        self.audience.disperse(refused.code, refused.text)

    def stop(self) -> None:
        self._set_timer(None)
        for task in self._tasks:
            task.cancel()

    def public(self) -> wire.Table:
        return show_table(self.table, self.audience.presence, SPECTATOR, self.hall.time.now())

    def record(self) -> str:
        """The whole game, for anybody, once it is over."""
        if not self.table.is_over():
            raise CommandRefused("not_over", "a game can be replayed when it is over")
        if self.table.state is None:
            raise CommandRefused("not_begun", "this game never began")
        return record_of(self.table)


def summary_of(table: Table) -> Summary:
    agreed = table.agreed()
    return Summary(
        game=agreed.game,
        variant=agreed.variant,
        status=table.status,
        private=agreed.private,
        names=[place.name for place in table.places],
        clock=wire.encoder.encode(agreed.clock).decode(),
        owing=[table.places[seat].player for seat in table.owing() if table.places[seat].kind == PERSON],
        players=[place.player if place.kind == PERSON else "" for place in table.places],
    )
