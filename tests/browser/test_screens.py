"""Each screen, on a desk and on a phone, in both themes: nothing that axe finds, nothing too small to touch.

Pictures of all of them lie in build/screenshots afterwards.
"""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import SHORT, Guest, Message
from tests.browser.screens import all_well, look_at
from tests.hall.hostile.siege import PATIENT
from tests.hall.serving import Serving, serving
from wyrmhall.hall import entries as e
from wyrmhall.hall.live.table_log import summary_of
from wyrmhall.hall.store.chain import link
from wyrmhall.hall.store.rows import Append, Row, body_of
from wyrmhall.hall.store.sqlite import SqliteStore
from wyrmhall.hall.table import Table


def test_the_hall_and_what_surrounds_it(guest: Guest) -> None:
    wrong = []
    page = guest.go("/")
    expect(page.get_by_role("button", name="Magic Dragon against bots")).to_be_enabled()
    wrong += look_at(guest, "hall")
    page.get_by_role("button", name=re.compile("name and settings")).click()
    expect(page.get_by_role("dialog", name="You and this browser")).to_be_visible()
    wrong += look_at(guest, "you")
    guest.go("/new/magic-dragon")
    expect(
        page.get_by_role("button", name="Open the table").or_(page.get_by_role("button", name="Deal"))
    ).to_be_visible()
    wrong += look_at(guest, "new-table")
    guest.go("/rules/magic-dragon#MD-18")
    expect(page.get_by_role("link", name="MD-18", exact=True).first).to_be_visible()
    wrong += look_at(guest, "rules")
    guest.go("/replay")
    expect(page.get_by_text("Open a record")).to_be_visible()
    wrong += look_at(guest, "replays")
    all_well(wrong)


def test_doors_that_lead_nowhere(guest: Guest) -> None:
    wrong = []
    page = guest.go("/nowhere/at/all")
    expect(page.get_by_role("heading", name="This door leads nowhere")).to_be_visible()
    wrong += look_at(guest, "nowhere")
    guest.go(f"/t/{'a' * 16}")
    expect(page.get_by_role("heading", name="There is no such table")).to_be_visible()
    wrong += look_at(guest, "no-table")
    all_well(wrong)


def test_people_gather(guest: Guest, new_guest: NewGuest) -> None:
    wrong = []
    table = guest.open_table(seats=3, bots=["thinking"])
    page = guest.go(f"/t/{table}")
    expect(page.get_by_role("heading", name="Seats")).to_be_visible()
    wrong += look_at(guest, "gathering")
    friend = new_guest()
    friend.go(f"/t/{table}")
    expect(friend.page.get_by_role("heading", name="You are invited")).to_be_visible()
    wrong += look_at(friend, "invited")
    friend.go(f"/t/{table}/board")
    expect(friend.page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    wrong += look_at(friend, "board-gathering")
    all_well(wrong)


def test_a_game_is_played(guest: Guest) -> None:
    wrong = []
    guest.play_at(seats=4)
    page = guest.page
    wrong += look_at(guest, "bidding")
    guest.play(until=lambda: cards_played(guest) >= 2)
    wrong += look_at(guest, "playing")
    guest.select_card()
    wrong += look_at(guest, "playing-selected")
    guest.press("Escape")
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_role("dialog", name="Table")).to_be_visible()
    wrong += look_at(guest, "menu")
    page.get_by_role("button", name="Keys and help").click()
    expect(page.get_by_role("dialog", name="Keys and help")).to_be_visible()
    wrong += look_at(guest, "help")
    guest.press("Escape")
    all_well(wrong)


def cards_played(guest: Guest) -> int:
    """By everybody at the table, in the round that goes on."""
    return sum(
        pile["size"] or 0 for zone in guest.told["game"]["zones"] if zone["word"] == "stack" for pile in zone["piles"]
    )


def test_a_card_that_cannot_be_played(guest: Guest) -> None:
    guest.play_at(seats=2)
    guest.play(until=lambda: guest.hand.get_by_role("button", disabled=True).count() > 0)
    guest.hand.get_by_role("button", disabled=True).first.click(force=True)  # it can be touched all the same
    expect(guest.page.get_by_role("note")).to_be_visible()
    all_well(look_at(guest, "why-not"))


def test_what_lies_beside_the_table(guest: Guest) -> None:
    wrong = []
    guest.play_at(seats=2)
    page = guest.page
    for panel in ("Chat", "Scores", "Rules"):
        page.get_by_role("tab", name=panel).click()
        expect(page.get_by_role("tab", name=panel)).to_have_attribute("aria-selected", "true")
        wrong += look_at(guest, f"panel-{panel.lower()}")
    all_well(wrong)


def test_a_round_is_over(guest: Guest, hall: Serving) -> None:
    table = guest.deal(seats=3)
    guest.play_ahead(hall, table, is_nearly_over)
    guest.go(f"/t/{table}")
    guest.play(until=guest.round_over.is_visible)
    all_well(look_at(guest, "round"))


def is_nearly_over(game: Message) -> bool:
    """Whether somebody who is asked has few cards left."""
    return any(pile["size"] <= 2 for zone in game["zones"] if zone["word"] == "hand" for pile in zone["piles"])


def test_a_game_is_over(guest: Guest, hall: Serving) -> None:
    table = guest.deal(seats=5, house=SHORT)
    guest.play_ahead(hall, table, is_nearly_over)
    guest.go(f"/t/{table}")
    guest.play()
    all_well(look_at(guest, "end"))


def test_a_replay(guest: Guest, hall: Serving) -> None:
    wrong = []
    table = guest.deal(seats=3, house=SHORT)
    guest.play_ahead(hall, table)
    guest.go(f"/replay?table={table}")
    slider = guest.page.get_by_role("slider", name="Step")
    expect(slider).to_be_visible()
    slider.fill("9")
    wrong += look_at(guest, "replay")
    guest.page.get_by_label("Whose view").select_option(label="All hands open")
    wrong += look_at(guest, "replay-all-open")
    all_well(wrong)


def test_a_board_for_all(guest: Guest, new_guest: NewGuest) -> None:
    table = guest.play_at(seats=4)
    guest.play(until=lambda: cards_played(guest) >= 5)
    screen = new_guest()
    screen.go(f"/t/{table}/board")
    expect(screen.page.get_by_role("img", name=re.compile("QR code"))).to_be_visible()
    wrong = look_at(screen, "board")
    screen.go(f"/t/{table}")
    expect(screen.page.get_by_role("region", name="Seat of Ada")).to_be_visible()
    wrong += look_at(screen, "watching")
    all_well(wrong)


def test_a_table_that_is_open_elsewhere(guest: Guest) -> None:
    table = guest.play_at(seats=2)
    other = guest.context.new_page()
    other.goto(f"{guest.address}/t/{table}")
    expect(guest.page.get_by_role("heading", name="This table is open in another window")).to_be_visible()
    all_well(look_at(guest, "elsewhere"))


def test_a_hall_that_goes_away(tmp_path: Path, new_guest: NewGuest) -> None:
    wrong = []
    with serving(tmp_path, *PATIENT) as hall:
        guest, early = new_guest(hall.address), new_guest(hall.address)
        table = guest.play_at(seats=2)
        early.go("/")
        hall.stop()
        expect(guest.page.get_by_text("The hall restarts")).to_be_visible()
        wrong += look_at(guest, "restarting")
        hall.start()
        expect(guest.page.get_by_role("button", name="Try now")).to_be_hidden()
        hall.kill()
        expect(guest.page.get_by_text("No connection to the hall")).to_be_visible()
        wrong += look_at(guest, "lost")
        suspend(hall, table)
        hall.start()
        expect(guest.page.get_by_role("heading", name="This game is suspended")).to_be_visible()
        wrong += look_at(guest, "suspended")
    all_well(wrong)


def suspend(hall: Serving, name: str) -> None:
    """The rules have stumbled: written into the log as the hall itself would write it."""
    with SqliteStore.open(hall.home / "hall.sqlite") as store:
        rows, secret = store.read(name), store.secret(name)
        assert secret is not None
        table = Table(name, secret)
        for row in rows:
            table.apply(e.decoder.decode(row.body))
        last = rows[-1]
        what = e.Suspended(seat=-1, option="", error="ZeroDivisionError")
        logged = e.Logged(last.seq + 1, last.at, int(time.time()), None, what)
        table.apply(logged)
        body = body_of(logged)
        row = Row(logged.seq, logged.at, logged.wall, None, body, link(last.hash, body))
        assert store.append([Append(name, (row,), summary_of(table), None)]) == [True]


@pytest.mark.parametrize("what", ["<button style='width:20px;height:20px'>x</button>", "<img src='data:,'>"])
def test_what_is_wrong_would_be_seen(guest: Guest, what: str) -> None:
    guest.go("/rules/magic-dragon")
    guest.page.evaluate("what => document.querySelector('#main').insertAdjacentHTML('beforeend', what)", what)
    assert look_at(guest, "saboteur") != []
