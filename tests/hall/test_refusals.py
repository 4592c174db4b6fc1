"""Any message at any moment: it is answered, and one that is refused has changed nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tests.hall.room import Guest, Room, in_a_room, picture, play_on, room_in
from wyrmhall.hall import wire
from wyrmhall.kernel.chance import Chance, swift

KINDS: list[type[Any]] = [*get_args(wire.Commands), *get_args(wire.Questions)]


def some_message(kind: type[Any], guest: Guest, lot: Chance, number: int) -> Any:
    """A message of this kind that could be meant seriously, or is quite wrong."""
    game = guest.shown["game"] or {"options": [], "decision": 0}
    options = [option["option"] for option in game["options"]] + ["1", "R5", "Fast", "nothing"]
    undo, handover = guest.shown["table"]["undo"], guest.shown["table"]["handover"]
    values: dict[str, list[Any]] = {
        "decision": [game["decision"] or 0, 0, 10**9],
        "option": options,
        "options": [options[:2], options[-2:]],
        "value": ["ab" * 32],
        "undo": [undo["number"] if undo else 0, 1],
        "handover": [0, handover["number"] if handover else 0, 1],
        "agrees": [True, False],
        "text": ["hello", "\u200b", "x" * 500],
        "seat": [0, 1, 2, 3, 15],
        "muted": [True, False],
        "ready": [True, False],
        "cards": [None, [], ["R1"], ["Ember", "Ember"]],
        "by": ["bot", "open"],
        "level": ["random", "thinking", "brilliant"],
        "card": ["R1", "Ember", "Q"],
        "since": [0, 3, 10**9],
        "before": [0, 3, 10**9],
    }
    words = {
        field.name: values[field.name][lot.below(len(values[field.name]))]
        for field in msgspec.structs.fields(kind)
        if field.name != "id"
    }
    if kind is wire.Choose:
        del words[["option", "options"][lot.below(2)]]  # they exclude each other
    return msgspec.convert({"id": f"m{number}", **words}, kind)


async def speak(guest: Guest, message: Any) -> str:
    """Send it and check the answer; the code, or what it is."""
    live, room = guest.live, guest.room
    before, seq = picture(live.table), live.table.seq
    stored = len(room.store.read(live.table.id))
    first = len(guest.box.sent)
    await live.obey(guest.box, message)
    if isinstance(message, wire.Hint):
        await room.settle()  # it is answered when a bot has thought
    [answer] = [each for each in guest.box.messages(first) if each.get("to") == message.id]
    if answer["is"] in ("refused", "because", "pong", "hinted", "lines"):
        assert (picture(live.table), live.table.seq) == (before, seq), (message, answer)
        assert len(room.store.read(live.table.id)) == stored
        if answer["is"] == "refused" and answer["code"] != "slow_down":
            assert guest.box.messages()[-1]["is"] == "table", "a refusal is followed by a fresh table"
    elif isinstance(message, wire.Rematch):
        assert live.table.rematch is not None
    else:
        assert answer["seq"] == live.table.seq > seq
    await room.settle()
    assert picture(room.folded(live)) == picture(live.table)
    return str(answer.get("code", answer["is"]))


@pytest.mark.parametrize("game", ["magic-dragon", "relay"])
def test_any_message_at_any_moment(tmp_path: Path, game: str) -> None:
    lot, seen = swift(f"messages/{game}"), set[str]()

    async def evening() -> None:
        async with room_in(tmp_path) as room:
            number = 0
            for table in range(6):
                wish: dict[str, Any] = {"game": game, "variant": {"relay": "single"}.get(game)}
                ada = await room.open(seats=4, bots=["random"], **wish)
                guests = [ada, await room.sit(ada, "Bea"), await room.watch(ada)]
                if table % 3:
                    await room.sit(ada, "Cay")
                    await ada.do(wire.Start)
                if table % 3 == 2:
                    await room.wait(5)
                for _ in range(60):
                    number += 1
                    kind = wire.Choose if lot.below(3) == 0 else KINDS[lot.below(len(KINDS))]
                    guest = guests[lot.below(len(guests))]
                    seen.add(await speak(guest, some_message(kind, guest, lot, number)))
                    if lot.below(10) == 0:
                        await room.wait(3)

    asyncio.run(evening())
    assert {"done", "refused"} & seen
    assert len(seen) > 12, seen


@in_a_room
async def test_a_full_disk_refuses_and_changes_nothing(room: Room) -> None:
    from wyrmhall.hall.store.errors import NotSaved

    ada, bea = await room.play("Ada", "Bea", grace=30)
    await play_on([ada, bea], 2)
    append = room.store.append

    def full(batch: Any) -> Any:
        raise NotSaved("no room")

    room.store.append = full  # type: ignore[method-assign]
    assert await ada.refused(wire.Say, text="hello") == "not_saved"
    assert await ada.refused(wire.Pause) == "not_saved"
    sent = len(ada.box.sent)
    await bea.go()
    await room.wait(31)  # what is due cannot be saved either: it is tried again
    assert ada.live.table.places[1].stand_in is None
    assert all("stand_in" not in repr(each.get("lines")) for each in ada.box.messages(sent))
    room.store.append = append  # type: ignore[method-assign]
    await room.wait(2)
    assert ada.live.table.places[1].stand_in == "away"
    assert (await ada.do(wire.Say, text="hello"))["is"] == "done"
