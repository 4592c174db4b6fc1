"""Who stands where: exact fractions, each with the arithmetic that leads to it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from wyrmhall.events.event import Event
from wyrmhall.events.lots import lot
from wyrmhall.events.rounds import Match, Result, points
from wyrmhall.kernel.said import Said, said

LEAST: Final = Fraction(1, 3)  # EV-3
MOST_POINTS: Final = 3  # EV-3 of a round


@dataclass(frozen=True, slots=True)
class Figure:
    """A number of the standings: what it is, its value, and the numbers that it is made of."""

    said: Said
    value: Fraction
    parts: tuple[Figure, ...] = ()
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Line:
    """A player in the standings: the place, and the figures by which it was found, the weightiest first."""

    place: int
    player: int
    figures: tuple[Figure, ...]
    record: Record

    def figure(self, kind: str) -> Figure:
        return next(each for each in self.figures if each.said.kind == kind)


@dataclass(frozen=True, slots=True)
class Played:
    """A match that counts, as one of its players sees it."""

    round: int
    match: Match
    result: Result
    player: int

    def points(self) -> Fraction:
        return points(self.match, self.result, self.player)

    def games(self) -> tuple[int, int, int]:
        """Won, lost and drawn; at tables of three or more games are not counted (EV-3)."""
        if self.result.places:
            return 0, 0, 0
        at = self.match.players.index(self.player)
        lost = 0 if self.match.is_bye() else self.result.won[1 - at]
        return self.result.won[at], lost, self.result.drawn

    def wins(self) -> Fraction:
        """DBS-A21 Match wins, of which a draw is half a one to each."""
        own, lost, _ = self.games()
        if self.player in self.result.absent:
            return Fraction(0)
        return Fraction(1 if own > lost else 0) if own != lost else Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Record:
    """What a player has played so far, in the order of rounds."""

    player: int
    played: tuple[Played, ...]

    def won_lost_drawn(self) -> tuple[int, int, int]:
        """Matches; at tables of more, first places are won."""
        scores = [each.points() for each in self.played]
        won, drawn = scores.count(Fraction(3)), scores.count(Fraction(1))
        return won, len(scores) - won - drawn, drawn

    def games(self) -> tuple[int, int, int]:
        """Won, lost and drawn."""
        won, lost, drawn = zip((0, 0, 0), *[played.games() for played in self.played], strict=True)
        return sum(won), sum(lost), sum(drawn)

    def points(self) -> Fraction:
        return sum([played.points() for played in self.played], Fraction(0))

    def opponents(self) -> list[int]:
        """EV-3 Who is met twice counts twice, a bye is nobody; at a table of more all others are opponents."""
        return [rival for played in self.played for rival in played.match.rivals(self.player)]


Records = dict[int, Record]


def records(event: Event) -> Records:
    """Of everybody who has been here, drop-outs too; what has no result yet does not count, nor does a cut."""
    counted: dict[int, list[Played]] = {each.number: [] for each in event.players.values() if each.is_here}
    for number, round in enumerate(event.rounds, 1):
        for match in round.matches if round.stage == "rounds" else ():
            result = event.result(round, match)
            for player in match.players if result is not None else ():
                assert result is not None
                counted.setdefault(player, []).append(Played(number, match, result, player))
    return {player: Record(player, tuple(played)) for player, played in counted.items()}


def standings(event: Event) -> tuple[Line, ...]:
    """EV-9 Where the book of the format gives its own placing, that one holds, otherwise EV-3."""
    found = records(event)
    figures = by_match_wins(event, found) if event.plan.placing == "match-wins" else by_points(event, found)
    order = sorted(figures, key=lambda player: [-figure.value for figure in figures[player]])
    return tuple([Line(place, player, figures[player], found[player]) for place, player in enumerate(order, 1)])


# --- EV-3 ---------------------------------------------------------------------------------------


def by_points(event: Event, found: Records) -> dict[int, tuple[Figure, ...]]:
    match_shares = {player: match_share(event, record) for player, record in found.items()}
    game_shares = {player: game_share(event, record) for player, record in found.items()}
    return {
        player: (
            points_of(event, record),
            mean("opponents-match-wins", [match_shares[rival] for rival in record.opponents()]),
            game_shares[player],
            mean("opponents-game-wins", [game_shares[rival] for rival in record.opponents()]),
            drawn_lot(event, player),
        )
        for player, record in found.items()
    }


def points_of(event: Event, record: Record) -> Figure:
    parts = tuple([match_line(event, played) for played in record.played])
    return Figure(said("points"), record.points(), parts, ("EV-1",))


def match_line(event: Event, played: Played) -> Figure:
    """Round 2, won 2-1 against Ben: 3"""
    rivals = tuple([event.player(rival).name for rival in played.match.rivals(played.player)])
    if played.match.is_bye():
        return Figure(said("bye", round=played.round), played.points(), (), ("EV-1",))
    if played.result.places:
        place = played.result.places[played.match.players.index(played.player)]
        shared = played.result.places.count(place)
        said_of = said("placed", round=played.round, place=place, shared=shared, rivals=rivals)
        return Figure(said_of, played.points(), (), ("EV-6",))
    own, lost, drawn = played.games()
    how = "absent" if played.result.absent else "won" if own > lost else "lost" if own < lost else "drew"
    said_of = said("met", round=played.round, how=how, own=own, lost=lost, drawn=drawn, rivals=rivals)
    return Figure(said_of, played.points(), (), ("EV-1",))


def match_share(event: Event, record: Record) -> Figure:
    """EV-3 Points of what could be had in the rounds in which one was paired or had a bye, at least a third."""
    rounds = len(record.played)  # EV-5 not those before a late entry, nor those after a drop
    parts = (count("points", record.points()), count("rounds", rounds))
    return at_least_a_third(event, record, "match-wins", record.points(), MOST_POINTS * rounds, parts)


def game_share(event: Event, record: Record) -> Figure:
    """EV-3 At tables of three or more a third, for no games are counted there."""
    won, lost, drawn = record.games()
    parts = (count("games-won", won), count("games-drawn", drawn), count("games", won + lost + drawn))
    return at_least_a_third(event, record, "game-wins", Fraction(3 * won + drawn), 3 * (won + lost + drawn), parts)


def at_least_a_third(
    event: Event, record: Record, kind: str, own: Fraction, most: int, parts: tuple[Figure, ...]
) -> Figure:
    share = own / most if most else LEAST
    is_raised = share < LEAST or not most
    what = said(kind, name=event.player(record.player).name, raised=int(is_raised))
    return Figure(what, max(share, LEAST), parts, ("EV-3",))


def mean(kind: str, figures: list[Figure]) -> Figure:
    """EV-3 Without opponents a third."""
    value = sum([figure.value for figure in figures], Fraction(0)) / len(figures) if figures else LEAST
    return Figure(said(kind, opponents=len(figures)), value, tuple(figures), ("EV-3",))


def count(kind: str, value: Fraction | int) -> Figure:
    return Figure(said(f"count-{kind}"), Fraction(value))


def drawn_lot(event: Event, player: int) -> Figure:
    """EV-3, DBS-A21 At last the seed of the opening decides: the higher lot stands before."""
    return Figure(said("lot"), Fraction(lot(event.plan, "standings", player)), (), ("EV-3",))


# --- DBS-A21 ------------------------------------------------------------------------------------


def by_match_wins(event: Event, found: Records) -> dict[int, tuple[Figure, ...]]:
    """DBS-A21 Match wins, game wins, wins inside the tied group, then the lot."""
    tied: dict[tuple[Fraction, int], set[int]] = {}
    level = {player: (match_wins(record.played), record.games()[0]) for player, record in found.items()}
    for player, key in level.items():
        tied.setdefault(key, set()).add(player)
    return {
        player: (
            wins_figure(event, "wins", record.played),
            Figure(said("games-won"), Fraction(record.games()[0]), game_lines(event, record), ("DBS-A21",)),
            wins_figure(event, "wins-among-equals", among(record, tied[level[player]])),
            drawn_lot(event, player),
        )
        for player, record in found.items()
    }


def match_wins(played: Iterable[Played]) -> Fraction:
    return sum([each.wins() for each in played], Fraction(0))


def among(record: Record, group: set[int]) -> tuple[Played, ...]:
    """The matches against others of the group."""
    return tuple([each for each in record.played if set(each.match.rivals(record.player)) <= group - {record.player}])


def wins_figure(event: Event, kind: str, played: tuple[Played, ...]) -> Figure:
    parts = tuple([Figure(match_line(event, each).said, each.wins(), (), ("DBS-A21",)) for each in played])
    return Figure(said(kind), match_wins(played), parts, ("DBS-A21",))


def game_lines(event: Event, record: Record) -> tuple[Figure, ...]:
    return tuple([Figure(match_line(event, each).said, Fraction(each.games()[0]), (), ("DBS-A21",))
                  for each in record.played])  # fmt: skip


# --- as people read it --------------------------------------------------------------------------


def percent(value: Fraction) -> str:
    """EV-3 With two decimals: 66.67; half a hundredth is rounded up."""
    hundredths = (value * 20_000 + 1) // 2
    return f"{hundredths // 100}.{hundredths % 100:02d}"


def number(value: Fraction) -> str:
    """4; 4 1/2"""
    whole, rest = divmod(value, 1)
    if not rest:
        return str(whole)
    return f"{whole} {rest}" if whole else str(rest)
