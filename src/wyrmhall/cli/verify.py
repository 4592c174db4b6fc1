"""wyrmhall verify: was this game played by the rules, and dealt as it was pledged?  Are the logs of the hall whole?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wyrmhall.cli.config import ConfigFile, Database, database_from
from wyrmhall.cli.failures import failure_in_words
from wyrmhall.cli.files import one_record_in
from wyrmhall.cli.language import told
from wyrmhall.cli.output import Json, print_json
from wyrmhall.kernel.check import Replay, replay_of
from wyrmhall.kernel.errors import BadRecord
from wyrmhall.kernel.record import UNFINISHED, Record

OfHall = Annotated[
    bool, Parameter(name="--hall", negative="", show_default=False, help="Check the log of every table of the hall.")
]


def verify(
    file: Path | None = None,
    *,
    hall: OfHall = False,
    database: Database = None,
    config: ConfigFile = None,
    json: Json = False,
) -> int:
    """Replay a saved game and check the shuffle, every choice, every fingerprint and the result.

    The exit code is 0 if everything is as the record says, 1 if not, and 2 if the file cannot be read.

    Parameters
    ----------
    file
        The record of one saved game.
    """
    if hall:
        return verify_hall(database_from(database, config), json=json)
    if file is None:
        raise BadRecord(told("name-a-record"))
    record = one_record_in(file)
    played = replay_of(record, str(file.parent))
    failure = played.play()
    problem = failure_in_words(played.setup, failure) if failure is not None else missing_proof(record, played)
    if json:
        print_json({"ok": not problem, "problem": problem, "choices": len(played.choices), **dealt_by(record)})
    elif problem:
        print(problem)
    else:
        print(told("verified", choices=len(played.choices), fingerprints=len(played.fingerprints), **how_dealt(record)))
    return 1 if problem else 0


def verify_hall(database: str, *, json: bool) -> int:
    """Whether the hash chain of every table is whole; people can play on meanwhile."""
    from wyrmhall.hall.store.backup import verify as broken_chains

    broken = broken_chains(database)
    if json:
        print_json({"ok": not broken, "problems": broken})
    else:
        print("\n".join(broken) or told("logs-are-whole"))
    return 1 if broken else 0


def missing_proof(record: Record, played: Replay) -> str:
    """What a record lacks to be proof of a whole game."""
    where = f"{record.file}:{record.number}: {record.title()}"
    for tag in ("Choices", "Result", "Rules", "CardsDigest"):
        if tag not in record.tags:
            return told("no-tag", where=where, tag=tag)
    if not record.is_saved_game(played.setup):
        return told("not-a-saved-game", where=where)
    if "Seed" not in record.tags and "Key" not in record.tags:
        return told("no-seed-and-no-key", where=where)
    if played.choices and len(played.choices) not in played.fingerprints:
        return told("no-last-fingerprint", where=where)
    return ""


def dealt_by(record: Record) -> dict[str, str]:
    return {tag.lower(): record.tags[tag] for tag in ("Seed", "Pledge", "Key", "Result") if tag in record.tags}


def how_dealt(record: Record) -> dict[str, str]:
    """From what the cards were dealt, whether they were the game's own, and who won."""
    tags = record.tags
    dealt = "pledged" if "Pledge" in tags else "key" if "Key" in tags else "seed"
    result = "unfinished" if tags["Result"] == UNFINISHED else "won"
    told_of = {"dealt": dealt, "pledge": tags.get("Pledge", "")[:16], "cards": tags.get("Cards", "own")}
    return {**told_of, "result": result, "winners": tags["Result"]}
