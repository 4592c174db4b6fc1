"""JSON as a table: the objects that are cards are looked for, and what lies inside them gets dotted names.

    {"data": {"cards": [{"name": "Ash Courier", "stats": {"cost": 1}, "colours": ["Red"]}]}}

has the path `data.cards` and the columns `name`, `stats.cost` and `colours`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from wyrmhall.sets.problems import BadSet, problem, quoted
from wyrmhall.sets.tables import MOST_CELLS, MOST_COLUMNS, MOST_ROWS, Row, Table, named_columns

DEEPEST: Final = 32
MOST_OBJECTS: Final = 400_000  # objects and lists: twenty for each row; more would take more memory than we have
TOKEN: Final = re.compile(r'"(?:[^"\\]++|\\.)*+(?:"|\Z)|[\[\]{}]', re.DOTALL)  # possessive: no file takes it long
LOOKED_AT: Final = 5  # objects of each path, to see whether they are cards
LONGEST_KEY: Final = 100  # signs
MOST_PATHS: Final = 1_000  # that are looked at
LONGEST_LIST: Final = 2_000  # signs of the values of a list
KEY: Final = "(key)"  # the column of what names an object among others
ANY: Final = "*"  # in a path: each of them
EACH: Final = "[]"  # behind the name of a list of objects: attacks[].cost
LIST_SIGN: Final = "/"  # between the values of a list


class Object(dict[str, Any]):
    """A JSON object that knows the line where it begins."""

    line = 0


Found = list[tuple[str, Object]]  # objects, with the key of each where it has one


def read_json(text: str, path: str | None, likely: Callable[[Iterable[str]], int]) -> Table:
    """The cards of a JSON text at this path, or where names of columns make them likeliest; raises BadSet."""
    whole = parsed(text)
    places = candidates(whole)
    if path is None:
        if not places:
            raise BadSet(problem("no-objects"))
        path = max(places, key=lambda each: (likely(names_in(places[each])), len(places[each]), -each.count(".")))
    if path not in places:
        raise BadSet(
            problem(
                "no-such-path",
                path=quoted(path),
                paths=", ".join([quoted(each) or "(top)" for each in list(places)[:5]]),
            )
        )
    found = places[path]
    if len(found) > MOST_ROWS:
        raise BadSet(problem("too-many-rows", found[MOST_ROWS][1].line, limit=MOST_ROWS))
    table = Table((), [], "json", path=path)
    flats: list[tuple[int, dict[str, str]]] = []
    names: dict[str, None] = {}
    for key, each in found:
        flats.append((each.line, flat(key, each)))
        names.update(dict.fromkeys(flats[-1][1]))
        if len(names) > MOST_COLUMNS:
            raise BadSet(problem("too-many-columns", each.line, limit=MOST_COLUMNS))
    if len(names) * len(flats) > MOST_CELLS:
        raise BadSet(problem("too-many-cells", limit=MOST_CELLS))
    table.columns = named_columns(list(names))
    table.rows = [Row(line, [cells.get(name, "") for name in names]) for line, cells in flats]
    return table


def names_in(found: Found) -> set[str]:
    """The columns of the first objects."""
    return {name for key, each in found[:LOOKED_AT] for name in flat(key, each)}


# --- parsing ----------------------------------------------------------------------------------


def parsed(text: str) -> Any:
    """The JSON value, numbers as they are written; raises BadSet.  Lines of objects are cards, too."""
    lines = object_lines(text)
    try:
        return decode(text, lines)
    except json.JSONDecodeError as error:
        if error.msg == "Extra data" and "\n" in text.strip():
            return lines_of_objects(text)
        raise bad_json(error, 0) from None


def decode(text: str, lines: Iterator[int]) -> Any:
    """The objects are finished in the order of their closing brackets, of which `lines` tells where each began."""

    def finished(pairs: list[tuple[str, Any]]) -> Object:
        line = next(lines, 0)
        if len(pairs) > MOST_ROWS:
            raise BadSet(problem("too-many-rows", line, limit=MOST_ROWS))
        found = Object()
        found.line = line
        for key, value in pairs:
            if key in found:
                raise BadSet(problem("key-twice", line, key=quoted(key)))
            if len(key) > LONGEST_KEY:
                raise BadSet(problem("key-too-long", line, key=quoted(key), longest=LONGEST_KEY))
            found[key] = value
        return found

    def refused(constant: str) -> Any:
        raise BadSet(problem("bad-constant", constant=constant))

    return json.loads(text, object_pairs_hook=finished, parse_int=str, parse_float=str, parse_constant=refused)


def object_lines(text: str) -> Iterator[int]:
    """The line where each object begins, in the order in which they end; raises BadSet before anything is built."""
    found: list[int] = []
    open_at: list[int] = []  # lines of the brackets that are open; of a list, 0
    line, counted, total = 1, 0, 0
    for token in TOKEN.finditer(text):
        sign = text[token.start()]
        if sign == '"':
            continue
        if sign in "{[":
            line += text.count("\n", counted, token.start())
            counted = token.start()
            open_at.append(line if sign == "{" else 0)
            total += 1
            if len(open_at) > DEEPEST:
                raise BadSet(problem("too-deep", line, limit=DEEPEST))
            if total > MOST_OBJECTS:
                raise BadSet(problem("too-many-objects", line, limit=MOST_OBJECTS))
        elif open_at:
            began = open_at.pop()
            if began:
                found.append(began)
    return iter(found)


def lines_of_objects(text: str) -> list[Any]:
    found: list[Any] = []
    for number, line in enumerate(text.split("\n"), 1):
        if not line.strip():
            continue
        if len(found) > MOST_ROWS:
            raise BadSet(problem("too-many-rows", number, limit=MOST_ROWS))
        try:
            each = decode(line, iter(()))
        except json.JSONDecodeError as error:
            raise bad_json(error, number - 1) from None
        if isinstance(each, Object):
            each.line = number
        found.append(each)
    return found


def bad_json(error: json.JSONDecodeError, before: int) -> BadSet:
    near = error.doc[max(0, error.pos - 10) : error.pos + 20]
    return BadSet(problem("bad-json", before + error.lineno, what=error.msg, column=error.colno, near=quoted(near)))


# --- where the cards are ----------------------------------------------------------------------


def candidates(whole: Any) -> dict[str, Found]:
    """Every path that leads to several objects of one kind, and those objects."""
    places: dict[str, Found] = {}
    look_into(whole, "", places)
    return {path: found for path, found in places.items() if found}


def look_into(value: Any, path: str, places: dict[str, Found]) -> None:
    if len(places) > MOST_PATHS:
        return
    if isinstance(value, list):
        objects = [each for each in value if isinstance(each, Object)]
        if objects and len(objects) == len(value):
            places.setdefault(path, []).extend([("", each) for each in objects])
        elif value and all(isinstance(each, list) for each in value):
            places.setdefault(path, []).extend([("", numbered(each)) for each in value])
            return
        for each in objects:
            look_below(each, path, places)
    elif isinstance(value, Object):
        members = list(value.values())
        if are_alike(members):
            places.setdefault(joined(path, ANY), []).extend(value.items())
            for each in members:
                look_below(each, joined(path, ANY), places)
        elif len(members) > 1 and all(isinstance(each, list) for each in members):
            for each in members:
                look_into(each, joined(path, ANY), places)
        else:
            look_below(value, path, places)


def are_alike(members: list[Any]) -> bool:
    """Whether these are several objects that have keys in common, as cards have."""
    if len(members) < 2 or not all(isinstance(each, Object) for each in members):
        return False
    return bool(set.intersection(*[set(each) for each in members[:LOOKED_AT]]))


def look_below(value: Object, path: str, places: dict[str, Found]) -> None:
    for key, each in value.items():
        if isinstance(each, (list, Object)):
            look_into(each, joined(path, key), places)


def numbered(cells: list[Any]) -> Object:
    """A row that is a list: its columns are called by their places."""
    return Object({str(place): cell for place, cell in enumerate(cells, 1)})


def joined(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


# --- what is in a card ------------------------------------------------------------------------


def flat(key: str, card: Object) -> dict[str, str]:
    cells = {KEY: key} if key else {}
    put(cells, "", card)
    return cells


def put(cells: dict[str, str], name: str, value: Any) -> None:
    """Everything in a value that is a text; texts of one name in a list are written one after the other."""
    if isinstance(value, dict):
        for key, each in value.items():
            put(cells, joined(name, key), each)
    elif isinstance(value, list):
        for each in value:
            put(cells, f"{name}{EACH}" if isinstance(each, dict) else name, each)
    elif value is not None:
        text = value if isinstance(value, str) else "yes" if value is True else "no"
        before = cells.get(name, "")
        if len(before) <= LONGEST_LIST:
            cells[name] = f"{before}{LIST_SIGN}{text}" if before else text
        if len(cells) > MOST_COLUMNS:
            raise BadSet(problem("too-many-columns", limit=MOST_COLUMNS))
