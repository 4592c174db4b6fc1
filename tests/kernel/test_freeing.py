"""Long chains of values, as a hall's history is one, are freed without harm to the memory around them."""

from __future__ import annotations

import os
import subprocess
import sys

CHAIN = """
from wyrmhall.kernel.said import Cards, Cause, Place, Said, Seat

def values():
    return [Cards((1, 2)), Cause(1, 2), Place("hand", 1), Said("turn", (("cards", Cards((3,))),)), Seat(1)]

for depth in range(40, 60):  # CPython frees about fifty levels at once
    chain = None
    for _ in range(depth):
        chain = (*values(), chain)
    del chain
print("freed")
"""


def test_a_long_chain_is_freed() -> None:
    checked = {**os.environ, "PYTHONMALLOC": "debug"}  # memory that is overwritten is noticed when it is freed
    done = subprocess.run([sys.executable, "-c", CHAIN], env=checked, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "freed\n"), done.stderr[-2000:]
