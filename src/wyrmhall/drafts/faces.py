"""How a card of a set is drawn: by its colour, its kind, its cost and its rarity."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.face import Face
from wyrmhall.kernel.said import said
from wyrmhall.sets.cards import LEADER, MAIN, Card, CardSet

PALETTES: Final = {
    "red": "red", "blue": "blue", "green": "green", "yellow": "yellow", "black": "black", "purple": "purple",
    "orange": "fire", "white": "ice", "colorless": "steel", "colourless": "steel", "gold": "gold", "brown": "storm",
    "pink": "color", "silver": "ice", "grey": "steel", "gray": "steel",
}  # fmt: skip
GLYPHS: Final = {
    "red": "drop", "blue": "wave", "green": "leaf", "yellow": "sun", "black": "moon", "purple": "crystal",
    "orange": "blaze", "white": "snow", "gold": "crown", "brown": "claw", "pink": "flower", "silver": "shield",
}  # fmt: skip
SEVERAL: Final = "color"
NEUTRAL: Final = "steel"
KIND_GLYPHS: Final = {LEADER: "crown", MAIN: "sword"}
ARTS: Final = {LEADER: "dragon:rampant", MAIN: "dragon:soar"}


def face_of(card_set: CardSet, card: Card) -> Face:
    kind = card_set.kind(card)
    colours = [colour.casefold() for colour in card.colours]
    first = colours[0] if colours else ""
    return Face(
        card.name,
        said("set-card", name=card.name),
        said("set-card", type=card.type, colours="/".join(card.colours), rarity=card.rarity, number=card.number),
        "" if card.cost is None else str(card.cost),
        SEVERAL if len(colours) > 1 else PALETTES.get(first, NEUTRAL),
        GLYPHS.get(first, KIND_GLYPHS.get(kind, "card")),
        ARTS.get(kind, "dragon:coil"),
        said(f"set-{kind}"),
        clauses=("DBS-A28",) if kind != LEADER else ("DBS-19",),
        provenance=card_set.provenance,
        group=said(f"set-{kind}"),
        traits=(
            *[("colour", colour) for colour in card.colours or ("",)],
            *((("cost", card.cost),) if card.cost is not None else ()),
            ("type", card.type),
            ("rarity", card.rarity),
        ),
    )
