"""docs/protocol.md is true: its examples can be read, and no message, type or code is missing."""

from __future__ import annotations

import ast
import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.hall.serving import Serving
from tests.patience import PATIENCE
from wyrmhall.hall import http, wire, wire_events
from wyrmhall.hall.authority import ROUTES
from wyrmhall.hall.config import Settings
from wyrmhall.hall.problems import OTHERWISE, STATUS
from wyrmhall.hall.sockets import CLOSE_CODES
from wyrmhall.hall.strict import read_message

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
HALL = ROOT / "src" / "wyrmhall" / "hall"
EXAMPLE = re.compile(r"(?:<!-- wire: (\w+) -->\n)?^```json\n(.*?)^```", re.DOTALL | re.MULTILINE)
REFUSING = {"refuse", "CommandRefused", "problem", "close", "__init__"}
ANSWERS = msgspec.json.Decoder(wire.Answer)
NO_CODES = {"undeclared", "cannot_listen", "bad_settings"}  # of a hall that does not start


def examples() -> list[tuple[str, dict[str, Any]]]:
    """Each example with the name of its type, if the page gives one; several may stand below each other."""
    found = []
    for kind, text in EXAMPLE.findall(PAGE):
        decoder, rest = json.JSONDecoder(), text.strip()
        while rest:
            value, end = decoder.raw_decode(rest)
            found.append((kind, value))
            rest = rest[end:].strip()
    return found


EXAMPLES = examples()


def is_part(example: Any, read: Any) -> bool:
    """Whether nothing of an example was passed over when it was read."""
    if isinstance(example, dict):
        return isinstance(read, dict) and all(key in read and is_part(each, read[key]) for key, each in example.items())
    if isinstance(example, list):
        return len(example) == len(read) and all(is_part(a, b) for a, b in zip(example, read, strict=True))
    return bool(example == read)


@pytest.mark.parametrize(("kind", "example"), EXAMPLES, ids=[json.dumps(each)[:40] for _, each in EXAMPLES])
def test_every_example_can_be_read(kind: str, example: dict[str, Any]) -> None:
    text = json.dumps(example).encode()
    if kind:
        read = msgspec.json.decode(
            text, type=getattr(http, kind, None) or getattr(wire, kind, None) or getattr(wire_events, kind)
        )
    elif "do" in example:
        read = read_message(text)
    else:
        read = ANSWERS.decode(text)
    assert is_part(example, json.loads(msgspec.json.encode(read)))


def tags(union: Any) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in get_args(union)}


def test_every_message_has_an_example() -> None:
    unnamed = [each for kind, each in EXAMPLES if not kind or not hasattr(wire_events, kind) or hasattr(wire, kind)]
    assert {each["do"] for each in unnamed if "do" in each} == tags(wire.Message)
    assert {each["is"] for each in unnamed if "is" in each} == tags(wire.Answer)
    named = {kind for kind, _ in EXAMPLES if kind}
    assert {"NewName", "Me", "OpenTable", "Seated", "Sit", "Claim", "Summary", "AskReplay", "Problem"} <= named


def test_every_message_of_events_has_an_example() -> None:
    named = {kind for kind, _ in EXAMPLES}
    of_others = {"Done", "Refused", "Pong", "Closing"}
    for union in (wire_events.EventMessage, wire_events.EventAnswer):
        assert {kind.__name__ for kind in get_args(union)} - of_others <= named
    assert {"EventPlan", "EventMade", "JoinEvent", "AdmitOrganiser", "EventFigure", "Audit", "EventHistory"} <= named


def rows(heading: str) -> dict[str, list[str]]:
    """The rows of the table below a heading, by the word in their first cell."""
    section = PAGE.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in section.splitlines() if line[:2] == "| "]
    return {row[0].strip("`"): row[1:] for row in cells if row[0].startswith("`")}


def codes_of_source() -> set[str]:
    """Every code that stands in the source where something is refused."""
    found: set[str] = set()
    for path in HALL.glob("**/*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args and called(node) in REFUSING:
                found |= words_of(node.args[0])
            elif isinstance(node, ast.Assign) and [getattr(each, "id", "") for each in node.targets] == ["code"]:
                found |= words_of(node.value)
    return {word for word in found if re.fullmatch(r"[a-z]+(_[a-z]+)*", word)}


def called(call: ast.Call) -> str:
    return str(getattr(call.func, "id", getattr(call.func, "attr", "")))


def words_of(node: ast.expr) -> set[str]:
    if isinstance(node, ast.IfExp):
        return words_of(node.body) | words_of(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def test_every_code_has_a_row_with_its_status() -> None:
    table = rows("Codes")
    of_store = {"cannot_open", "store_failure", "bad_backup"}
    missing = (codes_of_source() | set(STATUS) | set(CLOSE_CODES)) - set(table) - NO_CODES - of_store
    assert not missing
    for code, (status, _) in table.items():
        if status:
            assert int(status) == STATUS.get(code, OTHERWISE), code


def test_every_way_to_close_has_a_row() -> None:
    table = rows("Answers")
    for code, number in CLOSE_CODES.items():
        assert str(number) in table[code][0] or code == "too_slow"


def test_every_route_has_a_row() -> None:
    written = set(re.findall(r"^\| `([A-Z]+ [^`]+)`", PAGE, re.MULTILINE))
    for method, route in ROUTES:
        if route.startswith("/api/") and method != "SOCKET":
            assert f"{method} {route.replace('{table}', '{id}')}" in written


def test_the_limits_are_the_defaults() -> None:
    usual = Settings()
    limits = PAGE.partition("## Limits\n")[2].partition("\n## ")[0]
    for number in (
        usual.sockets,
        usual.sockets_per_address,
        usual.sockets_per_player,
        usual.connections_per_address,
        usual.message_burst,
        usual.player_burst,
        usual.request_burst,
        usual.table_burst,
        usual.address_table_burst,
        usual.gathering_per_address,
        usual.listed_per_address,
        wire.LONGEST_CHAT,
    ):
        assert f"{number:,}" in limits
    for rate in (usual.message_rate, usual.player_rate, usual.request_rate):
        assert f"then {rate:g} a second" in limits
    for rate in (usual.table_rate, usual.address_table_rate):
        assert f"then {rate:g} an hour" in limits
    assert f"for {usual.gathering_hours:g} hours" in limits


def test_the_example_program_plays_a_seat(hall: Serving) -> None:
    seated = hall.person().open_table(seats=2, start=True)
    done = subprocess.run(
        [sys.executable, ROOT / "docs" / "examples" / "random_player.py", hall.address, seated["table"]],
        env={**os.environ, "SEAT_TOKEN": seated["token"]},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "Won by" in done.stdout, done.stdout


def test_every_setting_is_on_the_page_about_hosting() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    for field in msgspec.structs.fields(Settings):
        row = next((line for line in page.splitlines() if line.startswith("| `") and f"`{field.name}`" in line), "")
        assert row, field.name
        if isinstance(field.default, (int, float)):
            assert f"`{field.default:g}`" in row, field.name
