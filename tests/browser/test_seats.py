"""Seats of a running game in real browsers: who stays, who may take whose place, and how it looks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.screens import all_well, look_at

pytestmark = pytest.mark.timeout(300)


def open_menu(guest: Guest) -> Locator:
    guest.page.get_by_role("button", name="Options").click()
    menu = guest.page.get_by_role("dialog", name="Table")
    expect(menu).to_be_visible()
    return menu


def ask_for_a_handover(host: Guest) -> None:
    open_menu(host).get_by_role("button", name=re.compile("^Hand over")).click()
    host.page.get_by_role("button", name="Ask the others").click()


def two_and_a_bot(ada: Guest, bea: Guest) -> str:
    """A game that goes on, with Ada as the host, Bea and a bot."""
    bea.call_me("Bea")
    table = ada.open_table(seats=3, bots=["random"], house={"first_dealer": "C"})
    ada.go(f"/t/{table}")
    bea.join(table, ada)
    ada.is_asked_or_done()
    bea.is_up_to_date()
    return table


def test_a_seat_is_handed_over_if_the_others_agree(guest: Guest, new_guest: NewGuest) -> None:
    bea, zoe, wrong = new_guest(), new_guest(), list[str]()
    table = two_and_a_bot(guest, bea)
    zoe.call_me("Zoe")
    zoe.go(f"/t/{table}")
    menu = open_menu(guest)
    bot = guest.told["table"]["seats"][2]["name"]
    expect(menu.get_by_text("here", exact=True)).to_be_visible()
    expect(menu.get_by_role("button", name=re.compile("Kick|Send away|wait"))).to_have_count(0)
    wrong += look_at(guest, "host-menu")
    guest.press("Escape")

    ask_for_a_handover(guest)
    question = bea.page.get_by_text(f"Ada wants somebody new to take the seat of {bot}, and to see its cards.")
    expect(question).to_be_visible()
    expect(guest.page.get_by_text("Waiting for Bea.")).to_be_visible()
    expect(bea.page.get_by_role("log")).to_contain_text(f"Ada asks to hand over {bot}'s seat to somebody new")
    expect(zoe.page.get_by_role("button", name="Agree")).to_have_count(0)
    wrong += look_at(bea, "handover-asked")
    wrong += look_at(guest, "handover-waits")
    bea.page.get_by_role("button", name="Refuse").click()
    expect(question).to_be_hidden()
    expect(guest.page.get_by_role("log")).to_contain_text("Bea does not agree")

    ask_for_a_handover(guest)
    guest.page.get_by_role("button", name="Withdraw").click()
    expect(guest.page.get_by_role("log")).to_contain_text("Ada takes the request back")
    ask_for_a_handover(guest)
    expect(question).to_be_visible()
    bea.tab_to("^Agree$")
    bea.press("Enter")
    expect(question).to_be_hidden()
    expect(open_menu(guest).get_by_text("open: send somebody the link to this table")).to_be_visible()
    wrong += look_at(guest, "host-menu-open")
    guest.press("Escape")

    take = zoe.page.get_by_role("button", name="Take the seat")
    expect(take).to_be_visible()
    wrong += look_at(zoe, "handover-open")
    take.click()
    expect(zoe.hand).to_be_visible()
    zoe.wait_for(lambda: zoe.told["you"] == 2)
    expect(guest.page.get_by_role("log")).to_contain_text("Zoe sits down")
    all_well(wrong)


def test_who_is_away_keeps_the_seat(guest: Guest, new_guest: NewGuest) -> None:
    bea, wrong = new_guest(), list[str]()
    table = two_and_a_bot(guest, bea)
    bea.go("/")
    menu = open_menu(guest)
    menu.get_by_role("button", name=re.compile("^Don’t wait")).click()
    expect(guest.page.get_by_role("log")).to_contain_text("Bea is away: Ada lets a stand-in play")
    expect(open_menu(guest).get_by_text("away, a stand-in plays")).to_be_visible()
    wrong += look_at(guest, "host-menu-away")
    guest.press("Escape")
    bea.go(f"/t/{table}")
    expect(bea.hand).to_be_visible()
    expect(guest.page.get_by_role("log")).to_contain_text("Bea is back")
    all_well(wrong)


def test_alone_with_bots_no_seat_is_to_be_had(guest: Guest) -> None:
    guest.play_at(seats=3)
    menu = open_menu(guest)
    expect(menu.get_by_role("button", name=re.compile("Hand over|Open the seat"))).to_have_count(0)
