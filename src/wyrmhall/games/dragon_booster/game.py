"""Dragon Booster, as the hall knows it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall.games.dragon_booster.actions import AfterPlay, AfterUse, Paying
from wyrmhall.games.dragon_booster.building import charts_of, completed_deck, prospects_in
from wyrmhall.games.dragon_booster.cards import BoosterCards, Coloured, InPlay
from wyrmhall.games.dragon_booster.decks import (
    COPIES,
    RACE_CARDS,
    Decks,
    deck_by_lot,
    demands_on,
    is_fine,
    sections_of,
    supposed,
)
from wyrmhall.games.dragon_booster.effects import (
    Dropping,
    Finding,
    Fixing,
    NamingRival,
    Recalling,
    Resolving,
    Search,
    Taking,
)
from wyrmhall.games.dragon_booster.foresight import as_seen, battle_told, sprints_after, stats_told
from wyrmhall.games.dragon_booster.house_options import BOOSTER, CONSTRUCTED, HOUSE, SEALED
from wyrmhall.games.dragon_booster.language import STATS
from wyrmhall.games.dragon_booster.parts import parts_of, parts_used
from wyrmhall.games.dragon_booster.reading import examine_table
from wyrmhall.games.dragon_booster.reckoning import sprint, stat, stat_for
from wyrmhall.games.dragon_booster.rules import (
    Draw,
    EndOfTurn,
    GearingUp,
    GearUp,
    Main,
    MainActions,
    Mulligan,
    NamingDragon,
    Opening,
    StartingHands,
    Turn,
)
from wyrmhall.games.dragon_booster.rush import (
    BattleAction,
    Battles,
    EndOfBattle,
    LeavingBattle,
    MovingUp,
    OrderingEffects,
    Resolution,
    Rush,
    Rushing,
    Trigger,
)
from wyrmhall.games.dragon_booster.state import DRAW, GEAR_UP, MAIN, RUSH, STEPS, DragonBooster, House
from wyrmhall.games.dragon_booster.strategy import BoosterStrategy
from wyrmhall.games.dragon_booster.winning import FINISH_LINE
from wyrmhall.kernel.book import Book, CardTable, TableRow
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.examined import Examined
from wyrmhall.kernel.game import Game, make_room
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.said import Said, Seat, said
from wyrmhall.kernel.score import Outcome, ScoreLine
from wyrmhall.kernel.section import Chart, Demand, Prospect, Section
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State, Step
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import View

MOST_DECKS: Final = 30  # tables and variants whose decks are at hand


class DragonBoosterGame(Game):
    name = "dragon-booster"
    title = "Dragon Booster"
    sentence = "Gear up your dragon, play maneuvers, and win battles on the track until you have 30 points."
    prefix = "DB"
    rules = "1"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {
        CONSTRUCTED: (2, 3, 4, 5, 6),
        BOOSTER: (2, 3, 4, 5, 6),
        SEALED: (2, 3, 4, 5, 6),
    }
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        CONSTRUCTED: ("Constructed", "Everybody brings a race deck of 60 cards and a dragon deck of up to 10."),
        BOOSTER: ("Booster draft decks", "25 race cards, no copy limits, no team symbols, and no dragon is needed."),
        SEALED: ("Sealed decks", "At least 40 race cards, no copy limits, and no dragon is needed."),
    }
    house = HOUSE
    facts = DragonBooster.facts
    words = (
        InPlay, Coloured, Opening, NamingDragon, StartingHands, Mulligan, Turn, EndOfTurn, Draw, GearUp,
        GearingUp, Main, MainActions, Rush, MovingUp, Battles, Rushing, BattleAction, Resolution, Trigger,
        OrderingEffects, LeavingBattle, EndOfBattle, Paying, AfterPlay, AfterUse, NamingRival, Resolving,
        Dropping, Recalling, Fixing, Taking, Search, Finding,
    )  # fmt: skip
    brings = "deck"
    folder = Path(__file__).parent
    picture = ("Wyldfyr", "Brutarus", "MagKick")

    def __init__(self) -> None:
        super().__init__()
        self.decks: dict[tuple[str, str], Decks] = {}  # by table and variant

    # --- rules ----------------------------------------------------------------------------

    def book(self, table: CardTable) -> Book:
        return BoosterCards(table)

    def examine(self, table: CardTable) -> Examined:
        return examine_table(table)

    def line_named(self, row: TableRow) -> str:
        return row.cells["id"]

    def check_setup(self, setup: Setup) -> None:
        cards = setup.book
        assert isinstance(cards, BoosterCards)
        needed = RACE_CARDS // COPIES
        if setup.variant == CONSTRUCTED and len(cards.all_races) < needed:
            raise BadSetup(
                f"the table has {len(cards.all_races)} maneuvers and events; a race deck needs {needed} (DB-13, DB-14)"
            )

    def empty(self, setup: Setup, chance: Chance) -> State:
        cards = setup.book
        assert isinstance(cards, BoosterCards)
        s = DragonBooster(setup, cards, House(setup), chance)
        seats = setup.seats
        s.race_decks, s.dragon_decks, s.open_decks, s.hands = [()] * seats, [()] * seats, [()] * seats, [()] * seats
        s.pits, s.tracks, s.rush_zones, s.rushing = [()] * seats, [()] * seats, [()] * seats, [()] * seats
        s.played, s.discards, s.damaged, s.colours = [()] * seats, [()] * seats, [()] * seats, [()] * seats
        s.playing = tuple(range(seats))
        s.scores = s.energy = s.used_kinds = (0,) * seats  # DB-21
        s.shown_dragons = s.shown_hand = ((),) * seats
        return s

    def opening(self, s: State) -> Step[Any]:
        return Opening()

    def longest(self, setup: Setup) -> int:
        """Race decks run out (DB-26), then so many turns are played (DB-A6); see rules.md for the bound on a turn."""
        race = RACE_CARDS if setup.variant == CONSTRUCTED else 500
        turns = race // 2 + 2 + int(setup.house["all_empty_turns"])
        return turns * setup.seats * 40 * race

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        return Refusal("game-over", ("DB-1", "DB-2"))

    def strategy(self) -> Strategy:
        return BoosterStrategy()

    # --- decks ----------------------------------------------------------------------------

    def check_brought(self, setup: Setup, cards: tuple[int, ...]) -> None:
        book = setup.book
        assert isinstance(book, BoosterCards)
        if setup.variant != CONSTRUCTED or not is_fine(book, cards):
            super().check_brought(setup, cards)

    def sections(self, setup: Setup) -> tuple[Section, ...]:
        book = setup.book
        assert isinstance(book, BoosterCards)
        return sections_of(book, setup)

    def demands(self, setup: Setup, cards: tuple[int, ...]) -> list[Demand]:
        book = setup.book
        assert isinstance(book, BoosterCards)
        return demands_on(book, setup, cards)

    def charts(self, setup: Setup, cards: tuple[int, ...]) -> list[Chart]:
        book = setup.book
        assert isinstance(book, BoosterCards)
        return charts_of(book, setup, cards)

    def prospects(self, setup: Setup, cards: tuple[int, ...]) -> list[Prospect]:
        book = setup.book
        assert isinstance(book, BoosterCards)
        return prospects_in(book, setup, cards)

    def completed(self, setup: Setup, cards: tuple[int, ...], chance: Chance) -> tuple[int, ...]:
        book = setup.book
        assert isinstance(book, BoosterCards)
        return completed_deck(book, setup, cards, chance)

    def usual_list(self, setup: Setup, seat: int) -> tuple[int, ...]:
        usual = self.decks_of(setup).usual
        return usual[seat % len(usual)]

    def ready_lists(self, setup: Setup) -> dict[str, tuple[int, ...]]:
        return self.decks_of(setup).ready

    def list_by_lot(self, setup: Setup, lot: Chance) -> tuple[int, ...]:
        book = setup.book
        assert isinstance(book, BoosterCards)
        return deck_by_lot(book, setup, lot)

    def decks_of(self, setup: Setup) -> Decks:
        """Read once for each table and variant: every game that is simulated asks for them."""
        book = setup.book
        assert isinstance(book, BoosterCards)
        key = (book.table.digest(), setup.variant)
        if key not in self.decks:
            make_room(self.decks, MOST_DECKS)
            self.decks[key] = Decks(book, setup.variant)
        return self.decks[key]

    def suppose(self, view: View, owner: int, chance: Chance) -> tuple[int, ...]:
        book = view.setup.book
        assert isinstance(book, BoosterCards)
        return supposed(view, book, owner, chance)

    # --- what games by lot have used ------------------------------------------------------

    def parts(self, book: Book) -> dict[str, tuple[str, ...]]:
        assert isinstance(book, BoosterCards)
        return parts_of(book)

    def parts_used(self, s: State, what: Step[Any] | Option) -> tuple[tuple[str, str], ...]:
        assert isinstance(s, DragonBooster)
        return parts_used(s.cards, what)

    # --- showing --------------------------------------------------------------------------

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        return [ScoreLine("points", view.facts["points"][seat], ("DB-1",))]

    def tally(self, view: View, side: int) -> list[ScoreLine]:
        """The sprint of the rushing card, number by number."""
        s = as_seen(view)
        told: list[ScoreLine] = []
        if s.rushing[side]:
            sprint(s, side, told)
        return told

    def about_table(self, view: View) -> list[Said]:
        facts, to_win = view.facts, said("to-win", value=FINISH_LINE)
        if facts["turn"] == 0:
            return [to_win]
        return [said("turn", value=facts["turn"]), said("leader", value=Seat(facts["leader"])), to_win]

    def about_seat(self, view: View, seat: int) -> list[Said]:
        facts = view.facts
        about = [said("score", value=facts["points"][seat])]
        if facts["step"] == MAIN:
            about.append(said("energy", value=facts["energy"][seat]))
        s = as_seen(view)
        has_named = bool(s.pits[seat] or s.colours[seat])  # DB-19, DB-95 until then there are no stats
        return [*about, *battle_told(s, seat), *(stats_told(s, seat) if has_named else [])]

    def foresee(self, view: View, option: Option) -> list[Outcome]:
        return sprints_after(as_seen(view), view.seat, option)

    # --- records --------------------------------------------------------------------------

    def begins(self) -> dict[str, type[Step[Any]]]:
        return {"draw": Turn, "gearing": Turn, "main": Turn, "rush": Turn, "acts": Turn, "battle": Turn}

    def begin(self, setup: Setup, word: str, words: list[str]) -> Step[Any]:
        wholes = {"draw": DRAW, "gearing": GEAR_UP, "main": MAIN, "rush": RUSH}
        if word in wholes and not words:
            return Turn(wholes[word], NONE)
        if word not in wholes and len(words) == 1 and words[0] != "-":
            return Turn(MAIN if word == "acts" else RUSH, setup.seat(words[0]))
        raise ValueError(f"{word} needs {'no' if word in wholes else 'one'} seat behind it")

    def complete(self, s: State, given: set[str]) -> None:
        assert isinstance(s, DragonBooster)
        if s.leader not in s.playing or len(set(s.playing)) < len(s.playing):
            raise ValueError("the leader and those who play are seats of the table")
        if not 0 <= s.step < len(STEPS):
            raise ValueError(f"the steps are {', '.join(STEPS)}")

    def prepare(self, s: State, step: Step[Any], given: set[str]) -> None:
        """A position in the midst of a turn is in the first one, unless it says otherwise."""
        assert isinstance(s, DragonBooster)
        if "turn" not in given and isinstance(step, Turn) and (step.since, step.seat) != (DRAW, NONE):
            s.turn = 1

    def place(self, s: State, word: str, words: list[str]) -> bool:
        """boost A Enraged 2, waits A Wyldfyr 1: what this battle has brought already."""
        assert isinstance(s, DragonBooster)
        if word not in ("boost", "waits"):
            return False
        if len(words) != 3:
            raise ValueError(f"{word} needs a seat, a card and a number")
        given = (s.setup.seat(words[0]), s.cards.card(words[1]), int(words[2]))
        if word == "boost":
            s.boosts += given
        else:
            s.on_event += given
        return True

    def sum_of(self, s: State, word: str, seat: int) -> list[ScoreLine] | None:
        assert isinstance(s, DragonBooster)
        told: list[ScoreLine] = []
        if word == "sprint":
            sprint(s, seat, told)
        elif word in STATS:
            stat(s, seat, STATS.index(word), told)
        else:
            return None
        return told

    def questions(self) -> dict[str, int]:
        return {"burst": 2}

    def answer(self, s: State, word: str, words: list[str]) -> list[str]:
        """burst A Charge: the stat against which A's event is held."""
        assert isinstance(s, DragonBooster)
        return [str(stat_for(s, s.setup.seat(words[0]), s.cards.card(words[1])))]


DRAGON_BOOSTER: Final = DragonBoosterGame()
