"""What the hall answers over HTTP; hall/authority.py says to whom."""

from __future__ import annotations

from wyrmhall.hall.routes.games import card_faces, games, rules
from wyrmhall.hall.routes.me import me, rename
from wyrmhall.hall.routes.pages import PAGES
from wyrmhall.hall.routes.tables import (
    claim,
    my_tables,
    open_table,
    qr,
    record,
    replay,
    sit,
    socket,
    table,
    tables,
)
from wyrmhall.hall.routes.watching import description, healthz, metrics

ROUTES = [
    me, rename, games, card_faces, rules, tables, my_tables, open_table, table, sit, claim, record, qr, replay, socket,
    description, healthz, metrics, *PAGES,
]  # fmt: skip
