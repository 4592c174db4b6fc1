"""Records that are made to keep the hall busy: what a longer one costs grows with its length, and no faster."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable

import pytest

from wyrmhall.hall import http
from wyrmhall.hall.replay import replayed
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.lab.laws.work import lines_run

HEAD = '[Game "magic-dragon"]\n[Seats "Ann Bob Cat Dan Eve"]\n[Seed "5"]\n\nstart\n'
LINES = {
    "scores": "? score Ann 0\n",
    "owing": "? owing Ann\n",
    "hidden hands": "? - sees hand Ann ? ? ? ? ? ? ?\n",
    "fingerprints": "? fingerprint 12380dad5075781e\n",
    "offers": "Ann may 0 1 2 3 4\n",
    "refusals": "Bob ! R1\n",
    "comments": "; nothing\n",
    "nothing": "\n",
    "deals": "until Deal\n",
}
FEW, MANY = 100, 800
MOST = 20.0  # seconds of this process's own time, for whatever hides inside a single call


def replay(text: str) -> None:
    with contextlib.suppress(WyrmhallError):
        replayed(http.AskReplay(record=text))


def seconds(text: str) -> float:
    began = time.process_time()
    replay(text)
    return time.process_time() - began


def grows_with_the_length(work: Callable[[int], object]) -> bool:
    work(FEW)  # what is done only once is done
    return lines_run(lambda: work(MANY)) <= 1.1 * (MANY / FEW) * lines_run(lambda: work(FEW))


@pytest.mark.parametrize("name", LINES)
def test_work_grows_with_the_length(name: str) -> None:
    assert grows_with_the_length(lambda length: replay(HEAD + LINES[name] * length))
    assert seconds(HEAD + LINES[name] * 8 * MANY) < MOST


def test_work_that_grows_faster_would_be_seen() -> None:
    assert not grows_with_the_length(lambda length: [other for _ in range(length) for other in range(length)])


@pytest.mark.parametrize(
    "text",
    [HEAD * 2000, HEAD + "Ann " + "1" * 250_000, HEAD + "[" * 100_000, '[Game "' + "x" * 200_000 + '"]\n', "\0" * 9000],
    ids=["many records", "a long word", "brackets", "a long tag", "zeros"],
)
def test_odd_records_are_refused_at_once(text: str) -> None:
    with pytest.raises(WyrmhallError):
        replayed(http.AskReplay(record=text[:262_144]))
    assert seconds(text[:262_144]) < MOST
