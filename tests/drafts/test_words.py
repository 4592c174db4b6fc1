"""Drafts say everything by their catalogue, and every message of it is said somewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import wyrmhall.drafts
from tests.games.spoken import play_and_listen, tell_faces
from tests.games.test_words import Listening
from wyrmhall.kernel.registry import game

FOLDER = Path(wyrmhall.drafts.__file__).parent
TABLES = [("dbs-draft", "standard", 3), ("dragon-booster-draft", "booster", 2), ("dragon-booster-draft", "sealed", 2),
          ("custom-draft", "standard", 2)]  # fmt: skip
MESSAGE = re.compile(r"^(ask|choice|event|no|about|notice|name|face|card|group)-([a-z-]+) =", re.MULTILINE)
ELSEWHERE = {"left", "right"}  # are made of a direction


@pytest.mark.parametrize(("name", "variant", "seats"), TABLES)
def test_everything_is_said_by_the_catalogue(name: str, variant: str, seats: int) -> None:
    listening = Listening()
    play_and_listen(game(name), variant, seats, 1, listening)
    tell_faces(game(name).set_up(seats, variant), listening)
    assert listening.wrong == {}


def test_every_message_is_said_somewhere() -> None:
    code = "".join(
        [path.read_text(encoding="utf-8") for path in [*FOLDER.glob("*.py"), *FOLDER.parent.glob("sets/*.py")]]
    )
    words = set(re.findall(r'"([a-z-]+)"', code)) | {"set-leader", "set-main", "set-other"}
    words |= {f"{kind}-and-leader" for kind in ("build-exactly", "build-at-least")}
    messages = MESSAGE.findall((FOLDER / "messages" / "en.ftl").read_text(encoding="utf-8"))
    assert [kind for _, kind in messages if kind not in words | ELSEWHERE] == []
    assert len(messages) > 70


def test_every_refusal_and_prompt_has_a_message() -> None:
    code = "".join([path.read_text(encoding="utf-8") for path in FOLDER.glob("*.py")])
    catalogues = [*FOLDER.glob("messages/en.ftl"), *FOLDER.glob("*/messages/en.ftl")]
    there = {message for path in catalogues for message in MESSAGE.findall(path.read_text(encoding="utf-8"))}
    for kind in re.findall(r'Refusal\((?:said\()?"([a-z-]+)"', code):
        assert ("no", kind) in there
    for kind in re.findall(r'Prompt\((?:said\()?"([a-z-]+)"', code):
        assert ("ask", kind) in there
