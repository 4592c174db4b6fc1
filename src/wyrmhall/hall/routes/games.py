"""The games of this hall: what they are, how their cards look, and their rules in words."""

from __future__ import annotations

from litestar import get

from wyrmhall.hall import catalogue, wire
from wyrmhall.hall.problems import PROBLEMS


@get("/api/games", responses=PROBLEMS, summary="All games", sync_to_thread=False)
def games() -> list[wire.GameInfo]:
    return catalogue.games()


@get(
    "/api/games/{game:str}/cards", responses=PROBLEMS, summary="How the cards of a game are drawn", sync_to_thread=False
)
def card_faces(game: str) -> list[wire.CardFace]:
    return catalogue.cards(game)


@get("/api/games/{game:str}/rules", responses=PROBLEMS, summary="The rules of a game", sync_to_thread=False)
def rules(game: str) -> wire.RulesInfo:
    return catalogue.rules(game)
