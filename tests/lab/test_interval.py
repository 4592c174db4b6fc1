"""Wilson score intervals, against published values and at their edges."""

from __future__ import annotations

import pytest

from wyrmhall.lab.interval import wilson

# R. G. Newcombe, Two-sided confidence intervals for the single proportion, Statistics in Medicine 17 (1998), table I,
# method 3
PUBLISHED = [
    (81, 263, 0.2553, 0.3662),
    (15, 148, 0.0624, 0.1605),
    (0, 20, 0.0, 0.1611),
    (1, 29, 0.0061, 0.1718),
]


@pytest.mark.parametrize(("won", "games", "low", "high"), PUBLISHED)
def test_as_published(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won / games, games) == pytest.approx((low, high), abs=0.00005)


@pytest.mark.parametrize("games", [1, 2, 7, 100, 10**6])
def test_none_and_all_mirror_each_other_and_stay_within_bounds(games: int) -> None:
    (nothing, most), (least, everything) = wilson(0, games), wilson(1, games)
    assert (nothing, everything) == (0, 1)
    assert 0 < most < 1
    assert least == pytest.approx(1 - most)


def test_a_single_game_says_little() -> None:
    assert wilson(0, 1) == pytest.approx((0, 0.7935), abs=0.00005)
    assert wilson(1, 1) == pytest.approx((0.2065, 1), abs=0.00005)


@pytest.mark.parametrize("share", [1 / 3, 0.5, 1 - 1e-12, 1e-12])
def test_a_shared_win_lies_within_its_interval(share: float) -> None:
    low, high = wilson(share, 1)
    assert 0 <= low <= share <= high <= 1


def test_more_games_tell_more() -> None:
    widths = [high - low for low, high in (wilson(0.25, games) for games in (4, 40, 400, 4000))]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(("share", "games"), [(0.5, 0), (-0.1, 5), (1.1, 5)])
def test_what_is_no_share_is_refused(share: float, games: int) -> None:
    with pytest.raises(ValueError, match="a share of"):
        wilson(share, games)
