"""The immutable things a state is made of."""

from __future__ import annotations

from typing import ClassVar, Final

from wyrmhall.kernel.native import mypyc_attr

NONE: Final = -1  # no seat, no card, no number
CENTRE: Final = -1  # the owner of what lies in the middle of the table
UNSEEN: Final = -1  # a card whose face the viewer cannot see


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Value:
    """Compared, printed and stored by its fields, which are the arguments of its constructor.

    It holds nothing but numbers, texts, options, tuples and other values, so it can never be part of a cycle.
    """

    fields: ClassVar[tuple[str, ...]] = ()

    def parts(self) -> tuple[object, ...]:
        return tuple([getattr(self, name) for name in self.fields])

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return type(self) is type(other) and isinstance(other, Value) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join([repr(part) for part in self.parts()])})"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Piece(Value):
    """Cards that lie on the table with a history of their own: a stack, a dragon in a flight, a card turned down."""

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def owned_by(self) -> int:
        """Whose it is, where its zone does not say so already: a seat, or CENTRE."""
        return CENTRE

    def brought_by(self) -> int:
        """Who brought its cards, where that is another seat than the one it lies before; NONE: the same."""
        return NONE

    def under(self) -> tuple[int, ...]:
        """The places of its cards that lie covered or face down: the zone says who sees those."""
        return ()

    def with_cards(self, cards: tuple[int, ...]) -> Piece:
        """The same piece with other faces: what a viewer sees of it, or imagines."""
        raise NotImplementedError


Item = int | Piece  # what lies in a pile: the row of a card's kind, or a piece
Pile = tuple[Item, ...]


def cards_of(pile: Pile) -> list[int]:
    """The cards in a pile, those of its pieces too."""
    cards: list[int] = []
    for item in pile:
        if isinstance(item, int):
            cards.append(item)
        else:
            cards += item.cards
    return cards
