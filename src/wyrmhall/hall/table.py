"""A table: the sum of the entries in its log.  It does nothing by itself, and nothing here writes anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from wyrmhall.hall import entries as e
from wyrmhall.hall.history import History
from wyrmhall.hall.pinned import Agreed, OtherRules, check_rules
from wyrmhall.hall.places import BOT, OPEN, PERSON, Place
from wyrmhall.hall.shuffle import NOTHING, key_of
from wyrmhall.hall.wire import Status
from wyrmhall.kernel.chance import Chance, Keyed
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.learn import has_learnt, has_seen
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import choose, owed, owing
from wyrmhall.kernel.record import FINGERPRINT_EVERY
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Decision, Event, State
from wyrmhall.kernel.view import View, heard, look

OVER = ("finished", "aborted")
SHORT = 8  # digits of a fingerprint that the log keeps: they tell rules apart; the chain keeps forgers out
WHY_ABORTED = {  # by the hall
    "": "nobody came back",
    "deserted": "nobody had been there for a long time",
    "doubled": "another rematch was made in the same moment",
}
DEEPEST = 200  # choices that can be taken back one after the other: a mind can be changed without end, memory ends


class Told(NamedTuple):
    """A line of the log that people read: an event of the game, or what the hall or somebody says."""

    kind: str  # event, note, chat
    seat: int
    text: str
    event: Event | None
    wall: int


class Taken(NamedTuple):
    """A choice that was made."""

    seat: int
    option: Option
    by: e.Whose
    thought: int  # milliseconds it took
    is_open: bool = False  # whether everybody was told what was chosen


class Before(NamedTuple):
    """A game as it was before a seat's last choice, which can be taken back as long as the seat has learnt nothing."""

    choices: int
    state: State
    view: View
    thought: int  # milliseconds that the choice took
    earlier: dict[int, Before]  # what each seat could have taken back then; nobody changes it any more
    depth: int  # of what hangs together by `earlier`


class Request(NamedTuple):
    """Something that others must agree to: an undo, or the handover of a seat."""

    number: int  # the entry that asked
    seat: int  # who asks
    of: tuple[int, ...]  # who is asked
    waits_for: tuple[int, ...]  # those among them who have not answered
    given: int | None = None  # the seat that is to be handed over; None: it is an undo

    def hears(self, seat: int, agrees: bool) -> bool:
        """Whether this seat's answer counts: who is asked answers once, and who asks may take the request back."""
        return seat in self.waits_for or (seat == self.seat and not agrees)

    def answered(self, seat: int, agrees: bool) -> Request | None:
        """What is left to be asked."""
        return self._replace(waits_for=tuple([each for each in self.waits_for if each != seat])) if agrees else None


class Table:
    """What the log says: `apply` each entry in turn."""

    def __init__(self, name: str, secret: str) -> None:
        self.id = name
        self.secret = secret  # never shown before the end
        self.seq = 0
        self.opened: e.Opened | None = None
        self.unusual_house: dict[str, str] = {}  # what people should be told of the house options
        self.places: list[Place] = []
        self.host = 0
        self.former: dict[str, int] = {}  # players who have had a seat since the deal and have it no more: which one
        self.banned: frozenset[str] = frozenset()  # players whom the host has sent away before the game
        self.status: Status = "gathering"
        self.setup: Setup | None = None
        self.added: list[str] = []  # what each seat had added to the shuffle when the cards were dealt
        self.state: State | None = None
        self.views: dict[int, View] = {}  # of this state, those that somebody has asked for
        self.asked: list[Decision[Any] | None] = []  # the decision each seat owes
        self.choices: History[Taken] = History()
        self.print = ""  # the fingerprint of the state
        self.prints: dict[int, str] = {}  # fingerprints after so many choices
        self.notes: History[tuple[int, str]] = History()  # after so many choices: what the record should tell besides
        self.before: dict[int, Before] = {}
        self.request: Request | None = None  # an undo
        self.handover: Request | None = None
        self.lines: History[Told] = History()
        self.commands: History[str | None] = History()  # the command of each entry
        self.entry_of: dict[str, int] = {}  # what each command became; shared with copies, and so with failed ones
        self.winners: tuple[int, ...] = ()
        self.ended = ""
        self.report: e.Suspended | None = None
        self.rematch: str | None = None
        self.called_at = 0
        self.sleeps = False  # paused by the hall, because nobody was there

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.places = [place.copy() for place in self.places]
        twin.state = self.state.copy() if self.state is not None else None
        twin.asked = self.asked[:]
        twin.choices = self.choices.copy()
        twin.prints = self.prints.copy()
        twin.notes = self.notes.copy()
        twin.before = self.before.copy()
        twin.lines = self.lines.copy()
        twin.commands = self.commands.copy()
        return twin

    # --- what others ask ------------------------------------------------------------------

    def agreed(self) -> e.Opened:
        if self.opened is None:
            raise BadData(f"the log of table {self.id} does not begin with its opening")
        return self.opened

    def game(self) -> Game:
        return game_named(self.agreed().game)

    def set_up(self, names: tuple[str, ...] | None = None) -> Setup:
        agreed = self.agreed()
        return self.game().set_up(agreed.seats, agreed.variant, agreed.house, None, names)

    def seat_of(self, player: str) -> int | None:
        for seat, place in enumerate(self.places):
            if place.kind == PERSON and place.player == player:
                return seat
        return None

    def name(self, seat: int) -> str:
        if self.setup is not None and 0 <= seat < self.setup.seats:
            return self.setup.name(seat)
        return self.places[seat].name if seat >= 0 else "The hall"

    def is_over(self) -> bool:
        return self.status in OVER

    def owing(self) -> tuple[int, ...]:
        return owing(self.state) if self.state is not None and not self.is_over() else ()

    def persons(self) -> list[int]:
        return [seat for seat, place in enumerate(self.places) if place.kind == PERSON]

    def has_a_say(self, but: int) -> tuple[int, ...]:
        """The persons, but for this one, without whose agreement nobody new sits down in a running game."""
        return tuple([seat for seat, place in enumerate(self.places) if place.is_kept() and seat != but])

    def key(self) -> str:
        return key_of(self.secret, self.id, self.added)

    def chance(self) -> Chance:
        """The source of everything that is drawn in this game, from its beginning."""
        return Keyed(self.key())

    def view(self, viewer: int) -> View:
        """The game as this viewer may see it now."""
        assert self.state is not None
        if viewer not in self.views:
            self.views[viewer] = look(self.state, viewer)
        return self.views[viewer]

    # --- the fold -------------------------------------------------------------------------

    def add(self, what: e.AnyEntry, at: int, wall: int, command: str | None) -> e.Logged:
        """Go on by something new, and get it as an entry for the log; raises whatever the rules raise.

        The table is then good for nothing any more, and so it is in apply().
        """
        logged = e.Logged(self.seq + 1, at, wall, command, what)
        self._fold(logged)
        if isinstance(what, e.GameEntry):
            what.after = self.print[:SHORT]
        return logged

    def apply(self, logged: e.Logged) -> None:
        """Go on by an entry of the log; raises OtherRules where it does not lead to what it led to when it was new."""
        self._fold(logged)
        if isinstance(logged.what, e.GameEntry) and logged.what.after != self.print[:SHORT]:
            raise OtherRules(f"entry {logged.seq} was played by other rules than those of this Wyrmhall")

    def _fold(self, logged: e.Logged) -> None:
        if logged.seq != self.seq + 1:
            raise BadData(f"the log of table {self.id} goes on with entry {logged.seq} after {self.seq}")
        self.seq = logged.seq
        what: Any = logged.what
        FOLD[type(what)](self, what, logged)
        self._let_the_handover_lapse(logged)
        if isinstance(what, e.GameEntry):
            self._take_print()
        self.commands.append(logged.command)
        if logged.command is not None:
            self.entry_of[logged.command] = logged.seq

    def _take_print(self) -> None:
        assert self.state is not None
        self.print = fingerprint(self.state)
        if self.choices and len(self.choices) % FINGERPRINT_EVERY == 0:
            self.prints[len(self.choices)] = self.print

    def done(self, command: str) -> int | None:
        """The last entry that this command became, if it was done: it is never done twice."""
        seq = self.entry_of.get(command, 0)
        return seq if 0 < seq <= self.seq and self.commands[seq - 1] == command else None

    def note(self, logged: e.Logged, seat: int, text: str) -> None:
        """Say it in the log that people read; once a game has begun, in its record too."""
        self.lines.append(Told("note", seat, text, None, logged.wall))
        if self.state is not None:
            self.notes.append((len(self.choices), text))

    def _opened(self, what: e.Opened, logged: e.Logged) -> None:
        check_rules(Agreed(what.game, what.rules, what.digest, what.cards))
        self.opened = what
        setup = self.set_up()
        if setup.house_values() != what.house:
            raise OtherRules("opened with other house options than this Wyrmhall has")
        self.unusual_house = setup.unusual_house()
        self.places = [Place() for _ in range(what.seats)]
        self.asked = [None] * what.seats

    def _sat(self, what: e.Sat, logged: e.Logged) -> None:
        place = self.places[what.seat]
        place.sit(what.player, what.name, what.token)
        place.reads_from = len(self.lines) if self.state is not None else 0
        self._welcome(what.player)
        if not [seat for seat in self.persons() if seat != what.seat]:
            self.host = what.seat
        self.note(logged, what.seat, f"{what.name} sits down")
        self._set_clocks(logged.at)

    def _moved(self, what: e.Moved, logged: e.Logged) -> None:
        place = self.places[what.seat]
        self._remember(what.seat)
        self._welcome(what.player)
        place.player, place.token = what.player, what.token or place.token

    def _bot_sat(self, what: e.BotSat, logged: e.Logged) -> None:
        self._remember(what.seat)
        place = self.places[what.seat]
        place.sit_bot(what.level, what.name)
        self.note(logged, what.seat, f"{what.name} sits down, a {what.level} bot")
        self._set_clocks(logged.at)

    def _seat_opened(self, what: e.SeatOpened, logged: e.Logged) -> None:
        place = self.places[what.seat]
        name = self.name(what.seat) or place.name
        if what.why == "kicked":
            self.banned |= {place.player}
        self._remember(what.seat)
        place.vacate()
        if what.why == "agreed":
            place.is_offered, self.handover = True, None
        words = {
            "left": f"{name} leaves",
            "kicked": f"{name} is sent away by the host",
            "replaced": f"{name} makes room",
            "agreed": f"All have agreed: somebody new may take the seat of {name}",
        }
        self.note(logged, what.seat, words[what.why])
        self._set_clocks(logged.at)

    def _remember(self, seat: int) -> None:
        """Who loses this seat now has seen its cards."""
        place = self.places[seat]
        if place.kind == PERSON and self.state is not None:
            self.former = {**self.former, place.player: seat}

    def _welcome(self, player: str) -> None:
        self.former = {other: seat for other, seat in self.former.items() if other != player}

    def _host_passed(self, what: e.HostPassed, logged: e.Logged) -> None:
        self.host = what.seat
        self.note(logged, what.seat, f"{self.name(what.seat)} is the host now")

    def _called(self, what: e.Called, logged: e.Logged) -> None:
        self.status = "shuffling"
        self.called_at = logged.at

    def _added(self, what: e.Added, logged: e.Logged) -> None:
        self.places[what.seat].added = what.value

    def _begun(self, what: e.Begun, logged: e.Logged) -> None:
        self.setup = self.set_up(tuple(what.names))
        self.added = [place.added or NOTHING for place in self.places]
        events: list[Event] = []
        self.state = self.game().start_from(self.setup, self.chance(), events)
        self.state.events = None
        self.status = "playing"
        for seat in what.missing:
            self.note(logged, seat, f"{self.name(seat)} added nothing to the shuffle")
        self._tell(events, logged)
        self._ask(logged)

    def _chose(self, what: e.Chose, logged: e.Logged) -> None:
        assert self.state is not None
        option = self.state.setup.book.option(what.option)
        place, sealed = self.places[what.seat], seats_sealed(self.state)
        place.stop(logged.at)
        events = self._choose(Taken(what.seat, option, what.by, place.thought))
        place.decided()
        for seat in {what.seat, *sealed}.difference(seats_sealed(self.state)):
            self.asked[seat] = None  # it has answered: if it is asked the same again, that is another decision
        if what.by in ("stand-in", "default"):
            who = "a stand-in" if what.by == "stand-in" else "the hall, as nobody answered in time,"
            self.notes.append((len(self.choices), f"{who} chose for {self.name(what.seat)}"))
        self._tell(events, logged)
        self._ask(logged)

    def _choose(self, taken: Taken) -> list[Event]:
        """What the rules do with a choice, and which ones can be taken back then."""
        assert self.state is not None
        before = self._before(taken)
        events: list[Event] = []
        self.state.events = events
        choose(self.state, taken.seat, taken.option)
        self.state.events = None
        self.views = {}
        self.choices.append(taken._replace(is_open=is_told_openly(taken, events)))
        self.before[taken.seat] = before
        self._forget_what_cannot_be_undone(events)
        return events

    def _before(self, taken: Taken) -> Before:
        """All that this choice may change, to go back to."""
        assert self.state is not None
        depth = 1 + max([each.depth for each in self.before.values()], default=0)
        earlier, depth = (self.before.copy(), depth) if depth <= DEEPEST else ({}, 1)
        return Before(len(self.choices), self.state.copy(), self.view(taken.seat), taken.thought, earlier, depth)

    def _tell(self, events: list[Event], logged: e.Logged) -> None:
        for event in events:
            self.lines.append(Told("event", event.seat, "", event, logged.wall))

    def _ask(self, logged: e.Logged) -> None:
        """See who owes what now: a new decision has a new number, and an undo that was asked for is out of date."""
        assert self.state is not None
        self.request = None
        for seat, place in enumerate(self.places):
            decision = owed(self.state, seat)
            if decision is not self.asked[seat]:
                self.asked[seat] = decision
                place.decision = logged.seq
                place.thought = 0
        if not self.state.waiting:
            self._finish(self.state.winners)
        self._set_clocks(logged.at)

    def _finish(self, winners: tuple[int, ...]) -> None:
        self.status = "finished"
        self.winners = tuple([seat for seat in winners if not self.places[seat].has_conceded])
        self._let_nothing_be_undone()

    def _let_nothing_be_undone(self) -> None:
        self.before = {}
        self.request = None

    def _set_clocks(self, at: int) -> None:
        """The clocks of persons run while they owe a choice, and no others do."""
        owes = self.owing()
        for seat, place in enumerate(self.places):
            if seat in owes and place.is_person() and self.status == "playing":
                place.run(at)
            else:
                place.stop(at)

    def _forget_what_cannot_be_undone(self, events: list[Event]) -> None:
        """Nobody takes back a choice after which the seat has learnt something, or a card was drawn."""
        assert self.state is not None
        chance = self.state.chance.to_data()
        for seat, before in list(self.before.items()):
            if (
                before.state.chance.to_data() != chance
                or has_learnt(before.view, self.view(seat))
                or has_seen(before.view, [heard(event, seat) for event in events])
            ):
                del self.before[seat]

    def _stood_in(self, what: e.StoodIn, logged: e.Logged) -> None:
        self.places[what.seat].stand_in = what.why
        why = {"away": "is away", "clock": "has run out of time", "left": "has left", "conceded": "has conceded"}[
            what.why
        ]
        then = "a stand-in plays" if what.by == e.HALL else f"{self.name(what.by)} lets a stand-in play"
        self.note(logged, what.seat, f"{self.name(what.seat)} {why}: {then}")
        self._set_clocks(logged.at)

    def _returned(self, what: e.Returned, logged: e.Logged) -> None:
        place = self.places[what.seat]
        place.stand_in = None
        self.note(logged, what.seat, f"{self.name(what.seat)} is back")
        self._set_clocks(logged.at)

    def _undo_asked(self, what: e.UndoAsked, logged: e.Logged) -> None:
        self.request = Request(logged.seq, what.seat, tuple(what.of), tuple(what.of))
        self.note(logged, what.seat, f"{self.name(what.seat)} asks to take back: {self.last_choice_openly(what.seat)}")

    def _undo_answered(self, what: e.UndoAnswered, logged: e.Logged) -> None:
        assert self.request is not None
        self.request = self._answered(self.request, what, logged)

    def _answered(
        self, request: Request, what: e.UndoAnswered | e.HandoverAnswered, logged: e.Logged
    ) -> Request | None:
        """Tell the answer; what is left to be asked."""
        to = "" if request.given is None else f" to the handover of the seat of {self.name(request.given)}"
        says = f"agrees{to}" if what.agrees else f"does not agree{to}"
        if what.seat == request.seat:
            says = "takes the request back"
        self.note(logged, what.seat, f"{self.name(what.seat)} {says}")
        return request.answered(what.seat, what.agrees)

    def _handover_asked(self, what: e.HandoverAsked, logged: e.Logged) -> None:
        self.handover = Request(logged.seq, what.seat, tuple(what.of), tuple(what.of), what.given)
        whose = self.name(what.given)
        self.note(logged, what.seat, f"{self.name(what.seat)} asks to hand over the seat of {whose} to somebody new")

    def _handover_answered(self, what: e.HandoverAnswered, logged: e.Logged) -> None:
        assert self.handover is not None
        self.handover = self._answered(self.handover, what, logged)

    def _let_the_handover_lapse(self, logged: e.Logged) -> None:
        """A request is good only for those who were there when it was made, and while the seat can be given."""
        request = self.handover
        if request is None or request.given is None:
            return
        is_asked_of_all = self.places[request.seat].is_kept() and self.has_a_say(request.seat) == request.of
        if self.is_over():
            self.handover = None
        elif not (is_asked_of_all and self.places[request.given].can_be_given()):
            self.handover = None
            self.note(logged, e.HALL, f"The seat of {self.name(request.given)} stays: people have come or gone")

    def _undone(self, what: e.Undone, logged: e.Logged) -> None:
        """The game is again what it was before the choice: kept since then, not worked out anew."""
        before = self.before[what.seat]
        self.note(logged, what.seat, f"{self.name(what.seat)} takes back: {self.last_choice_openly(what.seat)}")
        for count, taken in enumerate(self.choices[before.choices :], before.choices + 1):
            self.notes.append((before.choices, f"taken back, choice {count}: {self.name(taken.seat)} {taken.option}"))
        self.state, self.views, self.before = before.state.copy(), {}, before.earlier.copy()
        self.choices = self.choices.up_to(before.choices)
        self.prints = {count: text for count, text in self.prints.items() if count <= before.choices}
        self.asked = [None] * len(self.places)
        self._ask(logged)
        self.places[what.seat].take_back(before.thought)  # no time is won by it

    def last_choice(self, seat: int) -> str:
        """The seat's last choice that can be taken back, in words: for that seat alone."""
        if seat not in self.before or self.setup is None:
            return ""
        return self.setup.book.sentence(self.choices[self.before[seat].choices].option)

    def last_choice_openly(self, seat: int) -> str:
        """The same for everybody: what they were not told when it was chosen, they are not told now."""
        if seat not in self.before or self.choices[self.before[seat].choices].is_open:
            return self.last_choice(seat)
        return "makes a secret choice"

    def _conceded(self, what: e.Conceded, logged: e.Logged) -> None:
        """Where nobody is left to play against, the game ends; otherwise a stand-in plays on."""
        place = self.places[what.seat]
        place.has_conceded, place.stand_in = True, "conceded"
        self.request = None
        self.note(logged, what.seat, f"{self.name(what.seat)} concedes")
        playing = [seat for seat, each in enumerate(self.places) if not each.has_conceded]
        if len(playing) < 2 or not [seat for seat in playing if self.places[seat].kind == PERSON]:
            self._finish(tuple(playing))
            self.ended = f"{self.name(what.seat)} conceded"
        self._set_clocks(logged.at)

    def _said(self, what: e.Said, logged: e.Logged) -> None:
        self.places[what.seat].say(logged.at)
        self.lines.append(Told("chat", what.seat, what.text, None, logged.wall))

    def _muted(self, what: e.Muted, logged: e.Logged) -> None:
        self.places[what.seat].is_muted = what.muted
        self.note(logged, what.seat, f"{self.name(what.seat)} is {'muted' if what.muted else 'heard again'}")

    def _paused(self, what: e.Paused, logged: e.Logged) -> None:
        self.status = "paused"
        self.sleeps = what.seat == e.HALL
        self.note(logged, what.seat, "Paused: nobody is there" if what.seat == e.HALL else "The host pauses the game")
        self._set_clocks(logged.at if what.since is None else what.since)

    def _resumed(self, what: e.Resumed, logged: e.Logged) -> None:
        self.status = "playing" if self.state is not None else "shuffling"
        self.report = None
        self.note(logged, what.seat, "The game goes on")
        self._set_clocks(logged.at)

    def _aborted(self, what: e.Aborted, logged: e.Logged) -> None:
        self.status = "aborted"
        self._let_nothing_be_undone()
        self.ended = WHY_ABORTED[what.why] if what.seat == e.HALL else f"{self.name(what.seat)} ended it"
        self.note(logged, what.seat, f"The game ends without a result: {self.ended}")
        self._set_clocks(logged.at)

    def _suspended(self, what: e.Suspended, logged: e.Logged) -> None:
        self.status = "suspended"
        self.report = what
        what_for = f"a choice of {self.name(what.seat)}, which was not made" if what.option else "what came next"
        self.note(logged, what.seat, f"The rules failed at {what_for}")
        self._set_clocks(logged.at)

    def _rematch_made(self, what: e.RematchMade, logged: e.Logged) -> None:
        self.rematch = what.table


def is_told_openly(taken: Taken, events: list[Event]) -> bool:
    """Whether everybody has been told the choice itself, and not only that there was one."""
    chosen = ("chose", taken.seat, taken.option.text, None)
    return any((event.verb, event.seat, event.note, event.audience) == chosen for event in events)


def seats_sealed(s: State) -> set[int]:
    """The seats whose secret choice is not open yet."""
    return {sealed.decision.seat for sealed in s.sealed}


FOLD: dict[type[e.Entry], Callable[[Table, Any, e.Logged], None]] = {
    e.Opened: Table._opened,
    e.Sat: Table._sat,
    e.Moved: Table._moved,
    e.BotSat: Table._bot_sat,
    e.SeatOpened: Table._seat_opened,
    e.HostPassed: Table._host_passed,
    e.Called: Table._called,
    e.Added: Table._added,
    e.Begun: Table._begun,
    e.Chose: Table._chose,
    e.StoodIn: Table._stood_in,
    e.Returned: Table._returned,
    e.UndoAsked: Table._undo_asked,
    e.UndoAnswered: Table._undo_answered,
    e.HandoverAsked: Table._handover_asked,
    e.HandoverAnswered: Table._handover_answered,
    e.Undone: Table._undone,
    e.Conceded: Table._conceded,
    e.Said: Table._said,
    e.Muted: Table._muted,
    e.Paused: Table._paused,
    e.Resumed: Table._resumed,
    e.Aborted: Table._aborted,
    e.Suspended: Table._suspended,
    e.RematchMade: Table._rematch_made,
}

__all__ = ["BOT", "FOLD", "OPEN", "OVER", "PERSON", "Before", "Request", "Table", "Taken", "Told"]
