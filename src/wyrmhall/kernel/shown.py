"""A game as people are shown it: JSON data, made of views, which hold what a viewer may know and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.data import (
    fact_to_data,
    known_to_data,
    line_to_data,
    lying_to_data,
    place_to_data,
    prompt_to_data,
    said_to_data,
)
from wyrmhall.kernel.option import Offered
from wyrmhall.kernel.said import Said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import View, sides_in_play
from wyrmhall.kernel.zone import ALL, EACH, PIECES, SHARED, Zone

LAYOUTS: Final = {EACH: "each", SHARED: "shared", PIECES: "pieces"}


class ShownGame:
    """A game at one moment: what everybody sees alike is written once, the rest for each viewer.

    It keeps how the table is laid out, and not the state: whatever is shown comes from a view.
    """

    def __init__(self, s: State, seen_by_all: View) -> None:
        setup, game = s.setup, s.setup.game
        self.setup = setup
        self.layout = s.zones
        self.facts = [fact for fact in game.facts if not fact.inner]  # not those that it keeps for its own speed
        self.has_secret_facts = any([fact.audience != ALL for fact in self.facts])
        teams = list(s.teams())
        self.teams = teams if len(set(teams)) < len(teams) else []
        self.shows_memory = game.shows_memory(setup)
        self.open_zones: dict[str, Any] = {}
        self.open_facts: dict[str, Any] | None = None
        # What a spectator sees:
        self.about = say_all(setup, game.about_table(seen_by_all))
        self.scores = [write_score(setup, game.score(seen_by_all, seat)) for seat in range(setup.seats)]
        self.open_seats = [self.seat_seen(seen_by_all, seat) for seat in range(setup.seats)]
        self.sides = [self.side(seen_by_all, side) for side in sides_in_play(seen_by_all)]

    def to(self, view: View, decision: int | None) -> dict[str, Any]:
        """The game as this viewer may see it."""
        setup, prompt, owing = self.setup, view.prompt, list(view.owing())
        return {
            "seat": view.seat,
            "zones": [self.zone(view, zone) for zone in self.layout],
            "facts": self.facts_seen(view),
            "about": self.about,
            "seats": [self.seat(view, seat) for seat in range(setup.seats)],
            "owing": owing,
            "sealed": sorted({sealed.seat for sealed in view.sealed} - set(owing)),
            "chosen": [write_offered(setup.book, taken) for taken in view.taken],
            "decision": decision if prompt is not None else None,
            "prompt": {**prompt_to_data(setup.book, prompt), "asks": asked(view)} if prompt is not None else None,
            "options": [self.offer(view, offered) for offered in view.offered],
            "remembered": [known_to_data(view, known) for known in view.remembered] if self.shows_memory else [],
            "winners": list(view.facts["winners"]),
            "is_over": not view.waiting,
            "teams": self.teams,
            "sides": self.sides,
        }

    def seat(self, view: View, seat: int) -> dict[str, Any]:
        """The viewer's own seat as its owner knows it, the others as everybody does."""
        return self.seat_seen(view, seat) if seat == view.seat else self.open_seats[seat]

    def seat_seen(self, view: View, seat: int) -> dict[str, Any]:
        setup, game = self.setup, self.setup.game
        about = say_all(setup, game.about_seat(view, seat))
        return {"about": about, "score": self.scores[seat], "tally": write_score(setup, game.tally(view, seat))}

    def side(self, view: View, side: int) -> dict[str, Any]:
        setup, game = self.setup, self.setup.game
        about, tally = say_all(setup, game.about_seat(view, side)), write_score(setup, game.tally(view, side))
        return {"side": side, "name": setup.name(side), "about": about, "tally": tally}

    def offer(self, view: View, offered: Offered) -> dict[str, Any]:
        shown = write_offered(self.setup.book, offered)
        outcomes = self.setup.game.foresee(view, offered.option)
        shown["then"] = [{"way": each.way, "side": each.side, "total": each.total} for each in outcomes]
        return shown

    def zone(self, view: View, zone: Zone) -> dict[str, Any]:
        shown = self.open_zones.get(zone.word)
        if shown is None:
            piles = lying_to_data(view, view.zones[zone.word])
            shown = {"word": zone.word, "layout": LAYOUTS[zone.layout], "piles": piles}
            if zone.faces == zone.under == ALL:
                self.open_zones[zone.word] = shown
        return shown

    def facts_seen(self, view: View) -> dict[str, Any]:
        shown = self.open_facts
        if shown is None:
            shown = {fact.word: fact_to_data(view, fact.kind, view.facts[fact.word]) for fact in self.facts}
            if not self.has_secret_facts:
                self.open_facts = shown
        return shown


def asked(view: View) -> str:
    """The name of the decision that the viewer owes, or has made in secret and may still change."""
    for decision in view.waiting + view.sealed:
        if decision.seat == view.seat:
            return decision.name()
    return ""


def write_offered(book: Book, offered: Offered) -> dict[str, Any]:
    """An option without what it would come to."""
    option = offered.option
    return {
        "option": option.text,
        "said": said_to_data(book, offered.said),
        "card": book.write(option.card) if option.card != NONE else None,
        "target": place_to_data(offered.target),
        "then": [],
    }


def say_all(setup: Setup, said: list[Said]) -> list[Any]:
    return [said_to_data(setup.book, each) for each in said]


def write_score(setup: Setup, lines: Iterable[ScoreLine]) -> list[Any]:
    return [line_to_data(setup.book, line) for line in lines]
