"""Card tables that players bring: checked before anything is stored, kept once, and found by their digest."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from functools import cache
from hashlib import sha256
from typing import cast

import msgspec
from msgspec import Struct

from wyrmhall.hall import catalogue, http
from wyrmhall.hall.config import Settings
from wyrmhall.hall.errors import CommandRefused, NotFound
from wyrmhall.hall.limits import Pace
from wyrmhall.hall.store.base import Store
from wyrmhall.hall.store.rows import BookRow
from wyrmhall.hall.store.shelf import NoRoom, OtherGame
from wyrmhall.hall.text import is_hidden, is_overgrown, one_line
from wyrmhall.hall.time import HallTime
from wyrmhall.kernel.book import LARGEST_TABLE, LONGEST_NAME, Book, CardTable
from wyrmhall.kernel.differences import differences
from wyrmhall.kernel.errors import BadTable, UnknownGame
from wyrmhall.kernel.game import Game, make_room
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.registry import game_names

MOST_OF_EVENTS = 1_000_000  # card tables that the hall keeps for events: as many as these need
MOST_ANSWERS = 8  # at hand, as they are sent


class Limits(Struct, frozen=True):
    """How many card tables there may be."""

    most: int = 1000
    each: int = 20  # on the list of a player
    rate: float = 30.0  # an hour, from one address
    burst: int = 30
    hours: float = 24.0  # that one is kept which no game is played with

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        return cls(
            settings.books, settings.books_per_player, settings.book_rate, settings.book_burst, settings.book_hours
        )


class Answer(Struct, frozen=True):
    """What is told of a card table, as it is sent."""

    body: bytes
    etag: str
    edition: str  # for how long it stays so


class Books:
    """All card tables that the hall can play with, and what it tells about them."""

    def __init__(self, store: Store, time: HallTime, limits: Limits) -> None:
        self.shelf = store.shelf
        self.time = time
        self.limits = limits
        self.brings = Pace(limits.rate / 3600, limits.burst)
        self._reading = asyncio.Lock()  # one after the other: each may take a processor for a while
        self._answers: dict[str, Answer] = {}  # by digest

    async def bring(self, wish: http.BringBook, player: str, address: str) -> http.BookInfo:
        """Check it, keep it, and tell how it differs from the game's own; raises BadTable with file and line."""
        if not self.brings.take(address):
            raise CommandRefused("slow_down", "too many card tables; wait a little", retry=self.wait(address))
        game, name = game_named(wish.game), clean_name(wish.name)
        table = CardTable(name, wish.text)
        if len(table.encoded()) > LARGEST_TABLE:
            raise CommandRefused("too_large", f"a card table has at most {LARGEST_TABLE} bytes")
        async with self._reading:
            book = await asyncio.to_thread(game.book_of, table)
            if is_own(game, book):
                return own_info(game)
            kept = await asyncio.to_thread(self._keep, game, book.table, player)
            return await asyncio.to_thread(info_of, game, book, kept)

    def _keep(self, game: Game, table: CardTable, player: str) -> BookRow:
        row = BookRow(table.digest(), game.name, table.name, table.text, self.time.wall())
        try:
            return self.shelf.bring(row, player, self.time.now(), self.limits.most, self.limits.each)
        except NoRoom as full:
            why = (
                f"you have {full.most} card tables on your list; strike one off it first"
                if full.whose == "player"
                else f"the hall keeps {full.most} card tables, and has as many"
            )
            raise CommandRefused("too_many_books", why) from None
        except OtherGame:
            raise CommandRefused("taken", "this hall has the same text as a card table of another game") from None

    async def keep_for(self, whose: str, game: str, table: CardTable) -> Book | None:
        """A card table that the hall itself has made for a table of this event; None where it is the game's own."""
        found = game_named(game)
        async with self._reading:
            book = await asyncio.to_thread(found.book_of, table)
            if is_own(found, book):
                return None
            row = BookRow(table.digest(), game, table.name, table.text, self.time.wall())
            await asyncio.to_thread(self.shelf.bring, row, whose, self.time.now(), MOST_OF_EVENTS, MOST_OF_EVENTS)
            return book

    def wait(self, address: str) -> int:
        return int(1000 * self.brings.wait(address))

    async def for_table(self, game: str, digest: str | None) -> tuple[Book | None, str]:
        """The cards for a new table, kept from now on until it is there, and their name; None for the game's own."""
        if digest is None or own_digests().get(digest) == game:
            return None, ""
        row = await asyncio.to_thread(self.shelf.want, digest, self.time.now())
        if row is None:
            raise no_such_book()
        if row.game != game:
            raise CommandRefused("bad_setup", f"these are cards of {row.game}, not of {game}")
        async with self._reading:
            return await asyncio.to_thread(read_book, row), row.name

    async def about(self, digest: str) -> Answer:
        """All that is told of a card table; NotFound where the hall has none of this digest."""
        answer = self._answers.pop(digest, None)
        if answer is None:
            async with self._reading:
                answer = await asyncio.to_thread(self._about, digest)
            make_room(self._answers, MOST_ANSWERS)
        self._answers[digest] = answer  # the latest now
        return answer

    def _about(self, digest: str) -> Answer:
        owner = own_digests().get(digest)
        if owner is not None:
            game = game_named(owner)
            return answer_of(game, game.book_of(None), own_info(game))
        row = self.shelf.find(digest)
        if row is None:
            raise no_such_book()
        game, book = game_named(row.game), read_book(row)
        return answer_of(game, book, info_of(game, book, row))

    async def of(self, player: str) -> list[http.BookInfo]:
        """What stands on a player's list; what this version cannot read any more is left out."""
        async with self._reading:
            return await asyncio.to_thread(lambda: list(infos_of(self.shelf.of(player))))

    async def strike(self, player: str, digest: str) -> None:
        if not await asyncio.to_thread(self.shelf.strike, player, digest):
            raise NotFound("there is no such card table on your list")

    async def forget(self) -> None:
        """Forget what no game needs and nobody has wanted for a while."""
        since = self.time.now() - int(self.limits.hours * 3_600_000)
        for digest in await asyncio.to_thread(self.shelf.forget, since):
            self._answers.pop(digest, None)


def clean_name(name: str) -> str:
    """What a card table is called, in one line: lists, records and errors show it."""
    shown = one_line(name.rpartition("/")[2].rpartition("\\")[2])[:LONGEST_NAME]
    if not shown or '"' in shown or any(is_hidden(sign) for sign in shown) or is_overgrown(shown):
        raise CommandRefused("bad_name", "the name of a card table has visible characters, and no quotes")
    return shown


def no_such_book() -> NotFound:
    return NotFound("there is no such card table; perhaps it was forgotten, because no game was played with it")


def read_book(row: BookRow) -> Book:
    return game_named(row.game).book_of(CardTable(row.name, row.text))


def is_own(game: Game, book: Book) -> bool:
    return book.table.digest() == game.book_of(None).table.digest()


@cache
def own_digests() -> dict[str, str]:
    """The games by the digests of their own card tables."""
    return {game_named(name).book_of(None).table.digest(): name for name in game_names()}


def own_info(game: Game) -> http.BookInfo:
    own = game.book_of(None)
    return http.BookInfo(own.table.digest(), game.name, own.table.name, len(own.deck), [], 0)


def infos_of(rows: Iterable[BookRow]) -> Iterator[http.BookInfo]:
    for row in rows:
        with suppress(BadTable, UnknownGame):  # of another version
            yield info_of(game_named(row.game), read_book(row), row)


def info_of(game: Game, book: Book, row: BookRow) -> http.BookInfo:
    """Of a set nothing is compared: it has other cards altogether."""
    told = differences(game, game.book_of(None).table, book.table) if game.cards_as == "table" else []
    found = [
        http.Difference(each.card, cast(http.How, each.how), each.column, each.before, each.after) for each in told
    ]
    return http.BookInfo(row.digest, row.game, row.name, len(book.deck), found, row.at)


def answer_of(game: Game, book: Book, info: http.BookInfo) -> Answer:
    told = http.Book(**msgspec.structs.asdict(info), text=book.table.text, faces=catalogue.all_drawn(book))
    body = msgspec.json.encode(told)
    return Answer(body, sha256(body).hexdigest()[:32], catalogue.edition(game.name))
