"""What may be brought, told while somebody chooses: sections of a list, its demands, what becomes of its cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.said import Cards, Said, said
from wyrmhall.kernel.value import NONE, Value

if TYPE_CHECKING:
    from wyrmhall.kernel.chance import Chance
    from wyrmhall.kernel.setup import Setup

AT_ONCE: Final = "at-once"
LATER: Final = "later"
NEVER: Final = "never"
WAYS: Final = (AT_ONCE, LATER, NEVER)


class Section(Value):
    """A part of what a seat brings, with cards of its own: the race deck, the dragon deck."""

    fields = ("name", "rows", "least", "most", "copies", "clauses", "copy_clauses", "hand", "draws")

    def __init__(
        self,
        name: str,
        rows: tuple[int, ...],
        least: int = 0,
        most: int = NONE,
        copies: int = NONE,
        clauses: tuple[str, ...] = (),
        copy_clauses: tuple[str, ...] = (),
        hand: int = 0,
        draws: int = 0,
    ) -> None:
        self.name = name  # in words joined by hyphens: the message section-<name>
        self.rows = rows  # the kinds of cards that belong to it
        self.least = least  # cards
        self.most = most  # NONE: as many as one likes
        self.copies = copies  # of one kind; NONE: as many as one likes
        self.clauses = clauses  # that say how many cards
        self.copy_clauses = copy_clauses  # that say how many of a kind
        self.hand = hand  # cards that are drawn from it before the first turn
        self.draws = draws  # and in each turn


class Demand(Value):
    """One rule about what may be brought, and whether a list meets it."""

    fields = ("said", "is_met", "clauses", "rows")

    def __init__(
        self, said: Said | str, is_met: bool, clauses: tuple[str, ...] = (), rows: tuple[int, ...] = ()
    ) -> None:
        self.said = said if isinstance(said, Said) else Said(said)
        self.is_met = is_met
        self.clauses = clauses
        self.rows = rows  # the kinds because of which it is not met, where single ones are

    def plainly(self) -> str:
        """Without a catalogue, as errors say it."""
        cited = f" ({', '.join(self.clauses)})" if self.clauses else ""
        return f"{plain_words(self.said)}{cited}"


class Prospect(Value):
    """What may become of a card in the game, if one brings this list."""

    fields = ("row", "way", "said", "clauses")

    def __init__(self, row: int, way: str, said: Said, clauses: tuple[str, ...] = ()) -> None:
        if way not in WAYS:
            raise ValueError(f"a card can be of use {', '.join(WAYS)}, not {way!r}")
        self.row = row
        self.way = way
        self.said = said
        self.clauses = clauses


class Bar(Value):
    """One bar of a chart; what is said beside it, where something is, and for which way such cards are of use."""

    fields = ("said", "number", "way", "note")

    def __init__(self, said: Said, number: int, way: str = AT_ONCE, note: Said | None = None) -> None:
        self.said = said
        self.number = number
        self.way = way
        self.note = note


class Chart(Value):
    """How the cards of a list spread: over costs, over colours."""

    fields = ("said", "bars")

    def __init__(self, said: Said, bars: tuple[Bar, ...]) -> None:
        self.said = said
        self.bars = bars


# --- what sections demand -------------------------------------------------------------------------


def demands_of(sections: tuple[Section, ...], cards: tuple[int, ...]) -> list[Demand]:
    """That each section has as many cards as it should, and no more of a kind than it may."""
    found: list[Demand] = []
    for section in sections:
        own = set(section.rows)
        lying = [card for card in cards if card in own]
        if section.least > 0 or section.most != NONE:
            found.append(size_demand(section, len(lying)))
        if section.copies != NONE:
            found += copies_demands(section, lying)
    return found


def size_demand(section: Section, number: int) -> Demand:
    is_short = number < section.least
    is_over = section.most != NONE and number > section.most
    if section.most == NONE:
        bounds = "least"
    elif section.least == section.most:
        bounds = "exactly"
    else:
        bounds = "most" if section.least <= 0 else "range"
    told = said(
        "section-size",
        section=said(section.name),
        state="short" if is_short else "over" if is_over else "fine",
        number=number,
        off=section.least - number if is_short else number - section.most if is_over else 0,
        bounds=bounds,
        least=section.least,
        most=section.most,
    )
    return Demand(told, not is_short and not is_over, section.clauses)


def copies_demands(section: Section, lying: list[int]) -> list[Demand]:
    """One for each kind of which there are too many, or one that is met."""
    guilty = [row for row in sorted(set(lying)) if lying.count(row) > section.copies]
    if not guilty:
        return [Demand(copies_said(section, (), 0), True, section.copy_clauses)]
    return [
        Demand(copies_said(section, (row,), lying.count(row)), False, section.copy_clauses, (row,)) for row in guilty
    ]


def copies_said(section: Section, rows: tuple[int, ...], number: int) -> Said:
    name = said(section.name)
    return said("section-copies", section=name, most=section.copies, number=number, cards=Cards(rows))


def plain_words(told: Said) -> str:
    """What the demands of sections say, for errors of the kernel."""
    section, most, least = told.part("section"), told.part("most"), told.part("least")
    name = section.plainly() if isinstance(section, Said) else ""
    if told.kind == "section-size":
        bounds = {
            "least": f"at least {least} are needed",
            "exactly": f"exactly {most} are needed",
            "most": f"at most {most} are allowed",
            "range": f"{least} to {most} are needed",
        }
        return f"{name}: {told.part('number')} cards; {bounds[str(told.part('bounds'))]}"
    if told.kind == "section-copies":
        return f"{name}: at most {most} of a kind, not {told.part('number')}"
    return told.plainly()


def refuse_unmet(setup: Setup, demands: list[Demand]) -> None:
    """Raises BadList with every demand that is not met, and the cards because of which."""
    unmet = [demand for demand in demands if not demand.is_met]
    if unmet:
        faces = setup.book.faces
        told = [", ".join([demand.plainly(), *[faces[row] for row in demand.rows]]) for demand in unmet]
        raise BadList(
            "; ".join(told), tuple([faces[row] for row in sorted({row for each in unmet for row in each.rows})])
        )


# --- filling up -----------------------------------------------------------------------------------


def fitting(sections: tuple[Section, ...], cards: tuple[int, ...]) -> list[int]:
    """As many of these cards as may be brought, in their order; what belongs to no section is left out."""
    kept: list[int] = []
    for section in sections:
        own = set(section.rows)
        lying: list[int] = []
        for card in cards:
            is_full = section.most != NONE and len(lying) >= section.most
            if card in own and not is_full and not (section.copies != NONE and lying.count(card) >= section.copies):
                lying.append(card)
        kept += lying
    return kept


def filled_up(setup: Setup, cards: tuple[int, ...], usual: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """A list with these cards as far as that is possible: first from the usual list, then any others by lot."""
    sections = setup.game.sections(setup)
    kept = fitting(sections, cards)
    for section in sections:
        own = set(section.rows)
        missing = section.least - len([card for card in kept if card in own])
        each = section.copies if section.copies != NONE else max(0, missing)
        spare = list(usual)
        for card in kept:
            if card in spare:
                spare.remove(card)
        by_lot = chance.shuffle(section.rows * each)
        for card in [*[card for card in spare if card in own], *by_lot]:
            if missing > 0 and (section.copies == NONE or kept.count(card) < section.copies):
                kept.append(card)
                missing -= 1
    return tuple(sorted(kept))
