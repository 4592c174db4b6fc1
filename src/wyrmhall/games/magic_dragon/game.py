"""Magic Dragon, as the hall knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall.games.magic_dragon.advice import because, bid_seen
from wyrmhall.games.magic_dragon.cards import MagicCards, Stack, letter_of, read_cards
from wyrmhall.games.magic_dragon.rules import (
    EXTRA_ROUNDS,
    HAND_SIZE,
    LAST_ROUND,
    TARGET,
    Bidding,
    Deal,
    EndOfRound,
    Playing,
    Turn,
    explained,
    out_of_turn,
    see_what_is_playable,
)
from wyrmhall.games.magic_dragon.state import House, MagicDragon
from wyrmhall.games.magic_dragon.strategy import MagicStrategy
from wyrmhall.kernel.book import Book, CardTable, TableRow
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.said import Said, Seat, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Flag, Numbers, OneOf, SeatOrRandom, Setup
from wyrmhall.kernel.state import State, Step
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import NONE, cards_of
from wyrmhall.kernel.view import View


class MagicDragonGame(Game):
    name = "magic-dragon"
    title = "Magic Dragon"
    sentence = "Bid how many stacks you will own, then capture dragons, freeze them, burn them or change their colour."
    prefix = "MD"
    rules = "3"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4, 5)}  # MD-A1
    house = (
        SeatOrRandom("first_dealer", "MD-A2", "Who deals the first round?"),
        Numbers("bid_bonus", "MD-A3", "How many points is each bid worth to those who keep it?", "Bid"),
        OneOf(
            "dealer_after_skip",
            "MD-A5",
            "Who deals next, if the player who should have opened the round was skipped?",
            ("seat", "actual_starter"),
            says=("the player who was skipped", "the player who opened instead"),
        ),
        Flag(
            "named_colour_blocks_new_stack",
            "MD-A6",
            "While a Color spell waits for a colour, nobody may start a new stack in that colour.",
            False,
        ),
        Flag("spells_optional", "MD-A17", "Who cannot play a dragon may pass instead of casting a spell.", False),
        OneOf(
            "final_tie",
            "MD-A20",
            "What if the tie-break leaves several players equal at the end?",
            ("share", "extra_round"),
            says=("they share the victory", "they play another round"),
        ),
        Flag("covered_cards_visible", "MD-A23", "Everybody may look through the cards of every stack.", True),
    )
    facts = MagicDragon.facts
    words = (Stack, Deal, Bidding, Turn, Playing, EndOfRound)
    folder = Path(__file__).parent

    def book(self, table: CardTable) -> Book:
        return read_cards(table)

    def printed(self, option: str) -> tuple[int, ...]:
        cards = self.book_of(None)
        assert isinstance(cards, MagicCards)
        return tuple(cards.bonus) if option == "bid_bonus" else ()  # MD-A3

    def line_named(self, row: TableRow) -> str:
        """Dragons and bid cards go by their numbers, whatever a table of one's own calls them."""
        kind, number = row.cells["kind"], row.cells["number"]
        if kind == "dragon":
            return letter_of(row.cells["colour"]) + number
        return f"bid {number}" if kind == "bid" else row.cells["name"]

    def check_setup(self, setup: Setup) -> None:
        cards = setup.book
        assert isinstance(cards, MagicCards)
        if len(cards.deck) < HAND_SIZE * setup.seats:
            raise BadSetup(
                f"{setup.seats} seats need {HAND_SIZE * setup.seats} cards; the table has {len(cards.deck)} (MD-6)"
            )
        if sum(cards.bids) < setup.seats:
            raise BadSetup(f"{setup.seats} seats need as many bid cards; the table has {sum(cards.bids)} (MD-12)")
        for number, _ in setup.house["bid_bonus"]:
            if number >= len(cards.bids):
                raise BadSetup(f"house option bid_bonus: there is no bid {number} (MD-4)")

    def empty(self, setup: Setup, chance: Chance) -> State:
        cards, house = setup.book, setup.house
        assert isinstance(cards, MagicCards)
        s = MagicDragon(setup, cards, House(house), chance)
        s.hands = [()] * setup.seats
        s.playing = tuple(range(setup.seats))
        s.scores = s.lacks = (0,) * setup.seats
        changed = dict(house["bid_bonus"])
        s.bonus = tuple([changed.get(number, points) for number, points in enumerate(cards.bonus)])  # MD-41, MD-A3
        s.opener = s.left_of(s.dealer)
        return s

    def opening(self, s: State) -> Step[Any]:
        assert isinstance(s, MagicDragon)
        chosen = s.house.first_dealer
        s.dealer = chosen if chosen != NONE else s.chance.of("dealer").below(s.seats)  # MD-A2
        return Deal()

    def longest(self, setup: Setup) -> int:
        """MD-A26; between two cards each seat can pass once (MD-A17)."""
        cards = HAND_SIZE * setup.seats
        passes = (cards + 1) * setup.seats if setup.house["spells_optional"] else 0
        return (LAST_ROUND + EXTRA_ROUNDS) * (setup.seats + cards + passes)

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        """The round's score of a seat as it stands now."""
        stacks, hand = view.pile("stack", seat), view.pile("hand", seat)
        return explained(view.facts["bonus"], len(cards_of(stacks)), len(hand), bid_seen(view, seat), len(stacks))

    def about_table(self, view: View) -> list[Said]:
        facts = view.facts
        return [said("round", value=facts["round"]), said("dealer", value=Seat(facts["dealer"])),
                said("to-win", value=TARGET)]  # fmt: skip

    def about_seat(self, view: View, seat: int) -> list[Said]:
        bid = bid_seen(view, seat)
        about = [said("bid", value=bid, owned=len(view.pile("stack", seat))) if bid != NONE else said("no-bid")]
        return [*about, said("score", value=view.facts["scores"][seat])]

    def because(self, view: View, option: Option) -> list[Said]:
        return because(view, option)

    def shows_memory(self, setup: Setup) -> bool:
        return bool(setup.house["covered_cards_visible"])  # MD-A23 or it would show what may not be looked at

    def begins(self) -> dict[str, type[Step[Any]]]:
        return {"deal": Deal, "bidding": Bidding, "turn": Turn, "end": EndOfRound}

    def complete(self, s: State, given: set[str]) -> None:
        assert isinstance(s, MagicDragon)
        if not s.playing or NONE in s.playing + s.tied + (s.dealer, s.opener) or len(set(s.playing)) < len(s.playing):
            raise ValueError("the dealer, the opener and those who play are seats of the table")
        if "dealer" not in given:  # A deals the first round; in the midst of one, A was the first to bid
            s.dealer = max(0, s.house.first_dealer) if "deal" in given else s.seats - 1  # MD-A2
        if "round" not in given:
            s.round = 0 if "deal" in given else 1
        if "opener" not in given:
            s.opener = s.left_of(s.dealer)  # MD-11
        if len(s.bids) > len(s.playing):
            raise ValueError(f"{len(s.playing)} players make no more than {len(s.playing)} bids (MD-11)")
        if not all([0 <= bid < len(s.cards.bids) for bid in s.bids]):
            raise ValueError(f"there are bid cards from 0 to {len(s.cards.bids) - 1} (MD-4)")
        if len(s.bonus) != len(s.cards.bids):
            raise ValueError(f"bonus needs a number for each of the bids 0 to {len(s.cards.bids) - 1} (MD-A3)")
        if min(s.scores) < 0:
            raise ValueError("no score is below 0 (MD-43)")
        see_what_is_playable(s)

    def prepare(self, s: State, step: Step[Any], given: set[str]) -> None:
        """Where no dealer is given, whoever bids or plays first is the opener (MD-11, MD-14)."""
        assert isinstance(s, MagicDragon)
        if "dealer" in given or "opener" in given:
            return
        if isinstance(step, Bidding):
            s.opener = s.setup.clockwise[step.seat][-1 - len(s.bids)]
        elif isinstance(step, Turn) and not s.stacks and not s.bids:
            s.opener = step.seat
        else:
            return
        s.dealer = s.setup.clockwise[s.opener][-2]

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        assert isinstance(s, MagicDragon)
        if s.winners:
            return Refusal("game-over", ("MD-46",))
        return out_of_turn(s, seat, option, said("round-over"), ("MD-35", "MD-A16"))

    def strategy(self) -> Strategy:
        return MagicStrategy()


MAGIC_DRAGON: Final = MagicDragonGame()
