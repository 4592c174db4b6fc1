"""Saves games for the present version of a game's rules, one of each kind that the last version has.

`python -m tests.golden.make storm-dragons` writes rules-2-dealt-two.record and so on beside rules-1-dealt-two.record.
"""

from __future__ import annotations

import sys
from pathlib import Path

from wyrmhall.cli.files import one_record_in
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.record import Journal
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State

FOLDER = Path(__file__).parent


def kinds(each: Game) -> dict[str, Path]:
    """Each kind of saved game, and the one of it that was saved last."""
    paths = sorted((FOLDER / each.name).glob("*.record"), key=lambda path: int(path.stem.split("-")[1]))
    return {path.stem.split("-", 2)[2]: path for path in paths}


def save(each: Game, kind: str, path: Path) -> None:
    """The first game by lot that ends as the earlier one does: won, or lost by all."""
    tags = one_record_in(path).tags
    house = dict([word.split("=") for word in tags.get("House", "").split()])
    setup = each.set_up(len(tags["Seats"].split()), tags["Variant"], house)
    wished = tags["Result"] == "nobody"
    for number in range(1000):
        journal, s = played(setup, f"golden {kind} {number}", tags.get("Key"))
        if wished == (not s.winners):
            (path.parent / f"rules-{each.rules}-{kind}.record").write_text(journal.text(s), encoding="utf-8")
            return
    raise SystemExit(f"{kind}: no game ends so")


def played(setup: Setup, seed: str, key: str | None) -> tuple[Journal, State]:
    journal, lot = Journal(setup, seed if key is None else None, key), swift(f"{seed} lot")
    s = setup.game.start_from(setup, journal.chance())
    while s.waiting:
        seats = owing(s)
        seat = seats[lot.below(len(seats))]
        offered = options(s, seat)
        option = offered[lot.below(len(offered))]
        choose(s, seat, option)
        journal.note(seat, option, s)
    return journal, s


if __name__ == "__main__":
    for name in sys.argv[1:]:
        for kind, last in kinds(game(name)).items():
            save(game(name), kind, last)
