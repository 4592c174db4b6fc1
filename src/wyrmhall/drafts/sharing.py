"""Sharing out the rares after a draft: all lie open, and are taken one at a time in the order of placing."""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterable
from io import StringIO
from typing import Any, ClassVar, Final

from wyrmhall.drafts.cards import DraftCards, notations
from wyrmhall.drafts.faces import face_of
from wyrmhall.drafts.game import FOLDER
from wyrmhall.kernel import zone
from wyrmhall.kernel.book import Book, CardTable, TableRow
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards as CardsSaid
from wyrmhall.kernel.said import Place, Said, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Decision, Event, State, Step, without
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.value import CENTRE
from wyrmhall.kernel.view import View
from wyrmhall.kernel.zone import Zone
from wyrmhall.sets.library import text_of
from wyrmhall.sets.writing import read_set

RARE: Final = "R"  # DBS-31
EXAMPLE: Final = 12  # rares of the set that ships with Wyrmhall
COLUMNS: Final = (
    "card",
    "title",
    "type",
    "colours",
    "rarity",
    "rank",
    "palette",
    "glyph",
    "art",
    "copies",
    "provenance",
)
RARES: Final = Zone("rares", "rare", zone.SHARED, zone.ALL, unordered=True)  # DBS-31 shown to all
TAKEN: Final = Zone("taken", "taken", zone.EACH, zone.ALL, unordered=True)


def share_table(cards: DraftCards, taken: Iterable[str]) -> CardTable:
    """The rares among the cards that were taken, as a card table; its rows go from the rarest to the others."""
    counted = Counter([cards.rows[card] for card in taken])
    rares = sorted(set(counted) & set(rares_in(cards)), key=lambda row: (-cards.ranks[row], row))
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(COLUMNS)
    for row in rares:
        writer.writerow([*described(cards, row), counted[row], cards.set_of(row).provenance or "set"])
    return CardTable("rares.csv", text.getvalue())


def described(cards: DraftCards, row: int) -> list[str]:
    card, face = cards.cards[row], face_of(cards.set_of(row), cards.cards[row])
    colours = "/".join(card.colours)
    return [cards.faces[row], card.name, card.type, colours, card.rarity, face.rank, face.palette, face.glyph, face.art]


def rares_in(cards: DraftCards) -> tuple[int, ...]:
    """DBS-31 The kinds of cards that are Rare or above by the order of their set, Leaders among them."""
    found = []
    for row, rank in enumerate(cards.ranks):
        order = cards.set_of(row).rarities
        if RARE in order and rank >= order.index(RARE):
            found.append(row)
    return tuple(found)


def example() -> str:
    """Some rares of the set that ships with Wyrmhall."""
    card_set = read_set(text_of("ember-coast.set"))
    cards = DraftCards(CardTable("ember-coast.set", text_of("ember-coast.set")), [card_set])
    return share_table(cards, [cards.faces[row] for row in rares_in(cards)[:EXAMPLE]]).text


class Rares(Book):
    """The rares that lie there, the rarest first."""

    def __init__(self, table: CardTable) -> None:
        self.lines = table.rows(COLUMNS)
        names = [row.name("card") for row in self.lines]
        for row, name in zip(self.lines, names):
            if notations([name]) != (name,) or names.count(name) > 1:
                raise row.fail(f"the card {name} must be one word of its own")
        deck = [card for card, row in enumerate(self.lines) for _ in range(row.number("copies", 0, 99))]
        self.take = [Option(card, name, card) for card, name in enumerate(names)]
        self.drawn = [drawn(row) for row in self.lines]
        super().__init__(table, tuple(names), tuple(deck), tuple(self.take))

    def face(self, row: int) -> Face:
        return self.drawn[row]


def drawn(row: TableRow) -> Face:
    cells, title = row.cells, row.text("title")
    about = said(
        "set-card", type=cells["type"], colours=cells["colours"], rarity=cells["rarity"], number=row.text("card")
    )
    return Face(
        title,
        said("set-card", name=title),
        about,
        cells["rank"],
        row.text("palette"),
        row.text("glyph"),
        row.text("art"),
        said("rare"),
        clauses=("DBS-31",),
        provenance=row.text("provenance"),
    )


class Sharing(State):
    """Nothing is hidden."""

    def __init__(self, setup: Setup, chance: Chance) -> None:
        super().__init__(setup, (RARES, TAKEN), chance)
        self.rares: tuple[int, ...] = ()
        self.taken: list[tuple[int, ...]] = [()] * setup.seats

    def copy(self) -> Sharing:
        twin = Sharing(self.setup, self.chance.copy())
        self.shell_to(twin)
        twin.rares, twin.taken = self.rares, self.taken[:]
        return twin


class Collect(Step[Sharing]):
    """DBS-31"""

    def perform(self, s: Sharing) -> None:
        s.rares = tuple(sorted(s.deck()))
        s.say("collects")
        s.agenda.append(Turn(0))


class Turn(Step[Sharing]):
    """DBS-32 One card each in the order of placing, and again from the first."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: Sharing) -> None:
        if s.rares:
            s.plan([Taking(self.seat), Turn((self.seat + 1) % s.seats)])


class Taking(Decision[Sharing]):
    """DBS-A23 One card, and one must."""

    asks = "taking"

    def prompt(self, s: Sharing) -> Prompt:
        return Prompt(said("take-a-rare", left=len(s.rares)), ("DBS-32",))

    def options(self, s: Sharing) -> list[Option]:
        return [rares_of(s).take[row] for row in dict.fromkeys(s.rares)]

    def deed(self, s: Sharing, option: Option) -> Said:
        return said("takes-rare", cards=CardsSaid((option.card,)))

    def target(self, s: Sharing, option: Option) -> Place:
        return Place("rare", CENTRE, s.rares.index(option.card))

    def refusal(self, s: Sharing, option: Option) -> Refusal:
        return Refusal("not-among-the-rares", ("DBS-31", "DBS-32"))

    def others(self, s: Sharing, seat: int, option: Option | None) -> Refusal:
        return Refusal("another-takes-now", ("DBS-32",))

    def take(self, s: Sharing, option: Option) -> None:
        s.rares = without(s.rares, option.card)
        s.taken[self.seat] = tuple(sorted((*s.taken[self.seat], option.card)))
        if s.events is not None:
            origin, to = Place("rare", CENTRE), Place("taken", self.seat)
            s.events.append(Event("takes", self.seat, (option.card,), origin=origin, to=to))


class RareStrategy(Strategy):
    """Bots take for who is not there: the rarest that lies there."""

    def searches(self) -> bool:
        return False

    def pick(self, s: State, decision: Decision[Any], options: list[Option], chance: Chance) -> Option:
        return options[0]


class RareDraft(Game):
    name = "rare-draft"
    title = "Rare Draft"
    sentence = "After a draft and its matches: take turns in taking the rares, the winner first."
    prefix = "DBS"
    seats: ClassVar[dict[str, tuple[int, ...]]] = {"standard": (2, 3, 4, 5, 6, 7, 8)}  # DBS-A26
    folder = FOLDER / "rare_draft"
    table = example()
    rules = "1"
    words = (Collect, Turn, Taking)
    may_end_undecided = True  # nobody wins by taking
    also_speaks: ClassVar[tuple[Any, ...]] = (FOLDER,)

    def book(self, table: CardTable) -> Book:
        return Rares(table)

    def line_named(self, row: TableRow) -> str:
        return row.name("card")

    def empty(self, setup: Setup, chance: Chance) -> State:
        return Sharing(setup, chance)

    def opening(self, s: State) -> Step[Any]:
        return Collect()

    def longest(self, setup: Setup) -> int:
        return len(setup.book.deck)

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        return Refusal("all-rares-are-taken", ("DBS-32",))

    def strategy(self) -> Strategy:
        return RareStrategy()

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        return []

    def about_table(self, view: View) -> list[Said]:
        return [said("rares-left", value=len(view.pile("rare", CENTRE)))]

    def about_seat(self, view: View, seat: int) -> list[Said]:
        return [said("rares-taken", value=len(view.pile("taken", seat)))]


def rares_of(s: State) -> Rares:
    cards = s.setup.book
    assert isinstance(cards, Rares)
    return cards


RARE_DRAFT: Final = RareDraft()
