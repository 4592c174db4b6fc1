"""Games played in another process: with another hash seed, compiled or plain, they are the same to the last byte.

`python -m wyrmhall.lab.laws.elsewhere` reads jobs from its standard input and prints what became of them, both as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from hashlib import sha256

from wyrmhall import _native
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import to_data, view_to_data
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.view import look
from wyrmhall.lab.laws.law import ELSEWHERE, Broken
from wyrmhall.lab.laws.moments import as_bytes, draw_choice, seats_and_spectators
from wyrmhall.lab.lots import lists_by_lot

Find = Callable[[str], Game]  # a game by its name


@dataclass(frozen=True)
class Job:
    """A game to be played at random."""

    game: str
    seats: int
    variant: str
    house: str
    seed: str


def job(setup: Setup, seed: str, game: str = "") -> Job:
    return Job(game or setup.game.name, setup.seats, setup.variant, setup.house_text(), seed)


def play(each: Job, find: Find) -> list[str]:
    """A digest of everything there is and everything anybody is told, after each choice."""
    house = dict(word.split("=", 1) for word in each.house.split())
    setup, lot = find(each.game).set_up(each.seats, each.variant, house), swift(f"{each.seed}/lot")
    s = setup.game.start_from(setup, swift(each.seed), [], lists_by_lot(setup, f"{each.seed}/lists"))
    digests: list[str] = []
    heard = 0
    while True:
        whole = sha256(as_bytes(to_data(s)))
        for viewer in seats_and_spectators(s):
            whole.update(as_bytes(view_to_data(look(s, viewer, heard))))
        heard = len(s.events or ())
        digests.append(whole.hexdigest()[:16])
        if not s.waiting:
            return digests
        choose(s, *draw_choice(s, lot))


def same_elsewhere(jobs: list[Job], there: list[list[str]], where: str, find: Find = game) -> None:
    """Raises Broken where a game went otherwise than in this process."""
    for each, digests in zip(jobs, there, strict=True):
        here = play(each, find)
        if here != digests:
            at = next((i for i, (a, b) in enumerate(zip(here, digests, strict=False)) if a != b), "the end")
            raise Broken(ELSEWHERE, f"{where} another game after {at} choices: {each}")


def play_elsewhere(
    jobs: list[Job], how: str = "", program: str = "wyrmhall.lab.laws.elsewhere", **environment: str
) -> list[list[str]]:
    """The same jobs in another process; the environment may ask for a hash seed, or for plain code.

    Raises Broken where that does not play them, or not as asked for: "compiled" or "plain".
    """
    clean = {name: text for name, text in os.environ.items() if name not in ("WYRMHALL_PLAIN", "PYTHONHASHSEED")}
    done = subprocess.run(
        [sys.executable, "-m", program],
        input=json.dumps([asdict(each) for each in jobs]),
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Broken(ELSEWHERE, f"another process fails: {(done.stderr.strip().splitlines() or ['silently'])[-1]}")
    answer = json.loads(done.stdout)
    if how not in ("", answer["how"]):
        raise Broken(ELSEWHERE, f"another process ran {answer['how']}, not {how}")
    played: list[list[str]] = answer["played"]
    return played


def answer_jobs(find: Find) -> None:
    asked = [Job(**each) for each in json.load(sys.stdin)]
    json.dump({"how": _native.how()[1].partition(":")[0], "played": [play(each, find) for each in asked]}, sys.stdout)


if __name__ == "__main__":
    answer_jobs(game)
