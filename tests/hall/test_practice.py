"""Tables that begin from a position: for one person with bots, told as practice, and recorded as what they are."""

from __future__ import annotations

import msgspec
import pytest

from tests.hall.room import Guest, Room, code_of, in_a_room
from tests.saved import saved_game
from wyrmhall.hall import http, wire
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.replay import replayed
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.practice import LARGEST
from wyrmhall.kernel.record import read_records

POSITION = """\
[Game "magic-dragon"]
[Name "A stack changes hands"]
[Seats "You Ember"]

hand You R5 R2 P2
hand Ember R7 G4
stack Ember R1.R3
turn You
? stack You nothing
You ! R2xR3 MD-19
You R5xR3
? stack You R1.R3.R5
Ember R7xR5
"""


async def practise(room: Room, record: str = POSITION, **where: object) -> Guest:
    """A practice table, dealt: its only person has added to the shuffle."""
    guest = await room.open(bots=["random"], position={"record": record, **where})
    await guest.do(wire.Add, value="1" * 64)
    return guest


async def refused(room: Room, **wish: object) -> str:
    wanted = msgspec.convert({"game": "magic-dragon", "seats": 2, **wish}, http.OpenTable)
    with pytest.raises(WyrmhallError) as found:
        await room.hall.open_table(Player("id-Ada", "Ada"), wanted)
    assert not room.hall.tables
    return found.value.code


def stacks(guest: Guest) -> list[str]:
    zone = next(zone for zone in guest.game["zones"] if zone["word"] == "stack")
    return [item["text"] for pile in zone["piles"] for item in pile["items"]]


@in_a_room
async def test_a_table_begins_where_the_record_leads(room: Room) -> None:
    guest = await practise(room)
    assert stacks(guest) == ["R1.R3.R5.R7"]
    assert guest.shown["table"]["practice"]
    assert guest.shown["table"]["private"]
    assert not guest.shown["table"]["pledge"]
    assert [seat["kind"] for seat in guest.shown["table"]["seats"]] == ["person", "bot"]
    assert "Practice: this game begins from a position" in guest.lines()


@in_a_room
async def test_or_after_so_many_of_its_choices_in_any_seat(room: Room) -> None:
    guest = await practise(room, choices=1, seat=1)
    assert guest.seat == 1
    assert stacks(guest) == ["R1.R3.R5"]
    assert guest.game["owing"] == [1]
    hand = next(zone for zone in guest.game["zones"] if zone["word"] == "hand")
    assert [bool(pile["items"]) for pile in hand["piles"]] == [False, True]  # the other hand stays hidden
    await guest.choose("R7xR5")
    assert "R1.R3.R5.R7" in stacks(guest)


@in_a_room
async def test_a_saved_game_is_played_on_from_any_of_its_choices(room: Room) -> None:
    text = saved_game(3)
    frames = replayed(http.AskReplay(record=text, viewer=0)).frames
    frame = next(each for each in frames[3:] if msgspec.to_builtins(each.game)["owing"] == [0])
    guest = await practise(room, text, choices=frame.step)
    assert guest.game["zones"] == msgspec.to_builtins(frame.game)["zones"]
    assert len(guest.shown["table"]["seats"]) == 3


@in_a_room
async def test_its_record_holds_says_practice_and_leads_there_again(room: Room) -> None:
    guest = await practise(room)
    await guest.choose("P2")
    await guest.do(wire.Concede)
    text = guest.live.record()
    [record] = read_records(text, "practice")
    assert record.tags["Practice"] == "2"
    assert not {"Pledge", "Key", "Secret"} & set(record.tags)
    assert replay_of(record).play() is None
    other = await room.open("Ben", bots=["random"], position={"record": text, "choices": 2})
    await other.do(wire.Add, value="2" * 64)
    assert stacks(other) == ["R1.R3.R5.R7"]
    assert guest.shown["table"]["key"] is guest.shown["table"]["secret"] is None


@in_a_room
async def test_its_log_tells_the_same_again(room: Room) -> None:
    guest = await practise(room)
    await guest.choose("P2")
    again = room.folded(guest.live)
    assert again.print == guest.live.table.print
    assert again.agreed().position


@in_a_room
async def test_nobody_else_can_sit_down_and_there_is_no_rematch(room: Room) -> None:
    guest = await practise(room)
    table = guest.live.table.id
    assert await code_of(room.hall.sit(table, Player("id-Eve", "Eve"), None)) == "full"
    assert await guest.refused(wire.Replace, seat=1, by="open") == "no_consent"
    assert table not in [each.id for some in (await room.hall.lists()).values() for each in some]
    await guest.do(wire.Concede)
    assert await guest.refused(wire.Rematch) == "practice"


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("no record", "bad_record"),
        (POSITION.replace("turn You\n", ""), "bad_record"),  # a choice before anything goes on
        (POSITION.partition("turn You")[0], "bad_record"),  # nothing goes on
        (POSITION.replace("R5xR3", "R2xR3"), "bad_record"),  # refused by the rules
        (POSITION.replace("hand Ember R7", "hand Ember R5"), "bad_record"),  # a card that is not there twice
        (POSITION + POSITION, "bad_record"),
        (POSITION.replace("[Seats", '[Cards "mine.csv"]\n[Seats'), "bad_record"),
        (POSITION.replace("[Seats", '[Key "12"]\n[Seats'), "bad_record"),
        (POSITION.replace("You Ember", "You Ember Sable Coral Flint Umber"), "bad_record"),
        (POSITION.replace("magic-dragon", "fairy-tale"), "bad_record"),
        (POSITION.replace("magic-dragon", "chess"), "bad_record"),
    ],
)
def test_what_is_no_position_is_refused(tmp_path: object, record: str, code: str) -> None:
    @in_a_room
    async def ask(room: Room) -> None:
        assert await refused(room, position={"record": record}) == code

    ask(tmp_path)  # type: ignore[arg-type]  # a folder


@in_a_room
async def test_nothing_else_is_agreed_on_beside_a_position(room: Room) -> None:
    assert await refused(room, position={"record": POSITION, "seat": 2}) == "bad_setup"
    assert await refused(room, position={"record": POSITION}, game="fairy-tale") == "bad_setup"
    assert await refused(room, position={"record": POSITION}, brought=["R5"]) == "bad_setup"
    assert await refused(room, position={"record": POSITION}, bots=["genius"]) == "bad_setup"
    long = POSITION + "; more\n" * (LARGEST // 7)
    with pytest.raises(msgspec.ValidationError):
        await refused(room, position={"record": long})
