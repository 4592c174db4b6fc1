"""A table's game as a record: saved, replayed, verified and reported in the one form that everything here has."""

from __future__ import annotations

from wyrmhall.hall.entries import Suspended
from wyrmhall.hall.places import BOT
from wyrmhall.hall.shuffle import NOTHING
from wyrmhall.hall.table import Table
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.practice import read_practice
from wyrmhall.kernel.record import brought_lines, players_text, result, write_table
from wyrmhall.kernel.said import Seat, said
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import SPECTATOR
from wyrmhall.speech.speaker import Speaker


def record_of(table: Table) -> str:
    """The whole game: it holds the key, so it is for those who may see everything."""
    state, setup = table.state, table.setup
    if state is None or setup is None:
        raise BadData("the game has not begun")
    if table.agreed().position:
        return practice_record(table, state, setup)
    tags = {
        "Game": setup.game.name,
        "Seats": " ".join(setup.names),
        "Players": players_text(table.called, setup.names),
        "Variant": setup.variant,
        "House": setup.house_in_full(),
        "Cards": table.agreed().book,
        "CardsDigest": setup.book.table.digest(),
        "Rules": setup.game.rules,
        "RulesDigest": setup.game.rules_digest(),
        "Pledge": table.agreed().pledge,
        "Secret": table.secret,
        "Table": table.id,
        "Added": " ".join(table.added),
        "Key": table.key(),
        **pledges(table),
        "Bots": bots_text(table),
        "Choices": str(len(table.choices)),
        "Result": result(state),
        "Ended": ended(table),
    }
    lines = [f'[{tag} "{value}"]' for tag, value in tags.items() if value]
    cards = write_table(table.cards.table) if table.cards is not None else []
    return "\n".join([*lines, *cards, "", *brought_lines(state), "start", *played(table)]) + "\n"


def practice_record(table: Table, state: State, setup: Setup) -> str:
    """A game that began from a position: the record tells what led there, and how many choices it was."""
    practice = read_practice(table.agreed().position)
    led = len(practice.replay.choices)
    tags = {
        **practice.record.tags,
        "Players": players_text(table.called, setup.names),
        "House": setup.house_in_full(),
        "Rules": setup.game.rules,
        "RulesDigest": setup.game.rules_digest(),
        "Bots": bots_text(table),
        "Choices": str(led + len(table.choices)),
        "Result": result(state),
        "Ended": ended(table),
        "Practice": str(led),
    }
    lines = [f'[{tag} "{value}"]' for tag, value in tags.items() if value]
    return "\n".join([*lines, "", *practice.lines(), *played(table)]) + "\n"


def bots_text(table: Table) -> str:
    return " ".join([place.level if place.kind == BOT else "person" for place in table.places])


def pledges(table: Table) -> dict[str, str]:
    """What the others saw of lists before the end, and the salts that open it."""
    if not any(table.brought):
        return {}
    return {
        "Lists": " ".join([each.pledge if each is not None else NOTHING for each in table.brought]),
        "Salts": " ".join([each.salt if each is not None else NOTHING for each in table.brought]),
    }


def ended(table: Table) -> str:
    """How a game ended that did not end by its rules."""
    if table.ended is None:
        return ""
    winners = tuple([Seat(seat) for seat in table.winners])
    how = said("won-by", ended=table.ended, winners=winners) if winners else table.ended
    return speaker_of(table).speak("ended", how).text.replace('"', "'")  # which would end the tag


def how_ended(table: Table) -> str:
    """The same for lists, which tell the winners themselves."""
    return speaker_of(table).speak("ended", table.ended).text if table.ended is not None else ""


def speaker_of(table: Table) -> Speaker:
    """Says in English, to everybody, what a record tells besides the game."""
    setup = table.setup or table.set_up()
    return Speaker(setup, [table.name(seat) for seat in range(setup.seats)], SPECTATOR)


def played(table: Table) -> list[str]:
    """The choices, with fingerprints, and as comments what else happened at the table."""
    assert table.setup is not None
    prints = {**table.prints, len(table.choices): table.print}
    notes = notes_by_choice(table)
    lines = notes[0]
    for count, taken in enumerate(table.choices, 1):
        lines.append(f"{table.setup.name(taken.seat)} {taken.option}")
        if count in prints:
            lines.append(f"? fingerprint {prints[count]}")
        lines += notes[count]
    return lines


def notes_by_choice(table: Table) -> list[list[str]]:
    """What is to be told after so many choices; what followed a choice that was taken back follows the one before."""
    notes: list[list[str]] = [[] for _ in range(len(table.choices) + 1)]
    latest, speaker = len(table.choices), speaker_of(table)
    for count, note in reversed(table.notes):
        latest = min(latest, count)
        notes[latest].append(f"; {one_line(speaker.speak('note', note).text)}")
    return [each[::-1] for each in notes]


def report_of(table: Table, suspended: Suspended, error: str) -> str:
    """The record of a game whose rules failed, up to where they did: played again, it shows the fault."""
    assert table.setup is not None
    choices = [f"{table.setup.name(suspended.seat)} {option}\n" for option in suspended.option.split()]
    return f"{record_of(table)}; here the rules failed: {one_line(error)}\n{''.join(choices)}"


def one_line(text: str) -> str:
    return " ".join(text.split())
