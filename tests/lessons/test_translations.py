"""Lessons in another language: the same lines with other texts, so that they play and prove alike."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.taught import GAMES
from wyrmhall.kernel.game import Game
from wyrmhall.lessons.translation import differences, flaws_in, languages_of

ENGLISH = """\
[Game "magic-dragon"]
[Name "First flight"]
[Seats "You Ember"]
scene A stack
hand You R5
say Look.
wrong R2xR3 MD-19 Too small.
wrong else No.
You R5
free game
"""
SPOILT = {
    "another seat": ('"You Ember"', '"Du Ember"'),
    "another position": ("hand You R5", "hand You R6"),
    "another option": ("wrong R2xR3", "wrong R2xR4"),
    "another clause": ("MD-19", "MD-20"),
    "something else said to everything else": ("wrong else", "wrong P2"),
    "another answer": ("\nYou R5\n", "\nYou R6\n"),
    "another word": ("say Look.", "ask Look."),
    "no words": ("say Look.", "say"),
    "a line less": ("hand You R5\n", ""),
    "a line more": ("free game\n", "free game\nsay Los!\n"),
}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_translation_says_the_same_things_at_the_same_places(game: Game) -> None:
    assert [str(flaw) for language in languages_of(game) for flaw in flaws_in(game, language)] == []


def test_other_texts_alone_are_no_difference() -> None:
    german = ENGLISH.replace("First flight", "Erster Flug").replace("A stack", "Ein Stapel")
    german = (
        german.replace("Look.", "Schau hin.").replace("Too small.", "Zu klein.").replace("else No.", "else Nein, nein.")
    )
    assert differences(ENGLISH, german, "01-first.lesson") == []


@pytest.mark.parametrize("how", SPOILT)
def test_anything_else_that_differs_is_found_with_its_line(how: str) -> None:
    old, new = SPOILT[how]
    assert ENGLISH.count(old) == 1
    [flaw, *_] = differences(ENGLISH, ENGLISH.replace(old, new), "01-first.lesson")
    assert flaw.where.startswith("01-first.lesson:")
    assert int(flaw.where.rpartition(":")[2]) >= 1


def test_a_file_that_translates_nothing_is_found(tmp_path: Path) -> None:
    game = GAMES[0]
    lessons = tmp_path / "lessons-de"
    lessons.mkdir()
    (tmp_path / "lessons").mkdir()
    (lessons / "99-nothing.lesson").write_text("scene Nichts\n", encoding="utf-8")
    assert [flaw.code for flaw in flaws_in(game, "de", tmp_path)] == ["no-original"]
