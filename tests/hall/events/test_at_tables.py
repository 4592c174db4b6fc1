"""Matches at the hall's tables: opened when people have come, with sideboarding, and they report themselves."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hall.events.gathering import Visitor, bots, joined, made, play_round
from tests.hall.room import Guest, Room, code_of, in_a_room
from wyrmhall.hall import wire
from wyrmhall.hall.live.table import LiveTable
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.registry import game as game_named

BOOSTER = game_named("dragon-booster")


def by_lot(room: Room) -> None:
    """Bots that choose at random, and the same each time."""
    room.bots.choice = lambda job: job.view["options"][swift(job.seed).below(len(job.view["options"]))]


def ready_deck(number: int) -> list[str]:
    setup = BOOSTER.set_up(2)
    rows = list(BOOSTER.ready_lists(setup).values())[number]
    return [setup.book.write(row) for row in rows]


async def guest_at(visitor: Visitor) -> Guest:
    """The person at the table where the event expects them."""
    live = await visitor.room.hall.find(visitor.you["seat_at"])
    return await Guest(visitor.room, visitor.player.name, live).come()


async def loses(visitor: Visitor) -> LiveTable:
    """The cards are dealt, and this person gives the game up."""
    guest = await guest_at(visitor)
    await visitor.room.wait(6)
    assert (await guest.do(wire.Concede))["is"] == "done"
    await visitor.room.settle()
    return guest.live


async def a_match(room: Room, **plan: Any) -> tuple[Visitor, Visitor, Visitor]:
    """Two people with decks and a sideboard of one card, who have come to a best of three."""
    mara = await made(room, game="dragon-booster", exchange=3, **plan)
    people = await joined(mara, "Ada", "Ben")
    for number, one in enumerate(people):
        deck = ready_deck(number)
        await one.done("register_deck", deck=deck, sideboard=[deck[-1]])
    await mara.done("pair", number=1)
    for one in people:
        await one.done("arrive", round=1, match=1)
    return mara, people[0], people[1]


@in_a_room
async def test_a_table_opens_when_both_have_come(room: Room) -> None:
    mara = await made(room, game="magic-dragon", best_of=1)
    ada, ben = await joined(mara, "Ada", "Ben")
    await mara.done("pair", number=1)
    await ada.done("arrive", round=1, match=1)
    assert (ada.you["seat_at"], mara.shown["round"]["matches"][0]["phase"]) == (None, "waiting")
    await ben.done("arrive", round=1, match=1)
    guest = await guest_at(ada)
    assert guest.live.table.agreed().event == mara.live.event.id
    assert {place.name for place in guest.live.table.places} == {"Ada", "Ben"}
    assert await guest.refused(wire.Abort) == "not_host"
    await loses(ben)
    assert mara.shown["round"]["matches"][0]["result"]["won"] == (
        [1, 0] if mara.shown["round"]["matches"][0]["players"][0] == 1 else [0, 1]
    )
    assert await guest.refused(wire.Rematch) == "of_event"


@in_a_room
async def test_a_best_of_three_with_sideboarding(room: Room) -> None:
    """DBS-19, DBS-27: both at once and in secret; who lets the time run out plays the last valid deck."""
    mara, ada, ben = await a_match(room)
    first = await loses(ada)
    assert mara.shown["round"]["matches"][0]["phase"] == "exchanging"
    assert ben.shown["clock"]["exchange"] == 180_000
    deck, spare = ada.you["exchange"]["deck"], ada.you["exchange"]["sideboard"]
    swapped: dict[str, Any] = {"deck": [*deck[1:], *spare], "sideboard": [deck[0]]}
    foul: dict[str, Any] = {"deck": [*deck[1:], "MagKick"], "sideboard": [deck[0]]}
    assert await ada.refused("exchange", round=1, match=1, **foul) in ("not_the_same_cards", "bad_list")
    assert await ada.refused("exchange", round=1, match=1, deck=deck[:5], sideboard=[]) == "bad_list"
    sent, seen = len(ben.box.sent), len(mara.box.sent)
    answer = await ada.do("exchange", round=1, match=1, **swapped)
    if answer["is"] == "done":
        assert sorted(ada.you["exchange"]["deck"]) == sorted(swapped["deck"])
        await ada.done("exchange", round=1, match=1, deck=None)  # the registered deck again
    assert ada.you["exchange"] == {"deck": deck, "sideboard": spare}
    secret = b"".join([*ben.box.sent[sent:], *mara.box.sent[seen:]])
    assert not any(card.encode() in secret for card in {*deck, *spare})
    await ada.done("done_exchanging", round=1, match=1)
    assert mara.shown["round"]["matches"][0]["ready"] == [ada.you["player"]]
    assert await ada.refused("exchange", round=1, match=1, deck=None) == "done_exchanging"
    await room.wait(181)  # Ben lets the time run out
    assert mara.shown["round"]["matches"][0]["phase"] == "playing"
    second = await loses(ben)
    assert second.table.places[0].name != first.table.places[0].name  # the first seat goes round
    await ada.done("done_exchanging", round=1, match=1)
    await ben.done("done_exchanging", round=1, match=1)
    await loses(ada)
    match = mara.shown["round"]["matches"][0]
    assert len(match["tables"]) == 3
    assert match["result"]["won"][match["players"].index(ben.you["player"])] == 2


@in_a_room
async def test_what_cannot_be_played_is_no_deck(room: Room) -> None:
    mara = await made(room, game="dragon-booster")
    [ada] = await joined(mara, "Ada")
    assert await ada.refused("register_deck", deck=["Nothing"]) == "bad_list"
    assert await ada.refused("register_deck", deck=ready_deck(0), sideboard=["Nothing"]) == "bad_list"
    assert await ada.refused("exchange", round=1, match=1) == "no_such_round"
    magic = await made(room, game="magic-dragon")
    [ben] = await joined(magic, "Ben")
    assert await ben.refused("register_deck", deck=["R1"]) == "no_decks"


@in_a_room
async def test_who_begins_after_a_loss_is_known_at_the_table(room: Room) -> None:
    """DB-A2"""
    _, ada, ben = await a_match(room, match={"house": {"first_leader": "loser"}})
    first = await loses(ada)
    assert first.table.agreed().house["first_leader"] == "random"
    for one in (ada, ben):
        await one.done("done_exchanging", round=1, match=1)
    second = await guest_at(ada)
    loser = next(seat for seat, place in enumerate(second.live.table.places) if place.name == "Ada")
    assert second.live.table.agreed().house["first_leader"] == "AB"[loser]


@in_a_room
async def test_records_are_sealed_until_the_last_match(room: Room) -> None:
    """EV-10"""
    mara = await made(room, game="magic-dragon", best_of=1, pairing="round-robin")
    ada, ben, cleo = await joined(mara, "Ada", "Ben", "Cleo")
    people = {each.you["player"]: each for each in (ada, ben, cleo)}
    tables = []
    for round in (1, 2, 3):
        await mara.done("pair", number=round)
        match = next(each for each in mara.shown["round"]["matches"] if len(each["players"]) == 2)
        for player in match["players"]:
            await people[player].done("arrive", round=round, match=match["number"])
        guest = await guest_at(people[match["players"][0]])
        await loses(people[match["players"][1]])
        tables.append(guest)
        if round < 3:
            assert guest.shown["table"]["sealed"]
            assert [guest.shown["table"][name] for name in ("secret", "key", "added")] == [None, None, []]
            assert await code_of(room.hall.events.unseal(guest.live)) == "sealed"
            with pytest.raises(Exception, match="after its last match"):
                guest.live.record()
            listed = (await room.hall.played_by(guest.player, 0, 10)).games
            assert not any(each.has_record for each in listed)
    await room.hall.events.unseal(tables[0].live)
    assert tables[0].live.record().startswith('[Game "magic-dragon"]')
    await room.settle()
    assert tables[0].shown["table"]["secret"] is not None
    await mara.done("end")
    assert all(not guest.live.table.is_sealed() for guest in tables)


@in_a_room
async def test_three_at_a_table_take_places_by_their_scores(room: Room) -> None:
    """EV-6"""
    by_lot(room)
    mara = await made(room, game="fairy-tale", pairing="swiss", at_table=3, best_of=1, rounds=1)
    await bots(mara, 6)
    await mara.done("pair", number=1)
    await play_round(mara)
    for match in mara.shown["round"]["matches"]:
        assert sorted(match["result"]["places"]) in ([1, 2, 3], [1, 1, 3], [1, 2, 2], [1, 1, 1])
        live = await room.hall.find(match["tables"][0])
        winners = {live.table.name(seat) for seat in live.table.winners}
        first = {
            number for number, place in zip(match["players"], match["result"]["places"], strict=True) if place == 1
        }
        assert winners == {mara.live.event.name(number) for number in first}
    assert mara.shown["stage"] == "played-out"


@in_a_room
async def test_an_event_with_a_draft_is_played_by_bots_to_the_standings(room: Room) -> None:
    """Dragon Booster: drafted, built, best of three at real tables, everybody takes home what they took."""
    by_lot(room)
    mara = await made(
        room, game="dragon-booster", draft="dragon-booster-draft", drafts={"variant": "booster"}, pairing="swiss",
        rounds=1, sharing="keep", pod=4,
    )  # fmt: skip
    await bots(mara, 4)
    assert await mara.refused("pair", number=1) == "draft_goes_on"
    await mara.done("begin_draft")
    assert await mara.refused("begin_draft") == "taken"
    for _ in range(800):
        if mara.shown["stage"] != "draft":
            break
        await room.wait(5)
    assert all(player["has_deck"] and player["drafted"] for player in mara.shown["players"])
    await mara.done("pair", number=1)
    await play_round(mara)
    assert mara.shown["stage"] == "played-out"
    games = sum(sum(line["games"]) for line in mara.shown["standings"]["lines"])
    assert games == 2 * sum(len(match.tables) for each in mara.live.event.event.rounds for match in each.matches)
    assert [len(home["kept"]) for home in mara.shown["home"]] == [
        len(player.pool or ()) for player in mara.live.event.event.players.values()
    ]
