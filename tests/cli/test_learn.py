"""wyrmhall learn: every lesson can be completed in the terminal, and what has been learnt is kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.command import Answer, wyrmhall
from tests.lessons.taught import GAMES
from wyrmhall.cli.lesson_table import DONE, GAME, LessonTable
from wyrmhall.cli.progress import Progress
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.lessons.film import Projector, film_of
from wyrmhall.lessons.lesson import Ask, Lesson, lessons_of
from wyrmhall.lessons.notes import notes_of

LESSONS = [
    pytest.param(game, lesson, id=f"{game.name}: {lesson.name}") for game in GAMES for lesson in lessons_of(game)
]
FIRST_NOTE = "Coach: Count your 6s and 7s: each is worth about one stack. (MD-10)\n"


def answers(film: Projector) -> list[str]:
    """What is typed by somebody who knows everything."""
    return [moment.answer.text if moment.answer is not None else "" for moment in film.moments]


def take(lesson: Lesson, game: Game, home: Path, typed: Iterator[str]) -> str:
    film = film_of(lesson, game)
    return LessonTable(lesson, film, Progress(home / "learnt.json"), lambda: next(typed, None), None).play()


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_lesson_can_be_completed(game: Game, lesson: Lesson, tmp_path: Path) -> None:
    typed = iter(answers(film_of(lesson, game)))
    assert take(lesson, game, tmp_path, typed) == (GAME if lesson.ends_in_game() else DONE)
    assert json.loads((tmp_path / "learnt.json").read_text())["done"] == [f"{game.name}/{lesson.name}"]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_that_can_be_typed_gets_an_answer(
    game: Game, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All that is offered is tried at each question, and never is nothing said."""
    for lesson in lessons_of(game):
        for moment in film_of(lesson, game).moments:
            if not isinstance(moment.part, Ask):
                continue
            for option in [*moment.offered(), *[moment.s.book().option(text) for text in moment.replies]]:
                if option == moment.answer:
                    continue
                told = moment.reply(option)
                assert told is not None, f"{lesson.name}: {option}"
                assert told.text


def test_hints_reasons_and_the_way_back(tmp_path: Path) -> None:
    typed = "\nhint\nP2xR3\nw\nb\n\nnonsense\n\nP2\nP2\nP2\nR5xR3\nq\n"
    answer = wyrmhall("learn", "magic-dragon", "1", "--plain", home=tmp_path, typed=typed)
    assert (answer.code, answer.err) == (0, "")
    lines = answer.out.splitlines()
    assert "> Your hand: R2, R5*, P2*." in lines
    assert "Teacher: Purple does not fit on red, whatever the number. (MD-19)" in lines
    assert lines.count("Teacher: You need a red dragon above 3.") >= 2
    assert "The answer is R5xR3." in lines
    assert any(line.startswith("You P2xR3: ") for line in lines)
    assert any(line.startswith("You capture Ember's stack") for line in lines)


def test_progress_is_kept_and_a_lesson_goes_on_where_it_was_left(tmp_path: Path) -> None:
    wyrmhall("learn", "magic-dragon", home=tmp_path, typed="\nR5xR3\nq\n")
    again = wyrmhall("learn", "magic-dragon", home=tmp_path, typed="q\n")
    assert "Teacher: Yours! The whole stack moved" in again.out
    assert "This is Ember's stack." not in again.out
    wyrmhall("learn", "magic-dragon", home=tmp_path, typed="\n\nP2\n\n\n2\n\n\nno game\n")
    assert "✓ 1  First flight" in wyrmhall("learn", home=tmp_path).out
    assert "Lesson: Counting dragons" in wyrmhall("learn", "magic-dragon", home=tmp_path, typed="q\n").out


def test_it_ends_in_a_real_game_with_a_coach_who_says_nothing_twice(tmp_path: Path) -> None:
    played = wyrmhall("learn", "storm-dragons", "1", home=tmp_path, typed=storm_dragons() + "1\n" * 400)
    assert played.code == 0, played.err
    assert "The game is over." in played.out
    said = coached(played)
    assert said
    assert len(set(said)) == len(said)
    again = wyrmhall("play", "storm-dragons", "--new", "--bots", "random", home=tmp_path, typed="1\n" * 400)
    assert not set(coached(again)) & set(said)
    game = game_named("storm-dragons")
    taught = {note.text for note in notes_of(game) if note.key in lessons_of(game)[0].shows()}
    assert not [line for line in said if any(text in line for text in taught)]


def storm_dragons() -> str:
    """Its first lesson, as it is meant, and Enter for the game."""
    game = game_named("storm-dragons")
    return "".join(f"{word}\n" for word in answers(film_of(lessons_of(game)[0], game)))


def coached(answer: Answer) -> list[str]:
    return [line for line in answer.out.splitlines() if line.startswith("Coach: ")]


def test_the_coach_is_there_in_three_games_or_where_it_is_wanted(tmp_path: Path) -> None:
    new = ("play", "magic-dragon", "--new", "--bots", "random")
    assert FIRST_NOTE in wyrmhall(*new, home=tmp_path, typed="coach\nquit\n").out
    assert not coached(wyrmhall(*new, home=tmp_path, typed="0\n" * 9))  # it was turned off
    assert FIRST_NOTE not in wyrmhall(*new, "--coach", home=tmp_path, typed="quit\n").out  # once is enough
    for _ in range(3):
        wyrmhall(*new, home=tmp_path / "other", typed="coach\ncoach\nquit\n")
    assert not coached(wyrmhall(*new, home=tmp_path / "other", typed="0\n1\n1\n1\n1\n"))
    assert coached(wyrmhall(*new, "--coach", home=tmp_path / "other", typed="0\n1\n1\n1\n1\n"))


@pytest.mark.parametrize("words", [("no-such-game",), ("magic-dragon", "0"), ("magic-dragon", "99")], ids=" ".join)
def test_bad_input_is_one_line(tmp_path: Path, words: tuple[str, ...]) -> None:
    answer = wyrmhall("learn", *words, home=tmp_path)
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer.err


def test_a_spoilt_file_of_progress_is_no_reason_to_stop(tmp_path: Path) -> None:
    (tmp_path / "learnt.json").write_text("[]")
    assert wyrmhall("learn", "magic-dragon", home=tmp_path, typed="q\n").code == 0
