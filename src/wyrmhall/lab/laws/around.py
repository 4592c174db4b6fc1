"""Sources of chance around others: whatever is drawn, from whichever stream, passes through one place."""

from __future__ import annotations

from wyrmhall.kernel.chance import Chance, Seed
from wyrmhall.kernel.value import NONE


class Around(Chance):
    """The draws of another source, unless number() or cards() say otherwise."""

    def __init__(self, source: Chance) -> None:
        self.source = source

    def number(self, source: Chance, n: int) -> int:
        """What is drawn from the source itself, or from a stream of it."""
        return source.below(n)

    def cards(self, source: Chance, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        return source.deal(cards, n)

    def below(self, n: int) -> int:
        return self.number(self.source, n)

    def deal(self, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        return self.cards(self.source, cards, n)

    def of(self, purpose: str, owner: int = NONE) -> Chance:
        return Through(self, self.source.of(purpose, owner))

    def to_data(self) -> list[Seed]:
        return self.source.to_data()


class Through(Chance):
    """A stream of such a source."""

    def __init__(self, around: Around, stream: Chance) -> None:
        self.around = around
        self.stream = stream

    def below(self, n: int) -> int:
        return self.around.number(self.stream, n)

    def deal(self, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        return self.around.cards(self.stream, cards, n)
