"""Echoes, a small game for tests: what dragons do that are shown together happens at once.  EC-n: see rules.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall.kernel import zone
from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.effect import Effect, Ordering, at_once
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Place, Said, Seat, said
from wyrmhall.kernel.setup import LETTERS, Setup
from wyrmhall.kernel.state import Decision, SecretDecision, State, Step, without
from wyrmhall.kernel.zone import Fact, Zone

FACES: Final = ("Spark", "Echo", "Gust", "Crown")
SPARK, ECHO, GUST, CROWN = range(4)
HAND_SIZE: Final = 5  # EC-1
MOST_SEATS: Final = 4
SHOWN_TOGETHER: Final = 2  # EC-3
ROUNDS: Final = 2
HAND: Final = Zone("hands", "hand", zone.EACH, zone.OWNER, unordered=True)
SHOWN: Final = Zone("shown", "shown", zone.EACH, zone.ALL)
ASIDE: Final = Zone("aside", "aside", zone.SHARED, zone.NOBODY, unordered=True)


class Echoes(State):
    facts = (
        Fact("scores", zone.NUMBERS_BY_SEAT),
        Fact("gained", zone.NUMBERS_BY_SEAT),  # EC-5 in this round
        Fact("leader", zone.SEAT),
        Fact("round", zone.NUMBER),
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, (HAND, SHOWN, ASIDE), chance)
        self.hands: list[tuple[int, ...]] = [()] * setup.seats
        self.shown: list[tuple[int, ...]] = [()] * setup.seats
        self.aside: tuple[int, ...] = ()
        self.scores = self.gained = (0,) * setup.seats
        self.leader = 0  # EC-2
        self.round = 0

    def add(self, seat: int, points: int) -> None:
        self.scores = tuple([held + points * (each == seat) for each, held in enumerate(self.scores)])

    def gain(self, seat: int, points: int) -> None:
        self.add(seat, points)
        self.gained = tuple([held + points * (each == seat) for each, held in enumerate(self.gained)])


class Deal(Step[Echoes]):
    def perform(self, s: Echoes) -> None:
        deck = s.chance.of("deal").deal(s.deck(), HAND_SIZE * s.seats)  # EC-1
        for seat in range(s.seats):
            s.hands[seat] = tuple(sorted(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]))
        s.aside = deck[HAND_SIZE * s.seats :]
        s.agenda.append(Muster())


class Muster(Step[Echoes]):
    def perform(self, s: Echoes) -> None:
        s.round += 1
        s.gained = (0,) * s.seats
        s.agenda.append(Roar())
        for seat in range(s.seats):
            Show(seat, SHOWN_TOGETHER).perform(s)  # EC-3


class Show(SecretDecision[Echoes]):
    fields = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number  # still to be chosen

    def prompt(self, s: Echoes) -> Prompt:
        return Prompt(said("show-dragons", number=self.number), ("EC-3",))

    def options(self, s: Echoes) -> list[Option]:
        left = s.hands[self.seat]
        for option in s.sealed_before(self):
            if option.card in left:  # if not: in a world that somebody imagines
                left = without(left, option.card)
        return [s.book().options[card] for card in dict.fromkeys(left)]

    def then(self, s: Echoes) -> SecretDecision[Echoes] | None:
        return Show(self.seat, self.number - 1) if self.number > 1 else None

    def open(self, s: Echoes, option: Option) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], option.card)
        s.shown[self.seat] += (option.card,)
        s.say("shows", self.seat, (option.card,))

    def refusal(self, s: Echoes, option: Option) -> Refusal:
        return Refusal("not-in-your-hand", ("EC-3",))


class Roar(Step[Echoes]):
    """EC-4"""

    def perform(self, s: Echoes) -> None:
        s.agenda.append(EndOfRound())
        powers = [Power(seat, card) for seat in range(s.seats) for card in s.shown[seat][-SHOWN_TOGETHER:]]
        at_once(s, s.leader, powers, Order)


class Order(Ordering[Echoes]):
    clauses = ("EC-4",)


class Power(Effect[Echoes]):
    """What a dragon does."""

    fields = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def option(self, s: Echoes) -> Option:
        return s.book().options[self.card]

    def target(self, s: Echoes) -> Place:
        pile = s.shown[self.seat]
        return Place("shown", self.seat, len(pile) - 1 - pile[::-1].index(self.card))

    def perform(self, s: Echoes) -> None:
        s.say("roars", self.seat, (self.card,))
        if self.card == SPARK:
            s.gain(self.seat, 1)  # EC-5
        elif self.card == ECHO:
            s.gain(self.seat, s.gained[self.seat])  # EC-5
        elif self.card == GUST:
            left = s.setup.clockwise[self.seat][0]
            s.add(left, -min(1, s.scores[left]))  # EC-6
        else:
            s.agenda.append(Crowning(self.seat))  # EC-7


class Crowning(Decision[Echoes]):
    def prompt(self, s: Echoes) -> Prompt:
        return Prompt("name-a-leader", ("EC-7",))

    def options(self, s: Echoes) -> list[Option]:
        return list(leads(s)[: s.seats])

    def deed(self, s: Echoes, option: Option) -> Said:
        return said("let-lead", next=Seat(leads(s).index(option)))

    def target(self, s: Echoes, option: Option) -> Place:
        return Place("", leads(s).index(option))

    def take(self, s: Echoes, option: Option) -> None:
        s.leader = leads(s).index(option)

    def refusal(self, s: Echoes, option: Option) -> Refusal:
        return Refusal("name-a-seat", ("EC-7",))

    def others(self, s: Echoes, seat: int, option: Option | None) -> Refusal:
        return Refusal("another-names-the-leader", ("EC-7",))


def leads(s: Echoes) -> tuple[Option, ...]:
    """EC-7 The options about seats, which follow those about dragons."""
    return s.book().options[-MOST_SEATS:]


class EndOfRound(Step[Echoes]):
    def perform(self, s: Echoes) -> None:
        if s.round < ROUNDS:
            s.agenda.append(Muster())
        else:
            s.winners = tuple([seat for seat in range(s.seats) if s.scores[seat] == max(s.scores)])  # EC-8


class EchoesGame(Game):
    name = "echoes"
    title = "Echoes"
    sentence = "Show two dragons at once, and say which of them roars first."
    prefix = "EC"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4)}  # EC-1
    facts = Echoes.facts
    words = (Deal, Muster, Show, Roar, Order, Power, Crowning, EndOfRound)
    folder = Path(__file__).parent / "echoes"
    table = "name,copies\n" + "".join([f"{face},6\n" for face in FACES])  # EC-1

    def book(self, table: CardTable) -> Book:
        rows = table.rows(("name", "copies"))
        faces = tuple([row.one_of("name", FACES) for row in rows])
        if faces != FACES:
            raise rows[0].fail(f"the dragons are {', '.join(FACES)} (EC-1)")
        deck = tuple([card for card, row in enumerate(rows) for _ in range(row.number("copies", 6, 99))])
        plays = tuple([Option(card, face, card) for card, face in enumerate(faces)])
        leads = tuple([Option(len(plays) + seat, f"leads:{LETTERS[seat]}") for seat in range(MOST_SEATS)])
        return Book(table, faces, deck, plays + leads)

    def empty(self, setup: Setup, chance: Chance) -> State:
        return Echoes(setup, chance)

    def opening(self, s: State) -> Step[Any]:
        return Deal()

    def longest(self, setup: Setup) -> int:
        return ROUNDS * setup.seats * (SHOWN_TOGETHER + 1 + SHOWN_TOGETHER)  # EC-3, EC-4, EC-7

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        return Refusal("game-over", ("EC-8",))


ECHOES: Final = EchoesGame()
