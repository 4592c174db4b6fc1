"""What a draft at a table of the hall has come to: what each seat has taken, and the deck that it has built."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from wyrmhall.drafts.decks import built
from wyrmhall.drafts.game import DraftGame
from wyrmhall.drafts.state import Draft
from wyrmhall.events.problems import BadEvent
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State


@dataclass(frozen=True, slots=True)
class Outcome:
    """Of one seat, by the numbers of the cards."""

    cards: tuple[str, ...]  # taken; what was lent is not part of it (DBS-A16)
    lent: str
    deck: tuple[str, ...]
    sideboard: tuple[str, ...]  # DBS-21
    is_out: bool  # DBS-A3 too few cards, and the organiser has let the seat go


def outcome(s: State, seat: int) -> Outcome:
    """Of a draft that is over; raises BadEvent where this is none."""
    if not isinstance(s, Draft) or s.waiting:
        raise BadEvent("draft-comes-first")
    write = s.setup.book.write
    held = Counter(s.pools[seat] + s.leaders[seat] + s.taken[seat] + s.decks[seat])
    found = built(s, seat)
    return Outcome(
        cards=tuple([write(row) for row in sorted((held - Counter(s.lent[seat])).elements())]),
        lent="".join([write(row) for row in s.lent[seat]]),
        deck=tuple([write(row) for row in found.deck]) if found is not None else (),
        sideboard=tuple([write(row) for row in found.sideboard]) if found is not None else (),
        is_out=found is None,
    )


def played_in(setup: Setup) -> tuple[str, str, dict[str, str]] | None:
    """The game that plays the decks of such a draft, its variant and what is settled already; None: none here does."""
    game = setup.game
    if not isinstance(game, DraftGame) or not game.leads_to:
        return None
    return game.leads_to, setup.variant, game.house_after(setup)
