"""A log that is not whole is noticed, whatever is lost of it: the tail, an entry, its summary, its secret."""

from __future__ import annotations

from secrets import token_hex

import pytest

from tests.hall.store.made import Log, summary
from tests.hall.store.place import Place, run_sql
from wyrmhall.hall.store import BadLog, Store
from wyrmhall.hall.store.rows import Append
from wyrmhall.kernel.chance import pledge

SECRET = f"{'0a' * 16}{token_hex(16)}"
OPENING = b'{"seq":1,"what":{"entry":"opened","pledge":"%s"}}' % pledge(SECRET).encode()

DAMAGES = {
    "the tail": ["DELETE FROM entries WHERE table_id = 'cave' AND seq > 3"],
    "all but the first": ["DELETE FROM entries WHERE table_id = 'cave' AND seq > 1"],
    "all entries": ["DELETE FROM entries WHERE table_id = 'cave'"],
    "an entry": ["DELETE FROM entries WHERE table_id = 'cave' AND seq = 3"],
    "the first entry": ["DELETE FROM entries WHERE table_id = 'cave' AND seq = 1"],
    "a number": ["UPDATE entries SET seq = 9 WHERE table_id = 'cave' AND seq = 6"],
    "the count": ["UPDATE tables SET seq = 5 WHERE id = 'cave'"],
    "a hash": ["UPDATE entries SET hash = body WHERE table_id = 'cave' AND seq = 4"],
    "the secret": ["DELETE FROM secrets WHERE table_id = 'cave'"],
    "a digit of the secret": ["UPDATE secrets SET secret = '0' || secret WHERE table_id = 'cave'"],
    "another secret": [
        "UPDATE secrets SET secret = replace(replace(secret, '0', '1'), 'a', 'b') WHERE table_id = 'cave'"
    ],
    "no hexadecimal secret": ["UPDATE secrets SET secret = 'zz' WHERE table_id = 'cave'"],
    "the summary": ["DELETE FROM seated WHERE table_id = 'cave'", "DELETE FROM tables WHERE id = 'cave'"],
    "all but the secret": [
        "DELETE FROM entries WHERE table_id = 'cave'",
        "DELETE FROM seated WHERE table_id = 'cave'",
        "DELETE FROM tables WHERE id = 'cave'",
    ],
}
QUICKLY_SEEN = ["the tail", "all but the first", "all entries", "a number", "the count", "the secret"]


def damage(store: Store, statements: list[str]) -> None:
    """Behind the store's back, and behind that of foreign keys."""
    with store.writing() as connection:
        if connection.dialect.name == "sqlite":
            connection.exec_driver_sql("COMMIT")
            connection.exec_driver_sql("PRAGMA foreign_keys = OFF")
            connection.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            connection.exec_driver_sql("SET LOCAL session_replication_role = replica")
        for statement in statements:
            assert connection.exec_driver_sql(statement.replace("%", "%%")).rowcount


def filled(store: Store) -> dict[str, Log]:
    """Two tables with six entries each, dealt by a secret that their opening pledges."""
    logs = {}
    for table in ("cave", "hill"):
        log = logs[table] = Log(table)
        opening = log.next(OPENING)
        store.append([Append(table, opening.rows, opening.summary, SECRET)])
        for number in range(5):
            store.append([log.next(b'{"is":%d}' % number)])
    return logs


@pytest.mark.parametrize("lost", DAMAGES)
def test_what_is_lost_is_noticed_when_the_table_is_loaded_and_when_the_hall_is_verified(
    place: Place, lost: str
) -> None:
    store = place.open()
    filled(store)
    assert store.verify() == []
    damage(store, DAMAGES[lost])
    for _ in range(2):
        with pytest.raises(BadLog, match="table cave: "):
            store.log("cave")
        whole = store.log("hill")
        assert whole is not None
        assert (len(whole.rows), whole.secret, whole.status) == (6, SECRET, "playing")
        assert [line.split(":")[0] for line in store.verify()] == ["table cave"]
        assert SECRET not in "".join(store.verify())
        assert [*store.suspects()] == (["cave"] if lost in QUICKLY_SEEN else [])
        store = place.reopen(store)


def test_there_is_no_log_of_a_table_that_never_was(place: Place) -> None:
    store = place.open()
    assert store.log("nowhere") is None
    assert store.suspects() == {}


def test_tables_that_are_over_are_not_looked_at_when_a_hall_starts(place: Place) -> None:
    store, log = place.open(), Log("cave")
    store.append([log.next(b"1", b"2", shown=summary("finished"))])
    run_sql(store, "DELETE FROM entries WHERE seq = 2")
    assert store.suspects() == {}
    assert len(store.verify()) == 1


@pytest.mark.parametrize("lost", ["the tail", "all entries", "the count"])
def test_nothing_is_added_to_a_log_whose_last_entry_is_lost(place: Place, lost: str) -> None:
    store = place.open()
    logs = filled(store)
    damage(store, DAMAGES[lost])
    same, other = summary(), summary(players=("eve",))
    for shown in (same, other):
        assert store.append([logs["cave"].propose(b"7", shown=shown)]) == [False]
        assert store.append([logs["cave"].propose(b"7", shown=shown), logs["hill"].next(b"7")]) == [False, True]
    with pytest.raises(BadLog):
        store.read("cave", after=6)
    assert [line.split(":")[0] for line in store.verify()] == ["table cave"]
