"""What the hall answers over HTTP; hall/authority.py says to whom."""

from __future__ import annotations

from wyrmhall.hall.routes.books import book, bring_book, my_books, strike_book
from wyrmhall.hall.routes.events import EVENTS
from wyrmhall.hall.routes.games import card_faces, clause_records, course, games, lesson, messages, rules
from wyrmhall.hall.routes.lists import building, check_list, complete_list
from wyrmhall.hall.routes.me import me, rename
from wyrmhall.hall.routes.pages import PAGES
from wyrmhall.hall.routes.sets import import_set, notices
from wyrmhall.hall.routes.tables import (
    claim,
    my_played,
    my_tables,
    open_table,
    qr,
    reach,
    record,
    replay,
    sit,
    socket,
    table,
    tables,
)
from wyrmhall.hall.routes.watching import description, healthz, metrics

ROUTES = [
    me, rename, games, card_faces, messages, rules, clause_records, course, lesson,
    bring_book, my_books, book, strike_book,
    building, check_list, complete_list, import_set, notices,
    tables, my_tables, my_played, open_table, table, sit, claim,
    record, qr, reach, replay, socket, description, healthz, metrics, *EVENTS, *PAGES,
]  # fmt: skip
