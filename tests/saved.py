"""Saved games for tests, made by random play."""

from __future__ import annotations

from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.record import Journal
from wyrmhall.kernel.registry import game


def saved_game(
    seats: int,
    seed: str = "5",
    key: str | None = None,
    name: str = "magic-dragon",
    house: dict[str, str] | None = None,
) -> str:
    """The record of a whole game in which everybody chose at random."""
    setup = game(name).set_up(seats, house=house)
    journal = Journal(setup, seed if key is None else None, key)
    s = setup.game.start_from(setup, journal.chance())
    dice = swift(seed)
    while s.waiting:
        decision = s.waiting[0]
        options = decision.options(s)
        option = options[dice.below(len(options))]
        choose(s, decision.seat, option)
        journal.note(decision.seat, option, s)
    return journal.text(s)
