"""By which rules a table is played: its opening says so, and a Wyrmhall goes on only with what it plays alike."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec import Struct

from wyrmhall.kernel.errors import BadData, UnknownGame
from wyrmhall.kernel.registry import game as game_named


class OtherRules(BadData):
    """The table was played by other rules than this Wyrmhall has."""

    code = "other_rules"


class Agreed(Struct, frozen=True):
    """What an opening says of the rules."""

    game: str
    rules: str
    digest: str | None = None  # None: by a Wyrmhall that did not write it down
    cards: str | None = None
    book: str = ""  # the name of a card table that is not the game's own


class Opening(Struct, frozen=True):
    """The first entry of a log, as far as it concerns us."""

    what: Agreed


opening_in = msgspec.json.Decoder(Opening).decode


def check_rules(agreed: Agreed) -> None:
    """Raises OtherRules where this version would not play the game as it was agreed on, and UnknownGame."""
    game = game_named(agreed.game)
    if agreed.rules != game.rules:
        raise OtherRules(f"played by rules {agreed.rules}; this Wyrmhall plays rules {game.rules}")
    if agreed.digest is None or agreed.cards is None:
        raise OtherRules("opened by an older Wyrmhall, which did not write down by which rules and cards")
    if agreed.digest != game.rules_digest():
        raise OtherRules(f"played by other rules {agreed.rules} than those of this Wyrmhall")
    if not agreed.book and agreed.cards != game.book_of(None).table.digest():
        raise OtherRules("played with another card table than that of this Wyrmhall")


class Survey(Struct):
    """Which tables this version can go on with, by their openings alone."""

    good: int = 0
    refused: dict[str, list[str]] = msgspec.field(default_factory=dict)  # why, and which tables


def survey(openings: Iterable[tuple[str, bytes]]) -> Survey:
    """Looks at the first entry of each table: cheap, and no proof that the rest of its log replays."""
    found, known = Survey(), dict[Agreed, str]()
    for table, body in openings:
        try:
            agreed = opening_in(body).what
        except msgspec.MsgspecError:
            found.refused.setdefault("the opening cannot be read", []).append(table)
            continue
        if agreed not in known:
            known[agreed] = why_not(agreed)
        if known[agreed]:
            found.refused.setdefault(f"{agreed.game}: {known[agreed]}", []).append(table)
        else:
            found.good += 1
    return found


def why_not(agreed: Agreed) -> str:
    """Why this version cannot go on with such a table; nothing if it can."""
    try:
        check_rules(agreed)
    except (OtherRules, UnknownGame) as refused:
        return str(refused)
    return ""
