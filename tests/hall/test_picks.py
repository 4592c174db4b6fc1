"""A clock for picks: fewer cards, less time; when it is up the marked card is taken, and all keep their seats."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tests.hall.room import Box, Guest, Room, code_of, in_a_room, picture, play_on, room_in
from wyrmhall.hall import entries as e
from wyrmhall.hall import wire
from wyrmhall.hall.live.table_log import summary_of

PICKS = {"kind": "pick", "seconds": 40, "last": 10}
RELAY: dict[str, Any] = {"game": "relay", "variant": "single", "clock": PICKS}


async def drafting(room: Room, *names: str, **wish: Any) -> list[Guest]:
    return await room.play(*(names or ("Ada", "Bea", "Cay")), **{**RELAY, **wish})


def made(room: Room, guest: Guest) -> list[tuple[int, str]]:
    return [(each.what.seat, each.what.by) for each in room.logged(guest.live) if isinstance(each.what, e.Chose)]


def offered(guest: Guest, number: int = 0) -> str:
    option: str = guest.game["options"][number]["option"]
    return option


async def mark(guest: Guest, *options: str) -> None:
    answer = await guest.do(wire.Mark, decision=guest.game["decision"], options=list(options))
    assert answer["is"] == "done", answer


def lefts(guest: Guest) -> list[int | None]:
    return [seat.left for seat in guest.live.public().seats]


@in_a_room
async def test_the_fewer_cards_the_less_time(room: Room) -> None:
    guests = await drafting(room)
    for seconds in (40, 30, 20):
        assert lefts(guests[0]) == [1000 * seconds] * 3
        for guest in guests:
            await guest.chosen()
    assert lefts(guests[0]) == [800_000] * 3  # what is no pick has its time


@in_a_room
async def test_when_the_time_is_up_the_pick_is_made_and_nobody_is_replaced(room: Room) -> None:
    ada, bea, cay = await drafting(room)
    await ada.chosen()
    wanted = offered(bea, 1)
    await mark(bea, wanted)
    await cay.go()
    await room.wait(39)
    assert ada.game["facts"]["stage"] == 0
    await room.wait(1)
    assert ada.game["facts"]["stage"] == 1
    assert made(room, ada) == [(0, "person"), (1, "mark"), (2, "clock")]
    assert bea.game["zones"][1]["piles"][1]["items"][0]["cards"] == [wanted]
    assert [seat["stand_in"] for seat in ada.shown["table"]["seats"]] == ["", "", ""]
    assert [line for line in ada.lines() if "time is up" in line] == [
        "Bea's time is up: the pick is made for them",
        "Cay's time is up: the pick is made for them",
    ]
    await cay.come()
    assert len(cay.game["options"]) >= 1
    for guest in (ada, bea, cay):
        await guest.chosen()
    assert ada.game["facts"]["stage"] == 2


@in_a_room
async def test_a_mark_answers_the_decision_that_is_open(room: Room) -> None:
    ada, bea, _ = await drafting(room)
    first, second, decision = offered(ada, 0), offered(ada, 1), ada.game["decision"]
    await mark(ada, first)
    assert ada.shown["marked"] == [first]
    await mark(ada, second)
    assert ada.shown["marked"] == [second]
    await mark(ada)
    assert ada.shown["marked"] == []
    assert await ada.refused(wire.Mark, decision=decision + 1, options=[first]) == "stale"
    assert await ada.refused(wire.Mark, decision=decision, options=["Nothing"]) == "illegal_option"
    assert await ada.refused(wire.Mark, decision=decision, options=["Fast"]) == "illegal_option"
    assert await ada.refused(wire.Mark, decision=decision, options=[first, second]) == "not_together"
    await mark(ada, first)
    await ada.chosen(second)
    assert ada.shown["marked"] == []
    assert await ada.refused(wire.Mark, decision=decision, options=[first]) == "not_your_turn"
    assert (
        await code_of(ada.live.log.commit(lambda table, at: [e.Marked(seat=0, options=["Fast"])])) == "illegal_option"
    )
    zoe = await room.watch(ada)
    answer = await zoe.do(wire.Mark, decision=decision, options=[first])
    assert answer["code"] == "not_seated"
    await ada.do(wire.Pause)
    assert await bea.refused(wire.Mark, decision=bea.game["decision"], options=[offered(bea)]) == "paused"


@in_a_room
async def test_a_mark_is_void_when_something_else_is_asked(room: Room) -> None:
    guests = await drafting(room)
    await mark(guests[0], offered(guests[0]))
    for guest in guests[1:]:
        await guest.chosen()
    await guests[0].chosen(offered(guests[0], 1))
    assert guests[0].game["facts"]["stage"] == 1
    assert guests[0].shown["marked"] == []
    await room.wait(30)
    assert made(room, guests[0])[3:] == [(0, "clock"), (1, "clock"), (2, "clock")]


@in_a_room
async def test_a_mark_is_done_once_and_its_number_tells_nothing(room: Room) -> None:
    ada, bea, _ = await drafting(room)
    words = {"decision": ada.game["decision"], "options": [offered(ada)]}
    first = await ada.do(wire.Mark, "twice", **words)
    again = await ada.do(wire.Mark, "twice", **words)
    assert (first["seq"], again["seq"], again["again"]) == (ada.shown["seq"], ada.shown["seq"], True)
    seq = bea.shown["seq"]
    await bea.chosen()
    assert bea.shown["seq"] == seq + 1
    assert ada.live.table.seq == ada.live.table.open_seq + 1


@pytest.mark.parametrize("then", ["nothing", "time", "undo", "leave", "choose"])
def test_no_byte_to_the_others_depends_on_a_mark(tmp_path: Path, then: str) -> None:
    """In three worlds: nothing is marked, something, something else three times; whatever happens afterwards."""
    heard: list[list[bytes]] = []

    async def evening(room: Room) -> None:
        room.bots.choice = lambda job: job.view["options"][-1]
        ada, bea, cay = await drafting(room)
        zoe = await room.watch(ada)
        await bea.chosen()
        for box in (bea.box, cay.box, zoe.box):
            box.clear()
        room.time.at += 5_000
        for number in range([0, 1, 3][len(heard)]):
            await mark(ada, offered(ada, len(heard) - 1 + number % 2))
        assert [*bea.box.sent, *cay.box.sent, *zoe.box.sent] == []
        room.time.at += 5_000
        if then == "time":
            await cay.chosen()
            await room.wait(30)
        elif then == "undo":
            await bea.do(wire.Undo)
        elif then == "leave":
            await ada.do(wire.Leave)
        elif then == "choose":
            await cay.chosen()
            await ada.chosen(offered(ada, len(heard)))
        again = Box()
        ada.live.join(again, None, wire.Hello())
        await room.settle()
        summary = repr(summary_of(ada.live.table)).encode()
        listed = repr(await room.hall.lists()).encode()
        counted = repr((room.hall.counters.commands, cay.game["decision"])).encode()
        neighbours = [*bea.box.sent, *cay.box.sent]
        if then in ("time", "choose"):  # who is given the hand sees what is missing from it
            neighbours = [b"%d" % len(guest.box.sent) for guest in (bea, cay)]
        sent = [*neighbours, *zoe.box.sent, *again.sent, summary, listed, counted]
        heard.append([re.sub(rb'"to":"c[0-9]+"', b"", data) for data in sent])

    for number in range(3):
        (tmp_path / str(number)).mkdir()
        in_a_room(evening)(tmp_path / str(number))
    assert heard[0] == heard[1] == heard[2]


def test_a_mark_survives_the_death_of_the_hall(tmp_path: Path) -> None:
    async def evening() -> None:
        async with room_in(tmp_path) as room:
            ada, bea, _ = await drafting(room)
            wanted, name = offered(ada, 1), ada.live.table.id
            await mark(ada, wanted)
            await bea.chosen()
            await room.wait(10)
            room.store.beat(room.time.now())
            ada.live.audience.viewers.clear()  # killed: nobody has left
        async with room_in(tmp_path) as room:
            guests = [Guest(room, each, await room.hall.find(name)) for each in ("Ada", "Bea", "Cay")]
            await room.settle()
            for guest in guests:
                await guest.come()
            assert guests[0].shown["marked"] == [wanted]
            assert lefts(guests[0])[0] == 30_000
            await room.wait(30)
            assert guests[0].game["zones"][1]["piles"][0]["items"][0]["cards"] == [wanted]
            assert made(room, guests[0]) == [(1, "person"), (0, "mark"), (2, "clock")]
            assert picture(room.folded(guests[0].live)) == picture(guests[0].live.table)

    asyncio.run(evening())


@in_a_room
async def test_an_undo_leaves_alone_who_picks_meanwhile(room: Room) -> None:
    ada, bea, cay = await drafting(room)
    decision = bea.game["decision"]
    await mark(bea, offered(bea, 1))
    await ada.chosen()
    await room.wait(10)
    await ada.do(wire.Undo)
    assert (bea.game["decision"], bea.shown["marked"]) == (decision, [offered(bea, 1)])
    assert lefts(ada) == [40_000, 30_000, 30_000]
    assert ada.game["decision"] > decision
    await ada.chosen()
    await room.wait(30)
    assert await cay.refused(wire.Undo) in ("information_moved", "nothing_to_undo")


@in_a_room
async def test_what_time_has_picked_is_not_taken_back(room: Room) -> None:
    ada, bea, cay = await drafting(room, grace=600)
    await room.wait(39)
    for guest in (bea, cay):
        await guest.go()
    await ada.do(wire.Pause)
    assert lefts(ada) == [1_000] * 3
    await room.wait(1_000)
    assert lefts(ada) == [1_000] * 3
    await ada.do(wire.Resume)
    await room.wait(1)
    assert ada.game["facts"]["stage"] == 1
    assert await ada.refused(wire.Undo) in ("information_moved", "out_of_time")


@in_a_room
async def test_picks_by_post_wait_for_days_and_for_nobody(room: Room) -> None:
    day = 86_400
    ada, bea = await drafting(room, "Ada", "Bea", clock={"kind": "pick", "seconds": day, "last": day})
    await mark(ada, offered(ada, 1))
    for guest in (ada, bea):
        await guest.go()
    await room.wait(day - 1)
    assert made(room, ada) == []
    await room.wait(1)
    assert made(room, ada) == [(0, "mark"), (1, "clock")]
    assert ada.live.table.status == "playing"
    await room.wait(2 * day)
    assert len(made(room, ada)) == 6


@in_a_room
async def test_bots_pick_all_at_the_same_moment(room: Room) -> None:
    [ada] = await drafting(room, "Ada", bots=3)
    assert made(room, ada) == [(1, "bot"), (2, "bot"), (3, "bot")]
    sealed = [shown["game"]["sealed"] for shown in ada.box.messages() if shown.get("game")]
    assert [len(each) for each in sealed] == [0, 3]
    await play_on([ada])
    assert ada.live.table.status == "finished"


@in_a_room
async def test_what_a_clock_of_picks_may_be(room: Room) -> None:
    ada = await room.open(clock={"kind": "pick"}, game="relay", seats=2, variant="single")
    assert ada.shown["table"]["clock"] == {"kind": "pick", "seconds": 40, "last": 5}
    for wrong in (
        {"kind": "pick", "seconds": 4, "last": 4},
        {"kind": "pick", "seconds": 40, "last": 1},
        {"kind": "pick", "seconds": 40, "last": 41},
        {"kind": "decision", "seconds": 40, "last": 5},
    ):
        assert await code_of(room.open(clock=wrong)) == "bad_setup"


@in_a_room
async def test_nobody_talks_while_the_rules_forbid_it(room: Room) -> None:
    guests = await drafting(room)
    ada = guests[0]
    assert ada.shown["table"]["silence"] == ["RL-6"]
    answer = await ada.do(wire.Say, text="I want dragons")
    assert (answer["code"], answer["clauses"]) == ("silence", ["RL-6"])
    await play_on(guests, 12)
    assert ada.shown["table"]["silence"] == []
    assert (await ada.do(wire.Say, text="Well drafted"))["is"] == "done"
