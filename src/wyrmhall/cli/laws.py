"""wyrmhall laws: does a game keep what holds for every game?"""

from __future__ import annotations

from typing import Any

from rich.table import Table

from wyrmhall import _guests
from wyrmhall.cli.console import console, watched
from wyrmhall.cli.output import Json, counted, print_json
from wyrmhall.cli.setup import House, read_house_words
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.registry import module_of
from wyrmhall.lab.laws.law import LAWS, Law
from wyrmhall.lab.laws.run import Breach, Plan, Report, report_on, verdicts

LONGEST_FOUND = 2000  # characters: two views that differ are long, and the difference stands in front


def laws(
    game: str,
    *,
    games: int = 60,
    seed: str = "1",
    seats: int | None = None,
    variant: str | None = None,
    house: House = (),
    workers: int | None = None,
    json: Json = False,
) -> int:
    """Put a game to the test: play it at random, and check at every moment what holds for every game.

    Prints how often each law was put to the test. A law that does not hold is told in words, with what was found and
    the command that plays that game again. The exit code is then 1.

    Parameters
    ----------
    game
        The game, such as magic-dragon; also one of another installed package.
    games
        How many games to play, at each kind of table by turns.
    seed
        The same seed gives the same games.
    seats
        How many seats. By default, every number that the game allows.
    variant
        A variant of the game. By default, all of them.
    house
        A house option, as name=value. May be repeated. By default, two games of three have house options by lot.
    workers
        How many processes to use. By default, one for each core.
    """
    if workers is not None and workers < 1:
        raise BadSetup("--workers must be at least 1")
    plan = Plan(game, seed, seats, variant, read_house_words(house))
    report = report_on(plan, watched(verdicts(plan, games, workers), games))
    if json:
        print_json(as_data(plan, games, report))
    else:
        tell(plan, games, report)
    return 1 if report.breaches else 0


def as_data(plan: Plan, games: int, report: Report) -> dict[str, Any]:
    return {
        "game": plan.game,
        "games": games,
        "broken_games": report.broken_games,
        "seed": plan.seed,
        "how": _guests.how(module_of(plan.game))[1],
        "held": not report.breaches,
        "laws": [
            {
                "law": law.name,
                "clause": law.clause,
                "checked": times_checked(law, report),
                "broken": breach_data(law, report),
            }
            for law in LAWS
        ],
    }


def breach_data(law: Law, report: Report) -> dict[str, str] | None:
    breach = report.breaches.get(law)
    return {"found": breach.found, "again": again(breach)} if breach is not None else None


def times_checked(law: Law, report: Report) -> int:
    number: int = getattr(report.tally, law.counted)
    return number


def again(breach: Breach) -> str:
    """The command that plays the game again in which a law was broken; nothing where it was many games."""
    if breach.table is None:
        return ""
    table = breach.table
    house = "".join(f" --house {word}" for word in table.house_text().split())
    where = f"--seats {table.seats} --variant {table.variant}{house}"
    return f"wyrmhall laws {table.game.name} {where} --seed {breach.seed} --games 1"


def tell(plan: Plan, games: int, report: Report) -> None:
    title = game_named(plan.game).title
    tables = counted(len(plan.tables()), "kind") + " of table"
    played = f"{counted(games, 'game')} at {tables}, {counted(report.tally.choices, 'choice')}, seed {plan.seed}"
    console.print(f"{title}: {played} ({_guests.how(module_of(plan.game))[1]}).", markup=False)
    table = Table("", "law", "put to the test", box=None, pad_edge=False)
    for law in LAWS:
        times = times_checked(law, report)
        verdict = "BROKEN" if law in report.breaches else "kept" if times else "-"
        table.add_row(verdict, law.name, counted(times, "time") if times else "never")
    console.print(table)
    for breach in report.breaches.values():
        tell_breach(breach)
    if report.broken_games:
        console.print(
            f"\n{report.broken_games} of {counted(games, 'game')} broke a law, and ended there.", markup=False
        )


def tell_breach(breach: Breach) -> None:
    found = breach.found if len(breach.found) <= LONGEST_FOUND else f"{breach.found[:LONGEST_FOUND]}…"
    console.print(f"\nBROKEN: {breach.law.name}", markup=False)
    console.print(f"The law: {breach.law.clause}", markup=False)
    console.print(f"Found: {found}", markup=False)
    if again(breach):
        console.print(f"Again: {again(breach)}", markup=False, soft_wrap=True)
