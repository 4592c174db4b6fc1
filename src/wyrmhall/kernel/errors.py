"""What can go wrong, each with a stable code.  A message says what was wrong, where, and what to do."""

from __future__ import annotations

from typing import ClassVar


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

    def __init__(self, option: str, reason: str, clauses: tuple[str, ...] = ()) -> None:
        cited = f" ({', '.join(clauses)})" if clauses else ""
        super().__init__(f"{option}: {reason}{cited}")
        self.option = option
        self.reason = reason
        self.clauses = clauses
