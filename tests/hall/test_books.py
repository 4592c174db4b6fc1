"""Card tables of one's own in the hall: brought, played with, kept as long as a game needs them, and never swapped."""

from __future__ import annotations

import asyncio
import gc
import logging
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import convert
from sqlalchemy import text

from tests.hall.brought import mine, own_text, with_bonus
from tests.hall.room import Guest, Room, code_of, play_on, room_in
from wyrmhall.games.magic_dragon.cards import MagicCards
from wyrmhall.games.magic_dragon.state import MagicDragon
from wyrmhall.hall import http, wire
from wyrmhall.hall.books import Books, Limits
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.export import export
from wyrmhall.hall.replay import replayed
from wyrmhall.hall.store.backup import backup, restore, verify
from wyrmhall.kernel.book import LARGEST_TABLE, CardTable
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.errors import BadTable
from wyrmhall.kernel.game import MOST_BOOKS
from wyrmhall.kernel.lists import read_list
from wyrmhall.kernel.record import read_records
from wyrmhall.kernel.registry import game

DAY = 24 * 3600.0
OWN = CardTable("", own_text()).digest()


async def bring(room: Room, player: str = "Ada", **more: Any) -> http.BookInfo:
    wish = convert({**mine(), **more}, http.BringBook)
    return await room.hall.books.bring(wish, f"id-{player}", "192.0.2.1")


async def finished(room: Room, **wish: Any) -> Guest:
    """A game of two with a card table of one's own, played to its end."""
    guests = await room.play("Ada", "Ben", **wish)
    await play_on(guests)
    assert guests[0].live.table.status == "finished"
    return guests[0]


def run(folder: Path, work: Any) -> None:
    async def entered() -> None:
        async with room_in(folder) as room:
            await work(room)

    asyncio.run(entered())


# --- bringing one ----------------------------------------------------------------------------------


def test_what_is_brought_is_kept_once_whoever_brings_it(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        first = await bring(room)
        again = await bring(room, "Ben", name="other.csv", text=with_bonus(99).replace("\n", "\r\n"))
        assert first.digest == again.digest == CardTable("", with_bonus(99)).digest()
        assert (first.name, again.name, first.cards) == ("mine.csv", "mine.csv", 44)
        assert [(each.card, each.column, each.before, each.after) for each in first.differences] == [
            ("bid 2", "bonus", "5", "99")
        ]
        assert room.store.shelf.size() == 1
        assert [each.digest for each in await room.hall.books.of("id-Ben")] == [first.digest]

    run(tmp_path, work)


@pytest.mark.parametrize(
    ("wish", "why"),
    [
        ({"text": own_text().replace("red,3,", "red,33,", 1)}, "mine.csv:4: number is '33'"),
        ({"text": own_text().replace("dragon,red 3", "troll,red 3", 1)}, "mine.csv:4: kind is 'troll'"),
        ({"text": own_text().replace("red 3", "red\x1b[31m 3", 1)}, "mine.csv:4: the character U+001B"),
        ({"text": ""}, "mine.csv:1: the table is empty"),
        ({"text": "a,b\n"}, "mine.csv:1: unknown column 'a'"),
        ({"text": own_text("fairy-tale")}, "mine.csv:1: unknown column 'title'"),
        (
            {"game": "fairy-tale", "text": own_text("fairy-tale").replace("Bard", "B\u0430rd")},
            "must begin with a letter",
        ),
    ],
)
def test_a_malformed_one_is_refused_with_its_line_and_nothing_is_stored(
    tmp_path: Path, wish: dict[str, Any], why: str
) -> None:
    async def work(room: Room) -> None:
        with pytest.raises(BadTable) as refused:
            await bring(room, **wish)
        assert why in str(refused.value)
        assert room.store.shelf.size() == 0
        assert await room.hall.books.of("id-Ada") == []

    run(tmp_path, work)


def test_one_that_is_too_large_is_refused_before_it_is_read(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        assert await code_of(bring(room, text="é" * (LARGEST_TABLE // 2 + 1))) == "too_large"
        assert room.store.shelf.size() == 0

    run(tmp_path, work)


@pytest.mark.parametrize("name", ["\u202emine", " ", "\u200b", 'a"b', "e\u0301\u0301\u0301\u0301"])
def test_a_name_that_deceives_is_refused(tmp_path: Path, name: str) -> None:
    async def work(room: Room) -> None:
        assert await code_of(bring(room, name=name)) == "bad_name"
        assert room.store.shelf.size() == 0

    run(tmp_path, work)


def test_of_a_path_only_the_name_is_kept(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        assert (await bring(room, name="C:\\secret\\mine.csv")).name == "mine.csv"
        assert (await bring(room, text=with_bonus(98), name="../../etc/" + "x" * 90)).name == "x" * 60

    run(tmp_path, work)


def test_the_games_own_cards_are_not_stored(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room, text=own_text().replace("\n", "\r\n"))
        assert (info.digest, info.differences, room.store.shelf.size()) == (OWN, [], 0)
        ada = await room.open(cards=info.digest)
        assert ada.live.table.cards is None
        assert ada.shown["table"]["cards"] is None

    run(tmp_path, work)


def test_a_player_and_the_hall_have_room_for_so_many(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        room.hall.books = Books(room.store, room.time, Limits(most=3, each=2))
        first = await bring(room, text=with_bonus(1))
        await bring(room, text=with_bonus(2))
        assert await code_of(bring(room, text=with_bonus(3))) == "too_many_books"
        await bring(room, text=with_bonus(1))  # it is there already
        await bring(room, "Ben", text=with_bonus(4))
        assert await code_of(bring(room, "Ben", text=with_bonus(5))) == "too_many_books"
        await bring(room, "Ben", text=with_bonus(1))
        assert room.store.shelf.size() == 3
        await room.hall.books.strike("id-Ada", first.digest)
        assert await code_of(room.hall.books.strike("id-Ada", first.digest)) == "not_found"
        assert len(await room.hall.books.of("id-Ada")) == 1

    run(tmp_path, work)


def test_an_address_brings_them_at_a_pace(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        room.hall.books = Books(room.store, room.time, Limits(rate=1, burst=2))
        await bring(room, text=with_bonus(1))
        await bring(room, "Ben", text=with_bonus(2))
        with pytest.raises(CommandRefused) as refused:
            await bring(room, "Cleo", text=with_bonus(3))
        assert refused.value.code == "slow_down"
        assert 3_500_000 < (refused.value.retry or 0) <= 3_600_000

    run(tmp_path, work)


# --- playing with one ------------------------------------------------------------------------------


def test_a_table_is_played_with_it_and_everybody_can_see_so_beforehand(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        ada = await room.open(cards=info.digest)
        zoe = await room.watch(ada)
        assert zoe.shown["table"]["cards"] == info.digest
        [listed] = (await room.hall.lists())["open"]
        assert listed.cards == info.digest
        ben = await room.sit(ada, "Ben")
        await ada.do(wire.Start)
        for guest in (ada, ben):
            await guest.do(wire.Add, value="0" * 64)
        state = ada.live.table.state
        assert state is not None
        assert state.setup.book.table.digest() == info.digest
        assert isinstance(state, MagicDragon)
        assert state.bonus[2] == 99

    run(tmp_path, work)


def test_other_cards_than_those_of_the_game_are_refused(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        assert await code_of(room.open(game="fairy-tale", cards=info.digest)) == "bad_setup"
        assert await code_of(room.open(cards="0" * 64)) == "not_found"
        tale = game("fairy-tale").book_of(None).table.digest()
        assert await code_of(room.open(cards=tale)) == "not_found"

    run(tmp_path, work)


def test_bots_jobs_carry_the_cards_of_the_table(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        [ada] = await room.play("Ada", bots=1, cards=info.digest)
        job = ada.live.driver.job(0, "random")
        assert (job.cards, job.setup["cards"]) == (with_bonus(99), info.digest)
        [own] = await room.play("Ada", bots=1)
        assert own.live.driver.job(0, "random").cards is None

    run(tmp_path, work)


def test_a_restart_and_a_rematch_keep_the_cards(tmp_path: Path) -> None:
    async def first(room: Room) -> None:
        info = await bring(room)
        ada = await finished(room, cards=info.digest)
        names.append(ada.live.table.id)
        names.append(info.digest)

    async def second(room: Room) -> None:
        table, digest = names
        live = await room.hall.find(table)
        assert live.public().cards == digest
        ada = await Guest(room, "Ada", live).come()
        assert (await ada.do(wire.Rematch))["is"] == "done"
        again = await room.hall.find(live.table.rematch or "")
        assert again.public().cards == digest
        assert again.table.agreed().book == "mine.csv"
        assert room.folded(again).book().table.digest() == digest
        assert verify(room.folder / "hall.db") == []

    names: list[str] = []
    run(tmp_path, first)
    run(tmp_path, second)


# --- records ---------------------------------------------------------------------------------------


def test_a_record_is_enough_to_verify_and_replay_the_game_elsewhere(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        records.append((await finished(room, cards=info.digest)).live.record())

    records: list[str] = []
    run(tmp_path, work)
    [record] = read_records(records[0], "record")
    game("magic-dragon").books.clear()
    game("magic-dragon").own_book = None
    assert record.tags["Cards"] == "mine.csv"
    assert replay_of(record).play() is None
    shown = replayed(http.AskReplay(records[0], count=1))
    assert shown.cards == record.tags["CardsDigest"]
    assert len(shown.faces) == 38
    assert replayed(http.AskReplay(records[0], first=1, count=1)).faces == []
    for changed in (
        records[0].replace("| bid,bid 2,,2,2,99", "| bid,bid 2,,2,2,98"),
        "\n".join(line for line in records[0].splitlines() if not line.startswith("|")),
    ):
        assert changed != records[0]
        with pytest.raises(Exception, match=r"another card table|cannot be read|card table that is not"):
            replayed(http.AskReplay(changed, count=1))


def test_fairy_tale_with_cards_of_ones_own(tmp_path: Path) -> None:
    mine = own_text("fairy-tale") + "Quicksilver Wyrm,4,Dragonvale,Character,7,,,YOU UNFLIP 1 ANY,0,,mine\n"

    async def work(room: Room) -> None:
        info = await bring(room, game="fairy-tale", text=mine)
        assert [(each.card, each.how) for each in info.differences] == [("QuicksilverWyrm", "added")]
        ada = await finished(room, game="fairy-tale", cards=info.digest)
        records.append(ada.live.record())

    records: list[str] = []
    run(tmp_path, work)
    [record] = read_records(records[0], "record")
    assert replay_of(record).play() is None
    assert "QuicksilverWyrm" in [face.card for face in replayed(http.AskReplay(records[0], count=1)).faces]


def test_dragon_booster_with_cards_and_a_deck_of_ones_own(tmp_path: Path) -> None:
    own_set = Path(__file__).parent.parent / "games" / "own_set"
    mine = (own_set / "wild-coast.csv").read_text(encoding="utf-8")

    async def work(room: Room) -> None:
        info = await bring(room, game="dragon-booster", text=mine)
        book = game("dragon-booster").book_of(CardTable("mine.csv", mine))
        deck = read_list(book, (own_set / "deck.txt").read_text(encoding="utf-8"))
        ada = await room.open("Ada", seats=2, bots=[], game="dragon-booster", cards=info.digest)
        assert (await ada.do(wire.Bring, cards=[book.faces[row] for row in deck]))["is"] == "done"
        guests = [ada, await room.sit(ada, "Ben")]
        await ada.do(wire.Start)
        for number, guest in enumerate(guests):
            await guest.do(wire.Add, value=f"{number + 1:064x}")
        await play_on(guests)
        assert guests[0].live.table.status == "finished"
        records.append(guests[0].live.record())

    records: list[str] = []
    run(tmp_path, work)
    [record] = read_records(records[0], "record")
    assert replay_of(record).play() is None
    assert "Cinder" in records[0]


def test_an_export_carries_the_cards(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        ada = await finished(room, cards=info.digest)
        exported = export(room.store, ada.live.table.id)
        assert (exported.why_not, exported.record) == ("", ada.live.record())

    run(tmp_path, work)


def test_a_backup_has_them_and_a_hall_restored_from_it_plays_on(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        ada, ben = await room.play("Ada", "Ben", cards=info.digest)
        await play_on([ada, ben], 5)
        names.append(ada.live.table.id)
        backup(room.folder / "hall.db", tmp_path / "backup")

    async def elsewhere(room: Room) -> None:
        live = await room.hall.find(names[0])
        guests = [await Guest(room, name, live).come() for name in ("Ada", "Ben")]
        await play_on(guests)
        assert live.table.status == "finished"
        assert [each.name for each in await room.hall.books.of("id-Ada")] == ["mine.csv"]

    names: list[str] = []
    run(tmp_path / "here", work)
    (tmp_path / "there").mkdir()
    assert restore(tmp_path / "backup", tmp_path / "there" / "hall.db", tmp_path) == []
    run(tmp_path / "there", elsewhere)


# --- forgetting ------------------------------------------------------------------------------------


def test_what_no_game_needs_is_forgotten_after_a_day_and_what_one_needs_is_not(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        unused, waiting, played = [await bring(room, text=with_bonus(bonus)) for bonus in (1, 2, 3)]
        ada = await finished(room, cards=played.digest)
        await room.open("Cleo", cards=waiting.digest)
        room.time.at += int((DAY - 60) * 1000)
        await room.hall.caretaker.go_round()
        assert room.store.shelf.size() == 3
        await bring(room, text=with_bonus(1))  # wanted again
        room.time.at += 120_000
        await room.hall.caretaker.go_round()
        assert room.store.shelf.size() == 3
        await room.hall.books.about(unused.digest)  # looking at it does not keep it
        room.time.at += int(DAY * 1000)
        await room.hall.caretaker.go_round()
        assert {each.digest for each in await room.hall.books.of("id-Ada")} == {waiting.digest, played.digest}
        assert await code_of(room.hall.books.about(unused.digest)) == "not_found"
        assert await code_of(room.open(cards=unused.digest)) == "not_found"
        room.time.at += int(100 * DAY * 1000)
        await room.hall.caretaker.go_round()
        del room.hall.tables[ada.live.table.id]
        assert (await room.hall.find(ada.live.table.id)).record().count("\n| ") == 44

    run(tmp_path, work)


def test_a_table_struck_off_the_list_is_still_there_for_its_games(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        ada = await finished(room, cards=info.digest)
        await room.hall.books.strike("id-Ada", info.digest)
        room.time.at += int(2 * DAY * 1000)
        await room.hall.caretaker.go_round()
        assert room.folded(ada.live).book().table.digest() == info.digest

    run(tmp_path, work)


def test_books_leave_the_memory(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        ada = await room.open(cards=info.digest)
        await ada.go()
        room.time.at += 300_000
        room.hall._forget_idle_tables()
        assert ada.live.table.id not in room.hall.tables
        del ada
        for bonus in range(MOST_BOOKS + 1):
            await bring(room, text=with_bonus(bonus))
        gc.collect()
        there = [each for each in gc.get_objects() if isinstance(each, MagicCards)]
        assert info.digest not in {book.table.digest() for book in there}
        assert len(game("magic-dragon").books) <= MOST_BOOKS
        for bonus in range(MOST_BOOKS + 1):
            await room.hall.books.about(CardTable("", with_bonus(bonus)).digest())
        assert len(room.hall.books._answers) <= 8

    run(tmp_path, work)


# --- lost ones -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("damage", "why"),
    [
        ("DELETE FROM books", "is missing"),
        ("UPDATE books SET text = replace(text, '99', '98')", "is not what it was"),
    ],
)
def test_a_lost_card_table_is_told_loudly_and_nobody_plays_with_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: str, why: str
) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        ada, _ = await room.play("Ada", "Ben", cards=info.digest)
        names.extend([ada.live.table.id, info.digest])

    async def later(room: Room) -> None:
        with caplog.at_level(logging.ERROR):
            assert await code_of(room.hall.find(names[0])) == "bad_log"
        assert f"its card table {names[1]} {why}" in caplog.text
        assert names[0] in room.hall.damage.tables
        [report] = list((room.folder / "reports").glob("*damaged*"))
        assert names[1] in report.read_text()
        assert verify(room.folder / "hall.db") == [f"table {names[0]}: its card table {names[1]} {why}"]
        exported = export(room.store, names[0])
        assert why in exported.why_not
        assert f'[CardsDigest "{names[1]}"]' in exported.record

    names: list[str] = []
    run(tmp_path, work)
    with sqlite3.connect(tmp_path / "hall.db") as connection:
        connection.execute("PRAGMA foreign_keys=OFF")
        connection.execute("DELETE FROM brought")
        connection.execute(damage)
    connection.close()
    run(tmp_path, later)


def test_no_table_is_opened_with_cards_that_are_gone(tmp_path: Path) -> None:
    """Even if somebody else forgets them at the worst moment."""

    async def work(room: Room) -> None:
        info = await bring(room)
        cards, called = await room.hall.books.for_table("magic-dragon", info.digest)
        room.time.at += int(DAY * 1000)
        assert cards is not None
        with room.store.writing() as connection:
            connection.execute(text("DELETE FROM brought"))
            connection.execute(text("DELETE FROM books"))

        async def gone(*_: object) -> tuple[object, str]:
            return cards, called

        room.hall.books.for_table = gone  # type: ignore[method-assign, assignment]
        assert await code_of(room.open(cards=info.digest)) == "not_saved"
        assert room.store.all_tables() == []

    run(tmp_path, work)


def test_a_stranger_may_look_at_a_card_table_and_at_a_games_own(tmp_path: Path) -> None:
    async def work(room: Room) -> None:
        info = await bring(room)
        for digest, count in ((info.digest, 1), (OWN, 0)):
            answer = await room.hall.books.about(digest)
            told = msgspec.json.decode(answer.body, type=http.Book)
            assert (told.digest, len(told.differences), len(told.faces)) == (digest, count, 38)
            assert CardTable("", told.text).digest() == digest
        assert await code_of(room.hall.books.about("0" * 64)) == "not_found"

    run(tmp_path, work)
