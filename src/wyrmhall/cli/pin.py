"""wyrmhall pin: what the rules of a game amount to, written down beside them."""

from __future__ import annotations

from typing import Annotated

from cyclopts import Parameter

from wyrmhall.kernel.digest import pin_of
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.pins import FILE, write_pins
from wyrmhall.kernel.registry import game, game_names

Unreleased = Annotated[
    bool,
    Parameter(
        negative="", show_default=False, help="Replace the digest of this version, because nobody has played by it yet."
    ),
]


def pin(*games: str, unreleased: Unreleased = False) -> int:
    """Pin the rules of games: play seeded games and write down the digest of their results.

    A version that is already pinned is compared instead. The exit code is 1 if its rules have changed.

    Parameters
    ----------
    games
        The games to pin. By default, all of them.
    """
    changed = [name for name in games or game_names() if not is_pinned(game(name), unreleased=unreleased)]
    return 1 if changed else 0


def is_pinned(each: Game, *, unreleased: bool) -> bool:
    """Whether these rules are what is written down of their version, which is written down now if it is new."""
    pins, found = dict(each.pins()), pin_of(each)
    pinned = pins.get(each.rules)
    if pinned is not None and pinned.digest == found.digest:
        print(f"{each.name}: rules {each.rules} are as pinned")
        return True
    if pinned is not None and not unreleased:
        print(changed_rules(each))
        return False
    pins[each.rules] = found
    write_pins(each.folder, pins)
    each.known_pins = None  # it is read again
    print(f"{each.name}: rules {each.rules} are pinned in {FILE}: {found.digest}")
    return True


def changed_rules(each: Game) -> str:
    return (
        f"the rules of {each.name} have changed: raise `rules` in its game.py (it is {each.rules}) and run"
        f" `wyrmhall pin {each.name}`; if nobody has played by rules {each.rules} yet, add --unreleased"
    )
