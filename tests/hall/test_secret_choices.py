"""Several seats choose at once and in secret: nobody is told what, and nobody's decision is spoiled by another's."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.hall.room import Box, Guest, Room, in_a_room, picture, play_on
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.live.table_log import summary_of

RELAY: dict[str, Any] = {"game": "relay", "variant": "single"}


async def drafting(room: Room) -> list[Guest]:
    return await room.play("Ada", "Bea", "Cay", **RELAY)


@in_a_room
async def test_honest_choices_never_clash(room: Room) -> None:
    """All answer the question they were shown first, in any order, though the table has moved on meanwhile."""
    guests = await drafting(room)
    shown = [(guest, guest.game["decision"], guest.game["options"][0]["option"]) for guest in guests]
    for guest, decision, option in reversed(shown):
        assert guest.game["decision"] == decision
        answer = await guest.do(wire.Choose, decision=decision, option=option)
        assert answer["is"] == "done"
    assert guests[0].game["facts"]["stage"] == 1
    for guest, decision, option in shown:
        assert guest.game["decision"] > decision
        assert await guest.refused(wire.Choose, decision=decision, option=option) == "stale"


@in_a_room
async def test_a_mind_can_be_changed_until_all_are_in(room: Room) -> None:
    ada, bea, cay = await drafting(room)
    decision = ada.game["decision"]
    first, second = [option["option"] for option in ada.game["options"]][:2]
    await ada.chosen(first)
    assert [each["option"] for each in ada.game["chosen"]] == [first]
    assert (ada.game["decision"], ada.game["owing"], ada.game["sealed"]) == (decision, [1, 2], [0])
    await bea.chosen()
    await ada.chosen(second)
    assert [each["option"] for each in ada.game["chosen"]] == [second]
    await cay.chosen()
    assert ada.game["zones"][1]["piles"][0]["items"][0]["cards"] == [second]
    assert bea.game["zones"][1]["piles"][0]["items"][0]["cards"] == ["?"]


@pytest.mark.parametrize("then", ["nothing", "undo", "ask", "leave", "concede", "stumble"])
def test_no_byte_to_the_others_depends_on_a_sealed_choice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, then: str
) -> None:
    """Whatever Ada does after it: take it back at once or by consent, leave, concede, or trip the rules."""
    heard: list[list[bytes]] = []

    async def evening(room: Room) -> None:
        ada, bea, cay = await drafting(room)
        zoe = await room.watch(ada)
        option = ada.game["options"][len(heard)]["option"]
        with monkeypatch.context() as patch:
            if then == "stumble":
                patch.setattr("wyrmhall.hall.table.choose", stumble)
            answer = await ada.choose(option)
        assert answer.get("code") == ("suspended" if then == "stumble" else None)
        if then == "undo":
            await ada.do(wire.Undo)
        elif then == "ask":
            await bea.chosen()
            await ada.do(wire.Undo)
            await bea.do(wire.Consent, undo=bea.shown["table"]["undo"]["number"], agrees=True)
            await cay.do(wire.Consent, undo=cay.shown["table"]["undo"]["number"], agrees=True)
            assert ada.live.table.choices == []
        elif then == "leave":
            await ada.do(wire.Leave)
        elif then == "concede":
            await ada.do(wire.Concede)
        again = Box()
        ada.live.join(again, None, wire.Hello())
        await room.settle()
        summary = repr(summary_of(ada.live.table)).encode()
        sent = [*bea.box.sent, *cay.box.sent, *zoe.box.sent, *again.sent, summary]
        heard.append([re.sub(rb'"to":"c[0-9]+"', b"", data) for data in sent])

    for number in range(2):
        (tmp_path / str(number)).mkdir()
        in_a_room(evening)(tmp_path / str(number))
    assert heard[0] == heard[1]


def stumble(*_: object) -> None:
    raise ValueError("a card fell under the table")


@in_a_room
async def test_a_note_does_not_tell_what_was_taken_back(room: Room) -> None:
    ada, bea, _ = await drafting(room)
    option, dealt = ada.game["options"][0]["option"], len(bea.lines())
    await ada.chosen(option)
    assert ada.shown["table"]["can_undo"]["parts"]["option"] == option  # whose choice it is may read it
    await bea.chosen(next(each["option"] for each in bea.game["options"] if each["option"] != option))
    await ada.do(wire.Undo)
    assert bea.shown["table"]["undo"]["choice"] is None
    assert not [line for line in bea.lines()[dealt:] if option in line]


@in_a_room
async def test_sealed_choices_survive_a_restart(room: Room) -> None:
    guests = await drafting(room)
    await guests[1].chosen()
    folded = room.folded(guests[0].live)
    assert picture(folded) == picture(guests[0].live.table)
    await play_on(guests)
    assert guests[0].live.table.status == "finished"
    assert picture(room.folded(guests[0].live)) == picture(guests[0].live.table)


@in_a_room
async def test_a_bot_chooses_beside_persons(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", bots=1, **RELAY)
    assert ada.game["sealed"] == [2]
    assert ada.game["owing"] == [0, 1]
    assert [what.what.seat for what in room.logged(ada.live) if isinstance(what.what, e.Chose)] == [2]
    await play_on([ada, bea])
    assert ada.live.table.status == "finished"
