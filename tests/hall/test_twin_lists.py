"""Nothing that a rider has brought reaches anybody else before it is shown; and leaks that are planted are found."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hall.leaks import Leak, Patch, explain_errors, feed_bots, in_the_table, share_messages
from tests.hall.twin_lists import RIDER, follow_lists
from wyrmhall.hall import commands, show, table, wire
from wyrmhall.hall import entries as e
from wyrmhall.hall.live import table_driver, table_log
from wyrmhall.lab.laws.law import Broken

PAIRS = 150


def test_twin_halls_that_differ_in_a_list(tmp_path: Path) -> None:
    tally = follow_lists(tmp_path, "lists", PAIRS)
    assert tally.deeds["bring done"] > tally.tables
    assert tally.deeds["bring refused"]
    assert tally.deeds["choose"] > PAIRS / 4


def show_everybody(patch: Patch) -> None:
    honest = show.own_list
    patch.setattr(show, "own_list", lambda of, viewer: honest(of, RIDER))


def show_unsalted(patch: Patch) -> None:
    def leaking(of: table.Table, seat: int) -> str:
        brought = of.places[seat].brought
        return sha256(" ".join(brought.cards).encode()).hexdigest() if brought is not None else ""

    patch.setattr(show, "pledged", leaking)


def work_it_out_each_time(patch: Patch) -> None:
    """The same answer, but it takes longer for a longer list."""
    honest = show.pledged

    def leaking(of: table.Table, seat: int) -> str:
        brought = of.places[seat].brought
        assert all(card.isalpha() for card in (brought.cards if brought is not None else ()))
        return honest(of, seat)

    patch.setattr(show, "pledged", leaking)


def tell_in_the_log(tell: Callable[[list[str]], int | str]) -> Callable[[Patch], None]:
    def plant(patch: Patch) -> None:
        honest = table.Table._brought

        def leaking(of: table.Table, what: e.Brought, logged: e.Logged) -> None:
            honest(of, what, logged)
            of.note(logged, what.seat, "brings", what=tell(what.cards or []))

        patch.setitem(table.FOLD, e.Brought, leaking)  # type: ignore[misc]

    return plant


def keep_the_order(patch: Patch) -> None:
    """What somebody has typed first is told."""
    honest = commands.bring

    def leaking(of: table.Table, seat: int, command: wire.Bring, now: commands.Moment) -> e.Entries:
        return [*honest(of, seat, command, now), *[e.Said(seat, card) for card in (command.cards or [])[:1]]]

    patch.setitem(commands.BECOMES, wire.Bring, leaking)  # type: ignore[misc]


def lay_it_in_the_set_up(patch: Patch) -> None:
    honest = table_driver.TableDriver.job

    def leaking(of: table_driver.TableDriver, seat: int, level: str) -> Any:
        job = honest(of, seat, level)
        lists = [each.cards if each is not None else () for each in of.table.brought]
        return msgspec.structs.replace(job, setup={**job.setup, "brought": lists})

    patch.setattr(table_driver.TableDriver, "job", leaking)


def list_lists(patch: Patch) -> None:
    honest = table_log.summary_of

    def leaking(of: table.Table) -> Any:
        return msgspec.structs.replace(honest(of), variant=str([place.brought for place in of.places]))

    patch.setattr(table_log, "summary_of", leaking)
    patch.setattr("tests.hall.twins.summary_of", leaking)
    patch.setattr("tests.hall.twin_lists.summary_of", leaking)


LEAKS = (
    Leak("a list to everybody", show_everybody),
    Leak("the digest of a list without a salt", show_unsalted),
    Leak("time that depends on a list", work_it_out_each_time),
    Leak("how many cards a list has", tell_in_the_log(len)),
    Leak("a card of a list in the log", tell_in_the_log(lambda cards: cards[0] if cards else "")),
    Leak("in which order a list was typed", keep_the_order),
    Leak("lists in the set-up of bots", lay_it_in_the_set_up),
    Leak("lists in the list of tables", list_lists),
    Leak("the salt before the end",
         in_the_table(lambda of, viewer, shown: setattr(shown, "report", str(of.brought)))),
    Leak("how long the decks are", in_the_table(
        lambda of, viewer, shown: setattr(shown, "report", str(len(of.state.brought[RIDER]))))),  # type: ignore[union-attr]
    Leak("messages of one viewer to the next", share_messages),
    Leak("bots that see everything", feed_bots),
    Leak("an error that names hidden cards", explain_errors),
)  # fmt: skip


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.what)
def test_planted_leaks_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: Leak) -> None:
    leak.plant(monkeypatch)
    with pytest.raises(Broken, match="twin halls"):
        follow_lists(tmp_path, "leaks", PAIRS)
