"""What comes of a draft at a real table, as text and CSV: every pick, every pool, every deck."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable, Sequence
from io import StringIO
from typing import Final

from wyrmhall.cli.draft_log import Desk, desk_words
from wyrmhall.cli.draft_rows import deck_text, list_lines
from wyrmhall.drafts.formats import DIRECTIONS
from wyrmhall.drafts.state import Cards
from wyrmhall.kernel.value import NONE
from wyrmhall.sets.text import safe_cell
from wyrmhall.sets.writing import COLUMNS, NOTHING, cells_of

PICK_COLUMNS: Final = ("pack", "pick", "way", "player", "opened by", "taken", "name", "with", "name of that", "left")
POOL_COLUMNS: Final = ("player", "where", "times", *COLUMNS)


def as_csv(columns: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """For spreadsheets, which compute none of its cells."""
    out = StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(columns)
    for row in rows:
        writer.writerow([cell if cell == NOTHING else safe_cell(cell) for cell in row])
    return out.getvalue()


# --- picks ------------------------------------------------------------------------------------


def picks_made(desk: Desk) -> list[tuple[int, int, int, Cards, Cards]]:
    """Of every pick that is complete: the number of the pack and of the pick, seat, what was there, what was taken."""
    s, found = desk.s, []
    begun = [*s.begun, s.picks_made()]
    complete = s.picks_made() - (1 if s.waiting and s.waiting[0].asks == "picking" else 0)
    for number in range(len(s.begun)):
        for at in range(begun[number], min(begun[number + 1], complete)):
            for seat in s.circle:
                if s.saw[seat][at]:
                    found.append((number + 1, at - begun[number] + 1, seat, s.saw[seat][at], s.took[seat][at]))
    return found


def pick_rows(desk: Desk) -> list[tuple[str, ...]]:
    s, book, players = desk.s, desk.book, desk.agreed.players
    rows: list[tuple[str, ...]] = []
    for number, pick, seat, there, taken in picks_made(desk):
        direction = s.form.rounds[number - 1].direction
        away = pick - 1 if direction else 1 - pick
        first, other = [*taken, NONE, NONE][:2]
        named = [(book.cards[card].number, book.cards[card].name) if card != NONE else ("", "")
                 for card in (first, other)]  # fmt: skip
        rows.append((str(number), str(pick), DIRECTIONS[direction], players[seat], players[s.left_of(seat, away)],
                     *named[0], *named[1], str(len(there) - len(taken))))  # fmt: skip
    return rows


def log_text(desk: Desk) -> str:
    """Pick by pick, in sentences."""
    lines = [desk_words("log-head", game=desk.game.title, set=desk.agreed.set_name,
                        players=", ".join(desk.agreed.players))]  # fmt: skip
    now = (0, 0)
    for number, pick, seat, there, taken in picks_made(desk):
        if (number, pick) != now:
            now = (number, pick)
            way = DIRECTIONS[desk.s.form.rounds[number - 1].direction]
            lines += ["", desk_words("log-pick", number=number, pick=pick, way=way)]
        player, cards = desk.agreed.players[seat], named_cards(desk, taken)
        kind = "log-takes" if taken else "log-takes-nothing"
        lines.append(desk_words(kind, player=player, cards=cards, left=len(there) - len(taken)))
    return "\n".join(lines) + "\n"


def named_cards(desk: Desk, cards: Iterable[int]) -> str:
    """EC-001 Hesta + EC-004 Ash Courier"""
    return " + ".join([f"{desk.book.cards[card].number} {desk.book.cards[card].name}" for card in cards])


# --- pools and decks --------------------------------------------------------------------------


def pool_of(desk: Desk, seat: int) -> Cards:
    """All that the seat has, whatever it is for: a borrowed Leader too."""
    s = desk.s
    return tuple(sorted(s.pools[seat] + s.leaders[seat] + s.taken[seat] + s.decks[seat]))


def deck_of(desk: Desk, seat: int) -> tuple[Cards, Cards]:
    """Its Leader, and its other cards."""
    s = desk.s
    return s.leader[seat], s.decks[seat] or s.chosen[seat]


def pool_rows(desk: Desk) -> list[tuple[str, ...]]:
    """A row for each kind of card of each player, and where it is: leader, deck, sideboard or pool."""
    rows = []
    for seat, player in enumerate(desk.agreed.players):
        leader, main = deck_of(desk, seat)
        for where, cards in zip(("leader", "deck"), (leader, main), strict=True):
            rows += [card_row(desk, player, where, card, times) for card, times in sorted(Counter(cards).items())]
        side = Counter(pool_of(desk, seat)) - Counter(leader + main)
        where = "sideboard" if leader + main else "pool"
        rows += [card_row(desk, player, where, card, times) for card, times in sorted(side.items())]
    return rows


def card_row(desk: Desk, player: str, where: str, card: int, times: int) -> tuple[str, ...]:
    number, name, printed, colours, rarity, cost, copies = cells_of(desk.book.cards[card])
    return (player, where, str(times), number, name, printed, desk.book.kinds[card], colours, rarity, cost, copies)


def pools_text(desk: Desk) -> str:
    blocks = []
    for seat, player in enumerate(desk.agreed.players):
        cards = pool_of(desk, seat)
        lent = [desk_words("log-lent", cards=named_cards(desk, desk.s.lent[seat]))] if desk.s.lent[seat] else []
        head = desk_words("log-pool", player=player, cards=len(cards))
        blocks.append("\n".join([head, *lent, *list_lines(desk.book, cards)]))
    return "\n\n".join(blocks) + "\n"


def decks_text(desk: Desk) -> str:
    """Empty where nobody has built one."""
    blocks = []
    for seat, player in enumerate(desk.agreed.players):
        leader, main = deck_of(desk, seat)
        if leader + main:
            side = Counter(pool_of(desk, seat)) - Counter(leader + main)
            text = deck_text(desk.book, leader, main, sorted(side.elements()))
            blocks.append(f"{desk_words('log-deck', player=player)}\n{text}")
    return "\n".join(blocks)
