"""Every game says everything by its catalogue: over seeded games of every variant and number of seats, to everybody."""

from __future__ import annotations

import pytest

from tests.games.spoken import NAMES, Heard, play_and_listen, tables, tell_faces
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.said import Said
from wyrmhall.speech.speaker import Speaker

GAMES = ("magic-dragon", "fairy-tale", "storm-dragons", "dragon-booster")
TABLES = [(name, variant, seats) for name in GAMES for variant, seats in tables(game(name))]
LANGUAGES = ("en", "de")
LONGEST = {"ask": 90, "card": 70}
LONGEST_LABEL = 28


class Listening:
    """Speaks all that is heard, and keeps what is wrong with it."""

    def __init__(self) -> None:
        self.languages: tuple[str, ...] = LANGUAGES
        self.speakers: dict[tuple[int, str], Speaker] = {}
        self.wrong: dict[str, str] = {}
        self.known: set[tuple[str, Said, int]] = set()

    def __call__(self, heard: Heard) -> None:
        known = (heard.group, heard.said, heard.viewer)
        if known not in self.known:
            self.known.add(known)
            self.check(f"{heard.group}-{heard.said.kind}", heard)

    def check(self, name: str, heard: Heard) -> None:
        for language in self.languages:
            flaw = self.flaw_in(language, heard, "-more" in name)
            if flaw:
                self.wrong[f"{language}: {name}"] = flaw
        text = self.speaker(heard, "en").speak(heard.group, heard.said).text
        if "⟦" not in self.speaker(heard, "qps").speak(heard.group, heard.said).text and any(map(str.isalpha, text)):
            self.said_by_hand(name, heard, text)

    def flaw_in(self, language: str, heard: Heard, may_be_long: bool) -> str:
        speaker = self.speaker(heard, language)
        if not speaker.has(heard.group, heard.said.kind):
            return "has no message"
        text = speaker.speak(heard.group, heard.said).text
        if not text or "{" in text:
            return f"says {text!r}"
        if len(text) > LONGEST.get(heard.group, 400) and not may_be_long:
            return f"{len(text)} characters: {text}"
        label = speaker.speak(heard.group, heard.said, "label").text
        if heard.group == "choice" and len(label) > LONGEST_LABEL:
            return f"a label of {len(label)} characters: {label}"
        return ""

    def said_by_hand(self, name: str, heard: Heard, text: str) -> None:
        """A message may consist of nothing but what fills it in; then there is nothing to translate."""
        if heard.group not in ("name", "face", "about") and not heard.said.named:
            self.wrong[name] = f"is not from the catalogue: {text}"

    def speaker(self, heard: Heard, language: str) -> Speaker:
        key = (heard.viewer, language)
        if key not in self.speakers:
            self.speakers[key] = Speaker(heard.setup, NAMES, heard.viewer, language)
        return self.speakers[key]


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_everything_is_said_by_the_catalogue(name: str, variant: str, seats: int) -> None:
    listening = Listening()
    for seed in range(2):
        listening.languages = LANGUAGES if seed == 0 else LANGUAGES[:1]  # the other ones hear one game: it takes long
        play_and_listen(game(name), variant, seats, seed, listening)
    assert listening.wrong == {}


@pytest.mark.parametrize("name", GAMES)
def test_cards_are_described_in_one_line(name: str) -> None:
    listening = Listening()
    tell_faces(game(name).set_up(game(name).seats[game(name).usual_variant()][0]), listening)
    assert listening.wrong == {}
