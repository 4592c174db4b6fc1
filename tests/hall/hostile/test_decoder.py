"""Whatever a socket is told, the hall answers it, and changes nothing unless it was a good command."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.hall.hostile.door import door_in
from tests.hall.hostile.fuzz import KINDS, NASTY, RUBBISH, Fuzz, Raw, attribute_names, written
from tests.hall.hostile.storm import Storm
from wyrmhall.hall import strict, wire
from wyrmhall.hall.commands import Moment, entries_of
from wyrmhall.hall.live import table as live_module
from wyrmhall.hall.strict import BadMessage, read_message

MESSAGES = 8_000  # through decoder and dispatcher; tools/soak_hostile.py sends a million
DECODED = 20_000  # through the decoder alone


async def storm(folder: Path, messages: int, seed: str = "storm") -> Storm:
    async with door_in(folder) as door:
        made = Storm(door, seed)
        await made.blow(messages)
        return made


def test_a_storm_of_messages(tmp_path: Path) -> None:
    counts = asyncio.run(storm(tmp_path, MESSAGES)).counts
    assert counts["bad_message"] > MESSAGES / 3
    reached = {"done", "not_seated", "not_host", "stale", "illegal_option", "not_your_turn", "taken", "over", "pong"}
    assert reached <= set(counts), counts


def test_a_storm_into_the_decoder() -> None:
    """Bytes as they come from the net, without what the server makes of them first."""
    fuzz, refused = Fuzz("decoder"), 0
    for _ in range(DECODED):
        data = fuzz.message({"table": {}})
        try:
            message = read_message(data)
        except BadMessage:
            refused += 1
        else:
            assert type(message) in KINDS
    assert refused > DECODED / 2


def good_messages() -> list[dict[str, Any]]:
    fuzz = Fuzz("good")
    return [
        {**fuzz.good(kind, {"table": {}}), **({"token": "x" * 32} if kind is wire.Hello else {"id": "x"})}
        for kind in KINDS
    ]


@pytest.mark.parametrize("message", good_messages(), ids=lambda message: message["do"])
def test_no_field_can_be_smuggled_in(message: dict[str, Any]) -> None:
    """Every name that the code knows, as a field that the message does not have."""
    message = {**message, "text": "hello"} if message["do"] == "say" else message
    assert type(read_message(written(message))) in KINDS
    for name in set(attribute_names()) - set(message):
        for value in ("true", "0", '"host"'):
            with pytest.raises(BadMessage):
                read_message(written({**message, name: Raw(value)}))


@pytest.mark.parametrize("message", good_messages(), ids=lambda message: message["do"])
def test_every_field_with_every_nasty_value(message: dict[str, Any]) -> None:
    """It is refused, or means exactly what it says."""
    for field in message:
        for value in NASTY:
            text = written({**message, field: value})
            try:
                read = read_message(text)
            except BadMessage:
                continue
            assert msgspec.to_builtins(read)[field] == msgspec.json.decode(written(value))


@pytest.mark.parametrize("data", RUBBISH, ids=range(len(RUBBISH)))
def test_rubbish(data: bytes) -> None:
    if data == b'{"do":"hello"}':
        assert isinstance(read_message(data), wire.Hello)
    else:
        with pytest.raises(BadMessage):
            read_message(data)


def test_a_decoder_that_catches_too_little_is_found_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def careless(text: str | bytes) -> wire.Message:
        try:
            message: wire.Message = wire.decoder.decode(text)
        except ValueError:
            raise BadMessage("no") from None
        return message

    monkeypatch.setattr("wyrmhall.hall.sockets.read_message", careless)
    with pytest.raises(AssertionError, match="RecursionError"):
        asyncio.run(storm(tmp_path, 3_000))
    assert strict.read_message is not careless


def test_a_refused_command_that_changes_something_is_found_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def leaky(table: Any, seat: int, command: Any, now: Moment) -> Any:
        if type(command) is wire.Consent:  # anybody may give it, and nobody has asked for it
            table.places[seat].spent += 1
        return honest(table, seat, command, now)

    honest = entries_of
    monkeypatch.setattr(live_module, "entries_of", leaky)
    with pytest.raises(AssertionError, match=r"changed the table|tells it otherwise"):
        asyncio.run(storm(tmp_path, 3_000))
