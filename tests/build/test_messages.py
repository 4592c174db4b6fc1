"""The check of the page's words finds what is wrong; `make check` runs it over the page."""

from __future__ import annotations

import pytest

from tools import messages

SCRIPT = "import { say } from '../messages/hall';\nimport { say as sayTable } from '../messages/table';\n"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("{say('close')} {say.pieces(\n  'hint', { name })}", {("hall", "close"), ("hall", "hint")}),
        ("{sayTable('leave')} {desk.say('choice', said)}", {("table", "leave")}),
    ],
)
def test_keys_are_found_with_their_area(source: str, said: set[tuple[str, str]]) -> None:
    assert messages.said_in("made-up.svelte", SCRIPT + source) == (said, [])


def test_a_key_has_to_be_written_out() -> None:
    assert messages.said_in("made-up.svelte", SCRIPT + "{say(key)}")[1] == [
        "web/src/made-up.svelte:3: the key of a message is not written out"
    ]


def test_the_page_says_what_there_is() -> None:
    assert messages.findings() == []
