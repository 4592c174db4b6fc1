"""What a command becomes: entries for the table's log, or a refusal that changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Any, NamedTuple

from wyrmhall.bots import LEVELS, USUAL
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.brought import checked, new_salt
from wyrmhall.hall.entries import Entries
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.places import MOST_SAID, OPEN, PERSON
from wyrmhall.hall.shuffle import NOTHING
from wyrmhall.hall.table import Table
from wyrmhall.hall.text import plain_text
from wyrmhall.kernel.errors import BadList, BadSetup
from wyrmhall.kernel.learn import has_learnt
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import look

SHUFFLE_WAIT = 5_000  # milliseconds for the seats to add to the shuffle
BOT_NAMES = ("Ember", "Sable", "Verdant", "Dusk", "Opal", "Cinder", "Thistle", "Onyx", "Coral", "Flint", "Juniper",
             "Marrow", "Saffron", "Umber", "Vesper", "Wick")  # fmt: skip


class Moment(NamedTuple):
    """What a command finds besides the log."""

    at: int  # hall time
    absent: dict[int, int]  # persons whose absence counts, and since when


def entries_of(table: Table, seat: int, command: wire.Command, now: Moment) -> Entries:
    """What this command of the person in this seat, who may give it, becomes; raises CommandRefused."""
    return BECOMES[type(command)](table, seat, command, now)


def refuse(code: str, text: str, clauses: tuple[str, ...] = ()) -> CommandRefused:
    return CommandRefused(code, text, clauses)


def in_play(table: Table) -> State:
    """The game that goes on; raises where nobody can choose anything now, saying why."""
    if table.is_over():
        raise refuse("over", "the game is over")
    if table.status in ("gathering", "shuffling"):
        raise refuse("not_begun", "the game has not begun yet")
    if table.status == "paused":
        raise refuse("paused", "the game is paused")
    if table.status == "suspended":
        raise refuse("suspended", "the game is suspended because its rules failed; the host can try again or end it")
    assert table.state is not None
    return table.state


def not_over(table: Table) -> None:
    if table.is_over():
        raise refuse("over", "the game is over")


# --- before the game -----------------------------------------------------------------------------


def sit(table: Table, player: str, name: str, token: str, seat: int | None) -> Entries:
    """A person takes an open seat: this one, or the first; in a running game one that the others agreed to give."""
    not_over(table)
    if table.seat_of(player) is not None:
        raise refuse("taken", "you sit at this table already")
    if player in table.banned:
        raise refuse("not_seated", "the host has sent you away from this table; you may watch")
    is_running = table.status != "gathering"
    places = [
        number
        for number, place in enumerate(table.places)
        if place.kind == OPEN and (place.is_offered or not is_running)
    ]
    if not places:
        raise refuse("full", "all seats are taken; you may watch")
    if seat is not None and seat not in places:
        raise refuse("taken", "somebody sits there already")
    chosen = places[0] if seat is None else seat
    if table.former.get(player, chosen) != chosen:
        raise refuse("not_seated", "you have seen the cards of another seat; you may watch")
    return [e.Sat(seat=chosen, player=player, name=name, token=token)]


def gathers(table: Table) -> None:
    """Raises where the table does not wait for players any more."""
    if table.status != "gathering":
        raise refuse("over" if table.is_over() else "taken", "the game has begun already")


def ready(table: Table, seat: int, command: wire.Ready, now: Moment) -> Entries:
    gathers(table)
    if table.places[seat].is_ready == command.ready:
        raise refuse("taken", "that is so already")
    return [e.SaidReady(seat=seat, ready=command.ready)]


def bring(table: Table, seat: int, command: wire.Bring, now: Moment) -> Entries:
    """Only while the table waits for players: nobody has added to the shuffle yet, so nobody can know the deal."""
    gathers(table)
    if command.cards is None:
        if table.places[seat].brought is None:
            raise refuse("taken", "that is so already")
        return [e.Brought(seat=seat, cards=None)]
    try:
        cards = checked(table.set_up(), command.cards)
    except BadList as bad:
        raise CommandRefused(bad.code, str(bad), cards=bad.cards) from None
    return [e.Brought(seat=seat, cards=cards, salt=new_salt())]


def start(table: Table, seat: int, command: wire.Start, now: Moment) -> Entries:
    gathers(table)
    return [*fill_with_bots(table), e.Called()]


def fill_with_bots(table: Table, level: str = USUAL) -> Entries:
    names = {place.name for place in table.places}
    entries: Entries = []
    for seat, place in enumerate(table.places):
        if place.kind == OPEN:
            name = free_bot_name(names)
            names.add(name)
            entries.append(e.BotSat(seat=seat, level=level, name=name))
    return entries


def free_bot_name(taken: set[str]) -> str:
    return next(name for name in (*BOT_NAMES, *[f"Bot{n}" for n in range(1, 99)]) if name not in taken)


def add(table: Table, seat: int, command: wire.Add, now: Moment) -> Entries:
    if table.status != "shuffling":
        raise refuse("over", "the shuffle is over, or has not begun")
    if table.places[seat].added is not None:
        raise refuse("taken", "your seat has added its value already")
    added: Entries = [e.Added(seat=seat, value=command.value)]
    waiting = [each for each in table.persons() if table.places[each].added is None and each != seat]
    return added if waiting else [*added, begun(table, {seat})]


def begun(table: Table, just_added: set[int] | None = None) -> e.Begun:
    """The deal, with whatever the seats have added by now."""
    has_added = just_added or set()
    missing = [each for each in table.persons() if table.places[each].added is None and each not in has_added]
    return e.Begun(names=seat_names(table), missing=missing)


def seat_names(table: Table) -> list[str]:
    """The players' names as records can write them: one word each, all different, none of them a word of the game."""
    names: list[str] = []
    for place in table.places:
        word = "".join("_" if sign.isspace() else sign for sign in place.name if sign not in '[]";') or "Nobody"
        name, number = word, 1
        while name in names or not can_be_called(table, name):
            number += 1
            name = f"{word}{number}"
        names.append(name)
    return names


def can_be_called(table: Table, name: str) -> bool:
    """Whether records can tell this name from the letter of another seat and from the game's words."""
    if len(name) == 1:
        return False
    seats = table.agreed().seats
    try:
        table.set_up((name, *[f"Other{number}" for number in range(1, seats)]))
    except BadSetup:
        return False
    return True


# --- playing -------------------------------------------------------------------------------------


def may_choose(table: Table, seat: int, decision: int, options: list[str]) -> None:
    """Raises where this seat cannot answer this decision, or with anything that is called like this."""
    state, place = in_play(table), table.places[seat]
    if place.has_conceded:
        raise refuse("over", "you have conceded")
    if place.stand_in is not None:
        raise refuse("away", "a stand-in plays for you; take your seat back first")
    for part, text in enumerate(options, 1):
        if state.setup.book.written(text) is None:
            part_of = part if len(options) > 1 else None
            raise CommandRefused("illegal_option", "there is no such option in this game", part=part_of)
    if table.asked[seat] is not None and decision != place.decision:
        raise refuse("stale", "the table has moved on since you were asked")


def choose(table: Table, seat: int, command: wire.Choose, now: Moment) -> Entries:
    may_choose(table, seat, command.decision, command.options or [command.option])
    if command.options:
        return [e.ChoseAll(seat=seat, options=command.options)]
    return [e.Chose(seat=seat, option=command.option, by="person")]


def mark(table: Table, seat: int, command: wire.Mark, now: Moment) -> Entries:
    """What is chosen if one's time is up; it is looked at now, and whoever is asked something else marks anew."""
    may_choose(table, seat, command.decision, command.options)
    if seat not in table.owing():
        raise refuse("not_your_turn", "you have chosen; choose again to change it")
    return [e.Marked(seat=seat, options=command.options)]


def undo(table: Table, seat: int, command: wire.Undo, now: Moment) -> Entries:
    """At once, or by consent where somebody else has acted or has learnt something; never after one has learnt."""
    in_play(table)
    clock = table.agreed().clock
    if clock.kind == "pick" and table.places[seat].left(clock, now.at) == 0:
        raise refuse("out_of_time", "your time for this pick is used up")
    if table.request is not None:
        raise refuse("taken", "an undo is being asked for already")
    if seat not in table.before:
        if not any(taken.seat == seat for taken in table.choices):
            raise refuse("nothing_to_undo", "you have made no choice yet")
        raise refuse("information_moved", "you have learnt something since your last choice, so it stands")
    of = who_must_agree(table, seat)
    if of:
        return [e.UndoAsked(seat=seat, of=of)]
    return [e.Undone(seat=seat, choices=table.before[seat].choices)]


def who_must_agree(table: Table, seat: int) -> list[int]:
    """The persons who have acted since, or have seen something that they would have to forget."""
    assert table.state is not None
    before = table.before[seat]
    others = [each for each in range(len(table.places)) if each != seat and table.places[each].is_person()]
    has_anybody_acted = any(taken.seat != seat for taken in table.choices[before.choices :])
    return [
        each for each in others if has_anybody_acted or has_learnt(look(before.state, each), look(table.state, each))
    ]


def consent(table: Table, seat: int, command: wire.Consent, now: Moment) -> Entries:
    if command.handover:
        return consent_to_handover(table, seat, command)
    in_play(table)
    request = table.request
    if request is None or request.number != command.undo or not request.hears(seat, command.agrees):
        raise refuse("no_such_undo", "nobody asks you for this undo any more")
    answer = e.UndoAnswered(seat=seat, agrees=command.agrees)
    if command.agrees and request.waits_for == (seat,) and request.seat in table.before:
        return [answer, e.Undone(seat=request.seat, choices=table.before[request.seat].choices)]
    return [answer]


def consent_to_handover(table: Table, seat: int, command: wire.Consent) -> Entries:
    """With the last one who agrees the seat is open."""
    not_over(table)
    request = table.handover
    if request is None or request.number != command.handover or not request.hears(seat, command.agrees):
        raise refuse("no_such_handover", "nobody asks you for this handover any more")
    answer = e.HandoverAnswered(seat=seat, agrees=command.agrees)
    if command.agrees and request.waits_for == (seat,) and request.given is not None:
        return [answer, e.SeatOpened(seat=request.given, why="agreed")]
    return [answer]


def concede(table: Table, seat: int, command: wire.Concede, now: Moment) -> Entries:
    in_play(table)
    if table.places[seat].has_conceded:
        raise refuse("over", "you have conceded already")
    return pass_the_host_on(table, seat, [e.Conceded(seat=seat)])


def come_back(table: Table, seat: int, command: wire.Return, now: Moment) -> Entries:
    not_over(table)
    place = table.places[seat]
    if place.stand_in is None:
        raise refuse("taken", "no stand-in plays for you")
    if place.has_conceded:
        raise refuse("over", "you have conceded")
    clock = table.agreed().clock
    if clock.kind in ("decision", "game") and place.left(clock, now.at) == 0:
        what = "game" if clock.kind == "game" else "choice, which the stand-in makes now"
        raise refuse("out_of_time", f"your time for this {what} is used up")
    return [e.Returned(seat=seat)]


def leave(table: Table, seat: int, command: wire.Leave, now: Moment) -> Entries:
    not_over(table)
    if table.status == "gathering":
        left: Entries = [e.SeatOpened(seat=seat, why="left")]
        return pass_the_host_on(table, seat, left) if len(table.persons()) > 1 else [*left, e.Aborted(seat=seat)]
    if table.places[seat].stand_in is not None:
        raise refuse("taken", "you have left already")
    return pass_the_host_on(table, seat, [e.StoodIn(seat=seat, why="left")])


def pass_the_host_on(table: Table, leaving: int, entries: Entries) -> Entries:
    """If the host goes, the next person is the host."""
    heir = next_host(table, {leaving}) if table.host == leaving else None
    return entries if heir is None else [*entries, e.HostPassed(seat=heir)]


def next_host(table: Table, gone: set[int]) -> int | None:
    """The first person after the host who plays and is not gone."""
    count = len(table.places)
    for step in range(1, count):
        seat = (table.host + step) % count
        if table.places[seat].is_person() and seat not in gone:
            return seat
    return None


# --- talk ----------------------------------------------------------------------------------------


def say(table: Table, seat: int, command: wire.Say, now: Moment) -> Entries:
    if not table.agreed().chat:
        raise refuse("chat_off", "there is no chat at this table")
    if table.places[seat].is_muted:
        raise refuse("muted", "the host has muted you")
    if table.silence():
        raise refuse("silence", "nobody may talk now, by the rules of the game", table.silence())
    text = plain_text(command.text)
    if not text:
        raise refuse("bad_message", "there is nothing to say")
    if len(text) > wire.LONGEST_CHAT:
        raise refuse("bad_message", f"a line of chat has at most {wire.LONGEST_CHAT} characters")
    wait = table.places[seat].may_say_in(now.at)
    if wait:
        text = f"at most {MOST_SAID} lines a minute; you may speak again in {ceil(wait / 1000)} s"
        raise CommandRefused("slow_down", text, retry=wait)
    return [e.Said(seat=seat, text=text)]


def mute(table: Table, seat: int, command: wire.Mute, now: Moment) -> Entries:
    place = a_place(table, command.seat)
    if place.kind != PERSON or command.seat == seat:
        raise refuse("not_seated", "no other person sits there")
    if place.is_muted == command.muted:
        raise refuse("taken", "that is so already")
    return [e.Muted(seat=command.seat, muted=command.muted)]


# --- the host ------------------------------------------------------------------------------------


def a_place(table: Table, seat: int) -> Any:
    if seat >= len(table.places):
        raise refuse("not_seated", "there is no such seat at this table")
    return table.places[seat]


def pause(table: Table, seat: int, command: wire.Pause, now: Moment) -> Entries:
    in_play(table)
    return [e.Paused(seat=seat)]


def resume(table: Table, seat: int, command: wire.Resume, now: Moment) -> Entries:
    """The host lets a paused game go on, or tries again with one whose rules failed."""
    not_over(table)
    if table.status not in ("paused", "suspended"):
        raise refuse("taken", "the game is not paused")
    return [e.Resumed(seat=seat)]


def kick(table: Table, seat: int, command: wire.Kick, now: Moment) -> Entries:
    """Nobody loses a seat of a running game: at most a stand-in plays until its person is back."""
    not_over(table)
    place = a_place(table, command.seat)
    if place.kind != PERSON or command.seat == seat:
        raise refuse("not_seated", "no other person sits there")
    if table.status == "gathering":
        return [e.SeatOpened(seat=command.seat, why="kicked")]
    if place.stand_in is not None:
        raise refuse("taken", "a stand-in plays there already; the seat waits for its person")
    if command.seat not in now.absent:
        raise refuse("present", "during a game people keep their seats; you can mute them, pause the game or end it")
    return [e.StoodIn(seat=command.seat, why="away", by=seat)]


def a_bot(table: Table, seat: int, level: str) -> e.BotSat:
    if level not in LEVELS:
        raise refuse("bad_setup", f"there is no such bot; there are {', '.join(LEVELS)}")
    return e.BotSat(seat=seat, level=level, name=free_bot_name({place.name for place in table.places}))


def replace(table: Table, seat: int, command: wire.Replace, now: Moment) -> Entries:
    not_over(table)
    place = a_place(table, command.seat)
    if command.by == "bot":
        if place.kind == PERSON:
            raise refuse("taken", "a person has this seat; a stand-in plays while they are away")
        return [a_bot(table, command.seat, command.level)]
    if place.is_kept():
        raise refuse("taken", "a person has this seat, and has not left it")
    if table.status != "gathering":
        return hand_over(table, seat, command.seat)
    if place.kind == OPEN:
        raise refuse("taken", "that seat is open already")
    return [e.SeatOpened(seat=command.seat, why="replaced")]


def hand_over(table: Table, seat: int, given: int) -> Entries:
    """Ask everybody else whether somebody new may sit there, and so see the cards of that seat."""
    place, of = table.places[given], table.has_a_say(seat)
    if table.status == "shuffling":
        raise refuse("not_begun", "the cards are being dealt; ask again in a moment")
    if place.has_conceded:
        raise refuse("over", "this seat has conceded; nobody can win with it any more")
    if place.is_offered:
        raise refuse("taken", "that seat is open already")
    if table.handover is not None:
        raise refuse("taken", "a handover is being asked for already")
    if not table.places[seat].is_kept():
        raise refuse("away", "you have left your seat; take it back first")
    if not of:
        raise refuse("no_consent", "there is no other person to agree; no seat changes hands before the end")
    return [e.HandoverAsked(seat=seat, given=given, of=list(of))]


def pass_host(table: Table, seat: int, command: wire.PassHost, now: Moment) -> Entries:
    if not a_place(table, command.seat).is_kept() or command.seat == seat:
        raise refuse("not_seated", "no other person plays there")
    return [e.HostPassed(seat=command.seat)]


def abort(table: Table, seat: int, command: wire.Abort, now: Moment) -> Entries:
    not_over(table)
    return [e.Aborted(seat=seat)]


# --- what the hall does by itself ----------------------------------------------------------------


def what_is_due(table: Table, absent: dict[int, int], at: int) -> Entries:
    """What must happen now because time has passed; `absent` says since when, in hall time, persons are not there."""
    if table.status == "shuffling":
        return [begun(table)] if at >= table.called_at + SHUFFLE_WAIT else []
    return [entry for left, entry in what_comes(table, absent, at) if left <= 0]


def next_due(table: Table, absent: dict[int, int], at: int) -> int | None:
    """In how many milliseconds something is due, if nothing happens before."""
    if table.status == "shuffling":
        return max(0, table.called_at + SHUFFLE_WAIT - at)
    coming = [max(0, left) for left, _ in what_comes(table, absent, at)]
    return min(coming + picks_due(table, at), default=None)


def picks_due(table: Table, at: int) -> list[int]:
    """In how many milliseconds picks are made for persons who have not made them; what is due already is under way."""
    clock = table.agreed().clock
    if clock.kind != "pick" or table.status != "playing":
        return []
    lefts = [place.left(clock, at) for place in table.places if place.running is not None]
    return [left for left in lefts if left]


def what_comes(table: Table, absent: dict[int, int], at: int) -> list[tuple[int, e.Entry]]:
    """What happens by itself to those who keep the others waiting, and in how many milliseconds."""
    agreed, comes = table.agreed(), list[tuple[int, e.Entry]]()
    grace = {seat: since + agreed.grace * 1000 - at for seat, since in absent.items()}
    is_played = table.status == "playing" and agreed.clock.kind != "pick"
    for seat, place in enumerate(table.places if is_played else ()):
        left = place.left(agreed.clock, at) if place.running is not None else None
        if left is not None and left <= grace.get(seat, left):
            comes.append((left, e.StoodIn(seat=seat, why="clock")))
        elif seat in grace and place.is_person():
            comes.append((grace[seat], e.StoodIn(seat=seat, why="away")))
    heir = next_host(table, set(absent)) if table.host in absent and not table.is_over() else None
    if heir is not None:
        comes.append((grace[table.host], e.HostPassed(seat=heir)))
    return comes


BECOMES: dict[type[wire.Command], Callable[[Table, int, Any, Moment], Entries]] = {
    wire.Choose: choose,
    wire.Mark: mark,
    wire.Add: add,
    wire.Ready: ready,
    wire.Bring: bring,
    wire.Start: start,
    wire.Leave: leave,
    wire.Return: come_back,
    wire.Undo: undo,
    wire.Consent: consent,
    wire.Concede: concede,
    wire.Say: say,
    wire.Mute: mute,
    wire.Pause: pause,
    wire.Resume: resume,
    wire.Kick: kick,
    wire.Replace: replace,
    wire.PassHost: pass_host,
    wire.Abort: abort,
}

__all__ = ["NOTHING", "entries_of", "next_due", "what_is_due"]
