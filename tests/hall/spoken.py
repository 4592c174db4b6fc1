"""Lines of the log, as they come over a socket, in English."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from wyrmhall.hall.table import Table
from wyrmhall.kernel.data import event_from_data, said_from_data
from wyrmhall.kernel.view import SPECTATOR
from wyrmhall.speech.speaker import Speaker

NOTHING: dict[str, Any] = {
    "cards": [],
    "origin": None,
    "to": None,
    "cause": None,
    "score": [],
}  # which a line leaves out


def spoken(table: Table, lines: Iterable[dict[str, Any]]) -> list[str]:
    """What somebody reads who sits nowhere; of what is typed, just that."""
    setup = table.setup or table.set_up()
    names = [table.name(seat) for seat in range(setup.seats)]
    speaker = Speaker(setup, names, SPECTATOR)
    return [one_line(speaker, line) for line in lines]


def one_line(speaker: Speaker, line: dict[str, Any]) -> str:
    book = speaker.setup.book
    if line["kind"] == "chat":
        return str(line["text"])
    if line["kind"] == "note":
        return speaker.speak("note", said_from_data(book, line["said"])).text
    return speaker.speak("event", event_from_data(book, {**NOTHING, **line}).said()).text
