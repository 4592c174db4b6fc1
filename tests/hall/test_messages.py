"""What games say, as the hall hands it to the page."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace

import pytest

from wyrmhall.hall import catalogue
from wyrmhall.hall.errors import CommandRefused

COMMON = "list-two ="


def of(monkeypatch: pytest.MonkeyPatch, folder: Path, language: str = "en") -> str:
    monkeypatch.setattr(catalogue, "game_named", lambda name: SimpleNamespace(name=name, folder=folder, also_speaks=()))
    catalogue.messages.cache_clear()
    return catalogue.messages("theirs", language).text


def write(folder: Path, name: str, content: bytes) -> None:
    (folder / "messages").mkdir(exist_ok=True)
    (folder / "messages" / name).write_bytes(content)


def test_a_game_adds_its_own_messages_to_the_common_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write(tmp_path, "en.ftl", b"event-runs = { $seat } runs\n")
    text = of(monkeypatch, tmp_path)
    assert text.index(COMMON) < text.index("event-runs")


def test_a_game_without_a_catalogue_has_the_common_messages(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert COMMON in of(monkeypatch, tmp_path)


def test_a_catalogue_that_cannot_be_read_is_left_out(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    write(tmp_path, "en.ftl", b"event-runs = \xff\n")
    assert COMMON in of(monkeypatch, tmp_path)
    assert "theirs" in caplog.text


def test_a_language_that_only_the_game_speaks(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write(tmp_path, "fr.ftl", b"event-runs = { $seat } court\n")
    assert "court" in of(monkeypatch, tmp_path, "fr")
    with pytest.raises(CommandRefused, match="does not speak 'it'"):
        of(monkeypatch, tmp_path, "it")


@pytest.mark.parametrize("language", ["", "EN", "../en", "en/../en", "en\n", "en.ftl"])
def test_only_codes_of_languages_reach_the_disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, language: str) -> None:
    with pytest.raises(CommandRefused):
        of(monkeypatch, tmp_path, language)
