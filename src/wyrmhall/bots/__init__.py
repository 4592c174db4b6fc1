"""Bots: a view goes in, an option comes out.  A bot never holds the state of the game, only what its seat may see."""

from __future__ import annotations

from wyrmhall.bots.bot import Bot
from wyrmhall.bots.random import RandomBot
from wyrmhall.bots.thinking import ThinkingBot
from wyrmhall.kernel.chance import Seed
from wyrmhall.kernel.errors import BadSetup

LEVELS: dict[str, type[Bot]] = {"random": RandomBot, "thinking": ThinkingBot}  # the weakest first

# Who is asked for what; nobody else knows a level by its name.
USUAL = "thinking"  # where nobody has named one: it fills seats and stands in
ADVISER = "thinking"  # for hints
EASY = "random"  # in one's first game, with a coach
COMPARED = ("thinking", "random")  # where bots play each other and nobody has named any


def bot(level: str, seed: Seed) -> Bot:
    """A bot of this level; the same seed plays the same."""
    if level not in LEVELS:
        raise BadSetup(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")
    return LEVELS[level](seed)


__all__ = ["ADVISER", "COMPARED", "EASY", "LEVELS", "USUAL", "Bot", "bot"]
