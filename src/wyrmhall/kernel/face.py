"""How a card is drawn: words that a table in the browser and one in the terminal understand alike."""

from __future__ import annotations

from wyrmhall.kernel.said import Said
from wyrmhall.kernel.value import Value


class Face(Value):
    """What stands on a card; the notation of its kind stays the only name by which records and views know it."""

    fields = (
        "title", "name", "kind", "rank", "palette", "glyph", "art", "line", "more", "clauses", "provenance", "numbers",
        "group",
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
    ) -> None:
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
