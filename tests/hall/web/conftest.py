"""One hall for the tests that leave no trace in it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.hall.serving import Serving, serving


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    many = [  # all tests are one address, which asks as fast as the machine is
        *("--address-table-burst", "1000"),
        *("--gathering-per-address", "1000"),
        *("--request-burst", "1000000"),
    ]
    with serving(tmp_path_factory.mktemp("hall"), *many) as running:
        yield running
