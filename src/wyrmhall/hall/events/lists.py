"""Decks of an event, by the rules of the game that its matches are played with."""

from __future__ import annotations

from collections.abc import Sequence

from wyrmhall.hall.brought import checked
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.setup import Setup

Deck = tuple[tuple[str, ...], tuple[str, ...]]  # and its sideboard


def match_setup(event: HallEvent) -> Setup | None:
    """What a table of a match agrees on; None where matches are not played at tables."""
    agreed, plan = event.agreed(), event.event.plan
    if agreed.match is not None and event.setup is None:
        cards = event.cards if agreed.drafts is None else None
        event.setup = game_named(plan.game).set_up(plan.at_table, agreed.match.variant, agreed.match.house, cards)
    return event.setup


def brings_decks(event: HallEvent) -> bool:
    """Whether nobody can sit down at a match without a deck of one's own."""
    setup = match_setup(event)
    return setup is not None and bool(setup.game.brings)


def checked_deck(event: HallEvent, deck: Sequence[str], sideboard: Sequence[str]) -> Deck:
    """The same deck in the order of the cards; raises CommandRefused where it is none that may be played."""
    setup = match_setup(event)
    if setup is None:
        return tuple(deck), tuple(sideboard)  # of a game that the hall does not know
    if not setup.game.brings:
        raise CommandRefused("no_decks", f"in {setup.game.title} nobody brings a deck")
    unknown = sorted({card for card in sideboard if card not in setup.book.rows})
    if unknown:
        raise CommandRefused("bad_list", f"in this game there is no card {unknown[0]}", cards=tuple(unknown[:10]))
    try:
        found = checked(setup, list(deck))
    except BadList as bad:
        raise CommandRefused(bad.code, str(bad), cards=bad.cards) from None
    return tuple(found), tuple(sorted(sideboard, key=lambda card: setup.book.rows[card]))
