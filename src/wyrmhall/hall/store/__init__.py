"""Where the logs of all tables are kept: SQLite by default, PostgreSQL by its URL."""

from __future__ import annotations

from wyrmhall.hall.store.base import Store as Store
from wyrmhall.hall.store.committer import Committer as Committer
from wyrmhall.hall.store.errors import BadLog as BadLog
from wyrmhall.hall.store.errors import CannotOpen as CannotOpen
from wyrmhall.hall.store.errors import NotSaved as NotSaved
from wyrmhall.hall.store.errors import StoreFailure as StoreFailure
from wyrmhall.hall.store.rows import Append as Append
from wyrmhall.hall.store.rows import Kept as Kept
from wyrmhall.hall.store.rows import Listed as Listed
from wyrmhall.hall.store.rows import Row as Row
from wyrmhall.hall.store.rows import Summary as Summary
