"""A private PostgreSQL for the faults that need one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.hall.postgres import PostgresServer, is_wanted


@pytest.fixture(scope="module")
def server() -> Iterator[PostgresServer]:
    if not is_wanted():
        pytest.skip("WYRMHALL_NO_POSTGRES is set")
    with PostgresServer() as server:
        yield server
