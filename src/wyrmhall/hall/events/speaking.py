"""What events say, in English: for refusals over the wire and lines of the audit log."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import wyrmhall.events
from wyrmhall.events.problems import BadEvent
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.kernel.said import Part, Said
from wyrmhall.speech.catalogue import catalogue_in
from wyrmhall.speech.fluent import Argument
from wyrmhall.speech.languages import FALLBACK

MESSAGES: Final = Path(wyrmhall.events.__file__).parent
OWN: Final = Path(__file__).parent


def sentence(group: str, what: Said) -> str:
    message = catalogue_in(OWN, FALLBACK, (MESSAGES,)).messages[f"{group}-{what.kind}"]
    assert message.say is not None
    return message.say({name: argument_of(part) for name, part in what.named})


def argument_of(part: Part) -> Argument:
    if isinstance(part, tuple):
        return ", ".join([str(argument_of(each)) for each in part])
    return part if isinstance(part, int) else str(part)


def refused_by(bad: BadEvent) -> CommandRefused:
    """The same as a refusal of the hall, with the event's own code."""
    return CommandRefused(bad.which, sentence("events", bad.said), said=bad.said)
