"""A tournament in the page: four people, one organiser, a game that the hall does not have."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.screens import all_well, look_at

CUP = "Ember <i>Cup"
GAME = "Dragon Ball Super"


def panel(guest: Guest, name: str) -> Locator:
    return guest.page.get_by_role("region", name=re.compile(f"^{name}"))


def event_of(guest: Guest, event: str) -> dict[str, Any]:
    """The event as this person may see it."""
    answer = guest.context.request.get(f"{guest.address}/api/events/{event}")
    found: dict[str, Any] = json.loads(answer.text())
    return found


def makes_a_cup(mara: Guest) -> str:
    """From the hall's own page, with the rest as it is proposed; its id."""
    page = mara.go("/")
    page.get_by_role("link", name="See tournaments").click()
    page.get_by_role("link", name="Make a tournament").click()
    page.get_by_label("Name", exact=True).fill(CUP)
    page.get_by_label("Which game").fill(GAME)
    page.get_by_role("button", name="Make a tournament").click()
    page.wait_for_url("**/e/*/organise")
    expect(page.get_by_role("heading", level=1)).to_have_text(CUP)
    return page.url.split("/")[-2]


def signs_up(guest: Guest, event: str) -> None:
    page = guest.go(f"/e/{event}")
    page.get_by_role("button", name="Sign up").click()
    page.get_by_role("button", name="I am here").click()
    expect(page.get_by_text("You are checked in.")).to_be_visible()


def reports(guest: Guest, first: int, second: int) -> None:
    """So many games won by the first and by the second of the match."""
    mine = panel(guest, "My match")
    for at, games in enumerate((first, second)):
        mine.get_by_role("group").nth(at).get_by_text(str(games), exact=True).click()
    mine.get_by_role("button", name="Report the result").click()
    expect(mine.get_by_text("You have reported")).to_be_visible()


def to_play(guest: Guest, event: str) -> re.Pattern[str]:
    """What opens the first match of the latest round that has no result."""
    matches = event_of(guest, event)["round"]["matches"]
    number = next(match["number"] for match in matches if match["result"] is None)
    return re.compile(f"^Change match {number}:")


def test_a_tournament_from_the_first_name_to_the_history(new_guest: NewGuest) -> None:
    mara, *people = [new_guest() for _ in range(4)]
    for guest, name in zip((mara, *people), ("Mara", "Ada", "Benno", "Caro"), strict=True):
        guest.call_me(name)
    ada, _, caro = people
    event = makes_a_cup(mara)
    for guest in people:
        signs_up(guest, event)

    # The fourth sits in the room without a page; the organiser says so of her.
    desk = mara.page
    desk.get_by_label("Enter somebody").fill("Dora")
    desk.get_by_role("button", name="Enter", exact=True).click()
    desk.get_by_role("button", name="Dora is here").click()
    desk.get_by_label("For everybody").fill("Lunch at one")
    desk.get_by_role("button", name="Announce").click()
    expect(panel(ada, "Announcements")).to_contain_text("Lunch at one")
    desk.get_by_role("button", name="Pair round 1").click()
    expect(panel(ada, "My match, round 1")).to_be_visible()
    expect(ada.page.get_by_role("timer").first).to_have_text(re.compile(r"\d\d:\d\d$"))

    # Who is no organiser has no desk, neither by a link nor by the address; and the hall would not obey.
    expect(ada.page.get_by_role("link", name="Organiser’s desk")).to_have_count(0)
    ada.go(f"/e/{event}/organise")
    expect(ada.page.get_by_text("This desk is for organisers only")).to_be_visible()
    expect(ada.page.get_by_role("button", name="End the tournament")).to_have_count(0)
    ada.page.get_by_role("button", name="To the tournament").click()

    # A result is reported by one and confirmed by the other; an organiser enters the one of Dora’s match.
    by_page = next(match for match in event_of(mara, event)["round"]["matches"] if 4 not in match["players"])
    first, second = (people[number - 1] for number in by_page["players"])
    names = [event_of(mara, event)["players"][number - 1]["name"] for number in by_page["players"]]
    reports(first, 2, 1)
    expect(panel(second, "My match")).to_contain_text(f"{names[0]} reports: {names[0]} 2 – 1 {names[1]}")
    wrong = look_at(second, "event-confirm")
    panel(second, "My match").get_by_role("button", name="Confirm").click()
    expect(panel(first, "My match")).to_contain_text(f"Result: {names[0]} 2 – 1 {names[1]}")
    results = panel(mara, "Results")
    results.get_by_role("button", name=re.compile("^Change match .*Dora")).click()
    wrong += look_at(mara, "event-match-desk")
    dialog = desk.get_by_role("dialog")
    dialog.get_by_role("group").nth(0).get_by_text("2", exact=True).click()
    dialog.get_by_role("button", name="Set this result").click()
    expect(dialog).to_be_hidden()
    expect(desk.get_by_role("button", name="Pair round 2")).to_be_visible()

    # It was the other way round: an organiser corrects it, and everybody sees it.
    results.get_by_role("button", name=re.compile(f"^Change match {by_page['number']}:")).click()
    dialog.get_by_role("group").nth(0).get_by_text("1", exact=True).click()
    dialog.get_by_role("group").nth(1).get_by_text("2", exact=True).click()
    dialog.get_by_role("button", name="Correct the result").click()
    expect(panel(first, "My match")).to_contain_text(f"Result: {names[0]} 1 – 2 {names[1]}")

    # Caro has to go: what she would still have played is lost without a game.
    caro.page.get_by_role("button", name="Drop out").click()
    caro.page.get_by_role("button", name="Drop out for good").click()
    expect(caro.page.get_by_text("You have dropped out.")).to_be_visible()
    desk.get_by_role("button", name="Pair round 2").click()
    expect(results.get_by_text("not played")).to_be_visible()
    wrong += look_at(mara, "event-desk")

    # Each figure says how it comes about, as deep as it goes.
    standings = panel(ada, "Standings")
    expect(standings.get_by_role("row")).to_have_count(5)
    standings.get_by_role("button", name="How the figures of Ada come about").click()
    arithmetic = ada.page.get_by_role("dialog")
    arithmetic.locator("summary").first.click()
    expect(arithmetic.get_by_text(re.compile("^Round 1: "))).to_be_visible()
    wrong += look_at(ada, "event-arithmetic")
    arithmetic.get_by_role("button", name="Close").click()

    # For the wall and for paper.
    ada.go(f"/e/{event}/pairings")
    expect(ada.page.get_by_role("row")).to_have_count(3)
    wrong += look_at(ada, "event-pairings")
    ada.page.emulate_media(media="print")
    expect(ada.page.get_by_role("button", name="Print")).to_be_hidden()
    ada.page.emulate_media(media="screen")

    # After the end it can be read by anybody with the link, with who changed what.
    results.get_by_role("button", name=to_play(mara, event)).click()
    dialog.get_by_role("group").nth(0).get_by_text("2", exact=True).click()
    dialog.get_by_role("button", name="Set this result").click()
    desk.get_by_role("button", name="Pair round 3").click()
    expect(results.get_by_label("Which round")).to_have_value("3")
    results.get_by_role("button", name=to_play(mara, event)).click()
    dialog.get_by_role("button", name="Nobody came").click()
    desk.get_by_role("button", name="End the tournament").click()
    desk.get_by_role("button", name="End it for good").click()
    caro.go(f"/e/{event}/history")
    expect(caro.page.get_by_role("region", name="Round 1")).to_contain_text("1–2")
    caro.page.get_by_text("Who changed what").click()
    expect(caro.page.get_by_text(re.compile("not 2-1"))).to_be_visible()
    wrong += look_at(caro, "event-history")
    all_well(wrong)
