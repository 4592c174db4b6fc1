"""Storm Dragons, each against all: what this variant answers, with dealt or drafted cards."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.games.storm_dragons.aiming import Discarding, Giving
from wyrmhall.games.storm_dragons.cards import DAY, DRAGONS, KING, SPY, STACKS_OF_ROUND
from wyrmhall.games.storm_dragons.draft import ROUNDS, Draft, cards_each, stack_size
from wyrmhall.games.storm_dragons.piles import discard_openly, take_into_hand
from wyrmhall.games.storm_dragons.rules import DEALT, Challenge, Deal, Open, Settle, Turn
from wyrmhall.games.storm_dragons.state import (
    DRAFTED,
    SEATS,
    STACKS,
    STOCK,
    UNSELECTED,
    House,
    Pile,
    StormDragons,
    all_zones,
    with_card,
    with_cards,
)
from wyrmhall.games.storm_dragons.strategy import worth_alone
from wyrmhall.games.storm_dragons.strength import strength
from wyrmhall.games.storm_dragons.telling import in_hand
from wyrmhall.games.storm_dragons.variant import Variant
from wyrmhall.kernel.said import Place, Said, Seat, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Step, without
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import Zone

ZONES: Final = all_zones((STOCK, STACKS, DRAFTED, UNSELECTED))
TOGETHER_FACTS: Final = ("acting", "control", "served", "returned", "flown_by", "cast_by", "taken_up", "gathered")


class Competitive(Variant):
    """SD-6 Each against all; SD-9 the cards are dealt."""

    # --- Set-up ---------------------------------------------------------------------------

    def zones(self, house: House) -> tuple[Zone, ...]:
        return ZONES[house.victory_visible]

    def number_of_sides(self, seats: int) -> int:
        return seats

    def number_of_decks(self, seats: int) -> int:
        return 1 if seats < 4 else 2  # SD-7, SD-A8

    def number_of_battlefronts(self, seats: int) -> int:
        return 0

    def shared_ally(self, seats: int) -> int:
        return NONE

    def cards_needed(self, house: House, seats: int) -> tuple[int, str]:
        return DEALT * seats, "SD-9"

    def opening(self) -> Step[Any]:
        return Deal()

    # --- Who fights whom ------------------------------------------------------------------

    def sides_of_round(self, seats: int) -> Pile:
        return SEATS[seats]  # SD-22

    def are_foes(self, side: int, other: int) -> bool:
        return side != other

    def teams(self, seats: int) -> Pile:
        return SEATS[seats]

    def hushes(self, side: int, other: int) -> bool:
        return True  # SD-99 all storms, one's own too

    def may_kill_at(self, s: StormDragons, side: int, other: int) -> bool:
        return side != other or s.house.assassin_own  # SD-A49

    def rival(self, s: StormDragons, side: int) -> int:
        return s.challenger if s.challenger != NONE else s.holder  # SD-32, SD-45

    # --- Whose cards they are -------------------------------------------------------------

    def victory_of(self, s: StormDragons, side: int) -> Pile:
        return s.victory[side]

    def victory_place(self, side: int) -> Place:
        return Place("victory", side)

    def shows_victory(self, house: House) -> bool:
        return house.victory_visible == "faces"  # SD-A65

    def win(self, s: StormDragons, side: int, cards: Pile) -> None:
        """SD-66 Dragons count, storms do not: so they lie apart."""
        dragons = tuple([card for card in cards if card < DRAGONS])
        storms = tuple([card for card in cards if card >= DRAGONS])
        if dragons:
            is_all_known = s.known_victory[side] == s.victory[side]
            s.victory[side] = with_cards(s.victory[side], dragons)
            s.known_victory[side] = s.victory[side] if is_all_known else with_cards(s.known_victory[side], dragons)
        if storms:
            s.spoils[side] = with_cards(s.spoils[side], storms)
            s.known_spoils[side] = with_cards(s.known_spoils[side], storms)

    def regain(self, s: StormDragons, seat: int, card: int) -> None:
        """SD-85 Which dragon it is, the others see only if they see the pile (SD-A65)."""
        s.victory[seat] = without(s.victory[seat], card)
        if s.house.victory_visible == "faces":
            if card in s.known_victory[seat]:
                s.known_victory[seat] = without(s.known_victory[seat], card)
            take_into_hand(s, seat, card)
        else:
            s.hands[seat] = with_card(s.hands[seat], card)
            s.known_cards[seat] = with_cards(s.known_cards[seat], s.known_victory[seat])
            s.known_victory[seat] = ()

    def discards_place(self, side: int) -> Place:
        return Place("discards", side)

    def discard(self, s: StormDragons, owner: int, cards: Pile) -> None:
        discard_openly(s, owner, cards)

    def owner(self, s: StormDragons, side: int, put_by: Pile, place: int) -> int:
        return side

    # --- Abilities ------------------------------------------------------------------------

    def stays_mute(self, s: StormDragons, seat: int, side: int, row: int) -> bool:
        """SD-A72 Kings and Spies, and by house option all others too."""
        return row in s.recalled[seat] and (row in (KING, SPY) or not s.house.recalled_instants)

    def take_back(self, s: StormDragons, seat: int, side: int, row: int) -> None:
        """SD-68, SD-97 Into hand; SD-A72 which kinds were taken back is remembered."""
        take_into_hand(s, seat, row)
        if row not in s.recalled[seat]:
            s.recalled[seat] = with_card(s.recalled[seat], row)

    def way_back(self, seat: int, side: int) -> tuple[str, Place]:
        return "takes-back", in_hand(seat)

    def demand(self, s: StormDragons, side: int, owed: list[Giving]) -> None:
        """SD-A75 Everybody in secret, and then all at once; or clockwise, from the left of this side on."""
        if s.house.discards_clockwise:
            first: list[Step[Any]] = [giving for giving in owed if giving.seat > side]
            s.plan(first + [giving for giving in owed if giving.seat < side])
            return
        for giving in owed:
            if len(giving.choices(s)) > 1:
                s.waiting += (Discarding(giving.seat, giving),)
            else:
                s.agenda.append(giving)  # done when the choices of the others are opened

    # --- What is shown and written --------------------------------------------------------

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        """SD-66 The dragons in the victory pile, as far as the viewer may count them: SD-A65."""
        _, pile = view.zones["victory"][seat]
        if view.facts["winners"]:
            return [ScoreLine("dragons-won", view.facts["scores"][seat], ("SD-66",))]
        return [ScoreLine("dragons-won", len(pile), ("SD-66",))] if pile is not None else []

    def about_token(self, view: View) -> list[Said]:
        return [said("token", value=Seat(view.facts["holder"]))]

    def about_side(self, view: View, s: StormDragons, side: int) -> list[Said]:
        about = [said("strength", value=strength(s, side))] if side in s.active else [Said("out")]
        for owner, pile in view.zones["victory"]:
            if owner == side and pile is not None:
                about.append(said("dragons-won", value=len(pile)))
        return about

    def worth(self, s: StormDragons, seat: int, before: StormDragons) -> float:
        return worth_alone(s, seat, before)

    def begin(self, setup: Setup, word: str, words: list[str]) -> Step[Any] | None:
        if word == "enemy":
            raise ValueError("enemy belongs to the co-operative game (SDC-1)")
        return None

    def check_position(self, s: StormDragons, given: set[str]) -> None:
        if given.intersection(TOGETHER_FACTS):
            raise ValueError(f"{', '.join(TOGETHER_FACTS)} belong to the co-operative game (SDC-1)")

    def prepare(self, s: StormDragons, step: Step[Any], given: set[str]) -> None:
        """In the midst of a round it is day, where nothing else is said; a challenger holds the token (SD-42)."""
        if isinstance(step, (Turn, Challenge, Settle)) and step.seat not in s.active:
            raise ValueError(f"{s.setup.name(step.seat)} is out of this round (SD-22)")
        if not isinstance(step, (Deal, Open, Draft)) and s.sky == NONE:
            s.sky = DAY
        if isinstance(step, Challenge):
            if "holder" in given and s.holder != step.seat:
                raise ValueError("only the holder of the token challenges (SD-42)")
            s.holder = step.seat
        if isinstance(step, Open):
            s.round = max(0, s.round - 1)


class Drafted(Competitive):
    """SD-8 The same with cards that were drafted."""

    def cards_needed(self, house: House, seats: int) -> tuple[int, str]:
        """SD-15 Those taken in all rounds but the last, and those laid out for that one."""
        rounds = ROUNDS[seats]
        taken = cards_each(seats) * seats * (rounds - 1) // rounds
        return taken + STACKS_OF_ROUND * stack_size(seats), "SD-15"

    def opening(self) -> Step[Any]:
        return Draft()
