"""The page in German, in both shapes: every screen speaks it, and no word is cut or pushed out of its place."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import SHORT, Guest
from tests.browser.screens import SHAPES, all_well, scrolls_sideways
from tests.hall.serving import Serving

# Text that is cut off, leaves the screen or is wider than what it stands in; and messages
# without words.
CUT = """() => [...(document.querySelector('dialog[open]') ?? document.body).querySelectorAll('*')].flatMap(one => {
  const says = one.textContent.trim();
  if (![...one.childNodes].some(each => each.nodeType === Node.TEXT_NODE && each.textContent.trim())) return [];
  if (!one.checkVisibility() || one.matches('.sr, .sr *, svg *, .clip, .card *') || one.querySelector('.sr')) return [];
  const range = document.createRange();
  range.selectNodeContents(one);
  const text = range.getBoundingClientRect(), box = one.getBoundingClientRect(), style = getComputedStyle(one);
  const wrong = [];
  if (style.overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 1) wrong.push('cut');
  if (text.right > innerWidth + 1 || text.left < -1) wrong.push('off the screen');
  const isFree = style.display === 'inline' || one.matches('.label'); // nothing stands beside it
  if (!isFree && text.width > box.width + 2) wrong.push('wider than its place');
  if (one.matches('.btn, .chip') && text.height > box.height + 2) wrong.push('higher than its place');
  if (/^{[a-z-]+}$/.test(says)) wrong.push('without words');
  return wrong.map(each => `${each}: ${one.tagName} ${says.slice(0, 60)}`);
})"""


def look(guest: Guest, name: str) -> list[str]:
    wrong = []
    for shape, size in SHAPES.items():
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        found = list(guest.page.evaluate(CUT))
        found += ["scrolls sideways"] if scrolls_sideways(guest) else []
        wrong += [f"{name}, {shape}: {each}" for each in found]
    guest.page.set_viewport_size(SHAPES["desk"])  # type: ignore[arg-type]
    return wrong


@contextmanager
def germans(new_guest: NewGuest) -> Iterator[Guest]:
    guest = new_guest(locale="de-DE")
    guest.call_me("Ada")
    yield guest
    expect(guest.page.locator("html")).to_have_attribute("lang", "de")


def test_pages_in_german(new_guest: NewGuest) -> None:
    with germans(new_guest) as guest:
        wrong = []
        for path, says in (
            ("/", "Gleich gegen Bots spielen"),
            ("/new/magic-dragon", "Davon Bots"),
            ("/rules/magic-dragon", "Regeln, Ausgabe"),
            ("/cards/fairy-tale", "Alle Karten"),
            ("/replay", "Aufzeichnung öffnen"),
            ("/decks", "Decks bleiben in diesem Browser"),
            ("/t/" + "a" * 16, "Diesen Tisch gibt es nicht"),
        ):
            expect(guest.go(path).get_by_text(says).first).to_be_visible()
            wrong += look(guest, path)
        guest.go(f"/t/{guest.open_table(seats=3, bots=['random'], private=False)}")
        expect(guest.page.get_by_role("button", name="Ich bin bereit")).to_be_visible()
        wrong += look(guest, "gathering")
        all_well(wrong)


def test_a_table_in_german(new_guest: NewGuest, hall: Serving) -> None:
    with germans(new_guest) as guest:
        wrong = []
        for game, seats in (("magic-dragon", 4), ("fairy-tale", 4), ("storm-dragons", 3)):
            guest.play_at(game=game, seats=seats)
            wrong += look(guest, game)
        guest.page.get_by_role("button", name="Optionen").click()
        expect(guest.page.get_by_role("dialog", name="Tisch")).to_be_visible()
        wrong += look(guest, "menu")
        table = guest.deal(seats=2, house=SHORT)
        guest.play_ahead(hall, table)
        guest.go(f"/t/{table}")
        expect(guest.page.get_by_role("link", name="Wiederholung")).to_be_visible()
        wrong += look(guest, "end")
        guest.go(f"/replay?table={table}")
        expect(guest.page.get_by_role("heading", name="Wiederholung: Magic Dragon")).to_be_visible()
        log = guest.page.get_by_role("complementary", name="Verlauf")
        expect(log).not_to_contain_text("{default")  # the words of the game are here
        wrong += look(guest, "replay")
        all_well(wrong)


def test_the_language_is_chosen_in_the_settings(guest: Guest) -> None:
    page = guest.go("/")
    page.get_by_role("button", name=re.compile("name and settings")).click()
    page.get_by_text("Deutsch", exact=True).click()
    expect(page.get_by_role("dialog", name="Du und dieser Browser")).to_be_visible()  # at once
    page.get_by_label("Dein Name an den Tischen").fill("\N{RIGHT-TO-LEFT OVERRIDE}adA")
    page.get_by_role("button", name="Speichern").click()
    expect(page.get_by_text("Dieser Name geht nicht.")).to_be_visible()  # what the hall refuses, by its code
    guest.go("/replay")
    expect(page.get_by_role("heading", name="Meine Partien")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("lang", "de")
