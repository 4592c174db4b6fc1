"""The second of the three interfaces of a game: how it is shown to people.  All of it may be left as it is."""

from __future__ import annotations

from typing import ClassVar

from wyrmhall.kernel.book import CardTable, TableRow
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.rules import Rules
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.score import Outcome, ScoreLine, total
from wyrmhall.kernel.section import Chart, Prospect
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Showing(Rules):
    """How a game looks in the list of games and at the table: made from views alone, so it gives no secret away."""

    title: ClassVar[str]
    sentence: ClassVar[str]  # what it is, in one sentence
    picture: ClassVar[tuple[str, ...]] = ()  # some cards of its own table that stand for it, by their notation
    variants: ClassVar[dict[str, tuple[str, str]]] = {}  # a title and a sentence for each that has one

    # --- scores and tallies ---------------------------------------------------------------

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        """How the seat's score comes about, line by line, as far as the viewer can tell.

        Tables show it at any time, and to everybody as a spectator would count it.
        """
        scores = view.facts.get("scores")
        return [ScoreLine("score", scores[seat], ())] if scores is not None else []

    def tally(self, view: View, side: int) -> list[ScoreLine]:
        """What a seat, or a side that is none, amounts to in play now, number by number: its strength in a battle."""
        return []

    # --- small facts ----------------------------------------------------------------------

    def about_table(self, view: View) -> list[Said]:
        """Short facts about the whole table, for its head, each with its `value`: said("round", value=2)."""
        return []

    def about_seat(self, view: View, seat: int) -> list[Said]:
        """Short facts about a seat or side, to stand beside its name: said("bid", value=2), said("score", value=13)."""
        lines = self.score(view, seat) if seat < view.setup.seats else []
        return [said("score", value=total(lines))] if lines else []

    def shows_memory(self, setup: Setup) -> bool:
        """Whether people are shown what they could remember; bots always are."""
        return True

    # --- hints ----------------------------------------------------------------------------

    def foresee(self, view: View, option: Option) -> list[Outcome]:
        """What one of the viewer's options would make of a tally, as far as the viewer can tell."""
        return []

    def because(self, view: View, option: Option) -> list[Said]:
        """Why a hint may advise this option, as far as the viewer can tell: what it gains, what it keeps safe."""
        return []

    # --- lists that are being built -------------------------------------------------------

    def charts(self, setup: Setup, cards: tuple[int, ...]) -> list[Chart]:
        """How the cards of a list spread: over their costs, over their colours."""
        return []

    def prospects(self, setup: Setup, cards: tuple[int, ...]) -> list[Prospect]:
        """What would become of cards of the table if one brought this list, where that is worth a word."""
        return []

    # --- card tables ----------------------------------------------------------------------

    def line_named(self, row: TableRow) -> str:
        """The card of a line of its card table as it is written, or a name for what is no card of the deck.

        Tables are compared by it, so no two lines of a table have one name.
        """
        return row.cells.get("name") or row.cells.get("title") or f"line {row.line}"

    def lines_in(self, table: CardTable, own: CardTable) -> list[TableRow]:
        """The lines of one of its card tables, which has the columns of its own; raises BadTable."""
        return table.rows(own.columns())

    def printed(self, option: str) -> tuple[int, ...]:
        """The numbers of its own card table that a house option of Numbers may change."""
        return ()
