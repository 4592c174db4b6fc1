"""How a card is drawn: words that a table in the browser and one in the terminal understand alike."""

from __future__ import annotations

from wyrmhall.kernel.value import Value


class Face(Value):
    """What stands on a card; the notation of its kind stays the only name by which records and views know it."""

    fields = ("title", "kind", "rank", "palette", "glyph", "art", "text", "provenance", "numbers")

    def __init__(
        self,
        title: str,
        kind: str = "",
        rank: str = "",
        palette: str = "gold",
        glyph: str = "dragon",
        art: str = "dragon",
        text: str = "",
        provenance: str = "",
        numbers: tuple[tuple[str, int], ...] = (),
    ) -> None:
        self.title = title
        self.kind = kind  # 'Red 5': how the card is spoken of
        self.rank = rank  # '5': what stands large in its corner
        self.palette = palette  # the name of its colours
        self.glyph = glyph  # the sign below the rank, so that no colour is ever needed to tell it
        self.art = art  # the picture, 'dragon:soar' for a dragon in a pose
        self.text = text  # what the card does, with the clauses that say so
        self.provenance = provenance  # where its line of the card table comes from
        self.numbers = numbers  # side by side on a plate, each with the glyph before it: ("sun", 7)
