"""Fairy Tale: cards from the deck, and what happens when it is too short."""

from __future__ import annotations

from wyrmhall.games.fairy_tale.memory import PICKS
from wyrmhall.games.fairy_tale.state import FairyTale
from wyrmhall.kernel.said import Place
from wyrmhall.kernel.state import Event


def draw(s: FairyTale, number: int) -> tuple[int, ...]:
    """Cards from the top of the deck; FT-A43 where nothing is left, nothing is drawn."""
    if len(s.stock) < number and s.discards and not s.house.keeps_reserve:
        shuffle_discards_in(s)
    cards = s.stock[:number]
    s.stock = s.stock[number:]
    return cards


def shuffle_discards_in(s: FairyTale) -> None:
    """FT-A19 What is there comes first, so the discards lie under it; nobody knows any more where they are."""
    s.stock += s.chance.of("deck").shuffle(s.discards)
    s.discards = ()
    finished = len(s.unused) // s.seats * PICKS
    for seat in range(s.seats):
        s.thrown[seat] = ()
        s.saw[seat] = ((),) * min(finished, len(s.saw[seat])) + s.saw[seat][finished:]
    if s.events is not None:
        s.events.append(Event("reshuffles", origin=Place("discards"), to=Place("deck")))


def reserve(s: FairyTale) -> int:
    """FT-A19 How many cards the deals still to come need."""
    deals = max(0, (8 - s.stage) // 2)
    return 5 * s.seats * deals
