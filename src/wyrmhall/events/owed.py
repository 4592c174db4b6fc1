"""What an event waits for, and of whom: organisers and players read it, clocks act on it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from wyrmhall.events.event import Event
from wyrmhall.events.pairing import is_played_out
from wyrmhall.events.rounds import Match, Result, Round, forfeit

Kind = Literal["check-in", "deck", "play", "confirm", "decide", "pair", "share", "end"]
MINUTE = 60_000


@dataclass(frozen=True, slots=True)
class Owed:
    """Players owe something for a match; where none are named, an organiser does."""

    kind: Kind
    players: tuple[int, ...] = ()
    round: int = 0
    match: int = 0


def owed(event: Event) -> tuple[Owed, ...]:
    if event.has_ended or not event.seq:
        return ()
    found: list[Owed] = []
    absent = tuple([each.number for each in event.players.values() if not each.is_here and not each.has_dropped])
    if absent:
        found.append(Owed("check-in", absent))
    without = [number for number in event.active() if event.plan.draft and event.players[number].deck is None]
    if without:
        found.append(Owed("deck", tuple(without)))
    for number, match in event.open_matches():
        found.append(owed_for(event.match(number, match), number, match))
    return tuple(found) if event.open_matches() else (*found, *owed_by_organisers(event))


def owed_for(match: Match, round: int, number: int) -> Owed:
    if match.is_disputed():
        return Owed("decide", (), round, number)
    said = [report.player for report in match.reports]
    if said:
        return Owed("confirm", tuple([player for player in match.players if player not in said]), round, number)
    return Owed("play", match.players, round, number)


def owed_by_organisers(event: Event) -> tuple[Owed, ...]:
    if not is_played_out(event):
        return (Owed("pair"),) if len(event.active()) > 1 or event.has_begun() else ()
    if event.plan.sharing == "rares" and event.taken is None:
        return (Owed("share"),)  # DBS-31
    return (Owed("end"),)


@dataclass(frozen=True, slots=True)
class NoShow:
    """A match that is decided because somebody has not come."""

    round: int
    match: int
    result: Result


def no_shows(event: Event, now: int) -> tuple[NoShow, ...]:
    """Matches whose players have had their time to come; between two who have not, neither gains (DBS-A20)."""
    if not event.plan.no_show or not event.rounds or event.has_ended:
        return ()
    last, number = event.rounds[-1], len(event.rounds)
    if now < last.began + event.plan.no_show * MINUTE:
        return ()
    return tuple([
        NoShow(number, at, forfeit(event.plan, match.players, missing(match)))
        for at, match in enumerate(last.matches, 1)
        if is_waiting(event, last, match)
    ])  # fmt: skip


def is_waiting(event: Event, round: Round, match: Match) -> bool:
    """Whether too few have come for the match to be played, and nobody has said anything of it."""
    if len(match.players) < 2 or match.reports or match.tables or event.result(round, match) is not None:
        return False
    return len(match.here) < 2


def missing(match: Match) -> tuple[int, ...]:
    return tuple([player for player in match.players if player not in match.here])


def stage(event: Event) -> str:
    """Where the event stands, as one word."""
    if event.has_ended:
        return "over"
    if event.taken is not None or is_played_out(event):
        return "played-out"
    if event.is_in_cut():
        return "cut"
    if event.rounds:
        return "rounds"
    if event.pods and any(event.players[player].pool is None for pod in event.pods for player in pod.players):
        return "draft"
    return "decks" if event.pods else "sign-up"
