"""A choice answers one decision, once; whatever else is sent is refused with a code and changes nothing."""

from __future__ import annotations

from typing import Any

import wyrmhall
from tests.hall.room import Room, in_a_room, picture, play_on, whose_turn
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.live.table import LiveTable, Player


def place(live: LiveTable, words: str, seats: int) -> None:
    """Put the game into this position."""
    table = live.table
    assert table.setup is not None
    s = wyrmhall.position(table.setup.game.name, seats, words, table.setup.variant)
    s.setup = table.setup
    table.state, table.views = s, {}
    table.asked = [None] * seats
    table._ask(e.Logged(table.seq, 0, 0, None, e.Called()))


@in_a_room
async def test_a_choice_is_saved_and_shown_to_all(room: Room) -> None:
    guests = await room.play("Ada", "Bea", "Cay")
    zoe = await room.watch(guests[0])
    first = whose_turn(guests)
    answer = await first.choose("2")
    assert answer == {"is": "done", "to": answer["to"], "seq": first.live.table.seq, "again": False}
    assert [message["is"] for message in first.box.messages()][-2:] == ["done", "table"]
    for guest in (*guests, zoe):
        assert guest.shown["seq"] == first.live.table.seq
        assert guest.lines()[-1].startswith(f"{first.player.name} bids 2: ")
    assert [logged.what for logged in room.logged(first.live)][-1] == e.Chose(
        first.seat, "2", "person", after=first.live.table.print[:8]
    )


@in_a_room
async def test_the_same_command_is_never_done_twice(room: Room) -> None:
    guests = await room.play("Ada", "Bea", "Cay")
    first = whose_turn(guests)
    decision = first.game["decision"]
    done = await first.do(wire.Choose, "tap", decision=decision, option="1")
    before = picture(first.live.table)
    for option in ("1", "2", "nonsense"):  # whatever it says: its name is known
        again = await first.do(wire.Choose, "tap", decision=decision, option=option)
        assert again == {"is": "done", "to": "tap", "seq": done["seq"], "again": True}
    assert picture(first.live.table) == before
    second = whose_turn(guests)
    assert (await second.choose("1", "tap"))["again"] is False  # another seat's names are its own


@in_a_room
async def test_what_is_stale_foreign_unknown_or_illegal(room: Room) -> None:
    guests = await room.play("Ada", "Bea", "Cay")
    zoe = await room.watch(guests[0])
    first = whose_turn(guests)
    other = next(guest for guest in guests if guest is not first)
    decision = first.game["decision"]
    assert await first.refused(wire.Choose, decision=decision - 1, option="1") == "stale"
    assert await first.refused(wire.Choose, decision=decision + 1, option="1") == "stale"
    assert await first.refused(wire.Choose, decision=decision, option="R99") == "illegal_option"
    assert await first.refused(wire.Choose, decision=decision, option="R5") == "illegal_option"
    assert await other.refused(wire.Choose, decision=decision, option="1") == "not_your_turn"
    assert await zoe.refused(wire.Choose, decision=decision, option="1") == "not_seated"
    answer = await first.do(wire.Choose, decision=decision, option="R5")
    assert answer["clauses"] == ["MD-9"]


@in_a_room
async def test_two_quick_taps_answer_one_decision(room: Room) -> None:
    """Even where the same seat is asked again at once, the second tap was meant for the first question."""
    guests = await room.play("Ada", "Bea")
    ada = guests[0]
    place(ada.live, "hand A R1 R2 R5\nhand B K1\nstack A K7\nturn A", 2)
    await ada.come()
    decision = ada.game["decision"]
    offered = [option["option"] for option in ada.game["options"]]
    assert len(offered) > 1
    await ada.do(wire.Choose, "one", decision=decision, option=offered[0])
    assert ada.game["owing"] == [0]
    assert ada.game["decision"] > decision
    assert await ada.refused(wire.Choose, decision=decision, option=ada.game["options"][0]["option"]) == "stale"


@in_a_room
async def test_no_choice_before_while_and_after(room: Room) -> None:
    ada = await room.open()
    assert await ada.refused(wire.Choose, decision=0, option="1") == "not_begun"
    bea = await room.sit(ada, "Bea")
    await ada.do(wire.Start)
    assert await ada.refused(wire.Choose, decision=0, option="1") == "not_begun"
    await ada.do(wire.Add, value="0" * 64)
    await bea.do(wire.Add, value="0" * 64)
    await ada.do(wire.Pause)
    first = whose_turn([ada, bea])
    decision = first.game["decision"]
    assert await first.refused(wire.Choose, decision=decision, option="1") == "paused"
    await ada.do(wire.Resume)
    assert first.game["decision"] == decision
    await play_on([ada, bea])
    for guest in (ada, bea):
        assert guest.game["is_over"]
        assert (guest.game["options"], guest.game["owing"], guest.game["decision"]) == ([], [], None)
        assert guest.game["winners"] == list(ada.live.table.winners)
        assert await guest.refused(wire.Choose, decision=decision, option="1") == "over"


@in_a_room
async def test_who_has_lost_the_seat_cannot_choose(room: Room) -> None:
    guests = await room.play("Ada", "Bea", "Cay")
    ada, bea, _ = guests
    while whose_turn(guests) is not bea:
        await whose_turn(guests).chosen()
    decision = bea.game["decision"]
    await room.hall.claim(ada.live.table.id, Player("phone", "Phone"), bea.token)
    assert bea.shown["you"] == -1
    assert bea.game["options"] == []
    assert await bea.refused(wire.Choose, decision=decision, option="1") == "not_seated"


@in_a_room
async def test_why_not(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    ada = guests[0]
    place(ada.live, "hand A R1 R2 R5\nhand B K1\nstack A R3\nstack B K4 G2.Ice\nturn A", 2)
    await ada.come()
    reasons = (await ada.do(wire.Why, card="R1"))["reasons"]
    assert [reason["said"]["kind"] for reason in reasons] == ["colour-lies", "too-small"]  # black and ice are no reason
    assert all(reason["clauses"] for reason in reasons)
    assert (await ada.do(wire.Why, card="R5"))["reasons"] == []
    assert await ada.refused(wire.Why, card="Q9") == "illegal_option"
    assert await (await room.watch(ada)).refused(wire.Why, card="R1") == "not_seated"
    await ada.do(wire.Pause)
    assert await ada.refused(wire.Why, card="R1") == "paused"


@in_a_room
async def test_hints_come_from_a_bot_that_knows_no_more(room: Room) -> None:
    guests = await room.play("Ada", "Bea")
    first = whose_turn(guests)
    other = next(guest for guest in guests if guest is not first)
    views: list[Any] = []

    def choice(job: Any) -> str | None:
        views.append(job.view)
        return "3"

    room.bots.choice = choice
    assert (await first.do(wire.Hint))["option"] == "3"
    assert views[0]["seat"] == first.seat
    assert views[0]["zones"]["hand"][other.seat] == {"owner": other.seat, "size": 7, "items": []}
    assert await other.refused(wire.Hint) == "not_your_turn"
    room.bots.choice = lambda job: None
    assert await first.refused(wire.Hint) == "no_hint"


@in_a_room
async def test_questions_change_nothing(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    await play_on([ada, bea], 5)
    before, sent = picture(ada.live.table), len(bea.box.sent)
    assert (await ada.do(wire.Ping, "p"))["is"] == "pong"
    assert (await ada.do(wire.Sync, "s", since=2))["is"] == "pong"
    assert ada.shown["since"] == 2
    assert ada.shown["lines"][0]["n"] == 2
    assert len(bea.box.sent) == sent
    assert picture(ada.live.table) == before


@in_a_room
async def test_a_bot_without_an_answer_makes_a_legal_choice(room: Room) -> None:
    room.bots.choice = lambda job: None
    ada = (await room.play("Ada", bots=2))[0]
    await play_on([ada], 4)
    made = [logged.what for logged in room.logged(ada.live) if isinstance(logged.what, e.Chose)]
    assert {chose.by for chose in made if chose.seat != 0} == {"default"}
    await ada.do(wire.Concede)
    assert "Nobody answered in time" in ada.live.record()


@in_a_room
async def test_bots_play_to_the_end(room: Room) -> None:
    ada = (await room.play("Ada", bots=3))[0]
    await play_on([ada])
    assert ada.live.table.status == "finished"
    assert picture(room.folded(ada.live)) == picture(ada.live.table)
