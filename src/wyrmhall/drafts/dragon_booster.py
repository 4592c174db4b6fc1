"""The drafts of Dragon Booster: boosters, or sealed starters.  Their cards are those of the game."""

from __future__ import annotations

from typing import ClassVar, Final

from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.formats import Format, booster_draft, sealed_draft
from wyrmhall.drafts.game import FOLDER, SEATS, DraftGame
from wyrmhall.drafts.games import bad_table
from wyrmhall.kernel.book import Book, CardTable, TableRow
from wyrmhall.kernel.examined import Examined
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Flag, HouseOption, Number, OneOf, Setup
from wyrmhall.sets.importing import import_set
from wyrmhall.sets.library import shipped_mapping, shipped_packs
from wyrmhall.sets.problems import BadSet

RACE: Final[Game] = game("dragon-booster")  # where the decks are played

# As the variants of that game.
BOOSTER: Final = "booster"
SEALED: Final = "sealed"


def for_drafts(table: CardTable) -> CardTable:
    """The same table in other signs, `"id",title` for `id,title`: halls tell by its digest to which game it belongs."""
    first, comma, rest = table.text.partition(",")
    return table if first.startswith('"') else CardTable(table.name, f'"{first}"{comma}{rest}')


def for_the_race(table: CardTable) -> CardTable:
    """What for_drafts() was made of."""
    first, comma, rest = table.text.partition(",")
    bare = first.strip('"')
    return CardTable(table.name, f"{bare}{comma}{rest}")


class DragonBoosterDraft(DraftGame):
    name = "dragon-booster-draft"
    title = "Dragon Booster Draft"
    sentence = "Draft boosters or sealed starters of Dragon Booster, and build the deck that you will race with."
    prefix = "DB"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {BOOSTER: SEATS, SEALED: SEATS}
    variants: ClassVar[dict[str, tuple[str, str]]] = {
        BOOSTER: ("Booster draft", "Four boosters each, then a race deck of 25 cards."),
        SEALED: ("Sealed draft", "Starters: first the crystal packs, then the wrapped ones; a deck of at least 40."),
    }
    folder = FOLDER / "dragon_booster_draft"
    rule_book = RACE.folder
    also_speaks = (RACE.folder, FOLDER)
    table = for_drafts(RACE.book_of(None).table).text
    picture = ("Wyldfyr", "RedThrusterGear", "MagKick")
    leads_to = RACE.name
    house: ClassVar[tuple[HouseOption, ...]] = (
        Number("pack_size", "DB-A33", "How many cards has a booster, with one crystal card?", 10, 8, 20, (BOOSTER,)),
        OneOf("draft_deck_mode", "DB-A35", "How many race cards has a deck from boosters?", ("exact", "minimum"),
              (BOOSTER,), ("exactly 25", "at least 25")),
        Number("wrapped_packs", "DB-A40", "How many packs of 20 cards has a starter?", 3, 2, 6, (SEALED,)),
        OneOf("sealed_direction", "DB-A39", "Which way do the packs of starters go?", ("alternate", "left"),
              (SEALED,), ("to the left, then to the right, and so on", "always to the left")),
        Flag("draft_sideboard", "DB-A47", "Race cards that are not in the deck are its sideboard in a match.", True),
    )  # fmt: skip

    def book(self, table: CardTable) -> Book:
        """The card table of the game: whatever it refuses is refused here too."""
        cards, own = RACE.book_of(for_the_race(table)), for_drafts(table)
        found = import_set(own.encoded(), shipped_mapping(RACE.name), own.name)
        if found.card_set is None:
            raise bad_table(table, BadSet(*found.problems))
        return DraftCards(own, [found.card_set.with_packs(shipped_packs(RACE.name))], cards)

    def examine(self, table: CardTable) -> Examined:
        return RACE.examine(table)

    def line_named(self, row: TableRow) -> str:
        return RACE.line_named(row)

    def format_of(self, setup: Setup) -> Format:
        house = setup.house
        if setup.variant == SEALED:
            return sealed_draft(int(house["wrapped_packs"]), alternates=house["sealed_direction"] == "alternate")
        return booster_draft(int(house["pack_size"]), is_exact=house["draft_deck_mode"] == "exact")

    def cards_after(self, setup: Setup) -> CardTable:
        return for_the_race(setup.book.table)

    def house_after(self, setup: Setup) -> dict[str, str]:
        if setup.variant == SEALED:
            return {}
        return {"draft_deck_mode": str(setup.house["draft_deck_mode"])}  # DB-A35

    def has_sideboard(self, setup: Setup) -> bool:
        return bool(setup.house["draft_sideboard"])  # DB-A47


DRAGON_BOOSTER_DRAFT: Final = DragonBoosterDraft()
