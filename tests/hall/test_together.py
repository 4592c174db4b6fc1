"""Several choices in one command: all of them happen or none, once, for everybody at the same time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hall.room import Guest, Room, in_a_room, picture, play_on, whose_turn
from tests.hall.test_choosing import place
from tests.laws.planted import DEFECTS, TWO_CALLS, Defect, plant
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.export import export
from wyrmhall.hall.records import record_of
from wyrmhall.hall.strict import BadMessage, read_message
from wyrmhall.hall.table import Table
from wyrmhall.kernel.check import replay_of
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.play import choose, owed
from wyrmhall.kernel.record import read_records
from wyrmhall.kernel.registry import registered

STORM: dict[str, Any] = {"game": "storm-dragons"}
SAME = ("state", "choices", "before", "winners", "status", "prints")


async def rebuilding(room: Room, **wish: Any) -> tuple[Guest, Guest, list[str]]:
    """Who leads, the other one, and what a rebuild that costs two cards is made of."""
    guests = await room.play("Ada", "Bea", **STORM, **wish)
    first = whose_turn(guests)
    other = next(guest for guest in guests if guest is not first)
    cards = [option["option"] for option in first.game["options"] if option["card"]]
    return first, other, ["Rebuild", cards[0], cards[1], "Done"]


async def choose_all(guest: Guest, options: list[str], name: str = "") -> dict[str, Any]:
    return await guest.do(wire.Choose, name, decision=guest.game["decision"] or 0, options=options)


@in_a_room
async def test_one_command_one_entry_one_broadcast(room: Room) -> None:
    first, other, options = await rebuilding(room)
    zoe = await room.watch(first)
    seq, sent = first.live.table.seq, [len(guest.box.sent) for guest in (first, other, zoe)]
    answer = await choose_all(first, options)
    assert answer == {"is": "done", "to": answer["to"], "seq": seq + 1, "again": False}
    kinds = [[each["is"] for each in guest.box.messages(n)] for guest, n in zip((first, other, zoe), sent, strict=True)]
    assert kinds == [["done", "table"], ["table"], ["table"]]
    table = first.live.table
    assert room.logged(first.live)[-1].what == e.ChoseAll(first.seat, options, after=table.print[:8])
    assert [taken.option.text for taken in table.choices] == options
    assert picture(room.folded(first.live)) == picture(table)


def what_goes_on(table: Table, seat: int) -> list[str]:
    """What this seat may choose together now: a rebuild if it can, otherwise whatever is offered first."""
    assert table.state is not None
    world, found = table.state.copy(), list[str]()
    while True:
        decision = owed(world, seat)
        assert decision is not None
        offered = decision.options(world)
        option = next((each for each in offered if each.text in ("Done", "Rebuild")), offered[0])
        found.append(option.text)
        if not decision.goes_on(world, option):
            return found
        choose(world, seat, option)


def test_it_comes_to_the_same_as_single_choices(tmp_path: Path) -> None:
    """State, lines, and the record with its fingerprints: only the log tells that they came at once."""
    ends: list[tuple[str, list[str], str]] = []

    async def evening(room: Room) -> None:
        guests = await room.play("Ada", "Bea", **STORM)
        is_at_once, table, longest = not ends, guests[0].live, 0
        while table.table.status == "playing" and len(table.table.choices) < 45:
            first = whose_turn(guests)
            options = what_goes_on(table.table, first.seat)
            longest = max(longest, len(options))
            if is_at_once and len(options) > 1:
                assert (await choose_all(first, options))["is"] == "done"
            else:
                for option in options:
                    await first.chosen(option)
        assert longest > 1
        assert table.table.state is not None
        text = record_of(table.table)
        ends.append((fingerprint(table.table.state), guests[0].lines(), text))
        [record] = read_records(text, "game.record")
        assert replay_of(record).play() is None
        assert picture(room.folded(table)) == picture(table.table)

    for folder in (tmp_path / "at-once", tmp_path / "one-by-one"):
        folder.mkdir()
        in_a_room(evening)(folder)
    assert ends[0] == ends[1]
    assert ends[0][2].count("? fingerprint") > 1


@in_a_room
async def test_one_undo_takes_back_all_of_it(room: Room) -> None:
    first, other, options = await rebuilding(room)
    before, dealt = picture(first.live.table), len(other.lines())
    assert (await choose_all(first, options[:-1]))["is"] == "done"  # what is drawn could not be taken back
    assert first.shown["table"]["can_undo"] == {
        "kind": "together", "parts": {"choice": {"kind": "rebuild", "parts": {}}, "more": 2},
    }  # fmt: skip
    assert other.shown["table"]["can_undo"] is None
    assert (await first.do(wire.Undo))["is"] == "done"
    after = picture(first.live.table)
    assert [after[name] for name in SAME] == [before[name] for name in SAME]
    assert picture(room.folded(first.live)) == after
    assert other.lines()[-1] == f"{first.player.name} takes back a secret choice"  # the cards were nobody's business
    assert not [line for line in other.lines()[dealt:] if options[1] in line]
    assert record_of(first.live.table).count("Taken back, choice ") == 3


FLIPS = """
tableau A ElvenWarrior DwarvenWarrior FairyRing
tableau B ElvenWarrior DwarvenWarrior FairyRing
reveal A Vampire B Vampire
"""  # everybody turns two cards of three, in secret


@in_a_room
async def test_secret_choices_are_made_changed_and_taken_back_together(room: Room) -> None:
    ada, bea = await room.play("Ada", "Bea", game="fairy-tale", variant="basic")
    place(ada.live, FLIPS, 2)
    for guest in (ada, bea):
        await guest.come()
    decision, heard = bea.game["decision"], len(bea.lines())
    assert (await choose_all(ada, ["ElvenWarrior", "FairyRing"]))["is"] == "done"
    assert [each["option"] for each in ada.game["chosen"]] == ["ElvenWarrior", "FairyRing"]
    assert (ada.game["owing"], ada.game["sealed"]) == ([1], [0])
    assert (await choose_all(ada, ["FairyRing", "DwarvenWarrior"]))["is"] == "done"  # it may still be changed
    assert [each["option"] for each in ada.game["chosen"]] == ["FairyRing", "DwarvenWarrior"]
    assert (await ada.do(wire.Undo))["is"] == "done"
    assert [each["option"] for each in ada.game["chosen"]] == ["ElvenWarrior", "FairyRing"]
    assert (await ada.do(wire.Undo))["is"] == "done"
    assert (ada.game["owing"], ada.game["sealed"]) == ([0, 1], [])
    told = " ".join(bea.lines()[heard:])
    assert not [name for name in ("Elven", "Dwarven", "Ring") if name in told]
    assert bea.game["decision"] >= decision
    for guest in (bea, ada):
        assert (await choose_all(guest, ["ElvenWarrior", "FairyRing"]))["is"] == "done"
    assert ada.live.table.state is not None
    assert ada.game["sealed"] == []


@in_a_room
async def test_an_undo_of_open_choices_names_the_first(room: Room) -> None:
    guests = await room.play("Ada", "Bea", **STORM)
    first = whose_turn(guests)
    card = next(option["option"] for option in first.game["options"] if option["card"])
    assert (await choose_all(first, [card, "Day"]))["is"] == "done"
    said = first.shown["table"]["can_undo"]
    assert (said["kind"], said["parts"]["more"]) == ("together", 1)
    await first.do(wire.Undo)
    assert first.lines()[-1].endswith(", and the choice after it")


@in_a_room
async def test_the_same_command_is_done_once_and_a_late_one_is_stale(room: Room) -> None:
    first, _, options = await rebuilding(room)
    decision = first.game["decision"]
    done = await choose_all(first, options, "tap")
    before = picture(first.live.table)
    again = await first.do(wire.Choose, "tap", decision=decision, options=options)
    assert again == {"is": "done", "to": "tap", "seq": done["seq"], "again": True}
    assert await first.refused(wire.Choose, decision=decision, options=options) == "stale"
    assert picture(first.live.table) == before


@in_a_room
async def test_a_refusal_names_the_part_and_changes_nothing(room: Room) -> None:
    """Neither state nor log nor clock, though time has passed."""
    first, other, options = await rebuilding(room, clock={"kind": "game", "seconds": 600})
    decision, log = first.game["decision"], room.logged(first.live)
    await room.wait(3)
    before = picture(first.live.table)
    for wrong, code, part in (
        (["Done", *options], "illegal_option", 1),
        ([*options[:2], "Done"], "illegal_option", 3),
        ([*options[:2], "Nonsense"], "illegal_option", 3),
        ([*options, options[1]], "not_together", 5),
        (["Rebuild"] * 100, "illegal_option", 2),
    ):
        answer = await first.do(wire.Choose, decision=decision, options=wrong)
        assert (answer["is"], answer["code"], answer["part"]) == ("refused", code, part)
        assert await first.refused(wire.Choose, decision=decision, options=wrong) == code
    answer = await first.do(wire.Choose, decision=decision, options=[*options, options[1]])
    assert (answer["said"]["kind"], answer["clauses"]) == ("not-together", [])
    assert (await first.do(wire.Choose, decision=decision, option="Done"))["part"] is None
    assert await other.refused(wire.Choose, decision=decision, options=options) == "not_your_turn"
    assert await (await room.watch(first)).refused(wire.Choose, decision=decision, options=options) == "not_seated"
    assert picture(first.live.table) == before
    assert room.logged(first.live) == log
    await room.wait(2)
    await choose_all(first, options)
    assert [taken.thought for taken in first.live.table.choices] == [5000, 0, 0, 0]


@pytest.mark.parametrize(
    "words",
    [
        {},
        {"option": "1", "options": ["1", "2"]},
        {"options": []},
        {"options": ["1"]},
        {"options": ["1", 2]},
        {"options": ["1", ""]},
        {"options": "12"},
        {"options": None},
        {"options": ["1", ["2"]]},
    ],
)
def test_what_is_no_such_message(words: dict[str, Any]) -> None:
    with pytest.raises(BadMessage):
        read_message(msgspec.json.encode({"do": "choose", "id": "c1", "decision": 1, **words}))


def test_a_hundred_are_read_and_more_are_told_why() -> None:
    def sent(count: int) -> bytes:
        return msgspec.json.encode({"do": "choose", "id": "c1", "decision": 1, "options": ["1"] * count})

    message = read_message(sent(100))
    assert isinstance(message, wire.Choose)
    assert len(message.options) == 100
    with pytest.raises(BadMessage, match="length <= 100"):
        read_message(sent(101))


# --- games whose declarations are wrong --------------------------------------------------------------------


async def at_the_call(room: Room, monkeypatch: pytest.MonkeyPatch, defect: Defect) -> list[Guest]:
    """The moment of the toy game where the leader calls, and so may be asked twice."""
    monkeypatch.setitem(registered, "relay", plant(defect))
    guests = await room.play("Ada", "Bea", "Cay", game="relay", variant="single")
    while type(guests[0].live.table.state.waiting[0]).__name__ != "Call":  # type: ignore[union-attr]
        await play_on(guests, 1)
    return guests


@pytest.mark.parametrize("what", ["shown", "asked", "drawn"])
def test_nothing_comes_between(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, what: str) -> None:
    """A card that is shown, another seat that is asked, something drawn: refused, whatever the game has declared."""
    [defect] = [each for each in DEFECTS if f"is {what} before a choice that goes on" in each.what]

    async def evening(room: Room) -> None:
        guests = await at_the_call(room, monkeypatch, defect)
        first = whose_turn(guests)
        for second in ("Fast", "Slow", "Run1"):
            decision = first.game["decision"]
            answer = await first.do(wire.Choose, decision=decision, options=["Fast", second])
            assert (answer["code"], answer["part"], answer["text"]) == (
                "not_together", 2, f"part 2: {first.player.name}: not together",
            )  # fmt: skip
            assert await first.refused(wire.Choose, decision=decision, options=["Fast", second]) == "not_together"

    in_a_room(evening)(tmp_path)


def test_rules_that_fail_in_the_middle_are_reported_with_all_of_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening(room: Room) -> None:
        guests = await at_the_call(room, monkeypatch, TWO_CALLS)
        first = whose_turn(guests)
        call, made = type(owed_by(first)), list(first.live.table.choices)

        def stumble(*_: object) -> None:
            raise ValueError("a secret of the hall")

        with monkeypatch.context() as patch:
            patch.setattr(call, "take", stumble)
            answer = await choose_all(first, ["Fast", "Slow"])
        assert answer["code"] == "suspended"
        assert "a secret of the hall" not in repr(first.box.sent)
        [file] = (room.folder / "reports").iterdir()
        assert file.read_text(encoding="utf-8").endswith("\nAda Fast\nAda Slow\n".replace("Ada", first.player.name))
        assert list(first.live.table.choices) == made
        assert picture(room.folded(first.live)) == picture(first.live.table)
        await guests[0].do(wire.Resume)
        assert (await choose_all(first, ["Fast", "Slow"]))["is"] == "done"

    in_a_room(evening)(tmp_path)


def owed_by(guest: Guest) -> object:
    decision = guest.live.table.asked[guest.seat]
    assert decision is not None
    return decision


# --- what remains --------------------------------------------------------------------------------------------


@in_a_room
async def test_the_log_alone_tells_single_choices(room: Room) -> None:
    """For a version of the rules that cannot play them any more."""
    first, _, options = await rebuilding(room)
    await choose_all(first, options[:-1])
    await first.do(wire.Undo)
    await choose_all(first, options)
    name, choices = first.live.table.id, "".join(f"{first.player.name} {option}\n" for option in options)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("wyrmhall.hall.export.played", lambda store, name: ("", "other rules"))
        assert export(room.store, name).record.endswith(f"start\n{choices}")
    assert choices in export(room.store, name).record
