"""Magic Dragon, as the rule book tells it.  MD-n is the clause of rules.md that a line obeys."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.magic_dragon.cards import Bid, MagicCards, Pass, Play, Stack
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.knowledge import HoldsOneOf, Lacks, Seen
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.score import ScoreLine, in_words
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Decision, State, Step, without
from wyrmhall.kernel.value import CENTRE, NONE, Value
from wyrmhall.kernel.zone import (
    ALL,
    EACH,
    KINDS,
    KINDS_BY_SEAT,
    NOBODY,
    NUMBER,
    NUMBERS,
    NUMBERS_BY_SEAT,
    OWNER,
    PIECES,
    SEAT,
    SEATS,
    SHARED,
    Fact,
    Zone,
)  # fmt: skip

HAND_SIZE: Final = 7  # MD-6
TARGET: Final = 40  # MD-46
LAST_ROUND: Final = 60  # MD-A26
EXTRA_ROUNDS: Final = 10  # MD-A26
MOST_SEATS: Final = 5  # MD-A1

HAND: Final = Zone("hands", "hand", EACH, OWNER, unordered=True)  # MD-8, MD-49
ASIDE: Final = Zone("aside", "aside", SHARED, NOBODY)  # MD-7, MD-50
STACKS: Final = Zone("stacks", "stack", PIECES, ALL, unordered=True)  # MD-51, MD-A23
COVERED_STACKS: Final = Zone("stacks", "stack", PIECES, ALL, under=NOBODY, unordered=True)  # MD-A23
ZONES: Final = (HAND, ASIDE, STACKS)
COVERED_ZONES: Final = (HAND, ASIDE, COVERED_STACKS)


class House(Value):
    """The rulings a table may set otherwise."""

    fields = (
        "first_dealer", "bid_bonus", "dealer_after_skip", "named_colour_blocks_new_stack", "spells_optional", "final_tie",
        "covered_cards_visible",
    )  # fmt: skip

    def __init__(self, first_dealer: int, bid_bonus: tuple[tuple[int, int], ...], dealer_after_skip: str,
                 named_colour_blocks_new_stack: bool, spells_optional: bool, final_tie: str,
                 covered_cards_visible: bool) -> None:  # fmt: skip
        self.first_dealer = first_dealer  # MD-A2
        self.bid_bonus = bid_bonus  # MD-A3
        self.dealer_after_skip = dealer_after_skip  # MD-A5
        self.named_colour_blocks_new_stack = named_colour_blocks_new_stack  # MD-A6
        self.spells_optional = spells_optional  # MD-A17
        self.final_tie = final_tie  # MD-A20
        self.covered_cards_visible = covered_cards_visible  # MD-A23


class MagicDragon(State):
    """Hands and cards put aside; bids, stacks, owners, centre and scores lie open (MD-51)."""

    facts = (
        Fact("round", NUMBER), Fact("dealer", SEAT), Fact("opener", SEAT), Fact("starter", SEAT), Fact("playing", SEATS),
        Fact("bids", NUMBERS), Fact("bonus", NUMBERS), Fact("scores", NUMBERS_BY_SEAT), Fact("passed", SEATS),
        Fact("lacks", KINDS_BY_SEAT), Fact("extra", NUMBER), Fact("tied", SEATS), Fact("fitting", KINDS), Fact("starting", KINDS), Fact("casting", KINDS),
    )  # fmt: skip

    def __init__(self, setup: Setup, cards: MagicCards, house: House, chance: Chance) -> None:
        super().__init__(setup, ZONES if house.covered_cards_visible else COVERED_ZONES, chance)
        self.cards = cards
        self.house = house
        self.hands: list[tuple[int, ...]] = []
        self.aside: tuple[int, ...] = ()
        self.stacks: list[Stack] = []
        self.round = 0
        self.dealer = 0
        self.opener = 0  # the seat on the dealer's left, who bids and plays first
        self.starter = NONE  # the seat that really played the first card of the round
        self.playing: tuple[int, ...] = ()  # everybody, except in extra rounds
        self.bids: tuple[int, ...] = ()  # in the order of bidding
        self.bonus = cards.bonus
        self.scores: tuple[int, ...] = ()
        self.passed: tuple[int, ...] = ()  # since the last card was played
        self.lacks: tuple[int, ...] = ()  # what a skipped seat has shown not to hold
        self.extra = 0  # extra rounds begun
        self.tied: tuple[int, ...] = ()  # who will play the extra round that is to be dealt
        self.fitting = 0  # the dragons that now fit on some stack, as a set of kinds,
        self.starting = cards.all_dragons  # those that may start one,
        self.casting = 0  # and the spells that may be cast

    def copy(self) -> MagicDragon:
        twin = MagicDragon(self.setup, self.cards, self.house, self.chance.copy())
        self.shell_to(twin)
        twin.hands = self.hands[:]
        twin.aside = self.aside
        twin.stacks = self.stacks[:]
        twin.round = self.round
        twin.dealer = self.dealer
        twin.opener = self.opener
        twin.starter = self.starter
        twin.playing = self.playing
        twin.bids = self.bids
        twin.bonus = self.bonus
        twin.scores = self.scores
        twin.passed = self.passed
        twin.lacks = self.lacks
        twin.extra = self.extra
        twin.tied = self.tied
        twin.fitting = self.fitting
        twin.starting = self.starting
        twin.casting = self.casting
        return twin

    def left_of(self, seat: int) -> int:
        """The next player clockwise."""
        left = seat + 1 if seat + 1 < self.seats else 0
        while len(self.playing) < self.seats and left not in self.playing:  # MD-A20
            left = left + 1 if left + 1 < self.seats else 0
        return left

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """Who was skipped held nothing playable (MD-17); who is to play holds something; stacks were seen (MD-A23)."""
        known: list[Value] = []
        for seat in self.playing:
            if seat != viewer and self.lacks[seat]:
                known.append(Lacks("hand", seat, self.lacks[seat]))
        for decision in self.waiting:
            if decision.seat != viewer and isinstance(decision, Playing):
                known.append(HoldsOneOf("hand", decision.seat, self.fitting | self.starting | self.casting))
        if not self.house.covered_cards_visible:
            for owner in range(CENTRE, self.seats):
                own = [stack for stack in self.stacks if stack.owner == owner]
                known += [Seen("stack", owner, place, stack.cards) for place, stack in enumerate(own)]
        return tuple(known)

    def out_of_turn(self, seat: int) -> Refusal:
        if not self.waiting:
            return Refusal("the game is over", ("MD-46",))
        if isinstance(self.waiting[0], Bidding):
            return Refusal("it is another player's turn to bid", ("MD-11",))
        return Refusal("it is another player's turn", ("MD-15", "MD-17"))


# --- Set-up of a round --------------------------------------------------------------------------


class Deal(Step[MagicDragon]):
    """MD-6 The dealer shuffles all cards and deals seven to each.  MD-7 The rest is put aside unseen."""

    def perform(self, s: MagicDragon) -> None:
        s.round += 1
        if s.tied:  # MD-A20 an extra round: only the tied players go on
            s.playing, s.tied = s.tied, ()
            s.extra += 1
        deck = s.chance.deal(s.cards.deck, HAND_SIZE * len(s.playing))  # MD-36 all of them, the unused ones too
        dealt = 0
        for seat in range(s.seats):
            hand: tuple[int, ...] = ()
            if seat in s.playing:
                hand = tuple(sorted(deck[dealt : dealt + HAND_SIZE]))  # MD-8
                dealt += HAND_SIZE
                s.say("is dealt", seat, hand, audience=(seat,))
            s.hands[seat] = hand
        s.aside = deck[dealt:]
        s.stacks = []
        survey(s)
        s.bids = ()  # MD-36
        s.passed = ()
        s.lacks = (0,) * s.seats
        s.starter = NONE
        s.opener = s.left_of(s.dealer)
        s.agenda.append(BIDDING[s.opener])  # MD-9, MD-11


# --- Bidding ------------------------------------------------------------------------------------


class Bidding(Decision[MagicDragon]):
    """MD-11 The player on the dealer's left bids first; then clockwise, each exactly once."""

    def prompt(self, s: MagicDragon) -> Prompt:
        return Prompt("Take a bid card: how many stacks will you own at the end of the round?", ("MD-10", "MD-12"))

    def options(self, s: MagicDragon) -> list[Option]:
        """MD-12 One of the remaining bid cards.  MD-A18"""
        cards = s.cards
        return [cards.bid[n] for n in range(len(cards.bids)) if s.bids.count(n) < cards.bids[n]]

    def take(self, s: MagicDragon, option: Option) -> None:
        assert isinstance(option, Bid)
        s.bids += (option.number,)  # MD-13
        left = s.left_of(self.seat)
        if len(s.bids) < len(s.playing):
            s.agenda.append(BIDDING[left])
        else:
            s.agenda.append(Turn(left))  # MD-14 the first bidder starts

    def refusal(self, s: MagicDragon, option: Option) -> Refusal:
        if not isinstance(option, Bid):
            return Refusal("bidding comes first", ("MD-9",))
        if option.number >= len(s.cards.bids) or not s.cards.bids[option.number]:
            return Refusal("there is no bid card with this number", ("MD-4", "MD-12"))
        return Refusal("all bid cards with this number are taken", ("MD-12", "MD-A18"))


# --- Turn ---------------------------------------------------------------------------------------


class Turn(Step[MagicDragon]):
    """MD-15 Play goes clockwise.  MD-17 Who has no playable card is skipped.  MD-35 If nobody has, the round ends."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: MagicDragon) -> None:
        pass_turn(s, s.setup.clockwise[self.seat][-2])


def pass_turn(s: MagicDragon, last: int) -> None:
    """The turn goes to the first player clockwise from the last one who can play."""
    playable = s.fitting | s.starting | s.casting
    for seat in s.setup.clockwise[last]:  # MD-A15 everybody is tested again before each turn
        for card in s.hands[seat]:
            if playable & 1 << card and seat not in s.passed:
                if seat != s.setup.clockwise[last][0]:
                    note_skips(s, last, seat, playable)  # MD-17
                s.waiting.append(PLAYING[seat])  # MD-16
                return
    s.agenda.append(EndOfRound())  # MD-35, MD-A16


def survey(s: MagicDragon) -> None:
    """What could be played now, by whoever holds it."""
    cards = s.cards
    fitting = visible = 0
    for stack in s.stacks:
        fitting |= stack.takes  # MD-18, MD-32
        visible |= stack.colour
    s.casting = cards.all_spells if visible else 0  # MD-26; so the first card is a dragon: MD-14, MD-A4, MD-A25
    if s.house.named_colour_blocks_new_stack:
        for stack in s.stacks:
            visible |= cards.of_colour[stack.named] if stack.named != NONE else 0  # MD-A6
    s.fitting = fitting
    s.starting = cards.all_dragons & ~visible  # MD-20


def note_skips(s: MagicDragon, last: int, next_one: int, playable: int) -> None:
    """Everybody sees who is skipped: he holds no playable card, or, having passed, no playable dragon (MD-A17)."""
    for seat in s.setup.clockwise[last]:
        if seat == next_one:
            return
        if seat in s.playing:
            shown = playable & s.cards.all_dragons if seat in s.passed else playable
            s.lacks = s.lacks[:seat] + (s.lacks[seat] | shown,) + s.lacks[seat + 1 :]
            s.say("is skipped", seat)


class Playing(Decision[MagicDragon]):
    """MD-16 A player who has a playable card must play one; he chooses which.  MD-53 From his own hand."""

    def prompt(self, s: MagicDragon) -> Prompt:
        return Prompt("Play a card.", ("MD-16",) if s.stacks else ("MD-14",))

    def options(self, s: MagicDragon) -> list[Option]:
        cards, stacks, fitting, starting = s.cards, s.stacks, s.fitting, s.starting
        found: list[Option] = []
        last = NONE
        for card in s.hands[self.seat]:
            if card < cards.dragons:
                bit = 1 << card
                if fitting & bit:
                    onto = cards.put[card]
                    for stack in stacks:
                        if stack.takes & bit:
                            found.append(onto[stack.dragon])  # MD-18, MD-32; of several he chooses: MD-A9, MD-A10
                if starting & bit:
                    found.append(cards.start[card])  # MD-20, even if it could claim a stack: MD-A7
            elif card != last and s.casting:  # equal spells are one option
                if not found and s.house.spells_optional:
                    found.append(cards.passing)  # MD-A17 no dragon of his is playable
                last = card
                for stack in stacks:
                    if stack.colour:  # MD-26 on a dragon; MD-27 never on a spell
                        if card == cards.color:
                            found += cards.cast_color[stack.dragon]  # MD-31 any of the five: MD-A8
                        else:
                            found.append(cards.put[card][stack.dragon])
        return found

    def take(self, s: MagicDragon, option: Option) -> None:
        seat = self.seat
        if isinstance(option, Play):
            self._play(s, option)
            survey(s)
            s.passed = ()
        else:
            s.passed += (seat,)  # MD-A17
        pass_turn(s, seat)  # MD-15, MD-54

    def _play(self, s: MagicDragon, option: Play) -> None:
        seat, card, cards = self.seat, option.card, s.cards
        s.hands[seat] = without(s.hands[seat], card)
        if s.starter == NONE:
            s.starter = seat
        if option.dragon == NONE:
            s.stacks.append(cards.topped((card,), seat, NONE, card))  # MD-21 in his own area
            return
        i = 0
        while s.stacks[i].dragon != option.dragon:
            i += 1
        stack = s.stacks[i]
        owner = seat  # MD-24 captured, MD-25 any number of times; MD-32 claimed, by anybody: MD-A12
        if card == cards.ice:
            owner = stack.owner  # MD-28 it does not move, whoever cast it: MD-A14
        elif card >= cards.fire:
            owner = CENTRE  # MD-30, MD-31
        s.stacks[i] = cards.topped(stack.cards + (card,), owner, option.named, stack.dragon)

    def considered(self, s: MagicDragon, card: int) -> list[Option]:
        cards = s.cards
        found: list[Option] = [cards.start[card] if card < cards.dragons else cards.notation[cards.faces[card]]]
        for stack in s.stacks:
            if card == cards.color:
                found += cards.cast_color[stack.dragon]
            else:
                found.append(cards.put[card][stack.dragon])
        return found

    def refusal(self, s: MagicDragon, option: Option) -> Refusal:
        if isinstance(option, Bid):
            return Refusal("a bid is never changed", ("MD-13", "MD-11"))
        if isinstance(option, Pass):
            if s.house.spells_optional:
                return Refusal("a dragon of yours is playable, so you must play", ("MD-A17", "MD-16"))
            return Refusal("you have a playable card, so you must play one", ("MD-16", "MD-A17"))
        assert isinstance(option, Play)
        if option.card not in s.hands[self.seat]:
            return Refusal("this card is not in your hand", ("MD-53",))
        if option.dragon == NONE:
            return self._no_new_stack(s, option.card)
        for stack in s.stacks:
            if stack.dragon == option.dragon:
                return self._not_on(s, option, stack)
        place = ("MD-18",) if option.card < s.cards.dragons else ("MD-26",)
        return Refusal(f"there is no stack whose uppermost dragon is {s.cards.faces[option.dragon]}", place)

    def _no_new_stack(self, s: MagicDragon, card: int) -> Refusal:
        if card >= s.cards.dragons:
            return Refusal("a spell never starts a stack", ("MD-27",) if s.stacks else ("MD-27", "MD-14"))
        if any([stack.colour >> card & 1 for stack in s.stacks]):
            return Refusal("a stack of its colour is visible, so it cannot start a new one", ("MD-20",))
        return Refusal("a waiting stack was named in its colour, so it cannot start a new one", ("MD-A6",))

    def _not_on(self, s: MagicDragon, option: Play, stack: Stack) -> Refusal:
        cards, top = s.cards, stack.cards[-1]
        name = cards.faces[stack.dragon]
        if option.card >= cards.dragons:
            if not stack.colour:
                return Refusal(f"a spell lies on {name}, and no spell goes on another", ("MD-27", "MD-A13", "MD-29"))
            return Refusal("name a colour", ("MD-31",))
        if top == cards.ice:
            return Refusal(f"the stack of {name} is frozen", ("MD-29", "MD-23", "MD-A13"))
        if top == cards.fire:
            return Refusal(f"the stack of {name} is destroyed", ("MD-23", "MD-30"))
        if stack.named != NONE:
            return Refusal(f"the stack of {name} waits for {cards.colours[stack.named]}", ("MD-32",))
        if not stack.colour >> option.card & 1:
            return Refusal(f"{name} is of another colour", ("MD-19", "MD-18"))
        return Refusal(f"{name} is not lower", ("MD-19", "MD-18"))


BIDDING: Final = [Bidding(seat) for seat in range(MOST_SEATS)]
PLAYING: Final = [Playing(seat) for seat in range(MOST_SEATS)]


# --- End of a round -----------------------------------------------------------------------------


class EndOfRound(Step[MagicDragon]):
    """The round is scored, and the next one dealt unless the game is over."""

    def perform(self, s: MagicDragon) -> None:
        gained = [round_score(s, seat) for seat in range(s.seats)]
        s.scores = tuple([s.scores[seat] + gained[seat] for seat in range(s.seats)])
        for seat in s.playing:
            if s.events is not None:
                s.say("scores", seat, (), in_words(score_lines(s, seat)))
        s.dealer = next_dealer(s)
        if s.extra or max(s.scores) >= TARGET or s.round >= LAST_ROUND:  # MD-46, MD-A22, MD-A26
            best = leaders(s)
            if len(best) == 1 or not extra_round_is_due(s):
                s.winners = best
                return
            s.tied = best
        s.agenda.append(Deal())


def next_dealer(s: MagicDragon) -> int:
    """MD-37 The player who started deals; MD-A5 that is the seat on the dealer's left, even if he was skipped."""
    if s.house.dealer_after_skip == "actual_starter" and s.starter != NONE:
        return s.starter
    return s.opener


def leaders(s: MagicDragon) -> tuple[int, ...]:
    """MD-47 The highest total wins; MD-48 of equals who has most cards in his area; MD-A20 else they share."""
    rank = [(s.scores[seat], area(s, seat)) for seat in s.playing]
    best = max(rank)
    return tuple([s.playing[i] for i in range(len(rank)) if rank[i] == best])


def extra_round_is_due(s: MagicDragon) -> bool:
    """MD-A20 If the house wants the tie to be played out; MD-A26 but not for ever."""
    return s.house.final_tie == "extra_round" and s.extra < EXTRA_ROUNDS and s.round < LAST_ROUND


# --- Scoring a round ----------------------------------------------------------------------------


def area(s: MagicDragon, seat: int) -> int:
    """MD-38 How many playing cards lie in the seat's area: MD-44 not in the centre, MD-45 no bid cards, MD-A21."""
    total = 0
    for stack in s.stacks:
        if stack.owner == seat:
            total += len(stack.cards)
    return total


def stacks_of(s: MagicDragon, seat: int) -> int:
    """MD-10 How many stacks he owns; frozen ones count (MD-29), those in the centre do not (MD-44)."""
    total = 0
    for stack in s.stacks:
        if stack.owner == seat:
            total += 1
    return total


def bid_of(s: MagicDragon, seat: int) -> int:
    """The seat's bid of this round, NONE if it has made none."""
    bidder = s.opener
    for bid in s.bids:
        if bidder == seat:
            return bid
        bidder = s.left_of(bidder)
    return NONE


def bonus(s: MagicDragon, seat: int) -> int:
    """MD-40 The bonus on the bid card if as many stacks are owned; MD-42 a wrong bid costs nothing."""
    owned = stacks_of(s, seat)
    return s.bonus[owned] if bid_of(s, seat) == owned else 0


def round_score(s: MagicDragon, seat: int) -> int:
    """MD-43 The whole sum, raised to 0 if negative: MD-A19 once, bonus included."""
    if seat not in s.playing:
        return 0
    total = area(s, seat) - 2 * len(s.hands[seat]) + bonus(s, seat)  # MD-38, MD-39, MD-40
    return total if total > 0 else 0


def score_lines(s: MagicDragon, seat: int) -> list[ScoreLine]:
    """The same score, explained."""
    cards, left, bid, owned = area(s, seat), len(s.hands[seat]), bid_of(s, seat), stacks_of(s, seat)
    lines = [ScoreLine(f"{cards} cards in the area", cards, ("MD-38",))]
    if left:
        lines.append(ScoreLine(f"{left} cards left in hand", -2 * left, ("MD-39",)))
    if bid == owned:
        lines.append(ScoreLine(f"bid {bid} kept", bonus(s, seat), ("MD-40",)))
    elif bid != NONE:
        lines.append(ScoreLine(f"bid {bid} missed with {owned}", 0, ("MD-42",)))
    total = sum([line.points for line in lines])
    if total < 0:
        lines.append(ScoreLine("never below 0", -total, ("MD-43",)))
    return lines
