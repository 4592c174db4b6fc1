"""After a draft: decks, sideboards, and the table of a game to which they can be brought."""

from __future__ import annotations

import pytest

from wyrmhall.drafts.cards import AUTO
from wyrmhall.drafts.decks import built, next_table
from wyrmhall.drafts.game import DraftGame
from wyrmhall.drafts.state import Draft
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import BadTable
from wyrmhall.kernel.play import choose, options, owed, owing, playout
from wyrmhall.kernel.registry import game


def drafted(name: str, variant: str | None, seats: int, **house: str) -> Draft:
    """A draft of bots."""
    setup = game(name).set_up(seats, variant, house)
    strategy, lot = setup.game.strategy(), swift("bots")
    s = setup.game.start_from(setup, swift("drafted"))
    assert isinstance(s, Draft)
    while s.waiting:
        seat = owing(s)[0]
        decision = owed(s, seat)
        assert decision is not None
        choose(s, seat, strategy.pick(s, decision, options(s, seat), lot))
    return s


@pytest.mark.parametrize(
    ("variant", "house", "race", "left"),
    [
        ("booster", {}, 25, 11),
        ("booster", {"draft_deck_mode": "minimum"}, 25, 11),
        ("sealed", {}, 40, 20),
        ("sealed", {"wrapped_packs": "2"}, 40, 0),
    ],
)
def test_drafted_decks_are_played_at_a_table(variant: str, house: dict[str, str], race: int, left: int) -> None:
    """DB-91, DB-92, DB-101: the lists of a draft are what the game itself accepts, and it can be played with them."""
    s = drafted("dragon-booster-draft", variant, 4, **house)
    found = next_table(s)
    assert found is not None
    played = game(found.game)
    setup = played.set_up(4, found.variant, found.house, found.cards)
    assert setup.book.table.digest() == played.book_of(None).table.digest()
    table = played.start_from(setup, swift("race"), brought=found.lists)
    assert [len(cards) for cards in table.brought] == [race + (4 if variant == "booster" else 5)] * 4  # DB-92
    assert [len(cards) for cards in found.sideboards] == [left] * 4  # DB-A47
    playout(table, swift("playout"))
    assert not table.waiting


def test_a_table_of_ones_own_goes_from_the_draft_to_the_game() -> None:
    """A hall tells by the digest to which game a table belongs, so the two are not the same text."""
    drafts, race = game("dragon-booster-draft"), game("dragon-booster")
    own = race.book_of(None).table
    assert drafts.book_of(None).table.digest() != own.digest()
    mine = CardTable("mine.csv", own.text.replace("Wyldfyr", "Wildfire"))
    setup = drafts.set_up(2, "booster", None, mine)
    assert isinstance(drafts, DraftGame)
    assert drafts.cards_after(setup).text == mine.text
    assert drafts.book_of(setup.book.table).table.text == setup.book.table.text
    assert setup.book.faces == race.book_of(mine).faces


def test_a_bad_table_is_refused_with_its_line() -> None:
    own = game("dragon-booster").book_of(None).table.text
    with pytest.raises(BadTable, match=r"mine\.csv:2: type: `dragoon`"):
        game("dragon-booster-draft").book_of(CardTable("mine.csv", own.replace(",dragon,red", ",dragoon,red", 1)))


def test_a_match_without_sideboards_has_none() -> None:
    found = next_table(drafted("dragon-booster-draft", "booster", 2, draft_sideboard="false"))
    assert found is not None
    assert found.sideboards == ((), ())


def test_nothing_is_ready_before_the_end() -> None:
    setup = game("dragon-booster-draft").set_up(2)
    s = setup.game.start_from(setup, swift(0))
    assert isinstance(s, Draft)
    assert next_table(s) is None
    assert built(s, 0) is None


def test_a_deck_of_dragon_ball_super_has_its_leader_and_no_table_here() -> None:
    s = drafted("dbs-draft", None, 4)
    assert next_table(s) is None
    for seat in range(4):
        found = built(s, seat)
        assert found is not None
        assert len(found.deck) == 41  # DBS-19
        assert sum(s.cards.is_leader[row] for row in found.deck) == 1
        assert len(found.deck) + len(found.sideboard) == sum(s.counts[seat::4])  # DBS-21


def test_who_was_dropped_has_no_deck() -> None:
    s = drafted("dbs-draft", None, 2)
    s.dropped = (1,)
    assert built(s, 1) is None
    assert AUTO not in [option.text for option in options(s, 1)]
