"""Fairy Tale: how its cards are drawn."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.fairy_tale.conditions import AtLeast, Condition, Have, Most, in_words
from wyrmhall.games.fairy_tale.effects import ANY, Almighty, CountsAs, Draw, Effect, Hunt, Turn, Unflip, target_in_words
from wyrmhall.kernel.face import Face

# FT-5 Each faction has its colour, a sign so that nobody needs the colour, and a place behind its pictures.
FACTIONS: Final = {
    "Dragonvale": ("green", "claw", "vale"),
    "Fairywood": ("red", "flower", "wood"),
    "Holy Empire": ("yellow", "crown", "empire"),
    "Shadow": ("black", "mask", "night"),
}
WILD: Final = ("gold", "star", "chaos")  # FT-50 of all factions

# Who or what is seen on a card; titles of a table of one's own get the picture of their category.
PICTURES: Final = {
    "Children of the Dragon": "hatchlings",
    "Sky-Dance Dragon": "dragon:soar",
    "Bronze Dragon": "dragon:rampant",
    "Silver Dragon": "dragon:coil",
    "The Gold Dragon": "glory+dragon:displayed",
    "Dragon's Lair": "lair",
    "Scale Reader": "seer",
    "Mischievous Fairy": "fairy",
    "Elven Warrior": "elf",
    "Dwarven Warrior": "dwarf",
    "Moonwell Dryad": "dryad",
    "Fairy Ring": "ring",
    "The Fairy Queen": "queen",
    "Acorn Messenger": "messenger",
    "Homesteaders": "homestead",
    "Knight of the Round Table": "knight",
    "Bard": "bard",
    "Wandering Sage": "sage",
    "Royal Castle": "castle",
    "The Crowned King": "king",
    "Court Chronicler": "chronicler",
    "Demon": "demon",
    "Vampire": "vampire",
    "Werewolf": "werewolf",
    "Castle of Night": "keep",
    "Grave Lantern": "lantern",
    "Eclipse Rider": "eclipse",
    "The Trickster": "jester",
    "The Egg of Chaos": "egg",
}
CHAPTER: Final = "Chapter "


def tale_face(
    title: str,
    faction: str,
    category: str,
    points: int,
    per: str,
    friend: str,
    effects: tuple[Effect, ...],
    conditions: tuple[Condition, ...],
    copies: int,
    provenance: str,
) -> Face:
    """FT-2 to FT-7: name, points, category and faction, copies, friend, and what the card does."""
    palette, glyph, place = FACTIONS.get(faction, WILD)
    return Face(
        title,
        kind=in_short(title, points, per, friend, effects, conditions),
        rank=rank_of(points, per, conditions),
        palette=palette,
        glyph=glyph,
        art=f"{place}+{picture_of(title, category, place)}+is-{category.lower()}",
        text=" ".join([group_of(faction, category), *sentences(points, per, friend, effects, conditions, copies)]),
        provenance=provenance,
    )


def group_of(faction: str, category: str) -> str:
    return "Every faction and every category. (FT-50)" if faction == "All" else f"{faction}, {category}."


def picture_of(title: str, category: str, place: str) -> str:
    """FT-4 A story is a book with its chapter, a home a house, everybody else a traveller, unless we know better."""
    if category == "Story":
        return f"book+{place}-tale+chapter-{title[title.rfind(CHAPTER) + len(CHAPTER) :]}"
    return PICTURES.get(title) or ("castle" if category == "Home" else "seer")


def rank_of(points: int, per: str, conditions: tuple[Condition, ...]) -> str:
    """FT-3 A number, a formula with an asterisk, or a starred number."""
    if per:
        return "×" if points == 1 else f"{points}×"
    text = str(points).replace("-", "−")
    return f"{text}*" if conditions else text


def in_short(
    title: str, points: int, per: str, friend: str, effects: tuple[Effect, ...], conditions: tuple[Condition, ...]
) -> str:
    """What matters most about the card, in a few words."""
    if effects:
        return " · ".join([effect_in_short(effect) for effect in effects])
    if conditions:
        return ", ".join([condition_in_short(condition) for condition in conditions]).replace(", With", " and")
    if per:
        return f"{points} each per copy" if per == title else f"{points} per {per}"
    return f"Friend of {friend}" if friend else ""


def effect_in_short(effect: Effect) -> str:
    if isinstance(effect, Turn):
        who = "You" if effect.who == "YOU" else "All"
        what = "any" if effect.target == ANY else target_in_words(effect.target)
        return f"{who} {'unflip' if isinstance(effect, Unflip) else 'flip'} {effect.number} {what}"
    if isinstance(effect, Hunt):
        number = f"{effect.number} " if effect.number else ""
        return f"Hunts {number}{'all' if effect.target == ANY else target_in_words(effect.target)}"
    if isinstance(effect, Draw):
        return f"You draw {effect.number}"
    return "Takes any one name" if isinstance(effect, Almighty) else "Counts as everything"


def condition_in_short(condition: Condition) -> str:
    if isinstance(condition, Most):
        return f"Most {condition.group}"
    if isinstance(condition, AtLeast):
        return f"{condition.number} {condition.faction}"
    assert isinstance(condition, Have)
    return f"With {condition.title}"


def sentences(
    points: int, per: str, friend: str, effects: tuple[Effect, ...], conditions: tuple[Condition, ...], copies: int
) -> list[str]:
    """What stands on the card."""
    said = [effect.sentence() + f" ({clauses(effect)})" for effect in effects]
    if per:
        said.append(f"Worth {points} for each {per} before you. (FT-41)")
    if conditions:
        said.append(f"Worth {points} if {in_words(conditions)}, otherwise 0. (FT-42)")
    if friend:
        said.append(f"Friends: {friend}. (FT-7)")
    said.append(f"{copies} in the full deck. (FT-6)")
    return said


def clauses(effect: Effect) -> str:
    found = {"Unflip": "FT-26", "Flip": "FT-27", "Hunt": "FT-36, FT-37", "Draw": "FT-39", "Almighty": "FT-47, FT-48"}
    return "FT-49, FT-50" if isinstance(effect, CountsAs) else found[type(effect).__name__]
