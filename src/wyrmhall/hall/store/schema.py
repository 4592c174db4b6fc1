"""The tables of the database, for SQLite and PostgreSQL alike.  A change here needs a step in migrations/."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
)

VERSION = "0004"  # of the newest step in migrations/versions

metadata = MetaData()

# Card tables that players have brought, each once.
books = Table(
    "books",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # seconds since 1970
    Column("wanted", BigInteger, nullable=False),  # hall time at which somebody last brought it, or opened a table
    sqlite_with_rowid=False,
)

# Whose lists they stand in.
brought = Table(
    "brought",
    metadata,
    Column("player", Text, nullable=False),
    Column("digest", Text, ForeignKey("books.digest"), nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("player", "digest"),
    Index("brought_by_digest", "digest"),
    sqlite_with_rowid=False,
)

# What lists show, one row a table; `seq` is the last entry of its log and decides races.
tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("opened", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("game", Text, nullable=False),
    Column("variant", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("names", Text, nullable=False),
    Column("clock", Text, nullable=False),
    Column("owing", Text, nullable=False),
    Column("players", Text, nullable=False),
    Column("ending", Text, nullable=False, server_default=""),  # JSON, once the game has ended; "" in older halls
    Column("opened_from", Text, nullable=False, server_default=""),  # a digest of the address, while it gathers
    Column("attended", BigInteger, nullable=False, server_default="0"),  # hall time, while it gathers
    Column("book", Text, ForeignKey("books.digest")),  # the cards it is played with, where they are not the game's own
    Index("tables_by_status", "status"),
    sqlite_with_rowid=False,
)
Index(
    "tables_by_opener",
    tables.c.opened_from,
    sqlite_where=tables.c.opened_from != "",
    postgresql_where=tables.c.opened_from != "",
)

Index(
    "tables_by_book",
    tables.c.book,
    sqlite_where=tables.c.book.is_not(None),
    postgresql_where=tables.c.book.is_not(None),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("wall", BigInteger, nullable=False),
    Column("command", Text),
    Column("body", LargeBinary, nullable=False),
    Column("hash", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    sqlite_with_rowid=False,
)
Index(
    "entries_by_command",
    entries.c.table_id,
    entries.c.command,
    unique=True,
    sqlite_where=entries.c.command.is_not(None),
    postgresql_where=entries.c.command.is_not(None),
)

seated = Table(
    "seated",
    metadata,
    Column("player", Text, nullable=False),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("player", "table_id"),
    Index("seated_by_table", "table_id"),
    sqlite_with_rowid=False,
)

secrets = Table(
    "secrets",
    metadata,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("secret", Text, nullable=False),
    sqlite_with_rowid=False,
)

# Small values with a name, such as the key that signs cookies.
kept = Table(
    "kept",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    sqlite_with_rowid=False,
)

# How many milliseconds the hall has been up, in all its runs; one row.
hall = Table(
    "hall",
    metadata,
    Column("one", Integer, primary_key=True, autoincrement=False),
    Column("time", BigInteger, nullable=False),
)
