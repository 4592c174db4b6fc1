"""What a seat can conclude of cards it does not see.  Views carry it as `remembered`, imagined worlds obey it."""

from __future__ import annotations

from wyrmhall.kernel.value import Value


class Known(Value):
    """A conclusion about one pile: the zone's word and the owner."""

    def __init__(self, zone: str, owner: int) -> None:
        self.zone = zone
        self.owner = owner


class Holds(Known):
    """These cards lie in that pile, among others."""

    fields = ("zone", "owner", "cards")

    def __init__(self, zone: str, owner: int, cards: tuple[int, ...]) -> None:
        super().__init__(zone, owner)
        self.cards = cards


class Lacks(Known):
    """No card of these kinds lies in that pile."""

    fields = ("zone", "owner", "kinds")

    def __init__(self, zone: str, owner: int, kinds: int) -> None:
        super().__init__(zone, owner)
        self.kinds = kinds  # a set of rows, as the bits of an int


class HoldsOneOf(Known):
    """At least one card of these kinds lies in that pile."""

    fields = ("zone", "owner", "kinds")

    def __init__(self, zone: str, owner: int, kinds: int) -> None:
        super().__init__(zone, owner)
        self.kinds = kinds


class KnownPiece(Known):
    """The piece at this place of the pile consists of these cards, though some of them cannot be seen now."""

    fields = ("zone", "owner", "place", "cards")

    def __init__(self, zone: str, owner: int, place: int, cards: tuple[int, ...]) -> None:
        super().__init__(zone, owner)
        self.place = place
        self.cards = cards


class Taker(Value):
    """Somebody who has taken cards: those not shown since lie in this pile, which has room for so many of them."""

    fields = ("zone", "owner", "shown", "room")

    def __init__(self, zone: str, owner: int, shown: tuple[int, ...], room: int) -> None:
        self.zone = zone
        self.owner = owner
        self.shown = shown
        self.room = room


class Lot(Value):
    """Cards that were taken together: of them each taker, in the order of the takers, has so many."""

    fields = ("cards", "counts")

    def __init__(self, cards: tuple[int, ...], counts: tuple[int, ...]) -> None:
        self.cards = cards
        self.counts = counts


class Spread(Value):
    """Lots of cards that are spread over several piles, as after a draft: who passes a pack on knows what is in it."""

    fields = ("takers", "lots")

    def __init__(self, takers: tuple[Taker, ...], lots: tuple[Lot, ...]) -> None:
        self.takers = takers
        self.lots = lots


class Among(Value):
    """These cards lie in these piles of one owner; in which of them is not known."""

    fields = ("zones", "owner", "cards")

    def __init__(self, zones: tuple[str, ...], owner: int, cards: tuple[int, ...]) -> None:
        self.zones = zones  # their words
        self.owner = owner
        self.cards = cards


def rows_of(kinds: int) -> tuple[int, ...]:
    """The rows in a set of kinds."""
    return tuple([row for row in range(kinds.bit_length()) if kinds >> row & 1])


def kinds_of(rows: tuple[int, ...]) -> int:
    """The set of kinds of these rows."""
    kinds = 0
    for row in rows:
        kinds |= 1 << row
    return kinds
