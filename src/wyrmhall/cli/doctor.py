"""wyrmhall doctor: is this installation in order?"""

from __future__ import annotations

import os
import platform
import shutil
import sqlite3
import tempfile
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from wyrmhall import _guests
from wyrmhall.cli.config import settings_from
from wyrmhall.cli.language import told
from wyrmhall.cli.output import Json, print_json
from wyrmhall.cli.running import how_it_runs
from wyrmhall.cli.sitting import data_folder
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.clauses import records_of
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.registry import game, game_names, module_of

if TYPE_CHECKING:
    from wyrmhall.hall.pinned import Survey
    from wyrmhall.hall.store import Store

ENOUGH_ROOM = 200 * 1024 * 1024  # bytes
SYNCS = 15
TOO_QUICK = 0.00003  # seconds: no disk is so fast
MOST_NAMED = 10  # tables, of those that are refused for one reason
PARTS = ("litestar", "uvicorn", "websockets", "msgspec", "sqlalchemy", "alembic")


def doctor(*, json: Json = False) -> int:
    """Check this installation: how it runs, where it keeps games, and whether the records of each game hold."""
    findings = [
        ("wyrmhall", True, told("on-python", version=version("wyrmhall"), python=platform.python_version())),
        ("kernel and games", True, how_it_runs()),
        ("saved games", *folder_is_writable()),
        *[(name, *obeys_its_records(name)) for name in game_names()],
        *hall_findings(),
    ]
    if json:
        print_json([{"what": what, "ok": ok, "found": found} for what, ok, found in findings])
    else:
        for what, ok, found in findings:
            print(f"{told('ok' if ok else 'bad')} {called(what)}: {found}")
    return 0 if all(ok for _, ok, _ in findings) else 1


def called(what: str) -> str:
    """What was looked at; a game by its name."""
    return what if what in game_names() else told(f"found-{what.replace(' ', '-')}")


def folder_is_writable() -> tuple[bool, str]:
    """Whether games can be saved, found out without writing anything."""
    folder = data_folder()
    nearest = nearest_folder(folder)
    ok = os.access(nearest, os.W_OK | os.X_OK) and nearest.is_dir()
    return ok, str(folder) if ok else told("not-writable", folder=str(folder))


def nearest_folder(folder: Path) -> Path:
    """The folder itself, or the one in which it would be made."""
    return folder if folder.exists() else nearest_folder(folder.parent)


def obeys_its_records(name: str) -> tuple[bool, str]:
    """Play the records that come with a game."""
    try:
        replays = [replay_of(record, str(game(name).folder / "records")) for record in records_of(game(name))]
        failures = [failure for failure in (replay.play() for replay in replays) if failure is not None]
    except WyrmhallError as error:
        return False, str(error)
    if failures:
        return False, str(failures[0])
    module = module_of(name)
    how = "" if module.startswith("wyrmhall.") else f"; {_guests.how(module)[1]}"
    return True, told("records-hold", rules=game(name).rules, records=len(replays)) + how


def hall_findings() -> list[tuple[str, bool, str]]:
    """Whether a hall could be opened here, and would lose nothing."""
    try:
        settings = {each.name: each.value for each in settings_from({}, None)}
    except WyrmhallError as error:
        return [("settings", False, str(error))]
    parts = ", ".join(f"{part} {version(part)}" for part in PARTS)
    return [
        ("hall", True, f"{parts}, SQLite {sqlite3.sqlite_version}"),
        ("disk", *has_room()),
        ("disk sync", *syncs()),
        ("database", *is_reachable(settings["database"])),
        *table_findings(settings["database"]),
        ("page", *is_built()),
    ]


def has_room() -> tuple[bool, str]:
    free = shutil.disk_usage(nearest_folder(data_folder())).free
    ok = free >= ENOUGH_ROOM
    return ok, told("room", megabytes=free // 1_000_000, enough="yes" if ok else "no")


def syncs() -> tuple[bool, str]:
    """How long the disk takes to keep something for good; a file is written for it and removed."""
    taken = []
    try:
        with tempfile.TemporaryFile(dir=nearest_folder(data_folder())) as file:
            for _ in range(SYNCS):
                file.write(b"\0" * 4096)
                file.flush()
                began = perf_counter()
                os.fsync(file.fileno())
                taken.append(perf_counter() - began)
    except OSError as error:
        return False, told("not-tested", why=error.strerror or type(error).__name__)
    doubt = "yes" if median(taken) < TOO_QUICK else "no"
    return True, told("synced", time=f"{median(taken) * 1000:.2f} ms", doubt=doubt)


def is_reachable(database: str) -> tuple[bool, str]:
    from wyrmhall.hall.config import masked
    from wyrmhall.hall.store.backup import file_of, is_postgres, look

    try:
        file = None if is_postgres(database) else file_of(database)
        if file is not None and not file.exists():
            return True, told("no-database-yet", file=str(file))
        with look(database) as store:
            tables = sum(store.counts().values())
    except WyrmhallError as error:
        return False, str(error)
    if file is not None and os.name == "posix" and file.stat().st_mode & 0o077:
        return False, told("open-to-others", file=str(file))
    return True, told("database", database=masked(database), tables=tables)


def table_findings(database: str) -> list[tuple[str, bool, str]]:
    """Which tables of the database this version can go on with, and show: by their first entries, so it is quick."""
    from wyrmhall.hall.pinned import survey
    from wyrmhall.hall.store.backup import file_of, is_postgres, look
    from wyrmhall.hall.table import OVER

    try:
        if not is_postgres(database) and not file_of(database).exists():
            return []
        with look(database) as store:
            openings = store.openings()
            cards = card_findings(store)
    except WyrmhallError:
        return []  # told of the database already
    going_on = survey([(table, body) for table, status, body in openings if status not in OVER])
    over = survey([(table, body) for table, status, body in openings if status in OVER])
    return [
        ("unfinished tables", not going_on.refused, in_words(going_on, "go-on")),
        ("finished tables", True, in_words(over, "show")),
        *cards,
    ]


def card_findings(store: Store) -> list[tuple[str, bool, str]]:
    """Card tables that players have brought, and tables that have lost theirs; nothing in a hall that never opened."""
    try:
        kept, lost = store.shelf.size(), store.shelf.lost()
    except WyrmhallError:
        return []
    return [("card tables", not lost, told("card-tables", kept=kept, lost=len(lost), named=some(lost)))]


def in_words(found: Survey, can: str) -> str:
    """How many can, and which cannot and why."""
    refused = [told("cannot", tables=len(tables), why=why, named=some(tables)) for why, tables in found.refused.items()]
    hint = [told("kept-all-the-same")] if refused else []
    return "; ".join([told("can", tables=found.good, can=can), *refused, *hint])


def some(tables: Sequence[str]) -> str:
    """The first of them."""
    return f"{', '.join(tables[:MOST_NAMED])}{', …' if len(tables) > MOST_NAMED else ''}"


def is_built() -> tuple[bool, str]:
    from wyrmhall.hall.page import FOLDER

    is_there = (FOLDER / "index.html").is_file()
    return True, told("page-is-built" if is_there else "page-is-not-built")
