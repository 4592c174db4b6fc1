"""Fresh packs: opened from chance by what their description says, and again by anybody who knows the key."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from fractions import Fraction
from itertools import accumulate
from typing import Final, NamedTuple

from wyrmhall.kernel.chance import Chance
from wyrmhall.sets.cards import LEADER, CardSet, Choice, Condition, PackDescription, Slot, fits
from wyrmhall.sets.problems import BadSet, Problem, problem
from wyrmhall.sets.writing import choice_in_text

Pack = tuple[int, ...]  # places of cards in their set, in the order of the slots

MOST_OPENED: Final = 10_000

# A booster of Dragon Ball Super in a box of 24, four boxes taken together: of 96 last cards 68 are R, 20 SR or of
# another special rarity, of which one is an SCR, and 8 SPR.  Reconstructed from what collectors report.
COMMONS: Final = (("C", 8), ("UC", 3))
RARES: Final = {"R": 68, "SPR": 8, "SCR": 1}
OTHER_RARES: Final = 19  # shared by SR and every rarity above R that is not named here


class Sheet:
    """The cards of one choice, from which one is drawn as often as it has copies there."""

    def __init__(self, card_set: CardSet, choice: Choice) -> None:
        self.choice = choice
        self.cards = [place for place, card in enumerate(card_set.cards) if fits(card_set, card, choice)]
        self.copies = [card_set.cards[place].copies for place in self.cards]
        self.behind = [0, *accumulate(self.copies)]  # copies before each card, and all of them

    def draw(self, chance: Chance, taken: Sequence[int]) -> int:
        """A card that is not among those taken."""
        passed = sorted([at for at in map(self.place, taken) if at >= 0])
        number = chance.below(self.behind[-1] - sum([self.copies[at] for at in passed]))
        for at in passed:
            if number >= self.behind[at]:
                number += self.copies[at]
        return self.cards[bisect_right(self.behind, number) - 1]

    def place(self, card: int) -> int:
        """Where a card lies on the sheet; -1 if it does not."""
        at = bisect_right(self.cards, card) - 1
        return at if at >= 0 and self.cards[at] == card else -1


def asked_by(sheet: Sheet) -> str:
    """What a card of this sheet must be, as descriptions write it."""
    return choice_in_text(sheet.choice._replace(weight=1))


class Opener:
    """Opens packs of one description; raises BadSet where some pack could not be filled."""

    def __init__(self, card_set: CardSet, description: PackDescription) -> None:
        self.card_set = card_set
        self.description = description
        self.sheets = [[Sheet(card_set, choice) for choice in slot.choices] for slot in description.slots]
        found = self.problems()
        if found:
            raise BadSet(*found)

    def problems(self) -> list[Problem]:
        """Each choice needs a card, and as many kinds as its slot, if all of the slot should come from it."""
        found: list[Problem] = []
        for slot, sheets in zip(self.description.slots, self.sheets, strict=True):
            for sheet in sheets:
                pack, asked, kinds = self.description.name, asked_by(sheet), len(sheet.cards)
                if not kinds:
                    found.append(problem("slot-empty", 0, "slot", pack=pack, asked=asked))
                elif kinds < slot.size and not slot.repeats:
                    found.append(problem("slot-short", 0, "slot", pack=pack, asked=asked, need=slot.size, kinds=kinds))
        return found

    def open(self, chance: Chance) -> Pack:
        pack: list[int] = []
        for slot, sheets in zip(self.description.slots, self.sheets, strict=True):
            filled: list[int] = []
            for _ in range(slot.size):
                sheet = sheets[by_weight(slot, chance)]
                filled.append(sheet.draw(chance, () if slot.repeats else filled))
            pack += filled
        return tuple(pack)


def by_weight(slot: Slot, chance: Chance) -> int:
    """The place of a choice of the slot; nothing is drawn where there is only one."""
    if len(slot.choices) == 1:
        return 0
    number = chance.below(sum([choice.weight for choice in slot.choices]))
    behind = list(accumulate([choice.weight for choice in slot.choices]))
    return bisect_right(behind, number)


def open_packs(card_set: CardSet, description: PackDescription, number: int, chance: Chance) -> tuple[Pack, ...]:
    """So many packs, each from a stream of its own: the twelfth is the same however many are opened.

    The stream of the first pack of boosters is `pack-booster 0`, from the key as docs/decisions/0004 says.
    """
    if not 0 <= number <= MOST_OPENED:
        raise BadSet(problem("too-many", what="packs", most=MOST_OPENED))
    opener = Opener(card_set, description)
    return tuple([opener.open(chance.of(f"pack-{description.name}", at)) for at in range(number)])


def usual_booster(card_set: CardSet) -> PackDescription | None:
    """The booster of a set that describes none: 8 C, 3 UC and a rare, if it has these; otherwise nothing."""
    above = card_set.rarities[card_set.rarities.index("R") :] if "R" in card_set.rarities else ()
    there = [rarity for rarity in above if any(card.rarity == rarity for card in card_set.cards)]
    others = [rarity for rarity in there if rarity not in RARES]
    weights = {rarity: RARES[rarity] * max(1, len(others)) for rarity in there if rarity in RARES}
    weights.update(dict.fromkeys(others, OTHER_RARES))
    slots = [Slot(count, (of_rarity(rarity),)) for rarity, count in COMMONS]
    slots.append(Slot(1, tuple([of_rarity(rarity, weights[rarity]) for rarity in there])))
    description = PackDescription("booster", tuple(slots))
    try:
        Opener(card_set, description)
    except BadSet:
        return None
    return description if there else None


def of_rarity(rarity: str, weight: int = 1) -> Choice:
    return Choice((Condition("rarity", (rarity,)),), weight)


# --- what is short ----------------------------------------------------------------------------


class Wanted(NamedTuple):
    """So many packs of one description for a draft."""

    description: PackDescription
    number: int


def shortages(card_set: CardSet, wanted: Sequence[Wanted], players: int = 0) -> list[Problem]:
    """What should be known before anybody picks: where copies repeat, and whether there are Leaders for all."""
    found: list[Problem] = []
    leaders = Fraction(0)
    for description, number in wanted:
        opener = Opener(card_set, description)
        found += [repeating for need in needs(opener, number) if (repeating := is_repeating(need, description, number))]
        leaders += number * expected_leaders(opener)
    if not card_set.of_kind(LEADER):
        found.append(problem("no-leader", set=card_set.name))
    elif players and leaders < players:
        found.append(problem("few-leaders", leaders=round(leaders), players=players))
    return found


class Need(NamedTuple):
    """How many cards of a sheet some packs need, on average where the slot has other choices too."""

    sheet: Sheet
    cards: Fraction
    is_exact: bool


def needs(opener: Opener, number: int) -> list[Need]:
    found: list[Need] = []
    for slot, sheets in zip(opener.description.slots, opener.sheets, strict=True):
        weights = sum([sheet.choice.weight for sheet in sheets])
        for sheet in sheets:
            share = Fraction(sheet.choice.weight, weights)
            found.append(Need(sheet, number * slot.size * share, len(sheets) == 1))
    return found


def is_repeating(need: Need, description: PackDescription, number: int) -> Problem | None:
    kinds = len(need.sheet.cards)
    if need.cards <= kinds:
        return None
    asked = asked_by(need.sheet)
    kind = "copies-repeat" if need.is_exact else "copies-may-repeat"
    return problem(kind, packs=number, pack=description.name, need=round(need.cards), asked=asked, kinds=kinds)


def expected_leaders(opener: Opener) -> Fraction:
    """How many Leaders one pack holds on average."""
    cards, total = opener.card_set.cards, Fraction(0)
    for need in needs(opener, 1):
        copies = [cards[place].copies for place in need.sheet.cards if opener.card_set.kind(cards[place]) == LEADER]
        total += need.cards * Fraction(sum(copies), need.sheet.behind[-1])
    return total
