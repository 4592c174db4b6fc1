"""Storm Dragons: the questions that the ways to play answer differently.

competitive.py answers them for each against all, with dealt or drafted cards, together.py for the co-operative game.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from wyrmhall.kernel.said import Place, Said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Step
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import Zone

if TYPE_CHECKING:
    from wyrmhall.games.storm_dragons.aiming import Giving
    from wyrmhall.games.storm_dragons.state import House, Pile, StormDragons

COMPETITIVE: Final = "competitive"
COOP: Final = "coop"


class Variant:
    """What the ways to play answer differently.  A side is whoever has a flight: a seat, an ally or an enemy."""

    # --- Set-up ---------------------------------------------------------------------------

    def zones(self, house: House) -> tuple[Zone, ...]:
        """Where cards may lie, and who sees them there."""
        raise NotImplementedError

    def number_of_sides(self, seats: int) -> int:
        """For how many sides there is a place."""
        raise NotImplementedError

    def number_of_decks(self, seats: int) -> int:
        """SD-1 There are two equal decks: how many of them are used."""
        raise NotImplementedError

    def number_of_battlefronts(self, seats: int) -> int:
        raise NotImplementedError

    def shared_ally(self, seats: int) -> int:
        """SDC-5 The ally whose cards may belong to different people, or NONE."""
        raise NotImplementedError

    def cards_needed(self, house: House, seats: int) -> tuple[int, str]:
        """How many cards the set-up takes, and by which clause."""
        raise NotImplementedError

    def opening(self) -> Step[Any]:
        """With what a game begins."""
        raise NotImplementedError

    # --- Who fights whom ------------------------------------------------------------------

    def sides_of_round(self, seats: int) -> Pile:
        """Everybody who takes part in a battle round."""
        raise NotImplementedError

    def are_foes(self, side: int, other: int) -> bool:
        raise NotImplementedError

    def teams(self, seats: int) -> Pile:
        raise NotImplementedError

    def hushes(self, side: int, other: int) -> bool:
        """SD-99 Whether a Thunderburst at the head of this side suppresses the storms of the other."""
        raise NotImplementedError

    def may_kill_at(self, s: StormDragons, side: int, other: int) -> bool:
        """SD-92, SD-93 Whether an Assassin of this side may kill a dragon of the other."""
        raise NotImplementedError

    def rival(self, s: StormDragons, side: int) -> int:
        """Whom a side has to beat now, or NONE."""
        raise NotImplementedError

    # --- Whose cards they are -------------------------------------------------------------

    def victory_of(self, s: StormDragons, side: int) -> Pile:
        """The victory pile of a side, or at least its dragons."""
        raise NotImplementedError

    def victory_place(self, side: int) -> Place:
        raise NotImplementedError

    def shows_victory(self, house: House) -> bool:
        """Whether everybody may look into victory piles."""
        raise NotImplementedError

    def win(self, s: StormDragons, side: int, cards: Pile) -> None:
        """Cards that all have seen go to the victory pile of a side."""
        raise NotImplementedError

    def regain(self, s: StormDragons, seat: int, card: int) -> None:
        """SD-85 A dragon of the victory pile goes into hand."""
        raise NotImplementedError

    def discards_place(self, side: int) -> Place:
        raise NotImplementedError

    def discard(self, s: StormDragons, owner: int, cards: Pile) -> None:
        """Cards that all have seen go to the discards of their owner."""
        raise NotImplementedError

    def owner(self, s: StormDragons, side: int, put_by: Pile, place: int) -> int:
        """To whose discards a card of a side belongs; put_by: who put each there, if the side is a shared ally."""
        raise NotImplementedError

    # --- Abilities ------------------------------------------------------------------------

    def stays_mute(self, s: StormDragons, seat: int, side: int, row: int) -> bool:
        """SD-A72 Whether a card has no instant ability now, because its kind was taken back in this round."""
        raise NotImplementedError

    def take_back(self, s: StormDragons, seat: int, side: int, row: int) -> None:
        """SD-68, SD-97 A dragon that King or Spy have taken from the flight goes where it belongs now."""
        raise NotImplementedError

    def way_back(self, seat: int, side: int) -> tuple[str, Place]:
        """What is told of it, and where it went."""
        raise NotImplementedError

    def demand(self, s: StormDragons, side: int, owed: list[Giving]) -> None:
        """SD-A45 An ability of this side makes others give something: in which order they do."""
        raise NotImplementedError

    # --- What is shown and written --------------------------------------------------------

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        raise NotImplementedError

    def about_token(self, view: View) -> list[Said]:
        raise NotImplementedError

    def about_side(self, view: View, s: StormDragons, side: int) -> list[Said]:
        """What stands beside the name of a side; s: what lies open."""
        raise NotImplementedError

    def worth(self, s: StormDragons, seat: int, before: StormDragons) -> float:
        """What a seat has gained since then, in dragons."""
        raise NotImplementedError

    def begin(self, setup: Setup, word: str, words: list[str]) -> Step[Any] | None:
        """The step of a beginning that this variant has for itself, if it is one; raises ValueError."""
        raise NotImplementedError

    def check_position(self, s: StormDragons, given: set[str]) -> None:
        """Sets what follows from what a position gives, and refuses what cannot be in this variant."""
        raise NotImplementedError

    def prepare(self, s: StormDragons, step: Step[Any], given: set[str]) -> None:
        """Sets what follows from the step with which a record begins to play; raises ValueError."""
        raise NotImplementedError
