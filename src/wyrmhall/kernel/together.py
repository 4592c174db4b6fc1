"""Several choices at once: consecutive decisions of one seat, all of them taken or none.

They are no oracle.  A part is judged only if the seat would have been asked it for certain, whatever is hidden, and has
learnt nothing since the part before: a refusal then tells what the seat could have worked out by itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wyrmhall.kernel.errors import IllegalOption, NotTogether
from wyrmhall.kernel.learn import has_learnt
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import check, choose, meant
from wyrmhall.kernel.said import said
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import look

MOST_TOGETHER: Final = 100  # choices at once


def choose_all(s: State, seat: int, options: Sequence[Option | str]) -> None:
    """Take these options, or their notations, one after the other; or raise IllegalOption and change nothing."""
    chosen = [meant(s, option) for option in options]
    check_all(s, seat, chosen)
    for option in chosen:
        choose(s, seat, option)


def check_all(s: State, seat: int, options: Sequence[Option]) -> None:
    """Raises IllegalOption where they cannot be chosen one after the other; it names the part."""
    if len(options) > MOST_TOGETHER:
        raise NotTogether(f"{len(options)} options", said("too-many-together", most=MOST_TOGETHER))
    world = s.copy()
    for part, option in enumerate(options, 1):
        try:
            decision = check(world, seat, option)
        except IllegalOption as illegal:
            raise IllegalOption(illegal.option, illegal.said, illegal.clauses, part) from None
        if part == len(options):
            return
        if not (decision.goes_on(world, option) and is_asked_the_same(world, seat, option)):
            raise NotTogether(s.setup.name(seat), "not-together", (), part + 1)


def is_asked_the_same(s: State, seat: int, option: Option) -> bool:
    """Take the option: whether the seat must choose again at once, and knows no more than it did before."""
    s.events = []
    drawn, others, before = s.chance.to_data(), asked_of_others(s, seat), look(s, seat)
    choose(s, seat, option)
    still = asked_of_others(s, seat)
    is_asked = len(s.waiting) > len(still) and still == others
    return is_asked and s.chance.to_data() == drawn and not has_learnt(before, look(s, seat))


def asked_of_others(s: State, seat: int) -> list[object]:
    return [decision for decision in s.waiting if decision.seat != seat]
