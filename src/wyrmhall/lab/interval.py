"""How far a share found in some games can be off."""

from __future__ import annotations

from math import sqrt
from statistics import NormalDist

CONFIDENCE = 0.95  # of all such intervals, so many hold the true share
DEVIATIONS = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)


def wilson(share: float, games: int) -> tuple[float, float]:
    """The Wilson score interval of a share: it stays within 0 and 1, and tells something even of a single game.

    Shared wins make fractions, which vary less than whole wins do; for them the interval is a little too wide.
    """
    if games < 1 or not 0 <= share <= 1:
        raise ValueError(f"a share of {share} in {games} games")
    shrink = 1 + DEVIATIONS**2 / games
    middle = (share + DEVIATIONS**2 / (2 * games)) / shrink
    reach = DEVIATIONS * sqrt(share * (1 - share) / games + DEVIATIONS**2 / (4 * games**2)) / shrink
    # none and all are bounds exactly, which rounding would miss by a hair
    return (max(0.0, middle - reach) if share > 0 else 0.0), (min(1.0, middle + reach) if share < 1 else 1.0)


__all__ = ["CONFIDENCE", "wilson"]
