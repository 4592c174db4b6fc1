"""Logs of events lie among those of tables, and stand in lists of their own."""

from __future__ import annotations

from tests.hall.store.made import Log, summary
from tests.hall.store.place import Place
from wyrmhall.hall.store.base import EVENT, EVENT_OVER


def test_events_and_tables_stand_in_different_lists(place: Place) -> None:
    store = place.open()
    running, over, private = (Log(f"e{number}") for number in range(3))
    store.append([
        Log("t1").next(b"{}"),
        running.next(b"{}", shown=summary(EVENT)),
        over.next(b"{}", shown=summary(EVENT)),
        private.next(b"{}", shown=summary(EVENT, private=True, players=("cleo",))),
    ])  # fmt: skip
    store.append([over.next(b'"end"', shown=summary(EVENT_OVER))])
    assert {each.id for each in store.events()} == {"e0", "e1"}
    assert {each.id for each in store.events_of("ada")} == {"e0", "e1"}
    assert [each.id for each in store.events_of("cleo")] == ["e2"]
    assert store.events_running() == ["e0", "e2"]
    assert [each.id for each in store.tables_of("ada")] == ["t1"]
    assert store.played_by("ada", 0, 10) == (0, [])
    assert [name for name, _, _ in store.openings()] == ["t1"]
    assert list(store.tables_unfinished()) == ["t1"]
    assert [store.is_event(name) for name in ("t1", "e0", "e1")] == [False, True, True]
    assert [store.is_over(name) for name in ("t1", "e0", "e1")] == [False, False, True]
    assert store.verify() == []
