"""What only PostgreSQL has: several halls, restarts of the server, news, locks."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hall.postgres import PostgresServer
from tests.hall.store.made import Log
from tests.hall.store.place import Place, wait_until
from tests.patience import PATIENCE
from wyrmhall.hall.store import CannotOpen, Committer, NotSaved
from wyrmhall.hall.store import postgres as module
from wyrmhall.hall.store.postgres import PostgresStore

RESTARTS = int(os.environ.get("WYRMHALL_RESTARTS", "3"))


@pytest.fixture
def base(server: PostgresServer, tmp_path: Path) -> Iterator[Place]:
    place = Place(server.new_database(), tmp_path)
    yield place
    place.close()


def opened(place: Place) -> PostgresStore:
    store = place.open()
    assert isinstance(store, PostgresStore)
    return store


def test_restarts_under_load_lose_nothing_and_stop_nobody(
    server: PostgresServer, base: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", PATIENCE)  # a busy machine needs long for a restart
    store = base.open()
    logs = [Log(f"t{number}") for number in range(10)]
    saved = dict.fromkeys((log.table for log in logs), 0)
    is_over = threading.Event()

    async def play(committer: Committer, log: Log) -> None:
        try:
            while not is_over.is_set():
                append = log.next(b'"%d"' % log.seq, command=f"c{log.seq}")
                assert await committer.save(append)  # never False: nobody else is there; never NotSaved: it waits
                saved[log.table] = append.rows[-1].seq
        finally:
            is_over.set()

    def disturb() -> None:
        for _ in range(RESTARTS):
            let_them_play()
            server.restart_at_once()
        let_them_play()
        is_over.set()

    def let_them_play() -> None:
        before = dict(saved)
        wait_until(lambda: is_over.is_set() or all(saved[table] > seq + 3 for table, seq in before.items()))

    async def run() -> None:
        committer = Committer(store)
        disturbing = asyncio.get_running_loop().run_in_executor(None, disturb)
        await asyncio.gather(disturbing, *(play(committer, log) for log in logs))
        await committer.close()

    asyncio.run(run())
    assert store.verify() == []
    assert {log.table: len(store.read(log.table)) for log in logs} == saved


def test_a_commit_whose_outcome_nobody_knows_is_settled_by_looking(base: Place) -> None:
    store, other = opened(base), opened(base)
    log = Log("cave")
    mine = log.next(b"1", command="c1")
    assert store.append([mine]) == [True]
    foreign = Log("hill")
    assert other.append([foreign.next(b"theirs")]) == [True]
    # As if the connection had broken just after the commit: the same batch once more.
    fresh = Log("lake").next(b"new")
    assert store._append_again([mine, Log("hill").propose(b"mine"), fresh]) == [True, False, True]
    assert [row.body for row in store.read("cave")] == [b"1"]
    assert store.verify() == []


def test_a_database_that_stays_away_refuses_and_comes_back(
    server: PostgresServer, base: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.3)
    store, log = base.open(), Log("cave")
    assert store.append([log.next(b"1")]) == [True]
    server.stop()
    try:
        with pytest.raises(NotSaved):
            store.append([log.propose(b"2")])
        with pytest.raises(NotSaved):
            store.probe()
        assert not store.drive("cave")
    finally:
        server.start()
    assert store.append([log.next(b"2")]) == [True]
    store.probe()
    assert store.drive("cave")


def test_others_hear_what_one_saves_also_after_a_restart(server: PostgresServer, base: Place) -> None:
    store, other = base.open(), base.open()
    heard: list[tuple[str, int]] = []
    missed: list[None] = []
    own: list[tuple[str, int]] = []
    here: list[tuple[str, list[int]]] = []
    other.listen(
        lambda table, seq: heard.append((table, seq)),
        lambda: missed.append(None),
        lambda table, _, seats: here.append((table, seats)),
    )
    store.listen(lambda table, seq: own.append((table, seq)), lambda: None, lambda *_: None)
    wait_until(lambda: len(missed) == 1)
    cave, hill = Log("cave"), Log("hill")
    store.append([cave.next(b"1", b"2"), hill.next(b"1")])
    assert store.append([cave.propose(b"3"), Log("hill").propose(b"late")]) == [True, False]
    wait_until(lambda: len(heard) == 3)
    assert heard == [("cave", 2), ("hill", 1), ("cave", 3)]
    server.restart_at_once()
    wait_until(lambda: len(missed) == 2)
    store.append([hill.next(b"2")])
    wait_until(lambda: heard[-1] == ("hill", 2))
    store.tell_here({"cave": [0, 2], "hill": []})
    wait_until(lambda: len(here) == 2)
    assert here == [("cave", [0, 2]), ("hill", [])]
    assert own == []


def test_one_hall_drives_a_table_until_it_is_gone(server: PostgresServer, base: Place) -> None:
    first, second = base.open(), base.open()
    assert first.drive("cave")
    assert first.drive("cave")
    assert not second.drive("cave")
    assert second.drive("hill")
    first.let_go("cave")
    assert second.drive("cave")
    assert not first.drive("cave")
    base.reopen(second)
    wait_until(lambda: first.drive("cave"))
    assert first.drive("hill")


def test_after_a_restart_the_first_to_ask_drives(
    server: PostgresServer, base: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = base.open(), base.open()
    assert first.drive("cave")
    server.restart_at_once()
    assert second.drive("cave")
    wait_until(lambda: not first.drive("cave"))


@pytest.mark.parametrize("how", ["off", "local"])
def test_a_careless_setting_is_overruled(server: PostgresServer, base: Place, how: str) -> None:
    import psycopg

    with psycopg.connect(str(base.database), autocommit=True) as connection:
        connection.execute(f"ALTER ROLE hall SET synchronous_commit = {how}")
    try:
        store = base.open()
        with store.writing() as writing:
            assert writing.exec_driver_sql("SHOW synchronous_commit").scalar() == "on"
    finally:
        with psycopg.connect(str(base.database), autocommit=True) as connection:
            connection.execute("ALTER ROLE hall RESET synchronous_commit")


def test_a_server_that_does_not_sync_is_refused(server: PostgresServer, base: Place) -> None:
    import psycopg

    def sync(word: str) -> None:
        with psycopg.connect(str(base.database), autocommit=True) as connection:
            connection.execute(f"ALTER SYSTEM SET fsync = {word}")
            connection.execute("SELECT pg_reload_conf()")

        def is_so() -> bool:
            with psycopg.connect(str(base.database), autocommit=True) as connection:
                return connection.execute("SHOW fsync").fetchone() == (word,)

        wait_until(is_so)

    sync("off")
    try:
        with pytest.raises(CannotOpen, match="fsync"):
            base.open()
    finally:
        sync("on")


def test_an_address_where_nothing_is_gets_one_clear_line(tmp_path: Path) -> None:
    with pytest.raises(CannotOpen, match=r"127\.0\.0\.1") as caught:
        PostgresStore.open("postgresql://hall:hidden@127.0.0.1:1/nothing", tmp_path)
    assert "hidden" not in str(caught.value)


def test_without_psycopg_the_message_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(CannotOpen, match=r"pip install 'wyrmhall\[postgres\]'"):
        PostgresStore.open("postgresql://hall@127.0.0.1/hall", tmp_path)
