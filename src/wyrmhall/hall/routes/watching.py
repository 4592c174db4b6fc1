"""For operators and their programs: health, numbers, and the description of the interface."""

from __future__ import annotations

import asyncio
from functools import cache
from pathlib import Path
from typing import Any

from litestar import MediaType, Response, get

from wyrmhall.hall.front import Front
from wyrmhall.hall.hall import Hall
from wyrmhall.hall.metrics import written
from wyrmhall.hall.problems import problem
from wyrmhall.hall.store import StoreFailure

DESCRIPTION = Path(__file__).parents[1] / "openapi.json"


@get("/healthz", media_type=MediaType.TEXT, include_in_schema=False)
async def healthz(front: Front) -> Response[Any]:
    """Green only if a move could be saved now; damaged tables are named, but the others can play."""
    if front.is_stopping:
        return problem("restarting", "the hall is restarting")
    if not await front.health.can_save():
        return problem("not_saved", "nothing can be saved now")
    if not front.store.hearing().is_well:
        return problem("deaf", "this hall does not hear the others on its database, and may show old tables")
    damaged = len(front.hall.damage.tables)
    found = f"damaged tables: {damaged}; see the log\n" if damaged else ""
    return Response(f"ok\n{found}", media_type=MediaType.TEXT)


@get("/metrics", media_type="text/plain; version=0.0.4; charset=utf-8", include_in_schema=False)
async def metrics(front: Front) -> str:
    """What is counted; the numbers of tables are asked of the database."""
    try:
        tables, books = await asyncio.to_thread(lambda: (front.store.counts(), front.store.shelf.size()))
    except StoreFailure:
        tables, books = {}, 0
    return (
        front.metrics.text() + "\n".join([*of_hall(front, tables, books), *of_storage(front), *of_bots(front)]) + "\n"
    )


def of_hall(front: Front, tables: dict[str, int], books: int) -> list[str]:
    hall, entrance = front.hall, front.entrance
    by_kind = {(kind,): count for kind, count in hall.counters.commands.items()}
    by_code = {(code,): count for code, count in hall.counters.refusals.items()}
    return [
        *written("wyrmhall_sockets", "Sockets that are open.", "gauge", (), {(): front.sockets.total}),
        *written("wyrmhall_connections", "Connections without a socket.", "gauge", (), {(): entrance.waiting.total}),
        *written("wyrmhall_connections_refused_total", "Connections cut.", "counter", (), {(): entrance.refused}),
        *written(
            "wyrmhall_tasks", "Tasks, but for those of tables.", "gauge", (), {(): len(tasks_beside_tables(hall))}
        ),
        *written("wyrmhall_tables", "Tables.", "gauge", ("status",), {(name,): n for name, n in tables.items()}),
        *written("wyrmhall_tables_damaged", "Damaged ones.", "gauge", (), {(): len(hall.damage.tables)}),
        *written("wyrmhall_tables_in_memory", "Tables in memory.", "gauge", (), {(): len(hall.tables)}),
        *written("wyrmhall_books", "Card tables that players have brought.", "gauge", (), {(): books}),
        *written("wyrmhall_commands_total", "Commands obeyed.", "counter", ("kind",), by_kind),
        *hall.counters.seconds.text(),
        *written("wyrmhall_refusals_total", "Commands and questions refused.", "counter", ("code",), by_code),
    ]


def tasks_beside_tables(hall: Hall) -> set[asyncio.Task[Any]]:
    """Those of tables end when a bot has its answer, and everybody may read this: a forced choice needs no thought."""
    at_tables = [live.driver.tasks | live.driver.hints for live in hall.tables.values()]
    return asyncio.all_tasks().difference(hall.bots.tasks(), *at_tables)


def of_storage(front: Front) -> list[str]:
    tally, hearing = front.hall.committer.tally, front.store.hearing()
    return [
        *written("wyrmhall_hears", "Whether other halls are heard.", "gauge", (), {(): int(hearing.is_well)}),
        *written("wyrmhall_listened_again_total", "Times they were not.", "counter", (), {(): hearing.restarts}),
        *written("wyrmhall_news_junk_total", "News that was none.", "counter", (), {(): hearing.junk}),
        *written("wyrmhall_commits_total", "Batches saved.", "counter", (), {(): tally.commits}),
        *written("wyrmhall_commit_seconds_total", "Time spent on them.", "counter", (), {(): tally.seconds}),
        *written("wyrmhall_commit_seconds_slowest", "The slowest.", "gauge", (), {(): tally.slowest}),
        *written("wyrmhall_commit_rows_total", "Entries saved.", "counter", (), {(): tally.rows}),
        *written("wyrmhall_commit_batch_largest", "Appends in the largest.", "gauge", (), {(): tally.largest}),
        *written("wyrmhall_commit_races_lost_total", "Races lost.", "counter", (), {(): tally.lost}),
        *written("wyrmhall_commit_failures_total", "Appends not saved.", "counter", (), {(): tally.failed}),
        *written("wyrmhall_commits_waiting", "Appends that wait.", "gauge", (), {(): front.hall.committer.waiting}),
    ]


def of_bots(front: Front) -> list[str]:
    """Not how long they thought nor how many wait: everybody may read this, and a forced choice needs no thought."""
    bots = front.hall.bots
    by_reason = {(reason,): count for reason, count in bots.counts.failures.items()}
    return [
        *written("wyrmhall_bot_jobs_total", "Choices that bots were asked for.", "counter", (), {(): bots.counts.jobs}),
        *written("wyrmhall_bot_failures_total", "Those without an answer.", "counter", ("reason",), by_reason),
        *written("wyrmhall_bot_starts_total", "Bot processes started.", "counter", (), {(): bots.counts.starts}),
    ]


@get("/openapi.json", include_in_schema=False)
async def description() -> Response[bytes]:
    return Response(described(), media_type=MediaType.JSON)


@cache
def described() -> bytes:
    """As tools/describe.py has written it down."""
    return DESCRIPTION.read_bytes()
