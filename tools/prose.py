"""No file of the page takes a sentence, a notation or a clause apart: what it needs comes as structure.

Looks for patterns and for methods that search texts. The places that need one are listed here, each with its reason.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

SOURCES = Path(__file__).resolve().parent.parent / "web" / "src"

PROSE = "asks|clause|clauses|kind|notation|option|question|remark|said|says|sentence|text|title|verb|what"
SUSPECT = re.compile(
    r"(?:^|[=(,:?!&|{;\s])/(?![/*\s>])(?:[^/\\\n]|\\.)+/[dgimsuvy]*(?=[.,);\s])"  # a pattern
    r"|\bRegExp\b"
    r"|\.(?:match|matchAll|search|startsWith|endsWith|split)\("
    rf"|\b(?:{PROSE})\.(?:includes|indexOf|lastIndexOf)\("
)

# File -> why it may. Nothing that the hall sends of a game is read in any of them.
ALLOWED = {
    "cards/arts.ts": "the words of pictures, which are names of parts of them",
    "cards/file.ts": "a file that somebody has chosen, line by line, as errors number them",
    "changes.ts": "paths of a message, which are JSON pointers",
    "csv.ts": "signs that spreadsheets would take for a formula",
    "decks/CardGrid.svelte": "digits that are typed",
    "decks/Workshop.svelte": "the name of a file that is saved",
    "decks/saved.svelte.ts": "what lies in the browser's storage",
    "events/lists.ts": "a list of cards that somebody types, line by line",
    "learn/coach.ts": "patterns of options and names of clauses in the notes of the coach: compared, not read",
    "pages/OwnCards.svelte": "the first words of a file that somebody has chosen",
    "pages/OwnList.svelte": "a list of cards that somebody types, line by line",
    "pages/cardlist.ts": "the same list, read: 2 R1",
    "pages/house.ts": "values of house options, as they are written: 0:5,1:7",
    "router.svelte.ts": "addresses",
    "rules/clauses.ts": "the rule book is prose with marks, and people search it",
    "sets/Correcting.svelte": "rarities, as they are typed, with commas between them",
    "sets/Outcome.svelte": "the same; and the name of a file that is saved",
    "sets/importing.svelte.ts": "a file that somebody has chosen, line by line, as errors number them",
    "speech/catalogue.ts": "the pseudo-language puts accents on whole texts",
    "speech/saying.ts": "marks around parts of a sentence are taken off again",
    "speech/spans.ts": "the private marks around names are taken off again",
    "speech/speaker.ts": "a list of words, and the verb of a kind that has no message",
    "table/arrangement.svelte.ts": "keys of the browser's storage",
    "speech/tongue.svelte.ts": "codes of languages, as browsers write them: de-AT",
    "table/mentions.ts": "what people type: the one place where names of cards are looked for",
}


def findings(name: str, source: str) -> list[str]:
    """The suspect places of a file, with their lines; styles and comments are none."""
    if name in ALLOWED:
        return []
    script = re.sub(r"<style>.*?</style>", "", source, flags=re.DOTALL)
    return [
        f"web/src/{name}:{number}: {found.group().strip()}"
        for number, line in enumerate(script.splitlines(), 1)
        if not line.lstrip().startswith(("//", "*", "/*", "<!--", "import "))
        and (found := SUSPECT.search(re.sub(r"(?<![:'])//.*$", "", line)))
    ]


def main() -> int:
    files = sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")])
    names = {file.relative_to(SOURCES).as_posix(): file for file in files}
    found = [each for name, file in names.items() for each in findings(name, file.read_text(encoding="utf-8"))]
    found += [f"web/src/{name}: allowed, but not there" for name in ALLOWED if name not in names]
    for each in found:
        print(each)
    if found:
        print("The page reads structure, not prose. If this reads none, say in tools/prose.py why it may.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
