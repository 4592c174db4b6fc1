"""Pairings and standings written a second time, naively, from the entries of a log alone."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations

from wyrmhall.events import deeds as d

THIRD = Fraction(1, 3)
Badness = tuple[int, int, Fraction]  # second byes, rematches, squared differences: EV-2


class Ledger:
    """What was played, in the plainest way: a list of (round, players, games) and who has dropped."""

    def __init__(self, log: list[d.Entry]) -> None:
        self.best_of = 3
        self.rounds: list[list[tuple[int, ...]]] = []
        self.results: dict[tuple[int, int], tuple[int, ...]] = {}  # won by the one, by the other, drawn
        self.here: list[int] = []
        self.gone: set[int] = set()
        for entry in log:
            self.take(entry.deed)
        self.scores = {player: self.points(player) for player in self.here}
        self.byes = {matches[0] for each in self.rounds for matches in each if len(matches) == 1}
        self.met = {frozenset(pair) for each in self.rounds for match in each for pair in combinations(match, 2)}

    def take(self, deed: d.Deed) -> None:
        if isinstance(deed, d.Opened):
            self.best_of = deed.plan.best_of
        elif isinstance(deed, d.CheckedIn):
            self.here.append(deed.player)
        elif isinstance(deed, d.Dropped):
            self.gone.add(deed.player)
        elif isinstance(deed, d.Returned):
            self.gone.discard(deed.player)
        elif isinstance(deed, d.RoundPaired):
            self.rounds.append(list(deed.matches))
        elif isinstance(deed, d.Repaired):
            for each in deed.matches:
                while len(self.rounds[deed.round - 1]) < each.number:
                    self.rounds[deed.round - 1].append(())
                self.rounds[deed.round - 1][each.number - 1] = each.players
        elif isinstance(deed, d.ResultSet):
            self.results.pop((deed.round, deed.match), None)
            if deed.result is not None:
                self.results[deed.round, deed.match] = (*deed.result.won, deed.result.drawn)

    def active(self) -> list[int]:
        return [player for player in self.here if player not in self.gone]

    def played(self, player: int) -> list[tuple[int, tuple[int, int, int], Fraction]]:
        """Against whom (0: a bye), games won, lost and drawn, points."""
        wins = self.best_of // 2 + 1
        found = []
        for at, matches in enumerate(self.rounds, 1):
            for number, players in enumerate(matches, 1):
                if player not in players:
                    continue
                if len(players) == 1:
                    found.append((0, (wins, 0, 0), Fraction(3)))
                    continue
                own = players.index(player)
                other = players[1 - own]
                if (at, number) in self.results:
                    result = self.results[at, number]
                    games = (result[own], result[1 - own], result[2])
                    points = 3 if games[0] > games[1] else 0 if games[0] < games[1] else 1
                elif player in self.gone or other in self.gone:
                    won = 0 if player in self.gone else wins
                    lost = 0 if other in self.gone else wins
                    games, points = (won, lost, 0), 3 if won > lost else 0
                else:
                    continue
                found.append((other, games, Fraction(points)))
        return found

    def points(self, player: int) -> Fraction:
        return sum([points for _, _, points in self.played(player)], Fraction(0))

    def match_share(self, player: int) -> Fraction:
        rounds = len(self.played(player))
        return max(THIRD, self.points(player) / (3 * rounds)) if rounds else THIRD

    def game_share(self, player: int) -> Fraction:
        games = [games for _, games, _ in self.played(player)]
        total = sum([sum(each) for each in games])
        won, drawn = sum([each[0] for each in games]), sum([each[2] for each in games])
        return max(THIRD, Fraction(3 * won + drawn, 3 * total)) if total else THIRD

    def figures(self, player: int) -> tuple[Fraction, ...]:
        """EV-3, without the lot."""
        rivals = [rival for rival, _, _ in self.played(player) if rival]
        others = [self.match_share(rival) for rival in rivals]
        games = [self.game_share(rival) for rival in rivals]
        mean = [sum(each, Fraction(0)) / len(each) if each else THIRD for each in (others, games)]
        return self.points(player), mean[0], self.game_share(player), mean[1]

    # --- pairings -----------------------------------------------------------------------------

    def badness(self, matches: list[tuple[int, ...]]) -> Badness:
        active = self.active()
        points = self.scores
        lowest = min([points[player] for player in active])
        fresh = not set(active) <= self.byes
        byes = sum([fresh and match[0] in self.byes for match in matches if len(match) == 1])
        again = sum([frozenset(match) in self.met for match in matches if len(match) == 2])
        apart = [points[match[0]] - (points[match[1]] if len(match) == 2 else lowest) for match in matches]
        return byes, again, sum([each * each for each in apart], Fraction(0))

    def best(self) -> Badness:
        """The least badness of all pairings, by trying them all, each group of players once."""
        active = self.active()
        points = self.scores
        lowest = min([points[player] for player in active])
        fresh = not set(active) <= self.byes

        @cache
        def least(left: tuple[int, ...]) -> Badness:
            if not left:
                return 0, 0, Fraction(0)
            first, rest = left[0], left[1:]
            found = []
            if len(left) % 2:
                byes, again, apart = least(rest)
                found.append((byes + (fresh and first in self.byes), again, apart + (points[first] - lowest) ** 2))
            for at, other in enumerate(rest):
                byes, again, apart = least(rest[:at] + rest[at + 1 :])
                squared = (points[first] - points[other]) ** 2
                found.append((byes, again + (frozenset((first, other)) in self.met), apart + squared))
            return min(found)

        return least(tuple(active))

    def better_exchange(self, matches: list[tuple[int, ...]]) -> list[tuple[int, ...]] | None:
        """Two matches that would be better if two of their players changed places; there is none in a best pairing."""
        for one, other in combinations(matches, 2):
            before = self.badness([one, other])
            people = [*one, *other]
            for pair in combinations(people, len(one)):
                rest = tuple([each for each in people if each not in pair])
                if self.badness([pair, rest]) < before:
                    return [pair, rest]
        return None
