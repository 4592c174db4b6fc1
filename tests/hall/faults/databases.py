"""One database and several halls, or a database that goes away: what is left afterwards."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

from tests.hall.faults.crowd import Crowd
from tests.hall.faults.judge import Judge
from tests.hall.faults.killing import Outcome, generous, replace_finished
from tests.hall.postgres import PostgresServer
from tests.hall.serving import Serving

TALKATIVE = 0.9  # at a table where everybody talks at once, somebody is always second


@contextmanager
def halls(
    home: Path, database: str, number: int, *flags: str, kind: type[Serving] = Serving
) -> Iterator[list[Serving]]:
    """So many halls on one database, all of them open."""
    opened = [generous(home / str(each), "--database", database, *flags, kind=kind) for each in range(number)]
    try:
        for hall in opened:
            hall.start()
        yield opened
    finally:
        for hall in opened:
            if hall.process is not None and hall.process.poll() is None:
                hall.process.send_signal(signal.SIGCONT)
                hall.kill()


async def restart_database(hall: Serving, server: PostgresServer, database: str, times: int, tables: int) -> Outcome:
    """PostgreSQL crashes and comes back while people play; the hall stays where it is."""
    crowd, outcome = Crowd([hall.port], "restarts"), Outcome()
    judge = Judge(database, crowd)
    try:
        await crowd.gather(tables)
        for _ in range(times):
            await crowd.play_on(20)
            await asyncio.to_thread(server.restart_at_once)
            outcome.gaps.append(await crowd.recover(monotonic()))
            await replace_finished(crowd, judge)
        await crowd.settle()
    finally:
        await crowd.leave()
    assert hall.process is not None
    if hall.process.poll() is not None:
        outcome.wrongs.append("the hall ended when its database went away")
    return judged(outcome, judge)


async def race(opened: Sequence[Serving], database: str, commands: int, tables: int = 1) -> Outcome:
    """People at different halls, all at the same few tables, until so many commands are acknowledged."""
    crowd, outcome = Crowd([hall.port for hall in opened], "race", (4,)), Outcome()
    judge = Judge(database, crowd)
    crowd.chatty = TALKATIVE
    began = monotonic()
    try:
        await crowd.gather(tables)
        while crowd.acknowledged < commands:
            await crowd.play_on(1)
            await replace_finished(crowd, judge)
        outcome.notes["commands_per_second"] = crowd.acknowledged / (monotonic() - began)
        await crowd.settle()
    finally:
        await crowd.leave()
    outcome.notes["races_lost"] = sum(hall.metric("wyrmhall_commit_races_lost_total") for hall in opened)
    return judged(outcome, judge)


async def freeze(opened: Sequence[Serving], database: str, times: int, seconds: float, tables: int) -> Outcome:
    """One hall after the other stands still for a while, and goes on as if nothing had happened."""
    crowd, outcome = Crowd([hall.port for hall in opened], "frozen", (4, 3)), Outcome()
    judge = Judge(database, crowd)
    try:
        await crowd.gather(tables, bots=["random"], grace=86_400)
        for number in range(times):
            await crowd.play_on(20)
            frozen = opened[number % len(opened)]
            os.kill(frozen.pid, signal.SIGSTOP)
            await asyncio.sleep(seconds)  # the fault itself, not a wait for something
            os.kill(frozen.pid, signal.SIGCONT)
            outcome.gaps.append(await crowd.recover(monotonic()))
            await replace_finished(crowd, judge)
        await crowd.settle()
    finally:
        await crowd.leave()
    return judged(outcome, judge)


async def restart_in_turn(opened: Sequence[Serving], database: str, times: int, tables: int) -> Outcome:
    """SIGTERM to one hall after the other, each starts again on its port."""
    crowd, outcome = Crowd([hall.port for hall in opened], "rolling"), Outcome()
    judge = Judge(database, crowd)
    try:
        await crowd.gather(tables)
        for number in range(times):
            await crowd.play_on(20)
            hall = opened[number % len(opened)]
            code = await asyncio.to_thread(hall.stop)
            if code != 0:
                outcome.wrongs.append(f"a hall that was asked to stop ended with {code}: {hall.output()[-500:]}")
            since = monotonic()
            await asyncio.to_thread(hall.start)
            outcome.gaps.append(await crowd.recover(since))
            await replace_finished(crowd, judge)
        await crowd.settle()
    finally:
        await crowd.leave()
    return judged(outcome, judge)


def judged(outcome: Outcome, judge: Judge) -> Outcome:
    outcome.acknowledged = judge.crowd.acknowledged
    outcome.wrongs += judge.verdict()
    return outcome


async def take_over(opened: Sequence[Serving], database: str) -> Outcome:
    """The hall that drives a table's bots is killed while it is their turn; the other must go on with them."""
    first, second = opened
    crowd, outcome = Crowd([first.port], "take over", (4,)), Outcome()
    judge = Judge(database, crowd)
    crowd.chatty = 0
    try:
        (guest,) = await crowd.open_table(0, bots=["random"] * 3)
        await crowd.until(lambda: guest.shown.get("game"), 30, crowd.waiting)
        guest.visitor.port = second.port
        guest.cut()
        await crowd.play_on(1)
        first.kill()
        outcome.gaps.append(await crowd.recover(monotonic()))
        await crowd.settle()
    finally:
        await crowd.leave()
    return judged(outcome, judge)
