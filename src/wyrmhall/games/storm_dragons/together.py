"""Storm Dragons together: what the co-operative variant answers.  SDC-n is the clause of rules.md that a line obeys."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.storm_dragons.aiming import Giving
from wyrmhall.games.storm_dragons.battlefronts import look_at_control
from wyrmhall.games.storm_dragons.cards import DAY, KING, MOST_SEATS, MOST_SIDES, SPY
from wyrmhall.games.storm_dragons.competitive import Competitive
from wyrmhall.games.storm_dragons.coop import (
    CoopDeal,
    CoopEnd,
    CoopOpen,
    CoopTurn,
    enemy_cards,
    own_cards,
    rank,
)
from wyrmhall.games.storm_dragons.enemy_turns import EnemyTurn
from wyrmhall.games.storm_dragons.piles import discard_of_enemies, take_into_hand
from wyrmhall.games.storm_dragons.state import (
    ENEMY_DISCARDS,
    ENEMY_DRAW,
    LOST,
    WON,
    House,
    Pile,
    StormDragons,
    all_zones,
    is_enemy,
    opposite,
    with_cards,
)
from wyrmhall.games.storm_dragons.strategy import worth_together
from wyrmhall.games.storm_dragons.strength import strength
from wyrmhall.kernel.said import Place, Said, Seat, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Step, without
from wyrmhall.kernel.value import CENTRE, NONE, cards_of
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import Zone

ZONES: Final = all_zones((ENEMY_DRAW, ENEMY_DISCARDS, WON, LOST))
COMPETITIVE_WORDS: Final = ("holder", "victory", "spoils")
COMPETITIVE_BEGINS: Final = ("draft", "challenge", "settle")
BEGINS: Final[dict[str, type[Step[Any]]]] = {"deal": CoopDeal, "open": CoopOpen, "turn": CoopTurn, "end": CoopEnd}


class Together(Competitive):
    """SDC-1 All people against enemies that act by rule.  What is not said here is as in the competitive game."""

    # --- Set-up ---------------------------------------------------------------------------

    def zones(self, house: House) -> tuple[Zone, ...]:
        return ZONES[house.victory_visible]

    def number_of_sides(self, seats: int) -> int:
        return MOST_SIDES

    def number_of_decks(self, seats: int) -> int:
        return 2  # SDC-4

    def number_of_battlefronts(self, seats: int) -> int:
        return max(3, seats)  # SDC-2

    def shared_ally(self, seats: int) -> int:
        """SDC-5 An ally's cards belong to those who put them there.  They can be different people only with two."""
        return 2 if seats == 2 else NONE

    def cards_needed(self, house: House, seats: int) -> tuple[int, str]:
        of_enemies = enemy_cards(house, seats) * self.number_of_battlefronts(seats)
        return own_cards(house, seats) * seats + of_enemies, "SDC-4"

    def opening(self) -> Step[Any]:
        return CoopDeal()

    # --- Who fights whom ------------------------------------------------------------------

    def sides_of_round(self, seats: int) -> Pile:
        """SDC-2 Our sides, and opposite each of them an enemy."""
        ours = tuple(range(self.number_of_battlefronts(seats)))
        return ours + tuple([opposite(side) for side in ours])

    def are_foes(self, side: int, other: int) -> bool:
        return is_enemy(side) != is_enemy(other)  # SDC-2

    def teams(self, seats: int) -> Pile:
        return (0,) * seats  # SDC-1 all people play together

    def hushes(self, side: int, other: int) -> bool:
        return self.are_foes(side, other)  # SD-122

    def may_kill_at(self, s: StormDragons, side: int, other: int) -> bool:
        return self.are_foes(side, other)  # SD-119

    def rival(self, s: StormDragons, side: int) -> int:
        return opposite(side)

    # --- Whose cards they are: SDC-5 people have one victory pile together, enemies another --

    def victory_of(self, s: StormDragons, side: int) -> Pile:
        return s.lost if is_enemy(side) else s.won

    def victory_place(self, side: int) -> Place:
        return Place("lost" if is_enemy(side) else "won", CENTRE)

    def shows_victory(self, house: House) -> bool:
        return True  # SDC-5

    def win(self, s: StormDragons, side: int, cards: Pile) -> None:
        if is_enemy(side):
            s.lost = with_cards(s.lost, cards)
        else:
            s.won = with_cards(s.won, cards)

    def regain(self, s: StormDragons, seat: int, card: int) -> None:
        s.won = without(s.won, card)
        take_into_hand(s, seat, card)

    def discards_place(self, side: int) -> Place:
        return Place("enemy_discards", CENTRE) if is_enemy(side) else super().discards_place(side)

    def discard(self, s: StormDragons, owner: int, cards: Pile) -> None:
        if is_enemy(owner):
            discard_of_enemies(s, cards)
        else:
            super().discard(s, owner, cards)

    def owner(self, s: StormDragons, side: int, put_by: Pile, place: int) -> int:
        """SDC-5 An ally has no discards: those of the person who put the card there."""
        if side < s.seats or is_enemy(side):
            return side
        return put_by[place] if side == s.shared else 0

    # --- Abilities ------------------------------------------------------------------------

    def stays_mute(self, s: StormDragons, seat: int, side: int, row: int) -> bool:
        """SDC-25 Kings of all enemies, if one of them has taken up a King, and by day Spies likewise."""
        if is_enemy(side):
            return row in (KING, SPY) and bool(s.taken_up & 1 << row) and (row == KING or s.sky == DAY)
        return super().stays_mute(s, seat, side, row)

    def take_back(self, s: StormDragons, seat: int, side: int, row: int) -> None:
        """SDC-25 What an enemy takes up is discarded."""
        if is_enemy(side):
            discard_of_enemies(s, (row,))
            s.taken_up |= 1 << row
        else:
            super().take_back(s, seat, side, row)

    def way_back(self, seat: int, side: int) -> tuple[str, Place]:
        return ("sends-away", self.discards_place(side)) if is_enemy(side) else super().way_back(seat, side)

    def demand(self, s: StormDragons, side: int, owed: list[Giving]) -> None:
        """SDC-1 People at the same time, and then the others one after another."""
        s.plan([giving for giving in owed if giving.side >= s.seats])
        for giving in owed:
            if giving.side < s.seats:
                giving.perform(s)

    # --- What is shown and written --------------------------------------------------------

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        return [ScoreLine("dragons-won-together", rank(tuple(cards_of(view.pile("won"))))[0], ("SDC-24",))]

    def about_token(self, view: View) -> list[Said]:
        return []  # SDC-3 each battlefront has its own

    def about_side(self, view: View, s: StormDragons, side: int) -> list[Said]:
        """SDC-2 What stands beside the name of a person, an ally or an enemy."""
        if side not in self.sides_of_round(s.seats):
            return []
        if side not in s.active:
            return [Said("battlefront-decided")]
        about = [said("strength", value=strength(s, side))]
        if side in view.facts["control"]:
            about.append(Said("in-control"))  # SDC-11
        if side >= s.seats:
            about.append(said("fights", value=Seat(opposite(side))) if is_enemy(side) else Said("ally"))
        return about

    def worth(self, s: StormDragons, seat: int, before: StormDragons) -> float:
        return worth_together(s, before)

    def begin(self, setup: Setup, word: str, words: list[str]) -> Step[Any] | None:
        if word in COMPETITIVE_BEGINS:
            raise ValueError(f"{word} belongs to the competitive game (SDC-1)")
        if word == "enemy":
            side = setup.seat(words[0]) if len(words) == 1 else NONE
            if not MOST_SEATS <= side < MOST_SEATS + self.number_of_battlefronts(setup.seats):
                raise ValueError("enemy needs an enemy behind it: enemy a (SDC-2)")
            return EnemyTurn(min(opposite(side), setup.seats - 1), side)
        if word not in BEGINS:
            return None
        kind = BEGINS[word]
        if len(words) != len(kind.fields) or (words and setup.seat(words[0]) >= setup.seats):
            raise ValueError(f"{word} needs {len(kind.fields) or 'no'} seat behind it")
        return kind(*[setup.seat(name) for name in words])

    def check_position(self, s: StormDragons, given: set[str]) -> None:
        for name in given:
            if name.partition(" ")[0] in COMPETITIVE_WORDS:
                raise ValueError(f"{name.partition(' ')[0]} belongs to the competitive game (SDC-3, SDC-5)")
        fronts = s.battlefronts
        if "control" in given and len(s.control) != fronts:
            raise ValueError(f"control names the side in control of each of {fronts} battlefronts, or - (SDC-3)")
        check_owners(s, given)
        sides = self.sides_of_round(s.seats)
        if any([(s.flights[side] or s.fronts[side]) and side not in sides for side in range(MOST_SIDES)]):
            raise ValueError(f"there are {fronts} battlefronts (SDC-2)")
        if any([side not in sides or opposite(side) not in s.active for side in s.active]):
            raise ValueError("a battlefront is open for both sides, or decided (SDC-19)")

    def prepare(self, s: StormDragons, step: Step[Any], given: set[str]) -> None:
        """In the midst of a round it is day, where nothing else is said, and control is looked at (SDC-11)."""
        if isinstance(step, (CoopDeal, CoopOpen)):
            return
        s.sky = max(s.sky, DAY)
        if isinstance(step, (CoopTurn, EnemyTurn)):
            s.acting = step.seat
        s.opener = max(s.opener, 0)
        look_at_control(s)


def check_owners(s: StormDragons, given: set[str]) -> None:
    """SDC-5 With two people it is said, or else A, who has put each card to the places of the ally."""
    flight, front = (s.flights[s.shared], s.fronts[s.shared]) if s.shared != NONE else ((), ())
    if "flown_by" not in given:
        s.flown_by = (0,) * len(flight)
    if "cast_by" not in given:
        s.cast_by = (0,) * len(front)
    people = range(s.seats)
    if len(s.flown_by) != len(flight) or len(s.cast_by) != len(front):
        raise ValueError("flown_by and cast_by name, with two people, who has put each card of C's there (SDC-5)")
    if any([seat not in people for seat in s.flown_by + s.cast_by]):
        raise ValueError("flown_by and cast_by name people (SDC-5)")
