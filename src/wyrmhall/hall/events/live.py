"""An event as people in the hall know it: looked at, commanded, and going on by itself."""

from __future__ import annotations

import asyncio
from time import perf_counter
from typing import TYPE_CHECKING

from wyrmhall.hall import wire
from wyrmhall.hall import wire_events as w
from wyrmhall.hall.damage import DamagedTable
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events.audience import EventViewer
from wyrmhall.hall.events.commands import Speaker, entries_of
from wyrmhall.hall.events.driver import EventDriver
from wyrmhall.hall.events.entries import EventEntries
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.hall.events.log import EventLog
from wyrmhall.hall.events.said import said_to_wire
from wyrmhall.hall.live.audience import Outbox
from wyrmhall.hall.live.log import Committed, Wanted
from wyrmhall.hall.live.table import Player

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall


class LiveEvent:
    """One event in memory: its log, its audience and its driver."""

    def __init__(self, hall: Hall, event: HallEvent, last: bytes) -> None:
        self.hall = hall
        self.log = EventLog(hall, event, last, self.go_on, lambda what: hall.events.give_up(self, what))
        self.audience = self.log.audience
        self.driver = EventDriver(hall, self.log)
        self.idle_since = hall.time.now()

    @property
    def event(self) -> HallEvent:
        return self.log.fold

    async def do(self, wanted: Wanted[HallEvent], command: str | None = None) -> Committed:
        """Save what is wanted, show it to all, and see to what comes of it."""
        committed = await self.log.commit(wanted, command)
        if committed.is_new:
            self.go_on()
        return committed

    def go_on(self) -> None:
        """Something has happened: show it to all who look, and see to what happens by itself."""
        try:
            self.audience.tell()
        finally:
            self.drive()

    def drive(self) -> None:
        self.driver.drive()

    # --- viewers --------------------------------------------------------------------------

    def join(self, outbox: Outbox, player: Player | None, hello: w.EventHello) -> None:
        self.audience.admit(EventViewer(outbox, player.id if player is not None else "", hello))

    def leave(self, outbox: Outbox) -> None:
        self.audience.dismiss(outbox)
        self.idle_since = self.hall.time.now()

    # --- commands -------------------------------------------------------------------------

    async def obey(self, outbox: Outbox, message: w.EventMessage) -> None:
        """Do what is asked, or say why not; whatever it is, it is answered."""
        viewer = self.audience.viewers.get(outbox)
        if viewer is None or isinstance(message, w.EventHello):
            return
        if isinstance(message, w.EventPing):
            viewer.answer(wire.Pong(message.id))
        elif isinstance(message, w.EventSync):
            viewer.answer(wire.Pong(message.id))
            self.audience.show_whole(viewer)
        else:
            await self._command(viewer, message)

    async def _command(self, viewer: EventViewer, command: wire.Command) -> None:
        came = perf_counter()
        try:
            seq, is_new = await self.log.commit(*self._wanted(viewer.player, command))
        except CommandRefused as refused:
            self._refuse(viewer, command.id, refused)
            return
        viewer.answer(wire.Done(command.id, seq, not is_new))
        if is_new:
            self.hall.counters.obeyed(type(command).__name__, perf_counter() - came)
            self.go_on()
            if self.event.event.has_ended:
                self.hall.in_background(self.hall.events.unseal_all(self.event.id))
        else:
            self.audience.show(viewer)

    def _wanted(self, player: str, command: wire.Command) -> tuple[Wanted[HallEvent], str]:
        """What the command wants, and its name: nobody can do again what somebody else has done."""

        def wanted(event: HallEvent, at: int) -> EventEntries:
            if not player:
                raise CommandRefused("no_player", "the hall does not know you yet: GET /api/me brings a cookie")
            return entries_of(event, Speaker(player, at), command)

        return wanted, f"{player}:{command.id}"

    def _refuse(self, viewer: EventViewer, to: str, refused: CommandRefused) -> None:
        self.hall.counters.refused(refused.code)
        said = said_to_wire(refused.said) if refused.said is not None else None
        viewer.answer(wire.Refused(to, refused.code, refused.text, said, cards=list(refused.cards)))
        if viewer.outbox in self.audience.viewers:
            self.audience.show_whole(viewer)

    # --- the rest -------------------------------------------------------------------------

    def is_idle(self) -> bool:
        """Whether nobody would notice if it were forgotten until somebody asks for it again."""
        is_over = self.event.event.has_ended
        return is_over and not self.audience.viewers and self.driver.is_idle() and not self.log.is_busy()

    def give_up(self) -> None:
        """Nothing happens here any more."""
        self.log.close()
        self.driver.stop()
        asyncio.get_running_loop().call_soon(self._send_away)

    def _send_away(self) -> None:
        refused = DamagedTable()
        self.audience.disperse(refused.code, refused.text)
