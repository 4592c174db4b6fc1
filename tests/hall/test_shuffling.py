"""The hall pledges a secret, the seats add to it, and afterwards anybody can deal the same cards again."""

from __future__ import annotations

from tests.command import wyrmhall
from tests.hall.room import Guest, Room, in_a_room, play_on
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.kernel.chance import Keyed, mixed_key, pledge
from wyrmhall.kernel.data import to_data

ONE, TWO = "01" * 32, "02" * 32


@in_a_room
async def test_the_pledge_is_shown_first_and_the_secret_only_after_the_end(room: Room) -> None:
    ada = await room.open()
    secret, pledged = ada.live.table.secret, ada.shown["table"]["pledge"]
    assert pledged == pledge(secret)
    bea = await room.sit(ada, "Bea")
    await ada.do(wire.Start)
    zoe = await room.watch(ada)
    await ada.do(wire.Add, value=ONE)
    assert [seat["has_added"] for seat in bea.shown["table"]["seats"]] == [True, False]
    assert bea.shown["game"] is None
    await bea.do(wire.Add, value=TWO)
    assert bea.shown["table"]["status"] == "playing"
    key = mixed_key(secret, ada.live.table.id, (ONE, TWO))
    assert ada.live.table.key() == key
    await play_on([ada, bea], 8)
    for guest in (ada, bea, zoe):
        sent = b"".join(guest.box.sent)
        for hidden in (secret, key, ONE, TWO, ada.token, bea.token):
            assert hidden.encode() not in sent
        table = guest.shown["table"]
        assert (table["secret"], table["key"], table["added"]) == (None, None, [])
    await ada.do(wire.Abort)
    for guest in (ada, bea, zoe):
        table = guest.shown["table"]
        assert (table["secret"], table["key"], table["added"]) == (secret, key, [ONE, TWO])
        assert table["pledge"] == pledged


@in_a_room
async def test_the_cards_follow_from_what_all_have_added(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    table = ada.live.table
    again = table.game().start_from(table.set_up(), Keyed(table.key()))
    assert table.state is not None
    assert {**to_data(again), "setup": 0} == {**to_data(table.state), "setup": 0}
    assert bea.game["zones"][0]["piles"][0]["items"] == []


@in_a_room
async def test_who_adds_nothing_is_not_waited_for(room: Room) -> None:
    ada = await room.open(seats=3, bots=["random"])
    bea = await room.sit(ada, "Bea")
    await ada.do(wire.Start)
    await ada.do(wire.Add, value=ONE)
    await room.wait(4.9)
    assert ada.shown["table"]["status"] == "shuffling"
    await room.wait(0.1)
    assert ada.shown["table"]["status"] == "playing"
    assert ada.live.table.added == [ONE, "-", "-"]
    begun = next(logged.what for logged in room.logged(ada.live) if isinstance(logged.what, e.Begun))
    assert begun.missing == [1]
    assert "Bea added nothing to the shuffle" in ada.lines()
    assert await bea.refused(wire.Add, value=TWO) == "over"


@in_a_room
async def test_a_value_is_added_once_and_in_time(room: Room) -> None:
    ada = await room.open()
    assert await ada.refused(wire.Add, value=ONE) == "over"
    bea = await room.sit(ada, "Bea")
    await ada.do(wire.Start)
    await ada.do(wire.Add, value=ONE)
    assert await ada.refused(wire.Add, value=TWO) == "taken"
    assert (await room.watch(ada)).shown["table"]["status"] == "shuffling"
    assert await (await room.watch(ada)).refused(wire.Add, value=TWO) == "not_seated"
    await bea.do(wire.Add, value=TWO)
    assert ada.live.table.added == [ONE, TWO]


@in_a_room
async def test_what_was_added_counts_though_its_person_vanishes(room: Room) -> None:
    ada = await room.open(seats=3)
    await room.sit(ada, "Bea")
    cay = await room.sit(ada, "Cay")
    await ada.do(wire.Start)
    await cay.do(wire.Add, value=TWO)
    await cay.go()
    await ada.do(wire.Kick, seat=2)
    assert ada.shown["table"]["seats"][2]["stand_in"] == "away"
    await room.wait(5)
    assert ada.live.table.added == ["-", "-", TWO]


@in_a_room
async def test_the_key_stays_whoever_sits_down_or_goes(room: Room) -> None:
    """The deal is done: a seat that changes hands afterwards changes nothing about it."""
    ada, bea, cay = await room.play("Ada", "Bea", "Cay")
    key, added = ada.live.table.key(), ada.live.table.added
    assert "-" not in added
    await room.hall.claim(ada.live.table.id, Guest(room, "Phone", ada.live).player, ada.token)
    ada.player = Guest(room, "Phone", ada.live).player
    await ada.come()
    await cay.do(wire.Leave)
    await ada.do(wire.Replace, seat=2, by="open")
    await bea.do(wire.Consent, handover=bea.shown["table"]["handover"]["number"], agrees=True)
    dan = await room.sit(ada, "Dan")
    assert (ada.live.table.key(), ada.live.table.added) == (key, added)
    await ada.do(wire.Abort)
    assert dan.shown["table"]["key"] == key
    assert bea.shown["table"]["added"] == added


def changed(text: str, tag: str, old: str, new: str) -> str:
    lines = [line.replace(old, new, 1) if line.startswith(f"[{tag} ") else line for line in text.splitlines()]
    edited = "\n".join(lines) + "\n"
    assert edited != text
    return edited


@in_a_room
async def test_verify_deals_the_game_again(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea")
    await play_on([ada, bea])
    assert ada.live.table.status == "finished"
    text = ada.live.record()
    file = room.folder / "game.record"
    file.write_text(text, encoding="utf-8")
    answer = wyrmhall("verify", str(file), home=room.folder)
    assert answer.code == 0, answer
    assert "dealt from the key that was pledged" in answer.out
    secret, table = ada.live.table.secret, ada.live.table.id
    other = ("0" if secret[0] != "0" else "1") + secret[1:]
    for edited in (
        changed(text, "Secret", secret, other),
        changed(text, "Table", table[0], "a" if table[0] != "a" else "b"),
        changed(text, "Added", "1", "2"),
        changed(text, "Key", ada.live.table.key(), other),
        changed(text, "Pledge", pledge(secret), pledge(other)),
        changed(text, "Result", "A", "B") if '[Result "Ada' in text else changed(text, "Result", "B", "A"),
    ):
        file.write_text(edited, encoding="utf-8")
        assert wyrmhall("verify", str(file), home=room.folder).code != 0, edited[:900]


@in_a_room
async def test_secrets_and_names_are_new_each_time(room: Room) -> None:
    tables = [(await room.open()).live.table for _ in range(3)]
    assert len({table.secret for table in tables}) == len({table.id for table in tables}) == 3
    assert all(len(table.secret) == 64 for table in tables)
