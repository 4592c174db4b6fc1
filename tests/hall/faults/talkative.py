"""A hall where everybody may talk without end: a command that nobody can be too late for, and yet be second with."""

from __future__ import annotations

from wyrmhall.cli import main
from wyrmhall.hall import places

if __name__ == "__main__":
    places.MINUTE = 0  # in which only so many lines may be said
    main()
