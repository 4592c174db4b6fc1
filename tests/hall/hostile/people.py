"""Everybody who can come to a table, at each stage of its game."""

from __future__ import annotations

import secrets
from typing import Any, Literal

from tests.hall.hostile.door import Caller, Door
from wyrmhall.hall import http
from wyrmhall.hall.live.table import Player

Who = Literal["nobody", "stranger", "seat", "board", "former", "program", "host"]
Stage = Literal["gathering", "playing", "finished"]
WHO: tuple[Who, ...] = ("nobody", "stranger", "seat", "board", "former", "program", "host")
STAGES: tuple[Stage, ...] = ("gathering", "playing", "finished")


class Scene:
    """A table, the people of this table and of no other, the tokens of those who sat down, and their sockets."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.table = ""
        self.tokens: dict[Who, str] = {}
        self.callers: dict[Who, Caller] = {}
        names: dict[Who, str] = {"host": "Hope", "seat": "Sela", "program": "Prog", "former": "Fred", "stranger": "Zoe"}
        self.players = {who: Player(secrets.token_hex(16), name) for who, name in names.items()}
        self.players["board"] = self.players["host"]  # in the host's own browser

    async def caller(self, who: Who) -> Caller:
        """This person at a socket; the same one each time."""
        if who not in self.callers:
            self.callers[who] = await self.new_caller(who)
        return self.callers[who]

    async def new_caller(self, who: Who) -> Caller:
        if who == "program":
            return await self.door.call(self.table, token=self.tokens[who]).hello()
        caller = self.door.call(self.table, self.players.get(who))
        return await caller.hello(looks_from="board" if who == "board" else "seat")

    def headers(self, who: Who) -> dict[str, str]:
        """What this person's requests come with."""
        if who == "program":
            return {"authorization": f"Bearer {self.tokens[who]}"}
        return self.door.cookie(self.players[who]) if who in self.players else {}

    @property
    def seq(self) -> int:
        return self.door.room.hall.tables[self.table].table.seq


async def scene(door: Door, stage: Stage) -> Scene:
    """A new table at this stage: the host, a person, a program, whom the host has sent away, and in play two bots."""
    hall, made = door.room.hall, Scene(door)
    bots = [] if stage == "gathering" else ["random"]
    opened = await hall.open_table(made.players["host"], http.OpenTable("magic-dragon", 5, bots=bots))
    made.table, made.tokens["host"] = opened.table, opened.token
    made.tokens["former"] = (await hall.sit(made.table, made.players["former"], 3)).token
    host = await made.caller("host")
    await done(host, "kick", seat=3)
    if stage != "gathering":
        await done(host, "replace", seat=3, by="bot", level="random")
    others: tuple[Who, ...] = ("seat", "program")
    for seat, who in enumerate(others, 1):
        made.tokens[who] = (await hall.sit(made.table, made.players[who], seat)).token
    if stage != "gathering":
        await done(host, "start")
        for who in others:
            caller = await door.call(made.table, made.players[who]).hello()
            await done(caller, "add", value="0" * 64)
            caller.go()
        await done(host, "add", value="0" * 64)
    if stage == "finished":
        await done(host, "abort")
    await door.room.settle()
    return made


async def done(caller: Caller, do: str, **words: Any) -> None:
    answer = await caller.ask(do, **words)
    assert answer["is"] == "done", answer
