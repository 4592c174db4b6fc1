"""The laws in words, and how often each was put to the test."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, fields


@dataclass(frozen=True)
class Law:
    """What must hold, and which number of a tally says how often it was put to the test."""

    name: str
    clause: str
    counted: str


CARDS_KEPT = Law(
    "cards are kept",
    "No card is lost or doubled: all zones together hold the deck, or what the seats have brought.",
    "moments",
)
TIDY = Law(
    "hands tell no order",
    "Piles are tuples, and those whose order means nothing are sorted, so that it cannot tell how cards came there.",
    "moments",
)
DECLARED = Law(
    "everything is declared",
    "Each attribute of the state is a zone, a fact, or fixed by the set-up, and its name stands for nothing else.",
    "moments",
)
OPTIONS_APPLY = Law(
    "listed options apply",
    "Each option that is listed can be taken, none is listed twice, and only who is asked has any.",
    "options",
)
OTHERS_RAISE = Law(
    "other options are refused",
    "Each other option is refused with a reason, and that changes nothing.",
    "refused",
)
EXPLAINED = Law(
    "refusals name their clause",
    "Of ten refusals to a seat that is asked, nine name the clause that forbids the option.",
    "refusals",
)
GOES_ON = Law(
    "what is said to go on does",
    "Where `goes_on` says so, the same seat is asked next, nobody else is, and nothing is drawn or shown to it before.",
    "going_on",
)
RUNS = Law(
    "rules do not fail",
    "Rules raise nothing but refusals, and somebody has to choose before many steps have passed.",
    "choices",
)
ENDS = Law(
    "games end",
    "A game ends within `longest` choices, leaves nothing to do, and has winners unless it may end undecided.",
    "games",
)
COPIES = Law(
    "copies are independent",
    "A copy is equal, plays on alike, and does not change with the original, nor the original with it.",
    "moments",
)
STORED = Law(
    "data comes back as it was",
    "A state that is written down and read again is the same, and plays on alike.",
    "moments",
)
VIEWS_TRAVEL = Law(
    "views come back as they were",
    "A view that is sent as JSON is the same view where it arrives.",
    "views",
)
TRUE_MEMORY = Law(
    "what is remembered is true",
    "What `knows` and `implies` tell a seat is so, in the true world and in every world that it imagines.",
    "remembered",
)
REPLAYS = Law(
    "records replay",
    "The record of a game replays to the same end; cut off, or with another choice in it, it does not.",
    "games",
)
NAMED = Law(
    "chance has a name",
    "Everything is drawn from a stream with a name, `s.chance.of(...)`, and nothing from the source itself.",
    "games",
)
IMAGINED = Law(
    "twin worlds, imagined",
    "Not a byte that a seat or a spectator is sent depends on what it cannot see, and it can imagine such a world.",
    "worlds",
)
PLAYED = Law(
    "twin worlds, played on",
    "Nor does any byte that it is sent while both worlds are played on, until a zone shows the difference.",
    "pairs",
)
PARTED = Law(
    "twin worlds go on alike",
    "As long as no zone shows a difference, rules seldom go on differently: in less than two of five pairs of worlds.",
    "forks",
)
TOGETHER = Law(
    "choices at once are no oracle",
    "Several choices at once are taken, or refused, alike in worlds that the seat cannot tell apart.",
    "together",
)
WORK = Law(
    "work tells nothing",
    "What a viewer is told takes as many lines of code, whatever others have brought.",
    "works",
)
SPREAD = Law(
    "imagined worlds are spread",
    "In an imagined world unseen cards lie as they truly do hardly more often than if they were dealt by lot.",
    "placed",
)
UNGUESSED = Law(
    "what is supposed is not the truth",
    "What `suppose` makes up is hardly ever just what was brought, if that is not the usual list.",
    "guessed",
)
SUPPOSED = Law(
    "what is supposed may be brought",
    "A list that `suppose` makes up is one that `check_brought` accepts.",
    "supposed",
)
ELSEWHERE = Law(
    "other processes play the same",
    "With another hash seed, compiled or plain, a game is the same to the last byte.",
    "elsewhere",
)
TAUGHT = Law(
    "lessons keep their promises",
    "Lessons can be completed, answer every choice, say nothing false, and teach each mechanic that they list.",
    "lessons",
)

LAWS = (
    RUNS, ENDS, CARDS_KEPT, DECLARED, TIDY, OPTIONS_APPLY, OTHERS_RAISE, EXPLAINED, GOES_ON, COPIES, STORED,
    VIEWS_TRAVEL, TRUE_MEMORY, REPLAYS, NAMED, IMAGINED, PLAYED, PARTED, TOGETHER, WORK, SPREAD, SUPPOSED, UNGUESSED,
    ELSEWHERE, TAUGHT,
)  # fmt: skip


class Broken(AssertionError):
    """A law does not hold: which one, and what was found."""

    def __init__(self, law: Law, found: str) -> None:
        super().__init__(f"{law.name}: {found}")
        self.law = law
        self.found = found


def demand(holds: bool, law: Law, found: str) -> None:
    if not holds:
        raise Broken(law, found)


# Why two worlds are followed no further.
BOTH_ENDED = "both ended"
FAR_ENOUGH = "far enough"
SHOWN = "a difference was shown in a zone"
BARRED = "no choice is possible in both"
WENT_APART = "the rules went on differently"  # a public inference, such as a forced skip: no zone accounts for it


@dataclass
class Tally:
    """How often what was checked: a law that is never put to the test proves nothing."""

    games: int = 0
    choices: int = 0
    minds_changed: int = 0
    moments: int = 0
    options: int = 0  # that were listed, and taken in a copy
    refused: int = 0  # options that were not listed
    refusals: int = 0  # of those, of seats that owed a decision
    explained: int = 0  # of those, refused with a clause
    going_on: int = 0  # options after which the same seat is said to be asked next
    together: int = 0  # choices at once that were tried in two worlds
    views: int = 0
    remembered: int = 0
    worlds: int = 0  # imagined where something is hidden
    unchanged: int = 0  # of those, equal to the true one
    supposed: int = 0  # lists in imagined worlds
    forks: int = 0  # games played in two worlds at once
    pairs: int = 0  # moments of those at which all bytes to a viewer were compared
    works: int = 0  # of those, at which the work was compared too
    placed: int = 0  # unseen cards in worlds imagined when a game has just begun
    placed_truly: int = 0  # of those, as in truth
    placed_by_lot: int = 0  # as in truth, had they been placed by lot
    guessed: int = 0  # unusual lists of others in such worlds
    guessed_truly: int = 0  # of those, as in truth
    elsewhere: int = 0  # games played in another process
    lessons: int = 0
    ends: Counter[str] = field(default_factory=Counter)  # why games in two worlds stopped

    def __add__(self, other: Tally) -> Tally:
        return Tally(*[getattr(self, each.name) + getattr(other, each.name) for each in fields(self)])


@dataclass(frozen=True)
class Depth:
    """How much of a game is checked."""

    every: int = 1  # choices from one full check to the next
    refused: int = 8  # options that must be refused, at each check
    worlds: int = 1  # imagined worlds for each viewer, at each check
    forks: int = 2  # games that go on in an imagined world beside the true one
    deals: int = 2  # games that go on beside one whose deal differs by two cards
    ahead: int = 60  # choices for which such games are followed


USUAL = Depth()
