"""A hall that forgets tables as soon as nobody needs them, so that a test need not wait for it."""

from __future__ import annotations

from wyrmhall.cli import main
from wyrmhall.hall import hall, litter

if __name__ == "__main__":
    hall.FORGET = 100  # milliseconds
    litter.LOOK = litter.USUAL = 1  # second: what counts is what stays behind, not what waits to be collected
    main()
