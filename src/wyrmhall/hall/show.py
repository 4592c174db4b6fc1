"""What goes to a viewer: made of views, which hold what that viewer may know and nothing else.

The kernel writes views down, for people and bots alike; tests hold what goes out against the types of the wire.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import msgspec

from wyrmhall.hall import wire
from wyrmhall.hall.live.changes import OfTable, lines_of, picture_of
from wyrmhall.hall.live.presence import Presence, begins_in
from wyrmhall.hall.places import PERSON
from wyrmhall.hall.table import Table, Told
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.data import cause_to_data, line_to_data, place_to_data, said_to_data
from wyrmhall.kernel.picture import Common, Picture
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.shown import ShownGame
from wyrmhall.kernel.view import SPECTATOR, heard


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
    agreed, over = table.agreed(), table.is_over() and not table.is_sealed()
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
        pledge="" if agreed.position else agreed.pledge,  # nothing was shuffled that could be pledged
        cards=agreed.cards if agreed.book else None,
        countdown=agreed.countdown,
        begins_in=begins_in(table, presence, at),
        watchers=presence.watchers,
        secret=table.secret if over and not agreed.position else None,
        key=table.key() if over and begun and not agreed.position else None,
        added=table.added if over and begun and not agreed.position else [],
        silence=list(table.silence()),
        undo=asked_undo(table),
        handover=asked_handover(table),
        can_undo=what_can_be_undone(table, viewer),
        rematch=table.rematch,
        result=[table.name(seat) for seat in table.winners],
        ended=show_maybe(table, table.ended),
        report=table.report.error if table.report is not None else "",
        practice=bool(agreed.position),
        event=agreed.event,
        sealed=table.is_sealed(),
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
    brought, setup = table.places[viewer].brought, table.set_up()
    ready = {name: faces_in(setup, cards) for name, cards in setup.game.ready_lists(setup).items()}
    if brought is not None:
        return wire.Brings(list(brought.cards), is_usual=False, ready=ready)
    return wire.Brings(faces_in(setup, setup.game.usual_list(setup, viewer)), is_usual=True, ready=ready)


def faces_in(setup: Setup, cards: tuple[int, ...]) -> list[str]:
    return [setup.book.write(row) for row in cards]


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
        self.common = Common(lines_of)

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
        found = self.common.changes(base, self.picture(viewer))
        if found is None:
            return None
        end = len(self.table.lines)
        lines = self.latest(viewer, since, end)
        written: Any = msgspec.Raw(found)
        return wire.Changed(self.table.open_seq, base.seq, written, end - len(lines), lines)

    def picture(self, viewer: int) -> Picture:
        if viewer not in self.pictures:
            self.pictures[viewer] = picture_of(self.but_for_lines(viewer), self.of_table, self.common)
        return self.pictures[viewer]

    def but_for_lines(self, viewer: int) -> wire.Shown:
        if viewer not in self.shown:
            table = self.table
            self.shown[viewer] = wire.Shown(
                seq=table.open_seq,
                table=self.said_of_table(viewer),
                game=self.shown_game(viewer),
                since=0,
                lines=[],
                you=viewer,
                host=viewer >= 0 and viewer == table.host,
                brings=own_list(table, viewer),
                marked=list(table.places[viewer].marked) if viewer != SPECTATOR else [],
            )
        return self.shown[viewer]

    @cached_property
    def of_table(self) -> OfTable:
        return OfTable(self.seen_by_all)

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

    def shown_game(self, viewer: int) -> Any:
        if self.game is None:
            return None
        table = self.table
        game = self.game.to(table.view(viewer), table.places[viewer].decision if viewer != SPECTATOR else None)
        if table.is_over() or table.status == "suspended":
            nothing: dict[str, Any] = {"options": [], "prompt": None, "decision": None, "owing": []}
            game.update(nothing, is_over=table.is_over(), winners=list(table.winners))
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
