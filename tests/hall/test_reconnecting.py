"""Whoever loses the connection misses nothing, and a seat is looked through from one place at a time."""

from __future__ import annotations

from typing import Any

import msgspec

from tests.hall.room import Box, Guest, Room, code_of, in_a_room, picture, play_on, whose_turn
from tests.hall.spoken import spoken
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.places import Place
from wyrmhall.hall.table import Table


def without_presence(shown: dict[str, Any]) -> dict[str, Any]:
    """A message less who is connected."""
    table = {name: value for name, value in shown["table"].items() if name != "watchers"}
    table["seats"] = [{**seat, "is_here": 0, "stand_in_at": 0} for seat in table["seats"]]
    return {**shown, "table": table, "since": 0, "lines": 0}


@in_a_room
async def test_at_any_moment_a_new_socket_shows_the_same(room: Room) -> None:
    """For every cut point: what was there before, and what comes then, is what the old socket was sent."""
    guests = await room.play("Ada", "Bea", "Cay", game="relay", variant="single")
    zoe = await room.watch(guests[0])
    everybody = [*guests, zoe]
    for _ in range(25):
        await whose_turn(guests).chosen()
        for guest in everybody:
            live_lines, shown = guest.lines(), guest.shown
            for since in {0, len(live_lines) // 2, len(live_lines) - 1, len(live_lines), 10**6}:
                box = Box()
                player = guest.player if guest is zoe else None
                token = None if guest is zoe else guest.token
                twin = Guest(room, "Twin", guest.live)
                guest.live.join(box, player, wire.Hello(since=since, token=token))
                twin.box = box
                again = twin.shown
                kept = min(since, len(live_lines))
                assert again["since"] == kept
                assert live_lines[:kept] + spoken(guest.live.table, again["lines"]) == live_lines
                assert [line["n"] for line in again["lines"]] == list(range(kept, len(live_lines)))
                assert without_presence(again) == without_presence(shown)
                guest.live.leave(box)
            await guest.come()
        if guests[0].live.table.status != "playing":
            break


@in_a_room
async def test_a_seat_is_open_at_one_place(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    old = ada.box
    first = Guest(room, "Ada", ada.live)
    await first.come()
    assert old.closed == "elsewhere"
    assert first.shown["you"] == 0
    sent = len(old.sent)
    await ada.live.obey(old, wire.Ping(id="late"))
    assert msgspec.json.decode(old.sent[-1])["code"] == "elsewhere"
    await play_on([first, bea], 2)
    assert len(old.sent) == sent + 1
    ada.live.leave(old)  # its end is heard later, and means nothing
    await room.settle()
    assert bea.shown["table"]["seats"][0]["is_here"]


@in_a_room
async def test_a_program_takes_its_seat_by_its_token(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    program = Guest(room, "Program", ada.live)
    program.player = None  # type: ignore[assignment]
    await program.come(token=ada.token)
    assert program.shown["you"] == 0
    assert ada.box.closed == "elsewhere"
    for wrong in ("x" * 32, bea.token[:-1] + ("A" if bea.token[-1] != "A" else "B")):
        assert await code_of(program.come(token=wrong)) == "bad_token"
    assert len(bea.live.audience.viewers) == 2


@in_a_room
async def test_a_seat_moves_to_another_device(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    phone = await room.watch(ada, "Phone")
    assert phone.shown["you"] == -1
    table = ada.live.table.id
    assert await code_of(room.hall.claim(table, phone.player, "x" * 32)) == "bad_token"
    seated = await room.hall.claim(table, phone.player, ada.token)
    await room.settle()
    assert seated.seat == 0
    assert seated.token != ada.token
    assert phone.shown["you"] == 0
    assert ada.shown["you"] == -1
    assert ada.game["zones"][0]["piles"][0]["items"] == []
    assert phone.shown["table"]["seats"][0]["name"] == "Ada"
    assert phone.shown["host"]
    seq = ada.live.table.seq
    assert await room.hall.claim(table, phone.player, seated.token) == seated  # once more changes nothing
    assert ada.live.table.seq == seq
    assert await code_of(room.hall.claim(table, bea.player, seated.token)) == "taken"
    await play_on([phone, bea], 4)
    await room.hall.claim(table, ada.player, seated.token)  # and back
    assert ada.live.table.seat_of(ada.player.id) == 0


@in_a_room
async def test_a_token_ends_with_a_claim(room: Room) -> None:
    """Whoever has kept the old one has nothing: no seat, no socket, and what was open becomes a spectator's."""
    ada, _ = await room.play("Ada", "Bea")
    table, program = ada.live.table.id, Guest(room, "Program", ada.live)
    program.player = None  # type: ignore[assignment]
    await program.come(token=ada.token)
    assert program.shown["you"] == 0
    phone, thief = await room.watch(ada, "Phone"), await room.watch(ada, "Thief")
    seated = await room.hall.claim(table, phone.player, ada.token)
    await room.settle()
    assert (program.shown["you"], phone.shown["you"]) == (-1, 0)
    assert program.game["zones"][0]["piles"][0]["items"] == []
    assert await program.refused(wire.Say, text="still me?") == "not_seated"
    assert await code_of(program.come(token=ada.token)) == "bad_token"
    for player in (thief.player, ada.player, phone.player):
        assert await code_of(room.hall.claim(table, player, ada.token)) == "bad_token"
    assert ada.token not in str(room.logged(ada.live))
    assert seated.token not in str(room.logged(ada.live))
    assert picture(room.folded(ada.live)) == picture(ada.live.table)
    await program.come(token=seated.token)
    assert program.shown["you"] == 0


@in_a_room
async def test_the_token_that_a_rematch_takes_over_is_the_last_one(room: Room) -> None:
    ada, _ = await room.play("Ada", "Bea")
    phone = await room.watch(ada, "Phone")
    seated = await room.hall.claim(ada.live.table.id, phone.player, ada.token)
    await phone.come()
    await phone.do(wire.Abort)
    await phone.do(wire.Rematch)
    table = phone.shown["table"]["rematch"]
    assert await code_of(room.hall.claim(table, Player("thief", "Thief"), ada.token)) == "bad_token"
    again = await room.hall.claim(table, Player("tablet", "Tablet"), seated.token)
    assert again.token != seated.token
    assert await code_of(room.hall.claim(table, phone.player, seated.token)) == "bad_token"


def test_a_log_from_before_tokens_ended_with_a_claim_is_read() -> None:
    old = b'{"at":0,"command":null,"seq":4,"wall":0,"what":{"entry":"moved","player":"phone","seat":0}}'
    logged = e.decoder.decode(old)
    assert logged.what == e.Moved(seat=0, player="phone", token="")
    table = Table("t", "s")
    table.seq, table.places = 3, [Place()]
    table.places[0].sit("ada", "Ada", "digest")
    table.apply(logged)
    assert (table.places[0].player, table.places[0].token) == ("phone", "digest")


@in_a_room
async def test_the_board_shows_no_hand(room: Room) -> None:
    ada, _ = await room.play("Ada", "Bea")
    board = Guest(room, "Ada", ada.live)
    await board.come(looks_from="board")
    assert ada.box.closed == ""  # it takes nobody's place
    assert (board.shown["you"], board.shown["host"]) == (-1, False)
    assert all(pile["items"] == [] for pile in board.game["zones"][0]["piles"])
    assert await board.refused(wire.Say, text="hello") == "not_seated"
    await board.come(looks_from="board", token=ada.token)
    assert board.shown["you"] == -1


@in_a_room
async def test_former_players_are_spectators(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay")
    zoe = await room.watch(ada)
    await bea.do(wire.Leave)
    await ada.do(wire.Replace, seat=1, by="open")
    await cay.do(wire.Consent, handover=cay.shown["table"]["handover"]["number"], agrees=True)
    await bea.come()
    await zoe.come()
    mine, theirs = bea.shown, zoe.shown
    assert mine["game"] == theirs["game"]
    assert mine["lines"] == theirs["lines"]
    assert (mine["you"], mine["host"]) == (-1, False)


@in_a_room
async def test_people_see_who_is_here(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    zoe = await room.watch(ada)
    await room.wait(2)
    assert ada.shown["table"]["watchers"] == 1
    await bea.go()
    assert [seat["is_here"] for seat in ada.shown["table"]["seats"]] == [True, False]
    await zoe.go()
    await room.wait(2)
    assert ada.shown["table"]["watchers"] == 0
    await bea.come()
    assert [seat["is_here"] for seat in ada.shown["table"]["seats"]] == [True, True]


@in_a_room
async def test_somebody_new_is_shown_as_absent_until_the_socket_is_there(room: Room) -> None:
    ada = await room.open(seats=3)
    await room.hall.sit(ada.live.table.id, Player("id-Bea", "Bea"), None)
    seat = ada.shown["table"]["seats"][1]
    assert (seat["name"], seat["is_here"]) == ("Bea", False)
    await ada.do(wire.Kick, seat=1)
    assert ada.shown["table"]["seats"][1]["is_here"] is False
