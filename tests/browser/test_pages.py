"""The pages around the table: my games, all cards, and a new table's house rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.screens import all_well, look_at
from tests.hall.serving import Serving, Talk


def conceded(guest: Guest, hall: Serving, **wish: Any) -> str:
    """A game that this person gave up."""
    table = guest.deal(seats=3, **wish)
    with Talk(hall, table, {"cookie": guest.cookie}).hello() as talk:
        talk.begin()
        assert talk.do("concede")["is"] == "done"
    return table


def test_my_games(guest: Guest, new_guest: NewGuest, hall: Serving, tmp_path: Path) -> None:
    guest.call_me("Ada Lovelace")
    table = conceded(guest, hall)
    running = guest.open_table(seats=2)
    page = guest.go("/")
    mine = page.locator("#my-games")
    expect(mine.get_by_role("listitem")).to_have_count(2)
    expect(mine).to_contain_text("you conceded")
    mine.get_by_role("link", name="All my games").click()
    expect(page.get_by_role("heading", name="My games", level=1)).to_be_visible()
    expect(page.locator("#running").get_by_role("link", name=re.compile("^Open"))).to_have_attribute(
        "href", f"/t/{running}"
    )
    played = page.locator("#played")
    expect(played.get_by_text("Lost", exact=True)).to_be_visible()
    all_well(look_at(guest, "my-games"))
    with page.expect_download() as loading:
        played.get_by_role("link", name=re.compile("^Download the record")).click()
    record = tmp_path / "game.txt"
    loading.value.save_as(record)
    assert '[Seats "Ada_Lovelace ' in record.read_text(encoding="utf-8")
    played.get_by_role("link", name=re.compile("^Replay")).click()
    page.wait_for_url(f"**/replay?table={table}")
    expect(page.get_by_role("region", name="This replay")).to_contain_text("Ada Lovelace conceded")
    expect(page.get_by_label("Whose view")).to_contain_text("As Ada Lovelace saw it")
    stranger = new_guest()
    stranger.go("/replay")
    expect(stranger.page.locator("#played")).to_contain_text("No game has ended yet")


def test_older_games_are_fetched_page_by_page(guest: Guest) -> None:
    """As the hall would tell them: twenty at a time."""
    page = guest.page
    clock = {"kind": "none", "seconds": 0}
    game: dict[str, Any] = {
        "game": "magic-dragon", "variant": "standard", "status": "finished", "private": True, "you": 0, "clock": clock,
        "names": ["Ada", "Bea"], "your_turn": False, "winners": [0], "conceded": [], "ended": "", "has_record": True,
        "trouble": "", "since": 1_794_787_987,
    }  # fmt: skip
    games = [{**game, "id": f"{number:016d}"} for number in range(22)]
    games[1] |= {"has_record": False, "trouble": "played by rules 0; this Wyrmhall plays rules 2"}

    def answer(route: Route) -> None:
        first = int(re.findall(r"first=(\d+)", route.request.url)[0])
        route.fulfill(json={"total": 22, "games": games[first : first + 20]})

    page.route("**/api/my/played?*", answer)
    guest.go("/replay")
    rows = page.locator("#played").get_by_role("listitem")
    expect(rows).to_have_count(20)
    expect(rows.nth(1)).to_contain_text("Played by rules 0; this Wyrmhall plays rules 2.")
    expect(rows.nth(1).get_by_role("link")).to_have_count(0)
    page.get_by_role("button", name="Show older games").click()
    expect(rows).to_have_count(22)
    expect(page.get_by_role("button", name="Show older games")).to_have_count(0)


def test_a_replay_of_no_table_says_so(guest: Guest) -> None:
    page = guest.go(f"/replay?table={'a' * 16}")
    expect(page.get_by_role("heading", name="No replay of this table")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("There is no such table")


def test_the_winner_stands_first_after_a_concession(guest: Guest, hall: Serving) -> None:
    """Whatever the scores are: here the one who gives up has the better one."""
    table = guest.deal(seats=2, house={"bid_bonus": "0:30,1:30,2:30,3:30,4:30"})
    ahead = False

    def leads(game: dict[str, Any]) -> bool:
        scores = game["facts"]["scores"]
        return bool(scores[0] > scores[1])

    with Talk(hall, table, {"cookie": guest.cookie}).hello() as talk:
        talk.begin()
        while True:
            shown = talk.see(lambda told: talk.is_asked(told) or told["game"]["is_over"])
            if shown["game"]["is_over"]:
                break
            if leads(shown["game"]):
                ahead = True
                talk.do("concede")
                break
            talk.choose(guest.chance.randrange(len(shown["game"]["options"])))
    page = guest.go(f"/t/{table}")
    rows = page.get_by_role("dialog").locator(".standing li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Winner")
    if ahead:
        expect(rows.last).to_contain_text("Conceded")


# --- all cards -----------------------------------------------------------------------------------


def test_all_cards_are_found_read_and_looked_at(guest: Guest) -> None:
    page = guest.go("/")
    page.get_by_role("link", name="Cards of Storm Dragons").click()
    expect(page.get_by_role("heading", name="Storm Dragons", level=1)).to_be_visible()
    cards = page.get_by_role("button", name=re.compile("^Look closely at"))
    expect(cards).to_have_count(26)
    expect(page.get_by_role("heading", name=re.compile("^Noble dragons"))).to_be_visible()
    wrong = look_at(guest, "cards")
    page.get_by_label("Search the cards").fill("fog")
    guest.wait_for(lambda: 0 < cards.count() < 6)
    page.get_by_label("Search the cards").fill("no card says this")
    expect(page.get_by_text("No card says")).to_be_visible()
    page.get_by_label("Search the cards").fill("")
    close_look(guest, page)
    page.get_by_text("About this card").click()
    expect(page.get_by_role("dialog")).to_contain_text("Source")
    wrong += look_at(guest, "card")
    guest.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(cards.nth(0)).to_be_focused()
    all_well(wrong)


def close_look(guest: Guest, page: Page) -> None:
    """By keys alone."""
    page.get_by_role("button", name="Look closely at King, Noble dragon").focus()
    guest.press("Enter")
    expect(page.get_by_role("dialog", name="King")).to_be_visible()
    guest.press("ArrowRight")
    expect(page.get_by_role("dialog", name="Queen")).to_be_visible()
    guest.press("ArrowLeft")
    expect(page.get_by_role("dialog", name="King")).to_be_visible()
    expect(page.get_by_role("dialog").get_by_text("Source")).not_to_be_visible()


def test_ways_to_the_cards(guest: Guest) -> None:
    page = guest.go("/cards/magic-dragon#R5")
    expect(page.get_by_role("dialog", name="Sovereign")).to_be_visible()
    guest.go("/cards/no-such-game")
    expect(page.get_by_role("heading", name="No cards to show")).to_be_visible()
    for path in ("/new/magic-dragon", f"/t/{guest.open_table(seats=2)}"):
        guest.go(path)
        expect(page.get_by_role("main").locator('a[href="/cards/magic-dragon"]')).to_be_visible()
    guest.play_at(seats=2)
    page.get_by_role("button", name="Options").click()
    expect(page.get_by_role("dialog").locator('a[href="/cards/magic-dragon"]')).to_be_visible()


# --- house rules ---------------------------------------------------------------------------------


def test_house_rules_are_folded_told_in_words_and_taken_over(guest: Guest) -> None:
    page = guest.go("/new/magic-dragon")
    fold = page.locator("summary").filter(has_text="House rules: as the book has it")
    expect(page.get_by_text("Who deals the first round?")).not_to_be_visible()
    fold.click()
    page.get_by_label("Who deals the first round?").select_option("seat 2")
    page.get_by_role("group", name="How many points is each bid worth").get_by_label("Bid 3").fill("9")
    page.get_by_role("switch", name=re.compile("^Everybody may look through")).click()
    expect(page.get_by_role("heading", name="House rules: 3 changed")).to_be_visible()
    expect(page.get_by_text("The book: 7, 4, 5, 6, 8")).to_be_visible()
    page.locator("summary").filter(has_text="MD-A20").click()
    expect(page.get_by_text("The tied players share the victory.")).to_be_visible()
    wrong = look_at(guest, "house-rules")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url(re.compile("/t/"))
    guest.wait_for(lambda: guest.told)
    house = guest.told["table"]["house"]
    assert house == {"first_dealer": "B", "bid_bonus": "3:9", "covered_cards_visible": "false"}
    all_well(wrong)


def test_numbers_stay_within_bounds_and_the_book_is_a_touch_away(guest: Guest) -> None:
    page = guest.go("/new/storm-dragons")
    page.get_by_role("group", name="Variant").get_by_text("All together").click()
    page.locator("summary").filter(has_text="House rules").click()
    hand = page.get_by_label("How many cards does everybody start with in hand?")
    for typed, kept in (("99", "12"), ("-3", "1"), ("", "5"), ("7", "7")):
        hand.fill(typed)
        hand.blur()
        expect(hand).to_have_value(kept)
    expect(page.get_by_text("The book: 5")).to_be_visible()
    page.get_by_role("button", name="Back to the book").click()
    expect(hand).to_have_value("5")
    expect(page.get_by_role("heading", name="House rules: as the book has it")).to_be_visible()


def test_a_seat_that_there_is_no_more_deals_nothing(guest: Guest) -> None:
    page = guest.go("/new/magic-dragon")
    page.locator("summary").filter(has_text="House rules").click()
    dealer = page.get_by_label("Who deals the first round?")
    dealer.select_option("seat 4")
    page.get_by_role("group", name="Seats").get_by_text("2", exact=True).click()
    expect(dealer).to_have_value("random")
