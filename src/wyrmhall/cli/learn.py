"""wyrmhall learn: the lessons of a game, in the terminal."""

from __future__ import annotations

from wyrmhall.bots import EASY
from wyrmhall.cli.console import console
from wyrmhall.cli.games import loaded
from wyrmhall.cli.language import language, told
from wyrmhall.cli.lesson_table import GAME, LessonTable
from wyrmhall.cli.plain import bear_any_character, typed_line
from wyrmhall.cli.play import Switch, has_terminal, play
from wyrmhall.cli.progress import Progress
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.lessons.film import film_of
from wyrmhall.lessons.lesson import Lesson, lessons_of


def learn(game: str | None = None, number: int | None = None, /, *, plain: Switch = False) -> None:
    """Learn a game at its own table, in lessons of two minutes.

    Enter goes on, b goes back, h is a hint, w tells why the last choice was refused, q leaves.

    Parameters
    ----------
    game
        The game, such as magic-dragon. Without it, all games and lessons are listed.
    number
        Which lesson. By default, the first that you have not done.
    plain
        Write line by line and without colours, for screen readers and pipes.
    """
    if game is None:
        list_lessons(Progress.load())
        return
    taught = game_named(game)
    lessons = lessons_of(taught, language())
    if not lessons:
        raise BadSetup(told("no-lessons", title=taught.title, game=taught.name))
    take(taught, chosen(lessons, number, Progress.load()), plain=plain)


def chosen(lessons: list[Lesson], number: int | None, progress: Progress) -> Lesson:
    """The lesson of this number, or the first that is not done, or the first of all."""
    if number is None:
        return next((lesson for lesson in lessons if not progress.is_done(lesson)), lessons[0])
    if not 1 <= number <= len(lessons):
        raise BadSetup(told("no-such-lesson", number=number, lessons=len(lessons)))
    return lessons[number - 1]


def take(game: Game, lesson: Lesson, *, plain: bool) -> None:
    """One lesson, and the game with which it may end."""
    bear_any_character()
    film = film_of(lesson, game, str(game.folder / "lessons"))
    paints = None if plain or not has_terminal() else console
    ended = LessonTable(lesson, film, Progress.load(), typed_line, paints).play()
    if ended == GAME:
        setup = film.setup
        play(game.name, seats=setup.seats, variant=setup.variant, bots=EASY, coach=True, plain=plain)


def list_lessons(progress: Progress) -> None:
    """All lessons, with a tick at each that is done."""
    for game in loaded()[0]:
        lessons = lessons_of(game, language())
        if lessons:
            console.print(f"{game.name}: {game.title}", style="bold", markup=False)
        for number, lesson in enumerate(lessons, 1):
            tick = "✓" if progress.is_done(lesson) else " "
            console.print(f"  {tick} {number}  {lesson.title()}", markup=False)
    console.print(f"\n{told('take-next-lesson')}\n{told('take-any-lesson')}", markup=False)
