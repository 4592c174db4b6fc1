"""Drafts by lot under the eyes of the naive referee.

`python -m tests.naive.draft_referee 10000` plays so many drafts of each format, of 2 to 8 seats, with house options
by lot and sets in which Leaders are many, few, one or none; `make test` plays fewer.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache

from tests.laws.samples import with_house_options
from tests.naive import drafts as naive
from wyrmhall.drafts.cards import AUTO, DraftCards
from wyrmhall.drafts.decks import built
from wyrmhall.drafts.game import SEATS, DraftGame
from wyrmhall.drafts.picking import Picking
from wyrmhall.drafts.state import Draft
from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.play import choose, owing
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.sets.library import text_of

FORMATS = {"dbs-draft": ("standard",), "dragon-booster-draft": ("booster", "sealed")}
BOOKS = {"standard": naive.SUPER, "booster": naive.BOOSTERS, "sealed": naive.STARTERS}
LEADERS = ("as they are", "many", "few", "one", "none")
BATCH = 25


@cache
def book_of(name: str, leaders: str) -> Book:
    """The sample set, with another share of Leaders."""
    drafted = game(name)
    if name != "dbs-draft" or leaders == "as they are":
        return drafted.book_of(None)
    lines, kept = [], 0
    for line in text_of("ember-coast.set").splitlines():
        if line.startswith("card") and "| Leader |" in line:
            kept += 1
            if leaders == "none" or (kept > 1 and leaders in ("one", "few")):
                continue
            if leaders in ("many", "few"):
                line = f"{line.rpartition('|')[0]}| {25 if leaders == 'many' else 2}"
        lines.append(line)
    text = "\n".join(line for line in lines if leaders != "none" or line != "type | Leader | leader")
    return drafted.book_of(CardTable(f"{leaders}.set", text))


def set_up(name: str, variant: str, number: int) -> Setup:
    lot = swift(f"referee/{name}/{variant}/{number}")
    seats, leaders = SEATS[number % len(SEATS)], LEADERS[lot.below(len(LEADERS))]
    house = {}
    if name == "dbs-draft" and lot.below(2):
        boosters = 3 + lot.below(8)
        house = {"boosters_per_player": str(boosters), "pack_size": str(1 + -(-40 // boosters) + lot.below(3))}
    setup = game(name).set_up(seats, variant, house, book_of(name, leaders))
    if lot.below(2) == 0:
        setup = with_house_options(setup, f"referee/{number}")
        if setup.seats * longest(setup) > 1500:  # cards that are picked; larger drafts show nothing else
            setup = game(name).set_up(seats, variant, house, book_of(name, leaders))
    return setup


def longest(setup: Setup) -> int:
    return setup.game.longest(setup) // (2 * setup.seats)


def played(setup: Setup, seed: str) -> naive.Log:
    """A draft by lot, as a log for the referee."""
    lot = swift(f"{seed} lot")
    s = setup.game.start_from(setup, swift(seed))
    assert isinstance(s, Draft)
    choices: list[naive.Choice] = []
    limit = setup.game.longest(setup)
    while s.waiting:
        one_choice(s, choices, lot)
        limit -= 1
        assert limit >= 0, "the draft does not end"
    return log_of(s, choices)


def one_choice(s: Draft, choices: list[naive.Choice], lot: Chance) -> None:
    seats = owing(s)
    seat = seats[lot.below(len(seats))]
    decision = next(each for each in s.waiting if each.seat == seat)
    offered = decision.options(s)
    assert offered, f"seat {seat} has no way on"
    option = offered[lot.below(len(offered))]
    if isinstance(decision, Picking):
        texts = [each.text for each in offered]
        choices.append(naive.Choice(s.round, seat, texts, option.text))
    elif lot.below(4):
        option = next((each for each in offered if each.text == AUTO), option)
    choose(s, seat, option)


def log_of(s: Draft, choices: list[naive.Choice]) -> naive.Log:
    cards, faces = s.cards, s.cards.faces
    rounds = len(s.form.rounds)
    log = naive.Log(
        BOOKS[s.setup.variant],
        s.seats,
        s.setup.house,
        list(s.circle),
        {face: kind_of(cards, row) for row, face in enumerate(faces)},
        [[[faces[row] for row in s.opened[seat][number]] for seat in range(s.seats)] for number in range(rounds)],
        [s.opener_of(number).size for number in range(rounds)],
        choices,
        {seat: faces[row] for seat, rows in enumerate(s.lent) for row in rows},
        list(s.dropped),
        list(s.smaller),
    )
    for seat in range(s.seats):
        found = built(s, seat)
        if found is not None:
            log.decks[seat] = [faces[row] for row in found.deck]
            log.sideboards[seat] = [faces[row] for row in sideboard_of(s, seat)]
    return log


def sideboard_of(s: Draft, seat: int) -> list[int]:
    """All that was taken and is not in the deck, whether a match has sideboards or not."""
    rest = [*s.pools[seat], *s.leaders[seat]]
    for row in [*s.leader[seat], *[row for row in s.lent[seat] if row not in s.leader[seat]]]:
        rest.remove(row)
    return rest


def kind_of(cards: DraftCards, row: int) -> str:
    return naive.DRAGON if cards.cards[row].type == "dragon" else cards.kinds[row]


def judged(name: str, variant: str, first: int, count: int) -> tuple[Counter[str], list[str]]:
    """So many drafts: how many of each number of seats and more, and what was wrong with them."""
    seen: Counter[str] = Counter()
    problems: list[str] = []
    for number in range(first, first + count):
        setup = set_up(name, variant, number)
        assert isinstance(setup.game, DraftGame)
        log = played(setup, f"referee {number}")
        found = naive.Referee(log).judge()
        problems += [f"{name} {variant} {number}, {setup.seats} seats {setup.house_text()}: {each}" for each in found]
        seen[f"{setup.seats} seats"] += 1
        seen["picks"] += len(log.choices)
        seen["lent"] += bool(log.lent)
        seen["two cards at once"] += any("+" in each.taken for each in log.choices)
        seen["short"] += bool(log.dropped or log.smaller)
    return seen, problems


def in_batches(name: str, variant: str, count: int) -> Iterator[tuple[Counter[str], list[str]]]:
    with ProcessPoolExecutor() as pool:
        starts = range(0, count, BATCH)
        sizes = [min(BATCH, count - start) for start in starts]
        yield from pool.map(judged, [name] * len(sizes), [variant] * len(sizes), starts, sizes)


def main() -> int:
    count = int(sys.argv[1]) if sys.argv[1:] else 50
    wrong = 0
    for name, variants in FORMATS.items():
        for variant in variants:
            total: Counter[str] = Counter()
            for seen, problems in in_batches(name, variant, count):
                total += seen
                wrong += len(problems)
                print(*problems[:5], sep="\n", end="\n" if problems else "", file=sys.stderr)
            told = ", ".join(f"{key} {value}" for key, value in sorted(total.items()) if "seats" not in key)
            print(f"{name} {variant}: {count} drafts, {told}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
