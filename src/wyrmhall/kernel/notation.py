"""Positions in words: setting and telling any zone and any fact of any game."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.kernel.knowledge import kinds_of, rows_of
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.value import CENTRE, Item, Pile, cards_of
from wyrmhall.kernel.view import Lying, look, lying_by_bringer, piles
from wyrmhall.kernel.zone import (
    EACH,
    FLAG,
    KINDS,
    KINDS_BY_SEAT,
    NUMBER,
    NUMBERS,
    NUMBERS_BY_SEAT,
    PACKS_BY_SEAT,
    SEAT,
    SEATS,
    SHARED,
    Fact,
    Zone,
)  # fmt: skip

NEXT_PACK: Final = "/"  # stands between two lots of cards
HIDDEN: Final = "hidden"  # how a pile is told of which not even the size is seen


def zone_of(s: State, word: str) -> Zone | None:
    for zone in s.zones:
        if zone.word == word:
            return zone
    return None


def fact_of(s: State, word: str) -> Fact | None:
    for fact in s.facts:
        if fact.word == word:
            return fact
    return None


def owner_and_cards(setup: Setup, zone: Zone, words: list[str]) -> tuple[int, list[str]]:
    """The owner that follows a zone's word, and the rest; what all share needs no -.  Raises ValueError."""
    if zone.layout == SHARED:
        return CENTRE, words[1:] if words[:1] == ["-"] else words
    if not words:
        raise ValueError(f"{zone.word} needs a seat, or - for what belongs to nobody")
    owner = setup.seat(words[0])
    if zone.layout == EACH and owner == CENTRE:
        raise ValueError(f"{zone.word} belongs to a seat: {zone.word} {setup.names[0]}")
    return owner, words[1:]


def set_pile(s: State, zone: Zone, words: list[str]) -> None:
    """hand A R1 Ice; raises ValueError."""
    owner, faces = owner_and_cards(s.setup, zone, words)
    if faces == ["nothing"]:
        faces = []
    pile: Pile = tuple([read_item(s.setup, face, owner, zone) for face in faces])
    if zone.layout == SHARED:
        setattr(s, zone.name, pile)
    elif zone.layout == EACH and owner >= len(getattr(s, zone.name)):
        raise ValueError(f"{s.setup.name(owner)} has no {zone.word}")
    elif zone.layout == EACH:
        getattr(s, zone.name)[owner] = tuple(sorted(cards_of(pile))) if zone.unordered and not zone.pieces else pile
    else:
        others = [piece for piece in getattr(s, zone.name) if piece.owned_by() != owner]
        setattr(s, zone.name, [*others, *pile])


def read_item(setup: Setup, face: str, owner: int, zone: Zone) -> Item:
    item = setup.book.read(face, owner) if zone.pieces else setup.book.card(face)
    if any([card < 0 for card in cards_of((item,))]):
        raise ValueError("a position names its cards; ? stands only in what a seat sees")
    return item


def check_copies(s: State) -> None:
    """No more cards than the deck has, where that matters; raises ValueError."""
    if s.setup.game.positions_may_exceed_deck:
        return
    if s.brought:
        for bringer, lying in lying_by_bringer(s).items():
            stock = s.brought[bringer] if bringer != CENTRE else s.common()
            whose = f"brought by {s.setup.name(bringer)}" if bringer != CENTRE else "of the table itself"
            check_lot(s.setup, stock, lying, whose)
        return
    lying = [card for zone in s.zones for _, pile in piles(s, zone) for card in cards_of(pile)]
    check_lot(s.setup, s.deck(), lying, "exist")


def check_lot(setup: Setup, stock: tuple[int, ...], lying: list[int], whose: str) -> None:
    """Each of these cards must be one of the stock; raises ValueError."""
    left = list(stock)
    for card in lying:
        if card not in left:
            raise ValueError(f"{stock.count(card)} of {setup.book.faces[card]} {whose}; the position has more")
        left.remove(card)


def set_fact(s: State, fact: Fact, words: list[str]) -> None:
    """dealer B, scores 3 4; raises ValueError."""
    held = getattr(s, fact.name)
    value = read_fact(s.setup, fact, [] if words in (["nothing"], ["nobody"]) else words, held)
    setattr(s, fact.name, list(value) if isinstance(held, list) else value)  # type: ignore[call-overload]


def read_fact(setup: Setup, fact: Fact, words: list[str], held: object) -> object:
    if fact.kind == FLAG:
        if [word.lower() for word in words] not in ([], ["true"], ["false"]):
            raise ValueError(f"{fact.word} stands alone, or with true or false")
        return [word.lower() for word in words] != ["false"]
    if fact.kind in (NUMBER, SEAT):
        if len(words) != 1:
            raise ValueError(f"{fact.word} needs one value")
        if words[0] in fact.words:
            return fact.words.index(words[0])
        return read_number(words[0]) if fact.kind == NUMBER else setup.seat(words[0])
    if fact.kind == SEATS:
        return tuple([setup.seat(word) for word in words])
    if fact.kind == KINDS:
        return kinds_of(tuple([setup.book.card(word) for word in words]))
    if fact.by_seat():
        assert isinstance(held, (tuple, list))
        if not words or not setup.has_seat(words[0]):
            raise ValueError(f"{fact.word} needs a seat")
        seat = setup.seat(words[0])
        return (*held[:seat], read_part(setup, fact, words[1:]), *held[seat + 1 :])
    if fact.kind == NUMBERS_BY_SEAT and len(words) != setup.seats:
        raise ValueError(f"{fact.word} needs a number for each of {setup.seats} seats")
    return tuple([read_number(word) for word in words])


def read_part(setup: Setup, fact: Fact, words: list[str]) -> object:
    """The part of one seat."""
    words = [] if words == ["nothing"] else words
    if fact.kind == PACKS_BY_SEAT:
        packs = " ".join(words).split(NEXT_PACK) if words else []
        return tuple([tuple([setup.book.card(word) for word in pack.split()]) for pack in packs])
    cards = tuple([setup.book.card(word) for word in words])
    return kinds_of(cards) if fact.kind == KINDS_BY_SEAT else cards


def read_number(word: str) -> int:
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 7):
        raise ValueError(f"{word} is not a number")
    return int(word)


def tell_pile(setup: Setup, lying: Lying, owner: int) -> list[str]:
    """What this owner has in a zone, in words."""
    found: list[str] = []
    for whose, pile in lying:
        if whose == owner:
            found += [setup.book.write(item) for item in pile] if pile is not None else [HIDDEN]
    return found


def tell_zone(s: State, zone: Zone, owner: int) -> list[str]:
    """The truth about a zone."""
    lying: Lying = tuple([(whose, pile) for whose, pile in piles(s, zone)])
    return tell_pile(s.setup, lying, owner)


def tell_seen(s: State, viewer: int, zone: Zone, owner: int) -> list[str]:
    """What the viewer sees of a zone."""
    return tell_pile(s.setup, look(s, viewer).zones[zone.word], owner)


def tell_fact(s: State, fact: Fact, words: list[str]) -> list[str]:
    """A fact in words; of a fact by seat, the seat's that is named first."""
    value = getattr(s, fact.name)
    if fact.kind == FLAG:
        return ["true" if value else "false"]
    if fact.kind == NUMBER:
        return [fact.words[value] if 0 <= value < len(fact.words) else str(value)]
    if fact.kind == SEAT:
        return [s.setup.name(value)]
    if fact.kind == SEATS:
        return [s.setup.name(seat) for seat in value]
    if fact.kind == KINDS:
        return [s.setup.book.faces[row] for row in rows_of(value)]
    if fact.by_seat():
        if not words or not s.setup.has_seat(words[0]):
            raise ValueError(f"{fact.word} needs a seat")
        return tell_part(s, fact, value[s.setup.seat(words[0])])
    assert fact.kind in (NUMBERS, NUMBERS_BY_SEAT)
    return [str(number) for number in value]


def tell_part(s: State, fact: Fact, part: Any) -> list[str]:
    """The part of one seat."""
    faces = s.setup.book.faces
    if fact.kind == PACKS_BY_SEAT:
        return f" {NEXT_PACK} ".join([" ".join([faces[row] for row in pack]) for pack in part]).split()
    return [faces[row] for row in (rows_of(part) if fact.kind == KINDS_BY_SEAT else part)]
