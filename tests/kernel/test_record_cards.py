"""Records that carry their card table."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.toy.relay import RELAY
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.errors import BadRecord
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.record import Journal, Record, read_records, table_name, write_table
from wyrmhall.kernel.registry import registered

TEXT = "name,speed,copies\nEmber,1,20\n\nGale,9,20\n"


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registered, RELAY.name, RELAY)


def played(cards: CardTable | None) -> str:
    setup = RELAY.set_up(4, cards=cards)
    journal, lot = Journal(setup, "seed", cards=cards.name if cards is not None else None), swift("lot")
    s = RELAY.start_from(setup, journal.chance())
    while s.waiting:
        seat = owing(s)[0]
        option = options(s, seat)[lot.below(len(options(s, seat)))]
        choose(s, seat, option)
        journal.note(seat, option, s)
    return journal.text(s)


def the_one(text: str) -> Record:
    [record] = read_records(text, "game.record")
    return record


def test_a_record_carries_its_cards_and_holds_wherever_it_is_read(tmp_path: Path) -> None:
    record = the_one(played(CardTable("mine; [odd].csv", TEXT)))
    assert record.tags["Cards"] == "mine; [odd].csv"
    assert record.table == TEXT.splitlines()
    RELAY.books.clear()
    assert replay_of(record, str(tmp_path / "nowhere")).play() is None


def test_a_record_of_the_games_own_cards_carries_none() -> None:
    record = the_one(played(None))
    assert (record.table, "Cards" in record.tags) == ([], False)
    assert replay_of(record).play() is None


@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_how_lines_end_and_spaces_that_editors_cut_do_not_matter(end: str) -> None:
    text = end.join([line.rstrip() for line in played(CardTable("mine.csv", TEXT)).splitlines()])
    assert "|" in text.split(end)
    assert replay_of(the_one(text)).play() is None


def test_semicolons_and_brackets_in_a_card_table_are_no_comments_and_no_tags() -> None:
    table = CardTable("mine.csv", 'a,b\n"; x",[Game "y"]\n| z\n')
    lines = write_table(table)
    record = the_one("\n".join(['[Game "relay"]', *lines, "start"]))
    assert CardTable("", "\n".join(record.table)).digest() == table.digest()


def test_another_card_table_in_the_record_is_refused() -> None:
    text = played(CardTable("mine.csv", TEXT)).replace("| Gale,9", "| Gale,8")
    with pytest.raises(BadRecord, match=r"game\.record:\d+: .*another card table than the one in this record"):
        replay_of(the_one(text))


def test_a_malformed_card_table_in_the_record_is_refused_with_its_line() -> None:
    text = played(CardTable("mine.csv", TEXT)).replace("| Gale,9", "| Gale,0")
    with pytest.raises(BadRecord, match=r"mine\.csv:4: speed is '0'"):
        replay_of(the_one(text))


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("| a,b\n", "game.record:1: a record begins with its game"),
        ('[Game "relay"]\nstart\n| a,b\n', "game.record:3: the card table stands before the lines"),
    ],
)
def test_a_card_table_stands_in_its_place(text: str, why: str) -> None:
    with pytest.raises(BadRecord, match=why):
        read_records(text, "game.record")


def test_a_name_that_a_tag_cannot_say_is_written_otherwise() -> None:
    assert table_name('my "odd"\nname.csv') == "my _odd__name.csv"
