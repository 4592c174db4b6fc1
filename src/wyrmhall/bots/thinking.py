"""A bot that imagines the cards it cannot see, tries its options there, and keeps those that do well."""

from __future__ import annotations

from wyrmhall.bots.bot import Bot, Deadline, Worlds
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.strategy import look_ahead
from wyrmhall.kernel.view import View

TRIES = 128  # looks ahead for a decision, if the time allows: about 20 ms in plain Python, 5 ms compiled


class ThinkingBot(Bot):
    """Successive halving: every option is tried in the same worlds, then the worse half is dropped, and so on."""

    word = "Knight"
    meaning = "a thinking bot that weighs each card, knowing no more than you would in its place"

    def choose(self, view: View, deadline: Deadline) -> Option:
        strategy = view.setup.game.strategy()
        worlds = Worlds(view, self.chance.below(1 << 30))
        left = list(view.options)
        total = dict.fromkeys(left, 0.0)
        stages = max(1, (len(left) - 1).bit_length())
        while len(left) > 1:
            for _ in range(max(1, TRIES // stages // len(left))):
                world = worlds.sample()
                for option in left:
                    total[option] += look_ahead(strategy, world, view.seat, option, self.chance)
                if deadline.is_over():
                    return max(left, key=total.__getitem__)
            left.sort(key=total.__getitem__, reverse=True)
            left = left[: (len(left) + 1) // 2]
        return left[0]
