"""What goes to a viewer: made of views, which hold what that viewer may know and nothing else.

The kernel writes views down, for people and bots alike; tests hold what goes out against the types of the wire.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property
from typing import Any, Literal

import msgspec

from wyrmhall.hall import wire
from wyrmhall.hall.live.changes import Changes, Group, Picture, changes, picture_of
from wyrmhall.hall.live.presence import Presence, begins_in
from wyrmhall.hall.places import PERSON
from wyrmhall.hall.table import Table, Told
from wyrmhall.kernel import zone as z
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.data import (
    cause_to_data,
    fact_to_data,
    known_to_data,
    line_to_data,
    lying_to_data,
    place_to_data,
    prompt_to_data,
    said_to_data,
)
from wyrmhall.kernel.option import Offered, Prompt
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import SPECTATOR, View, heard, sides_in_play

LAYOUTS: dict[int, Literal["each", "shared", "pieces"]] = {z.EACH: "each", z.SHARED: "shared", z.PIECES: "pieces"}


class ShownGame:
    """A game at one moment: what everybody sees alike is made once, the rest for each viewer.

    It keeps how the table is laid out, and not the state: whatever is shown comes from a view.
    """

    def __init__(self, s: State, seen_by_all: View) -> None:
        self.setup = s.setup
        self.layout = s.zones
        self.all_teams = list(s.teams())
        self.seen_by_all = seen_by_all  # what a spectator sees
        self.open_zones: dict[str, wire.Zone] = {}
        self.open_facts: dict[str, object] | None = None

    def to(self, view: View, decision: int | None) -> wire.GameView:
        """The game as this viewer may see it."""
        setup, prompt = self.setup, view.prompt
        return wire.GameView(
            seat=view.seat,
            zones=[self.zone(view, zone) for zone in self.layout],
            facts=self.facts(view),
            about=show_all(setup, setup.game.about_table(view)),
            seats=[self.seat(view, seat) for seat in range(setup.seats)],
            owing=list(view.owing()),
            sealed=sorted({sealed.seat for sealed in view.sealed} - set(view.owing())),
            chosen=[show_offered(setup.book, taken) for taken in view.taken],
            decision=decision if prompt is not None else None,
            prompt=show_prompt(setup, prompt, asked(view)) if prompt is not None else None,
            options=[self.offer(view, offered) for offered in view.offered],
            remembered=[known_to_data(view, known) for known in view.remembered if setup.game.shows_memory(setup)],
            winners=list(view.facts["winners"]),
            is_over=not view.waiting,
            teams=self.teams,
            sides=[self.side(view, side) for side in sides_in_play(view)],
        )

    def seat(self, view: View, seat: int) -> wire.SeatInGame:
        setup, game = self.setup, self.setup.game
        about = show_all(setup, game.about_seat(view, seat))
        return wire.SeatInGame(about, self.scores[seat], show_score(setup, game.tally(view, seat)))

    def side(self, view: View, side: int) -> wire.SideInGame:
        setup, game = self.setup, self.setup.game
        about = show_all(setup, game.about_seat(view, side))
        return wire.SideInGame(side, setup.name(side), about, show_score(setup, game.tally(view, side)))

    def offer(self, view: View, offered: Offered) -> wire.Offered:
        shown = show_offered(self.setup.book, offered)
        outcomes = self.setup.game.foresee(view, offered.option)
        shown.then = [wire.Outcome(each.way, each.side, each.total) for each in outcomes]
        return shown

    @cached_property
    def scores(self) -> list[list[wire.ScoreLine]]:
        game = self.setup.game
        return [show_score(self.setup, game.score(self.seen_by_all, seat)) for seat in range(self.setup.seats)]

    @cached_property
    def teams(self) -> list[int]:
        teams = self.all_teams
        return teams if len(set(teams)) < len(teams) else []

    def zone(self, view: View, zone: z.Zone) -> wire.Zone:
        if zone.word in self.open_zones:
            return self.open_zones[zone.word]
        shown = wire.Zone(zone.word, LAYOUTS[zone.layout], lying_to_data(view, view.zones[zone.word]))
        if zone.faces == zone.under == z.ALL:
            self.open_zones[zone.word] = shown
        return shown

    def facts(self, view: View) -> dict[str, object]:
        """Without those that the game keeps for its own speed."""
        if self.open_facts is not None:
            return self.open_facts
        facts = [fact for fact in self.setup.game.facts if not fact.inner]
        shown = {fact.word: show_fact(view, fact) for fact in facts}
        if all(fact.audience == z.ALL for fact in facts):
            self.open_facts = shown
        return shown


def asked(view: View) -> str:
    """The name of the decision that the viewer owes, or has made in secret and may still change."""
    for decision in view.waiting + view.sealed:
        if decision.seat == view.seat:
            return decision.name()
    return ""


def show_fact(view: View, fact: z.Fact) -> object:
    return fact_to_data(view, fact.kind, view.facts[fact.word])


def show_prompt(setup: Setup, prompt: Prompt, asks: str) -> Any:
    return {**prompt_to_data(setup.book, prompt), "asks": asks}


def show_offered(book: Book, offered: Offered) -> wire.Offered:
    """An option without what it would come to."""
    card = offered.option.card
    return wire.Offered(
        offered.option.text,
        said_to_data(book, offered.said),
        book.write(card) if card != NONE else None,
        place_to_data(offered.target),
    )


def show_all(setup: Setup, said: list[Said]) -> list[wire.Said]:
    return [said_to_data(setup.book, each) for each in said]


def show_score(setup: Setup, lines: Iterable[ScoreLine]) -> list[wire.ScoreLine]:
    return [line_to_data(setup.book, line) for line in lines]


def show_line(book: Book, number: int, told: Told, viewer: int) -> wire.Line:
    """A line of the log as this viewer may read it."""
    if told.said is not None:
        return wire.Line(number, "note", told.seat, told.wall, said=said_to_data(book, told.said))
    if told.event is None:
        return wire.Line(number, "chat", told.seat, told.wall, told.text)
    event = heard(told.event, viewer)
    return wire.Line(
        number,
        "event",
        event.seat,
        told.wall,
        said=said_to_data(book, Said(event.kind, event.named)),
        cards=[book.write(card) for card in event.cards],
        origin=place_to_data(event.origin),
        to=place_to_data(event.to),
        cause=cause_to_data(book, event.cause),
        score=[line_to_data(book, line) for line in event.lines],
    )


def show_table(table: Table, presence: Presence, viewer: int, at: int) -> wire.Table:
    """The table as everybody sees it, and whether this viewer can take something back."""
    agreed, over = table.agreed(), table.is_over()
    begun = table.state is not None
    return wire.Table(
        id=table.id,
        game=agreed.game,
        variant=agreed.variant,
        house=table.unusual_house,
        private=agreed.private,
        status=table.status,
        seats=show_seats(table, presence, at),
        clock=agreed.clock,
        grace=agreed.grace,
        chat=agreed.chat,
        pledge=agreed.pledge,
        cards=agreed.cards if agreed.book else None,
        countdown=agreed.countdown,
        begins_in=begins_in(table, presence, at),
        watchers=presence.watchers,
        secret=table.secret if over else None,
        key=table.key() if over and begun else None,
        added=table.added if over and begun else [],
        undo=asked_undo(table),
        handover=asked_handover(table),
        can_undo=what_can_be_undone(table, viewer),
        rematch=table.rematch,
        result=[table.name(seat) for seat in table.winners],
        ended=show_maybe(table, table.ended),
        report=table.report.error if table.report is not None else "",
    )


def asked_undo(table: Table) -> wire.AskedUndo | None:
    asked = table.request
    if asked is None:
        return None
    choice = show_maybe(table, table.last_choice_openly(asked.seat))
    return wire.AskedUndo(asked.number, asked.seat, choice, list(asked.waits_for))


def asked_handover(table: Table) -> wire.AskedHandover | None:
    asked = table.handover
    if asked is None or asked.given is None:
        return None
    return wire.AskedHandover(asked.number, asked.seat, asked.given, list(asked.waits_for))


def what_can_be_undone(table: Table, viewer: int) -> wire.Said | None:
    last = table.last_choice(viewer) if viewer >= 0 and table.status == "playing" else None
    return show_maybe(table, last)


def show_maybe(table: Table, said: Said | None) -> wire.Said | None:
    return said_to_data(table.book(), said) if said is not None else None


def pledged(table: Table, seat: int) -> str:
    """The pledge of what this seat plays with, or will, where it is not the usual list."""
    brought = table.brought[seat] if table.brought else table.places[seat].brought
    return brought.pledge if brought is not None else ""


def own_list(table: Table, viewer: int) -> wire.Brings | None:
    """What the viewer's own seat brings: during the game it is in the view, and afterwards in the record."""
    if viewer == SPECTATOR or table.status not in ("gathering", "shuffling") or not table.game().brings:
        return None
    brought = table.places[viewer].brought
    if brought is not None:
        return wire.Brings(list(brought.cards), is_usual=False)
    setup = table.set_up()
    return wire.Brings([setup.book.write(row) for row in setup.game.usual_list(setup, viewer)], is_usual=True)


def show_seats(table: Table, presence: Presence, at: int) -> list[wire.Seat]:
    return [show_seat(table, presence, seat, at) for seat in range(table.agreed().seats)]


def show_seat(table: Table, presence: Presence, seat: int, at: int) -> wire.Seat:
    place, agreed = table.places[seat], table.agreed()
    comes_in = None
    if seat in presence.absent and place.is_person() and table.status == "playing":
        comes_in = max(0, presence.absent[seat] + agreed.grace * 1000 - at)
    return wire.Seat(
        seat=seat,
        kind=place.kind,
        name=place.name if place.kind != "open" else table.name(seat),
        level=place.level if place.kind == "bot" else "",
        is_host=seat == table.host and place.kind == PERSON,
        is_here=seat in presence.here,
        stand_in=place.stand_in or "",
        stand_in_at=comes_in,
        conceded=place.has_conceded,
        muted=place.is_muted,
        left=place.left(agreed.clock, at) if place.kind == PERSON else None,
        is_running=place.running is not None and agreed.clock.kind != "none",
        ready=place.is_ready,
        has_added=place.added is not None,
        brought=pledged(table, seat),
    )


class Showing:
    """A table at one moment, for all who look at it."""

    def __init__(self, table: Table, presence: Presence, at: int) -> None:
        self.table = table
        self.presence = presence
        self.at = at
        self.lines: dict[int, wire.Line] = {}  # that everybody reads alike
        self.shown: dict[int, wire.Shown] = {}  # by viewer: all but for the lines
        self.pictures: dict[int, Picture] = {}  # the same, as it is kept
        self.messages: dict[tuple[int, int, int], bytes] = {}  # by viewer, the lines that are had, and the base
        self.bases: list[Picture] = []  # as long as they are kept here, nothing else has their ids
        self.groups: dict[int | str, Group] = {}  # of parts that several viewers see alike,
        self.compared: dict[tuple[int, int], Changes] = {}  # and what has changed of them

    def message(self, viewer: int, since: int, base: Picture | None) -> bytes:
        """All that a viewer is shown, or what has changed of it since `base`; made once for all who see the same."""
        key = (viewer, min(since, len(self.table.lines)), id(base))
        if key not in self.messages:
            changed = self.changed(viewer, key[1], base) if base is not None else None
            self.messages[key] = wire.encoder.encode(changed if changed is not None else self.to(*key[:2]))
        return self.messages[key]

    def to(self, viewer: int, since: int) -> wire.Shown:
        """All that a viewer is shown, with those of the lines from `since` on that fit into a message."""
        end = len(self.table.lines)
        lines = self.latest(viewer, since, end)
        return msgspec.structs.replace(self.but_for_lines(viewer), since=end - len(lines), lines=lines)

    def changed(self, viewer: int, since: int, base: Picture) -> wire.Changed | None:
        """Only what has changed, and the lines; None where everything has."""
        self.bases.append(base)
        found = changes(base, self.picture(viewer), self.compared)
        if found is None:
            return None
        end = len(self.table.lines)
        lines = self.latest(viewer, since, end)
        return wire.Changed(self.table.seq, base.seq, found, end - len(lines), lines)

    def picture(self, viewer: int) -> Picture:
        if viewer not in self.pictures:
            self.pictures[viewer] = picture_of(self.but_for_lines(viewer), self.groups)
        return self.pictures[viewer]

    def but_for_lines(self, viewer: int) -> wire.Shown:
        if viewer not in self.shown:
            table = self.table
            self.shown[viewer] = wire.Shown(
                seq=table.seq,
                table=self.said_of_table(viewer),
                game=self.shown_game(viewer),
                since=0,
                lines=[],
                you=viewer,
                host=viewer >= 0 and viewer == table.host,
                brings=own_list(table, viewer),
            )
        return self.shown[viewer]

    @cached_property
    def game(self) -> ShownGame | None:
        state = self.table.state
        return ShownGame(state, self.table.view(SPECTATOR)) if state is not None else None

    @cached_property
    def seen_by_all(self) -> wire.Table:
        return show_table(self.table, self.presence, SPECTATOR, self.at)

    def said_of_table(self, viewer: int) -> wire.Table:
        can_undo = what_can_be_undone(self.table, viewer)
        return (
            msgspec.structs.replace(self.seen_by_all, can_undo=can_undo) if can_undo is not None else self.seen_by_all
        )

    def shown_game(self, viewer: int) -> wire.GameView | None:
        if self.game is None:
            return None
        table = self.table
        game = self.game.to(table.view(viewer), table.places[viewer].decision if viewer != SPECTATOR else None)
        if table.is_over() or table.status == "suspended":
            game.options, game.prompt, game.decision, game.owing = [], None, None, []
            game.is_over = table.is_over()
            game.winners = list(table.winners)
        return game

    def latest(self, viewer: int, first: int, end: int) -> list[wire.Line]:
        """The last of these lines, as many as fit into a message; never none, if there are any."""
        if end - first <= wire.SURE_TO_FIT:
            return [self.line(number, viewer) for number in range(first, end)]
        found, room = list[wire.Line](), wire.MOST_OF_LINES
        for number in range(end - 1, first - 1, -1):
            line = self.line(number, viewer)
            room -= len(wire.encoder.encode(line)) + 1
            if room < 0 and found:
                break
            found.append(line)
        return found[::-1]

    def line(self, number: int, viewer: int) -> wire.Line:
        """A line as this viewer may read it."""
        if number in self.lines:
            return self.lines[number]
        told = self.table.lines[number]
        is_before = viewer != SPECTATOR and number < self.table.places[viewer].reads_from
        line = show_line(self.table.book(), number, told, SPECTATOR if is_before else viewer)
        if told.event is None or told.event.audience is None:
            self.lines[number] = line
        return line
