"""wyrmhall check: do the claims of records hold?"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wyrmhall.cli.files import records_in
from wyrmhall.cli.output import one_line
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.errors import RuleError, WyrmhallError
from wyrmhall.kernel.record import Record


def check(*files: Path, json_: Annotated[bool, Parameter(name="--json", negative="")] = False) -> int:
    """Play records and check their claims.

    Prints one line for each record that fails: file:line: title: what was claimed: what was found.
    Exit code 0 if all hold, otherwise 1.

    Parameters
    ----------
    files
        Record files.
    json_
        Print the result as JSON.
    """
    held, failures = 0, []
    for path in files:
        try:
            found = [failure_of(record, path) for record in records_in(path)]
        except WyrmhallError as error:
            found = [one_line(str(error))]
        failures += [line for line in found if line]
        held += found.count("")
    if json_:
        print(json.dumps({"held": held, "failed": failures}, indent=2))
    else:
        for line in failures:
            print(line)
        print(f"{held} held, {len(failures)} failed" if failures or held else "no records: name some files")
    return 1 if failures or not held else 0


def failure_of(record: Record, path: Path) -> str:
    """What is wrong with a record, in one line; empty if it holds."""
    try:
        failure = replay_of(record, str(path.parent)).play()
    except RuleError as fault:
        return one_line(f"{fault}: {fault.detail}")
    except WyrmhallError as error:
        return one_line(str(error))
    return one_line(str(failure)) if failure is not None else ""
