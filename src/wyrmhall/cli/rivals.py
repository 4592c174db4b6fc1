"""wyrmhall simulate --rivals: how the ready decks of a game do against each other."""

from __future__ import annotations

from rich.table import Table

from wyrmhall.cli.console import console, watched
from wyrmhall.cli.language import listed, told
from wyrmhall.cli.output import print_json
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.lab.interval import CONFIDENCE, wilson
from wyrmhall.lab.rivals import Meeting, meetings, pairs, share_of
from wyrmhall.lab.simulate import Plan


def tell_rivals(plan: Plan, games: int, workers: int | None, as_json: bool) -> None:
    """Each deck against each other one, and what share of all its games it has won."""
    names = list(dict.fromkeys([name for pair in pairs(plan) for name in pair]))
    found = list(watched(meetings(plan, games, workers), len(pairs(plan))))
    if as_json:
        rows = [{"decks": each.decks, "won": each.won, "games": each.games} for each in found]
        shares = {name: round(share_of(name, found), 4) for name in names}
        print_json({"game": plan.game, "bots": plan.bots, "seed": plan.seed, "pairs": rows, "shares": shares})
        return
    title = game_named(plan.game).title
    console.print(told("rivals", title=title, games=games, bots=listed(list(plan.bots)), seed=plan.seed), markup=False)
    against_each = [told("column-against", name=name) for name in names]
    heads = [told("column-deck"), *against_each, told("column-all"), told("column-interval", share=f"{CONFIDENCE:.0%}")]
    table = Table(*heads, box=None, pad_edge=False)
    for name in names:
        share = share_of(name, found)
        low, high = wilson(share, games * (len(names) - 1))
        against = [won_against(name, other, found) for other in names]
        table.add_row(name, *against, f"{share:.1%}", told("interval", low=f"{low:.1%}", high=f"{high:.1%}"))
    console.print(table)


def won_against(name: str, other: str, found: list[Meeting]) -> str:
    """The share of one deck against another, as a word."""
    for each in found:
        if each.decks == (name, other):
            return f"{each.won / each.games:.0%}"
        if each.decks == (other, name):
            return f"{1 - each.won / each.games:.0%}"
    return ""
