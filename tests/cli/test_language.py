"""The terminal speaks the language that is asked for; in the pseudo-language everything that is read is in brackets."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.test_play_table import Person, at_table
from tests.command import wyrmhall
from wyrmhall.cli import without_language
from wyrmhall.cli.explained import WORDS
from wyrmhall.cli.language import OWN, language, speaker_for
from wyrmhall.cli.plain import PlainTable
from wyrmhall.cli.play import begun, set_up
from wyrmhall.cli.sitting import Sitting
from wyrmhall.cli.words import Words, closing_lines, opening_lines, words_at
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.clauses import clauses_of
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.speech.languages import FALLBACK, PSEUDO

GAMES = ("fairy-tale", "magic-dragon", "storm-dragons")
OPEN, CLOSE = "⟦", "⟧"
ANSWERS = (
    "?",
    "hint",
    "why {card}",
    "? {card}",
    "? 1",
    "score",
    "log",
    "table",
    "options",
    "nonsense",
    "77",
    "",
    "why",
    "1",
)


@pytest.fixture
def _pseudo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WYRMHALL_HOME", str(tmp_path))
    monkeypatch.setenv("WYRMHALL_LANGUAGE", PSEUDO)
    monkeypatch.delenv("NO_COLOR", raising=False)


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        ({}, FALLBACK),
        ({"LANG": "en_GB.UTF-8"}, FALLBACK),
        ({"LANG": "C.UTF-8"}, FALLBACK),
        ({"LANG": "xx_YY.UTF-8"}, FALLBACK),
        ({"LANG": "../../etc"}, FALLBACK),
        ({"LANG": "en_GB.UTF-8", "WYRMHALL_LANGUAGE": PSEUDO}, PSEUDO),
        ({"LANG": "qps", "LC_ALL": "en_US"}, FALLBACK),
        ({"LANG": "en_US", "WYRMHALL_LANGUAGE": ""}, FALLBACK),
    ],
)
def test_the_environment_says_which_language(
    asked: dict[str, str], spoken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("WYRMHALL_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in asked.items():
        monkeypatch.setenv(name, value)
    assert language() == spoken


def test_a_command_speaks_the_language_that_it_is_told(tmp_path: Path) -> None:
    for words in (("--language", "de", "rules"), ("rules", "--language=de")):
        answer = wyrmhall(*words, home=tmp_path)
        assert (answer.code, answer.err) == (0, "")
        assert "\nEine einzelne Regel lesen:   wyrmhall rules dbs-draft DBS-1\n" in answer.out
    assert "Read a single clause" in wyrmhall("rules", home=tmp_path).out
    refused = wyrmhall("rules", "--language", "xx", home=tmp_path)
    assert (refused.code, refused.out) == (2, "")
    assert refused.err == "wyrmhall: --language xx: it must be one of de, en\n"
    assert "--language : it must" in wyrmhall("rules", "--language", home=tmp_path).err


def test_what_stands_behind_two_dashes_is_no_language() -> None:
    assert without_language(["event", "announce", "a.event", "--", "--language", "de"])[-2:] == ["--language", "de"]


def test_lessons_are_taken_in_the_language(tmp_path: Path) -> None:
    answer = wyrmhall("learn", "magic-dragon", "1", "--plain", "--language", "de", home=tmp_path, typed="\nq\n")
    assert "Lehrstimme: Das ist Embers Stapel. Es zählt nur der oberste Drache: die rote 3." in answer.out


@pytest.mark.parametrize("name", [*GAMES, "dragon-booster", "dbs-draft"])
def test_every_zone_has_its_word(name: str) -> None:
    for variant, seats in game(name).seats.items():
        setup = game(name).set_up(seats[0], variant)
        words = Words(speaker_for(setup, 0))
        for zone in setup.game.empty(setup, swift(0)).zones:
            assert words.speaker.has("zone", zone.word), zone.word


def test_every_message_of_the_terminal_is_said() -> None:
    code = "\n".join(file.read_text(encoding="utf-8") for file in OWN.glob("*.py")).replace("'", '"')
    catalogue = Words(speaker_for(game("magic-dragon").set_up(2), 0)).speaker.messages
    helping = set(re.findall(r"\{ ([a-z-]+) \}", (OWN / "messages" / "en.ftl").read_text(encoding="utf-8")))
    for group in ("terminal", "command"):
        kinds = [name.removeprefix(f"{group}-") for name in catalogue.keys() - helping if name.startswith(f"{group}-")]
        assert [kind for kind in kinds if not any(each in code for each in ways_to_say(kind))] == []


def ways_to_say(kind: str) -> list[str]:
    """A kind is written out, but for the heads of columns and what the doctor looks at."""
    looked_at = kind.removeprefix("found-").replace("-", " ")
    return [f'"{kind}"', *([f'"{kind.removeprefix("column-")}"'] if kind.startswith("column-") else []),
            *([f'"{looked_at}"'] if kind.startswith("found-") else [])]  # fmt: skip


def outside(text: str) -> str:
    """What stands outside the brackets."""
    found, depth = "", 0
    for sign in text:
        depth += (sign == OPEN) - (sign == CLOSE)
        found += " " if depth or sign == CLOSE else sign
    return found


def words_in(text: str) -> set[str]:
    return set("".join(sign if sign.isalnum() else " " for sign in text).split())


def data_of(setup: Setup) -> set[str]:
    """The words that no catalogue has: names, card tables, notation, clauses, and what people type."""
    book = setup.book
    texts = [setup.game.title, book.table.text, *setup.names, *setup.sides, *book.faces, *book.notation]
    texts += [book.face(row).title for row in range(len(book.faces))]
    texts += [*clauses_of(setup.game), *[word.name for word in WORDS], *[word.key for word in WORDS]]
    known = words_in(" ".join(texts)) | {"random", "nonsense", "wyrmhall", "Dragon"}
    return {word.casefold() for word in known}


def said_by_hand(setup: Setup, text: str) -> set[str]:
    known = data_of(setup)
    return {word for word in words_in(outside(text)) if not word.isdecimal() and word.casefold() not in known}


def play_line_by_line(sitting: Sitting) -> list[str]:
    """Ask for everything at some questions, and always choose the first option."""
    told: list[str] = []

    def typed() -> Iterator[str | None]:
        for turn in range(400):
            hand = table.words.setup.book.faces[turn % len(table.words.setup.book.faces)]
            yield from [answer.format(card=hand) for answer in ANSWERS] if turn % 9 == 3 else ["1"]
            yield table.typed.listed(table.view)[0].text
        yield None

    lines = typed()
    table = PlainTable(sitting, lambda: next(lines), told.append)
    words = words_at(sitting)
    told += [line.text for line in opening_lines(words, sitting)]
    table.play()
    saved, *_ = [line.text for line in closing_lines(words, sitting)]
    return [*told, saved.replace(str(sitting.path), "")]


@pytest.mark.usefixtures("_pseudo")
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_put_together_by_hand_line_by_line(name: str) -> None:
    sitting = begun(set_up(game(name), 3, None, {}, None), "random", "11")
    told = play_line_by_line(sitting)
    assert len(told) > 200
    assert {word: line for line in told for word in said_by_hand(sitting.setup, line)} == {}
    assert not any("{" in line or "$" in line for line in told)


@pytest.mark.usefixtures("_pseudo")
@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_is_put_together_by_hand_on_the_full_screen(name: str) -> None:
    sitting = begun(set_up(game(name), 3, None, {}, None), "random", "11")

    async def play(person: Person) -> None:
        for keys in (
            ("h",),
            ("enter", "w"),
            ("escape", "s"),
            ("escape", "l"),
            ("escape", "question_mark"),
            ("escape",),
        ):
            await person.press(*keys)
            table = person.table
            lines = [line.text for line in (*table.told, table.said, table.words.question(table.moment.view))]
            assert {word: line for line in lines for word in said_by_hand(sitting.setup, line)} == {}
            assert f"q {OPEN}ɋúíţ{CLOSE}" in person.sees()

    at_table(sitting, (160, 44), play)
