"""Dragon Booster: reading a card table, and telling everything that is wrong with it at once."""

from __future__ import annotations

import re
from typing import Final

from wyrmhall.games.dragon_booster.language import (
    COLOURS,
    CREW,
    DRAGON,
    EVENT,
    GEAR,
    MANEUVER,
    STATS,
    DragonIs,
    Effect,
    idle_verbs,
    near_to,
    read_effect,
    unknown,
)
from wyrmhall.kernel.book import CardTable, TableRow
from wyrmhall.kernel.errors import BadTable, all_told
from wyrmhall.kernel.examined import Examined, Wording
from wyrmhall.kernel.value import NONE

COLUMNS: Final = (
    "id", "title", "version", "type", "color", "team", "level", "rarity", "speed", "agility", "power", "zap_caps",
    "gear_stat", "color_boxes", "cost", "sprint", "burst_stat", "burst", "effect_text", "effect_code", "provenance",
)  # fmt: skip
TYPES: Final = (DRAGON, GEAR, CREW, MANEUVER, EVENT)
CRYSTAL: Final = (DRAGON, GEAR, CREW)  # DB-6
RARITIES: Final = ("C", "U", "R")  # DB-11
MOST_KINDS: Final = 500  # of cards in a table: options grow with them
MOST_STAT: Final = 99
# Which cells a card of a type has besides id, title, type, rarity, effect and provenance; all others are empty.
CELLS: Final = {
    DRAGON: ("version", "color", "team", "speed", "agility", "power", "zap_caps"),  # DB-6, DB-10
    GEAR: ("version", "level", "gear_stat", "color_boxes"),
    CREW: ("version", "team", "level"),
    MANEUVER: ("color", "cost", "sprint"),  # DB-7
    EVENT: ("color", "burst_stat", "burst"),
}
VARIABLE: Final = ("version", "color", "team", "level", "speed", "agility", "power", "zap_caps", "gear_stat",
                   "color_boxes", "cost", "sprint", "burst_stat", "burst")  # fmt: skip
TAKEN: Final = ("Done", "Pass", "Keep", "Again")  # options are written so


class CardLine:
    """One line of the table, as the rules use it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.problems: list[BadTable] = []
        self.id = self.cell("id")
        self.title = self.name("title")
        self.kind = self.word("type", TYPES)
        self.rarity = self.word("rarity", RARITIES)
        own = CELLS.get(self.kind, VARIABLE)
        for column in VARIABLE:
            if column not in own and row.cells[column]:
                self.fail(f"{column} must be empty on a card of type {self.kind}, not {row.cells[column]!r}", column)
        self.version = self.name("version") if "version" in own and self.kind else ""
        self.team = self.name("team") if self.kind in (DRAGON, CREW) else ""
        self.colour = self.read_colour()
        self.stats = tuple([self.number(stat, MOST_STAT) for stat in STATS]) if self.kind == DRAGON else (0, 0, 0)
        self.zap_caps = self.number("zap_caps", 20) if self.kind == DRAGON else 0  # DB-A25
        self.level = self.number("level", MOST_STAT) if self.kind in (GEAR, CREW) else 0  # DB-A28
        self.gear_stat = self.word("gear_stat", STATS) if self.kind == GEAR else ""  # DB-A24
        self.boxes = self.read_boxes() if self.kind == GEAR else ()
        self.cost = self.number("cost", MOST_STAT) if self.kind == MANEUVER else NONE
        self.sprint = self.number("sprint", MOST_STAT) if self.kind == MANEUVER else 0  # DB-A13 always a number
        self.burst_stat = self.word("burst_stat", STATS) if self.kind == EVENT else ""
        self.burst = self.number("burst", MOST_STAT) if self.kind == EVENT else 0
        self.effect = self.read_effect() if self.kind else None
        self.provenance = row.cells["provenance"]

    def fail(self, problem: str, column: str) -> None:
        self.problems.append(self.row.fail(problem, column))

    def cell(self, column: str) -> str:
        try:
            return self.row.text(column)
        except BadTable as bad:
            self.problems.append(bad)
            return ""

    def name(self, column: str) -> str:
        try:
            return self.row.name(column)
        except BadTable as bad:
            self.problems.append(bad)
            return ""

    def number(self, column: str, most: int) -> int:
        try:
            return self.row.number(column, 0, most)
        except BadTable as bad:
            self.problems.append(bad)
            return 0

    def word(self, column: str, words: tuple[str, ...]) -> str:
        text = self.cell(column)
        if text and text not in words:
            self.fail(f"{column}: " + unknown(text, words, f"it must be one of {', '.join(words)}"), column)
            return ""
        return text

    def read_colour(self) -> str:
        """A dragon has one (DB-10), a race card may have one, nothing else has."""
        if self.kind == DRAGON:
            return self.word("color", COLOURS)
        return self.word("color", COLOURS) if self.row.cells["color"] and "color" in CELLS.get(self.kind, ()) else ""

    def read_boxes(self) -> tuple[str, ...]:
        """DB-34 Colours with spaces between them, or none."""
        text = self.row.cells["color_boxes"]
        boxes = tuple(re.split(r"[\s,;/|+&]+", text)) if text else ()
        if boxes != tuple(text.split()) and all([box in COLOURS for box in boxes]):
            self.fail(f"color_boxes: `{text}`: did you mean `{' '.join(boxes)}`?", "color_boxes")
            return ()
        for place, box in enumerate(boxes):
            if box not in COLOURS:
                wrong = unknown(box, COLOURS, f"colours are {', '.join(COLOURS)}, with spaces between them")
                self.fail(f"color_boxes: {wrong}", "color_boxes")
            elif box in boxes[:place]:
                self.fail(f"color_boxes has {box} twice", "color_boxes")
        return boxes

    def read_effect(self) -> Effect | None:
        code = self.row.cells["effect_code"]
        if not code:
            if self.row.cells["effect_text"]:
                self.fail("effect_text stands there without effect_code: the code is what is played", "effect_code")
            return None
        try:
            return read_effect(code, self.kind)
        except ValueError as wrong:
            for problem in wrong.args:
                self.fail(f"effect_code: {problem}", "effect_code")
            return None

    def shows(self, colour: str) -> bool:
        return colour == self.colour or colour in self.boxes

    def write_beside(self, others: dict[str, CardLine]) -> str:
        """Its notation, if these cards have theirs already."""
        face = in_one_word(self.title) or in_one_word(self.id)
        if face in others or face in TAKEN:
            return f"{face}:{in_one_word(self.version) or in_one_word(self.id)}"
        return face

    def full_name(self) -> str:
        return f"{self.title}, {self.version}" if self.version else self.title


def read_lines(table: CardTable) -> list[CardLine]:
    """The lines of a table; raises BadTable with everything that is wrong, line by line."""
    lines, problems = examine_lines(table)
    if problems:
        raise all_told(problems)
    return lines


def examine_lines(table: CardTable) -> tuple[list[CardLine], list[BadTable]]:
    """The lines that can be read, and everything that is wrong with the table."""
    rows, problems = table.readable(COLUMNS)
    if len(rows) > MOST_KINDS:
        raise rows[MOST_KINDS].fail(f"more than {MOST_KINDS} kinds of cards")
    lines = [CardLine(row) for row in rows]
    check_together(lines)
    absent = [problem.column for problem in problems if problem.line == 1]  # told once, not again for each card
    found = [problem for line in lines for problem in line.problems if problem.column not in absent]
    return lines, problems + found


def check_together(lines: list[CardLine]) -> None:
    """No two cards are the same or written alike, and a text about a dragon means one of the table."""
    ids: dict[str, CardLine] = {}
    names: dict[str, CardLine] = {}
    written: dict[str, CardLine] = {}
    dragons = tuple([line.title for line in lines if line.kind == DRAGON])
    known = [line.title for line in lines if line.kind in (DRAGON, "")]  # what the others are is wrong already
    for line in lines:
        if line.id and ids.setdefault(line.id, line) is not line:
            line.fail(f"id {line.id} stands in line {ids[line.id].row.line} already", "id")
        name = line.full_name() if line.title else ""
        if name and names.setdefault(name, line) is not line:
            line.fail(f"{name} stands in line {names[name].row.line} already (DB-6, DB-7)", "title")
        elif name and written.setdefault(line.write_beside(written), line) is not line:
            other = written[line.write_beside(written)].row.line
            line.fail(f"{name} would be written as the card in line {other} is: give it another title", "title")
        test = line.effect.test if line.effect is not None else None
        if isinstance(test, DragonIs) and test.title not in known:
            meant = unknown(test.title, dragons, "the table has no such dragon")
            line.fail(f"effect_code: dragon={meant}", "effect_code")
    if lines and not known:
        lines[0].fail("the table has no dragon (DB-16)", "type")


def examine_table(table: CardTable) -> Examined:
    """For who writes a table: all that is wrong, and what can be played but was hardly meant so."""
    lines, problems = examine_lines(table)
    wordings: list[Wording] = []
    doubts: list[BadTable] = []
    teams = tuple(sorted({line.team for line in lines if line.kind == DRAGON}))
    for line in lines:
        if line.kind == CREW and line.team and line.team not in teams and near_to(line.team, teams):
            problems.append(line.row.fail(f"team: {unknown(line.team, teams, '')} No dragon has this team", "team"))
        if line.effect is None:
            continue
        text = line.row.cells["effect_text"]
        if text:
            wordings.append(Wording(line.row.line, "effect_text", text, line.effect.sentence(line.kind)))
        for verb in idle_verbs(line.effect):
            idle = f"effect_code: `{verb.code()}` does nothing at the time of {line.effect.when}: (DB-80, DB-A43)"
            doubts.append(line.row.fail(idle, "effect_code"))
    return Examined(tuple(problems), tuple(doubts), tuple(wordings))


def notations(lines: list[CardLine]) -> tuple[str, ...]:
    """HeadStrong; the first card of a title by the title alone, others with what tells them apart: Cain:Shadow."""
    found: dict[str, CardLine] = {}
    for line in lines:
        found[line.write_beside(found)] = line
    return tuple(found)


def in_one_word(text: str) -> str:
    """Letters and digits, each word with a capital."""
    words = re.sub(r"[^\w -]", "", text.replace("_", " ")).replace("-", " ").split()
    return "".join([word[:1].upper() + word[1:] for word in words])
