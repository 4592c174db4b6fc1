"""Chance is fair, repeatable and nobody's to foresee."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from hmac import digest
from itertools import pairwise
from math import sqrt
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import wyrmhall
from wyrmhall.games.magic_dragon.state import MagicDragon
from wyrmhall.games.storm_dragons.piles import shuffle_discards
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.kernel.chance import Chance, Keyed, Seed, chance_from, pledge, swift
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.imagine import imagine
from wyrmhall.kernel.play import choose, playout
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.kernel.view import look
from wyrmhall.lab.laws.around import Around

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


@pytest.mark.parametrize("data", [[], ["swift"], ["mersenne", 1, 2], ["swift", 1, 2, 3], ["keyed", KEY, 0, "deal"]])
def test_unknown_sources_are_refused(data: list[Seed]) -> None:
    with pytest.raises(BadData, match="unknown source of chance"):
        chance_from(data)


@pytest.mark.parametrize(
    "data", [["swift", 0, 1, 1, 1], ["swift", 1, 1, 1, 2**29], ["swift", 1, 1, 1, 1, "deal", 1, 0]]
)
def test_a_swift_source_never_stands_still(data: list[Seed]) -> None:
    with pytest.raises(BadData, match="no swift source of chance stands at"):
        chance_from(data)


# --- streams ----------------------------------------------------------------------------------------


def some_draws(chance: Chance) -> list[int]:
    return [chance.below(1000) for _ in range(20)]


@sources
def test_a_stream_goes_on_where_it_stopped(name: str) -> None:
    at_once, one_by_one = SOURCES[name][0].copy().of("die"), SOURCES[name][0].copy()
    assert some_draws(at_once) == [one_by_one.of("die").below(1000) for _ in range(20)]
    first, second = one_by_one.of("die"), one_by_one.of("die")  # one stream, however often it is asked for
    assert [first.below(1000), second.below(1000), first.below(1000)] == [at_once.below(1000) for _ in range(3)]


@sources
@given(others=st.lists(st.tuples(st.sampled_from(["die", "deck", "pack", ""]), st.integers(-1, 3)), max_size=20))
def test_a_stream_does_not_depend_on_draws_of_another(name: str, others: list[tuple[str, int]]) -> None:
    alone, beside = SOURCES[name][0].copy(), SOURCES[name][0].copy()
    found = []
    for purpose, owner in [*others, ("die", 0)]:
        if (purpose, owner) != ("deck", 2):
            (beside.of(purpose, owner) if purpose else beside).shuffle(CARDS)
        found.append(beside.of("deck", 2).below(1000))
    assert found == [alone.of("deck", 2).below(1000) for _ in found]


@sources
def test_streams_have_nothing_in_common(name: str) -> None:
    """Two unrelated shuffles agree at one place on average: streams of one source, and one stream of many sources."""
    agreeing = []
    before: tuple[int, ...] = ()
    for number in range(600):
        source = swift(number) if name == "swift" else Keyed(sha256(str(number).encode()).hexdigest())
        names = [("deck", 0), ("deck", 1), ("deck", 12), ("deal", -1), ("dealer", -1)]
        for shuffled in [source.shuffle(CARDS), *[source.of(*each).shuffle(CARDS) for each in names]]:
            agreeing.append(sum([a == b for a, b in zip(before, shuffled, strict=False)]))
            before = shuffled
    assert abs(sum(agreeing) / len(agreeing) - 1) < UNLIKELY / sqrt(len(agreeing))


@sources
def test_a_stream_deals_fairly(name: str) -> None:
    """The first draws of many streams, not many draws of one."""
    source, count = SOURCES[name]
    chance, met = source.copy(), Counter[tuple[int, ...]]()
    for number in range(count // 5):
        met[chance.copy().of("deck", number).deal(tuple(range(8)), 2)[:2]] += 1
    assert abs(deviation(list(met.values()), 56, 55)) < UNLIKELY


@sources
def test_copies_are_independent(name: str) -> None:
    """Also where somebody holds a stream from before the copy was made."""
    chance = SOURCES[name][0].copy()
    held = chance.of("die")
    held.below(6)
    twin, before = chance.copy(), chance.to_data()
    wanted = some_draws(chance.of("die").copy())
    assert some_draws(twin.of("die")) == wanted
    assert chance.to_data() == before
    kept = twin.to_data()
    assert some_draws(held) == wanted
    assert some_draws(chance.of("deck", 1)) == some_draws(twin.of("deck", 1))
    assert twin.to_data() == chance.to_data() != kept != before


@sources
def test_data_carries_the_streams(name: str) -> None:
    chance = SOURCES[name][0].copy()
    for number in (3, 1, 2):
        chance.of("deck", number).shuffle(CARDS)
    chance.below(6)
    stored = chance_from(chance.to_data())
    assert stored.to_data() == chance.to_data()
    for source in (stored, chance):
        source.of("deck", 1).below(6)
    assert stored.to_data() == chance.to_data()
    assert some_draws(stored.of("deck", 2)) == some_draws(chance.of("deck", 2))
    assert some_draws(stored.of("new")) == some_draws(chance.of("new"))
    assert some_draws(stored) == some_draws(chance)


@sources
def test_every_draw_shows_in_the_data(name: str) -> None:
    """By this a table notices that chance was drawn, and lets nobody take a choice back."""
    chance = SOURCES[name][0].copy()
    seen = [chance.to_data()]
    for purpose in ("die", "deck", "die", "deck"):
        chance.of(purpose).below(6)
        seen.append(chance.to_data())
    assert all(one != other for i, one in enumerate(seen) for other in seen[:i])


@sources
def test_data_does_not_tell_in_which_order_streams_were_first_drawn_from(name: str) -> None:
    one, other = SOURCES[name][0].copy(), SOURCES[name][0].copy()
    for purpose in ("a", "b"):
        one.of(purpose).below(6)
    for purpose in ("b", "a"):
        other.of(purpose).below(6)
    assert one.to_data() == other.to_data()


@sources
@pytest.mark.parametrize("purpose", ["", "Deck", "deck/2", "deck-", "two words"])
def test_streams_are_named_by_plain_words(name: str, purpose: str) -> None:
    with pytest.raises(BadData, match="small letters and hyphens"):
        SOURCES[name][0].copy().of(purpose).below(6)


@sources
def test_a_stream_has_no_streams(name: str) -> None:
    with pytest.raises(BadData, match="no streams of its own"):
        SOURCES[name][0].copy().of("deck").of("die")


def test_keyed_streams_can_be_audited_with_hmac_alone() -> None:
    """As docs/decisions/0004-randomness.md says it."""
    chance = Keyed(KEY)
    for name, stream in {"deal": chance.of("deal"), "deck 3": chance.of("deck", 3)}.items():
        own = digest(bytes.fromhex(KEY), b"stream " + name.encode(), "sha256")
        cards, count = list(CARDS), 0
        for i in range(43):
            while True:
                word = int.from_bytes(digest(own, str(count).encode(), "sha256")[:4], "big")
                count += 1
                if word < 2**32 - 2**32 % (44 - i):
                    break
            j = i + word % (44 - i)
            cards[i], cards[j] = cards[j], cards[i]
        assert stream.shuffle(CARDS) == tuple(cards)


# --- games ------------------------------------------------------------------------------------------


def test_duplicate_decks_stay_equal_although_others_draw_more() -> None:
    """At one of two tables with the same deal somebody goes through a deck more often, and a Golemmancer draws lots."""
    one, other = (game("storm-dragons").start(3, seed="duplicate") for _ in range(2))
    assert isinstance(one, StormDragons)
    assert isinstance(other, StormDragons)
    assert (one.hands, one.draws) == (other.hands, other.draws)
    for seat, s in ((2, one), (1, other), (1, other), (0, other), (2, other)):
        s.discards[seat] = s.draws[seat]
        other.chance.of("golem").below(6)
        shuffle_discards(s, seat)
    assert one.draws[2] == other.draws[2]
    assert one.draws[1] != other.draws[1]


def test_duplicate_rounds_are_dealt_alike_whatever_was_played() -> None:
    """Magic Dragon: the same seed deals the same rounds, at tables that play otherwise."""
    tables = []
    for lot in (swift("this"), swift("that")):
        s, rounds = game("magic-dragon").start(4, seed="duplicate"), list[list[tuple[int, ...]]]()
        while s.waiting and len(rounds) < 3:
            assert isinstance(s, MagicDragon)
            if s.round > len(rounds):
                rounds.append(s.hands[:])
            offered = s.waiting[0].options(s)
            choose(s, s.waiting[0].seat, offered[lot.below(len(offered))])
        tables.append(rounds)
    assert tables[0] == tables[1]
    assert len(tables[0]) == 3


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize(
    "make", [swift, lambda seed: Keyed(sha256(str(seed).encode()).hexdigest())], ids=["swift", "keyed"]
)
def test_games_draw_only_from_streams(name: str, make: Callable[[int], Chance]) -> None:
    for variant, seats in game(name).seats.items():
        for number in seats:
            s = game(name).start_from(game(name).set_up(number, variant), Unnamed(make(number)))
            playout(s, swift(number))


class Unnamed(Around):
    """A source that has nothing but streams."""

    def below(self, n: int) -> int:
        raise AssertionError("a number is drawn from no stream")

    def deal(self, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        raise AssertionError("cards are dealt from no stream")

    def copy(self) -> Chance:
        return Unnamed(self.source.copy())


@pytest.mark.parametrize("name", game_names())
def test_an_imagined_world_has_a_source_of_its_own(name: str) -> None:
    """It goes on neither as the true game nor as whoever imagines it; and no two worlds go on alike."""
    s, lot = game(name).start(3, seed=1), swift("worlds")
    lot.of("deal").below(6)
    worlds = [imagine(look(s, 0), lot) for _ in range(2)]
    chances = [s.chance, lot, *[world.chance for world in worlds]]
    assert len({chance.copy().shuffle(CARDS) for chance in chances}) == 4
    for purpose in ("deal", "deck", "new"):
        assert len({chance.of(purpose).shuffle(CARDS) for chance in chances}) == 4
    assert not isinstance(imagine(look(s, 0), Keyed(KEY)).chance, Keyed)  # no key where bots think


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
