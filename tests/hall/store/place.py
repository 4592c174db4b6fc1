"""Where a hall can be: a file, or a PostgreSQL database."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Event
from time import monotonic

from sqlalchemy import text

from tests.patience import PATIENCE
from wyrmhall.hall.store.backup import open_store
from wyrmhall.hall.store.base import Store
from wyrmhall.hall.store.files import connect
from wyrmhall.hall.store.sqlite import SqliteStore


class Place:
    def __init__(self, database: str | Path, folder: Path) -> None:
        self.database = database
        self.folder = folder
        self._opened: list[Store] = []

    @property
    def is_sqlite(self) -> bool:
        return isinstance(self.database, Path)

    def open(self) -> Store:
        store = open_store(self.database, self.folder / "copies")
        self._opened.append(store)
        return store

    def another(self, store: Store) -> Store:
        """A second store on the same database; a file has only one, which two threads then share."""
        return store if self.is_sqlite else self.open()

    def reopen(self, store: Store) -> Store:
        self._opened.remove(store)
        store.close()
        return self.open()

    def close(self) -> None:
        while self._opened:
            self._opened.pop().close()


def run_sql(store: Store, statement: str, **values: object) -> None:
    """Change the database behind the store's back, on a connection of one's own."""
    if isinstance(store, SqliteStore):
        with closing(connect(store.path, "mode=rw")) as other:
            other.execute(statement, values)
        return
    with store.writing() as connection:
        connection.execute(text(statement), values)


def wait_until(is_so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    """Look again and again until it is so."""
    end, pause = monotonic() + seconds, Event()
    while not is_so():
        assert monotonic() < end, f"not so after {seconds:g} s"
        pause.wait(0.01)
