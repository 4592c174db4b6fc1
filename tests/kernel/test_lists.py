"""Lists of cards as text: what is read, what is refused and on which line, what is written."""

from __future__ import annotations

import pytest

from tests.toy.decks import DECKS
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.lists import LARGEST_LIST, MOST_BROUGHT, read_list, write_list

BOOK = DECKS.book_of(None)
EMBER, GALE, STORM = [BOOK.rows[face] for face in ("Ember", "Gale", "Storm")]


def test_a_card_or_several_on_a_line_in_any_order() -> None:
    text = "\ufeff; my deck\r\n2 Storm ; strong\n\n  Ember\n1 Gale\nEmber\n"
    assert read_list(BOOK, text) == (EMBER, EMBER, GALE, STORM, STORM)


def test_what_is_written_is_read_again() -> None:
    cards = (EMBER, EMBER, GALE, STORM, STORM, STORM)
    assert write_list(BOOK, cards) == "2 Ember\n1 Gale\n3 Storm\n"
    assert read_list(BOOK, write_list(BOOK, cards)) == cards
    assert read_list(BOOK, "") == ()
    assert write_list(BOOK, ()) == ""


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("Dodo", "there is no card Dodo"),
        ("?", "there is no card ?"),
        ("2 ?", "there is no card ?"),
        ("ember", "there is no card ember"),
        ("0 Ember", "0 of Ember; from 1 to 500 are possible"),
        ("501 Ember", "501 of Ember; from 1 to 500 are possible"),
        ("99999999999999999999 Ember", "99999999999999999999 of Ember; from 1 to 500 are possible"),
        ("-1 Ember", "-1 Ember: one card a line, as in Ember or 2 Ember"),
        ("² Ember", "² Ember: one card a line, as in Ember or 2 Ember"),
        ("Ember 2", "Ember 2: one card a line, as in Ember or 2 Ember"),
        ("Ember Gale", "Ember Gale: one card a line, as in Ember or 2 Ember"),
        ("2 Ember Gale", "2 Ember Gale: one card a line, as in Ember or 2 Ember"),
        ("2", "there is no card 2"),
        ("x" * 300, "longer than 200 signs; a line names one card, as in 2 Ember"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_line(line: str, problem: str) -> None:
    with pytest.raises(BadList) as refused:
        read_list(BOOK, f"2 Ember\n\n{line}\n")
    assert str(refused.value) == f"line 3: {problem}"
    with pytest.raises(BadList) as refused:
        read_list(BOOK, f"2 Ember\n\n{line}\n", "deck.txt")
    assert str(refused.value) == f"deck.txt:3: {problem}"


def test_a_list_has_bounds() -> None:
    assert len(read_list(BOOK, f"{MOST_BROUGHT} Ember")) == MOST_BROUGHT
    with pytest.raises(BadList, match="line 2: more than 500 cards"):
        read_list(BOOK, "500 Ember\nEmber")
    with pytest.raises(BadList, match=r"deck\.txt: larger than 65536 bytes"):
        read_list(BOOK, ";\n" * LARGEST_LIST, "deck.txt")
