"""How a file becomes a set: which column is what, and what its cells mean.  What a person does not say is guessed."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping as AnyMapping
from dataclasses import dataclass, field, fields, replace
from typing import Any, Final

from wyrmhall.sets.cards import KINDS, LONGEST_LABEL, LONGEST_PROVENANCE, LONGEST_RARITY, is_like
from wyrmhall.sets.decoding import ENCODINGS
from wyrmhall.sets.nearest import nearest
from wyrmhall.sets.problems import BadSet, Problem, Problems, problem, quoted
from wyrmhall.sets.tables import DELIMITERS
from wyrmhall.sets.text import fault_of, plain

FIELDS: Final = ("number", "name", "type", "colours", "rarity", "cost", "copies")
SHAPES: Final = ("csv", "json")
REFUSE: Final = "refuse"
REPEATS: Final = (REFUSE, "first", "add")  # a number that is there twice: the first row, or the copies of both
SHORT_ROWS: Final = (REFUSE, "fill")
LARGEST_MAPPING: Final = 65_536  # bytes
MOST_WORDS: Final = 500  # in one part of a mapping
MOST_SKIPPED: Final = 1_000
MOST_PATTERNS: Final = 20
MOST_STARS: Final = 20  # words of one field that are patterns
MOST_FILTERED: Final = 5  # columns by which rows are left out, or kept
LONGEST_PATTERN: Final = 60

Words = dict[str, str]
Patterns = dict[str, tuple[str, ...]]


@dataclass(frozen=True)
class Mapping:
    """What a person has said, or what came of guessing the rest.  None: not said."""

    name: str | None = None
    provenance: str | None = None
    shape: str | None = None
    encoding: str | None = None
    delimiter: str | None = None
    quotes: bool | None = None
    header: bool | None = None
    skip: int | None = None
    path: str | None = None
    short_rows: str | None = None
    repeats: str | None = None
    columns: Words = field(default_factory=dict)  # field -> column; empty: there is none
    defaults: Words = field(default_factory=dict)  # field -> what an empty cell means
    values: dict[str, Words] = field(default_factory=dict)  # field -> cell -> what it means
    types: Words = field(default_factory=dict)  # pattern of a printed type -> leader, main or other
    rarities: tuple[str, ...] | None = None  # from low to high
    leave_out: Patterns = field(default_factory=dict)  # field or column -> patterns of rows that are left out
    only: Patterns = field(default_factory=dict)  # the same for rows that stay

    def corrected(self, by: Mapping) -> Mapping:
        """This mapping where the other says nothing."""
        said: dict[str, Any] = {}
        for each in fields(by):
            ours, theirs = getattr(self, each.name), getattr(by, each.name)
            if isinstance(theirs, dict):
                said[each.name] = {**ours, **theirs}
            else:
                said[each.name] = ours if theirs is None else theirs
        return replace(self, **said)


ONE_OF: Final = {
    "shape": SHAPES, "encoding": ENCODINGS, "delimiter": tuple(DELIMITERS.values()), "repeats": REPEATS,
    "short_rows": SHORT_ROWS,
}  # fmt: skip
TEXTS: Final = {"name": LONGEST_LABEL, "provenance": LONGEST_PROVENANCE, "path": 200}
SWITCHES: Final = ("quotes", "header")
TABLES: Final = ("columns", "defaults", "values", "types", "rarities", "leave_out", "only")
KNOWN: Final = (*TEXTS, *ONE_OF, *SWITCHES, "skip", *TABLES)


# --- as TOML ----------------------------------------------------------------------------------


def read_mapping(text: str) -> Mapping:
    """A mapping in TOML; what it does not say stays open.  Raises BadSet with all that is wrong."""
    if len(text) > LARGEST_MAPPING:
        raise BadSet(problem("too-large", limit=LARGEST_MAPPING))
    try:
        return mapping_from(tomllib.loads(text.removeprefix("\ufeff").replace("\r\n", "\n")))
    except tomllib.TOMLDecodeError as error:
        raise BadSet(problem("bad-toml", what=quoted(str(error)))) from None
    except RecursionError:
        raise BadSet(problem("bad-toml", what="too deep")) from None


def mapping_from(data: AnyMapping[str, Any]) -> Mapping:
    """The same from plain data, as a page would send it."""
    checker = Checker()
    mapping = checker.mapping(data)
    checker.problems.raise_if_any()
    return mapping


class Checker:
    """Takes what is sound from the data, and collects what is not."""

    def __init__(self) -> None:
        self.problems = Problems()

    def wrong(self, key: str, wanted: str, found: object) -> None:
        self.problems.add(problem("mapping-value", 0, key, wanted=wanted, found=quoted(repr(found))))

    def unknown(self, key: str, known: tuple[str, ...]) -> None:
        text = quoted(key)
        self.problems.add(problem("mapping-key", 0, text, meant=nearest(key, known), words=", ".join(known)))

    def mapping(self, data: AnyMapping[str, Any]) -> Mapping:
        said: dict[str, Any] = {}
        for key, value in data.items():
            if key in ONE_OF:
                said[key] = self.one_of(key, value)
            elif key in TEXTS:
                said[key] = self.text(key, value, TEXTS[key])
            elif key in SWITCHES:
                said[key] = value
                if not isinstance(value, bool):
                    self.wrong(key, "true-or-false", value)
            elif key == "skip":
                said[key] = value
                if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= MOST_SKIPPED:
                    self.wrong(key, "number", value)
            elif key in TABLES:
                said[key] = self.table(key, value)
            else:
                self.unknown(key, KNOWN)
        return Mapping(**said) if not self.problems.count else Mapping()

    def one_of(self, key: str, value: object) -> str | None:
        if isinstance(value, str) and value in ONE_OF[key]:
            return value
        meant = nearest(value, ONE_OF[key]) if isinstance(value, str) else ""
        words = ", ".join(ONE_OF[key])
        self.problems.add(problem("mapping-word", 0, key, found=quoted(str(value)), meant=meant, words=words))
        return None

    def text(self, key: str, value: object, longest: int) -> str:
        if not isinstance(value, (str, int)) or isinstance(value, bool):
            self.wrong(key, "text", value)
            return ""
        text = plain(str(value))
        fault = fault_of(text, longest, 0, key)
        if fault is not None:
            self.problems.add(fault)
        return text

    def table(self, key: str, value: object) -> Any:
        if not isinstance(value, dict) or len(value) > MOST_WORDS:
            self.wrong(key, "table", value)
            return {}
        if key == "rarities":
            return self.rarities(value)
        if key in ("leave_out", "only"):
            if len(value) > MOST_FILTERED:
                self.wrong(key, "filters", value)
            return {self.text(key, name, 100): self.patterns(f"{key}.{name}", found) for name, found in value.items()}
        if key == "values":
            return {self.field(key, name): self.words(f"{key}.{name}", found) for name, found in value.items()}
        if key == "types":
            words = self.words(key, value)
            for printed, kind in words.items():
                if kind not in KINDS:
                    meant = nearest(kind, KINDS)
                    self.problems.add(problem("mapping-word", 0, f"types.{printed}", found=quoted(kind), meant=meant,
                                              words=", ".join(KINDS)))  # fmt: skip
            return words
        return {self.field(key, name): self.text(f"{key}.{name}", found, 200) for name, found in value.items()}

    def field(self, key: str, name: str) -> str:
        if name not in FIELDS:
            self.problems.add(problem("mapping-key", 0, f"{key}.{quoted(name)}", meant=nearest(name, FIELDS),
                                      words=", ".join(FIELDS)))  # fmt: skip
        return name

    def words(self, key: str, value: object) -> Words:
        if not isinstance(value, dict) or len(value) > MOST_WORDS:
            self.wrong(key, "table", value)
            return {}
        if len([name for name in value if "*" in name]) > MOST_STARS:
            self.wrong(key, "stars", value)
        return {self.text(key, name, 200): self.text(f"{key}.{name}", found, 200) for name, found in value.items()}

    def patterns(self, key: str, value: object) -> tuple[str, ...]:
        listed = [value] if isinstance(value, str) else value
        if not isinstance(listed, list) or not 1 <= len(listed) <= MOST_PATTERNS:
            self.wrong(key, "patterns", value)
            return ()
        return tuple([self.text(key, each, LONGEST_PATTERN) for each in listed])

    def rarities(self, value: dict[str, Any]) -> tuple[str, ...] | None:
        for name in value:
            if name != "order":
                self.unknown(f"rarities.{name}", ("rarities.order",))
        order = value.get("order")
        if not isinstance(order, list) or not 1 <= len(order) <= 50:
            self.wrong("rarities.order", "list", order)
            return None
        found = [self.text("rarities.order", each, LONGEST_RARITY) for each in order]
        if len({each.casefold() for each in found}) < len(found) or not all(found):
            self.wrong("rarities.order", "each-once", order)
        return tuple(found)


def write_mapping(mapping: Mapping) -> str:
    """What read_mapping() reads, so that a person can correct it."""
    lines: list[str] = []
    for key in KNOWN:
        value = getattr(mapping, key)
        if key not in TABLES and value is not None:
            lines.append(f"{key} = {toml(value)}")
    for key in ("columns", "defaults", "types", "leave_out", "only"):
        lines += part(key, getattr(mapping, key))
    if mapping.rarities is not None:
        lines += ["", "[rarities] # from low to high", f"order = {toml(mapping.rarities)}"]
    for name, words in mapping.values.items():
        lines += part(f"values.{name}", words)
    return "\n".join(lines).lstrip("\n") + "\n"


def part(key: str, table: AnyMapping[str, object]) -> list[str]:
    return ["", f"[{key}]", *[f"{toml_key(name)} = {toml(value)}" for name, value in table.items()]] if table else []


def toml_key(name: str) -> str:
    return name if name.isascii() and name.replace("_", "").replace("-", "").isalnum() else toml(name)


def toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return f"[{', '.join([toml(each) for each in value])}]"
    if isinstance(value, str):
        return '"' + value.replace("\\", "\\\\").replace('"', '\\"') + '"'
    return str(value)


# --- one at a time, as on the command line ----------------------------------------------------


def pair(text: str, key: str) -> tuple[str, str]:
    """`number=Card No.`"""
    name, sign, value = text.partition("=")
    if not sign or not name.strip():
        raise BadSet(problem("not-a-pair", 0, key, text=quoted(text)))
    return name.strip(), value.strip()


def problem_of_columns(mapping: Mapping, columns: tuple[str, ...]) -> list[Problem]:
    """Columns that a person has named and that are not there."""
    asked = {f"columns.{name}": column for name, column in mapping.columns.items() if column}
    for key in ("leave_out", "only"):
        asked.update({f"{key}.{name}": name for name in getattr(mapping, key) if name not in FIELDS})
    return [
        problem("no-such-column", 0, key, column=quoted(column), meant=nearest(column, columns),
                columns=", ".join(columns[:20]))
        for key, column in asked.items() if column_named(column, columns) is None
    ]  # fmt: skip


def word_for(text: str, words: Words) -> str | None:
    """What a text means by folded words: just this one, or the first pattern that fits."""
    found = words.get(text.casefold())
    if found is not None:
        return found
    return next((meant for word, meant in words.items() if "*" in word and is_like(word, text)), None)


def folded(words: Words) -> Words:
    """The same words in small letters, as `word_for` looks them up."""
    return {word.casefold(): meant for word, meant in words.items()}


def column_named(name: str, columns: tuple[str, ...]) -> str | None:
    """The column that is meant: just so, or with other large and small letters."""
    if name in columns:
        return name
    return next((column for column in columns if column.casefold() == name.casefold()), None)
