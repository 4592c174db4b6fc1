"""What a cell says: a rarity, colours, a cost, copies; and what people write for the same thing."""

from __future__ import annotations

import re
from typing import Final

from wyrmhall.sets.cards import LEADER, MAIN, MOST_COPIES, MOST_COST, OTHER

EMPTY: Final = frozenset({"", "-", "‐", "‑", "–", "—", "−", "n/a", "null", "none", "nil"})
COST: Final = re.compile(r"([0-9]{1,3})(?:\.0+)?(?: ?\([^()]*\)| ?-)?")  # 6, 6(RR), 3.0, and 0- as some lists write
FREE_COST: Final = re.compile(r"[xX](?: ?\([^()]*\))?")
COUNT: Final = re.compile(r"(?:x ?)?([0-9]{1,6})(?:\.0+)?(?: ?x)?")
BRACKET: Final = re.compile(r"[^\[\]]*\[([^\[\]]+)\]")  # Super Rare[SR]
COLOUR_SIGNS: Final = re.compile(r"\s*[/,;|&+]\s*|\s+and\s+")
# What stands for one rarity; each set keeps its own spelling.
RARITY_WORDS: Final = (
    ("c", "common"),
    ("uc", "u", "uncommon"),
    ("r", "rare"),
    ("sr", "super rare"),
    ("spr", "special rare"),
    ("scr", "sec", "secret rare", "secret"),
    ("m", "mythic", "mythic rare"),
    ("l", "legendary"),
    ("p", "pr", "promo", "promotion"),
    ("st", "starter rare"),
)
COLOURS: Final = frozenset(
    [
        "red",
        "blue",
        "green",
        "yellow",
        "black",
        "white",
        "purple",
        "orange",
        "brown",
        "gold",
        "silver",
        "grey",
        "gray",
        "pink",
        "colorless",
        "colourless",
        "multicolor",
        "multicolour",
        "multi",
        "amber",
        "amethyst",
        "emerald",
        "ruby",
        "sapphire",
        "steel",
    ]
)
USUAL_TYPES: Final = {"leader": LEADER, "battle": MAIN, "extra": MAIN}  # DBS-A28: all else is other


def is_empty(cell: str) -> bool:
    return cell.casefold() in EMPTY


def rarity_in(cell: str, order: tuple[str, ...]) -> str | None:
    """The rarity of the order that a cell means: `R`, `rare` and `Rare[R]` are the same."""
    spelt = {rarity.casefold(): rarity for rarity in order}
    bracket = BRACKET.fullmatch(cell)
    for text in (cell, bracket.group(1).strip() if bracket else cell):
        folded = text.casefold()
        same = next((words for words in RARITY_WORDS if folded in words), (folded,))
        for word in (folded, *same):
            if word in spelt:
                return spelt[word]
    return None


def colours_in(cell: str) -> tuple[str, ...]:
    """Red/Green, `red, green`, `red and green`; `red green` if both are words for colours."""
    found: list[str] = []
    for piece in COLOUR_SIGNS.split(cell):
        words = piece.split()
        are_colours = len(words) > 1 and all(word.casefold() in COLOURS for word in words)
        for colour in words if are_colours else [piece.strip()]:
            if not is_empty(colour) and colour.casefold() not in [each.casefold() for each in found]:
                found.append(colour)
    return tuple(found)


def is_free(cell: str) -> bool:
    """Whether this is a cost that the player chooses: X, or X(RR).  Such a card has none here."""
    return FREE_COST.fullmatch(cell) is not None


def cost_in(cell: str) -> int | None:
    found = COST.fullmatch(cell)
    return int(found.group(1)) if found and int(found.group(1)) <= MOST_COST else None


def copies_in(cell: str) -> int | None:
    found = COUNT.fullmatch(cell.casefold())
    return int(found.group(1)) if found and 1 <= int(found.group(1)) <= MOST_COPIES else None


def usual_kind(printed: str) -> str:
    """Whether a printed type is leader, main or other, if nobody says so (DBS-A28)."""
    word = printed.casefold().removesuffix("cards").removesuffix("card").strip()
    return USUAL_TYPES.get(word, OTHER)
