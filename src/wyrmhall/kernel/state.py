"""The state of a game, and the steps and decisions on its agenda."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.value import NONE, Value
from wyrmhall.kernel.zone import Fact, Zone

S = TypeVar("S", bound="State")


class Event(Value):
    """What happened: everybody hears verb, seat and number of cards, only the audience their faces and the note."""

    fields = ("verb", "seat", "cards", "note", "audience")

    def __init__(
        self, verb: str, seat: int, cards: tuple[int, ...], note: str, audience: tuple[int, ...] | None
    ) -> None:
        self.verb = verb
        self.seat = seat
        self.cards = cards
        self.note = note
        self.audience = audience  # the seats that see faces and note; None: everybody


class Look(Value):
    """A pile that somebody may look into besides the audience of its zone.

    It is in force until everybody who is waited for next has chosen: so it is seen by whoever looks at the table.
    """

    fields = ("zone", "owner", "viewer")

    def __init__(self, zone: str, owner: int, viewer: int) -> None:
        self.zone = zone  # its word
        self.owner = owner
        self.viewer = viewer


@mypyc_attr(acyclic=True)  # made at every secret choice: the garbage collector need not look at it
class SealedChoice(Value):
    """A choice that is made but not yet open: others see only that it was made."""

    fields = ("decision", "option")

    def __init__(self, decision: SecretDecision[Any], option: Option) -> None:
        self.decision = decision
        self.option = option


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The truth: a small mutable shell around immutable values; a copy copies the shell.

    Each attribute of a game's state is a zone or a fact, named in the two tables below; what the game awaits and is
    about to do lies in the lists of the constructor.  Steps and decisions name no hidden card: those lie in zones.
    """

    facts: ClassVar[tuple[Fact, ...]] = ()

    def __init__(self, setup: Setup, zones: tuple[Zone, ...], chance: Chance) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.zones = zones
        self.chance = chance
        self.agenda: list[Step[Any]] = []  # the last is performed first
        self.waiting: tuple[Decision[Any], ...] = ()  # at most one for each seat
        self.sealed: tuple[SealedChoice, ...] = ()  # secret choices, applied when nobody is waited for any more
        self.looks: tuple[Look, ...] = ()  # allowed for a moment; that they are is open to all
        self.events: list[Event] | None = None  # None: nobody listens
        self.winners: tuple[int, ...] = ()

    def copy(self) -> State:
        raise NotImplementedError

    def shell_to(self, twin: State) -> None:
        """The kernel's part of a copy, which has no listeners."""
        twin.agenda = self.agenda[:]
        twin.waiting = self.waiting
        twin.sealed = self.sealed
        twin.looks = self.looks
        twin.winners = self.winners

    def book(self) -> Book:
        return self.setup.book

    def deck(self) -> tuple[int, ...]:
        """Every card that is in the game, wherever it lies."""
        return self.setup.book.deck

    def teams(self) -> tuple[int, ...]:
        """The team of each seat; everybody is alone unless the game says otherwise."""
        return tuple(range(self.seats))

    def knows(self, viewer: int) -> tuple[Value, ...]:
        """What the viewer can conclude of cards it does not see: Holds, Lacks, HoldsOneOf and KnownPiece."""
        return ()

    def sealed_before(self, decision: SecretDecision[Any]) -> list[Option]:
        """What the seat of this decision has chosen in secret before it."""
        found: list[Option] = []
        for each in self.sealed:
            if each.decision == decision:  # it is being changed
                break
            if each.decision.seat == decision.seat:
                found.append(each.option)
        return found

    def plan(self, steps: list[Step[Any]]) -> None:
        """Do these next, in the order written."""
        self.agenda += steps[::-1]

    def say(
        self,
        verb: str,
        seat: int = NONE,
        cards: tuple[int, ...] = (),
        note: str = "",
        audience: tuple[int, ...] | None = None,
    ) -> None:
        """Tell the listeners, if there are any."""
        if self.events is not None:
            self.events.append(Event(verb, seat, cards, note, audience))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[S]):
    """Something the rules do; it may put further steps on the agenda."""

    def perform(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S], Generic[S]):
    """Something one seat must choose; performing it means waiting for the choice."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: S) -> None:
        s.waiting += (self,)

    def prompt(self, s: S) -> Prompt:
        """What the seat is asked."""
        raise NotImplementedError

    def options(self, s: S) -> list[Option]:
        """What the seat may choose: each can be taken as it stands, and nothing else can."""
        raise NotImplementedError

    def take(self, s: S, option: Option) -> None:
        """What the rules do when the seat has chosen."""
        raise NotImplementedError

    def refusal(self, s: S, option: Option) -> Refusal:
        """Why the option is not offered."""
        return Refusal("not offered now")

    def others(self, s: S, seat: int, option: Option | None) -> Refusal:
        """Why another seat has nothing to choose while this is awaited."""
        return Refusal("another seat is to choose")

    def implies(self, s: S) -> tuple[Value, ...]:
        """What the others can conclude from the fact that this seat is asked."""
        return ()

    def considered(self, s: S, card: int) -> list[Option]:
        """The options about this card that a player may have in mind, offered or not: for 'why not?'"""
        return [option for option in s.setup.book.options if option.card == card]

    def announce(self, s: S, option: Option) -> None:
        """Tell the listeners what was chosen."""
        s.say("chose", self.seat, (), option.text)


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretDecision(Decision[S], Generic[S]):
    """A choice that several seats make at once and nobody sees before all are in; until then it can be changed.

    A seat that must choose several things chooses them one after the other: `then`.
    """

    def announce(self, s: S, option: Option) -> None:
        s.say("chose", self.seat, (), option.text, (self.seat,))

    def take(self, s: S, option: Option) -> None:
        s.sealed += (SealedChoice(self, option),)
        then = self.then(s)
        if then is not None:
            s.waiting += (then,)

    def then(self, s: S) -> SecretDecision[S] | None:
        """What the same seat must choose next, before anything is opened; whether it must, no choice may change."""
        return None

    def open(self, s: S, option: Option) -> None:
        """What the rules do when all have chosen."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Offer(Decision[S], Generic[S]):
    """A decision that is not asked when there is nothing to choose."""

    def perform(self, s: S) -> None:
        options = self.options(s)
        if len(options) > 1:
            s.waiting += (self,)
        elif options:
            self.take(s, options[0])


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The pile less one such card."""
    for place, each in enumerate(pile):
        if each == card:
            return pile[:place] + pile[place + 1 :]
    raise ValueError(f"no card {card} in {pile}")
