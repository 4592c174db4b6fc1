"""What seats bring: declared, checked, dealt, seen by nobody else, imagined from the view alone."""

from __future__ import annotations

from collections import Counter
from typing import ClassVar

import pytest

from tests.toy.decks import DECKS, LEAST, MOST, Decks, DecksGame
from tests.toy.relay import RELAY
from wyrmhall.bots import bot
from wyrmhall.bots.bot import Deadline
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.data import from_data, to_data, view_to_data
from wyrmhall.kernel.errors import BadData, BadList, BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.imagine import imagine
from wyrmhall.kernel.knowledge import Among, Holds, HoldsOneOf, Lacks, kinds_of
from wyrmhall.kernel.lists import cards_named
from wyrmhall.kernel.play import choose, playout
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.suppose import Shown, usually_supposed
from wyrmhall.kernel.value import Value
from wyrmhall.kernel.view import OPEN, SPECTATOR, View, look
from wyrmhall.kernel.zone import BROUGHT, NOBODY, SHARED, Fact, Zone
from wyrmhall.lab.lots import lists_by_lot

SETUP = DECKS.set_up(2)
EMBER, GALE, THORN, FROST, CINDER, TIDE, STORM, COMET = range(8)
SMALL = (EMBER, EMBER, GALE, THORN, FROST, CINDER, TIDE, STORM)
LARGE = (GALE, GALE, GALE, THORN, THORN, THORN, FROST, FROST, FROST, CINDER, CINDER, CINDER, TIDE, TIDE, TIDE, COMET)


def begun(*brought: tuple[int, ...] | None, game: Game = DECKS) -> Decks:
    setup = game.set_up(len(brought))
    s = game.start_from(setup, swift("brought"), [], brought)
    assert isinstance(s, Decks)
    return s


# --- what is brought ----------------------------------------------------------------------------------


def test_a_list_is_kept_in_an_order_that_tells_nothing() -> None:
    assert begun(SMALL[::-1], LARGE).brought == (SMALL, LARGE)


def test_who_names_nothing_brings_the_usual_list() -> None:
    usual = DECKS.usual_list(SETUP, 1)
    assert begun(SMALL, None).brought == (SMALL, usual)
    assert DECKS.start(2, seed=1).brought == (usual, usual)
    assert DECKS.start(2, seed=1, brought=[None, SMALL]).brought == (usual, SMALL)


def test_all_that_was_brought_is_the_deck() -> None:
    s = begun(SMALL, LARGE)
    assert Counter(s.deck()) == Counter(SMALL + LARGE)
    assert len(s.decks[0]) == len(SMALL) - 3
    assert s.copy().brought == s.brought


@pytest.mark.parametrize(
    ("cards", "problem"),
    [
        (SMALL[1:], "a deck of 7 cards; bring 8 to 20 (DK-2)"),
        ((*LARGE, *SMALL), "a deck of 24 cards; bring 8 to 20 (DK-2)"),
        ((COMET,) * 4 + SMALL, "4 of Comet; bring at most 3 of a dragon (DK-2)"),
        ((*SMALL, 99), "a deck is a list of rows of the card table cards.csv"),
        ((*SMALL, -1), "a deck is a list of rows of the card table cards.csv"),
        ((COMET,) * 501, "a deck of 501 cards; 500 are the most"),
    ],
)
def test_a_list_that_may_not_be_brought(cards: tuple[int, ...], problem: str) -> None:
    with pytest.raises(BadList) as refused:
        begun(None, cards)
    assert str(refused.value) == problem
    assert refused.value.code == "bad_list"


def test_a_list_for_each_seat_or_none_at_all() -> None:
    with pytest.raises(BadList, match="3 lists for 2 seats"):
        DECKS.start(2, seed=1, brought=[None, None, None])


def test_where_nobody_brings_anything() -> None:
    with pytest.raises(BadList, match="in relay nobody brings any cards"):
        RELAY.start(4, seed=1, brought=[SMALL] * 4)
    with pytest.raises(BadList, match="in relay nobody brings any cards"):
        RELAY.checked_list(RELAY.set_up(4), SMALL)
    s = RELAY.start(4, seed=1)
    assert s.brought == ()
    assert "brought" not in to_data(s)
    assert lists_by_lot(s.setup, "lot") is None


class Forgetful(Game):
    brings = "deck"
    name = "forgetful"


class Boastful(Game):
    facts: ClassVar[tuple[Fact, ...]] = (BROUGHT,)
    name = "boastful"


@pytest.mark.parametrize("kind", [Forgetful, Boastful])
def test_a_game_says_both_that_seats_bring_something_and_that_it_is_private(kind: type[Game]) -> None:
    with pytest.raises(BadSetup, match="BROUGHT is one of the facts"):
        kind()


# --- who sees it --------------------------------------------------------------------------------------


def test_each_seat_sees_its_own_list_alone() -> None:
    s = begun(SMALL, LARGE)
    assert look(s, 0).facts["brought"] == (SMALL, None)
    assert look(s, 1).facts["brought"] == (None, LARGE)
    assert look(s, SPECTATOR).facts["brought"] == (None, None)
    assert look(s, OPEN).facts["brought"] == (SMALL, LARGE)
    assert view_to_data(look(s, 1))["facts"]["brought"] == [None, [s.cards.faces[card] for card in LARGE]]


def test_stored_it_comes_back() -> None:
    s = begun(SMALL, LARGE)
    data = to_data(s)
    assert from_data(s.setup, data).brought == (SMALL, LARGE)
    data["brought"] = [list(LARGE), list(SMALL)]
    with pytest.raises(BadData, match="not a state of decks"):
        from_data(s.setup, data)


# --- what is imagined ---------------------------------------------------------------------------------


def worlds(s: State, viewer: int, count: int = 60) -> list[Decks]:
    chance, found = swift("worlds"), list[Decks]()
    for _ in range(count):
        world = imagine(look(s, viewer), chance)
        assert isinstance(world, Decks)
        found.append(world)
    return found


def test_ones_own_list_is_known_and_others_are_supposed() -> None:
    imagined = worlds(begun(SMALL, LARGE), 0)
    assert {world.brought[0] for world in imagined} == {SMALL}
    assert len({world.brought[1] for world in imagined}) > 50
    for world in imagined:
        assert DECKS.checked_list(world.setup, world.brought[1]) == world.brought[1]


def test_a_size_that_is_unseen_may_be_any() -> None:
    sizes = Counter([len(world.brought[1]) for world in worlds(begun(SMALL, LARGE), 0, 200)])
    assert set(sizes) == set(range(LEAST, MOST + 1))


def test_a_spectator_supposes_all_lists() -> None:
    imagined = worlds(begun(SMALL, LARGE), SPECTATOR)
    assert len({world.brought[0] for world in imagined}) > 50


def test_what_is_supposed_does_not_depend_on_the_truth() -> None:
    one, other = [begun(SMALL, cards) for cards in (LARGE, SMALL)]
    for here, there in zip(worlds(one, 0, 10), worlds(other, 0, 10), strict=True):
        assert here.brought == there.brought


def test_what_was_shown_is_in_every_list_that_is_supposed() -> None:
    s = begun(SMALL, LARGE)
    while s.waiting:
        seat = s.waiting[0].seat
        choose(s, seat, s.waiting[0].options(s)[0])
        for viewer in (0, SPECTATOR):
            for world in worlds(s, viewer, 3):
                shown = Shown(look(s, viewer), 1)
                assert not Counter(shown.cards) - Counter(world.brought[1])
                assert len(world.brought[1]) >= shown.size
                assert look(world, viewer).zones == look(s, viewer).zones
    assert {prize.by for prizes in s.prizes for prize in prizes} == {0, 1}


def test_a_deck_that_has_run_out_gives_the_size_away() -> None:
    s = begun(LARGE, SMALL)
    s.discards[1], s.decks[1], s.out = s.decks[1], (), (1,)
    assert Shown(look(s, 0), 1).is_exact
    assert {len(world.brought[1]) for world in worlds(s, 0)} == {len(SMALL)}


class Plain(DecksGame):
    """With the supposition of the kernel."""

    def suppose(self, view: View, owner: int, chance: Chance) -> tuple[int, ...]:
        return usually_supposed(view, owner, chance)


def test_the_kernels_own_supposition() -> None:
    s = begun(SMALL, LARGE, game=Plain())
    usual = DECKS.usual_list(SETUP, 1)
    lists = [world.brought[1] for world in worlds(s, 0)]
    assert {len(cards) for cards in lists} == {len(usual)}
    s.discards[1], s.decks[1], s.out = s.decks[1], (), (1,)
    assert {len(world.brought[1]) for world in worlds(s, 0)} == {len(LARGE)}


class Strict(Plain):
    """Only one list may be brought."""

    def check_brought(self, setup: Setup, cards: tuple[int, ...]) -> None:
        if cards != setup.book.deck:
            raise BadList("bring the usual deck")


def test_where_hardly_any_list_is_allowed_the_usual_one_is_supposed() -> None:
    game = Strict()
    s = game.start(2, seed=1)
    assert {world.brought[1] for world in worlds(s, 0, 10)} == {game.usual_list(s.setup, 1)}


class Wrong(DecksGame):
    def suppose(self, view: View, owner: int, chance: Chance) -> tuple[int, ...]:
        return (EMBER,) * 2


def test_a_supposition_that_cannot_be_is_an_error() -> None:
    s = begun(SMALL, LARGE, game=Wrong())
    s.discards[1] = (COMET,)
    with pytest.raises(BadData, match="more cards of a kind than there are"):
        worlds(s, 0, 1)


class Knowing(Decks):
    """With conclusions of all sorts about what another seat has brought."""

    known: tuple[Value, ...] = ()

    def knows(self, viewer: int) -> tuple[Value, ...]:
        return self.known


class KnowingGame(DecksGame):
    def empty(self, setup: Setup, chance: Chance) -> State:
        return Knowing(setup, chance)


@pytest.mark.parametrize(
    "known",
    [
        Holds("deck", 1, (COMET, COMET)),
        Among(("deck", "hand"), 1, (COMET, COMET, STORM)),
        HoldsOneOf("hand", 1, kinds_of((COMET,))),
        Lacks("hand", 1, kinds_of((EMBER, GALE, THORN, FROST, CINDER, TIDE))),
        Lacks("deck", 1, kinds_of((EMBER, GALE))),
    ],
)
def test_suppositions_agree_with_what_is_known(known: Value) -> None:
    s = begun(SMALL, LARGE, game=KnowingGame())
    assert isinstance(s, Knowing)
    s.known = (known,)
    for world in worlds(s, 0):
        deck, hand = world.decks[1], world.hands[1]
        if isinstance(known, Holds):
            assert not Counter(known.cards) - Counter(deck)
        elif isinstance(known, Among):
            assert not Counter(known.cards) - Counter(deck + hand)
        elif isinstance(known, HoldsOneOf):
            assert COMET in hand
        else:
            assert isinstance(known, Lacks)
            assert not known.kinds & kinds_of(deck if known.zone == "deck" else hand)


NEST = Zone("nest", "nest", SHARED, NOBODY)
EGGS = (EMBER, EMBER, COMET, COMET, COMET, COMET)


class Nesting(Decks):
    """Beside the decks the table itself has cards, of which nobody has brought one."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, chance)
        self.zones += (NEST,)
        self.nest = EGGS

    def common(self) -> tuple[int, ...]:
        return EGGS


class NestingGame(DecksGame):
    def empty(self, setup: Setup, chance: Chance) -> State:
        return Nesting(setup, chance)


def test_the_cards_of_the_table_itself_are_a_stock_of_their_own() -> None:
    s = begun(SMALL, LARGE, game=NestingGame())
    assert Counter(s.deck()) == Counter(SMALL + LARGE + EGGS)
    for world in worlds(s, 0):
        assert isinstance(world, Nesting)
        assert sorted(world.nest) == sorted(EGGS)
        assert COMET not in world.decks[0]


# --- bots ---------------------------------------------------------------------------------------------


def test_a_thinking_bot_plays_with_what_it_supposes() -> None:
    s, thinker, other = begun(SMALL, LARGE), bot("thinking", 1), bot("random", 2)
    while s.waiting:
        seat = s.waiting[0].seat
        choose(s, seat, (thinker if seat == 0 else other).choose(look(s, seat), Deadline(float("inf"))))
    assert s.winners


def test_lists_by_lot_are_of_all_sizes() -> None:
    lists = [cards for number in range(40) for cards in lists_by_lot(SETUP, str(number)) or ()]
    assert len(set(lists)) > 70
    assert {len(cards) for cards in lists} >= {LEAST, MOST}
    for cards in lists[:6]:
        playout(begun(cards, None), swift("lot"))


def test_cards_are_named_one_by_one() -> None:
    assert cards_named(SETUP.book, ["Storm", "Ember", "Storm"]) == (EMBER, STORM, STORM)
    with pytest.raises(BadList, match="card 2: there is no card Dodo"):
        cards_named(SETUP.book, ["Storm", "Dodo"])
    with pytest.raises(BadList, match=r"card 1: there is no card \?"):
        cards_named(SETUP.book, ["?"])
    with pytest.raises(BadList, match="more than 500 cards"):
        cards_named(SETUP.book, ["Ember"] * 501)
