"""The card tables that players have brought: each is stored once, by its digest."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, exists, func, select, update

from wyrmhall.hall.store.errors import BadLog
from wyrmhall.hall.store.rows import BookRow
from wyrmhall.hall.store.schema import books, brought, tables
from wyrmhall.kernel.book import CardTable

if TYPE_CHECKING:
    from wyrmhall.hall.store.base import Store

AT_ONCE = 500  # that are forgotten by one statement
COLUMNS = [books.c[name] for name in BookRow.__struct_fields__]


class NoRoom(Exception):
    """Somebody has brought as many as one may, or the hall has as many as it keeps."""

    def __init__(self, most: int, whose: str) -> None:
        super().__init__()
        self.most = most
        self.whose = whose  # 'player' or 'hall'


class OtherGame(Exception):
    """The same text is there, as cards of another game."""


class Named(Struct, frozen=True):
    """What an opening says of cards that are not the game's own."""

    cards: str | None = None
    book: str = ""


class Opening(Struct, frozen=True):
    what: Named = Named()


opening_in = msgspec.json.Decoder(Opening).decode


def named_in(opening: bytes) -> str | None:
    """The digest of the cards that this first entry of a log names, where they are not the game's own."""
    try:
        named = opening_in(opening).what
    except (msgspec.MsgspecError, TypeError):  # it is damaged, and others say so
        return None
    return named.cards if named.book else None


def book_of(connection: Connection, table: str, opening: bytes) -> BookRow | None:
    """The cards that a table is played with; BadLog where they are lost: nobody plays on with others."""
    digest = named_in(opening)
    if digest is None:
        return None
    found = row_of(connection, digest)
    if found is None:
        raise BadLog(f"table {table}: its card table {digest} is missing")
    if CardTable(found.name, found.text).digest() != digest:
        raise BadLog(f"table {table}: its card table {digest} is not what it was")
    return found


def row_of(connection: Connection, digest: str) -> BookRow | None:
    line = connection.execute(select(*COLUMNS).where(books.c.digest == digest)).first()
    return BookRow(*line) if line is not None else None


class Shelf:
    """What the hall keeps of card tables; the methods are for threads, and raise StoreFailure."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def bring(self, book: BookRow, player: str, now: int, most: int, most_each: int) -> BookRow:
        """Keep it, and write it on the player's list; what is kept, which may have another name.  NoRoom, OtherGame."""
        with self._store.writing() as connection:
            kept = row_of(connection, book.digest)
            if kept is None:
                if count(connection, books) >= most:
                    raise NoRoom(most, "hall")
            elif kept.game != book.game:
                raise OtherGame
            is_new = not connection.execute(select(exists().where(*on_list(player, book.digest)))).scalar()
            if is_new and count(connection, brought, brought.c.player == player) >= most_each:
                raise NoRoom(most_each, "player")
            insert = self._store.insert
            row = msgspec.structs.asdict(book)
            connection.execute(insert(books).values(**row, wanted=now).on_conflict_do_nothing())
            connection.execute(update(books).where(books.c.digest == book.digest).values(wanted=now))
            mine = insert(brought).values(player=player, digest=book.digest, at=book.at)
            renewed = mine.on_conflict_do_update(
                index_elements=[brought.c.player, brought.c.digest], set_={"at": book.at}
            )
            connection.execute(renewed)
            return row_of(connection, book.digest) or book

    def want(self, digest: str, now: int) -> BookRow | None:
        """The card table, which is kept for a while from now on: somebody opens a table with it."""
        with self._store.writing() as connection:
            connection.execute(update(books).where(books.c.digest == digest).values(wanted=now))
            return row_of(connection, digest)

    def find(self, digest: str) -> BookRow | None:
        with self._store.reading() as connection:
            return row_of(connection, digest)

    def of(self, player: str) -> list[BookRow]:
        """What stands on the player's list, the latest first."""
        listed = brought.join(books, brought.c.digest == books.c.digest)
        wanted = select(*COLUMNS).select_from(listed).where(brought.c.player == player)
        with self._store.reading() as connection:
            return [BookRow(*line) for line in connection.execute(wanted.order_by(brought.c.at.desc(), books.c.digest))]

    def strike(self, player: str, digest: str) -> bool:
        """Off the player's list; whether it stood there."""
        with self._store.writing() as connection:
            return bool(connection.execute(delete(brought).where(*on_list(player, digest))).rowcount)

    def forget(self, since: int) -> list[str]:
        """Forget those that no table needs and that nobody has wanted since this hall time; which."""
        is_needed = exists().where(tables.c.book == books.c.digest)
        idle = select(books.c.digest).where(books.c.wanted < since, ~is_needed)
        with self._store.reading() as connection:
            if connection.execute(idle.limit(1)).first() is None:
                return []
        with self._store.writing() as connection:
            found = list(connection.scalars(idle.with_for_update()))
            for some in (found[first : first + AT_ONCE] for first in range(0, len(found), AT_ONCE)):
                connection.execute(delete(brought).where(brought.c.digest.in_(some)))
                connection.execute(delete(books).where(books.c.digest.in_(some)))
        return found

    def lost(self) -> list[str]:
        """The tables whose cards are not there any more."""
        is_there = exists().where(tables.c.book == books.c.digest)
        wanted = select(tables.c.id).where(tables.c.book.is_not(None), ~is_there).order_by(tables.c.id)
        with self._store.reading() as connection:
            return list(connection.scalars(wanted))

    def size(self) -> int:
        with self._store.reading() as connection:
            return count(connection, books)


def on_list(player: str, digest: str) -> tuple[Any, ...]:
    return brought.c.player == player, brought.c.digest == digest


def count(connection: Connection, table: Any, *where: Any) -> int:
    return int(connection.execute(select(func.count()).select_from(table).where(*where)).scalar_one())
