"""A draft: what lies where, and who may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.formats import DIRECTIONS, LEFT, Format, Round
from wyrmhall.drafts.packs import PackOpener
from wyrmhall.kernel import zone
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.said import named
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.zone import Fact, Zone

COUNTED: Final = Zone("counted", "counted", zone.EACH, zone.NOBODY, unordered=True)  # DBS-6 without looking at faces
PACK: Final = Zone("packs", "pack", zone.EACH, zone.OWNER, unordered=True)  # DBS-35, DB-106; DBS-A15 sizes are open
TAKEN: Final = Zone("taken", "taken", zone.EACH, zone.NOBODY, unordered=True)  # DBS-34 while a pack is in hand
POOL: Final = Zone("pools", "pool", zone.EACH, zone.OWNER, unordered=True)  # DBS-35, DB-106
LEADERS: Final = Zone("leaders", "leaders", zone.EACH, zone.ALL, unordered=True)  # DBS-35, DBS-A15
# Everybody sees how many there are: DBS-17 goes by it, and could not be obeyed otherwise.
SECRET_LEADERS: Final = Zone("leaders", "leaders", zone.EACH, zone.OWNER, unordered=True)
DECK: Final = Zone("decks", "deck", zone.EACH, zone.OWNER, unordered=True)
OUT: Final = Zone("out", "out", zone.SHARED, zone.NOBODY, unordered=True)  # DBS-A18 packs that were replaced

Cards = tuple[int, ...]
Packs = tuple[Cards, ...]


class House:
    """The rulings that a table may set otherwise; what a draft has no option for is as in the book."""

    def __init__(self, chosen: dict[str, Any], form: Format) -> None:
        seating = "random" if form.sits_by_lot else "as_seated"
        self.is_seated_by_lot: bool = chosen.get("seating", seating) == "random"  # DBS-5
        self.brings_extra: bool = chosen.get("equalise", "off") == "off"  # DBS-A7
        self.shows_leaders: bool = chosen.get("leaders_public", True)  # DBS-A15
        self.looks_at_taken: bool = chosen.get("look_at_taken", "always") == "always"  # DBS-34
        self.lends_by_lot: bool = chosen.get("outside_leader", "random") == "random"  # DBS-A16
        self.asks_judge: bool = chosen.get("miscount", "judge") == "judge"  # DBS-A18
        self.short_pool: str = chosen.get("short_pool", "organiser")  # DBS-A3
        self.is_final_at_once: bool = chosen.get("pick_final", "when_all") == "at_once"  # DBS-18
        self.organiser: int = chosen.get("organiser", 0)


class Draft(State):
    """Packs and what was taken are private; how many cards there are is open, and so are Leaders (DBS-35, DBS-A15)."""

    facts = (
        Fact("round", zone.NUMBER),
        Fact("pick", zone.NUMBER),
        Fact("direction", zone.NUMBER, words=DIRECTIONS),
        Fact("circle", zone.SEATS),
        Fact("sizes", zone.NUMBERS_BY_SEAT),
        Fact("lent", zone.CARDS_BY_SEAT),
        Fact("smaller", zone.SEATS),
        Fact("dropped", zone.SEATS),
        Fact("finished", zone.SEATS),
        Fact("chosen", zone.CARDS_BY_SEAT, audience=zone.OWNER, own=True),
        Fact("leader", zone.CARDS_BY_SEAT, audience=zone.OWNER, own=True),
        # What the wise remember, and the log of the draft: pick after pick, from the first pack on.
        Fact("saw", zone.PACKS_BY_SEAT, audience=zone.OWNER, inner=True),
        Fact("took", zone.PACKS_BY_SEAT, audience=zone.OWNER, inner=True),
        Fact("showed", zone.PACKS_BY_SEAT, inner=True),
        Fact("counts", zone.NUMBERS, inner=True),
        Fact("led", zone.NUMBERS, inner=True),
        Fact("begun", zone.NUMBERS, inner=True),
        Fact("opened_sizes", zone.NUMBERS, inner=True),
        Fact("aside", zone.NUMBERS, inner=True),
        Fact("laid_aside", zone.PACKS_BY_SEAT, audience=zone.OWNER, inner=True),
        Fact("opened", zone.PACKS_BY_SEAT, audience=zone.NOBODY, inner=True),
    )

    def __init__(self, setup: Setup, cards: DraftCards, form: Format, house: House, chance: Chance) -> None:
        zones = [COUNTED, PACK, POOL, OUT, DECK]
        if form.has_leaders:
            zones.insert(3, LEADERS if house.shows_leaders else SECRET_LEADERS)
        if not house.looks_at_taken:
            zones.insert(2, TAKEN)
        super().__init__(setup, tuple(zones), chance)
        seats = setup.seats
        self.cards = cards
        self.form = form
        self.house = house
        self.counted: list[Cards] = [()] * seats
        self.packs: list[Cards] = [()] * seats
        self.taken: list[Cards] = [()] * seats
        self.pools: list[Cards] = [()] * seats
        self.leaders: list[Cards] = [()] * seats
        self.decks: list[Cards] = [()] * seats
        self.out: Cards = ()
        self.round = 0  # the number of the pack that is open, from 1
        self.pick = 0  # how many picks were made of it, and this one
        self.direction = LEFT
        self.circle: tuple[int, ...] = tuple(range(seats))  # DBS-5 each seat's left neighbour follows it
        self.sizes: tuple[int, ...] = (0,) * seats  # of the packs as they were opened, less what was laid aside
        self.lent: list[Cards] = [()] * seats  # DBS-24 Leaders from outside the draft
        self.smaller: tuple[int, ...] = ()  # DBS-A3 who may play all main cards, though they are too few
        self.dropped: tuple[int, ...] = ()
        self.finished: tuple[int, ...] = ()  # whose deck is built
        self.chosen: list[Cards] = [()] * seats  # main cards of the deck, while it is built
        self.leader: list[Cards] = [()] * seats  # of the deck
        self.saw: list[Packs] = [()] * seats  # the pack in hand at each pick
        self.took: list[Packs] = [()] * seats  # what was taken of it
        self.showed: list[Packs] = [()] * seats  # the Leaders among that, where they are open
        self.counts: tuple[int, ...] = ()  # how many cards each seat took, pick after pick
        self.led: tuple[int, ...] = ()  # how many of them were Leaders
        self.begun: tuple[int, ...] = ()  # how many picks there were before each round
        self.opened_sizes: tuple[int, ...] = ()  # of each pack, round after round
        self.aside: tuple[int, ...] = ()  # how many cards its opener laid aside
        self.laid_aside: list[Packs] = [()] * seats  # which, round after round
        self.opened: list[Packs] = [()] * seats  # every pack as it was

    def copy(self) -> Draft:
        twin = Draft(self.setup, self.cards, self.form, self.house, self.chance.copy())
        self.shell_to(twin)
        twin.counted, twin.packs, twin.taken = self.counted[:], self.packs[:], self.taken[:]
        twin.pools, twin.leaders, twin.decks, twin.out = self.pools[:], self.leaders[:], self.decks[:], self.out
        twin.round, twin.pick, twin.direction, twin.circle = self.round, self.pick, self.direction, self.circle
        twin.sizes, twin.lent, twin.smaller, twin.dropped = self.sizes, self.lent[:], self.smaller, self.dropped
        twin.finished, twin.chosen, twin.leader = self.finished, self.chosen[:], self.leader[:]
        twin.saw, twin.took, twin.showed, twin.counts = self.saw[:], self.took[:], self.showed[:], self.counts
        twin.led = self.led
        twin.begun, twin.opened_sizes, twin.aside = self.begun, self.opened_sizes, self.aside
        twin.laid_aside, twin.opened = self.laid_aside[:], self.opened[:]
        return twin

    def deck(self) -> Cards:
        """The cards of all packs that were opened, and Leaders from outside."""
        found: list[int] = []
        for packs in [*self.opened, self.lent]:
            for pack in packs:
                found += pack
        return tuple(found)

    def now(self) -> Round:
        return self.form.rounds[self.round - 1]

    def opener_of(self, number: int) -> PackOpener:
        """Of the packs of the round of this number, from 0."""
        return self.cards.opener_of(self.form.rounds[number])

    def picks_made(self) -> int:
        return len(self.counts) // self.seats

    def left_of(self, seat: int, away: int = 1) -> int:
        """Who sits so many places to the left: clockwise in the circle."""
        return self.circle[(self.circle.index(seat) + away) % self.seats]

    def are_packs_in_hands(self) -> bool:
        return max([len(pack) for pack in self.packs]) > 0

    # --- Leaders ------------------------------------------------------------------------------

    def has_leader(self, seat: int) -> bool:
        """DBS-17 Everybody knows who has one, also where nobody knows which (DBS-A15)."""
        return bool(self.leaders[seat])

    def all_have_leaders(self) -> bool:
        return all(self.leaders)

    # --- piles --------------------------------------------------------------------------------

    def pile_of(self, seat: int) -> Cards:
        """All that the seat has taken and knows: DBS-34 also what it may not look at just now."""
        return self.pools[seat] + self.leaders[seat] + (self.remembered_of(seat) if self.taken[seat] else ())

    def remembered_of(self, seat: int) -> Cards:
        """DBS-34 What was laid on the pile since the last pack was opened, where nobody may look at it."""
        late = self.laid_aside[seat][-1:] + self.took[seat][(self.begun or (0,))[-1] :]
        return tuple(
            [row for rows in late for row in rows if not (self.form.has_leaders and self.cards.is_leader[row])]
        )

    def lay(self, seat: int, rows: Cards) -> None:
        """DBS-18 On the seat's pile; DBS-A15 Leaders lie by themselves."""
        leaders: Cards = ()
        if self.form.has_leaders:
            leaders = tuple([row for row in rows if self.cards.is_leader[row]])
            self.leaders[seat] = tuple(sorted(self.leaders[seat] + leaders))
        others = tuple([row for row in rows if row not in leaders])
        piles = self.pools if self.house.looks_at_taken else self.taken
        piles[seat] = tuple(sorted(piles[seat] + others))

    def put_out(self, rows: Sequence[int]) -> None:
        """What nobody will take."""
        self.out = tuple(sorted((*self.out, *rows)))

    def say_round(self) -> None:
        if self.events is not None:
            parts = named(number=self.round, of=len(self.form.rounds), way=DIRECTIONS[self.direction])
            self.events.append(Event("opens", named=parts))
