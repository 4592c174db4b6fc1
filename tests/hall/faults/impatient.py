"""A hall that waits only a moment for an answer to be read, so that a test need not wait for it."""

from __future__ import annotations

from wyrmhall.cli import main
from wyrmhall.hall import connection

if __name__ == "__main__":
    connection.READING = 0.5  # seconds
    main()
