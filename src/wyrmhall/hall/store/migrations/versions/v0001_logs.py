"""Logs of tables, their summaries and secrets, kept values, hall time."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), primary_key=True),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("opened", sa.BigInteger(), nullable=False),
        sa.Column("changed", sa.BigInteger(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("variant", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("names", sa.Text(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("owing", sa.Text(), nullable=False),
        sa.Column("players", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("tables_by_status", "tables", ["status"])
    if op.get_bind().dialect.name == "postgresql":
        op.execute("ALTER TABLE tables SET (fillfactor = 50)")  # a row is rewritten with each append
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("wall", sa.BigInteger(), nullable=False),
        sa.Column("command", sa.Text()),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq"),
        sqlite_with_rowid=False,
    )
    has_command = sa.text("command IS NOT NULL")
    op.create_index(
        "entries_by_command",
        "entries",
        ["table_id", "command"],
        unique=True,
        sqlite_where=has_command,
        postgresql_where=has_command,
    )
    op.create_table(
        "seated",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), nullable=False),
        sa.PrimaryKeyConstraint("player", "table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("seated_by_table", "seated", ["table_id"])
    op.create_table(
        "secrets",
        sa.Column("table_id", sa.Text(), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("secret", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "kept",
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hall",
        sa.Column("one", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("time", sa.BigInteger(), nullable=False),
    )
