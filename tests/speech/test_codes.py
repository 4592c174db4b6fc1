"""The page tells each refusal of the hall by its code, in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from tests.speech.test_languages import PAGE, ROOT

OWN = {"left", "lost", "unconnected", "unplayable", "other"}  # codes of the page itself, and the default
FILES = sorted(PAGE.glob("*/errors.ftl"))


def documented() -> set[str]:
    """The codes of docs/protocol.md: a table that begins at the heading `Codes`."""
    chapter = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8").split("\n## Codes\n")[1].split("\n## ")[0]
    return set(re.findall(r"^\| `(\w+)` \|", chapter, re.MULTILINE))


def told(text: str) -> set[str]:
    """The codes for which the message `refused` has words of its own."""
    entries = FluentParser().parse(text).body
    message = next(each for each in entries if isinstance(each, ast.Message) and each.id.name == "refused")
    assert message.value is not None
    placeable = message.value.elements[0]
    assert isinstance(placeable, ast.Placeable)
    assert isinstance(placeable.expression, ast.SelectExpression)
    return {each.key.name for each in placeable.expression.variants if isinstance(each.key, ast.Identifier)}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.parent.name)
def test_each_code_of_the_protocol_is_told(file: Path) -> None:
    codes = documented()
    assert len(codes) > 50
    assert told(file.read_text(encoding="utf-8")) - OWN == codes
