"""EV-10 Two events that differ in what one player drafted, built and exchanged: others are sent the same bytes."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.hall.events.gathering import Visitor, joined, made
from tests.hall.events.test_at_tables import loses, ready_deck
from tests.hall.room import Room, room_in
from wyrmhall.events import deeds as d
from wyrmhall.events.written import deed_as_data
from wyrmhall.hall.events import entries as e
from wyrmhall.hall.events import show
from wyrmhall.hall.events.entries import EventEntries
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.hall.wire_events import EventPlayer

Bytes = dict[str, list[bytes]]


async def match_with_secrets(room: Room, deck: list[str], sideboard: list[str]) -> Bytes:
    """Ada registers this deck and exchanges cards; what everybody was sent until the match was over."""
    mara = await made(room, game="dragon-booster", exchange=3, pairing="round-robin")
    ada, ben, cleo = await joined(mara, "Ada", "Ben", "Cleo")
    zoe = Visitor(room, mara.live, "Zoe")
    await ada.done("register_deck", deck=deck, sideboard=sideboard)
    people = {each.you["player"]: each for each in (ada, ben, cleo)}
    for round in (1, 2, 3):
        await mara.done("pair", number=round)
        for match in mara.shown["round"]["matches"]:
            if len(match["players"]) == 2 and 1 in match["players"]:
                for player in match["players"]:
                    await people[player].done("arrive", round=round, match=match["number"])
                await loses(people[next(player for player in match["players"] if player != 1)])
                await ada.do("exchange", round=round, match=match["number"], deck=deck, sideboard=sideboard)
                await ada.do("done_exchanging", round=round, match=match["number"])
                await room.wait(200)
    return {each.player.name: each.box.sent for each in (mara, ben, cleo, zoe)} | {"Ada": ada.box.sent}


async def draft_with_secrets(room: Room, cards: list[str]) -> Bytes:
    """Ada has drafted these cards, as a table would report it; what others were sent before a round is played."""
    mara = await made(room, draft="dbs-draft", sharing="rares")
    ada, ben = await joined(mara, "Ada", "Ben")

    def drafted(event: HallEvent, at: int) -> EventEntries:
        pod = d.DraftNamed((1, 2), "aaaaaaaaaaaaaaaa")
        found = d.Drafted(1, tuple(cards)), d.DeckRegistered(1, tuple(cards[:2]), tuple(cards[2:]))
        return [e.Happened(by="", deed=deed_as_data(deed)) for deed in (pod, *found)]

    mara.live.driver.stop()  # no table is opened for it
    await mara.live.do(drafted)
    await mara.done("announce", text="The draft is over")
    return {each.player.name: each.box.sent for each in (mara, ben)} | {"Ada": ada.box.sent}


def sent_in(folder: Path, *, cards: list[str] | None = None, deck: int | None = None) -> Bytes:
    async def evening() -> Bytes:
        async with room_in(folder) as room:
            if cards is not None:
                return await draft_with_secrets(room, cards)
            assert deck is not None
            found = ready_deck(deck)
            return await match_with_secrets(room, found, [found[0]])

    folder.mkdir()
    return asyncio.run(evening())


def test_of_decks_and_sideboards_others_are_sent_nothing(tmp_path: Path) -> None:
    one, other = sent_in(tmp_path / "one", deck=0), sent_in(tmp_path / "other", deck=2)
    assert one.pop("Ada") != other.pop("Ada")  # who sees the own deck
    assert one.keys() == other.keys()
    for name, sent in one.items():
        assert sent == other[name], name


def test_of_drafted_cards_others_are_sent_nothing(tmp_path: Path) -> None:
    one = sent_in(tmp_path / "one", cards=["EC-001", "EC-002", "EC-003"])
    other = sent_in(tmp_path / "other", cards=["EC-004", "EC-005", "EC-006"])
    assert one.pop("Ada") != other.pop("Ada")
    for name, sent in one.items():
        assert sent == other[name], name
        assert not any(b"EC-0" in each for each in sent)


def test_a_planted_leak_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hall that sends the first drafted card of each player to everybody."""
    honest = show.player_of

    def leaking(event: HallEvent, number: int) -> EventPlayer:
        pool = event.event.player(number).pool or ("",)
        return msgspec.structs.replace(honest(event, number), bot=pool[0])

    monkeypatch.setattr(show, "player_of", leaking)
    one = sent_in(tmp_path / "one", cards=["EC-001", "EC-002"])
    other = sent_in(tmp_path / "other", cards=["EC-004", "EC-005"])
    assert one["Ben"] != other["Ben"]
