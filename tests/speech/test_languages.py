"""Every language says what English says: each message, with the same arguments, attributes and marked parts."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from wyrmhall.kernel.registry import game, game_names
from wyrmhall.lessons.lesson import lesson_files
from wyrmhall.speech.about import ABOUT
from wyrmhall.speech.speaker import GROUPS

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "web" / "src" / "messages"
MARK = re.compile(r"<([a-z]+)>")

SPOKEN = {*GROUPS, "terminal", "word", "key", "zone"}  # groups whose messages code asks for by kind


@dataclass
class Told:
    """What a catalogue says: the arguments and marked parts of each message and attribute, those of its helpers too."""

    said: dict[str, set[str]] = field(default_factory=dict)
    helping: set[str] = field(default_factory=set)  # messages that others refer to, and no code asks for


class Parts(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()
        self.helpers: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the parser's name
        self.helpers.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.found.add(f"${node.id.name}")

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the parser's name
        self.found.update(f"<{name}>" for name in MARK.findall(node.value))


def told(file: Path) -> Told:
    """What a catalogue says; nothing if it is not there."""
    parts: dict[str, Parts] = {}
    entries = FluentParser().parse(file.read_text(encoding="utf-8")).body if file.is_file() else []
    for entry in entries:
        assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
        if isinstance(entry, ast.Message):
            for name, node in [("", entry.value), *[(f".{a.id.name}", a.value) for a in entry.attributes]]:
                if node:
                    parts[entry.id.name + name] = Parts()
                    parts[entry.id.name + name].visit(node)
    referred = set[str]().union(*[each.helpers for each in parts.values()])
    helping = {name for name in referred if name.partition("-")[0] not in SPOKEN}
    return Told({name: with_helpers(name, parts) for name in parts}, helping)


def with_helpers(name: str, parts: dict[str, Parts]) -> set[str]:
    found = set(parts[name].found)
    for helper in parts[name].helpers:
        found |= with_helpers(helper, parts)
    return found


LANGUAGES = sorted({file.stem for file in (ROOT / "src").glob("wyrmhall/**/messages/*.ftl")} - {"en"})


def catalogues() -> list[tuple[Path, Path]]:
    """Each English file with the one of each other language that stands, or has to stand, for it."""
    beside = sorted((ROOT / "src").glob("wyrmhall/**/messages/en.ftl"))
    pairs = [(file, file.with_name(f"{language}.ftl")) for file in beside for language in LANGUAGES]
    pages = sorted(folder for folder in PAGE.iterdir() if folder.is_dir() and folder.name != "en")
    return pairs + [(file, folder / file.name) for file in sorted((PAGE / "en").glob("*.ftl")) for folder in pages]


def where(file: Path) -> str:
    return file.relative_to(ROOT).as_posix()


@pytest.mark.parametrize(("english", "other"), catalogues(), ids=where)
def test_a_language_says_what_english_says(english: Path, other: Path) -> None:
    first, second = told(english), told(other)
    wrong = [f"missing: {key}" for key in first.said if key not in second.said and key not in first.helping]
    wrong += [
        f"not in English: {key}"
        for key in second.said.keys() - first.said.keys() - second.helping
        if key.partition("-")[0] not in ABOUT  # tests/speech/test_about.py
    ]
    wrong += [
        f"{key}: {', '.join(sorted(second.said[key] ^ first.said[key]))} in one of them only"
        for key in first.said.keys() & second.said.keys() - first.helping
        if not fits(first.said[key], second.said[key])
    ]
    assert not wrong, f"{where(other)}:\n  " + "\n  ".join(wrong)


def fits(english: set[str], other: set[str]) -> bool:
    """A language may need no `…Is` or `…Count` where English does, and the other way round."""
    return {part for part in english ^ other if not part.endswith(("Is", "Count"))} == set()


def test_no_language_has_a_file_more_than_english() -> None:
    for file in [*ROOT.glob("src/wyrmhall/**/messages/*.ftl"), *PAGE.glob("*/*.ftl")]:
        english = file.with_name("en.ftl") if PAGE not in file.parents else PAGE / "en" / file.name
        assert english.is_file(), where(file)


@pytest.mark.parametrize("name", [name for name in game_names() if lesson_files(game(name))])
def test_lessons_are_told_in_every_language(name: str) -> None:
    """Each file of each game; tests/lessons/test_translations.py compares what they say."""
    home = game(name).folder
    told = {file.name for file in (home / "lessons").iterdir()} - {"mechanics.txt"}
    for language in LANGUAGES:
        assert {file.name for file in (home / f"lessons-{language}").iterdir()} == told
