"""Every store test runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.hall.postgres import PostgresServer, is_wanted
from tests.hall.store.place import Place

KINDS = ["sqlite", "postgres"] if is_wanted() else ["sqlite"]


@pytest.fixture(scope="session")
def server() -> Iterator[PostgresServer]:
    if not is_wanted():
        pytest.skip("WYRMHALL_NO_POSTGRES is set")
    with PostgresServer() as server:
        yield server


@pytest.fixture(params=KINDS)
def place(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """Where a hall can be, empty."""
    place = another(request, request.param, tmp_path / "place")
    yield place
    place.close()


@pytest.fixture(params=KINDS)
def elsewhere(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """A second place, of either kind."""
    place = another(request, request.param, tmp_path / "elsewhere")
    yield place
    place.close()


def another(request: pytest.FixtureRequest, kind: str, folder: Path) -> Place:
    if kind == "sqlite":
        return Place(folder / "hall.sqlite", folder)
    server: PostgresServer = request.getfixturevalue("server")
    return Place(server.new_database(), folder)
