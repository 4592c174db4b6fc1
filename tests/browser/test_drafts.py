"""The draft room: marks, picks of two cards, waiting and changing one's mind; then decks, the end and the log."""

from __future__ import annotations

import csv
import re
from collections.abc import Sequence
from functools import partial
from io import StringIO
from typing import Any
from urllib.parse import unquote

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import DESKTOP, PHONE, NewGuest
from tests.browser.guest import Guest, Message
from tests.browser.screens import all_well, look_at
from tests.browser.test_layout import cut
from tests.hall.serving import Serving, Talk
from wyrmhall.sets.library import text_of

pytestmark = pytest.mark.timeout(300)

# The set that is shipped, in packs with one Leader each: whoever opens one has to take it. Two make a deck.
PACKS = "pack | booster\nslot | 1 | kind=leader\nslot | 21 | kind=main\n"
DRAFT: dict[str, Any] = {"game": "dbs-draft", "seats": 4, "house": {"boosters_per_player": "2", "seating": "as_seated"}}
PICKS = {"kind": "pick", "seconds": 3600, "last": 3600}


def open_draft(host: Guest, other: Guest) -> str:
    """Two people and two bots, all of them with packs in their hands."""
    text = text_of("ember-coast.set").partition("pack |")[0].replace(",", "") + PACKS
    brought = host.context.request.post(
        f"{host.address}/api/books",
        data={"game": DRAFT["game"], "name": "one-leader", "text": text},
        headers={"origin": host.address},
    )
    assert brought.ok, brought.text()
    table = host.open_table(**DRAFT, clock=PICKS, cards=brought.json()["digest"], bots=["random"] * 2)
    host.go(f"/t/{table}")
    other.take_a_seat(table)
    for person in (host, other):
        person.say_ready()
    for person in (host, other):
        person.wait_for(partial(is_picking, person), "the first pack")
        person.is_up_to_date()
    return table


def is_picking(guest: Guest) -> bool:
    game = guest.told.get("game") or {}
    return bool((game.get("prompt") or {}).get("asks") == "picking")


def is_at_pick(guest: Guest, number: int) -> bool:
    return bool(guest.told["game"]["facts"]["pick"] == number)


def pack_of(guest: Guest) -> list[str]:
    game = guest.told["game"]
    zone = next(zone for zone in game["zones"] if zone["word"] == "pack")
    return [item["cards"][0] for item in zone["piles"][game["seat"]]["items"]]


def touch(guest: Guest, card: str) -> None:
    guest.page.locator(f'[data-pick="{pack_of(guest).index(card)}"]').click()


def is_marked(guest: Guest, *options: str) -> None:
    guest.wait_for(lambda: guest.told["marked"] == list(options), f"the mark {options}")


def nothing_cut(guest: Guest, name: str) -> list[str]:
    found = []
    for size in (PHONE, DESKTOP):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        found += [f"{name}: {each}" for each in cut(guest)]
    return found


def test_a_leader_and_a_card_with_it_are_marked_taken_and_changed(new_guest: NewGuest) -> None:
    ada, bea = new_guest(), new_guest(viewport=PHONE)
    ada.call_me("Ada")
    bea.call_me("Bea")
    open_draft(ada, bea)
    page = ada.page
    options = [each["option"] for each in ada.told["game"]["options"]]
    leader = ada.told["game"]["options"][0]["card"]
    first, second = [card for card in pack_of(ada) if card != leader][:2]
    assert f"{leader}+{first}" in options
    expect(ada.prompt).to_contain_text("You have no Leader")
    expect(page.get_by_text("Nobody talks while packs are in hands")).to_be_visible()
    expect(page.get_by_label("Say something")).to_have_count(0)

    touch(ada, first)  # the only Leader comes with it
    is_marked(ada, f"{leader}+{first}")
    expect(ada.primary).to_have_text("Take both")
    wrong = look_at(ada, "draft-pick") + nothing_cut(ada, "draft-pick")
    ada.prompt.get_by_role("button", name=re.compile("^Do not take")).last.click()
    is_marked(ada, leader)
    expect(ada.primary).to_have_text("Take it alone")
    touch(ada, leader)
    is_marked(ada)
    touch(ada, second)
    is_marked(ada, f"{leader}+{second}")
    page.reload()
    expect(page.locator(".pack [aria-pressed=true]")).to_have_count(2)
    ada.press("Escape")
    is_marked(ada)
    touch(ada, first)
    ada.primary.click()
    expect(ada.prompt.get_by_role("status")).to_contain_text("Waiting for Bea")
    assert ada.told["game"]["chosen"][0]["option"] == f"{leader}+{first}"
    touch(ada, second)
    expect(ada.primary).to_have_text("Change my pick")
    ada.primary.click()
    ada.wait_for(lambda: ada.told["game"]["chosen"][0]["option"] == f"{leader}+{second}", "another pick")
    assert ada.told["marked"] == []

    # Bea goes away, comes back to the open pick, and takes her Leader alone, by keys.
    bea.go("/")
    bea.page.go_back()
    bea.wait_for(lambda: bea.page.locator(".pack [data-pick]").count() == 22, "the open pick")
    hers = bea.told["game"]["options"][0]["card"]
    bea.page.locator(f'[data-pick="{pack_of(bea).index(hers)}"]').focus()
    bea.press("Enter")
    is_marked(bea, hers)
    bea.press("Enter")
    for person, taken in ((ada, {leader, second}), (bea, {hers})):
        person.wait_for(partial(is_at_pick, person, 2), "the second pick")
        person.is_up_to_date()
        pool = person.page.get_by_role("region", name="Your pool")
        expect(pool.locator("[data-card]")).to_have_count(len(taken))
        assert {each.get_attribute("data-card") for each in pool.locator("[data-card]").all()} == taken
    names = re.compile(f"^Bea: picking, {len(pack_of(bea))} cards in the pack, 1 card taken, 1 Leader")
    expect(page.get_by_role("button", name=names)).to_be_visible()
    wrong += look_at(ada, "draft-second-pick")
    all_well(wrong)


def draft_ahead(hall: Serving, table: str, people: Sequence[Guest]) -> None:
    """Without the page: everybody takes the first card that may be taken, until decks are built."""
    for person in people:
        person.go("/")
    talks = [Talk(hall, table, {"cookie": person.cookie}).hello() for person in people]

    def step() -> bool:
        for talk in talks:
            talk.do("ping")  # whatever was told before is heard
            game = talk.shown["game"]
            if talk.shown["you"] in game["owing"] and not is_building(game):
                option = game["options"][0]["option"]
                assert talk.do("choose", decision=game["decision"], option=option)["is"] == "done"
        return all(is_building(talk.shown["game"]) for talk in talks)

    try:
        people[0].wait_for(step, "the end of the packs")
    finally:
        for talk in talks:
            talk.socket.close()


def is_building(game: Message) -> bool:
    return bool(game["prompt"]) and game["prompt"]["asks"] == "building"


def test_decks_are_built_of_the_pool_and_the_log_tells_everything(hall: Serving, new_guest: NewGuest) -> None:
    ada, bea = new_guest(), new_guest()
    ada.call_me("Ada")
    bea.call_me("=Bea")
    table = open_draft(ada, bea)
    draft_ahead(hall, table, (ada, bea))
    page = ada.go(f"/t/{table}")
    side = page.get_by_role("complementary", name="Your list")
    expect(side).to_contain_text("Deck: 40 more, exactly 40")
    expect(side.get_by_role("link", name="DBS-19").first).to_be_visible()
    ready = side.get_by_role("button", name="My deck is ready")
    expect(ready).to_be_disabled()
    page.locator("[data-grid] [data-stop]").first.focus()
    ada.press("+")  # one card, and the rest as a bot would choose
    side.get_by_role("button", name="Fill up for me").click()
    expect(ready).to_be_enabled()
    ada.wait_for(lambda: len(ada.told["marked"]) == 41, "the deck is kept")
    wrong = look_at(ada, "draft-deck") + nothing_cut(ada, "draft-deck")
    page.reload()
    expect(ready).to_be_enabled()  # as it was left
    side.get_by_role("button", name=re.compile("^One less")).first.click()
    expect(side).to_contain_text("Deck: 1 more, exactly 40")
    expect(ready).to_be_disabled()
    side.get_by_role("button", name="Text").click()
    field = page.get_by_role("dialog").get_by_role("textbox")
    written = field.input_value()
    missing = next(card for card in ("EC-133", "EC-134", "EC-135", "EC-136", "EC-041") if card not in pool_of(ada))
    field.fill(f"{written}\n1 {missing}")
    page.get_by_role("button", name="Use this text").click()
    expect(page.get_by_text("One card is not in your pool and was left out")).to_be_visible()
    side.get_by_role("button", name="Fill up for me").click()
    expect(ready).to_be_enabled()
    ready.click()
    expect(page.get_by_role("heading", name="Decks are being built")).to_be_visible()
    expect(page.get_by_role("region", name="Your deck").locator("[data-card]")).to_have_count(41)

    bea.go(f"/t/{table}")
    theirs = bea.page.get_by_role("complementary", name="Your list")
    theirs.get_by_role("button", name="Fill up for me").click()
    theirs.get_by_role("button", name="My deck is ready").click()
    expect(page.get_by_role("dialog", name="The draft is over")).to_be_visible()
    ada.press("Escape")
    wrong += look_at(ada, "draft-over")
    page.get_by_role("link", name="The draft, pick by pick").click()
    expect(page.get_by_text("Pack 1, pick 1: Ada, with the pack of Ada")).to_be_visible()
    expect(page.locator(".pack li.taken")).to_have_count(1)
    page.get_by_role("button", name="The next pick").click()
    expect(page.get_by_text("Pack 1, pick 2: Ada")).to_be_visible()
    wrong += look_at(ada, "draft-log")
    saved = page.get_by_role("link", name="Picks (CSV)").get_attribute("href")
    assert saved is not None
    _, *rows = csv.reader(StringIO(unquote(saved.partition(",")[2])))
    assert sum([len(row[4].split("; ")) for row in rows]) == 4 * 2 * 22  # every card was taken by somebody
    assert {row[2] for row in rows} == {"Ada", "'=Bea", *[seat["name"] for seat in ada.told["table"]["seats"][2:]]}
    page.get_by_role("button", name="Deck", exact=True).click()
    page.get_by_label("Whose picks").select_option("=Bea")
    expect(page.get_by_role("region", name="The deck of =Bea").locator("[data-card]")).to_have_count(41)
    page.get_by_role("button", name="Step by step").click()
    expect(page.get_by_role("region", name="Steps")).to_be_visible()
    all_well(wrong)


def pool_of(guest: Guest) -> set[str]:
    game = guest.told["game"]
    piles = [zone["piles"][game["seat"]] for zone in game["zones"] if zone["word"] in ("pool", "leaders")]
    return {item["cards"][0] for pile in piles for item in pile["items"]}
