"""Effects that happen at the same time: the leader's first, then clockwise; whoever has several orders his own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Generic

from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Place, Said
from wyrmhall.kernel.state import Offer, S, State, Step, deed_of


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S], Generic[S]):
    """Something of one seat's that may have to happen at the same time as others; performing it is what it does."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat  # the owner, who orders it among the own ones

    def option(self, s: S) -> Option:
        """The option by which its owner says that it comes next: two effects have the same only if they are equal."""
        raise NotImplementedError

    def deed(self, s: S) -> Said:
        """What letting it come next does, for the person who may do so."""
        return deed_of(self.option(s))

    def target(self, s: S) -> Place | None:
        """Where on the table it is to be found."""
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Ordering(Offer[S], Generic[S]):
    """Which of the seat's effects comes next.  It is done with all that follows from it, then the others are ordered.

    Equal effects are one option, and where no others are left nothing is asked.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "effects")
    asks: ClassVar[str] = "ordering"
    clauses: ClassVar[tuple[str, ...]] = ()  # those of the game that say so

    def __init__(self, seat: int, effects: tuple[Effect[Any], ...]) -> None:
        super().__init__(seat)
        self.effects = effects

    def prompt(self, s: S) -> Prompt:
        return Prompt("order-effects", self.clauses)

    def options(self, s: S) -> list[Option]:
        return list(dict.fromkeys([effect.option(s) for effect in self.effects]))

    def take(self, s: S, option: Option) -> None:
        chosen = self.effect_of(s, option)
        rest = list(self.effects)
        rest.remove(chosen)
        s.plan([chosen, type(self)(self.seat, tuple(rest)) if len(rest) > 1 else rest[0]])

    def effect_of(self, s: S, option: Option) -> Effect[Any]:
        return self.effects[[effect.option(s) for effect in self.effects].index(option)]

    def deed(self, s: S, option: Option) -> Said:
        return self.effect_of(s, option).deed(s)

    def target(self, s: S, option: Option) -> Place | None:
        return self.effect_of(s, option).target(s)

    def refusal(self, s: S, option: Option) -> Refusal:
        return Refusal("no-such-effect", self.clauses)

    def others(self, s: S, seat: int, option: Option | None) -> Refusal:
        return Refusal("another-seat-orders", self.clauses)


def at_once(s: State, leader: int, effects: Sequence[Effect[Any]], ordering: type[Ordering[Any]] = Ordering) -> None:
    """Do these effects next: the leader's first, then clockwise; who has several is asked for their order."""
    steps: list[Step[Any]] = []
    placed = 0
    for seat in s.setup.in_turn[leader]:
        own = tuple([effect for effect in effects if effect.seat == seat])
        placed += len(own)
        if len(own) > 1:
            check_options(s, own)
            steps.append(ordering(seat, own))
        elif own:
            steps.append(own[0])
    if placed < len(effects):
        raise ValueError(f"effects of nobody at this table: {effects}")
    s.plan(steps)


def check_options(s: State, effects: tuple[Effect[Any], ...]) -> None:
    """Two different effects that go by one option could not be told apart."""
    known: dict[Option, Effect[Any]] = {}
    for effect in effects:
        option = effect.option(s)
        if known.setdefault(option, effect) != effect:
            raise ValueError(f"{effect} and {known[option]} both go by {option}: their owner could not order them")
