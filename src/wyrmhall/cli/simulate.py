"""wyrmhall simulate: many games between bots."""

from __future__ import annotations

from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from statistics import mean
from typing import Annotated

from cyclopts import Parameter
from rich.progress import track
from rich.table import Table

from wyrmhall.bots import bot
from wyrmhall.cli.console import console, progress_console
from wyrmhall.cli.output import Json, print_json
from wyrmhall.cli.setup import House, read_house_words
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.lab.coverage import Coverage
from wyrmhall.lab.coverage import coverage as coverage_of
from wyrmhall.lab.simulate import Outcome, Plan
from wyrmhall.lab.simulate import simulate as outcomes_of

MOST_NAMED = 12  # of the parts that were never exercised


def simulate(
    game: str,
    *,
    games: int = 100,
    bots: str = "thinking,random",
    seats: int | None = None,
    seed: str = "1",
    variant: str | None = None,
    house: House = (),
    cards: Path | None = None,
    workers: Annotated[int | None, Parameter(help="Processes; as many as cores unless told.")] = None,
    coverage: bool = False,
    json: Json = False,
) -> None:
    """Let bots play many games; they change seats from game to game.

    Parameters
    ----------
    game
        The game, such as magic-dragon.
    games
        How many games.
    bots
        A level for each seat, such as thinking,random,random; with more --seats they repeat.
    seats
        How many seats; without it one for each bot.
    seed
        The same seed gives the same games.
    variant
        A variant of the game.
    house
        A house option as name=value; may be given several times.
    cards
        A card table of your own.
    coverage
        Instead, play at random at every kind of table, and tell what of the rules was never exercised.
    """
    if coverage:
        tell_coverage(coverage_of(game, games, seed), json)
        return
    levels = bots.split(",")
    if workers is not None and workers < 1:
        raise BadSetup("at least one worker")
    for level in levels:
        bot(level, 0)
    n = len(levels) if seats is None else seats
    if len(levels) > n:
        raise BadSetup(f"{len(levels)} bots for {n} seats: {bots}")
    plan = Plan(
        game,
        tuple(levels[i % len(levels)] for i in range(n)),
        seed,
        variant,
        read_house_words(house),
        str(cards) if cards is not None else None,
    )
    outcomes = list(watched(outcomes_of(plan, games, workers), games))
    rows = [row(plan, outcomes, place) for place in range(n)]
    if json:
        table = {"seats": n, "variant": variant, "house": plan.house, "cards": plan.cards}
        print_json({"game": game, **table, "games": games, "seed": seed, "bots": rows})
    else:
        print_table(rows)


def watched(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    """A progress bar, if somebody watches."""
    if not progress_console.is_terminal:
        return outcomes
    return iter(track(outcomes, "playing", games, console=progress_console, transient=True))


def row(plan: Plan, outcomes: list[Outcome], place: int) -> dict[str, str | float]:
    shares = [outcome.shares[place] for outcome in outcomes]
    won = mean(shares)
    return {
        "bot": plan.bots[place],
        "won": round(won, 4),
        "give_or_take": round(1.96 * sqrt(won * (1 - won) / len(shares)), 4),
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
    table = Table("exercised", "of", "", "never", box=None, pad_edge=False)
    for kind, told in kinds.items():
        never = found.never(kind)
        more = f" and {len(never) - MOST_NAMED} more (--json names all)" if len(never) > MOST_NAMED else ""
        table.add_row(str(told["exercised"]), str(told["of"]), kind, (" ".join(never[:MOST_NAMED]) or "-") + more)
    console.print(f"{found.games} games at random, {found.choices} choices.")
    console.print(table)


def print_table(rows: list[dict[str, str | float]]) -> None:
    table = Table("bot", "won", "mean score", box=None, pad_edge=False)
    for each in rows:
        won = f"{float(each['won']):.1%} ± {float(each['give_or_take']):.1%}"
        table.add_row(str(each["bot"]), won, str(each["mean_score"]))
    console.print(table)
