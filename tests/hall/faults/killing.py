"""kill -9 in the middle of play, again and again, and what is left afterwards."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic
from typing import Any

from tests.hall.faults.crowd import Crowd
from tests.hall.faults.judge import Judge
from tests.hall.serving import Serving
from tests.patience import PATIENCE

# The limits are for strangers; a crowd on one machine is one address.
GENEROUS = {
    "WYRMHALL_SOCKETS_PER_ADDRESS": "100000",
    "WYRMHALL_REQUEST_RATE": "100000",
    "WYRMHALL_REQUEST_BURST": "100000",
    "WYRMHALL_MESSAGE_RATE": "1000",
    "WYRMHALL_MESSAGE_BURST": "1000",
    "WYRMHALL_PLAYER_RATE": "1000",
    "WYRMHALL_PLAYER_BURST": "1000",
    "WYRMHALL_TABLE_RATE": "1000000",
    "WYRMHALL_TABLE_BURST": "100000",
    "WYRMHALL_ADDRESS_TABLE_RATE": "1000000",
    "WYRMHALL_ADDRESS_TABLE_BURST": "100000",
    "WYRMHALL_GATHERING_PER_ADDRESS": "100000",
    "WYRMHALL_CONNECTIONS_PER_ADDRESS": "100000",
}
AT_ONCE = 16  # tables that open at the same time
QUICK = 0.1  # seconds that people think at most
SLOW = 60.0  # seconds that people may think where it matters only that they are there


@dataclass
class Outcome:
    """What a trial found."""

    acknowledged: int = 0
    wrongs: list[str] = field(default_factory=list)
    gaps: list[float] = field(default_factory=list)  # seconds from each fault until the next acknowledged command
    notes: dict[str, float] = field(default_factory=dict)


class Altered(Serving):
    """A hall started by a program of this folder that changes something about it first."""

    program = ""

    def launch(self) -> None:
        script = Path(__file__).with_name(self.program)
        words = [sys.executable, str(script), "serve", "--port", str(self.port), *self.flags]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(words, env=self.environment, stdout=log, stderr=log, cwd=self.home)


class Sabotaged(Altered):
    program = "saboteur.py"  # acknowledges before it saves


class Forgetful(Altered):
    program = "forgetful.py"  # keeps no table in memory that nobody needs


class Impatient(Altered):
    program = "impatient.py"  # does not wait long for those who read nothing


class Talkative(Altered):
    program = "talkative.py"  # everybody may talk without end


class Foreseeable(Altered):
    program = "foreseeable.py"  # deals the same tables each time


def generous(home: Path, *flags: str, kind: type[Serving] = Serving) -> Serving:
    return kind(home, *flags, environment=GENEROUS)


async def first_view(hall: Serving, tables: int) -> Outcome:
    """Kill a hall with so many open tables: how long its next start takes until somebody sees a table, and then all."""
    await asyncio.to_thread(hall.start)
    crowd, outcome = Crowd([hall.port], "first view", (4,)), Outcome()
    crowd.think = SLOW
    try:
        for first in range(0, tables, AT_ONCE):
            await asyncio.gather(*[crowd.open_table(number) for number in range(first, min(first + AT_ONCE, tables))])
        await crowd.play_on(10)
        await crowd.until(lambda: all(guest.is_greeted for guest in crowd.guests), 60, crowd.waiting)
        crowd.is_playing = False
        for number, guest in enumerate(crowd.guests[1:]):
            guest.again = 0.5 + number / len(crowd.guests)  # as the page does: not all at once, and not again at once
        hall.kill()
        views = sum(guest.greetings for guest in crowd.guests)
        began = monotonic()
        hall.launch()
        await crowd.until(lambda: sum(guest.greetings for guest in crowd.guests) > views, 60, crowd.waiting)
        outcome.notes["first_view_seconds"] = monotonic() - began
        await crowd.until(lambda: all(guest.is_greeted for guest in crowd.guests), 60, crowd.waiting)
        outcome.notes["all_views_seconds"] = monotonic() - began
        outcome.notes["sockets"] = len(crowd.guests)
        await crowd.settle(60)
    finally:
        await crowd.leave()
        hall.kill()
    outcome.acknowledged = crowd.acknowledged
    outcome.wrongs = Judge(database_of(hall), crowd).verdict()
    return outcome


def database_of(hall: Serving) -> Path:
    return hall.home / "hall.sqlite"


async def kill_again_and_again(
    hall: Serving,
    kills: int,
    tables: int,
    seed: str,
    told: Callable[[str], None] = lambda text: None,
    patience: float = PATIENCE,
    **wish: Any,
) -> Outcome:
    """Play at so many tables while the hall is killed so many times, at random moments; then wait for all to agree."""
    await asyncio.to_thread(hall.start)
    crowd, outcome = Crowd([hall.port], seed), Outcome()
    judge = Judge(database_of(hall), crowd)
    crowd.think = QUICK
    try:
        await crowd.gather(tables, **wish)
        for number in range(kills):
            await crowd.play_on(1)
            await asyncio.sleep(crowd.random.random() * 0.3)
            hall.kill()
            killed = monotonic()
            if number % 5 == 4:  # somebody comes just now
                crowd.spawn(crowd.gather(1, **wish))
            await asyncio.to_thread(hall.start)
            outcome.gaps.append(await crowd.recover(killed))
            judge.look()
            await replace_finished(crowd, judge, **wish)
            told(f"{number + 1} kills, {crowd.acknowledged} commands acknowledged")
        await crowd.settle(patience)
    except AssertionError as stuck:  # the verdict may say why
        outcome.wrongs.append(str(stuck))
    finally:
        await crowd.leave()
        hall.kill()
    outcome.acknowledged = crowd.acknowledged
    outcome.wrongs += judge.verdict()
    outcome.notes["tables"] = len(crowd.opened)
    outcome.notes["together"] = crowd.together
    return outcome


async def replace_finished(crowd: Crowd, judge: Judge, **wish: Any) -> None:
    """Where a game is over, people leave, and others begin a new one."""
    over = crowd.finished()
    if over:
        judge.part(over)
        crowd.part(over)
        await crowd.gather(len(over), **wish)
