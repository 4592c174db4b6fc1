"""The text form of a set: read strictly, written in one way, every problem told with its line."""

from __future__ import annotations

import re

import pytest
from hypothesis import given

from tests.sets.strategies import card_sets
from wyrmhall.sets.cards import KINDS, CardSet
from wyrmhall.sets.importing import import_set
from wyrmhall.sets.library import shipped_packs, shipped_set, shipped_sets
from wyrmhall.sets.mapping import Mapping
from wyrmhall.sets.problems import MOST_TOLD, BadSet
from wyrmhall.sets.writing import digest_of, read_descriptions, read_set, write_csv, write_descriptions, write_set

SMALL = """\
wyrmhall set 1
name | Small
provenance | made up
rarities | C | R
type | Leader | leader
type | Battle | main
card | S-1 | Ada | Leader | Red | R | - | 1
card | S-2 | Bo | Battle | - | C | 3 | 2
pack | booster
slot | 1 | rarity=C
"""


def codes(text: str) -> list[tuple[str, int]]:
    with pytest.raises(BadSet) as bad:
        read_set(text)
    return [(each.code, each.line) for each in bad.value.problems]


@given(card_sets())
def test_what_is_written_is_read_again(card_set: CardSet) -> None:
    text = write_set(card_set)
    assert read_set(text) == card_set
    assert write_set(read_set(text)) == text
    assert read_set(text.replace("\n", "\r\n")) == card_set
    assert read_set(f"\ufeff# a comment\n\n{text}") == card_set
    assert digest_of(read_set(text)) == digest_of(card_set)
    if card_set.packs:
        assert read_descriptions(write_descriptions(card_set.packs)) == card_set.packs


@given(card_sets())
def test_a_text_of_a_set_is_printable_and_its_csv_holds_no_formula(card_set: CardSet) -> None:
    assert all(line.isprintable() for line in write_set(card_set).split("\n"))
    for line in write_csv(card_set).split("\n"):
        for cell in re.findall(r'(?:^|,)("(?:[^"]|"")*"|[^,]*)', line):
            assert cell == "-" or not cell.strip('"').startswith(("=", "+", "-", "@")), line


@given(card_sets())
def test_the_csv_of_a_set_is_imported_as_the_same_cards(card_set: CardSet) -> None:
    columns = {name: name for name in ("number", "name", "type", "colours", "rarity", "cost", "copies")}
    kinds = {printed: kind for printed, kind in card_set.types if "*" not in printed}
    mapping = Mapping(delimiter="comma", header=True, columns=columns, rarities=card_set.rarities, types=kinds)
    imported = import_set(write_csv(card_set).encode(), mapping)
    folded = {word.casefold() for card in card_set.cards for word in (card.type, *card.colours)}
    words = {word for card in card_set.cards for word in (card.type, *card.colours)}
    if len(folded) < len(words) or len({each.casefold() for each in card_set.rarities}) < len(card_set.rarities):
        return  # an import takes words for the same that differ only in large and small letters
    if any(each.casefold() in ("-", "n/a", "null", "none", "nil") for each in words | set(card_set.rarities)):
        return
    assert imported.problems == ()
    assert imported.card_set is not None
    assert imported.card_set.cards == card_set.cards


def test_the_digest_is_of_the_set_and_not_of_its_spelling() -> None:
    assert digest_of(read_set(SMALL)) == digest_of(read_set(f"# mine\n{SMALL.replace(' | ', '|')}"))
    assert digest_of(read_set(SMALL)) != digest_of(read_set(SMALL.replace("Bo", "Bob")))


@pytest.mark.parametrize(
    ("before", "after", "code", "line"),
    [
        ("wyrmhall set 1", "wyrmhall set 2", "not_a_set", 1),
        ("name | Small", "name | Small\nname | Large", "line_twice", 3),
        ("provenance | made up\n", "", "line_missing", 10),
        ("rarities | C | R", "rarities | C | R | C", "rarity_twice", 4),
        ("type | Battle | main", "type | Battle | mian", "unknown_kind", 6),
        ("type | Battle | main", "tipe | Battle | main", "unknown_word", 6),
        ("| C | 3 | 2", "| U | 3 | 2", "rarity_without_place", 8),
        ("| C | 3 | 2", "| C | x | 2", "bad_number", 8),
        ("| C | 3 | 2", "| C | 3 | 0", "bad_number", 8),
        ("| C | 3 | 2", "| C | 3", "cell_count", 8),
        ("| Bo |", "|  |", "cell_empty", 8),
        ("| Bo |", "| B\u200bo |", "odd_sign", 8),
        ("| Bo |", f"| {'x' * 121} |", "too_long", 8),
        ("| Bo |", "| B\\o |", "bad_escape", 8),
        ("S-2 |", "S-1 |", "number_twice", 8),
        ("| Battle | - |", "| Batle | - |", "type_without_kind", 8),
        ("| Battle | - |", "| Battle | Red/Red |", "bad_colours", 8),
        ("pack | booster", "pack | Booster!", "bad_pack_name", 9),
        ("pack | booster\n", "", "slot_without_pack", 9),
        ("slot | 1 | rarity=C\n", "", "pack_without_slot", 9),
        ("slot | 1 | rarity=C", "slot | many | rarity=C", "bad_number", 10),
        ("slot | 1 | rarity=C", "slot | 1 twice | rarity=C", "bad_slot", 10),
        ("slot | 1 | rarity=C", "slot | 1 | rareness=C", "bad_condition", 10),
        ("slot | 1 | rarity=C", "slot | 1 | rarity=", "bad_values", 10),
        ("slot | 1 | rarity=C", "slot | 1 | rarity=C; rarity=R", "condition_twice", 10),
        ("slot | 1 | rarity=C", "slot | 1", "slot_says_nothing", 10),
    ],
)
def test_each_mistake_has_its_code_and_line(before: str, after: str, code: str, line: int) -> None:
    assert before in SMALL
    assert (code, line) in codes(SMALL.replace(before, after, 1))


def test_all_problems_are_told_within_bounds() -> None:
    lines = "".join([f"card | X-{at} | Name | Battle | - | C | none | 1\n" for at in range(200)])
    with pytest.raises(BadSet) as bad:
        read_set(SMALL + lines)
    assert (len(bad.value.problems), bad.value.count) == (MOST_TOLD, 200)


def test_the_sample_set_is_as_promised() -> None:
    assert shipped_sets() == ("ember-coast",)
    card_set = shipped_set("ember-coast")
    kinds = [card_set.kind(card) for card in card_set.cards]
    assert (len(kinds), [kinds.count(kind) for kind in KINDS]) == (140, [8, 128, 4])
    assert len({card.name for card in card_set.cards}) == 140
    assert {colour for card in card_set.cards for colour in card.colours} == {"Red", "Blue", "Green", "Yellow"}
    assert [pack.size for pack in card_set.packs] == [12]  # DBS-A2
    assert [(pack.name, pack.size) for pack in shipped_packs("dragon-booster")] == [
        ("booster", 10), ("crystal", 5), ("wrapped", 20)
    ]  # fmt: skip
