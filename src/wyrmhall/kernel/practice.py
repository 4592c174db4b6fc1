"""Games that begin from a position, to practise: the part of a record that leads there, and how it stands then."""

from __future__ import annotations

from typing import Final, NamedTuple

from wyrmhall.kernel.check import Replay, game_of
from wyrmhall.kernel.errors import BadRecord, RuleError
from wyrmhall.kernel.record import Line, Record, read_records
from wyrmhall.kernel.setup import Setup

KEPT: Final = ("Game", "Seats", "Players", "Variant", "House", "Rules", "RulesDigest", "Seed", "Key")
SAID_OF_SEATS: Final = ("!", "may", "can", "sees")  # behind a seat's name: a claim, and no choice
LARGEST: Final = 65_536  # characters, of what leads to a position


class Practice(NamedTuple):
    """A position to play on from."""

    record: Record  # what leads to it, and nothing else
    replay: Replay  # which stands there

    def lines(self) -> list[str]:
        return [" ".join(line.words) for line in self.record.lines]

    def text(self) -> str:
        tags = [f'[{tag} "{value}"]' for tag, value in self.record.tags.items()]
        return "\n".join([*tags, "", *self.lines()]) + "\n"


def read_practice(text: str, choices: int | None = None, seed: str = "") -> Practice:
    """The position to which a record leads, or leads after so many choices; raises BadRecord.

    What is drawn later comes from the record's own seed or key; a position without one is given this seed.
    """
    if len(text) > LARGEST:
        raise BadRecord(f"position:1: {len(text)} characters lead to this position; {LARGEST} are the most")
    records = read_records(text, "position")
    if len(records) != 1:
        raise BadRecord(f"the file holds {len(records)} records; one of them is a position to play on from")
    record = records[0]
    if record.table or "Cards" in record.tags:
        raise record.fail_tag("Cards", "to play on from a position, the game's own cards are needed")
    lead = Record("position", record.number)
    lead.tags = {tag: record.tags[tag] for tag in KEPT if tag in record.tags}
    lead.tag_lines = record.tag_lines
    if seed and not {"Seed", "Key"} & set(lead.tags):
        lead.tags["Seed"] = seed
    setup = lead.set_up(game_of(record), ".")
    lead.lines = leading(record, setup, choices)
    return Practice(lead, standing(lead, setup))


def leading(record: Record, setup: Setup, choices: int | None) -> list[Line]:
    """The lines that set something up or go on: no claims, and no more than so many choices."""
    found, made = [], 0
    for line in record.lines:
        words = line.words
        is_claim = words[0] in ("?", "until") or (len(words) > 1 and words[1] in SAID_OF_SEATS)
        is_choice = len(words) == 2 and setup.has_seat(words[0])
        if is_claim:
            continue
        if is_choice and made == choices:
            break
        made += is_choice
        found.append(line)
    return found


def standing(record: Record, setup: Setup) -> Replay:
    """The record played to its end, where somebody must choose; whatever goes wrong is the record's fault."""
    replay = Replay(record, setup)
    try:
        for line in record.lines:
            failure = replay.step(line)
            if failure is not None:
                raise BadRecord(str(failure))
        if not replay.begun:
            begins = " or ".join([*replay.game.begins(), "start"])
            raise record.fail(f"nothing goes on in this position: it ends with how it begins, such as {begins}")
        replay.held = False
        replay.go_on()
    except RuleError as fault:  # a position that no game ever reaches
        raise BadRecord(f"the rules fail at this position: {fault.kind}") from fault
    if not replay.s.waiting:
        raise record.fail("the game is over there: nothing is left to be chosen")
    return replay
