"""What happens, in English sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from wyrmhall.kernel.score import counted
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event

HIDDEN: Final = "?"  # how books write a card whose face is not seen
HIDDEN_CARDS: Final = re.compile(r"(?<!\S)\?(?: \?)*(?!\S)")
IRREGULAR_VERBS: Final = {"is": "are", "was": "were", "has": "have", "does": "do"}


def event_in_words(setup: Setup, event: Event) -> str:
    """An event as the game tells it; of cards that are not seen only the number."""
    return HIDDEN_CARDS.sub(lambda found: counted(found.group().count(HIDDEN)), setup.game.tell(setup, event))


def sentence(text: str) -> str:
    return text if text.endswith((".", "!", "?")) else f"{text}."


def cited(clauses: Sequence[str]) -> str:
    return f" ({', '.join(clauses)})" if clauses else ""


def names_in_words(names: Sequence[str]) -> str:
    return " and ".join([", ".join(names[:-1])] * (len(names) > 1) + list(names[-1:]))


def second_person(what: str) -> str:
    """'puts R5 on a stack' as it is said of you, or of several: 'put R5 on a stack'."""
    verb, space, rest = what.partition(" ")
    if verb in IRREGULAR_VERBS:
        verb = IRREGULAR_VERBS[verb]
    elif verb.endswith(("sses", "shes", "ches", "xes", "oes")):
        verb = verb[:-2]
    elif verb.endswith("ies") and len(verb) > 4:
        verb = verb[:-3] + "y"
    elif verb.endswith("s") and not verb.endswith("ss"):
        verb = verb[:-1]
    return verb + space + rest
