"""A list of cards becomes a set in a real browser: corrected, looked at, kept, and a draft is opened with it."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.guest import Guest
from tests.browser.screens import all_well, look_at
from tests.sets.lists import as_csv

SPOILT = (
    "Number,Name,Type,Color,Rarity,Cost\n"
    "A-1,<b>Ada</b>,Leader,Red,C,1\nA-2,Ben,Battle,Red,Ultra,many\nA-3,,Battle,Red,C,2\nA-4,Dan,Battle\n"
)


def test_a_list_is_mended_corrected_kept_and_drafted(guest: Guest, tmp_path: Path) -> None:
    page = guest.go("/decks")
    page.get_by_role("link", name="Import a card set for drafts").click()
    page.wait_for_url("**/sets")

    page.get_by_label("Or paste the list").fill(SPOILT)
    guest.tab_to("^Read it$")
    guest.press("Enter")
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("4 things are wrong; nothing was kept.")
    expect(fault).to_contain_text("Line 3 Cost “many” is no whole number from 0 to 999.")
    expect(fault.locator("code").first).to_have_text("A-2,Ben,Battle,Red,Ultra,many")
    expect(page.get_by_label("Column of: Number")).to_have_value("Number")
    wrong = look_at(guest, "sets-fault")
    page.get_by_role("button", name="Use C,UC,R,Ultra,SR,SPR,SCR").click()
    expect(fault).to_contain_text("3 things are wrong")
    page.get_by_label("If empty: Name").fill("Nobody")
    page.get_by_label("If empty: Name").press("Tab")
    expect(fault).to_contain_text("2 things are wrong")
    assert guest.context.request.get(f"{guest.address}/api/books").json() == []

    page.get_by_role("button", name="Another list").click()
    list_file = tmp_path / "our <i>list.csv"
    list_file.write_bytes(b"\xef\xbb\xbf" + as_csv(";", header=True, end="\r\n", number=600).encode())
    page.get_by_label("Choose a file").set_input_files(list_file)
    cards = page.get_by_role("list", name="The first of them, as they will lie on the table:").get_by_role("listitem")
    expect(cards).to_have_count(24)
    page.get_by_role("button", name="Another pattern").click()
    page.get_by_label("Pattern", exact=True).fill("*_PR*")
    page.get_by_label("Pattern", exact=True).press("Tab")
    expect(page.get_by_text("900 rows, 300 left out.")).to_be_visible()
    expect(page.get_by_role("heading", name="600 cards")).to_be_visible()
    page.get_by_label("What Unison is").select_option("main")
    expect(page.get_by_role("columnheader", name="neither")).to_have_count(0)
    with page.expect_download() as loading:
        page.get_by_role("button", name="Download as text").click()
    text = loading.value.path().read_text(encoding="utf-8")
    assert text.startswith("wyrmhall set 1\n")
    assert text.count("\ncard | ") == 600
    page.get_by_text("What packs hold").click()
    page.get_by_text("The file, and numbers that repeat").click()
    wrong += look_at(guest, "sets-found")

    page.get_by_role("button", name="Keep it, and open a table").click()
    page.wait_for_url("**/new/dbs-draft?cards=*")
    expect(page.locator("summary").filter(has_text="Cards: our <i>list")).to_be_visible()
    page.get_by_role("group", name="Seats", exact=True).get_by_text("8", exact=True).click()
    page.locator("summary").filter(has_text="House rules").click()
    boosters = page.get_by_label("How many boosters does everybody open?")
    boosters.fill("2")
    boosters.press("Tab")
    expect(page.get_by_text("So it cannot be played")).to_be_visible()
    boosters.fill("12")
    boosters.press("Tab")
    expect(page.get_by_role("heading", name="Good to know before anybody picks")).to_be_visible()
    expect(page.get_by_text(re.compile("so copies repeat")).first).to_be_visible()
    wrong += look_at(guest, "sets-new-table")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", name="Good to know before anybody picks")).to_be_visible()
    expect(page.get_by_text("600 kinds of cards, from a set of somebody’s own.")).to_be_visible()
    page.get_by_role("button", name=re.compile("^Start")).click()
    guest.wait_for(lambda: guest.told.get("game"), "the draft")
    assert len(guest.told["game"]["options"]) >= 10

    page = guest.go("/sets")
    page.get_by_role("button", name="Forget our <i>list").click()
    expect(page.get_by_role("heading", name="My sets")).to_have_count(0)
    all_well(wrong)
