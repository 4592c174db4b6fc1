"""Games played in another process: with another hash seed, compiled or plain, they are the same to the last byte.

`python -m tests.laws.elsewhere` reads jobs from its standard input and prints what became of them, both as JSON.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from hashlib import sha256
from pathlib import Path

from tests.laws.laws import Broken, as_bytes, draw_choice, seats_and_spectators
from wyrmhall import _native
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.data import to_data, view_to_data
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.view import look
from wyrmhall.lab.lots import lists_by_lot

ELSEWHERE = "the same game in another process"
ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"


@dataclass(frozen=True)
class Job:
    """A game to be played at random."""

    game: str
    seats: int
    variant: str
    house: str
    seed: str

    def set_up(self) -> Setup:
        house = dict(word.split("=", 1) for word in self.house.split())
        return find(self.game).set_up(self.seats, self.variant, house)


def job(setup: Setup, seed: str, game: str = "") -> Job:
    return Job(game or setup.game.name, setup.seats, setup.variant, setup.house_text(), seed)


def find(name: str) -> Game:
    """A game by its name, or a defect of the toy game by what is wrong with it."""
    from tests.laws import planted, planted_lists, samples

    found = [game for game in samples.every_game() if game.name == name]
    defects = [each for each in (*planted.DEFECTS, *planted_lists.DEFECTS) if each.what == name]
    return found[0] if found else planted.plant(defects[0])


def play(each: Job) -> list[str]:
    """A digest of everything there is and everything anybody is told, after each choice."""
    setup, lot = each.set_up(), swift(f"{each.seed}/lot")
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


def same_elsewhere(jobs: list[Job], there: list[list[str]], where: str) -> None:
    """Raises Broken where a game went otherwise than in this process."""
    for each, digests in zip(jobs, there, strict=True):
        here = play(each)
        if here != digests:
            at = next((i for i, (a, b) in enumerate(zip(here, digests, strict=False)) if a != b), "the end")
            raise Broken(ELSEWHERE, f"{where} another game after {at} choices: {each}")


def play_elsewhere(jobs: Iterable[Job], **environment: str) -> list[list[str]]:
    """The same jobs in another process; the environment may ask for a hash seed, or for plain or compiled code."""
    clean = {name: text for name, text in os.environ.items() if name not in ("WYRMHALL_PLAIN", "PYTHONHASHSEED")}
    done = subprocess.run(
        [sys.executable, "-m", "tests.laws.elsewhere"],
        input=json.dumps([asdict(each) for each in jobs]),
        cwd=ROOT,
        env=clean | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise AssertionError(done.stderr)
    answer = json.loads(done.stdout)
    wanted = environment.get("EXPECTED")
    assert wanted in (None, answer["how"]), f"it ran {answer['how']}, not {wanted}"
    played: list[list[str]] = answer["played"]
    return played


if __name__ == "__main__":
    asked = [Job(**each) for each in json.load(sys.stdin)]
    json.dump({"how": _native.how()[1].partition(":")[0], "played": [play(each) for each in asked]}, sys.stdout)
