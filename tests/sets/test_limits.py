"""No file takes more than 10 s or 300 MB, whatever is in it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.patience import PATIENCE
from tests.sets.bombs import BOMBS
from wyrmhall.sets.decoding import LARGEST_FILE
from wyrmhall.sets.importing import import_set
from wyrmhall.sets.mapping import mapping_from
from wyrmhall.sets.problems import MOST_TOLD, BadSet

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", BOMBS)
def test_no_file_takes_long_or_much(name: str) -> None:
    command = [sys.executable, "-m", "tests.sets.bombs", name]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=True)
    seconds, megabytes, _ = done.stdout.split()
    assert float(seconds) < 10
    assert float(megabytes) < 300


def test_a_file_that_is_too_large_is_refused_before_it_is_read() -> None:
    imported = import_set(b"x" * (LARGEST_FILE + 1))
    assert [(each.code, each.parts["limit"]) for each in imported.problems] == [("too_large", LARGEST_FILE)]


@pytest.mark.parametrize("number", [20_000, 20_001])
def test_twenty_thousand_rows_are_read_and_no_more(number: int) -> None:
    body = "number,name,type,rarity\n" + "".join([f"{at},Card {at},Battle,C\n" for at in range(number)])
    data = (
        "[" + ",".join([f'{{"number":"{at}","name":"n","type":"Battle","rarity":"C"}}' for at in range(number)]) + "]"
    )
    for text in (body, data):
        imported = import_set(text.encode())
        if number == 20_000:
            assert imported.card_set is not None
            assert len(imported.card_set.cards) == 20_000
        else:
            assert [each.code for each in imported.problems] == ["too_many_rows"]


def test_problems_are_told_within_bounds_and_all_counted() -> None:
    body = "number,name,type,rarity\n" + "".join([f"{at},,Battle,C\n" for at in range(1000)])
    imported = import_set(body.encode())
    assert (len(imported.problems), imported.problem_count) == (MOST_TOLD, 1000)
    assert [each.line for each in imported.problems] == list(range(2, MOST_TOLD + 2))


@given(st.binary(max_size=200))
def test_any_bytes_give_a_set_or_problems(body: bytes) -> None:
    imported = import_set(body)
    assert (imported.card_set is None) == bool(imported.problems)


@given(st.text(st.sampled_from('{}[]",:;|\t\n\r\\ab1-\ufeff\u200b\ud800é'), max_size=120))
def test_any_text_gives_a_set_or_problems(text: str) -> None:
    for encoding in ("utf-8", "utf-16"):
        imported = import_set(text.encode(encoding, "surrogatepass"))
        assert (imported.card_set is None) == bool(imported.problems)


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
KEYS = st.sampled_from(
    [
        "columns",
        "defaults",
        "values",
        "types",
        "rarities",
        "leave_out",
        "only",
        "skip",
        "header",
        "path",
        "name",
        "shape",
    ]
)


@given(st.dictionaries(KEYS | st.text(max_size=5), ANYTHING, max_size=4))
def test_any_mapping_is_taken_or_refused(data: dict[str, object]) -> None:
    try:
        mapping = mapping_from(data)
    except BadSet as bad:
        found: tuple[object, ...] = bad.problems
    else:
        imported = import_set(b"number,name,type,rarity\n1,Ada,Leader,R\n", mapping)
        found = imported.problems or (imported.card_set,)
    assert found
