"""Storm Dragons: how its cards are drawn, and what stands on them."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.face import Face

PALETTES: Final = {"noble": "yellow", "vanguard": "red", "guard": "blue", "sorcerer": "purple", "disruptor": "green"}
GLYPHS: Final = {"noble": "crown", "vanguard": "sword", "guard": "shield", "sorcerer": "star", "disruptor": "dagger"}
POSES: Final = {
    "King": "displayed", "Queen": "rampant", "Prince": "soar", "Princess": "bust",
    "Juggernaut": "bust", "Warlord": "displayed", "Elder": "rampant", "Challenger": "soar",
    "Storm Rider": "soar", "Dawn Bringer": "displayed", "Sentinel": "rampant", "Guardian": "bust",
    "Conjurer": "rampant", "Golemmancer": "bust", "Storm Caller": "displayed", "Necromancer": "coil",
    "Assassin": "coil", "Outrider": "soar", "Spy": "sleep", "Thunderburst": "displayed",
}  # fmt: skip

# What each card does, in our words, with its clauses.
TEXTS: Final = {
    "King": "When played: take another dragon of your flight back into hand, if you like. (SD-68, SD-A72)",
    "Queen": "At the head: +1 for each storm in your front and in those of the others. (SD-69, SD-A17)",
    "Prince": "When played: draw a card, if you like. (SD-70, SD-A45)",
    "Princess": "At the head: +2 for each Noble of your flight, herself too. (SD-71, SD-A33)",
    "Juggernaut": "Has no ability, and needs none. (SD-72, SD-4)",
    "Warlord": "When played to the head: +3 until your next turn. (SD-73, SD-A36)",
    "Elder": "At the head: each dragon behind counts the better of its two tail numbers. (SD-74, SD-A37)",
    "Challenger": "At the head: +2 while you challenge, and +1 for each opponent defeated by it. (SD-75, SD-A38)",
    "Storm Rider": "At the head: +2 for each storm in your front. By day it may join the front itself. (SD-76, SD-77)",
    "Dawn Bringer": "When played: turn night to day, if you like. At the head: nobody turns to night. (SD-78, SD-79)",
    "Sentinel": "When played: turn the token, if you like. (SD-80, SD-A45)",
    "Guardian": "At the head: +2 for each Guard of your flight, itself too. (SD-81, SD-A33)",
    "Conjurer": "When played: draw until you see three dragons, and keep one; by night you may play it at once."
    " (SD-82, SD-83)",
    "Golemmancer": "When played: take a dragon of your victory pile, or discard this and draw; then play a card."
    " (SD-85, SD-86, SD-87)",
    "Storm Caller": "When played: steal a storm. At the head: +1 for each storm in your front. (SD-88, SD-89)",
    "Necromancer": "At the head: whoever else adds a dragon must down another first. (SD-90, SD-91)",
    "Assassin": "When played: kill a dragon behind a head, by night any dragon; it is yours. (SD-92, SD-93, SD-94)",
    "Outrider": "At the head, by night and in control: end the battle when your turn begins. (SD-96, SD-A51)",
    "Spy": "When played: by day take a dragon back; by night the others discard one behind the head. (SD-97, SD-98)",
    "Thunderburst": "Played by day, at the head: storms do nothing. When played by night: use a top storm as if cast."
    " (SD-99, SD-100)",
    "Thunderstorm": "When cast: each enemy's head goes to the tail. (SD-101, SD-A59)",
    "Tempest": "On top: +1 for each storm in your front. (SD-102, SD-59)",
    "Blizzard": "When cast: each enemy discards a dragon of the flight. (SD-103, SD-104)",
    "Hailstorm": "When cast: each enemy discards a storm of the front. (SD-105, SD-A45)",
    "Windstorm": "When cast by night: play a dragon after it, if you like. (SD-106, SD-A58)",
    "Fog": "When cast: by day turn to night, by night add two dragons, if you like. On top: nobody turns to day."
    " (SD-107, SD-108, SD-109)",
}


def dragon_face(name: str, family: str, numbers: tuple[int, int, int, int], provenance: str) -> Face:
    day, night, tail_day, tail_night = numbers
    rank = f"{day}/{night}"
    text = f"Head {day} by day, {night} by night; tail {tail_day} and {tail_night}. {TEXTS[name]}"
    kind, art = f"{family.capitalize()} dragon", f"dragon:{POSES[name]}"
    plate = (("sun", day), ("moon", night), ("sun", tail_day), ("moon", tail_night))
    return Face(name, kind, rank, PALETTES[family], GLYPHS[family], art, text, provenance, plate)


def storm_face(name: str, support: tuple[int, int], provenance: str) -> Face:
    day, night = support
    text = f"Support {day} by day, {night} by night. {TEXTS[name]}"
    plate = (("sun", day), ("moon", night))
    return Face(name, "Storm", f"{day}/{night}", "storm", "bolt", name.lower(), text, provenance, plate)
