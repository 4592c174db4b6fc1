"""Storm Dragons, as the hall knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall.games.storm_dragons import positions
from wyrmhall.games.storm_dragons.abilities import ABILITIES
from wyrmhall.games.storm_dragons.battlefronts import all_sides
from wyrmhall.games.storm_dragons.cards import (
    FACES,
    MOST_SEATS,
    MOST_SIDES,
    NAMES,
    SIDE_NAMES,
    SKIES,
    DraftStack,
    Dragon,
    StormCards,
    read_cards,
)
from wyrmhall.games.storm_dragons.coop import (
    TOGETHER,
    CoopDeal,
    CoopEnd,
    CoopOpen,
    CoopTurn,
    enemy_cards,
    own_cards,
    rank,
)
from wyrmhall.games.storm_dragons.draft import DRAFTING, ROUNDS, Draft, cards_each, stack_size
from wyrmhall.games.storm_dragons.enemy import ENEMY_STEPS, opposite
from wyrmhall.games.storm_dragons.enemy_turns import EnemyTurn
from wyrmhall.games.storm_dragons.foresight import as_seen, foresee, reasons
from wyrmhall.games.storm_dragons.house_options import HOUSE
from wyrmhall.games.storm_dragons.instants import INSTANTS
from wyrmhall.games.storm_dragons.playing import PLAYING
from wyrmhall.games.storm_dragons.rules import DEALT, ROUND, Challenge, Deal, DrawUp, End, Open, Settle, Turn
from wyrmhall.games.storm_dragons.state import COOP, SEATS, House, StormDragons, battlefronts, decks
from wyrmhall.games.storm_dragons.strategy import StormStrategy
from wyrmhall.games.storm_dragons.strength import strength, strength_lines
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
from wyrmhall.kernel.value import NONE, Pile, cards_of
from wyrmhall.kernel.view import View

TOGETHER_BEGINS: Final[dict[str, type[Step[Any]]]] = {
    "deal": CoopDeal,
    "open": CoopOpen,
    "turn": CoopTurn,
    "end": CoopEnd,
}
COMPETITIVE_BEGINS: Final = ("draft", "challenge", "settle")


class StormDragonsGame(Game):
    name = "storm-dragons"
    title = "Storm Dragons"
    sentence = "Muster dragons and cast storms, take control of the battle, and challenge when nobody can beat you."
    picture = ("King", "Juggernaut", "Necromancer", "Thunderstorm")
    prefix = "SD"
    rules = "4"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {
        "competitive": (2, 3, 4, 5, 6),  # SD-6
        COOP: (1, 2, 3, 4, 5, 6),  # SDC-1
    }
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        "competitive": ("Each against all", "Whoever has won the most dragons in the end wins."),
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
        return tuple(SIDE_NAMES[seats:]) if variant == COOP else ()

    def line_named(self, row: TableRow) -> str:
        return FACES[NAMES.index(row.cells["name"])]

    def check_setup(self, setup: Setup) -> None:
        cards, seats = setup.book, setup.seats
        assert isinstance(cards, StormCards)
        there = len(decks(setup, cards))
        if setup.variant == COOP:
            house = House(setup.house)
            needed = own_cards(house, seats) * seats + enemy_cards(house, seats) * battlefronts(setup)  # SDC-4
        elif setup.house["distribution"] == "draft":
            rounds, size = ROUNDS[seats], stack_size(seats)
            needed = cards_each(seats) * seats * (rounds - 1) // rounds + 9 * size  # SD-15
        else:
            needed = DEALT * seats  # SD-9
        clauses = "SDC-4" if setup.variant == COOP else "SD-9, SD-15"
        if there < needed:
            raise BadSetup(f"{seats} seats need {needed} cards; the table has {there} ({clauses})")

    def empty(self, setup: Setup, chance: Chance) -> State:
        cards = setup.book
        assert isinstance(cards, StormCards)
        s = StormDragons(setup, cards, House(setup.house), chance)
        nothing: list[tuple[int, ...]] = [()] * setup.seats
        s.hands, s.draws, s.discards, s.found = nothing[:], nothing[:], nothing[:], nothing[:]
        s.fronts, s.victory, s.spoils, s.drafted = nothing[:], nothing[:], nothing[:], nothing[:]
        s.known_hand, s.known_discards, s.known_victory = nothing[:], nothing[:], nothing[:]
        s.known_spoils, s.known_cards, s.recalled = nothing[:], nothing[:], nothing[:]
        sides = MOST_SIDES if setup.variant == COOP else setup.seats
        s.flights = [()] * sides
        s.fronts = nothing[:1] * sides
        s.cries = s.announced = (0,) * sides
        s.scores = (0,) * setup.seats
        s.active = all_sides(s) if s.battlefronts else SEATS[setup.seats]
        s.control = (NONE,) * s.battlefronts  # SDC-3
        return s

    def opening(self, s: State) -> Step[Any]:
        assert isinstance(s, StormDragons)
        if s.battlefronts:
            return CoopDeal()
        return Draft() if s.house.drafts else Deal()

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
        """SD-66 The dragons in the victory pile, as far as the viewer may count them: SD-A65."""
        if view.setup.variant == COOP:
            return [ScoreLine("dragons-won-together", rank(tuple(cards_of(view.pile("won"))))[0], ("SDC-24",))]
        _, pile = view.zones["victory"][seat]
        if view.facts["winners"]:
            return [ScoreLine("dragons-won", view.facts["scores"][seat], ("SD-66",))]
        return [ScoreLine("dragons-won", len(pile), ("SD-66",))] if pile is not None else []

    def about_table(self, view: View) -> list[Said]:
        facts, setup = view.facts, view.setup
        if facts["draft_round"] and not facts["round"]:
            return [said("draft-round", value=facts["draft_round"], rounds=ROUNDS[setup.seats])]
        sky = SKIES[facts["side"]] if facts["side"] != NONE else "open"
        about = [said("round", value=facts["round"]), said("sky", value=sky)]
        if setup.variant != COOP:
            about.append(said("token", value=Seat(facts["holder"])))
        if facts["challenger"] != NONE:
            about.append(said("challenger", value=Seat(facts["challenger"])))
        return about + [Said("last-round")] * bool(facts["final"])

    def about_seat(self, view: View, seat: int) -> list[Said]:
        if view.setup.variant == COOP:
            return about_side(view, seat)
        about = [said("strength", value=strength(as_seen(view), seat))]
        if seat not in view.facts["active"]:
            about = [Said("out")]
        for owner, pile in view.zones["victory"]:
            if owner == seat and pile is not None:
                about.append(said("dragons-won", value=len(pile)))
        return about

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
        if word == "enemy" and setup.variant != COOP:
            raise ValueError("enemy belongs to the co-operative game (SDC-1)")
        if word in COMPETITIVE_BEGINS and setup.variant == COOP:
            raise ValueError(f"{word} belongs to the competitive game (SDC-1)")
        if word == "enemy":
            side = setup.seat(words[0]) if len(words) == 1 else NONE
            if not MOST_SEATS <= side < MOST_SEATS + battlefronts(setup):
                raise ValueError("enemy needs an enemy behind it: enemy a (SDC-2)")
            return EnemyTurn(min(side - MOST_SEATS, setup.seats - 1), side)
        if setup.variant == COOP and word in TOGETHER_BEGINS:
            kind = TOGETHER_BEGINS[word]
            if len(words) != len(kind.fields) or (words and setup.seat(words[0]) >= setup.seats):
                raise ValueError(f"{word} needs {len(kind.fields) or 'no'} seat behind it")
            return kind(*[setup.seat(name) for name in words])
        return super().begin(setup, word, words)

    def place(self, s: State, word: str, words: list[str]) -> bool:
        assert isinstance(s, StormDragons)
        return positions.place(s, word, words)

    def complete(self, s: State, given: set[str]) -> None:
        assert isinstance(s, StormDragons)
        positions.complete(s, given)

    def prepare(self, s: State, step: Step[Any], given: set[str]) -> None:
        assert isinstance(s, StormDragons)
        positions.prepare(s, step, given)

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


def about_side(view: View, side: int) -> list[Said]:
    """SDC-2 What stands beside the name of a person, an ally or an enemy."""
    s = as_seen(view)
    if side not in all_sides(s):
        return []
    if side not in s.active:
        return [Said("battlefront-decided")]
    about = [said("strength", value=strength(s, side))]
    if side in view.facts["control"]:
        about.append(Said("in-control"))  # SDC-11
    if side >= view.setup.seats:
        about.append(said("fights", value=Seat(opposite(side))) if s.is_enemy(side) else Said("ally"))
    return about


STORM_DRAGONS: Final = StormDragonsGame()
