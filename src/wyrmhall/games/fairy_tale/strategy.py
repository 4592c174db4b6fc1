"""Fairy Tale: what a thinking bot should know of it."""

from __future__ import annotations

from wyrmhall.games.fairy_tale.scoring import sheet_of
from wyrmhall.games.fairy_tale.state import FairyTale
from wyrmhall.kernel.state import State
from wyrmhall.kernel.strategy import Strategy


class TaleStrategy(Strategy):
    """Look to the end of the play stage: own points against those of the best rival."""

    def horizon(self, s: State) -> int:
        assert isinstance(s, FairyTale)
        return (s.stage - 1) // 2

    def worth(self, s: State, seat: int, before: State) -> float:
        assert isinstance(s, FairyTale)
        sheet = sheet_of(s)
        totals = [sheet.total(other) for other in range(s.seats)]
        rivals = [totals[other] for other in range(s.seats) if other != seat]
        return totals[seat] - 0.5 * max(rivals)
