"""A game put to the test: many games at random under all laws, on all cores; the same seed gives the same games."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from wyrmhall import _native
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.course import rule_error
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.cores import on_all_cores
from wyrmhall.lab.laws import elsewhere
from wyrmhall.lab.laws.law import RUNS, TAUGHT, Broken, Depth, Law, Tally
from wyrmhall.lab.laws.shares import broken_shares
from wyrmhall.lab.laws.twins import check_game, guess
from wyrmhall.lab.lots import lists_by_lot, with_house_options
from wyrmhall.lessons.lesson import lessons_of
from wyrmhall.lessons.notes import notes_of
from wyrmhall.lessons.overview import overview_of
from wyrmhall.lessons.proof import flaws_of, untaught

UNUSUAL = 3  # of so many games at a table one is played by the rulings, the others with house options by lot
CHECKS = 40  # at most so many full checks of a short game
RARELY = 8  # choices from one full check of a long game to the next
GUESSES = 10  # worlds imagined at the beginning of each game, to see how near to the truth they are


@dataclass(frozen=True)
class Plan:
    """Which games: at all kinds of tables by turns, unless seats, variant or house options are given."""

    game: str
    seed: str
    seats: int | None = None
    variant: str | None = None
    house: dict[str, str] = field(default_factory=dict)

    def tables(self) -> list[Setup]:
        """The kinds of tables; raises BadSetup where there are none."""
        rules = game(self.game)
        if self.seats is not None:
            fitting = [each for each in rules.seats if self.seats in rules.seats[each]] or [rules.usual_variant()]
            variants = [self.variant] if self.variant else fitting
            return [rules.set_up(self.seats, variant, self.house) for variant in variants]
        variants = [self.variant] if self.variant else list(rules.seats)
        return [rules.set_up(seats, variant, self.house) for variant in variants for seats in rules.seats_of(variant)]

    def table(self, number: int) -> Setup:
        tables = self.tables()
        setup = tables[number % len(tables)]
        is_usual = self.house or number // len(tables) % UNUSUAL == 0
        return setup if is_usual else with_house_options(setup, self.seed_of(number))

    def seed_of(self, number: int) -> str:
        """The first game has the seed of the plan itself, so that any game can be played again alone."""
        return f"{self.seed}/{number}" if number else self.seed


@dataclass(frozen=True)
class Breach:
    """A law that was broken: what was found, and in which game, if it was one."""

    law: Law
    found: str
    table: Setup | None = None
    seed: str = ""


@dataclass
class Report:
    """What became of a plan: how often what was checked, and the first breach of each law."""

    tally: Tally
    breaches: dict[Law, Breach] = field(default_factory=dict)
    broken_games: int = 0

    def note(self, breach: Breach) -> None:
        self.breaches.setdefault(breach.law, breach)


@dataclass(frozen=True)
class Verdict:
    """One game: what was checked before the first breach, and that."""

    tally: Tally
    broken: tuple[Law, str] | None = None


def try_one(plan: Plan, number: int) -> Verdict:
    """The game of this number of the plan, under all laws that one process can check."""
    setup, seed = plan.table(number), plan.seed_of(number)
    tally = Tally()
    try:
        for row in range(len(setup.book.faces)):
            setup.book.face(row)  # which fails where it names what cannot be drawn
        s = setup.game.start_from(setup, swift(seed), None, lists_by_lot(setup, f"{seed}/lists"))
        lot = swift(f"{seed}/guesses")
        guess(s, lot.below(setup.seats), lot, GUESSES, tally)
        return Verdict(tally + check_game(setup, seed, depth_for(setup)))
    except Broken as broken:
        return Verdict(tally, (broken.law, broken.found))
    except Exception as error:  # a stranger's rules may fail in any way
        fault = rule_error(setup.game, "play", error)
        return Verdict(tally, (RUNS, f"{fault}: {fault.detail}"))


def depth_for(setup: Setup) -> Depth:
    """Each moment of a short game, some moments of a long one."""
    return Depth(every=max(1, min(RARELY, setup.game.longest(setup) // CHECKS)), forks=2, deals=2, ahead=40)


def verdicts(plan: Plan, games: int, workers: int | None = None) -> Iterator[Verdict]:
    """One for each game, in their order."""
    plan.tables()  # what is wrong with it is said here, not in a worker
    yield from on_all_cores(partial(try_one, plan), games, workers)


def report_on(plan: Plan, found: Iterator[Verdict]) -> Report:
    """All breaches: in single games, in their shares, and in other processes, if there was none before."""
    report = Report(Tally())
    for number, verdict in enumerate(found):
        report.tally += verdict.tally
        if verdict.broken is not None:
            report.broken_games += 1
            report.note(Breach(*verdict.broken, plan.table(number), plan.seed_of(number)))
    for broken in broken_shares(report.tally):
        report.note(Breach(broken.law, broken.found))
    take_lessons(game(plan.game), report)
    if not report.breaches:
        play_again_elsewhere(plan, report)
    return report


def take_lessons(taught: Game, report: Report) -> None:
    """The lessons that come with the game, with the first thing that is wrong with any of them."""
    try:
        lessons = lessons_of(taught)
        flaws = [flaw for lesson in lessons for flaw in flaws_of(lesson, taught, str(taught.folder / "lessons"))]
        flaws += untaught(taught, lessons) if lessons else []
        notes_of(taught)
        overview_of(taught)
    except WyrmhallError as unreadable:
        report.note(Breach(TAUGHT, str(unreadable)))
        return
    report.tally.lessons += len(lessons)
    for flaw in flaws:
        report.note(Breach(TAUGHT, str(flaw)))


def play_again_elsewhere(plan: Plan, report: Report) -> None:
    """A game of each kind of table, with another hash seed; and in plain Python, if this is compiled."""
    jobs = [elsewhere.job(setup, plan.seed) for setup in plan.tables()]
    ways = [("with another hash seed there is", {"PYTHONHASHSEED": "4711"})]
    if _native.how()[0]:
        ways.append(("in plain Python there is", {"WYRMHALL_PLAIN": "1"}))
    for where, environment in ways:
        try:
            elsewhere.same_elsewhere(jobs, elsewhere.play_elsewhere(jobs, **environment), where)
        except Broken as broken:
            report.note(Breach(broken.law, broken.found))
        report.tally.elsewhere += len(jobs)
