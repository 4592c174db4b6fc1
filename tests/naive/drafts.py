"""A naive referee for drafts, written from the clauses alone: it reads a log, and knows nothing of wyrmhall.

A log says what lay in each pack, who was offered what and took what, and what everybody had in the end.  The referee
deals the packs out on a table of its own, pick by pick, and tells where the log is not what the clauses say.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

LEADER = "leader"
MAIN = "main"
DRAGON = "dragon"
OTHER = "other"  # in Dragon Booster gear and crew

SUPER = "super"  # Dragon Ball Super
BOOSTERS = "boosters"  # Dragon Booster
STARTERS = "starters"


@dataclass
class Choice:
    """A pick: the number of the pack, from 1, who picked, what was offered, and what was taken; A+B are two cards."""

    pack: int
    seat: int
    offered: list[str]
    taken: str


@dataclass
class Log:
    book: str
    seats: int
    house: dict[str, object]
    circle: list[int]  # each seat's left neighbour follows it
    kinds: dict[str, str]  # of every card of the set
    packs: list[list[list[str]]]  # pack after pack, seat by seat
    sizes: list[int]  # how many cards such a pack should have
    choices: list[Choice] = field(default_factory=list)
    lent: dict[int, str] = field(default_factory=dict)
    dropped: list[int] = field(default_factory=list)
    smaller: list[int] = field(default_factory=list)
    decks: dict[int, list[str]] = field(default_factory=dict)  # with the Leader
    sideboards: dict[int, list[str]] = field(default_factory=dict)


class Referee:
    def __init__(self, log: Log) -> None:
        self.log = log
        self.problems: list[str] = []
        self.piles: list[list[str]] = [[] for _ in range(log.seats)]
        self.hands: list[list[str]] = []
        self.next = 0  # of the choices

    def judge(self) -> list[str]:
        for number in range(1, len(self.log.packs) + 1):
            self.one_pack(number)
        if self.next != len(self.log.choices):
            self.wrong(f"{len(self.log.choices) - self.next} picks more than there are cards to pick")
        self.leaders_for_all()
        for seat in range(self.log.seats):
            self.deck(seat)
        return self.problems

    def wrong(self, problem: str) -> None:
        self.problems.append(problem)

    # --- packs -------------------------------------------------------------------------------

    def one_pack(self, number: int) -> None:
        """DBS-8, DBS-9, DBS-12, DB-88, DB-90: pick and pass until this pack of everybody is used up."""
        self.hands = [list(pack) for pack in self.log.packs[number - 1]]
        for seat, pack in enumerate(self.hands):
            if len(pack) != self.log.sizes[number - 1]:
                self.wrong(f"pack {number} of seat {seat} has {len(pack)} cards")
        if self.log.book == BOOSTERS:  # DB-87, DB-A34
            for seat, pack in enumerate(self.hands):
                self.piles[seat] += [card for card in pack if self.log.kinds[card] in (DRAGON, OTHER)]
                self.hands[seat] = [card for card in pack if self.log.kinds[card] == MAIN]
        passes = 0
        while any(self.hands):
            self.one_pick(number, passes)
            passes += 1
            if passes > self.log.seats * 60:
                self.wrong(f"pack {number} goes round for ever")
                return

    def one_pick(self, number: int, passes: int) -> None:
        """DBS-A12: what may be taken goes by what everybody had before anybody picked."""
        may = [self.may_take(seat, number, passes) for seat in range(self.log.seats)]
        asked = [seat for seat in range(self.log.seats) if may[seat]]
        taken: dict[int, list[str]] = {}
        for _ in asked:
            if self.next == len(self.log.choices):
                self.wrong(f"pack {number}, pick {passes + 1}: somebody was not asked, of seats {asked}")
                self.hands = [[] for _ in self.hands]
                return
            choice = self.log.choices[self.next]
            self.next += 1
            if choice.pack != number or choice.seat not in asked or choice.seat in taken:
                self.wrong(f"pack {number}, pick {passes + 1}: seat {choice.seat} was asked, not one of {asked}")
                continue
            if set(choice.offered) != may[choice.seat] or len(choice.offered) != len(may[choice.seat]):
                self.wrong(f"pack {number}, pick {passes + 1}: seat {choice.seat} of {sorted(self.hands[choice.seat])}"
                           f" was offered {sorted(choice.offered)}, not {sorted(may[choice.seat])}")  # fmt: skip
            if choice.taken not in may[choice.seat]:
                self.wrong(f"pack {number}, pick {passes + 1}: seat {choice.seat} took {choice.taken}")
            taken[choice.seat] = choice.taken.split("+")
        for seat, cards in taken.items():
            for card in cards:
                if card in self.hands[seat]:  # otherwise it was told above
                    self.hands[seat].remove(card)
                    self.piles[seat].append(card)
        self.pass_on(number)

    def pass_on(self, number: int) -> None:
        """DBS-10, DBS-11, DBS-A24, DB-89, DB-A39."""
        is_left = number % 2 == 1 or (self.log.book == STARTERS and self.log.house["sealed_direction"] == "left")
        circle, held = self.log.circle, self.hands
        self.hands = [[] for _ in held]
        for place, seat in enumerate(circle):
            neighbour = circle[(place + (1 if is_left else -1)) % len(circle)]
            self.hands[neighbour] = held[seat]

    # --- picks -------------------------------------------------------------------------------

    def may_take(self, seat: int, number: int, passes: int) -> set[str]:
        hand, kinds = self.hands[seat], self.log.kinds
        if self.log.book == SUPER:
            return self.by_leaders(seat)
        dragons = [card for card in hand if kinds[card] == DRAGON]
        if self.log.book == STARTERS and number == 1 and passes == 0 and dragons and len(hand) > 1:  # DB-98
            return {
                f"{hand[one]}+{hand[two]}"
                for one in range(len(hand)) if kinds[hand[one]] == DRAGON
                for two in range(len(hand)) if one != two
            }  # fmt: skip
        return set(hand)

    def by_leaders(self, seat: int) -> set[str]:
        hand, kinds = self.hands[seat], self.log.kinds
        leaders = {card for card in hand if kinds[card] == LEADER}
        others = set(hand) - leaders
        has = [any(kinds[card] == LEADER for card in pile) for pile in self.piles]
        if not has[seat] and leaders:  # DBS-13, DBS-16
            more = {f"{leader}+{other}" for leader in leaders for other in others}  # DBS-14, DBS-15
            return leaders | (more if self.log.house["equalise"] == "off" else set())  # DBS-A7
        return set(hand) if all(has) else others  # DBS-17

    # --- when the packs are used up -------------------------------------------------------------

    def leaders_for_all(self) -> None:
        """When L Leaders have been opened, exactly max(0, players - L) have none; DBS-24 those use one from outside."""
        if self.log.book != SUPER:
            return
        opened = [card for packs in self.log.packs for pack in packs for card in pack if self.is_leader(card)]
        without = [seat for seat, pile in enumerate(self.piles) if not any(map(self.is_leader, pile))]
        if len(without) != max(0, self.log.seats - len(opened)):
            self.wrong(f"{len(opened)} Leaders were opened, and {len(without)} of {self.log.seats} have none")
        there = LEADER in self.log.kinds.values()
        if sorted(self.log.lent) != (without if there else []):  # DBS-A17
            self.wrong(f"Leaders were lent to {sorted(self.log.lent)}; without one are {without}")

    def is_leader(self, card: str) -> bool:
        return self.log.kinds[card] == LEADER

    def deck(self, seat: int) -> None:
        log, pile = self.log, self.piles[seat]
        mains = [card for card in pile if log.kinds[card] == MAIN]
        need = 25 if log.book == BOOSTERS else 40  # DBS-19, DB-91, DB-101
        is_short = len(mains) < need
        if is_short != (seat in log.dropped or seat in log.smaller):  # DBS-A3
            self.wrong(f"seat {seat} has {len(mains)} cards for a deck of {need}")
        if seat in log.dropped:
            return
        deck, rest = log.decks[seat], log.sideboards[seat]
        own = pile + ([log.lent[seat]] if seat in log.lent else [])
        missing = Counter(own)
        missing.subtract(deck + rest)
        lent_left = {log.lent.get(seat, ""): 1}
        if {card: count for card, count in missing.items() if count} not in ({}, lent_left):  # DBS-21, DBS-A16
            self.wrong(f"seat {seat}: deck and sideboard are not what was taken: {dict(missing)}")
        played = [card for card in deck if log.kinds[card] == MAIN]
        wanted = len(mains) if is_short else need
        exact = log.book == SUPER or (log.book == BOOSTERS and log.house["draft_deck_mode"] == "exact")
        if len(played) < wanted or (exact and len(played) != wanted):
            self.wrong(f"seat {seat}: a deck of {len(played)} cards, where {wanted} are needed")
        beside = sorted(card for card in deck if log.kinds[card] != MAIN)
        if log.book == SUPER:  # DBS-19, DBS-22, DBS-A28
            has_one = any(map(self.is_leader, own))
            if len(beside) != int(has_one) or not all(map(self.is_leader, beside)):
                self.wrong(f"seat {seat}: beside the main cards there are {beside}")
        elif beside != sorted(card for card in pile if log.kinds[card] != MAIN):  # DB-92
            self.wrong(f"seat {seat}: not all crystal cards are in the deck, or others: {beside}")
