"""Sharing out the cards after a draft: what everybody takes home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wyrmhall.events.cut import placed
from wyrmhall.events.deeds import Taken
from wyrmhall.events.event import Event
from wyrmhall.events.problems import BadEvent
from wyrmhall.sets.cards import CardSet

RARE: Final = "R"  # DBS-31


@dataclass(frozen=True, slots=True)
class TakenHome:
    """What a player takes home, by the numbers of the cards: kept of the draft, and taken of the rares."""

    player: int
    kept: tuple[str, ...]
    taken: tuple[str, ...] = ()


def is_rare(card_set: CardSet, number: str) -> bool:
    """DBS-31 Rare or above in the order of the set; DBS-A22 only the rarity counts, for Leaders too."""
    order = card_set.rarities
    if RARE not in order:
        raise BadEvent("set-without-rares", name=card_set.name)
    if number not in card_set.by_number:
        raise BadEvent("card-not-in-set", card=number, name=card_set.name)
    card = card_set.cards[card_set.by_number[number]]
    return order.index(card.rarity) >= order.index(RARE)


def takers(event: Event) -> tuple[int, ...]:
    """DBS-32 Who takes in which order: all who have drafted, as they are placed, who dropped too."""
    return tuple([player for player in placed(event) if event.players[player].pool is not None])


def pool_of_rares(event: Event, card_set: CardSet) -> tuple[str, ...]:
    """DBS-31 All that are Rare or above, for all to see; a Leader that was lent is not one of them (DBS-A22)."""
    taken = [number for player in event.players.values() for number in player.pool or ()]
    return tuple(sorted([number for number in taken if is_rare(card_set, number)]))


def turns(order: tuple[int, ...], cards: int) -> tuple[int, ...]:
    """DBS-32 One card at a time in the order of placing, and again from the first: never a snake."""
    return tuple([order[at % len(order)] for at in range(cards)])


def taken_home(event: Event, card_set: CardSet | None) -> tuple[TakenHome, ...]:
    """A list for each player who has drafted; raises BadEvent while the rares are not shared out."""
    drafted = [each for each in event.players.values() if each.pool is not None]
    if event.plan.sharing != "rares":
        return tuple([TakenHome(each.number, tuple(sorted(each.pool or ()))) for each in drafted])  # DBS-30
    if event.taken is None:
        raise BadEvent("rares-are-not-shared")
    assert card_set is not None
    homes = []
    for each in drafted:
        kept = tuple(sorted([number for number in each.pool or () if not is_rare(card_set, number)]))  # DBS-33
        got = tuple([taken.card for taken in event.taken if taken.player == each.number])
        homes.append(TakenHome(each.number, kept, got))
    return tuple(homes)


def check_taken(order: tuple[int, ...], pool: Iterable[str], taken: tuple[Taken, ...]) -> None:
    """Raises BadEvent where the rares were not taken in their order, or not all of them (DBS-32, DBS-A23)."""
    if Counter([each.card for each in taken]) != Counter(pool):
        raise BadEvent("all-rares-are-taken")
    if tuple([each.player for each in taken]) != turns(order, len(taken)):
        raise BadEvent("taken-in-order")
