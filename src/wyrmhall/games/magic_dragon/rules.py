"""Magic Dragon, as the rule book tells it.  MD-n is the clause of rules.md that a line obeys."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.magic_dragon.cards import Bid, Claim, Play, Stack
from wyrmhall.games.magic_dragon.state import MagicDragon
from wyrmhall.kernel.knowledge import HoldsOneOf
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Named, Place, Said, Seat, named, said
from wyrmhall.kernel.score import ScoreLine, total
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Decision, Event, Step, without
from wyrmhall.kernel.value import CENTRE, NONE, Value

MOST_SEATS: Final = 5  # MD-A1
HAND_SIZE: Final = 7  # MD-6
TARGET: Final = 40  # MD-46
LAST_ROUND: Final = 60  # MD-A26
EXTRA_ROUNDS: Final = 10  # MD-A26


# --- Set-up of a round --------------------------------------------------------------------------


class Deal(Step[MagicDragon]):
    """MD-6 The dealer shuffles all cards and deals seven to each.  MD-7 The rest is put aside unseen."""

    def perform(self, s: MagicDragon) -> None:
        s.round += 1
        if s.tied:  # MD-A20 an extra round: only the tied players go on
            s.playing, s.tied = s.tied, ()
            s.extra += 1
        deck = s.chance.of("deal").deal(
            s.cards.deck, HAND_SIZE * len(s.playing)
        )  # MD-36 all of them, the unused ones too
        dealt = 0
        s.hands = [()] * s.seats
        for seat in s.playing:
            s.hands[seat] = tuple(sorted(deck[dealt : dealt + HAND_SIZE]))  # MD-8
            dealt += HAND_SIZE
            if s.events is not None:
                s.say("is-dealt", seat, s.hands[seat], audience=(seat,))
        s.aside = deck[dealt:]
        s.stacks = []
        s.bids = ()  # MD-36
        s.passed = ()
        s.lacks = (0,) * s.seats
        s.starter = NONE
        s.opener = s.left_of(s.dealer)
        see_what_is_playable(s)
        s.agenda.append(BIDDING[s.opener])  # MD-9, MD-11


# --- Bidding ------------------------------------------------------------------------------------


class Bidding(Decision[MagicDragon]):
    """MD-11 The player on the dealer's left bids first; then clockwise, each exactly once."""

    asks = "bid"

    def prompt(self, s: MagicDragon) -> Prompt:
        return Prompt("bid", ("MD-10", "MD-12"))

    def options(self, s: MagicDragon) -> list[Option]:
        """MD-12 One of the remaining bid cards.  MD-A18"""
        left = s.cards.bids[:]
        for bid in s.bids:
            left[bid] -= 1
        return [s.cards.bid[number] for number in range(len(left)) if left[number] > 0]

    def take(self, s: MagicDragon, option: Option) -> None:
        assert isinstance(option, Bid)
        s.bids += (option.number,)  # MD-13
        left = s.left_of(self.seat)
        if len(s.bids) < len(s.playing):
            s.agenda.append(BIDDING[left])
        else:
            s.agenda.append(Turn(left))  # MD-14 who bid first starts

    def deed(self, s: MagicDragon, option: Option) -> Said:
        assert isinstance(option, Bid)
        return said("bid", number=option.number, bonus=s.bonus[option.number])

    def announce(self, s: MagicDragon, option: Option) -> None:
        if s.events is not None:
            assert isinstance(option, Bid)
            bid = named(number=option.number, bonus=s.bonus[option.number])
            s.events.append(Event("bids", self.seat, (), bid))

    def others(self, s: MagicDragon, seat: int, option: Option | None) -> Refusal:
        bid = bid_of(s, seat)
        if bid != NONE:
            return Refusal(said("bid-stands", number=bid), ("MD-11", "MD-13"))
        return Refusal(said("bids-before-you", rival=Seat(self.seat)), ("MD-11", "MD-9"))

    def refusal(self, s: MagicDragon, option: Option) -> Refusal:
        if isinstance(option, Play):
            return Refusal("bidding-first", ("MD-9",))
        if not isinstance(option, Bid):
            return Refusal("everybody-bids", ("MD-11", "MD-9", "MD-16"))
        if option.number >= len(s.cards.bids) or not s.cards.bids[option.number]:
            return Refusal(said("no-such-bid", number=option.number), ("MD-4", "MD-12"))
        left = tuple([bid.number for bid in self.options(s) if isinstance(bid, Bid)])
        return Refusal(said("bids-taken", number=option.number, left=left), ("MD-12", "MD-4", "MD-A18"))


# --- Turn ---------------------------------------------------------------------------------------


class Turn(Step[MagicDragon]):
    """This seat is to play, or if it cannot, the next one that can."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: MagicDragon) -> None:
        right = s.setup.clockwise[self.seat][-2]
        pass_turn(s, right)


def pass_turn(s: MagicDragon, last: int) -> None:
    """MD-15 Play goes clockwise.  MD-17 Who has no playable card is skipped.  MD-35 If nobody has, the round ends."""
    playable = s.fitting | s.starting | s.casting  # asked at every turn, so written out
    for seat in s.setup.clockwise[last]:  # MD-A15 everybody is tested again before each turn
        for card in s.hands[seat]:
            if playable & 1 << card and seat not in s.passed:
                if seat != s.setup.clockwise[last][0]:
                    note_skips(s, last, seat)
                s.waiting = AWAITED[seat]  # MD-16; not by the agenda, for this happens at every turn
                return
    s.agenda.append(EndOfRound())  # MD-35, MD-A16


def note_skips(s: MagicDragon, last: int, playing: int) -> None:
    """Everybody sees who is skipped, and so that no card there is playable."""
    for seat in s.setup.clockwise[last]:
        if seat == playing:
            return
        if seat in s.playing and seat not in s.passed:
            note_lack(s, seat, s.playable())
            s.say("is-skipped", seat)


def note_lack(s: MagicDragon, seat: int, kinds: int) -> None:
    """The seat has shown that it holds none of these."""
    s.lacks = s.lacks[:seat] + (s.lacks[seat] | kinds,) + s.lacks[seat + 1 :]


class Playing(Decision[MagicDragon]):
    """MD-16 A player who has a playable card must play one, and chooses which.  MD-53 It is of the own hand."""

    asks = "play"

    def prompt(self, s: MagicDragon) -> Prompt:
        if not s.stacks:
            return Prompt("open-the-round", ("MD-14",))
        fits = sorted({option.card for option in self.options(s)})
        if len(fits) == 1:
            return Prompt(said("only-card", cards=Cards((fits[0],))), ("MD-16",))
        if not any([NONE < card < s.cards.dragons for card in fits]):
            return Prompt("may-cast" if s.house.spells_optional else "must-cast", ("MD-16", "MD-A17"))
        return Prompt("play", ("MD-16",))

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
                        if stack.takes & bit:  # MD-18, MD-32; of several any: MD-34, MD-A9, MD-A10
                            found.append(on_hidden(s, card, stack) if is_hidden(s, stack) else onto[stack.dragon])
                if starting & bit:
                    found.append(cards.start[card])  # MD-20, even if it could claim a stack: MD-A7
            elif card != last and s.casting:  # equal spells are one option
                last = card
                if not found and s.house.spells_optional:
                    found.append(cards.passing)  # MD-A17 no dragon is playable: they stand before the spells
                for stack in stacks:
                    if stack.kin:  # MD-26 on a dragon; MD-27 never on a spell
                        if card == cards.color:
                            found += cards.cast_color[stack.dragon]  # MD-31 any of the five: MD-A8
                        else:
                            found.append(cards.put[card][stack.dragon])
        return found

    def take(self, s: MagicDragon, option: Option) -> None:
        if isinstance(option, Play):
            if s.starter == NONE:
                s.starter = self.seat
            s.hands[self.seat] = without(s.hands[self.seat], option.card)
            lay(s, option, self.seat)
            see_what_is_playable(s)
            s.passed = ()
        else:
            s.passed += (self.seat,)  # MD-A17
            note_lack(s, self.seat, s.fitting | s.starting)
        pass_turn(s, self.seat)  # MD-15, MD-54

    def deed(self, s: MagicDragon, option: Option) -> Said:
        if not isinstance(option, Play):
            return Said("pass")
        return Said(DEEDS[kind_of_play(s, option, self.seat)], named_of_play(s, option))

    def target(self, s: MagicDragon, option: Option) -> Place | None:
        if not isinstance(option, Play):
            return None
        if option.target == NONE:
            return Place("stack", self.seat)  # MD-21
        place = place_of(s, option)
        return Place("stack", s.stacks[place].owner, place)

    def announce(self, s: MagicDragon, option: Option) -> None:
        """What the card does to which stack, whose it is, and how many cards that makes."""
        if s.events is None:
            return
        if not isinstance(option, Play):
            s.say("passes", self.seat)
            return
        kind = kind_of_play(s, option, self.seat)
        owner = CENTRE if kind in ("burns", "recolours") else self.seat
        if kind == "freezes":
            owner = s.stacks[place_of(s, option)].owner  # MD-28
        place = place_of(s, option) if option.target != NONE else len(s.stacks)
        s.events.append(
            Event(
                kind,
                self.seat,
                (option.card,),
                named_of_play(s, option) + named(whose=whose(s, option, self.seat)),
                Place("hand", self.seat),
                Place("stack", owner, place),
            )
        )

    def others(self, s: MagicDragon, seat: int, option: Option | None) -> Refusal:
        turn = ("MD-15", "MD-17") if s.stacks else ("MD-15", "MD-17", "MD-14")
        return out_of_turn(s, seat, option, said("not-your-turn", rival=Seat(self.seat)), turn)

    def implies(self, s: MagicDragon) -> tuple[Value, ...]:
        return (HoldsOneOf("hand", self.seat, s.playable()),)  # MD-17 or it would have been skipped

    def considered(self, s: MagicDragon, card: int) -> list[Option]:
        cards = s.cards
        found: list[Option] = [cards.start[card] if card < cards.dragons else cards.notation[cards.faces[card]]]
        for stack in s.stacks:
            if card < cards.dragons and not (stack.kin | stack.takes) >> card & 1:
                continue  # a stack of another colour says nothing about this dragon
            if is_hidden(s, stack):
                found.append(on_hidden(s, card, stack))
            elif card == cards.color:
                found += cards.cast_color[stack.dragon]
            else:
                found.append(cards.put[card][stack.dragon])
        return found

    def refusal(self, s: MagicDragon, option: Option) -> Refusal:
        if isinstance(option, Bid):
            return Refusal(said("bid-stands", number=bid_of(s, self.seat)), ("MD-13", "MD-11", "MD-9"))
        if not isinstance(option, Play):
            if s.house.spells_optional:
                return Refusal(said("a-dragon-fits", cards=self.fitting(s)), ("MD-A17", "MD-16"))
            return Refusal(said("a-card-fits", cards=self.fitting(s)), ("MD-16", "MD-17", "MD-A17"))
        if option.card not in s.hands[self.seat]:
            return Refusal(said("not-in-hand", cards=Cards((option.card,))), ("MD-53",))
        if option.target == NONE:
            return why_not_alone(s, option.card)
        if isinstance(option, Claim):
            return why_not_claimed(s, option)
        if option.target >= s.cards.dragons:
            return why_not_on_spell(s, option.card, option.target)
        for stack in s.stacks:
            if stack.dragon == option.target and not is_hidden(s, stack):
                return why_not_on(s, option, stack)
        place = ("MD-18",) if option.card < s.cards.dragons else ("MD-26",)
        return Refusal(said("no-such-stack", cards=Cards((option.target,))), place)

    def fitting(self, s: MagicDragon) -> Cards:
        """The cards of the hand that can be played."""
        return Cards(tuple(sorted({option.card for option in self.options(s)})))


BIDDING: Final = [Bidding(seat) for seat in range(MOST_SEATS)]
AWAITED: Final = [(Playing(seat),) for seat in range(MOST_SEATS)]  # by the seat that is to play


# --- Placing dragons, capturing, casting spells ---------------------------------------------------


def lay(s: MagicDragon, play: Play, seat: int) -> None:
    """Put the card on its stack, and the stack where the clause sends it."""
    card, cards = play.card, s.cards
    if play.target == NONE:
        s.stacks.append(cards.topped((card,), seat, NONE, card))  # MD-21 in the player's own area
        return
    place = place_of(s, play)
    stack = s.stacks[place]
    owner = seat  # MD-24 captured, MD-25 any number of times; MD-32 claimed, by anybody: MD-A12
    if card == cards.ice:
        owner = stack.owner  # MD-28 it does not move, whoever cast it: MD-A14
    elif card >= cards.fire:
        owner = CENTRE  # MD-30, MD-31
    s.stacks[place] = cards.topped(stack.cards + (card,), owner, play.named, stack.dragon)


def place_of(s: MagicDragon, play: Play) -> int:
    """Where the stack lies that the card goes on."""
    if isinstance(play, Claim):
        return s.stacks.index(waiting_stacks(s)[play.place])
    place = 0
    while s.stacks[place].dragon != play.target:
        place += 1
    return place


DEEDS: Final = {  # what a player does, as an order
    "starts": "start",
    "raises": "raise",
    "captures": "capture",
    "claims": "claim",
    "freezes": "freeze",
    "burns": "burn",
    "recolours": "recolour",
}


def kind_of_play(s: MagicDragon, play: Play, seat: int) -> str:
    """What the card does to the stack it goes on."""
    cards = s.cards
    if play.target == NONE:
        return "starts"
    if play.card >= cards.dragons:
        return "freezes" if play.card == cards.ice else "burns" if play.card == cards.fire else "recolours"
    stack = s.stacks[place_of(s, play)]
    if stack.named != NONE:
        return "claims"
    return "raises" if stack.owner == seat else "captures"


def named_of_play(s: MagicDragon, play: Play) -> Named:
    """The card; of the stack it goes on whose it is and how many cards that makes; a colour; what a spell covers."""
    card = Cards((play.card,))
    if play.target == NONE:
        return named(cards=card, colour=s.cards.colour_of(play.card))
    stack = s.stacks[place_of(s, play)]
    colour = s.cards.colour_names[play.named] if play.named != NONE else ""
    parts = named(cards=card, rival=Seat(stack.owner), size=len(stack.cards) + 1, colour=colour)
    return parts + named(top=Cards((stack.dragon,))) if play.card >= s.cards.dragons else parts  # MD-27 it lies open


def whose(s: MagicDragon, play: Play, seat: int) -> str:
    """Whether the stack that the card goes on is the player's own."""
    return "own" if play.target != NONE and s.stacks[place_of(s, play)].owner == seat else "other"


def waiting_stacks(s: MagicDragon) -> list[Stack]:
    """MD-31 The stacks in the centre that wait for a colour, as they lie."""
    return [stack for stack in s.stacks if stack.named != NONE]


def is_hidden(s: MagicDragon, stack: Stack) -> bool:
    """MD-A23 Whether nobody may look at the dragon by which a stack is called elsewhere: a spell covers it."""
    return not stack.kin and not s.house.covered_cards_visible


def on_hidden(s: MagicDragon, card: int, stack: Stack) -> Option:
    """The card on a stack of which only the spell on top can be seen."""
    if card < s.cards.dragons and stack.named != NONE:
        return s.cards.claim[card][waiting_stacks(s).index(stack)]
    joint = "x" if card < s.cards.dragons else "/"
    return s.cards.notation[s.cards.faces[card] + joint + s.cards.faces[stack.cards[-1]]]


def see_what_is_playable(s: MagicDragon) -> None:
    """Which dragons fit on a stack, which may start one, and whether there is a dragon for spells."""
    cards = s.cards
    fitting = visible = 0
    for stack in s.stacks:
        fitting |= stack.takes  # MD-18, MD-32
        visible |= stack.kin
    s.casting = cards.all_spells if visible else 0  # MD-26; so the first card is a dragon: MD-14, MD-A4, MD-A25
    if s.house.named_colour_blocks_new_stack:
        for stack in s.stacks:
            visible |= cards.of_colour[stack.named] if stack.named != NONE else 0  # MD-A6
    s.fitting = fitting
    s.starting = cards.all_dragons & ~visible  # MD-20


def out_of_turn(s: MagicDragon, seat: int, option: Option | None, why: Said, clauses: tuple[str, ...]) -> Refusal:
    """Why a seat cannot play while it is not asked: the turn, and whatever else would forbid this play."""
    if option is None or option in Playing(seat).options(s):
        return Refusal(why, clauses)
    also = Playing(seat).refusal(s, option)
    return Refusal(said("besides", why=why, also=also.said), clauses + also.clauses)


def why_not_alone(s: MagicDragon, card: int) -> Refusal:
    """Why this card cannot start a stack."""
    if card >= s.cards.dragons:
        return Refusal("spell-starts-no-stack", ("MD-27",) if s.stacks else ("MD-27", "MD-14", "MD-A4"))
    colour = s.cards.colour_of(card)
    for stack in s.stacks:
        if stack.kin >> card & 1:
            return Refusal(said("colour-lies", colour=colour, cards=Cards((stack.dragon,))), ("MD-20",))
    return Refusal(said("colour-awaited", colour=colour), ("MD-A6", "MD-20"))


def why_not_on(s: MagicDragon, play: Play, stack: Stack) -> Refusal:
    """Why this card cannot go on that stack."""
    cards, top = s.cards, stack.cards[-1]
    if top == cards.color and play.card < cards.dragons:
        waits = said("stack-waits", colour=cards.colour_names[stack.named])
        return Refusal(waits, ("MD-32", "MD-31", "MD-22", "MD-19", "MD-18"))
    if top >= cards.dragons:
        return why_not_on_spell(s, play.card, top)
    if play.card >= cards.dragons:
        return Refusal("name-a-colour", ("MD-31",))
    card, colour = Cards((play.card,)), cards.colour_of(stack.dragon)
    if stack.kin >> play.card & 1:
        return Refusal(said("too-small", cards=card, colour=colour, top=Cards((stack.dragon,))), ("MD-19", "MD-18"))
    other = cards.colour_of(play.card)
    return Refusal(said("other-colour", cards=card, colour=colour, other=other), ("MD-19", "MD-18"))


def why_not_claimed(s: MagicDragon, claim: Claim) -> Refusal:
    """Why this dragon cannot claim that waiting stack."""
    if s.house.covered_cards_visible:
        return Refusal("name-the-dragon", ("MD-32", "MD-A23"))
    lying = waiting_stacks(s)
    if claim.place >= len(lying):
        return Refusal("no-such-waiting-stack", ("MD-32", "MD-31", "MD-A23"))
    colour = s.cards.colour_names[lying[claim.place].named]
    return Refusal(said("stack-waits", colour=colour), ("MD-32", "MD-31", "MD-22", "MD-19", "MD-18"))


def why_not_on_spell(s: MagicDragon, card: int, spell: int) -> Refusal:
    """Why this card cannot go on a stack with this spell on top."""
    if card >= s.cards.dragons:
        also = ("MD-29",) if spell == s.cards.ice else ("MD-30",) if spell == s.cards.fire else ()
        return Refusal("spell-on-spell", ("MD-27", "MD-A13", "MD-26") + also)
    if spell == s.cards.ice:
        return Refusal("frozen", ("MD-29", "MD-23", "MD-28", "MD-A13", "MD-18", "MD-19"))
    return Refusal("burnt", ("MD-23", "MD-30", "MD-18", "MD-19"))


# --- End of a round, end of the game --------------------------------------------------------------


class EndOfRound(Step[MagicDragon]):
    """The round is scored, and the next one dealt unless the game is over."""

    def perform(self, s: MagicDragon) -> None:
        if s.events is not None:
            s.say("round-over")  # MD-35
            for seat in s.playing:
                tell_score(s, seat)
        s.scores = tuple([s.scores[seat] + round_score(s, seat) for seat in range(s.seats)])
        s.dealer = next_dealer(s)
        if max(s.scores) >= TARGET or s.round >= LAST_ROUND:  # MD-46, MD-A22, MD-A26
            best = leaders(s)
            if len(best) == 1 or not is_extra_round_due(s):
                s.winners = best
                if s.events is not None:
                    for seat in best:
                        s.events.append(Event("wins", seat, (), named(points=s.scores[seat])))
                return
            s.tied = best
        s.agenda.append(Deal())


def tell_score(s: MagicDragon, seat: int) -> None:
    """What the round brings to a seat, and how that comes about."""
    assert s.events is not None
    lines = score_lines(s, seat)
    points, bid, owned = round_score(s, seat), bid_of(s, seat), stacks_of(s, seat)
    score = named(points=points, sum=s.scores[seat] + points, bid=bid, owned=owned, bonus=bonus(s, seat))
    s.events.append(Event("scores", seat, (), score, lines=tuple(lines)))


def next_dealer(s: MagicDragon) -> int:
    """MD-37 The player who started deals; MD-A5 that is the seat on the dealer's left, even if it was skipped."""
    if s.house.dealer_after_skip == "actual_starter" and s.starter != NONE:
        return s.starter
    return s.opener


def leaders(s: MagicDragon) -> tuple[int, ...]:
    """MD-47 The highest total wins; MD-48 of equals who has most cards in the own area; MD-A20 else they share."""
    rank = [(s.scores[seat], area(s, seat)) for seat in s.playing]
    best = max(rank)
    return tuple([s.playing[i] for i in range(len(rank)) if rank[i] == best])


def is_extra_round_due(s: MagicDragon) -> bool:
    """MD-A20 If the house wants the tie to be played out; MD-A26 but not for ever."""
    return s.house.final_tie == "extra_round" and s.extra < EXTRA_ROUNDS and s.round < LAST_ROUND


# --- Scoring a round ----------------------------------------------------------------------------


def area(s: MagicDragon, seat: int) -> int:
    """MD-38 How many playing cards lie in the seat's area: MD-44 not in the centre, MD-45 no bid cards, MD-A21."""
    cards = 0
    for stack in s.stacks:
        if stack.owner == seat:
            cards += len(stack.cards)
    return cards


def stacks_of(s: MagicDragon, seat: int) -> int:
    """MD-10 How many stacks the seat owns; frozen ones count (MD-29), those in the centre do not (MD-44)."""
    stacks = 0
    for stack in s.stacks:
        if stack.owner == seat:
            stacks += 1
    return stacks


def bid_of(s: MagicDragon, seat: int) -> int:
    """The seat's bid of this round, NONE if it has made none."""
    return bid_among(s.setup, s.bids, s.opener, s.playing, seat)


def bid_among(setup: Setup, bids: tuple[int, ...], opener: int, playing: tuple[int, ...], seat: int) -> int:
    """MD-11 The first bid is the opener's, the others follow clockwise."""
    if seat == opener:
        return bids[0] if bids else NONE
    place = 1
    for bidder in setup.clockwise[opener]:
        if bidder == seat:
            return bids[place] if place < len(bids) and seat in playing else NONE
        if bidder in playing:
            place += 1
    return NONE


def bonus(s: MagicDragon, seat: int) -> int:
    """MD-40 The bonus on the bid card if as many stacks are owned; MD-42 a wrong bid costs nothing."""
    owned = stacks_of(s, seat)
    return s.bonus[owned] if bid_of(s, seat) == owned else 0


def round_score(s: MagicDragon, seat: int) -> int:
    """MD-43 The whole sum, raised to 0 if negative: MD-A19 once, bonus included."""
    if seat not in s.playing:
        return 0
    points = area(s, seat) - 2 * len(s.hands[seat]) + bonus(s, seat)  # MD-38, MD-39, MD-40
    return points if points > 0 else 0


def score_lines(s: MagicDragon, seat: int) -> list[ScoreLine]:
    """The same score, explained."""
    return explained(s.bonus, area(s, seat), len(s.hands[seat]), bid_of(s, seat), stacks_of(s, seat))


def explained(bonus: tuple[int, ...], cards: int, left: int, bid: int, owned: int) -> list[ScoreLine]:
    """What so many cards in the area and in hand come to, with a bid and the stacks owned."""
    lines = [ScoreLine(said("cards-in-area", number=cards), cards, ("MD-38",))]
    if left:
        lines.append(ScoreLine(said("cards-in-hand", number=left), -2 * left, ("MD-39",)))
    if bid == owned:
        lines.append(ScoreLine(said("bid-kept", bid=bid), bonus[owned], ("MD-40",)))
    elif bid != NONE:
        lines.append(ScoreLine(said("bid-missed", bid=bid, owned=owned), 0, ("MD-42",)))
    if total(lines) < 0:
        lines.append(ScoreLine("never-below-0", -total(lines), ("MD-43",)))
    return lines
