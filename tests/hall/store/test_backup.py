"""Backup while people play, restore elsewhere, from either database to either."""

from __future__ import annotations

import stat
import threading
from pathlib import Path

import pytest

from tests.hall.store.made import Log, summary
from tests.hall.store.place import Place, run_sql, wait_until
from wyrmhall.hall.store import CannotOpen, Store
from wyrmhall.hall.store.backup import backup, restore, verify
from wyrmhall.hall.store.errors import BadBackup
from wyrmhall.hall.store.sqlite import SqliteReader


def play(store: Store, tables: int = 5, turns: int = 4) -> list[Log]:
    logs = [Log(f"t{number}") for number in range(tables)]
    for turn in range(turns):
        store.append([log.next(b'"%d"' % turn, b"\x00\xff", command=f"c{turn}") for log in logs])
    return logs


def everything(store: Store) -> dict[str, object]:
    return {
        "logs": {table: store.read(table) for table in store.all_tables()},
        "secrets": {table: store.secret(table) for table in store.all_tables()},
        "lists": [store.watchable(), store.tables_of("ada"), store.counts(), store.tables_unfinished()],
        "time": store.hall_time(),
        "kept": store.keep("key", "another"),
    }


def test_a_restored_hall_is_the_same_hall(place: Place, elsewhere: Place, tmp_path: Path) -> None:
    store, file = place.open(), tmp_path / "copy.backup"
    play(store)
    store.beat(123_456)
    store.keep("key", "signs cookies")
    backup(place.database, file)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    used_before = elsewhere.open()  # a hall that was started once, but where nobody played
    used_before.keep("key", "of its own")
    elsewhere.close()
    assert restore(file, elsewhere.database, tmp_path) == []
    assert everything(elsewhere.open()) == everything(store)
    assert verify(elsewhere.database) == []


def test_a_backup_under_load_is_of_one_moment(place: Place, tmp_path: Path) -> None:
    store = place.open()
    logs = play(store, tables=20)
    is_over = threading.Event()
    saved: dict[str, int] = {}

    def go_on() -> None:
        while not is_over.is_set():
            # All tables move in one transaction, so a copy of one moment shows all of them at the same entry.
            assert all(store.append([log.next(b'"more"') for log in logs]))
            saved.update({log.table: log.seq for log in logs})
            store.tidy()

    playing = threading.Thread(target=go_on)
    playing.start()
    try:
        for number in range(5):
            before = dict(saved)
            wait_until(lambda: saved.get("t0", 0) > before.get("t0", 0) + 2)  # noqa: B023
            acknowledged = saved["t0"]
            file = tmp_path / f"{number}.backup"
            backup(place.database, file)
            assert verify(file) == []
            reader = SqliteReader(file)
            lengths = {len(reader.read(log.table)) for log in logs}
            reader.close()
            assert len(lengths) == 1
            assert lengths.pop() >= acknowledged
    finally:
        is_over.set()
        playing.join()
    assert restore(tmp_path / "4.backup", tmp_path / "restored" / "hall.sqlite", tmp_path) == []


def test_a_hall_with_games_is_never_overwritten(place: Place, tmp_path: Path) -> None:
    store, file = place.open(), tmp_path / "copy.backup"
    play(store)
    backup(place.database, file)
    place.close()
    with pytest.raises(BadBackup, match="empty one"):
        restore(file, place.database, tmp_path)
    with pytest.raises(BadBackup, match="never overwrites"):
        backup(place.database, file)
    assert len(place.open().read("t0")) == 8


def test_damage_in_a_backup_is_told_and_the_rest_restored(place: Place, tmp_path: Path) -> None:
    store, file = place.open(), tmp_path / "copy.backup"
    play(store)
    run_sql(store, "UPDATE entries SET body = :body WHERE table_id = 't3' AND seq = 3", body=b"forged")
    assert [line.split(":")[0] for line in verify(place.database)] == ["table t3"]
    backup(place.database, file)
    wrong = restore(file, tmp_path / "restored" / "hall.sqlite", tmp_path)
    assert [line.split(":")[0] for line in wrong] == ["table t3"]


def test_a_forged_summary_is_told(place: Place) -> None:
    store = place.open()
    store.append([Log("cave").next(b"{}", shown=summary())])
    run_sql(store, "UPDATE tables SET seq = 7 WHERE id = 'cave'")
    assert verify(place.database) == ["table cave: its log ends with entry 1, but its summary counts 7"]


@pytest.mark.parametrize("content", [None, b"", b"no backup" * 1000])
def test_what_is_no_backup_is_refused(tmp_path: Path, content: bytes | None) -> None:
    file = tmp_path / "odd"
    if content is not None:
        file.write_bytes(content)
    with pytest.raises(BadBackup):
        restore(file, tmp_path / "hall.sqlite", tmp_path)
    assert not (tmp_path / "hall.sqlite").exists()
    with pytest.raises(CannotOpen):
        verify(file)
