"""People gather in real browsers: they are invited, talk, say that they are ready, and the game begins by itself."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import INVITING, NewGuest
from tests.browser.guest import Guest
from tests.browser.screens import all_well, look_at
from tests.hall.serving import Serving, serving
from wyrmhall.hall.origins import own_addresses

pytestmark = pytest.mark.timeout(300)

HOUSE = next((name for name in own_addresses() if not name.startswith("[")), "")  # this machine, in its network


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Serving]:
    """A hall whose countdown can be looked at."""
    with serving(tmp_path, "--address", INVITING, "--countdown", "60") as running:
        yield running


def two_at(hall: Serving, new_guest: NewGuest) -> tuple[Guest, Guest, str]:
    """Ada, who is the host, and Bea at a full table with a bot."""
    ada, bea = new_guest(hall.address), new_guest(hall.address)
    ada.call_me("Ada")
    bea.call_me("Bea")
    table = ada.open_table(seats=3, bots=["random"])
    ada.go(f"/t/{table}")
    bea.take_a_seat(table)
    expect(bea.page.get_by_role("button", name="I am ready")).to_be_visible()
    return ada, bea, table


def test_how_people_get_ready(slow: Serving, new_guest: NewGuest) -> None:
    ada, bea, table = two_at(slow, new_guest)
    wrong = list[str]()
    expect(ada.page.get_by_text("Waiting until you and Bea are ready")).to_be_visible()
    bea.say_ready()
    expect(ada.page.get_by_text("Waiting until you are ready")).to_be_visible()
    expect(bea.page.get_by_text("Waiting until Ada is ready")).to_be_visible()
    wrong += look_at(ada, "gathering-full")
    ada.say_ready()
    for guest in (ada, bea):
        expect(guest.page.get_by_role("timer", name=re.compile("^The game begins in [0-9]+ seconds$"))).to_be_visible()
    wrong += look_at(ada, "countdown-host")
    wrong += look_at(bea, "countdown")
    board = new_guest(slow.address)
    board.go(f"/t/{table}/board")
    expect(board.page.get_by_text("Everybody is ready: the game begins")).to_be_visible()
    wrong += look_at(board, "countdown-board")
    bea.page.get_by_role("button", name="Not ready after all").click()
    for guest in (ada, bea):
        expect(guest.page.get_by_role("timer")).to_have_count(0)
    bea.say_ready()
    expect(ada.page.get_by_role("timer")).to_be_visible()
    bea.go("/")  # still ready, but not there
    expect(ada.page.get_by_text("Everybody is ready. Waiting for Bea to come back.")).to_be_visible()
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    bea.go(f"/t/{table}")
    expect(ada.page.get_by_role("timer")).to_be_visible()
    bea.page.get_by_role("button", name="Leave").click()
    expect(ada.page.get_by_role("timer")).to_have_count(0)
    expect(ada.page.get_by_role("heading", name="Invite")).to_be_visible()
    all_well(wrong)


def test_the_game_begins_by_itself_for_people_with_keys_alone(tmp_path: Path, new_guest: NewGuest) -> None:
    with serving(tmp_path, "--countdown", "5") as hall:
        ada, bea, _ = two_at(hall, new_guest)
        for guest in (ada, bea):
            guest.tab_to("^I am ready$")
            guest.press("Enter")
        for says in ("Not ready after all", "I am ready"):  # the focus stays where it is
            bea.wait_for(lambda says=says: bea.focused() == says)  # type: ignore[misc]
            bea.press("Enter")
        for guest in (ada, bea):
            guest.wait_for(lambda guest=guest: guest.told.get("game"), "the game")  # type: ignore[misc]
            guest.is_up_to_date()
            expect(guest.hand).to_be_visible()
        assert not [each for each in ada.sent + bea.sent if each["do"] == "start"]


def test_people_talk_while_they_gather(slow: Serving, new_guest: NewGuest) -> None:
    ada, bea, table = two_at(slow, new_guest)
    bea.page.get_by_label("Say something").fill("I get us <b>tea</b>")
    bea.press("Enter")
    talk = ada.page.get_by_role("list", name="Table talk")
    expect(talk).to_contain_text("I get us <b>tea</b>")
    ada.page.get_by_role("button", name="One moment").click()
    expect(bea.page.get_by_role("list", name="Table talk")).to_contain_text("One moment")
    zoe = new_guest(slow.address)
    zoe.go(f"/t/{table}")
    expect(zoe.page.get_by_role("list", name="Table talk")).to_contain_text("One moment")
    expect(zoe.page.get_by_label("Say something")).to_have_count(0)  # who has no seat listens
    ada.page.get_by_role("button", name="Mute Bea").click()
    expect(bea.page.get_by_text("The host has muted you.")).to_be_visible()
    expect(bea.page.get_by_label("Say something")).to_have_count(0)
    ada.page.get_by_role("button", name="Start now").click()
    for guest in (ada, bea):
        guest.wait_for(lambda guest=guest: guest.told.get("game"), "the game")  # type: ignore[misc]
        guest.is_up_to_date()
        guest.page.get_by_role("tab", name="Chat").click()
        expect(guest.page.get_by_role("list", name="Table talk")).to_contain_text("I get us")


def test_a_table_without_talk(guest: Guest) -> None:
    guest.go(f"/t/{guest.open_table(seats=3, chat=False)}")
    expect(guest.page.get_by_role("heading", name="Seats")).to_be_visible()
    expect(guest.page.get_by_role("heading", name="Table talk")).to_have_count(0)


def test_a_hall_that_nobody_else_can_reach_says_so(tmp_path: Path, new_guest: NewGuest) -> None:
    with serving(tmp_path) as hall:
        ada = new_guest(hall.address)
        ada.call_me("Ada")
        table = ada.open_table(seats=3)
        ada.go(f"/t/{table}")
        expect(ada.page.get_by_text("Only this computer can open this hall.")).to_be_visible()
        expect(ada.page.get_by_text("wyrmhall serve --host 0.0.0.0")).to_be_visible()
        announces_nothing(ada)
        wrong = look_at(ada, "invites-nobody")
        ada.go(f"/t/{table}/board")
        expect(ada.page.get_by_text("Take a seat")).to_be_visible()
        announces_nothing(ada)
        all_well(wrong)


def announces_nothing(guest: Guest) -> None:
    expect(guest.page.get_by_role("img", name=re.compile("QR code"))).to_have_count(0)
    expect(guest.page.locator("#invitation")).to_have_count(0)
    said = guest.page.locator("body").inner_text()
    assert not re.search("127[.]0[.]0[.]1|localhost", said)


@pytest.mark.skipif(not HOUSE, reason="this machine is in no IPv4 network")
def test_a_friend_comes_by_the_link_of_a_page_that_is_open_as_localhost(tmp_path: Path, new_guest: NewGuest) -> None:
    with serving(tmp_path, "--host", "0.0.0.0") as hall:
        here, house = f"http://localhost:{hall.port}", f"http://{HOUSE}:{hall.port}"
        ada, bea = new_guest(here), new_guest(house)
        ada.call_me("Ada")
        bea.call_me("Bea")
        page = ada.go("/new/magic-dragon")
        page.get_by_role("button", name=re.compile("^Make|^Open")).click()
        page.wait_for_url("**/t/*")
        table = page.url.rpartition("/")[2]
        expect(page.locator("#invitation")).to_have_value(f"{house}/t/{table}")
        bea.take_a_seat(table)
        expect(page.get_by_role("button", name="Mute Bea")).to_be_visible()
        # The house has no https, so browsers keep the clipboard from the page; copying works all the same.
        bea.page.get_by_role("button", name="My seat, for another device").click()
        expect(bea.page.get_by_role("button", name="Copied")).to_be_visible()
        bea.page.get_by_label("Say something").focus()
        bea.press("Control+V")
        expect(bea.page.get_by_label("Say something")).to_have_value(re.compile(f"^{house}/t/{table}#seat=.{{20,}}$"))
