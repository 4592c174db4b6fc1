"""What differs between two card tables of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.differences import ADDED, CHANGED, LEFT_OUT, Difference, differences
from wyrmhall.kernel.registry import game, game_names


def own(name: str) -> CardTable:
    return game(name).book_of(None).table


def changed(name: str, *changes: tuple[str, str]) -> CardTable:
    text = own(name).text
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    table = CardTable("mine.csv", text)
    game(name).book_of(table)
    return table


@pytest.mark.parametrize("name", game_names())
def test_a_table_does_not_differ_from_itself(name: str) -> None:
    assert differences(game(name), own(name), own(name)) == []


@pytest.mark.parametrize("name", ["fairy-tale", "magic-dragon", "storm-dragons"])
def test_every_line_of_our_tables_has_a_name_of_its_own(name: str) -> None:
    rows = own(name).rows(own(name).columns())
    names = {game(name).line_named(row) for row in rows}
    assert len(names) == len(rows)
    assert names >= set(game(name).book_of(None).faces)  # each card can be drawn


def test_other_bonuses_and_copies_are_told_column_by_column() -> None:
    mine = changed(
        "magic-dragon", ("bid,bid 2,,2,2,5,rulebook", "bid,two,,2,1,9,mine"), ("spell,Ice,,,4", "spell,Ice,,,6")
    )
    assert differences(game("magic-dragon"), own("magic-dragon"), mine) == [
        Difference("Ice", CHANGED, "copies", "4", "6"),
        Difference("bid 2", CHANGED, "name", "bid 2", "two"),
        Difference("bid 2", CHANGED, "copies", "2", "1"),
        Difference("bid 2", CHANGED, "bonus", "5", "9"),
    ]


def test_cards_of_sets_are_compared_too() -> None:
    text = own("dbs-draft").text
    mine = CardTable("mine.set", text.replace("Ash Courier | Battle | Red | C | 1", "Ash Rider | Battle | Red | C | 2"))
    assert differences(game("dbs-draft"), own("dbs-draft"), mine) == [
        Difference("EC-004", CHANGED, "name", "Ash Courier", "Ash Rider"),
        Difference("EC-004", CHANGED, "cost", "1", "2"),
    ]


def test_cards_are_added_and_left_out() -> None:
    mine = changed("magic-dragon", ("dragon,red 1,red,1,1,,rulebook", "dragon,white 9,white,9,1,,mine"))
    assert differences(game("magic-dragon"), own("magic-dragon"), mine) == [
        Difference("W9", ADDED),
        Difference("R1", LEFT_OUT),
    ]


def test_columns_in_another_order_and_another_provenance_are_no_difference() -> None:
    rows = own("magic-dragon").rows(own("magic-dragon").columns())
    columns = own("magic-dragon").columns()[::-1]
    lines = [",".join("mine" if column == "provenance" else row.cells[column] for column in columns) for row in rows]
    mine = CardTable("mine.csv", "\n".join([",".join(columns), *lines]))
    assert differences(game("magic-dragon"), own("magic-dragon"), mine) == []


def test_titles_and_names_tell_lines_apart_in_the_other_games() -> None:
    tale = changed("fairy-tale", ("Silver Dragon,4,", "Silver Dragon,3,"))
    storm = changed("storm-dragons", ("noble,King,3,7,", "noble,King,3,9,"))
    assert differences(game("fairy-tale"), own("fairy-tale"), tale) == [
        Difference("SilverDragon", CHANGED, "copies", "4", "3")
    ]
    assert differences(game("storm-dragons"), own("storm-dragons"), storm) == [
        Difference("King", CHANGED, "day_head", "7", "9")
    ]


@pytest.mark.parametrize("name", ["fairy-tale", "magic-dragon", "storm-dragons"])
def test_our_tables_are_as_digests_expect_them(name: str) -> None:
    """Normalising a table changes nothing about ours, whose digests stand in records and logs."""
    file = Path(game(name).folder) / "cards.csv"
    assert file.read_bytes() == own(name).text.encode()
