"""Leaks, planted one at a time in the hall: each is a line or two that somebody might write, and must be found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import msgspec
import pytest

from wyrmhall.hall import show, table, wire
from wyrmhall.hall.live import attendance, table_driver, table_log
from wyrmhall.hall.live import table as live_table
from wyrmhall.hall.live.presence import Presence
from wyrmhall.kernel.data import view_to_data
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.option import Offered, Refusal
from wyrmhall.kernel.play import check, owed
from wyrmhall.kernel.said import said
from wyrmhall.kernel.shown import ShownGame, write_offered
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import OPEN, SPECTATOR, View, look, piles, present
from wyrmhall.kernel.zone import Zone

Patch = pytest.MonkeyPatch
Game = dict[str, Any]  # as the kernel has written it down for a viewer


@dataclass(frozen=True)
class Leak:
    what: str
    plant: Callable[[Patch], None]


def hidden(s: State) -> list[int]:
    """All cards of the game, as they lie: what nobody knows."""
    return [item for zone in s.zones if not zone.pieces for _, pile in piles(s, zone) for item in pile]  # type: ignore[misc]


def in_the_game(change: Callable[[State, int, Game], None]) -> Callable[[Patch], None]:
    """Something is changed in the game as a viewer is shown it; for that, the state must be kept."""
    honest, forgetful = ShownGame.to, ShownGame.__init__

    def keeping(shown: Any, s: State, seen_by_all: View) -> None:
        forgetful(shown, s, seen_by_all)
        shown.kept = s

    def leaking(shown: Any, view: View, decision: int | None) -> Game:
        game = honest(shown, view, decision)
        change(shown.kept, view.seat, game)
        return game

    def plant(patch: Patch) -> None:
        patch.setattr(ShownGame, "__init__", keeping)
        patch.setattr(ShownGame, "to", leaking)

    return plant


def in_the_table(change: Callable[[table.Table, int, wire.Table], None]) -> Callable[[Patch], None]:
    """Something is changed in what is said of the table."""
    honest = show.show_table

    def leaking(of: table.Table, presence: Presence, viewer: int, at: int) -> wire.Table:
        shown = honest(of, presence, viewer, at)
        if of.state is not None:
            change(of, viewer, shown)
        return shown

    def plant(patch: Patch) -> None:
        patch.setattr(show, "show_table", leaking)
        patch.setattr(live_table, "show_table", leaking)

    return plant


def next_seat(s: State, viewer: int) -> int:
    return (viewer + 1) % s.seats


def tell_all_lines(patch: Patch) -> None:
    patch.setattr(show, "heard", lambda event, viewer: event)


def tell_old_lines(patch: Patch) -> None:
    """To those who come back, everything that was ever told to anybody."""
    honest = show.Showing.to

    def leaking(showing: show.Showing, viewer: int, since: int) -> wire.Shown:
        shown = honest(showing, viewer, since)
        if since == 0:
            of = showing.table
            shown.lines = [show.show_line(of.book(), n, told, OPEN) for n, told in enumerate(of.lines)]
        return shown

    patch.setattr(show.Showing, "to", leaking)


def tell_earlier_lines(patch: Patch) -> None:
    """Page by page, everything that was ever told to anybody."""
    honest = attendance.Attendance.earlier

    def leaking(of: attendance.Attendance, viewer: attendance.TableViewer, question: wire.Lines) -> wire.EarlierLines:
        page, table = honest(of, viewer, question), of.fold
        page.lines = [show.show_line(table.book(), line.n, table.lines[line.n], OPEN) for line in page.lines]
        return page

    patch.setattr(attendance.Attendance, "earlier", leaking)


def share_messages(patch: Patch) -> None:
    """What was written for one viewer is sent to all who have read as far."""

    honest = show.Showing.message

    def leaking(showing: show.Showing, viewer: int, since: int, base: Any) -> bytes:
        others = [data for key, data in showing.messages.items() if key[1] == since and key[0] != viewer]
        return others[0] if others else honest(showing, viewer, since, base)

    patch.setattr(show.Showing, "message", leaking)


def share_lines(patch: Patch) -> None:
    """What one viewer was told goes to all the others too."""

    honest = show.Showing.line

    def leaking(showing: show.Showing, number: int, viewer: int) -> wire.Line:
        showing.lines[number] = honest(showing, number, viewer)
        return showing.lines[number]

    patch.setattr(show.Showing, "line", leaking)


def share_zones(patch: Patch) -> None:
    """The piles of the first who looks are shown to all the others."""
    honest = ShownGame.zone

    def leaking(shown: ShownGame, view: View, zone: Zone) -> Game:
        found = shown.open_zones[zone.word] = honest(shown, view, zone)
        return found

    patch.setattr(ShownGame, "zone", leaking)


def share_seats(patch: Patch) -> None:
    """What an owner knows of the own seat is shown to all who look later."""
    honest = ShownGame.seat

    def leaking(shown: ShownGame, view: View, seat: int) -> Game:
        found = shown.open_seats[seat] = honest(shown, view, seat)
        return found

    patch.setattr(ShownGame, "seat", leaking)


def number_lines(patch: Patch) -> None:
    honest = show.show_line

    def leaking(setup: Any, number: int, told: table.Told, viewer: int) -> wire.Line:
        line = honest(setup, number, told, viewer)
        line.n += sum(told.event.cards) if told.event is not None else 0
        return line

    patch.setattr(show, "show_line", leaking)


def explain_errors(patch: Patch) -> None:
    def leaking(s: State, seat: int, option: Any) -> Any:
        try:
            return check(s, seat, option)
        except IllegalOption as illegal:
            raise IllegalOption(illegal.option, said(illegal.said.kind, hidden=str(hidden(s)))) from None

    patch.setattr(table, "check", leaking)


def explain_why(patch: Patch) -> None:
    def leaking(s: State, seat: int, row: int) -> list[Refusal]:
        return [Refusal(said("lies-there", place=hidden(s).index(row)))] if row in hidden(s) else []

    patch.setattr(live_table, "why_not", leaking)


def number_decisions(patch: Patch) -> None:
    honest = table.Table._ask

    def leaking(of: table.Table, logged: Any) -> None:
        honest(of, logged)
        assert of.state is not None
        for place in of.places:
            place.decision += sum(hidden(of.state)[:4])

    patch.setattr(table.Table, "_ask", leaking)


def tell_undone(patch: Patch) -> None:
    """What is taken back is told, though it was chosen in secret."""

    patch.setattr(table.Table, "last_choice_openly", table.Table.last_choice)


def feed_bots(patch: Patch) -> None:
    honest = table_driver.TableDriver.job

    def leaking(of: table_driver.TableDriver, seat: int, level: str) -> Any:
        assert of.table.state is not None
        return msgspec.structs.replace(honest(of, seat, level), view=view_to_data(look(of.table.state, OPEN)))

    patch.setattr(table_driver.TableDriver, "job", leaking)


def seat_spectators(patch: Patch) -> None:
    """Spectators look over somebody's shoulder."""
    honest = show.Showing.to
    patch.setattr(show.Showing, "to", lambda showing, viewer, since: honest(showing, max(0, viewer), since))


def list_secrets(patch: Patch) -> None:
    honest = table_log.summary_of

    def leaking(of: table.Table) -> Any:
        return msgspec.structs.replace(honest(of), variant=of.secret)

    patch.setattr(table_log, "summary_of", leaking)
    patch.setattr("tests.hall.twins.summary_of", leaking)


def size_of_hidden_piles(s: State, viewer: int, game: Game) -> None:
    for zone, shown in zip(s.zones, game["zones"], strict=True):
        if not zone.pieces:
            for (_, pile), seen in zip(piles(s, zone), shown["piles"], strict=True):
                seen["size"] = len(pile)


def others_options(s: State, viewer: int, game: Game) -> None:
    decision = owed(s, next_seat(s, viewer))
    seat = next_seat(s, viewer)
    shown = ShownGame(s, look(s, SPECTATOR))
    view = present(s, seat)
    game["options"] = [shown.offer(view, each) for each in view.offered] if decision is not None else []


def sealed_choice(s: State, viewer: int, game: Game) -> None:
    game["chosen"] = [
        write_offered(s.setup.book, Offered(each.option, each.decision.deed(s, each.option))) for each in s.sealed
    ]


def order_of_owing(s: State, viewer: int, game: Game) -> None:
    hands = [pile for _, pile in piles(s, s.zones[0])]
    game["owing"] = sorted(game["owing"], key=lambda seat: repr(hands[seat]))


def remembered(s: State, viewer: int, game: Game) -> None:
    game["remembered"] = [repr(known) for known in s.knows(next_seat(s, viewer))]


def score(s: State, viewer: int, game: Game) -> None:
    hands = [pile for _, pile in piles(s, s.zones[0])]
    for seat, shown in enumerate(game["seats"]):
        points = sum([hash(card) for card in hands[seat]])
        shown["score"].append(wire.ScoreLine(wire.Said("cards-in-hand"), points, []))


def prompt(s: State, viewer: int, game: Game) -> None:
    if game["prompt"] is not None:
        kinds = len(set(piles(s, s.zones[0])[next_seat(s, viewer)][1]))
        game["prompt"] = wire.Prompt(wire.Said("next-seat-has", {"kinds": kinds}), [], "")


LEAKS = (
    Leak("the top card of the deck is a fact",
         in_the_game(lambda s, viewer, game: game["facts"].update(top=hidden(s)[-1]))),
    Leak("how many cards lie in piles of unseen size", in_the_game(size_of_hidden_piles)),
    Leak("another seat's options", in_the_game(others_options)),
    Leak("how many options another seat has",
         in_the_game(lambda s, viewer, game: game["about"].append(
             wire.Said("options", {"of": [len(d.options(s)) for d in s.waiting]})))),
    Leak("a secret choice before it is open", in_the_game(sealed_choice)),
    Leak("seats in the order of their hands", in_the_game(order_of_owing)),
    Leak("what another seat remembers", in_the_game(remembered)),
    Leak("a score that counts hidden cards", in_the_game(score)),
    Leak("a prompt that tells of another hand", in_the_game(prompt)),
    Leak("the fingerprint of the state",
         in_the_table(lambda of, viewer, shown: setattr(shown, "ended", fingerprint(of.state)))),  # type: ignore[arg-type]
    Leak("the state of the chance",
         in_the_table(lambda of, viewer, shown: setattr(shown, "ended", str(of.state.chance.to_data())))),  # type: ignore[union-attr]
    Leak("the key before the end", in_the_table(lambda of, viewer, shown: setattr(shown, "key", of.key()))),
    Leak("what seats have added, before the end",
         in_the_table(lambda of, viewer, shown: setattr(shown, "added", of.added))),
    Leak("events to everybody", tell_all_lines),
    Leak("old events to everybody", tell_old_lines),
    Leak("earlier events to everybody", tell_earlier_lines),
    Leak("messages of one viewer to the next", share_messages),
    Leak("lines of one viewer to the next", share_lines),
    Leak("piles of one viewer to the next", share_zones),
    Leak("what owners know of their seats to the next", share_seats),
    Leak("lines numbered by hidden cards", number_lines),
    Leak("decisions numbered by hidden cards", number_decisions),
    Leak("an error that names a hidden card", explain_errors),
    Leak("a reason that tells where a card lies", explain_why),
    Leak("a secret choice that is taken back", tell_undone),
    Leak("bots that see everything", feed_bots),
    Leak("spectators who see a hand", seat_spectators),
    Leak("the secret in the list of tables", list_secrets),
)  # fmt: skip
