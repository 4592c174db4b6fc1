"""Whatever events say has a sentence that names nothing but what it is given, and each sentence is said."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import wyrmhall.events
from tests.events.desk import Desk
from wyrmhall.events import deeds as d
from wyrmhall.events.history import history
from wyrmhall.events.rounds import Result
from wyrmhall.events.standings import Figure, standings
from wyrmhall.speech.catalogue import catalogue_in

FOLDER = Path(wyrmhall.events.__file__).parent
MESSAGES = catalogue_in(FOLDER, "en").messages
OWN = re.findall(
    r"^([a-z]+)-([a-z0-9-]+) =", (FOLDER / "messages" / "en.ftl").read_text(encoding="utf-8"), re.MULTILINE
)


def refusals() -> Iterator[tuple[str, set[str]]]:
    """The kind and the parts of each BadEvent in the code."""
    for file in sorted([*FOLDER.glob("*.py"), *FOLDER.parent.glob("hall/events/*.py")]):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BadEvent":
                parts = {keyword.arg or "" for keyword in node.keywords}
                for each in ast.walk(node.args[0]):
                    if isinstance(each, ast.Constant):
                        yield str(each.value), parts


def test_every_refusal_has_a_message_without_gaps_and_every_message_is_said() -> None:
    made = list(refusals())
    assert len(made) > 60
    for kind, parts in made:
        assert MESSAGES[f"events-{kind}"].variables <= parts, kind
    assert {kind for group, kind in OWN if group == "events"} == {kind for kind, _ in made}


def test_every_deed_is_told() -> None:
    """The audit log: who has done what, and what was so before it was corrected."""
    desk = Desk(4, pairing="swiss", rounds=2, draft="dbs-draft", sharing="rares")
    desk.do(d.OrganiserAdmitted("Ida"))
    desk.do(d.OrganiserWithdrawn("Ida"))
    desk.do(d.DraftNamed((1, 2), "t1"))
    desk.do(d.Drafted(1, ("r1",)))
    desk.do(d.DeckRegistered(1, ("r1",)))
    desk.paired((1, 2), (3, 4))
    desk.do(d.Repaired(1, (d.NewMatch(1, (2, 1)),)))
    desk.do(d.TimerSet(1, 0))
    desk.do(d.Arrived(1, 1, 1))
    desk.do(d.TableNamed(1, 2, "t2"))
    desk.do(d.Reported(1, 1, 1, Result(won=(0, 2))))
    desk.do(d.ResultSet(1, 1, Result(won=(2, 0))))
    desk.do(d.ResultSet(1, 1, Result(won=(2, 1))), by="Ida")
    desk.do(d.ResultSet(1, 2, Result(won=(1, 1), drawn=1)))
    desk.do(d.ResultSet(1, 2, None))
    desk.do(d.Dropped(3))
    desk.do(d.Returned(3))
    desk.ended(3, 2, 0)
    desk.do(d.Announced("Thank you"))
    desk.do(d.SharedOut((d.Taken(1, "r1"),)))
    desk.do(d.Ended())
    lines = history(desk.log)
    assert {type(entry.deed) for entry in desk.log} == set(d.DEEDS)
    told = {line.said.kind for line in lines}
    assert told == {kind for group, kind in OWN if group == "done"}
    for line in lines:
        given = {name for name, _ in line.said.named} | {"time"}
        assert MESSAGES[f"done-{line.said.kind}"].variables <= given, line.said.kind
    corrected = next(line for line in lines if line.by == "Ida")
    assert dict(corrected.said.named)["was"] == "2-0"
    assert "r1" not in str(lines), "no card is named"


def test_every_figure_has_a_message() -> None:
    figures: list[Figure] = []
    for agreed in ({"pairing": "swiss"}, {"placing": "match-wins"}, {"pairing": "swiss", "at_table": 3, "best_of": 1}):
        desk = Desk(3, **agreed)
        if "at_table" in agreed:
            desk.paired((1, 2, 3))
            desk.placed(1, 2, 3)
        else:
            desk.paired((1, 2), (3,))
            desk.ended(1, 2, 0)
        figures += [each for line in standings(desk.event) for figure in line.figures for each in all_of(figure)]
    for each in figures:
        assert MESSAGES[f"figure-{each.said.kind}"].variables <= {name for name, _ in each.said.named}, each.said.kind
    assert {each.said.kind for each in figures} == {kind for group, kind in OWN if group == "figure"}


def all_of(figure: Figure) -> list[Figure]:
    return [figure, *[each for part in figure.parts for each in all_of(part)]]
