"""Decks that are built of a pool after a draft: their parts, whether they are legal, and the one that is proposed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.hall.serving import Person, Serving
from wyrmhall.drafts.cards import DraftCards
from wyrmhall.kernel.registry import game

CARDS = game("dbs-draft").book_of(None)
assert isinstance(CARDS, DraftCards)
LEADERS = [CARDS.faces[row] for row in CARDS.leader_rows]
MAINS = [face for face, is_main in zip(CARDS.faces, CARDS.is_main, strict=True) if is_main]
OTHERS = [face for face in CARDS.faces if face not in LEADERS and face not in MAINS]
POOL = [*LEADERS[:2], *MAINS[:25], *MAINS[:25], *OTHERS[:1]]


@pytest.fixture(scope="module")
def ada(hall: Serving) -> Person:
    return hall.person()


def asked(person: Person, path: str, pool: list[str], chosen: list[str] | None = None, **wish: Any) -> Any:
    return person.ok("POST", f"/api/lists{path}", {"game": "dbs-draft", "pool": pool, "chosen": chosen or [], **wish})


def test_a_deck_has_the_parts_that_the_pool_allows(ada: Person) -> None:
    main, leader = asked(ada, "", POOL)["sections"]
    assert (main["name"], main["least"], main["most"], len(main["cards"])) == ("main-cards", 40, 40, 25)
    assert (leader["name"], leader["least"], leader["most"], leader["cards"]) == ("leader", 1, 1, LEADERS[:2])
    [short] = asked(ada, "", MAINS[:30])["sections"]  # DBS-A3 all of it; and no Leader
    assert (short["least"], short["most"]) == (30, 30)


def test_a_deck_is_judged_while_it_grows(ada: Person) -> None:
    told = asked(ada, "/check", POOL, [*LEADERS[:2], *MAINS[:3]])
    assert [(each["said"]["parts"]["state"], each["clauses"]) for each in told["demands"]] == [
        ("short", ["DBS-19"]),
        ("over", ["DBS-19"]),
    ]
    assert [(each["card"], each["way"], each["clauses"]) for each in told["prospects"]] == [
        (OTHERS[0], "never", ["DBS-A28"])
    ]


def test_a_proposed_deck_keeps_what_is_chosen_and_is_legal(ada: Person) -> None:
    wanted = [LEADERS[1], MAINS[24], MAINS[24]]
    deck = asked(ada, "/complete", POOL, wanted)
    assert not Counter(wanted) - Counter(deck)
    assert not Counter(deck) - Counter(POOL)
    assert all(each["is_met"] for each in asked(ada, "/check", POOL, deck)["demands"])


def test_dragon_booster_drafts_have_their_own_sizes(ada: Person) -> None:
    race = game("dragon-booster-draft").book_of(None)
    assert isinstance(race, DraftCards)
    pool = [face for face, is_main in zip(race.faces, race.is_main, strict=True) if is_main] * 2
    for variant, most in (("booster", 25), ("sealed", None)):
        wish: dict[str, Any] = {"game": "dragon-booster-draft", "variant": variant}
        [main] = asked(ada, "", pool, **wish)["sections"]
        assert main["most"] == most
        deck = asked(ada, "/complete", pool, pool[:2], **wish)
        assert all(each["is_met"] for each in asked(ada, "/check", pool, deck, **wish)["demands"])


def test_bad_pools_are_refused(ada: Person) -> None:
    for wish, says in (
        ({"pool": ["EC-003"], "chosen": ["EC-003", "EC-003"]}, "the pool has not so many of EC-003"),
        ({"pool": ["EC-999"]}, "there is no card EC-999"),
        ({"game": "magic-dragon", "pool": ["R1"]}, "nobody builds a list of a pool"),
        ({"pool": None}, "nobody brings any cards"),
    ):
        answer = ada.ask("POST", "/api/lists/check", {"game": "dbs-draft", "chosen": [], **wish})
        assert answer.status_code in (400, 409, 422), answer.text
        assert says in answer.json()["text"], answer.text
        assert answer.json()["code"] == "bad_list"
