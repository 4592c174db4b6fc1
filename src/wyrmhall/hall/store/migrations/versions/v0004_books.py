"""Card tables that players have brought, and which table is played with which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "books",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("wanted", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("digest"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "brought",
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("digest", sa.Text(), sa.ForeignKey("books.digest"), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("player", "digest"),
        sqlite_with_rowid=False,
    )
    op.create_index("brought_by_digest", "brought", ["digest"])
    # In one statement: SQLite adds no constraint to a column that is there.
    op.execute("ALTER TABLE tables ADD COLUMN book TEXT REFERENCES books (digest)")
    named = sa.text("book IS NOT NULL")
    op.create_index("tables_by_book", "tables", ["book"], sqlite_where=named, postgresql_where=named)
