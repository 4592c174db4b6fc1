"""Rules in words: Markdown is read once, and everybody else draws spans."""

from __future__ import annotations

import pytest

from wyrmhall.kernel.clauses import CLAUSE, CODE, EMPHASIS, TEXT, Clause, clauses_of, marked, read_clauses, spans_of
from wyrmhall.kernel.registry import game, game_names

KNOWN = {name: Clause(name, "Play", "") for name in ("MD-18", "SDC-4", "MD-A6")}


@pytest.mark.parametrize(
    ("text", "spans"),
    [
        ("", []),
        ("Plain words.", [("Plain words.", TEXT)]),
        ("*Bids.* See MD-18.", [("Bids.", EMPHASIS), (" See ", TEXT), ("MD-18", CLAUSE), (".", TEXT)]),
        ("SDC-4", [("SDC-4", CLAUSE)]),
        ("MD-99 and XMD-18 are none", [("MD-99 and XMD-18 are none", TEXT)]),
        (
            "set `bid_bonus` (MD-A6)",
            [("set ", TEXT), ("bid_bonus", CODE), (" (", TEXT), ("MD-A6", CLAUSE), (")", TEXT)],
        ),
        ("`MD-18`*MD-18*", [("MD-18", CODE), ("MD-18", EMPHASIS)]),
        ("2 * 3 and ` alone", [("2 * 3 and ` alone", TEXT)]),
        ("**", [("**", TEXT)]),
        ("a ** b*", [("a *", TEXT), (" b", EMPHASIS)]),
        ("<b>&amp;</b>", [("<b>&amp;</b>", TEXT)]),
    ],
)
def test_marks(text: str, spans: list[tuple[str, str]]) -> None:
    assert marked(text, KNOWN) == spans


@pytest.mark.parametrize("name", game_names())
def test_no_rule_book_shows_its_marks(name: str) -> None:
    clauses = clauses_of(game(name))
    for clause in clauses.values():
        spans = spans_of(clause, clauses)
        assert all(span.text for span in spans)
        assert not [span for span in spans if span.kind == TEXT and ("*" in span.text or "`" in span.text)], clause.name
        assert "(no code" not in "".join(span.text for span in spans)


def test_what_is_not_for_people_is_left_out() -> None:
    clauses = read_clauses("- **MD-1** All sit down (no code: nobody can check it)\n")
    assert spans_of(clauses["MD-1"], clauses) == [("All sit down", TEXT)]
