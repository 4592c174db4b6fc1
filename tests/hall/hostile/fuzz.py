"""Messages that no honest client sends: good ones with something wrong in them, and plain rubbish."""

from __future__ import annotations

import ast
import json
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec

import wyrmhall
from wyrmhall.hall import wire

KINDS: tuple[type[msgspec.Struct], ...] = get_args(wire.Message)
DEEP = 3000
Message = dict[str, Any]


class Raw(str):
    """A value that is written as it stands: JSON that json.dumps would never write."""


NUMBERS: list[Any] = [
    -1, 0, 1, 15, 16, 255, 2**31, 2**32, 2**53 + 1, 2**63, 2**64, -(2**63) - 1, 10**9, 10**9 + 1, 1.0, 1.5, -0.0,
    Raw("1e3"), Raw("1e400"), Raw("-1e400"), Raw("1E-999"), Raw("9" * 400), Raw("9" * 5000), Raw("-" + "9" * 5000),
    Raw("NaN"), Raw("Infinity"), Raw("-Infinity"), Raw("0x10"), Raw("01"), Raw("1_000"), Raw("+1"), Raw(".5"),
]  # fmt: skip
TEXTS: list[Any] = [
    "", " ", "\0", "a\0b", "\u202eevil", "\u2066x\u2069", "\u200b", "\ufeff", "e\u0301" * 40, "\U0001f409" * 9,
    "ß" * 300,
    "x" * 41, "x" * 501, "x" * 15_000, "R5'; DROP TABLE entry; --", "%s%n%x", "{{7*7}}", "${jndi:ldap://x}",
    "../../etc/passwd",
    "<script>alert(1)</script>", "\\ud800", "\r\nSet-Cookie: a=b", "true", "null", "0", "A:b", "1:abc", "c1\n",
    Raw(r'"\ud800"'), Raw(r'"\udc00\ud800"'), Raw(r'"\u0000"'), Raw(r'"\x41"'), Raw('"\n"'), Raw('"\t"'), Raw('"'),
    Raw("'single'"), Raw('"\\'), Raw('"\\u12"'),
]  # fmt: skip
OTHERS: list[Any] = [
    None, True, False, [], {}, [[]], {"": {}}, [None] * 200, {"do": "ping", "id": "x"}, Raw("undefined"), Raw("[1,]"),
    Raw("{,}"),
    Raw("[" * DEEP + "]" * DEEP), Raw('{"a":' * DEEP + "1" + "}" * DEEP), Raw("[" * DEEP), Raw("/* */ 1"), Raw("1 2"),
    Raw(""), Raw('{"a":1,"a":2}'),
]  # fmt: skip
NASTY = NUMBERS + TEXTS + OTHERS
RUBBISH: list[bytes] = [
    b"", b" ", b"\0", b"null", b"true", b"0", b'""', b"[]", b"{}", b"\xff\xfe", b"\xef\xbb\xbf{}", b"[" * 15_000,
    b'{"do":' * 2500,
    b'"' + b"\\" * 9000, b"9" * 16_000, b'{"do":"hello"}', b'{"do":"hello","role":"host"}', b'{"is":"table"}',
    b"\xed\xa0\x80",
    b"\xc0\xaf", b"\xf4\x90\x80\x80", b'{"do":"ping","id":"\xff"}', b'{"do":"ping"}{"do":"ping"}',
    b'{"do":"ping","id":"a","id":"b"}', b'{"do":"ping","do":"abort","id":"a"}',
    b'{"d\\u006f":"ping","do":"ping","id":"a"}',
]  # fmt: skip


@cache
def attribute_names() -> tuple[str, ...]:
    """Every name of a field, an attribute, an argument or a variable in the hall and the kernel."""
    names: set[str] = {"is_admin", "role", "admin", "__class__", "__proto__", "constructor", "__dict__"}
    package = Path(wyrmhall.__file__).parent
    for path in [*package.glob("hall/**/*.py"), *package.glob("kernel/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute):
                names.add(node.attr)
            elif isinstance(node, ast.Name):
                names.add(node.id)
            elif isinstance(node, ast.arg):
                names.add(node.arg)
    return tuple(sorted(names))


def written(message: Any) -> str:
    """JSON, with raw values as they are, and a list of pairs as an object that may have a key twice."""
    if isinstance(message, Raw):
        return str(message)
    if isinstance(message, dict):
        return written(list(message.items())) if message else "{}"
    if isinstance(message, list) and message and all(isinstance(each, tuple) for each in message):
        return "{" + ",".join(f"{json.dumps(name)}:{written(value)}" for name, value in message) + "}"
    return json.dumps(message, ensure_ascii=False)


class Fuzz:
    """An endless source of messages, the same for the same seed."""

    def __init__(self, seed: str) -> None:
        self.chance = Random(seed)
        self.count = 0

    def good(self, kind: type[msgspec.Struct], shown: Message) -> Message:
        """A message of this kind that could be meant well, made of what a client was shown."""
        self.count += 1
        chance, game = self.chance, shown.get("game") or {}
        options = [each["option"] for each in game.get("options", [])] or ["R1", "1", "skip"]
        undo = (shown["table"].get("undo") or {}).get("number", chance.randrange(60)) if shown else 0
        handover = ((shown.get("table") or {}).get("handover") or {}).get("number", 0)
        some: dict[str, Callable[[], Any]] = {
            "id": lambda: chance.choice([f"f{self.count}", f"f{chance.randrange(self.count)}"]),
            "since": lambda: chance.choice([0, 5, 10**9]),
            "before": lambda: chance.choice([0, 5, 10**9]),
            "looks_from": lambda: chance.choice(["seat", "board"]),
            "changes": lambda: chance.choice([True, False]),
            "token": lambda: chance.choice([None, "x" * 32]),
            "decision": lambda: chance.choice([game.get("decision") or 0, chance.randrange(200)]),
            "option": lambda: chance.choice(options),
            "options": lambda: chance.choices(options, k=chance.choice([2, 2, 3, 100])),
            "value": lambda: f"{chance.getrandbits(256):064x}",
            "undo": lambda: undo,
            "handover": lambda: chance.choice([0, handover]),
            "agrees": lambda: chance.random() < 0.5,
            "text": lambda: chance.choice(["hello", "\u202ehello", "<b>", "x" * 500]),
            "seat": lambda: chance.randrange(16) if chance.random() < 0.3 else chance.randrange(3),
            "muted": lambda: chance.random() < 0.5,
            "ready": lambda: chance.random() < 0.5,
            "cards": lambda: chance.choice([None, [], ["R1", "Y4"]]),
            "by": lambda: chance.choice(["bot", "open"]),
            "level": lambda: chance.choice(["random", "thinking", "godlike"]),
            "card": lambda: chance.choice(["R1", "Y4", "spell", "?", "\0"]),
        }
        names = list(kind.__struct_fields__)
        if {"option", "options"} <= set(names):
            names.remove(chance.choice(["option", "options"]))  # they exclude each other
        return {"do": kind.__struct_config__.tag, **{name: some[name]() for name in names}}

    def message(self, shown: Message, kinds: Iterable[type[msgspec.Struct]] = KINDS) -> bytes:
        """The next one; most of them with something wrong."""
        chance = self.chance
        if chance.random() < 0.02:
            return chance.choice(RUBBISH)
        message: Any = self.good(chance.choice(tuple(kinds)), shown)
        for _ in range(chance.choice((0, 1, 1, 1, 2, 3))):
            message = chance.choice(TWISTS)(chance, message) if isinstance(message, dict) and message else message
        data = written(message).encode("utf-8", "surrogatepass")
        for _ in range(chance.choice((0, 0, 0, 1, 2))):
            data = chance.choice(BENDS)(chance, data)
        return data


# --- twists: of what is said ---------------------------------------------------------------------


def other_value(chance: Random, message: Message) -> Any:
    return {**message, chance.choice(list(message)): chance.choice(NASTY)}


def less(chance: Random, message: Message) -> Any:
    gone = chance.choice(list(message))
    return {name: value for name, value in message.items() if name != gone}


def more(chance: Random, message: Message) -> Any:
    return {**message, chance.choice(attribute_names()): chance.choice(NASTY)}


def twice(chance: Random, message: Message) -> Any:
    return [*message.items(), (chance.choice(list(message)), chance.choice(NASTY))]


def another_kind(chance: Random, message: Message) -> Any:
    return {
        **message,
        "do": chance.choice([*[each.__name__.lower() for each in KINDS], "Ping", "", "command", 7, None]),
    }


def renamed(chance: Random, message: Message) -> Any:
    name = chance.choice(list(message))
    other = chance.choice([name.upper(), name + "\0", name + " ", "\ufeff" + name, name[:-1], ""])
    return {other if each == name else each: value for each, value in message.items()}


def wrapped(chance: Random, message: Message) -> Any:
    return chance.choice([[message], {"message": message}, [message, message], str(message)])


TWISTS: list[Callable[[Random, Message], Any]] = [
    other_value,
    other_value,
    less,
    more,
    twice,
    another_kind,
    renamed,
    wrapped,
]


# --- bends: of the bytes -------------------------------------------------------------------------


def flipped(chance: Random, data: bytes) -> bytes:
    bent = bytearray(data or b"\0")
    bent[chance.randrange(len(bent))] ^= 1 << chance.randrange(8)
    return bytes(bent)


def cut(chance: Random, data: bytes) -> bytes:
    return data[: chance.randrange(len(data) + 1)]


def put_in(chance: Random, data: bytes) -> bytes:
    place = chance.randrange(len(data) + 1)
    return (
        data[:place]
        + chance.choice([b"\0", b"\xff", b'"', b"{", b"]", b",", b"\\", b"\xed\xa0\x80", b"//"])
        + data[place:]
    )


def repeated(chance: Random, data: bytes) -> bytes:
    start = chance.randrange(len(data) + 1)
    return (data[:start] + data[start : start + 40] * chance.choice((2, 50, 400)))[: wire.LONGEST_MESSAGE]


def spaced(chance: Random, data: bytes) -> bytes:
    space = chance.choice([b" " * 100, b"\n\t ", b"\xc2\xa0", b"\xe2\x80\x8b", b"\xef\xbb\xbf"])
    return chance.choice([space + data, data + space])


BENDS: list[Callable[[Random, bytes], bytes]] = [flipped, flipped, cut, put_in, repeated, spaced]
