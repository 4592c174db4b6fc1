"""What every store promises, on SQLite and on PostgreSQL."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

import msgspec
import pytest
from sqlalchemy import text

from tests.hall.store.made import Log, summary
from tests.hall.store.place import Place, run_sql
from wyrmhall.hall.store import Append, BadLog, CannotOpen, NotSaved, Store, StoreFailure
from wyrmhall.hall.store.errors import Unstorable
from wyrmhall.hall.store.rows import Ending, Row

ODD = [
    "",
    "\x00",
    "é",
    "e\u0301",
    "\U0001f409",
    "\u202e",
    "\ufffd",
    "'; DROP TABLE entries; --",
    "%s :x %(y)s",
    "\n\t\\",
]


def test_a_log_is_read_as_it_was_written_also_after_reopening(place: Place) -> None:
    store, log = place.open(), Log("cave")
    first, second = log.next(b'{"is":"opened"}', command="c1"), log.next(b"{}", b"[]", command="c2")
    assert store.append([first]) == [True]
    assert store.append([second]) == [True]
    for _ in range(2):
        assert store.read("cave") == [*first.rows, *second.rows]
        assert store.read("cave", after=1) == list(second.rows)
        assert store.read("cave", after=3) == []
        assert store.secret("cave") == "secret of cave"
        assert store.read("nowhere") == []
        assert store.secret("nowhere") is None
        assert store.verify() == []
        store = place.reopen(store)


def test_a_taken_number_a_taken_command_and_a_gap_are_lost_races(place: Place) -> None:
    store, log = place.open(), Log("cave")
    assert store.append([log.next(b"1", command="c1")]) == [True]
    too_late = Log("cave").propose(b"other", command="c9")
    doubled = log.propose(b"2", command="c1")
    early = Log("cave", seq=5, head=log.head).propose(b"6")
    nowhere = Log("nowhere", seq=3).propose(b"4")
    assert store.append([too_late]) == [False]
    assert store.append([doubled]) == [False]
    assert store.append([early]) == [False]
    assert store.append([nowhere]) == [False]
    assert store.append([log.next(b"2", command="c2")]) == [True]
    assert [row.body for row in store.read("cave")] == [b"1", b"2"]
    assert store.verify() == []


def test_one_lost_race_does_not_spoil_the_batch_and_is_wholly_undone(place: Place) -> None:
    store = place.open()
    logs = [Log(f"t{number}") for number in range(5)]
    assert store.append([log.next(b"1", command="c1") for log in logs]) == [True] * 5
    lost = logs[2].propose(b"2", b"3", command="c1", shown=summary("finished", players=("eve",)))
    batch = [lost if log is logs[2] else log.next(b"2", b"3", command="c2") for log in logs]
    assert store.append(batch) == [True, True, False, True, True]
    assert [len(store.read(log.table)) for log in logs] == [3, 3, 1, 3, 3]
    assert store.tables_of("eve") == []
    assert store.counts() == {"playing": 5}


def test_several_appends_of_one_table_in_one_batch_are_saved_in_order(place: Place) -> None:
    store, log = place.open(), Log("cave")
    assert store.append([log.next(b"%d" % number) for number in range(4)]) == [True] * 4
    assert [row.body for row in store.read("cave")] == [b"0", b"1", b"2", b"3"]


@pytest.mark.parametrize("workers", [2, 4])
def test_whoever_races_on_a_table_there_is_no_fork(place: Place, workers: int) -> None:
    first = place.open()
    stores = [first, *(place.another(first) for _ in range(workers - 1))]
    tables = [f"t{number}" for number in range(4)]

    def play(player: int) -> set[tuple[str, bytes]]:
        """Append to all tables in batches, catching up after each lost race; what was acknowledged."""
        store, won = stores[player], set()
        for turn in range(15):
            batch = []
            for table in tables if player % 2 else reversed(tables):
                rows = store.read(table)
                log = Log(table, len(rows), rows[-1].hash) if rows else Log(table)
                batch.append(log.propose(b'"%d of %d"' % (turn, player), b'"more"', command=f"{player}-{turn}"))
            for append, is_in in zip(batch, store.append(batch), strict=True):
                if is_in:
                    won.add((append.table, append.rows[0].body))
        return won

    with ThreadPoolExecutor(workers) as pool:
        acknowledged = list(pool.map(play, range(workers)))
    assert first.verify() == []
    found = [(table, row.body) for table in tables for row in first.read(table) if row.body != b'"more"']
    assert len(found) == len(set(found))
    assert set(found) == set().union(*acknowledged)


def test_lists_show_what_each_may_see(place: Place) -> None:
    store = place.open()
    logs = {
        "open": summary("gathering", players=("ada",)),
        "hidden": summary("gathering", private=True),
        "going": summary("playing", players=("bob", "ada")),
        "secret": summary("playing", private=True, players=("eve",)),
        "over": summary("finished"),
        "broken": summary("suspended", players=()),
    }
    assert all(store.append([Log(table).next(b"{}", shown=shown) for table, shown in logs.items()]))
    assert [listed.id for listed in store.gathering()] == ["open"]
    assert [listed.id for listed in store.watchable()] == ["going"]
    assert [listed.id for listed in store.tables_of("ada")] == ["going", "hidden", "open", "over"]
    assert [listed.id for listed in store.tables_of("ada", limit=2)] == ["going", "hidden"]
    assert store.tables_of("nobody") == []
    assert store.counts() == {"gathering": 2, "playing": 2, "finished": 1, "suspended": 1}
    assert list(store.tables_unfinished()) == ["broken", "going", "hidden", "open", "secret"]
    listed = store.watchable()[0]
    assert (listed.seq, listed.opened, listed.changed, listed.summary) == (
        1,
        1_700_000_001,
        1_700_000_001,
        logs["going"],
    )


def test_games_that_were_played(place: Place) -> None:
    store = place.open()
    ended = Ending([1], [0], "Ada conceded")
    over = {name: msgspec.structs.replace(summary("finished"), ending=ended) for name in ("a", "b", "c")}
    others = {"going": summary("playing"), "closed": summary("aborted", players=("eve",))}
    assert all(store.append([Log(table).next(b"1", shown=shown) for table, shown in {**over, **others}.items()]))
    total, found = store.played_by("ada", 0, 2)
    assert (total, [each.id for each in found]) == (3, ["a", "b"])
    assert found[0].summary.ending == ended
    assert [each.id for each in store.played_by("ada", 2, 2)[1]] == ["c"]
    assert store.played_by("ada", 3, 2) == (3, [])
    assert store.played_by("nobody", 0, 2) == (0, [])
    assert store.played_by("eve", 0, 2)[1][0].summary.ending is None  # as older halls wrote it
    assert store.openings_of(["a", "closed", "none"]) == {"a": b"1", "closed": b"1"}
    assert store.sits_at("ada", {"a", "closed", "none"}) == ["a"]


def test_a_summary_follows_its_log(place: Place) -> None:
    store, log = place.open(), Log("cave")
    store.append([log.next(b"{}", shown=summary("gathering", players=("ada",)))])
    store.append([log.next(b"{}", shown=summary("playing", players=("ada", "bob")))])
    assert [listed.id for listed in store.tables_of("bob")] == ["cave"]
    store.append([log.next(b"{}", shown=summary("playing", players=("bob",)))])
    assert store.tables_of("ada") == []
    assert store.gathering() == []
    (listed,) = store.watchable()
    assert (listed.seq, listed.opened, listed.changed) == (3, 1_700_000_001, 1_700_000_003)


def test_hall_time_never_goes_back(place: Place) -> None:
    store = place.open()
    assert store.hall_time() == 0
    assert [store.beat(at) for at in (5, 3, 2**41)] == [5, 5, 2**41]
    assert place.reopen(store).hall_time() == 2**41


def test_what_is_kept_is_made_once(place: Place) -> None:
    store = place.open()
    with ThreadPoolExecutor(4) as pool:
        kept = list(pool.map(lambda number: store.keep("key", f"value {number}"), range(8)))
    assert len(set(kept)) == 1
    assert place.reopen(store).keep("key", "late") == kept[0]


@pytest.mark.parametrize("words", ODD)
def test_any_text_comes_back_as_it_was(place: Place, words: str) -> None:
    store = place.open()
    log = Log("cave")
    append = log.next(words.encode() + b"\x00\xff", shown=summary(players=(words, "bob")))
    if "\x00" in words and not place.is_sqlite:
        with pytest.raises(Unstorable):  # the hall lets no such id in; PostgreSQL does not either
            store.append([append])
        return
    assert store.append([append]) == [True]
    assert store.read("cave") == list(append.rows)
    assert [listed.summary for listed in store.tables_of(words or "bob")] == [append.summary]  # "": nobody sits there


@pytest.mark.parametrize("bad", ["\ud800", 2**70, None])
def test_what_cannot_be_stored_changes_nothing(place: Place, bad: object) -> None:
    store, log = place.open(), Log("cave")
    row = log.propose(b"{}").rows[0]
    values = {"command": bad} if isinstance(bad, str) else {"at": bad}
    odd = Row(**{**{name: getattr(row, name) for name in row.__struct_fields__}, **values})
    with pytest.raises(Unstorable):
        store.append([Log("other").propose(b"{}"), Append("cave", (odd,), summary())])
    assert store.all_tables() == []
    assert store.append([log.next(b"{}")]) == [True]


def test_a_flipped_bit_stops_its_own_table_only(place: Place) -> None:
    store = place.open()
    for table in ("cave", "hill", "lake", "moor"):
        log = Log(table)
        store.append([log.next(b'{"is":"opened"}'), log.next(b'{"is":"chosen"}'), log.next(b'{"is":"ended"}')])
    run_sql(store, "UPDATE entries SET body = :body WHERE table_id = 'cave' AND seq = 2", body=b'{"is":"chosel"}')
    run_sql(store, "DELETE FROM entries WHERE table_id = 'hill' AND seq = 2")
    run_sql(store, "DELETE FROM entries WHERE table_id = 'moor' AND seq = 3")
    for table, after in (("cave", 0), ("cave", 1), ("hill", 0), ("hill", 1), ("hill", 2)):
        with pytest.raises(BadLog, match=f"table {table}: entry 2") as caught:
            store.read(table, after)
        assert caught.value.code == "bad_log"
    assert len(store.read("lake")) == 3
    assert [line.split(":")[0] for line in store.verify()] == ["table cave", "table hill", "table moor"]


def test_probe_commits(place: Place) -> None:
    store = place.open()
    store.probe()
    run_sql(store, "DROP TABLE kept")
    with pytest.raises(NotSaved):
        store.probe()


def test_a_closed_store_saves_nothing(place: Place) -> None:
    store = place.open()
    store.close()
    with pytest.raises(NotSaved):
        store.append([Log("cave").propose(b"{}")])
    with pytest.raises(StoreFailure):
        store.read("cave")


def test_an_unknown_kind_of_database_is_refused(place: Place) -> None:
    from wyrmhall.hall.store.backup import open_store

    with pytest.raises(CannotOpen, match="mysql: not a database"):
        open_store("mysql://localhost/hall", place.folder)


def test_stores_share_one_interface(place: Place) -> None:
    store: Store = place.open()
    assert store.drive("cave")
    store.let_go("cave")
    store.tidy()


def test_one_address_has_its_share_of_the_list(place: Place) -> None:
    store = place.open()
    shown = summary("gathering")
    for number in range(6):
        opened = Log(f"many{number}").next(b"{}", shown=shown)
        store.append([msgspec.structs.replace(opened, opened_from="one")])
    store.append([Log("old").next(b"{}", shown=shown), Log("older").next(b"{}", shown=shown)])  # nobody knows whose
    assert [listed.id for listed in store.gathering(each=2)] == ["many0", "many1", "old", "older"]
    assert len(store.gathering(limit=3, each=2)) == 3
    assert (store.gathering_from("one"), store.gathering_from("two"), store.gathering_from("")) == (6, 0, 0)


def test_who_was_last_at_a_table_is_known(place: Place) -> None:
    store, cave, nest = place.open(), Log("cave"), Log("nest")
    for log in (cave, nest):
        store.append([log.next(b"{}", b"{}", shown=summary("gathering"))])  # at hall times 1000 and 2000
    assert store.deserted(2000) == []
    assert store.deserted(2001) == ["cave", "nest"]
    store.note_attendance(["cave", "no such table"], 5000)
    assert (store.deserted(4000), store.deserted(5001)) == (["nest"], ["cave", "nest"])
    store.append([nest.next(b"{}", shown=summary("playing"))])
    assert store.deserted(9000) == ["cave"]


def test_who_opened_a_table_is_forgotten_when_it_is_over(place: Place) -> None:
    store, cave, nest = place.open(), Log("cave"), Log("nest")
    for log in (cave, nest):
        opened = log.next(b"{}", shown=summary("gathering"))
        store.append([msgspec.structs.replace(opened, opened_from="one")])
    for status in ("playing", "finished"):
        store.append([nest.next(b"{}", shown=summary(status))])
    store.note_attendance([], 0)
    with store.reading() as connection:
        known = dict(connection.execute(text("SELECT id, opened_from FROM tables")).tuples().all())
    assert known == {"cave": "one", "nest": ""}
