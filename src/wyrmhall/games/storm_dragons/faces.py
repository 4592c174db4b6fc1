"""Storm Dragons: how its cards are drawn, and what stands on them."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.face import Face
from wyrmhall.kernel.said import Said, said

PALETTES: Final = {"noble": "yellow", "vanguard": "red", "guard": "blue", "sorcerer": "purple", "disruptor": "green"}
GLYPHS: Final = {"noble": "crown", "vanguard": "sword", "guard": "shield", "sorcerer": "star", "disruptor": "dagger"}
POSES: Final = {
    "King": "displayed", "Queen": "rampant", "Prince": "soar", "Princess": "bust",
    "Juggernaut": "bust", "Warlord": "displayed", "Elder": "rampant", "Challenger": "soar",
    "Storm Rider": "soar", "Dawn Bringer": "displayed", "Sentinel": "rampant", "Guardian": "bust",
    "Conjurer": "rampant", "Golemmancer": "bust", "Storm Caller": "displayed", "Necromancer": "coil",
    "Assassin": "coil", "Outrider": "soar", "Spy": "sleep", "Thunderburst": "displayed",
}  # fmt: skip

# The clauses that say what each card does; its words are in the catalogue.
CLAUSES: Final = {
    "King": ("SD-68", "SD-A72"),
    "Queen": ("SD-69", "SD-A17"),
    "Prince": ("SD-70", "SD-A45"),
    "Princess": ("SD-71", "SD-A33"),
    "Juggernaut": ("SD-72", "SD-4"),
    "Warlord": ("SD-73", "SD-A36"),
    "Elder": ("SD-74", "SD-A37"),
    "Challenger": ("SD-75", "SD-A38"),
    "Storm Rider": ("SD-76", "SD-77"),
    "Dawn Bringer": ("SD-78", "SD-79"),
    "Sentinel": ("SD-80", "SD-A45"),
    "Guardian": ("SD-81", "SD-A33"),
    "Conjurer": ("SD-82", "SD-83"),
    "Golemmancer": ("SD-85", "SD-86", "SD-87"),
    "Storm Caller": ("SD-88", "SD-89"),
    "Necromancer": ("SD-90", "SD-91"),
    "Assassin": ("SD-92", "SD-93", "SD-94"),
    "Outrider": ("SD-96", "SD-A51"),
    "Spy": ("SD-97", "SD-98"),
    "Thunderburst": ("SD-99", "SD-100"),
    "Thunderstorm": ("SD-101", "SD-A59"),
    "Tempest": ("SD-102", "SD-59"),
    "Blizzard": ("SD-103", "SD-104"),
    "Hailstorm": ("SD-105", "SD-A45"),
    "Windstorm": ("SD-106", "SD-A58"),
    "Fog": ("SD-107", "SD-108", "SD-109"),
}


def dragon_face(name: str, family: str, numbers: tuple[int, int, int, int], provenance: str) -> Face:
    day, night, tail_day, tail_night = numbers
    more = said("numbers-of-dragon", headday=day, headnight=night, tailday=tail_day, tailnight=tail_night)
    return Face(
        name,
        kind=said("dragon", family=family),
        rank=f"{day}/{night}",
        palette=PALETTES[family],
        glyph=GLYPHS[family],
        art=f"dragon:{POSES[name]}",
        line=line_of(name),
        more=(more,),
        clauses=CLAUSES[name],
        provenance=provenance,
        numbers=(("sun", day), ("moon", night), ("sun", tail_day), ("moon", tail_night)),
        group=said("dragons", family=family),
    )


def storm_face(name: str, support: tuple[int, int], provenance: str) -> Face:
    day, night = support
    return Face(
        name,
        kind=said("storm"),
        rank=f"{day}/{night}",
        palette="storm",
        glyph="bolt",
        art=name.lower(),
        line=line_of(name),
        more=(said("numbers-of-storm", day=day, night=night),),
        clauses=CLAUSES[name],
        provenance=provenance,
        numbers=(("sun", day), ("moon", night)),
        group=said("storms"),
    )


def line_of(name: str) -> Said:
    """What the card does: a message of its own, but for the one that does nothing (SD-72)."""
    return Said("no-ability" if name == "Juggernaut" else name.lower().replace(" ", "-"))
