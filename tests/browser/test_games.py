"""Whole games of Magic Dragon in a real browser: by mouse, and by keyboard alone."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.guest import SHORT, Guest
from tests.browser.test_screens import is_nearly_over
from tests.hall.serving import Serving

BONUSES = list(enumerate(SHORT["bid_bonus"].split(",")))


def check_the_end(guest: Guest) -> None:
    """The page shows the result that the hall tells."""
    table = guest.told["table"]
    assert table["status"] == "finished"
    public = guest.context.request.get(f"{guest.address}/api/tables/{table['id']}").json()
    assert public["result"] == table["result"]
    scores = guest.told["game"]["facts"]["scores"]
    standing = guest.page.get_by_role("dialog").get_by_role("list").first.get_by_role("listitem")
    expect(standing).to_have_count(len(scores))
    shown = [int(text.split()[-1]) for text in standing.all_inner_texts()]
    assert sorted(shown) == sorted(scores)
    assert max(scores) >= 40


def test_a_whole_game_by_mouse(guest: Guest) -> None:
    page = guest.go("/")
    page.get_by_role("link", name=re.compile("^Magic Dragon: make a table")).click()
    page.get_by_role("group", name="Seats", exact=True).get_by_text("2", exact=True).click()
    page.get_by_role("group", name="Bots among them").get_by_text("1", exact=True).click()
    page.locator("summary").filter(has_text="House rules").click()
    for bid, bonus in BONUSES:
        page.get_by_label(f"Bid {bid}", exact=True).fill(bonus)
    page.get_by_role("button", name="Deal the cards").click()
    assert guest.play() > 3
    check_the_end(guest)


def test_a_whole_game_by_keyboard_alone(guest: Guest) -> None:
    page = guest.go("/")
    expect(page.get_by_role("button", name="Magic Dragon against bots")).to_be_enabled()
    guest.tab_to("^Magic Dragon: make a table")
    guest.press("Enter")
    expect(
        page.get_by_role("button", name="Open the table").or_(page.get_by_role("button", name="Deal"))
    ).to_be_visible()
    seats = page.get_by_role("group", name="Seats", exact=True).get_by_role("radio")
    guest.tab_to("^[2-5]$")
    while not seats.first.is_checked():
        guest.press("ArrowLeft")
    bots = page.get_by_role("group", name="Bots among them").get_by_role("radio")
    guest.press("Tab")
    if not bots.last.is_checked():
        guest.press("ArrowRight")
    guest.tab_to("^House rules")
    guest.press("Enter")
    for bid, bonus in BONUSES:
        guest.tab_to(f"^Bid {bid}$")
        page.keyboard.type(bonus)
    guest.tab_to("^Deal the cards")
    guest.press("Enter")
    choices = 0
    while (what := guest.is_asked_or_done()) != "over":
        if what == "round":
            guest.press("Enter")
            expect(guest.round_over).to_be_hidden()
        else:
            guest.choose_by_keys()
            choices += 1
    assert choices > 3
    check_the_end(guest)


# What there is to do, without cutting anything short.
AT_ITS_PACE = """() => document.querySelector('dialog[open]') ? 'read'
  : document.querySelector('.prompt.asked[aria-busy="false"]') ? 'choose' : ''"""


def test_all_scores_of_a_round_stand_in_one_dialog(guest: Guest, hall: Serving) -> None:
    """Though the log tells them one after the other, at the pace that a person has set."""
    kept = json.dumps({"pace": "fast"})
    guest.context.add_init_script(f"localStorage.setItem('wyrmhall.settings', '{kept}')")
    table = guest.deal(seats=3)
    guest.play_ahead(hall, table, is_nearly_over)
    guest.go(f"/t/{table}")
    while guest.wait_for(lambda: guest.page.evaluate(AT_ITS_PACE), "the next choice, or the scores") == "choose":
        guest.choose()
    scored = guest.round_over.get_by_role("list").first.locator("> li")
    expect(scored).to_have_count(3)
    sums = [int(text.split("now ")[1].split()[0]) for text in scored.all_inner_texts()]
    assert sorted(sums) == sorted(guest.told["game"]["facts"]["scores"])
