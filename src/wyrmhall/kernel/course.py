"""Games that nobody watches: each ends in time, and what goes wrong in one says where, but tells no card."""

from __future__ import annotations

from pathlib import PurePath

from wyrmhall.kernel.errors import EndlessGame, IllegalOption, RuleError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import endless
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State


class Course:
    """One game of many: `with Course(setup, seed) as course:`, and inside `while course.goes_on(s):`.

    Whatever is raised inside names game, decision and seed: EndlessGame, and for everything else RuleError.
    """

    def __init__(self, setup: Setup, seed: str) -> None:
        self.game: Game = setup.game
        self.seed = seed
        self.longest = self.game.longest(setup)
        self.choices = 0
        self.asked = "the opening"

    def goes_on(self, s: State) -> bool:
        """Whether somebody must choose, which counts as a choice; raises EndlessGame if it is one too many."""
        if not s.waiting:
            return False
        self.asked = type(s.waiting[0]).__name__
        if self.choices == self.longest:
            raise endless(s, self.longest, self.seed)
        self.choices += 1
        return True

    def __enter__(self) -> Course:
        return self

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, EndlessGame):
            raise EndlessGame(str(error), "" if error.seed else self.seed) from error  # a search knows no seed
        if isinstance(error, Exception):
            raise rule_error(self.game, self.asked, error, self.seed) from error


class AtWork:
    """Rules at work on what somebody chose: whatever they raise, but for a refusal, becomes a RuleError."""

    def __init__(self, game: Game, asked: str, seed: str = "") -> None:
        self.game = game
        self.asked = asked
        self.seed = seed

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: object, error: object, trace: object) -> None:
        if isinstance(error, Exception) and not isinstance(error, (IllegalOption, RuleError)):
            raise rule_error(self.game, self.asked, error, self.seed) from error


def rule_error(game: Game, asked: str, error: Exception, seed: str = "") -> RuleError:
    """What is told of an exception that came out of rules."""
    kind = type(error).__name__
    message = f"{game.name}: the rules fail with {kind} in {asked}, at {place(game, error)}"
    return RuleError(f"{message} (seed {seed})" if seed else message, kind, f"{kind}: {error}")


def place(game: Game, error: Exception) -> str:
    """File and line of the rule: the last one of the game's own folder on the way to the error, if it was there."""
    folder = "/".join(game.folder.parts[-2:])
    found, last = "", ""
    trace = error.__traceback__
    while trace is not None:
        path = PurePath(trace.tb_frame.f_code.co_filename)
        last = f"{'/'.join(path.parts[-2:])}:{trace.tb_lineno}"
        if "/".join(path.parts[-3:-1]) == folder:
            found = last
        trace = trace.tb_next
    return found or last
