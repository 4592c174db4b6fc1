"""Fairy Tale: what a thinking bot should know of it."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.fairy_tale.conditions import Have
from wyrmhall.games.fairy_tale.scoring import Sheet, sheet_of
from wyrmhall.games.fairy_tale.state import FairyTale
from wyrmhall.kernel.state import State
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import NONE

WIN: Final = 20.0  # points that winning the game is worth
RIVALS: Final = 0.5  # how much a point of the best rival counts against one's own
GROWTH: Final = 0.35  # copies of a wanted title that a draft still brings
STORY: Final = 0.12  # the chance that a draft brings what a story still lacks
LAST_STAGE: Final = 8


class TaleStrategy(Strategy):
    """Look to the end of the play stage: points of one's own team, and what its sets and stories may still become."""

    def horizon(self, s: State) -> int:
        assert isinstance(s, FairyTale)
        return (s.stage - 1) // 2

    def worth(self, s: State, seat: int, before: State) -> float:
        assert isinstance(s, FairyTale)
        sheet, teams = sheet_of(s), s.teams()
        drafts = (LAST_STAGE + 1 - s.stage) // 2  # still to come
        totals = [0.0] * s.seats
        for each in range(s.seats):
            totals[teams[each]] += sheet.total(each) + (promise(sheet, each, drafts) if drafts else 0.0)
        own = totals[teams[seat]]
        rivals = [totals[team] for team in set(teams) if team != teams[seat]]
        worth = own - RIVALS * max(rivals)
        if s.winners:
            worth += WIN / len(s.winners) if seat in s.winners else -WIN
        return worth


def promise(sheet: Sheet, seat: int, drafts: int) -> float:
    """What the cards before a seat may still gain: sets and friends grow, stories come true."""
    cards, promised = sheet.cards, 0.0
    for card in sheet.up[seat]:
        if cards.plain >> card & 1:
            continue
        if cards.per[card] != NONE:
            promised += cards.points[card] * GROWTH * drafts  # FT-41
        elif sheet.worth(seat, card) == 0:
            lacking = [each for each in cards.conditions[card] if not sheet.is_met(seat, card, each)]
            likely = STORY * drafts / len(lacking) if lacking else 0.0  # FT-42
            single = [each for each in lacking if isinstance(each, Have)]
            promised += cards.points[card] * (likely / 2 if single else likely)
    return promised
