"""Magic Dragon: how its cards are drawn."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.face import Face
from wyrmhall.kernel.said import said

# Colours that can be drawn, with their signs; other colours of a table of one's own borrow those that are free.
GLYPHS: Final = {
    "red": "drop",
    "yellow": "sun",
    "black": "moon",
    "purple": "crystal",
    "green": "leaf",
    "blue": "wave",
    "storm": "bolt",
    "steel": "shield",
    "gold": "star",
}
# A dragon grows with its number, from the egg to the elder.
TITLES: Final = ("Hatchling", "Slumberer", "Serpent", "Skyrunner", "Sovereign", "Rampant", "Elder Wyrm")
POSES: Final = ("hatch", "sleep", "coil", "soar", "displayed", "rampant", "bust")

SPELL_GLYPHS: Final = {"Ice": "snow", "Fire": "blaze", "Color": "palette"}
SPELL_CLAUSES: Final = {
    "Ice": ("MD-26", "MD-28", "MD-29"),
    "Fire": ("MD-26", "MD-30", "MD-44"),
    "Color": ("MD-26", "MD-31", "MD-32"),
}


def palettes(colours: tuple[str, ...]) -> tuple[str, ...]:
    """The palette of each colour of a card table: its own, or one that no colour of the table has by name."""
    free = [palette for palette in GLYPHS if palette not in colours] or list(GLYPHS)
    found: list[str] = []
    borrowed = 0
    for colour in colours:
        if colour in GLYPHS:
            found.append(colour)
        else:
            found.append(free[borrowed % len(free)])
            borrowed += 1
    return tuple(found)


def dragon_face(colour: str, number: int, palette: str, provenance: str) -> Face:
    growth = min(number, len(POSES)) - 1
    named = said("dragon", colour=colour.capitalize(), number=number)
    return Face(
        TITLES[growth],
        named,
        named,
        str(number),
        palette,
        GLYPHS[palette],
        f"dragon:{POSES[growth]}",
        said("dragon", colour=colour),
        (said("dragon-more", colour=colour),),
        ("MD-18", "MD-20", "MD-24", "MD-32"),
        provenance,
        group=said("dragons", colour=colour.capitalize()),
    )


def spell_face(spell: str, provenance: str) -> Face:
    word = spell.lower()
    return Face(
        spell,
        None,
        said("spell"),
        "",
        word,
        SPELL_GLYPHS[spell],
        word,
        said(word),
        (said(f"{word}-more"),),
        SPELL_CLAUSES[spell],
        provenance,
        group=said("spells"),
    )
