"""What everybody takes home, once the last match is over."""

from __future__ import annotations

from collections.abc import Iterable

from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.sharing import share_table
from wyrmhall.events.sharing import RARE, taken_home
from wyrmhall.hall import wire_events as w
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.sets.cards import CardSet


def card_set_of(draft: str, cards: Book | None) -> CardSet:
    """The set that is drafted, which says what is rare."""
    return cards_of(draft, cards).sets[0]


def cards_of(draft: str, cards: Book | None) -> DraftCards:
    """The cards of a draft; raises CommandRefused."""
    book = game_named(draft).book_of(cards)
    if not isinstance(book, DraftCards):
        raise CommandRefused("bad_setup", f"{draft} is no draft")
    return book


def rares_of(event: HallEvent, players: Iterable[int]) -> CardTable:
    """DBS-31 What these players have to share out."""
    taken = [card for player in players for card in event.event.player(player).pool or ()]
    return share_table(cards_of(event.event.plan.draft, event.cards), taken)


def check_rares(draft: str, cards: Book | None) -> None:
    """Raises CommandRefused where nobody could say what is rare."""
    card_set = card_set_of(draft, cards)
    if RARE not in card_set.rarities:
        raise CommandRefused("bad_setup", f"{card_set.name} has no rarity {RARE}, so nobody knows what is rare in it")


def homes(event: HallEvent) -> list[w.EventHome] | None:
    """A list for each player who has drafted (EV-10 after the last match); None as long as it is not known."""
    plan, found = event.event.plan, event.event
    if event.agreed().drafts is None or not event.is_readable():
        return None
    is_shared = plan.sharing == "rares"
    if is_shared and found.taken is None:
        return None
    card_set = card_set_of(plan.draft, event.cards) if is_shared else None
    return [w.EventHome(each.player, list(each.kept), list(each.taken)) for each in taken_home(found, card_set)]
