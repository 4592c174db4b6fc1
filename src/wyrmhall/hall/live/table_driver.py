"""What happens at a table by itself: clocks run out, stand-ins step in, bots choose."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from wyrmhall.bots import ADVISER
from wyrmhall.hall import entries as e
from wyrmhall.hall.bots import Job
from wyrmhall.hall.commands import next_due, what_is_due
from wyrmhall.hall.entries import Entries
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.live.attendance import Attendance
from wyrmhall.hall.live.driver import RETRY, Driver
from wyrmhall.hall.live.log import LiveLog
from wyrmhall.hall.live.presence import begins_in, is_by_post
from wyrmhall.hall.places import BOT, PERSON, Place
from wyrmhall.hall.table import Table
from wyrmhall.hall.time import Alarm
from wyrmhall.hall.tokens import digest_of
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import view_to_data
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.play import options
from wyrmhall.kernel.state import SecretDecision, State
from wyrmhall.kernel.together import check_all

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall

PATIENCE = 0.8  # of the time until a bot's choice is due: without an answer by then, it is chosen for the bot
HINT_PATIENCE = 5.0  # seconds


class Thought(NamedTuple):
    """What is to be chosen for a seat: by the bot, or by the hall in its place."""

    option: str | None
    is_own: bool


class Asked:
    """Seats whose choices bots make, all at one moment that nothing hidden can hasten or delay."""

    def __init__(self, table: Table, seats: list[int]) -> None:
        self.decisions = {seat: table.places[seat].decision for seat in seats}
        self.seeds = {seat: seed_of(table, seat) for seat in seats}
        self.thoughts = dict.fromkeys(seats, Thought(None, is_own=False))
        self.alarm: Alarm | None = None

    def stands(self, table: Table, at: int) -> list[int]:
        """The seats whose choices are still to be made, and by nobody else."""
        waiting, places = without_anybody(table, at), table.places
        return [seat for seat in waiting if self.decisions.get(seat) == places[seat].decision]

    def chosen(self, table: Table, at: int) -> Entries:
        return [self._chosen(table, seat) for seat in self.stands(table, at)]

    def _chosen(self, table: Table, seat: int) -> e.Chose | e.ChoseAll:
        """What the person has marked, or else the bot's choice; where it has none, one by lot."""
        assert table.state is not None
        place, thought = table.places[seat], self.thoughts[seat]
        offered = [option.text for option in options(table.state, seat)]
        if place.marked and can_be_taken(table.state, seat, place.marked):
            if len(place.marked) > 1 and not isinstance(table.asked[seat], SecretDecision):
                return e.ChoseAll(seat=seat, options=list(place.marked), by="mark")
            return e.Chose(seat=seat, option=place.marked[0], by="mark")  # in secret one by one, as bots choose
        if thought.option not in offered:
            lot = swift(self.seeds[seat]).below(len(offered))
            return e.Chose(seat=seat, option=offered[lot], by="default")
        return e.Chose(seat=seat, option=thought.option, by=bot_of(place) if thought.is_own else "default")

    def call_off(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
        self.alarm = None  # it refers to this


def without_anybody(table: Table, at: int) -> list[int]:
    """The seats that owe a choice and have nobody to make it: no person, or one whose time for a pick is up."""
    if table.status != "playing":
        return []
    clock = table.agreed().clock
    places = [(seat, table.places[seat]) for seat in table.owing()]
    return [seat for seat, place in places if not place.is_person() or place.is_out_of_time(clock, at)]


def at_once(table: Table, seats: list[int]) -> list[int]:
    """Those of them that bots choose for at the same time: where that is secret, it is no matter who is first."""
    secret = [seat for seat in seats if isinstance(table.asked[seat], SecretDecision)]
    return secret or seats[:1]


def can_be_taken(s: State, seat: int, marked: Sequence[str]) -> bool:
    """Whether what somebody has marked is still possible."""
    try:
        check_all(s, seat, [s.setup.book.option(text) for text in marked])
    except IllegalOption:
        return False
    return True


def bot_of(place: Place) -> e.Whose:
    """As what a bot chooses here."""
    if place.kind == BOT:
        return "bot"
    return "stand-in" if place.stand_in is not None or place.kind != PERSON else "clock"


class TableDriver(Driver[Table]):
    """The clocks of one table, and its bots, one after the other."""

    def __init__(self, hall: Hall, live: LiveLog[Table], attendance: Attendance) -> None:
        super().__init__(hall, live)
        self.attendance = attendance
        self.hints: set[asyncio.Task[str | None]] = set()  # for which bots think
        self._asked: Asked | None = None

    @property
    def table(self) -> Table:
        return self.log.fold

    def drive(self) -> bool:
        """See to it that bots choose and that time runs out for those who keep the others waiting."""
        now = self.hall.time.now()
        if self._asked is not None and not self._asked.stands(self.table, now):
            self._call_off()
        is_ours = super().drive()
        if is_ours and self._asked is None and (seats := at_once(self.table, without_anybody(self.table, now))):
            self._asked = Asked(self.table, seats)
            self.spawn(self._think(self._asked))
        return is_ours

    def is_idle(self) -> bool:
        return super().is_idle() and self._asked is None

    def stop(self) -> None:
        super().stop()
        self._call_off()

    def _call_off(self) -> None:
        if self._asked is not None:
            self._asked.call_off()
            self._asked = None

    # --- clocks ---------------------------------------------------------------------------

    def due(self, table: Table, at: int) -> Entries:
        presence = self.attendance.presence
        if begins_in(table, presence, at) == 0:
            return [e.Called()]
        has_clock = table.agreed().clock.kind != "none" and not self._is_by_post()
        if table.status == "playing" and has_clock and not presence.here and not table.agreed().event:
            return [e.Paused(seat=e.HALL, since=presence.deserted_since)]
        back = [seat for seat in sorted(presence.here) if table.places[seat].stand_in == "away" and not table.is_over()]
        entries: Entries = [e.Returned(seat=seat) for seat in back]
        if table.status == "paused" and table.sleeps and presence.here:
            entries.append(e.Resumed(seat=e.HALL))
        return entries or what_is_due(table, self.awaited(), at)

    def due_in(self, table: Table, at: int) -> int | None:
        due = next_due(table, self.awaited(), at), begins_in(table, self.attendance.presence, at)
        return min([left for left in due if left is not None], default=None)

    def awaited(self) -> dict[int, int]:
        """The persons whose absence counts: nobody's in an empty room, or where the game goes by post."""
        presence = self.attendance.presence
        return presence.absent if presence.here and not self._is_by_post() else {}

    def _is_by_post(self) -> bool:
        return is_by_post(self.table.agreed().clock)

    # --- bots -----------------------------------------------------------------------------

    async def _think(self, asked: Asked) -> None:
        """The moment of the choices is fixed before a bot has seen a card; until then they may think."""
        await self.hall.bots.ready()
        if self._asked is not asked:
            return
        window = round(1000 * self.hall.bot_window)
        asked.alarm = self.hall.time.after(window, lambda: self.spawn(self._choose(asked)))
        for seat in asked.decisions:
            self.spawn(self._think_for(asked, seat))

    async def _think_for(self, asked: Asked, seat: int) -> None:
        bots, job = self.hall.bots, self.job(seat, self.table.places[seat].level)
        option = await bots.choose(job, PATIENCE * self.hall.bot_window)
        if option is not None:
            asked.thoughts[seat] = Thought(option, is_own=True)
        else:
            asked.thoughts[seat] = Thought(await bots.glance(job), is_own=False)

    async def _choose(self, asked: Asked) -> None:
        try:
            is_new = (await self.log.commit(asked.chosen)).is_new
        except CommandRefused:
            self.set_timer(RETRY)
            return
        finally:
            asked.call_off()
            if self._asked is asked:
                self._asked = None
        if is_new:
            self.log.told()
        else:
            self.drive()

    async def hint(self, seat: int) -> str | None:
        """What a bot would choose here; told at fixed moments, since how busy the bots are is nobody's business."""
        asking = asyncio.ensure_future(self.hall.bots.hint(self.job(seat, ADVISER), HINT_PATIENCE))
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
        table = self.table
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
