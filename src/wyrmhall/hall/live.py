"""A table with people at it: one command at a time, saved before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from time import perf_counter
from typing import TYPE_CHECKING

from msgspec import Struct

from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.audience import Audience, Outbox, Viewer
from wyrmhall.hall.authority import authorise, seated
from wyrmhall.hall.commands import Draft, Moment, draft, in_play
from wyrmhall.hall.damage import DamagedTable, follow
from wyrmhall.hall.driver import Driver
from wyrmhall.hall.errors import CommandRefused, FailedChoice
from wyrmhall.hall.logs import told
from wyrmhall.hall.pinned import OtherRules
from wyrmhall.hall.places import PERSON
from wyrmhall.hall.records import how_ended, record_of
from wyrmhall.hall.show import show_table
from wyrmhall.hall.store.chain import link
from wyrmhall.hall.store.errors import BadLog, NotSaved, StoreFailure
from wyrmhall.hall.store.rows import Append, Ending, Row, Summary
from wyrmhall.hall.table import Table
from wyrmhall.kernel.data import said_to_data
from wyrmhall.kernel.errors import UnknownGame
from wyrmhall.kernel.play import options, owed, why_not
from wyrmhall.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

RACES = 50  # lost ones after which a command is refused

log = logging.getLogger("wyrmhall.hall")


class Player(Struct, frozen=True):
    """A person, known by a signed cookie."""

    id: str
    name: str


class LiveTable:
    """One table in memory, with its viewers and its driver."""

    def __init__(self, hall: Hall, table: Table, last: bytes, deserted_since: int) -> None:
        self.hall = hall
        self.table = table
        self.last = last  # the hash of the last entry
        self.opened_from = ""  # a digest of the address, while the table is opened
        self.audience = Audience(hall.time, lambda: self.table, deserted_since)
        self.idle_since = hall.time.now()
        self._turn = asyncio.Lock()  # one command in flight
        self._is_given_up = False
        self.driver = Driver(self)

    def drive(self) -> None:
        """See to what happens by itself."""
        self.driver.drive()

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
        self.hall.caretaker.note(self.table)
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
            if isinstance(message, wire.Hint):
                self._ask_for_hint(viewer, message)
            elif isinstance(message, wire.Question):
                outbox.send(wire.encoder.encode(self._answer(viewer, message)))
            else:
                await self._command(viewer, message)
        except CommandRefused as refused:
            self._refuse(viewer, message.id, refused)

    def _refuse(self, viewer: Viewer, to: str, refused: CommandRefused) -> None:
        """Say why not, and show how the table really is."""
        self.hall.counters.refused(refused.code)
        said = said_to_data(self.table.book(), refused.said) if refused.said is not None else None
        answer = wire.Refused(
            to,
            refused.code,
            refused.text,
            said,
            list(refused.clauses),
            refused.retry,
            refused.part,
            list(refused.cards),
        )
        viewer.outbox.send(wire.encoder.encode(answer))
        if viewer.outbox in self.audience.viewers and refused.code != "slow_down":
            self.audience.show(viewer)

    async def _command(self, viewer: Viewer, command: wire.Command) -> None:
        seat = seated(viewer.seat(self.table))
        name = f"{seat}:{command.id}"
        if isinstance(command, wire.Rematch):
            authorise(command, seat, self.table.host)
            seq, is_new = await self.hall.rematch(self, seat, viewer.outbox.address, name)
            viewer.outbox.send(wire.encoder.encode(wire.Done(command.id, seq, not is_new)))
            return

        def drafted(table: Table, at: int) -> Draft:
            if viewer.seat(table) != seat:
                raise CommandRefused("not_seated", "you have no seat at this table any more")
            authorise(command, seat, table.host)
            return draft(table, seat, command, Moment(at, self.driver.awaited()))

        came = perf_counter()
        seq, is_new = await self.commit(drafted, name)
        viewer.outbox.send(wire.encoder.encode(wire.Done(command.id, seq, not is_new)))
        if is_new:
            self.hall.counters.obeyed(type(command).__name__, perf_counter() - came)
            self.tell()
            self.drive()
        else:
            self.audience.show(viewer)

    def _answer(self, viewer: Viewer, question: wire.Question) -> wire.Answer:
        authorise(question, viewer.seat(self.table), self.table.host)
        if isinstance(question, wire.Sync):
            viewer.seen = question.since
            self.audience.show(viewer)
        if isinstance(question, wire.Lines):
            return self.audience.earlier(viewer, question)
        if isinstance(question, wire.Why):
            return self._why_not(seated(viewer.seat(self.table)), question)
        return wire.Pong(question.id)

    def _why_not(self, seat: int, question: wire.Why) -> wire.Answer:
        state = in_play(self.table)
        row = state.setup.book.rows.get(question.card)
        if row is None:
            raise CommandRefused("illegal_option", "there is no such card in this game")
        reasons = [
            wire.Reason(said_to_data(state.setup.book, each.said), list(each.clauses))
            for each in why_not(state, seat, row)
        ]
        return wire.Because(question.id, question.card, reasons)

    def _ask_for_hint(self, viewer: Viewer, question: wire.Hint) -> None:
        """A bot thinks, and whatever else this person wants does not wait for it."""
        seat = viewer.seat(self.table)
        authorise(question, seat, self.table.host)
        seat, state = seated(seat), in_play(self.table)
        if not options(state, seat):
            raise CommandRefused("not_your_turn", "you have nothing to choose now")
        player = self.table.places[seat].player
        self.hall.hints.begin(player)
        self.driver.spawn(self._give_hint(viewer, question, seat, player))

    async def _give_hint(self, viewer: Viewer, question: wire.Hint, seat: int, player: str) -> None:
        decision = self.table.places[seat].decision
        try:
            chosen = await self.driver.hint(seat)
            viewer.outbox.send(wire.encoder.encode(self._hinted(seat, decision, chosen, question.id)))
        except CommandRefused as refused:
            self._refuse(viewer, question.id, refused)
        except Exception:  # whatever it is, it is answered
            failed = wire.Refused(question.id, "error", "something went wrong in the hall")
            viewer.outbox.send(wire.encoder.encode(failed))
            raise
        finally:
            self.hall.hints.end(player)

    def _hinted(self, seat: int, decision: int, chosen: str | None, to: str) -> wire.Answer:
        if self.table.asked[seat] is None or self.table.places[seat].decision != decision:
            raise CommandRefused("stale", "you have chosen meanwhile")
        state = in_play(self.table)
        owes, option = owed(state, seat), state.setup.book.notation.get(chosen or "")
        if option is None or owes is None:
            raise CommandRefused("no_hint", "no bot has an answer now")
        book, because = state.setup.book, state.setup.game.because(self.table.view(seat), option)
        reasons = [said_to_data(book, each) for each in because]
        return wire.Hinted(to, option.text, said_to_data(book, owes.deed(state, option)), reasons)

    # --- the only way to change the table -------------------------------------------------

    async def commit(self, drafted: Callable[[Table, int], Draft], command: str | None = None) -> tuple[int, bool]:
        """Validate, apply to a copy, save for good, take the copy; the last entry, and whether it is a new one."""
        async with self._turn:
            for _ in range(RACES):
                if self._is_given_up:
                    raise DamagedTable
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
                        raise CommandRefused("suspended", "the rules failed here; the table is suspended")
                    return twin.seq, True
                if not await self.catch_up():  # lost to nobody: what this one would follow is not there any more
                    raise self.hall.give_up(self, f"table {self.table.id}: entry {self.table.seq} is not its last")
        raise CommandRefused("not_saved", "others were faster, again and again; please try again")

    def _drafted(self, drafted: Callable[[Table, int], Draft], at: int) -> Draft:
        try:
            return drafted(self.table, at)
        except CommandRefused:
            raise
        except FailedChoice as failed:
            return self._suspension(failed.error, [e.ChoseAll(seat=failed.seat, options=failed.options)])
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
        """The rules failed: this table waits, with a report; the others play on."""
        log.error("the rules failed at table %s: %s", self.table.id, told(error))
        if self.table.status not in ("shuffling", "playing"):
            raise CommandRefused("error", "something went wrong in the hall; nothing was changed") from error
        seat, option = next((each for entry in entries if (each := chosen_by(entry)) is not None), (e.HALL, ""))
        suspended = e.Suspended(seat=seat, option=option, error=type(error).__name__)
        self.hall.keep_report(self.table, suspended, f"{type(error).__name__}: {error}"[:500])
        return [suspended]

    async def _save(self, twin: Table, rows: tuple[Row, ...]) -> bool:
        secret = twin.secret if rows[0].seq == 1 else None
        book = twin.cards.table.digest() if twin.cards is not None else None
        try:
            return await self.hall.committer.save(
                Append(twin.id, rows, summary_of(twin), secret, self.opened_from, book)
            )
        except NotSaved:
            raise CommandRefused("not_saved", "the hall cannot save anything now; nothing was changed") from None

    async def catch_up(self) -> bool:
        """Go on by what other halls on the same database have saved, and tell it; whether they have saved anything."""
        try:
            rows = await asyncio.to_thread(self.hall.store.read, self.table.id, self.table.seq)
        except BadLog as damaged:
            raise self.hall.give_up(self, str(damaged)) from None
        except StoreFailure:
            raise CommandRefused("not_saved", "the hall cannot reach its database now; nothing was changed") from None
        if not rows:
            return False
        twin = self.table.copy()
        try:
            follow(twin, rows)
        except BadLog as damaged:
            raise self.hall.give_up(self, str(damaged)) from None
        except (OtherRules, UnknownGame) as other:
            raise CommandRefused(other.code, str(other)) from None
        self.table, self.last = twin, rows[-1].hash
        self.audience.count()
        try:
            self.tell()
        except Exception as error:  # what cannot be shown here was saved elsewhere; the next command suspends the table
            log.error("table %s cannot be shown: %s", self.table.id, told(error))
        self.drive()
        return True

    async def hear(self) -> None:
        """Another hall has saved something for this table."""
        async with self._turn:
            with suppress(CommandRefused):  # it is heard of with the next news, or with the next command
                await self.catch_up()

    # --- the rest -------------------------------------------------------------------------

    def is_idle(self) -> bool:
        """Whether nobody would notice if it were forgotten until somebody asks for it again."""
        return not self.audience.viewers and self.driver.is_idle() and not self._turn.locked()

    def give_up(self) -> None:
        """Nothing happens here any more: whoever has asked for something is answered, and then all are sent away."""
        self._is_given_up = True
        self.driver.stop()
        asyncio.get_running_loop().call_soon(self._send_away)

    def _send_away(self) -> None:
        refused = DamagedTable()
        self.audience.disperse(refused.code, refused.text)

    def public(self) -> wire.Table:
        return show_table(self.table, self.audience.presence, SPECTATOR, self.hall.time.now())

    def record(self) -> str:
        """The whole game, for anybody, once it is over."""
        if not self.table.is_over():
            raise CommandRefused("not_over", "a game can be replayed when it is over")
        if self.table.state is None:
            raise CommandRefused("not_begun", "this game never began")
        return record_of(self.table)


def chosen_by(entry: e.Entry) -> tuple[int, str] | None:
    """Who has chosen, and what: several options in a row."""
    if isinstance(entry, e.Chose):
        return entry.seat, entry.option
    return (entry.seat, " ".join(entry.options)) if isinstance(entry, e.ChoseAll) else None


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
        ending=ending_of(table) if table.is_over() else None,
    )


def ending_of(table: Table) -> Ending:
    return Ending(
        winners=list(table.winners),
        conceded=[seat for seat, place in enumerate(table.places) if place.has_conceded],
        ended=how_ended(table),
        has_begun=table.state is not None,
    )
