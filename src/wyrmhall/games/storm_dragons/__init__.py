"""Storm Dragons: rules.py follows the book, abilities.py and storms.py its cards, strength.py its six steps.

playing.py is what happens when a card is played, instants.py and aiming.py what abilities are made of, reach.py what
may be played or pointed at, refusals.py why something may not be done, draft.py the draft.  What the variants answer
differently is asked in variant.py and answered in competitive.py and together.py.  coop.py is the game together, with
battlefronts.py for who controls one and how it is decided, enemy.py for how an enemy plays a card and enemy_turns.py
for when it does.  telling.py tells what has happened.
"""

from wyrmhall.games.storm_dragons.game import STORM_DRAGONS

__all__ = ["STORM_DRAGONS"]
