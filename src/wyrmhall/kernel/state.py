"""The state of a game, and the steps and decisions on its agenda."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Cause, Named, Place, Said, Seat, because_of, card, named, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.value import NONE, Value
from wyrmhall.kernel.zone import Fact, Zone

S = TypeVar("S", bound="State")


class Event(Value):
    """What happened.  Outside its audience only kind, seat, number of cards, places and cause are heard."""

    fields = ("kind", "seat", "cards", "named", "origin", "to", "cause", "lines", "audience")

    def __init__(
        self,
        kind: str,
        seat: int = NONE,
        cards: tuple[int, ...] = (),
        named: Named = (),
        origin: Place | None = None,
        to: Place | None = None,
        cause: Cause | None = None,
        lines: tuple[ScoreLine, ...] = (),
        audience: tuple[int, ...] | None = None,
    ) -> None:
        self.kind = kind  # its message in the catalogue
        self.seat = seat  # who does it, or to whom it happens; a side that is no seat too
        self.cards = cards
        self.named = named  # what else its sentence names
        self.origin = origin  # where the cards come from
        self.to = to  # where they go
        self.cause = cause
        self.lines = lines  # how a number came about
        self.audience = audience  # the seats that hear all of it; None: everybody

    def said(self) -> Said:
        """All that its sentence may name."""
        parts: Named = (("seat", Seat(self.seat)), ("cards", Cards(self.cards)), *self.named)
        return Said(self.kind, parts + because_of(self.cause))


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
    # Neither is set where it means nothing: plain Python then makes and copies states faster.
    events: list[Event] | None = None  # None: nobody listens
    brought: tuple[tuple[int, ...], ...] = ()  # each seat's list, sorted: only the seat itself may know it

    def __init__(self, setup: Setup, zones: tuple[Zone, ...], chance: Chance) -> None:
        self.setup = setup
        self.seats = setup.seats
        self.zones = zones
        self.chance = chance
        self.agenda: list[Step[Any]] = []  # the last is performed first
        self.waiting: tuple[Decision[Any], ...] = ()  # at most one for each seat
        self.sealed: tuple[SealedChoice, ...] = ()  # secret choices, applied when nobody is waited for any more
        self.looks: tuple[Look, ...] = ()  # allowed for a moment; that they are is open to all
        if setup.nothing_brought:
            self.brought = setup.nothing_brought
        self.winners: tuple[int, ...] = ()

    def copy(self) -> State:
        """By the two tables; a game that is much searched copies attribute by attribute, which is faster."""
        twin = self.setup.game.empty(self.setup, self.chance.copy())
        self.shell_to(twin)
        for name in [zone.name for zone in self.zones] + [fact.name for fact in self.facts]:
            held = getattr(self, name)
            setattr(twin, name, held[:] if isinstance(held, list) else held)
        return twin

    def shell_to(self, twin: State) -> None:
        """The kernel's part of a copy, which has no listeners."""
        twin.agenda = self.agenda[:]
        twin.waiting = self.waiting
        twin.sealed = self.sealed
        twin.looks = self.looks
        twin.winners = self.winners
        if self.brought:
            twin.brought = self.brought

    def book(self) -> Book:
        return self.setup.book

    def deck(self) -> tuple[int, ...]:
        """Every card that is in the game, wherever it lies."""
        if not self.brought:
            return self.setup.book.deck
        deck = self.common()
        for cards in self.brought:
            deck += cards
        return deck

    def common(self) -> tuple[int, ...]:
        """The cards of the table itself, where seats bring the others."""
        return ()

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
        self, kind: str, seat: int = NONE, cards: tuple[int, ...] = (), audience: tuple[int, ...] | None = None
    ) -> None:
        """Tell the listeners, if there are any.  What has more to it is an Event, made only if somebody listens."""
        if self.events is not None:
            self.events.append(Event(kind, seat, cards, audience=audience))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Value, Generic[S]):
    """Something the rules do; it may put further steps on the agenda."""

    def perform(self, s: S) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S], Generic[S]):
    """Something one seat must choose; performing it means waiting for the choice."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    asks: ClassVar[str] = ""  # its name for whoever shows it, in words joined by hyphens

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def name(self) -> str:
        """The declared name, or else that of its class."""
        return self.asks or type(self).__name__

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
        return Refusal("not-offered")

    def others(self, s: S, seat: int, option: Option | None) -> Refusal:
        """Why another seat has nothing to choose while this is awaited."""
        return Refusal("another-seat-chooses")

    def implies(self, s: S) -> tuple[Value, ...]:
        """What the others can conclude from the fact that this seat is asked."""
        return ()

    def considered(self, s: S, card: int) -> list[Option]:
        """The options about this card that a player may have in mind, offered or not: for 'why not?'"""
        return [option for option in s.setup.book.options if option.card == card]

    def deed(self, s: S, option: Option) -> Said:
        """What choosing the option does, for the person who may choose it."""
        return deed_of(option)

    def target(self, s: S, option: Option) -> Place | None:
        """Where on the table the option points; only what the deciding seat sees."""
        return None

    def is_open(self, s: S, option: Option) -> bool:
        """Whether everybody is told which option was chosen, or only that one was."""
        return True

    def pace(self, s: S) -> tuple[int, int] | None:
        """Of how many things the seat chooses, and of how many where there are most: (3, 12) of a pack of twelve.

        A clock gives more time for more of them; None: as for any other decision.  Everybody may know it.
        """
        return None

    def goes_on(self, s: S, option: Option) -> bool:
        """Whether this seat is asked next for certain, and nothing is drawn or shown to it before: by what it sees."""
        return False

    def announce(self, s: S, option: Option) -> None:
        """Tell the listeners what was chosen: before the rules act on it."""
        if s.events is not None:
            audience = None if self.is_open(s, option) else (self.seat,)
            s.events.append(Event("chose", self.seat, (), named(choice=self.deed(s, option)), audience=audience))


@mypyc_attr(allow_interpreted_subclasses=True)
class SecretDecision(Decision[S], Generic[S]):
    """A choice that several seats make at once and nobody sees before all are in; until then it can be changed.

    A seat that must choose several things chooses them one after the other: `then`.
    """

    def is_open(self, s: S, option: Option) -> bool:
        return False

    def take(self, s: S, option: Option) -> None:
        s.sealed += (SealedChoice(self, option),)
        then = self.then(s)
        if then is not None:
            s.waiting += (then,)

    def goes_on(self, s: S, option: Option) -> bool:
        return self.then(s) is not None

    def is_final(self, s: S) -> bool:
        """Whether the choice may not be changed any more, though others have not chosen yet."""
        return False

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


def deed_of(option: Option) -> Said:
    """An option about a card is told by the card, any other by its notation."""
    if option.card == NONE:
        return said("choose", option=option.text)
    if option.target == NONE:
        return said("choose-card", option=option.text, cards=card(option.card))
    return said("choose-card-and-target", option=option.text, cards=card(option.card), target=card(option.target))


def without(pile: tuple[int, ...], card: int) -> tuple[int, ...]:
    """The pile less one such card."""
    for place, each in enumerate(pile):
        if each == card:
            return pile[:place] + pile[place + 1 :]
    raise ValueError(f"no card {card} in {pile}")
