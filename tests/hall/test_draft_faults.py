"""A draft under faults: the hall dies at every entry of the log, and what everybody has taken is the same."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.hall.room import Guest, Room, room_in
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire

PICKS = {"kind": "pick", "seconds": 40, "last": 10}
NAMES = ("Ada", "Bea", "Cay")
ROUNDS = 3


class Evening:
    """Ada picks in time, Bea only marks, Cay is cut off; a bot has the fourth seat."""

    def __init__(self, folder: Path, dies_at: int) -> None:
        self.folder = folder
        self.dies_at = dies_at  # as soon as there are so many entries
        self.table = ""

    async def play(self) -> tuple[list[str], int]:
        """What everybody has taken, and how many entries it took."""
        async with room_in(self.folder) as room:
            guests = await room.play(*NAMES, bots=1, game="relay", variant="single", clock=PICKS)
            self.table = guests[0].live.table.id
            await guests[2].go()
            if not await self.draft(room, guests):
                return self.outcome(room, guests[0])
            room.store.beat(room.time.now())
            guests[0].live.audience.viewers.clear()  # killed: nobody has left
        async with room_in(self.folder) as room:
            guests = [Guest(room, name, await room.hall.find(self.table)) for name in NAMES]
            for guest in guests[:2]:
                await guest.come()
            self.dies_at = 10_000
            await self.draft(room, guests)
            return self.outcome(room, guests[0])

    async def draft(self, room: Room, guests: list[Guest]) -> bool:
        """Until all is picked, or the hall has died."""
        ada, bea, _ = guests
        while not self.is_dead(room, ada) and ada.game["facts"]["stage"] < ROUNDS:
            if 0 in ada.game["owing"]:
                await ada.chosen(ada.game["options"][-1]["option"])
            elif 1 in ada.game["owing"] and not bea.shown["marked"]:
                words = {"decision": bea.game["decision"], "options": [bea.game["options"][-1]["option"]]}
                await bea.do(wire.Mark, **words)
            else:
                await room.wait(5)
        return self.is_dead(room, ada)

    def is_dead(self, room: Room, guest: Guest) -> bool:
        return guest.live.table.seq >= self.dies_at

    def outcome(self, room: Room, guest: Guest) -> tuple[list[str], int]:
        logged = room.logged(guest.live)
        chosen = [each.what for each in logged if isinstance(each.what, e.Chose)]
        picks = [f"{each.seat} {each.option}" for each in sorted(chosen, key=lambda each: each.seat)]
        return [pick for pick in picks if "Dig" not in pick], guest.live.table.seq


def drafted(folder: Path, dies_at: int) -> Any:
    folder.mkdir()
    return asyncio.run(Evening(folder, dies_at).play())


@pytest.mark.parametrize("part", range(3))
def test_the_same_is_taken_whenever_the_hall_dies(tmp_path: Path, part: int) -> None:
    taken, entries = drafted(tmp_path / "whole", 10_000)
    assert len(taken) == ROUNDS * 4
    for dies_at in range(10 + part, entries, 3):
        assert drafted(tmp_path / str(dies_at), dies_at)[0] == taken, f"killed after entry {dies_at}"
