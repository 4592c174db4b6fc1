"""Records that are made to keep the hall busy: what a longer one costs grows with its length, and no faster."""

from __future__ import annotations

import contextlib
import time

import pytest

from wyrmhall.hall import wire
from wyrmhall.hall.replay import replayed
from wyrmhall.kernel.errors import WyrmhallError

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
FEW, MANY = 800, 6_400


def seconds(text: str) -> float:
    began = time.process_time()
    with contextlib.suppress(WyrmhallError):
        replayed(wire.AskReplay(record=text))
    return time.process_time() - began


@pytest.mark.parametrize("name", LINES)
def test_time_grows_with_the_length(name: str) -> None:
    few = min(seconds(HEAD + LINES[name] * FEW) for _ in range(2))
    many = seconds(HEAD + LINES[name] * MANY)
    assert many < 3 * (MANY / FEW) * few + 0.1
    assert many < 5


@pytest.mark.parametrize(
    "text",
    [HEAD * 2000, HEAD + "Ann " + "1" * 250_000, HEAD + "[" * 100_000, '[Game "' + "x" * 200_000 + '"]\n', "\0" * 9000],
    ids=["many records", "a long word", "brackets", "a long tag", "zeros"],
)
def test_odd_records_are_refused_at_once(text: str) -> None:
    with pytest.raises(WyrmhallError):
        replayed(wire.AskReplay(record=text[:262_144]))
    assert seconds(text[:262_144]) < 2
