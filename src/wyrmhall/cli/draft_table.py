"""A draft line by line: the pack as rows, picks by number or name, the pool with its curve, and a deck of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from wyrmhall.cli.coaching import Coaching
from wyrmhall.cli.draft_rows import (
    WITH,
    CardsTyped,
    Row,
    cards_in_deck,
    colours,
    curve,
    deck_text,
    in_columns,
    in_words,
    keyed,
)
from wyrmhall.cli.explained import Word, word_line
from wyrmhall.cli.files import text_in
from wyrmhall.cli.lines import Line
from wyrmhall.cli.plain import PlainTable, bear_any_character, typed_line, write_line
from wyrmhall.cli.set_files import write
from wyrmhall.cli.sitting import Sitting
from wyrmhall.drafts.cards import AUTO, DONE, DraftCards
from wyrmhall.drafts.state import Cards
from wyrmhall.kernel.errors import BadSetup, IllegalOption
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import said
from wyrmhall.kernel.value import cards_of
from wyrmhall.kernel.view import View

PICKING: Final = "picking"
BUILDING: Final = "building"
LARGEST_DECK: Final = 65_536  # bytes of its text
DECIDED: Final = "chose"  # the kind of events
WORDS: Final = (
    Word("pack", "", "draft-pack"),
    Word("pool", "", "draft-pool"),
    Word("curve", "", "draft-curve"),
    Word("deck", "", "draft-deck"),
    Word("cut", "", "draft-cut"),
    Word("auto", "", "draft-auto"),
    Word("clear", "", "draft-clear"),
    Word("save", "", "draft-save"),
    Word("load", "", "draft-load"),
    Word("done", "", "draft-done"),
)


def draft_plain(sitting: Sitting, greeting: Iterable[Line], coaching: Coaching | None, *, in_rows: bool) -> None:
    """Draft until the deck is built, the person leaves, or the input ends."""
    bear_any_character()
    table = DraftTable(sitting, typed_line, write_line, coaching, in_columns if in_rows else in_words)
    for line in greeting:
        write_line(line.text)
    table.play()
    table.write_deck()


class DraftTable(PlainTable):
    """A sitting at a draft.  A deck is built here, and brought to the rules as a whole when it is done."""

    def __init__(
        self,
        sitting: Sitting,
        read: Callable[[], str | None],
        write: Callable[[str], None],
        coaching: Coaching | None = None,
        in_lines: Callable[[DraftCards, list[Row]], list[str]] = in_words,
    ) -> None:
        super().__init__(sitting, read, write, coaching)
        assert isinstance(sitting.setup.book, DraftCards)
        self.book: DraftCards = sitting.setup.book
        self.in_lines = in_lines
        self.cards_typed = CardsTyped(self.book)
        self.deck: list[int] = []  # what is chosen for it, its Leader too
        self.deck_path = sitting.path.with_suffix(".deck")
        self.answers |= {
            "pack": self._pack, "pool": self._pool, "curve": self._curve, "deck": self._deck, "cut": self._cut,
            "clear": self._clear, "save": self._save, "load": self._load,
        }  # fmt: skip

    # --- telling ------------------------------------------------------------------------------

    def asked(self) -> str:
        """What the person is asked, as the rules name it."""
        return next((each.asks for each in self.view.waiting if each.seat == self.view.seat), "")

    def _tell_table(self) -> None:
        """How far the draft is, and how many cards the others have; one's own lie in rows."""
        lines = self.words.table_lines(self.view)
        own = {self.view.seat, "hand", -1}
        self._say_all(line for place, line in lines.items() if place not in own and self.shown.get(place) != line)
        self.shown = lines

    def _tell_news(self) -> None:
        """What happened; what was decided is told by what comes of it."""
        self.view = self.sitting.view(self.heard)
        self.heard += len(self.view.events)
        self.news += self.view.events
        lines = self.words.told([event for event in self.view.events if event.kind != DECIDED])
        self.log += lines
        self._say_all(lines)

    def _ask(self) -> None:
        if self.sitting.is_over():
            self._say("draft-over")
        else:
            super()._ask()

    def _score(self, rest: str) -> None:
        """A draft has none."""

    def _options(self, rest: str) -> None:
        if self.asked() == PICKING:
            self._pack(rest)
        elif self.asked() == BUILDING:
            if not self.deck:
                self._begin_deck()
            self._deck(rest)
        else:
            super()._options(rest)

    def _explain(self, rest: str) -> None:
        super()._explain(rest)
        if not rest:
            self._say_all([word_line(self.words, word) for word in WORDS])

    def rows(self, cards: Iterable[int], kind: str) -> None:
        """A heading, and what lies there."""
        listed = list(cards)
        self._tell(self.words.say(f"draft-{kind}", cards=len(listed)))
        for line in self.in_lines(self.book, [self.noted(row, kind) for row in keyed(self.book, listed)]):
            self.write(line)

    def noted(self, row: Row, kind: str) -> Row:
        """With what is to be known: of the pack what cannot be taken alone, of the pool what is in the deck."""
        if kind == "pool" and row.card in self.deck:
            return row._replace(note=self.words.text("draft-note-chosen", number=self.deck.count(row.card)))
        if kind != "pack" or self.asked() != PICKING or any(row.card == each.card for each in self.view.options):
            return row
        comes_along = any(row.card == each.target for each in self.view.options)
        return row._replace(note=self.words.text("draft-note-along" if comes_along else "draft-note-barred"))

    def _pack(self, rest: str) -> None:
        self.rows(self.pack(), "pack")

    def _pool(self, rest: str) -> None:
        self.rows(self.pool(), "pool")
        self._curve(rest)

    def _curve(self, rest: str) -> None:
        self.tell_curve([card for card in self.pool() if self.book.is_main[card]])

    def tell_curve(self, cards: list[int]) -> None:
        """How many cards of each cost and colour."""
        if cards:
            costs = self.words.speaker.in_a_row([f"{place}: {count}" for place, count in curve(self.book, cards)])
            there = self.words.speaker.in_a_row([f"{colour} {count}" for colour, count in colours(self.book, cards)])
            self._tell(self.words.say("draft-curve", costs=costs, colours=there, cards=len(cards)))

    # --- what lies there ----------------------------------------------------------------------

    def lying(self, *zones: str) -> list[int]:
        piles = [self.view.pile(zone, self.view.seat) for zone in zones if zone in self.view.zones]
        return sorted([card for pile in piles for card in cards_of(pile) if card >= 0])

    def pack(self) -> list[int]:
        return self.lying("pack")

    def pool(self) -> list[int]:
        return self.lying("pool", "taken", "leaders", "deck")

    # --- picking ------------------------------------------------------------------------------

    def _choose(self, line: str) -> None:
        if self.asked() == PICKING and line:
            self.sitting.choose(self.pick_meant(line))
            self._tell_news()
        elif self.asked() == BUILDING and line:
            self._build(line)
        else:
            super()._choose(line)

    def pick_meant(self, line: str) -> Option:
        """A card of the pack, or two with + between them."""
        if (both := self.pair_meant(line)) is not None:
            return both
        return self.book.take[self.card_meant(line, self.pack())]

    def pair_meant(self, line: str) -> Option | None:
        places = [at for at, sign in enumerate(line) if sign == WITH]
        if not places or self.cards_typed.is_card(line):
            return None
        at = next((at for at in places if self.is_meant(line[:at]) and self.is_meant(line[at + 1 :])), places[0])
        first, other = (self.card_meant(text, self.pack()) for text in (line[:at], line[at + 1 :]))
        if self.book.is_leader[other] and not self.book.is_leader[first]:
            first, other = other, first
        return self.book.pair(first, other)

    def is_meant(self, text: str) -> bool:
        return text.strip() in [row.key for row in keyed(self.book, self.pack())] or self.cards_typed.is_card(text)

    def card_meant(self, text: str, cards: Iterable[int]) -> int:
        """By its place in the list, or by number or name."""
        key = text.strip()
        rows = keyed(self.book, cards)
        found = next((row.card for row in rows if row.key == key), None)
        if found is not None:
            return found
        if key.isdecimal() and not self.cards_typed.is_card(key):
            raise IllegalOption(key, said("list-has", number=len(rows)))
        return self.cards_typed.card(key)

    # --- building -----------------------------------------------------------------------------

    def _build(self, line: str) -> None:
        word = line.casefold()
        if word == DONE:
            self._done()
        elif word == AUTO:
            self.deck = self.filled_up()
            self._deck("")
        else:
            self._add(line)
        self.keep_deck()

    def _add(self, line: str) -> None:
        """A card of the pool, by its place there, number or name; with a number in front, several."""
        copies, name = self.copies_meant(line)
        added = [self.card_meant(name, self.pool())] * copies
        self.sitting.tried(self.choices([*self.deck, *added]))  # the rules say what cannot be
        self.deck += added
        self.tell_count()

    def copies_meant(self, line: str) -> tuple[int, str]:
        """`2x Forge Heron` or `2x 14`."""
        first, _, rest = line.partition(" ")
        if rest and first[-1:] in "x×" and first[:-1].isdecimal() and len(first) < 4:
            return max(1, int(first[:-1])), rest
        return 1, line

    def choices(self, deck: Iterable[int]) -> list[Option]:
        return [self.book.put[card] for card in deck]

    def filled_up(self) -> list[int]:
        """What is chosen, and what the rules propose besides."""
        view = self.sitting.tried([*self.choices(self.deck), self.book.word[AUTO]])
        seat = view.seat
        chosen: Cards = tuple(cards_of(view.pile("deck", seat)))
        return [*(view.facts["leader"][seat] or ()), *(chosen or view.facts["chosen"][seat] or ())]

    def _begin_deck(self) -> None:
        """As it was left, if it was begun before; otherwise a proposal that can be changed."""
        if self.deck_path.is_file():
            kept = cards_in_deck(self.book, text_in(self.deck_path, LARGEST_DECK), str(self.deck_path))
            try:
                self.sitting.tried(self.choices(kept))
                self.deck = list(kept)
            except IllegalOption:
                self._tell(self.words.say("draft-deck-dropped", file=self.deck_path.name))
        else:
            self._pool("")

    def _deck(self, rest: str) -> None:
        """The deck as it is, and what it lacks."""
        self.need_to_build()
        self.rows(self.deck, "deck")
        self.tell_curve([card for card in self.deck if self.book.is_main[card]])
        self.tell_count()

    def tell_count(self) -> None:
        """Whether the deck is as it must be, in the words of the rules."""
        view = self.sitting.tried(self.choices(self.deck))
        assert view.prompt is not None
        is_ready = self.book.word[DONE] in view.options
        self._tell(self.words.question(view))
        if is_ready:
            self._say("draft-ready")

    def _cut(self, rest: str) -> None:
        self.need_to_build()
        copies, name = self.copies_meant(rest)
        card = self.card_meant(name, self.pool())
        for _ in range(copies):
            if card not in self.deck:
                raise BadSetup(self.words.text("draft-not-in-deck", card=self.book.cards[card].name))
            self.deck.remove(card)
        self.tell_count()
        self.keep_deck()

    def _clear(self, rest: str) -> None:
        self.need_to_build()
        self.deck = []
        self.keep_deck()
        self.tell_count()

    def _save(self, rest: str) -> None:
        """The deck, or before there is one the pool, as a text."""
        if not rest:
            raise BadSetup(self.words.text("draft-name-a-file"))
        write(Path(rest).expanduser(), self.text(), is_replaced=False)
        self._tell(self.words.say("draft-written", file=rest))

    def _load(self, rest: str) -> None:
        self.need_to_build()
        if not rest:
            raise BadSetup(self.words.text("draft-name-a-file"))
        path = Path(rest).expanduser()
        if not path.is_file():
            raise BadSetup(self.words.text("draft-no-file", file=rest))
        found = cards_in_deck(self.book, text_in(path, LARGEST_DECK), rest)
        self.sitting.tried(self.choices(found))
        self.deck = list(found)
        self._deck("")
        self.keep_deck()

    def _done(self) -> None:
        options = [*self.choices(self.deck), self.book.word[DONE]]
        self.sitting.tried(options)
        for option in options:
            self.sitting.choose(option)
        self._tell_news()

    def need_to_build(self) -> None:
        if self.asked() != BUILDING:
            raise BadSetup(self.words.text("draft-no-deck-yet"))

    # --- the deck as a text -------------------------------------------------------------------

    def text(self) -> str:
        """Leader, deck and sideboard; before decks are built, all in one list."""
        view: View = self.view
        pool = self.pool()
        chosen = list(self.deck)
        if view.pile("deck", view.seat):
            chosen = [*(view.facts["leader"][view.seat] or ()), *cards_of(view.pile("deck", view.seat))]
        side = list(pool)
        for card in chosen:
            side.remove(card)
        leader = [card for card in chosen if self.book.is_leader[card]]
        return deck_text(self.book, leader, [card for card in chosen if card not in leader], side)

    def keep_deck(self) -> None:
        """So that it is there when the person comes back."""
        if self.asked() == BUILDING:
            write(self.deck_path, self.text(), is_replaced=True)

    def write_deck(self) -> None:
        """The deck as a text beside the saved draft, once it is built."""
        if self.sitting.is_over():
            write(self.deck_path, self.text(), is_replaced=True)
            self._tell(self.words.say("draft-written", file=str(self.deck_path)))
