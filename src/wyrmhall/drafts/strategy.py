"""How bots draft: they rank what they are offered, and need not look ahead."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.drafts.building import Building
from wyrmhall.drafts.cards import AUTO, REPLACE, SMALLER
from wyrmhall.drafts.state import Draft
from wyrmhall.drafts.worth import pick_worth
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.state import Decision, State
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import NONE

READY: Final = (AUTO, REPLACE, SMALLER)  # where one of them is offered, it is taken
WHIM: Final = 0.3  # so that bots with equal packs do not all take the same card


class DraftStrategy(Strategy):
    def searches(self) -> bool:
        return False

    def pick(self, s: State, decision: Decision[Any], options: list[Option], chance: Chance) -> Option:
        assert isinstance(s, Draft)
        ready = next((option for option in options if option.text in READY), None)
        if ready is not None or isinstance(decision, Building):
            return ready or options[0]
        seat = decision.seat
        taken = s.pile_of(seat)
        worths: dict[int, float] = {NONE: 0.0}
        for option in options:
            for row in (option.card, option.target):
                if row not in worths:
                    worths[row] = pick_worth(s.cards, row, taken, s.form.deck.main) + WHIM * chance.below(1000) / 1000
        return max(options, key=lambda option: worths[option.card] + worths[option.target])
