"""wyrmhall event: a tournament in a file."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.command import Answer, wyrmhall
from wyrmhall.cli.event_files import BadLog, made, mended, opened
from wyrmhall.events import deeds as d
from wyrmhall.events.plan import Plan
from wyrmhall.events.rounds import Result
from wyrmhall.kernel.errors import BadSetup

SEED = "5eed" * 16


@pytest.fixture
def cup(tmp_path: Path) -> Path:
    return tmp_path / "cup.event"


def run(cup: Path, command: str, *words: str) -> Answer:
    return wyrmhall("event", command, str(cup), *words, home=cup.parent)


def made_with(cup: Path, *names: str) -> None:
    found = made(cup, d.Opened(Plan(name="Cup", game="chess", seed=SEED, pairing="swiss", rounds=3)), "Mara")
    for number, name in enumerate(names, 1):
        found.do([d.SignedUp(number, name), d.CheckedIn(number)])


def test_an_event_from_its_making_to_its_end(cup: Path) -> None:
    assert run(cup, "new", "--name", "Ember Cup", "--seed", SEED).code == 0
    assert run(cup, "add", "Ada", "Ben", "Cleo", "=SUM(A1)").out == "4 players, of whom 4 are here\n"
    assert "Ember Cup, round 1" in run(cup, "pair").out
    assert run(cup, "report", "Ada", "2-1").code == 0
    assert run(cup, "drop", "Ben").code == 0
    for _ in range(2):
        assert run(cup, "pair").code == 0
    found = opened(cup)
    for round, number in found.event.open_matches():
        found.do([d.ResultSet(round, number, Result(won=(2, 0)))])
    explained = run(cup, "standings", "--explain", "Ada").out
    assert "Round" in explained
    assert "(EV-1)" in explained
    csv = run(cup, "standings", "--csv").out
    assert "'=SUM(A1)" in csv, "no spreadsheet computes it"
    assert json.loads(run(cup, "show", "--json").out)["stage"] == "played-out"
    assert "match 1 of round 1" in run(cup, "history").out
    assert run(cup, "end").code == 0
    refused = run(cup, "add", "Late")
    assert refused.is_one_clear_line()
    assert "over" in refused.err


def test_what_cannot_be_is_told_in_one_line_and_changes_nothing(cup: Path) -> None:
    made_with(cup, "Ada", "Ben", "Cleo")
    before = cup.read_bytes()
    for words, hint in ((("report", "Ada", "2-1"), "event pair"), (("drop", "Adda"), "did you mean Ada"),
                        (("add", "Dan", "ada"), "signed up already"), (("new",), "there already")):  # fmt: skip
        answer = run(cup, *words)
        assert answer.code == 2
        assert answer.is_one_clear_line()
        assert hint in answer.err
    assert cup.read_bytes() == before


def test_a_broken_last_line_is_told_and_kept(cup: Path) -> None:
    made_with(cup, "Ada", "Ben")
    whole = cup.read_bytes()
    for cut in (1, 20):
        cup.write_bytes(whole[:-cut])
        answer = run(cup, "show")
        assert answer.is_one_clear_line()
        assert "mend" in answer.err
        kept = mended(cup)
        assert kept is not None
        assert cup.read_bytes() + kept.read_bytes() == whole[:-cut]
        kept.unlink()
        opened(cup)
    assert mended(cup) is None


def test_a_line_that_was_changed_by_hand_is_told_with_its_number(cup: Path) -> None:
    made_with(cup, "Ada", "Ben")
    lines = cup.read_text(encoding="utf-8").splitlines(keepends=True)
    for at, text in (
        (2, lines[1].replace('"player":1', '"player":7')),
        (3, "{}\n"),
        (1, lines[0].replace('"seq":1', '"seq":2')),
    ):
        cup.write_text("".join([*lines[: at - 1], text, *lines[at:]]), encoding="utf-8")
        with pytest.raises(BadLog, match=rf"cup\.event:{at}: "):
            opened(cup)


def test_two_organisers_at_once_one_wins_and_the_other_is_told(cup: Path) -> None:
    made_with(cup, "Ada", "Ben")
    one, other = opened(cup), opened(cup)
    one.do([d.Dropped(1)])
    before = cup.read_bytes()
    with pytest.raises(BadLog, match="somebody else"):
        other.do([d.Dropped(2)])
    assert cup.read_bytes() == before
    assert other.event.gone() == frozenset()


def test_an_event_is_never_written_over(cup: Path) -> None:
    made_with(cup, "Ada")
    with pytest.raises(BadSetup):
        made(cup, d.Opened(Plan(name="Cup", game="chess", seed=SEED)), "Mara")


def test_tables_of_more_are_reported_by_places(cup: Path) -> None:
    assert run(cup, "new", "--pairing", "swiss", "--at-table", "4", "--best-of", "1").code == 0
    found = opened(cup)
    for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan"), 1):
        found.do([d.SignedUp(number, name), d.CheckedIn(number)])
    found.do([d.RoundPaired(1, "rounds", ((1, 2, 3, 4),))])
    assert run(cup, "report", "Dan", "Ada=Ben", "Cleo").code == 0
    assert opened(cup).event.rounds[0].matches[0].decided == Result(places=(2, 2, 4, 1))
    assert run(cup, "report", "Dan", "Ada").is_one_clear_line()
