"""wyrmhall check: do the claims of records hold, and do lessons keep what they promise?"""

from __future__ import annotations

from pathlib import Path

from wyrmhall.cli.failures import failure_in_words
from wyrmhall.cli.files import lesson_in, records_in
from wyrmhall.cli.language import told
from wyrmhall.cli.output import Json, one_line, print_json
from wyrmhall.kernel.check import game_of, replay_of
from wyrmhall.kernel.errors import RuleError, WyrmhallError
from wyrmhall.kernel.record import Record
from wyrmhall.lessons.lesson import ENDING
from wyrmhall.lessons.proof import flaws_of


def check(*files: Path, json: Json = False) -> int:
    """Play records and check their claims.

    Prints one line for each record that fails: file:line: title: what was claimed: what was found.
    Of a lesson, all that is wrong with it is printed. The exit code is 0 if everything holds, otherwise 1.

    Parameters
    ----------
    files
        Files with records, or with a lesson each (FILE.lesson).
    """
    held, failures = 0, []
    for path in files:
        try:
            found = flaws_in(path) if path.suffix == ENDING else [failure_of(each, path) for each in records_in(path)]
        except WyrmhallError as error:
            found = [one_line(str(error))]
        failures += [line for line in found if line]
        held += found.count("")
    if json:
        print_json({"held": held, "failed": failures})
    else:
        for line in failures:
            print(line)
        print(told("checked", held=held, failed=len(failures)) if failures or held else told("nothing-to-check"))
    return 1 if failures or not held else 0


def flaws_in(path: Path) -> list[str]:
    """What is wrong with a lesson, each in one line; a single empty one if it holds."""
    lesson = lesson_in(path)
    flaws = flaws_of(lesson, game_of(lesson.record), str(path.parent))
    return [one_line(str(flaw)) for flaw in flaws] or [""]


def failure_of(record: Record, path: Path) -> str:
    """What is wrong with a record, in one line; empty if it holds."""
    try:
        played = replay_of(record, str(path.parent))
        failure = played.play()
    except RuleError as fault:
        return one_line(f"{fault}: {fault.detail}")
    except WyrmhallError as error:
        return one_line(str(error))
    return one_line(failure_in_words(played.setup, failure)) if failure is not None else ""
