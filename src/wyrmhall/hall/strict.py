"""Reading JSON that strangers send: whatever is odd about it is one refusal, never a guess and never a crash."""

from __future__ import annotations

import json
from typing import Any, TypeVar

import msgspec

from wyrmhall.hall import wire
from wyrmhall.hall.errors import CommandRefused

T = TypeVar("T")


class BadMessage(CommandRefused):
    def __init__(self, text: str) -> None:
        super().__init__("bad_message", text)


def read_message(text: str | bytes) -> wire.Message:
    """A message from a socket; raises BadMessage."""
    message: wire.Message = read(wire.decoder, text)
    return message


def read(decoder: msgspec.json.Decoder[T], text: str | bytes) -> T:
    """What the decoder's type says, and nothing more; raises BadMessage.

    msgspec refuses NaN, lone surrogates, numbers out of range, unknown fields and wrong types.  Deep nesting ends in a
    RecursionError, and of a key that stands twice it takes the last: the second look is for that.
    """
    try:
        message = decoder.decode(text)
        json.loads(text, object_pairs_hook=no_key_twice)
    except msgspec.ValidationError as error:
        raise BadMessage(str(error)) from None  # msgspec's own words: a path and what is expected there
    except (ValueError, RecursionError):
        raise BadMessage("not a JSON message as docs/protocol.md describes it") from None
    return message


def no_key_twice(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        raise BadMessage("a key stands twice")
    return found
