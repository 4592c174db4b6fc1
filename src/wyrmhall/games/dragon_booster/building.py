"""Dragon Booster: what a deck is told while it is built, and a deck that is built for somebody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wyrmhall.games.dragon_booster.cards import A_CREW, A_DRAGON, A_GEAR, A_MANEUVER, AN_EVENT, BoosterCards
from wyrmhall.games.dragon_booster.decks import (
    BOOSTER_CARDS,
    COPIES,
    DRAGON_CARDS,
    RACE_CARDS,
    SEALED_CARDS,
    dragons_in,
    fits_dragon,
    sections_of,
)
from wyrmhall.games.dragon_booster.house_options import BOOSTER, CONSTRUCTED, SEALED
from wyrmhall.games.dragon_booster.language import COLOURS, EVERY_STAT, STATS, ColourIs, DragonIs, Stat
from wyrmhall.games.dragon_booster.reckoning import COLOUR_BONUS, STAT_WITHOUT_DRAGON
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.said import Cards, Said, said
from wyrmhall.kernel.section import AT_ONCE, LATER, NEVER, Bar, Chart, Prospect, fitting
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.value import NONE

TOP_COST: Final = 7  # dearer maneuvers are told with these
# How many of a hundred race cards a deck wants, as the ready decks have them: maneuvers by their cost, and events.
CURVE: Final = ((1, 25), (2, 16), (3, 14), (4, 9), (5, 5), (6, 2), (7, 2))
EVENTS: Final = 27
LATE_EVENTS: Final = 2  # points of a stat that gear may still have to bring
GEARS: Final = 5  # beside one dragon; the others are crew
OWN_COLOUR: Final = 3  # what the colour of the dragon is worth, in sprint
EFFECT: Final = 2  # and an effect
NOISE: Final = 3


# --- Stats that a deck can reach ------------------------------------------------------------------


class Mount:
    """A dragon of a deck, or riding without one (DB-95): its stats, and what the deck may add to them."""

    def __init__(self, cards: BoosterCards, setup: Setup, deck: Sequence[int], dragon: int) -> None:
        self.cards = cards
        self.dragon = dragon
        self.colour = cards.colour[dragon] if dragon != NONE else NONE
        self.ignores_teams = setup.variant == BOOSTER or (
            setup.variant == SEALED and setup.house["sealed_teams"] == "ignore"
        )  # DB-94, DB-A46
        self.zap_caps = cards.zap_caps[dragon] if dragon != NONE else int(setup.house["no_dragon_gear_cap"])
        fit = [row for row in deck if self.fits(row)]
        self.now = [cards.stats[dragon][which] if dragon != NONE else STAT_WITHOUT_DRAGON for which in range(3)]
        self.most = [self.now[which] + self.added(fit, which) for which in range(3)]

    def fits(self, row: int) -> bool:
        """Whether it could come into play beside this dragon."""
        kind = self.cards.kind[row]
        if kind == A_DRAGON:
            return row == self.dragon
        if kind not in (A_GEAR, A_CREW) or self.ignores_teams or self.dragon == NONE:
            return True
        return fits_dragon(self.cards, row, self.dragon)

    def added(self, fit: list[int], which: int) -> int:
        """At the very most: the best gear in the zap caps (DB-32, DB-33), all crew (DB-37), all that can be in play."""
        by_title: dict[int, int] = {}
        others = 0
        for row in fit:
            given = self.given(row, which)
            if self.cards.kind[row] == A_GEAR:
                given += self.cards.gear_stat[row] == which  # DB-35
                by_title[self.cards.title[row]] = max(given, by_title.get(self.cards.title[row], 0))
            elif self.cards.kind[row] == A_CREW:
                by_title[-1 - self.cards.title[row]] = max(given, by_title.get(-1 - self.cards.title[row], 0))  # DB-39
            else:
                others += given
        gear = sorted([given for title, given in by_title.items() if title >= 0], reverse=True)
        return others + sum(gear[: self.zap_caps]) + sum([given for title, given in by_title.items() if title < 0])

    def given(self, row: int, which: int) -> int:
        """What its constant effect may add to a stat; a test counts as met unless this dragon never meets it."""
        effect = self.cards.effects[row]
        if effect is None or not self.cards.raises_stat[row]:
            return 0
        test = effect.test
        if isinstance(test, ColourIs) and self.dragon != NONE and COLOURS[self.colour] != test.colour:
            return 0
        if isinstance(test, DragonIs) and (self.dragon == NONE or self.cards.titles[self.dragon] != test.title):
            return 0
        verbs = [verb for verb in effect.does if isinstance(verb, Stat) and verb.stat in (EVERY_STAT, STATS[which])]
        return sum([verb.number for verb in verbs])

    def bonus(self, event: int) -> int:
        """DB-48; who rides without a dragon may choose the colour of the event (DB-95)."""
        colour = self.cards.colour[event]
        fits = colour == self.colour or self.dragon == NONE
        return COLOUR_BONUS if colour != NONE and fits else 0

    def short_of(self, event: int) -> tuple[int, int]:
        """How much its burst is above the stat now, and above the most that the stat can become (DB-47)."""
        which, burst = self.cards.burst_stat[event], self.cards.burst[event] - self.bonus(event)
        return burst - self.now[which], burst - self.most[which]


def mounts_of(cards: BoosterCards, setup: Setup, deck: Sequence[int]) -> list[Mount]:
    """Every dragon of the deck; in drafted decks one may ride without (DB-95)."""
    dragons = [*dragons_in(cards, deck), *([NONE] if setup.variant != CONSTRUCTED else [])]
    return [Mount(cards, setup, deck, dragon) for dragon in dragons]


def best_mount(mounts: list[Mount], event: int) -> Mount:
    """The dragon with which the event can be played first."""
    return min(mounts, key=lambda mount: (max(0, mount.short_of(event)[0]), max(0, mount.short_of(event)[1])))


# --- What is told -----------------------------------------------------------------------------------


def prospects_in(cards: BoosterCards, setup: Setup, deck: tuple[int, ...]) -> list[Prospect]:
    """For each event whether its burst can be reached, and for gear and crew whether any dragon takes them."""
    mounts = mounts_of(cards, setup, deck)
    if not mounts:
        return []
    found: list[Prospect] = []
    for row, kind in enumerate(cards.kind):
        if kind == AN_EVENT:
            found.append(event_prospect(cards, best_mount(mounts, row), row))
        elif kind == A_GEAR and not any([mount.fits(row) for mount in mounts]):
            boxes = tuple([said("box", colour=box) for box in cards.lines[row].boxes])
            found.append(Prospect(row, NEVER, said("no-dragon-of-colour", colours=boxes), ("DB-34",)))
        elif kind == A_CREW and not any([mount.fits(row) for mount in mounts]):
            team = cards.lines[row].team
            found.append(Prospect(row, NEVER, said("no-dragon-of-team", team=team), ("DB-38",)))
    return found


def event_prospect(cards: BoosterCards, mount: Mount, event: int) -> Prospect:
    short, short_at_most = mount.short_of(event)
    way = NEVER if short_at_most > 0 else LATER if short > 0 else AT_ONCE
    which, bonus = cards.burst_stat[event], mount.bonus(event)
    told = said(
        f"burst-{way}",
        stat=STATS[which],
        burst=cards.burst[event],
        now=mount.now[which] + bonus,
        most=mount.most[which] + bonus,
        bonus=bonus,
        missing=max(0, short),
        dragon=Cards((mount.dragon,) if mount.dragon != NONE else ()),
    )
    return Prospect(event, way, told, ("DB-47", "DB-48") if bonus else ("DB-47",))


def charts_of(cards: BoosterCards, setup: Setup, deck: tuple[int, ...]) -> list[Chart]:
    race = [row for row in deck if cards.kind[row] in (A_MANEUVER, AN_EVENT)]
    charts = [Chart(said("energy"), energy_bars(cards, race))]
    events = [row for row in race if cards.kind[row] == AN_EVENT]
    if events:
        charts.append(Chart(said("bursts"), burst_bars(cards, mounts_of(cards, setup, deck), events)))
    if race:
        bars = [colour_bar(cards, race, colour) for colour in sorted({cards.colour[row] for row in race})]
        charts.append(Chart(said("colours"), tuple(sorted(bars, key=lambda bar: -bar.number))))
    return charts


def energy_bars(cards: BoosterCards, race: list[int]) -> tuple[Bar, ...]:
    costs = [min(TOP_COST, cards.cost[row]) for row in race if cards.kind[row] == A_MANEUVER]
    least = min([1, *costs])
    return tuple(
        [
            Bar(said("cost-from" if cost == TOP_COST else "cost", cost=cost), costs.count(cost))
            for cost in range(least, TOP_COST + 1)
        ]
    )


def burst_bars(cards: BoosterCards, mounts: list[Mount], events: list[int]) -> tuple[Bar, ...]:
    """By stat, those that can be played at once, later and never apart."""
    bars: list[Bar] = []
    for which in sorted({cards.burst_stat[row] for row in events}):
        own = [row for row in events if cards.burst_stat[row] == which]
        for burst in sorted({cards.burst[row] for row in own}):
            needing = [row for row in own if cards.burst[row] == burst]
            label = said("burst", stat=STATS[which], burst=burst)
            if not mounts:
                bars.append(Bar(label, len(needing)))
                continue
            ways = {row: event_prospect(cards, best_mount(mounts, row), row) for row in set(needing)}
            for way in (AT_ONCE, LATER, NEVER):
                those = [row for row in needing if ways[row].way == way]
                if those:
                    note = Said(f"brief-{ways[those[0]].said.kind}", ways[those[0]].said.named)
                    bars.append(Bar(label, len(those), way, note))
    return tuple(bars)


def colour_bar(cards: BoosterCards, race: list[int], colour: int) -> Bar:
    word = COLOURS[colour] if colour != NONE else "none"
    return Bar(said("colour", colour=word), len([row for row in race if cards.colour[row] == colour]))


# --- A deck for somebody --------------------------------------------------------------------------


def completed_deck(cards: BoosterCards, setup: Setup, chosen: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
    """What was chosen stays as far as it may; a dragon, what fits it, and race cards of its colour go with it."""
    kept = fitting(sections_of(cards, setup), chosen)
    dragons = dragons_in(cards, kept)
    dragon = dragons[0] if dragons else likely_dragon(cards, kept, chance)
    deck = kept if dragons else [*kept, dragon]
    deck += crystals_for(cards, setup, deck, dragon, chance)
    size = {CONSTRUCTED: RACE_CARDS, BOOSTER: BOOSTER_CARDS, SEALED: SEALED_CARDS}[setup.variant]
    mount = Mount(cards, setup, deck, dragon)
    wanted = [(row, worth_of(mount, row) + chance.below(NOISE)) for row in cards.all_races if suits(mount, deck, row)]
    ranked = [row for row, _ in sorted(wanted, key=lambda each: -each[1])]
    race = [row for row in deck if cards.kind[row] in (A_MANEUVER, AN_EVENT)]
    number = len(race)
    for cost, share in CURVE:
        those = [row for row in ranked if cards.kind[row] == A_MANEUVER and curve_cost(cards, row) == cost]
        take(race, those, share * size // 100 - len([row for row in race if curve_cost(cards, row) == cost]), size)
    events = [row for row in ranked if cards.kind[row] == AN_EVENT]
    take(race, events, EVENTS * size // 100 - len([row for row in race if cards.kind[row] == AN_EVENT]), size)
    cheap_first = sorted(ranked, key=lambda row: curve_cost(cards, row))
    take(race, cheap_first, size, size)
    take(race, list(cards.all_races), size, size)
    return tuple(sorted([*deck, *race[number:]]))


def likely_dragon(cards: BoosterCards, kept: list[int], chance: Chance) -> int:
    """The one whose colour, gear and crew were chosen most."""
    dragons = [row for row in cards.all_crystals if cards.kind[row] == A_DRAGON]

    def liking(dragon: int) -> int:
        coloured = [row for row in kept if cards.colour[row] == cards.colour[dragon]]
        fit = [row for row in kept if cards.kind[row] in (A_GEAR, A_CREW) and fits_dragon(cards, row, dragon)]
        return 8 * (len(coloured) + len(fit)) + chance.below(8)

    return max(dragons, key=liking)


def crystals_for(cards: BoosterCards, setup: Setup, deck: Sequence[int], dragon: int, chance: Chance) -> list[int]:
    """Gear and crew until the dragon deck is full: those made for its colour first, and no title twice."""
    there = [row for row in deck if row in cards.all_crystals]
    titles = {cards.title[row] for row in there}
    found: list[int] = []
    by_lot = chance.shuffle(cards.all_crystals)
    for kind, most in ((A_GEAR, GEARS), (A_CREW, DRAGON_CARDS), (A_GEAR, DRAGON_CARDS)):
        fit = [row for row in by_lot if cards.kind[row] == kind and fits_dragon(cards, row, dragon)]
        for row in sorted(fit, key=lambda row: (not cards.boxes[row], cards.effects[row] is None)):
            own = len([each for each in [*there, *found] if cards.kind[each] == kind])
            if len(there) + len(found) < DRAGON_CARDS and own < most and cards.title[row] not in titles:
                titles.add(cards.title[row])
                found.append(row)
    return found


def suits(mount: Mount, deck: Sequence[int], row: int) -> bool:
    """Whether a race card goes with the dragon: its colour or none, a burst in reach; or it was chosen already."""
    cards = mount.cards
    if row in deck:
        return True
    if cards.colour[row] not in (NONE, mount.colour):
        return False
    if cards.kind[row] != AN_EVENT:
        return True
    short, short_at_most = mount.short_of(row)
    return short_at_most <= 0 and short <= LATE_EVENTS


def worth_of(mount: Mount, row: int) -> int:
    """What a race card is worth beside others of its cost, in sprint."""
    cards = mount.cards
    worth = OWN_COLOUR * (cards.colour[row] == mount.colour) + EFFECT * (cards.effects[row] is not None)
    if cards.kind[row] == AN_EVENT:
        return worth - 2 * max(0, mount.short_of(row)[0])
    return worth + cards.sprint[row] - 2 * cards.cost[row]


def curve_cost(cards: BoosterCards, row: int) -> int:
    """The cost by which a maneuver stands in the curve; events stand beyond it."""
    return max(1, min(TOP_COST, cards.cost[row])) if cards.kind[row] == A_MANEUVER else TOP_COST + 1


def take(race: list[int], ranked: list[int], number: int, size: int) -> None:
    """So many more of these, the best first and at most four of each, while there is room."""
    for row in ranked:
        while number > 0 and len(race) < size and race.count(row) < COPIES:
            race.append(row)
            number -= 1
