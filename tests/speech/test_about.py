"""What is told of games before they are played: in English as the code says it, in every other language by messages."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import wyrmhall.speech
from wyrmhall.bots import LEVELS
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.kernel.setup import Flag, Number, Numbers, OneOf, SeatOrRandom
from wyrmhall.speech.about import ABOUT, About

COMMON = Path(wyrmhall.speech.__file__).parent
LANGUAGES = sorted({file.stem for file in (COMMON / "messages").glob("*.ftl")} - {"en"})


def keys_in(folder: Path, language: str) -> set[str]:
    """The messages and attributes of the groups that tell of a game."""
    file = folder / "messages" / f"{language}.ftl"
    found: set[str] = set()
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body if file.is_file() else []:
        if isinstance(entry, ast.Message) and entry.id.name.partition("-")[0] in ABOUT:
            found |= {entry.id.name, *[f"{entry.id.name}.{each.id.name}" for each in entry.attributes]}
    return found


def keys_of(each: Game) -> set[str]:
    """What there is to be told of a game, and how its options can be set where that is not as usual."""
    wanted = {"game-sentence"} | ({"game-brings"} if each.brings else set())
    wanted |= {f"variant-{name}{more}" for name in each.variants for more in ("", ".sentence")}
    for option in each.house:
        wanted.add(f"house-{option.name}")
        if isinstance(option, OneOf):
            wanted |= {f"house-{option.name}.{word}" for word in option.words}
        elif isinstance(option, Numbers):
            wanted.add(f"house-{option.name}.each")
        elif not isinstance(option, Flag | Number) and not type(option).__module__.startswith("wyrmhall.kernel"):
            wanted.add(f"house-{option.name}.values")
    return wanted


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_game_is_told_of_in_every_language(name: str, language: str) -> None:
    folders = (game(name).folder, *game(name).also_speaks)
    told = set[str]().union(*[keys_in(folder, language) for folder in folders])
    assert keys_of(game(name)) - told == set()
    assert keys_in(game(name).folder, language) - keys_of(game(name)) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_games_share_is_of_some_game(language: str) -> None:
    for folder in {folder for name in game_names() for folder in game(name).also_speaks}:
        users = [game(name) for name in game_names() if folder in (game(name).folder, *game(name).also_speaks)]
        assert keys_in(folder, language) - set[str]().union(*[keys_of(each) for each in users]) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_and_values_are_told_in_every_language(language: str) -> None:
    told = keys_in(COMMON, language)
    levels = {f"level-{level}{more}" for level in LEVELS for more in ("", ".meaning")}
    assert {key for key in told if key.startswith("level-")} == levels
    about = About(game("magic-dragon"), language)
    flag = Flag("a", "", "", False)
    for option in (flag, Number("a", "", "", 1, 1, 3), Numbers("a", "", ""), SeatOrRandom("a", "", "")):
        assert about.values(option) != option.values()
    assert about.answers(flag) != ["yes", "no"]


def test_english_is_as_the_code_says() -> None:
    for name in game_names():
        told = About(game(name))
        assert told.sentence() == game(name).sentence
        for option in game(name).house:
            assert (told.meaning(option), told.values(option)) == (option.meaning, option.values())
            if isinstance(option, OneOf):
                assert tuple(told.answers(option)) == option.says
    assert About(game("magic-dragon")).variant("standard") == ("Standard", "")


def test_german_is_told_by_messages() -> None:
    told = About(game("storm-dragons"), "de")
    options = {option.name: option for option in told.game.house}
    assert told.variant("coop")[0] == "Alle gemeinsam"
    assert told.meaning(options["enemy_lead"]) == "Wie groß muss sein Vorsprung dafür sein?"
    assert told.values(options["enemy_lead"]) == "eine ganze Zahl von 1 bis 20"
    assert told.values(options["difficulty"]) == "normal oder easy oder hard"
    assert told.answer(options["difficulty"], "easy") == "leicht: gleich viele genügen"
    assert told.answer(options["assassin_own"], "true") == "ja"
