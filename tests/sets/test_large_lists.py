"""Lists of several thousand cards: the same cards in every shape, and genuine dirt told line by line."""

from __future__ import annotations

import csv
from functools import cache

import pytest

from tests.sets.lists import LISTS, NUMBER, REPRINTS, SAID, as_csv
from wyrmhall.kernel.book import LARGEST_TABLE, CardTable
from wyrmhall.kernel.registry import game
from wyrmhall.sets.cards import CardSet
from wyrmhall.sets.importing import Imported, import_set
from wyrmhall.sets.mapping import read_mapping, write_mapping
from wyrmhall.sets.writing import read_set, write_csv, write_set


@cache
def imported(shape: str) -> Imported:
    return import_set(LISTS[shape](), SAID, "list")


def cards_of(shape: str) -> CardSet:
    found = imported(shape)
    assert found.card_set is not None, found.problems[:3]
    return found.card_set


@pytest.mark.parametrize("shape", LISTS)
def test_every_shape_gives_the_same_cards_and_the_hall_has_room_for_them(shape: str) -> None:
    card_set, found = cards_of(shape), imported(shape)
    assert (found.rows, found.left_out) == (NUMBER + REPRINTS, REPRINTS)
    assert card_set.cards == cards_of("nested JSON").cards
    assert len(card_set.cards) == NUMBER
    assert {kind for _, kind in card_set.types} == {"leader", "main", "other"}
    assert len(card_set.types) == 4, "types are one, however they are written"
    assert len({colour for card in card_set.cards for colour in card.colours}) == 4
    assert {card.rarity for card in card_set.cards} == {"C", "UC", "R", "SR", "SCR"}
    text = write_set(card_set)
    assert read_set(text) == card_set
    assert len(text.encode()) < LARGEST_TABLE
    again = import_set(LISTS[shape](), read_mapping(write_mapping(found.mapping)), "list")
    assert again.card_set == card_set


def test_a_large_set_can_be_drafted_and_its_text_stays_text() -> None:
    card_set = cards_of("TSV in UTF-16")
    setup = game("dbs-draft").set_up(8, None, {"boosters_per_player": 6}, CardTable("large", write_set(card_set)))
    assert len(setup.book.faces) == NUMBER
    assert game("dbs-draft").notices(setup) == []
    cells = [cell for row in csv.reader(write_csv(card_set).splitlines()) for cell in row]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "@"))]


def test_dirt_that_cannot_be_read_is_told_with_its_lines_and_nothing_comes_of_it() -> None:
    lines = as_csv(",", header=True, end="\n", number=3_000).split("\n")
    whole = [at for at, line in enumerate(lines) if line.startswith("TS") and "_PR" not in line and '"line' not in line]
    long, odd, ragged = whole[100], whole[900], whole[1500]
    lines[long] = "X" * 60 + lines[long]
    lines[odd] = lines[odd].replace(",", "\x1b,", 1)
    lines[ragged] += ",one,too,many"
    found = import_set("\n".join(lines).encode(), SAID, "list")
    assert found.card_set is None
    told = {(each.code, each.line) for each in found.problems}
    assert told == {("too_long", long + 1), ("odd_sign", odd + 1), ("ragged_row", ragged + 1)}
