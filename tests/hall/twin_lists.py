"""Two halls that differ only in what one rider has brought: every byte to everybody else is the same in both.

From the moment when people gather: the rider brings a list, another one, one that is refused, and the usual one again;
then the game is played, as in tests/hall/twins.py, as long as nothing was shown that only one of the lists has.  What
everybody sees of a list is its pledge, which must be the right one for list and salt, and is compared no further.
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import msgspec
import pytest

from tests.hall.room import TABLES, Guest, Room, room_in
from tests.hall.twins import LEAK, Pair, Tally, World
from tests.toy.decks import COPIES, DECKS, LEAST, MOST
from tests.work import calls_made
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.live.table_log import summary_of
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.lists import pledge_of_list
from wyrmhall.kernel.view import SPECTATOR
from wyrmhall.lab.laws.law import Broken

PLEDGE = re.compile(rb'brought":"([0-9a-f]{64})"')  # of a seat, or by its place in what has changed
RIDER = 0  # who brings the lists that differ; all others look on
Cards = list[str]


def some_list(lot: Chance) -> Cards:
    """One that the rules allow, in any order."""
    faces = DECKS.book_of(None).faces
    stock = tuple(range(len(faces))) * COPIES
    size = LEAST + lot.below(MOST - LEAST + 1)
    return [faces[card] for card in lot.shuffle(stock)[:size]]


class Riders(World):
    """A hall where one rider brings what the others shall not learn."""

    def __init__(self, room: Room, guests: list[Guest], viewer: int) -> None:
        super().__init__(room, guests, viewer)
        self.calls = 0  # of functions, while the viewer's messages were made

    def lists(self) -> list[e.Brought]:
        """All that were brought so far."""
        return [each.what for each in self.room.logged(self.live) if isinstance(each.what, e.Brought)]

    def heard(self) -> list[bytes]:
        table, showing = self.live.table, self.live.audience.showing(self.live.table)
        self.calls = calls_made(lambda: showing.of_table.message(self.viewer, 0, None))
        honest = {pledge_of_list(each.salt, each.cards) for each in self.lists() if each.cards is not None}
        sent = super().heard() if table.state is not None else self.heard_before()
        return [PLEDGE.sub(lambda found: veiled(found, honest), data) for data in sent]

    def heard_before(self) -> list[bytes]:
        """Before there is a game."""
        boxes = [guest.box for guest in {self.looker(): 0, self.watcher: 0, self.board: 0}]
        sent = [data for box in boxes for data in box.sent]
        for box in boxes:
            box.clear()
        listed = msgspec.structs.replace(summary_of(self.live.table), players=[], owing=[])  # not shown to anybody
        again = [self.message(None, 0), self.message(self.looker(), 0)]
        return [*sent, *again, msgspec.json.encode([listed, self.live.public()])]

    def secrets(self) -> list[str]:
        salts = [each.salt for each in self.lists() if each.salt]
        return [*salts, *super().secrets()] if not self.live.table.is_over() else []


def veiled(found: re.Match[bytes], honest: set[str]) -> bytes:
    """That there is a pledge; one that is none of a list with its salt is left as it is."""
    return b'brought":"pledge"' if found.group(1).decode() in honest else found.group()


class ListPair(Pair):
    """The two halls; what the rider brings is drawn anew for each table, and for each of the two."""

    here: Riders
    there: Riders

    async def play_lists(self, seats: int, ahead: int) -> None:
        viewer = [SPECTATOR, *range(1, seats)][self.below(seats)]
        bots = self.below(2) if seats > 2 and viewer != seats - 1 else 0
        self.opened += 1
        self.tally.tables += 1
        self.here, self.there = [await self.gather(room, seats, viewer, bots) for room in self.rooms]
        await self.bring_this_and_that()
        self.compare()
        await self.ask_both(wire.Start, self.here.live.table.host)
        self.compare()
        self.tally.ends[await self.begin()] += 1
        await self.play_on(ahead)

    async def gather(self, room: Room, seats: int, viewer: int, bots: int) -> Riders:
        TABLES[self.rooms[1].folder] = 2 * self.opened  # the same names and secrets in both worlds
        first = await room.open("Ada", game=DECKS.name, seats=seats, bots=["random"] * bots)
        names = ["Bea", "Cay"][: seats - 1 - bots]
        world = Riders(room, [first, *[await room.sit(first, name) for name in names]], viewer)
        await world.watcher.come()
        await world.board.come(looks_from="board")
        return world

    async def bring_this_and_that(self) -> None:
        """Lists of different contents, sizes and orders; where it is the same list, the order differs."""
        common = some_list(self.lot)
        for _ in range(1 + self.below(3)):
            await self.bring(some_list(self.lot), some_list(self.lot))
        if self.below(2):
            await self.bring(common, [*common[::-1]])
        self.compare()
        if self.below(3) == 0:
            await self.bring(["Ember"] * 30, ["Wyvern"])
            self.compare()
        if self.below(3) == 0:
            await self.bring(None, None)
            self.compare()
        await self.bring(common, self.like(common))
        if self.below(2):
            await self.ask_both(wire.Bring, self.here.viewer if self.here.viewer >= 0 else 1, cards=common)

    def like(self, common: Cards) -> Cards:
        """A list with some of the same cards, so that the worlds can be played on for a while."""
        other = [*common]
        for _ in range(1 + self.below(3)):
            for card in some_list(self.lot):
                if other.count(card) < COPIES and card not in common and len(other) < MOST:
                    other.insert(self.below(len(other)), card)
                    break
        if len(other) > LEAST and self.below(2):
            del other[self.below(len(other))]
        return other

    async def bring(self, here: Cards | None, there: Cards | None) -> None:
        number = self.below(1 << 30)
        for world, cards in ((self.here, here), (self.there, there)):
            answer = await world.guests[RIDER].do(wire.Bring, f"n{number}", cards=cards)
        self.tally.deeds[f"bring {answer['is']}"] += 1

    def compare(self) -> None:
        super().compare()
        if self.here.calls != self.there.calls:
            raise Broken(LEAK, f"time: {self.here.calls} calls against {self.there.calls}")


def follow_lists(folder: Path, seed: str, pairs: int, ahead: int = 25) -> Tally:
    """Twin halls, with one table after the other, until so many moments were compared."""
    tally = Tally()

    async def evening() -> None:
        for name in ("here", "there"):
            (folder / name).mkdir(parents=True, exist_ok=True)
        async with room_in(folder / "here") as here, room_in(folder / "there") as there:
            pair = ListPair(here, there, swift(seed), tally)
            while tally.pairs < pairs:
                await pair.play_lists(2 + tally.tables % 2, ahead)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("wyrmhall.hall.openings.MOST_TABLES", 1000)  # they are left as soon as worlds can be told apart
        asyncio.run(evening())
    return tally
