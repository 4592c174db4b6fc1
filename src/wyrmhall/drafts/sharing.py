"""Sharing out the rares after a draft: what everybody has brought lies open, and is taken in the order of placing."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.game import FOLDER
from wyrmhall.drafts.games import bad_table
from wyrmhall.kernel import zone
from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadList
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards as CardsSaid
from wyrmhall.kernel.said import Place, Said, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.section import Section
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Decision, Event, State, Step, without
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import CENTRE
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import BROUGHT, Fact, Zone
from wyrmhall.sets.library import text_of
from wyrmhall.sets.problems import BadSet
from wyrmhall.sets.writing import read_set

RARE: Final = "R"  # DBS-31
USUAL: Final = 3  # cards that a seat brings which has named none
MOST: Final = 100  # that one seat brings
RARES: Final = Zone("rares", "rare", zone.SHARED, zone.ALL, unordered=True)  # DBS-31 shown to all
TAKEN: Final = Zone("taken", "taken", zone.EACH, zone.ALL, unordered=True)


class Sharing(State):
    """Nothing is hidden: the lists are told as soon as they are collected."""

    facts = (
        BROUGHT,
        Fact("collected", zone.CARDS_BY_SEAT),  # DBS-31 of whom
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, (RARES, TAKEN), chance)
        self.rares: tuple[int, ...] = ()
        self.taken: list[tuple[int, ...]] = [()] * setup.seats
        self.collected: tuple[tuple[int, ...], ...] = ((),) * setup.seats

    def copy(self) -> Sharing:
        twin = Sharing(self.setup, self.chance.copy())
        self.shell_to(twin)
        twin.rares, twin.taken, twin.collected = self.rares, self.taken[:], self.collected
        return twin


class Collect(Step[Sharing]):
    """DBS-31"""

    def perform(self, s: Sharing) -> None:
        s.collected = s.brought
        s.rares = tuple(sorted([row for cards in s.brought for row in cards]))
        s.say("collects")
        s.agenda.append(Turn(0))


class Turn(Step[Sharing]):
    """DBS-32 One card each in the order of placing, and again from the first."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: Sharing) -> None:
        if s.rares:
            s.plan([Taking(self.seat), Turn((self.seat + 1) % s.seats)])


class Taking(Decision[Sharing]):
    """DBS-A23 One card, and one must."""

    asks = "taking"

    def prompt(self, s: Sharing) -> Prompt:
        return Prompt(said("take-a-rare", left=len(s.rares)), ("DBS-32",))

    def options(self, s: Sharing) -> list[Option]:
        return [cards_of(s).take[row] for row in dict.fromkeys(s.rares)]

    def deed(self, s: Sharing, option: Option) -> Said:
        return said("takes-rare", cards=CardsSaid((option.card,)))

    def target(self, s: Sharing, option: Option) -> Place:
        return Place("rare", CENTRE, s.rares.index(option.card))

    def refusal(self, s: Sharing, option: Option) -> Refusal:
        return Refusal("not-among-the-rares", ("DBS-31", "DBS-32"))

    def others(self, s: Sharing, seat: int, option: Option | None) -> Refusal:
        return Refusal("another-takes-now", ("DBS-32",))

    def take(self, s: Sharing, option: Option) -> None:
        s.rares = without(s.rares, option.card)
        s.taken[self.seat] = tuple(sorted((*s.taken[self.seat], option.card)))
        if s.events is not None:
            origin, to = Place("rare", CENTRE), Place("taken", self.seat)
            s.events.append(Event("takes", self.seat, (option.card,), origin=origin, to=to))


class RareStrategy(Strategy):
    """Bots take for who is not there: the rarest that lies there."""

    def searches(self) -> bool:
        return False

    def pick(self, s: State, decision: Decision[Any], options: list[Option], chance: Chance) -> Option:
        assert isinstance(s, Sharing)
        ranks = cards_of(s).ranks
        return max(options, key=lambda option: (ranks[option.card], -option.card))


class RareDraft(Game):
    name = "rare-draft"
    title = "Rare Draft"
    sentence = "After a draft and its matches: take turns in taking the rares, the winner first."
    prefix = "DBS"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4, 5, 6, 7, 8)}  # DBS-A26
    folder = FOLDER / "rare_draft"
    table = text_of("ember-coast.set")
    picture = ("EC-001", "EC-036", "EC-071")
    rules = "1"
    brings = "rares"
    facts = Sharing.facts
    words = (Collect, Turn, Taking)
    may_end_undecided = True  # nobody wins by taking
    positions_may_exceed_deck = True
    also_speaks: ClassVar[tuple[Any, ...]] = (FOLDER,)

    def book(self, table: CardTable) -> Book:
        try:
            return DraftCards(table, [read_set(table.text)])
        except BadSet as bad:
            raise bad_table(table, bad) from None

    def empty(self, setup: Setup, chance: Chance) -> State:
        return Sharing(setup, chance)

    def opening(self, s: State) -> Step[Any]:
        return Collect()

    def longest(self, setup: Setup) -> int:
        return MOST * setup.seats

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        return Refusal("all-rares-are-taken", ("DBS-32",))

    def strategy(self) -> Strategy:
        return RareStrategy()

    # --- what seats bring -----------------------------------------------------------------

    def sections(self, setup: Setup) -> tuple[Section, ...]:
        return (Section("rares", rares_in(setup), 0, MOST),)

    def check_brought(self, setup: Setup, cards: tuple[int, ...]) -> None:
        """DBS-31, DBS-A22 Rare or above, in any number of copies."""
        rares = set(rares_in(setup))
        common = tuple([setup.book.write(row) for row in sorted(set(cards) - rares)])
        if common:
            raise BadList(f"{common[0]} is below Rare and stays with who took it (DBS-31)", common[:10])
        if len(cards) > MOST:
            raise BadList(f"{len(cards)} rares; {MOST} are the most")

    def usual_list(self, setup: Setup, seat: int) -> tuple[int, ...]:
        rares = rares_in(setup)
        return tuple(sorted([rares[(USUAL * seat + place) % len(rares)] for place in range(USUAL)]))

    def list_by_lot(self, setup: Setup, lot: Chance) -> tuple[int, ...]:
        rares = rares_in(setup)
        return tuple(sorted([rares[lot.below(len(rares))] for _ in range(lot.below(2 * USUAL))]))

    def suppose(self, view: View, owner: int, chance: Chance) -> tuple[int, ...]:
        """DBS-31 Everybody has seen it."""
        found: tuple[int, ...] = view.facts["collected"][owner]
        return found

    # --- showing --------------------------------------------------------------------------

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        return []

    def about_table(self, view: View) -> list[Said]:
        return [said("rares-left", value=len(view.pile("rare", CENTRE)))]

    def about_seat(self, view: View, seat: int) -> list[Said]:
        return [said("rares-taken", value=len(view.pile("taken", seat)))]


def cards_of(s: State) -> DraftCards:
    cards = s.setup.book
    assert isinstance(cards, DraftCards)
    return cards


def rares_in(setup: Setup) -> tuple[int, ...]:
    """DBS-31 The kinds of cards that are Rare or above by the order of the set; DBS-A22 Leaders among them."""
    cards = setup.book
    assert isinstance(cards, DraftCards)
    order = cards.sets[0].rarities
    least = order.index(RARE) if RARE in order else len(order)
    return tuple([row for row, rank in enumerate(cards.ranks) if rank >= least])


RARE_DRAFT: Final = RareDraft()
