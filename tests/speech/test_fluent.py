"""Fluent texts as functions: what they say, and which of them are refused, with file and line."""

from __future__ import annotations

import pytest

from wyrmhall.speech.fluent import Argument, BadMessages, Source, compiled
from wyrmhall.speech.languages import number_writer, plural

COUNTED = """
counted = { $n ->
    [0] none
    [one] { $n } card
   *[other] { $n } cards
}
"""


def say(text: str, name: str, language: str = "en", **given: Argument) -> str:
    said = compiled([Source(language, "a.ftl", text)], language)[name].say
    assert said is not None
    return said(given)


def refused(*texts: str) -> str:
    with pytest.raises(BadMessages) as error:
        compiled([Source("en", f"{name}.ftl", text) for name, text in zip("ab", texts, strict=False)], "en")
    return str(error.value)


@pytest.mark.parametrize(
    ("n", "text"), [(0, "none"), (1, "1 card"), (2, "2 cards"), (1000, "1,000 cards"), (-1, "-1 cards")]
)
def test_plurals(n: int, text: str) -> None:
    assert say(COUNTED, "counted", n=n) == text


def test_the_first_variant_that_fits_is_said() -> None:
    text = "m = { $n ->\n    [one] by its category\n    [1] by its number\n   *[other] x\n}\n"
    assert say(text, "m", n=1) == "by its category"
    text = "m = { $n ->\n    [1] by its number\n    [one] by its category\n   *[other] x\n}\n"
    assert say(text, "m", n=1) == "by its number"


def test_a_word_is_no_number() -> None:
    assert say(COUNTED, "counted", n="0") == "0 cards"
    assert say(COUNTED, "counted", n="one") == "one card"


def test_numbers_are_written_as_the_language_does() -> None:
    assert say("m = { $n }", "m", n=1234567) == "1,234,567"
    assert say("m = { $n }", "m", "de", n=-1234567) == "-1.234.567"
    assert say("m = { $n } { 1000 }", "m", "de", n=1234) == "1.234 1.000"
    assert number_writer("de-AT")(1000) == "1.000"
    assert [plural("de")(n) for n in (0, 1, 2)] == ["other", "one", "other"]


def test_references_share_arguments_and_terms_have_their_own() -> None:
    text = '-sky = { $time } sky\na = { b } { b.x } { -sky(time: "night") } { -sky }\nb = B{ $n }\n    .x = X{ $n }\n'
    assert say(text, "a", n=3, time="day") == "B3 X3 night sky {$time} sky"


def test_references_reach_the_other_file_of_a_language() -> None:
    both = compiled([Source("en", "a.ftl", "-hall = Wyrmhall"), Source("en", "b.ftl", "m = in { -hall }")], "en")
    assert both["m"].say is not None
    assert both["m"].say({}) == "in Wyrmhall"


def test_what_a_message_needs_is_known() -> None:
    text = "m = { $a } { $b ->\n    [x] { $c }\n   *[y] y\n}\n    .label = { $d }\n"
    assert compiled([Source("en", "a.ftl", text)], "en")["m"].variables == set("abcd")


@pytest.mark.parametrize("text", ["m = { $n }", "m = { $n ->\n   *[x] x\n}\n"])
def test_an_argument_that_is_missing_is_an_error(text: str) -> None:
    with pytest.raises(KeyError):
        say(text, "m", other=3)


def test_braces_in_arguments_are_text() -> None:
    assert say("m = { $who } wins", "m", who="{ $n } { -x }") == "{ $n } { -x } wins"


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("good = fine\n\nbad { $n }\n", "a.ftl:3: "),
        ("m = fine\nn = { $n ->\n    [a] a\n}\n", "a.ftl:4: "),
        ("m = fine\nm = again\n", "a.ftl:2: m stands there twice"),
        ("m = fine\n    .x = one\n    .x = two\n", "a.ftl:3: m.x stands there twice"),
        ("-t = fine\nm = t\n-t = again\n", "a.ftl:3: -t stands there twice"),
        ("m = fine\nn = see { nowhere }\n", "a.ftl:2: there is no nowhere"),
        ("m = fine\nn =\n    see\n    { m.label }\n", "a.ftl:4: there is no m.label"),
        ("m = see { -nowhere }\n", "a.ftl:1: there is no -nowhere"),
        ("m = { n }\nn = { o }\no = { m }\n", "a.ftl:1: this message refers to itself"),
        ("m =\n    .x = only this\nn = { m }\n", "a.ftl:3: there is no m"),
        ("m = x\nn = { NUMBER($d) }\n", "a.ftl:2: NUMBER(): there are no functions"),
        ("m = { NUMBER($d) ->\n   *[x] x\n}\n", "a.ftl:1: NUMBER(): there are no functions"),
        ("m = { 3.5 }\n", "a.ftl:1: 3.5: only whole numbers are known here"),
    ],
)
def test_what_is_refused(text: str, problem: str) -> None:
    assert refused(text).startswith(problem)


def test_a_later_file_may_say_it_in_its_own_words() -> None:
    texts = (Source("en", "a.ftl", "m = common\nn = { m }"), Source("en", "b.ftl", "m = own"))
    says = [compiled(texts, "en")[name].say for name in "mn"]
    assert [say({}) for say in says if say] == ["own", "own"]


def test_an_error_behind_a_reference_names_its_own_file() -> None:
    assert refused("m = { n }", "\nn = { nowhere }") == "b.ftl:2: there is no nowhere"


def test_the_error_has_a_stable_code() -> None:
    assert BadMessages.code == "bad_messages"
