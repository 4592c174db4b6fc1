"""What came of a draft: everybody's deck and sideboard, and the table of a game to which they can be brought."""

from __future__ import annotations

from typing import NamedTuple

from wyrmhall.drafts.game import DraftGame
from wyrmhall.drafts.state import Cards, Draft
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.state import without


class Built(NamedTuple):
    """What a seat plays, as rows of the card table."""

    deck: Cards  # DBS-19 with its Leader, DB-92 with all crystal cards
    sideboard: Cards  # DBS-21, DB-A47


class NextTable(NamedTuple):
    """A set-up for the game that plays such decks, and a list for each seat of the draft."""

    game: str
    variant: str
    house: dict[str, str]
    cards: CardTable
    lists: tuple[Cards | None, ...]  # what `start_from(brought=...)` takes; nothing for who was dropped
    sideboards: tuple[Cards, ...]


def built(s: Draft, seat: int) -> Built | None:
    """The deck of a seat, once it is ready and the draft is over; nothing before, and for who was dropped."""
    if s.waiting or s.agenda or seat in s.dropped:
        return None
    leader = s.leader[seat]
    rest = s.pools[seat] + s.leaders[seat]
    for row in leader + s.lent[seat]:  # DBS-A16 what was lent goes back, or leads the deck
        if row in rest:
            rest = without(rest, row)
    game = s.setup.game
    keeps = not isinstance(game, DraftGame) or game.has_sideboard(s.setup)
    return Built(leader + s.decks[seat], tuple(sorted(rest)) if keeps else ())


def next_table(s: Draft) -> NextTable | None:
    """Where the decks of a finished draft are played; nothing while it goes on, or if no game here plays them."""
    game = s.setup.game
    assert isinstance(game, DraftGame)
    if not game.leads_to or s.waiting or s.agenda:
        return None
    found = [built(s, seat) for seat in range(s.seats)]
    return NextTable(
        game.leads_to,
        s.setup.variant,
        game.house_after(s.setup),
        game.cards_after(s.setup),
        tuple([each.deck if each is not None else None for each in found]),
        tuple([each.sideboard if each is not None else () for each in found]),
    )
