"""Reading the files a person names, with errors that say what to do."""

from __future__ import annotations

from pathlib import Path

from wyrmhall.kernel.errors import BadList, BadRecord, BadSetup
from wyrmhall.kernel.lists import LARGEST_LIST, read_list
from wyrmhall.kernel.record import LARGEST_RECORD, Record, read_records
from wyrmhall.kernel.setup import Setup
from wyrmhall.lessons.lesson import Lesson, read_lesson


def records_in(path: Path) -> list[Record]:
    """The records of a file; raises BadRecord."""
    return read_records(record_text(path), str(path))


def lesson_in(path: Path) -> Lesson:
    """The lesson of a file; raises BadLesson or BadRecord."""
    return read_lesson(record_text(path), str(path))


def record_text(path: Path) -> str:
    """A file of records, or a lesson, which is as large at most; raises BadRecord."""
    try:
        with path.open("rb") as file:
            body = file.read(LARGEST_RECORD + 1)
        if len(body) > LARGEST_RECORD:
            raise BadRecord(f"{path}: larger than {LARGEST_RECORD} bytes")
        return body.decode()
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadRecord(f"{path}: not a text file (byte {error.start} is not UTF-8)") from None


def one_record_in(path: Path) -> Record:
    """The record of a file that must hold just one."""
    records = records_in(path)
    if len(records) > 1:
        raise BadRecord(f"{path}: contains {len(records)} records, but a saved game is a single one")
    return records[0]


def text_in(path: Path, limit: int) -> str:
    """A text file of at most so many bytes."""
    with path.open("rb") as file:
        body = file.read(limit + 1)
    if len(body) > limit:
        raise BadSetup(f"{path}: larger than {limit} bytes")
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise BadSetup(f"{path}: not a text file (byte {error.start} is not UTF-8)") from None


def list_in(path: Path, setup: Setup) -> tuple[int, ...]:
    """What a seat brings: a ready list by its name, or one from a file; raises BadList."""
    ready = setup.game.ready_lists(setup)
    if str(path) in ready and not path.exists():
        return ready[str(path)]
    try:
        with path.open("rb") as file:
            body = file.read(LARGEST_LIST + 1)
        if len(body) > LARGEST_LIST:
            raise BadList(f"{path}: larger than {LARGEST_LIST} bytes")
        return setup.game.checked_list(setup, read_list(setup.book, body.decode(), str(path)))
    except OSError as error:
        others = f"; ready to be brought: {', '.join(ready)}" if ready else ""
        raise BadList(f"{path}: cannot be read: {error.strerror}{others}") from None
    except UnicodeDecodeError as error:
        raise BadList(f"{path}: not a text file (byte {error.start} is not UTF-8)") from None
