"""The drafts that there are."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar, Final

import wyrmhall.sets
from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.formats import Format, super_draft
from wyrmhall.drafts.game import FOLDER, SEATS, DraftGame
from wyrmhall.drafts.reading import problems_of, read_draft
from wyrmhall.kernel.book import LARGEST_TABLE, Book, CardTable, TableRow
from wyrmhall.kernel.errors import BadTable, all_told
from wyrmhall.kernel.setup import Flag, HouseOption, Number, OneOf, SeatOnly, Setup
from wyrmhall.sets.cards import Card
from wyrmhall.sets.library import text_of
from wyrmhall.sets.problems import BadSet
from wyrmhall.sets.writing import read_set

SETS: Final = Path(wyrmhall.sets.__file__).parent  # what is said of lists that are imported

SEATING: Final = OneOf("seating", "DBS-5", "How do the players sit?", ("random", "as_seated"),
                       says=("in random order", "as they came"))  # fmt: skip
ORGANISER: Final = SeatOnly("organiser", "DBS-7", "Which seat is the organiser's?")


class DraftOfSets(DraftGame):
    """Its card table is the text of sets, and has no columns."""

    def lines_in(self, table: CardTable, own: CardTable) -> list[TableRow]:
        cards = self.book_of(table)
        assert isinstance(cards, DraftCards)
        return [TableRow(table, 1, cells_of(card)) for card in cards.cards]

    def line_named(self, row: TableRow) -> str:
        return row.cells["number"]


def cells_of(card: Card) -> dict[str, str]:
    cost = "" if card.cost is None else str(card.cost)
    return {"number": card.number, "name": card.name, "type": card.type, "colours": "/".join(card.colours),
            "rarity": card.rarity, "cost": cost, "copies": str(card.copies)}  # fmt: skip


class SuperDraft(DraftOfSets):
    name = "dbs-draft"
    title = "Super Booster Draft"
    sentence = "Open boosters, pick a card, pass the rest on, and build a deck with a Leader of what you took."
    prefix = "DBS"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"standard": SEATS}
    folder = FOLDER / "dbs_draft"
    also_speaks = (FOLDER, SETS)
    cards_as = "set"
    table = text_of("ember-coast.set")
    picture = ("EC-001", "EC-021", "EC-002")
    house: ClassVar[tuple[HouseOption, ...]] = (
        Number("boosters_per_player", "DBS-A1", "How many boosters does everybody open?", 6, 1, 12),
        Number("pack_size", "DBS-A2", "How many cards has a booster? 0: as the set describes it", 0, 0, 30),
        SEATING,
        ORGANISER,
        OneOf("equalise", "DBS-A7", "May who must take a Leader take another card with it?", ("off", "no_extra"),
              says=("yes", "no, so that everybody takes as many cards")),
        Flag("leaders_public", "DBS-A15", "Leaders that were taken are shown to all.", True),
        OneOf("pick_final", "DBS-18", "How long can a pick be changed?", ("when_all", "at_once"),
              says=("until everybody has picked", "not at all")),
        OneOf("look_at_taken", "DBS-34", "When can one look at the cards one has taken?", ("always", "between_packs"),
              says=("at any time", "only with no pack in hand")),
        OneOf("miscount", "DBS-A18", "What if a pack has too many or too few cards?", ("judge", "replace"),
              says=("the organiser decides", "it is replaced")),
        OneOf("outside_leader", "DBS-A16", "Which Leader does somebody get who has drafted none?", ("random", "choice"),
              says=("one by lot", "one of his choice")),
        OneOf("short_pool", "DBS-A3", "What if somebody has too few cards for a deck?",
              ("organiser", "smaller", "drop"),
              says=("the organiser decides", "he plays a smaller deck", "he is out")),
    )  # fmt: skip

    def book(self, table: CardTable) -> Book:
        try:
            return DraftCards(table, [read_set(small_enough(table).text)])
        except BadSet as bad:
            raise bad_table(table, bad) from None

    def format_of(self, setup: Setup) -> Format:
        return super_draft(int(setup.house["boosters_per_player"]), int(setup.house["pack_size"]))


class CustomDraft(DraftOfSets):
    """A format of one's own: it and its sets are the card table."""

    name = "custom-draft"
    title = "Draft of Your Own"
    sentence = "A draft as you describe it: your packs, your directions, your deck rule, and your sets."
    prefix = "DBS"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"standard": SEATS}
    folder = FOLDER / "custom_draft"
    also_speaks = (FOLDER, SuperDraft.folder)
    rule_book = SuperDraft.folder
    cards_as = "format"
    table = text_of("quick.draft") + text_of("ember-coast.set")
    picture = ("EC-021", "EC-002", "EC-001")
    house = tuple([option for option in SuperDraft.house if option.name not in ("boosters_per_player", "pack_size")])

    def book(self, table: CardTable) -> Book:
        read = read_draft(small_enough(table))
        return DraftCards(table, read.sets, form=read.form)

    def format_of(self, setup: Setup) -> Format:
        cards = setup.book
        assert isinstance(cards, DraftCards)
        assert cards.form is not None
        return cards.form


def small_enough(table: CardTable) -> CardTable:
    if len(table.encoded()) > LARGEST_TABLE:
        raise table.fail(1, f"the set is larger than {LARGEST_TABLE} bytes")
    return table


def bad_table(table: CardTable, bad: BadSet) -> BadTable:
    """All that is wrong with a set, as with any card table."""
    return all_told(problems_of(table, bad))


DBS_DRAFT: Final = SuperDraft()
CUSTOM_DRAFT: Final = CustomDraft()
