"""Seeded games of every kind of table, and everything that is said in them: by kind, and as sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import choose, options, owing, why_not
from wyrmhall.kernel.said import Said, because_of
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event, State
from wyrmhall.kernel.value import cards_of
from wyrmhall.kernel.view import SPECTATOR, View, heard, present

NAMES = ("Adalwolf1", "Beatrix12", "Cleopatra", "Dragomir1", "Evangelin", "Frederica")  # nine letters each


@dataclass
class Heard:
    """Something that was said: its group, what it is, to whom, and with which set-up."""

    group: str
    said: Said
    viewer: int
    setup: Setup


Listener = Callable[[Heard], None]


def tables(game: Game) -> Iterator[tuple[str, int]]:
    for variant, seats in game.seats.items():
        for number in seats:
            yield variant, number


def play_and_listen(game: Game, variant: str, seats: int, seed: int, listener: Listener) -> None:
    """One game at random; whatever it says, at every moment and to everybody, is told to the listener."""
    setup = game.set_up(seats, variant)
    lot = swift(seed)
    events: list[Event] = []
    s = game.start_from(setup, swift(seed), events)
    while owing(s):
        tell_events(setup, events, listener)
        tell_moment(s, listener)
        seat = owing(s)[lot.below(len(owing(s)))]
        offered = options(s, seat)
        events.clear()
        choose(s, seat, offered[lot.below(len(offered))])
        assert events, f"nobody heard of a choice of {type(s).__name__}"
    tell_events(setup, events, listener)
    tell_moment(s, listener)


def tell_events(setup: Setup, events: list[Event], listener: Listener) -> None:
    for event in events:
        for viewer in range(SPECTATOR, setup.seats):
            known = heard(event, viewer)
            listener(Heard("event", known.said(), viewer, setup))
            for line in known.lines:
                listener(Heard("score", line.said, viewer, setup))


def tell_moment(s: State, listener: Listener) -> None:
    setup, game = s.setup, s.setup.game
    for viewer in range(SPECTATOR, setup.seats):
        view = present(s, viewer)
        tell_table(view, listener)
        for about in game.about_table(view):
            listener(Heard("about", about, viewer, setup))
        for owner in range(setup.seats + len(setup.sides)):
            for about in game.about_seat(view, owner):
                listener(Heard("about", about, viewer, setup))
            for line in game.tally(view, owner):
                listener(Heard("score", line.said, viewer, setup))
        for owner in range(setup.seats):
            for line in game.score(view, owner):
                listener(Heard("score", line.said, viewer, setup))
        if view.prompt is not None:
            prompt = view.prompt
            asked = Said(prompt.said.kind, prompt.said.named + because_of(prompt.cause))
            listener(Heard("ask", asked, viewer, setup))
        for offered in view.offered:
            listener(Heard("choice", offered.said, viewer, setup))
            for outcome in game.foresee(view, offered.option):
                if outcome.way:
                    listener(Heard("way", Said(outcome.way), viewer, setup))
            for reason in game.because(view, offered.option):
                listener(Heard("because", reason, viewer, setup))
        tell_refusals(s, viewer, view, listener)


def tell_table(view: View, listener: Listener) -> None:
    for lying in view.zones.values():
        for _, pile in lying:
            for item in pile or ():
                if not isinstance(item, int):
                    for mark in view.setup.book.marks(item):
                        listener(Heard("mark", mark, view.seat, view.setup))


def tell_refusals(s: State, viewer: int, view: View, listener: Listener) -> None:
    if viewer < 0 or "hand" not in view.zones:
        return
    for card in sorted(set(cards_of(view.pile("hand", viewer)))):
        if card >= 0:
            for refusal in why_not(s, viewer, card):
                listener(Heard("no", refusal.said, viewer, s.setup))


def tell_faces(setup: Setup, listener: Listener) -> None:
    for row in range(len(setup.book.faces)):
        face = setup.book.face(row)
        for group, what in (("name", face.name), ("face", face.kind), ("card", face.line)):
            if what is not None:
                listener(Heard(group, what, SPECTATOR, setup))
        for more in face.more:
            listener(Heard("card", more, SPECTATOR, setup))
