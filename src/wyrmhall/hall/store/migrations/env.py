"""Alembic runs this; see ../migrate.py."""

from __future__ import annotations

from alembic import context

from wyrmhall.hall.store.schema import metadata

# The caller's transaction holds all steps: a database is never left half-way.
context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=True,
)
context.run_migrations()
