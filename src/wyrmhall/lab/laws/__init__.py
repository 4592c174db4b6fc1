"""Laws that hold for every game, whatever its rules; nothing here names a game.

`law.py` has them in words.  `moments.py` checks a game from moment to moment, `twins.py` compares worlds that a viewer
cannot tell apart, `elsewhere.py` asks other processes, `shares.py` judges many games.  `run.py` does all of it.
"""
