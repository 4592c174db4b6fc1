"""The quick ways: a batch in one statement, and a look at many tables at once."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import msgspec
import pytest
from sqlalchemy import select, text

from tests.hall.store.made import Log, summary
from tests.hall.store.place import Place, run_sql
from wyrmhall.hall.store import Append, BadLog, Row, Store, StoreFailure
from wyrmhall.hall.store.base import NotAtOnce
from wyrmhall.hall.store.onestep import MOST
from wyrmhall.hall.store.postgres import PostgresStore
from wyrmhall.hall.store.reader import Reader
from wyrmhall.hall.store.rows import Ending
from wyrmhall.hall.store.schema import entries, seated, secrets, tables

BREAK = """
SELECT pg_terminate_backend(pid) FROM pg_stat_activity
WHERE datname = current_database() AND pid <> pg_backend_pid()
"""


def evening() -> list[list[Append]]:
    """Two tables: people come, go, take another's seat, and one game ends."""
    cave, hill = Log("cave"), Log("hill")
    opened = msgspec.structs.replace(
        cave.next(b"1", b"2", shown=summary("gathering", players=("ada", ""))), opened_from="one"
    )
    ended = msgspec.structs.replace(summary("finished", players=("bob", "eve")), ending=Ending([1]))
    return [
        [opened, hill.next(b"1", shown=summary("gathering", players=("eve", "eve")))],
        [cave.next(b"3", command="c", shown=summary("playing", players=("ada", "bob")))],
        [hill.next(b"2", shown=summary(private=True, players=("eve", "fay"))), cave.next(b"4", b"5", command="d")],
        [cave.next(b"6", shown=ended), hill.next(b"3", shown=summary(players=()))],
    ]


def everything(store: Store) -> dict[str, list[tuple[object, ...]]]:
    with store.reading() as connection:
        return {
            kept.name: sorted(map(tuple, connection.execute(select(kept))), key=repr)
            for kept in (tables, entries, seated, secrets)
        }


def test_the_quick_way_and_the_slow_way_leave_the_same_behind(place: Place, elsewhere: Place) -> None:
    quick, slow = place.open(), elsewhere.open()
    for batch in evening():
        quick._append_at_once(batch)
        with slow.writing() as connection:
            assert slow._append_each(connection, batch) == [True] * len(batch)
        assert everything(quick) == everything(slow)
    assert quick.verify() == []


@pytest.mark.parametrize("lines", [1, MOST - 1, MOST, MOST + 1, 2 * MOST + 1])
def test_a_batch_of_any_size_is_saved_whole_or_not_at_all(place: Place, lines: int) -> None:
    store = place.open()
    logs = [Log(f"t{number:04}") for number in range(lines)]
    store._append_at_once([log.next(b"1") for log in logs])
    before = everything(store)
    late = Log(logs[-1].table).propose(b"late")
    with pytest.raises(NotAtOnce):
        store._append_at_once([*(log.propose(b"2") for log in logs[:-1]), late])
    assert everything(store) == before
    assert store.append([*(log.next(b"2") for log in logs[:-1]), late]) == [True] * (lines - 1) + [False]
    assert store.verify() == []


def test_nothing_is_added_to_a_log_that_has_lost_its_end(place: Place) -> None:
    store, cave, hill = place.open(), Log("cave"), Log("hill")
    store.append([cave.next(b"1", b"2"), hill.next(b"1")])
    run_sql(store, "DELETE FROM entries WHERE table_id = 'cave' AND seq = 2")
    with pytest.raises(NotAtOnce):
        store._append_at_once([cave.propose(b"3"), hill.propose(b"2")])
    assert store.append([cave.propose(b"3"), hill.next(b"2")]) == [False, True]
    assert [len(store.rows(table)) for table in ("cave", "hill")] == [1, 2]


def test_seats_that_another_hall_has_changed_back_and_forth_are_right(place: Place) -> None:
    store, log = place.open(), Log("cave")
    other = place.another(store)
    for writer, players in ((store, ("ada", "bob")), (other, ("eve",)), (store, ("ada", "bob")), (other, ("bob",))):
        writer._append_at_once([log.next(b"{}", shown=summary(players=players))])
        found = {player for player in ("ada", "bob", "eve") if store.tables_of(player)}
        assert found == set(players)


class Counting:
    """A store that notes how many tables each look was for."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.looks: list[int] = []

    def read_each(self, wanted: Sequence[tuple[str, int]]) -> list[list[Row] | BadLog]:
        self.looks.append(len(wanted))
        return self.store.read_each(wanted)


def test_whoever_asks_meanwhile_is_answered_by_the_next_look(place: Place) -> None:
    store = place.open()
    logs = [Log(f"t{number}") for number in range(9)]
    store.append([log.next(b"1", b"2", b"3") for log in logs])
    run_sql(store, "DELETE FROM entries WHERE table_id = 't4' AND seq = 3")
    counting = Counting(store)

    async def run() -> None:
        reader = Reader(counting)  # type: ignore[arg-type]  # all of a store that a reader needs
        asked = [asyncio.ensure_future(reader.read(log.table, 1)) for log in logs]
        gone = asyncio.ensure_future(reader.read("t1", 0))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.wait(asked)
        found = [each.exception() or [row.body for row in each.result()] for each in asked]
        assert isinstance(found.pop(4), BadLog)
        assert found == [[b"2", b"3"]] * 8
        assert counting.looks == [10]
        assert await reader.read("nowhere", 0) == []
        with pytest.raises(BadLog, match="no summary"):
            await reader.read("nowhere", 1)
        store.close()
        with pytest.raises(StoreFailure):
            await reader.read("t1", 0)
        assert counting.looks == [10, 1, 1, 1]

    asyncio.run(run())


def test_connections_that_break_between_two_statements_stop_nobody(place: Place) -> None:
    if place.is_sqlite:
        pytest.skip("a file has no connections that break")
    store, other, log, hill = place.open(), place.open(), Log("cave"), Log("hill")
    assert isinstance(store, PostgresStore)
    for _ in range(3):
        assert store.append([log.next(b"{}", command=f"c{log.seq}")]) == [True]
        assert store.read_each([("cave", log.seq - 1), ("hill", 0)]) == [[store.read("cave")[-1]], []]
        with other.writing() as connection:
            connection.execute(text(BREAK))
        (rows, _) = store.read_each([("cave", 0), ("hill", 0)])
        assert isinstance(rows, list)
        assert len(rows) == log.seq
        with other.writing() as connection:
            connection.execute(text(BREAK))
    assert store.append([hill.next(b"{}"), log.next(b"{}", command="c1x")]) == [True, True]
    assert store.verify() == []
