"""Storm Dragons: what a thinking bot should know of it."""

from __future__ import annotations

from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.kernel.state import State
from wyrmhall.kernel.strategy import Strategy


class StormStrategy(Strategy):
    """Look to the end of the round."""

    def horizon(self, s: State) -> int:
        assert isinstance(s, StormDragons)
        return s.round
