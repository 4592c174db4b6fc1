"""A table with people at it: what they ask of it, and what they are answered."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from msgspec import Struct

from wyrmhall.hall import wire
from wyrmhall.hall.authority import authorise, seated
from wyrmhall.hall.commands import Moment, entries_of, in_play
from wyrmhall.hall.damage import DamagedTable
from wyrmhall.hall.entries import Entries
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.live.attendance import TableViewer
from wyrmhall.hall.live.audience import Outbox
from wyrmhall.hall.live.log import Committed, Wanted
from wyrmhall.hall.live.table_driver import TableDriver
from wyrmhall.hall.live.table_log import TableLog
from wyrmhall.hall.records import record_of
from wyrmhall.hall.show import show_table
from wyrmhall.hall.table import Table
from wyrmhall.kernel.data import said_to_data
from wyrmhall.kernel.play import options, owed, why_not
from wyrmhall.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall


class Player(Struct, frozen=True):
    """A person, known by a signed cookie."""

    id: str
    name: str


class LiveTable:
    """One table in memory: its log, its audience and its driver."""

    def __init__(self, hall: Hall, table: Table, last: bytes, deserted_since: int) -> None:
        self.hall = hall
        self.log = TableLog(hall, table, last, deserted_since, self.go_on, lambda what: hall.give_up(self, what))
        self.audience = self.log.audience
        self.driver = TableDriver(hall, self.log, self.audience)
        self.idle_since = hall.time.now()

    @property
    def table(self) -> Table:
        return self.log.fold

    async def do(self, wanted: Wanted[Table]) -> Committed:
        """Save what is wanted, show it to all, and see to what comes of it."""
        committed = await self.log.commit(wanted)
        if committed.is_new:
            self.go_on()
        return committed

    def go_on(self) -> None:
        """Something has happened: show it to all who look, and see to what happens by itself."""
        try:
            self.audience.tell()
        finally:
            self.drive()
            self.hall.events.table_has_changed(self.table)

    def drive(self) -> None:
        """See to what happens by itself."""
        self.driver.drive()

    # --- viewers --------------------------------------------------------------------------

    def join(self, outbox: Outbox, player: Player | None, hello: wire.Hello) -> None:
        """Somebody looks at the table from now on, and is shown it."""
        viewer = TableViewer(outbox, player.id if player is not None else "", hello)
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
                viewer.answer(self._answer(viewer, message))
            else:
                await self._command(viewer, message)
        except CommandRefused as refused:
            self._refuse(viewer, message.id, refused)

    def _refuse(self, viewer: TableViewer, to: str, refused: CommandRefused) -> None:
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
        viewer.answer(answer)
        if viewer.outbox in self.audience.viewers and refused.code != "slow_down":
            self.audience.show_whole(viewer, viewer.seen)

    async def _command(self, viewer: TableViewer, command: wire.Command) -> None:
        seat = seated(viewer.seat(self.table))
        name = f"{seat}:{command.id}"
        if isinstance(command, wire.Rematch):
            authorise(command, seat, self.table.host)
            seq, is_new = await self.hall.rematch(self, seat, viewer.outbox.address, name)
            viewer.answer(wire.Done(command.id, self.table.open_seqs[seq - 1], not is_new))
            return

        def wanted(table: Table, at: int) -> Entries:
            if viewer.seat(table) != seat:
                raise CommandRefused("not_seated", "you have no seat at this table any more")
            authorise(command, seat, table.host)
            return entries_of(table, seat, command, Moment(at, self.driver.awaited()))

        came = perf_counter()
        seq, is_new = await self.log.commit(wanted, name)
        viewer.answer(wire.Done(command.id, self.table.open_seqs[seq - 1], not is_new))
        if is_new and not isinstance(command, wire.Mark):  # which is counted nowhere
            self.hall.counters.obeyed(type(command).__name__, perf_counter() - came)
            self.go_on()
        else:
            self.audience.show(viewer)

    def _answer(self, viewer: TableViewer, question: wire.Question) -> wire.Answer:
        authorise(question, viewer.seat(self.table), self.table.host)
        if isinstance(question, wire.Sync):
            self.audience.show_whole(viewer, question.since)
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

    def _ask_for_hint(self, viewer: TableViewer, question: wire.Hint) -> None:
        """A bot thinks, and whatever else this person wants does not wait for it."""
        seat = viewer.seat(self.table)
        authorise(question, seat, self.table.host)
        seat, state = seated(seat), in_play(self.table)
        if not options(state, seat):
            raise CommandRefused("not_your_turn", "you have nothing to choose now")
        player = self.table.places[seat].player
        self.hall.hints.begin(player)
        self.driver.spawn(self._give_hint(viewer, question, seat, player))

    async def _give_hint(self, viewer: TableViewer, question: wire.Hint, seat: int, player: str) -> None:
        decision = self.table.places[seat].decision
        try:
            chosen = await self.driver.hint(seat)
            viewer.answer(self._hinted(seat, decision, chosen, question.id))
        except CommandRefused as refused:
            self._refuse(viewer, question.id, refused)
        except Exception:  # whatever it is, it is answered
            failed = wire.Refused(question.id, "error", "something went wrong in the hall")
            viewer.answer(failed)
            raise
        finally:
            self.hall.hints.end(player)

    def _hinted(self, seat: int, decision: int, chosen: str | None, to: str) -> wire.Answer:
        if self.table.asked[seat] is None or self.table.places[seat].decision != decision:
            raise CommandRefused("stale", "you have chosen meanwhile")
        state = in_play(self.table)
        owes, option = owed(state, seat), state.setup.book.written(chosen or "")
        if option is None or owes is None:
            raise CommandRefused("no_hint", "no bot has an answer now")
        book, because = state.setup.book, state.setup.game.because(self.table.view(seat), option)
        reasons = [said_to_data(book, each) for each in because]
        return wire.Hinted(to, option.text, said_to_data(book, owes.deed(state, option)), reasons)

    # --- the rest -------------------------------------------------------------------------

    def is_idle(self) -> bool:
        """Whether nobody would notice if it were forgotten until somebody asks for it again."""
        return not self.audience.viewers and self.driver.is_idle() and not self.log.is_busy()

    def give_up(self) -> None:
        """Nothing happens here any more: whoever has asked for something is answered, and then all are sent away."""
        self.log.close()
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
        if self.table.is_sealed():
            raise CommandRefused("sealed", "records of this event can be read after its last match", ("EV-10",))
        return record_of(self.table)
