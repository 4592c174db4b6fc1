"""Learning in the page: a whole lesson by keyboard alone, the coach, rules that show, and practice."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import PHONE, NewGuest
from tests.browser.guest import Guest
from tests.browser.screens import all_well, look_at, violations

GO_ON = "Go on"


def is_at(guest: Guest, moment: int) -> None:
    """The lesson is there, and everything that led to it was shown."""
    expect(guest.page.locator(".lesson")).to_have_attribute("data-moment", str(moment))
    expect(guest.page.locator(".happens")).to_have_count(0)


def said(guest: Guest, text: str) -> None:
    expect(guest.page.locator(".teacher .said")).to_have_text(text)


def answered(guest: Guest, text: str | re.Pattern[str]) -> None:
    expect(guest.page.locator(".teacher .answer")).to_contain_text(text)


def go_on(guest: Guest, to: int) -> None:
    """The focus is on what goes on."""
    guest.wait_for(lambda: guest.focused() == GO_ON, "the focus on what goes on")
    guest.press("Enter")
    is_at(guest, to)


def lights(guest: Guest) -> int:
    guest.page.locator("svg.spot").wait_for(state="attached")
    return int(guest.page.locator("svg.spot").get_attribute("data-lights") or 0)


def test_a_whole_lesson_by_keyboard_alone_and_then_a_real_game(guest: Guest) -> None:
    page = guest.go("/")
    guest.tab_to("^Learn: Magic Dragon$")  # before it was played, the first thing on its tile
    guest.press("Enter")
    page.get_by_role("heading", name="Magic Dragon").wait_for()
    guest.tab_to("First flight")
    guest.press("Enter")
    is_at(guest, 0)
    said(guest, "This is Ember's stack. Only the dragon on top matters: the red 3.")
    assert lights(guest) == 1
    go_on(guest, 1)
    guest.wait_for(lambda: "Slumberer" in guest.focused() or "Red" in guest.focused(), "the focus in the lit hand")
    wrong = look_at(guest, "lesson-question")
    guest.press("1")  # a grey card: the teacher says why, and by which clause
    answered(guest, "Right colour, too small: a 2 never goes on a 3.")
    guest.tab_to("^MD-19$")
    guest.press("Enter")
    answered(guest, "never be put on a dragon with a higher number")
    guest.press("3", "Enter")  # allowed, but not what is taught
    answered(guest, "Nice, but there is treasure to steal first.")
    answered(guest, "You need a red dragon above 3.")  # the hint, after the second miss
    wrong += look_at(guest, "lesson-miss")
    guest.press("2", "Enter")
    is_at(guest, 2)
    guest.press("Backspace")
    is_at(guest, 1)
    guest.press("2", "Enter")
    is_at(guest, 2)
    go_on(guest, 3)
    page.reload()  # it goes on where one was
    is_at(guest, 3)
    go_on(guest, 4)
    guest.press("2", "Enter")
    is_at(guest, 5)
    go_on(guest, 6)
    said(guest, "Each round opens with a bid: how many stacks will be yours at the end?")
    go_on(guest, 7)
    guest.press("0", "Enter")
    answered(guest, re.compile("you must play when you can"))
    guest.press("3", "Enter")  # right as well: it is praised, and the lesson takes the other way
    answered(guest, re.compile("^ *Bold!"))
    go_on(guest, 8)
    go_on(guest, 9)
    go_on(guest, 9)
    page.get_by_role("heading", name="Done: First flight").wait_for()
    wrong += look_at(guest, "lesson-end")
    guest.wait_for(lambda: guest.focused() == "Play a real game", "the focus on the game")
    guest.press("Enter")
    page.wait_for_url("**/t/*")
    assert guest.is_asked_or_done() == "choose"
    page.goto(f"{guest.address}/learn/magic-dragon")
    expect(page.get_by_text("1 of 6 lessons done")).to_be_visible()
    wrong += look_at(guest, "course")
    page.goto(guest.address)
    expect(page.get_by_role("button", name="Magic Dragon against bots")).to_have_class(re.compile(r"\bpri\b"))
    all_well(wrong)


def test_the_coach_speaks_once_and_is_off_with_one_touch(new_guest: NewGuest) -> None:
    guest = new_guest(viewport=PHONE)
    guest.play_at(seats=3)
    page, note = guest.page, guest.page.locator(".coach")
    expect(note).to_contain_text("Count your 6s and 7s")
    assert violations(guest) == []
    page.reload()
    guest.is_asked_or_done()
    expect(note).to_have_count(0)  # never twice
    guest.choose()
    guest.play(until=lambda: note.count() > 0)
    page.get_by_role("button", name="No more notes").click()
    expect(note).to_have_count(0)
    kept = page.evaluate("JSON.parse(localStorage.getItem('wyrmhall.learning'))")
    assert kept["isCoachOff"]
    assert kept["played"] == ["magic-dragon"]
    assert len(kept["said"]["magic-dragon"]) == 2


def test_rules_begin_with_an_overview_and_show_a_clause_that_one_can_try(guest: Guest) -> None:
    page = guest.go("/rules/magic-dragon")
    page.get_by_role("heading", name="Magic Dragon in one minute").wait_for()
    expect(page.get_by_role("link", name="Learn it at the table")).to_be_visible()
    page.get_by_role("button", name="Dragons", exact=True).click()
    expect(page.get_by_role("heading", name="Dragons", exact=True)).to_be_focused()
    clause = page.locator('[data-clause="MD-18"]')
    clause.get_by_role("button", name="See it").click()
    table = clause.locator(".example")
    expect(table.locator("[data-card]").first).to_be_visible()
    expect(table.get_by_text("As it stands")).to_be_visible()
    wrong = look_at(guest, "clause-shown")
    table.get_by_role("button", name="One step on").click()
    expect(table.get_by_text("1 of 1")).to_be_visible()
    table.get_by_role("button", name="One step back").click()
    table.get_by_role("button", name="Try this").click()
    page.wait_for_url("**/t/*")
    assert guest.is_asked_or_done() == "choose"
    expect(page.get_by_text("Practice", exact=True)).to_be_visible()
    assert guest.told["table"]["practice"]
    assert guest.told["game"]["owing"] == [guest.told["you"]]
    all_well(wrong)
