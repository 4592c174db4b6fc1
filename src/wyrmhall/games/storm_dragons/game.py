"""Storm Dragons, as the hall knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall.games.storm_dragons import positions
from wyrmhall.games.storm_dragons.abilities import ABILITIES
from wyrmhall.games.storm_dragons.cards import (
    FACES,
    NAMES,
    SIDE_NAMES,
    SKIES,
    DraftStack,
    Dragon,
    StormCards,
    read_cards,
)
from wyrmhall.games.storm_dragons.competitive import Competitive, Drafted
from wyrmhall.games.storm_dragons.coop import TOGETHER
from wyrmhall.games.storm_dragons.draft import DRAFTING, ROUNDS, Draft
from wyrmhall.games.storm_dragons.enemy import ENEMY_STEPS
from wyrmhall.games.storm_dragons.enemy_turns import EnemyTurn
from wyrmhall.games.storm_dragons.foresight import as_seen, foresee, reasons
from wyrmhall.games.storm_dragons.house_options import HOUSE
from wyrmhall.games.storm_dragons.instants import INSTANTS
from wyrmhall.games.storm_dragons.playing import PLAYING
from wyrmhall.games.storm_dragons.rules import ROUND, Challenge, Deal, DrawUp, End, Open, Settle, Turn
from wyrmhall.games.storm_dragons.state import House, StormDragons
from wyrmhall.games.storm_dragons.strategy import StormStrategy
from wyrmhall.games.storm_dragons.strength import strength_lines
from wyrmhall.games.storm_dragons.together import Together
from wyrmhall.games.storm_dragons.variant import COMPETITIVE, COOP, Variant
from wyrmhall.kernel.book import Book, CardTable, TableRow
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.said import Said, Seat, said
from wyrmhall.kernel.score import Outcome, ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State, Step
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import NONE, Pile
from wyrmhall.kernel.view import View

WITH_DRAFT: Final = Drafted()
VARIANTS: Final[dict[str, Variant]] = {COMPETITIVE: Competitive(), COOP: Together()}


def variant_of(setup: Setup) -> Variant:
    """The way to play, SD-8 with dealt or drafted cards."""
    is_drafted = setup.variant == COMPETITIVE and setup.house["distribution"] == "draft"
    return WITH_DRAFT if is_drafted else VARIANTS[setup.variant]


class StormDragonsGame(Game):
    name = "storm-dragons"
    title = "Storm Dragons"
    sentence = "Muster dragons and cast storms, take control of the battle, and challenge when nobody can beat you."
    picture = ("King", "Juggernaut", "Necromancer", "Thunderstorm")
    prefix = "SD"
    rules = "4"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {
        COMPETITIVE: (2, 3, 4, 5, 6),  # SD-6
        COOP: (1, 2, 3, 4, 5, 6),  # SDC-1
    }
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        COMPETITIVE: ("Each against all", "Whoever has won the most dragons in the end wins."),
        COOP: ("All together", "You fight side by side against enemies that act by rule, and win or lose together."),
    }
    house = HOUSE
    facts = StormDragons.facts
    words = (Dragon, DraftStack, *ROUND, *DRAFTING, *PLAYING, *INSTANTS, *ABILITIES, *ENEMY_STEPS, *TOGETHER)
    positions_may_exceed_deck = True  # SD-A2
    may_end_undecided = True  # SDC-24 players may lose together
    folder = Path(__file__).parent

    def book(self, table: CardTable) -> Book:
        return read_cards(table)

    def sides(self, seats: int, variant: str) -> tuple[str, ...]:
        """SDC-2 Allies, and the enemy of each side by its small letter."""
        return tuple(SIDE_NAMES[seats : VARIANTS[variant].number_of_sides(seats)])

    def line_named(self, row: TableRow) -> str:
        return FACES[NAMES.index(row.cells["name"])]

    def check_setup(self, setup: Setup) -> None:
        cards, seats = setup.book, setup.seats
        assert isinstance(cards, StormCards)
        variant = variant_of(setup)
        there = len(cards.deck) * variant.number_of_decks(seats)
        needed, clause = variant.cards_needed(House(setup.house), seats)
        if there < needed:
            raise BadSetup(f"{seats} seats need {needed} cards; the table has {there} ({clause})")

    def empty(self, setup: Setup, chance: Chance) -> State:
        cards = setup.book
        assert isinstance(cards, StormCards)
        s = StormDragons(setup, cards, House(setup.house), variant_of(setup), chance)
        nothing: list[tuple[int, ...]] = [()] * setup.seats
        s.hands, s.draws, s.discards, s.found = nothing[:], nothing[:], nothing[:], nothing[:]
        s.fronts, s.victory, s.spoils, s.drafted = nothing[:], nothing[:], nothing[:], nothing[:]
        s.known_hand, s.known_discards, s.known_victory = nothing[:], nothing[:], nothing[:]
        s.known_spoils, s.known_cards, s.recalled = nothing[:], nothing[:], nothing[:]
        sides = s.variant.number_of_sides(setup.seats)
        s.flights = [()] * sides
        s.fronts = nothing[:1] * sides
        s.cries = s.announced = (0,) * sides
        s.scores = (0,) * setup.seats
        s.active = s.variant.sides_of_round(setup.seats)
        s.control = (NONE,) * s.battlefronts  # SDC-3
        return s

    def opening(self, s: State) -> Step[Any]:
        assert isinstance(s, StormDragons)
        return s.variant.opening()

    def longest(self, setup: Setup) -> int:
        """A round ends because hands run out (SD-A72, SD-A73), the game because piles do (SD-50, SD-62).

        Together a round ends because enemies' cards stay where they are (SDC-25), the game because victory piles grow
        (SDC-23); to turn to allies and back takes a turn no more than five choices (SDC-9).

        Within a round only King, Spy, Golemmancer, Prince and Conjurer make up for the card they cost.  Others are
        played at most once for each card there is; these let up to five cards be drawn or played again, with what such
        cards bring.  No card takes more than ten choices.
        """
        cards = len(setup.book.deck) * 2
        return 10 * 70 * cards * cards

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        return variant_of(view.setup).score(view, seat)

    def about_table(self, view: View) -> list[Said]:
        facts, setup = view.facts, view.setup
        if facts["draft_round"] and not facts["round"]:
            return [said("draft-round", value=facts["draft_round"], rounds=ROUNDS[setup.seats])]
        sky = SKIES[facts["side"]] if facts["side"] != NONE else "open"
        about = [said("round", value=facts["round"]), said("sky", value=sky)]
        about += variant_of(setup).about_token(view)
        if facts["challenger"] != NONE:
            about.append(said("challenger", value=Seat(facts["challenger"])))
        return about + [Said("last-round")] * bool(facts["final"])

    def about_seat(self, view: View, seat: int) -> list[Said]:
        s = as_seen(view)
        return s.variant.about_side(view, s, seat)

    def tally(self, view: View, side: int) -> list[ScoreLine]:
        """SD-31 Battle strength with every number of the sum."""
        return strength_lines(as_seen(view), side) if side in view.facts["active"] else []

    def foresee(self, view: View, option: Option) -> list[Outcome]:
        return foresee(view, option)

    def because(self, view: View, option: Option) -> list[Said]:
        return reasons(view, option)

    # --- records --------------------------------------------------------------------------

    def begins(self) -> dict[str, type[Step[Any]]]:
        return {
            "enemy": EnemyTurn,
            "deal": Deal,
            "draft": Draft,
            "open": Open,
            "turn": Turn,
            "challenge": Challenge,
            "settle": Settle,
            "drawup": DrawUp,
            "end": End,
        }

    def begin(self, setup: Setup, word: str, words: list[str]) -> Step[Any]:
        step = variant_of(setup).begin(setup, word, words)
        return step if step is not None else super().begin(setup, word, words)

    def place(self, s: State, word: str, words: list[str]) -> bool:
        assert isinstance(s, StormDragons)
        return positions.place(s, word, words)

    def complete(self, s: State, given: set[str]) -> None:
        assert isinstance(s, StormDragons)
        positions.complete(s, given)

    def prepare(self, s: State, step: Step[Any], given: set[str]) -> None:
        assert isinstance(s, StormDragons)
        s.variant.prepare(s, step, given)

    def lies_beside(self, s: State, word: str, owner: int) -> Pile:
        """SD-35 Storms are won too, though they lie apart from the dragons of a victory pile."""
        assert isinstance(s, StormDragons)
        return s.spoils[owner] if word == "victory" and owner < s.seats else ()

    def sum_of(self, s: State, word: str, seat: int) -> list[ScoreLine] | None:
        assert isinstance(s, StormDragons)
        return strength_lines(s, seat) if word == "strength" else super().sum_of(s, word, seat)

    def questions(self) -> dict[str, int]:
        return {"day": 0, "night": 0}

    def answer(self, s: State, word: str, words: list[str]) -> list[str]:
        """? night holds if it is night."""
        assert isinstance(s, StormDragons)
        found = SKIES[s.sky] if s.sky != NONE else "neither"
        return [] if found == word else [found]

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        return Refusal("game-over", ("SD-65",)) if s.winners else Refusal("nobody-chooses", ("SD-34",))

    def strategy(self) -> Strategy:
        return StormStrategy()


STORM_DRAGONS: Final = StormDragonsGame()
