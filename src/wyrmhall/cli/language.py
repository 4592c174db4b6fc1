"""In which language the terminal speaks."""

from __future__ import annotations

import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from wyrmhall.kernel.setup import Setup
from wyrmhall.speech.languages import FALLBACK, PSEUDO
from wyrmhall.speech.speaker import Speaker

OWN: Final = Path(__file__).parent  # its messages are those of the terminal itself
ASKED_FOR: Final = ("WYRMHALL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set says it


def language() -> str:
    """As the environment asks for it, if we speak it; otherwise English."""
    asked = next((os.environ[name] for name in ASKED_FOR if os.environ.get(name)), FALLBACK)
    code = asked[: next((place for place, sign in enumerate(asked) if not sign.isalpha()), len(asked))].lower()
    return code if code in spoken_languages() else FALLBACK


def spoken_languages() -> set[str]:
    return {PSEUDO, *[file.stem for file in (OWN / "messages").glob("*.ftl")]}


def speaker_for(setup: Setup, viewer: int, names: Iterable[str] | None = None) -> Speaker:
    """Who speaks to this viewer in the terminal, of the game and of the terminal itself."""
    return Speaker(setup, tuple(setup.names if names is None else names), viewer, language(), (OWN,))
