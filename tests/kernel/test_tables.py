"""Card tables are read strictly: whatever is wrong is said with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.toy.relay import RELAY, RelayGame
from wyrmhall.kernel.book import LARGEST_TABLE, CardTable
from wyrmhall.kernel.errors import BadTable
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game

HEADER = "name,speed,copies\n"


def refusal(text: str, of: Game = RELAY) -> str:
    with pytest.raises(BadTable) as refused:
        of.book_of(CardTable("cards.csv", text))
    return str(refused.value)


def test_a_refusal_tells_line_and_problem_apart() -> None:
    with pytest.raises(BadTable) as refused:
        RELAY.book_of(CardTable("a:2.csv", HEADER + "hare,fast,1\n"))
    assert refused.value.line == 2
    assert refused.value.problem.startswith("speed is 'fast'")
    assert str(refused.value) == f"a:2.csv:2: {refused.value.problem}"


@pytest.mark.parametrize(
    ("text", "where", "why"),
    [
        ("", 1, "empty"),
        (HEADER, 1, "empty"),
        ("name,speed\nEmber,1\n", 1, "the column copies must stand there once"),
        ("name,speed,copies,speed\nEmber,1,2,1\n", 1, "the column speed must stand there once"),
        ("name,speed,copies,colour\nEmber,1,2,red\n", 1, "unknown column 'colour'"),
        ("Name,speed,copies\nEmber,1,2\n", 1, "unknown column 'Name', did you mean 'name'?"),
        ("name,speed,number\nEmber,1,2\n", 1, "unknown column 'number', did you mean 'copies'?"),
        (HEADER.strip() + ",x" * 500_000 + "\nEmber,1,2\n", 1, "500003 columns"),
        (HEADER + "Ember,1,2,3\n", 2, "4 cells where the table has 3 columns"),
        (HEADER + "Ember,1\n", 2, "2 cells where the table has 3 columns"),
        (HEADER + "Ember,1,2\n\nGale,0,2\n", 4, "speed is '0'; it must be a whole number from 1 to 9"),
        (HEADER + "Ember,1,2\nGale,x,2\n", 3, "speed is 'x'"),
        (HEADER + "Ember,1.5,2\n", 2, "speed is '1.5'"),
        (HEADER + "Ember,-1,2\n", 2, "speed is '-1'"),
        (HEADER + "Ember,²,2\n", 2, "speed is '²'"),
        (HEADER + "Ember,٣,2\n", 2, "speed is '٣'"),
        (HEADER + f"Ember,{'9' * 900},2\n", 2, "speed is"),
        (HEADER + f"Ember,{'9' * 1001},2\n", 2, "speed has more than 1000 characters"),
        (HEADER + "Ember,,2\n", 2, "speed is missing"),
        (HEADER + ",1,2\n", 2, "name is missing"),
        (HEADER + "Ember,1,2\nGale,2,2\nEmber,3,1\n", 2, "one word of its own"),
        (HEADER + "Slow,1,2\n", 2, "one word of its own"),
        (HEADER + 'Ember,1,"2\n', 2, "not a CSV line"),
        (HEADER + '"Em"ber,1,2\n', 2, "not a CSV line"),
        (HEADER + "Ember,1,2\n" * (LARGEST_TABLE // 10), 1, "larger than"),
        (HEADER + "\n" * 9_999 + "Ember,1,2\n", 10_001, "more than 10000 lines"),
        (
            HEADER + "Ember,1,99\n" + "".join(f"E{sign},1,99\n" for sign in "abcdefghijklmnopqrst"),
            1,
            "2079 cards; a deck has at most 2000",
        ),
        (HEADER + "Ember,1,2\nGa\x1b[31mle,1,2\n", 3, "U+001B"),
        (HEADER + "Ember,1,2\nGale\u202e,1,2\n", 3, "U+202E"),
        (HEADER + "Ember,1,2\nGa\u200ble,1,2\n", 3, "U+200B"),
        (HEADER + "Ember,1,2\nGa\x00le,1,2\n", 3, "U+0000"),
        (HEADER + "Ember,1,2\nGa\ud800le,1,2\n", 3, "U+D800"),
        (HEADER + "Ember,1,2\nGa\tle,1,2\n", 3, "U+0009"),
        (HEADER + "Ember,1,2\nGa\u0301\u0301\u0301\u0301le,1,2\n", 3, "U+0301"),
        (HEADER + f"{'x' * 140_000},1,2\n", 2, "not a CSV line"),
    ],
)
def test_a_bad_table_is_refused_with_its_line(text: str, where: int, why: str) -> None:
    said = refusal(text)
    assert said.startswith(f"cards.csv:{where}: ")
    assert why in said


def test_everything_that_is_wrong_with_lines_is_told() -> None:
    wrong = 'Ember,1\nGale,1,2\nHail,"1,2\nMist,1,2\nRime,\x07,2\n"So,1\nWisp,1,2,3\n'
    told = refusal("nam,speed,copies\n" + wrong).split("\n")
    assert [line.split(":")[1] for line in told] == ["1", "2", "4", "6", "7", "8"]
    assert "did you mean 'name'?" in told[0]


def test_columns_stand_in_any_order_and_spaces_and_a_byte_order_mark_mean_nothing() -> None:
    table = CardTable("cards.csv", "\ufeffcopies , name,speed\n 2,Ember, 1\r\n1 ,Gale,9\n")
    assert RELAY.book_of(table).faces == ("Ember", "Gale")
    assert RELAY.book_of(table).deck == (0, 0, 1)


def test_texts_that_differ_only_in_how_lines_end_are_the_same_table() -> None:
    texts = ["a,b\n1,2\n", "\ufeffa,b\n1,2", "a,b\r\n1,2\r\n", "a,b\r1,2\r", "a,b\n1,2\n\n\n"]
    assert len({CardTable("cards.csv", text).digest() for text in texts}) == 1
    assert {CardTable("cards.csv", text).text for text in texts} == {"a,b\n1,2\n"}


@given(st.text(max_size=200))
def test_no_text_is_more_than_a_bad_table(text: str) -> None:
    try:
        RELAY.book_of(CardTable("cards.csv", HEADER + text))
    except BadTable as refused:
        assert str(refused).startswith("cards.csv:")  # noqa: PT017


def test_a_table_is_read_once_and_told_apart_by_its_digest() -> None:
    one, same = CardTable("one.csv", HEADER + "Ember,1,40\n"), CardTable("same.csv", HEADER + "Ember,1,40\n")
    other = CardTable("one.csv", HEADER + "Ember,2,40\n")
    assert RELAY.book_of(one) is RELAY.book_of(same)
    assert RELAY.book_of(one) is not RELAY.book_of(other)


@pytest.mark.parametrize(
    ("body", "why"),
    [
        (None, "cannot be read: No such file"),
        (b"name,speed,copies\nEmb\xffer,1,2\n", "not UTF-8 at byte 21"),
        (b"x" * (LARGEST_TABLE + 1), "larger than"),
        (b"\x00" * 100, r"mine\.csv:1: the character U\+0000"),
    ],
)
def test_a_file_that_is_no_table_is_refused(tmp_path: Path, body: bytes | None, why: str) -> None:
    path = tmp_path / "mine.csv"
    if body is not None:
        path.write_bytes(body)
    with pytest.raises(BadTable, match=why) as refused:
        RELAY.set_up(4, cards=path)
    assert "mine.csv" in str(refused.value)


def test_a_folder_is_no_table(tmp_path: Path) -> None:
    with pytest.raises(BadTable, match="cannot be read: Is a directory"):
        RELAY.set_up(4, cards=tmp_path)


def test_a_game_whose_folder_has_no_card_table_says_so(tmp_path: Path) -> None:
    class Bare(RelayGame):
        folder = tmp_path

    with pytest.raises(BadTable, match=r"cards\.csv: cannot be read: No such file"):
        Bare().set_up(4)


MAGIC = "kind,name,colour,number,copies,bonus,provenance\n"


@pytest.mark.parametrize(
    ("rows", "where", "why"),
    [
        ("troll,x,red,1,1,,mine\n", 2, "kind is 'troll'"),
        ("dragon,x,red,1,2,,mine\n", 2, "copies is '2'"),
        ("dragon,x,red,1,1,5,mine\n", 2, "bonus must be empty here"),
        ("dragon,x,red,1,1,,mine\ndragon,x,red,1,1,,mine\n", 3, "stands there twice"),
        ("dragon,x,7red,1,1,,mine\n", 2, "must begin with a letter"),
        ("dragon,x,red,1,1,,\n", 2, "provenance is missing"),
        ("spell,Ice,red,,1,,mine\n", 2, "colour must be empty here"),
        ("spell,Water,,,1,,mine\n", 2, "name is 'Water'"),
        ("spell,Ice,,,1,,mine\nspell,Ice,,,1,,mine\n", 3, "stands there twice"),
        ("bid,b,,2,1,1000,mine\n", 2, "bonus is '1000'"),
        ("bid,b,,2,1,5,mine\nbid,b,,2,1,5,mine\n", 3, "stands there twice"),
        ("dragon,x,red,1,1,,mine\n", 1, "needs dragons and bid cards"),
    ],
)
def test_a_bad_table_of_magic_dragon_is_refused_with_its_line(rows: str, where: int, why: str) -> None:
    said = refusal(MAGIC + rows, game("magic-dragon"))
    assert said.startswith(f"cards.csv:{where}: ")
    assert why in said
