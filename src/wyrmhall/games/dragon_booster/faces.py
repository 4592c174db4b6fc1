"""Dragon Booster: how its cards are drawn."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.dragon_booster.language import CREW, DRAGON, EVENT, GEAR, MANEUVER, STATS
from wyrmhall.games.dragon_booster.reading import CardLine
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.said import Said, said

PALETTES: Final = {
    "red": "red", "green": "green", "blue": "blue", "gold": "gold", "black": "black", "brown": "storm",
    "purple": "purple", "orange": "fire", "yellow": "yellow", "silver": "ice", "white": "color", "pink": "color",
}  # fmt: skip
NEUTRAL: Final = "steel"
# A sign for each colour, so that nobody needs the hue to tell it.
COLOUR_GLYPHS: Final = {
    "red": "drop", "green": "leaf", "blue": "wave", "gold": "sun", "black": "moon", "brown": "claw",
    "purple": "crystal", "orange": "blaze", "yellow": "crown", "silver": "shield", "white": "snow", "pink": "flower",
}  # fmt: skip
GLYPHS: Final = {DRAGON: "dragon", GEAR: "energy", CREW: "person", MANEUVER: "bolt", EVENT: "star"}  # without a colour
LEVEL: Final = "shield"
POSES: Final = {"speed": "soar", "agility": "displayed", "power": "bust"}  # by what a dragon is best at
ROAD: Final = ("road+dragon:soar", "road+dragon:rampant", "road+dragon:displayed", "road+dragon:bust")  # by cost
CLAUSES: Final = {
    DRAGON: ("DB-10", "DB-19"),
    GEAR: ("DB-31", "DB-33", "DB-34", "DB-35"),
    CREW: ("DB-37", "DB-38", "DB-39"),
    MANEUVER: ("DB-44", "DB-45", "DB-64"),
    EVENT: ("DB-46", "DB-47", "DB-48"),
}


def face_of(line: CardLine) -> Face:
    colour = line.colour or (line.boxes[0] if line.boxes else "")
    printed = (said("printed-more", does=line.effect.sentence(line.kind)),) if line.effect is not None else ()
    return Face(
        line.title,
        said("card", title=line.title),
        kind_of(line),
        rank_of(line),
        PALETTES.get(colour, NEUTRAL),
        line.gear_stat if line.kind == GEAR else COLOUR_GLYPHS.get(line.colour, GLYPHS[line.kind]),
        art_of(line),
        line.effect.brief() if line.effect is not None else said(f"{line.kind}-plain"),
        (*printed, said(f"{line.kind}-more")),
        CLAUSES[line.kind],
        line.provenance,
        numbers_of(line),
        group=said(f"{line.kind}s"),
        traits=traits_of(line),
    )


def traits_of(line: CardLine) -> tuple[tuple[str, int | str], ...]:
    """By what people look for a card; one without a colour, and gear without boxes, goes with all of them."""
    colours = line.boxes if line.kind == GEAR else (line.colour,) if line.colour else ()
    found: list[tuple[str, int | str]] = [("colour", colour) for colour in dict.fromkeys(colours)] or [("colour", "")]
    if line.kind == MANEUVER:
        found += [("cost", line.cost), ("sprint", line.sprint)]
    if line.kind == EVENT:
        found += [("stat", line.burst_stat), ("burst", line.burst)]
    if line.kind == GEAR:
        found.append(("stat", line.gear_stat))
    if line.kind in (GEAR, CREW):
        found.append(("level", line.level))
    if line.team:
        found.append(("team", line.team))
    return tuple(found)


def kind_of(line: CardLine) -> Said:
    """What stands below the title: all that the rules ask of a card but its numbers."""
    colour = line.colour or "none"
    if line.kind == DRAGON:
        return said(DRAGON, version=line.version, team=line.team, colour=colour, caps=line.zap_caps)
    if line.kind == GEAR:
        boxes = tuple([said("box", colour=box) for box in line.boxes])
        return said(GEAR, version=line.version, level=line.level, boxes=boxes)
    return said(line.kind, version=line.version, team=line.team, level=line.level, colour=colour)


def rank_of(line: CardLine) -> str:
    if line.kind == MANEUVER:
        return str(line.sprint)
    if line.kind == EVENT:
        return str(line.burst)
    return "+1" if line.kind == GEAR else ""


def numbers_of(line: CardLine) -> tuple[tuple[str, int], ...]:
    if line.kind == DRAGON:
        return tuple([(stat, line.stats[place]) for place, stat in enumerate(STATS)])
    if line.kind == GEAR:
        return ((line.gear_stat, 1), (LEVEL, line.level))
    if line.kind == CREW:
        return ((LEVEL, line.level),)
    if line.kind == MANEUVER:
        return (("energy", line.cost), ("bolt", line.sprint))
    return ((line.burst_stat, line.burst),)


def art_of(line: CardLine) -> str:
    if line.kind == DRAGON:
        best = STATS[line.stats.index(max(line.stats))]
        return f"dragon:{POSES[best]}"
    if line.kind == MANEUVER:
        return ROAD[min(line.cost // 2, len(ROAD) - 1)]
    stat = {GEAR: line.gear_stat, EVENT: line.burst_stat}.get(line.kind)
    return f"{line.kind}-{stat}" if stat else line.kind
