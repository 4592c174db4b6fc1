"""Playing: who must choose, what they may choose, and what happens then."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.errors import EndlessGame, IllegalOption, RuleLoop
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.said import said
from wyrmhall.kernel.state import Decision, SecretDecision, State
from wyrmhall.kernel.value import NONE

STEPS_WITHOUT_A_CHOICE: Final = 10_000  # more than any rule book needs: a loop


def advance(s: State) -> None:
    """Go on by rule until somebody must choose or the game is over."""
    left = STEPS_WITHOUT_A_CHOICE
    while not s.waiting and go_one_step(s):
        left -= 1
        if left == 0:
            name, limit = s.setup.game.name, STEPS_WITHOUT_A_CHOICE
            raise RuleLoop(f"{name}: {limit} steps and nobody had to choose; next: {s.agenda[-3:]}")


def advance_to(s: State, *steps: str) -> bool:
    """Go on by rule, but stop before such a step (of a decision: when it is awaited); False if none comes."""
    for _ in range(STEPS_WITHOUT_A_CHOICE):
        if s.waiting:
            return any([type(decision).__name__ in steps for decision in s.waiting])
        coming = s.agenda[-1] if s.agenda and not s.sealed else None
        if type(coming).__name__ in steps and not isinstance(coming, Decision):
            return True
        if not go_one_step(s):
            return False
    raise RuleLoop(f"{s.setup.game.name}: {STEPS_WITHOUT_A_CHOICE} steps and no {' or '.join(steps)}")


def go_one_step(s: State) -> bool:
    """Open what is sealed, or perform the next step; False if there is nothing left to do."""
    if s.sealed:
        open_sealed(s)
    elif s.agenda:
        s.agenda.pop().perform(s)
    else:
        return False
    return True


def open_sealed(s: State) -> None:
    """All secret choices are in: they are applied in the order of the seats."""
    choices, s.sealed, s.looks = s.sealed, (), ()
    last = NONE
    for sealed in choices:
        if sealed.decision.seat < last:  # they came in another order
            choices = tuple(sorted(choices, key=lambda each: each.decision.seat))
            break
        last = sealed.decision.seat
    for sealed in choices:
        sealed.decision.open(s, sealed.option)


def owed(s: State, seat: int) -> Decision[Any] | None:
    """The decision this seat owes, or has sealed and may still change: of several, the first."""
    for decision in s.waiting:
        if decision.seat == seat:
            return decision
    for sealed in s.sealed:
        if sealed.decision.seat == seat and not sealed.decision.is_final(s):
            return sealed.decision
    return None


def owing(s: State) -> tuple[int, ...]:
    """The seats that must choose now, in the order of the seats."""
    return tuple(sorted([decision.seat for decision in s.waiting]))


def options(s: State, seat: int) -> list[Option]:
    """What this seat may choose now."""
    decision = owed(s, seat)
    return decision.options(s) if decision is not None else []


def take(s: State, decision: Decision[Any], option: Option) -> None:
    """Take one of the options of an awaited decision, unchecked, and go on."""
    apply(s, decision, option)
    if not s.waiting:
        advance(s)


def apply(s: State, decision: Decision[Any], option: Option) -> None:
    """Take it without going on: the agenda says what comes next."""
    waiting = s.waiting
    if len(waiting) == 1:
        s.waiting = ()
    elif waiting[0] is decision:
        s.waiting = waiting[1:]
    else:
        s.waiting = tuple([each for each in waiting if each is not decision])
    if s.looks and not s.waiting and not isinstance(decision, SecretDecision):  # or when the secret choices are opened
        s.looks = ()
    if s.events is not None:
        decision.announce(s, option)
    decision.take(s, option)


def check(s: State, seat: int, option: Option) -> Decision[Any]:
    """The decision that this option answers, or IllegalOption with the reason."""
    if not 0 <= seat < s.seats:
        raise IllegalOption(str(option), said("no-such-seat", number=seat))
    decision = owed(s, seat)
    if decision is None:
        refusal = out_of_turn(s, seat, option)
    elif option in decision.options(s):
        return decision
    else:
        refusal = decision.refusal(s, option)
    raise IllegalOption(f"{s.setup.name(seat)} {option}", refusal.said, refusal.clauses)


def out_of_turn(s: State, seat: int, option: Option | None) -> Refusal:
    """Why a seat that owes nothing has nothing to choose."""
    return s.waiting[0].others(s, seat, option) if s.waiting else s.setup.game.nobody_chooses(s, seat, option)


def choose(s: State, seat: int, option: Option | str) -> None:
    """Take an option, or its notation, for a seat and go on; or raise IllegalOption and change nothing."""
    decide(s, seat, meant(s, option))
    advance(s)


def meant(s: State, option: Option | str) -> Option:
    """The option itself, where its notation may be given."""
    chosen = s.setup.book.option(option) if isinstance(option, str) else option
    if not isinstance(chosen, Option):
        raise IllegalOption(repr(option), "neither-option-nor-notation")
    return chosen


def decide(s: State, seat: int, option: Option) -> None:
    """As choose(), without going on."""
    decision = check(s, seat, option)
    if decision in s.waiting:
        apply(s, decision, option)
    else:  # a change of mind, which is nobody else's business; what the seat chose after it is asked again
        s.sealed = tuple([each for each in s.sealed if each.decision.seat != seat])
        decision.take(s, option)


def why_not(s: State, seat: int, card: int) -> list[Refusal]:
    """Why this seat cannot play a card of this kind now; nothing if it can."""
    decision = owed(s, seat)
    if decision is None:
        return [out_of_turn(s, seat, None)]
    offered = decision.options(s)
    reasons: list[Refusal] = []
    for option in decision.considered(s, card):
        if option in offered:
            return []
        refusal = decision.refusal(s, option)
        if refusal not in reasons:
            reasons.append(refusal)
    return reasons


def playout(s: State, chance: Chance) -> int:
    """Play on at random to the end; returns how many choices that took."""
    choices = 0
    longest = s.setup.game.longest(s.setup)
    while s.waiting:
        decision = s.waiting[0]
        if choices == longest:
            raise endless(s, longest)
        offered = decision.options(s)
        take(s, decision, offered[chance.below(len(offered))])
        choices += 1
    return choices


def endless(s: State, choices: int, seed: str = "") -> EndlessGame:
    """So many choices were made, the most that the game can take, and it goes on."""
    name, asked = s.setup.game.name, type(s.waiting[0]).__name__
    return EndlessGame(f"{name}: {choices} choices, the most it can take, and it goes on with {asked}", seed)
