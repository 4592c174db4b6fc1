"""wyrmhall simulate: many games between bots."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from statistics import mean
from typing import Annotated, TypedDict

from cyclopts import Parameter
from rich.table import Table

from wyrmhall.bots import COMPARED, bot
from wyrmhall.cli.console import console, watched
from wyrmhall.cli.files import list_in
from wyrmhall.cli.language import told
from wyrmhall.cli.output import Json, counted, print_json
from wyrmhall.cli.rivals import tell_rivals
from wyrmhall.cli.setup import House, read_house_words
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game, numbers_in_words
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.coverage import Coverage
from wyrmhall.lab.coverage import coverage as coverage_of
from wyrmhall.lab.interval import CONFIDENCE, wilson
from wyrmhall.lab.simulate import Outcome, Plan
from wyrmhall.lab.simulate import simulate as outcomes_of

MOST_NAMED = 12  # of the parts that were never exercised


def simulate(
    game: str,
    *,
    games: int = 100,
    bots: str = ",".join(COMPARED),
    seats: int | None = None,
    seed: str = "1",
    variant: str | None = None,
    house: House = (),
    cards: Path | None = None,
    deck: Annotated[tuple[str, ...], Parameter(negative="", show_default=False)] = (),
    workers: int | None = None,
    coverage: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    rivals: Annotated[bool, Parameter(negative="", show_default=False)] = False,
    json: Json = False,
) -> None:
    """Let bots play many games against each other, changing seats from game to game.

    Prints each bot's share of the wins, with its 95% Wilson score interval, and its mean score. A win that several
    share counts for each of them in part; a team wins as a whole.

    Parameters
    ----------
    game
        The game, such as magic-dragon.
    games
        How many games to play.
    bots
        The bots, with commas between them. If there are more seats than bots, the last bot also takes the seats that
        are left.
    seats
        How many seats. By default there is one for each bot, or as few as the game allows.
    seed
        The same seed gives the same games.
    variant
        A variant of the game.
    house
        A house option, as name=value. May be repeated.
    cards
        A card table of your own.
    deck
        What a bot brings, in a game to which everybody brings cards, as A=FILE: A for the first bot. May be repeated;
        the others bring the usual deck.
    workers
        How many processes to use. By default, one for each core.
    coverage
        Play at random at every kind of table instead, and report which parts of the rules were never used.
    rivals
        Let each ready deck of the game meet each other one instead, so many games a pair: is any too strong?
    """
    if coverage:
        tell_coverage(coverage_of(game, games, seed, cards), json)
        return
    if workers is not None and workers < 1:
        raise BadSetup("--workers must be at least 1")
    plan = Plan(
        game,
        seated(game_named(game), variant, levels_in(bots), seats),
        seed,
        variant,
        read_house_words(house),
        str(cards) if cards is not None else None,
    )
    if rivals:
        tell_rivals(plan, games, workers, json)
        return
    if deck:
        plan = replace(plan, lists=lists_in(deck, plan.set_up()))
    outcomes = list(watched(outcomes_of(plan, games, workers), games))
    rows = [row(plan, outcomes, place) for place in range(len(plan.bots))]
    if json:
        table = {"seats": len(plan.bots), "variant": variant, "house": plan.house, "cards": plan.cards}
        print_json({"game": game, **table, "games": games, "seed": seed, "confidence": CONFIDENCE, "bots": rows})
    else:
        print_table(plan, rows, games)


def lists_in(words: tuple[str, ...], setup: Setup) -> tuple[tuple[int, ...] | None, ...]:
    """What each bot brings, of which some are named as A=FILE; raises BadSetup or BadList."""
    lists: list[tuple[int, ...] | None] = [None] * setup.seats
    for word in words:
        letter, equals, file = word.partition("=")
        if not equals or not letter or letter not in setup.names or lists[setup.names.index(letter)] is not None:
            raise BadSetup(f"--deck {word}: write A=FILE, each bot once; the bots are {' '.join(setup.names)}")
        lists[setup.names.index(letter)] = list_in(Path(file), setup)
    return tuple(lists)


def levels_in(bots: str) -> tuple[str, ...]:
    """The levels that a person named; raises BadSetup."""
    levels = tuple(level.strip() for level in bots.split(","))
    for level in levels:
        bot(level, 0)
    return levels


def seated(game: Game, variant: str | None, levels: tuple[str, ...], seats: int | None) -> tuple[str, ...]:
    """A level for each seat: the last one fills the seats that are left; raises BadSetup."""
    variant = variant or game.usual_variant()
    if seats is not None:
        game.check_seats(seats, variant)
    most = seats or max(game.seats_of(variant))
    if len(levels) > most:
        limit = (
            f"--seats is {seats}" if seats else f"{game.name} takes {numbers_in_words(game.seats_of(variant))} seats"
        )
        way_out = ", or leave out --seats to give each bot a seat" if seats else ""
        raise BadSetup(f"--bots names {len(levels)} bots, but {limit}: name at most {counted(most, 'bot')}{way_out}")
    if seats is None:
        seats = min(number for number in game.seats_of(variant) if number >= len(levels))
    return levels + levels[-1:] * (seats - len(levels))


class Row(TypedDict):
    """How one bot did."""

    bot: str
    won: float  # its share of the games
    interval: list[float]  # in which the true share lies, with this confidence
    mean_score: float
    choices_per_game: float


def row(plan: Plan, outcomes: list[Outcome], place: int) -> Row:
    shares = [outcome.shares[place] for outcome in outcomes]
    won = mean(shares)
    return {
        "bot": plan.bots[place],
        "won": round(won, 4),
        "interval": [round(end, 4) for end in wilson(won, len(shares))],
        "mean_score": round(mean(outcome.scores[place] for outcome in outcomes), 2),
        "choices_per_game": round(mean(outcome.choices for outcome in outcomes), 1),
    }


def tell_coverage(found: Coverage, as_json: bool) -> None:
    kinds = {
        kind: {"of": len(parts), "exercised": len(parts) - len(found.never(kind)), "never": found.never(kind)}
        for kind, parts in found.parts.items()
    }
    if as_json:
        print_json({"games": found.games, "choices": found.choices, **kinds})
        return
    heads = [told(f"column-{head}") for head in ("used", "of")]
    table = Table(*heads, "", told("column-never-used"), box=None, pad_edge=False)
    for kind, row in kinds.items():
        never = found.never(kind)
        named = ", ".join(never[:MOST_NAMED]) or "-"
        if len(never) > MOST_NAMED:
            named = told("and-more", named=named, more=len(never) - MOST_NAMED)
        table.add_row(str(row["exercised"]), str(row["of"]), kind, named)
    console.print(told("covered", games=found.games, choices=found.choices))
    console.print(table)


def print_table(plan: Plan, rows: list[Row], games: int) -> None:
    game = game_named(plan.game)
    variant = f" ({plan.variant or game.usual_variant()})" if len(game.seats) > 1 else ""
    title = f"{game.title}{variant}"
    console.print(told("simulated", games=games, title=title, seats=len(rows), seed=plan.seed), markup=False)
    heads = [told("column-bot"), told("column-won"), told("column-interval", share=f"{CONFIDENCE:.0%}")]
    table = Table(*heads, told("column-mean-score"), box=None, pad_edge=False)
    for each in rows:
        low, high = each["interval"]
        table.add_row(
            each["bot"],
            f"{each['won']:.1%}",
            told("interval", low=f"{low:.1%}", high=f"{high:.1%}"),
            str(each["mean_score"]),
        )
    console.print(table)
