"""A Dragon Ball Super draft, its matches, and the rares, which the winner takes first; for the absent a bot takes."""

from __future__ import annotations

from typing import Any

from tests.hall.events.gathering import Visitor, bots, joined, made
from tests.hall.events.test_at_tables import by_lot
from tests.hall.room import Room, in_a_room
from wyrmhall.events.sharing import is_rare
from wyrmhall.hall.events.homes import card_set_of
from wyrmhall.hall.events.past import games_of, history_of

SHORT = {"boosters_per_player": "4"}


async def until(mara: Visitor, stage: str) -> None:
    for _ in range(400):
        if mara.shown["home"] or (mara.shown["stage"] == stage and mara.shown["shared"] is None):
            return
        await mara.room.wait(20)
    raise AssertionError(mara.shown["stage"])


async def all_rounds(mara: Visitor, strongest: list[int]) -> None:
    """The first of these players wins every match, the second all others, and so on."""
    for round in (1, 2, 3):
        await mara.done("pair", number=round)
        for match in mara.shown["round"]["matches"]:
            one, other = match["players"]
            won = [2, 0] if strongest.index(one) < strongest.index(other) else [0, 2]
            words: dict[str, Any] = {"result": {"won": won}, "was": None}
            await mara.done("set_result", round=round, match=match["number"], **words)


@in_a_room
async def test_the_winner_takes_first_and_commons_stay(room: Room) -> None:
    by_lot(room)
    drafts = {"house": SHORT, "clock": {"kind": "decision", "seconds": 30}}
    mara = await made(room, draft="dbs-draft", drafts=drafts, sharing="rares", placing="match-wins")
    [ada] = await joined(mara, "Ada")  # who never comes to a table: a stand-in drafts and takes
    await bots(mara, 3)
    await mara.done("begin_draft")
    assert ada.you["seat_at"] == mara.shown["pods"][0]["table"]
    await until(mara, "decks")
    await all_rounds(mara, [3, 1, 4, 2])
    assert not mara.shown["home"]
    await mara.done("drop", player=4)
    await mara.done("share")
    assert await mara.refused("share") == "cards_are_shared"
    assert await mara.refused("end") == "sharing_goes_on"
    await until(mara, "over")
    event = mara.live.event.event
    card_set = card_set_of("dbs-draft", None)
    rares = [card for player in event.players.values() for card in player.pool or () if is_rare(card_set, card)]
    placing, taken = mara.live.event.stand()[1], event.taken or ()
    assert [each.player for each in taken] == [placing[at % 4] for at in range(len(rares))]
    assert sorted(each.card for each in taken) == sorted(rares)
    assert placing[0] == 3
    for home in mara.shown["home"]:
        pool = event.player(home["player"]).pool or ()
        assert sorted(home["kept"]) == sorted(card for card in pool if not is_rare(card_set, card))
    await mara.done("end")
    assert {game.what for game in games_of(mara.live.event)} == {"draft", "sharing"}
    assert [deck.pool for deck in history_of(mara.live.event).decks] == [
        list(player.pool or ()) for player in event.players.values()
    ]
