"""Magic Dragon: what a thinking bot should know of it."""

from __future__ import annotations

from wyrmhall.games.magic_dragon.state import MagicDragon
from wyrmhall.kernel.state import State
from wyrmhall.kernel.strategy import Strategy

WIN = 20.0  # points that winning the game is worth
RIVALS = 0.5  # how much a point of the best rival counts against one's own


class MagicStrategy(Strategy):
    """Look to the end of the round: own points against those of the best rival."""

    def horizon(self, s: State) -> int:
        assert isinstance(s, MagicDragon)
        return s.round

    def worth(self, s: State, seat: int, before: State) -> float:
        assert isinstance(s, MagicDragon)
        assert isinstance(before, MagicDragon)
        worth = float(s.scores[seat] - before.scores[seat])
        rivals = [s.scores[other] - before.scores[other] for other in before.playing if other != seat]
        if rivals:
            worth -= RIVALS * max(rivals)
        if s.winners:
            worth += WIN / len(s.winners) if seat in s.winners else -WIN
        return worth
