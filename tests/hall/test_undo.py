"""A choice can be taken back until its seat has learnt something: at once, or if the others agree."""

from __future__ import annotations

from tests.hall.room import Guest, Room, in_a_room, picture, play_on, whose_turn
from wyrmhall.hall import wire
from wyrmhall.kernel.fingerprint import fingerprint

SAME = ("state", "choices", "before", "winners", "status", "prints")


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
    assert first.shown["table"]["can_undo"] == "bids 2"
    assert second.shown["table"]["can_undo"] == ""
    assert (await first.do(wire.Undo))["is"] == "done"
    after = picture(first.live.table)
    assert [after[name] for name in SAME] == [before[name] for name in SAME]
    assert first.game["decision"] > decision
    assert second.game["decision"] is None
    assert second.lines()[-1] == f"{first.player.name} takes back: bids 2"
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
        "choice": "bids 2",
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
    assert first.shown["table"]["can_undo"] == ""


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
    assert f"; {first.player.name} takes back: bids 2" in text
    assert f"; taken back, choice 1: {first.player.name} 2" in text
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
