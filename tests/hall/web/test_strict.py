"""Whatever is sent, reading it ends in a message or in `bad_message`."""

from __future__ import annotations

import contextlib
import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wyrmhall.hall import wire
from wyrmhall.hall.strict import BadMessage, read_message

ODD = {
    "nothing": b"",
    "null": b"null",
    "a list": b'[{"do":"ping","id":"a"}]',
    "no kind": b'{"id":"a"}',
    "unknown kind": b'{"do":"win","id":"a"}',
    "kind of another type": b'{"do":5,"id":"a"}',
    "unknown field": b'{"do":"ping","id":"a","seat":3}',
    "missing field": b'{"do":"ping"}',
    "wrong type": b'{"do":"ping","id":5}',
    "long id": b'{"do":"ping","id":"%s"}' % (b"a" * 41),
    "line break in id": b'{"do":"ping","id":"a\\n"}',
    "key twice": b'{"do":"ping","id":"a","id":"a"}',
    "kind twice": b'{"do":"ping","do":"ping","id":"a"}',
    "key twice, once escaped": b'{"do":"ping","id":"a","\\u0069d":"b"}',
    "NaN": b'{"do":"choose","id":"a","decision":NaN,"option":"x"}',
    "Infinity": b'{"do":"choose","id":"a","decision":Infinity,"option":"x"}',
    "negative": b'{"do":"choose","id":"a","decision":-1,"option":"x"}',
    "fraction": b'{"do":"choose","id":"a","decision":1.5,"option":"x"}',
    "1e400": b'{"do":"choose","id":"a","decision":1e400,"option":"x"}',
    "5000 digits": b'{"do":"choose","id":"a","decision":%s,"option":"x"}' % (b"9" * 5000),
    "true for a number": b'{"do":"choose","id":"a","decision":true,"option":"x"}',
    "text for a number": b'{"do":"choose","id":"a","decision":"1","option":"x"}',
    "lone surrogate": b'{"do":"say","id":"a","text":"\\ud800"}',
    "lone low surrogate": b'{"do":"say","id":"a","text":"x\\udc00x"}',
    "surrogates the wrong way": b'{"do":"say","id":"a","text":"\\udc00\\ud800"}',
    "bytes that are no text": b'{"do":"say","id":"a","text":"\xff"}',
    "surrogate in UTF-8": b'{"do":"say","id":"a","text":"\xed\xa0\x80"}',
    "overlong UTF-8": b'{"do":"say","id":"a","text":"\xc0\xaf"}',
    "byte order mark": b'\xef\xbb\xbf{"do":"ping","id":"a"}',
    "something behind it": b'{"do":"ping","id":"a"}{}',
    "a comment": b'{"do":"ping","id":"a"} // hello',
    "single quotes": b"{'do':'ping','id':'a'}",
    "deep list": b"[" * 8000,
    "deep list behind a key": b'{"x":' + b"[" * 8000 + b"]" * 8000 + b',"do":"ping","id":"a"}',
    "deep object": b'{"x":' * 2500 + b"1" + b"}" * 2500,
    "deep in a known field": b'{"do":"say","id":"a","text":' + b"[" * 8000,
    "empty chat": b'{"do":"say","id":"a","text":""}',
    "long chat": b'{"do":"say","id":"a","text":"%s"}' % (b"x" * 2001),
    "seat beyond the table": b'{"do":"kick","id":"a","seat":16}',
    "short value": b'{"do":"add","id":"a","value":"00"}',
    "capital value": b'{"do":"add","id":"a","value":"%s"}' % (b"A" * 64),
}


@pytest.mark.parametrize("name", ODD)
def test_odd_messages(name: str) -> None:
    with pytest.raises(BadMessage) as refused:
        read_message(ODD[name])
    assert refused.value.code == "bad_message"
    assert "Error" not in refused.value.text


@given(st.binary(max_size=300))
def test_any_bytes(body: bytes) -> None:
    with contextlib.suppress(BadMessage):
        read_message(body)


WORDS = st.sampled_from(
    ["do", "id", "choose", "say", "hello", "since", "token", "option", "decision", "text", "seat", "a", "", "\x00"]
)
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | WORDS | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=4),
    max_leaves=8,
)


@given(st.dictionaries(WORDS, VALUES, max_size=5))
def test_anything_that_is_json(message: dict[str, object]) -> None:
    with contextlib.suppress(BadMessage):
        read_message(json.dumps(message))


def test_plain_messages_are_read() -> None:
    assert read_message('{"do":"say","id":"a","text":"\\ud83d\\ude00"}') == wire.Say(id="a", text="😀")
    assert read_message(b'{"do":"hello"}') == wire.Hello()
    assert read_message('{"id":"a","decision":7,"option":"R5xR3","do":"choose"}') == wire.Choose(
        id="a", decision=7, option="R5xR3"
    )
