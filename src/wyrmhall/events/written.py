"""Entries as JSON: one object each, strictly read."""

from __future__ import annotations

import json
import re
from typing import Any, Final

import msgspec

from wyrmhall.events.deeds import DEEDS, Deed, Entry
from wyrmhall.events.problems import BadEvent

WORDS: Final = re.compile("(?<!^)(?=[A-Z])")
LONGEST_ENTRY: Final = 65_536  # characters of one line


def word_of(kind: type[Deed]) -> str:
    """RoundPaired is written round_paired."""
    return WORDS.sub("_", kind.__name__).lower()


BY_WORD: Final = {word_of(kind): kind for kind in DEEDS}


def deed_as_data(deed: Deed) -> dict[str, Any]:
    return {"deed": word_of(type(deed)), **msgspec.to_builtins(deed)}


def deed_from(data: Any) -> Deed:
    """Raises BadEvent where it is no deed, or has parts that nobody knows."""
    word = data.get("deed") if isinstance(data, dict) else None
    if not isinstance(word, str) or word not in BY_WORD:
        raise BadEvent("unknown-deed", deed=str(word)[:40])
    given = {name: part for name, part in data.items() if name != "deed"}
    try:
        deed = msgspec.convert(given, BY_WORD[word], strict=True)
    except msgspec.ValidationError as wrong:
        raise BadEvent("malformed-deed", deed=word, what=str(wrong)) from None
    if not has_all(msgspec.to_builtins(deed), given):
        raise BadEvent("malformed-deed", deed=word, what="a part that is not known")
    return deed


def has_all(known: Any, given: Any) -> bool:
    """Whether everything that is given was understood: what is left out has a default."""
    if isinstance(given, dict):
        return all(name in known and has_all(known[name], part) for name, part in given.items())
    if isinstance(given, list):
        return all(has_all(one, other) for one, other in zip(known, given, strict=True))
    return True


def line_of(entry: Entry) -> str:
    """An entry as a line of a log, without its end."""
    data = {"seq": entry.seq, "at": entry.at, "by": entry.by, **deed_as_data(entry.deed)}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def entry_from(line: str) -> Entry:
    """Raises BadEvent."""
    if len(line) > LONGEST_ENTRY:
        raise BadEvent("line-too-long", most=LONGEST_ENTRY)
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):
        raise BadEvent("not-json") from None
    if not isinstance(data, dict):
        raise BadEvent("not-json")
    seq, at, by = (data.pop(name, None) for name in ("seq", "at", "by"))
    if type(seq) is not int or type(at) is not int or not isinstance(by, str):
        raise BadEvent("malformed-entry")
    return Entry(seq, at, by, deed_from(data))
