"""Requests made from the hall's own description of its interface, by Schemathesis."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

from tests.hall.brought import mine
from tests.hall.serving import Serving
from wyrmhall.hall.store.backup import look

# What the hall refuses for reasons that a schema cannot say (`positive_data_acceptance`) is no fault of its.
CHECKS = (
    "not_a_server_error", "status_code_conformance", "content_type_conformance", "response_headers_conformance",
    "response_schema_conformance", "negative_data_rejection", "unsupported_method", "missing_required_header",
)  # fmt: skip

REFUSALS = "[checks.negative_data_rejection]\nexpected-statuses = [400, 401, 403, 404, 405, 409, 413, 429]\n"
PLACES = '[parameters]\n"path.table" = "{table}"\n"path.game" = "magic-dragon"\n"path.digest" = "{digest}"\n'


class Found(NamedTuple):
    requests: int
    failures: int
    told: str


def ask_everything(hall: Serving, folder: Path, examples: int, seed: int = 1) -> Found:
    """So many examples for each route, besides those at the edges of its schema; on a table that is there.

    Then half as many without a cookie: whatever would change something is refused, and nothing may be changed.
    """
    ada = hall.person()
    table = ada.open_table(seats=3)["table"]
    settings = folder / "schemathesis.toml"
    book = ada.ok("POST", "/api/books", mine())
    settings.write_text(REFUSALS + PLACES.format(table=table, digest=book["digest"]), encoding="utf-8")
    known = run(hall, folder, examples, seed, cookie=ada.cookie())
    settings.write_text(REFUSALS, encoding="utf-8")
    before = logs(hall)
    made_up = run(hall, folder, max(1, examples // 2), seed, cookie="")
    if logs(hall) != before:
        made_up = Found(made_up.requests, made_up.failures + 1, f"{made_up.told}A refused request changed a table.")
    return Found(known.requests + made_up.requests, known.failures + made_up.failures, known.told + made_up.told)


def logs(hall: Serving) -> dict[str, bytes]:
    """The last hash of each table's log."""
    with look(hall.home / "hall.sqlite") as store:
        return {table: store.read(table)[-1].hash for table in store.all_tables()}


def run(hall: Serving, folder: Path, examples: int, seed: int, cookie: str) -> Found:
    words = [
        str(Path(sys.executable).with_name("schemathesis")), "run", f"{hall.address}/openapi.json",
        "--checks", ",".join(CHECKS), "--phases", "examples,coverage,fuzzing", "--max-examples", str(examples),
        "--seed", str(seed), "--generation-database", "none", "--continue-on-failure", "--no-shrink", "--no-color",
        "--warnings", "off", "--header", f"Origin: {hall.address}",
    ]  # fmt: skip
    if cookie:
        words += ["--header", f"Cookie: {cookie}"]
    told = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
    counted = re.search(r"([0-9,]+) generated(?:, ([0-9]+) found)?", told.stdout)
    assert counted is not None, told.stdout + told.stderr
    failures = int(counted.group(2) or 0) or (1 if told.returncode else 0)
    return Found(int(counted.group(1).replace(",", "")), failures, told.stdout if failures else "")
