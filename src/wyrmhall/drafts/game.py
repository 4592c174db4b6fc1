"""A draft, as the hall knows it; games.py has those that there are."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar, Final

from wyrmhall.drafts.building import (
    AskForDecks,
    BuildDecks,
    Building,
    ChoosingLeader,
    Decks,
    LendLeaders,
    ReportShort,
    ShortPool,
)
from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.formats import Format
from wyrmhall.drafts.imagining import Imagining
from wyrmhall.drafts.lists import built_of, prospects_of, sections_of_pool
from wyrmhall.drafts.picking import Counting, Judging, NextPack, Passing, Picking, Picks, Seating, TakingUp
from wyrmhall.drafts.state import Draft, House
from wyrmhall.drafts.strategy import DraftStrategy
from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.section import Prospect, Section
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State, Step
from wyrmhall.kernel.strategy import Strategy
from wyrmhall.kernel.view import View
from wyrmhall.sets.packs import Wanted, shortages
from wyrmhall.sets.problems import BadSet

FOLDER: Final = Path(__file__).parent
SEATS: Final = (2, 3, 4, 5, 6, 7, 8)  # DBS-2 four are recommended; DBS-A26, DB-A47


class DraftGame(Game):
    """What all drafts have in common: a format, packs from sets, and pools in the end."""

    rules = "1"
    facts = Draft.facts
    words = (
        Seating, NextPack, Counting, Judging, TakingUp, Picks, Picking, Passing, BuildDecks, LendLeaders,
        ChoosingLeader, ReportShort, ShortPool, AskForDecks, Building, Decks,
    )  # fmt: skip
    builds_of_pools = True
    may_end_undecided = True  # a draft has no winner
    positions_may_exceed_deck = True  # any number of copies may be in packs
    also_speaks: ClassVar[tuple[Path, ...]] = (FOLDER,)
    leads_to: ClassVar[str] = ""  # the game that plays the decks, in variants of the same names

    def format_of(self, setup: Setup) -> Format:
        """What is agreed on, as a format."""
        raise NotImplementedError

    def cards_after(self, setup: Setup) -> CardTable:
        """The card table of the game that plays the decks, whose rows are those of this one."""
        return setup.book.table

    def house_after(self, setup: Setup) -> dict[str, str]:
        """House options of the game that plays the decks, as this draft has settled them."""
        return {}

    def has_sideboard(self, setup: Setup) -> bool:
        """DBS-21 What is not in the deck can be exchanged for it later."""
        return True

    # --- rules ----------------------------------------------------------------------------

    def empty(self, setup: Setup, chance: Chance) -> State:
        cards = setup.book
        assert isinstance(cards, DraftCards)
        form = self.format_of(setup)
        return Draft(setup, cards, form, House(setup.house, form), chance)

    def opening(self, s: State) -> Step[Any]:
        return Seating()

    def check_setup(self, setup: Setup) -> None:
        """DBS-A3 Where nobody could build a deck there is no draft."""
        cards, form = setup.book, self.format_of(setup)
        assert isinstance(cards, DraftCards)
        try:
            opened = [cards.opener_of(each) for each in form.rounds]
        except BadSet as bad:
            raise BadSetup(f"{setup.book.table.name}: {bad}") from None
        most = sum([opener.most_of(cards.is_main) for opener in opened]) - (len(opened) if form.has_leaders else 0)
        if most < form.deck.main:
            raise BadSetup(
                f"{len(opened)} packs give each player about {most} cards for the deck; it needs {form.deck.main}"
                f" ({', '.join(dict.fromkeys((*form.cited.deck_size, *form.cited.short)))})"
            )

    def notices(self, setup: Setup) -> list[Said]:
        cards, form = setup.book, self.format_of(setup)
        assert isinstance(cards, DraftCards)
        found: list[Said] = []
        for card_set in cards.sets:
            openers = [cards.opener_of(each) for each in form.rounds if cards.described(each.pack)[0] is card_set]
            wanted = [Wanted(opener.described, openers.count(opener) * setup.seats)
                      for opener in dict.fromkeys(openers)]  # fmt: skip
            told = shortages(card_set, wanted, setup.seats if form.has_leaders else 0)
            found += [each.said for each in told if form.has_leaders or each.said.kind != "no-leader"]
        return found

    def longest(self, setup: Setup) -> int:
        """Each choice of a pick takes a card; then each card may go into a deck."""
        cards, form = setup.book, self.format_of(setup)
        assert isinstance(cards, DraftCards)
        all_cards = sum([cards.opener_of(each).size for each in form.rounds]) * setup.seats
        return 2 * all_cards + setup.seats * (len(form.rounds) + 4)

    def nobody_chooses(self, s: State, seat: int, option: Option | None) -> Refusal:
        return Refusal("draft-over")

    def silence(self, s: State) -> tuple[str, ...]:
        """DBS-36, DB-106 Nobody talks while packs are in hands."""
        assert isinstance(s, Draft)
        return s.form.cited.silent if s.are_packs_in_hands() else ()

    def strategy(self) -> Strategy:
        return DraftStrategy()

    def deal_unseen(self, s: State, view: View, chance: Chance) -> dict[tuple[str, int], list[int]] | None:
        assert isinstance(s, Draft)
        return Imagining(s, view, chance).deal_all()

    # --- decks of what was drafted --------------------------------------------------------

    def sections_of(self, setup: Setup, pool: tuple[int, ...]) -> tuple[Section, ...]:
        cards = setup.book
        assert isinstance(cards, DraftCards)
        return sections_of_pool(cards, self.format_of(setup), pool)

    def built(self, setup: Setup, cards: tuple[int, ...], pool: tuple[int, ...]) -> tuple[int, ...]:
        s = self.empty(setup, swift(0))
        assert isinstance(s, Draft)
        return built_of(s, cards, pool)

    def prospects(self, setup: Setup, cards: tuple[int, ...]) -> list[Prospect]:
        book = setup.book
        assert isinstance(book, DraftCards)
        return prospects_of(book, self.format_of(setup), cards)

    # --- showing --------------------------------------------------------------------------

    def score(self, view: View, seat: int) -> list[ScoreLine]:
        return []

    def about_table(self, view: View) -> list[Said]:
        facts = view.facts
        if not facts["round"]:
            return []
        if not any([view.pile("pack", seat) for seat in range(view.setup.seats)]):
            return [said("building", value=len(facts["finished"]))] if facts["pick"] else []
        way = ("left", "right")[facts["direction"]]
        rounds = len(self.format_of(view.setup).rounds)
        return [
            said("pack", value=facts["round"], of=rounds),
            said("pick", value=facts["pick"]),
            said("way", value=said(way)),
        ]

    def about_seat(self, view: View, seat: int) -> list[Said]:
        taken = sum([len(view.pile(word, seat)) for word in ("pool", "taken", "leaders", "deck") if word in view.zones])
        held = len(view.pile("pack", seat))
        about = [said("taken", value=taken)]
        return [*about, said("in-hand", value=held)] if held else about

    # --- records --------------------------------------------------------------------------

    def complete(self, s: State, given: set[str]) -> None:
        """A position in the midst of a draft is in its first round, unless it says otherwise."""
        assert isinstance(s, Draft)
        if not 0 <= s.round <= len(s.form.rounds):
            raise ValueError(f"there are {len(s.form.rounds)} rounds")
        if "round" not in given:
            s.round = 1
        if "direction" not in given:
            s.direction = s.form.rounds[max(0, s.round - 1)].direction
        if "circle" in given and sorted(s.circle) != list(range(s.seats)):
            raise ValueError("the circle names every seat once")
        if "sizes" not in given:
            s.sizes = tuple([len(pack) for pack in s.packs])

    def questions(self) -> dict[str, int]:
        return {"silence": 0}

    def answer(self, s: State, word: str, words: list[str]) -> list[str]:
        """The clauses because of which nobody may talk."""
        return list(self.silence(s))
