"""A person brings a deck to a table: one that is refused, by its lines, then a good one, which is played."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import INVITING, PHONE, NewGuest
from tests.browser.guest import Guest
from tests.browser.screens import all_well, look_at
from tests.hall.hostile.siege import PATIENT
from tests.hall.serving import Serving, serving
from tests.hall.strangers import with_decks

pytestmark = pytest.mark.timeout(300)

OWN = ["Ember"] * 3 + ["Gale"] * 3 + ["Thorn"] * 3


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A hall with a game to which people bring decks."""
    folder = tmp_path_factory.mktemp("bringing")
    games = with_decks(folder / "games")
    with serving(folder / "hall", *PATIENT, "--address", INVITING, environment=games) as running:
        yield running


def bring(guest: Guest, text: str) -> None:
    guest.page.get_by_label("One card a line").fill(text)
    guest.page.get_by_role("button", name="Bring this deck").click()


def test_a_deck_is_refused_by_its_lines_mended_and_played(hall: Serving, guest: Guest) -> None:
    page = guest.go(f"/t/{guest.open_table(game='decks', bots=['random'])}")
    wrong = look_at(guest, "brings-the-usual")
    expect(page.get_by_text("You bring the usual deck.")).to_be_visible()
    expect(page.get_by_text("14 cards")).to_be_visible()
    bring(guest, "3 Ember\nthree Gale\n3 Thorn")
    expect(page.get_by_role("button", name="Line 2: write one card a line, such as Gale or 2 Gale")).to_be_visible()
    bring(guest, "3 Ember\n3 Wyvern\n3 Thorn ; slow\nDodo")
    expect(page.get_by_text("In this game there is no card Dodo and no card Wyvern.")).to_be_visible()
    expect(page.get_by_role("button", name="Line 4: Dodo")).to_be_visible()
    page.get_by_role("button", name="Line 2: Wyvern").click()
    guest.page.keyboard.type("3 Gale")  # in place of that line
    expect(page.get_by_label("One card a line")).to_have_value("3 Ember\n3 Gale\n3 Thorn ; slow\nDodo")
    bring(guest, "3 Ember\n3 Gale\n2 Thorn\n2 Thorn")
    expect(page.get_by_text("4 of Thorn; bring at most 3 of a dragon (DK-2).")).to_be_visible()
    wrong += look_at(guest, "brings-too-many")
    for line in (3, 4):
        expect(page.get_by_role("button", name=f"Line {line}: Thorn")).to_be_visible()
    assert guest.told["brings"]["is_usual"]
    bring(guest, "3 Thorn\n3 Ember\n3 Gale")
    expect(page.get_by_text("You bring a deck of your own.")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Line"))).to_have_count(0)
    expect(page.get_by_label("One card a line")).to_have_value("3 Ember\n3 Gale\n3 Thorn")
    expect(page.get_by_text("own deck")).to_be_visible()
    wrong += look_at(guest, "brings-an-own-one")
    page.get_by_role("button", name="Start now").click()
    guest.play()
    assert guest.told["game"]["facts"]["brought"] == [OWN, None]
    record = guest.context.request.get(f"{hall.address}/api/tables/{guest.told['table']['id']}/record").text()
    assert f"brought Ada {' '.join(OWN)}" in record
    all_well(wrong)


def test_a_deck_on_a_phone_stays_while_others_come_and_go(hall: Serving, new_guest: NewGuest) -> None:
    ada = new_guest(viewport=PHONE, has_touch=True, color_scheme="light")
    ada.call_me("Ada")
    table = ada.open_table(game="decks", seats=3)
    page = ada.go(f"/t/{table}")
    field = page.get_by_label("One card a line")
    field.fill("3 Ember")
    bea = hall.person("Bea")
    bea.sit(table)
    with bea.join(table) as talk:
        talk.do("bring", cards=OWN)
        expect(page.get_by_text("own deck")).to_be_visible()
        expect(field).to_have_value("3 Ember")
        expect(page.get_by_text("Changed, and not brought yet.")).to_be_visible()
        wrong = look_at(ada, "brings-on-a-phone")
        page.get_by_role("button", name="Use the usual deck").click()
        expect(page.get_by_text("You bring the usual deck.")).to_be_visible()
        bring(ada, "3 Ember\n3 Gale\n3 Storm")
        expect(page.get_by_text("own deck")).to_have_count(2)
        page.get_by_role("button", name="Use the usual deck").click()
        expect(page.get_by_text("You bring the usual deck.")).to_be_visible()
        expect(page.get_by_text("own deck")).to_have_count(1)
        assert "Gale" not in page.locator("ol").first.inner_text()
    all_well(wrong)
