"""Each problem has a sentence that names nothing but what the problem brings, and each sentence is of a problem."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import wyrmhall.sets
from wyrmhall.speech.catalogue import catalogue_in

FOLDER = Path(wyrmhall.sets.__file__).parent
CHOSEN = {  # kinds that stand in a variable where the problem is made
    "quote-open": set(), "quote-stray": set(), "cell-too-large": set(),
    "copies-repeat": {"packs", "pack", "need", "asked", "kinds"},
    "copies-may-repeat": {"packs", "pack", "need", "asked", "kinds"},
}  # fmt: skip
FIELD = 2  # the place of the field among the arguments


def made_in(file: Path) -> list[tuple[str, set[str]]]:
    """The kind and the parts of each problem that this file makes."""
    found: list[tuple[str, set[str]]] = []
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args or not isinstance(node.args[0], ast.Constant):
            continue
        name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
        if name in ("problem", "wrong") and isinstance(node.args[0].value, str):
            parts = {keyword.arg or "" for keyword in node.keywords}
            found.append((node.args[0].value, parts | ({"field"} if len(node.args) > FIELD else set())))
    return found


MADE = [
    each
    for file in sorted(FOLDER.glob("*.py"))
    for each in made_in(file)
    if "-" in each[0]  # the mapping's own `wrong` begins with a key
] + list(CHOSEN.items())


def test_every_problem_has_a_message_without_gaps() -> None:
    messages = catalogue_in(FOLDER, "en").messages
    assert len(MADE) > 60
    for kind, parts in MADE:
        assert messages[f"sets-{kind}"].variables <= parts, kind
        assert ("meant" in messages[f"sets-{kind}"].attributes) == ("meant" in parts), kind


def test_every_message_is_of_a_problem() -> None:
    own = (FOLDER / "messages" / "en.ftl").read_text(encoding="utf-8")
    assert set(re.findall(r"^sets-([a-z-]+) =", own, re.MULTILINE)) == {kind for kind, _ in MADE}
