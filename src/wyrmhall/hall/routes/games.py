"""The games of this hall: what they are, how their cards look, and their rules in words."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.openapi import ResponseSpec
from litestar.params import Parameter

from wyrmhall.hall import catalogue, http, teaching
from wyrmhall.hall.examples import examples
from wyrmhall.hall.problems import PROBLEMS

Language = Annotated[str, Parameter(pattern=r"^[a-z]{2,3}$", description="What is not told in it is told in English.")]


@get("/api/games", responses=PROBLEMS, summary="All games", sync_to_thread=False)
def games(language: Language = teaching.ENGLISH) -> list[http.GameInfo]:
    return catalogue.games(language)


@get(
    "/api/games/{game:str}/cards", responses=PROBLEMS, summary="How the cards of a game are drawn", sync_to_thread=False
)
def card_faces(game: str) -> list[http.CardFace]:
    return catalogue.cards(game)


@get(
    "/api/games/{game:str}/messages/{language:str}",
    responses=PROBLEMS,
    summary="What a game says, as a Fluent catalogue",
    media_type=MediaType.TEXT,
    sync_to_thread=False,
)
def messages(request: Request[Any, Any, Any], game: str, language: str) -> Response[str]:
    """The common messages and the game's own; a browser asks again, and is told if it has them already."""
    found = catalogue.messages(game, language)
    headers = {"etag": f'"{found.digest}"', "cache-control": "no-cache"}
    is_had = request.headers.get("if-none-match") == headers["etag"]
    return Response("" if is_had else found.text, status_code=304 if is_had else 200, headers=headers)


@get("/api/games/{game:str}/rules", responses=PROBLEMS, summary="The rules of a game", sync_to_thread=True)
def rules(game: str) -> http.RulesInfo:
    return catalogue.rules(game)


@get(
    "/api/games/{game:str}/clauses/{clause:str}/records",
    responses=PROBLEMS,
    summary="The records that show a clause",
    sync_to_thread=True,
)
def clause_records(game: str, clause: str) -> list[http.ExampleInfo]:
    return examples(game, clause)


Asked = Request[Any, Any, Any]


@get(
    "/api/games/{game:str}/course",
    responses={**PROBLEMS, 200: ResponseSpec(http.Course, description="Lessons, coach's notes and overview.")},
    summary="What there is to learn of a game",
    sync_to_thread=False,
)
def course(request: Asked, game: str, language: Language = teaching.ENGLISH) -> Response[bytes]:
    return unless_had(request, teaching.course(game, language))


@get(
    "/api/games/{game:str}/lessons/{lesson:str}",
    responses={**PROBLEMS, 200: ResponseSpec(http.LessonFilm, description="The lesson, moment by moment.")},
    summary="A lesson, with all views and answers",
    description="It is played without a table. It changes only with the program, and has an ETag.",
    sync_to_thread=True,
)
def lesson(request: Asked, game: str, lesson: str, language: Language = teaching.ENGLISH) -> Response[bytes]:
    return unless_had(request, teaching.lesson_film(game, lesson, language))


def unless_had(request: Asked, kept: teaching.Kept) -> Response[bytes]:
    headers = {"etag": f'"{kept.etag}"', "cache-control": "no-cache"}
    is_had = request.headers.get("if-none-match") == headers["etag"]
    body = b"" if is_had else kept.body
    return Response(body, media_type=MediaType.JSON, status_code=304 if is_had else 200, headers=headers)
