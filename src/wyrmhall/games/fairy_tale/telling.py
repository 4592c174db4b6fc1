"""Fairy Tale: what is told of cards that were revealed together: which effect is behind something, what it costs.

All of it follows from what everybody sees or has seen, and is worked out only where somebody listens or looks.
"""

from __future__ import annotations

from typing import Final

from wyrmhall.games.fairy_tale.cards import Turning
from wyrmhall.games.fairy_tale.scoring import sheet_of
from wyrmhall.games.fairy_tale.state import FairyTale
from wyrmhall.kernel.option import Prompt
from wyrmhall.kernel.said import Cards, Cause, Named, Place, Seat, named, said
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import NONE

Targets = tuple[int, ...]  # for each card to be turned, the kinds that qualify

TABLEAU: Final = "tableau"


class Source:
    """An effect that touches a seat, the card that has it, and the seat that revealed that card."""

    def __init__(self, card: int, owner: int, turning: Turning) -> None:
        self.card = card
        self.owner = owner
        self.turning = turning

    def cause(self) -> Cause:
        return Cause(self.card, self.owner)


def in_force(s: FairyTale, seat: int) -> int:
    """The card whose effects this seat applies: FT-23 just revealed, FT-38 not hunted; or NONE."""
    cards = s.revealed[seat]
    if not cards or (s.hunted and seat in s.hunted):
        return NONE
    return cards[0]


def sources_of(s: FairyTale, seat: int, up: bool, targets: Targets) -> list[Source]:
    """The effects behind these targets, one for each of them: FT-33 those that name something, or those that do not."""
    by_card = s.cards.unflips if up else s.cards.flips
    for is_specific in (True, False):
        found: list[Source] = []
        for owner in range(s.seats):
            card = in_force(s, owner)
            for turning in by_card[card] if card != NONE else ():
                if turning.is_specific == is_specific and (turning.is_for_all or owner == seat):
                    found += [Source(card, owner, turning)] * turning.number
        if tuple([each.turning.kinds for each in found]) == targets:
            return found
    return []


def source_of_turn(s: FairyTale, seat: int, card: int, up: bool, targets: Targets) -> Source:
    """The effect that turns this card: of several, the one that finds the fewest others (FT-A6)."""
    best: Source | None = None
    fewest = 0
    for source in sources_of(s, seat, up, targets):
        kinds = source.turning.kinds
        if kinds >> card & 1:
            others = len([laid for laid in s.tableaus[seat] if laid.is_down == up and kinds >> laid.cards[0] & 1])
            if best is None or others < fewest:
                best, fewest = source, others
    assert best is not None
    return best


def at(seat: int, place: int) -> Place:
    return Place(TABLEAU, seat, place)


def points_of(s: FairyTale, seat: int) -> int:
    return sheet_of(s).total(seat)


def changed(before: int, after: int) -> Named:
    """How a score changes, so that a sentence can say it either way: 8 → 11, or 3 points more."""
    word = "more" if after > before else "less" if after < before else "none"
    return named(was=before, now=after, change=word, points=abs(after - before))


# --- what is asked --------------------------------------------------------------------------------


def turn_prompt(s: FairyTale, seat: int, up: bool, targets: Targets, number: int) -> Prompt:
    clauses = ("FT-26", "FT-30") if up else ("FT-27", "FT-30")
    sources = sources_of(s, seat, up, targets)
    causes = list(dict.fromkeys([source.cause() for source in sources]))
    side = "up" if up else "down"
    if len(causes) > 1:
        cards = Cards(tuple(dict.fromkeys([cause.card for cause in causes])))
        return Prompt(said(f"turn-{side}-for-several", cards=cards, number=number), clauses, causes[0])
    turning = sources[0].turning
    kind = f"turn-{side}-for-all" if turning.is_for_all else f"turn-{side}-for-own"
    return Prompt(said(kind, group=turning.group, number=number), clauses, causes[0])


def groups_asked_for(sources: list[Source]) -> tuple[str, ...]:
    return tuple(dict.fromkeys([source.turning.group for source in sources]))


def cards_asking(sources: list[Source]) -> Cards:
    return Cards(tuple(dict.fromkeys([source.card for source in sources])))


def waited_for(s: FairyTale) -> tuple[Seat, ...]:
    return tuple([Seat(decision.seat) for decision in s.waiting])


# --- what is told ---------------------------------------------------------------------------------


def tell_reveals(s: FairyTale) -> None:
    """FT-19 What was turned up together, what it counts as all of it lies there, and what it will do."""
    if s.events is None:
        return
    sheet = sheet_of(s)
    for seat in range(s.seats):
        for card in s.revealed[seat]:
            told = named(points=sheet.worth(seat, card), effects=s.cards.effects_said(card))
            place = at(seat, len(s.tableaus[seat]) - 1)
            s.events.append(Event("reveals", seat, (card,), told, Place("hand", seat), place))


def tell_turn(s: FairyTale, seat: int, card: int, place: int, up: bool, source: Source, before: int) -> None:
    if s.events is None:
        return
    where, whose = at(seat, place), "own" if source.owner == seat else "other"
    told = (("whose", whose), *changed(before, points_of(s, seat)))
    s.events.append(Event("turns-up" if up else "turns-down", seat, (card,), told, where, where, source.cause()))


def tell_nothing_turned(s: FairyTale, seat: int, targets: Targets) -> None:
    """FT-A9 A seat that may turn cards up would rather not."""
    if s.events is not None:
        source = sources_of(s, seat, True, targets)[0]
        s.events.append(Event("turns-up-nothing", seat, cause=source.cause()))


def tell_too_few(s: FairyTale, seat: int, up: bool, targets: Targets, number: int) -> None:
    """FT-31 Effects that find no card, or too few."""
    if s.events is None or number == len(targets):
        return
    sources = sources_of(s, seat, up, targets)
    side = "up" if up else "down"
    told = named(side=side, sources=cards_asking(sources), groups=groups_asked_for(sources))
    if number:
        told += named(number=number, of=len(targets))
    kind = "turns-fewer" if number else "has-nothing-to-turn"
    s.events.append(Event(kind, seat, (), told, cause=sources[0].cause()))


def tell_hunted(s: FairyTale, seat: int, hunters: list[int]) -> None:
    """FT-37 By which cards it was hunted, as far as that can be told."""
    if s.events is None:
        return
    where = at(seat, len(s.tableaus[seat]) - 1)
    cause = Cause(s.revealed[hunters[0]][0], hunters[0]) if hunters else None
    told = named(hunters=Cards(tuple(dict.fromkeys([s.revealed[hunter][0] for hunter in hunters]))))
    s.events.append(Event("is-hunted", seat, s.revealed[seat], told, where, where, cause))
