"""wyrmhall doctor: is this installation in order?"""

from __future__ import annotations

import os
import platform
from importlib.metadata import version

from wyrmhall import _native
from wyrmhall.cli.output import Json, print_json
from wyrmhall.cli.sitting import data_folder
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.clauses import records_of
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.registry import game, game_names


def doctor(*, json: Json = False) -> int:
    """Look at this installation: how it runs, where it keeps games, and whether each game obeys its records."""
    compiled, how = _native.how()
    slow = "" if compiled else " (about 4 times slower than compiled; an install with a C compiler compiles)"
    findings = [
        ("wyrmhall", True, f"{version('wyrmhall')} on Python {platform.python_version()}"),
        ("kernel and games", True, how + slow),
        ("saved games", *folder_is_writable()),
        *[(name, *obeys_its_records(name)) for name in game_names()],
    ]
    if json:
        print_json([{"what": what, "ok": ok, "found": found} for what, ok, found in findings])
    else:
        for what, ok, found in findings:
            print(f"{'ok ' if ok else 'BAD'} {what}: {found}")
    return 0 if all(ok for _, ok, _ in findings) else 1


def folder_is_writable() -> tuple[bool, str]:
    """Whether games can be saved, found out without writing anything."""
    folder = data_folder()
    nearest = folder
    while not nearest.exists():
        nearest = nearest.parent
    ok = os.access(nearest, os.W_OK | os.X_OK) and nearest.is_dir()
    return ok, f"{folder}{'' if ok else ' cannot be written; set WYRMHALL_HOME to another folder'}"


def obeys_its_records(name: str) -> tuple[bool, str]:
    """Play the records that come with a game."""
    try:
        replays = [replay_of(record) for record in records_of(game(name))]
        failures = [failure for failure in (replay.play() for replay in replays) if failure is not None]
    except WyrmhallError as error:
        return False, str(error)
    if failures:
        return False, str(failures[0])
    return True, f"rules {game(name).rules}, {len(replays)} records hold"
