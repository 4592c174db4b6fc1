"""Fairy Tale: what a seat can conclude from the packs that went through its hands (FT-60)."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.knowledge import Lot, Spread, Taker
from wyrmhall.kernel.value import CENTRE, Value

PICKS: Final = 5  # FT-15 in each draft

Packs = tuple[tuple[int, ...], ...]


def remembered_packs(
    viewer: int,
    saw: Packs,
    hand: tuple[int, ...],
    hands: list[int],
    played: list[Packs],
    unused: tuple[int, ...],
) -> list[Value]:
    """One Spread for each draft: the cards of each pack passed on are with those who held it after the viewer."""
    known: list[Value] = []
    for draft in range((len(saw) + PICKS - 1) // PICKS):
        packs = saw[draft * PICKS : (draft + 1) * PICKS]
        is_over = len(played[viewer]) > draft  # and the cards are taken up
        takers = takers_of(draft, is_over, hands, len(packs), played, unused)
        lots = taken_lots(viewer, packs, () if is_over else hand, len(hands), len(takers), passes_left(draft))
        lots = [lot for lot in lots if lot.cards]
        if lots:
            known.append(Spread(tuple(takers), tuple(lots)))
    return known


def passes_left(draft: int) -> int:
    """FT-14 To the left in stages 1 and 5, to the right in stages 3 and 7: the step from seat to seat."""
    return 1 if draft % 2 == 0 else -1


def takers_of(
    draft: int, is_over: bool, hands: list[int], picks: int, played: list[Packs], unused: tuple[int, ...]
) -> list[Taker]:
    """First the picks of each seat, then the packs in hand while the draft goes on."""
    seats = len(hands)
    if not is_over:
        takers = [Taker("picked", seat, (), picks) for seat in range(seats)]
        return takers + [Taker("hand", seat, (), hands[seat]) for seat in range(seats)]
    if len(unused) > draft * seats:  # what was not played lies among the discards
        return [Taker("discards", CENTRE, shown(played, seat, draft), unused[draft * seats + seat])
                for seat in range(seats)]  # fmt: skip
    return [Taker("hand", seat, shown(played, seat, draft), hands[seat]) for seat in range(seats)]


def shown(played: list[Packs], seat: int, draft: int) -> tuple[int, ...]:
    return played[seat][draft] if draft < len(played[seat]) else ()


def taken_lots(viewer: int, packs: Packs, hand: tuple[int, ...], seats: int, takers: int, step: int) -> list[Lot]:
    """For each pack the viewer passed on: what was taken from it until it came back, or is still on its way."""
    rounds = len(packs)
    lots: list[Lot] = []
    for number, pack in enumerate(packs):
        left = list(pack[:-1])  # the last is the viewer's own pick
        if not left:
            continue
        again = number + seats
        counts = [0] * takers
        if again < rounds or (again == rounds and hand):
            for card in packs[again] if again < rounds else hand:
                left.remove(card)
            holders = seats - 1
        else:
            holders = rounds - 1 - number
        for away in range(1, min(holders, len(left)) + 1):
            counts[(viewer + step * away) % seats] += 1  # each took one
        still = len(left) - sum(counts)
        if still:
            counts[seats + (viewer + step * (rounds - number)) % seats] += still
        lots.append(Lot(tuple(left), tuple(counts)))
    return lots
