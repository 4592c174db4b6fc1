"""The games of this installation: our own and those of others, by the entry points `wyrmhall.games`."""

from __future__ import annotations

from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from wyrmhall.kernel.errors import UnknownGame
from wyrmhall.kernel.game import Game

GROUP: Final = "wyrmhall.games"
LONGEST_NAME: Final = 60  # that is compared with those of games: comparing takes long for long ones

registered: Final[dict[str, Game]] = {}


def register(game: Game) -> None:
    """Make a game known that no installed package names, as tests do."""
    registered[game.name] = game


def points() -> list[EntryPoint]:
    return list(entry_points(group=GROUP))


def game(name: str) -> Game:
    """The game of this name."""
    if name not in registered:
        found = {point.value: point for point in points() if point.name == name}
        if not found:
            raise UnknownGame(f"there is no game {name!r}; {nearest_in_words(name)}")
        if len(found) > 1:
            raise UnknownGame(
                f"several packages call a game {name!r}: {', '.join(sorted(found))}; uninstall all but one"
            )
        registered[name] = load(next(iter(found.values())))
    return registered[name]


def nearest_in_words(name: str) -> str:
    """The game that somebody may have meant, and all there are."""
    names = game_names()
    asked = "-".join(name[:LONGEST_NAME].lower().replace("_", " ").split())
    near = [each for each in names if asked and each.startswith(asked)] or get_close_matches(asked, names, 1)
    meant = f"did you mean {near[0]}? " if near else ""
    return f"{meant}{'There' if meant else 'there'} are {', '.join(names)}"


def module_of(name: str) -> str:
    """The module that the entry point of a game names; nothing if there is none."""
    return next((point.module for point in points() if point.name == name), "")


def load(point: EntryPoint) -> Game:
    try:
        if not point.module.startswith("wyrmhall."):
            from wyrmhall import _guests  # only where there are any

            _guests.admit(point.module)
        found = point.load()
    except Exception as error:  # a stranger's package may fail in any way; ours must say which it was
        raise UnknownGame(f"the game {point.name!r} cannot be loaded from {point.value}: {error!r}") from error
    if not isinstance(found, Game) or found.name != point.name:
        raise UnknownGame(f"{point.value} is not the game {point.name!r}")
    return found


def game_names() -> list[str]:
    return sorted({*registered, *[point.name for point in points()]})
