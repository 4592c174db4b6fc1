"""A whole hall as one SQLite file, whatever database it came from."""

from __future__ import annotations

import os
from pathlib import Path

from sqlalchemy import Connection, MetaData, create_engine, event, insert, select
from sqlalchemy.pool import NullPool

from wyrmhall.hall.store.files import connect, make_private, settle
from wyrmhall.hall.store.migrate import build
from wyrmhall.hall.store.schema import VERSION

CHUNK = 1000  # rows


def copy_rows(source: Connection, target: Connection, schema: MetaData) -> None:
    """Copy all rows of all tables of the schema, within one transaction on either side."""
    for table in schema.sorted_tables:
        found = source.execution_options(yield_per=CHUNK).execute(select(table))
        for rows in found.mappings().partitions():
            target.execute(insert(table), [dict(row) for row in rows])


def copy_to_file(source: Connection, file: Path, version: str = VERSION) -> None:
    """Copy a hall of this schema version into a new file, complete and durable under its name, or not there."""
    part = file.with_name(f"{file.name}.part")
    part.unlink(missing_ok=True)
    make_private(part)
    engine = create_engine("sqlite+pysqlite://", creator=lambda: connect(part, "mode=rw"), poolclass=NullPool)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN"))
    with engine.begin() as target:
        build(target, version)
        schema = MetaData()
        schema.reflect(target, only=lambda name, _: name != "alembic_version")
        copy_rows(source, target, schema)
    settle(part)
    os.replace(part, file)
    settle(file.parent)
