"""Dragon Booster: which decks may be brought, those that are ready, and what others may suppose of one."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wyrmhall.games.dragon_booster.cards import A_CREW, A_DRAGON, A_GEAR, LAST_CRYSTAL, BoosterCards
from wyrmhall.games.dragon_booster.house_options import BOOSTER, CONSTRUCTED, SEALED
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.lists import read_list
from wyrmhall.kernel.said import Cards, said
from wyrmhall.kernel.section import Demand, Section, demands_of
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.suppose import Shown
from wyrmhall.kernel.value import NONE, cards_of
from wyrmhall.kernel.view import View

FOLDER: Final = Path(__file__).parent / "decks"
STARTERS: Final = ("starter-red", "starter-green")

RACE_CARDS: Final = 60  # DB-13
COPIES: Final = 4  # DB-14
DRAGON_CARDS: Final = 10  # DB-15
VERSIONS: Final = 2  # DB-17
DRAWN: Final = 2  # DB-26
BOOSTER_CARDS: Final = 25  # DB-91
SEALED_CARDS: Final = 40  # DB-101
RACE_DECK: Final = "race-deck"
DRAGON_DECK: Final = "dragon-deck"
CRYSTAL_ZONES: Final = ("dragons", "open_dragons", "pit", "damaged")


# --- What may be brought --------------------------------------------------------------------------


def sections_of(cards: BoosterCards, setup: Setup) -> tuple[Section, ...]:
    hand = int(setup.house["starting_hand"])  # DB-A1
    if setup.variant == CONSTRUCTED:
        return (
            Section(RACE_DECK, cards.all_races, RACE_CARDS, RACE_CARDS, COPIES, ("DB-13",), ("DB-14",), hand, DRAWN),
            Section(DRAGON_DECK, cards.all_crystals, 0, DRAGON_CARDS, VERSIONS, ("DB-15",), ("DB-17",)),
        )
    needed, clause = (SEALED_CARDS, "DB-101") if setup.variant == SEALED else (BOOSTER_CARDS, "DB-91")
    is_least = setup.variant == SEALED or setup.house["draft_deck_mode"] == "minimum"  # DB-A35
    most = NONE if is_least else needed
    return (
        Section(RACE_DECK, cards.all_races, needed, most, NONE, (clause,), (), hand, DRAWN),  # DB-93
        Section(DRAGON_DECK, cards.all_crystals, 0, NONE, NONE),  # DB-A36
    )


def demands_on(cards: BoosterCards, setup: Setup, deck: tuple[int, ...]) -> list[Demand]:
    told = demands_of(sections_of(cards, setup), deck)
    if setup.variant == CONSTRUCTED:
        dragons = dragons_in(cards, deck)
        told.append(Demand(said("dragon-deck-needs-a-dragon", cards=Cards(dragons)), bool(dragons), ("DB-16",)))
    return told


def dragons_in(cards: BoosterCards, deck: Sequence[int]) -> tuple[int, ...]:
    return tuple([row for row in sorted(set(deck)) if cards.kind[row] == A_DRAGON])


def is_fine(cards: BoosterCards, deck: Sequence[int]) -> bool:
    """Whether a sorted deck for constructed games meets them all, in one pass: every game that is simulated asks it."""
    race = dragons = crystals = same = 0
    last = NONE
    for row in deck:
        same = same + 1 if row == last else 1
        last = row
        kind = cards.kind[row]
        if kind > LAST_CRYSTAL:
            race += 1
        else:
            crystals += 1
            dragons += kind == A_DRAGON
        if same > (COPIES if kind > LAST_CRYSTAL else VERSIONS):
            return False
    return race == RACE_CARDS and dragons > 0 and crystals <= DRAGON_CARDS


# --- Ready decks ----------------------------------------------------------------------------------


class Decks:
    """What can be brought of a card table without naming a card."""

    def __init__(self, cards: BoosterCards, variant: str) -> None:
        self.ready = ready_decks(cards, variant)
        self.usual = usual_decks(cards, variant, self.ready)


def ready_decks(cards: BoosterCards, variant: str) -> dict[str, tuple[int, ...]]:
    """The decks beside the card table, by name, starters first: those whose cards are all in this table."""
    found: dict[str, tuple[int, ...]] = {}
    for name in dict.fromkeys([*STARTERS, *sorted([path.stem for path in FOLDER.glob("*.txt")])]):
        path = FOLDER / f"{name}.txt"
        try:
            deck = read_list(cards, path.read_text(encoding="utf-8"), path.name)
        except BadList:
            continue
        found[name] = cut_down(cards, deck, variant)
    return found


def usual_decks(cards: BoosterCards, variant: str, ready: dict[str, tuple[int, ...]]) -> list[tuple[int, ...]]:
    """What seats bring that have named nothing, one after the other: the starters, where the table has their cards."""
    starters = [ready[name] for name in STARTERS if name in ready]
    return starters or [cut_down(cards, made_up(cards), variant)]


def cut_down(cards: BoosterCards, deck: tuple[int, ...], variant: str) -> tuple[int, ...]:
    """The deck with as many race cards as the format has, taken evenly."""
    if variant == CONSTRUCTED:
        return deck
    number = BOOSTER_CARDS if variant == BOOSTER else SEALED_CARDS
    race = [row for row in deck if cards.kind[row] > LAST_CRYSTAL]
    kept = [race[place * len(race) // number] for place in range(number)]
    return tuple(sorted([row for row in deck if cards.kind[row] <= LAST_CRYSTAL] + kept))


def made_up(cards: BoosterCards) -> tuple[int, ...]:
    """A deck of a table without our starters: its first dragon, what fits that, and race cards as they stand."""
    dragon = next(row for row in cards.all_crystals if cards.kind[row] == A_DRAGON)
    crystals = [dragon]
    for row in cards.all_crystals:
        if len(crystals) < DRAGON_CARDS and fits_dragon(cards, row, dragon):
            crystals.append(row)
    race = [row for _ in range(COPIES) for row in cards.all_races][:RACE_CARDS]
    return tuple(sorted(crystals + race))


def fits_dragon(cards: BoosterCards, row: int, dragon: int) -> bool:
    """Whether a dragon of this kind could have it in its mag pit."""
    if cards.kind[row] == A_GEAR:
        return not cards.boxes[row] or bool(cards.boxes[row] >> cards.colour[dragon] & 1)
    return cards.kind[row] == A_CREW and cards.team[row] == cards.team[dragon]


# --- Any deck -------------------------------------------------------------------------------------


def deck_by_lot(cards: BoosterCards, setup: Setup, lot: Chance) -> tuple[int, ...]:
    """Any deck that may be brought; every other one has crystal cards that fit its first dragon."""
    limited = setup.variant == CONSTRUCTED
    sizes = {CONSTRUCTED: RACE_CARDS, BOOSTER: BOOSTER_CARDS, SEALED: SEALED_CARDS + lot.below(SEALED_CARDS)}
    race = drawn_from(cards.all_races, [], sizes[setup.variant], COPIES if limited else 0, lot)
    dragons = [row for row in cards.all_crystals if cards.kind[row] == A_DRAGON]
    dragon = dragons[lot.below(len(dragons))]
    crystals = [dragon] if limited or lot.below(2) else []
    fitting = tuple([row for row in cards.all_crystals if fits_dragon(cards, row, dragon)])
    pool = fitting if lot.below(2) else cards.all_crystals
    return tuple(sorted(race + crystals + drawn_from(pool, crystals, lot.below(DRAGON_CARDS), VERSIONS, lot)))


# --- What others may suppose ----------------------------------------------------------------------


def supposed(view: View, cards: BoosterCards, owner: int, chance: Chance) -> tuple[int, ...]:
    """A deck in agreement with all that was shown: from the set, the format, the dragon's colour and the pile sizes."""
    shown = Shown(view, owner)
    race = [row for row in shown.cards if cards.kind[row] > LAST_CRYSTAL]
    crystals = [row for row in shown.cards if cards.kind[row] <= LAST_CRYSTAL]
    number = sum([len(view.pile(word, owner)) for word in CRYSTAL_ZONES])
    limited = view.setup.variant == CONSTRUCTED
    dragon = dragon_seen(view, cards, owner)
    missing = max(0, shown.size - number - len(race))
    race += drawn_from(race_pool(cards, dragon, chance), race, missing, COPIES if limited else 0, chance)
    needs = number - len(crystals)
    if limited and needs > 0 and not any([cards.kind[row] == A_DRAGON for row in crystals]):
        dragons = tuple([row for row in cards.all_crystals if cards.kind[row] == A_DRAGON])
        dragon = dragons[chance.below(len(dragons))]
        crystals.append(dragon)
        needs -= 1
    fit = tuple([row for row in cards.all_crystals if dragon == NONE or fits_dragon(cards, row, dragon)])
    crystals += drawn_from(fit, crystals, needs, VERSIONS if limited else 0, chance)
    short = number - len(crystals)
    crystals += drawn_from(cards.all_crystals, crystals, short, VERSIONS if limited else 0, chance)
    return tuple(sorted(race + crystals))


def dragon_seen(view: View, cards: BoosterCards, owner: int) -> int:
    rows = [row for row in cards_of(view.pile("pit", owner)) if row != NONE and cards.kind[row] == A_DRAGON]
    return rows[0] if rows else NONE


def race_pool(cards: BoosterCards, dragon: int, chance: Chance) -> tuple[int, ...]:
    """Cards without a colour and of the dragon's colour; one player in four plays other colours too."""
    if dragon == NONE or chance.below(4) == 0:
        return cards.all_races
    return tuple([row for row in cards.all_races if cards.colour[row] in (NONE, cards.colour[dragon])])


def drawn_from(pool: tuple[int, ...], there: list[int], number: int, copies: int, chance: Chance) -> list[int]:
    """So many cards of the pool by lot, no more of a kind than copies (0: any number), as far as there are any."""
    if number <= 0:
        return []
    each = copies or number
    left = [row for row in pool for _ in range(each - (there.count(row) if copies else 0))]
    return list(chance.deal(tuple(left), min(number, len(left)))[:number])
