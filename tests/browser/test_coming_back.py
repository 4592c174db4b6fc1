"""The browser's own notifications: asked for by a click only, off with one, and told of where they cannot be."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest

# What a browser without a screen has no use for: notes what the page asks for and shows.
NOTIFICATIONS = """
  window.asked = 0;
  window.shown = [];
  window.Notification = class {
    static get permission() { return localStorage.getItem('permission') ?? 'default'; }
    static async requestPermission() {
      window.asked++;
      localStorage.setItem('permission', 'granted');
      return 'granted';
    }
    constructor(title, { body, tag }) { window.shown.push({ title, body, tag }); }
    close() {}
  };
"""
INSECURE = "Object.defineProperty(window, 'isSecureContext', { value: false });"


def settings(guest: Guest) -> None:
    guest.go("/").get_by_role("button", name=re.compile("name and settings")).click()


def test_my_turn_is_told_while_i_look_elsewhere(guest: Guest) -> None:
    page = guest.page
    page.add_init_script(NOTIFICATIONS)
    settings(guest)
    switch = page.get_by_role("switch", name="Notify me of my turn")
    expect(switch).not_to_be_checked()
    assert page.evaluate("asked") == 0  # nobody is asked before they want it
    switch.click()
    expect(switch).to_be_checked()
    assert page.evaluate("[asked, shown.map(each => each.title)]") == [1, ["So it looks when it is your turn"]]

    table = guest.play_at(seats=2)
    assert page.evaluate("shown") == []  # it is looked at
    page.evaluate("document.hasFocus = () => false")
    guest.choose()
    guest.wait_for(lambda: page.evaluate("shown.length"))
    told = page.evaluate("shown[0]")
    assert told["title"] == "Your turn · Magic Dragon"
    assert told["tag"] == f"wyrmhall.{table}"
    assert told["body"]

    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Notifications are on").click()
    expect(page.get_by_role("button", name="Notifications are off")).to_be_visible()
    assert page.evaluate("asked") == 0


def test_where_no_browser_notifies_the_page_says_so(new_guest: NewGuest) -> None:
    guest = new_guest()
    guest.page.add_init_script(INSECURE)
    settings(guest)
    expect(guest.page.get_by_role("switch", name="Notify me of my turn")).to_be_disabled()
    expect(guest.page.get_by_text("at addresses with https only")).to_be_visible()
