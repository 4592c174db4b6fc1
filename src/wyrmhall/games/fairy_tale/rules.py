"""Fairy Tale, as the rule book tells it.  FT-n is the clause of rules.md that a line obeys."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.fairy_tale.applying import REVEAL
from wyrmhall.games.fairy_tale.cards import MOST_SEATS
from wyrmhall.games.fairy_tale.deck import draw
from wyrmhall.games.fairy_tale.memory import PICKS, passes_left
from wyrmhall.games.fairy_tale.scoring import sheet_of, winners_of
from wyrmhall.games.fairy_tale.state import FairyTale
from wyrmhall.games.fairy_tale.telling import changed, waited_for
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Cause, Place, Said, Seat, named, said
from wyrmhall.kernel.score import total
from wyrmhall.kernel.state import Decision, Event, SecretDecision, Step, without
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
                    origin, to = Place("deck"), Place("hand", seat)
                    s.events.append(Event("is-dealt", seat, s.hands[seat], (), origin, to, audience=(seat,)))
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
        if s.events is not None:
            s.events.append(Event("draft-ends", origin=Place("picked"), to=Place("hand")))
        s.agenda.append(TAKE_UP)


def those_who_hold_cards(s: FairyTale, asked: Awaited) -> Awaited:
    """All of them, except where the cards did not suffice, or in a position of a record."""
    for hand in s.hands:
        if not hand:
            return tuple([each for each in asked if s.hands[each.seat]])
    return asked


class Pick(SecretDecision[FairyTale]):
    """FT-13 One card, put face-down before oneself."""

    asks = "picking"

    def prompt(self, s: FairyTale) -> Prompt:
        step = passes_left(s.stage // 2)
        told = said("pick", number=len(s.picked[self.seat]) + 1, of=PICKS, rest=len(s.hands[self.seat]) - 1,
                    way="left" if step > 0 else "right", rival=Seat((self.seat + step) % s.seats))  # fmt: skip
        return Prompt(told, ("FT-13", "FT-14"))

    def options(self, s: FairyTale) -> list[Option]:
        return titles_in_hand(s, self.seat)

    def deed(self, s: FairyTale, option: Option) -> Said:
        return hand_deed(s, "keep", self.seat, option)

    def target(self, s: FairyTale, option: Option) -> Place | None:
        return Place("hand", self.seat, s.hands[self.seat].index(option.card))

    def announce(self, s: FairyTale, option: Option) -> None:
        if s.events is not None:
            origin, to = Place("hand", self.seat), Place("picked", self.seat)
            s.events.append(Event("keeps", self.seat, (option.card,), (), origin, to, audience=(self.seat,)))

    def open(self, s: FairyTale, option: Option) -> None:
        pick(s, self.seat, option.card)

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return not_in_hand(s, option, "not-in-this-pack", ("FT-13",))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("no-pack", waits=waited_for(s)), ("FT-13", "FT-15"))


def hand_deed(s: FairyTale, kind: str, seat: int, option: Option) -> Said:
    """What the card would count for its owner, if it lay there already."""
    up, sheet = s.face_up(seat), sheet_of(s)
    told = changed(sheet.total(seat), sheet.total_with(seat, (*up, option.card)))
    star = s.cards.points[option.card] if s.cards.conditions[option.card] else 0  # FT-42
    held = sheet.count_title(seat, option.card)
    return Said(kind, (("cards", Cards((option.card,))), *told, ("star", star), ("held", held)))


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


def not_in_hand(s: FairyTale, option: Option, kind: str, clauses: tuple[str, ...]) -> Refusal:
    if 0 <= option.code < len(s.cards.title):
        return Refusal(said(kind, cards=Cards((option.card,))), (*clauses, "FT-57"))
    return Refusal("choose-by-title", clauses)


class PassOn(Step[FairyTale]):
    """FT-14 The rest goes to a neighbour: left in stages 1 and 5, right in stages 3 and 7."""

    def perform(self, s: FairyTale) -> None:
        if passes_left(s.stage // 2) > 0:
            s.hands = s.hands[-1:] + s.hands[:-1]
        else:
            s.hands = s.hands[1:] + s.hands[:1]
        if s.events is not None:
            way = "left" if passes_left(s.stage // 2) > 0 else "right"
            told = named(way=way, number=max([len(hand) for hand in s.hands]))
            s.events.append(Event("packs-go-on", named=told, origin=Place("hand"), to=Place("hand")))
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

    asks = "playing"

    def prompt(self, s: FairyTale) -> Prompt:
        unused = max(0, len(s.hands[self.seat]) - (PLAYS + 1 - s.step))  # FT-20
        return Prompt(said("play", number=s.step, of=PLAYS, unused=unused), ("FT-17", "FT-18"))

    def deed(self, s: FairyTale, option: Option) -> Said:
        return hand_deed(s, "play", self.seat, option)

    def target(self, s: FairyTale, option: Option) -> Place | None:
        return Place("hand", self.seat, s.hands[self.seat].index(option.card))

    def announce(self, s: FairyTale, option: Option) -> None:
        if s.events is not None:
            origin, to = Place("hand", self.seat), Place("tableau", self.seat)
            s.events.append(Event("lays-down", self.seat, (option.card,), (), origin, to, audience=(self.seat,)))

    def options(self, s: FairyTale) -> list[Option]:
        return titles_in_hand(s, self.seat)

    def open(self, s: FairyTale, option: Option) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], option.card)
        lay(s, self.seat, option.card)

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return not_in_hand(s, option, "not-in-your-hand", ("FT-17", "FT-18"))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("no-card-to-play", waits=waited_for(s)), ("FT-17", "FT-18"))


def lay(s: FairyTale, seat: int, card: int) -> None:
    """The card is turned up before the seat."""
    s.tableaus[seat] += (s.cards.up[card],)
    s.revealed[seat] = (card,)
    played = s.played[seat]
    s.played[seat] = played[:-1] + (played[-1] + (card,),)


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
                origin, to = Place("hand", seat), Place("discards")
                s.events.append(Event("throws-away", seat, hand, (), origin, to, audience=(seat,)))
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


def trickster_of(s: FairyTale, seat: int) -> Cause:
    [first, *_] = [card for card in s.face_up(seat) if s.cards.almighty >> card & 1]
    return Cause(first, seat)


class Naming(SecretDecision[FairyTale]):
    """FT-47 The Trickster counts as having one other card name, of its owner's choice: FT-A31 who has it now."""

    asks = "naming"
    fields = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number  # FT-A30 each Trickster has a name of its own

    def prompt(self, s: FairyTale) -> Prompt:
        return Prompt(said("name", number=self.number), ("FT-47", "FT-A26"), trickster_of(s, self.seat))

    def deed(self, s: FairyTale, option: Option) -> Said:
        """FT-A30 The name, and what it adds besides those chosen before."""
        sheet = sheet_of(s)
        sheet.names[self.seat] = tuple([each.card for each in s.sealed_before(self)])
        before = sheet.total(self.seat)
        sheet.names[self.seat] += (option.card,)
        return Said("name", (("cards", Cards((option.card,))), *changed(before, sheet.total(self.seat))))

    def announce(self, s: FairyTale, option: Option) -> None:
        if s.events is not None:
            cause = trickster_of(s, self.seat)
            s.events.append(Event("names", self.seat, (option.card,), cause=cause, audience=(self.seat,)))

    def options(self, s: FairyTale) -> list[Option]:
        return [option for option in s.cards.title if not s.cards.almighty >> option.card & 1]

    def then(self, s: FairyTale) -> SecretDecision[FairyTale] | None:
        return Naming(self.seat, self.number - 1) if self.number > 1 else None

    def open(self, s: FairyTale, option: Option) -> None:
        s.trickster[self.seat] += (option.card,)

    def refusal(self, s: FairyTale, option: Option) -> Refusal:
        return Refusal("takes-another-name", ("FT-47",))

    def others(self, s: FairyTale, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("no-trickster", waits=waited_for(s)), ("FT-47", "FT-A26"))


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
                lines = tuple(sheet.lines(seat))
                totals.append(total(list(lines)))
                if sheet.names[seat]:
                    s.events.append(Event("poses-as", seat, sheet.names[seat], cause=trickster_of(s, seat)))
                s.events.append(Event("scores", seat, (), named(points=totals[seat]), lines=lines))
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
