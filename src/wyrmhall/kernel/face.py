"""How a card is drawn: words that a table in the browser and one in the terminal understand alike."""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.said import Said
from wyrmhall.kernel.value import Value

# What page and terminal can draw: web/src/cards/ has the same words, and docs/game-words.md lists them.
PALETTES: Final = (
    "red", "yellow", "black", "purple", "green", "blue", "ice", "fire", "color", "storm", "gold", "steel",
)  # fmt: skip
GLYPHS: Final = (
    "drop", "sun", "moon", "crystal", "leaf", "wave", "snow", "blaze", "flame", "prism", "palette", "claw", "flower",
    "crown", "mask", "sword", "shield", "star", "dagger", "bolt", "energy", "speed", "agility", "power", "person",
    "book", "home", "creature", "dragon", "spark", "card",
)  # fmt: skip
POSES: Final = ("hatch", "sleep", "coil", "soar", "displayed", "rampant", "bust")  # of a dragon: 'dragon:soar'


class Face(Value):
    """What stands on a card; the notation of its kind stays the only name by which records and views know it."""

    fields = (
        "title", "name", "kind", "rank", "palette", "glyph", "art", "line", "more", "clauses", "provenance", "numbers",
        "group", "traits",
    )  # fmt: skip

    def __init__(
        self,
        title: str,
        name: Said | None = None,
        kind: Said | None = None,
        rank: str = "",
        palette: str = "gold",
        glyph: str = "dragon",
        art: str = "dragon",
        line: Said | None = None,
        more: tuple[Said, ...] = (),
        clauses: tuple[str, ...] = (),
        provenance: str = "",
        numbers: tuple[tuple[str, int], ...] = (),
        group: Said | None = None,
        traits: tuple[tuple[str, int | str], ...] = (),
    ) -> None:
        known(title, "palette", palette, PALETTES)
        for sign in (glyph, *[sign for sign, _ in numbers]):
            known(title, "glyph", sign, GLYPHS)
        for part in art.split("+"):
            if part.startswith("dragon:"):
                known(title, "pose", part.removeprefix("dragon:"), POSES)
        self.title = title  # as the card table has it
        self.name = name  # how the card is spoken of, 'Red 5', where that is not its title
        self.kind = kind  # what stands in small letters below the title
        self.rank = rank  # '5': what stands large in its corner
        self.palette = palette  # the name of its colours
        self.glyph = glyph  # the sign below the rank, so that no colour is ever needed to tell it
        self.art = art  # the picture, 'dragon:soar' for a dragon in a pose
        self.line = line  # what the card does, in one line
        self.more = more  # what else is to be said of it, sentence by sentence
        self.clauses = clauses  # that say so
        self.provenance = provenance  # where its line of the card table comes from
        self.numbers = numbers  # side by side on a plate, each with the glyph before it: ("sun", 7)
        self.group = group  # 'Red dragons': with which others it is shown, where all cards are
        self.traits = traits  # by which it is looked for, each behind its name: ("colour", "red"), ("cost", 4)


def known(title: str, what: str, word: str, words: tuple[str, ...]) -> None:
    if word not in words:
        raise ValueError(f"the face of {title}: there is no {what} {word!r}; there are {', '.join(words)}")
