"""Storm Dragons in a real browser: battles, challenges, the draft and the battlefronts; and how all of it looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.screens import all_well, look_at

pytestmark = pytest.mark.timeout(300)

QUICK = "random"  # the level of bots that do not think
LETTERS = "ABCDEFabcdef"


# --- playing --------------------------------------------------------------------------------------


def on_the_table(guest: Guest) -> Locator:
    """Cards in play that can be pointed at, cards that were found, and stacks of a draft."""
    return guest.page.locator(".cards.may:visible, .cards.legal:visible")


def places(guest: Guest) -> Locator:
    """Where a card could go."""
    return guest.page.locator("button.ghost[aria-pressed=false]")


def is_settled(guest: Guest) -> bool:
    if guest.told and guest.page.locator(f'[data-seq="{guest.told["seq"]}"]').count():
        return True
    guest.page.evaluate("document.querySelector('.hurry')?.click()")
    return False


def select(guest: Guest) -> bool:
    """Touch something that can be chosen, unless something is; whether it can be confirmed now."""
    if guest.primary.count() and guest.primary.get_attribute("aria-disabled") == "false":
        return True
    ways = guest.choices.and_(guest.page.locator("[aria-pressed=false]")).filter(has_not_text="Rebuild")
    held = guest.page.locator(".card-button.legal")
    asked = (
        [on_the_table(guest), places(guest), held, ways] if ways.count() else [on_the_table(guest), held, guest.choices]
    )
    offered = [each for each in asked if each.count()]
    if offered:
        found = offered[guest.chance.randrange(len(offered))]
        found.nth(guest.chance.randrange(found.count())).click()
    return False


def choose(guest: Guest) -> None:
    before = guest.told["seq"]
    guest.wait_for(lambda: select(guest), "a choice")
    guest.primary.click()
    guest.wait_for(lambda: guest.told["seq"] > before, "the choice")


def is_asked(guest: Guest) -> bool:
    return is_settled(guest) and guest.my_turn.is_visible()


def is_over(guest: Guest) -> bool:
    return is_settled(guest) and guest.game_over.is_visible()


def play_on(guest: Guest) -> str:
    """Wait until something is asked, or all is over; the name of what is asked, or nothing."""
    guest.wait_for(lambda: is_asked(guest) or is_over(guest), "a question, or the end")
    if guest.game_over.is_visible():
        return ""
    asked = guest.told["game"]["prompt"]
    return str(asked["asks"]) if asked else play_on(guest)


def battle(guest: Guest) -> int:
    return int(guest.told["game"]["facts"]["round"])


def check_the_table(guest: Guest) -> None:
    """Light, token and strengths are those that the hall has told."""
    game = guest.told["game"]
    light = {0: "day", 1: "night"}.get(game["facts"]["side"])
    if light:
        expect(guest.page.locator(".board")).to_have_class(re.compile(rf"\b{light}\b"))
    for side in [{"side": n, **seat} for n, seat in enumerate(game["seats"])] + game.get("sides", []):
        if not side["tally"] or side["side"] not in game["facts"]["active"]:
            continue
        total = sum(line["points"] for line in side["tally"])
        told = guest.page.locator(f'.strength[data-side="{side["side"]}"] button > b')
        expect(told).to_have_text(str(total))


def play_together(people: tuple[Guest, ...], until: int = 99) -> set[str]:
    """All of them play, to the end or up to a battle; what was asked."""
    seen: set[str] = set()
    for one in people:
        one.wait_for(lambda one=one: one.told and one.told["game"], "the deal")  # type: ignore[misc]
    while not all(is_over(one) for one in people) and battle(people[0]) < until:
        for one in people:
            if is_asked(one) and one.told["game"]["prompt"]:
                seen.add(one.told["game"]["prompt"]["asks"])
                check_the_table(one)
                choose(one)
        people[0].page.wait_for_timeout(5)
    return seen


def sit_down(new_guest: NewGuest, table: str) -> Guest:
    bea = new_guest()
    bea.call_me("Bea")
    bea.go(f"/t/{table}")
    bea.page.get_by_role("button", name="Take a seat").click()
    return bea


# --- games ----------------------------------------------------------------------------------------


def test_two_people_play_a_whole_game(guest: Guest, new_guest: NewGuest) -> None:
    table = guest.open_table(game="storm-dragons", seats=2)
    guest.go(f"/t/{table}")
    people = (guest, sit_down(new_guest, table))
    seen = play_together(people)
    assert seen >= {"Act", "ChooseSide", "Placing"}
    for one in people:
        dragons = one.told["game"]["facts"]["scores"]
        expect(one.page.get_by_role("dialog")).to_contain_text(str(max(dragons)))
    all_well(look_at(guest, "storm-dragons-end"))


def test_a_person_and_two_bots_play_a_whole_game(guest: Guest) -> None:
    guest.go(f"/t/{guest.open_table(game='storm-dragons', seats=3, bots=[QUICK] * 2, start=True)}")
    while play_on(guest):
        check_the_table(guest)
        choose(guest)
    assert guest.told["game"]["winners"]


def test_a_drafted_game(guest: Guest) -> None:
    house = {"distribution": "draft"}
    guest.go(f"/t/{guest.open_table(game='storm-dragons', seats=2, bots=[QUICK], house=house, start=True)}")
    wrong: list[str] = []
    taken = 0
    while play_on(guest) == "Picking":
        facts = guest.told["game"]["facts"]
        expect(guest.page.get_by_text(f"Draft round {facts['draft_round']} of 4").first).to_be_visible()
        if facts["draft_round"] == 2 and not wrong:
            guest.wait_for(lambda: select(guest), "a stack")
            wrong = look_at(guest, "storm-dragons-draft") or ["fine"]
        choose(guest)
        taken += 1
    assert taken == 12
    all_well([each for each in wrong if each != "fine"])
    while battle(guest) < 3 and play_on(guest):
        choose(guest)


def test_one_person_plays_together_with_allies(guest: Guest) -> None:
    guest.go(f"/t/{guest.open_table(game='storm-dragons', variant='coop', seats=1, start=True)}")
    while play_on(guest):
        check_the_table(guest)
        choose(guest)
    won = bool(guest.told["game"]["winners"])
    expect(guest.page.get_by_role("dialog").get_by_role("heading").first).to_have_text(
        "We have won" if won else "The enemies have won"
    )


def test_two_people_play_together(guest: Guest, new_guest: NewGuest) -> None:
    table = guest.open_table(game="storm-dragons", variant="coop", seats=2)
    guest.go(f"/t/{table}")
    people = (guest, sit_down(new_guest, table))
    seen = play_together(people, until=3)
    assert "CoopAct" in seen
    assert guest.page.get_by_role("region", name="Battlefront of").count() == 3
