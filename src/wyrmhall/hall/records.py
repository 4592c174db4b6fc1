"""A table's game as a record: saved, replayed, verified and reported in the one form that everything here has."""

from __future__ import annotations

from wyrmhall.hall.entries import Suspended
from wyrmhall.hall.places import BOT
from wyrmhall.hall.table import Table
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.record import result


def record_of(table: Table) -> str:
    """The whole game: it holds the key, so it is for those who may see everything."""
    state, setup = table.state, table.setup
    if state is None or setup is None:
        raise BadData("the game has not begun")
    tags = {
        "Game": setup.game.name,
        "Seats": " ".join(setup.names),
        "Variant": setup.variant,
        "House": setup.house_in_full(),
        "CardsDigest": setup.book.table.digest(),
        "Rules": setup.game.rules,
        "RulesDigest": setup.game.rules_digest(),
        "Pledge": table.agreed().pledge,
        "Secret": table.secret,
        "Table": table.id,
        "Added": " ".join(table.added),
        "Key": table.key(),
        "Bots": " ".join([place.level if place.kind == BOT else "person" for place in table.places]),
        "Choices": str(len(table.choices)),
        "Result": result(state),
        "Ended": ended(table),
    }
    lines = [f'[{tag} "{value}"]' for tag, value in tags.items() if value]
    return "\n".join([*lines, "", "start", *played(table)]) + "\n"


def ended(table: Table) -> str:
    """How a game ended that did not end by its rules."""
    if not table.ended:
        return ""
    winners = " and ".join([table.name(seat) for seat in table.winners])
    return f"{table.ended}; won by {winners}" if winners else table.ended


def played(table: Table) -> list[str]:
    """The choices, with fingerprints, and as comments what else happened at the table."""
    assert table.state is not None
    prints = {**table.prints, len(table.choices): table.print}
    notes = notes_by_choice(table)
    lines = notes[0]
    for count, taken in enumerate(table.choices, 1):
        lines.append(f"{table.name(taken.seat)} {taken.option}")
        if count in prints:
            lines.append(f"? fingerprint {prints[count]}")
        lines += notes[count]
    return lines


def notes_by_choice(table: Table) -> list[list[str]]:
    """What is to be told after so many choices; what followed a choice that was taken back follows the one before."""
    notes: list[list[str]] = [[] for _ in range(len(table.choices) + 1)]
    latest = len(table.choices)
    for count, text in reversed(table.notes):
        latest = min(latest, count)
        notes[latest].append(f"; {one_line(text)}")
    return [each[::-1] for each in notes]


def report_of(table: Table, suspended: Suspended, error: str) -> str:
    """The record of a game whose rules failed, up to where they did: played again, it shows the fault."""
    choice = f"{table.name(suspended.seat)} {suspended.option}\n" if suspended.option else ""
    return f"{record_of(table)}; here the rules failed: {one_line(error)}\n{choice}"


def one_line(text: str) -> str:
    return " ".join(text.split())
