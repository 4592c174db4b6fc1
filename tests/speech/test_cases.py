"""A table of cases that both runtimes say alike; web/tests/speech.test.ts reads the same file."""

from __future__ import annotations

from typing import Any

import pytest

from tests.speech.cases import faces, read, rendered, setup_of, sides

CASES = read()


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: f"{case['group']}-{case['said']['kind']}")
def test_both_runtimes_say_it_so(case: dict[str, Any]) -> None:
    assert rendered(CASES, case) == case["spans"]


@pytest.mark.parametrize("name", CASES["tables"])
def test_the_page_is_given_the_faces_and_sides_of_the_game(name: str) -> None:
    table = CASES["tables"][name]
    assert table["faces"] == faces(setup_of(table))
    assert table["sides"] == sides(setup_of(table))
