"""What the host of a table may do, and nobody else."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.hall.room import Guest, Room, in_a_room, picture, play_on, whose_turn
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.live.table import Player

HOSTS_ONLY: list[tuple[type[wire.Command], dict[str, Any]]] = [
    (wire.Mute, {"seat": 0, "muted": True}),
    (wire.Pause, {}),
    (wire.Resume, {}),
    (wire.Kick, {"seat": 0}),
    (wire.Replace, {"seat": 2, "by": "open"}),
    (wire.PassHost, {"seat": 1}),
    (wire.Abort, {}),
    (wire.Start, {}),
]


@in_a_room
async def test_only_the_host(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", bots=1)
    zoe = await room.watch(ada)
    for kind, words in HOSTS_ONLY:
        assert await bea.refused(kind, **words) == "not_host"
        assert await zoe.refused(kind, **words) == "not_seated"


@in_a_room
async def test_who_is_host_no_more_is_answered_again_all_the_same(room: Room) -> None:
    """The acknowledgement was lost on the way; what was done is done."""
    ada, _ = await room.play("Ada", "Bea", bots=1)
    done = await ada.do(wire.PassHost, "once", seat=1)
    assert await ada.do(wire.PassHost, "once", seat=1) == {**done, "again": True}
    assert await ada.refused(wire.PassHost, seat=1) == "not_host"


@in_a_room
async def test_a_command_that_became_several_entries_is_answered_with_the_same_number_again(room: Room) -> None:
    """The number of the last of them, also by a hall that knows the table only from its log."""

    async def twice(guest: Guest, kind: type[wire.Command], last: type[e.Entry], **words: Any) -> None:
        done = await guest.do(kind, kind.__name__, **words)
        assert isinstance(room.logged(guest.live)[done["seq"] - 1].what, last)
        await guest.do(wire.Say, text="and the log goes on")
        assert await guest.do(kind, kind.__name__, **words) == {**done, "again": True}
        assert room.folded(guest.live).done(f"{guest.seat}:{kind.__name__}") == done["seq"]

    ada = await room.open(seats=3, house={"first_dealer": "C"})
    bea = await room.sit(ada, "Bea")
    await twice(ada, wire.Start, e.Called)
    await bea.do(wire.Add, value="1" * 64)
    await twice(ada, wire.Add, e.Begun, value="2" * 64)
    await ada.chosen("2")
    await bea.chosen("1")
    await ada.do(wire.Undo)
    await twice(bea, wire.Consent, e.Undone, undo=bea.shown["table"]["undo"]["number"], agrees=True)
    await ada.do(wire.Abort)
    await twice(bea, wire.Rematch, e.RematchMade)
    assert len(room.store.all_tables()) == 2


@in_a_room
async def test_seats_that_are_not_there(room: Room) -> None:
    ada, _ = await room.play("Ada", "Bea", bots=1)
    for kind, words in HOSTS_ONLY:
        if "seat" in words:
            assert await ada.refused(kind, **{**words, "seat": 9}) == "not_seated"
    for kind in (wire.Kick, wire.PassHost):
        assert await ada.refused(kind, seat=0) == "not_seated"
        assert await ada.refused(kind, seat=2) == "not_seated"


@in_a_room
async def test_a_seat_is_given_to_somebody_new_who_sees_what_the_seat_sees(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay")
    assert await ada.refused(wire.Replace, seat=1, by="bot") == "taken"
    await bea.do(wire.Leave)
    hand = bea.game["zones"][0]["piles"][1]["items"]
    await ada.do(wire.Replace, seat=1, by="open")
    await cay.do(wire.Consent, handover=cay.shown["table"]["handover"]["number"], agrees=True)
    assert await ada.refused(wire.Replace, seat=1, by="open") == "taken"
    await play_on([ada, cay], 1)  # the seat is played meanwhile
    dan = await room.sit(ada, "Dan")
    assert dan.shown["you"] == 1
    assert len(dan.game["zones"][0]["piles"][1]["items"]) == len(hand)
    assert bea.shown["you"] == -1
    assert bea.game["zones"][0]["piles"][1]["items"] == []
    assert dan.live.table.name(1) == "Bea"  # records call the seat as it was called when the cards were dealt
    await play_on([ada, dan, cay], 6)
    assert picture(room.folded(ada.live)) == picture(ada.live.table)


@in_a_room
async def test_bots_are_exchanged(room: Room) -> None:
    ada = (await room.play("Ada", bots=1))[0]
    await ada.do(wire.Replace, seat=1, by="bot", level="thinking")
    assert ada.shown["table"]["seats"][1]["level"] == "thinking"
    assert await ada.refused(wire.Replace, seat=1, by="bot", level="brilliant") == "bad_setup"


@in_a_room
async def test_hosting_is_passed_on(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay")
    await ada.do(wire.PassHost, seat=2)
    assert cay.shown["host"]
    assert not ada.shown["host"]
    assert await ada.refused(wire.PassHost, seat=1) == "not_host"
    await cay.do(wire.Leave)
    assert ada.shown["host"]
    assert await ada.refused(wire.PassHost, seat=2) == "not_seated"
    await ada.do(wire.Concede)
    assert bea.shown["host"]


@in_a_room
async def test_pause_and_resume(room: Room) -> None:
    ada = (await room.play("Ada", bots=2))[0]
    assert await ada.refused(wire.Resume) == "taken"
    await ada.do(wire.Pause)
    assert ada.shown["table"]["status"] == "paused"
    assert await ada.refused(wire.Pause) == "paused"
    await ada.do(wire.Resume)
    await play_on([ada], 3)


@in_a_room
async def test_an_aborted_game_has_no_winner_and_stays_over(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    await ada.do(wire.Abort)
    assert bea.shown["table"]["status"] == "aborted"
    assert bea.shown["table"]["result"] == []
    assert '[Ended "Ada ended it"]' in ada.live.record()
    for kind, words in HOSTS_ONLY:
        if kind not in (wire.PassHost, wire.Mute):
            assert await ada.refused(kind, **words) == "over", kind
    for kind in (wire.Undo, wire.Concede, wire.Leave, wire.Return):
        assert await ada.refused(kind) == "over", kind
    assert bea.game["is_over"]


@in_a_room
async def test_no_record_before_the_end(room: Room) -> None:
    ada = await room.open()
    with pytest.raises(Exception, match="over"):
        ada.live.record()
    await ada.do(wire.Abort)
    with pytest.raises(Exception, match="never began"):
        ada.live.record()


# --- rematch -------------------------------------------------------------------------------------


async def rematch_of(room: Room, guest: Guest) -> Guest:
    table = guest.shown["table"]["rematch"]
    again = Guest(room, guest.player.name, await room.hall.find(table), guest.token)
    return await again.come()


@in_a_room
async def test_a_rematch_moves_everybody_one_seat_on(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", bots=1, house={"spells_optional": "true"}, chat=False)
    assert await ada.refused(wire.Rematch) == "not_over"
    await ada.do(wire.Abort)
    assert await (await room.watch(ada)).refused(wire.Rematch) == "not_seated"
    await bea.do(wire.Rematch)
    assert ada.shown["table"]["rematch"] == bea.shown["table"]["rematch"]
    again, other = await rematch_of(room, ada), await rematch_of(room, bea)
    assert (again.shown["you"], other.shown["you"]) == (1, 2)
    assert other.shown["host"]
    table = again.shown["table"]
    assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "person"]
    assert (table["house"], table["chat"], table["status"]) == ({"spells_optional": "true"}, False, "gathering")
    assert (await ada.do(wire.Rematch))["is"] == "done"
    assert len(room.store.all_tables()) == 2
    await other.do(wire.Start)
    assert again.shown["table"]["status"] == "shuffling"
    assert again.shown["table"]["pledge"] != ada.shown["table"]["pledge"]
    await room.hall.claim(again.live.table.id, Player("phone", "Phone"), ada.token)  # the seat's token goes with it


@in_a_room
async def test_two_rematches_at_once_are_one(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    await ada.do(wire.Abort)
    await asyncio.gather(*[guest.live.obey(guest.box, wire.Rematch(id="again")) for guest in (ada, bea)])
    await room.settle()
    assert ada.shown["table"]["rematch"] == bea.shown["table"]["rematch"] == ada.live.table.rematch
    assert list(room.store.tables_unfinished()) == [ada.live.table.rematch]


@in_a_room
async def test_who_has_left_can_still_ask_for_a_rematch(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay")
    await bea.do(wire.Leave)
    await cay.do(wire.Leave)
    await ada.do(wire.Abort)
    await bea.do(wire.Rematch)
    other = await rematch_of(room, bea)
    assert other.shown["you"] == 2
    assert other.shown["host"]
    names = [seat["name"] for seat in other.shown["table"]["seats"]]
    assert len(set(names)) == 3
    again = await rematch_of(room, ada)
    assert again.shown["you"] == 1
    await other.do(wire.Start)
    assert again.shown["table"]["status"] == "shuffling"


@in_a_room
async def test_alone_with_bots_a_rematch_begins_at_once(room: Room) -> None:
    ada = (await room.play("Ada", bots=2))[0]
    await ada.do(wire.Concede)
    await ada.do(wire.Rematch)
    assert (await rematch_of(room, ada)).shown["table"]["status"] == "shuffling"


@in_a_room
async def test_commands_that_come_at_once_are_done_one_after_the_other(room: Room) -> None:
    """Everybody shouts at the same moment: each is answered, and the log tells the same as the table."""
    guests = await room.play("Ada", "Bea", "Cay")
    first = whose_turn(guests)
    decision = first.game["decision"]
    talk = [guest.live.obey(guest.box, wire.Say(id=f"s{n}", text=str(n))) for n in range(8) for guest in guests]
    taps = [first.live.obey(first.box, wire.Choose(id=f"t{n}", decision=decision, option="1")) for n in range(4)]
    await asyncio.gather(*taps, *talk)
    await room.settle()
    answers = [message for message in first.box.messages() if message.get("to", "").startswith("t")]
    assert sorted(answer["is"] for answer in answers) == ["done", "refused", "refused", "refused"]
    said = [each.what for each in room.logged(first.live) if isinstance(each.what, e.Said)]
    assert len(said) == 24
    assert picture(room.folded(first.live)) == picture(first.live.table)
