"""High Dragon, a whole game in one file: `python docs/examples/high_dragon.py` plays it and prints the record.

HD-1  There are dragons from 1 to 15.  Three are dealt to each of 2 to 4 seats; the rest lies aside unseen.
HD-2  In each trick all seats secretly choose a card of their hand; these are turned up together.
HD-3  The highest of them wins a point.
HD-4  After three tricks the most points win; a tie is shared.
HD-5  Who won the trick names another seat, and looks into its hand while the next cards are chosen.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall import choose, options, owing
from wyrmhall.kernel import zone
from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.knowledge import Holds
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.record import Journal
from wyrmhall.kernel.said import Place, Said, Seat, named, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import LETTERS, Setup
from wyrmhall.kernel.state import Event, Look, Offer, SecretDecision, State, Step, without
from wyrmhall.kernel.value import Value
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import Fact, Zone

HAND_SIZE: Final = 3  # HD-1
MOST_SEATS: Final = 4  # HD-1
HAND: Final = Zone("hands", "hand", zone.EACH, zone.OWNER, unordered=True)
SHOWN: Final = Zone("shown", "shown", zone.EACH, zone.ALL)  # HD-2 the latest card lies last
ASIDE: Final = Zone("aside", "aside", zone.SHARED, zone.NOBODY, unordered=True)  # HD-1


class HighDragon(State):
    facts = (
        Fact("scores", zone.NUMBERS_BY_SEAT),
        Fact("watched", zone.SEATS),  # HD-5 into whose hand each seat has looked last; its own: into none
        Fact("seen", zone.CARDS_BY_SEAT, audience=zone.OWNER),  # HD-5 nobody else knows what one has seen
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, (HAND, SHOWN, ASIDE), chance)
        self.hands: list[tuple[int, ...]] = [()] * setup.seats
        self.shown: list[tuple[int, ...]] = [()] * setup.seats
        self.aside: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = (0,) * setup.seats
        self.watched: tuple[int, ...] = tuple(range(setup.seats))
        self.seen: list[tuple[int, ...]] = [()] * setup.seats

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """HD-5 What one has seen in another hand and has not been played since."""
        if viewer < 0:
            return ()
        rival = self.watched[viewer]
        held = tuple([card for card in self.seen[viewer] if card not in self.shown[rival]])
        return (Holds("hand", rival, held),) if held else ()


class Deal(Step[HighDragon]):
    def perform(self, s: HighDragon) -> None:
        deck = s.chance.of("deal").deal(s.deck(), HAND_SIZE * s.seats)  # HD-1
        for seat in range(s.seats):
            s.hands[seat] = tuple(sorted(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]))
        s.aside = deck[HAND_SIZE * s.seats :]
        s.agenda.append(Trick())


class Trick(Step[HighDragon]):
    def perform(self, s: HighDragon) -> None:
        s.agenda.append(Award())  # performed when all have chosen
        for seat in range(s.seats):
            Choosing(seat).perform(s)  # HD-2


class Choosing(SecretDecision[HighDragon]):
    asks = "choosing"

    def prompt(self, s: HighDragon) -> Prompt:
        return Prompt("choose-a-card", ("HD-2",))

    def options(self, s: HighDragon) -> list[Option]:
        return [s.book().options[card] for card in s.hands[self.seat]]

    def open(self, s: HighDragon, option: Option) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], option.card)
        s.shown[self.seat] += (option.card,)
        if s.events is not None:  # somebody listens: the card is seen to move from the hand to the table
            hand, shown = Place("hand", self.seat), Place("shown", self.seat)
            s.events.append(Event("shows", self.seat, (option.card,), origin=hand, to=shown))

    def refusal(self, s: HighDragon, option: Option) -> Refusal:
        return Refusal("not-in-your-hand", ("HD-2",))


class Award(Step[HighDragon]):
    def perform(self, s: HighDragon) -> None:
        best = max(range(s.seats), key=lambda seat: s.shown[seat][-1])  # HD-3
        s.scores = tuple([points + (seat == best) for seat, points in enumerate(s.scores)])
        s.say("wins-the-trick", best, s.shown[best][-1:])
        if s.hands[best]:
            s.plan([Peeking(best), Trick()])
        else:
            s.winners = tuple([seat for seat in range(s.seats) if s.scores[seat] == max(s.scores)])  # HD-4


class Peeking(Offer[HighDragon]):
    """HD-5 At a table for two there is nothing to choose, so an Offer does not ask."""

    asks = "peeking"

    def prompt(self, s: HighDragon) -> Prompt:
        return Prompt("choose-a-hand-to-look-into", ("HD-5",))

    def options(self, s: HighDragon) -> list[Option]:
        return [option for seat, option in enumerate(peeks(s)[: s.seats]) if seat != self.seat]

    def deed(self, s: HighDragon, option: Option) -> Said:
        return said("look-into-the-hand-of", rival=Seat(rival_of(s, option)))

    def target(self, s: HighDragon, option: Option) -> Place:
        return Place("", rival_of(s, option))  # no zone: the seat itself

    def announce(self, s: HighDragon, option: Option) -> None:
        """Nothing: `take` tells it, also where it was not asked."""

    def take(self, s: HighDragon, option: Option) -> None:
        rival = rival_of(s, option)
        s.looks = (Look("hand", rival, self.seat),)  # the kernel ends it when all have chosen
        s.watched = tuple([rival if seat == self.seat else each for seat, each in enumerate(s.watched)])
        s.seen[self.seat] = s.hands[rival]
        if s.events is not None:
            s.events.append(Event("looks-into-a-hand", self.seat, (), named(rival=Seat(rival))))

    def refusal(self, s: HighDragon, option: Option) -> Refusal:
        return Refusal("choose-another-seat", ("HD-5",))


def peeks(s: HighDragon) -> tuple[Option, ...]:
    """HD-5 The options about seats, which follow those about cards."""
    return s.book().options[-MOST_SEATS:]


def rival_of(s: HighDragon, option: Option) -> int:
    return peeks(s).index(option)


class HighDragonGame(Game):
    name = "high-dragon"
    title = "High Dragon"
    sentence = "Everybody secretly chooses a dragon; the highest wins a point."
    prefix = "HD"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4)}  # HD-1
    facts = HighDragon.facts
    words = (Deal, Trick, Choosing, Award, Peeking)
    folder = Path(__file__).parent
    table = "number,provenance\n" + "".join([f"{number},rulebook\n" for number in range(1, 16)])  # HD-1

    def book(self, table: CardTable) -> Book:
        numbers = sorted([row.number("number", 1, 99) for row in table.rows(("number", "provenance"))])
        faces = tuple([f"D{number}" for number in numbers])  # so a higher row is a higher dragon
        plays = tuple([Option(card, face, card) for card, face in enumerate(faces)])
        peeks = tuple([Option(len(plays) + seat, f"look:{LETTERS[seat]}") for seat in range(MOST_SEATS)])  # HD-5
        return Book(table, faces, tuple(range(len(faces))), plays + peeks)

    def empty(self, setup: Setup, chance: Chance) -> State:
        return HighDragon(setup, chance)

    def opening(self, s: State) -> Step[Any]:
        return Deal()

    def longest(self, setup: Setup) -> int:
        return HAND_SIZE * setup.seats + (HAND_SIZE - 1 if setup.seats > 2 else 0)  # HD-2, HD-5

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        return [ScoreLine("tricks-won", view.facts["scores"][seat], ("HD-3",))]


HIGH_DRAGON: Final = HighDragonGame()


def main() -> None:
    journal = Journal(HIGH_DRAGON.set_up(3), seed="7")
    s = HIGH_DRAGON.start_from(journal.setup, journal.chance())
    lot = swift("players")
    while owing(s):
        seat = owing(s)[0]
        offered = options(s, seat)
        chosen = offered[lot.below(len(offered))]
        choose(s, seat, chosen)
        journal.note(seat, chosen, s)
    print(journal.text(s), end="")


if __name__ == "__main__":
    main()
