"""Who changed what, and when: the log of an event as people read it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from wyrmhall.events import deeds as d
from wyrmhall.events.event import Event
from wyrmhall.events.rounds import Result
from wyrmhall.kernel.said import Said, said


@dataclass(frozen=True, slots=True)
class Told:
    seq: int
    at: int
    by: str
    said: Said


def history(log: Iterable[d.Entry]) -> list[Told]:
    """Everything that has happened, corrections with what was so before; no deck and no card is named."""
    event, lines = Event(), []
    for entry in log:
        before = event.copy()
        event.apply(entry)
        lines.append(Told(entry.seq, entry.at, entry.by, told(entry.deed, before, event)))
    return lines


def told(deed: d.Deed, before: Event, event: Event) -> Said:
    match deed:
        case d.Opened(plan):
            return said("opened", name=plan.name, game=plan.game, pairing=plan.pairing, best_of=plan.best_of)
        case d.OrganiserAdmitted(name):
            return said("organiser-admitted", name=name)
        case d.OrganiserWithdrawn(name):
            return said("organiser-withdrawn", name=name)
        case d.SignedUp(player) | d.CheckedIn(player) | d.Dropped(player) | d.Returned(player):
            return said(PLAYER_DEEDS[type(deed)], name=event.players[player].name)
        case d.DraftNamed(players, table):
            return said("draft-named", players=names(event, players), table=table)
        case d.Drafted(player, cards):
            return said("drafted", name=event.players[player].name, cards=len(cards))
        case d.DeckRegistered(player):
            return said("deck-registered", name=event.players[player].name)
        case d.Announced(text):
            return said("announced", text=text)
        case d.SharedOut(taken):
            return said("shared-out", cards=len(taken))
        case d.Ended():
            return said("ended")
    return told_of_rounds(deed, before, event)


PLAYER_DEEDS = {d.SignedUp: "signed-up", d.CheckedIn: "checked-in", d.Dropped: "dropped", d.Returned: "returned"}


def told_of_rounds(deed: d.Deed, before: Event, event: Event) -> Said:
    match deed:
        case d.RoundPaired(number, stage, matches):
            return said("round-paired", round=number, stage=stage, matches=paired(event, matches))
        case d.Repaired(round, changed):
            return said("repaired", round=round, matches=paired(event, [each.players for each in changed]))
        case d.TimerSet(round, ends):
            return said("timer-set", round=round, ends=ends)
        case d.Arrived(round, number, player):
            return said("arrived", round=round, match=number, name=event.players[player].name)
        case d.TableNamed(round, number, table):
            return said("table-named", round=round, match=number, table=table)
        case d.Reported(round, number, player, result):
            name = event.players[player].name
            who = players_of(event, round, number)
            return said("reported", round=round, match=number, players=who, name=name, result=in_short(result))
        case d.ResultSet(round, number, result):
            was = before.result(before.round(round), before.match(round, number))
            old = in_short(was) if was is not None else "none"
            who = players_of(event, round, number)
            if result is None:
                return said("result-cleared", round=round, match=number, players=who, was=old)
            return said("result-set", round=round, match=number, players=who, result=in_short(result), was=old)
    raise AssertionError(f"{type(deed).__name__} is not told")


def names(event: Event, players: Iterable[int]) -> tuple[str, ...]:
    return tuple([event.players[player].name for player in players])


def players_of(event: Event, round: int, match: int) -> str:
    """Ada – Ben"""
    return " – ".join(names(event, event.match(round, match).players))


def paired(event: Event, matches: Iterable[tuple[int, ...]]) -> tuple[str, ...]:
    """Ada – Ben, Cleo"""
    return tuple([" – ".join(names(event, players)) for players in matches if players])


def in_short(result: Result) -> str:
    """2-1; 1-1-1 with a drawn game; 1 2 2 4 for places, in the order of the players."""
    if result.places:
        return " ".join([str(place) for place in result.places])
    games = [*result.won, result.drawn] if result.drawn else [*result.won]
    return "-".join([str(number) for number in games])
