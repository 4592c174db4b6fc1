"""docs/game-on-screen.md tells the truth about how a game reads: without messages, and with those that it shows."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from tests.docs.test_docs import ROOT, blocks
from wyrmhall import choose, look, owing
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.said import Said, Seat, said
from wyrmhall.kernel.state import Event, deed_of
from wyrmhall.kernel.view import present
from wyrmhall.speech.speaker import Speaker

PAGE = ROOT / "docs" / "game-on-screen.md"
NAMES = ("Ada", "Bea", "Cy")


def high_dragon() -> Game:
    game = runpy.run_path(str(ROOT / "docs" / "examples" / "high_dragon.py"))["HIGH_DRAGON"]
    assert isinstance(game, Game)
    return game


def test_the_default_sentences_are_those_of_the_page() -> None:
    setup = high_dragon().set_up(3)
    to_ada, to_bea = Speaker(setup, NAMES, 0), Speaker(setup, NAMES, 1)
    d5 = deed_of(setup.book.option("D5"))
    shown = Event("shows", 1, (4,)).said()
    chosen = Said("chose", (("seat", Seat(1)), ("choice", d5)))
    told = [
        to_ada.speak("ask", said("choose-a-hand-to-look-into")),
        to_ada.speak("choice", said("look-into-the-hand-of", rival=Seat(1))),
        to_ada.speak("choice", d5),
        to_ada.speak("no", said("not-in-your-hand")),
        to_ada.speak("event", shown),
        to_bea.speak("event", shown),
        to_ada.speak("event", Event("chose", 1).said()),
        to_bea.speak("event", chosen),
        to_ada.speak("score", said("tricks-won")),
    ]
    page = PAGE.read_text(encoding="utf-8")
    for each in told:
        assert re.search(rf"[|;:*] {re.escape(each.text)}[ ;]", page), each.text


def test_the_messages_of_the_page_say_the_whole_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    [messages] = blocks(PAGE, "ftl")
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "en.ftl").write_text(messages, encoding="utf-8")
    game = high_dragon()
    setup = game.set_up(3)
    monkeypatch.setattr(type(game), "folder", tmp_path)
    s = game.start_from(setup, swift(7), events=[])
    asked = set()
    while owing(s):
        seat = owing(s)[0]
        speaker, view = Speaker(setup, NAMES, seat), present(s, seat)
        assert view.prompt is not None
        asked.add(speaker.speak("ask", view.prompt.said).text)
        for offered in view.offered:
            assert speaker.has("choice", offered.said.kind)
        choose(s, seat, view.options[0])
    assert asked == {
        "Choose a dragon. The highest wins the trick.",
        "You won the trick: into whose hand do you look?",
    }
    speaker = Speaker(setup, NAMES, 0)
    told = [speaker.speak("event", event.said()).text for event in look(s, 0).events]
    assert "Bea wins the trick with D6" in told
    assert "Bea looks into your hand" in told
    assert all(speaker.has("event", event.kind) for event in look(s, 0).events)
