"""What can go wrong, each with a stable code.  A message says what was wrong, where, and what to do."""

from __future__ import annotations

from typing import ClassVar, Final

from wyrmhall.kernel.said import Said

MOST_TOLD: Final = 100  # of the mistakes in a card table, besides the first


class WyrmhallError(Exception):
    """The family of errors with a stable code: bad input, mostly, and rules that never come to an end."""

    code: ClassVar[str] = "error"


class UnknownGame(WyrmhallError):
    code = "unknown_game"


class BadSetup(WyrmhallError):
    """Seats, variant or house options that the game does not have."""

    code = "bad_setup"


class BadTable(WyrmhallError):
    """A card table that cannot be used; the message begins with file and line."""

    code = "bad_table"

    def __init__(
        self, problem: str, file: str = "", line: int = 0, column: str = "", others: tuple[BadTable, ...] = ()
    ) -> None:
        more = "".join([f"\n{other}" for other in others[:MOST_TOLD]])
        if len(others) > MOST_TOLD:
            more += f"\n{file}: and {len(others) - MOST_TOLD} more"
        super().__init__((f"{file}:{line}: {problem}" if line else problem) + more)
        self.problem = problem + more
        self.first = problem
        self.file = file
        self.line = line  # 0: it was not even read
        self.column = column  # if it is one cell that is wrong
        self.others = others  # what else is wrong with the table

    def each(self) -> tuple[BadTable, ...]:
        """All that it tells, one by one."""
        return (BadTable(self.first, self.file, self.line, self.column), *self.others) if self.others else (self,)


def all_told(problems: list[BadTable]) -> BadTable:
    """Everything that is wrong with a table, by line, as one error."""
    first, *others = sorted(problems, key=line_of)
    return BadTable(first.problem, first.file, first.line, first.column, tuple(others))


def line_of(problem: BadTable) -> int:
    return problem.line


class BadList(WyrmhallError):
    """What a seat would bring, and may not; the message says which card or line, and what would do."""

    code = "bad_list"

    def __init__(self, message: str, cards: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.cards = cards  # because of which, if they are known, as they were written


class BadRecord(WyrmhallError):
    """A record that cannot be read; the message begins with file and line."""

    code = "bad_record"


class BadData(WyrmhallError):
    """A stored state or view that this version cannot read."""

    code = "bad_data"


class RuleLoop(WyrmhallError):
    """The rules went on and on without anybody having to choose: a fault of the game, not of a player."""

    code = "rule_loop"


class EndlessGame(WyrmhallError):
    """A game went on after the most choices that it can take: a fault of the game, not of a player."""

    code = "endless_game"

    def __init__(self, message: str, seed: str = "") -> None:
        super().__init__(f"{message} (seed {seed})" if seed else message)
        self.seed = seed


class RuleError(WyrmhallError):
    """Rules raised something: a fault of the game.  The message tells where, and nothing of any card."""

    code = "rule_error"

    def __init__(self, message: str, kind: str = "", detail: str = "") -> None:
        super().__init__(message)
        self.kind = kind  # the name of what was raised
        self.detail = detail  # what it said, for those who may know every card


class IllegalOption(WyrmhallError):
    """The option is not offered to this seat now; says why, with the clauses where they are known."""

    code = "illegal_option"

    def __init__(self, option: str, said: Said | str, clauses: tuple[str, ...] = (), part: int = 0) -> None:
        self.option = option
        self.said = said if isinstance(said, Said) else Said(said)
        self.clauses = clauses
        self.part = part  # of several choices at once: which of them, from 1
        cited = f" ({', '.join(clauses)})" if clauses else ""
        which = f"part {part}: " if part else ""
        super().__init__(f"{which}{option}: {self.said.plainly()}{cited}")


class NotTogether(IllegalOption):
    """Several choices at once, and before this part something might come that the seat does not know yet."""

    code = "not_together"
