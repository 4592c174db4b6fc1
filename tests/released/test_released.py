"""What earlier versions left behind: opened, or refused and exported, as their version says; never changed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from pathlib import Path

import pytest

from tests.command import wyrmhall
from tests.hall.room import code_of, room_in
from wyrmhall.cli.files import one_record_in
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.pinned import opening_in, why_not
from wyrmhall.hall.store.chain import first_link, link
from wyrmhall.hall.store.rows import Row
from wyrmhall.hall.table import OVER
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.errors import BadRecord
from wyrmhall.kernel.record import Record, read_records
from wyrmhall.kernel.registry import game

HERE = Path(__file__).parent
HALLS = sorted(path.parent for path in HERE.glob("*/hall.sql"))
RECORDS = sorted(HERE.glob("*/*.record"))
UNPINNED = HERE / "rules-1-unpinned"  # by the last version that did not write down its rules


def hall_of(released: Path, home: Path) -> Path:
    """The database as that version left it."""
    file = home / "hall.db"
    with sqlite3.connect(file) as database:
        database.executescript((released / "hall.sql").read_text(encoding="utf-8"))
    database.close()
    file.chmod(0o600)
    return file


def as_today(record: Record) -> bool:
    """Whether its tags say that it was played by the rules of today, as far as they say so."""
    rules = game(record.tags["Game"])
    pinned = record.tags.get("RulesDigest", rules.rules_digest())
    return (record.tags["Rules"], pinned) == (rules.rules, rules.rules_digest())


def in_rows(rows: list[Row]) -> list[bytes]:
    return [row.body for row in rows]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_record_holds_or_is_refused(path: Path) -> None:
    record = one_record_in(path)
    if as_today(record):
        assert replay_of(record).play() is None
    else:
        former = record.tags["Rules"]
        with pytest.raises(BadRecord, match=rf"rules {former}; this Wyrmhall plays rules|other rules {former} of"):
            replay_of(record)


@pytest.mark.parametrize("released", HALLS, ids=lambda path: path.name)
def test_a_hall_is_opened_or_refused_and_exported(released: Path, tmp_path: Path) -> None:
    hall_of(released, tmp_path)

    async def evening() -> dict[str, str]:
        async with room_in(tmp_path) as room:
            tables = {name: (status, body) for name, status, body in room.store.openings()}
            rows = {name: in_rows(room.store.read(name)) for name in tables}
            refused = {}
            for name, (status, body) in tables.items():
                refused[name] = why_not(opening_in(body).what)
                if refused[name]:
                    assert await code_of(room.hall.find(name)) == "other_rules"
                else:
                    assert (await room.hall.find(name)).table.status == status
            assert {name: in_rows(room.store.read(name)) for name in tables} == rows
            assert len(await room.hall.tables_of(Player("id-Ada", "Ada"))) == 2  # lists show them all the same
            return refused

    refused = asyncio.run(evening())
    assert len(refused) == 6
    for name, why in refused.items():
        check_export(tmp_path, name, why)


def check_export(home: Path, name: str, why: str) -> None:
    """The log byte for byte, with which the chain of hashes can be checked, and a record where a game was begun."""
    database = f"sqlite:///{home / 'hall.db'}"
    answer = wyrmhall("export", name, "--running", "--folder", str(home), "--database", database, home=home)
    assert answer.code == 0, answer.err
    assert (f"cannot continue it: {why}" in answer.out) == bool(why)
    head, *bodies = (home / f"{name}.jsonl").read_bytes().splitlines()
    last = first_link(name)
    for body in bodies:
        last = link(last, body)
    assert json.loads(head)["last_hash"] == last.hex()
    kinds = [json.loads(body)["what"]["entry"] for body in bodies]
    text = home / f"{name}.record"
    assert text.is_file() == ("begun" in kinds)
    if text.is_file():
        [record] = read_records(text.read_text(encoding="utf-8"), name)
        assert len([line for line in record.lines if len(line.words) == 2]) == kinds.count("chose")
        assert record.tags["Choices"] == str(kinds.count("chose"))
        if as_today(record):  # the key, the table's secret and every choice are as they were
            assert replay_of(record).play() is None


@pytest.mark.parametrize("released", HALLS, ids=lambda path: path.name)
def test_the_doctor_says_which_tables_can_be_gone_on_with(released: Path, tmp_path: Path) -> None:
    hall_of(released, tmp_path).rename(tmp_path / "hall.sqlite")
    with sqlite3.connect(tmp_path / "hall.sqlite") as database:
        first = "SELECT id, status, body FROM tables JOIN entries ON table_id = id AND entries.seq = 1"
        tables = [(name, status, why_not(opening_in(body).what)) for name, status, body in database.execute(first)]
    database.close()
    going_on = [(name, why) for name, status, why in tables if status not in OVER]
    findings = {each["what"]: each for each in json.loads(wyrmhall("doctor", "--json", home=tmp_path).out)}
    found = findings["unfinished tables"]
    assert found["ok"] == (not any(why for _, why in going_on))
    good = len([why for _, why in going_on if not why])
    assert found["found"].startswith(f"{good} can continue, judging by their openings")
    for name, why in going_on:
        assert (name in found["found"]) == bool(why)
        assert why in found["found"]
    assert findings["finished tables"]["ok"]


def test_who_did_not_write_down_the_rules_is_refused() -> None:
    """Its logs cannot be told from those of still older ones, which the same version of the rules played otherwise."""
    with sqlite3.connect(":memory:") as database:
        database.executescript((UNPINNED / "hall.sql").read_text(encoding="utf-8"))
        bodies = [body for [body] in database.execute("SELECT body FROM entries WHERE seq = 1")]
    database.close()
    assert len(bodies) == 6
    for body in bodies:
        agreed = opening_in(body).what
        if agreed.rules == game(agreed.game).rules:
            assert why_not(agreed).startswith("opened by an older Wyrmhall, which did not write down")
        else:
            assert why_not(agreed).startswith("played by rules 1; this Wyrmhall plays rules")
