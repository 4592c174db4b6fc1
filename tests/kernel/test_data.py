"""Stored states are read strictly."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.toy.relay import RELAY
from wyrmhall.kernel.data import from_data, pack, to_data, unpack
from wyrmhall.kernel.errors import BadData, WyrmhallError
from wyrmhall.kernel.play import choose, options
from wyrmhall.kernel.state import State


def stored() -> tuple[State, dict[str, Any]]:
    s = RELAY.start(4, seed=1)
    choose(s, 1, options(s, 1)[0])
    return s, json.loads(json.dumps(to_data(s)))


def test_a_state_comes_back() -> None:
    s, data = stored()
    assert to_data(from_data(s.setup, data)) == to_data(s)


@pytest.mark.parametrize("name", ["hands", "stage", "agenda", "sealed", "winners", "chance"])
def test_a_missing_part_is_refused(name: str) -> None:
    s, data = stored()
    del data[name]
    with pytest.raises(BadData):
        from_data(s.setup, data)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("weather", 1),
        ("events", []),
        ("chance", ["mersenne", 1, 2]),
        ("agenda", [{"Flee": []}]),
        ("agenda", [{"Draft": [], "Deal": []}]),
        ("sealed", [{"SealedChoice": [{"Pick": [1]}, {"option": "Fly"}]}]),
    ],
)
def test_an_unknown_part_is_refused(name: str, value: object) -> None:
    s, data = stored()
    data[name] = value
    with pytest.raises(WyrmhallError):
        from_data(s.setup, data)


@pytest.mark.parametrize(
    ("seats", "variant", "house"),
    [(2, "single", {}), (4, "single", {}), (4, "teams", {"partners_look": "false"})],
)
def test_a_state_of_another_table_is_refused(seats: int, variant: str, house: dict[str, str]) -> None:
    _, data = stored()
    with pytest.raises(BadData, match="stored for another set-up"):
        from_data(RELAY.set_up(seats, variant, house), data)


def test_a_state_of_other_rules_is_refused() -> None:
    s, data = stored()
    data["setup"]["rules"] = "0"
    with pytest.raises(BadData, match="stored for another set-up"):
        from_data(s.setup, data)


@pytest.mark.parametrize("thing", [1.5, {1}, {"a": 1}, b"x", object(), [1, 2.0]])
def test_only_plain_values_can_be_stored(thing: object) -> None:
    with pytest.raises(TypeError, match="a state may not hold"):
        pack(thing)


def test_lists_come_back_as_tuples() -> None:
    setup = RELAY.set_up(4)
    assert unpack(setup, pack([1, (2, [3, None, True, "x"])])) == (1, (2, (3, None, True, "x")))
