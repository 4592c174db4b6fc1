"""The committer: group commit, honest answers, and a thread that lives on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from threading import Event

import pytest

from tests.hall.store.made import Log, summary
from tests.hall.store.place import Place, run_sql
from wyrmhall.hall.store import Append, Committer, NotSaved, Row, Store


def with_committer(store: Store, play: Callable[[Committer], Awaitable[None]]) -> Committer:
    async def run() -> Committer:
        committer = Committer(store)
        try:
            await play(committer)
        finally:
            await committer.close()
        return committer

    return asyncio.run(run())


def test_whatever_waits_is_saved_in_few_transactions(place: Place) -> None:
    store = place.open()
    logs = [Log(f"t{number:03}") for number in range(100)]

    async def play(committer: Committer) -> None:
        for turn in range(5):
            saved = await asyncio.gather(*(committer.save(log.next(b"%d" % turn)) for log in logs))
            assert saved == [True] * 100

    tally = with_committer(store, play).tally
    assert (tally.appends, tally.rows, tally.lost, tally.failed) == (500, 500, 0, 0)
    assert tally.commits < 100
    assert tally.largest > 20
    assert 0 < tally.slowest <= tally.seconds
    assert store.verify() == []


def test_tables_that_save_in_quick_succession_wait_for_each_other_and_one_alone_does_not(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wyrmhall.hall.store.committer.ROUND", 3600.0)
    store, paused, goes_on = place.open(), Event(), Event()

    def pause(seconds: float) -> None:
        paused.set()
        assert goes_on.wait(10)

    async def run() -> Committer:
        committer, cave, tower, mill = Committer(store, pause), Log("cave"), Log("tower"), Log("mill")
        assert await committer.save(cave.next(b"1"))
        assert await committer.save(cave.next(b"2"))  # alone
        assert not paused.is_set()
        first = asyncio.ensure_future(committer.save(tower.next(b"1")))
        assert await asyncio.to_thread(paused.wait, 10)
        second = asyncio.ensure_future(committer.save(mill.next(b"1")))
        await asyncio.sleep(0)
        goes_on.set()
        assert all(await asyncio.gather(first, second))
        await committer.close()
        return committer

    tally = asyncio.run(run()).tally
    assert (tally.commits, tally.largest) == (3, 2)


def test_each_gets_its_own_answer(place: Place) -> None:
    store = place.open()
    good, late, odd = Log("good"), Log("late"), Log("odd")
    unstorable = Append("odd", (Row(1, 0, 0, "\ud800", b"{}", odd.propose(b"{}").rows[0].hash),), summary())

    async def play(committer: Committer) -> None:
        assert await committer.save(late.propose(b"first"))
        saved = await asyncio.gather(
            committer.save(good.next(b"1")),
            committer.save(late.propose(b"second")),
            committer.save(unstorable),
            committer.save(good.next(b"2")),
            return_exceptions=True,
        )
        assert (saved[0], saved[1], saved[3]) == (True, False, True)
        assert isinstance(saved[2], NotSaved)
        assert saved[2].code == "not_saved"

    tally = with_committer(store, play).tally
    assert (tally.appends, tally.lost, tally.failed) == (3, 1, 1)
    assert store.all_tables() == ["good", "late"]


def test_it_lives_on_when_the_database_fails(place: Place) -> None:
    store, log = place.open(), Log("cave")

    async def play(committer: Committer) -> None:
        assert await committer.save(log.next(b"1"))
        run_sql(store, "ALTER TABLE entries RENAME TO gone")
        with pytest.raises(NotSaved):
            await committer.save(log.propose(b"2"))
        run_sql(store, "ALTER TABLE gone RENAME TO entries")
        assert await committer.save(log.next(b"2"))

    with_committer(store, play)
    assert [row.body for row in store.read("cave")] == [b"1", b"2"]


def test_closing_saves_what_waits_and_then_refuses(place: Place) -> None:
    store = place.open()

    async def run() -> None:
        committer, log = Committer(store), Log("cave")
        waiting = [asyncio.ensure_future(committer.save(log.next(b"%d" % number))) for number in range(50)]
        await asyncio.sleep(0)
        await committer.close()
        assert await asyncio.gather(*waiting) == [True] * 50
        assert committer.waiting == 0
        with pytest.raises(NotSaved):
            await committer.save(log.propose(b"late"))
        await committer.close()

    asyncio.run(run())
    assert len(store.read("cave")) == 50


def test_whoever_goes_away_before_the_answer_disturbs_nobody(place: Place) -> None:
    store, gone, there = place.open(), Log("gone"), Log("there")

    async def play(committer: Committer) -> None:
        leaver = asyncio.ensure_future(committer.save(gone.next(b"{}")))
        await asyncio.sleep(0)
        leaver.cancel()
        assert await committer.save(there.next(b"{}"))

    with_committer(store, play)
    assert store.all_tables() == ["gone", "there"]
