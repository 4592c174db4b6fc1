"""A game with a fault is told as one, whoever lets it play: which game, which decision, which seed, and no card."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from pathlib import Path

import pytest

from tests.toy.faulty import ENDLESS, ROUND_AND_ROUND, SECRET, STUMBLING, high_dragon, line_of
from wyrmhall.cli.check import check, failure_of
from wyrmhall.cli.sitting import Sitting
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.check import position, replay_of
from wyrmhall.kernel.course import Course
from wyrmhall.kernel.digest import rules_digest
from wyrmhall.kernel.errors import BadRecord, EndlessGame, RuleError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.play import choose, options, owing, playout
from wyrmhall.kernel.record import Journal, read_records
from wyrmhall.kernel.registry import registered
from wyrmhall.kernel.strategy import Strategy, look_ahead
from wyrmhall.lab.coverage import coverage
from wyrmhall.lab.simulate import Plan, play_one, simulate

Install = Callable[[tuple[str, str]], Game]


@pytest.fixture
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    def put(fault: tuple[str, str]) -> Game:
        game = high_dragon(fault)
        monkeypatch.setitem(registered, game.name, game)
        return game

    return put


def by_simulation() -> None:
    list(simulate(Plan("high-dragon", ("random", "random"), "day"), 3, workers=1))


def by_coverage() -> None:
    coverage("high-dragon", 3, "day")


def by_pinning() -> None:
    rules_digest(registered["high-dragon"], {})


LOOPS = {"simulate": by_simulation, "simulate --coverage": by_coverage, "pin": by_pinning}
loops = pytest.mark.parametrize("play", LOOPS.values(), ids=LOOPS)


@loops
def test_an_endless_game_is_stopped(play: Callable[[], None], install: Install) -> None:
    install(ENDLESS)
    with pytest.raises(EndlessGame, match=r"high-dragon: \d+ choices, the most it can take.* Choosing \(seed .+\)$"):
        play()


@loops
@pytest.mark.parametrize(("fault", "kind"), [(STUMBLING, "ValueError"), (ROUND_AND_ROUND, "RuleLoop")])
def test_rules_that_fail_are_told_with_game_decision_and_seed(
    play: Callable[[], None], fault: tuple[str, str], kind: str, install: Install
) -> None:
    install(fault)
    with pytest.raises(
        RuleError, match=rf"^high-dragon: the rules fail with {kind} in Choosing, at .+ \(seed .+\)$"
    ) as told:
        play()
    assert SECRET not in str(told.value)
    assert str(copy(told.value)) == str(told.value)  # as it comes back from a worker


def test_the_seed_that_is_told_shows_the_fault_again(install: Install) -> None:
    install(STUMBLING)
    with pytest.raises(RuleError, match=r"\(seed day/2\)"):
        play_one(Plan("high-dragon", ("random", "random"), "day"), 2)


def test_a_game_that_does_end_is_left_alone() -> None:
    setup = high_dragon().set_up(3)
    with Course(setup, "day") as course:
        s = setup.game.start_from(setup, swift(course.seed))
        while course.goes_on(s):
            seat = owing(s)[0]
            choose(s, seat, options(s, seat)[0])
    assert course.choices == course.longest == 11


def test_searches_in_imagined_worlds_end_too() -> None:
    s = high_dragon(ENDLESS).start(2, seed=1)
    with pytest.raises(EndlessGame, match="high-dragon: 6 choices"):
        playout(s.copy(), swift(1))
    with pytest.raises(EndlessGame, match="high-dragon: 6 choices"):
        look_ahead(Strategy(), s, 0, options(s, 0)[0], swift(1))
    with pytest.raises(EndlessGame, match=r"Choosing \(seed mine\)"), Course(s.setup, "mine"):
        playout(s.copy(), swift(1))


def test_a_sitting_tells_it_in_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WYRMHALL_HOME", str(tmp_path))
    sitting = Sitting.begin(high_dragon(STUMBLING).set_up(2), "random", "day")
    sitting.choose(sitting.view().options[0])
    with pytest.raises(
        RuleError, match=r"high-dragon: the rules fail with ValueError in Choosing.*\(seed day\)"
    ) as told:
        list(sitting.bots_choose())
    assert SECRET not in str(told.value)


def test_bots_alone_do_not_play_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WYRMHALL_HOME", str(tmp_path))
    only_the_second = (
        "        for seat in range(s.seats):\n            Choosing",
        "        for seat in (1,):\n            Choosing",
    )
    best = ("max(range(s.seats)", "max((1,)")
    hands = ENDLESS
    sitting = Sitting.begin(high_dragon(only_the_second, best, hands).set_up(2), "random", "day")
    with pytest.raises(EndlessGame, match=r"\(seed day\)"):
        list(sitting.bots_choose())


# --- records --------------------------------------------------------------------------------------

RECORD = """[Game "high-dragon"]
[Seats "2"]
hand A D1 D2
hand B D3 D4
trick
A D1
B D3
? scores 0 1
"""


def test_check_tells_the_line_of_the_record_and_of_the_rule(install: Install, tmp_path: Path) -> None:
    install(STUMBLING)
    [record] = read_records(RECORD, "x.record")
    rule = f"examples/high_dragon.py:{line_of(STUMBLING, 'raise ValueError')}"
    found = failure_of(record, tmp_path / "x.record")
    assert found.startswith(
        "x.record:8: high-dragon: ? scores 0 1: high-dragon: the rules fail with ValueError in Choosing"
    )
    assert f"at {rule}: ValueError: {SECRET}" in found


def test_check_goes_on_with_the_next_record(
    install: Install, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    install(STUMBLING)
    file = tmp_path / "x.record"
    file.write_text(RECORD + RECORD.replace("? scores 0 1", "").replace("B D3\n", ""))
    assert check(file) == 1
    fault, count = capsys.readouterr().out.splitlines()
    assert "high_dragon.py:" in fault
    assert count == "1 held, 1 failed"


def test_a_rule_that_stumbles_at_the_start_is_no_bad_record(install: Install) -> None:
    install(("        deck = s.chance.of(", f'        raise KeyError("{SECRET}")\n        deck = s.chance.of('))
    for words in ("deal", "start"):
        with pytest.raises(RuleError, match="the rules fail with KeyError in Deal") as told:
            position("high-dragon", 2, words)
        assert SECRET not in str(told.value)


def test_what_cannot_be_read_still_is(install: Install) -> None:
    install(STUMBLING)
    with pytest.raises(BadRecord, match="there is no card D99"):
        position("high-dragon", 2, "hand A D99")


def test_a_saved_game_whose_rules_fail_does_not_hold(install: Install) -> None:
    game = high_dragon()
    journal = Journal(game.set_up(2), seed="7")
    s = game.start_from(journal.setup, journal.chance())
    while owing(s):
        seat, chosen = owing(s)[0], options(s, owing(s)[0])[0]
        choose(s, seat, chosen)
        journal.note(seat, chosen, s)
    install(STUMBLING)
    [record] = read_records(journal.text(s), "x.record")
    with pytest.raises(RuleError, match=r"^x.record:\d+: high-dragon: .*ValueError"):
        replay_of(record).play()
