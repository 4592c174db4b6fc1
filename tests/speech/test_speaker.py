"""Catalogues of games, and what a speaker makes of seats, cards and names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wyrmhall
from tests.speech.parley import setup
from wyrmhall.kernel.said import Cards, Said, Seat, said
from wyrmhall.speech.catalogue import catalogue_in, pseudo, sources, sources_in
from wyrmhall.speech.fluent import BadMessages
from wyrmhall.speech.spans import Span
from wyrmhall.speech.speaker import Speaker

SETUP = setup(3)
R5 = SETUP.book.card("R5")
UNHEARD = "made-up-by-this-test"  # a kind that no catalogue has


def test_something_said_has_parts() -> None:
    thing = said("captures", seat=Seat(1), cards=Cards((R5,)), size=4)
    assert thing == Said("captures", (("seat", Seat(1)), ("cards", Cards((R5,))), ("size", 4)))
    assert thing.part("size") == 4
    assert thing.part("rival") is None
    assert hash(thing) == hash(said("captures", seat=Seat(1), cards=Cards((R5,)), size=4))


def test_spans_tell_seats_and_cards_from_text() -> None:
    spoken = Speaker(SETUP, ["Ada", "Ember", "Bo"], 0).speak(
        "event", said(UNHEARD, seat=Seat(1), cards=Cards((R5, -1)))
    )
    assert spoken.text == "Ember made up by this test: Red 5 and 1 card"
    assert spoken.spans == (
        Span("Ember", seat=1),
        Span(" made up by this test: "),
        Span("Red 5", card="R5"),
        Span(" and 1 card"),
    )


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("{ $seat }", "{ $seat }"),
        ("\ue002R5\ue003Red 5\ue004", "R5Red 5"),
        ("\ue004\uf8ff", "B"),
        ("\u202eadA\u2066", "adA"),
        ("A\nda\x1b[31m", "Ada[31m"),
        ("", "B"),
        ("Ädä 🐉", "Ädä 🐉"),
        ("עדה", "עדה"),
    ],
)
def test_no_name_pretends_to_be_something_else(name: str, shown: str) -> None:
    spoken = Speaker(SETUP, ["Ada", name, "Bo"], 0).speak("event", said(UNHEARD, seat=Seat(1)))
    assert spoken.spans == (Span(shown, seat=1), Span(" made up by this test"))


def test_a_table_may_know_fewer_names_than_seats() -> None:
    assert Speaker(SETUP, [], -1).speak("event", said(UNHEARD, seat=Seat(2))).text == "C made up by this test"


def test_no_games_catalogue_has_to_be_there(tmp_path: Path) -> None:
    assert [source.name for source in sources_in(tmp_path, "en")] == ["speech/messages/en.ftl"]
    assert sources_in(None, "en") == sources_in(tmp_path, "en")


def test_a_games_own_messages_follow_the_common_ones(tmp_path: Path) -> None:
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "en.ftl").write_text("event-wins = { $n } wins\nevent-loses = loses\n", encoding="utf-8")
    (tmp_path / "messages" / "de.ftl").write_text("event-wins = { $n } Siege\n", encoding="utf-8")
    assert [source.language for source in sources_in(tmp_path, "de")] == ["de", "de", "en", "en"]
    spoken = {}
    for language in ("en", "de", "qps"):
        messages = catalogue_in(tmp_path, language).messages
        says = [messages[name].say for name in ("event-wins", "event-loses")]
        spoken[language] = [say({"n": 1000}) for say in says if say]
    assert spoken["en"] == ["1,000 wins", "loses"]
    assert spoken["de"] == ["1.000 Siege", "loses"]
    assert spoken["qps"] == ["1,000 ⟦ŵíñš⟧", "⟦ľóšéš⟧"]


def test_a_game_may_say_what_is_common_in_its_own_words(tmp_path: Path) -> None:
    (tmp_path / "messages").mkdir()
    (tmp_path / "messages" / "en.ftl").write_text("name-you = thou\n", encoding="utf-8")
    say = catalogue_in(tmp_path, "en").messages["name-you"].say
    assert say
    assert say({}) == "thou"


def test_errors_name_the_file_of_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "my_game"
    (folder / "messages").mkdir(parents=True)
    (folder / "messages" / "en.ftl").write_text("\nlist-two = { again }\n", encoding="utf-8")
    with pytest.raises(BadMessages, match=r"^my_game/messages/en\.ftl:2: there is no again"):
        catalogue_in(folder, "en")


@pytest.mark.parametrize("language", ["", "../en", "en/..", "EN", "e", "en\n", "en.ftl"])
def test_a_language_is_a_code_and_no_path(language: str) -> None:
    with pytest.raises(BadMessages, match="is no code of a language"):
        sources(SETUP.game, language)


def test_a_language_without_a_catalogue_is_english() -> None:
    assert sources(SETUP.game, "fr") == sources(SETUP.game, "en") != sources(SETUP.game, "de")


def test_catalogues_are_compiled_once() -> None:
    assert Speaker(SETUP, [], 0).messages is Speaker(SETUP, ["Ada"], 1).messages


def test_every_catalogue_can_be_read() -> None:
    for file in Path(wyrmhall.__file__).parent.glob("**/messages/*.ftl"):
        folder = None if file.parent.parent.name == "speech" else file.parent.parent
        for language in (file.stem, "qps"):
            messages = catalogue_in(folder, language).messages
            assert [name for name in messages if not re.fullmatch("[a-z]+(-[A-Za-z0-9_]+)*", name)] == []


def test_the_pseudo_language_keeps_spaces_and_signs() -> None:
    assert pseudo(" Capture it! \n  now") == " ⟦Çáƥţúřé íţ!⟧ \n  ⟦ñóŵ⟧"
    assert pseudo("  \n ") == "  \n "


def test_whether_there_is_a_message() -> None:
    speaker = Speaker(SETUP, [], 0)
    assert speaker.has("name", "you")
    assert not speaker.has("event", UNHEARD)
