"""Talk at the table: plain text, from those who sit there, unless it is off or they are muted."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.hall.room import Guest, Room, in_a_room, room_in
from wyrmhall.hall import wire


@in_a_room
async def test_what_is_said_is_heard_by_all(room: Room) -> None:
    ada = await room.open()
    bea = await room.sit(ada, "Bea")
    zoe = await room.watch(ada)
    await bea.do(wire.Say, text="hello <b>you</b> & all")
    for guest in (ada, bea, zoe):
        line = guest.shown["lines"][-1]
        assert (line["kind"], line["seat"], line["text"]) == ("chat", 1, "hello <b>you</b> & all")
    assert await zoe.refused(wire.Say, text="hello") == "not_seated"


@in_a_room
async def test_signs_that_play_tricks_are_left_out(room: Room) -> None:
    ada = await room.open()
    await ada.do(wire.Say, text="a\x00b\u202ec\u200bd\ud800e\x1b[31m\nf\tg")
    assert ada.lines()[-1] == "abcde[31m f g"
    for empty in ("\u200b", " \n ", "\x07"):
        assert await ada.refused(wire.Say, text=empty) == "bad_message"


@in_a_room
async def test_the_length_of_a_line_counts_what_is_shown(room: Room) -> None:
    ada = await room.open()
    await ada.do(wire.Say, text="\u200b".join("x" * 500))
    assert ada.lines()[-1] == "x" * 500
    assert await ada.refused(wire.Say, text="x" * 501) == "bad_message"
    assert await ada.refused(wire.Say, text="\ufb2c" * 167) == "bad_message"  # each of them unfolds into three


@in_a_room
async def test_a_muted_person_is_not_heard(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", bots=1)
    await ada.do(wire.Mute, seat=1, muted=True)
    assert bea.shown["table"]["seats"][1]["muted"]
    assert await bea.refused(wire.Say, text="hey") == "muted"
    assert await ada.refused(wire.Mute, seat=1, muted=True) == "taken"
    assert await ada.refused(wire.Mute, seat=0, muted=True) == "not_seated"
    assert await ada.refused(wire.Mute, seat=2, muted=True) == "not_seated"
    phone = await room.watch(ada, "Phone")
    await room.hall.claim(ada.live.table.id, phone.player, bea.token)
    await phone.come()
    assert await phone.refused(wire.Say, text="hey") == "muted"  # at another device too
    await ada.do(wire.Mute, seat=1, muted=False)
    await phone.do(wire.Say, text="thank you")
    assert ada.lines()[-1] == "thank you"


@in_a_room
async def test_where_there_is_no_chat(room: Room) -> None:
    ada = await room.open(chat=False)
    assert await ada.refused(wire.Say, text="hello") == "chat_off"


@in_a_room
async def test_people_may_talk_after_the_end(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    await bea.do(wire.Concede)
    await ada.do(wire.Say, text="good game")
    assert bea.lines()[-1] == "good game"
    assert ada.live.table.status == "finished"
    assert "good game" not in ada.live.record()


async def talk(guest: Guest, lines: int) -> int:
    """How many of so many lines are heard."""
    return len([n for n in range(lines) if (await guest.do(wire.Say, text=f"line {n}"))["is"] == "done"])


@in_a_room
async def test_a_seat_says_twenty_lines_a_minute(room: Room) -> None:
    ada = await room.open()
    bea = await room.sit(ada, "Bea")
    assert await talk(ada, 5) == 5
    await room.wait(30)
    assert await talk(ada, 20) == 15
    sent = len(ada.box.sent)
    answer = await ada.do(wire.Say, text="and another thing")
    assert (answer["is"], answer["code"], answer["retry"]) == ("refused", "slow_down", 30_000)
    assert answer["text"] == "at most 20 lines a minute; you may speak again in 30 s"
    assert len(ada.box.sent) == sent + 1  # nobody is shown the table for it
    assert await talk(bea, 3) == 3
    await room.wait(29.999)
    assert await talk(ada, 1) == 0
    await room.wait(0.001)
    assert await talk(ada, 20) == 5


@in_a_room
async def test_the_pace_of_talk_is_that_of_the_seat(room: Room) -> None:
    """Whatever its person does: comes again, takes another device or another name, or sits down again."""
    ada = await room.open(seats=3)
    bea = await room.sit(ada, "Bea")
    assert await talk(bea, 20) == 20
    assert await talk(await bea.come(), 1) == 0
    phone = await room.watch(ada, "Phone")
    await room.hall.claim(ada.live.table.id, phone.player, bea.token)
    assert await talk(await phone.come(), 1) == 0
    await phone.do(wire.Leave)
    again = await room.sit(ada, "Bella", 1)
    assert await talk(again, 1) == 0
    await room.wait(60)
    assert await talk(again, 21) == 20


def test_the_pace_of_talk_outlives_the_hall(tmp_path: Path) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            ada = await room.open()
            assert await talk(ada, 20) == 20
            name, now = ada.live.table.id, room.time.now()
        async with room_in(tmp_path, before=now) as room:
            ada = await Guest(room, "Ada", await room.hall.find(name)).come()
            assert await talk(ada, 1) == 0
            await room.wait(60)
            assert await talk(ada, 1) == 1

    asyncio.run(evening())
