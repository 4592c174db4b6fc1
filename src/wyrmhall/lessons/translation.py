"""Lessons in another language: files of the same names, in which only what is said differs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from wyrmhall.kernel.clauses import NAME as CLAUSE
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.lessons.lesson import ENDING, lessons_of
from wyrmhall.lessons.notes import FILE as NOTES
from wyrmhall.lessons.overview import FILE as OVERVIEW
from wyrmhall.lessons.overview import overview_of
from wyrmhall.lessons.proof import Flaw

FOLDER: Final = "lessons-"
MOST_WORDS: Final = 26  # in one bubble; other languages need more of them than English
LAST_SIGNS: Final = (".", "!", "?", ":")
TEXT: Final = "…"  # stands for what is said, whatever it is
NAMED: Final = re.compile(r'\[Name\s+"[^"]+"\]')
SPOKEN: Final = ("scene", "say", "ask", "hint")
KEPT: Final = {"wrong": 2, "also": 2, "note": 3}  # words that stay, of lines that say something behind them


def languages_of(game: Game) -> list[str]:
    """The languages besides English in which lessons of a game are told."""
    return sorted([path.name.removeprefix(FOLDER) for path in game.folder.glob(f"{FOLDER}*") if path.is_dir()])


def form_of(line: str) -> str:
    """What must be the same in all languages."""
    words = line.partition(";")[0].split()
    if not words:
        return ""
    if NAMED.fullmatch(line.strip()):
        return f'[Name "{TEXT}"]'
    kept = 1 if words[0] in SPOKEN else KEPT.get(words[0], 0)
    if not kept:
        return " ".join(words)
    if words[0] == "wrong" and len(words) > 2 and CLAUSE.fullmatch(words[2]):
        kept += 1
    return " ".join([*words[:kept], *([TEXT] if words[kept:] else [])])


def said_in(line: str) -> str:
    """What a line of a lesson or of the coach's notes says; nothing if it is no bubble."""
    words = line.partition(";")[0].split()
    if not words or words[0] not in (*SPOKEN[1:], *KEPT):
        return ""
    return " ".join(words[len(form_of(line).removesuffix(f" {TEXT}").split()) :])


def differences(english: str, told: str, file: str) -> list[Flaw]:
    """Where a translation is more than that, line by line."""
    here, there = english.splitlines(), told.splitlines()
    flaws = [
        Flaw(f"{file}:{number}", "differs", f"{form_of(one)!r} was expected, not {form_of(other)!r}")
        for number, (one, other) in enumerate(zip(here, there, strict=False), 1)
        if form_of(one) != form_of(other)
    ]
    if len(here) != len(there):
        least = min(len(here), len(there)) + 1
        flaws.append(Flaw(f"{file}:{least}", "length", f"{len(there)} lines, and {len(here)} in English"))
    return flaws


def sentences(told: str, file: str) -> Iterator[Flaw]:
    for number, line in enumerate(told.splitlines(), 1):
        said = said_in(line)
        if len(said.split()) > MOST_WORDS:
            yield Flaw(f"{file}:{number}", "too-long", f"{len(said.split())} words; {MOST_WORDS} are the most: {said}")
        if said and not said.rstrip(")\"'”“").endswith(LAST_SIGNS):
            yield Flaw(f"{file}:{number}", "no-full-stop", f"a sentence ends with . ! ? or a colon: {said}")


def flaws_in(game: Game, language: str, folder: Path | None = None) -> list[Flaw]:
    """Everything that is wrong with a translation of a game's lessons; what is not translated is told in English."""
    home = folder or game.folder
    flaws: list[Flaw] = []
    for path in sorted((home / f"{FOLDER}{language}").iterdir()):
        file, original = f"{path.parent.name}/{path.name}", home / "lessons" / path.name
        if not original.is_file():
            flaws.append(Flaw(f"{file}:1", "no-original", f"there is no lessons/{path.name} that it translates"))
        elif path.name == NOTES or path.suffix == ENDING:
            told = path.read_text(encoding="utf-8")
            flaws += [*differences(original.read_text(encoding="utf-8"), told, file), *sentences(told, file)]
        elif path.name == OVERVIEW:
            flaws += overview_flaws(game, language, file)
    return flaws + unreadable(game, language)


def overview_flaws(game: Game, language: str, file: str) -> list[Flaw]:
    """It has as many chapters as the English one, and the same picture."""
    english, told = overview_of(game), overview_of(game, language)
    assert english is not None
    assert told is not None
    flaws = []
    if len(english.chapters) != len(told.chapters):
        flaws.append(
            Flaw(f"{file}:1", "differs", f"{len(told.chapters)} chapters, and {len(english.chapters)} in English")
        )
    if (english.picture and english.picture.things) != (told.picture and told.picture.things):
        flaws.append(Flaw(f"{file}:1", "differs", "the picture is another one than in English"))
    return flaws


def unreadable(game: Game, language: str) -> list[Flaw]:
    try:
        lessons_of(game, language)
    except WyrmhallError as error:
        return [Flaw(f"{FOLDER}{language}:1", "unreadable", str(error))]
    return []
