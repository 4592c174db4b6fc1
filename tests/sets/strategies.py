"""Any set there can be, for Hypothesis."""

from __future__ import annotations

from hypothesis import strategies as st

from wyrmhall.sets.cards import KINDS, Card, CardSet, Choice, Condition, PackDescription, Slot
from wyrmhall.sets.cells import is_empty
from wyrmhall.sets.text import fault_of, plain

SIGNS = st.sampled_from("abcXYZ019 -|\\,;=#/'\"@+_.éÄßжض龍ﬁ🐉")


def texts(longest: int) -> st.SearchStrategy[str]:
    """Plain texts that may stand in a card, the signs of our own notation among them."""
    return (
        st.text(st.one_of(SIGNS, st.characters(codec="utf-8", exclude_categories=["C", "Z", "M"])), max_size=longest)
        .map(plain)
        .filter(lambda text: bool(text) and fault_of(text, longest, 1, "") is None)
    )


WORDS = texts(12)
COLOURS = st.text("abcdRGBö", min_size=1, max_size=8).filter(lambda text: not is_empty(text))
PACK_NAMES = st.from_regex("[a-z]{1,6}(-[a-z]{1,6})?", fullmatch=True)


@st.composite
def choices(draw: st.DrawFn, rarities: list[str], types: list[str]) -> Choice:
    values = {
        "rarity": st.sampled_from(rarities),
        "type": st.sampled_from(types),
        "kind": st.sampled_from(KINDS),
        "colour": WORDS,
        "number": WORDS,
    }
    asked = draw(st.lists(st.sampled_from(sorted(values)), unique=True, max_size=3))
    conditions = [
        Condition(name, tuple(draw(st.lists(values[name], min_size=1, max_size=3, unique=True)))) for name in asked
    ]
    return Choice(tuple(conditions), draw(st.integers(1, 99)))


@st.composite
def descriptions(draw: st.DrawFn, name: str, rarities: list[str], types: list[str]) -> PackDescription:
    slots = st.builds(
        Slot,
        st.integers(1, 9),
        st.lists(choices(rarities, types), min_size=1, max_size=3).map(tuple),
        st.booleans(),
    )
    return PackDescription(name, tuple(draw(st.lists(slots, min_size=1, max_size=3))))


@st.composite
def card_sets(draw: st.DrawFn) -> CardSet:
    rarities = draw(st.lists(WORDS, min_size=1, max_size=3, unique=True))
    printed = draw(st.lists(WORDS, min_size=1, max_size=3, unique=True))
    numbers = draw(st.lists(WORDS, min_size=len(printed), max_size=8, unique=True))
    cards = [
        Card(
            number,
            draw(texts(20)),
            printed[place] if place < len(printed) else draw(st.sampled_from(printed)),
            tuple(draw(st.lists(COLOURS, unique=True, max_size=3))),
            draw(st.sampled_from(rarities)),
            draw(st.none() | st.integers(0, 999)),
            draw(st.integers(1, 999)),
        )
        for place, number in enumerate(numbers)
    ]
    names = draw(st.lists(PACK_NAMES, unique=True, max_size=2))
    packs = [draw(descriptions(name, rarities, printed)) for name in names]
    types = [(word, draw(st.sampled_from(KINDS))) for word in printed]
    return CardSet(draw(WORDS), draw(WORDS), tuple(rarities), tuple(types), tuple(cards), tuple(packs))
