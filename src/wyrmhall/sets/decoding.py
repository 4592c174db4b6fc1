"""The bytes of a file as text, whatever program has written it."""

from __future__ import annotations

import codecs
from typing import Final

from wyrmhall.sets.problems import BadSet, problem

LARGEST_FILE: Final = 8_388_608  # bytes
ENCODINGS: Final = (
    "utf-8", "utf-16", "utf-16-le", "utf-16-be", "windows-1252", "iso-8859-1", "shift_jis"
)  # fmt: skip
MARKS: Final = ((codecs.BOM_UTF8, "utf-8"), (codecs.BOM_UTF16_LE, "utf-16-le"), (codecs.BOM_UTF16_BE, "utf-16-be"))
NO_TEXTS: Final = (  # how files begin that are no text, and what they are
    (b"PK\x03\x04", "spreadsheet"),
    (b"\xd0\xcf\x11\xe0", "spreadsheet"),
    (b"\x1f\x8b", "archive"),
    (b"%PDF", "document"),
    (b"\x89PNG", "picture"),
    (b"\xff\xd8\xff", "picture"),
    (b"SQLite format 3", "database"),
)
MARKUPS: Final = ("<!doctype", "<html", "<?xml", "<svg")
PROBED: Final = 2_000  # bytes


def decoded(body: bytes, wanted: str | None) -> tuple[str, str]:
    """The text and its encoding, guessed where none is wanted; raises BadSet."""
    if len(body) > LARGEST_FILE:
        raise BadSet(problem("too-large", limit=LARGEST_FILE))
    if not body.strip(b" \t\r\n\xef\xbb\xbf\xff\xfe\x00"):
        raise BadSet(problem("file-empty"))
    for begin, what in NO_TEXTS:
        if body.startswith(begin):
            raise BadSet(problem("not-a-text", what=what))
    encoding = wanted or guessed(body)
    mark = next((mark for mark, of in MARKS if body.startswith(mark) and encoding in (of, "utf-16")), b"")
    text = in_text(body, encoding).removeprefix("\ufeff")
    if "\0" in text:
        raise BadSet(problem("not-a-text", text.count("\n", 0, text.index("\0")) + 1, what="binary"))
    if text[:PROBED].lstrip().lower().startswith(MARKUPS):
        raise BadSet(problem("not-a-text", 1, what="markup"))
    return text, "utf-16" if mark and encoding.startswith("utf-16") else encoding


def guessed(body: bytes) -> str:
    """By the mark in front, or by where the zero bytes of English letters stand."""
    for mark, encoding in MARKS:
        if body.startswith(mark):
            return encoding
    probe = body[:PROBED]
    even, odd = probe[::2].count(0), probe[1::2].count(0)
    if odd > len(probe) // 5 and even < odd // 4:
        return "utf-16-le"
    if even > len(probe) // 5 and odd < even // 4:
        return "utf-16-be"
    return "utf-8"


def in_text(body: bytes, encoding: str) -> str:
    try:
        return body.decode(encoding)
    except UnicodeDecodeError as error:
        line = body[: error.start].count(b"\n") + 1
        raise BadSet(problem("not-encoded", line, encoding=encoding, byte=f"0x{body[error.start]:02X}")) from None
