"""Card tables on the shelf of either database."""

from __future__ import annotations

import msgspec
import pytest

from tests.hall.store.made import Log
from tests.hall.store.place import Place, run_sql
from wyrmhall.hall.store import Append, BadLog, NotSaved
from wyrmhall.hall.store.backup import backup, restore, verify
from wyrmhall.hall.store.rows import BookRow
from wyrmhall.hall.store.shelf import NoRoom, OtherGame
from wyrmhall.kernel.book import CardTable


def row(text: str, game: str = "magic-dragon", name: str = "mine.csv", at: int = 1) -> BookRow:
    table = CardTable(name, text)
    return BookRow(table.digest(), game, name, table.text, at)


def opened(table: str, book: BookRow) -> Append:
    """A table that is played with these cards."""
    body = msgspec.json.encode({"what": {"entry": "opened", "cards": book.digest, "book": book.name}})
    return msgspec.structs.replace(Log(table).next(body), book=book.digest)


def test_what_is_brought_is_there_once_and_on_the_lists_of_those_who_brought_it(place: Place) -> None:
    store = place.open()
    one, other = row("a,b\n1,ä\U0001f409\n", at=5), row("a,b\n2,'; DROP TABLE books; --\n", at=6)
    renamed = row(one.text, name="renamed.csv", at=7)
    assert store.shelf.bring(one, "ada", 10, 9, 9) == one
    assert store.shelf.bring(renamed, "ben", 11, 9, 9) == one
    assert store.shelf.bring(other, "ada", 12, 9, 9) == other
    store = place.reopen(store)
    assert store.shelf.find(one.digest) == one
    assert store.shelf.find("0" * 64) is None
    assert store.shelf.of("ada") == [other, one]
    assert store.shelf.of("ben") == [one]
    assert store.shelf.size() == 2
    assert store.shelf.strike("ada", one.digest)
    assert not store.shelf.strike("ada", one.digest)
    assert (store.shelf.of("ada"), store.shelf.of("ben")) == ([other], [one])


def test_there_is_room_for_so_many(place: Place) -> None:
    store = place.open()
    store.shelf.bring(row("1"), "ada", 1, 2, 1)
    with pytest.raises(NoRoom) as full:
        store.shelf.bring(row("2"), "ada", 1, 2, 1)
    assert (full.value.most, full.value.whose) == (1, "player")
    store.shelf.bring(row("2"), "ben", 1, 2, 1)
    with pytest.raises(NoRoom) as full:
        store.shelf.bring(row("3"), "cleo", 1, 2, 1)
    assert (full.value.most, full.value.whose) == (2, "hall")
    assert store.shelf.bring(row("1"), "ada", 2, 2, 1).text == "1\n"
    with pytest.raises(OtherGame):
        store.shelf.bring(row("1", game="fairy-tale"), "dora", 1, 9, 9)
    assert store.shelf.size() == 2


def test_those_are_forgotten_that_nobody_has_wanted_and_no_table_needs(place: Place) -> None:
    store = place.open()
    idle, fresh, wanted, needed = [row(text) for text in ("idle", "fresh", "wanted", "needed")]
    for book in (idle, wanted, needed):
        store.shelf.bring(book, "ada", 10, 9, 9)
    store.shelf.bring(fresh, "ada", 50, 9, 9)
    assert store.append([opened("cave", needed)]) == [True]
    assert store.shelf.want(wanted.digest, 50) == wanted
    assert store.shelf.want("0" * 64, 50) is None
    assert store.shelf.forget(10) == []
    assert store.shelf.forget(50) == [idle.digest]
    assert {book.text for book in store.shelf.of("ada")} == {"fresh\n", "wanted\n", "needed\n"}
    assert sorted(store.shelf.forget(1_000)) == sorted([fresh.digest, wanted.digest])
    assert (store.shelf.size(), store.verify(), store.shelf.lost()) == (1, [], [])


def test_a_table_comes_with_its_cards_and_no_table_without_them(place: Place) -> None:
    store, book = place.open(), row("a,b\n")
    with pytest.raises(NotSaved):
        store.append([opened("cave", book)])
    assert store.all_tables() == []
    store.shelf.bring(book, "ada", 1, 9, 9)
    assert store.append([opened("cave", book), Log("lair").next(b"{}")]) == [True, True]
    kept, other = store.log("cave"), store.log("lair")
    assert kept is not None
    assert other is not None
    assert (kept.book, other.book) == (book, None)
    [cave, lair] = sorted(store.watchable(), key=lambda each: each.id)
    assert (cave.book, lair.book) == (book.digest, None)


def test_cards_that_are_not_what_they_were_are_told(place: Place) -> None:
    store, book = place.open(), row("a,b\n")
    store.shelf.bring(book, "ada", 1, 9, 9)
    store.append([opened("cave", book)])
    run_sql(store, "UPDATE books SET text = 'a,c'")
    told = f"table cave: its card table {book.digest} is not what it was"
    with pytest.raises(BadLog, match=told):
        store.log("cave")
    assert store.verify() == [told]


def test_a_backup_takes_them_along(place: Place, elsewhere: Place) -> None:
    store, book, idle = place.open(), row("a,b\n"), row("idle")
    for each in (book, idle):
        store.shelf.bring(each, "ada", 1, 9, 9)
    store.append([opened("cave", book)])
    backup(place.database, place.folder / "backup")
    there = elsewhere.open()
    there.shelf.bring(row("brought before"), "eve", 1, 9, 9)
    elsewhere.close()
    assert restore(place.folder / "backup", elsewhere.database, elsewhere.folder) == []
    there = elsewhere.open()
    assert {each.text for each in there.shelf.of("ada")} == {"a,b\n", "idle\n"}
    assert there.shelf.size() == 2
    kept = there.log("cave")
    assert kept is not None
    assert kept.book == book
    assert verify(elsewhere.database) == []
