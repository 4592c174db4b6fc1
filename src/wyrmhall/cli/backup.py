"""wyrmhall backup: all games of the hall in one file."""

from __future__ import annotations

from pathlib import Path

from wyrmhall.cli.config import ConfigFile, Database, database_from


def backup(file: Path, *, database: Database = None, config: ConfigFile = None) -> int:
    """Copy the whole hall to a new file, as it is at one moment. People can keep playing meanwhile.

    Parameters
    ----------
    file
        The file to write. It must not exist yet.
    """
    from wyrmhall.hall.store.backup import backup as back_up

    back_up(database_from(database, config), file)
    print(f"{file}: {file.stat().st_size} bytes")
    return 0
