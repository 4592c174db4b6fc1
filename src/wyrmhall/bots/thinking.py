"""A bot that imagines the cards it cannot see, tries its options there, and keeps those that do well."""

from __future__ import annotations

from wyrmhall.bots.bot import Bot, Deadline, Worlds
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import owed
from wyrmhall.kernel.strategy import look_ahead
from wyrmhall.kernel.view import View

TRIES = 128  # looks ahead for a decision, if the time allows: about 20 ms in plain Python, 5 ms compiled


class ThinkingBot(Bot):
    """Successive halving: every option is tried in the same worlds, then the worse half is dropped, and so on."""

    word = "Knight"
    meaning = "a thinking bot that weighs each card, knowing no more than you would in its place"

    def glance(self, view: View) -> Option:
        """As the game's strategy supposes that everybody plays."""
        world = Worlds(view, self.chance.below(1 << 30)).sample()
        decision = owed(world, view.seat)
        assert decision is not None
        return view.setup.game.strategy().pick(world, decision, list(view.options), self.chance)

    def choose(self, view: View, deadline: Deadline) -> Option:
        strategy = view.setup.game.strategy()
        if not strategy.searches():
            return self.glance(view)
        worlds = Worlds(view, self.chance.below(1 << 30))
        left = list(view.options)
        total = dict.fromkeys(left, 0.0)
        stages = max(1, (len(left) - 1).bit_length())
        has_tried_all = False
        while len(left) > 1:
            for _ in range(max(1, TRIES // stages // len(left))):
                world, worth = worlds.sample(), list[float]()
                for option in left:
                    if deadline.is_over():  # what was tried in this world alone cannot be compared
                        return max(left, key=total.__getitem__) if has_tried_all else self.glance(view)
                    worth.append(look_ahead(strategy, world, view.seat, option, self.chance))
                for option, reached in zip(left, worth, strict=True):
                    total[option] += reached
                has_tried_all = True
            left.sort(key=total.__getitem__, reverse=True)
            left = left[: (len(left) + 1) // 2]
        return left[0]
