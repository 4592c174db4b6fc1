"""The card language of Dragon Booster: value, code and printed sentence are one thing, and mistakes are all told."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from wyrmhall.games.dragon_booster import DRAGON_BOOSTER
from wyrmhall.games.dragon_booster import language as words
from wyrmhall.games.dragon_booster.cards import BoosterCards
from wyrmhall.games.dragon_booster.language import Effect, read_effect
from wyrmhall.games.dragon_booster.reading import COLUMNS, CardLine
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.errors import BadTable
from wyrmhall.speech.speaker import Speaker

SETUP = DRAGON_BOOSTER.set_up(2)
assert isinstance(SETUP.book, BoosterCards)
LINES = SETUP.book.lines
WITH_EFFECT = [line for line in LINES if line.effect is not None]
SPEAKER = Speaker(SETUP, ("Ann", "Bo"), 0)


def printed(effect: Effect, kind: str) -> str:
    return SPEAKER.speak("card", effect.sentence(kind)).text


@pytest.mark.parametrize("line", WITH_EFFECT, ids=lambda line: line.title)
def test_value_code_and_sentence_are_one(line: CardLine) -> None:
    effect = line.effect
    assert effect is not None
    code = line.row.cells["effect_code"]
    assert effect.code() == code
    assert read_effect(code, line.kind) == effect
    assert printed(effect, line.kind) == line.row.cells["effect_text"]


@pytest.mark.parametrize(
    ("code", "kind", "sentence"),
    [
        ("Win: POINT 2", "crew", "When you win a battle, gain 2 points."),
        ("End: IF behind: POINT 1", "gear", "When a battle ends, if you have fewer points than a rival, gain 1 point."),
        ("Play: ALLPOINT 1", "event", "Everybody gains 1 point."),
        ("Play: BREAK_MANEUVER 3", "event", "Damage a rival's maneuver in the track that costs 3 or less."),
        ("Play: KNOCK_CREW 3", "event", "Discard a rival's crew that is level 3 or below."),
        ("Play: KNOCK_GEAR 3", "event", "Discard a rival's gear that is level 3 or below."),
        ("Main: DRAW 1; POINT 1", "gear", "Main: Draw 1 card. Gain 1 point."),
        (
            "Play: IF behind: DRAW 1; FIND event; POINT 1",
            "event",
            "If you have fewer points than a rival, draw 1 card, then search your race deck for an event, show it, "
            "put it into your hand and shuffle, then gain 1 point.",
        ),
        (
            "Play: IF event: SAVE",
            "event",
            "If you played an event this battle, your rushing card goes back to the track instead of being discarded "
            "if it loses this battle.",
        ),
        ("Win: POINT 1; DRAW 2", "maneuver", "When you win a battle with this card, gain 1 point, then draw 2 cards."),
        ("End: POINT 1", "maneuver", "When a battle with this card ends and it stays in play, gain 1 point."),
        (
            "Constant: IF gear>=2: ALL 1; STAT speed 2",
            "crew",
            "Constant: While you have 2 or more gear, your maneuvers have +1 sprint and your dragon has +2 speed.",
        ),
        (
            "Play: DRAW 1; WEAKEN 3 [rival ahead]",
            "event",
            "Draw 1 card. A rival who has more points than you: that rival's rushing card gets -3 sprint this battle.",
        ),
        (
            "Play: BREAK_CREW 6; RPOINT 1",
            "event",
            "Damage a rival's crew that is level 6 or below. That rival loses 1 point.",
        ),
        (
            "Main: IF points>=21: DROP 2 [rival ahead]",
            "dragon",
            "Main: If you have 21 or more points, a rival who has more points than you: "
            "that rival discards 2 cards of his choice from his hand.",
        ),
    ],
)
def test_words_that_no_card_of_the_set_uses(code: str, kind: str, sentence: str) -> None:
    effect = read_effect(code, kind)
    assert effect.code() == code
    assert printed(effect, kind) == sentence


def test_every_word_has_a_sentence() -> None:
    """In English; a word without a message would be told by its name."""
    for verb in get_args(words.Verb):
        example = {"Take": ("BREAK", "gear", 1), "Find": ("event",), "AllSprint": (1, -1), "Stat": ("speed", 1)}
        value = verb(*example.get(verb.__name__, (1,) if "number" in verb.fields else ()))
        kind = value.sentence("clause", "a").kind
        assert SPEAKER.has("card", kind), verb
        assert SPEAKER.has("card", f"brief-{kind}"), verb
    for test in get_args(words.Test):
        example = {"ColourIs": ("red",), "DragonIs": ("Beau",), "HasMagged": ("gear", 1), "HasPoints": (1,)}
        assert SPEAKER.has("card", test(*example.get(test.__name__, ())).sentence().kind), test


@pytest.mark.parametrize(
    ("code", "kind", "problem"),
    [
        ("Battle: SPRNT 2", "gear", "`SPRNT`: did you mean `SPRINT`?"),
        ("Batle: SPRINT 2", "gear", "`Batle`: did you mean `Battle`?"),
        ("SPRINT 2", "gear", "a code begins with Play, Main, Battle, Constant, Win, End and a colon"),
        ("Battle: IF behnd: SPRINT 2", "gear", "`behnd`: did you mean `behind`?"),
        ("Battle: IF color=rde: SPRINT 2", "gear", "`rde`: did you mean `red`?"),
        ("Battle: IF behind SPRINT 2", "gear", "a colon follows the test"),
        ("Battle: IF gear>=x: SPRINT 2", "gear", "a whole number from 1 to 99"),
        ("Battle: SPRINT", "gear", "a whole number from 1 to 99"),
        ("Battle: SPRINT 0", "gear", "a whole number from 1 to 99"),
        ("Battle: SPRINT two", "gear", "a whole number from 1 to 99"),
        ("Main: FIND manuever", "gear", "`manuever`: did you mean `maneuver`?"),
        ("Constant: STAT sped 1", "gear", "`sped`: did you mean `speed`?"),
        ("Constant: ALL 1 [costs 1]", "gear", "may stand [cost<=1]"),
        ("Constant: DRAW 1", "gear", "`DRAW 1` cannot be Constant:"),
        ("Main: ALL 1", "gear", "`ALL 1` goes with Constant: only"),
        ("Constant: SELF 1", "gear", "is about this maneuver"),
        ("Play: DRAW 1", "crew", "a crew is not played"),
        ("Main: DRAW 1", "event", "an event has Play: effects only"),
        ("Main: DRAW 1 [rival ahead]", "gear", "stands behind a verb about a rival"),
        ("Battle: ON win: SPRINT 1", "gear", "after ON stands event:"),
        ("Main: BREAK 2", "gear", "`BREAK`"),
        ("Main: DRAW 1; ; DRAW 1", "gear", "a verb is missing"),
        ("Main: DRAW 1. POINT 1", "gear", "`;` between two verbs"),
        ("Main: FIND_maneuver", "gear", "`FIND_maneuver`: did you mean `FIND maneuver`?"),
        ("Main: BEHIND DRAW 1", "gear", "`BEHIND` is a test: it stands behind IF"),
        ("Main: IF behind: IF damaged: DRAW 1", "gear", "one test at most"),
        ("Main: MILL 1 [rival behind]", "gear", "`[rival behind]`: did you mean `[rival ahead]`?"),
        ("Constant: DRAW 1; MILL 1", "gear", "`DRAW 1; MILL 1` cannot be Constant:"),
    ],
)
def test_a_wrong_code_is_told_with_what_was_meant(code: str, kind: str, problem: str) -> None:
    with pytest.raises(ValueError, match=r".") as wrong:
        read_effect(code, kind)
    assert problem in str(wrong.value)


def test_all_mistakes_of_a_table_are_told_with_their_lines() -> None:
    text = DRAGON_BOOSTER.book_of(None).table.text
    planted = {
        4: ("IF behind", "IF behnd", "did you mean `behind`?"),
        8: (",gear,", ",geer,", "did you mean `gear`?"),
        14: ("SPRINT 2", "SPRNT 2", "did you mean `SPRINT`?"),
        38: ("Penn Racing,5", "Penn Racing,five", "level is 'five'"),
        62: ("DB061", "DB060", "id DB060 stands in line 61 already"),
        64: ("Burst Forward,,", "Head Strong,,", "Head Strong stands in line 62 already"),
        98: ("speed,2", "sped,2", "did you mean `speed`?"),
        116: ("dragon=Beau", "dragon=Bau", "did you mean `Beau`?"),
    }
    lines = text.split("\n")
    for number, (right, wrong, _) in planted.items():
        assert right in lines[number - 1]
        lines[number - 1] = lines[number - 1].replace(right, wrong)
    with pytest.raises(BadTable) as bad:
        BoosterCards(CardTable("mine.csv", "\n".join(lines)))
    told = str(bad.value).split("\n")
    assert [line.partition(": ")[0] for line in told] == [f"mine.csv:{number}" for number in planted]
    for line, (_, _, problem) in zip(told, planted.values(), strict=True):
        assert problem in line


def test_a_table_without_dragons_is_refused() -> None:
    row = {**dict.fromkeys(COLUMNS, ""), "id": "X", "title": "Go", "type": "maneuver", "rarity": "C", "cost": "1"}
    row["sprint"] = "1"
    table = CardTable("mine.csv", ",".join(COLUMNS) + "\n" + ",".join(row.values()))
    with pytest.raises(BadTable, match=r"mine.csv:2: the table has no dragon \(DB-16\)"):
        BoosterCards(table)


def test_the_page_about_the_language_has_an_example_for_each_word() -> None:
    page = (Path(__file__).parent.parent.parent / "docs" / "card-language.md").read_text(encoding="utf-8")
    examples = re.findall(r"\| `((?:Play|Main|Battle|Constant|Win|End): [^`]*)` \|", page)
    effects = [read_effect(code, "event" if code.startswith("Play") else "maneuver") for code in examples]
    assert [effect.code() for effect in effects] == examples
    for word in (*words.WORDS, *words.TEST_WORDS, words.AHEAD):
        assert word in page, word
