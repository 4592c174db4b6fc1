"""Replays of records: frame by frame, as one seat saw it or with everything open; and whatever strangers upload."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.saved import saved_game
from wyrmhall.hall import http, wire
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.replay import replayed
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.errors import BadRecord, WyrmhallError
from wyrmhall.kernel.registry import game

SAVED = Path(__file__).parents[1] / "golden" / "magic-dragon"
GOLDEN = sorted(SAVED.glob(f"rules-{game('magic-dragon').rules}-*.record"))


def as_sent(replay: http.Replay) -> http.Replay:
    """As a client reads it, by the types of the wire."""
    return msgspec.json.decode(wire.encoder.encode(replay), type=http.Replay)


def frames(text: str, viewer: int) -> list[http.Frame]:
    """All of them, asked for in portions."""
    first, found = 0, list[http.Frame]()
    while True:
        replay = as_sent(replayed(http.AskReplay(record=text, viewer=viewer, first=first, count=17)))
        found += replay.frames
        first += 17
        if first > replay.steps:
            return found


@pytest.mark.parametrize("file", GOLDEN[:4], ids=lambda file: file.stem)
def test_every_step_of_a_saved_game(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    shown = frames(text, -1)
    assert [frame.step for frame in shown] == list(range(len(shown)))
    assert shown[-1].game.is_over
    numbers = [line.n for frame in shown for line in frame.lines]
    assert numbers == list(range(len(numbers)))
    assert shown[0].choice is None
    assert all(frame.choice for frame in shown[1:])


def test_each_viewer_sees_what_it_saw() -> None:
    text = saved_game(3)
    for viewer in (-1, 0, 2):
        hands = frames(text, viewer)[0].game.zones[0]
        assert [bool(pile.items) for pile in hands.piles] == [seat == viewer for seat in range(3)]
    everything = frames(text, -2)[0].game
    assert all(pile.items for pile in everything.zones[0].piles)
    assert everything.options == []
    with pytest.raises(CommandRefused, match="no such seat"):
        frames(text, 3)


def test_what_is_no_replay() -> None:
    text = saved_game(2)
    for wrong in ("", "nonsense", text + text, text.replace("[Game", '[Cards "own.csv"]\n[Game'), text + "A R99\n"):
        with pytest.raises(WyrmhallError):
            frames(wrong, -1)
    with pytest.raises(BadRecord):  # a position that no game reaches
        frames('[Game "magic-dragon"]\n[Seats "2"]\nbids 0 2\nbidding A\n', -1)


def test_edited_records_are_replayed_or_refused() -> None:
    """Lines lost, doubled, exchanged and mixed up: a refusal each time, and never anything else."""
    lot, texts = swift("edited"), [file.read_text(encoding="utf-8") for file in GOLDEN]
    words = sorted({word for text in texts for word in text.split()})
    refused = 0
    for _ in range(400):
        lines = texts[lot.below(len(texts))].splitlines()
        for _ in range(1 + lot.below(3)):
            at, how = lot.below(len(lines)), lot.below(3)
            if how == 0:
                del lines[at]
            elif how == 1:
                lines.insert(at, lines[lot.below(len(lines))])
            else:
                lines[at] = " ".join([words[lot.below(len(words))] for _ in range(1 + lot.below(4))])
        try:
            replayed(http.AskReplay(record="\n".join(lines), viewer=-2, count=3))
        except WyrmhallError:
            refused += 1
    assert refused > 200
