"""What an event is to be: agreed on and written out before anybody signs up."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal

from wyrmhall.events.problems import BadEvent

Pairing = Literal["round-robin", "swiss"]
Placing = Literal["points", "match-wins"]
Sharing = Literal["none", "keep", "rares"]

MOST_PLAYERS: Final = 512
MOST_BEST_OF: Final = 15
MOST_ROUNDS: Final = 30
MOST_MINUTES: Final = 60 * 24 * 60
LONGEST_NAME: Final = 60
POD_SIZES: Final = (3, 4, 5)  # EV-6
CUTS: Final = (0, 2, 4, 8)  # EV-7
SEED: Final = re.compile("[0-9a-f]{64}")


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """All that is agreed on, every value of it, so that another default means nothing for an event that has begun."""

    name: str
    game: str  # one of the hall's, or what people call another
    seed: str  # 64 hexadecimal digits: decides the last ties, and nobody can choose it afterwards
    pairing: Pairing = "round-robin"  # DBS-29
    best_of: int = 3  # DBS-25
    at_table: int = 2
    rounds: int = 0  # of Swiss; 0: as many as single elimination would take
    cut: int = 0  # EV-7
    placing: Placing = "points"  # EV-9
    draft: str = ""  # the format of the draft before it, if there is one
    sharing: Sharing = "none"
    minutes: int = 0  # of a round; 0: no clock
    no_show: int = 0  # minutes of a round after which who has not come has lost; 0: never
    exchange: int = 3  # minutes for sideboarding
    rebuild_between_matches: bool = False  # DBS-A19

    def wins(self) -> int:
        """How many games win a match."""
        return self.best_of // 2 + 1

    def allows_exchange(self) -> bool:
        return self.best_of > 1  # DBS-26


def check_plan(plan: Plan) -> None:
    """Raises BadEvent where the parts of a plan do not make an event."""
    for name, text in (("name", plan.name), ("game", plan.game)):
        check_text(name, text)
    if not SEED.fullmatch(plan.seed):
        raise BadEvent("bad-seed")
    if plan.best_of % 2 == 0 or not 1 <= plan.best_of <= MOST_BEST_OF:
        raise BadEvent("best-of-is-odd", most=MOST_BEST_OF, found=plan.best_of)
    if plan.at_table != 2 and plan.at_table not in POD_SIZES:
        raise BadEvent("table-too-large", found=plan.at_table, most=POD_SIZES[-1])
    if plan.at_table > 2 and (plan.pairing == "round-robin" or plan.best_of > 1 or plan.cut):
        raise BadEvent("only-for-two")  # EV-6 places are of single games, EV-7 of matches
    if plan.placing == "match-wins" and plan.pairing != "round-robin":
        raise BadEvent("placing-of-round-robins")  # EV-9
    if plan.cut not in CUTS:
        raise BadEvent("bad-cut", found=plan.cut)
    if not 0 <= plan.rounds <= MOST_ROUNDS:
        raise BadEvent("too-many-rounds", found=plan.rounds, most=MOST_ROUNDS)
    if plan.rounds and plan.pairing == "round-robin":
        raise BadEvent("round-robin-has-its-rounds")  # DBS-A20
    if plan.sharing == "rares" and not plan.draft:
        raise BadEvent("sharing-needs-a-draft")  # DBS-31
    for name, minutes in (("minutes", plan.minutes), ("no_show", plan.no_show), ("exchange", plan.exchange)):
        if not 0 <= minutes <= MOST_MINUTES:
            raise BadEvent("bad-minutes", field=name, found=minutes, most=MOST_MINUTES)
    if plan.exchange == 0 and plan.allows_exchange() and plan.minutes:
        raise BadEvent("exchange-needs-time")  # DBS-27 nobody waits without a clock


def check_text(field: str, text: str) -> None:
    """A name that people read: one line, nothing in it that a screen or a terminal would obey."""
    if not text or text != text.strip() or len(text) > LONGEST_NAME or not text.isprintable():
        raise BadEvent("bad-text", field=field, most=LONGEST_NAME)
