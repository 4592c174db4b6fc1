"""wyrmhall restore: a hall from its backup."""

from __future__ import annotations

from pathlib import Path

from wyrmhall.cli.config import ConfigFile, Database, database_from
from wyrmhall.cli.sitting import data_folder


def restore(file: Path, *, database: Database = None, config: ConfigFile = None) -> int:
    """Fill an empty hall from a backup and check every log.

    Parameters
    ----------
    file
        The file that `wyrmhall backup` wrote.
    """
    from wyrmhall.hall.config import masked
    from wyrmhall.hall.store.backup import restore as fill

    into = database_from(database, config)
    wrong = fill(file, into, data_folder() / "copies")
    for line in wrong:
        print(line)
    if not wrong:
        print(f"Restored into {masked(into)}; every log is whole.")
    return 1 if wrong else 0
