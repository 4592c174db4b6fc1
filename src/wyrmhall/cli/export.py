"""wyrmhall export: a table's log as text, also where this version cannot play it."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wyrmhall.cli.config import ConfigFile, Database, database_from

Running = Annotated[
    bool,
    Parameter(
        negative="",
        show_default=False,
        help="Also export a game that is not over. Whoever reads the files sees every hand and the deck.",
    ),
]


def export(
    table: str,
    *,
    folder: Path = Path(),
    running: Running = False,
    database: Database = None,
    config: ConfigFile = None,
) -> int:
    """Write the log of a table as JSON lines and its game as a record, for the operator of the hall.

    A table that this version cannot play is written too; its record then has the choices but no fingerprints.

    Parameters
    ----------
    table
        The id of the table, as it appears in its address.
    folder
        Where to write TABLE.jsonl and TABLE.record, which must not exist yet.
    """
    from wyrmhall.hall.export import export as exported
    from wyrmhall.hall.export import refuse_running
    from wyrmhall.hall.store.backup import look

    with look(database_from(database, config)) as store:
        if not running:
            refuse_running(store, table)
        found = exported(store, table)
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    write(folder / f"{table}.jsonl", found.log)
    print(f"{folder / f'{table}.jsonl'}: {found.entries} entries")
    if found.record:
        write(folder / f"{table}.record", found.record.encode())
        print(f"{folder / f'{table}.record'}: {'only the choices' if found.why_not else 'the whole game'}")
    if found.why_not:
        print(f"This version of Wyrmhall cannot continue it: {found.why_not}")
    return 0


def write(path: Path, body: bytes) -> None:
    """A new file, for this user only."""
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(body)
