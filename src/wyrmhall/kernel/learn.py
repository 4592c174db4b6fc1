"""Whether somebody has come to know more: a choice can be taken back as long as nobody has."""

from __future__ import annotations

from wyrmhall.kernel.imagine import recalled
from wyrmhall.kernel.knowledge import Among, KnownPiece
from wyrmhall.kernel.said import cards_named
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import UNSEEN, cards_of
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import ALL


def has_learnt(before: View, after: View) -> bool:
    """Whether a viewer knows more than before: two views of one viewer, with the events from the same number on."""
    if is_more(known_cards(after), known_cards(before)):
        return True
    if has_seen(before, list(after.events[len(before.events) :])):
        return True
    for conclusion in after.remembered:
        if isinstance(conclusion, KnownPiece) or conclusion in before.remembered:
            continue
        if not (isinstance(conclusion, Among) and were_known(before, after, conclusion)):
            return True
    for fact in after.setup.game.facts:
        if fact.audience != ALL and not fact.own and after.facts[fact.word] != before.facts[fact.word]:
            return True
    return False


def were_known(before: View, after: View, now: Among) -> bool:
    """Whether the viewer knew these cards in the same piles, or saw them elsewhere until they went there."""
    known: list[int] = []
    for conclusion in before.remembered:
        if isinstance(conclusion, Among) and (conclusion.zones, conclusion.owner) == (now.zones, now.owner):
            known += conclusion.cards
    came = [count - left for count, left in zip(seen_outside(before, now), seen_outside(after, now))]
    could_be = [count + more for count, more in zip(counted(before, known), came)]
    return not is_more(counted(before, list(now.cards)), could_be)


def seen_outside(view: View, among: Among) -> list[int]:
    """How many cards of each kind the viewer sees that lie in other piles."""
    cards: list[int] = []
    for word, lying in recalled(view).items():
        for owner, pile in lying:
            if owner != among.owner or word not in among.zones:
                cards += [card for card in cards_of(pile) if card != UNSEEN]
    return counted(view, cards)


def has_seen(before: View, events: list[Event]) -> bool:
    """Whether these events, as the viewer heard them, tell of more cards than it knew: one shown for a moment, say."""
    known: list[int] | None = None
    for event in events:
        told = cards_named(event.said())
        if told:
            known = known or known_cards(before)
            if is_more(counted(before, told), known):
                return True
    return False


def is_more(counts: list[int], than: list[int]) -> bool:
    """Whether there are more cards of some kind."""
    for count, other in zip(counts, than):
        if count > other:
            return True
    return False


def counted(view: View, cards: list[int]) -> list[int]:
    """How many cards of each kind there are."""
    counts = [0] * len(view.setup.book.faces)
    for card in cards:
        counts[card] += 1
    return counts


def known_cards(view: View) -> list[int]:
    """How many cards of each kind the viewer sees, or knows by KnownPiece though they are covered."""
    cards: list[int] = []
    for lying in recalled(view).values():
        for _, pile in lying:
            cards += [card for card in cards_of(pile) if card != UNSEEN]
    return counted(view, cards)
