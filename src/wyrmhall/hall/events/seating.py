"""Which matches are played at tables of the hall, when their tables are opened, and who sits where."""

from __future__ import annotations

from typing import NamedTuple

from wyrmhall.events.rounds import Match, Round
from wyrmhall.hall.events.fold import HallEvent, Where
from wyrmhall.hall.events.lists import brings_decks
from wyrmhall.hall.wire_events import MatchPhase


class Game(NamedTuple):
    """A game of a match that a table is to be opened for, or has been."""

    where: Where
    match: Match


def is_at_tables(event: HallEvent, match: Match) -> bool:
    """Whether all who play can be seated; a match with somebody who does not use the page is reported."""
    if event.agreed().match is None or len(match.players) < 2:
        return False
    return bool(match.tables) or all(event.can_sit(player) for player in match.players)


def may_open(event: HallEvent, where: Where, match: Match) -> bool:
    """Whether nothing is missing for the first game but people."""
    if not is_at_tables(event, match):
        return False
    needs_decks = brings_decks(event) and event.agreed().drafts is not None
    return not needs_decks or all(event.event.player(player).deck is not None for player in match.players)


def open_matches(event: HallEvent) -> list[tuple[Where, Round, Match]]:
    return [
        ((round, number), event.event.round(round), event.event.match(round, number))
        for round, number in event.event.open_matches()
    ]


def awaited_games(event: HallEvent) -> list[Game]:
    """Matches whose next game can begin, and has no table yet."""
    found = []
    for where, _, match in open_matches(event):
        if match.tables:
            bout = event.bouts.get(where)
            is_due = bout is not None and bout.play.phase == "playing"
            is_due = is_due and bout is not None and len(bout.play.winners) == len(match.tables)
        else:
            is_due = len(match.here) == len(match.players) and may_open(event, where, match)
        if is_due:
            found.append(Game(where, match))
    return found


def seats_of(match: Match, game: int) -> tuple[int, ...]:
    """Who sits where in this game of the match, from 0: the first seat goes round."""
    turn = game % len(match.players)
    return match.players[turn:] + match.players[:turn]


def phase_of(event: HallEvent, where: Where, round: Round, match: Match) -> MatchPhase:
    """Where a match at tables stands, as a word; nothing for others."""
    if not is_at_tables(event, match):
        return ""
    if event.event.result(round, match) is not None:
        return "over"
    if not match.tables:
        return "waiting"
    return event.bouts[where].play.phase if where in event.bouts else "playing"
