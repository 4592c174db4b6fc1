"""High Dragon, a whole game in one file: `python docs/examples/high_dragon.py` plays it and prints the record.

HD-1  There are dragons from 1 to 15.  Three are dealt to each of 2 to 4 seats; the rest lies aside unseen.
HD-2  In each trick all seats secretly choose a card of their hand; these are turned up together.
HD-3  The highest of them wins a point.
HD-4  After three tricks the most points win; a tie is shared.
HD-5  While the next cards are chosen, who won the trick looks into the hand to the left.
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
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Look, SecretDecision, State, Step, without
from wyrmhall.kernel.value import Value
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import Fact, Zone

HAND_SIZE: Final = 3  # HD-1
HAND: Final = Zone("hands", "hand", zone.EACH, zone.OWNER, unordered=True)
SHOWN: Final = Zone("shown", "shown", zone.EACH, zone.ALL)  # HD-2 the latest card lies last
ASIDE: Final = Zone("aside", "aside", zone.SHARED, zone.NOBODY, unordered=True)  # HD-1


class HighDragon(State):
    facts = (
        Fact("scores", zone.NUMBERS_BY_SEAT),
        Fact("seen", zone.CARDS_BY_SEAT, audience=zone.OWNER),  # HD-5 nobody else knows what one has seen
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, (HAND, SHOWN, ASIDE), chance)
        self.hands: list[tuple[int, ...]] = [()] * setup.seats
        self.shown: list[tuple[int, ...]] = [()] * setup.seats
        self.aside: tuple[int, ...] = ()
        self.scores: tuple[int, ...] = (0,) * setup.seats
        self.seen: list[tuple[int, ...]] = [()] * setup.seats

    def copy(self) -> HighDragon:
        twin = HighDragon(self.setup, self.chance.copy())
        self.shell_to(twin)
        twin.hands, twin.shown, twin.aside, twin.scores = self.hands[:], self.shown[:], self.aside, self.scores
        twin.seen = self.seen[:]
        return twin

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """HD-5 What one has seen in the hand to the left and has not been played since."""
        if viewer < 0:
            return ()
        left = self.left_of(viewer)
        held = tuple([card for card in self.seen[viewer] if card not in self.shown[left]])
        return (Holds("hand", left, held),) if held else ()


class Deal(Step[HighDragon]):
    def perform(self, s: HighDragon) -> None:
        deck = s.chance.deal(s.deck(), HAND_SIZE * s.seats)  # HD-1
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
    def prompt(self, s: HighDragon) -> Prompt:
        return Prompt("Choose a card.", ("HD-2",))

    def options(self, s: HighDragon) -> list[Option]:
        return [s.book().options[card] for card in s.hands[self.seat]]

    def open(self, s: HighDragon, option: Option) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], option.card)
        s.shown[self.seat] += (option.card,)
        s.say("shows", self.seat, (option.card,))

    def refusal(self, s: HighDragon, option: Option) -> Refusal:
        return Refusal("this card is not in your hand", ("HD-2",))


class Award(Step[HighDragon]):
    def perform(self, s: HighDragon) -> None:
        best = max(range(s.seats), key=lambda seat: s.shown[seat][-1])  # HD-3
        s.scores = tuple([points + (seat == best) for seat, points in enumerate(s.scores)])
        if s.hands[best]:
            left = s.left_of(best)
            s.looks = (Look("hand", left, best),)  # HD-5 the kernel ends it when all have chosen
            s.seen[best] = s.hands[left]
            s.agenda.append(Trick())
        else:
            s.winners = tuple([seat for seat in range(s.seats) if s.scores[seat] == max(s.scores)])  # HD-4


class HighDragonGame(Game):
    name = "high-dragon"
    title = "High Dragon"
    sentence = "Everybody secretly chooses a dragon; the highest wins a point."
    prefix = "HD"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4)}  # HD-1
    facts = HighDragon.facts
    words = (Deal, Trick, Choosing, Award)
    folder = Path(__file__).parent

    def __init__(self) -> None:
        super().__init__()
        table = "number,provenance\n" + "".join([f"{number},invented\n" for number in range(1, 16)])  # HD-1
        self.own_book = self.book_of(CardTable("high-dragon.csv", table))  # needless where the folder has a cards.csv

    def book(self, table: CardTable) -> Book:
        numbers = sorted([row.number("number", 1, 99) for row in table.rows(("number", "provenance"))])
        faces = tuple([f"D{number}" for number in numbers])  # so a higher row is a higher dragon
        plays = tuple([Option(card, face, card) for card, face in enumerate(faces)])
        return Book(table, faces, tuple(range(len(faces))), plays)

    def empty(self, setup: Setup, chance: Chance) -> State:
        return HighDragon(setup, chance)

    def opening(self, s: State) -> Step[Any]:
        return Deal()

    def begins(self) -> dict[str, type[Step[Any]]]:
        return {"deal": Deal, "trick": Trick}

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        return [ScoreLine("tricks won", view.facts["scores"][seat], ("HD-3",))]

    def about_seat(self, view: View, seat: int) -> list[tuple[str, str]]:
        return [("score", str(view.facts["scores"][seat]))]

    def longest(self, setup: Setup) -> int:
        return HAND_SIZE * setup.seats


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
