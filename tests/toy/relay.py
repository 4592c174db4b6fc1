"""Relay, a small game for tests, in plain Python as a third party would write it.  RL-n is a clause of rules.md."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.knowledge import Holds, KnownPiece
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards as Named
from wyrmhall.kernel.said import Place, Said, named, said
from wyrmhall.kernel.said import card as card_named
from wyrmhall.kernel.score import ScoreLine, total
from wyrmhall.kernel.setup import Flag, SeatOrRandom, Setup
from wyrmhall.kernel.state import Decision, Event, Offer, SecretDecision, State, Step, without
from wyrmhall.kernel.value import CENTRE, NONE, UNSEEN, Item, Piece, Value, cards_of
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import ALL, EACH, NOBODY, NUMBER, NUMBERS_BY_SEAT, OWNER, SEAT, SHARED, TEAM, Fact, Zone

HAND_SIZE: Final = 4  # RL-3
PICKS: Final = 3  # RL-7
MOST_DUG: Final = 2  # RL-7
LEGS: Final = 2  # RL-9
CALLS: Final = ("Fast", "Slow")  # RL-10

HAND: Final = Zone("hands", "hand", EACH, OWNER, unordered=True)  # RL-4
ROW: Final = Zone("rows", "row", EACH, ALL, under=TEAM, pieces=True)  # RL-5
OWN_ROW: Final = Zone("rows", "row", EACH, ALL, under=OWNER, pieces=True)  # RL-A1
NEST: Final = Zone("nest", "nest", SHARED, NOBODY, size=NOBODY)  # RL-3
HOARD: Final = Zone("hoards", "hoard", EACH, OWNER, size=OWNER, unordered=True)  # RL-7
CHASM: Final = Zone("chasm", "chasm", SHARED, NOBODY)  # RL-8 a card from each seat, in their order
TROPHIES: Final = Zone("trophies", "trophy", EACH, ALL)  # RL-11
TREASURES: Final = Zone("treasures", "treasure", EACH, ALL, unordered=True)  # RL-13 hoards, when they are shown

DOWN, FORWARD, UP, TURNED = range(4)  # how a dragon lies: TURNED was up before, so that all have seen it
MARKS: Final = ("-", ">", "", "~")


class Dragon(Piece):
    """A picked dragon: everybody sees when it was picked and how it lies, only some which one it is."""

    fields = ("cards", "pick", "lies")

    def __init__(self, cards: tuple[int, ...], pick: int, lies: int) -> None:
        super().__init__(cards)
        self.pick = pick
        self.lies = lies

    def under(self) -> tuple[int, ...]:
        return () if self.lies == UP else (0,)

    def with_cards(self, cards: tuple[int, ...]) -> Piece:
        return Dragon(cards, self.pick, self.lies)


class Cards(Book):
    """The dragons of a card table, and everything a rider may choose."""

    def __init__(self, table: CardTable) -> None:
        rows = table.rows(("name", "speed", "copies"))
        faces = tuple([row.text("name") for row in rows])
        for row, face in zip(rows, faces, strict=True):
            if not face.isalpha() or face in CALLS or faces.count(face) > 1:
                raise row.fail(f"the name {face} must be one word of its own (RL-1)")
        self.speeds = [row.number("speed", 1, 9) for row in rows]
        self.made: list[Option] = []
        self.pick = [self._make(face, card) for card, face in enumerate(faces)]
        self.trophy = [self._make(f"Take:{face}", card) for card, face in enumerate(faces)]
        self.dig = [self._make(f"Dig{number}") for number in range(MOST_DUG + 1)]
        self.run = [self._make(f"Run{number}") for number in range(1, PICKS + 1)]
        self.fast, self.slow = [self._make(call) for call in CALLS]
        deck = [card for card, row in enumerate(rows) for _ in range(row.number("copies", 1, 99))]
        super().__init__(table, faces, tuple(deck), tuple(self.made))

    def _make(self, text: str, card: int = NONE) -> Option:
        self.made.append(Option(len(self.made), text, card))
        return self.made[-1]

    def write_piece(self, item: Item) -> str:
        """1Ember-: the first pick, face down."""
        assert isinstance(item, Dragon)
        return f"{item.pick}{self.write(item.cards[0])}{MARKS[item.lies]}"

    def read(self, text: str, owner: int) -> Item:
        if not text[:1].isdigit():
            return self.card(text)
        mark = text[-1] if text[-1] in MARKS else ""
        return Dragon((self.card(text[1:].removesuffix(mark)),), int(text[0]), MARKS.index(mark))


class Relay(State):
    facts = (Fact("stage", NUMBER), Fact("leg", NUMBER), Fact("leader", SEAT), Fact("scores", NUMBERS_BY_SEAT))

    def __init__(self, setup: Setup, chance: Chance) -> None:
        row = ROW if setup.house["partners_look"] else OWN_ROW  # RL-A1
        super().__init__(setup, (HAND, row, NEST, HOARD, CHASM, TROPHIES, TREASURES), chance)
        assert isinstance(setup.book, Cards)
        self.cards = setup.book
        self.hands: list[tuple[int, ...]] = [()] * setup.seats
        self.rows: list[tuple[Dragon, ...]] = [()] * setup.seats
        self.nest: tuple[int, ...] = ()
        self.hoards: list[tuple[int, ...]] = [()] * setup.seats
        self.chasm: tuple[int, ...] = ()
        self.trophies: list[tuple[int, ...]] = [()] * setup.seats
        self.treasures: list[tuple[int, ...]] = [()] * setup.seats
        self.stage = 0  # picks made, and hands passed on
        self.leg = 0
        self.leader = 0
        self.scores: tuple[int, ...] = (0,) * setup.seats

    def copy(self) -> Relay:
        twin = type(self)(self.setup, self.chance.copy())
        self.shell_to(twin)
        twin.hands, twin.rows, twin.nest, twin.hoards = self.hands[:], self.rows[:], self.nest, self.hoards[:]
        twin.chasm, twin.trophies, twin.treasures = self.chasm, self.trophies[:], self.treasures[:]
        twin.stage, twin.leg, twin.leader, twin.scores = self.stage, self.leg, self.leader, self.scores
        return twin

    def teams(self) -> tuple[int, ...]:
        together = self.setup.variant == "teams"  # RL-2
        return tuple([seat % 2 if together else seat for seat in range(self.seats)])

    def left_of(self, seat: int) -> int:
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        return (seat - 1) % self.seats

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """A hand I passed on, what was picked from a hand that came back, what fell from hands I had seen; RL-12."""
        known: list[Value] = []
        seen = []
        if viewer >= 0:
            seen = [(self.left_of(viewer), 2)] if self.stage >= 2 else []
            seen += [(self.right_of(viewer), 3)] if self.stage >= 3 else []
            passed_to = self.left_of(viewer) if self.stage % 2 else self.right_of(viewer)  # RL-6
            if self.stage and self.hands[passed_to]:
                known.append(Holds("hand", passed_to, self.hands[passed_to]))
            for faller in (viewer, self.left_of(viewer)) if self.chasm else ():
                known.append(KnownPiece("chasm", CENTRE, faller, (self.chasm[faller],)))  # RL-8
        for owner, row in enumerate(self.rows):
            for place, dragon in enumerate(row):
                if dragon.lies == TURNED or (owner, dragon.pick) in seen:
                    known.append(KnownPiece("row", owner, place, dragon.cards))
        return tuple(known)

    def lay(self, seat: int, before: int, after: int) -> None:
        """Turn or move the dragons of a row that lie one way."""
        self.rows[seat] = tuple([Dragon(each.cards, each.pick, after) if each.lies == before else each
                                 for each in self.rows[seat]])  # fmt: skip


# --- Draft ----------------------------------------------------------------------------------------


class Deal(Step[Relay]):
    def perform(self, s: Relay) -> None:
        deck = s.chance.of("deal").shuffle(s.deck())
        for seat in range(s.seats):
            s.hands[seat] = tuple(sorted(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]))  # RL-3
            s.say("is-dealt", seat, s.hands[seat], audience=(seat,))
        s.nest = deck[HAND_SIZE * s.seats :]
        s.agenda.append(Draft())


class Draft(Step[Relay]):
    def perform(self, s: Relay) -> None:
        s.agenda.append(PassOn())  # performed when all have picked
        for seat in range(s.seats):
            Pick(seat).perform(s)  # RL-4


class Pick(SecretDecision[Relay]):
    def prompt(self, s: Relay) -> Prompt:
        return Prompt("pick-a-dragon", ("RL-4",))

    def options(self, s: Relay) -> list[Option]:
        return [s.cards.pick[card] for card in dict.fromkeys(s.hands[self.seat])]  # equal cards are one option

    def pace(self, s: Relay) -> tuple[int, int]:
        return len(s.hands[self.seat]), HAND_SIZE

    def open(self, s: Relay, option: Option) -> None:
        s.hands[self.seat] = without(s.hands[self.seat], option.card)
        s.rows[self.seat] += (Dragon((option.card,), s.stage + 1, DOWN),)  # RL-5

    def refusal(self, s: Relay, option: Option) -> Refusal:
        return Refusal("pick-a-card-of-your-hand", ("RL-4",))


class PassOn(Step[Relay]):
    def perform(self, s: Relay) -> None:
        s.stage += 1
        giver = s.right_of if s.stage % 2 else s.left_of  # RL-6
        s.hands = [s.hands[giver(seat)] for seat in range(s.seats)]
        s.agenda.append(Draft() if s.stage < PICKS else Digging())


# --- Treasure -------------------------------------------------------------------------------------


class Digging(Step[Relay]):
    def perform(self, s: Relay) -> None:
        s.agenda.append(Fall())
        for seat in range(s.seats):
            Dig(seat).perform(s)  # RL-7


class Dig(SecretDecision[Relay]):
    def prompt(self, s: Relay) -> Prompt:
        return Prompt("dig-for-how-many-cards", ("RL-7",))

    def options(self, s: Relay) -> list[Option]:
        return s.cards.dig[:]

    def open(self, s: Relay, option: Option) -> None:
        n = s.cards.dig.index(option)
        dug, s.nest = s.nest[:n], s.nest[n:]
        s.hoards[self.seat] = tuple(sorted(dug))
        if s.events is not None:  # as a part, not as its cards: everybody hears how many cards an event has
            s.events.append(Event("digs", self.seat, (), named(found=Named(tuple(sorted(dug)))), audience=(self.seat,)))

    def refusal(self, s: Relay, option: Option) -> Refusal:
        return Refusal("dig-for-0-1-or-2-cards", ("RL-7",))


class Fall(Step[Relay]):
    def perform(self, s: Relay) -> None:
        s.chasm = tuple([s.hands[seat][0] for seat in range(s.seats)])  # RL-8
        s.hands = [()] * s.seats
        s.agenda.append(Leg())


# --- Race -----------------------------------------------------------------------------------------


class Leg(Step[Relay]):
    def perform(self, s: Relay) -> None:
        s.agenda.append(Call(s.leader))  # RL-10
        for seat in range(s.seats):
            Run(seat).perform(s)  # RL-9


class Run(SecretDecision[Relay]):
    asks = "run"

    def target(self, s: Relay, option: Option) -> Place | None:
        picked = s.cards.run.index(option) + 1
        return Place("row", self.seat, [dragon.pick for dragon in s.rows[self.seat]].index(picked))

    def prompt(self, s: Relay) -> Prompt:
        return Prompt("which-dragon-runs", ("RL-9",))

    def options(self, s: Relay) -> list[Option]:
        return [s.cards.run[dragon.pick - 1] for dragon in s.rows[self.seat] if dragon.lies == DOWN]

    def open(self, s: Relay, option: Option) -> None:
        picked = s.cards.run.index(option) + 1
        s.rows[self.seat] = tuple([Dragon(each.cards, each.pick, FORWARD) if each.pick == picked else each
                                   for each in s.rows[self.seat]])  # fmt: skip

    def refusal(self, s: Relay, option: Option) -> Refusal:
        return Refusal("choose-a-dragon-that-has-not-run", ("RL-9",))


class Call(Decision[Relay]):
    def prompt(self, s: Relay) -> Prompt:
        return Prompt("shall-fast-or-slow-win", ("RL-10",))

    def options(self, s: Relay) -> list[Option]:
        return [s.cards.fast, s.cards.slow]

    def take(self, s: Relay, option: Option) -> None:
        s.agenda.append(Race(option is s.cards.fast))

    def refusal(self, s: Relay, option: Option) -> Refusal:
        return Refusal("call-fast-or-slow", ("RL-10",))

    def others(self, s: Relay, seat: int, option: Option | None) -> Refusal:
        return Refusal("the-leader-calls", ("RL-10",))


class Race(Step[Relay]):
    fields = ("fast",)

    def __init__(self, fast: bool) -> None:
        self.fast = fast

    def perform(self, s: Relay) -> None:
        for seat in range(s.seats):
            s.lay(seat, FORWARD, UP)
            s.say("runs", seat, (runner(s, seat),))
        order = s.setup.clockwise[s.right_of(s.leader)]
        speeds = [s.cards.speeds[runner(s, seat)] for seat in order]
        s.leader = order[speeds.index(max(speeds) if self.fast else min(speeds))]  # RL-10
        s.say("wins-the-leg", s.leader)
        s.plan([Trophy(s.leader), EndOfLeg()])


def runner(s: Relay, seat: int) -> int:
    """The card that runs for this seat."""
    return next(dragon.cards[0] for dragon in s.rows[seat] if dragon.lies == UP)


class Trophy(Offer[Relay]):
    def prompt(self, s: Relay) -> Prompt:
        return Prompt("which-runner-do-you-take", ("RL-11",))

    def options(self, s: Relay) -> list[Option]:
        return [s.cards.trophy[card] for card in sorted({runner(s, seat) for seat in self.rivals(s)})]

    def target(self, s: Relay, option: Option) -> Place | None:
        loser = next(seat for seat in self.rivals(s) if runner(s, seat) == option.card)
        return Place("row", loser, next(at for at, each in enumerate(s.rows[loser]) if each.lies == UP))

    def rivals(self, s: Relay) -> list[int]:
        teams = s.teams()
        return [seat for seat in s.setup.clockwise[self.seat] if teams[seat] != teams[self.seat]]

    def take(self, s: Relay, option: Option) -> None:
        loser = next(seat for seat in self.rivals(s) if runner(s, seat) == option.card)  # RL-11
        s.rows[loser] = tuple([dragon for dragon in s.rows[loser] if dragon.lies != UP])
        s.trophies[self.seat] += (option.card,)
        s.say("takes", self.seat, (option.card,))

    def refusal(self, s: Relay, option: Option) -> Refusal:
        return Refusal("take-a-runner-of-another-team", ("RL-11",))

    def others(self, s: Relay, seat: int, option: Option | None) -> Refusal:
        return Refusal("the-winner-takes-a-trophy", ("RL-11",))


class EndOfLeg(Step[Relay]):
    def perform(self, s: Relay) -> None:
        for seat in range(s.seats):
            s.lay(seat, UP, TURNED)  # RL-12
        s.leg += 1
        s.agenda.append(Leg() if s.leg < LEGS else Finish())


# --- End ------------------------------------------------------------------------------------------


class Finish(Step[Relay]):
    def perform(self, s: Relay) -> None:
        s.treasures, s.hoards = s.hoards, [()] * s.seats  # RL-13
        s.scores = tuple([total(score_lines(s.cards, s.trophies[seat], s.treasures[seat])) for seat in range(s.seats)])
        teams = s.teams()
        sums = [sum([s.scores[other] for other in range(s.seats) if teams[other] == team]) for team in teams]
        s.winners = tuple([seat for seat in range(s.seats) if sums[seat] == max(sums)])  # RL-14


def score_lines(cards: Cards, trophies: Sequence[int], treasures: Sequence[int]) -> list[ScoreLine]:
    """RL-13"""
    lines = [ScoreLine(said("trophy", cards=card_named(card)), cards.speeds[card], ("RL-13",)) for card in trophies]
    for card in treasures:
        lines.append(ScoreLine(said("hoard", cards=card_named(card)), 2 if card in trophies else -1, ("RL-13",)))
    return lines


class RelayGame(Game):
    name = "relay"
    title = "Relay"
    sentence = "Draft dragons, dig for treasure, and race."
    prefix = "RL"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"teams": (4,), "single": (2, 3, 4)}  # RL-2
    house = (
        Flag("partners_look", "RL-A1", "partners may look at one another's rows", True),
        SeatOrRandom("first_leader", "RL-A2", "who leads the first leg"),
    )
    facts = Relay.facts
    words = (Dragon, Deal, Draft, Pick, PassOn, Digging, Dig, Fall, Leg, Run, Call, Race, Trophy, EndOfLeg, Finish)
    folder = Path(__file__).parent

    def book(self, table: CardTable) -> Book:
        return Cards(table)

    def check_setup(self, setup: Setup) -> None:
        needed = setup.seats * (HAND_SIZE + MOST_DUG)
        if len(setup.book.deck) < needed:
            raise BadSetup(
                f"{setup.seats} seats need {needed} cards; the table has {len(setup.book.deck)} (RL-3, RL-7)"
            )

    def empty(self, setup: Setup, chance: Chance) -> State:
        return Relay(setup, chance)

    def opening(self, s: State) -> Step[Any]:
        assert isinstance(s, Relay)
        chosen = int(s.setup.house["first_leader"])
        s.leader = chosen if chosen != NONE else s.chance.of("leader").below(s.seats)  # RL-A2
        return Deal()

    def longest(self, setup: Setup) -> int:
        return setup.seats * (PICKS + 1 + LEGS) + 2 * LEGS

    def silence(self, s: State) -> tuple[str, ...]:
        assert isinstance(s, Relay)
        return ("RL-6",) if any(s.hands) else ()

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        cards, trophies = view.setup.book, cards_of(view.pile("trophy", seat))
        assert isinstance(cards, Cards)
        return score_lines(cards, trophies, cards_of(view.pile("treasure", seat)))

    def about_seat(self, view: View, seat: int) -> list[Said]:
        """Who looks at the own seat counts the own hoard already."""
        cards, won = view.setup.book, view.pile("trophy", seat)
        assert isinstance(cards, Cards)
        hoard = [card for card in cards_of(view.pile("hoard", seat)) if card != UNSEEN]
        lines = score_lines(cards, cards_of(won), hoard + cards_of(view.pile("treasure", seat)))
        return [said("score", value=total(lines))]

    def begins(self) -> dict[str, type[Step[Any]]]:
        return {"deal": Deal, "draft": Draft, "dig": Digging, "leg": Leg, "end": Finish}


RELAY: Final = RelayGame()
