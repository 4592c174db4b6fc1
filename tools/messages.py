"""The words of the page and its catalogues fit: each message that is said exists, and each that exists is said.

The page says a message by its key, written out: say('close'). Each area of it has its messages in
web/src/messages/en/<area>.ftl, which <area>.ts beside it gives out as `say`. docs/languages.md tells the rest.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

from wyrmhall.speech.fluent import BadMessages, Message, Source, compiled

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"
MESSAGES = SOURCES / "messages"
ENGLISH = "en"

IMPORT = re.compile(r"import \{ say(?: as (\w+))? \} from '[./]*/messages/([\w-]+)';")
KEY = r"(?:\.pieces)?\(\s*(?:'([\w-]+)'|(?=(\S)))"  # a key, or the sign that stands in its place


def areas() -> dict[str, dict[str, Message]]:
    """The English messages of each area; raises BadMessages."""
    return {file.stem: read(file, ENGLISH) for file in sorted((MESSAGES / ENGLISH).glob("*.ftl"))}


def read(file: Path, language: str) -> dict[str, Message]:
    name = file.relative_to(SOURCES).as_posix()
    return compiled([Source(language, name, file.read_text(encoding="utf-8"))], language)


def said_in(name: str, source: str) -> tuple[set[tuple[str, str]], list[str]]:
    """Each area and key that a file of the page says, and where a key is not written out."""
    said: set[tuple[str, str]] = set()
    wrong: list[str] = []
    for alias, area in IMPORT.findall(source):
        for found in re.finditer(rf"(?<![\w.#]){alias or 'say'}{KEY}", source):
            if found[1]:
                said.add((area, found[1]))
            else:
                line = source.count("\n", 0, found.start()) + 1
                wrong.append(f"web/src/{name}:{line}: the key of a message is not written out")
    return said, wrong


def findings() -> list[str]:
    try:
        known = areas()
    except BadMessages as error:
        return [str(error)]
    found = [
        f"web/src/messages/{area}.ts: not there, or not of {area}.ftl"
        for area in known
        if not (file := MESSAGES / f"{area}.ts").is_file() or f"./{ENGLISH}/{area}.ftl?raw" not in file.read_text()
    ]
    used: dict[str, set[str]] = defaultdict(set)
    for file in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]):
        name = file.relative_to(SOURCES).as_posix()
        said, wrong = said_in(name, file.read_text(encoding="utf-8"))
        found += wrong
        found += [f"web/src/{name}: {area}.ftl has no {key}" for area, key in said if key not in known.get(area, {})]
        for area, key in said:
            used[area].add(key)
    found += [
        f"web/src/messages/{ENGLISH}/{area}.ftl: nothing says {key}"
        for area, messages in known.items()
        for key in messages
        if key not in used[area]
    ]
    return found


def main() -> int:
    found = findings()
    for each in found:
        print(each)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
