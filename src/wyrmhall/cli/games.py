"""wyrmhall games: what can be played here."""

from __future__ import annotations

from rich.table import Table

from wyrmhall.cli.output import Json, console, print_json
from wyrmhall.kernel.registry import game, game_names


def games(*, json: Json = False) -> None:
    """List the games of this hall, our own and those of installed packages."""
    found = [game(name) for name in game_names()]
    if json:
        print_json(
            [
                {
                    "name": each.name,
                    "title": each.title,
                    "rules": each.rules,
                    "seats": {variant: list(seats) for variant, seats in each.seats.items()},
                    "sentence": each.sentence,
                }
                for each in found
            ]
        )
        return
    table = Table("game", "seats", "variants", "what it is", box=None, pad_edge=False)
    for each in found:
        seats = sorted({n for allowed in each.seats.values() for n in allowed})
        table.add_row(each.name, f"{seats[0]}–{seats[-1]}", " ".join(each.seats), each.sentence)
    console.print(table)
