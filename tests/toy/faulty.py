"""The example game of the docs with a fault in its rules: it never ends, it stumbles, or it goes round and round."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType

from wyrmhall.kernel.game import Game

SOURCE = Path(__file__).parents[2] / "docs" / "examples" / "high_dragon.py"
SECRET = "D13 lies aside"  # what no message may repeat

ENDLESS = (
    "        if s.hands[best]:\n",
    "        s.hands = [(seat,) for seat in range(s.seats)]\n        if s.hands[best]:\n",
)
STUMBLING = ("        best = max(", f'        raise ValueError("{SECRET}")\n        best = max(')
ROUND_AND_ROUND = ("        best = max(", "        s.agenda.append(Award())\n        return\n        best = max(")


def high_dragon(*edits: tuple[str, str]) -> Game:
    source = SOURCE.read_text(encoding="utf-8")
    for honest, faulty in edits:
        assert source.count(honest) == 1
        source = source.replace(honest, faulty)
    module = ModuleType("faulty_high_dragon")
    module.__file__ = str(SOURCE)
    exec(compile(source, str(SOURCE), "exec"), vars(module))
    game = module.HIGH_DRAGON
    assert isinstance(game, Game)
    return game


def line_of(edit: tuple[str, str], text: str) -> int:
    """Where this stands in the source with the fault."""
    source = SOURCE.read_text(encoding="utf-8").replace(*edit)
    return source[: source.index(text)].count("\n") + 1
