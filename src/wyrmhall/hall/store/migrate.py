"""Bringing a database to the schema of this version."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, select
from sqlalchemy.sql import column, table

from wyrmhall.hall.store.errors import CannotOpen
from wyrmhall.hall.store.schema import VERSION

if TYPE_CHECKING:
    from alembic.config import Config

STEPS = Path(__file__).parent / "migrations"
NOTHING = ""  # the version of an empty database

Before = Callable[[str], None]


def version(connection: Connection) -> str:
    """The version of the schema that is there; CannotOpen if the database belongs to somebody else."""
    names = set(inspect(connection).get_table_names())
    if "alembic_version" in names:
        found = connection.execute(select(column("version_num")).select_from(table("alembic_version"))).scalar()
        return str(found or NOTHING)
    refuse_strangers(names)
    return NOTHING


def refuse_strangers(names: set[str]) -> None:
    """CannotOpen if a database with tables of these names belongs to somebody else."""
    if names and "alembic_version" not in names:
        raise CannotOpen("The database has tables that Wyrmhall did not make; give the hall one of its own.")


def refuse_unreadable(connection: Connection, whose: str) -> None:
    """CannotOpen unless this version can read the logs there: every schema so far has them in the same columns."""
    found = version(connection)
    if found != VERSION and found not in _steps():
        raise CannotOpen(f"{whose} is not a hall that this version knows (schema {found or 'none'}, not {VERSION}).")


def migrate(connection: Connection, before: Before) -> None:
    """Upgrade within the transaction of this connection; `before` is called first if there is something to lose."""
    found = version(connection)
    if found == VERSION:
        return
    if found != NOTHING:
        if found not in _steps():
            raise CannotOpen(f"The hall is of a newer Wyrmhall (schema {found}, this one knows {VERSION}): update.")
        before(found)
    build(connection, VERSION)


def build(connection: Connection, to: str) -> None:
    """Take all steps up to this version."""
    from alembic import command  # most starts do not need it

    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, to)


def _steps() -> set[str]:
    from alembic.script import ScriptDirectory

    return {step.revision for step in ScriptDirectory.from_config(_config()).walk_revisions()}


def _config() -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    return config
