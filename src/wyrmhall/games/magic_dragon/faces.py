"""Magic Dragon: how its cards are drawn."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.face import Face

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
SPELL_TEXTS: Final = {
    "Ice": "Freezes a stack with a dragon on top: it stays with its owner and counts there, and no card goes on it"
    " any more. (MD-26, MD-28, MD-29)",
    "Fire": "Destroys a stack with a dragon on top: it lies in the centre and scores for nobody. (MD-26, MD-30, MD-44)",
    "Color": "Sends a stack with a dragon on top to the centre and names a colour: whoever next puts a dragon of that"
    " colour on it gets it. (MD-26, MD-31, MD-32)",
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
    return Face(
        TITLES[growth],
        f"{colour.capitalize()} {number}",
        str(number),
        palette,
        GLYPHS[palette],
        f"dragon:{POSES[growth]}",
        f"Captures a stack with a lower {colour} dragon on top, claims one that waits for {colour}, or begins a stack"
        f" while no {colour} one is visible. (MD-18, MD-20, MD-24, MD-32)",
        provenance,
    )


def spell_face(spell: str, provenance: str) -> Face:
    word = spell.lower()
    return Face(spell, "Spell", "", word, SPELL_GLYPHS[spell], word, SPELL_TEXTS[spell], provenance)
