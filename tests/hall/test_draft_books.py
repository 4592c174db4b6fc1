"""Drafts in the hall with sets, formats and card tables of one's own, from bringing them to the last deck."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec import convert

from tests.hall.room import play_on, room_in
from wyrmhall.drafts.decks import built
from wyrmhall.drafts.state import Draft
from wyrmhall.hall import http
from wyrmhall.kernel.registry import game
from wyrmhall.sets.library import text_of

MY_SET = text_of("ember-coast.set").replace("Ash Courier", "Ash Rider")
MY_RACE = game("dragon-booster").book_of(None).table.text.replace("Wyldfyr,", "Wildfire,", 1)
SMALL = {"boosters_per_player": "4", "pack_size": "12"}


@pytest.mark.parametrize(
    ("name", "text", "house"),
    [
        ("dbs-draft", MY_SET, SMALL),
        ("custom-draft", text_of("quick.draft") + MY_SET, {}),
        ("dragon-booster-draft", MY_RACE, {"pack_size": "8"}),
    ],
)
def test_a_draft_of_ones_own_cards(tmp_path: Path, name: str, text: str, house: dict[str, str]) -> None:
    async def work() -> None:
        async with room_in(tmp_path) as room:
            wish = convert({"game": name, "name": "mine.set", "text": text}, http.BringBook)
            book = await room.hall.books.bring(wish, "id-Ada", "192.0.2.1")
            assert book.cards > 100
            assert bool(book.differences) == (name == "dragon-booster-draft")  # sets and formats are told as a whole
            guests = await room.play("Ada", "Ben", game=name, house=house, cards=book.digest)
            await play_on(guests)
            live = guests[0].live
            assert live.table.status == "finished"
            s = live.table.state
            assert isinstance(s, Draft)
            assert s.setup.book.table.digest() == book.digest
            assert all(built(s, seat) is not None for seat in range(2))

    asyncio.run(work())


def test_the_games_own_cards_stay_its_own() -> None:
    """The draft's table is that of Dragon Booster in other signs, so a hall never takes one for the other."""
    names = ("custom-draft", "dbs-draft", "dragon-booster", "dragon-booster-draft")
    assert len({game(name).book_of(None).table.digest() for name in names}) == len(names)
