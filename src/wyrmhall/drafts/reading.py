"""A format of one's own, as a text that stands before the sets that are drafted:

    wyrmhall draft 1
    name | Two packs and one for luck
    leaders | no
    deck | 25 or more
    others | deck
    round | booster | left | aside type=gear,crew
    round | booster | right | size 8 | takes 2
    round | crystal | left | keeps type=dragon | leaves 1

    wyrmhall set 1
    …

Leaders: DBS-13 to DBS-17 hold, and a deck has one.  Others: what becomes of cards that are neither Leader nor main.
Both texts together are the card table of a draft, so records and tables carry them and know them by one digest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from wyrmhall.drafts.formats import BY_DBS, DIRECTIONS, DeckRule, Format, Round
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.errors import BadTable, all_told
from wyrmhall.sets.cards import LEADER, LONGEST_LABEL, CardSet, Choice, fits
from wyrmhall.sets.nearest import nearest
from wyrmhall.sets.packs import usual_booster
from wyrmhall.sets.problems import BadSet, quoted
from wyrmhall.sets.writing import HEAD as SET_HEAD
from wyrmhall.sets.writing import OF_PACKS, Reader, read_set, split

HEAD: Final = "wyrmhall draft 1"
LINES: Final = ("name", "leaders", "deck", "others", "round")
EXTRAS: Final = ("size", "aside", "keeps", "takes", "leaves")
ALONE: Final = ("keeps", "takes", "leaves")  # without Leaders only
OR_MORE: Final = " or more"
MOST_ROUNDS: Final = 24
MOST_IN_DECK: Final = 200
MOST_IN_PACK: Final = 40
MOST_SETS: Final = 10


class Read(NamedTuple):
    """What a text of one's own says."""

    name: str
    form: Format
    sets: tuple[CardSet, ...]


def read_draft(table: CardTable) -> Read:
    """The format and its sets; raises BadTable with all that is wrong, line by line."""
    lines = table.text.split("\n")
    heads = [number for number, line in enumerate(lines, 1) if line.strip() == SET_HEAD]
    end = heads[0] - 1 if heads else len(lines)
    reader = FormatReader(table)
    for number, line in enumerate(lines[:end], 1):
        reader.read(number, line.strip())
    sets = reader.sets(lines, heads)
    form = reader.whole(end, sets)
    return Read(reader.name, form, sets)


def problems_of(table: CardTable, bad: BadSet) -> list[BadTable]:
    """What is wrong with a set, as with any card table."""
    found: list[BadTable] = []
    for each in bad.problems:
        parts = ", ".join([f"{word}: {value}" for word, value in each.said.named if word != "field" and value != ""])
        told = f"{each.said.plainly()} ({parts})" if parts else each.said.plainly()
        found.append(table.fail(max(1, each.line), told, each.field))
    return found


class FormatReader:
    """Reads line by line, and goes on where something is wrong, so that all of it can be told."""

    def __init__(self, table: CardTable) -> None:
        self.table = table
        self.problems: list[BadTable] = []
        self.has_head = False
        self.seen: dict[str, int] = {}  # the line of each word that stands once
        self.name = ""
        self.has_leaders = False
        self.takes_other = False
        self.deck = DeckRule(0)
        self.rounds: list[tuple[int, Round]] = []

    def wrong(self, line: int, problem: str, field: str = "") -> None:
        self.problems.append(self.table.fail(line, problem, field))

    def unknown(self, line: int, what: str, found: str, known: Sequence[str]) -> None:
        meant = nearest(found, known)
        hint = f"did you mean {meant}? " if meant else ""
        self.wrong(line, f"{quoted(found)!r} is no {what}; {hint}there are: {', '.join(known)}")

    def read(self, line: int, text: str) -> None:
        if not text or text.startswith("#"):
            return
        if not self.has_head:
            self.has_head = True
            if text != HEAD:
                self.wrong(line, f"a format begins with {HEAD!r}, not with {quoted(text)!r}")
            return
        cells = [cell.strip() for cell in split(text, "|") or [text]]
        word = cells[0]
        if word not in LINES:
            self.unknown(line, "line of a format", word, LINES)
        elif word == "round":
            self.read_round(line, cells[1:])
        elif len(cells) != 2:
            self.wrong(line, f"{word} has one value behind a bar, as in: {word} | …", word)
        elif word in self.seen:
            self.wrong(line, f"{word} stands in line {self.seen[word]} already", word)
        else:
            self.seen[word] = line
            self.read_value(line, word, cells[1])

    def read_value(self, line: int, word: str, value: str) -> None:
        if word == "name":
            self.name = value
            if not value or len(value) > LONGEST_LABEL or not value.isprintable():
                self.wrong(line, f"a name has 1 to {LONGEST_LABEL} signs that people can see", word)
        elif word == "leaders":
            self.has_leaders = self.one_of(line, word, value, ("yes", "no")) == "yes"
        elif word == "others":
            self.takes_other = self.one_of(line, word, value, ("sideboard", "deck")) == "deck"
        else:
            number = self.number(line, word, value.removesuffix(OR_MORE), 1, MOST_IN_DECK)
            self.deck = DeckRule(number, not value.endswith(OR_MORE))

    def one_of(self, line: int, word: str, value: str, known: Sequence[str]) -> str:
        if value not in known:
            meant = nearest(value, known)
            hint = f"; did you mean {meant}?" if meant else ""
            self.wrong(line, f"{word} is {quoted(value)!r}; it must be {' or '.join(known)}{hint}", word)
        return value

    def number(self, line: int, word: str, text: str, least: int, most: int) -> int:
        if text.isascii() and text.isdigit() and len(text) < 5 and least <= int(text) <= most:
            return int(text)
        self.wrong(line, f"{word} is {quoted(text)!r}; it must be a whole number from {least} to {most}", word)
        return least

    # --- rounds ---------------------------------------------------------------------------------

    def read_round(self, line: int, cells: list[str]) -> None:
        if len(cells) < 2:
            return self.wrong(line, "a round names its packs and a direction: round | booster | left", "round")
        way = self.one_of(line, "direction", cells[1], DIRECTIONS)
        found = Round(cells[0], DIRECTIONS.index(way) if way in DIRECTIONS else 0)
        said: list[str] = []
        for cell in cells[2:]:
            word, _, rest = cell.partition(" ")
            if word not in EXTRAS:
                self.unknown(line, "part of a round", word, EXTRAS)
                continue
            if word in said:
                self.wrong(line, f"{word} stands there twice", "round")
            said.append(word)
            found = self.with_extra(line, found, word, rest.strip())
        if len(self.rounds) == MOST_ROUNDS:
            return self.wrong(line, f"more than {MOST_ROUNDS} rounds", "round")
        self.rounds.append((line, found))

    def with_extra(self, line: int, each: Round, word: str, rest: str) -> Round:
        if word == "size":
            return each._replace(size=self.number(line, word, rest, 1, MOST_IN_PACK))
        if word == "takes":
            return each._replace(takes=self.number(line, word, rest, 1, 2))
        if word == "leaves":
            return each._replace(leaves=self.number(line, word, rest, 1, MOST_IN_PACK))
        choice = self.choice(line, word, rest)
        return each._replace(aside=choice) if word == "aside" else each._replace(keeps=choice)

    def choice(self, line: int, word: str, text: str) -> Choice | None:
        """The cards that are meant, as the descriptions of packs write it."""
        reader = Reader(OF_PACKS)
        found = reader.read_choice(text, line)
        for bad in problems_of(self.table, BadSet(*reader.problems.told)) if reader.problems.told else []:
            self.wrong(line, f"{word}: {bad.problem}", word)
        return found

    # --- as a whole -----------------------------------------------------------------------------

    def sets(self, lines: list[str], heads: list[int]) -> tuple[CardSet, ...]:
        """Each is read by itself, behind as many empty lines as stand before it."""
        found: list[CardSet] = []
        if not heads:
            self.wrong(len(lines), f"no set follows the format; one begins with {SET_HEAD!r}")
        if len(heads) > MOST_SETS:
            self.wrong(heads[MOST_SETS], f"more than {MOST_SETS} sets")
        for head, end in zip(heads[:MOST_SETS], [*[each - 1 for each in heads[1:]], len(lines)]):
            try:
                found.append(read_set("\n" * (head - 1) + "\n".join(lines[head - 1 : end])))
            except BadSet as bad:
                self.problems += problems_of(self.table, bad)
        return tuple(found)

    def whole(self, last: int, sets: tuple[CardSet, ...]) -> Format:
        if not self.has_head:
            self.wrong(1, f"a format begins with {HEAD!r}, and stands before its sets")
        for word in LINES if self.has_head else ():
            if word not in self.seen and word != "round":
                self.wrong(max(1, last), f"the line {word!r} is missing", word)
        if not self.rounds and self.has_head:
            self.wrong(max(1, last), "there are no rounds: round | booster | left", "round")
        for line, each in self.rounds:
            self.check_round(line, each, sets)
        if self.problems:
            raise all_told(sorted(self.problems, key=lambda each: each.line))
        rounds = tuple([each for _, each in self.rounds])
        return Format(rounds, self.has_leaders, self.deck, self.takes_other, BY_DBS)

    def check_round(self, line: int, each: Round, sets: tuple[CardSet, ...]) -> None:
        known = [pack.name for card_set in sets for pack in card_set.packs]
        usual = [card_set for card_set in sets if card_set.pack("booster") is None and usual_booster(card_set)]
        known += ["booster"] * len(usual) if "booster" not in known else []
        if sets and each.pack not in known:
            self.unknown(line, "pack of these sets", each.pack, sorted(set(known)))
        elif known.count(each.pack) > 1:
            self.wrong(line, f"several sets have packs called {each.pack!r}; give them names of their own", "round")
        if each.leaves and each.size and each.leaves >= each.size:
            self.wrong(line, "nothing of such a pack is picked", "leaves")
        if not self.has_leaders:
            return
        for word, value in zip(ALONE, (each.keeps, each.takes > 1, each.leaves)):
            if value:
                self.wrong(line, f"{word} goes with 'leaders | no': a Leader is taken with another card (DBS-14)", word)
        for card_set in sets:
            if each.aside is not None and any([fits(card_set, card, each.aside) for card in card_set.of_kind(LEADER)]):
                self.wrong(line, "a Leader is never laid aside: whoever has none must take it (DBS-13)", "aside")
                break
