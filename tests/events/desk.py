"""An organiser's desk for tests: deeds go in, the log grows."""

from __future__ import annotations

from typing import Any

from wyrmhall.events import deeds as d
from wyrmhall.events.event import Event
from wyrmhall.events.pairing import next_round
from wyrmhall.events.plan import Plan
from wyrmhall.events.rounds import Result
from wyrmhall.events.standings import standings

SEED = "5eed" * 16


class Desk:
    """An event and its log; players go by the order in which they have signed up."""

    def __init__(self, players: int = 0, **agreed: Any) -> None:
        self.event = Event()
        self.log: list[d.Entry] = []
        self.at = 0
        self.do(d.Opened(Plan(**{"name": "Ember Cup", "game": "dragon-booster", "seed": SEED, **agreed})))
        for number in range(1, players + 1):
            self.enter(f"P{number}")

    def do(self, deed: d.Deed, by: str = "Mara") -> None:
        entry = d.Entry(self.event.seq + 1, self.at, by, deed)
        self.event.apply(entry)
        self.log.append(entry)

    def enter(self, name: str) -> int:
        number = len(self.event.players) + 1
        self.do(d.SignedUp(number, name))
        self.do(d.CheckedIn(number))
        return number

    def pair(self) -> tuple[tuple[int, ...], ...]:
        paired = next_round(self.event)
        self.do(paired)
        return paired.matches

    def paired(self, *matches: tuple[int, ...]) -> None:
        """A round with just these matches."""
        self.do(d.RoundPaired(len(self.event.rounds) + 1, "rounds", matches))

    def ended(self, one: int, won: int, lost: int, drawn: int = 0) -> None:
        """How the latest match of a player has ended, as that player sees it."""
        round, number = self.latest(one)
        first = self.event.match(round, number).players[0] == one
        self.do(d.ResultSet(round, number, Result(won=(won, lost) if first else (lost, won), drawn=drawn)))

    def placed(self, *order: int) -> None:
        """How a table of more has ended, from the first place to the last."""
        round, number = self.latest(order[0])
        players = self.event.match(round, number).players
        self.do(d.ResultSet(round, number, Result(places=tuple([order.index(each) + 1 for each in players]))))

    def latest(self, player: int) -> tuple[int, int]:
        for round in range(len(self.event.rounds), 0, -1):
            for number, match in enumerate(self.event.round(round).matches, 1):
                if player in match.players:
                    return round, number
        raise AssertionError(f"{player} has not played")

    def order(self) -> list[int]:
        return [line.player for line in standings(self.event)]

    def figure(self, player: int, kind: str) -> Any:
        line = next(line for line in standings(self.event) if line.player == player)
        return line.figure(kind).value
