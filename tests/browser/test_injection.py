"""Script in names, chat, house values, cards, records and addresses is shown as text, and never runs."""

from __future__ import annotations

import csv
import re
from io import StringIO
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from wyrmhall.kernel.registry import game

RUN = "window.ran=1"
PAYLOADS = [
    f"<script>{RUN}</script>",
    f"<img src=x onerror='{RUN}'>",
    f"<svg onload='{RUN}'>",
    f"<svg><script>{RUN}</script></svg>",
    f"<iframe srcdoc='<script>parent.{RUN}</script>'>",
    f"<a href='javascript:{RUN}'>x</a>",
    f'"><script>{RUN}</script>',
    f"'><img src=x onerror={RUN}>",
    f"</title><script>{RUN}</script>",
    f"</style><script>{RUN}</script>",
    f"</textarea><script>{RUN}</script>",
    "<img src=http://evil.example/x.png>",
    "<link rel=stylesheet href=//evil.example/x.css>",
    "<style>@import '//evil.example/x.css';</style>",
    "<meta http-equiv=refresh content='0;url=http://evil.example/'>",
    "<base href=http://evil.example/>",
    f"<details open ontoggle={RUN}>",
    f"<input autofocus onfocus={RUN}>",
    f"<video><source onerror={RUN}></video>",
    f"<math href='javascript:{RUN}'>x</math>",
    "{{constructor.constructor('" + RUN + "')()}}",
    "${" + RUN + "}",
    "{@html '<img src=x onerror=" + RUN + ">'}",
    f"javascript:{RUN}",
    f"\u003cimg src=x onerror={RUN}\u003e",
    f"&lt;script&gt;{RUN}&lt;/script&gt;",
    f"&#60;script&#62;{RUN}",
    f"<scr<script>ipt>{RUN}</scr</script>ipt>",
    f"<object data='data:text/html,<script>parent.{RUN}</script>'>",
    f"<form action='javascript:{RUN}'><button>x</button></form>",
    f"<marquee onstart={RUN}>x</marquee>",
    "]]><!--<script>window.ran=1</script>-->",
]
ODD = ", ".join(
    [
        "script:not([src])", "iframe", "object", "base", "link[href*=evil]", "meta[http-equiv=refresh]", "img[src=x]",
        "[onload]", "[onerror]", "a[href^='javascript']",
    ]
)  # fmt: skip
NAMES = [
    "<svg onload=ran=1>",
    "<img src=x onerror=ran=1",
    "<script>ran=1</script>",
    "\"'><b onclick=ran=1>x",
    "{@html ran=1}",
]


def nothing_ran(page: Page) -> None:
    assert page.evaluate("typeof window.ran") == "undefined"
    assert page.locator(ODD).count() == 0


@pytest.mark.parametrize("name", NAMES)
def test_names(new_guest: NewGuest, name: str) -> None:
    eve, bea = new_guest(), new_guest()
    eve.call_me(name)
    shown = eve.context.request.get(f"{eve.address}/api/me").json()["name"]
    assert shown == name
    table = eve.open_table(seats=2)
    for place in ("/", f"/t/{table}"):
        bea.go(place)
        expect(bea.page.get_by_text(name).first).to_be_visible()
        nothing_ran(bea.page)
    eve.go(f"/t/{table}")
    bea.call_me("Bea")
    bea.join(table, eve)
    bea.wait_for(lambda: bea.told.get("game"))
    bea.is_up_to_date()
    expect(bea.page.get_by_role("log")).to_contain_text(name[:8])
    board = new_guest()
    board.go(f"/t/{table}/board")
    expect(board.page.get_by_role("table")).to_contain_text(name[:8])
    for guest in (eve, bea, board):
        nothing_ran(guest.page)


def test_chat(new_guest: NewGuest) -> None:
    eve, bea = new_guest(), new_guest()
    bea.call_me("Bea")
    table = eve.open_table(seats=2)
    eve.go(f"/t/{table}")
    bea.join(table, eve)
    for guest in (eve, bea):
        guest.wait_for(lambda guest=guest: guest.told.get("game"))  # type: ignore[misc]
        guest.is_up_to_date()
        guest.page.get_by_role("tab", name="Chat").click()
    assert len(PAYLOADS) <= 40  # by turns: the hall hears only so much of one person
    for number, payload in enumerate(PAYLOADS):
        speaker, listener = (eve, bea) if number % 2 else (bea, eve)
        speaker.page.get_by_label("Say something").fill(payload)
        speaker.press("Enter")
        expect(listener.page.get_by_role("list", name="Table talk").get_by_role("listitem").last).to_have_text(
            re.compile(re.escape(payload))
        )
    for guest in (eve, bea):
        guest.page.reload()
        guest.page.get_by_role("tab", name="Chat").click()
        expect(guest.page.get_by_role("list", name="Table talk")).to_contain_text(PAYLOADS[0])
        nothing_ran(guest.page)


def test_what_the_hall_says_of_house_options(guest: Guest) -> None:
    """Nobody types them any more; but a game may say of them whatever it likes."""
    page = guest.page
    games = guest.context.request.get(f"{guest.address}/api/games").json()
    for payload in PAYLOADS[:6]:
        for each in games:
            for option in each["house"]:
                option |= {"meaning": payload, "says": [payload] * len(option["words"]), "each": payload}
                option["ruling"] = [{"text": payload, "kind": kind} for kind in ("text", "emphasis", "code", "clause")]
            for variant in each["variants"]:
                variant |= {"title": payload, "sentence": payload}
        page.unroute_all()
        page.route(re.compile(r"/api/games\?"), lambda route: route.fulfill(json=games))
        guest.go("/new/fairy-tale")
        page.locator("summary").filter(has_text="House rules").click()
        page.locator("details details summary").first.click()
        expect(page.get_by_text(payload).first).to_be_visible()
        nothing_ran(page)


def test_cards_of_ones_own(guest: Guest) -> None:
    """Titles, categories, sources and the name of the file."""
    written = StringIO()
    cards = csv.writer(written)
    cards.writerow(game("fairy-tale").book_of(None).table.columns())
    for number, payload in enumerate([*NAMES, *[each for each in PAYLOADS if len(each) < 50]]):
        cards.writerow([f"I{number} {payload}", 9, "Shadow", payload, number, "", "", "", 0, "", payload])
    guest.context.request.get(f"{guest.address}/api/me")
    answer = guest.context.request.post(
        f"{guest.address}/api/books",
        data={"game": "fairy-tale", "name": NAMES[0], "text": written.getvalue()},
        headers={"origin": guest.address},
    )
    assert answer.ok, answer.text()
    wish = {"game": "fairy-tale", "variant": "basic", "cards": answer.json()["digest"]}
    for place in (
        f"/new/fairy-tale?cards={wish['cards']}",
        f"/cards/fairy-tale?cards={wish['cards']}#I0SvgOnloadRan1",
        f"/rules/fairy-tale?cards={wish['cards']}",
        f"/t/{guest.open_table(seats=3, **wish)}",
    ):
        page = guest.go(place)
        expect(page.get_by_text(NAMES[0]).first).to_be_visible()
        nothing_ran(page)
    guest.play_at(seats=2, **wish)
    expect(guest.page.get_by_role("log")).to_contain_text(re.compile(r"You are dealt I\d"))
    nothing_ran(guest.page)


RECORD = """[Game "magic-dragon"]
[Seats "{name} Bea"]
[Seed "5"]
[Ended "{text}"]
[House "{house}"]

start
; {text}
{name} 1
"""


@pytest.mark.parametrize("place", ["name", "text", "house", "line"])
def test_records(guest: Guest, tmp_path: Path, place: str) -> None:
    for number, payload in enumerate(PAYLOADS if place == "text" else PAYLOADS[::3]):
        page = guest.go("/replay")
        words = {"name": "Ada", "text": "she left", "house": ""}
        if place != "line":
            words[place] = payload.replace(" ", "_") if place == "name" else payload
        record = tmp_path / f"{number}.record"
        text = RECORD.format(**words) + (f"Bea {payload}\n" if place == "line" else "")
        record.write_text(text.replace('[House ""]\n', ""), encoding="utf-8")
        page.get_by_label("Open a record").set_input_files(record)
        expect(page.get_by_role("slider", name="Step").or_(page.get_by_role("alert")).first).to_be_visible()
        nothing_ran(page)


def test_addresses(guest: Guest) -> None:
    for payload in PAYLOADS[:5]:
        said = quote(payload, safe="")
        for path in (
            f"/rules/magic-dragon#{said}",
            f"/rules/{said}",
            f"/cards/magic-dragon#{said}",
            f"/cards/{said}",
            f"/replay?table={said}",
            f"/t/{said}",
            f"/new/{said}",
        ):
            page = guest.go(path)
            expect(page.get_by_role("link", name="Wyrmhall, to the hall")).to_be_visible()
            nothing_ran(page)


def test_a_page_that_lets_script_in_is_found_out(guest: Guest) -> None:
    page = guest.go("/")
    page.evaluate("text => document.body.insertAdjacentHTML('beforeend', text)", PAYLOADS[1])
    with pytest.raises(AssertionError):
        nothing_ran(page)
    assert page.evaluate("typeof window.ran") == "undefined"  # even then the content policy keeps it from running
    guest.complaints.clear()
