"""Lessons as the page gets them: every moment, every answer, every light; and nothing that the seat could not see."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tests.lessons.taught import GAMES
from wyrmhall.hall import http, teaching
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.kernel.errors import UnknownGame
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.practice import read_practice
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.lessons.film import film_of
from wyrmhall.lessons.lesson import LEARNER, Free, Lesson, lessons_of, read_lesson

LESSONS = [
    pytest.param(game, lesson, id=f"{game.name}: {lesson.name}") for game in GAMES for lesson in lessons_of(game)
]


def film(game: Game, lesson: Lesson) -> http.LessonFilm:
    """As the page reads it, by the types of the wire."""
    kept = teaching.lesson_film(game.name, lesson.name, "en")
    return msgspec.json.decode(kept.body, type=http.LessonFilm)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_whatever_a_learner_may_try_has_an_answer(game: Game, lesson: Lesson) -> None:
    for moment in film(game, lesson).moments:
        question = moment.question
        if question is None:
            assert not moment.game.options
            continue
        named = {reply.option for reply in question.replies}
        offered = {option.option for option in moment.game.options}
        assert question.answer in offered
        assert question.otherwise or offered <= named | {question.answer}
        assert moment.game.decision
        playable = {option.card for option in moment.game.options}
        refused = {each.card for each in question.refusals}
        held = [zone.piles for zone in moment.game.zones if zone.word == "hand"]
        mine = {
            card
            for piles in held
            for pile in piles
            if pile.owner == LEARNER
            for item in pile.items
            for card in item.cards
        }
        assert mine <= playable | refused


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_each_light_falls_on_something_that_is_there(game: Game, lesson: Lesson) -> None:
    """Places name zones, owners and items of the very view that is shown with them."""
    lights = 0
    for moment in film(game, lesson).moments:
        zones = {zone.word: zone for zone in moment.game.zones}
        for place in moment.light.places if moment.light is not None else []:
            lights += 1
            if not place.zone:
                assert place.owner < len(moment.game.seats)
                continue
            zone = zones[place.zone]
            piles = [pile for pile in zone.piles if pile.owner == place.owner]
            assert piles
            if place.item >= 0 and zone.layout == "pieces":
                assert zone.piles[place.item].owner == place.owner
            elif place.item >= 0:
                assert piles[0].items[place.item].cards
    assert lights


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_film_shows_what_the_seat_sees_and_nothing_else(game: Game, lesson: Lesson) -> None:
    moments = [moment for moment in film_of(lesson, game).moments if not isinstance(moment.part, Free)]
    shown = film(game, lesson).moments
    assert len(moments) == len(shown)
    for moment, told in zip(moments, shown, strict=True):
        view = moment.view()
        for zone in told.game.zones:
            sizes = {pile.owner: pile.size for pile in zone.piles if zone.layout == "each"}
            for owner, pile in view.zones[zone.word]:
                if zone.layout == "each":
                    assert sizes[owner] == (len(pile) if pile is not None else None)
        assert told.game.seat == LEARNER
        assert [line.n for line in told.lines] == sorted({line.n for line in told.lines})


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_course_tells_what_there_is_to_learn(game: Game) -> None:
    course = msgspec.json.decode(teaching.course(game.name, "en").body, type=http.Course)
    assert [lesson.name for lesson in course.lessons] == [lesson.name for lesson in lessons_of(game)]
    assert course.lessons[0].ends_in_game
    assert course.lessons[0].minutes <= 3
    assert course.notes
    assert course.overview is not None
    assert course.overview.picture
    assert all(thing.sign or thing.cards for thing in course.overview.picture)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_where_a_lesson_may_be_played_on_somebody_can_choose(game: Game, lesson: Lesson) -> None:
    end = lesson.scenes[-1].parts[-1]
    position = film(game, lesson).position
    assert bool(position) == (isinstance(end, Free) and end.turns is not None)
    if position:
        assert read_practice(position).replay.s.waiting


def test_what_is_no_lesson_is_refused() -> None:
    with pytest.raises(CommandRefused, match="no lesson") as refused:
        teaching.lesson_film("magic-dragon", "99-nothing", "en")
    assert refused.value.code == "unknown_lesson"
    with pytest.raises(CommandRefused):
        teaching.lesson_film("magic-dragon", "../../../README", "en")
    with pytest.raises(UnknownGame):
        teaching.course("chess", "en")


def test_another_language_is_told_where_it_is_there_and_english_elsewhere(tmp_path: Path) -> None:
    game = game_named("magic-dragon")
    assert teaching.spoken(game, "xx") == "en"
    assert teaching.course("magic-dragon", "xx") is teaching.course("magic-dragon", "en")


def test_a_light_on_one_of_two_stacks_is_on_that_one() -> None:
    lesson = read_lesson(
        '[Game "magic-dragon"]\n[Name "Lights"]\n[Seats "You Ember"]\nscene Two\nhand You R5\nhand Ember G4\n'
        "stack Ember R1.R3 P2\nturn You\nshow stack Ember P2\nsay Purple.\n",
        "02-lights.lesson",
    )
    [moment] = teaching.Film(game_named("magic-dragon"), lesson).shown().moments
    assert moment.light is not None
    [place] = moment.light.places
    zone = next(each for each in moment.game["zones"] if each["word"] == "stack")  # type: ignore[index]
    assert [item["text"] for item in zone["piles"][place.item]["items"]] == ["P2"]
