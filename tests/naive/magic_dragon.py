"""Magic Dragon, written a second time, naively: the oracle for perft counts and differential tests.

It imports nothing of wyrmhall. Everything is plain strings and lists, and everything that can be worked out afresh
is worked out afresh at each call. Clauses (MD-...) are those of the rules file.

Cards are "R5" (R, Y, K black, P, G; 1 to 7) and "Ice", "Fire", "Color". Options are written

    "0".."4"        take that bid card
    "R2"            start a stack
    "R5xR3"         put R5 on the stack whose uppermost dragon is R3 (a capture, or the claim of a waiting Color stack)
    "R5xColor2"     claim the second of the waiting Color stacks; only without covered_cards_visible
    "Ice/R5"        put a spell on the stack topped by R5; likewise "Fire/R5", and "Color/R5=G", which names green
    "Pass"          only with spells_optional
"""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field

COLOURS = ["R", "Y", "K", "P", "G"]  # MD-2
SPELLS = ["Ice", "Fire", "Color"]
DECK = [f"{colour}{number}" for colour in COLOURS for number in range(1, 8)]  # MD-2
DECK += ["Ice"] * 4 + ["Fire"] * 2 + ["Color"] * 3  # MD-3
BID_CARDS = [0, 1, 1, 2, 2, 3, 4]  # MD-4
TARGET = 40  # MD-46
MOST_ROUNDS = 60  # MD-A26
MOST_EXTRA_ROUNDS = 10  # MD-A26


@dataclass
class House:
    """The house options that touch play; the defaults are the rulings."""

    first_dealer: int | None = None  # MD-A2; None is "random", and then the caller gives Table a dealer
    bid_bonus: dict[int, int] = field(default_factory=lambda: {0: 7, 1: 4, 2: 5, 3: 6, 4: 8})  # MD-A3
    dealer_after_skip: str = "seat"  # MD-A5; or "actual_starter"
    named_colour_blocks_new_stack: bool = False  # MD-A6
    spells_optional: bool = False  # MD-A17
    final_tie: str = "share"  # MD-A20; or "extra_round"
    covered_cards_visible: bool = True  # MD-A23


@dataclass
class Stack:
    """A stack, bottom card first."""

    cards: list[str]
    owner: int | None  # None: it lies in the centre (MD-30, MD-31)
    named: str | None = None  # the colour named for the Color spell on top, while it waits (MD-52)


@dataclass
class Table:
    """A whole game. The stacks of a finished round lie there until new_round clears them."""

    seats: int
    house: House = field(default_factory=House)
    dealer: int = -1  # -1: the house's first dealer, or seat 0
    hands: list[list[str]] = field(default_factory=list)
    stacks: list[Stack] = field(default_factory=list)
    bids: dict[int, int] = field(default_factory=dict)
    scores: list[int] = field(default_factory=list)
    round: int = 0  # rounds begun
    phase: str = "between"  # "between" rounds, "bidding", "playing", "over"
    playing: list[int] = field(default_factory=list)  # the seats of this round: all, but in an extra round the tied
    last: int = -1  # the seat that last played or passed in this round; the dealer before that
    starter: int | None = None  # the seat that really played the round's first card
    passed: list[int] = field(default_factory=list)  # seats that passed since the last card was played
    extra_rounds: int = 0  # extra rounds called for
    champions: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Fill in what was not given."""
        if self.seats not in (2, 3, 4, 5):  # MD-A1
            raise ValueError(f"{self.seats} seats")
        if self.dealer == -1:
            self.dealer = self.house.first_dealer or 0
        if self.last == -1:
            self.last = self.dealer
        self.hands = self.hands or [[] for _ in range(self.seats)]
        self.scores = self.scores or [0] * self.seats
        self.playing = self.playing or list(range(self.seats))


# ---------------------------------------------------------------------------------------------- looking at the table


def is_dragon(card: str) -> bool:
    """Tell dragons from spells."""
    return card not in SPELLS


def colour(stack: Stack) -> str | None:
    """MD-22: the colour of the top dragon; none with a spell on top."""
    top = stack.cards[-1]
    return top[0] if is_dragon(top) else None


def uppermost_dragon(stack: Stack) -> str:
    """Name the stack: each dragon exists once, so no two stacks have the same one."""
    return [card for card in stack.cards if is_dragon(card)][-1]


def clockwise_after(table: Table, seat: int) -> list[int]:
    """List the seats of this round clockwise from the seat's left, that seat itself last."""
    around = [(seat + step) % table.seats for step in range(1, table.seats + 1)]
    return [other for other in around if other in table.playing]


def cards_in_area(table: Table, seat: int) -> int:
    """MD-38, MD-A21: covered cards and spells too; not the centre, not the bid card (MD-45)."""
    return sum(len(stack.cards) for stack in table.stacks if stack.owner == seat)


# ------------------------------------------------------------------------------------------------------ legal options


def may_cover(dragon: str, stack: Stack) -> bool:
    """Say whether the dragon may be put on the stack."""
    top = stack.cards[-1]
    if is_dragon(top):
        return top[0] == dragon[0] and int(top[1]) < int(dragon[1])  # MD-18, MD-19
    if top == "Color":
        return stack.named == dragon[0]  # MD-32, any number (MD-A11), the caster too (MD-A12)
    return False  # MD-23


def may_start(table: Table, dragon: str) -> bool:
    """MD-20: no stack of its colour is visible. MD-A6: does a waiting Color stack count as one?"""
    for stack in table.stacks:
        if colour(stack) == dragon[0]:
            return False
        if table.house.named_colour_blocks_new_stack and stack.named == dragon[0]:
            return False
    return True


def dragon_options(table: Table, seat: int) -> list[str]:
    """List the ways to play the dragons of the seat's hand."""
    options = []
    for card in table.hands[seat]:
        if is_dragon(card):
            if may_start(table, card):
                options.append(card)
            options += [f"{card}x{name(table, stack)}" for stack in table.stacks if may_cover(card, stack)]
    return options


def name(table: Table, stack: Stack) -> str:
    """MD-A23: a stack whose dragon is covered is called by its place among those that wait."""
    if table.house.covered_cards_visible or is_dragon(stack.cards[-1]):
        return uppermost_dragon(stack)
    number = [other for other in table.stacks if other.named is not None].index(stack) + 1
    return f"Color{number}" if number > 1 else "Color"


def spell_options(table: Table, seat: int) -> list[str]:
    """MD-26, MD-27: on any stack with a dragon on top, anybody's. Equal spells are one option."""
    options = []
    for spell in SPELLS:
        for stack in table.stacks:
            top = stack.cards[-1]
            if spell in table.hands[seat] and is_dragon(top):
                if spell == "Color":
                    options += [f"Color/{top}={named}" for named in COLOURS]  # MD-31, MD-A8
                else:
                    options.append(f"{spell}/{top}")
    return options


def play_options(table: Table, seat: int) -> list[str]:
    """List the seat's options were it his turn; none if he has no playable card (MD-17, MD-A4)."""
    dragons, spells = dragon_options(table, seat), spell_options(table, seat)
    if table.house.spells_optional and spells and not dragons:  # MD-A17
        return [*spells, "Pass"]
    return dragons + spells  # MD-16


def bids_left(table: Table) -> list[int]:
    """MD-12: the bid cards nobody has taken."""
    left = list(BID_CARDS)
    for bid in table.bids.values():
        left.remove(bid)
    return left


def to_move(table: Table) -> int | None:
    """Return the seat that owes a decision; None when the round is over, or none is being played."""
    if table.phase == "bidding":
        return next(seat for seat in clockwise_after(table, table.dealer) if seat not in table.bids)  # MD-11
    if table.phase == "playing":
        for seat in clockwise_after(table, table.last):  # MD-14, MD-15, MD-54
            if seat not in table.passed and play_options(table, seat):  # MD-17, MD-A15
                return seat
    return None  # MD-35, MD-A16; MD-A17: all who could play have passed


def legal(table: Table) -> list[str]:
    """List the options of the seat to move, sorted."""
    seat = to_move(table)
    if seat is None:
        return []
    if table.phase == "bidding":
        return sorted({str(bid) for bid in bids_left(table)})
    return sorted(play_options(table, seat))


# ------------------------------------------------------------------------------------------------------------ a round


def new_round(table: Table, deal: list[list[str]]) -> None:
    """Clear the table and take the hands as dealt, one per seat; a seat that sits out gets an empty one."""
    dealt = [card for hand in deal for card in hand]
    if table.phase != "between" or len(deal) != table.seats:
        raise ValueError("no round can begin so")
    if any(dealt.count(card) > DECK.count(card) for card in dealt):
        raise ValueError("not from one deck")
    if any(deal[seat] for seat in range(table.seats) if seat not in table.playing):
        raise ValueError("only the tied players play")  # MD-A20
    table.hands = deepcopy(deal)
    table.stacks = []  # MD-36
    table.bids = {}
    table.round += 1
    table.phase = "bidding"  # MD-9
    table.last = table.dealer
    table.starter = None
    table.passed = []


def play(table: Table, option: str) -> None:
    """Apply an option of the seat to move."""
    seat = to_move(table)
    if seat is None or option not in legal(table):
        raise ValueError(f"{option} is not legal")
    if table.phase == "bidding":
        table.bids[seat] = int(option)
        if len(table.bids) == len(table.playing):
            table.phase = "playing"
        return
    table.last = seat
    if option == "Pass":
        table.passed.append(seat)
        return
    table.passed = []
    if table.starter is None:
        table.starter = seat
    if "/" in option:
        cast(table, seat, option)
    else:
        put_dragon(table, seat, option)


def stack_of(table: Table, called: str) -> Stack:
    """Find the stack with that uppermost dragon, or that waiting one."""
    if called.startswith("Color"):
        return [stack for stack in table.stacks if stack.named is not None][int(called[5:] or 1) - 1]
    return next(stack for stack in table.stacks if uppermost_dragon(stack) == called)


def put_dragon(table: Table, seat: int, option: str) -> None:
    """Start a stack ("R2"), or capture or claim one ("R5xR3")."""
    card, _, target = option.partition("x")
    table.hands[seat].remove(card)  # MD-53
    if not target:
        table.stacks.append(Stack([card], seat))  # MD-21
        return
    stack = stack_of(table, target)
    stack.cards.append(card)
    stack.owner = seat  # MD-24, MD-32
    stack.named = None  # MD-33


def cast(table: Table, seat: int, option: str) -> None:
    """Put a spell on a stack: "Ice/R5", "Fire/R5", "Color/R5=G"."""
    spell, _, rest = option.partition("/")
    target, _, named = rest.partition("=")
    table.hands[seat].remove(spell)
    stack = stack_of(table, target)
    stack.cards.append(spell)
    if spell != "Ice":  # MD-28, MD-A14: Ice leaves it where it lies
        stack.owner = None  # MD-30, MD-31
    if spell == "Color":
        stack.named = named


# -------------------------------------------------------------------------------------------------- scores and the end


def round_score(table: Table, seat: int) -> int:
    """Score one seat's round, MD-38 to MD-45."""
    score = cards_in_area(table, seat) - 2 * len(table.hands[seat])  # MD-38, MD-39
    owned = len([stack for stack in table.stacks if stack.owner == seat])
    if table.bids[seat] == owned:
        score += table.house.bid_bonus[owned]  # MD-40
    return max(score, 0)  # MD-43, MD-A19


def finish_round(table: Table) -> list[int]:
    """Score the finished round, move the dealer, and judge whether the game is over; return the round's scores."""
    if table.phase != "playing" or to_move(table) is not None:
        raise ValueError("the round is not finished")
    scores = [round_score(table, seat) if seat in table.playing else 0 for seat in range(table.seats)]
    table.scores = [total + score for total, score in zip(table.scores, scores, strict=True)]
    if table.house.dealer_after_skip == "actual_starter" and table.starter is not None:
        table.dealer = table.starter  # MD-A5
    else:
        table.dealer = clockwise_after(table, table.dealer)[0]  # MD-37, MD-A5
    judge(table)
    return scores


def judge(table: Table) -> None:
    """MD-46 to MD-48, MD-A20, MD-A22, MD-A26: go on, go on among the tied, or end the game."""
    table.phase = "between"
    best = max(table.scores[seat] for seat in table.playing)
    if best < TARGET and table.round < MOST_ROUNDS:
        return
    leaders = [seat for seat in table.playing if table.scores[seat] == best]  # MD-47
    most = max(cards_in_area(table, seat) for seat in leaders)
    leaders = [seat for seat in leaders if cards_in_area(table, seat) == most]  # MD-48
    extra = table.house.final_tie == "extra_round" and table.extra_rounds < MOST_EXTRA_ROUNDS
    if len(leaders) > 1 and extra and table.round < MOST_ROUNDS:
        table.extra_rounds += 1
        table.playing = leaders
    else:
        table.champions = leaders
        table.phase = "over"


def winners(table: Table) -> list[int] | None:
    """Return the winners; None if another round is to be played."""
    return table.champions if table.phase == "over" else None


def count(table: Table, depth: int) -> int:
    """Perft: count the option sequences of that length within this round."""
    if depth == 0:
        return 1
    total = 0
    for option in legal(table):
        after = deepcopy(table)
        play(after, option)
        total += count(after, depth - 1)
    return total
