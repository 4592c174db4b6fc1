"""An event as tables of plain values, for CSV, JSON, print and screen: standings, pairings, who met whom."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Any

from wyrmhall.events.cut import placed
from wyrmhall.events.event import Event
from wyrmhall.events.history import in_short, names
from wyrmhall.events.rounds import Match, Round
from wyrmhall.events.standings import Figure, Line, number, percent, standings
from wyrmhall.sets.text import safe_cell

IN_PERCENT = ("opponents-match-wins", "game-wins", "opponents-game-wins", "match-wins")
Row = tuple[str, ...]


def value_of(figure: Figure) -> str:
    """EV-3 A share as a percentage with two decimals, anything else as it is."""
    return percent(figure.value) if figure.said.kind in IN_PERCENT else number(figure.value)


def shown(line: Line) -> tuple[Figure, ...]:
    """The figures that people compare; the lot is a number of 77 digits."""
    return tuple([figure for figure in line.figures if figure.said.kind != "lot"])


def ranked(event: Event) -> list[Line]:
    """The standings; after a cut who went further stands before."""
    order = placed(event)
    return sorted(standings(event), key=lambda line: order.index(line.player))


def standing_rows(event: Event) -> list[Row]:
    rows = []
    for place, line in enumerate(ranked(event), 1):
        player = event.players[line.player]
        won, lost, drawn = line.record.won_lost_drawn()
        games_won, games_lost, games_drawn = line.record.games()
        rows.append((
            str(place), player.name, f"{won}-{lost}-{drawn}", f"{games_won}-{games_lost}-{games_drawn}",
            *[value_of(figure) for figure in shown(line)], "dropped" if player.has_dropped else "",
        ))  # fmt: skip
    return rows


def standing_columns(event: Event) -> Row:
    kinds = [figure.said.kind for figure in shown(ranked(event)[0])] if event.active() or event.rounds else []
    return ("place", "player", "matches", "games", *kinds, "state")


def pairing_rows(event: Event, round: int) -> list[Row]:
    """Match, players, result: in the order of matches; who has a bye is alone."""
    found = event.round(round)
    return [
        (str(at), " – ".join(names(event, match.players)), result_in_short(event, found, match), " ".join(match.tables))
        for at, match in enumerate(found.matches, 1)
        if match.players
    ]


def result_in_short(event: Event, round: Round, match: Match) -> str:
    result = event.result(round, match)
    if result is not None:
        return in_short(result) if not match.is_bye() else "bye"
    if match.is_bye():
        return "bye"
    return "disputed" if match.is_disputed() else in_short(match.reports[0].result) + "?" if match.reports else ""


def cross_rows(event: Event) -> list[Row]:
    """Who won how many games against whom, in the order of the standings."""
    order = [line.player for line in ranked(event)]
    cells: dict[tuple[int, int], list[str]] = {}
    for round in event.rounds:
        for match in round.matches:
            result = event.result(round, match)
            if result is None or len(match.players) != 2:
                continue
            for at, player in enumerate(match.players):
                games = f"{result.won[at]}-{result.won[1 - at]}" + (f"-{result.drawn}" if result.drawn else "")
                cells.setdefault((player, match.players[1 - at]), []).append(games)
    return [(event.players[one].name, *[" ".join(cells.get((one, other), ["x"] * (one == other))) for other in order])
            for one in order]  # fmt: skip


def as_csv(columns: Sequence[str], rows: Iterable[Row]) -> str:
    """For spreadsheets: no cell is computed, whatever a player is called."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow([safe_cell(cell) for cell in row])
    return out.getvalue()


def figure_as_data(figure: Figure) -> dict[str, Any]:
    """With its arithmetic; the exact value as a fraction."""
    return {
        "figure": figure.said.kind,
        "parts": {name: list(part) if isinstance(part, tuple) else part for name, part in figure.said.named},
        "value": str(figure.value),
        "shown": value_of(figure),
        "clauses": list(figure.clauses),
        "of": [figure_as_data(part) for part in figure.parts],
    }


def event_as_data(event: Event) -> dict[str, Any]:
    """The whole event for programs: plan, players, rounds, standings; no decks and no cards (EV-10)."""
    return {
        "name": event.plan.name,
        "game": event.plan.game,
        "pairing": event.plan.pairing,
        "best_of": event.plan.best_of,
        "seed": event.plan.seed,
        "players": [
            {"number": each.number, "name": each.name, "here": each.is_here, "dropped": each.has_dropped}
            for each in event.players.values()
        ],
        "rounds": [
            {"round": number, "stage": each.stage, "matches": [match_as_data(event, each, match)
                                                               for match in each.matches]}
            for number, each in enumerate(event.rounds, 1)
        ],
        "standings": [
            {"place": place, "player": line.player, "name": event.players[line.player].name,
             "figures": [figure_as_data(figure) for figure in shown(line)]}
            for place, line in enumerate(ranked(event), 1)
        ],
    }  # fmt: skip


def match_as_data(event: Event, round: Round, match: Match) -> dict[str, Any]:
    result = event.result(round, match)
    found: dict[str, Any] = {"players": list(match.players), "tables": list(match.tables), "result": None}
    if result is not None:
        found["result"] = {"won": list(result.won), "drawn": result.drawn, "places": list(result.places),
                           "absent": list(result.absent)}  # fmt: skip
    return found
