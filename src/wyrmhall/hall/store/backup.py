"""Taking a hall along: backup while people play, restore elsewhere, and checking every log."""

from __future__ import annotations

import tempfile
from pathlib import Path

from sqlalchemy import delete, func, select

from wyrmhall.hall.store.base import Store
from wyrmhall.hall.store.errors import BadBackup, CannotOpen, StoreFailure
from wyrmhall.hall.store.files import copy_file
from wyrmhall.hall.store.migrate import NOTHING, refuse_unreadable, version
from wyrmhall.hall.store.portable import copy_rows, copy_to_file
from wyrmhall.hall.store.postgres import PostgresStore
from wyrmhall.hall.store.schema import VERSION, books, brought, hall, kept, metadata, tables
from wyrmhall.hall.store.sqlite import SqliteReader, SqliteStore


def is_postgres(database: str | Path) -> bool:
    return isinstance(database, str) and database.startswith(("postgresql://", "postgres://", "postgresql+psycopg://"))


def open_store(database: str | Path, copies: Path) -> Store:
    """The store at this URL or in this file; `copies`: where a PostgreSQL hall is copied before its schema changes."""
    if is_postgres(database):
        return PostgresStore.open(str(database), copies)
    return SqliteStore.open(file_of(database))


def file_of(database: str | Path) -> Path:
    """The file of an SQLite database, named by its path or as sqlite:///path."""
    text = str(database)
    if "://" in text and not text.startswith("sqlite:///"):
        raise CannotOpen(
            f"{text.partition('://')[0]}: not a database that the hall knows; use a file or postgresql://…"
        )
    return Path(text.removeprefix("sqlite:///"))


def look(database: str | Path) -> Store:
    """The logs, for reading only, also while a hall uses them, and of an earlier schema too."""
    if is_postgres(database):
        return PostgresStore.look(str(database))
    path = file_of(database)
    if not path.is_file():
        raise CannotOpen(f"{path}: there is no such file.")
    store = SqliteReader(path)
    try:
        with store.reading() as connection:
            refuse_unreadable(connection, str(path))
    except StoreFailure as failure:
        store.close()
        raise CannotOpen(str(failure)) from failure
    return store


def backup(database: str | Path, file: Path) -> None:
    """Write all of a hall, as it is at one moment, to a new file; people can play on meanwhile."""
    if file.exists():
        raise BadBackup(f"{file} is there already; a backup never overwrites.")
    with look(database) as store:
        if isinstance(store, SqliteReader):
            copy_file(store.path, file)
        else:
            with store.reading() as connection:
                if version(connection) != VERSION:
                    raise BadBackup("The hall is of an earlier version: start it once with this one, then back it up.")
                copy_to_file(connection, file)


def restore(file: Path, database: str | Path, copies: Path) -> list[str]:
    """Fill an empty hall from a backup; says what is wrong with the logs, one line for each table."""
    if not file.is_file():
        raise BadBackup(f"{file}: there is no such file.")
    with (
        tempfile.TemporaryDirectory() as folder,
        _open_copy(file, Path(folder) / "backup") as source,
        open_store(database, copies) as store,
    ):
        _fill(store, source)
        return store.verify()


def _open_copy(file: Path, copy: Path) -> Store:
    """A copy of the backup, brought to the schema of today."""
    try:
        with SqliteReader(file) as reader, reader.reading() as connection:
            if version(connection) == NOTHING:
                raise BadBackup("there is no hall in it")
        copy_file(file, copy)
        return SqliteStore.open(copy)
    except (StoreFailure, OSError) as error:
        raise BadBackup(f"{file} cannot be restored here: {error}") from error


def _fill(store: Store, source: Store) -> None:
    with source.reading() as read, store.writing() as write:
        if write.execute(select(func.count()).select_from(tables)).scalar():
            raise BadBackup("There are games in this hall already; restore into an empty one.")
        for table in (kept, hall, brought, books):  # an unused hall has a key and a time of its own
            write.execute(delete(table))
        copy_rows(read, write, metadata)


def verify(database: str | Path) -> list[str]:
    """Check the hash chain of every table: what is wrong, one line for each table."""
    with look(database) as store:
        return store.verify()
