"""What a hall hears of the others on its PostgreSQL: junk is ignored, and a hall that is deaf notices and recovers."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from tests.hall.postgres import PostgresServer
from tests.hall.store.made import Log
from tests.hall.store.place import Place, wait_until
from wyrmhall.hall.store import session
from wyrmhall.hall.store.postgres import PostgresStore
from wyrmhall.hall.store.session import CHANNEL

JUNK = [
    "",
    " ",
    "junk",
    "one two",
    "cave 1 2 3",
    "cave  1 x",
    "cave one other",
    "cave -1 other",
    "cave 1.5 other",
    "cave ² other",
    "cave " + "9" * 5000 + " other",
    "cave 99999999999 other",
    "cave here:one other",
    "cave here:-1 other",
    "cave here:0,,1 other",
    "cave here:" + "9" * 5000 + " other",
    "cave here:" + ",".join(["0"] * 3000) + " other",
    "x" * 7999,
    "\n\t\\ \x01 \U0001f409",
    "'; DROP TABLE entries; --",
]


class Hearing:
    """A store that listens, and what it has heard."""

    def __init__(self, place: Place) -> None:
        store = place.open()
        assert isinstance(store, PostgresStore)
        self.store = store
        self.heard: list[tuple[str, int]] = []
        self.here: list[tuple[str, list[int]]] = []
        self.missed = 0
        self.fault: BaseException | None = None  # raised when something is heard, once
        store.listen(self._hear, self._miss, lambda table, _, seats: self.here.append((table, seats)))
        wait_until(lambda: self.missed == 1)

    def _hear(self, table: str, seq: int) -> None:
        if self.fault is not None:
            fault, self.fault = self.fault, None
            raise fault
        self.heard.append((table, seq))

    def _miss(self) -> None:
        self.missed += 1


@pytest.fixture
def base(server: PostgresServer, tmp_path: Path) -> Iterator[Place]:
    place = Place(server.new_database(), tmp_path)
    yield place
    place.close()


def shout(base: Place, payload: str) -> None:
    """Somebody else on the same server notifies."""
    with psycopg.connect(str(base.database), autocommit=True) as connection:
        connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def test_junk_is_counted_and_changes_nothing(base: Place) -> None:
    hall, other = Hearing(base), base.open()
    for junk in JUNK:
        shout(base, junk)
    wait_until(lambda: hall.store.hearing().junk == len(JUNK))
    other.append([Log("cave").next(b"1")])
    other.tell_here({"cave": [0, 12]})
    wait_until(lambda: bool(hall.heard and hall.here))
    assert (hall.heard, hall.here, hall.missed) == ([("cave", 1)], [("cave", [0, 12])], 1)
    assert hall.store.hearing().restarts == 0


@pytest.mark.filterwarnings("ignore::pytest.PytestUnhandledThreadExceptionWarning")
@pytest.mark.parametrize("fault", [ZeroDivisionError("the nest holds Ember"), SystemExit("the nest holds Ember")])
def test_whatever_is_raised_where_it_listens_it_listens_again(
    base: Place, fault: BaseException, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        hall, other, log = Hearing(base), base.open(), Log("cave")
        hall.fault = fault
        other.append([log.next(b"1")])

        def listens_again() -> bool:
            hall.store.tell_here({})  # as with every beat
            return hall.missed == 2

        wait_until(listens_again)
        assert hall.store.hearing().restarts == 1
        other.append([log.next(b"2")])
        wait_until(lambda: hall.heard == [("cave", 2)])
    assert len(caplog.records) == 1
    assert "Ember" not in caplog.text


def test_a_listener_that_loses_its_connection_again_and_again_says_so_once(
    base: Place, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        hall = Hearing(base)
        for times in range(1, 4):
            with psycopg.connect(str(base.database), autocommit=True) as connection:
                connection.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = %s", (f"LISTEN {CHANNEL}",)
                )
            wait_until(lambda wanted=times + 1: hall.missed == wanted)  # type: ignore[misc]
    assert hall.store.hearing().restarts == 3
    assert len(caplog.records) == 1


def test_a_hall_that_does_not_hear_itself_is_deaf_until_it_listens_again(
    base: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, other, log = Hearing(base), base.open(), Log("cave")

    def hears_itself() -> bool:
        hall.store.tell_here({})
        hearing = hall.store.hearing()
        return hearing.echoes > 0 and hearing.is_well

    wait_until(hears_itself)
    (ear,) = hall.store._ears
    monkeypatch.setattr(session, "CHANNEL", "nothing")  # where the next connection would listen
    assert ear._connection is not None
    ear._connection.execute("UNLISTEN *")
    monkeypatch.setattr(session, "DEAF", 0.5)
    other.append([log.next(b"1")])

    def is_deaf() -> bool:
        hall.store.tell_here({})
        return not hall.store.hearing().is_well

    wait_until(is_deaf)
    restarts = hall.store.hearing().restarts
    wait_until(lambda: is_deaf() and hall.store.hearing().restarts > restarts)
    monkeypatch.setattr(session, "CHANNEL", CHANNEL)
    wait_until(lambda: not is_deaf())
    other.append([log.next(b"2")])
    wait_until(lambda: hall.heard == [("cave", 2)])


def test_a_listener_that_has_ended_is_started_again(base: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    hall, other = Hearing(base), base.open()
    (ear,) = hall.store._ears
    ear._is_closed.set()  # as if the thread had died
    ear._thread.join()
    ear._is_closed.clear()
    hall.store.tell_here({})
    wait_until(lambda: hall.missed == 2)
    other.append([Log("cave").next(b"1")])
    wait_until(lambda: hall.heard == [("cave", 1)])
