"""Chance is fair, repeatable and nobody's to foresee."""

from __future__ import annotations

import ast
from collections import Counter
from hashlib import sha256
from hmac import digest
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wyrmhall
from wyrmhall.kernel.chance import Chance, Keyed, chance_from, pledge, swift
from wyrmhall.kernel.errors import BadData

KEY = sha256(b"a key for tests").hexdigest()
CARDS = tuple(range(44))
SOURCES = {"swift": (swift("fairness"), 50_000), "sealed": (Keyed(KEY), 3_000)}
UNLIKELY = 4.0  # standard deviations; what is tried is always the same, so this fails always or never

sources = pytest.mark.parametrize("name", SOURCES)


def deviation(counts: list[int], cells: int, freedom: int) -> float:
    """How far χ² of these counts, all expected to be equal, lies from what chance gives, in standard deviations."""
    expected = sum(counts) / cells
    squares = sum([(count - expected) ** 2 / expected for count in counts])
    squares += (cells - len(counts)) * expected  # cells that were never met
    cube_root: float = (squares / freedom) ** (1 / 3)  # Wilson and Hilferty
    return (cube_root - (1 - 2 / (9 * freedom))) / sqrt(2 / (9 * freedom))


@sources
def test_every_card_is_as_likely_at_every_place(name: str) -> None:
    source, shuffles = SOURCES[name]
    chance, met = source.copy(), Counter[tuple[int, int]]()
    for _ in range(shuffles):
        met.update(enumerate(chance.shuffle(CARDS)))
    assert abs(deviation(list(met.values()), 44 * 44, 43 * 43)) < UNLIKELY


@sources
def test_every_card_is_as_likely_after_every_other(name: str) -> None:
    source, shuffles = SOURCES[name]
    chance, met = source.copy(), Counter[tuple[int, int]]()
    for _ in range(shuffles):
        met.update(pairwise(chance.shuffle(CARDS)))
    assert abs(deviation(list(met.values()), 44 * 43, 44 * 43 - 1)) < UNLIKELY


@sources
def test_a_deal_is_a_fair_draw_of_its_first_cards(name: str) -> None:
    source, shuffles = SOURCES[name]
    chance, met = source.copy(), Counter[tuple[int, ...]]()
    for _ in range(shuffles):
        met[tuple(sorted(chance.deal(tuple(range(8)), 3)[:3]))] += 1
    assert len(met) == 56
    assert abs(deviation(list(met.values()), 56, 55)) < UNLIKELY


@sources
@given(n=st.integers(1, 5000))
def test_a_number_below_n_is_below_n(name: str, n: int) -> None:
    chance = SOURCES[name][0].copy()
    assert all(0 <= chance.below(n) < n for _ in range(20))


@sources
@given(cards=st.lists(st.integers(0, 9), max_size=60), n=st.integers(0, 60))
def test_dealing_keeps_the_cards(name: str, cards: list[int], n: int) -> None:
    chance = SOURCES[name][0].copy()
    assert sorted(chance.deal(tuple(cards), min(n, len(cards)))) == sorted(cards)
    assert sorted(chance.shuffle(tuple(cards))) == sorted(cards)


@sources
def test_a_source_goes_on_from_a_copy_and_from_its_data(name: str) -> None:
    chance = SOURCES[name][0].copy()
    chance.shuffle(CARDS)
    copy, stored = chance.copy(), chance_from(chance.to_data())
    wanted = [chance.below(1000) for _ in range(50)]
    assert [copy.below(1000) for _ in range(50)] == wanted
    assert [stored.below(1000) for _ in range(50)] == wanted


def test_a_swift_deal_is_the_deal_of_any_source() -> None:
    class Slow(Chance):
        """Deals as the interface does it, with the draws of a swift source."""

        def __init__(self) -> None:
            self.source = swift("slow")

        def below(self, n: int) -> int:
            return self.source.below(n)

    assert Slow().deal(CARDS, 30) == swift("slow").deal(CARDS, 30)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """Two unrelated shuffles agree at one place on average, whatever their size."""
    shuffles = [swift(seed).shuffle(CARDS) for seed in range(3000)]
    agreeing = [sum([a == b for a, b in zip(one, other, strict=True)]) for one, other in pairwise(shuffles)]
    assert abs(sum(agreeing) / len(agreeing) - 1) < UNLIKELY / sqrt(len(agreeing))
    first = Counter([shuffle[0] for shuffle in shuffles])
    assert abs(deviation(list(first.values()), 44, 43)) < UNLIKELY


def test_seeds_are_texts_and_numbers_alike() -> None:
    assert swift(7).shuffle(CARDS) == swift("7").shuffle(CARDS)


def test_a_sealed_table_can_be_audited_with_hmac_alone() -> None:
    """As anybody would check it who has the key, without our code: word after word, no favour for small numbers."""
    chance, count = Keyed(KEY), 0

    def audited(n: int) -> int:
        nonlocal count
        while True:
            word = int.from_bytes(digest(bytes.fromhex(KEY), str(count).encode(), "sha256")[:4], "big")
            count += 1
            if word < 2**32 - 2**32 % n:
                return word % n

    assert [chance.below(n) for n in range(1, 500)] == [audited(n) for n in range(1, 500)]
    most = 2**31 + 1  # nearly every second word must be thrown away
    assert [chance.below(most) for _ in range(50)] == [audited(most) for _ in range(50)]
    assert count > 570


def test_another_key_deals_another_deck() -> None:
    other = sha256(b"another key").hexdigest()
    assert Keyed(KEY).shuffle(CARDS) == Keyed(KEY).shuffle(CARDS)
    assert Keyed(KEY).shuffle(CARDS) != Keyed(other).shuffle(CARDS)


@given(changed=st.integers(0, 255))
def test_a_pledge_binds_to_every_bit_of_the_key(changed: int) -> None:
    other = f"{int(KEY, 16) ^ 1 << changed:064x}"
    assert pledge(other) != pledge(KEY)
    assert pledge(KEY) == sha256(bytes.fromhex(KEY)).hexdigest()


@pytest.mark.parametrize("key", ["", "00", KEY[:-2], KEY + "00", "x" * 64], ids=len)
def test_a_key_has_256_bits(key: str) -> None:
    with pytest.raises(BadData, match="256 bits"):
        Keyed(key)


@pytest.mark.parametrize("data", [[], ["swift"], ["mersenne", 1, 2], ["swift", 1, 2, 3]])
def test_unknown_sources_are_refused(data: list[str | int]) -> None:
    with pytest.raises(BadData, match="unknown source of chance"):
        chance_from(data)


def test_nothing_but_bots_imports_a_guessable_source() -> None:
    """After 624 outputs the Mersenne twister of `random` has no secrets: it must not deal cards."""
    package = Path(wyrmhall.__file__).parent
    guessable = {"random", "numpy", "uuid"}
    found = []
    for path in sorted(package.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom) and node.level == 0:
                names = [node.module or ""]
            if guessable & {name.partition(".")[0] for name in names} and path.parent.name != "bots":
                found.append(f"{path.relative_to(package)}:{node.lineno}")  # type: ignore[attr-defined]
    assert found == []
