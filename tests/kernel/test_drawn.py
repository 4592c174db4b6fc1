"""What page and terminal cannot draw, and what is called like something else, is refused where a game names it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from wyrmhall.cli import painting
from wyrmhall.kernel import zone
from wyrmhall.kernel.face import GLYPHS, PALETTES, POSES, Face
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.state import State
from wyrmhall.kernel.zone import ALL, EACH, NUMBER, RESERVED_NAMES, RESERVED_WORDS, Fact, Zone
from wyrmhall.lab.laws.moments import attributes

ROOT = Path(__file__).parents[2]
CARDS = ROOT / "web" / "src" / "cards"


def words_of(file: str, table: str) -> set[str]:
    """The words of a table in the sources of the page."""
    text = (CARDS / file).read_text(encoding="utf-8")
    [body] = re.findall(rf"^(?:export )?const {table}\b[^{{\n]*\{{(.*?)\}}[^}}\n]*;$", text, re.S | re.M)
    return set(re.findall(r"(?:^|[{,]|^ )\s*([a-z]+):", body, re.M))


def test_the_page_draws_every_palette_glyph_and_pose() -> None:
    assert words_of("palettes.ts", "PALETTES") == set(PALETTES)
    assert words_of("glyphs.ts", "GLYPHS") | words_of("glyphs.ts", "ALSO") == set(GLYPHS)
    assert words_of("arts.ts", "PLACES") == set(POSES)


def test_the_terminal_knows_every_palette() -> None:
    assert set(painting.PALETTES) == set(PALETTES)
    assert set(painting.SIGNS) <= set(GLYPHS)


@pytest.mark.parametrize("words", [PALETTES, GLYPHS, POSES, RESERVED_NAMES, RESERVED_WORDS], ids=lambda words: words[0])
def test_the_page_for_authors_lists_them(words: tuple[str, ...]) -> None:
    text = (ROOT / "docs" / "game-words.md").read_text(encoding="utf-8")
    assert [word for word in words if f"`{word}`" not in text] == []


def test_the_page_for_authors_lists_every_kind_of_fact() -> None:
    text = (ROOT / "docs" / "game-words.md").read_text(encoding="utf-8")
    names = [name for name in vars(zone) if name.isupper() and getattr(zone, name) in zone.KINDS_OF_FACTS]
    kinds = names[names.index("NUMBER") :]
    assert len(kinds) == len(zone.KINDS_OF_FACTS)
    assert [kind for kind in kinds if f"`{kind}`" not in text] == []


@pytest.mark.parametrize(
    ("named", "refused"),
    [
        ({"palette": "crimson"}, "the face of D5: there is no palette 'crimson'; there are red, yellow,"),
        ({"glyph": "sunflower"}, "there is no glyph 'sunflower'"),
        ({"numbers": (("sun", 7), ("sunflower", 1))}, "there is no glyph 'sunflower'"),
        ({"art": "vale+dragon:dance"}, "there is no pose 'dance'; there are hatch,"),
    ],
    ids=["palette", "glyph", "glyph of a number", "pose"],
)
def test_a_face_that_cannot_be_drawn_is_refused(named: dict[str, object], refused: str) -> None:
    with pytest.raises(ValueError, match=refused):
        Face("D5", **named)  # type: ignore[arg-type]


def test_the_names_of_the_state_itself_are_reserved() -> None:
    s = game("magic-dragon").start(2, seed=1)
    own = attributes(State(s.setup, (), s.chance)) | {name for name in dir(State) if not name.startswith("_")}
    assert own - {"brought"} == set(RESERVED_NAMES)  # BROUGHT is a fact


@pytest.mark.parametrize("name", ["looks", "setup", "copy"])
def test_what_is_called_like_a_part_of_the_state_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match=f"{name}: every state has an attribute of this name"):
        Fact(name, NUMBER)
    with pytest.raises(ValueError, match=f"{name}: every state has an attribute of this name"):
        Zone(name, "pile", EACH, ALL)


@pytest.mark.parametrize("word", RESERVED_WORDS)
def test_what_is_called_like_a_word_of_records_is_refused(word: str) -> None:
    with pytest.raises(ValueError, match=f"{word}: records use this word"):
        Fact("mine", NUMBER, word=word)
    with pytest.raises(ValueError, match=f"{word}: records use this word"):
        Zone("mine", word, EACH, ALL)


def test_an_unknown_kind_of_fact_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no kind of fact 99"):
        Fact("mine", 99)
