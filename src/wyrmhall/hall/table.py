"""A table: the sum of the entries in its log.  It does nothing by itself, and nothing here writes anywhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, get_args

from wyrmhall.hall import entries as e
from wyrmhall.hall.brought import Brought, lists_for, sealed
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.history import History, Taken, Told
from wyrmhall.hall.picks import seats_sealed, time_for
from wyrmhall.hall.pinned import Agreed, OtherRules, check_rules
from wyrmhall.hall.places import BOT, OPEN, PERSON, Place
from wyrmhall.hall.reasons import WHO_CHOSE, WHY_ABORTED
from wyrmhall.hall.request import Request
from wyrmhall.hall.shuffle import NOTHING, key_of
from wyrmhall.hall.undo import Before, before_choosing, still_to_be_undone
from wyrmhall.hall.wire import Status
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import Chance, Keyed
from wyrmhall.kernel.errors import BadData, IllegalOption
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import check, choose, owed, owing
from wyrmhall.kernel.practice import read_practice
from wyrmhall.kernel.record import FINGERPRINT_EVERY
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.said import Part, Said, said
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Decision, Event, SecretDecision, State
from wyrmhall.kernel.together import check_all
from wyrmhall.kernel.view import View, present

OVER = ("finished", "aborted")
SHORT = 8  # digits of a fingerprint that the log keeps: they tell rules apart; the chain keeps forgers out

GROWING = (
    "asked",
    "choices",
    "prints",
    "notes",
    "before",
    "lines",
    "commands",
    "open_seqs",
)  # what copies do not share


class Table:
    """What the log says: `apply` each entry in turn."""

    def __init__(self, name: str, secret: str, cards: Book | None = None) -> None:
        self.id = name
        self.secret = secret  # never shown before the end
        self.cards = cards  # None: the game's own
        self.seq = 0
        self.open_seq = 0  # the same without the marks, of which nobody hears: this is the number that people see
        self.wall = 0  # seconds since 1970 at the last entry that everybody may know of
        self.opened: e.Opened | None = None
        self.unusual_house: dict[str, str] = {}  # what people should be told of the house options
        self.places: list[Place] = []
        self.host = 0
        self.former: dict[str, int] = {}  # players who have had a seat since the deal and have it no more: which one
        self.banned: frozenset[str] = frozenset()  # players whom the host has sent away before the game
        self.status: Status = "gathering"
        self.setup: Setup | None = None
        self.called: tuple[str, ...] = ()  # the names of those who were dealt to, as people read them
        self.brought: tuple[Brought | None, ...] = ()  # the lists that were dealt, but for the usual ones
        self.added: list[str] = []  # what each seat had added to the shuffle when the cards were dealt
        self.state: State | None = None  # copies share it: whoever goes on by a choice does so with a copy of its own
        self.views: dict[int, View] = {}  # of this state, those that somebody has asked for
        self.asked: list[Decision[Any] | None] = []  # the decision each seat owes
        self.choices: History[Taken] = History()
        self.print = ""  # the fingerprint of the state
        self.prints: dict[int, str] = {}  # fingerprints after so many choices
        self.notes: History[tuple[int, Said]] = History()  # after so many choices: what the record should tell besides
        self.before: dict[int, Before] = {}
        self.request: Request | None = None  # an undo
        self.handover: Request | None = None
        self.lines: History[Told] = History()
        self.commands: History[str | None] = History()  # the command of each entry
        self.open_seqs: History[int] = History()  # and what people see as its number
        self.entry_of: dict[str, int] = {}  # what each command became; shared with copies, and so with failed ones
        self.winners: tuple[int, ...] = ()
        self.ended: Said | None = None
        self.report: e.Suspended | None = None
        self.rematch: str | None = None
        self.ready_since: int | None = None  # hall time at which the last of those who gather was ready
        self.called_at = 0
        self.sleeps = False  # paused by the hall, because nobody was there
        self.is_unsealed = False

    def copy(self) -> Table:
        twin = Table.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin.places = [place.copy() for place in self.places]
        for name in GROWING:
            setattr(twin, name, getattr(self, name).copy())
        return twin

    # --- what others ask ------------------------------------------------------------------

    def agreed(self) -> e.Opened:
        if self.opened is None:
            raise BadData(f"the log of table {self.id} does not begin with its opening")
        return self.opened

    def game(self) -> Game:
        return game_named(self.agreed().game)

    def book(self) -> Book:
        return self.cards or self.game().book_of(None)

    def set_up(self, names: tuple[str, ...] | None = None) -> Setup:
        agreed = self.agreed()
        return self.game().set_up(agreed.seats, agreed.variant, agreed.house, self.cards, names)

    def seat_of(self, player: str) -> int | None:
        for seat, place in enumerate(self.places):
            if place.kind == PERSON and place.player == player:
                return seat
        return None

    def name(self, seat: int) -> str:
        """For people; records write that of the set-up, which is one word."""
        if 0 <= seat < len(self.called):
            return self.called[seat]
        return self.places[seat].name if seat >= 0 else "The hall"

    def is_over(self) -> bool:
        return self.status in OVER

    def is_sealed(self) -> bool:
        """Whether nobody may read key and record as yet, though the game be over."""
        return bool(self.agreed().event) and not self.is_unsealed

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

    def silence(self) -> tuple[str, ...]:
        """The clauses because of which nobody may talk now; nothing: everybody may."""
        return self.game().silence(self.state) if self.state is not None and not self.is_over() else ()

    def view(self, viewer: int) -> View:
        """The game as this viewer may see it now."""
        assert self.state is not None
        if viewer not in self.views:
            self.views[viewer] = present(self.state, viewer)
        return self.views[viewer]

    # --- the fold -------------------------------------------------------------------------

    def add(self, what: e.AnyEntry, at: int, wall: int, command: str | None) -> e.Logged:
        """Go on by something new, and get it as an entry; CommandRefused where the rules forbid it, or what they raise.

        The table is then good for nothing any more, and so it is in apply().
        """
        wall = self.wall if isinstance(what, e.Marked) else wall  # lists tell when something has happened
        logged = e.Logged(self.seq + 1, at, wall, command, what)
        try:
            self._judge(what)
            self._fold(logged)
        except IllegalOption as illegal:
            code = "not_your_turn" if self.asked[what.seat] is None else illegal.code  # type: ignore[union-attr]
            part = illegal.part or None
            raise CommandRefused(code, str(illegal), illegal.clauses, said=illegal.said, part=part) from None
        if isinstance(what, e.GameEntry):
            what.after = self.print[:SHORT]
        return logged

    def _judge(self, what: e.AnyEntry) -> None:
        """Several choices at once are looked at as a whole before they are made or marked; raises IllegalOption."""
        if isinstance(what, e.ChoseAll | e.Marked) and self.state is not None:
            check_all(self.state, what.seat, [self.state.setup.book.option(text) for text in what.options])

    def apply(self, logged: e.Logged) -> None:
        """Go on by an entry of the log; raises OtherRules where it does not lead to what it led to when it was new."""
        self._fold(logged)
        if isinstance(logged.what, e.GameEntry) and logged.what.after != self.print[:SHORT]:
            raise OtherRules(f"entry {logged.seq} was played by other rules than those of this Wyrmhall")

    def _fold(self, logged: e.Logged) -> None:
        if logged.seq != self.seq + 1:
            raise BadData(f"the log of table {self.id} goes on with entry {logged.seq} after {self.seq}")
        what: Any = logged.what
        self.seq, self.wall = logged.seq, logged.wall
        self.open_seq += not isinstance(what, e.Marked)
        self.open_seqs.append(self.open_seq)
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

    def note(self, logged: e.Logged, seat: int, kind: str, **parts: Part) -> None:
        """Say it in the log that people read; once a game has begun, in its record too.

        People are named as they are called at that moment: later somebody else may have the seat.
        """
        note = said(kind, **parts)
        self.lines.append(Told(seat, logged.wall, said=note))
        if self.state is not None:
            self.notes.append((len(self.choices), note))

    def _opened(self, what: e.Opened, logged: e.Logged) -> None:
        check_rules(Agreed(what.game, what.rules, what.digest, what.cards, what.book))
        if what.book and (self.cards is None or self.cards.table.digest() != what.cards):
            raise BadData(f"its card table {what.cards} is missing")
        self.opened = what
        setup = self.set_up()
        if setup.house_values() != what.house:
            raise OtherRules("opened with other house options than this Wyrmhall has")
        self.unusual_house = setup.unusual_house()
        self.places = [Place() for _ in range(what.seats)]
        self.host = e.HALL if what.event else 0
        self.asked = [None] * what.seats

    def _sat(self, what: e.Sat, logged: e.Logged) -> None:
        place = self.places[what.seat]
        place.sit(what.player, what.name, what.token)
        place.reads_from = len(self.lines) if self.state is not None else 0
        self._welcome(what.player)
        if self.host != e.HALL and not [seat for seat in self.persons() if seat != what.seat]:
            self.host = what.seat
        self.note(logged, what.seat, "sits-down", name=what.name)
        self._see_who_is_ready(logged.at)
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
        self.note(logged, what.seat, "bot-sits-down", name=what.name, level=what.level)
        self._see_who_is_ready(logged.at)
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
        self.note(logged, what.seat, f"seat-opened-{what.why}", name=name)
        self._see_who_is_ready(logged.at)
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
        self.note(logged, what.seat, "is-host", name=self.name(what.seat))

    def _said_ready(self, what: e.SaidReady, logged: e.Logged) -> None:
        self.places[what.seat].is_ready = what.ready
        self._see_who_is_ready(logged.at)

    def _brought(self, what: e.Brought, logged: e.Logged) -> None:
        """No line of the log tells it."""
        self.places[what.seat].brought = sealed(what.salt, what.cards) if what.cards is not None else None

    def _see_who_is_ready(self, at: int) -> None:
        """Whoever comes, goes or has another mind: the countdown stops, or begins anew."""
        is_ready = all(place.kind == BOT or place.is_ready for place in self.places)
        self.ready_since = at if is_ready and self.status == "gathering" else None

    def _called(self, what: e.Called, logged: e.Logged) -> None:
        self.status = "shuffling"
        self.called_at, self.ready_since = logged.at, None
        for place in self.places:
            place.is_ready = False

    def _added(self, what: e.Added, logged: e.Logged) -> None:
        self.places[what.seat].added = what.value

    def _begun(self, what: e.Begun, logged: e.Logged) -> None:
        agreed, events = self.agreed(), list[Event]()
        if agreed.position:
            practice = read_practice(agreed.position)
            self.setup, self.state = practice.replay.setup, practice.replay.s
        else:
            self.setup = self.set_up(tuple(what.names))
        self.called = tuple([place.name for place in self.places])
        self.added = [place.added or NOTHING for place in self.places]
        self.brought = tuple([place.brought for place in self.places])
        if not agreed.position:
            lists = lists_for(self.setup, self.brought)
            self.state = self.game().start_from(self.setup, self.chance(), events, lists)
        assert self.state is not None
        self.state.events = None
        self.status = "playing"
        if agreed.position:
            self.note(logged, e.HALL, "practice")
        for seat in what.missing:
            self.note(logged, seat, "added-nothing", name=self.name(seat))
        self._tell(events, logged)
        self._ask(logged)

    def _chose(self, what: e.Chose, logged: e.Logged) -> None:
        self._make(what.seat, [what.option], what.by, logged)

    def _chose_all(self, what: e.ChoseAll, logged: e.Logged) -> None:
        self._make(what.seat, what.options, what.by, logged)

    def _make(self, seat: int, options: list[str], by: e.Whose, logged: e.Logged) -> None:
        assert self.state is not None
        is_due = self.places[seat].is_out_of_time(self.agreed().clock, logged.at)
        if is_due and by != "person" and seat not in seats_sealed(self.state):
            self.note(logged, seat, "time-is-up", name=self.name(seat))
        events = self._answer(seat, options, by, logged)
        if by in WHO_CHOSE:
            self.notes.append((len(self.choices), said(WHO_CHOSE[by], name=self.name(seat))))
        self._tell(events, logged)
        self._ask(logged)

    def _answer(self, seat: int, options: list[str], by: e.Whose, logged: e.Logged) -> list[Event]:
        """The seat answers what it was asked: with one choice, or with several at once."""
        assert self.state is not None
        place, sealed = self.places[seat], seats_sealed(self.state)
        place.stop(logged.at)
        events = self._choose(seat, options, by, place.thought)
        if self.agreed().clock.kind != "pick":  # which goes on until all that is picked in secret is open
            place.decided()
        for each in {seat, *sealed}.difference(seats_sealed(self.state)):
            self.asked[each] = None  # it has answered: if it is asked the same again, that is another decision
        return events

    def _choose(self, seat: int, options: list[str], by: e.Whose, thought: int) -> list[Event]:
        """What the rules do with choices, and which ones can be taken back then."""
        assert self.state is not None
        count, view = len(self.choices), self.view(seat)
        before = before_choosing(self.before, count, self.state, view, thought, len(options))
        events: list[Event] = []
        self.state = self.state.copy()
        self.state.events = events
        self._take(seat, options[0], by, thought)
        for option in options[1:]:
            self._take_print()  # the record tells it in the middle too
            self._take(seat, option, by, 0)
        self.state.events = None
        self.views = {}
        self.before = still_to_be_undone({**self.before, seat: before}, self.state, self.view, events)
        return events

    def _take(self, seat: int, text: str, by: e.Whose, thought: int) -> None:
        assert self.state is not None
        option = self.state.setup.book.option(text)
        is_open = check(self.state, seat, option).is_open(self.state, option)
        choose(self.state, seat, option)
        self.places[seat].make(text)
        self.choices.append(Taken(seat, option, by, thought, is_open))

    def _tell(self, events: list[Event], logged: e.Logged) -> None:
        for event in events:
            self.lines.append(Told(event.seat, logged.wall, event))

    def _marked(self, what: e.Marked, logged: e.Logged) -> None:
        """No line of the log tells it."""
        self.places[what.seat].marked = tuple(what.options)

    def _ask(self, logged: e.Logged) -> None:
        """See who owes what now: a new decision has a new number, and an undo that was asked for is out of date."""
        assert self.state is not None
        self.request = None
        clock, sealed = self.agreed().clock, seats_sealed(self.state)
        for seat, place in enumerate(self.places):
            decision = owed(self.state, seat)
            if decision is not self.asked[seat]:
                self.asked[seat] = decision
                place.decision = self.open_seq
                place.allowed = time_for(clock, decision.pace(self.state) if decision is not None else None)
                place.thought = place.thought if clock.kind == "pick" and seat in sealed else 0
                place.marked = place.marked if seat in sealed else ()
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

    def _stood_in(self, what: e.StoodIn, logged: e.Logged) -> None:
        self.places[what.seat].stand_in = what.why
        name = self.name(what.seat)
        if what.by == e.HALL:
            self.note(logged, what.seat, "stand-in", name=name, why=what.why)
        else:
            self.note(logged, what.seat, "stand-in-by", name=name, why=what.why, by=self.name(what.by))
        self._set_clocks(logged.at)

    def _returned(self, what: e.Returned, logged: e.Logged) -> None:
        place = self.places[what.seat]
        place.stand_in = None
        self.note(logged, what.seat, "is-back", name=self.name(what.seat))
        self._set_clocks(logged.at)

    def _undo_asked(self, what: e.UndoAsked, logged: e.Logged) -> None:
        self.request = Request(self.open_seq, what.seat, tuple(what.of), tuple(what.of))
        self._note_choice(logged, what.seat, "asks-to-take-back")

    def _undo_answered(self, what: e.UndoAnswered, logged: e.Logged) -> None:
        assert self.request is not None
        self.request = self._answered(self.request, what, logged)

    def _answered(
        self, request: Request, what: e.UndoAnswered | e.HandoverAnswered, logged: e.Logged
    ) -> Request | None:
        """Tell the answer; what is left to be asked."""
        kind, name = "agrees" if what.agrees else "does-not-agree", self.name(what.seat)
        if what.seat == request.seat:
            self.note(logged, what.seat, "takes-request-back", name=name)
        elif request.given is None:
            self.note(logged, what.seat, kind, name=name)
        else:
            self.note(logged, what.seat, f"{kind}-to-handover", name=name, given=self.name(request.given))
        return request.answered(what.seat, what.agrees)

    def _handover_asked(self, what: e.HandoverAsked, logged: e.Logged) -> None:
        self.handover = Request(self.open_seq, what.seat, tuple(what.of), tuple(what.of), what.given)
        self.note(logged, what.seat, "asks-to-hand-over", name=self.name(what.seat), given=self.name(what.given))

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
            self.note(logged, e.HALL, "handover-lapses", given=self.name(request.given))

    def _undone(self, what: e.Undone, logged: e.Logged) -> None:
        """The game is again what it was before the choice: kept since then, not worked out anew.

        Whoever has chosen since is asked anew; who chooses in secret meanwhile is not concerned.
        """
        before = self.before[what.seat]
        concerned = {what.seat, *[taken.seat for taken in self.choices[before.choices :]]}
        self._note_choice(logged, what.seat, "takes-back")
        for count, taken in enumerate(self.choices[before.choices :], before.choices + 1):
            undone = said("taken-back", number=count, name=self.name(taken.seat), option=taken.option.text)
            self.notes.append((before.choices, undone))
        self.state, self.views, self.before = before.state, {}, before.earlier.copy()
        self.choices = self.choices.up_to(before.choices)
        self.prints = {count: text for count, text in self.prints.items() if count <= before.choices}
        self.asked = [
            asked if isinstance(asked, SecretDecision) and seat not in concerned else None
            for seat, asked in enumerate(self.asked)
        ]
        self._ask(logged)
        self.places[what.seat].take_back(before.thought)  # no time is won by it

    def _note_choice(self, logged: e.Logged, seat: int, kind: str) -> None:
        """A note about the seat's last choice, which everybody may read."""
        choice = self.last_choice_openly(seat)
        if choice is None:
            self.note(logged, seat, f"{kind}-a-secret-choice", name=self.name(seat))
        else:
            self.note(logged, seat, kind, name=self.name(seat), choice=choice)

    def last_choice(self, seat: int) -> Said | None:
        """The seat's last choice that can be taken back: for that seat alone."""
        before = self.before.get(seat)
        decision = owed(before.state, seat) if before is not None else None
        if before is None or decision is None:
            return None
        deed = decision.deed(before.state, self.choices[before.choices].option)
        return deed if before.parts == 1 else said("together", choice=deed, more=before.parts - 1)

    def last_choice_openly(self, seat: int) -> Said | None:
        """The same for everybody: what they were not told when it was chosen, they are not told now."""
        before = self.before.get(seat)
        if before is None:
            return None
        taken = self.choices[before.choices : before.choices + before.parts]
        return self.last_choice(seat) if all(each.is_open for each in taken) else None

    def _conceded(self, what: e.Conceded, logged: e.Logged) -> None:
        """Where nobody is left to play against, the game ends; otherwise a stand-in plays on."""
        place = self.places[what.seat]
        place.has_conceded, place.stand_in = True, "conceded"
        self.request = None
        self.note(logged, what.seat, "concedes", name=self.name(what.seat))
        playing = [seat for seat, each in enumerate(self.places) if not each.has_conceded]
        if len(playing) < 2 or not [seat for seat in playing if self.places[seat].kind == PERSON]:
            self._finish(tuple(playing))
            self.ended = said("conceded", name=self.name(what.seat))
        self._set_clocks(logged.at)

    def _said(self, what: e.Said, logged: e.Logged) -> None:
        self.places[what.seat].say(logged.at)
        self.lines.append(Told(what.seat, logged.wall, text=what.text))

    def _muted(self, what: e.Muted, logged: e.Logged) -> None:
        self.places[what.seat].is_muted = what.muted
        self.note(logged, what.seat, "is-muted" if what.muted else "is-heard-again", name=self.name(what.seat))

    def _paused(self, what: e.Paused, logged: e.Logged) -> None:
        self.status = "paused"
        self.sleeps = what.seat == e.HALL
        self.note(logged, what.seat, "paused-deserted" if what.seat == e.HALL else "paused-by-host")
        self._set_clocks(logged.at if what.since is None else what.since)

    def _resumed(self, what: e.Resumed, logged: e.Logged) -> None:
        self.status = "playing" if self.state is not None else "shuffling"
        self.report = None
        self.note(logged, what.seat, "goes-on")
        self._set_clocks(logged.at)

    def _aborted(self, what: e.Aborted, logged: e.Logged) -> None:
        self.status = "aborted"
        self._let_nothing_be_undone()
        self.ended = WHY_ABORTED[what.why] if what.seat == e.HALL else said("ended-by-host", name=self.name(what.seat))
        self.note(logged, what.seat, "no-result", ended=self.ended)
        self._set_clocks(logged.at)

    def _suspended(self, what: e.Suspended, logged: e.Logged) -> None:
        self.status = "suspended"
        self.report = what
        if what.option:
            self.note(logged, what.seat, "rules-failed-at-choice", name=self.name(what.seat))
        else:
            self.note(logged, what.seat, "rules-failed")
        self._set_clocks(logged.at)

    def _rematch_made(self, what: e.RematchMade, logged: e.Logged) -> None:
        self.rematch = what.table

    def _unsealed(self, what: e.Unsealed, logged: e.Logged) -> None:
        self.is_unsealed = True


# Each entry is folded by the method that is called like it.
FOLD: dict[type[e.Entry], Callable[[Table, Any, e.Logged], None]] = {
    kind: getattr(Table, f"_{kind.__struct_config__.tag}") for kind in get_args(e.AnyEntry)
}

__all__ = ["BOT", "FOLD", "OPEN", "OVER", "PERSON", "Table", "Taken", "Told"]
