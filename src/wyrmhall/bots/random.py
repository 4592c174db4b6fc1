"""A bot that chooses by lot."""

from __future__ import annotations

from wyrmhall.bots.bot import Bot, Deadline
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.view import View


class RandomBot(Bot):
    word = "Squire"
    meaning = "plays any card that the rules allow, at random"

    def choose(self, view: View, deadline: Deadline) -> Option:
        return self.glance(view)
