"""Lessons: records with a voice, which teach a game at its own table.

`lesson.py` reads them, `film.py` plays them, `proof.py` says what is wrong with one, `notes.py` is the coach of a first
game, and `overview.py` the page with which rules begin.  Nothing here names a game.
"""
