"""Drafts, each a game on the kernel: packs are opened, picked from and passed on, then decks are built of the picks.

`formats.py` describes a format as a value; all else obeys whatever it says.  `games.py` has the games.
"""
