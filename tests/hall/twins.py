"""Two halls that differ only in what one viewer may not know: every byte that the viewer is sent is the same in both.

The worlds are those of tests/laws: the same deal but for two cards that have changed places, and what is drawn later
may be something else altogether.  Names, secrets, tokens and times are equal.  The viewer, a spectator and a board look
at both tables; the viewer plays, errs, asks, takes back and loses the connection; the others choose alike, and in
secret whatever they like.  Bots do as they are told, and what a bot in the viewer's place would be given is compared.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hall.room import TABLES, Box, Guest, Room, room_in
from tests.laws.samples import with_house_options
from wyrmhall.hall import wire
from wyrmhall.hall.bots import Job
from wyrmhall.hall.live.attendance import TableViewer
from wyrmhall.hall.live.table import LiveTable
from wyrmhall.hall.live.table_log import summary_of
from wyrmhall.hall.shuffle import key_of
from wyrmhall.kernel.chance import Chance, Keyed, Seed, swift
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import decide, options, owed, owing
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import SecretDecision, State
from wyrmhall.kernel.together import check_all
from wyrmhall.kernel.view import SPECTATOR
from wyrmhall.lab.laws.law import Broken, Law
from wyrmhall.lab.laws.moments import wrong_options
from wyrmhall.lab.laws.twins import (
    Rigged,
    alike_so_far,
    choice_for_both,
    differ,
    first_difference,
    go_on_in_both,
    some_options,
)

LEAK = Law("twin halls", "What a viewer is sent does not depend on what it may not know.", "pairs")
ADDED = "5a" * 32


class Stacked(Rigged):
    """As Rigged; and it tells, as a keyed source does, that something was drawn."""

    def copy(self) -> Chance:
        return Stacked(self.source.copy(), self.left, self.swap)

    def to_data(self) -> list[Seed]:
        return self.source.to_data()


class Turning(Stacked):
    """After the deal that differs, what is drawn may come from another key."""

    def __init__(self, source: Chance, deal: int, swap: tuple[int, int], then: Chance | None) -> None:
        super().__init__(source, deal, swap)
        self.then = then

    def cards(self, source: Chance, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        dealt = super().cards(source, cards, n)
        if self.left == -1 and self.then is not None:
            self.source = self.then.copy()
        return dealt

    def copy(self) -> Turning:
        return Turning(self.source.copy(), self.left, self.swap, self.then)


class World:
    """One of the two halls, with a table at which the same people sit."""

    def __init__(self, room: Room, guests: list[Guest], viewer: int) -> None:
        self.room = room
        self.guests = guests
        self.live: LiveTable = guests[0].live
        self.viewer = viewer
        self.watcher = Guest(room, "Zoe", self.live)
        self.board = Guest(room, "Ada", self.live)
        self.script: list[str] = []  # what bots will choose
        room.bots.choice = lambda job: self.script.pop(0)

    @property
    def state(self) -> State:
        assert self.live.table.state is not None
        return self.live.table.state

    def looker(self) -> Guest:
        return self.watcher if self.viewer == SPECTATOR else self.guests[self.viewer]

    def heard(self) -> list[bytes]:
        """All bytes since the last time, and what nobody has asked for yet."""
        boxes = [guest.box for guest in {self.looker(): 0, self.watcher: 0, self.board: 0}]
        sent = [data for box in boxes for data in box.sent]
        for box in boxes:
            box.clear()
        now = self.room.time.now()
        again = [self.message(None, 0), self.message(self.looker(), 0)]
        listed = msgspec.structs.replace(summary_of(self.live.table), players=[], owing=[])  # not shown to anybody
        return [*sent, *again, msgspec.json.encode([now, listed, self.live.public(), self.feed()])]

    def secrets(self) -> list[str]:
        """What is nobody's to know before the end, and is the same in both worlds."""
        table = self.live.table
        tokens = [text for guest in self.guests for text in (guest.token, guest.player.id) if text]
        hashes = [place.token for place in table.places if place.token]
        return [table.secret, table.key(), ADDED, *tokens, *hashes] if not table.is_over() else []

    def message(self, guest: Guest | None, since: int) -> bytes:
        """What a new socket would be shown."""
        player = guest.player.id if guest is not None and self.viewer != SPECTATOR else ""
        audience = self.live.audience
        return audience.showing(self.live.table).message(TableViewer(Box(), player, wire.Hello(since=since)))

    def feed(self) -> Any:
        """What a bot in the viewer's place would be given."""
        if self.viewer == SPECTATOR or self.live.table.state is None:
            return None
        job: Job = self.live.driver.job(self.viewer, "random")
        return [job.setup, job.view, job.level, job.seconds]


@dataclass
class Tally:
    """How much was compared."""

    tables: int = 0
    pairs: int = 0  # moments at which all bytes were compared
    messages: int = 0
    deeds: Counter[str] = field(default_factory=Counter)
    ends: Counter[str] = field(default_factory=Counter)


class Pair:
    """The two halls, where one table after the other is played."""

    def __init__(self, here: Room, there: Room, lot: Chance, tally: Tally) -> None:
        self.rooms = (here, there)
        self.lot = lot
        self.tally = tally
        self.opened = 0

    def below(self, n: int) -> int:
        return self.lot.below(n)

    async def play(self, setup: Setup, ahead: int) -> None:
        """One table: from the deal on, as long as the viewer cannot tell the worlds apart."""
        viewer = self.below(setup.seats + 1) - 1
        bots = self.below(2) if setup.seats > 2 and viewer != setup.seats - 1 else 0
        self.opened += 1
        worlds = [await self.seated(room, setup, viewer, bots) for room in self.rooms]
        if not self.rig(worlds):
            return
        self.tally.tables += 1
        self.here, self.there = worlds
        for world in worlds:
            for guest in world.guests:
                await guest.come()
            await world.watcher.come()
            await world.board.come(looks_from="board")
        self.tally.ends[await self.begin()] += 1
        await self.play_on(ahead)

    async def play_on(self, ahead: int) -> None:
        for _ in range(ahead):
            self.compare()
            if not self.here.state.waiting or self.here.live.table.status != "playing":
                return
            if await self.something_happens():
                return

    async def seated(self, room: Room, setup: Setup, viewer: int, bots: int) -> World:
        house = dict(word.split("=", 1) for word in setup.house_text().split())
        table: dict[str, Any] = {
            "game": setup.game.name,
            "variant": setup.variant,
            "seats": setup.seats,
            "house": house,
        }
        TABLES[self.rooms[1].folder] = 2 * self.opened  # the same names and secrets in both worlds
        first = await room.open("Ada", bots=["random"] * bots, **table)
        names = ["Bea", "Cay", "Dan", "Eve", "Fay", "Gus", "Hal"][: setup.seats - 1 - bots]
        guests = [first, *[await room.sit(first, name) for name in names]]
        if names:
            await first.do(wire.Start)
        return World(room, guests, viewer)

    def rig(self, worlds: list[World]) -> bool:
        """Deal otherwise in the second world, if that can be hidden from the viewer."""
        here, there = [world.live.table for world in worlds]
        added = [ADDED if place.kind == "person" else "-" for place in here.places]
        key = key_of(here.secret, here.id, added)
        setup = here.set_up(tuple([place.name for place in here.places]))
        honest = Stacked(Keyed(key), -1, (1, 2))
        state = setup.game.start_from(setup, honest.copy(), [])
        for _ in range(20):
            then = Keyed(key_of(here.secret, "other", added)) if self.below(2) else None
            rigged = Turning(Keyed(key), self.below(2), (self.below(1 << 20), self.below(1 << 20)), then)
            dealt = rigged.copy()
            twin = setup.game.start_from(setup, dealt, [])
            if alike_so_far(state, twin, worlds[0].viewer) and (dealt.left >= 0 or differ(state, twin)):
                here.chance = honest.copy  # type: ignore[method-assign]
                there.chance = rigged.copy  # type: ignore[method-assign]
                return True
        return False

    async def in_both(self, deed: Callable[[World], Awaitable[object]]) -> None:
        for world in (self.here, self.there):
            await deed(world)

    async def begin(self) -> str:
        """All add to the shuffle; bots that are asked at once are told what to choose when the cards lie there."""

        async def add(world: World) -> None:
            for guest in world.guests:
                await guest.do(wire.Add, f"add{guest.seat}", value=ADDED)

        for world in (self.here, self.there):
            world.live.hall.is_stopping = True  # bots wait
        await self.in_both(add)
        for world in (self.here, self.there):
            world.live.hall.is_stopping = False
        here, there = self.here.state.copy(), self.there.state.copy()
        parted = self.foresee(here, there)
        if parted:
            return parted
        for world in (self.here, self.there):
            world.live.drive()
            await world.room.settle()
        return "begun"

    # --- one moment -----------------------------------------------------------------------

    def compare(self) -> None:
        """Byte by byte; and what nobody may know before the end is not in them at all."""
        here, there = self.here.heard(), self.there.heard()
        for secret in self.here.secrets():
            if any(secret.encode() in data for data in here):
                raise Broken(LEAK, f"seat {self.here.viewer}: a secret of the table")
        self.tally.pairs += 1
        self.tally.messages += len(here)
        if here != there:
            place = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), -1)
            found = first_difference(here[place], there[place]) if place >= 0 else f"{len(here)} and {len(there)}"
            raise Broken(LEAK, f"seat {self.here.viewer}: {found}")

    async def something_happens(self) -> str:
        """Mostly a choice; otherwise something that the viewer or another might do.  Says if the worlds part then."""
        deeds = [self.err, self.ask, self.undo, self.reconnect, self.interrupt, self.look_again, self.try_together]
        drawn = self.below(20)
        if drawn < len(deeds):
            self.tally.deeds[deeds[drawn].__name__] += 1
            parted = await deeds[drawn]()
        else:
            self.tally.deeds["choose"] += 1
            parted = await self.choose()
        if parted:
            self.tally.ends[parted] += 1
        return parted

    async def choose(self) -> str:
        here, there = self.here.state.copy(), self.there.state.copy()
        drawn = choice_for_both(here, there, self.here.viewer, self.lot)
        if drawn is None:
            return "no choice is possible in both"
        seat, option, twin_option = drawn
        if seat != self.here.viewer and isinstance(owed(there, seat), SecretDecision):
            offered = options(there, seat)
            twin_option = offered[self.below(len(offered))]
        if seat >= len(self.here.guests):
            return ""  # a bot has chosen in secret: it never changes its mind
        decide(here, seat, option)
        decide(there, seat, twin_option)
        parted = go_on_in_both(here, there, self.here.viewer) or self.foresee(here, there)
        if parted:
            return parted
        number = self.below(1 << 30)
        for world, text in ((self.here, option.text), (self.there, twin_option.text)):
            decision = world.live.table.places[seat].decision
            answer = await world.guests[seat].do(wire.Choose, f"n{number}", decision=decision, option=text)
            assert answer["is"] == "done", answer
        return ""

    def foresee(self, here: State, there: State) -> str:
        """What bots will choose in both, as long as they are asked; why the worlds part then, if they do."""
        first = len(self.here.guests)
        while here.waiting and [seat for seat in owing(here) if seat >= first]:
            seat = next(seat for seat in owing(here) if seat >= first)
            offered = [next(each for each in s.waiting if each.seat == seat).options(s) for s in (here, there)]
            common = [option for option in offered[0] if option in offered[1]]
            if not common:
                return "no choice is possible in both"
            option = common[self.below(len(common))]
            for world, s in ((self.here, here), (self.there, there)):
                world.script.append(option.text)
                decide(s, seat, option)
            parted = go_on_in_both(here, there, self.here.viewer)
            if parted:
                return parted
        return ""

    # --- what else viewers do ---------------------------------------------------------------

    async def ask_both(
        self, kind: type[wire.Command] | type[wire.Question], who: int | None = None, **words: Any
    ) -> str:
        """The same message from the viewer, or from this seat, in both worlds."""
        number = self.below(1 << 30)
        answers = []
        for world in (self.here, self.there):
            guest = world.looker() if who is None else world.guests[who]
            answers.append(await guest.do(kind, f"n{number}", **words))
        return str(answers[0].get("code", answers[0]["is"]))

    async def err(self) -> str:
        """Options that are not offered, answers to other questions, notations that do not exist."""
        viewer, table = self.here.viewer, self.here.live.table
        seat = max(viewer, 0)
        decision = max(0, table.places[seat].decision - self.below(2))
        wrong = [option.text for option in wrong_options(self.here.state, seat, self.lot, 2)]
        for text in [*wrong, "Q99"]:
            if text == "Q99" or not self.is_offered(text):
                await self.ask_both(wire.Choose, decision=decision, option=text)
        return ""

    async def try_together(self) -> str:
        """Several choices at once, to learn from the refusal what comes of the first."""
        viewer = self.here.viewer
        offered = options(self.here.state, viewer) if viewer in owing(self.here.state) else []
        if not offered:
            known = self.here.state.setup.book.options
            await self.ask_both(wire.Choose, decision=0, options=[known[0].text, known[-1].text])
            return ""
        first = offered[self.below(len(offered))]
        tried = [first, *some_options(self.here.state, viewer, first, self.lot)]
        if can_be_chosen(self.here.state, viewer, tried) or can_be_chosen(self.there.state, viewer, tried):
            return ""
        decision = self.here.live.table.places[viewer].decision
        code = await self.ask_both(wire.Choose, decision=decision, options=[option.text for option in tried])
        self.tally.deeds[f"together {code}"] += 1
        return ""

    def is_offered(self, text: str) -> bool:
        """In either world: then it is no error."""
        for world in (self.here, self.there):
            if world.viewer != SPECTATOR and text in [o.text for o in world.live.table.view(world.viewer).options]:
                return True
        return False

    async def ask(self) -> str:
        """Why not this card?  What would a bot do?"""
        faces = self.here.state.setup.book.faces
        await self.ask_both(wire.Why, card=faces[self.below(len(faces))])
        if self.below(4) == 0:
            for world in (self.here, self.there):
                world.script.append("nothing")
            if await self.ask_both(wire.Hint) in ("not_seated", "not_your_turn"):
                for world in (self.here, self.there):
                    world.script.pop()
        return ""

    async def undo(self) -> str:
        """The viewer or somebody else takes back, and everybody agrees; bots choose again as they did."""
        if len(self.here.guests) < len(self.here.live.table.places):
            return ""
        who = self.below(len(self.here.guests))
        code = await self.ask_both(wire.Undo, who)
        self.tally.deeds[f"undo {code}"] += 1
        request = self.here.live.table.request
        for seat in request.waits_for if request is not None else ():
            assert request is not None
            await self.ask_both(wire.Consent, seat, undo=request.number, agrees=self.below(4) > 0)
            if self.here.live.table.request is None:
                break
        return ""

    async def reconnect(self) -> str:
        since = self.below(60)

        async def go_and_come(world: World) -> None:
            guest = world.looker()
            guest.live.leave(guest.box)
            sent = guest.box.sent
            await guest.come(since=since)
            guest.box.sent[:0] = sent

        await self.in_both(go_and_come)
        return ""

    async def interrupt(self) -> str:
        """The host pauses, the viewer tries to choose, chat goes on."""
        host = self.here.live.table.host
        await self.ask_both(wire.Pause, host)
        await self.ask_both(wire.Choose, decision=0, option=self.here.state.setup.book.options[0].text)
        await self.ask_both(wire.Say, host, text=f"wait {self.below(100)}")
        await self.ask_both(wire.Resume, host)
        return ""

    async def look_again(self) -> str:
        since = self.below(40)
        await self.ask_both(wire.Sync, since=since)
        await self.ask_both(wire.Lines, before=2 * since)
        return ""


def can_be_chosen(s: State, seat: int, tried: list[Option]) -> bool:
    try:
        check_all(s, seat, tried)
    except IllegalOption:
        return False
    return True


def follow(folder: Path, tables: list[Setup], seed: str, pairs: int, ahead: int = 25) -> Tally:
    """Twin halls, with one table after the other, until so many moments were compared."""
    tally = Tally()

    async def evening() -> None:
        for name in ("here", "there"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        async with room_in(folder / "here") as here, room_in(folder / "there") as there:
            pair = Pair(here, there, swift(seed), tally)
            number = 0
            while tally.pairs < pairs:
                table = tables[number % len(tables)]
                await pair.play(with_house_options(table, f"{seed}/{number}") if number % 2 else table, ahead)
                number += 1

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("wyrmhall.hall.openings.MOST_TABLES", 1000)  # they are left as soon as worlds can be told apart
        asyncio.run(evening())
    return tally
