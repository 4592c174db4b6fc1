"""Fairy Tale: how its cards are drawn."""

from __future__ import annotations

from typing import Final, assert_never

from wyrmhall.games.fairy_tale.conditions import AtLeast, Condition, Most
from wyrmhall.games.fairy_tale.effects import ALL, Almighty, CountsAs, Draw, Effect, Hunt, Turn, Unflip
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.said import Cards, Said, card, said

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


class Printed:
    """What stands on a card, as its line of the table has it, and how the table calls what its effects name."""

    def __init__(
        self,
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
        rows: dict[str, int],
        groups: dict[str, str],
    ) -> None:
        self.title = title
        self.faction = faction
        self.category = category
        self.points = points
        self.per = per
        self.friend = friend
        self.effects = effects
        self.conditions = conditions
        self.copies = copies
        self.provenance = provenance
        self.rows = rows  # by title
        self.groups = groups  # by the word that effects have for them


def tale_face(printed: Printed) -> Face:
    """FT-2 to FT-7: name, points, category and faction, copies, friend, and what the card does."""
    palette, glyph, place = FACTIONS.get(printed.faction, WILD)
    line, *more = sentences(printed)
    return Face(
        printed.title,
        kind=in_short(printed),
        rank=rank_of(printed.points, printed.per, printed.conditions),
        palette=palette,
        glyph=glyph,
        art=f"{place}+{picture_of(printed.title, printed.category, place)}+is-{printed.category.lower()}",
        line=line,
        more=(*more, group_of(printed), said("copies", number=printed.copies)),
        clauses=clauses_of(printed),
        provenance=printed.provenance,
        group=said("every-faction") if printed.faction == "All" else said("faction", faction=printed.faction),
    )


def group_of(printed: Printed) -> Said:
    if printed.faction == "All":
        return said("every-group")  # FT-50
    return said("group", faction=printed.faction, category=printed.category)


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


def in_short(printed: Printed) -> Said | None:
    """What matters most about the card, in a few words."""
    if printed.effects:
        told = tuple([effect_said(effect, printed.rows, printed.groups) for effect in printed.effects])
        return told[0] if len(told) == 1 else said("effects", effects=told)
    if printed.conditions:
        return said("needs", needs=tuple([condition_said(each, printed.rows) for each in printed.conditions]))
    if printed.per:
        return per_said(printed)
    return said("friend", cards=card(printed.rows[printed.friend])) if printed.friend else None


def sentences(printed: Printed) -> list[Said]:
    """What the card does, the most important first: the table knows each sentence by its kind and parts."""
    found = [effect_said(effect, printed.rows, printed.groups) for effect in printed.effects]
    if printed.conditions:
        found.append(conditions_said(printed))
    if printed.per:
        found.append(per_said(printed))
    if printed.friend:
        found.append(said("friend", points=printed.points, cards=card(printed.rows[printed.friend])))
    return found or [said("plain", points=printed.points)]


def effect_said(effect: Effect, rows: dict[str, int], groups: dict[str, str]) -> Said:
    """FT-23 What happens, for whom, how often and to which cards: 'any' where it names none."""
    if isinstance(effect, Turn):
        kind = "unflip" if isinstance(effect, Unflip) else "flip"
        who = "all" if effect.who == ALL else "you"
        return said(kind, who=who, number=effect.number, group=groups[effect.target])
    if isinstance(effect, Hunt):
        return said("hunt", number=effect.number, group=groups[effect.target])
    if isinstance(effect, Draw):
        return said("draw", number=effect.number)
    if isinstance(effect, CountsAs):
        return said("counts-as", cards=Cards(tuple([rows[title] for title in effect.titles])))
    if isinstance(effect, Almighty):
        return said("almighty")
    assert_never(effect)


def condition_said(condition: Condition, rows: dict[str, int]) -> Said:
    """FT-43, FT-44, FT-45"""
    if isinstance(condition, Most):
        return said("most", group=condition.group)
    if isinstance(condition, AtLeast):
        return said("at-least", number=condition.number, group=condition.faction)
    return said("have", cards=card(rows[condition.title]))


def conditions_said(printed: Printed) -> Said:
    """FT-42 All conditions of a card in one sentence."""
    conditions, points = printed.conditions, printed.points
    [first, *others] = conditions
    if isinstance(first, Most) and not others:
        return said("if-most", points=points, group=first.group)
    needs = tuple([condition_said(each, printed.rows) for each in conditions])
    if all([isinstance(each, AtLeast) for each in conditions]):
        return said("with-at-least", points=points, needs=needs)
    return said("with", points=points, needs=needs)


def per_said(printed: Printed) -> Said:
    """FT-41"""
    if printed.per == printed.title:
        return said("per-copy", points=printed.points)
    return said("per", points=printed.points, cards=card(printed.rows[printed.per]))


def clauses_of(printed: Printed) -> tuple[str, ...]:
    found: list[str] = []
    for effect in printed.effects:
        found += EFFECT_CLAUSES[type(effect).__name__]
    if printed.conditions:
        found.append("FT-42")
    if printed.per:
        found.append("FT-41")
    if printed.friend:
        found.append("FT-7")
    return tuple(dict.fromkeys([*found, "FT-6"]))


EFFECT_CLAUSES: Final = {
    "Unflip": ("FT-26",),
    "Flip": ("FT-27",),
    "Hunt": ("FT-36", "FT-37"),
    "Draw": ("FT-39",),
    "Almighty": ("FT-47", "FT-48"),
    "CountsAs": ("FT-49", "FT-50"),
}
