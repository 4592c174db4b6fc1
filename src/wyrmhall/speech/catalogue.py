"""The messages of a game in a language: the common ones and its own; what that language lacks is said in English."""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from wyrmhall.kernel.game import Game
from wyrmhall.speech.fluent import BadMessages, Message, Source, as_it_stands, compiled
from wyrmhall.speech.languages import ACCENTS, FALLBACK, PSEUDO

COMMON: Final = Path(__file__).parent
LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*")
LINE: Final = re.compile(r"\S(?:[^\n]*\S)?")  # without the spaces around it


class Catalogue:
    """Messages by their id."""

    def __init__(self, language: str, messages: dict[str, Message]) -> None:
        self.language = language
        self.messages = messages


def sources(game: Game, language: str = FALLBACK) -> tuple[Source, ...]:
    """The files of a game in this language and then in English, as the page needs them; none has to be there."""
    return sources_in(getattr(game, "folder", None), spoken_by(game, language), game.also_speaks)


def catalogue(game: Game, language: str = FALLBACK, beside: tuple[Path, ...] = ()) -> Catalogue:
    return catalogue_in(getattr(game, "folder", None), spoken_by(game, language), (*beside, *game.also_speaks))


def spoken_by(game: Game, language: str) -> str:
    """A game that lacks a language as a whole is told in English as a whole: "Du give Ada 3 cards" helps nobody."""
    if language == PSEUDO or not LANGUAGE.fullmatch(language):
        return language
    folders = (getattr(game, "folder", None), *game.also_speaks)
    has_it = any(folder and (folder / "messages" / f"{language}.ftl").is_file() for folder in folders)
    return language if has_it else FALLBACK


@lru_cache(maxsize=64)
def sources_in(folder: Path | None, language: str, beside: tuple[Path, ...] = ()) -> tuple[Source, ...]:
    """Of other folders first: the game may say what they say in its own words."""
    if not LANGUAGE.fullmatch(language):
        raise BadMessages(f"{language!r} is no code of a language, as en and de are")
    found: list[Source] = []
    for wanted in dict.fromkeys((language, FALLBACK)) if language != PSEUDO else (PSEUDO,):
        for place in (*beside, COMMON, folder):
            name = f"{FALLBACK if wanted == PSEUDO else wanted}.ftl"
            file = place / "messages" / name if place else None
            if file and file.is_file():
                called = f"{file.parent.parent.name}/messages/{name}"
                found.append(Source(wanted, called, read(file, called)))
    return tuple(found)


def read(file: Path, called: str) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise BadMessages(f"{called}: {error}") from None


@lru_cache(maxsize=64)
def catalogue_in(folder: Path | None, language: str, beside: tuple[Path, ...] = ()) -> Catalogue:
    return compiled_catalogue(sources_in(folder, language, beside), language)


def compiled_catalogue(found: tuple[Source, ...], language: str) -> Catalogue:
    """Each language by itself; the first that has a message says it."""
    messages: dict[str, Message] = {}
    for spoken in dict.fromkeys(source.language for source in found):
        own = [source for source in found if source.language == spoken]
        turn = pseudo if spoken == PSEUDO else as_it_stands
        messages = compiled(own, spoken, turn) | messages
    return Catalogue(language, messages)


def pseudo(text: str) -> str:
    """Each line in accents and brackets: ⟦Ƈáƥţúřé⟧."""
    return LINE.sub(lambda line: f"⟦{line.group().translate(ACCENTS)}⟧", text)
