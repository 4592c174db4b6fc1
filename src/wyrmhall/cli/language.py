"""In which language the terminal speaks."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.said import Part, Said, said
from wyrmhall.kernel.setup import Setup
from wyrmhall.speech.catalogue import catalogue_in
from wyrmhall.speech.fluent import Argument
from wyrmhall.speech.languages import FALLBACK, PSEUDO
from wyrmhall.speech.speaker import Speaker

OWN: Final = Path(__file__).parent  # its messages are those of the terminal itself
COMMAND: Final = "command"  # the group of what commands say
ASKED_FOR: Final = ("WYRMHALL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set says it


class Chosen:
    """The language that was named on the command line."""

    code = ""


def speak(code: str) -> None:
    """In this language, whatever the environment asks for; raises BadSetup."""
    if code not in spoken_languages():
        raise BadSetup(f"--language {code}: it must be one of {', '.join(sorted(spoken_languages() - {PSEUDO}))}")
    Chosen.code = code


def language() -> str:
    """As the command line or the environment asks for it, if we speak it; otherwise English."""
    if Chosen.code:
        return Chosen.code
    asked = next((os.environ[name] for name in ASKED_FOR if os.environ.get(name)), FALLBACK)
    code = asked[: next((place for place, sign in enumerate(asked) if not sign.isalpha()), len(asked))].lower()
    return code if code in spoken_languages() else FALLBACK


def spoken_languages() -> set[str]:
    return {PSEUDO, *[file.stem for file in (OWN / "messages").glob("*.ftl")]}


def speaker_for(setup: Setup, viewer: int, names: Iterable[str] | None = None) -> Speaker:
    """Who speaks to this viewer in the terminal, of the game and of the terminal itself."""
    return Speaker(setup, tuple(setup.names if names is None else names), viewer, language(), (OWN,))


def sentence_of(folder: Path, group: str, what: Said, attribute: str | None = None) -> str:
    """What is said of no table, by the messages of this folder: a problem, a notice, what happens at an event."""
    message = catalogue_in(folder, language(), (OWN,)).messages[f"{group}-{what.kind}"]
    say = message.say if attribute is None else message.attributes[attribute]
    assert say is not None
    return say({name: argument_of(part) for name, part in what.named})


def told(kind: str, **parts: Part) -> str:
    """What a command says that has no table to say it at."""
    return sentence_of(OWN, COMMAND, said(kind, **parts))


def argument_of(part: Part) -> Argument:
    """Numbers and texts as they are; several as a list."""
    if isinstance(part, tuple):
        return listed([str(argument_of(each)) for each in part])
    return part if isinstance(part, int) else str(part)


def listed(items: list[str]) -> str:
    """'a, b and c'"""
    messages = catalogue_in(None, language(), (OWN,)).messages
    if not items:
        return ""
    found = items[0]
    for place, item in enumerate(items[1:], 2):
        name, key = ("list-more", "next") if place < len(items) else ("list-end", "last")
        say = messages[name].say
        assert say is not None
        found = say({"first": found, key: item})
    return found
