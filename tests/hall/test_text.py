"""What people write is normalised in one place; here are those who try to get something past it."""

from __future__ import annotations

from unicodedata import category, is_normalized

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyrmhall.hall.identity import BadName, clean_name
from wyrmhall.hall.text import (
    COLOUR,
    FLAG,
    FLAGS,
    HIDDEN,
    INVISIBLE,
    JOINER,
    MARKS,
    MOST_MARKS,
    is_hidden,
    is_overgrown,
    plain_text,
)  # fmt: skip

ZALGO = "H" + "".join(chr(code) for code in range(0x300, 0x340)) + "i"

ODD = st.sampled_from([
    *"\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2066\u2069\u2028\u2029\ufeff\u00ad\u061c\u180e\u3164\u2800",
    *"\ufe0e\ufe0f\u20e3\u0301\u0316\u0338\u0489\u0e49\u05bc\u094d\u0903", *"\x00\x07\x1b\n\r\t\x85\xa0\u3000",
    *"\U000e0001\U000e0041\U000e007f\U000e0100\ud800\udfff\ue000\uffff\U0010ffff\U0001f3f4\U0001d15e\u1100\u1161",
    *"aeQ5#=\u2190\u2194\u2764\U0001f469\U0001f3fd\U0001f680\U0001f1eb\U0001f1f7\u05e9\u0e01\u09c7\u09be\ufb2c",
    *FLAGS,
])  # fmt: skip
ANYTHING = st.text(st.characters(codec=None), max_size=40) | st.lists(ODD, max_size=25).map("".join)


@pytest.mark.parametrize(
    "text",
    [
        "good game, everybody!",
        "<b>no</b> & 'quotes' \"too\" -- 100 % ~ `x` \\n",
        "Zoë, naïve, Łódź, Việt Nam ngữ, ﬁne",
        "Ада 王小明 こんにちは 안녕하세요 สวัสดีค่ะ नमस्ते שָׁלוֹם مَرْحَبًا བསྒྲུབས",
        "🐉 😀 ❤️ ☺️ ⬅️ ↔️ 1️⃣ #️⃣ ©️ ™️",
        "👩‍🚀 👩🏽‍🚀 👨‍👩‍👧‍👦 🏳️‍🌈 🏴‍☠️ 👩‍❤️‍💋‍👨 🐈‍⬛ 🙂‍↕️ 🙂‍↔️",
        "🇫🇷 🇯🇵 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🏴󠁧󠁢󠁳󠁣󠁴󠁿 🏴󠁧󠁢󠁷󠁬󠁳󠁿",
        "♠️ ♥ ½ ∑ ≠ → € ₿ ☃",
    ],
)
def test_what_people_ordinarily_write_stays_as_it_is(text: str) -> None:
    assert plain_text(text) == text


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("a\x00b\x07c\x1b[31md\x7fe\x9bf", "abc[31mdef"),
        ("one\ntwo\r\nthree\tfour\u2028five\u2029six\x85seven\x0beight", "one two three four five six seven eight"),
        ("  a \u00a0\u3000\u2003 b  ", "a b"),
        ("you \u202enw\u202c win \u2066x\u2069\u200e\u200f\u061c", "you nw win x"),
        ("in\u200bvis\u200cible\u2060 \ufeffsoft\u00adhy\u180ephen", "invisible softhyphen"),
        ("in\u200dvisible", "invisible"),
        ("a\u3164b\u115fc\uffa0d\u2800e\u17b4f\u034fg", "abcdefg"),
        ("x\ufe00y\ufe0fz\U000e0100!", "xyz!"),
        ("hi\U000e0068\U000e0069\U000e007f there", "hi there"),  # words in tags
        ("\U0001f3f4\U000e0065\U000e0076\U000e0069\U000e006c\U000e007f", "\U0001f3f4"),  # a flag of no land
        ("\u2764\ufe0f\ufe0f\ufe0f\ufe0f", "\u2764\ufe0f"),
        ("\U0001f600\u200d\u200d\u200da", "\U0001f600a"),
        ("\U0001f600\u200d", "\U0001f600"),
        ("\u200d\U0001f600", "\U0001f600"),
        ("a\ud800b\udfffc\ue000d\uffffe\U0010fffff\u0378g", "abcdefg"),
        ("e\u200b\u0301", "\u00e9"),  # a letter and its accent, with something between them
        ("\u0301\u0302a \u0301b", "a b"),
        ("\u0489" * 50, ""),
        ("\u202e\u200b\x07", ""),
        (" \n\t ", ""),
    ],
)
def test_what_hides_or_deceives_is_left_out(typed: str, said: str) -> None:
    assert plain_text(typed) == said


def test_towers_of_marks_are_cut() -> None:
    assert len(ZALGO) > 60
    cut = plain_text(ZALGO)
    assert (cut[0], cut[-1], len(cut)) == ("H", "i", 2 + MOST_MARKS)


@given(ANYTHING)
def test_what_is_plain_stays_plain(text: str) -> None:
    plain = plain_text(text)
    assert plain_text(plain) == plain
    assert is_normalized("NFC", plain)


@given(ANYTHING)
def test_nothing_hidden_is_left(text: str) -> None:
    plain = plain_text(text)
    assert plain == plain.strip()
    assert "  " not in plain
    assert not is_overgrown(plain)
    bare = FLAG.sub("", plain)
    for place, sign in enumerate(bare):
        if sign == COLOUR:
            assert category(bare[place - 1]) in ("So", "Sm", "Po", "Nd", "Pd", "Ll")
        elif sign == JOINER:
            assert category(bare[place + 1]) in ("So", "Sm", "Po", "Nd", "Pd", "Ll")
            assert bare[place - 1] == COLOUR or category(bare[place - 1]) in ("So", "Sk", "Sm", "Po", "Nd", "Pd", "Ll")
        else:
            assert sign not in INVISIBLE
            assert category(sign) not in HIDDEN
            assert sign == " " or not sign.isspace()


@given(ANYTHING)
def test_no_letter_has_a_tower_on_it(text: str) -> None:
    run = 0
    for sign in plain_text(text):
        run = run + 1 if category(sign) in MARKS else 0
        assert run <= MOST_MARKS


@given(ANYTHING)
def test_a_name_that_is_taken_hides_nothing(text: str) -> None:
    try:
        name = clean_name(text)
    except BadName:
        return
    assert clean_name(name) == name
    assert plain_text(name) == name
    assert not any(is_hidden(sign) for sign in name)
