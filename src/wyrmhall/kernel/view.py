"""The one way out of a state: what one seat, or a spectator, may know of it."""

from __future__ import annotations

from typing import Any, Final

from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.option import Offered, Option, Prompt
from wyrmhall.kernel.play import owed
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Decision, Event, Look, SecretDecision, State, Step
from wyrmhall.kernel.value import CENTRE, NONE, UNSEEN, Item, Pile, Value, cards_of
from wyrmhall.kernel.zone import ALL, EACH, SHARED, Zone, sees
from wyrmhall.kernel.zone import OPEN as OPEN

SPECTATOR: Final = -1

SeenPile = Pile | None  # the cards of a pile, UNSEEN where the face is hidden; None where even the number is
Lying = tuple[tuple[int, SeenPile], ...]  # the piles of a zone with their owners, as they lie on the table


class View:
    """Plain values without a way back to the state: the same for the web, the terminal, bots and spectators."""

    def __init__(self, seat: int, setup: Setup) -> None:
        self.seat = seat
        self.setup = setup
        self.zones: dict[str, Lying] = {}  # by the zone's word
        self.facts: dict[str, Any] = {}
        self.remembered: tuple[Value, ...] = ()
        self.waiting: tuple[Decision[Any], ...] = ()  # what is awaited of whom
        self.agenda: tuple[Step[Any], ...] = ()  # what the rules will do then
        self.sealed: tuple[SecretDecision[Any], ...] = ()  # who has chosen secretly already
        self.looks: tuple[Look, ...] = ()  # who may look where for the moment
        self.chosen: tuple[Option, ...] = ()  # one's own secret choices
        self.prompt: Prompt | None = None
        self.options: tuple[Option, ...] = ()  # only one's own
        self.offered: tuple[Offered, ...] = ()  # the same as a person is offered them, where a person looks: present()
        self.taken: tuple[Offered, ...] = ()  # one's own secret choices in the same way
        self.events: tuple[Event, ...] = ()

    def owing(self) -> tuple[int, ...]:
        return tuple(sorted([decision.seat for decision in self.waiting]))

    def pile(self, word: str, owner: int = CENTRE) -> Pile:
        """What this owner has in the zone, as far as the viewer can see it."""
        found: Pile = ()
        for whose, pile in self.zones[word]:
            if whose == owner and pile is not None:
                found += pile
        return found

    def parts(self) -> tuple[object, ...]:
        held = (self.seat, self.zones, self.facts, self.remembered, self.waiting, self.agenda, self.sealed, self.looks)
        return (*held, self.chosen, self.prompt, self.options, self.offered, self.taken, self.events)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash(self.seat)


def piles(s: State, zone: Zone) -> list[tuple[int, Pile]]:
    """A zone's piles with their owners, as they lie on the table; what belongs to nobody lies in the CENTRE."""
    held = getattr(s, zone.name)
    if zone.layout == EACH:
        return list(enumerate(held))
    if zone.layout == SHARED:
        return [(CENTRE, held)]
    return [(piece.owned_by(), (piece,)) for piece in held]


def bringer_of(item: Item, owner: int, seats: int) -> int:
    """Who brought an item that lies in this owner's pile; CENTRE for what is the table's own."""
    by = NONE if isinstance(item, int) else item.brought_by()
    if by == NONE:
        by = owner
    return by if 0 <= by < seats else CENTRE


def lying_by_bringer(s: State) -> dict[int, list[int]]:
    """The cards on the table by who has brought them, CENTRE for the table's own."""
    found: dict[int, list[int]] = {bringer: [] for bringer in range(CENTRE, s.seats)}
    for zone in s.zones:
        for owner, pile in piles(s, zone):
            for item in pile:
                found[bringer_of(item, owner, s.seats)] += cards_of((item,))
    return found


def look(s: State, seat: int, since: int = 0) -> View:
    """What this seat may know: begins empty and adds; events from number `since` on.

    OPEN sees every face and is asked nothing.  It is for records, which tell the key of their deal anyway.
    """
    if not OPEN <= seat < s.seats:
        raise BadSetup(f"there is no seat {seat}")
    view = View(seat, s.setup)
    teams = s.teams()
    for zone in s.zones:
        if zone.faces == zone.under == ALL:
            view.zones[zone.word] = tuple(piles(s, zone))
            continue
        lying: list[tuple[int, SeenPile]] = []
        for owner, pile in piles(s, zone):
            is_shown = bool(s.looks) and Look(zone.word, owner, seat) in s.looks
            lying.append((owner, pile if is_shown else seen(zone, pile, seat, owner, teams)))
        view.zones[zone.word] = tuple(lying)
    for fact in s.facts:
        held = getattr(s, fact.name)
        if fact.audience != ALL:  # of what is private the viewer sees the own part, and None for the others
            held = [part if sees(fact.audience, seat, owner, teams) else None for owner, part in enumerate(held)]
        view.facts[fact.word] = tuple(held) if isinstance(held, list) else held
    view.facts["winners"] = s.winners
    if seat != OPEN:  # who sees all has nothing to conclude
        view.remembered = s.knows(seat)
        for awaited in s.waiting:
            if awaited.seat != seat:
                view.remembered += awaited.implies(s)
    view.waiting = tuple(s.waiting)
    view.agenda = tuple(s.agenda)
    view.looks = s.looks
    for sealed in sorted(s.sealed, key=lambda each: each.decision.seat):  # not in the order in which they were made
        view.sealed += (sealed.decision,)
        if sealed.decision.seat == seat:
            view.chosen += (sealed.option,)
    decision = owed(s, seat)
    if decision is not None:
        view.prompt = decision.prompt(s)
        view.options = tuple(decision.options(s))
    if s.events is not None:
        view.events = tuple([heard(event, seat) for event in s.events[since:]])
    return view


def present(s: State, seat: int, since: int = 0) -> View:
    """The view of a person: with what each option does, and where on the table it points."""
    view = look(s, seat, since)
    decision = owed(s, seat)
    if decision is not None:
        view.offered = tuple(
            [Offered(option, decision.deed(s, option), decision.target(s, option)) for option in view.options]
        )
    for sealed in s.sealed:
        if sealed.decision.seat == seat:
            option = sealed.option
            view.taken += (Offered(option, sealed.decision.deed(s, option), sealed.decision.target(s, option)),)
    return view


def sides_in_play(view: View) -> list[int]:
    """The owners that are no seats and of which the game has something to tell: allies, enemies."""
    setup = view.setup
    owners = range(setup.seats, setup.seats + len(setup.sides))
    return [owner for owner in owners if setup.game.about_seat(view, owner)]


def seen(zone: Zone, pile: Pile, viewer: int, owner: int, teams: tuple[int, ...]) -> SeenPile:
    """A pile as the viewer sees it, by the zone's audiences."""
    if sees(zone.faces, viewer, owner, teams):
        if sees(zone.under, viewer, owner, teams):
            return pile
        return tuple([uncovered(item) for item in pile])
    if sees(zone.size, viewer, owner, teams):
        return (UNSEEN,) * len(pile)
    return None


def uncovered(item: Item) -> Item:
    """What is seen of an item by someone who may not look under it."""
    if isinstance(item, int) or not item.under():
        return item
    hidden = item.under()
    return item.with_cards(tuple([UNSEEN if i in hidden else card for i, card in enumerate(item.cards)]))


def heard(event: Event, viewer: int) -> Event:
    """An event as the viewer hears it: outside its audience only that it happened, and with how many cards."""
    if event.audience is None:
        return event
    if viewer in event.audience or viewer == OPEN:
        cards, named, lines = event.cards, event.named, event.lines
        return Event(event.kind, event.seat, cards, named, event.origin, event.to, event.cause, lines)
    return Event(event.kind, event.seat, (UNSEEN,) * len(event.cards), (), event.origin, event.to, event.cause)
