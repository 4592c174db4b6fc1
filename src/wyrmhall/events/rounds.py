"""Rounds, the matches in them and how those ended: immutable values."""

from __future__ import annotations

from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Final, Literal

from wyrmhall.events.plan import Plan
from wyrmhall.events.problems import BadEvent

Stage = Literal["rounds", "cut"]

WIN: Final = Fraction(3)  # EV-1
DRAW: Final = Fraction(1)  # EV-1
PLACE_POINTS: Final = (3, 2, 1)  # EV-6; all lower places: 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    """How a match ended: games won by each of two, or places at a table of more; and who was not there for it."""

    won: tuple[int, ...] = ()
    drawn: int = 0  # games
    places: tuple[int, ...] = ()
    absent: tuple[int, ...] = ()  # the players by their numbers; a match is lost by who is absent


@dataclass(frozen=True, slots=True)
class Report:
    player: int
    result: Result


@dataclass(frozen=True, slots=True)
class Match:
    """Players who meet in a round; one who is alone has a bye, and an empty match is one that was taken away."""

    players: tuple[int, ...]
    reports: tuple[Report, ...] = ()
    decided: Result | None = None  # by an organiser, a clock or the tables it was played at
    tables: tuple[str, ...] = ()  # of the hall, one for each game
    here: tuple[int, ...] = ()  # who has come

    def is_bye(self) -> bool:
        return len(self.players) == 1

    def agreed(self) -> Result | None:
        """What one player has reported and another confirmed, if nobody says otherwise."""
        results = {report.result for report in self.reports}
        return self.reports[0].result if len(self.reports) > 1 and len(results) == 1 else None

    def is_disputed(self) -> bool:
        return self.decided is None and len({report.result for report in self.reports}) > 1

    def rivals(self, player: int) -> tuple[int, ...]:
        return tuple([each for each in self.players if each != player])


@dataclass(frozen=True, slots=True)
class Round:
    """Its matches are numbered from 1, as they are paired."""

    stage: Stage
    matches: tuple[Match, ...]
    began: int = 0  # when, in milliseconds
    ends: int = 0  # when its time is up; 0: it has no clock

    def match_of(self, player: int) -> Match | None:
        return next((match for match in self.matches if player in match.players), None)

    def with_match(self, number: int, match: Match) -> Round:
        return replace(self, matches=(*self.matches[: number - 1], match, *self.matches[number:]))


def result_of(plan: Plan, match: Match, gone: frozenset[int], stage: Stage) -> Result | None:
    """How the match counts now; None while it is open.  `gone` are those who have dropped."""
    if not match.players:
        return None
    if match.is_bye():
        # EV-1 A bye is won 2-0; DBS-29 in a round robin it counts nothing.
        return Result(won=(plan.wins(),)) if plan.pairing == "swiss" or stage == "cut" else None
    if match.decided is not None:
        return match.decided
    agreed = match.agreed()
    if agreed is not None:
        return agreed
    absent = tuple([player for player in match.players if player in gone])
    if absent and len(absent) >= len(match.players) - 1:  # DBS-A20 what was played stands, the rest is lost 0-2
        return forfeit(plan, match.players, absent)
    return None


def forfeit(plan: Plan, players: tuple[int, ...], absent: tuple[int, ...]) -> Result:
    """Who is absent has lost 0-2; between two who are, neither gains (DBS-A20)."""
    if len(players) > 2:
        last = len(players) - len(absent) + 1
        return Result(places=tuple([last if player in absent else 1 for player in players]), absent=absent)
    return Result(won=tuple([0 if player in absent else plan.wins() for player in players]), absent=absent)


def check_result(plan: Plan, match: Match, result: Result, stage: Stage) -> None:
    """Raises BadEvent where no such match can have been played."""
    players = match.players
    if len(players) < 2:
        raise BadEvent("nobody-to-play")
    if not set(result.absent) <= set(players):
        raise BadEvent("absent-are-players")
    if len(players) > 2:
        check_places(result, len(players))
    elif result.places or len(result.won) != 2 or min(*result.won, result.drawn) < 0:
        raise BadEvent("games-of-two")
    elif result.absent:
        if result != forfeit(plan, players, result.absent):
            raise BadEvent("absent-lose", wins=plan.wins())
    else:
        check_games(plan, result, stage)


def check_games(plan: Plan, result: Result, stage: Stage) -> None:
    """DBS-25 A best of three ends with two wins, or after three games; earlier only where the time is up."""
    high, low = max(result.won), min(result.won)
    if high > plan.wins() or high == low == plan.wins():
        raise BadEvent("too-many-wins", wins=plan.wins(), best_of=plan.best_of)
    if stage == "cut":
        if high == low:
            raise BadEvent("no-draw-in-the-cut")  # EV-7 one more game decides
    elif high + low + result.drawn > plan.best_of:
        raise BadEvent("too-many-games", best_of=plan.best_of)
    if high + low + result.drawn == 0:
        raise BadEvent("no-games")


def check_places(result: Result, players: int) -> None:
    """EV-6 Each has a place, shared or not: 1, 2, 2, 4."""
    places = sorted(result.places)
    if result.won or result.drawn or len(places) != players:
        raise BadEvent("places-of-all", players=players)
    for at, place in enumerate(places, 1):
        if place != at and not (at > 1 and place == places[at - 2]):
            raise BadEvent("places-in-order", players=players)


def points(match: Match, result: Result, player: int) -> Fraction:
    """What the match is worth to one of its players, as the match ended."""
    at = match.players.index(player)
    if player in result.absent:
        return Fraction(0)
    if result.places:
        return place_points(result.places, at)
    if match.is_bye():
        return WIN  # EV-1
    own, other = result.won[at], result.won[1 - at]
    return WIN if own > other else DRAW if own == other else Fraction(0)  # EV-1


def place_points(places: tuple[int, ...], at: int) -> Fraction:
    """EV-6 3, 2, 1 and 0; a shared place shares the sum of the places that it takes up."""
    first, sharers = places[at], places.count(places[at])
    taken_up = [PLACE_POINTS[place - 1] if place <= len(PLACE_POINTS) else 0 for place in range(first, first + sharers)]
    return Fraction(sum(taken_up), sharers)
