"""Lists of cards over HTTP: read by a process of their own, kept only where somebody says so, and drafted."""

from __future__ import annotations

import asyncio
import base64
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.hall.serving import Person, Serving
from tests.sets.lists import LISTS, NUMBER, REPRINTS
from tests.sets.test_importing import MALFORMED
from wyrmhall.hall import http
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.importing import WAITING, Importing
from wyrmhall.sets.library import shipped_set
from wyrmhall.sets.writing import write_csv, write_set

DRAFT = "dbs-draft"
SAID = {"leave_out": {"number": ["*_PR*"]}, "types": {"Leader": "leader", "Unison": "other"}}


@pytest.fixture(scope="module")
def ada(hall: Serving) -> Person:
    return hall.person()


def wish(body: bytes, **more: Any) -> dict[str, Any]:
    return {"game": DRAFT, "name": "list.csv", "file": base64.b64encode(body).decode(), **more}


@pytest.mark.parametrize("shape", LISTS)
def test_a_list_of_thousands_is_read_kept_and_drafted(hall: Serving, ada: Person, shape: str) -> None:
    found = ada.ok("POST", "/api/sets", wish(LISTS[shape](), mapping=SAID))
    assert (found["cards"], found["rows"], found["left_out"]) == (NUMBER, NUMBER + REPRINTS, REPRINTS)
    assert found["problems"] == []
    assert sum([number for kinds in found["rarities"].values() for number in kinds.values()]) == NUMBER
    assert list(found["rarities"]) == ["C", "UC", "R", "SR", "SCR"]
    assert 20 <= len(found["preview"]) <= 24
    assert {face["kind"]["kind"] for face in found["preview"]} == {"set-card"}
    assert found["mapping"]["columns"]["rarity"] in [each["name"] for each in found["columns"]]
    assert found["size"] == len(found["text"].encode()) < found["largest"]
    assert ada.ok("GET", "/api/books") == [], "to be read is not to be kept"
    again = ada.ok("POST", "/api/sets", wish(LISTS[shape](), mapping=found["mapping"]))
    assert again["text"] == found["text"], "the mapping that is shown can be sent back"
    book = ada.ok("POST", "/api/books", {"game": DRAFT, "name": "mine", "text": found["text"]})
    assert (book["cards"], book["differences"]) == (NUMBER, [])
    if shape == "nested JSON":
        table = ada.open_table(game=DRAFT, seats=4, bots=["random"] * 3, cards=book["digest"], start=True)["table"]
        with ada.socket(table).hello() as talk:
            view = talk.see(lambda told: told["game"] and told["game"]["owing"])["game"]
            assert len(view["options"]) >= 10
    assert ada.ask("DELETE", f"/api/books/{book['digest']}").is_success


def test_each_malformed_file_is_told_and_nothing_is_kept(hall: Serving) -> None:
    person = hall.person("Mal")
    for what, (body, code, line) in MALFORMED.items():
        found = person.ok("POST", "/api/sets", wish(body))
        assert [(each["code"], each["line"]) for each in found["problems"]] == [(code, line)], what
        assert (found["text"], found["cards"], found["preview"]) == ("", 0, []), what
    assert person.ok("GET", "/api/books") == []


def test_packs_and_mappings_that_are_wrong_are_told_beside_what_is_right(ada: Person) -> None:
    body = write_csv(shipped_set("ember-coast")).encode()
    found = ada.ok("POST", "/api/sets", wish(body, packs="pack | booster\nslot | 3 | rarity=C\nslot | 1 | rarity=XX\n"))
    assert [(each["code"], each["field"]) for each in found["problems"]] == [("slot_empty", "packs")]
    found = ada.ok("POST", "/api/sets", wish(body, packs="pack | booster\nslot | 3 | rarity=C\n"))
    assert found["packs"] == "pack | booster\nslot | 3 | rarity=C\n"
    found = ada.ok("POST", "/api/sets", wish(body, mapping={"columns": {"name": "Nmae"}}))
    assert [each["code"] for each in found["problems"]] == ["no_such_column"]
    assert found["problems"][0]["said"]["parts"]["meant"] == "name"
    assert len(found["columns"]) == 8
    malformed: list[dict[str, Any]] = [{"columns": {"name": 3}}, {"colums": {}}, {"leave_out": {"name": "x"}}]
    for wrong in malformed:
        assert ada.ask("POST", "/api/sets", wish(body, mapping=wrong)).json()["code"] == "bad_message"
    assert ada.ask("POST", "/api/sets", {**wish(body), "game": "fairy-tale"}).json()["code"] == "bad_setup"
    assert ada.ask("POST", "/api/sets", wish(b"x" * 8_388_609)).status_code in (400, 413)


def test_what_is_short_is_told_before_a_table_is_opened(hall: Serving, ada: Person) -> None:
    text = write_set(shipped_set("ember-coast")).replace("type | Leader | leader", "type | Leader | other")
    book = ada.ok("POST", "/api/books", {"game": DRAFT, "name": "headless", "text": text})
    told = ada.ok("POST", "/api/notices", {"game": DRAFT, "seats": 8, "cards": book["digest"]})
    kinds = [each["kind"] for each in told]
    assert kinds[0] == "copies-repeat"
    assert kinds[-1] == "no-leader"
    table = ada.open_table(game=DRAFT, seats=3, cards=book["digest"])["table"]
    assert hall.ask("GET", f"/api/tables/{table}").json()["cards"] == book["digest"]
    house = {"boosters_per_player": "2"}
    refused = ada.ask("POST", "/api/notices", {"game": DRAFT, "seats": 4, "house": house})
    assert refused.status_code == 400
    assert "it needs 40" in refused.json()["text"]
    assert ada.ok("POST", "/api/notices", {"game": "magic-dragon", "seats": 3}) == []
    assert ada.ask("DELETE", f"/api/books/{book['digest']}").is_success


STUBBORN = {
    "endless": "while True: pass",
    "greedy": "x = b'x' * 4_000_000_000; y = [x + x for _ in range(9)]",
    "broken": "import sys; sys.stdout.buffer.write(b'')",
    "dead": "import os; os.abort()",
}


@pytest.mark.parametrize("how", STUBBORN)
def test_a_list_that_costs_too_much_costs_the_hall_nothing(how: str, tmp_path: Path) -> None:
    """The limits are those of the process, whatever runs there."""
    program = tmp_path / "worker.py"
    limits = "import sys\nfrom wyrmhall.hall.import_worker import limit\nlimit(int(sys.argv[1]), int(sys.argv[2]))\n"
    program.write_text(limits + STUBBORN[how] + "\n", encoding="utf-8")
    importing = Importing((sys.executable, str(program)), cpu=1)
    asked = http.ImportSet(game=DRAFT, name="x", file=b"a,b\n1,2\n")
    with pytest.raises(CommandRefused) as refused:
        asyncio.run(importing.read(asked))
    assert refused.value.code == "too_costly"


def test_one_list_of_each_address_and_few_in_all() -> None:
    importing = Importing()
    places = [importing.place(f"192.0.2.{at}") for at in range(WAITING)]
    for place in places:
        place.__enter__()
    with pytest.raises(CommandRefused), importing.place("192.0.2.0"):
        pass
    with pytest.raises(CommandRefused), importing.place("192.0.2.99"):
        pass
    places[0].__exit__(None, None, None)
    with importing.place("192.0.2.99"):
        pass
