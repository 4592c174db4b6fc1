"""Real packs, typed in by a player or the organiser: one card a line, by number or by name.

pack Ada 1
EC-014
2 Ash Courier
EC-031 Hot Coals Underfoot
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from wyrmhall.sets.cards import CardSet
from wyrmhall.sets.nearest import nearest
from wyrmhall.sets.packs import Pack
from wyrmhall.sets.problems import Problem, Problems, problem, quoted
from wyrmhall.sets.text import fault_of, plain

LARGEST_TYPED: Final = 1_048_576  # signs
LONGEST_LABEL: Final = 60
MOST_IN_LINE: Final = 99
MOST_IN_PACK: Final = 500
MOST_TYPED: Final = 1_000  # packs
MOST_SUGGESTED: Final = 20  # problems that name what may have been meant
HEAD: Final = "pack"
ALIKE: Final = str.maketrans("‘’“”‐‑–—", "''\"\"----")  # what keyboards and books write differently


class TypedPack(NamedTuple):
    label: str
    cards: Pack
    line: int  # where it begins


def write_packs(card_set: CardSet, packs: Iterable[tuple[str, Pack]]) -> str:
    """What read_packs() reads: each pack with its label, its cards in order."""
    lines: list[str] = []
    for label, pack in packs:
        lines.append(f"{HEAD} {label}")
        lines += [f"{card_set.cards[place].number} {card_set.cards[place].name}" for place in pack]
    return "".join([f"{line}\n" for line in lines])


def read_packs(card_set: CardSet, text: str) -> tuple[TypedPack, ...]:
    """The packs of a text, comments after # at the beginning of a line; raises BadSet with every problem."""
    reader = PackReader(card_set)
    if len(text) > LARGEST_TYPED:
        reader.problems.add(problem("too-large", limit=LARGEST_TYPED))
        reader.problems.raise_if_any()
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    for number, line in enumerate(lines, 1):
        whole = plain(line)
        if whole and not reader.is_comment(whole):
            reader.read(number, whole)
    if not reader.packs and not reader.problems.count:
        reader.problems.add(problem("no-packs"))
    for pack in reader.packs:
        if not pack.cards and not reader.problems.count:
            reader.problems.add(problem("pack-empty", pack.line, pack=pack.label))
    reader.problems.raise_if_any()
    return tuple(reader.packs)


def wrong_sizes(packs: Iterable[TypedPack], size: int) -> list[Problem]:
    """Packs with too many or too few cards, for which a judge is called before any pick (DBS-7)."""
    return [problem("pack-size", pack.line, pack=pack.label, found=len(pack.cards), size=size) for pack in packs
            if len(pack.cards) != size]  # fmt: skip


class PackReader:
    def __init__(self, card_set: CardSet) -> None:
        self.card_set = card_set
        self.problems = Problems()
        self.packs: list[TypedPack] = []
        self.labels: set[str] = set()
        self.by_number = {alike(card.number): place for place, card in enumerate(card_set.cards)}
        self.by_name: dict[str, list[int]] = {}
        for place, card in enumerate(card_set.cards):
            self.by_name.setdefault(alike(card.name), []).append(place)
        names = Counter([alike(card.number) for card in card_set.cards])
        self.exact = {number for number, times in names.items() if times > 1}  # these differ by their letters alone

    def wrong(self, kind: str, line: int, /, **parts: int | str) -> None:
        self.problems.add(problem(kind, line, "", **parts))

    def is_comment(self, text: str) -> bool:
        """Whether a line begins with # and not with a number that does so."""
        return text.startswith("#") and self.numbered(text.partition(" ")[0]) is None

    def read(self, line: int, text: str) -> None:
        fault = fault_of(text, LONGEST_LABEL * 4, line, "pack")
        if fault is not None:
            return self.problems.add(fault)
        word, _, rest = text.partition(" ")
        if word == HEAD:
            return self.begin(line, rest or str(len(self.packs) + 1))
        if not self.packs:
            self.begin(line, "1")
        times, name = self.times(text)
        found = self.find(line, name)
        if found is None:
            return None
        if not 1 <= times <= MOST_IN_LINE:
            return self.wrong("bad-number", line, field="copies", text=str(times), least=1, most=MOST_IN_LINE)
        pack = self.packs[-1]
        if len(pack.cards) + times > MOST_IN_PACK:
            return self.wrong("too-many", line, what="cards", most=MOST_IN_PACK)
        self.packs[-1] = pack._replace(cards=(*pack.cards, *[found] * times))
        return None

    def begin(self, line: int, label: str) -> None:
        if len(label) > LONGEST_LABEL:
            self.wrong("too-long", line, field="pack", longest=LONGEST_LABEL, text=quoted(label))
        if label in self.labels:
            self.wrong("pack-twice", line, pack=quoted(label))
        if len(self.packs) == MOST_TYPED:
            self.wrong("too-many", line, what="packs", most=MOST_TYPED)
            self.problems.raise_if_any()
        self.labels.add(label)
        self.packs.append(TypedPack(label, (), line))

    def times(self, text: str) -> tuple[int, str]:
        """`2 Ash Courier` and `2x Ash Courier`; a number that begins a name or is one stays with it."""
        first, _, rest = text.partition(" ")
        digits = first.removesuffix("x").removesuffix("×")
        if not rest or not digits.isascii() or not digits.isdigit() or len(digits) > 6:
            return 1, text
        if alike(text) in self.by_name or (alike(first) in self.by_number and self.is_name_of(first, rest)):
            return 1, text
        return int(digits), rest

    def is_name_of(self, number: str, name: str) -> bool:
        return alike(self.card_set.cards[self.by_number[alike(number)]].name) == alike(name)

    def find(self, line: int, text: str) -> int | None:
        """The card that is meant: by its number, with its name behind it or without, or by its name alone."""
        whole = self.numbered(text)
        if whole is not None:
            return whole
        number, _, name = text.partition(" ")
        place = self.numbered(number)
        if place is not None and name:
            if alike(self.card_set.cards[place].name) == alike(name):
                return place
            self.wrong("not-its-name", line, number=number, name=self.card_set.cards[place].name, typed=quoted(name))
            return None
        places = self.by_name.get(alike(text), [])
        if len(places) == 1:
            return places[0]
        if places:
            numbers = ", ".join([self.card_set.cards[each].number for each in places[:5]])
            self.wrong("name-of-several", line, name=quoted(text), numbers=numbers)
        else:
            self.wrong("no-such-card", line, text=quoted(text), meant=self.meant(text))
        return None

    def numbered(self, text: str) -> int | None:
        return self.card_set.by_number.get(text) if alike(text) in self.exact else self.by_number.get(alike(text))

    def meant(self, text: str) -> str:
        if self.problems.count >= MOST_SUGGESTED:
            return ""
        cards = self.card_set.cards
        return nearest(text, [card.name for card in cards]) or nearest(text, [card.number for card in cards])


def alike(text: str) -> str:
    """The same for everything that people take for the same."""
    return text.casefold().translate(ALIKE)
