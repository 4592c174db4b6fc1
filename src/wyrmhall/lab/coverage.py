"""What many games by lot have exercised of a game's rules: steps, decisions, options, house options; and what not."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import Chance, swift
from wyrmhall.kernel.course import Course
from wyrmhall.kernel.errors import BadSetup, RuleLoop
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import STEPS_WITHOUT_A_CHOICE, apply, go_one_step
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Decision, State, Step
from wyrmhall.lab.lots import lists_by_lot, value_in_words, values, with_house_options

UNUSUAL = 3  # of so many games one is played by the rulings, the others with house options by lot


@dataclass
class Coverage:
    """How often each part of the rules was exercised."""

    parts: dict[str, Counter[str]] = field(default_factory=dict)  # by kind of part
    games: int = 0
    choices: int = 0

    def expect(self, kind: str, names: list[str]) -> None:
        self.parts[kind] = Counter(dict.fromkeys(names, 0))

    def count(self, kind: str, name: str) -> None:
        if name in self.parts[kind]:
            self.parts[kind][name] += 1

    def never(self, kind: str) -> list[str]:
        return [name for name, number in self.parts[kind].items() if not number]


def coverage(name: str, games: int, seed: str, cards: Path | None = None) -> Coverage:
    """Plays so many games at every kind of table by turns, with the game's own cards or those of another table."""
    if games < 1:
        raise BadSetup("the number of games must be at least 1")
    rules = game(name)
    found = Coverage()
    book = rules.book_of(cards)
    expect_all(found, rules, book)
    tables = [rules.set_up(seats, variant, cards=book) for variant in rules.seats for seats in rules.seats[variant]]
    for number in range(games):
        lot = f"{seed}/{number}"
        setup = tables[number % len(tables)]
        if number // len(tables) % UNUSUAL:
            setup = with_house_options(setup, lot)
        play(found, setup, lot)
    return found


def expect_all(found: Coverage, rules: Game, book: Book) -> None:
    """All that the rules consist of."""
    kinds = rules.words
    found.expect("tables", [table_name(variant, seats) for variant in rules.seats for seats in rules.seats[variant]])
    found.expect("decisions", [kind.__name__ for kind in kinds if issubclass(kind, Decision)])
    begins = {kind.__name__ for kind in rules.begins().values()}  # some steps are only for records
    steps = [kind.__name__ for kind in kinds if issubclass(kind, Step) and not issubclass(kind, Decision)]
    found.expect("steps", [step for step in steps if step not in begins])
    found.expect("options", [option.text for option in book.options])
    for kind, names in rules.parts(book).items():
        found.expect(kind, list(names))
    found.expect("house options", [f"{option.name}={word}" for option in rules.house for word in values(option)])


def table_name(variant: str, seats: int) -> str:
    return f"{variant} for {seats}"


def play(found: Coverage, setup: Setup, seed: str) -> None:
    """One game at random, step by step."""
    found.games += 1
    found.count("tables", table_name(setup.variant, setup.seats))
    for option in setup.game.house:
        if not option.variants or setup.variant in option.variants:
            found.count("house options", f"{option.name}={value_in_words(option, setup.house[option.name])}")
    lot = swift(f"choices of {seed}")
    with Course(setup, seed) as course:
        s = setup.game.empty(setup, swift(seed))
        if setup.game.brings:
            s.brought = setup.game.all_brought(setup, lists_by_lot(setup, seed))
        s.agenda.append(setup.game.opening(s))
        advance_noting(found, s)
        while course.goes_on(s):
            found.choices += 1
            choose_by_lot(found, s, s.waiting[0], lot)
            advance_noting(found, s)


def advance_noting(found: Coverage, s: State) -> None:
    """As advance() of the kernel, with a look at each step."""
    for _ in range(STEPS_WITHOUT_A_CHOICE):
        if s.waiting:
            return
        if s.agenda and not s.sealed:
            note(found, s, s.agenda[-1])
        if not go_one_step(s):
            return
    raise RuleLoop(f"{STEPS_WITHOUT_A_CHOICE} steps and nobody had to choose")


def note(found: Coverage, s: State, step: Step[State]) -> None:
    """A step, and those it carries, such as the ability that may be used."""
    found.count("steps", type(step).__name__)
    count_parts(found, s, step)
    for name in step.fields:
        carried = getattr(step, name)
        if isinstance(carried, Step):
            found.count("steps", type(carried).__name__)


def count_parts(found: Coverage, s: State, what: Step[State] | Option) -> None:
    for kind, name in s.setup.game.parts_used(s, what):
        found.count(kind, name)


def choose_by_lot(found: Coverage, s: State, decision: Decision[State], lot: Chance) -> None:
    found.count("decisions", type(decision).__name__)
    options = decision.options(s)
    option = options[lot.below(len(options))]
    found.count("options", option.text)
    count_parts(found, s, option)
    apply(s, decision, option)


__all__ = ["Coverage", "coverage"]
