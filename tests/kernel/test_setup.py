"""What a table may agree on, and how it is told that it may not."""

from __future__ import annotations

import pytest

from tests.toy.relay import RELAY
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import numbers_in_words
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Flag, HouseOption, Numbers, OneOf, SeatOrRandom

FLAG = Flag("quick", "XX-A1", "it goes quickly", False)
CHOICE = OneOf("tie", "XX-A2", "what a tie means", ("share", "again"))
SEAT = SeatOrRandom("first", "XX-A3", "who begins")
NUMBERS = Numbers("bonus", "XX-A4", "the bonus of each bid")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (FLAG, "true", True),
        (FLAG, "false", False),
        (CHOICE, "again", "again"),
        (SEAT, "random", -1),
        (SEAT, "A", 0),
        (SEAT, "C", 2),
        (SEAT, "1", 1),
        (NUMBERS, "7,4,5", ((0, 7), (1, 4), (2, 5))),
        (NUMBERS, "3:6,0:7", ((0, 7), (3, 6))),
        (NUMBERS, "9,3:6", ((0, 9), (3, 6))),
    ],
)
def test_a_house_option_is_read_and_written(option: HouseOption, text: str, value: object) -> None:
    read = option.read(text, 3)
    assert read == value
    assert option.read(option.write(read), 3) == value


@pytest.mark.parametrize(
    ("option", "text"),
    [
        *[(FLAG, text) for text in ("", "yes", "1", "true ")],
        *[(CHOICE, text) for text in ("", "Share", "share,again", "none")],
        *[(SEAT, text) for text in ("", "D", "3", "-1", "a", "AB", "²", "٣", "100", "Random")],
        *[(NUMBERS, text) for text in ("", ",", "1,", "x", "1:", ":1", "-1", "1.5", "1:2:3", "0:1,0:2", "1,0:2", "²")],
        *[(NUMBERS, text) for text in ("123456789", "1 2", "٣")],
    ],
)
def test_any_other_value_is_refused_with_the_clause_and_what_it_may_be(option: HouseOption, text: str) -> None:
    with pytest.raises(BadSetup) as refused:
        option.read(text, 3)
    assert str(refused.value) == f"house option {option.name}={text}: it must be {option.values()} ({option.clause})"


def test_an_unknown_house_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match=r"unknown house option partner_looks; .*partners_look, first_leader"):
        RELAY.set_up(4, house={"partner_looks": "true"})


def test_house_options_that_differ_are_told_as_records_write_them() -> None:
    setup = RELAY.set_up(4, house={"first_leader": "2", "partners_look": "true"})
    assert setup.house_text() == "first_leader=C"
    assert setup.house == {"partners_look": True, "first_leader": 2}


@pytest.mark.parametrize(
    ("seats", "variant"), [(0, None), (3, None), (5, None), (1, "single"), (5, "single"), (-4, None)]
)
def test_a_wrong_number_of_seats_is_refused(seats: int, variant: str | None) -> None:
    with pytest.raises(BadSetup, match="seats"):
        RELAY.set_up(seats, variant)


@pytest.mark.parametrize(
    ("numbers", "words"),
    [((4,), "4"), ((2, 3), "2 or 3"), ((2, 3, 4, 5), "2 to 5"), ((2, 4), "2 or 4"), ((2, 4, 6), "2, 4 or 6")],
)
def test_numbers_of_seats_are_told_with_their_gaps(numbers: tuple[int, ...], words: str) -> None:
    assert numbers_in_words(numbers) == words


def test_an_unknown_variant_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadSetup, match="relay has no variant 'team'; it has teams, single"):
        RELAY.set_up(4, "team")


def test_a_table_that_is_too_small_for_the_seats_is_refused() -> None:
    small = CardTable("small.csv", "name,speed,copies\nEmber,1,13\n")
    assert RELAY.set_up(2, "single", cards=small).book.deck == (0,) * 13
    with pytest.raises(BadSetup, match="3 seats need 18 cards; the table has 13"):
        RELAY.set_up(3, "single", cards=small)


def test_seats_are_called_by_letters_or_by_names() -> None:
    assert RELAY.set_up(4).names == ("A", "B", "C", "D")
    setup = RELAY.set_up(2, "single", names=("Ann", "Bob"))
    assert [setup.seat(word) for word in ("Ann", "Bob", "A", "B", "-")] == [0, 1, 0, 1, -1]
    assert [setup.name(seat) for seat in (-1, 0, 1)] == ["-", "Ann", "Bob"]
    for stranger in ("C", "Cleo", "", "AB"):
        with pytest.raises(ValueError, match="there is no seat"):
            setup.seat(stranger)


@pytest.mark.parametrize(
    "names",
    [
        *[("Ann",), ("Ann", "Ann"), ("Ann", "Bob", "Cleo")],
        *[("Ann", name) for name in ("", "-", "?", "nobody", "nothing", "B b", 'B"', "B;", "[B]", "B\n", "B\u2028")],
    ],
)
def test_names_that_a_record_could_not_write_are_refused(names: tuple[str, ...]) -> None:
    with pytest.raises(BadSetup):
        RELAY.set_up(2, "single", names=names)


def test_clockwise_is_to_the_left_and_ends_with_oneself() -> None:
    assert RELAY.set_up(3, "single").clockwise == ((1, 2, 0), (2, 0, 1), (0, 1, 2))


def test_a_game_needs_a_seed_or_a_key_and_not_both() -> None:
    with pytest.raises(BadSetup, match="a seed or a key"):
        RELAY.start(4)
    with pytest.raises(BadSetup, match="a seed or a key"):
        RELAY.start(4, seed=1, key="00" * 32)


def test_a_bonus_for_a_bid_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup, match="house option bid_bonus: there is no bid 5"):
        game("magic-dragon").set_up(3, house={"bid_bonus": "5:9"})
