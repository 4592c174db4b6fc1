"""Secret Decks, a small game for tests and a model for games to which seats bring cards.  DK-n: see rules.md."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadList, BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.knowledge import Holds, Lacks, kinds_of
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Place, Said, card, said
from wyrmhall.kernel.score import ScoreLine, total
from wyrmhall.kernel.setup import LETTERS, Setup
from wyrmhall.kernel.state import Decision, Event, Look, SecretDecision, State, Step, without
from wyrmhall.kernel.suppose import Shown
from wyrmhall.kernel.value import Item, Piece, Value, cards_of
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import ALL, BROUGHT, CARDS_BY_SEAT, EACH, NOBODY, NUMBER, OWNER, SEAT, SEATS, Fact, Zone

LEAST: Final = 8  # DK-2
MOST: Final = 20
COPIES: Final = 3
HAND_SIZE: Final = 3  # DK-4
ROUNDS: Final = 8  # DK-10

DECK: Final = Zone("decks", "deck", EACH, NOBODY, size=OWNER)  # DK-3, DK-4
HAND: Final = Zone("hands", "hand", EACH, OWNER, unordered=True)  # DK-4
SENT: Final = Zone("sent", "sent", EACH, ALL)  # DK-5
DISCARDS: Final = Zone("discards", "discard", EACH, ALL)  # DK-7
PRIZES: Final = Zone("prizes", "prize", EACH, ALL, pieces=True)  # DK-7


class Prize(Piece):
    """A dragon that lies before the rider who took it, and says who has brought it."""

    fields = ("cards", "by")

    def __init__(self, cards: tuple[int, ...], by: int) -> None:
        super().__init__(cards)
        self.by = by

    def brought_by(self) -> int:
        return self.by

    def with_cards(self, cards: tuple[int, ...]) -> Piece:
        return Prize(cards, self.by)


class Cards(Book):
    """The dragons of a card table, and everything a rider may choose."""

    def __init__(self, table: CardTable) -> None:
        rows = table.rows(("name", "strength", "power", "copies"))
        faces = tuple([row.text("name") for row in rows])
        for row, face in zip(rows, faces, strict=True):
            if not face.isalpha() or face == "Nothing" or faces.count(face) > 1:
                raise row.fail(f"the name {face} must be one word of its own (DK-1)")
        self.strengths = [row.number("strength", 1, 9) for row in rows]
        self.scouts = [row.one_of("power", ("scout", "-")) == "scout" for row in rows]
        deck = [card for card, row in enumerate(rows) for _ in range(row.number("copies", 0, COPIES))]
        self.send = [Option(card, face, card) for card, face in enumerate(faces)]
        self.show = [Option(len(faces) + card, f"Show:{face}", card) for card, face in enumerate(faces)]
        self.nothing = Option(2 * len(faces), "Nothing")
        super().__init__(table, faces, tuple(deck), (*self.send, *self.show, self.nothing))

    def write_piece(self, item: Item) -> str:
        """Ember@B: B has brought it."""
        assert isinstance(item, Prize)
        return f"{self.write(item.cards[0])}@{LETTERS[item.by]}"

    def read(self, text: str, owner: int) -> Item:
        face, _, by = text.partition("@")
        if len(by) != 1 or by not in LETTERS:
            raise ValueError(f"{text}: a prize says who has brought it, as in {face}@B")
        return Prize((self.card(face),), LETTERS.index(by))


class Decks(State):
    facts = (
        BROUGHT,  # DK-3
        Fact("rounds", NUMBER),
        Fact("leader", SEAT),
        Fact("shown", CARDS_BY_SEAT),  # DK-8 what is in a hand, and all have seen it
        Fact("out", SEATS),  # DK-9 whose deck is known to be empty
    )

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, (DECK, HAND, SENT, DISCARDS, PRIZES), chance)
        assert isinstance(setup.book, Cards)
        self.cards = setup.book
        self.decks: list[tuple[int, ...]] = [()] * setup.seats  # the last card is on top
        self.hands: list[tuple[int, ...]] = [()] * setup.seats
        self.sent: list[tuple[int, ...]] = [()] * setup.seats
        self.discards: list[tuple[int, ...]] = [()] * setup.seats
        self.prizes: list[tuple[Prize, ...]] = [()] * setup.seats
        self.rounds = 0
        self.leader = 0
        self.shown: tuple[tuple[int, ...], ...] = ((),) * setup.seats
        self.out: tuple[int, ...] = ()

    def copy(self) -> Decks:
        twin = type(self)(self.setup, self.chance.copy())
        self.shell_to(twin)
        twin.decks, twin.hands, twin.sent = self.decks[:], self.hands[:], self.sent[:]
        twin.discards, twin.prizes = self.discards[:], self.prizes[:]
        twin.rounds, twin.leader, twin.shown, twin.out = self.rounds, self.leader, self.shown, self.out
        return twin

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """What was shown is in that hand until it is sent (DK-8); a deck that had no card to draw is empty (DK-9)."""
        known: list[Value] = [Holds("hand", seat, cards) for seat, cards in enumerate(self.shown) if cards]
        anything = kinds_of(tuple(range(len(self.cards.faces))))
        known += [Lacks("deck", seat, anything) for seat in self.out]
        return tuple(known)

    def shuffle_deck(self, seat: int) -> None:
        """By a stream of its own: what others draw does not depend on how many cards are in this deck."""
        self.decks[seat] = self.chance.of("deck", seat).shuffle(self.decks[seat])

    def take_in_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        self.hands[seat] = tuple(sorted(self.hands[seat] + cards))

    def show_in_hand(self, seat: int, cards: tuple[int, ...]) -> None:
        """What all know to be in a hand is now just this."""
        self.shown = (*self.shown[:seat], tuple(sorted(cards)), *self.shown[seat + 1 :])


class Deal(Step[Decks]):
    def perform(self, s: Decks) -> None:
        for seat in range(s.seats):
            s.decks[seat] = s.brought[seat]
            s.shuffle_deck(seat)
        s.plan([*[Draw(seat) for seat in range(s.seats) for _ in range(HAND_SIZE)], Round()])  # DK-4


class Draw(Step[Decks]):
    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: Decks) -> None:
        cards, s.decks[self.seat] = s.decks[self.seat][-1:], s.decks[self.seat][:-1]
        if not cards:
            s.out = tuple(sorted({*s.out, self.seat}))  # DK-9
            s.say("has-no-card-left-to-draw", self.seat)
            return
        s.take_in_hand(self.seat, cards)
        if s.events is not None:
            origin, to = Place("deck", self.seat), Place("hand", self.seat)
            s.events.append(Event("draws", self.seat, cards, origin=origin, to=to, audience=(self.seat,)))


class Round(Step[Decks]):
    def perform(self, s: Decks) -> None:
        if s.rounds == ROUNDS or () in s.hands:
            s.agenda.append(Finish())  # DK-10
            return
        s.rounds += 1
        s.agenda.append(Battle())  # performed when all have chosen
        for seat in range(s.seats):
            Send(seat).perform(s)  # DK-5


class Send(SecretDecision[Decks]):
    def prompt(self, s: Decks) -> Prompt:
        return Prompt("send-a-dragon", ("DK-5",))

    def options(self, s: Decks) -> list[Option]:
        return [s.cards.send[card] for card in dict.fromkeys(s.hands[self.seat])]  # equal cards are one option

    def open(self, s: Decks, option: Option) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], option.card)
        s.sent[self.seat] = (option.card,)
        if option.card in s.shown[self.seat]:
            s.show_in_hand(self.seat, without(s.shown[self.seat], option.card))
        if s.events is not None:
            origin, to = Place("hand", self.seat), Place("sent", self.seat)
            s.events.append(Event("sends", self.seat, (option.card,), origin=origin, to=to))

    def refusal(self, s: Decks, option: Option) -> Refusal:
        return Refusal("send-a-dragon-of-your-hand", ("DK-5",))


class Battle(Step[Decks]):
    def perform(self, s: Decks) -> None:
        strength = [s.cards.strengths[sent[0]] for sent in s.sent]
        from_leader = [(s.leader + n) % s.seats for n in range(s.seats)]
        s.leader = winner = max(from_leader, key=lambda seat: strength[seat])  # DK-6 the first of equals
        loser = min(s.setup.clockwise[winner][:-1], key=lambda seat: strength[seat])  # DK-7
        after: list[Step[Any]] = []
        for seat in [winner, *s.setup.clockwise[winner][:-1]]:
            after += [Scout(seat)] if s.cards.scouts[s.sent[seat][0]] else []  # DK-8
            if seat != loser:
                s.discards[seat] += s.sent[seat]
        s.prizes[winner] += (Prize(s.sent[loser], loser),)
        if s.events is not None:
            origin, to = Place("sent", loser), Place("prize", winner)
            s.events.append(Event("takes-a-prize", winner, s.sent[loser], origin=origin, to=to))
        s.sent = [()] * s.seats
        s.plan([*after, *[Draw(seat) for seat in range(s.seats)], Round()])  # DK-9


class Scout(Step[Decks]):
    """DK-8 The rider sees the deck while the search is asked; and it is asked even if nothing is in the deck."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: Decks) -> None:
        s.looks += (Look("deck", self.seat, self.seat),)
        Search(self.seat).perform(s)


class Search(Decision[Decks]):
    def prompt(self, s: Decks) -> Prompt:
        return Prompt("which-dragon-of-your-deck-do-you-show-and-take", ("DK-8",))

    def options(self, s: Decks) -> list[Option]:
        return [*[s.cards.show[card] for card in sorted(set(s.decks[self.seat]))], s.cards.nothing]

    def take(self, s: Decks, option: Option) -> None:
        if option is not s.cards.nothing:
            s.decks[self.seat] = without(s.decks[self.seat], option.card)
            s.take_in_hand(self.seat, (option.card,))
            s.show_in_hand(self.seat, (*s.shown[self.seat], option.card))
            if s.events is not None:
                origin, to = Place("deck", self.seat), Place("hand", self.seat)
                s.events.append(Event("shows", self.seat, (option.card,), origin=origin, to=to))
        s.shuffle_deck(self.seat)

    def deed(self, s: Decks, option: Option) -> Said:
        if option is s.cards.nothing:
            return said("show-nothing")
        return said("show-and-take", cards=card(option.card))

    def refusal(self, s: Decks, option: Option) -> Refusal:
        return Refusal("show-a-dragon-of-your-deck-or-nothing", ("DK-8",))

    def others(self, s: Decks, seat: int, option: Option | None) -> Refusal:
        return Refusal("another-rider-searches", ("DK-8",))


class Finish(Step[Decks]):
    def perform(self, s: Decks) -> None:
        totals = [total(score_lines(s.cards, s.prizes[seat])) for seat in range(s.seats)]
        s.winners = tuple([seat for seat in range(s.seats) if totals[seat] == max(totals)])  # DK-10


def score_lines(cards: Cards, prizes: tuple[Item, ...]) -> list[ScoreLine]:
    """DK-10"""
    return [ScoreLine(said("prize", cards=card(each)), cards.strengths[each], ("DK-10",)) for each in cards_of(prizes)]


class DecksGame(Game):
    name = "decks"
    title = "Secret Decks"
    sentence = "Bring a deck that nobody knows, and send dragons that nobody expects."
    prefix = "DK"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2, 3)}
    facts = Decks.facts
    words = (Prize, Deal, Draw, Round, Send, Battle, Scout, Search, Finish)
    brings = "deck"
    folder = Path(__file__).parent / "secret-decks"

    def check_setup(self, setup: Setup) -> None:
        if not LEAST <= len(setup.book.deck) <= MOST:
            raise BadSetup(f"the usual deck has {len(setup.book.deck)} cards; it needs {LEAST} to {MOST} (DK-2)")

    def check_brought(self, setup: Setup, cards: tuple[int, ...]) -> None:
        if not LEAST <= len(cards) <= MOST:
            raise BadList(f"a deck of {len(cards)} cards; bring {LEAST} to {MOST} (DK-2)")
        for row, face in enumerate(setup.book.faces):
            if cards.count(row) > COPIES:
                raise BadList(f"{cards.count(row)} of {face}; bring at most {COPIES} of a dragon (DK-2)", (face,))

    def suppose(self, view: View, owner: int, chance: Chance) -> tuple[int, ...]:
        """Any deck that DK-2 allows and that agrees with what was shown; of any size, as long as that is unseen."""
        shown = Shown(view, owner)
        size = shown.size if shown.is_exact else max(shown.size, LEAST + chance.below(MOST - LEAST + 1))
        return shown.fill_up(size, tuple(range(len(view.setup.book.faces))) * COPIES, chance)

    def book(self, table: CardTable) -> Book:
        return Cards(table)

    def empty(self, setup: Setup, chance: Chance) -> State:
        return Decks(setup, chance)

    def opening(self, s: State) -> Step[Any]:
        return Deal()

    def longest(self, setup: Setup) -> int:
        return 2 * ROUNDS * setup.seats  # each round every seat sends, and searches at most once

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        cards = view.setup.book
        assert isinstance(cards, Cards)
        return score_lines(cards, view.pile("prize", seat))

    def begins(self) -> dict[str, type[Step[Any]]]:
        return {"deal": Deal, "round": Round, "battle": Battle, "search": Scout, "end": Finish}


DECKS: Final = DecksGame()
