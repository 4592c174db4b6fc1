"""What is wrong with a record, for people."""

from __future__ import annotations

from wyrmhall.cli.language import speaker_for
from wyrmhall.kernel.check import Failure
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.view import SPECTATOR


def failure_in_words(setup: Setup, failure: Failure) -> str:
    """File, line, title, claim and finding; a refusal with its clauses and its sentence."""
    if failure.refusal is None:
        return str(failure)
    why = speaker_for(setup, SPECTATOR).speak("no", failure.refusal.said).text
    return f"{failure.begin()}: {failure.found}: {why}"
