"""Who gives up does not win; the others play on if there is anybody to play against."""

from __future__ import annotations

from tests.command import wyrmhall
from tests.hall.room import Room, in_a_room, picture, play_on, whose_turn
from wyrmhall.hall import wire


@in_a_room
async def test_of_two_the_other_wins(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    await play_on([ada, bea], 6)
    await ada.do(wire.Concede)
    assert bea.shown["table"]["status"] == "finished"
    assert bea.shown["table"]["result"] == ["Bea"]
    assert bea.shown["table"]["ended"] == {"kind": "conceded", "parts": {"name": "Ada"}}
    assert bea.game["winners"] == [1]
    text = ada.live.record()
    assert '[Result "unfinished"]' in text
    assert '[Ended "Ada conceded; won by Bea"]' in text
    assert "; Ada concedes" in text
    file = room.folder / "game.record"
    file.write_text(text, encoding="utf-8")
    assert wyrmhall("verify", str(file), home=room.folder).code == 0
    assert await ada.refused(wire.Concede) == "over"
    assert picture(room.folded(ada.live)) == picture(ada.live.table)


@in_a_room
async def test_of_three_the_others_play_on_against_a_stand_in(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay")
    await play_on([ada, bea, cay], 4)
    await ada.do(wire.Concede)
    assert bea.shown["table"]["status"] == "playing"
    seat = bea.shown["table"]["seats"][0]
    assert (seat["conceded"], seat["stand_in"], seat["kind"]) == (True, "conceded", "person")
    assert bea.shown["host"]
    assert await ada.refused(wire.Concede) == "over"
    assert await ada.refused(wire.Return) == "over"
    assert await ada.refused(wire.Choose, decision=0, option="1") == "over"
    assert await bea.refused(wire.Replace, seat=0, by="open") == "over"
    await play_on([bea, cay])
    assert ada.live.table.status == "finished"
    assert 0 not in ada.live.table.winners
    assert "A stand-in chose for Ada" in ada.live.record()


@in_a_room
async def test_who_has_conceded_does_not_come_back_by_another_device(room: Room) -> None:
    ada, bea, cay = await room.play("Ada", "Bea", "Cay")
    await ada.do(wire.Concede)
    phone = await room.watch(ada, "Phone")
    await room.hall.claim(ada.live.table.id, phone.player, ada.token)
    await phone.come()
    assert phone.shown["you"] == 0
    assert phone.shown["table"]["seats"][0]["stand_in"] == "conceded"
    await play_on([bea, cay], 12)
    assert whose_turn([bea, cay]) is not phone


@in_a_room
async def test_against_bots_alone_the_game_ends(room: Room) -> None:
    ada = (await room.play("Ada", bots=2))[0]
    await ada.do(wire.Concede)
    assert ada.live.table.status == "finished"
    assert ada.live.table.winners == (1, 2)
    ada, bea = await room.play("Ada", "Bea", bots=1)
    await ada.do(wire.Concede)
    assert bea.shown["table"]["status"] == "playing"
    await bea.do(wire.Concede)
    assert bea.shown["table"]["status"] == "finished"
    assert ada.shown["table"]["result"] == [ada.live.table.name(2)]


@in_a_room
async def test_nobody_concedes_before_the_game(room: Room) -> None:
    ada = await room.open()
    assert await ada.refused(wire.Concede) == "not_begun"
    assert await (await room.watch(ada)).refused(wire.Concede) == "not_seated"
