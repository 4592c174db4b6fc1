"""Card tables of games in files that a person names: whose they are, what is wrong with them, how their cards look."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich.columns import Columns
from rich.panel import Panel
from rich.style import Style
from rich.text import Text

from wyrmhall.cli.games import loaded
from wyrmhall.cli.language import language, speaker_for
from wyrmhall.cli.painting import colours_of, sign_of
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.errors import BadSetup, BadTable
from wyrmhall.kernel.examined import Wording
from wyrmhall.kernel.game import Game, read_card_table
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.kernel.setup import Setup
from wyrmhall.speech.languages import FALLBACK
from wyrmhall.speech.speaker import Speaker

SET_BEGINS: Final = "wyrmhall set "  # the text of a set, which is another kind of file
BOX: Final = 36  # columns of the terminal for a card
SHORT: Final = 20  # characters of a cell that is shown there as it is
QUOTES: Final = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"'})


class Table(NamedTuple):
    """A card table, and the game whose cards it has."""

    game: Game
    cards: CardTable


# --- finding ----------------------------------------------------------------------------------


def table_named(name: str, game_name: str | None = None) -> Table | None:
    """The own table of a game, or one in a file; None if the file is no card table of a game. Raises BadTable."""
    if name in game_names():
        return Table(game(name), game(name).book_of(None).table)
    path = Path(name)
    if not path.exists():
        return None
    table = CardTable(name, read_card_table(path).text)
    if game_name is not None:
        return Table(game(game_name), table)
    found = None if table.text.startswith(SET_BEGINS) else recognised(table)
    return Table(found, table) if found is not None else None


def recognised(table: CardTable) -> Game | None:
    """The game most of whose columns the table has."""
    there = {column.casefold() for column in table.columns()}
    best: tuple[float, Game | None] = (0.5, None)
    for each in loaded()[0]:
        own = each.book_of(None).table.columns()
        share = len(there.intersection(own)) / len(own)
        if share > best[0]:
            best = (share, each)
    return best[1]


# --- checking ---------------------------------------------------------------------------------


class Findings(NamedTuple):
    """What is to be put right in a table, and what its writer may want to know; each by line."""

    mistakes: list[BadTable]
    remarks: list[BadTable]
    is_playable: bool

    def as_data(self, table: Table) -> dict[str, Any]:
        told = {"mistakes": self.mistakes, "remarks": self.remarks}
        data = {
            kind: [{"line": each.line, "column": each.column, "message": each.problem} for each in found]
            for kind, found in told.items()
        }
        return {"game": table.game.name, "playable": self.is_playable, **data}


def findings_in(table: Table) -> Findings:
    """Everything at once: what keeps the table from being played, words that are not its code's, and doubts."""
    examined = table.game.examine(table.cards)
    mistakes = [*examined.problems, *wrong_words(table, examined.wordings)]
    remarks = list(examined.doubts)
    is_playable = not examined.problems or is_read(table)
    if is_playable:
        remarks += [table.cards.fail(1, each) for each in unplayable_variants(table)]
    return Findings(sorted(mistakes, key=by_line), sorted(remarks, key=by_line), is_playable)


def by_line(problem: BadTable) -> int:
    return problem.line


def is_read(table: Table) -> bool:
    try:
        table.game.book_of(table.cards)
    except BadTable:
        return False
    return True


def wrong_words(table: Table, wordings: Iterable[Wording]) -> list[BadTable]:
    """Texts that do not say what their code says, in our language or in English."""
    own = table.game.set_up(min(table.game.seats_of(table.game.usual_variant())))
    speakers = [Speaker(own, own.names, 0, each) for each in dict.fromkeys((language(), FALLBACK))]
    found = []
    for wording in wordings:
        says = [speaker.speak("card", wording.says).text for speaker in speakers]
        if in_plain_signs(wording.text) not in [in_plain_signs(each) for each in says]:
            problem = f'{wording.column} is not what the code says: "{says[0]}" Write that, or leave it empty'
            found.append(table.cards.fail(wording.line, problem, wording.column))
    return found


def in_plain_signs(text: str) -> str:
    """How a text reads, whatever its quotes look like and however many spaces it has."""
    return " ".join(text.translate(QUOTES).split())


def unplayable_variants(table: Table) -> list[str]:
    found = []
    for variant, seats in table.game.seats.items():
        try:
            table.game.set_up(min(seats), variant, None, table.cards)
        except BadSetup as error:
            found.append(f"{variant} cannot be played with it: {error}")
    return found


# --- drawing ----------------------------------------------------------------------------------


def setup_with(table: Table) -> Setup:
    """A table at which these cards are played, in a variant that they suffice for; raises BadSetup or BadTable."""
    problem: BadSetup | None = None
    for variant, seats in table.game.seats.items():
        try:
            return table.game.set_up(min(seats), variant, None, table.cards)
        except BadSetup as error:
            problem = problem or error
    assert problem is not None
    raise problem


def card_boxes(table: Table) -> Columns:
    """The cards side by side, as they would be printed."""
    setup = setup_with(table)
    speaker = speaker_for(setup, 0)
    lines = table.cards.rows(table.game.book_of(None).table.columns())
    is_line_by_line = len(lines) == len(setup.book.faces)  # not where a line is several kinds, or none
    cells = [line.cells if is_line_by_line else {} for line in lines]
    boxes = [card_box(setup, row, speaker, cells[row]) for row in range(len(setup.book.faces))]
    return Columns(boxes, width=BOX)


def card_box(setup: Setup, row: int, speaker: Speaker, cells: dict[str, str]) -> Panel:
    face, light = setup.book.face(row), Style(color=colours_of(setup.book, row).light)
    kind = speaker.speak("face", face.kind).text if face.kind is not None else ""
    lines = [line for line in (kind, told_beside(cells, f"{face.title} {kind}")) if line]
    says = face.more[0] if face.more else face.line
    if says is not None:
        lines += ["", speaker.speak("card", says).text]
    heading = Text(" ".join([sign for sign in (sign_of(setup.book, row), face.title) if sign]), Style(bold=True))
    return Panel(Text("\n".join(lines)), title=heading, title_align="left", border_style=light, width=BOX)


def told_beside(cells: dict[str, str], told: str) -> str:
    """cost 4, sprint 10: the short cells of a line that are not told already."""
    found = []
    told_words = f" {told.replace(',', '')} ".casefold()
    for column, cell in cells.items():
        line = f"{column.replace('_', ' ')} {cell}"
        what = line if cell.isdigit() else cell
        if cell and len(cell) <= SHORT and ":" not in cell and f" {what} ".casefold() not in told_words:
            found.append(line)
    return ", ".join(found)
