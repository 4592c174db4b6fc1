"""Fairy Tale, as the rule book tells it.  FT-n is the clause of rules.md that a line obeys."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.fairy_tale.applying import REVEAL
from wyrmhall.games.fairy_tale.cards import MOST_SEATS
from wyrmhall.games.fairy_tale.deck import draw
from wyrmhall.games.fairy_tale.memory import PICKS, passes_left
from wyrmhall.games.fairy_tale.scoring import sheet_of, winners_of
from wyrmhall.games.fairy_tale.state import FairyTale
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.score import in_words, total
from wyrmhall.kernel.state import Decision, SecretDecision, Step, without
from wyrmhall.kernel.value import NONE

HAND_SIZE: Final = 5  # FT-11
PLAYS: Final = 3  # FT-17
DRAFTS: Final = 4  # FT-10
LAST_PLAY_STAGE: Final = 8  # FT-10
SCORING_STAGE: Final = 9  # FT-10

Awaited = tuple[Decision[FairyTale], ...]


# --- Draft stage --------------------------------------------------------------------------------


class Deal(Step[FairyTale]):
    """FT-11 Five cards to each player from the deck."""

    def perform(self, s: FairyTale) -> None:
        s.stage += 1  # FT-10
        s.step = 0
        for seat in s.from_dealer():
            if not s.hands[seat]:
                s.hands[seat] = tuple(sorted(draw(s, HAND_SIZE)))
                if s.events is not None:
                    s.say("is dealt", seat, s.hands[seat], audience=(seat,))
        s.agenda.append(PICK_ROUND)  # FT-12 all pick up their cards at the same time


class PickRound(Step[FairyTale]):
    """FT-13 Each player chooses one card of the pack in hand, until no hand is left: FT-15, FT-A3."""

    def perform(self, s: FairyTale) -> None:
        for hand in s.hands:
            if len(hand) > 1:
                s.agenda.append(PASS_ON)
                s.waiting = those_who_hold_cards(s, PICKING[s.seats])
                return
        for seat in range(s.seats):
            if s.hands[seat]:
                pick(s, seat, s.hands[seat][0])  # FT-15 the last card of a pack is no choice
        s.agenda.append(TAKE_UP)


def those_who_hold_cards(s: FairyTale, asked: Awaited) -> Awaited:
    """All of them, except where the cards did not suffice, or in a position of a record."""
    for hand in s.hands:
        if not hand:
            return tuple([each for each in asked if s.hands[each.seat]])
    return asked


class Pick(SecretDecision[FairyTale]):
    """FT-13 One card, put face-down before oneself."""

    def prompt(self, s: FairyTale) -> Prompt:
        to = "left" if passes_left(s.stage // 2) > 0 else "right"
        return Prompt(f"Keep one card of this pack; the rest goes to the {to}.", ("FT-13", "FT-14"))

    def options(self, s: FairyTale) -> list[Option]:
        return titles_in_hand(s, self.seat)

    def open(self, s: FairyTale, option: Option) -> None:
        pick(s, self.seat, option.card)

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return not_in_hand(s, option, "this card is not in the pack in your hand", ("FT-13",))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal("you have no pack in hand", ("FT-13", "FT-15"))


def pick(s: FairyTale, seat: int, card: int) -> None:
    """The card lies face-down before the seat, which will remember what it passes on."""
    rest = without(s.hands[seat], card)
    s.hands[seat] = rest
    s.picked[seat] += (card,)
    saw = s.saw[seat]
    missing = s.stage // 2 * PICKS + len(s.picked[seat]) - 1 - len(saw)
    if missing:  # what others saw, in an imagined world
        saw += ((),) * missing
    s.saw[seat] = saw + (rest + (card,),)  # FT-60


def titles_in_hand(s: FairyTale, seat: int) -> list[Option]:
    """The different titles in a hand; equal cards are one option."""
    title, last = s.cards.title, NONE
    found: list[Option] = []
    for card in s.hands[seat]:
        if card != last:
            found.append(title[card])
            last = card
    return found


def not_in_hand(s: FairyTale, option: Option, reason: str, clauses: tuple[str, ...]) -> Refusal:
    if 0 <= option.code < len(s.cards.title):
        return Refusal(reason, (*clauses, "FT-57"))
    return Refusal("choose a card by its title", clauses)


class PassOn(Step[FairyTale]):
    """FT-14 The rest goes to a neighbour: left in stages 1 and 5, right in stages 3 and 7."""

    def perform(self, s: FairyTale) -> None:
        if passes_left(s.stage // 2) > 0:
            s.hands = s.hands[-1:] + s.hands[:-1]
        else:
            s.hands = s.hands[1:] + s.hands[:1]
        if s.events is not None:
            s.say("pass on", note="left" if passes_left(s.stage // 2) > 0 else "right")
        s.agenda.append(PICK_ROUND)


class TakeUp(Step[FairyTale]):
    """FT-17 The five drafted cards form the hand."""

    def perform(self, s: FairyTale) -> None:
        s.stage += 1  # FT-10
        for seat in range(s.seats):
            s.hands[seat] = tuple(sorted(s.hands[seat] + s.picked[seat]))
            s.picked[seat] = ()
            s.played[seat] += ((),)
        s.agenda.append(PLAY_STEP)


# --- Play stage ---------------------------------------------------------------------------------


class PlayStep(Step[FairyTale]):
    """FT-18 Each player puts one card face-down; FT-17 three times."""

    def perform(self, s: FairyTale) -> None:
        s.step += 1
        s.revealed = [()] * s.seats
        s.hunted = ()
        s.agenda += (END_OF_STEP, REVEAL)  # FT-19 effects come before the next step
        s.waiting = those_who_hold_cards(s, PLAYING[s.seats])


class Play(SecretDecision[FairyTale]):
    """FT-18 One card of the hand, face-down until all are turned up together."""

    def prompt(self, s: FairyTale) -> Prompt:
        return Prompt(f"Play a card face-down: {s.step} of {PLAYS}. All are turned up together.", ("FT-17", "FT-18"))

    def options(self, s: FairyTale) -> list[Option]:
        return titles_in_hand(s, self.seat)

    def open(self, s: FairyTale, option: Option) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], option.card)
        lay(s, self.seat, option.card)

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return not_in_hand(s, option, "this card is not in your hand", ("FT-17", "FT-18"))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal("you have no card to play", ("FT-17", "FT-18"))


def lay(s: FairyTale, seat: int, card: int) -> None:
    """The card is turned up before the seat."""
    s.tableaus[seat] += (s.cards.up[card],)
    s.revealed[seat] = (card,)
    played = s.played[seat]
    s.played[seat] = played[:-1] + (played[-1] + (card,),)
    if s.events is not None:
        s.say("reveals", seat, (card,))


class TurnUp(Step[FairyTale]):
    """A record says which cards are turned up now: by seat, NONE for nothing."""

    fields = ("cards",)

    def __init__(self, cards: tuple[int, ...]) -> None:
        self.cards = cards

    def perform(self, s: FairyTale) -> None:
        s.revealed = [()] * s.seats
        s.hunted = ()
        for seat, card in enumerate(self.cards):
            if card != NONE:
                if card in s.hands[seat]:
                    s.hands[seat] = without(s.hands[seat], card)
                else:
                    s.stock = without(s.stock, card)
                lay(s, seat, card)
        s.agenda += (END_OF_STEP, REVEAL)


class EndOfStep(Step[FairyTale]):
    """FT-17, FT-19 Three steps, one after the other."""

    def perform(self, s: FairyTale) -> None:
        s.agenda.append(PLAY_STEP if s.step < PLAYS and any(s.hands) else DISCARD)


class Discard(Step[FairyTale]):
    """FT-20 After three steps the unused cards go face-down to the discards: all of them, FT-A18.

    FT-22 Before each player then lie three cards more.
    """

    def perform(self, s: FairyTale) -> None:
        for seat in range(s.seats):
            hand = s.hands[seat]
            s.discards += hand
            s.unused += (len(hand),)
            s.thrown[seat] += hand
            s.hands[seat] = s.drew[seat] = ()
            if s.events is not None:
                s.say("discards", seat, hand, audience=(seat,))
        s.step = 0
        if s.stage >= LAST_PLAY_STAGE:
            s.agenda.append(SCORING)
            return
        if s.house.dealer_rotates:
            s.dealer = s.setup.clockwise[s.dealer][0]  # FT-A4
        s.agenda.append(DEAL)


# --- Scoring ------------------------------------------------------------------------------------


class Scoring(Step[FairyTale]):
    """Stage 9: names for the Tricksters, then the totals."""

    def perform(self, s: FairyTale) -> None:
        s.stage = SCORING_STAGE
        if not s.house.trick_auto:
            for seat in range(s.seats):
                unnamed = tricksters(s, seat) - len(s.trickster[seat])
                if unnamed > 0:
                    Naming(seat, unnamed).perform(s)
        if s.waiting:
            s.agenda.append(TOTALS)
        else:
            TOTALS.perform(s)


def tricksters(s: FairyTale, seat: int) -> int:
    """FT-A26 How many Tricksters lie face-up before the seat."""
    return sum([s.cards.almighty >> card & 1 for card in s.face_up(seat)])


class Naming(SecretDecision[FairyTale]):
    """FT-47 The Trickster counts as having one other card name, of its owner's choice: FT-A31 who has it now."""

    fields = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number  # FT-A30 each Trickster has a name of its own

    def prompt(self, s: FairyTale) -> Prompt:
        return Prompt("Which card name does your Trickster take?", ("FT-47", "FT-A26"))

    def options(self, s: FairyTale) -> list[Option]:
        return [option for option in s.cards.title if not s.cards.almighty >> option.card & 1]

    def then(self, s: FairyTale) -> SecretDecision[FairyTale] | None:
        return Naming(self.seat, self.number - 1) if self.number > 1 else None

    def open(self, s: FairyTale, option: Option) -> None:
        s.trickster[self.seat] += (option.card,)

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return Refusal("it takes the name of another card", ("FT-47",))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal("you have no Trickster that needs a name", ("FT-47", "FT-A26"))


class Totals(Step[FairyTale]):
    """FT-40 Face-up cards are added up; FT-46 the highest total wins."""

    def perform(self, s: FairyTale) -> None:
        sheet = sheet_of(s)
        s.trickster = sheet.names[:]
        totals: list[int] = []
        for seat in range(s.seats):
            if s.events is None:
                totals.append(sheet.total(seat))
            else:
                lines = sheet.lines(seat)
                totals.append(total(lines))
                s.say("scores", seat, (), in_words(lines))
        s.scores = tuple(totals)
        s.winners = winners_of(s)


DEAL: Final = Deal()
PICK_ROUND: Final = PickRound()
PASS_ON: Final = PassOn()
TAKE_UP: Final = TakeUp()
PLAY_STEP: Final = PlayStep()
END_OF_STEP: Final = EndOfStep()
DISCARD: Final = Discard()
SCORING: Final = Scoring()
TOTALS: Final = Totals()
PICKING: Final[list[Awaited]] = [tuple([Pick(seat) for seat in range(seats)]) for seats in range(MOST_SEATS + 1)]
PLAYING: Final[list[Awaited]] = [tuple([Play(seat) for seat in range(seats)]) for seats in range(MOST_SEATS + 1)]
