"""Who may say what, and when: written down from the protocol, not from the code, and compared with what happens."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, NamedTuple

from tests.hall.hostile.door import Answer, Caller, Door
from tests.hall.hostile.people import STAGES, WHO, Scene, Stage, Who, done, scene

ALL: frozenset[Who] = frozenset(WHO)
SEATED: frozenset[Who] = frozenset({"seat", "program", "host"})
HOST: frozenset[Who] = frozenset({"host"})
ALWAYS: frozenset[Stage] = frozenset(STAGES)
NEVER: frozenset[Stage] = frozenset()
BEFORE: frozenset[Stage] = frozenset({"gathering"})
DURING: frozenset[Stage] = frozenset({"playing"})
AFTER: frozenset[Stage] = frozenset({"finished"})

SEATS: dict[Who, int] = {"host": 0, "seat": 1, "program": 2}
UNTIMELY = {"not_begun", "over", "not_over", "taken", "nothing_to_undo", "no_such_undo", "not_your_turn"}
GRANTED = {"done", "because", "hinted", "pong", "lines"}

Prepare = Callable[[Scene, Who, Caller], Awaitable[dict[str, Any]]]


class Right(NamedTuple):
    """Who may say it, at which stages it does something, and what must happen before; words come with it."""

    who: frozenset[Who]
    stages: frozenset[Stage]
    words: dict[str, Any]
    prepare: Prepare | None = None


async def turn_of(made: Scene, seat: int) -> None:
    """The others choose until it is this seat's turn."""
    table = made.door.room.hall.tables[made.table]
    while seat not in table.table.owing():
        [owing] = table.table.owing()
        await choose(await made.caller(next(who for who, each in SEATS.items() if each == owing)))


async def choose(caller: Caller) -> None:
    await done(caller, "choose", **first_option(caller))


def first_option(caller: Caller) -> dict[str, Any]:
    game = caller.shown()["game"]
    return {"decision": game["decision"], "option": game["options"][0]["option"]}


async def my_turn(made: Scene, who: Who, caller: Caller) -> dict[str, Any]:
    await turn_of(made, SEATS[who])
    return first_option(caller)


async def my_turn_to_mark(made: Scene, who: Who, caller: Caller) -> dict[str, Any]:
    chosen = await my_turn(made, who, caller)
    return {"decision": chosen["decision"], "options": [chosen["option"]]}


async def my_turn_to_ask(made: Scene, who: Who, caller: Caller) -> dict[str, Any]:
    await turn_of(made, SEATS[who])
    return {}


async def i_left(made: Scene, who: Who, caller: Caller) -> dict[str, Any]:
    await done(caller, "leave")
    return {}


async def i_chose(made: Scene, who: Who, caller: Caller) -> dict[str, Any]:
    """And have learnt nothing since."""
    while not caller.shown()["table"]["can_undo"]:
        await turn_of(made, SEATS[who])
        await choose(caller)
    return {}


async def another_asks(made: Scene, who: Who, caller: Caller) -> dict[str, Any]:
    """Somebody else wants to take back a choice, after others have chosen."""
    table = made.door.room.hall.tables[made.table]
    while table.table.request is None:
        [owing] = table.table.owing()
        await choose(await made.caller(next(each for each, seat in SEATS.items() if seat == owing)))
        for other in sorted(SEATED - {who}):
            asking, last = await made.caller(other), table.table.choices[-1].seat
            if table.table.request is None and last != SEATS[other] and asking.shown()["table"]["can_undo"]:
                await done(asking, "undo")
    return {"undo": table.table.request.number}


async def i_paused(made: Scene, who: Who, caller: Caller) -> dict[str, Any]:
    await done(caller, "pause")
    return {}


async def seat_1_is_away(made: Scene, who: Who, caller: Caller) -> dict[str, Any]:
    (await made.caller("seat")).go()
    return {}


async def a_seat_to_give(made: Scene, who: Who, caller: Caller) -> dict[str, Any]:
    is_gathering = made.door.room.hall.tables[made.table].table.status == "gathering"
    return {"seat": 3, "by": "bot"} if is_gathering else {"seat": 4, "by": "open"}


RIGHTS: dict[str, Right] = {
    "sync": Right(ALL, ALWAYS, {"since": 0}),
    "lines": Right(ALL, ALWAYS, {"before": 5}),
    "ping": Right(ALL, ALWAYS, {}),
    "why": Right(SEATED, DURING, {"card": "R1"}),
    "hint": Right(SEATED, DURING, {}, my_turn_to_ask),
    "choose": Right(SEATED, DURING, {"decision": 0, "option": "R1"}, my_turn),
    "mark": Right(SEATED, DURING, {"decision": 0, "options": ["R1"]}, my_turn_to_mark),
    "add": Right(SEATED, NEVER, {"value": "1" * 64}),  # between gathering and playing: each scene begins with it
    "ready": Right(SEATED, BEFORE, {"ready": True}),
    "bring": Right(SEATED, NEVER, {"cards": None}),  # in this game nobody brings anything but the usual
    "leave": Right(SEATED, BEFORE | DURING, {}),
    "return": Right(SEATED, DURING, {}, i_left),
    "undo": Right(SEATED, DURING, {}, i_chose),
    "consent": Right(SEATED, DURING, {"undo": 1, "agrees": True}, another_asks),
    "concede": Right(SEATED, DURING, {}),
    "say": Right(SEATED, ALWAYS, {"text": "hello"}),
    "rematch": Right(SEATED, AFTER, {}),
    "start": Right(HOST, BEFORE, {}),
    "mute": Right(HOST, ALWAYS, {"seat": 1, "muted": True}),
    "pause": Right(HOST, DURING, {}),
    "resume": Right(HOST, DURING, {}, i_paused),
    "kick": Right(HOST, BEFORE | DURING, {"seat": 1}, seat_1_is_away),
    "replace": Right(HOST, BEFORE | DURING, {"seat": 4, "by": "bot"}, a_seat_to_give),
    "pass_host": Right(HOST, ALWAYS, {"seat": 1}),
    "abort": Right(HOST, BEFORE | DURING, {}),
}


async def deviations(door: Door, messages: list[str], stages: tuple[Stage, ...] = STAGES) -> list[str]:
    """Every message from everybody at every stage: what did not happen as written above."""
    found = []
    for stage in stages:
        found += await refusals(door, messages, stage)
        for message in messages:
            right = RIGHTS[message]
            for who in WHO:
                if who in right.who and stage in right.stages:
                    found += await grants(door, message, stage, who)
    return found


async def refusals(door: Door, messages: list[str], stage: Stage) -> list[str]:
    """All who have no right, and all for whom it is too early or too late, at one table: nothing changes."""
    made, found = await scene(door, stage), []
    before = {who: await made.caller(who) for who in WHO}
    seq = made.seq
    for message in messages:
        right = RIGHTS[message]
        for who in WHO:
            if who in right.who and stage in right.stages:
                continue
            answer = await before[who].ask(message, **right.words)
            if not is_refused_well(answer, who, right) or made.seq != seq:
                found.append(f"{message} by {who}, {stage}: {answer}")
                made, before = await again(door, stage)
                seq = made.seq
    return found


async def again(door: Door, stage: Stage) -> tuple[Scene, dict[Who, Caller]]:
    made = await scene(door, stage)
    return made, {who: await made.caller(who) for who in WHO}


def is_refused_well(answer: Answer, who: Who, right: Right) -> bool:
    if answer["is"] != "refused":
        return False
    if who in right.who:
        return answer["code"] in UNTIMELY
    return bool(answer["code"] == ("not_host" if who in SEATED else "not_seated"))


async def grants(door: Door, message: str, stage: Stage, who: Who) -> list[str]:
    """One who has the right, at a time for it."""
    made, right = await scene(door, stage), RIGHTS[message]
    caller = await made.caller(who)
    for each in WHO:
        await made.caller(each)
    words = await right.prepare(made, who, caller) if right.prepare is not None else {}
    answer = await caller.ask(message, **{**right.words, **words})
    door.room.hall.tables.pop(made.table, None)
    return [] if answer["is"] in GRANTED else [f"{message} by {who}, {stage}: {answer}"]
