"""wyrmhall games: what can be played here."""

from __future__ import annotations

from rich.table import Table

from wyrmhall.cli.console import console
from wyrmhall.cli.language import language, told
from wyrmhall.cli.output import Json, print_json
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game, game_names
from wyrmhall.speech.about import About


def games(*, json: Json = False) -> None:
    """List the games that can be played, including those of other installed packages."""
    installed, broken = loaded()
    found = [each for each in installed if each.is_listed]
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
    heads = [told(f"column-{head}") for head in ("game", "seats", "variants", "sentence")]
    table = Table(*heads, box=None, pad_edge=False)
    for each in found:
        seats = sorted({n for allowed in each.seats.values() for n in allowed})
        table.add_row(each.name, f"{seats[0]}–{seats[-1]}", " ".join(each.seats), About(each, language()).sentence())
    console.print(table)
    for problem in broken:
        console.print(problem, markup=False)


def loaded() -> tuple[list[Game], list[str]]:
    """The games that can be played, and what is wrong with the others."""
    found: list[Game] = []
    broken: list[str] = []
    for name in game_names():
        try:
            found.append(game(name))
        except WyrmhallError as error:
            broken.append(str(error))
    return found, broken
