"""What sentences that are made of kinds need of English."""

from __future__ import annotations

from typing import Final

IRREGULAR_VERBS: Final = {"is": "are", "was": "were", "has": "have", "does": "do"}


def second_person(what: str) -> str:
    """'wins the leg' as it is said of you: 'win the leg'."""
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
