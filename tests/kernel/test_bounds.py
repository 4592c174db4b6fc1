"""What a program remembers of card tables and set-ups has an end, however many of them strangers think of."""

from __future__ import annotations

from wyrmhall.games.magic_dragon import MAGIC_DRAGON
from wyrmhall.hall.bot_worker import MOST_SETUPS as MOST_IN_WORKERS
from wyrmhall.hall.bot_worker import Setups
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.game import MOST_BOOKS, MOST_SETUPS, Game
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.state import State


def fresh() -> Game:
    """The game as it is when nobody has played it yet."""
    return type(MAGIC_DRAGON)()


def tables() -> list[CardTable]:
    """The game's own cards, with other colours."""
    text = (MAGIC_DRAGON.folder / "cards.csv").read_text(encoding="utf-8")
    return [CardTable("cards.csv", text.replace("red", f"red{chr(97 + n)}")) for n in range(26)]


def play(state: State, choices: int) -> None:
    for _ in range(choices):
        seat = owing(state)[0]
        option = options(state, seat)[0]
        assert state.setup.book.option(option.text) is option  # the one that rules compare with
        choose(state, seat, option)


def test_books_are_forgotten_and_games_with_them_go_on() -> None:
    game, some = fresh(), tables()
    assert len(some) > MOST_BOOKS
    own = game.book_of(None)
    first = game.start_from(game.set_up(3, cards=some[0]), swift(1))
    books = [game.book_of(table) for table in some]
    assert len({book.table.digest() for book in books}) == len(some)
    assert len(game.books) == MOST_BOOKS
    assert game.book_of(some[-1]) is books[-1]
    assert game.book_of(None) is own is game.book_of(own.table)
    assert books[0] is first.setup.book
    assert game.book_of(some[0]) is not books[0]
    play(first, 20)


def test_set_ups_are_forgotten() -> None:
    game = fresh()
    for number in range(MOST_SETUPS + 10):
        game.start(2, seed=1, house={"bid_bonus": f"0:{number}"})
    assert len(game.setups) == MOST_SETUPS
    assert len(game.books) == 1


def test_bot_workers_forget_set_ups() -> None:
    setups = Setups()
    for number in range(MOST_IN_WORKERS + 10):
        said = MAGIC_DRAGON.set_up(2, house={"bid_bonus": f"0:{number}"}).to_data()
        found = setups.find(said, None)
        assert found is setups.find(said, None)
    assert len(setups._made) == MOST_IN_WORKERS
