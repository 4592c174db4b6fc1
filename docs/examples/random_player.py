"""A program that plays a seat of a hall by its token, choosing at random; docs/protocol.md describes every message.

Usage: SEAT_TOKEN=… python random_player.py http://127.0.0.1:8642 TABLE
"""

from __future__ import annotations

import json
import os
import random
import secrets
import sys
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.connection import Connection

OVER = ("finished", "aborted")


def command(socket: Connection, what: str, **words: Any) -> None:
    """Ask for something; the id makes sure that it is never done twice."""
    socket.send(json.dumps({"do": what, "id": secrets.token_hex(8), **words}))


def answer(socket: Connection, shown: dict[str, Any]) -> None:
    """Do what the table waits for, if it waits for us."""
    table, game, me = shown["table"], shown["game"], shown["you"]
    if table["status"] == "gathering" and not table["seats"][me]["ready"]:
        command(socket, "ready", ready=True)
    elif table["status"] == "shuffling" and not table["seats"][me]["has_added"]:
        command(socket, "add", value=secrets.token_hex(32))
    elif table["status"] == "playing" and game["decision"] is not None:
        option = random.choice(game["options"])
        print(f"I choose {option['option']}.")
        command(socket, "choose", decision=game["decision"], option=option["option"])


def play(hall: str, table: str, token: str) -> str:
    """Play to the end; what came of it."""
    address = f"{hall.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(address, additional_headers={"Authorization": f"Bearer {token}"}, max_size=None) as socket:
        socket.send(json.dumps({"do": "hello"}))
        answered = -1  # the last state of the table that we have reacted to
        for text in socket:
            message = json.loads(text)
            if message["is"] == "table" and message["table"]["status"] in OVER:
                winners = " and ".join(message["table"]["result"])
                return f"Won by {winners}." if winners else "Nobody won."
            if message["is"] == "table" and message["seq"] > answered:
                answered = message["seq"]
                answer(socket, message)
            elif message["is"] in ("refused", "closing"):
                print(f"{message['code']}: {message['text']}")
    return "The hall has closed the line."


if __name__ == "__main__":
    try:
        print(play(sys.argv[1], sys.argv[2], os.environ["SEAT_TOKEN"]))
    except ConnectionClosed as closed:
        sys.exit(f"The line is gone: {closed}")
