"""A choice can be taken back until its seat has learnt something: at once, or if the others agree."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tests.hall.room import Guest, Room, in_a_room, picture, play_on, room_in, whose_turn
from wyrmhall.hall import entries as e
from wyrmhall.hall import table as folding
from wyrmhall.hall import undo, wire
from wyrmhall.hall.history import History
from wyrmhall.hall.records import record_of
from wyrmhall.hall.table import FOLD, Table
from wyrmhall.kernel.data import view_to_data
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.play import choose, options, owed
from wyrmhall.kernel.said import said
from wyrmhall.kernel.state import SecretDecision, State
from wyrmhall.kernel.view import SPECTATOR, look

SAME = ("state", "choices", "before", "winners", "status", "prints")
BID_2 = {"kind": "bid", "parts": {"number": 2, "bonus": 5}}


async def bidding(room: Room) -> list[Guest]:
    """In the order in which they bid."""
    guests = await room.play("Ada", "Bea", "Cay")
    first = whose_turn(guests).seat
    return [guests[(first + step) % 3] for step in range(3)]


@in_a_room
async def test_a_bid_is_taken_back_at_once(room: Room) -> None:
    first, second, _ = await bidding(room)
    before, decision = picture(first.live.table), first.game["decision"]
    await first.chosen("2")
    assert first.shown["table"]["can_undo"] == BID_2
    assert second.shown["table"]["can_undo"] is None
    assert (await first.do(wire.Undo))["is"] == "done"
    after = picture(first.live.table)
    assert [after[name] for name in SAME] == [before[name] for name in SAME]
    assert first.game["decision"] > decision
    assert second.game["decision"] is None
    assert second.lines()[-1].startswith(f"{first.player.name} takes this back: Bid 2")
    assert picture(room.folded(first.live)) == after
    await first.chosen("1")
    assert first.game["facts"]["bids"] == [1]


@in_a_room
async def test_others_who_have_acted_must_agree(room: Room) -> None:
    first, second, third = await bidding(room)
    await first.chosen("2")
    await second.chosen("1")
    await first.do(wire.Undo)
    asked = third.shown["table"]["undo"]
    assert asked == {
        "number": first.live.table.seq,
        "seat": first.seat,
        "choice": BID_2,
        "waits_for": sorted([second.seat, third.seat]),
    }
    assert await third.refused(wire.Undo) == "taken"
    assert await first.refused(wire.Consent, undo=asked["number"], agrees=True) == "no_such_undo"
    assert await second.refused(wire.Consent, undo=asked["number"] - 1, agrees=True) == "no_such_undo"
    await second.do(wire.Consent, undo=asked["number"], agrees=True)
    assert first.live.table.choices != []
    assert await second.refused(wire.Consent, undo=asked["number"], agrees=True) == "no_such_undo"
    await third.do(wire.Consent, undo=asked["number"], agrees=True)
    assert first.live.table.choices == []
    assert first.shown["table"]["undo"] is None
    assert picture(room.folded(first.live)) == picture(first.live.table)


@in_a_room
async def test_one_who_does_not_agree_is_enough(room: Room) -> None:
    first, second, third = await bidding(room)
    await first.chosen("2")
    await second.chosen("1")
    await first.do(wire.Undo)
    number = third.shown["table"]["undo"]["number"]
    await third.do(wire.Consent, undo=number, agrees=False)
    assert first.shown["table"]["undo"] is None
    assert len(first.live.table.choices) == 2
    assert await second.refused(wire.Consent, undo=number, agrees=True) == "no_such_undo"


@in_a_room
async def test_the_next_choice_ends_a_request(room: Room) -> None:
    first, second, third = await bidding(room)
    await first.chosen("2")
    await second.chosen("1")
    await first.do(wire.Undo)
    number = third.shown["table"]["undo"]["number"]
    await third.chosen("3")
    assert third.shown["table"]["undo"] is None
    assert await second.refused(wire.Consent, undo=number, agrees=True) == "no_such_undo"


@in_a_room
async def test_nothing_is_taken_back_after_the_end(room: Room) -> None:
    """A request dies with the game, and nobody's agreement brings it back."""
    for end in (wire.Abort, wire.Pause, wire.Concede):
        first, second, third = await bidding(room)
        await first.chosen("2")
        await second.chosen("1")
        await first.do(wire.Undo)
        number = third.shown["table"]["undo"]["number"]
        host = next(guest for guest in (first, second, third) if guest.shown["host"])
        await host.do(end)
        codes = {wire.Abort: "over", wire.Pause: "paused", wire.Concede: "no_such_undo"}
        other = second if host is not second else third
        assert await other.refused(wire.Consent, undo=number, agrees=True) == codes[end]
        if end is not wire.Concede:
            assert await first.refused(wire.Undo) == codes[end]
        assert len(first.live.table.choices) >= 2


@in_a_room
async def test_information_does_not_come_back(room: Room) -> None:
    guests = await bidding(room)
    for guest in guests:
        await guest.chosen()
    first = whose_turn(guests)
    await first.chosen()
    assert await first.refused(wire.Undo) == "information_moved"
    assert first.shown["table"]["can_undo"] is None


@in_a_room
async def test_there_must_be_something_to_take_back(room: Room) -> None:
    first, second, _ = await bidding(room)
    assert await first.refused(wire.Undo) == "nothing_to_undo"
    await first.chosen()
    assert await second.refused(wire.Undo) == "nothing_to_undo"
    assert await (await room.watch(first)).refused(wire.Undo) == "not_seated"


@in_a_room
async def test_taken_back_the_game_is_as_if_it_had_never_been_chosen(room: Room) -> None:
    """Whatever can be taken back later is the same too."""
    guests = await room.play("Ada", "Bea", "Cay", game="relay", variant="single")
    ada = guests[0]
    seen = 0
    for step in range(12):
        pictures = picture(ada.live.table)
        chooser = guests[step % 3]
        if chooser.game["decision"] is None:
            continue
        await chooser.chosen()
        if chooser.shown["table"]["can_undo"]:
            seen += 1
            await chooser.do(wire.Undo)
            asked = chooser.shown["table"]["undo"]
            for seat in asked["waits_for"] if asked else []:
                await guests[seat].do(wire.Consent, undo=asked["number"], agrees=True)
            again = picture(ada.live.table)
            assert [again[name] for name in SAME] == [pictures[name] for name in SAME]
            await chooser.chosen()
    assert seen >= 3


@in_a_room
async def test_a_bot_is_not_asked(room: Room) -> None:
    """Alone with bots, a bid can be taken back though the bots have bid after it."""
    ada = (await room.play("Ada", bots=2, house={"first_dealer": "C"}))[0]
    assert len(ada.live.table.choices) == 0
    await ada.chosen("2")
    assert len(ada.live.table.choices) == 3
    assert (await ada.do(wire.Undo))["is"] == "done"
    assert ada.game["facts"]["bids"] == []


@in_a_room
async def test_the_record_tells_what_was_taken_back_and_holds(room: Room) -> None:
    first, second, third = await bidding(room)
    await first.chosen("2")
    await first.do(wire.Undo)
    await first.chosen("3")
    await play_on([first, second, third])
    text = first.live.record()
    assert f"; {first.player.name} takes this back: Bid 2: " in text
    assert f"; Taken back, choice 1: {first.player.name} 2" in text
    state = first.live.table.state
    assert state is not None
    assert f"? fingerprint {fingerprint(state)}" in text


@in_a_room
async def test_no_time_is_won_by_it(room: Room) -> None:
    guests = await room.play("Ada", "Bea", clock={"kind": "decision", "seconds": 60})
    first = whose_turn(guests)
    for _ in range(3):
        await room.wait(15)
        await first.chosen("2")
        await first.do(wire.Undo)
    assert first.shown["table"]["seats"][first.seat]["left"] == 15_000
    await room.wait(15)
    assert first.shown["table"]["seats"][first.seat]["stand_in"] == "clock"


# --- back to where the game was, at no cost ---------------------------------------------------------


def replay_from_the_start(table: Table, what: e.Undone, logged: e.Logged) -> None:
    """What an undo means: the game played again from its beginning, without the choices that are taken back."""
    assert table.setup is not None
    table._note_choice(logged, what.seat, "takes-back")
    thought, kept = table.before[what.seat].thought, table.choices[: what.choices]
    concerned = {what.seat, *[taken.seat for taken in table.choices[what.choices :]]}
    for count, taken in enumerate(table.choices[what.choices :], what.choices + 1):
        undone = said("taken-back", number=count, name=table.name(taken.seat), option=taken.option.text)
        table.notes.append((what.choices, undone))
    table.notes = History([(min(count, what.choices), text) for count, text in table.notes])
    table.prints = {count: text for count, text in table.prints.items() if count <= what.choices}
    table.state = table.game().start_from(table.setup, table.chance())
    table.views, table.choices, table.before = {}, History(), {}
    for taken in kept:
        table._choose(taken.seat, [taken.option.text], taken.by, taken.thought)
    for seat, asked in enumerate(table.asked):
        again = owed(table.state, seat)  # another object, made in another game
        is_concerned = seat in concerned or not isinstance(asked, SecretDecision)
        table.asked[seat] = None if is_concerned else again if again == asked else asked
    table._ask(logged)
    table.places[what.seat].take_back(thought)


def seen_by_all(s: State) -> list[Any]:
    """What each can see and choose."""
    seats = range(s.seats)
    return [[view_to_data(look(s, viewer)) for viewer in (*seats, SPECTATOR)], [options(s, seat) for seat in seats]]


def assert_is_as_replayed(table: Table) -> None:
    """The game is what its remaining choices make of the deal."""
    assert table.setup is not None
    assert table.state is not None
    again = table.game().start_from(table.setup, table.chance())
    for taken in table.choices:
        choose(again, taken.seat, taken.option)
    assert fingerprint(table.state) == fingerprint(again)
    assert seen_by_all(table.state) == seen_by_all(again)


async def take_back(chooser: Guest, guests: list[Guest]) -> None:
    """And everybody agrees."""
    assert (await chooser.do(wire.Undo))["is"] == "done"
    asked = chooser.shown["table"]["undo"]
    for seat in asked["waits_for"] if asked else []:
        await guests[seat].do(wire.Consent, undo=asked["number"], agrees=True)


async def play_and_take_back(guests: list[Guest], random: Random, steps: int) -> int:
    """Random choices, second thoughts about secret ones among them, and as many undos as there is occasion for."""
    undone = 0
    for _ in range(steps):
        if guests[0].live.table.is_over():
            break
        may_undo = [guest for guest in guests if guest.shown["table"]["can_undo"]]
        if may_undo and random.random() < 0.45:
            await take_back(random.choice(may_undo), guests)
            assert_is_as_replayed(guests[0].live.table)
            undone += 1
        else:
            chooser = random.choice([guest for guest in guests if guest.game["options"]])
            await chooser.chosen(random.choice(chooser.game["options"])["option"])
    return undone


@pytest.mark.parametrize(
    "wish",
    [
        {"game": "relay", "variant": "single"},
        {"game": "magic-dragon"},
        {"game": "fairy-tale"},
        {"game": "storm-dragons"},
        {"game": "storm-dragons", "house": {"distribution": "draft"}},
    ],
    ids=["relay", "magic-dragon", "fairy-tale", "storm-dragons", "storm-dragons-drafted"],
)
def test_to_go_back_is_to_play_again_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wish: dict[str, Any]
) -> None:
    """All that a table is, and its record, are what they were when an undo replayed the game from its start."""

    async def evening() -> None:
        async with room_in(tmp_path) as room:
            guests = await room.play("Ada", "Bea", "Cay", clock={"kind": "game", "seconds": 3600}, **wish)
            undone = 0
            for part in range(3):
                undone += await play_and_take_back(guests, Random(f"{wish}/{part}"), 40)
                table = guests[0].live.table
                with monkeypatch.context() as patch:
                    patch.setitem(cast(dict[Any, Any], FOLD), e.Undone, replay_from_the_start)
                    replayed = room.folded(guests[0].live)
                assert record_of(table) == record_of(replayed) == record_of(room.folded(guests[0].live))
                assert picture(table) == picture(room.folded(guests[0].live))
                known, expected = picture(table), picture(replayed)
                del known["notes"], expected["notes"]  # put in their places when a record is written
                assert known == expected
            assert undone >= 10

    asyncio.run(evening())


@in_a_room
async def test_no_choice_is_made_again_for_an_undo(room: Room) -> None:
    """However often somebody has taken back: neither at the table nor when its log is read."""
    made = 0

    def counted(*words: Any) -> None:
        nonlocal made
        made += 1
        choose(*words)

    first, second, _ = await bidding(room)
    await first.chosen("1")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(folding, "choose", counted)
        for _ in range(30):
            await second.chosen("2")
            await second.do(wire.Undo)
        assert made == 30
        room.folded(first.live)
    assert made == 30 + 31
    assert len(record_of(first.live.table).splitlines()) > 60


@in_a_room
async def test_what_can_be_taken_back_does_not_fill_the_memory(room: Room) -> None:
    """A secret choice can be changed without end; what leads back ends somewhere, and the rest is as ever."""
    guests = await room.play("Ada", "Bea", "Cay", game="relay", variant="single")
    ada, texts = guests[0], [option["option"] for option in guests[0].game["options"]]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(undo, "DEEPEST", 5)
        for change in range(12):
            await ada.chosen(texts[change % 2])
            assert ada.live.table.before[ada.seat].depth <= 6
        undone = 0
        while ada.shown["table"]["can_undo"]:
            await ada.do(wire.Undo)
            assert_is_as_replayed(ada.live.table)
            undone += 1
        assert 0 < undone <= 6
        assert await ada.refused(wire.Undo) == "information_moved"
        assert picture(room.folded(ada.live)) == picture(ada.live.table)
    assert undo.DEEPEST > 60  # a whole deck, card by card


@in_a_room
async def test_what_nobody_was_told_is_not_told_when_it_is_taken_back(room: Room) -> None:
    guests = await room.play("Ada", "Bea", game="storm-dragons")
    zoe, chance, hidden = await room.watch(guests[0]), Random("secret"), 0
    for _ in range(400):
        if guests[0].live.table.status != "playing":
            break
        guest = whose_turn(guests)
        await guest.chosen(chance.choice(guest.game["options"])["option"])
        taken = guest.live.table.choices[-1]
        if taken.is_open or not guest.shown["table"]["can_undo"]:
            continue
        hidden += 1
        asked = await guest.do(wire.Undo)
        assert asked["is"] == "done"
        told = zoe.shown["lines"][-1]["said"]
        assert told["kind"] in ("asks-to-take-back-a-secret-choice", "takes-back-a-secret-choice")
        assert list(told["parts"]) == ["name"]
        if zoe.shown["table"]["undo"] is not None:
            assert zoe.shown["table"]["undo"]["choice"] is None
            await guest.do(wire.Consent, undo=zoe.shown["table"]["undo"]["number"], agrees=False)
    assert hidden > 3
