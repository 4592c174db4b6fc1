"""What seats have brought, in records: before the start, in positions, and in claims."""

from __future__ import annotations

import pytest

from tests.toy.decks import DECKS, Decks
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import Replay, position, replay_of
from wyrmhall.kernel.clauses import read_clauses
from wyrmhall.kernel.errors import BadRecord
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.record import Journal, read_records
from wyrmhall.kernel.registry import registered

SMALL = "Ember Ember Gale Thorn Frost Cinder Tide Storm"
HEAD = '[Game "decks"]\n[Seats "2"]\n'


@pytest.fixture(autouse=True)
def decks_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registered, DECKS.name, DECKS)


def played(text: str) -> Replay:
    [record] = read_records(text, "game.record")
    replay = replay_of(record)
    failure = replay.play()
    assert failure is None, failure
    return replay


def problem_of(text: str) -> str:
    with pytest.raises(BadRecord) as refused:
        played(text)
    return str(refused.value)


def test_the_records_of_the_toy_game_hold_and_show_every_clause() -> None:
    [path] = (DECKS.folder / "records").glob("*.record")
    shown = set[str]()
    for record in read_records(path.read_text(encoding="utf-8"), path.name):
        assert replay_of(record).play() is None
        shown.update(record.shows())
    assert shown == set(read_clauses((DECKS.folder / "rules.md").read_text(encoding="utf-8")))


def saved() -> tuple[str, Decks]:
    """A whole game, of which A has brought a deck of its own."""
    setup = DECKS.set_up(2, names=("Ada", "Bob"))
    journal = Journal(setup, "saved")
    brought = [tuple([setup.book.card(face) for face in SMALL.split()]), None]
    s = DECKS.start_from(setup, journal.chance(), brought=brought)
    lot = swift("lot")
    while s.waiting:
        decision = s.waiting[0]
        offered = decision.options(s)
        option = offered[lot.below(len(offered))]
        choose(s, decision.seat, option)
        journal.note(decision.seat, option, s)
    assert isinstance(s, Decks)
    return journal.text(s), s


def test_a_saved_game_tells_what_was_brought_before_the_start() -> None:
    text, s = saved()
    lines = text.splitlines()
    start = lines.index("start")
    assert lines[start - 2] == f"brought Ada {SMALL}"
    assert lines[start - 1].startswith("brought Bob Ember Ember Gale Gale Thorn")
    replay = played(text)
    assert replay.s.brought == s.brought
    assert fingerprint(replay.s) == fingerprint(s)
    assert replay.record.is_saved_game(replay.setup)


def test_a_saved_game_with_another_list_does_not_hold() -> None:
    text, _ = saved()
    edited = text.replace("brought Ada Ember Ember", "brought Ada Comet Comet")
    [record] = read_records(edited, "game.record")
    assert replay_of(record).play() is not None
    assert "Bob" in text
    without = "\n".join([line for line in text.splitlines() if not line.startswith("brought Ada")])
    [record] = read_records(without, "game.record")
    assert replay_of(record).play() is not None


def test_a_seat_that_a_record_does_not_mention_has_brought_the_usual_list() -> None:
    s = played(f"{HEAD}brought B {SMALL}\nstart\n? brought B {SMALL}\n").s
    assert s.brought[0] == DECKS.usual_list(s.setup, 0)


def test_the_order_in_which_a_record_names_cards_means_nothing() -> None:
    backwards = " ".join(SMALL.split()[::-1])
    one, other = [played(f"{HEAD}brought A {cards}\nstart\n? brought A {SMALL}\n").s for cards in (SMALL, backwards)]
    assert fingerprint(one) == fingerprint(other)


@pytest.mark.parametrize(
    ("lines", "problem"),
    [
        ("brought A Ember\nstart", "4: decks: start: a deck of 1 cards; bring 8 to 20 (DK-2)"),
        ("brought A Dodo\nstart", "3: decks: brought A Dodo: there is no card Dodo"),
        ("brought\nstart", "3: decks: brought: brought needs a seat"),
        (f"brought A {SMALL}\nbrought A {SMALL}\nstart", f"4: decks: brought A {SMALL}: brought A is set twice"),
        (f"start\nbrought A {SMALL}", f"4: decks: brought A {SMALL}: the position stands before the beginning"),
        ("leader B\nstart", "4: decks: start: start stands alone, at the beginning of a saved game"),
        ("brought A Ember\nhand A Gale\nround", "5: decks: round: 0 of Gale brought by A; the position has more"),
        (
            "brought A Ember\nhand B Gale\nprize B Ember@A Ember@A\nround",
            "6: decks: round: 1 of Ember brought by A; the position has more",
        ),
    ],
)
def test_what_cannot_have_been_brought(lines: str, problem: str) -> None:
    assert problem_of(f"{HEAD}{lines}\n") == f"game.record:{problem}"


def test_in_a_position_a_seat_has_brought_what_lies_there() -> None:
    s = position("decks", 2, "hand A Ember\nhand B Gale Gale\ndeck A Storm\nprize A Comet@B\nround")
    assert [[s.setup.book.faces[card] for card in cards] for cards in s.brought] == [
        ["Ember", "Storm"],
        ["Gale", "Gale", "Comet"],
    ]
    assert position("decks", 2, "hand A Ember").brought == ((0,), ())


def test_a_position_may_tell_of_more_than_lies_there() -> None:
    s = position("decks", 2, "brought A Ember Storm Comet\nhand A Ember\nhand B Gale\nround")
    assert len(s.brought[0]) == 3


def test_a_claim_that_does_not_hold_tells_the_list() -> None:
    [record] = read_records(f"{HEAD}brought A {SMALL}\nstart\n? brought A Ember\n", "game.record")
    assert str(replay_of(record).play()) == f"game.record:5: decks: ? brought A Ember: {SMALL}"
