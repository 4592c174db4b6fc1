"""Workers that do not do what they should: `strange_worker.py HOW NOTES MEMORY CPU`.  NOTES is a file to write into."""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from mmap import mmap
from pathlib import Path

from wyrmhall import _native
from wyrmhall.hall import bot_worker

HOW, NOTES = sys.argv[1], Path(sys.argv[2])
MEMORY, CPU = int(sys.argv[3]), int(sys.argv[4])
MUCH = 1 << 30


def say(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def note(text: str) -> None:
    """Whole or not at all, for a test may be reading."""
    draft = NOTES.with_suffix(f".{os.getpid()}")
    draft.write_text(text)
    draft.replace(NOTES)


def open_files() -> list[int]:
    """Besides input, output and errors."""
    found = []
    for number in range(3, 256):
        try:
            os.fstat(number)
        except OSError:
            continue
        found.append(number)
    return found


def answer(line: str) -> None:
    """What this one does instead of thinking."""
    if isinstance(json.loads(line), str):  # a card table
        with NOTES.with_suffix(".tables").open("a") as tables:
            tables.write(line)
        return
    options = json.loads(line)["view"]["options"]
    match HOW:
        case "sleeps":
            signal.pause()
        case "loops":
            while True:
                pass
        case "floods":
            while True:
                say("x" * 65536)
        case "talks":
            say('{"option":"' + options[0] + '"}\n' * 3)
        case "garbles":
            say("}{\n")
        case "cheats":
            say('{"option":"R9xR1"}\n')
        case "knows nothing":
            say('{"option":null}\n')
        case "exits":
            sys.exit(3)
        case "dies":
            os.kill(os.getpid(), signal.SIGKILL)
        case "eats":
            eaten = mmap(-1, MUCH)  # granted or not: it is never touched, so that no test needs so much
            note(f"ate {len(eaten)}")
        case "waits for leave":
            with NOTES.open("a") as notes:
                notes.write(json.loads(line)["level"] + "\n")
            number, leave = len(NOTES.read_text().split()), NOTES.with_suffix(".leave")
            while not leave.exists() or int(leave.read_text() or 0) < number:
                time.sleep(0.005)
            say(json.dumps({"option": options[-1]}) + "\n")
        case "notes":
            with NOTES.open("a") as notes:
                notes.write(json.loads(line)["seed"] + "\n")
            say(json.dumps({"option": options[-1]}) + "\n")
        case "hangs on hints":
            if json.loads(line)["level"] == "thinking":
                signal.pause()
            say(json.dumps({"option": options[-1]}) + "\n")
        case "tells":
            told = {"job": json.loads(line), "environment": dict(os.environ), "files": open_files()}
            note(json.dumps({**told, "nice": os.nice(0), "compiled": _native.how()[0]}))
            say(json.dumps({"option": options[0]}) + "\n")
        case _:
            raise ValueError(HOW)


def main() -> None:
    if HOW == "cannot start":
        note(f"{int(NOTES.read_text()) + 1 if NOTES.exists() else 1}")
        sys.exit(1)
    bot_worker.limit_itself(MEMORY, CPU)
    say("{}\n")
    for line in sys.stdin:
        answer(line)


main()
