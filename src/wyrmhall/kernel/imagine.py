"""Worlds a seat cannot tell from the true one, made from its view alone: for search, and for the test of leaks."""

from __future__ import annotations

from typing import Final, TypeVar

from wyrmhall.kernel.chance import FIRST_PRIME, SECOND_PRIME, Chance, Swift
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.knowledge import Among, Holds, HoldsOneOf, Known, KnownPiece, Lacks, Spread, kinds_of
from wyrmhall.kernel.spread import Sharing
from wyrmhall.kernel.state import SealedChoice, State
from wyrmhall.kernel.value import CENTRE, UNSEEN, Item, Pile, Value, cards_of
from wyrmhall.kernel.view import View, bringer_of, look
from wyrmhall.kernel.zone import BROUGHT, EACH, SHARED, Zone

TRIES: Final = 20  # deals thrown away because they contradict what is known, before one is worked out

S = TypeVar("S", bound=State)
Place = tuple[str, int]  # a zone's word and an owner
Zones = dict[str, list[tuple[int, Pile]]]  # by their words: piles with their owners


class Gap:
    """The unseen places of one pile, and what is known of the cards there."""

    def __init__(self) -> None:
        self.size = 0
        self.is_open = False  # even the size is unseen: it takes what is left
        self.holds: tuple[int, ...] = ()
        self.lacks = 0
        self.one_of: list[int] = []

    def fits(self, card: int) -> bool:
        return not self.lacks >> card & 1

    def room(self) -> int:
        """For how many cards more there is room among the places that are seen."""
        return max(0, self.size - len(self.holds))

    def is_met(self, cards: list[int]) -> bool:
        """Whether these cards are what the pile is known to hold one of."""
        for kinds in self.one_of:
            if not any([kinds >> card & 1 for card in cards]):
                return False
        return True

    def agrees(self, cards: list[int]) -> bool:
        """Whether just these cards may lie here."""
        return len(cards) >= self.size and all([self.fits(card) for card in cards]) and self.is_met(cards)


def redeal(s: S, seat: int, chance: Chance) -> S:
    """Another world that this seat cannot tell from s."""
    world = imagine(look(s, seat), chance)
    assert isinstance(world, type(s))
    return world


def imagine(view: View, chance: Chance) -> State:
    """A world in which the view would be just this, with a source of chance of its own."""
    own = Swift(1 + chance.below(FIRST_PRIME - 1), 1 + chance.below(SECOND_PRIME - 1))
    s = view.setup.game.empty(view.setup, own)
    for fact in s.facts:
        value, held = view.facts[fact.word], getattr(s, fact.name)
        if isinstance(value, tuple) and None in value:  # what others remember is as if they had seen nothing
            value = tuple([held[i] if part is None else part for i, part in enumerate(value)])
        setattr(s, fact.name, list(value) if isinstance(held, list) else value)
    s.winners = view.facts["winners"]
    zones = recalled(view)
    known = view.setup.game.deal_unseen(s, view, chance)
    if known is not None:
        dealt = known
    elif s.brought:
        dealt = deal_from_lists(s, view, zones, chance)
    else:
        dealt = deal_unseen(view, view.remembered, zones, unseen_cards(s.deck(), zones), chance)
    for zone in s.zones:
        lay(s, zone, zones[zone.word], dealt)
    s.agenda = list(view.agenda)
    s.waiting = view.waiting
    s.looks = view.looks
    seal(s, view, chance)
    return s


def deal_from_lists(s: State, view: View, zones: Zones, chance: Chance) -> dict[Place, list[int]]:
    """Cards for all that is unseen where seats have brought theirs: from a stock for each, and from the table's own.

    One's own list is known; what others have brought is supposed, until it agrees with what is remembered.
    """
    dealt: dict[int, dict[Place, list[int]]] = {}
    told = view.facts[BROUGHT.word]
    for bringer in range(CENTRE, s.seats):
        if bringer == CENTRE:
            dealt[bringer] = deal_brought(view, zones, CENTRE, s.common(), chance)
        elif told[bringer] is not None:
            dealt[bringer] = deal_brought(view, zones, bringer, told[bringer], chance)
        else:
            cards, dealt[bringer] = deal_supposed(view, zones, bringer, chance)
            s.brought = (*s.brought[:bringer], cards, *s.brought[bringer + 1 :])
    return put_together(zones, dealt, s.seats)


def deal_supposed(
    view: View, zones: Zones, owner: int, chance: Chance
) -> tuple[tuple[int, ...], dict[Place, list[int]]]:
    """A list that the owner may have brought, and where its cards may lie."""
    for left in range(TRIES, 0, -1):
        cards = tuple(sorted(view.setup.game.suppose(view, owner, chance)))
        try:
            return cards, deal_brought(view, zones, owner, cards, chance)
        except BadData:
            if left == 1:
                raise
    raise AssertionError


def deal_brought(
    view: View, zones: Zones, bringer: int, cards: tuple[int, ...], chance: Chance
) -> dict[Place, list[int]]:
    """Where the cards of one list may lie; raises BadData where it cannot have been this one."""
    part = part_of(zones, bringer, view.setup.seats)
    stock = unseen_cards(cards, part)
    dealt = deal_unseen(view, remembered_of(view, bringer), part, stock, chance)
    if sum([len(lot) for lot in dealt.values()]) != len(stock):
        raise BadData("a list that is not of the size that is seen")
    return dealt


def part_of(zones: Zones, bringer: int, seats: int) -> Zones:
    """The same zones with nothing but what this bringer has brought."""
    part: Zones = {}
    for word, lying in zones.items():
        part[word] = []
        for owner, pile in lying:
            items = tuple([item for item in pile if bringer_of(item, owner, seats) == bringer])
            if items or bringer_of(UNSEEN, owner, seats) == bringer:
                part[word].append((owner, items))
    return part


def remembered_of(view: View, bringer: int) -> tuple[Value, ...]:
    """What the viewer remembers of the piles of one seat, or of the table."""
    found: list[Value] = []
    for known in view.remembered:
        owners = {known.owner} if isinstance(known, (Known, Among)) else set()
        if isinstance(known, Spread):
            owners = {taker.owner for taker in known.takers}
        if {bringer_of(UNSEEN, owner, view.setup.seats) for owner in owners} == {bringer}:
            found.append(known)
    return tuple(found)


def put_together(zones: Zones, dealt: dict[int, dict[Place, list[int]]], seats: int) -> dict[Place, list[int]]:
    """The cards for each pile, in the order of its gaps, whoever has brought them."""
    found: dict[Place, list[int]] = {}
    for word, lying in zones.items():
        for owner, pile in lying:
            cards = found.setdefault((word, owner), [])
            for item in pile:
                unseen = cards_of((item,)).count(UNSEEN)
                if unseen:
                    lot = dealt[bringer_of(item, owner, seats)][word, owner]
                    cards += lot[:unseen]
                    del lot[:unseen]
    for lots in dealt.values():
        for place, lot in lots.items():
            found[place] += lot  # its size was unseen
    return found


def deal_unseen(
    view: View, remembered: tuple[Value, ...], zones: Zones, stock: list[int], chance: Chance
) -> dict[Place, list[int]]:
    """Cards for all that is unseen."""
    spreads = [known for known in remembered if isinstance(known, Spread)]
    amongs = [known for known in remembered if isinstance(known, Among)]
    for left in range(TRIES if amongs else 1, 0, -1):
        gaps = find_gaps(view, remembered, zones)
        if spreads:
            share(spreads, gaps, stock, chance)
        try:
            put_all_among([Unplaced(among, gaps, zones) for among in amongs], surplus(gaps, stock), chance)
            put_where_they_fit(gaps, stock, chance)
            return fill(gaps, stock, chance)
        except BadData:  # cards that lie in one pile or another were put where something else must lie
            if left == 1:
                raise
    raise AssertionError


def put_where_they_fit(gaps: dict[Place, Gap], stock: list[int], chance: Chance) -> None:
    """What fits into no pile of unseen size lies in places that are seen: those piles take all that is left."""
    takers = [gap for gap in gaps.values() if gap.is_open]
    if not any([gap.lacks for gap in takers]):
        return
    left = stock[:]
    for gap in gaps.values():
        for card in gap.holds:
            withdraw(left, card)
    misfits = tuple([card for card in left if not any([gap.fits(card) for gap in takers])])
    if len(misfits) == len(left):  # nothing is left for those piles
        return
    for card in chance.shuffle(misfits):
        rooms = [gap for gap in gaps.values() if gap.fits(card) for _ in range(gap.room())]
        if not rooms:
            raise BadData("no pile has room for a card that must lie in one of them")
        rooms[chance.below(len(rooms))].holds += (card,)


def surplus(gaps: dict[Place, Gap], stock: list[int]) -> int:
    """How many unseen cards, besides those known to lie there, the piles of unseen size must take."""
    return len(stock) - sum([max(gap.size, len(gap.holds)) for gap in gaps.values()])


class Unplaced:
    """Cards that lie in one of several piles, less those that are seen or known to lie in one of them."""

    def __init__(self, known: Among, gaps: dict[Place, Gap], zones: Zones) -> None:
        self.cards = list(known.cards)
        self.gaps: list[Gap] = []
        for word in known.zones:
            lying = [card for owner, pile in zones[word] if owner == known.owner for card in cards_of(pile)]
            gap = gaps.get((word, known.owner))
            if gap is not None:
                self.gaps.append(gap)
                lying += gap.holds
            for card in lying:
                if card in self.cards:
                    self.cards.remove(card)

    def overflow(self) -> int:
        """How many must lie in a pile of unseen size, for the places that are seen do not hold them all."""
        return max(0, len(self.cards) - sum([gap.room() for gap in self.gaps]))


def put_all_among(unplaced: list[Unplaced], spare: int, chance: Chance) -> None:
    """Each time only as many cards go to piles of unseen size as the others leave over for them."""
    free = spare - sum([each.overflow() for each in unplaced])
    for each in unplaced:
        needed = each.overflow()
        free -= put_among(each, needed + free, chance) - needed


def put_among(unplaced: Unplaced, spare: int, chance: Chance) -> int:
    """Puts the cards into some of the piles, those that fit into few first; how many went to piles of unseen size.

    A pile of unseen size is as likely as one place that is seen, while there are cards to spare.
    """
    gaps, before = unplaced.gaps, spare
    shuffled = list(chance.shuffle(tuple(unplaced.cards)))
    shuffled.sort(key=lambda card: sum([gap.fits(card) for gap in gaps]))
    for card in shuffled:
        rooms = [gap.room() + (gap.is_open and spare > 0) if gap.fits(card) else 0 for gap in gaps]
        if not sum(rooms):
            raise BadData("no pile has room for a card that must lie in one of them")
        at, place = chance.below(sum(rooms)), 0
        while at >= rooms[place]:
            at -= rooms[place]
            place += 1
        spare -= gaps[place].room() == 0
        gaps[place].holds += (card,)
    return before - spare


def seal(s: State, view: View, chance: Chance) -> None:
    """The secret choices: one's own, and for others, as they are not known, any that they could have made."""
    own = list(view.chosen)
    for decision in view.sealed:
        if decision.seat == view.seat:
            option = own.pop(0)
        else:
            offered = decision.options(s)
            if not offered:
                raise BadData(f"{type(decision).__name__} must imply what its seat holds: here it could choose nothing")
            option = offered[chance.below(len(offered))]
        s.sealed += (SealedChoice(decision, option),)


def recalled(view: View) -> Zones:
    """The zones as seen, with the pieces that the viewer remembers."""
    zones: Zones = {}
    for word, lying in view.zones.items():
        zones[word] = [(owner, pile if pile is not None else ()) for owner, pile in lying]  # None: its size is unseen
    for known in view.remembered:
        if isinstance(known, KnownPiece):
            recall(zones[known.zone], known)
    return zones


def recall(lying: list[tuple[int, Pile]], known: KnownPiece) -> None:
    """Put the remembered cards into the piece at that place among its owner's."""
    place = known.place
    for i, (owner, pile) in enumerate(lying):
        if owner == known.owner:
            if place < len(pile):
                piece = pile[place]
                again: Item = known.cards[0] if isinstance(piece, int) else piece.with_cards(known.cards)
                lying[i] = (owner, pile[:place] + (again,) + pile[place + 1 :])
                return
            place -= len(pile)


def find_gaps(view: View, remembered: tuple[Value, ...], zones: Zones) -> dict[Place, Gap]:
    gaps: dict[Place, Gap] = {}
    for word, lying in zones.items():
        for owner, pile in lying:
            unseen = cards_of(pile).count(UNSEEN)
            if unseen:
                gap = gaps.setdefault((word, owner), Gap())
                gap.size += unseen
    for word, lying_unseen in view.zones.items():
        for owner, seen in lying_unseen:
            if seen is None and owner in [whose for whose, _ in zones[word]]:
                gaps.setdefault((word, owner), Gap()).is_open = True
    for known in remembered:
        about = gaps.get((known.zone, known.owner)) if isinstance(known, Known) else None
        if about is None:
            continue
        if isinstance(known, Holds):
            about.holds += known.cards
        elif isinstance(known, Lacks):
            about.lacks |= known.kinds
        elif isinstance(known, HoldsOneOf):
            about.one_of.append(known.kinds)
    return gaps


def share(spreads: list[Spread], gaps: dict[Place, Gap], stock: list[int], chance: Chance) -> None:
    """Give the takers of each lot cards of it: their piles then hold what they have not shown."""
    left = stock[:]
    for gap in gaps.values():
        for card in gap.holds:
            withdraw(left, card)
    for taker, cards in Sharing(spreads, left, chance).found():
        place = gaps.get((taker.zone, taker.owner))
        if place is not None:
            place.holds += cards


def unseen_cards(deck: tuple[int, ...], zones: Zones) -> list[int]:
    """The deck less every card whose place is known."""
    stock = list(deck)
    for lying in zones.values():
        for _, pile in lying:
            for card in cards_of(pile):
                if card != UNSEEN:
                    withdraw(stock, card)
    return stock


def withdraw(stock: list[int], card: int) -> None:
    if card not in stock:
        raise BadData("the view shows or remembers more cards of a kind than there are")
    stock.remove(card)


def fill(gaps: dict[Place, Gap], stock: list[int], chance: Chance) -> dict[Place, list[int]]:
    """Cards for every gap, drawn at random from those that fit; the choosy piles draw first."""
    order = sorted(gaps, key=lambda place: -gaps[place].lacks.bit_count())
    stock = stock[:]
    for gap in gaps.values():
        for card in gap.holds:
            withdraw(stock, card)
    for _ in range(TRIES):
        left = list(chance.shuffle(tuple(stock)))
        dealt: dict[Place, list[int]] = {}
        for place in order:
            gap = gaps[place]
            cards, left = draw(gap, left)
            if not gap.agrees(cards):
                break
            dealt[place] = list(chance.shuffle(tuple(cards))) if gap.holds else cards
        else:
            return share_out(gaps, dealt, left, chance)
    return work_out(gaps, stock, chance)


def work_out(gaps: dict[Place, Gap], stock: list[int], chance: Chance) -> dict[Place, list[int]]:
    """Some deal that agrees with what is known, where a random one hardly ever does: slots are matched to cards."""
    slots: list[tuple[Place, int]] = []  # with the kinds that may lie there
    anything = kinds_of(tuple(stock))
    for place, gap in gaps.items():
        free = gap.size - len(gap.holds)
        wanted = [kinds & ~gap.lacks for kinds in gap.one_of if not gap.is_met(list(gap.holds))][:free]
        slots += [(place, kinds) for kinds in wanted + [anything & ~gap.lacks] * (free - len(wanted))]
    cards = list(chance.shuffle(tuple(stock)))
    slot_of: dict[int, int] = {}  # by the card's place in the stock
    matched = [give(slot, slots, cards, slot_of, set()) for slot in range(len(slots))]
    dealt = {place: list(gap.holds) for place, gap in gaps.items()}
    for i, slot in slot_of.items():
        dealt[slots[slot][0]].append(cards[i])
    if not all(matched) or not all([gap.agrees(dealt[place]) for place, gap in gaps.items()]):
        raise BadData("no deal agrees with what this view remembers")
    left = [cards[i] for i in range(len(cards)) if i not in slot_of]
    return share_out(gaps, dealt, left, chance)


def share_out(
    gaps: dict[Place, Gap], dealt: dict[Place, list[int]], left: list[int], chance: Chance
) -> dict[Place, list[int]]:
    """The cards that are left lie in the piles whose size is unseen, if there are any."""
    for card in left:
        fitting = [place for place, gap in gaps.items() if gap.is_open and gap.fits(card)]
        if fitting:
            dealt[fitting[chance.below(len(fitting))]].append(card)
    return dealt


def give(slot: int, slots: list[tuple[Place, int]], cards: list[int], slot_of: dict[int, int], tried: set[int]) -> bool:
    """Find a card for this slot, moving others to other slots where need be."""
    for i in range(len(cards)):
        if i not in tried and slots[slot][1] >> cards[i] & 1:
            tried.add(i)
            if i not in slot_of or give(slot_of[i], slots, cards, slot_of, tried):
                slot_of[i] = slot
                return True
    return False


def draw(gap: Gap, stock: list[int]) -> tuple[list[int], list[int]]:
    """The first cards of the stock that fit into the gap, and the rest."""
    cards = list(gap.holds)
    if not gap.lacks:
        wanted = max(0, gap.size - len(cards))
        return cards + stock[:wanted], stock[wanted:]
    rest: list[int] = []
    for card in stock:
        if len(cards) < gap.size and gap.fits(card):
            cards.append(card)
        else:
            rest.append(card)
    return cards, rest


def lay(s: State, zone: Zone, lying: list[tuple[int, Pile]], dealt: dict[Place, list[int]]) -> None:
    """Put a zone's cards into the state, the imagined ones into the gaps."""
    found: list[Pile] = []
    for owner, pile in lying:
        cards = dealt.get((zone.word, owner), [])
        if not pile and cards:  # its size was unseen
            found.append(tuple(sorted(cards)) if zone.unordered else tuple(cards))
        else:
            found.append(filled(pile, cards, zone))
    if zone.layout == EACH:
        setattr(s, zone.name, found)
    elif zone.layout == SHARED:
        setattr(s, zone.name, found[0])
    else:
        setattr(s, zone.name, [piece for pile in found for piece in pile])


def filled(pile: Pile, cards: list[int], zone: Zone) -> Pile:
    """The pile with cards in its gaps, taken from the front of these."""
    if not cards or UNSEEN not in cards_of(pile):
        return pile
    if len(cards) == len(pile) and not zone.pieces:
        return tuple(sorted(cards)) if zone.unordered else tuple(cards)
    items: list[Item] = []
    for item in pile:
        if isinstance(item, int):
            items.append(cards.pop(0) if item == UNSEEN else item)
        else:
            items.append(item.with_cards(tuple([cards.pop(0) if card == UNSEEN else card for card in item.cards])))
    return tuple(items)
