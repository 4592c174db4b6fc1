"""Storm Dragons: drafting from stacks that lie face-up."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.cards import STACK, STACKS_OF_ROUND, DraftStack, TakeStack
from wyrmhall.games.storm_dragons.playing import Seated
from wyrmhall.games.storm_dragons.rules import OPEN, draw_starting_hands
from wyrmhall.games.storm_dragons.state import StormDragons, with_cards
from wyrmhall.kernel.draft import snake
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Place, Said, Seat, named, said
from wyrmhall.kernel.state import Decision, Event, Step
from wyrmhall.kernel.value import CENTRE, NONE, Value

ROUNDS: Final = {2: 4, 3: 3, 4: 4, 5: 10, 6: 6}  # SD-15 by the number of players
SELECTIONS: Final = {2: 3, 3: 3, 4: 2, 5: 1, 6: 1}  # SD-15 of each player in each round


def stack_size(seats: int) -> int:
    """SD-11 Three cards, with six players four."""
    return 4 if seats == 6 else 3


def cards_each(seats: int) -> int:
    """SD-16 What each player has in the end; SD-17 the rest of the deck stays unused."""
    return ROUNDS[seats] * SELECTIONS[seats] * stack_size(seats)


class Draft(Step[StormDragons]):
    """SD-12 A starter is chosen for the first round."""

    def perform(self, s: StormDragons) -> None:
        s.stock = s.chance.of("stock").shuffle(s.deck())
        if s.starter == NONE:
            s.starter = s.chance.of("starter").below(s.seats)
        s.agenda.append(LayOut())


class LayOut(Step[StormDragons]):
    """SD-11 Nine face-up stacks."""

    def perform(self, s: StormDragons) -> None:
        s.draft_round += 1
        s.picks = 0
        size = stack_size(s.seats)
        laid = from_stock(s, STACKS_OF_ROUND * size)
        s.stacks = [DraftStack(tuple(sorted(laid[at * size : at * size + size])), at) for at in range(STACKS_OF_ROUND)]
        if s.events is not None:
            faces = tuple([card for stack in s.stacks for card in stack.cards])
            parts = named(round=s.draft_round, rounds=ROUNDS[s.seats])
            s.events.append(Event("lays-out", NONE, faces, parts, Place("stock", CENTRE), Place("stack", CENTRE)))
        s.agenda.append(NextPick(s.starter))


def from_stock(s: StormDragons, number: int) -> tuple[int, ...]:
    """SD-19 When the stock is used up, and not before (SD-A4), the discards are shuffled for more: SD-A3."""
    laid = s.stock[:number]
    s.stock = s.stock[number:]
    if len(laid) < number:
        s.stock = s.chance.of("stock").shuffle(s.unselected)
        s.unselected = ()
        s.stock_known = True
        s.say("shuffles-unselected")
        missing = number - len(laid)
        laid += s.stock[:missing]
        s.stock = s.stock[missing:]
    return laid


class NextPick(Seated):
    """SD-13 Clockwise from the starter; SD-14 reversed for each further selection, SD-A5 only within the round."""

    def perform(self, s: StormDragons) -> None:
        if s.picks < s.seats * SELECTIONS[s.seats]:
            s.waiting += (Picking(snake(s.starter, s.seats, s.picks)),)
        else:
            s.agenda.append(EndOfDraftRound())


class Picking(Decision[StormDragons]):
    """SD-13 Each player takes one whole stack."""

    asks = "picking"

    def prompt(self, s: StormDragons) -> Prompt:
        more = SELECTIONS[s.seats] - 1 - s.picks // s.seats
        parts = named(round=s.draft_round, rounds=ROUNDS[s.seats], more=more)
        return Prompt(Said("take-stack", parts), ("SD-13", "SD-15"))

    def options(self, s: StormDragons) -> list[Option]:
        return [STACK[stack.place] for stack in s.stacks]

    def take(self, s: StormDragons, option: Option) -> None:
        assert isinstance(option, TakeStack)
        for stack in s.stacks:
            if stack.place == option.place:
                s.drafted[self.seat] = with_cards(s.drafted[self.seat], stack.cards)
        s.stacks = [stack for stack in s.stacks if stack.place != option.place]
        s.picks += 1
        s.agenda.append(NextPick(s.starter))

    def deed(self, s: StormDragons, option: Option) -> Said:
        stack = s.stacks[self.number(s, option)]
        return said("take-stack", cards=Cards(stack.cards), number=stack.place + 1)

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return Place("stack", CENTRE, self.number(s, option))

    def number(self, s: StormDragons, option: Option) -> int:
        """Which of the stacks that still lie there it is."""
        assert isinstance(option, TakeStack)
        return [stack.place for stack in s.stacks].index(option.place)

    def announce(self, s: StormDragons, option: Option) -> None:
        if s.events is not None:
            stack, places = s.stacks[self.number(s, option)], (self.target(s, option), Place("drafted", self.seat))
            parts = named(number=stack.place + 1)
            s.events.append(Event("takes-stack", self.seat, stack.cards, parts, *places))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("stack-taken" if isinstance(option, TakeStack) else "take-a-stack", ("SD-13",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("another-takes-stack", rival=Seat(self.seat)), ("SD-13", "SD-14"))


class EndOfDraftRound(Step[StormDragons]):
    """SD-18 Unselected stacks go to a common discard pile; SD-12 the start moves clockwise."""

    def perform(self, s: StormDragons) -> None:
        for stack in s.stacks:
            s.unselected = with_cards(s.unselected, stack.cards)
        s.stacks = []
        if s.draft_round < ROUNDS[s.seats]:
            s.starter = s.setup.clockwise[s.starter][0]
            s.agenda.append(LayOut())
        else:
            s.agenda.append(EndOfDraft())


class EndOfDraft(Step[StormDragons]):
    """SD-10 The drafted cards are the draw piles; SD-21 who started the last draft round plays first: SD-A6."""

    def perform(self, s: StormDragons) -> None:
        for seat in range(s.seats):
            s.known_cards[seat] = s.drafted[seat]  # SD-125 all have seen them
            s.draws[seat] = s.chance.of("deck", seat).shuffle(s.drafted[seat])
            s.drafted[seat] = ()
        s.box = tuple(sorted(s.stock + s.unselected))  # SD-17
        s.stock = s.unselected = ()
        s.stock_known = False
        draw_starting_hands(s)
        s.agenda.append(OPEN[s.starter])


DRAFTING: Final[tuple[type[Value], ...]] = (Draft, LayOut, NextPick, Picking, EndOfDraftRound, EndOfDraft)
