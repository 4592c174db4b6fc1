"""Dragon Booster: its cards and the words of its card language, as coverage counts them."""

from __future__ import annotations

import re
from typing import Any

from wyrmhall.games.dragon_booster.cards import (
    ALWAYS,
    AT_END,
    IN_BATTLE,
    IN_MAIN,
    ON_PLAY,
    ON_WIN,
    BoosterCards,
    Naming,
    Using,
)
from wyrmhall.games.dragon_booster.language import AHEAD, TEST_WORDS, Effect
from wyrmhall.games.dragon_booster.rush import Trigger
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.state import Step
from wyrmhall.kernel.value import NONE

CARDS = "cards"
WORDS = "words"


def words_of(effect: Effect) -> tuple[str, ...]:
    """The words that an effect is made of, without their numbers: Battle:, behind, SPRINT n."""
    test = "" if effect.test is None else effect.test.code()
    tests = [word for word in TEST_WORDS if test.startswith(word)]
    verbs = [re.sub("[0-9]+", "n", verb.code()) for verb in effect.does]
    return (f"{effect.when}:", *tests, *verbs, *[AHEAD] * effect.is_for_those_ahead)


def parts_of(cards: BoosterCards) -> dict[str, tuple[str, ...]]:
    """All that a table has."""
    words = [word for effect in cards.effects if effect is not None for word in words_of(effect)]
    return {CARDS: cards.faces, WORDS: tuple(sorted(set(words)))}


def parts_used(cards: BoosterCards, what: Step[Any] | Option) -> tuple[tuple[str, str], ...]:
    """A card counts as it is played or comes into play, a word when its moment has come: its test may fail."""
    if isinstance(what, Trigger):
        return told_words(cards, what.row, (ON_WIN, AT_END))
    if not isinstance(what, Option) or what.card == NONE:
        return ()
    row = what.card
    if isinstance(what, Using):
        return told_words(cards, row, (IN_MAIN, IN_BATTLE))
    if isinstance(what, Naming) or what is cards.play[row]:
        return ((CARDS, cards.faces[row]), *told_words(cards, row, (ON_PLAY, ALWAYS)))
    return ()


def told_words(cards: BoosterCards, row: int, times: tuple[int, ...]) -> tuple[tuple[str, str], ...]:
    effect = cards.effects[row]
    if effect is None or cards.when[row] not in times:
        return ()
    return tuple([(WORDS, word) for word in words_of(effect)])
