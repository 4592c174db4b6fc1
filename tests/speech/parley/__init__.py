"""A game that has nothing but names, cards and messages: there is nothing to play, but much to say."""

from __future__ import annotations

from pathlib import Path

from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.said import said
from wyrmhall.kernel.setup import Setup

TABLE = CardTable("parley.csv", "R5\nG7\nIce\nTale\n")
TOGETHER = "together"


class Cards(Book):
    """Two cards with names of their own, one by its title, and a title out of a card table that means no good."""

    def __init__(self) -> None:
        super().__init__(TABLE, ("R5", "G7", "Ice", "Tale"), (0, 1, 2, 3), ())

    def face(self, row: int) -> Face:
        faces = (
            Face("Sovereign", said("dragon", colour="Red", number=5)),
            Face("Elder Wyrm", said("dragon", colour="Green", number=7)),
            Face("Ice"),
            Face("Knight's Tale \ue000{ $n }\u202e"),
        )
        return faces[row]


class Parley(Game):
    name = "parley"
    title = "Parley"
    sentence = "Everybody talks."
    prefix = "PA"
    seats = {"standard": (2, 3), TOGETHER: (2,)}  # noqa: RUF012 - as every game declares it
    folder = Path(__file__).parent

    def sides(self, seats: int, variant: str) -> tuple[str, ...]:
        return ("C", "a", "b", "c", "The Storm") if variant == TOGETHER else ()


PARLEY = Parley()


def setup(seats: int, variant: str = "standard") -> Setup:
    return Setup(PARLEY, seats, variant, {}, Cards(), tuple("ABC"[:seats]))
