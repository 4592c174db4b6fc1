"""Lessons keep what they promise; and a lesson that is spoilt by one line does not get through."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lessons.taught import GAMES
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.value import UNSEEN, cards_of
from wyrmhall.kernel.view import piles
from wyrmhall.lessons.film import film_of
from wyrmhall.lessons.lesson import BadLesson, Lesson, lessons_of, read_lesson
from wyrmhall.lessons.overview import overview_of, read_overview
from wyrmhall.lessons.proof import flaws_of, untaught

LESSONS = [
    pytest.param(game, lesson, id=f"{game.name}: {lesson.name}") for game in GAMES for lesson in lessons_of(game)
]
GOOD = """\
[Game "magic-dragon"]
[Name "First flight"]
[Seats "You Ember"]
[Shows "MD-18 MD-19"]

scene A stack changes hands
hand You R5 R2 P2
hand Ember R7 G4 Ice
stack Ember R1.R3
turn You
show stack Ember R1.R3
say This is Ember's stack.
show hand You
ask Take it!
hint You need a red dragon above 3.
wrong R2xR3 MD-19 A 2 never goes on a 3.
wrong P2 That starts a purple stack.
then ? stack You P2
You R5xR3
? stack You R1.R3.R5
say Yours!
Ember R7xR5
ask Begin a stack.
wrong R2 MD-20 Red lies there already.
You P2
say A real game now.
free game
"""
FIRST = "01-first.lesson"
SPOILT = {  # what is replaced by what, and what is found then
    "a claim that does not hold": ("? stack You R1.R3.R5", "? stack You R1.R5", "does-not-hold"),
    "a false consequence": ("then ? stack You P2", "then ? stack You G4", "does-not-hold"),
    "an answer that is not offered": ("\nYou P2\nsay", "\nYou R2xR7\nsay", "answer-not-offered"),
    "an option without a word": ("wrong P2 That starts a purple stack.\nthen ? stack You P2\n", "", "unanswered"),
    "a wrong else that is never said": ("hint You need", "wrong else No.\nhint You need", "never-said"),
    "a clause for what is offered": ("wrong P2 That starts a purple stack.\nthen ? stack You P2", "wrong P2 MD-20 No.",
                                     "offered"),
    "an offered option that is refused": ("wrong R2xR3 MD-19 A", "wrong R2xR3 A", "not-offered"),
    "another clause than the one that refuses": ("wrong R2xR3 MD-19", "wrong R2xR3 MD-20", "refused-otherwise"),
    "a clause that does not exist": ("wrong R2xR3 MD-19", "wrong R2xR3 MD-999", "no-clause"),
    "a shown clause that does not exist": ("MD-18 MD-19", "MD-18 MD-999", "no-clause"),
    "the answer among the replies": ("hint You need", "also R5xR3 Yes.\nhint You need", "answer-replied"),
    "a light on cards that are not there": ("show stack Ember R1.R3", "show stack Ember G4", "unreadable"),
    "a light on nothing": ("show stack Ember R1.R3", "show stack You", "unreadable"),
    "a light on what the learner cannot see": ("show stack Ember R1.R3", "show hand Ember R7", "unreadable"),
    "a light on no zone": ("show stack Ember R1.R3", "show altar", "unreadable"),
    "a light for nobody": ("say A real game now.", "say A real game now.\nshow hand You", None),
    "a question with one way out": ("wrong R2 MD-20 Red lies there already.\n", "", "no-question"),
    "a sentence that is too long": ("say Yours!", f"say {'word ' * 21}.", "too-long"),
    "a sentence without an end": ("say Yours!", "say Yours", "no-full-stop"),
    "a first lesson that does not end in a game": ("free game\n", "", "no-game"),
    "a lesson that is too short": ("say Yours!\n", "", "length"),
    "a lesson that is too long": ("say Yours!", "\n".join(["say Yours!"] * 9), "length"),
    "nothing said at the end": ("say A real game now.\n", "", "no-last-word"),
    "a seat called as a word of lessons": ("Seats \"You Ember\"", "Seats \"You say\"", "clash"),
    "an unknown word": ("say Yours!", "sing Yours!", "unreadable"),
    "an unknown card": ("hand You R5 R2 P2", "hand You R5 R2 P9", "unreadable"),
    "an unknown option": ("wrong P2 That", "wrong P9 That", "unreadable"),
    "an unknown tag": ('[Shows "MD', '[Teaches "MD', None),
    "a tag that lessons lack": ('[Shows "MD', '[Bots "MD', None),
    "no scene": ("scene A stack changes hands\n", "", None),
    "a scene without a title": ("scene A stack changes hands", "scene", None),
    "a question without an answer": ("You P2\nsay A", "say A", None),
    "somebody else's answer": ("You P2\nsay A", "Ember G4\nsay A", None),
    "a hint without a question": ("say Yours!", "hint Yours!", None),
    "two hints": ("hint You need", "hint Look.\nhint You need", None),
    "two words to one option": ("wrong P2 That", "wrong P2 No.\nwrong P2 That", None),
    "a consequence of nothing": ("hint You need a red dragon above 3.", "then ? stack You P2", None),
    "nothing said to an option": ("wrong P2 That starts a purple stack.", "wrong P2", None),
    "free for no choices": ("free game", "free 0", None),
    "free for words": ("free game", "free lunch", None),
}  # fmt: skip


def good() -> Lesson:
    return read_lesson(GOOD, FIRST)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_the_lesson_keeps_what_it_promises(game: Game, lesson: Lesson) -> None:
    assert [str(flaw) for flaw in flaws_of(lesson, game, str(game.folder / "lessons"))] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_that_matters_is_taught(game: Game) -> None:
    lessons = lessons_of(game)
    assert [str(flaw) for flaw in untaught(game, lessons)] == []
    assert lessons[0].is_first()
    assert len({lesson.title() for lesson in lessons}) == len(lessons)


@pytest.mark.parametrize(("game", "lesson"), LESSONS)
def test_no_frame_shows_a_face_that_the_seat_could_not_see(game: Game, lesson: Lesson) -> None:
    """The film is made of views; so what the learner's seat may not see is not in it."""
    hidden = 0
    for moment in film_of(lesson, game).moments:
        view = moment.view()
        for zone in moment.s.zones:
            seen = [card for _, pile in view.zones[zone.word] for card in cards_of(pile or ())]
            lying = [card for _, pile in piles(moment.s, zone) for card in cards_of(pile)]
            hidden += len(lying) - len([card for card in seen if card != UNSEEN])
    assert hidden or moment.s.setup.seats == 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_rules_begin_with_an_overview(game: Game) -> None:
    overview = overview_of(game)
    assert overview is not None
    headings = [heading for heading, _ in overview.chapters]
    assert {"The goal", "A turn", "How you score", "The one trick"} <= set(headings)
    assert overview.picture is not None


def test_the_lesson_that_is_spoilt_below_is_a_good_one() -> None:
    assert flaws_of(good(), game_named("magic-dragon")) == []


@pytest.mark.parametrize("how", SPOILT)
def test_a_lesson_that_is_spoilt_by_one_line_is_found_out(how: str) -> None:
    old, new, code = SPOILT[how]
    assert GOOD.count(old) == 1
    text = GOOD.replace(old, new)
    if code is None:
        with pytest.raises(WyrmhallError, match=rf"{FIRST}:\d+: "):
            read_lesson(text, FIRST)
        return
    found = flaws_of(read_lesson(text, FIRST), game_named("magic-dragon"))
    assert code in [flaw.code for flaw in found], found
    assert all(flaw.where.startswith(f"{FIRST}:") and flaw.where.rpartition(":")[2].isdecimal() for flaw in found)


def test_a_mechanic_that_no_lesson_teaches_is_found() -> None:
    game = game_named("magic-dragon")
    assert "untaught" in [flaw.code for flaw in untaught(game, lessons_of(game)[1:])]


@pytest.mark.parametrize(
    "text",
    [
        "## The goal\n\nWin.\n",
        "# One minute\n\nWin.\n",
        "# One minute\n\n## The goal\n",
        "# One minute\n\n## The goal\n\nWin.\n\nPicture: R5\n",
        "# One minute\n\n## The goal\n\nWin.\n\nPicture: R9 | A card.\n",
    ],
)
def test_what_is_no_overview_is_refused_with_its_line(text: str) -> None:
    book: Book = game_named("magic-dragon").book_of(None)
    with pytest.raises(BadLesson, match=r"overview\.md:\d+: "):
        read_overview(text, book)


def test_the_example_of_the_docs_lacks_nothing_but_length() -> None:
    page = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text(encoding="utf-8")
    example = page.partition("```lesson\n")[2].partition("```")[0]
    assert [flaw.code for flaw in flaws_of(read_lesson(example, "lessons.md"), game_named("magic-dragon"))] == [
        "length"
    ]
