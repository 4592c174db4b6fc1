"""wyrmhall compile: games of other packages at the speed of our own."""

from __future__ import annotations

from wyrmhall import _guests
from wyrmhall.cli.compiler import NotCompiled, check_tools, compile_unit
from wyrmhall.kernel.errors import UnknownGame
from wyrmhall.kernel.registry import game, game_names, module_of


def compile(*games: str) -> None:
    """Compile games of other packages with mypyc, for this Wyrmhall; ours are compiled when it is installed.

    The result lies in `__wyrmhall__` beside the sources, and is used from now on as long as neither they nor Wyrmhall
    change; `wyrmhall doctor` tells. The package of a game is compiled whole, and must have types.

    Parameters
    ----------
    games
        The games to compile. By default, all that other packages have brought.
    """
    names = list(games) or [name for name in game_names() if not is_ours(name)]
    if not names:
        raise UnknownGame("there is no game of another package here: docs/adding-a-game.md tells how to make one known")
    for name in names:
        if is_ours(name):
            raise NotCompiled(f"{name} is compiled with Wyrmhall itself, when that is installed")
    check_tools()
    for name in names:
        unit = _guests.unit_of(module_of(name))
        if unit is None:
            raise NotCompiled(f"the sources of {name} cannot be found")
        print(f"Compiling {name} (some seconds) ...", flush=True)
        compile_unit(unit)
        print(f"{name} is compiled: {unit.folder()}")


def is_ours(name: str) -> bool:
    if not module_of(name):
        game(name)  # which says what there is
    return module_of(name).startswith("wyrmhall.")
