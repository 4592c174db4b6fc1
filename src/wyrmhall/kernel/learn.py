"""Whether somebody has come to know more: a choice can be taken back as long as nobody has."""

from __future__ import annotations

from collections import Counter

from wyrmhall.kernel.imagine import recalled
from wyrmhall.kernel.knowledge import KnownPiece
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import UNSEEN, cards_of
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import ALL


def has_learnt(before: View, after: View) -> bool:
    """Whether a viewer knows more than before: two views of one viewer, with the events from the same number on."""
    if known_cards(after) - known_cards(before):
        return True
    if has_seen(before, list(after.events[len(before.events) :])):
        return True
    for conclusion in after.remembered:
        if not isinstance(conclusion, KnownPiece) and conclusion not in before.remembered:
            return True
    for fact in after.setup.game.facts:
        if fact.audience != ALL and after.facts[fact.name] != before.facts[fact.name]:
            return True
    return False


def has_seen(before: View, events: list[Event]) -> bool:
    """Whether these events, as the viewer heard them, tell of more cards than it knew: one shown for a moment, say."""
    told = [[card for card in event.cards if card != UNSEEN] for event in events]
    if not any(told):
        return False
    known = known_cards(before)
    return any([Counter(cards) - known for cards in told])


def known_cards(view: View) -> Counter[int]:
    """How many cards of each kind the viewer sees, or knows by KnownPiece though they are covered."""
    cards: Counter[int] = Counter()
    for lying in recalled(view).values():
        for _, pile in lying:
            cards.update([card for card in cards_of(pile) if card != UNSEEN])
    return cards
