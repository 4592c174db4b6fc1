"""The format of a draft as a value: what is opened, which way it goes round, what must be taken, what a deck is."""

from __future__ import annotations

from typing import Final, NamedTuple

from wyrmhall.sets.cards import Choice, Condition

LEFT: Final = 0
RIGHT: Final = 1
DIRECTIONS: Final = ("left", "right")


class Round(NamedTuple):
    """One pack of each player, opened by all at once."""

    pack: str  # the name of its description
    direction: int  # in which it is passed
    aside: Choice | None = None  # cards that its opener lays on the pile at once, without picking them
    keeps: Choice | None = None  # of these its opener keeps one, besides the first pick
    size: int = 0  # how many cards it has; 0: as its description says
    takes: int = 1  # how many cards are picked at once: one or two
    leaves: int = 0  # the last cards of a pack that nobody picks


class DeckRule(NamedTuple):
    """How many main cards a deck has, besides its Leader where there are any."""

    main: int
    is_exact: bool = True


class Cited(NamedTuple):
    """The clauses of a rule book that say what every draft has, for prompts and refusals."""

    pick: tuple[str, ...]  # one card of the pack in hand
    laid: tuple[str, ...]  # what is taken stays taken
    keeps: tuple[str, ...]  # the opener keeps a card besides
    passing: tuple[str, ...]
    deck_size: tuple[str, ...]
    own_cards: tuple[str, ...]  # a deck is built of what was taken
    not_main: tuple[str, ...]  # cards that are never chosen for a deck
    private: tuple[str, ...]  # packs and piles
    silent: tuple[str, ...]  # nobody talks while packs are in hands
    short: tuple[str, ...]  # somebody has too few cards for a deck


class Format(NamedTuple):
    rounds: tuple[Round, ...]
    has_leaders: bool  # DBS-13 to DBS-17 hold, and a deck has a Leader
    deck: DeckRule
    takes_other: bool  # cards that are neither Leader nor main belong to the deck automatically
    cited: Cited
    sits_by_lot: bool = True  # unless the table says otherwise
    counts_packs: bool = True  # before anybody looks; a wrong number is for a judge


BY_DBS: Final = Cited(
    pick=("DBS-8",),
    laid=("DBS-18",),
    keeps=("DBS-8",),
    passing=("DBS-9",),
    deck_size=("DBS-19",),
    own_cards=("DBS-23",),
    not_main=("DBS-A28",),
    private=("DBS-35",),
    silent=("DBS-36",),
    short=("DBS-A3",),
)
BY_DB: Final = Cited(
    pick=("DB-88",),
    laid=("DB-88",),
    keeps=("DB-98",),
    passing=("DB-89",),
    deck_size=("DB-91",),
    own_cards=("DB-91",),
    not_main=("DB-92",),
    private=("DB-106",),
    silent=("DB-106",),
    short=("DB-91", "DB-A33"),
)
BY_DB_SEALED: Final = BY_DB._replace(deck_size=("DB-101",), own_cards=("DB-101",), short=("DB-101", "DB-A40"))


def by_turns(number: int) -> int:
    """DBS-10, DBS-11, DBS-A24, DB-89 The first, third and every odd pack goes to the left, the others to the right."""
    return LEFT if number % 2 == 0 else RIGHT


def super_draft(boosters: int, size: int = 0) -> Format:
    """DBS-2, DBS-A1 So many boosters for each, DBS-A2 of so many cards; DBS-19 a deck of 40 and a Leader."""
    rounds = tuple([Round("booster", by_turns(number), size=size) for number in range(boosters)])
    return Format(rounds, True, DeckRule(40), False, BY_DBS)


CRYSTALS: Final = Choice((Condition("type", ("dragon", "gear", "crew")),))
DRAGONS: Final = Choice((Condition("type", ("dragon",)),))


BOOSTERS: Final = 4  # DB-86


def booster_draft(size: int, *, is_exact: bool) -> Format:
    """DB-86, DB-A33; DB-87, DB-A34 all crystal cards are laid aside; DB-91, DB-A35 25 race cards."""
    rounds = tuple([Round("booster", by_turns(number), aside=CRYSTALS, size=size) for number in range(BOOSTERS)])
    return Format(rounds, False, DeckRule(25, is_exact), True, BY_DB, sits_by_lot=False, counts_packs=False)


def sealed_draft(wrapped: int, *, alternates: bool) -> Format:
    """DB-97 The crystal pack first, DB-98 its dragon is kept; DB-100, DB-A40 then the wrapped ones; DB-101 at least 40.

    DB-A39 The crystal pack counts as the first.
    """
    directions = [by_turns(number) if alternates else LEFT for number in range(wrapped + 1)]
    crystal = Round("crystal", directions[0], keeps=DRAGONS)
    rounds = (crystal, *[Round("wrapped", direction) for direction in directions[1:]])
    return Format(rounds, False, DeckRule(40, False), True, BY_DB_SEALED, sits_by_lot=False, counts_packs=False)
