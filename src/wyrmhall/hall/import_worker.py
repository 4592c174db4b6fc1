"""A process that reads one list of cards and ends: `python -m wyrmhall.hall.import_worker MEMORY CPU`.

Whatever is in the file, it costs the hall no more than this process may have; nothing is stored here.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from typing import Any, Final

import msgspec
from msgspec import Struct

from wyrmhall.hall.http import SetMapping
from wyrmhall.sets.cards import MAIN, CardSet
from wyrmhall.sets.importing import Imported, import_set
from wyrmhall.sets.mapping import Mapping, mapping_from
from wyrmhall.sets.packs import Opener
from wyrmhall.sets.problems import BadSet, Problem
from wyrmhall.sets.writing import read_descriptions, write_descriptions, write_set

try:
    import resource
except ImportError:  # not every platform can limit a process
    resource = None  # type: ignore[assignment]

POLITENESS: Final = 10  # people's choices come before lists
PREVIEWED: Final = 24  # cards

Told = tuple[str, dict[str, str | int], int, str]  # kind, parts, line, field


class Wish(Struct, frozen=True):
    """A file, how it is to be read, and what packs of its cards hold, if that is said."""

    file: bytes
    name: str
    mapping: SetMapping
    packs: str


class Answer(Struct):
    """What came of it.  Where there are problems there is no text."""

    mapping: SetMapping
    columns: dict[str, str] = {}  # each with what stands there in the first row
    rows: int = 0
    left_out: int = 0
    problems: list[Told] = []
    problem_count: int = 0
    notices: list[Told] = []
    cards: int = 0
    rarities: dict[str, dict[str, int]] = {}  # how many cards of each rarity are of each kind
    text: str = ""
    preview: str = ""  # the text of a set of its first cards
    packs: str = ""


def answer_to(wish: Wish) -> Answer:
    try:
        imported = import_set(wish.file, mapping_from(mapping_as_data(wish.mapping)), wish.name)
    except BadSet as bad:  # of the mapping
        return Answer(wish.mapping, problems=told(bad.problems), problem_count=bad.count)
    card_set = imported.card_set
    if card_set is not None and wish.packs.strip():
        try:
            card_set = card_set.with_packs(read_descriptions(wish.packs))
            for description in card_set.packs:
                Opener(card_set, description)
        except BadSet as bad:
            found = [problem._replace(field="packs") for problem in bad.problems]
            imported = replace(imported, problems=tuple(found), problem_count=bad.count)
            card_set = None
    return answer_of(imported, card_set)


def answer_of(imported: Imported, card_set: CardSet | None) -> Answer:
    answer = Answer(
        mapping_as_told(imported.mapping), imported.columns, imported.rows, imported.left_out,
        told(imported.problems), imported.problem_count,
    )  # fmt: skip
    if card_set is None:
        return answer
    has_packs = bool(card_set.packs)
    answer.notices = told([each for each in imported.notices if each.code != "no_booster" or not has_packs])
    answer.cards = len(card_set.cards)
    for card in card_set.cards:
        kinds = answer.rarities.setdefault(card.rarity, {})
        kinds[card_set.kind(card)] = kinds.get(card_set.kind(card), 0) + 1
    answer.rarities = {each: answer.rarities[each] for each in card_set.rarities if each in answer.rarities}
    answer.text = write_set(card_set)
    answer.preview = write_set(first_of(card_set))
    answer.packs = write_descriptions(card_set.packs)
    return answer


def first_of(card_set: CardSet) -> CardSet:
    """A few cards: some Leaders first, for there are few of them."""
    cards = card_set.cards
    few = [card for card in cards if card_set.kind(card) != MAIN][: PREVIEWED // 4]
    chosen = set(few) | set([card for card in cards if card not in few][: PREVIEWED - len(few)])
    shown = tuple([card for card in cards if card in chosen][:PREVIEWED])
    types = {card.type for card in shown}
    return replace(card_set, cards=shown, packs=(), types=tuple([each for each in card_set.types if each[0] in types]))


def mapping_as_data(said: SetMapping) -> dict[str, Any]:
    """As `mapping_from` checks it."""
    data: dict[str, Any] = msgspec.to_builtins(said)
    if "rarities" in data:
        data["rarities"] = {"order": data["rarities"]}
    return data


def mapping_as_told(mapping: Mapping) -> SetMapping:
    """Guessed and corrected."""
    plain = {name: getattr(mapping, name) for name in SetMapping.__struct_fields__}
    plain["rarities"] = None if mapping.rarities is None else list(mapping.rarities)
    for name in ("leave_out", "only"):
        plain[name] = {field: list(patterns) for field, patterns in plain[name].items()}
    return SetMapping(**plain)


def told(problems: tuple[Problem, ...] | list[Problem]) -> list[Told]:
    return [(each.said.kind, {name: part if isinstance(part, int) else str(part) for name, part in each.said.named},
             each.line, each.field) for each in problems]  # fmt: skip


def limit(memory: int, cpu: int) -> None:
    """Before anything of the file is looked at."""
    if resource is not None:
        resource.setrlimit(resource.RLIMIT_AS, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CPU, (cpu, cpu))
        os.nice(POLITENESS)


def main(memory: str, cpu: str) -> None:
    limit(int(memory), int(cpu))
    wish = msgspec.msgpack.decode(sys.stdin.buffer.read(), type=Wish)
    try:
        answer = answer_to(wish)
    except (MemoryError, RecursionError):
        os._exit(3)  # whatever is left of it cannot be relied on
    sys.stdout.buffer.write(msgspec.msgpack.encode(answer))


if __name__ == "__main__":
    main(*sys.argv[1:])
