"""Whole events by chance: results, drops, late entries, mistakes and their repair; every pairing is checked."""

from __future__ import annotations

from random import Random

from tests.events.desk import Desk
from tests.events.oracle import Ledger
from wyrmhall.events import deeds as d
from wyrmhall.events.event import fold
from wyrmhall.events.rounds import Result
from wyrmhall.events.standings import standings
from wyrmhall.events.written import entry_from, line_of

RESULTS = ((2, 0, 0), (2, 1, 0), (1, 2, 0), (0, 2, 0), (1, 1, 1), (1, 1, 0), (2, 0, 1), (0, 0, 1))
SMALL = 14  # players, of whom all pairings can be tried


def simulate(seed: str, players: int, rounds: int = 5) -> Desk:
    """Raises AssertionError where a pairing could be better or a number is another one."""
    chance = Random(seed)
    desk = Desk(players, pairing="swiss", rounds=rounds, name=f"Cup {seed}")
    for _ in range(rounds):
        if len(desk.event.active()) < 2:
            break
        before = Ledger(desk.log)
        matches = desk.pair()
        check_pairing(before, list(matches))
        disturb(desk, chance)
        play(desk, chance)
        mistake(desk, chance)
        check_standings(desk)
    assert standings(fold([entry_from(line_of(entry)) for entry in desk.log])) == standings(desk.event)
    return desk


def disturb(desk: Desk, chance: Random) -> None:
    """Somebody drops, comes late, comes back, or a pairing was wrong."""
    event = desk.event
    for player in event.active():
        if chance.random() < 0.04:
            desk.do(d.Dropped(player))
    for player in sorted(event.gone()):
        if chance.random() < 0.1:
            desk.do(d.Returned(player))
    if chance.random() < 0.3:
        desk.enter(f"Late {len(event.players)}")
    matches = event.rounds[-1].matches
    pairs = [number for number, match in enumerate(matches, 1) if len(match.players) == 2]
    if len(pairs) > 1 and chance.random() < 0.2:
        one, other = chance.sample(pairs, 2)
        (a, b), (c, e) = matches[one - 1].players, matches[other - 1].players
        desk.do(d.Repaired(len(event.rounds), (d.NewMatch(one, (a, c)), d.NewMatch(other, (b, e)))))


def play(desk: Desk, chance: Random) -> None:
    for round, number in desk.event.open_matches():
        desk.do(d.ResultSet(round, number, some_result(chance)))


def mistake(desk: Desk, chance: Random) -> None:
    """A result of any round was wrong."""
    if chance.random() < 0.4:
        round = chance.randrange(len(desk.event.rounds)) + 1
        matches = desk.event.rounds[round - 1].matches
        number = chance.randrange(len(matches)) + 1
        if len(matches[number - 1].players) == 2:
            desk.do(d.ResultSet(round, number, some_result(chance)))


def some_result(chance: Random) -> Result:
    won, lost, drawn = chance.choice(RESULTS)
    return Result(won=(won, lost), drawn=drawn)


def check_pairing(before: Ledger, matches: list[tuple[int, ...]]) -> None:
    active = before.active()
    assert sorted([player for match in matches for player in match]) == sorted(active), "everybody plays once"
    byes, again, apart = before.badness(matches)
    assert sum([len(match) == 1 for match in matches]) == len(active) % 2
    assert byes == 0, "a second bye"
    if len(active) <= SMALL:
        assert (byes, again, apart) == before.best(), "there is a better pairing"
    else:
        # Each has met at most four: of the others more than half are left, so that all can be paired (Dirac).
        assert again == 0, "an avoidable rematch"
        assert before.better_exchange(matches) is None, "two players should change places"


def check_standings(desk: Desk) -> None:
    ledger = Ledger(desk.log)
    lines = standings(desk.event)
    assert sorted([line.player for line in lines]) == sorted(ledger.here)
    for line in lines:
        assert tuple([figure.value for figure in line.figures[:-1]]) == ledger.figures(line.player), line.player
    keys = [tuple([figure.value for figure in line.figures]) for line in lines]
    assert keys == sorted(keys, reverse=True)
    assert [line.place for line in lines] == list(range(1, len(lines) + 1))
