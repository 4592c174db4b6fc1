"""What happens at a table by itself: clocks run out, stand-ins step in, bots choose."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, NamedTuple

from wyrmhall.hall import entries as e
from wyrmhall.hall.bots import Job
from wyrmhall.hall.commands import Draft, next_due, what_is_due
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.logs import told
from wyrmhall.hall.places import BOT
from wyrmhall.hall.presence import begins_in, is_by_post
from wyrmhall.hall.table import Table
from wyrmhall.hall.time import Alarm
from wyrmhall.hall.tokens import digest_of
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import view_to_data
from wyrmhall.kernel.play import options

if TYPE_CHECKING:
    from wyrmhall.hall.live import LiveTable

RETRY = 1_000  # milliseconds until something that could not be saved is tried again
PATIENCE = 0.8  # of the time until a bot's choice is due: without an answer by then, it is chosen for the bot
HINT_PATIENCE = 5.0  # seconds

log = logging.getLogger("wyrmhall.hall")


class Thought(NamedTuple):
    """What is to be chosen for a seat: by the bot, or by the hall in its place."""

    option: str | None
    is_own: bool


class Asked:
    """A seat whose choice a bot makes: at a moment that nothing hidden can hasten or delay."""

    def __init__(self, seat: int, decision: int, seed: str) -> None:
        self.seat = seat
        self.decision = decision
        self.seed = seed
        self.thought = Thought(None, is_own=False)
        self.alarm: Alarm | None = None

    def stands(self, table: Table) -> bool:
        """Whether this choice is still to be made, and by nobody else."""
        place = table.places[self.seat]
        is_owed = table.status == "playing" and self.seat in table.owing() and place.decision == self.decision
        return is_owed and not place.is_person()

    def drafted(self, table: Table, at: int) -> Draft:
        """The bot's choice; where it has none, one by lot."""
        if not self.stands(table) or table.state is None:
            return []
        offered = [option.text for option in options(table.state, self.seat)]
        if self.thought.option not in offered:
            lot = swift(self.seed).below(len(offered))
            return [e.Chose(seat=self.seat, option=offered[lot], by="default")]
        chooser: e.Whose = "bot" if table.places[self.seat].kind == BOT else "stand-in"
        return [e.Chose(seat=self.seat, option=self.thought.option, by=chooser if self.thought.is_own else "default")]

    def call_off(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()


class Driver:
    """The timer of one table, and its bots, one after the other."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self.hall = live.hall
        self.tasks: set[asyncio.Task[None]] = set()
        self.hints: set[asyncio.Task[str | None]] = set()  # for which bots think
        self._timer: Alarm | None = None
        self._asked: Asked | None = None
        self._is_stopped = False

    def drive(self) -> None:
        """See to it that bots choose and that time runs out for those who keep the others waiting."""
        self._set_timer(None)
        if self._asked is not None and not self._asked.stands(self.live.table):
            self._asked.call_off()
            self._asked = None
        if self._is_stopped or self.hall.is_stopping or not self.hall.drives(self.live.table.id):
            return
        now = self.hall.time.now()
        if self._due(self.live.table, now):
            self.spawn(self.tick())
            return
        self._set_timer(self._next_due(now))
        if self._asked is None and (seat := self._next_bot()) is not None:
            self._asked = Asked(seat, self.live.table.places[seat].decision, seed_of(self.live.table, seat))
            self.spawn(self._think(self._asked))

    def is_idle(self) -> bool:
        """Whether nothing is under way, and nothing will be as long as nobody comes."""
        return not self.tasks and self._timer is None and self._asked is None

    def stop(self) -> None:
        """Nothing happens by itself any more."""
        self._is_stopped = True
        self._set_timer(None)
        if self._asked is not None:
            self._asked.call_off()
            self._asked = None
        for task in self.tasks:
            task.cancel()

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Let it happen beside everything else; it ends with the table."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("table %s: %s", self.live.table.id, told(task.exception()))
            self._set_timer(RETRY)

    # --- clocks ---------------------------------------------------------------------------

    def _set_timer(self, left: int | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if left is not None and not self._is_stopped:
            self._timer = self.hall.time.after(left, self._time_is_up)

    def _time_is_up(self) -> None:
        self._timer = None
        self.spawn(self.tick())

    async def tick(self) -> None:
        """Whatever is due by now happens."""
        try:
            _, is_new = await self.live.commit(self._due)
        except CommandRefused:  # it cannot be saved: nobody is told anything, and it is tried again
            self._set_timer(RETRY)
            return
        if is_new:
            self.live.tell()
        self.drive()

    def _due(self, table: Table, at: int) -> Draft:
        """What should happen by itself now."""
        presence = self.live.audience.presence
        if begins_in(table, presence, at) == 0:
            return [e.Called()]
        has_clock = table.agreed().clock.kind != "none" and not self._is_by_post()
        if table.status == "playing" and has_clock and not presence.here:
            return [e.Paused(seat=e.HALL, since=presence.deserted_since)]
        back = [seat for seat in sorted(presence.here) if table.places[seat].stand_in == "away" and not table.is_over()]
        drafted: Draft = [e.Returned(seat=seat) for seat in back]
        if table.status == "paused" and table.sleeps and presence.here:
            drafted.append(e.Resumed(seat=e.HALL))
        return drafted or what_is_due(table, self.awaited(), at)

    def _next_due(self, at: int) -> int | None:
        """In how many milliseconds something should, if nothing happens before."""
        table = self.live.table
        due = next_due(table, self.awaited(), at), begins_in(table, self.live.audience.presence, at)
        return min([left for left in due if left is not None], default=None)

    def awaited(self) -> dict[int, int]:
        """The persons whose absence counts: nobody's in an empty room, or where the game goes by post."""
        presence = self.live.audience.presence
        return presence.absent if presence.here and not self._is_by_post() else {}

    def _is_by_post(self) -> bool:
        return is_by_post(self.live.table.agreed().clock)

    # --- bots -----------------------------------------------------------------------------

    def _next_bot(self) -> int | None:
        """The next seat that owes a choice and has nobody to make it."""
        table = self.live.table
        if table.status != "playing":
            return None
        return next((seat for seat in table.owing() if not table.places[seat].is_person()), None)

    async def _think(self, asked: Asked) -> None:
        """The moment of the choice is fixed before a bot has seen a card; until then it may think."""
        bots, window = self.hall.bots, self.hall.bot_window
        await bots.ready()
        if self._asked is not asked:
            return
        asked.alarm = self.hall.time.after(round(1000 * window), lambda: self.spawn(self._choose(asked)))
        job = self.job(asked.seat, self.live.table.places[asked.seat].level)
        option = await bots.choose(job, PATIENCE * window)
        if option is not None:
            asked.thought = Thought(option, is_own=True)
        else:
            asked.thought = Thought(await bots.glance(job), is_own=False)

    async def _choose(self, asked: Asked) -> None:
        try:
            _, is_new = await self.live.commit(asked.drafted)
        except CommandRefused:
            self._set_timer(RETRY)
            return
        finally:
            if self._asked is asked:
                self._asked = None
        if is_new:
            self.live.tell()
        self.drive()

    async def hint(self, seat: int) -> str | None:
        """What a bot would choose here; told at fixed moments, since how busy the bots are is nobody's business."""
        asking = asyncio.ensure_future(self.hall.bots.hint(self.job(seat, "thinking"), HINT_PATIENCE))
        self.hints.add(asking)
        asking.add_done_callback(self.hints.discard)
        try:
            while True:
                await self.hall.time.sleep(round(1000 * self.hall.bot_window))
                if asking.done():
                    return asking.result()
        finally:
            asking.cancel()

    def job(self, seat: int, level: str) -> Job:
        """What a bot that chooses for this seat is told."""
        table = self.live.table
        assert table.state is not None
        return Job(
            setup=table.state.setup.to_data(),
            cards=table.cards.table.text if table.cards is not None else None,
            view=view_to_data(table.view(seat)),
            level=level,
            seed=seed_of(table, seat),
            seconds=self.hall.bot_seconds,
        )


def seed_of(table: Table, seat: int) -> str:
    """Of what a bot leaves to chance: known to nobody, and the same if it is asked again."""
    return digest_of(f"{table.secret}/{seat}/{len(table.choices)}")
