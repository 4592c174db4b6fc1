"""Nobody looks into a hand: a seat of a running game changes hands only if all who play agree, and the log tells it."""

from __future__ import annotations

from typing import Any

from tests.hall.room import Guest, Room, code_of, in_a_room, picture, play_on, whose_turn
from tests.hall.spoken import spoken
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.live.table import Player

BY_POST = {"kind": "decision", "seconds": 86_400}


def hands_seen(guest: Guest) -> list[int]:
    """The seats whose cards this viewer was ever shown, over all sockets' messages."""
    seen = set()
    for message in guest.box.messages():
        for zone in (message.get("game") or {}).get("zones", []):
            if zone["word"] == "hand":
                seen |= {pile["owner"] for pile in zone["piles"] if pile["items"]}
    return sorted(seen)


async def second_cookie(room: Room, host: Guest) -> Guest:
    """The host once more, with another cookie: tries every seat, and watches what it is shown."""
    other = await room.watch(host, "Hydra")
    for seat in (None, *range(len(host.live.table.places))):
        assert await code_of(room.hall.sit(host.live.table.id, other.player, seat)) in ("full", "taken")
    await room.settle()
    assert hands_seen(other) == []
    return other


def asked(guest: Guest) -> dict[str, Any]:
    found: dict[str, Any] = guest.shown["table"]["handover"]
    return found


async def answer(guest: Guest, agrees: bool = True) -> None:
    done = await guest.do(wire.Consent, handover=asked(guest)["number"], agrees=agrees)
    assert done["is"] == "done", done


# --- nobody loses the seat of a running game ------------------------------------------------------


@in_a_room
async def test_a_person_who_is_there_keeps_the_seat(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay")
    for prepare in (None, wire.Pause):
        if prepare is not None:
            await ada.do(prepare)
        assert await ada.refused(wire.Kick, seat=1) == "present"
        for by in ("open", "bot"):
            assert await ada.refused(wire.Replace, seat=1, by=by) == "taken"
    assert bea.shown["you"] == 1
    await second_cookie(room, ada)
    await ada.do(wire.Resume)
    await play_on([ada, bea, cay], 6)


@in_a_room
async def test_a_person_who_is_there_keeps_the_seat_while_the_cards_are_shuffled(room: Room) -> None:
    ada = await room.open(seats=3)
    bea = await room.sit(ada, "Bea")
    await ada.do(wire.Start)
    assert ada.live.table.status == "shuffling"
    assert await ada.refused(wire.Kick, seat=1) == "present"
    assert await ada.refused(wire.Replace, seat=2, by="open") == "not_begun"
    await second_cookie(room, ada)
    assert bea.shown["you"] == 1


@in_a_room
async def test_who_is_away_is_stood_in_for_at_once_and_takes_the_seat_back_by_coming(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay", grace=3600)
    await bea.go()
    await ada.do(wire.Kick, seat=1)
    assert ada.shown["table"]["seats"][1]["kind"] == "person"
    assert ada.shown["table"]["seats"][1]["stand_in"] == "away"
    assert "Bea is away: Ada lets a stand-in play" in ada.lines()  # who may have chosen since
    assert await ada.refused(wire.Kick, seat=1) == "taken"
    for by in ("open", "bot"):
        assert await ada.refused(wire.Replace, seat=1, by=by) == "taken"
    await second_cookie(room, ada)
    await bea.come()
    assert bea.shown["you"] == 1
    assert bea.shown["table"]["seats"][1]["stand_in"] == ""
    await play_on([ada, bea, cay], 6)
    assert picture(room.folded(ada.live)) == picture(ada.live.table)


@in_a_room
async def test_by_post_nobody_is_expected_to_be_there(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", clock=BY_POST)
    await bea.go()
    assert await ada.refused(wire.Kick, seat=1) == "present"


@in_a_room
async def test_time_that_runs_out_costs_no_seat(room: Room) -> None:
    guests = await room.play("Ada", "Bea", "Cay", clock={"kind": "decision", "seconds": 10})
    ada, bea, cay = guests
    while whose_turn(guests) is not bea:
        await whose_turn(guests).chosen()
    await room.wait(10)
    assert ada.shown["table"]["seats"][1]["stand_in"] == "clock"
    for kind, words in ((wire.Kick, {}), (wire.Replace, {"by": "open"}), (wire.Replace, {"by": "bot"})):
        assert await ada.refused(kind, seat=1, **words) == "taken"
    await bea.do(wire.Return)
    assert cay.shown["table"]["seats"][1]["stand_in"] == ""


@in_a_room
async def test_before_the_game_the_host_decides_as_ever(room: Room) -> None:
    ada = await room.open(seats=3)
    bea = await room.sit(ada, "Bea")
    await ada.do(wire.Kick, seat=1)
    assert bea.shown["you"] == -1
    assert await code_of(room.hall.sit(ada.live.table.id, bea.player, None)) == "not_seated"
    await ada.do(wire.Replace, seat=1, by="bot")
    await ada.do(wire.Replace, seat=1, by="open")
    assert ada.shown["table"]["seats"][1]["kind"] == "open"


# --- where nobody can agree, no seat changes hands ------------------------------------------------


@in_a_room
async def test_alone_with_bots_no_seat_changes_hands(room: Room) -> None:
    ada = (await room.play("Ada", bots=2))[0]
    for prepare in (None, wire.Pause):
        if prepare is not None:
            await ada.do(prepare)
        for seat in (1, 2):
            assert await ada.refused(wire.Replace, seat=seat, by="open") == "no_consent"
    await second_cookie(room, ada)


@in_a_room
async def test_with_none_but_those_who_have_gone_no_seat_changes_hands(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay", bots=1)
    await bea.do(wire.Leave)
    await cay.do(wire.Concede)
    for seat in (1, 3):
        assert await ada.refused(wire.Replace, seat=seat, by="open") == "no_consent"
    assert await ada.refused(wire.Replace, seat=2, by="open") == "over"
    await second_cookie(room, ada)


@in_a_room
async def test_a_host_who_leaves_and_comes_back_gains_nothing(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", bots=1)
    await ada.do(wire.Leave)
    assert bea.shown["host"]
    assert await ada.refused(wire.Replace, seat=2, by="open") == "not_host"
    await ada.do(wire.Return)
    assert await ada.refused(wire.Kick, seat=1) == "not_host"
    alone = (await room.play("Ada", bots=2))[0]
    await alone.do(wire.Pause)
    await alone.do(wire.Leave)
    for seat in range(3):  # its own among them
        assert await alone.refused(wire.Replace, seat=seat, by="open") == "away"
    await second_cookie(room, alone)


@in_a_room
async def test_a_rematch_leaves_no_seat_open_in_a_game_that_begins_at_once(room: Room) -> None:
    """An ended table with open seats, and a rematch alone: others may come, or bots, before the cards are dealt."""
    ada = await room.open(seats=3)
    await ada.do(wire.Abort)
    await ada.do(wire.Rematch)
    again = await Guest(room, "Ada", await room.hall.find(ada.shown["table"]["rematch"])).come()
    assert [seat["kind"] for seat in again.shown["table"]["seats"]] == ["open", "person", "open"]
    assert again.shown["table"]["status"] == "gathering"
    await again.do(wire.Start)
    await again.do(wire.Add, value="0" * 64)
    await second_cookie(room, again)


@in_a_room
async def test_a_claim_is_no_way_to_another_hand(room: Room) -> None:
    """Whose seat has moved to another device, the old one has seen its cards: it sits nowhere else."""
    ada, bea = await room.play("Ada", "Bea", bots=1)
    seated = await room.hall.claim(ada.live.table.id, Player("phone", "Phone"), bea.token)
    phone = Guest(room, "Phone", ada.live, seated.token)
    phone.player = Player("phone", "Phone")
    await phone.come()
    assert await code_of(room.hall.claim(ada.live.table.id, ada.player, seated.token)) == "taken"
    await ada.do(wire.Replace, seat=2, by="open")
    await answer(phone)
    assert await code_of(room.hall.sit(ada.live.table.id, bea.player, 2)) == "not_seated"
    assert await code_of(room.hall.sit(ada.live.table.id, ada.player, 2)) == "taken"
    assert hands_seen(bea) == [1]  # her own, before it moved


# --- with everybody's agreement ------------------------------------------------------------------


@in_a_room
async def test_a_bots_seat_is_handed_over_when_all_others_agree(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay", bots=1)
    await play_on([ada, bea, cay], 5)
    await ada.do(wire.Replace, seat=3, by="open")
    assert asked(cay) == {"number": ada.live.table.seq, "seat": 0, "given": 3, "waits_for": [1, 2]}
    assert await ada.refused(wire.Replace, seat=3, by="open") == "taken"
    assert cay.shown["table"]["seats"][3]["kind"] == "bot"
    await answer(bea)
    assert asked(cay)["waits_for"] == [2]
    await second_cookie(room, ada)
    await play_on([ada, bea, cay], 3)  # the game goes on meanwhile, and the request stands
    await answer(cay)
    assert asked(ada) is None
    assert ada.shown["table"]["seats"][3]["kind"] == "open"
    await play_on([ada, bea, cay], 3)  # the seat is played until somebody sits there
    dan = await room.sit(ada, "Dan")
    assert (dan.shown["you"], hands_seen(dan)) == (3, [3])
    name = ada.live.table.name(3)
    told = [line for line in ada.lines() if "'s seat" in line or "Dan" in line]
    assert told == [
        f"Ada asks to hand over {name}'s seat to somebody new",
        f"Bea agrees to hand over {name}'s seat",
        f"Cay agrees to hand over {name}'s seat",
        f"All have agreed: somebody new may take {name}'s seat",
        "Dan sits down",
    ]
    logged = [type(each.what) for each in room.logged(ada.live)]
    assert [kind for kind in logged if kind in (e.HandoverAsked, e.HandoverAnswered, e.SeatOpened)] == [
        e.HandoverAsked,
        e.HandoverAnswered,
        e.HandoverAnswered,
        e.SeatOpened,
    ]
    await play_on([ada, bea, cay, dan], 6)
    assert picture(room.folded(ada.live)) == picture(ada.live.table)
    await ada.do(wire.Abort)
    assert all(f"; {line}" in ada.live.record() for line in told)


@in_a_room
async def test_one_who_does_not_agree_is_enough(room: Room) -> None:
    """Two cookies of one person against a third one."""
    host, accomplice, cay = await room.play("Host", "Hydra2", "Cay", bots=1)
    await host.do(wire.Replace, seat=3, by="open")
    number = asked(cay)["number"]
    await answer(accomplice)
    await answer(cay, agrees=False)
    assert asked(host) is None
    assert await accomplice.refused(wire.Consent, handover=number, agrees=True) == "no_such_handover"
    assert host.shown["table"]["seats"][3]["kind"] == "bot"
    await second_cookie(room, host)


@in_a_room
async def test_who_is_not_asked_does_not_answer(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay", bots=1)
    await cay.do(wire.Leave)
    assert await bea.refused(wire.Consent, handover=1, agrees=True) == "no_such_handover"
    await ada.do(wire.Replace, seat=3, by="open")
    number = asked(bea)["number"]
    for guest in (ada, cay):
        assert await guest.refused(wire.Consent, handover=number, agrees=True) == "no_such_handover"
    assert await cay.refused(wire.Consent, handover=number, agrees=False) == "no_such_handover"
    assert await bea.refused(wire.Consent, handover=number - 1, agrees=True) == "no_such_handover"
    assert await bea.refused(wire.Consent, undo=number, agrees=True) == "no_such_undo"
    assert await (await room.watch(ada)).refused(wire.Consent, handover=number, agrees=True) == "not_seated"
    assert asked(bea)["waits_for"] == [1]


@in_a_room
async def test_who_is_merely_away_is_waited_for(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay", bots=1, grace=30)
    await cay.go()
    await room.wait(30)
    await ada.do(wire.Replace, seat=3, by="open")
    await answer(bea)
    assert asked(ada)["waits_for"] == [2]
    await second_cookie(room, ada)
    await cay.come()
    await answer(cay)
    assert ada.shown["table"]["seats"][3]["kind"] == "open"


@in_a_room
async def test_a_seat_that_was_left_is_handed_over_and_its_lines_stay_with_who_left(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay", game="fairy-tale", variant="basic")
    guests = [ada, bea, cay]
    for _ in range(9):
        await whose_turn(guests).chosen()
    hers = bea.lines()
    await bea.do(wire.Leave)
    await ada.do(wire.Replace, seat=1, by="open")
    assert asked(cay)["waits_for"] == [2]  # who has left has no say
    await answer(cay)
    assert bea.shown["you"] == -1
    assert await code_of(room.hall.claim(ada.live.table.id, bea.player, bea.token)) == "bad_token"
    dan, zoe = await room.sit(ada, "Dan"), await room.watch(ada)
    assert dan.shown["you"] == 1
    assert dan.game["options"] or dan.game["chosen"] or hands_seen(dan) == [1]
    old = len(hers)
    assert dan.lines()[:old] == zoe.lines()[:old]
    assert hers != zoe.lines()[:old], "she was told what spectators were not"
    await dan.come(since=3)
    assert spoken(dan.live.table, dan.box.messages()[0]["lines"])[: old - 3] == zoe.lines()[3:old]
    earlier = await dan.do(wire.Lines, before=old)
    assert spoken(dan.live.table, earlier["lines"]) == zoe.lines()[earlier["since"] : old]
    assert picture(room.folded(ada.live)) == picture(ada.live.table)


@in_a_room
async def test_who_left_may_take_the_seat_back_until_somebody_has_it(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay", bots=1)
    await bea.do(wire.Leave)
    await ada.do(wire.Replace, seat=1, by="open")
    number = asked(cay)["number"]
    await bea.do(wire.Return)
    assert asked(cay) is None
    assert await cay.refused(wire.Consent, handover=number, agrees=True) == "no_such_handover"
    assert ada.lines()[-1] == "Bea's seat is not handed over: people have come or gone"
    await bea.do(wire.Leave)
    await ada.do(wire.Replace, seat=1, by="open")
    await answer(cay)
    await ada.do(wire.Replace, seat=3, by="open")
    await answer(cay)
    assert await code_of(room.hall.sit(ada.live.table.id, bea.player, 3)) == "not_seated"
    again = await room.sit(ada, "Bea", 1)
    assert again.shown["you"] == 1


@in_a_room
async def test_a_request_lapses_when_others_have_a_say_than_were_asked(room: Room) -> None:
    for change in ("leaves", "comes back", "concedes", "asker leaves"):
        ada, bea, cay = await room.play("Ada", "Bea", "Cay", bots=1)
        if change == "comes back":
            await cay.do(wire.Leave)
        await ada.do(wire.Replace, seat=3, by="open")
        number = asked(bea)["number"]
        who = ada if change == "asker leaves" else cay
        await who.do({"comes back": wire.Return, "concedes": wire.Concede}.get(change, wire.Leave))
        assert asked(bea) is None, change
        assert await bea.refused(wire.Consent, handover=number, agrees=True) == "no_such_handover"
        assert picture(room.folded(ada.live)) == picture(ada.live.table)


@in_a_room
async def test_who_asks_takes_the_request_back(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", bots=1)
    await ada.do(wire.Replace, seat=2, by="open")
    await answer(ada, agrees=False)
    assert asked(bea) is None
    assert bea.lines()[-1] == "Ada takes the request back"
    await ada.do(wire.Replace, seat=2, by="open")
    assert asked(bea)["waits_for"] == [1]


@in_a_room
async def test_a_pause_does_not_hinder_and_the_end_ends_it(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", bots=2)
    await ada.do(wire.Pause)
    await ada.do(wire.Replace, seat=2, by="open")
    await answer(bea)
    dan = await room.sit(ada, "Dan")
    assert dan.shown["you"] == 2
    await ada.do(wire.Replace, seat=3, by="open")
    assert asked(bea)["waits_for"] == [1, 2]  # who has just sat down has a say too
    number = asked(bea)["number"]
    await ada.do(wire.Abort)
    assert asked(bea) is None
    assert await bea.refused(wire.Consent, handover=number, agrees=True) == "over"
    assert await code_of(room.hall.sit(ada.live.table.id, Player("eve", "Eve"), None)) == "over"


@in_a_room
async def test_a_bot_takes_back_what_nobody_wanted(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", bots=1)
    await ada.do(wire.Replace, seat=2, by="open")
    await answer(bea)
    await ada.do(wire.Replace, seat=2, by="bot", level="random")
    assert bea.shown["table"]["seats"][2]["kind"] == "bot"
    await second_cookie(room, ada)


@in_a_room
async def test_an_undo_can_be_asked_for_beside_a_handover(room: Room) -> None:
    guests = await room.play("Ada", "Bea", bots=1, house={"first_dealer": "C"})
    ada, bea = guests
    await ada.chosen("2")
    await ada.do(wire.Replace, seat=2, by="open")
    await bea.chosen("1")
    assert asked(bea) is not None
    await ada.do(wire.Undo)
    await bea.do(wire.Consent, undo=bea.shown["table"]["undo"]["number"], agrees=True)
    assert ada.game["facts"]["bids"] == []
    await answer(bea)
    assert bea.shown["table"]["seats"][2]["kind"] == "open"
