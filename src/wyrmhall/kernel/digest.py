"""The digest of a game's rules: what comes of seeded games in every variant, number of seats and house value.

Moving code about does not change it; a rule that deals, offers or does something else in one of these games does.
Whatever is changed here changes the digests of all games.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Final

from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.course import Course
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.pins import Pin
from wyrmhall.kernel.play import choose, options, owing
from wyrmhall.kernel.setup import Setup

USUAL_GAMES: Final = 8  # of each variant and number of seats, by the usual house options


def pin_of(game: Game) -> Pin:
    """What these rules amount to now; what was usual when this version was pinned stays the point to start from."""
    pinned = game.pins().get(game.rules)
    usual = {option.name: option.write(option.default) for option in game.house}
    house = {name: pinned.house.get(name, value) if pinned is not None else value for name, value in usual.items()}
    return Pin(rules_digest(game, house), house)


def rules_digest(game: Game, house: dict[str, str]) -> str:
    whole = sha256()
    for variant in sorted(game.seats):
        for seats in sorted(game.seats[variant]):
            whole.update(table_digest(game, variant, seats, house).encode())
    return whole.hexdigest()


def table_digest(game: Game, variant: str, seats: int, house: dict[str, str]) -> str:
    """Over games with these house options, and with one of them otherwise, each in turn."""
    whole = sha256()
    for number in range(USUAL_GAMES):
        whole.update(played(game, variant, seats, house, f"usual {number}").encode())
    for option in sorted(game.house, key=lambda each: each.name):
        if not option.variants or variant in option.variants:
            for value in sorted(set(option.samples(seats)) - {house[option.name]}):
                otherwise = {**house, option.name: value}
                whole.update(played(game, variant, seats, otherwise, f"{option.name}={value}").encode())
    return whole.hexdigest()


def played(game: Game, variant: str, seats: int, house: dict[str, str], what: str) -> str:
    """A game by lot, as a text that tells each choice and the state after it."""
    try:
        setup = game.set_up(seats, variant, house)
    except BadSetup:
        return f"{variant} {seats} {what}: refused\n"
    return "\n".join([f"{variant} {seats} {what}", *choices(setup, f"{variant} {seats} {what}")]) + "\n"


def choices(setup: Setup, seed: str) -> list[str]:
    lot = swift(f"{seed} lot")
    with Course(setup, seed) as course:
        s = setup.game.start_from(setup, swift(seed))
        told = [fingerprint(s)]
        while course.goes_on(s):
            seats = owing(s)
            seat = seats[lot.below(len(seats))]
            offered = sorted([option.text for option in options(s, seat)])  # the order in which they stand is no rule
            chosen = offered[lot.below(len(offered))]
            choose(s, seat, chosen)
            told.append(f"{seat} {chosen} of {len(offered)}: {fingerprint(s)}")
    return told
