"""What only SQLite needs: a private file, one hall for it, readers that never write, damage on the disk."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.hall.store.made import Log
from tests.hall.store.place import run_sql
from tests.patience import PATIENCE
from wyrmhall.hall.store import BadLog, CannotOpen, StoreFailure
from wyrmhall.hall.store import sqlite as module
from wyrmhall.hall.store.sqlite import SqliteStore

SECOND = """
import sys
from pathlib import Path
from wyrmhall.hall.store import CannotOpen
from wyrmhall.hall.store.sqlite import SqliteStore
try:
    SqliteStore.open(Path(sys.argv[1])).close()
except CannotOpen as refusal:
    print(refusal)
"""


def open_in_another_process(path: Path) -> str:
    return subprocess.run(
        [sys.executable, "-c", SECOND, str(path)], capture_output=True, text=True, check=True, timeout=PATIENCE
    ).stdout


def test_a_second_hall_on_the_same_file_is_refused_in_one_line(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite"
    with SqliteStore.open(path) as store:
        refusal = open_in_another_process(path)
        assert f"{path} is in use by another hall (process {os.getpid()})" in refusal
        assert refusal.count("\n") == 1
        with pytest.raises(CannotOpen, match="in use"):
            SqliteStore.open(path)
        assert store.append([Log("cave").next(b"{}")]) == [True]
    assert open_in_another_process(path) == ""


def other_names(path: Path, folder: Path) -> dict[str, Path]:
    """The same file by other names."""
    elsewhere = folder / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "symlink.sqlite").symlink_to(path)
    (elsewhere / "chain.sqlite").symlink_to(elsewhere / "symlink.sqlite")
    (elsewhere / "folder").symlink_to(path.parent)
    (elsewhere / "hardlink.sqlite").hardlink_to(path)
    return {
        "symlink": elsewhere / "symlink.sqlite",
        "a symlink to a symlink": elsewhere / "chain.sqlite",
        "a symlink of the folder": elsewhere / "folder" / path.name,
        "a hard link": elsewhere / "hardlink.sqlite",
        "a roundabout path": elsewhere / ".." / path.parent.name / path.name,
        "a relative path": Path(os.path.relpath(path)),
    }


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere hard links are refused")
def test_a_second_hall_is_refused_by_whatever_name_it_opens_the_file(tmp_path: Path) -> None:
    path = tmp_path / "data" / "hall.sqlite"
    with SqliteStore.open(path) as store:
        log = Log("cave")
        for how, name in other_names(path, tmp_path).items():
            assert "is in use by another hall" in open_in_another_process(name), how
            with pytest.raises(CannotOpen, match="in use"):
                SqliteStore.open(name)
            assert store.append([log.next(b"{}")]) == [True], how
        assert fcntl_locks_of(path), "SQLite has kept its own locks"
        files = {file.name for file in (tmp_path / "elsewhere").iterdir()}
        assert not [name for name in files if name.endswith(("-wal", "-shm"))]
    assert open_in_another_process(tmp_path / "elsewhere" / "symlink.sqlite") == ""
    (tmp_path / "elsewhere" / "hardlink.sqlite").unlink()
    with SqliteStore.open(tmp_path / "elsewhere" / "symlink.sqlite") as store:
        assert store.path == path
        assert len(store.read("cave")) == 6
        assert "in use" in open_in_another_process(path)


@pytest.mark.skipif(sys.platform != "linux", reason="a mount of Linux")
def test_a_second_hall_is_refused_through_a_bind_mount(tmp_path: Path) -> None:
    """As when two containers are given the same file."""
    path, mounted = tmp_path / "hall.sqlite", tmp_path / "elsewhere" / "hall.sqlite"
    mounted.parent.mkdir()
    mounted.touch()
    with SqliteStore.open(path):
        if subprocess.run(["mount", "--bind", path, mounted], capture_output=True, check=False).returncode:
            pytest.skip("only root can mount")
        try:
            assert "is in use by another hall" in open_in_another_process(mounted)
        finally:
            subprocess.run(["umount", mounted], check=True)


def fcntl_locks_of(path: Path) -> list[str]:
    """The byte-range locks that this process holds on the file or on its shared memory."""
    numbers = {str(file.stat().st_ino) for file in (path, path.with_name(f"{path.name}-shm"))}
    lines = Path("/proc/locks").read_text().splitlines()
    return [line for line in lines if "POSIX" in line and line.split()[5].rpartition(":")[2] in numbers]


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such modes")
def test_file_and_folder_are_private(tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        with SqliteStore.open(tmp_path / "new" / "folder" / "hall.sqlite") as store:
            store.append([Log("cave").next(b"{}")])
            folder = store.path.parent
            modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}
    finally:
        os.umask(before)
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert set(modes) == {"hall.sqlite", "hall.sqlite-wal", "hall.sqlite-shm", "hall.sqlite.lock"}
    assert set(modes.values()) == {0o600}


def test_the_writer_is_as_careful_as_it_says_and_readers_cannot_write(tmp_path: Path) -> None:
    with SqliteStore.open(tmp_path / "hall.sqlite") as store:
        with store.writing() as connection:
            settings = {
                name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
            }
        assert settings == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1, "busy_timeout": 10_000}
        with pytest.raises(StoreFailure, match="readonly"), store.reading() as connection:
            connection.exec_driver_sql("DELETE FROM kept")
        with store.reading() as connection:
            assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == 0


def test_tidying_keeps_the_write_ahead_log_short(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "CHECKPOINT", 10)
    with SqliteStore.open(tmp_path / "hall.sqlite") as store:
        log = Log("cave")
        for _ in range(300):
            store.append([log.next(b'"%s"' % (b"x" * 500))])
            store.tidy()
        assert (tmp_path / "hall.sqlite-wal").stat().st_size < 1_000_000
        assert len(store.read("cave")) == 300


@pytest.mark.parametrize("content", [b"no database at all, but long enough to look like a file of somebody" * 99])
def test_a_file_of_somebody_else_is_refused_and_left_alone(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(content)
    with pytest.raises(CannotOpen, match="not a database"):
        SqliteStore.open(path)
    assert path.read_bytes() == content


def test_a_database_of_somebody_else_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.sqlite"
    with sqlite3.connect(path) as other:
        other.execute("CREATE TABLE entries (text)")
    other.close()
    content = path.read_bytes()
    with pytest.raises(CannotOpen, match="did not make"):
        SqliteStore.open(path)
    assert path.read_bytes() == content


def test_a_folder_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(CannotOpen, match="cannot be used"):
        SqliteStore.open(tmp_path / "file" / "hall.sqlite")


def test_bits_that_flip_on_the_disk_are_noticed(tmp_path: Path) -> None:
    path = tmp_path / "hall.sqlite"
    tables = [f"table{number:03}" for number in range(40)]
    with SqliteStore.open(path) as store:
        logs = {table: Log(table) for table in tables}
        for _ in range(5):
            store.append([log.next(b'{"of":"%s"}' % (log.table.encode() * 30)) for log in logs.values()])
    sound = path.read_bytes()
    for table in tables[::8]:
        place = sound.rindex(table.encode() * 3)
        path.write_bytes(sound[:place] + bytes([sound[place] ^ 4]) + sound[place + 1 :])
        with SqliteStore.open(path) as store:
            with pytest.raises(BadLog, match=table):
                store.read(table)
            assert len(store.verify()) == 1
            assert all(len(store.read(other)) == 5 for other in tables if other != table)


REPLACE = {
    "body": "UPDATE entries SET body = :value WHERE table_id = 'cave' AND seq = 2",
    "hash": "UPDATE entries SET hash = :value WHERE table_id = 'cave' AND seq = 2",
}


@pytest.mark.parametrize("column", REPLACE)
@pytest.mark.parametrize("value", ["{}", "", 7, -1, 2**63 - 1, 0.5])
def test_an_entry_that_is_no_bytes_is_damage(tmp_path: Path, column: str, value: object) -> None:
    """A column of SQLite holds values of any type, whatever it was declared to hold."""
    with SqliteStore.open(tmp_path / "hall.sqlite") as store:
        cave, hill = Log("cave"), Log("hill")
        store.append([cave.next(b'{"is":"opened"}', b"{}", b'{"is":"ended"}'), hill.next(b'{"is":"opened"}')])
        run_sql(store, REPLACE[column], value=value)
        for after in (0, 1):
            with pytest.raises(BadLog, match="table cave: entry 2 of its log is damaged"):
                store.read("cave", after)
        if column == "hash":
            with pytest.raises(BadLog, match="table cave: entry 3 of its log is damaged"):
                store.read("cave", 2)
        assert len(store.read("hill")) == 1
        assert [line.split(":")[0] for line in store.verify()] == ["table cave"]
