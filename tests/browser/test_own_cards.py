"""Tables with cards of one's own in a real browser: brought, mended, seen by everybody, played with, played again."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.screens import all_well, look_at
from tests.browser.test_fairy_tale import check_the_sheet, choose, play_on
from tests.hall.serving import Serving, Talk, serving
from wyrmhall.kernel.registry import game

MIB = 1_048_576


class Table:
    """A card table as a file that somebody changes."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.lines = file.read_text(encoding="utf-8").splitlines()

    def put(self, before: str, *after: str) -> int:
        """Write these lines for the one that begins so; its number."""
        found = [number for number, line in enumerate(self.lines) if line.startswith(before)]
        assert len(found) == 1, (before, found)
        self.lines[found[0] : found[0] + 1] = after
        self.file.write_text("\n".join(self.lines) + "\n", encoding="utf-8")
        return found[0] + 1


def fold(page: Page) -> Locator:
    return page.locator("summary").filter(has_text="Cards: ")


def printed_table(page: Page, name: str, folder: Path) -> Table:
    """The game's own table, downloaded, under another name."""
    fold(page).click()
    with page.expect_download() as loading:
        page.get_by_role("link", name="Download the game’s own table").click()
    file = folder / f"{name}.csv"
    loading.value.save_as(file)
    return Table(file)


def bring(page: Page, table: Table) -> None:
    page.get_by_label("Choose a file").set_input_files(table.file)


def differences(page: Page) -> Locator:
    return page.get_by_role("list", name="What differs").get_by_role("listitem")


def open_table(guest: Guest) -> str:
    guest.page.get_by_role("button", name="Open the table").click()
    guest.page.wait_for_url("**/t/*")
    return guest.page.url.rpartition("/")[2]


def play_to_the_end(hall: Serving, table: str, people: Sequence[Guest]) -> None:
    """Without their pages."""
    for one in people:
        one.go("/")
    with ExitStack() as sockets:
        talks = [sockets.enter_context(Talk(hall, table, {"cookie": one.cookie}).hello()) for one in people]
        while True:
            view = talks[0].see(lambda told: told["game"]["is_over"] or told["game"]["owing"])["game"]
            if view["is_over"]:
                return
            seat = view["owing"][0]
            done = talks[seat].choose(people[seat].chance.randrange(40))
            for talk in talks:
                talk.seq = done["seq"]  # what they are shown next is not older than this


# --- Magic Dragon with other bonuses ------------------------------------------------------------


def test_magic_dragon_with_bid_bonuses_of_ones_own(
    guest: Guest, new_guest: NewGuest, hall: Serving, tmp_path: Path
) -> None:
    page = guest.go("/new/magic-dragon")
    table = printed_table(page, "rich-bids", tmp_path)
    bring(page, table)
    expect(page.get_by_text("That is the game’s own table: nothing differs.")).to_be_visible()
    for bid in range(4):
        table.put(f"bid,bid {bid}", f"bid,bid {bid},,{bid},2,{40 + bid},mine")
    line = table.put("bid,bid 4", "bid,bid 4,,4,1,plenty,mine")
    bring(page, table)
    fault = page.get_by_role("alert")
    expect(fault).to_contain_text("rich-bids.csv cannot be used. Bonus is 'plenty'; it must be a whole number")
    expect(fault).to_contain_text(f"Line {line}")
    expect(fault.locator("code")).to_have_text("bid,bid 4,,4,1,plenty,mine")
    expect(fold(page)).to_contain_text("Cards: the game’s own")

    table.put("bid,bid 4", "bid,bid 4,,4,2,44,mine")
    bring(page, table)
    expect(fold(page)).to_contain_text("Cards: rich-bids")
    expect(fault).to_have_count(0)
    expect(differences(page)).to_have_count(5)
    expect(differences(page).nth(2)).to_contain_text("Bid 2")
    expect(differences(page).nth(2)).to_contain_text("bonus was 5 →, is now 42")
    page.locator("summary").filter(has_text="House rules").click()
    expect(page.get_by_text("How many points is each bid worth")).to_have_count(0)  # that stands on the cards
    page.get_by_role("group", name="Seats", exact=True).get_by_text("2", exact=True).click()
    name = open_table(guest)
    bea = new_guest()
    bea.call_me("Bea")
    see_before_sitting_down(bea, name, "rich-bids", 5)
    bea.join(name, guest)

    guest.wait_for(lambda: guest.told.get("game"), "the game")
    first = (guest, bea)[guest.told["game"]["owing"][0]]
    first.is_asked_or_done()
    first.choices.nth(2).click()
    expect(first.prompt).to_contain_text("Bid 2: exactly 2 stacks earn 42")
    play_to_the_end(hall, name, (guest, bea))
    guest.go(f"/t/{name}")
    assert guest.is_asked_or_done() == "over"
    assert max(guest.told["game"]["facts"]["scores"]) >= 40
    check_the_record(guest, tmp_path)
    play_again(guest, "rich-bids", 5)


def see_before_sitting_down(guest: Guest, table: str, name: str, count: int) -> None:
    page = guest.go(f"/t/{table}")
    expect(page.get_by_role("heading", name=f"Played with own cards: {name}")).to_be_visible()
    expect(page.get_by_role("button", name="Take a seat")).to_be_visible()
    expect(differences(page)).to_have_count(count)


def check_the_record(guest: Guest, folder: Path) -> None:
    """It holds its cards, so that it can be replayed wherever it is taken."""
    with guest.page.expect_download() as loading:
        guest.page.get_by_role("link", name="Record").click()
    record = folder / "game.record"
    loading.value.save_as(record)
    assert "\n| " in record.read_text(encoding="utf-8")
    guest.page.get_by_role("link", name="Watch the replay").click()
    expect(guest.page.get_by_role("region", name="This replay")).to_be_visible()
    guest.page.get_by_role("button", name="To the end").click()


def play_again(guest: Guest, name: str, count: int) -> None:
    guest.page.go_back()
    guest.page.get_by_role("button", name="Rematch", exact=True).click()
    expect(guest.page.get_by_role("heading", name=f"Played with own cards: {name}")).to_be_visible()
    expect(differences(guest.page)).to_have_count(count)


# --- Fairy Tale with other cards ----------------------------------------------------------------

IMPS = [
    "Moon Imp,40,Shadow,Character,5,,,YOU FLIP 1 FAIRYWOOD,0,,mine",
    "Star Imp,40,Fairywood,Character,2,Moon Imp,,,0,,mine",
]
LEFT_OUT = len(game("fairy-tale").book_of(None).faces)


def imps(folder: Path, name: str = "imps") -> Table:
    """A deck of two titles; another name, another table."""
    file = folder / f"{name}.csv"
    header = game("fairy-tale").book_of(None).table.text.split("\n", 1)[0]
    lines = [line.replace("mine", name) for line in IMPS]
    file.write_text("\n".join([header, *lines]) + "\n", encoding="utf-8")
    return Table(file)


def test_fairy_tale_with_cards_of_ones_own(guest: Guest, new_guest: NewGuest, hall: Serving, tmp_path: Path) -> None:
    page = guest.go("/new/fairy-tale")
    fold(page).click()
    table = imps(tmp_path)
    table.put("Star Imp", IMPS[1].replace("Moon Imp", "Noon Imp"))
    bring(page, table)
    expect(page.get_by_role("alert")).to_contain_text("Per is 'Noon Imp'; the table has no such title.")
    expect(page.get_by_role("alert")).to_contain_text("Line 3")
    table.put("Star Imp", IMPS[1])
    bring(page, table)
    expect(page.get_by_text(f"Unlike the game’s own cards: 2 new, {LEFT_OUT} left out.")).to_be_visible()
    page.get_by_role("button", name=f"Show all {LEFT_OUT + 2}").click()
    expect(differences(page)).to_have_count(LEFT_OUT + 2)
    page.get_by_role("button", name="Show fewer").click()
    page.get_by_role("button", name="Look closely at Star Imp").click()
    expect(page.get_by_role("dialog", name="Star Imp")).to_contain_text("2 for each Moon Imp")
    guest.press("Escape")
    page.get_by_role("group", name="Seats", exact=True).get_by_text("2", exact=True).click()
    name = open_table(guest)
    bea = new_guest()
    bea.call_me("Bea")
    see_before_sitting_down(bea, name, "imps", 6)
    bea.join(name, guest)

    assert play_on(guest) == "FT-13"
    guest.is_up_to_date()
    expect(guest.hand.get_by_role("button", name=re.compile("^(Moon|Star) Imp, points"))).to_have_count(5)
    guest.hand.get_by_role("button").first.hover()
    expect(page.locator(".peek")).to_contain_text("Imp")
    page.get_by_role("tab", name="Rules").click()
    expect(page.get_by_text("The cards differ: this is played with imps.")).to_be_visible()
    for one in (guest, bea):
        choose(one)
    play_to_the_end(hall, name, (guest, bea))
    guest.go(f"/t/{name}")
    assert play_on(guest) == ""
    check_the_sheet(guest)
    expect(page.get_by_role("dialog").get_by_text(re.compile("(Moon|Star) Imp")).first).to_be_visible()
    check_the_record(guest, tmp_path)
    play_again(guest, "imps", 6)


# --- without the page of a new table ------------------------------------------------------------


def brought(guest: Guest, table: Table, of: str = "fairy-tale") -> str:
    """A table that this browser's player has brought before; its digest."""
    guest.context.request.get(f"{guest.address}/api/me")
    book = {"game": of, "name": table.file.stem, "text": table.file.read_text(encoding="utf-8")}
    answer = guest.context.request.post(f"{guest.address}/api/books", data=book, headers={"origin": guest.address})
    assert answer.ok, answer.text()
    return str(answer.json()["digest"])


def mixed(folder: Path) -> Table:
    """The game's own table with a card more, one less, and two that were changed."""
    file = folder / "our-own-tales.csv"
    file.write_text(game("fairy-tale").book_of(None).table.text, encoding="utf-8")
    table = Table(file)
    table.put("Bard,", "Moon Imp,4,Shadow,Character,5,,,ALL FLIP 1 FAIRYWOOD,0,,mine")
    table.put("Elven Warrior,", "Elven Warrior,4,Fairywood,Character,3,,Moon Imp,,0,,mine")
    table.put("Demon,", "Demon,3,Shadow,Character,4,,,ALL FLIP 2 HOLY_EMPIRE,0,,mine")
    return table


def test_how_cards_look_that_are_brought(guest: Guest, tmp_path: Path) -> None:
    page = guest.go("/new/fairy-tale")
    fold(page).click()
    table = mixed(tmp_path)
    table.put("Demon,", "Demon,many,Shadow,Character,4,,,,0,,mine")
    bring(page, table)
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_role("alert").scroll_into_view_if_needed()
    wrong = look_at(guest, "own-cards-fault")
    table.put("Demon,", "Demon,3,Shadow,Character,4,,,ALL FLIP 2 HOLY_EMPIRE,0,,mine")
    bring(page, table)
    expect(differences(page)).to_have_count(4)
    expect(page.get_by_text("2 changed, 1 new, 1 left out.")).to_be_visible()
    differences(page).last.scroll_into_view_if_needed()
    wrong += look_at(guest, "own-cards-brought")
    all_well(wrong)


def test_how_a_table_with_own_cards_looks(guest: Guest, new_guest: NewGuest, tmp_path: Path) -> None:
    wish = {"game": "fairy-tale", "variant": "basic", "cards": brought(guest, mixed(tmp_path))}
    bea = new_guest()
    see_before_sitting_down(bea, guest.open_table(seats=3, **wish), "our-own-tales", 4)
    wrong = look_at(bea, "own-cards-invited")
    guest.play_at(seats=2, **wish)
    guest.page.get_by_role("tab", name="Rules").click()
    expect(guest.page.get_by_text("The cards differ")).to_be_visible()
    wrong += look_at(guest, "own-cards-rules")
    all_well(wrong)


def test_a_file_that_is_too_large(guest: Guest, tmp_path: Path) -> None:
    page = guest.go("/new/fairy-tale")
    fold(page).click()
    large = tmp_path / "large.csv"
    large.write_text("x" * (MIB + 1), encoding="utf-8")
    page.get_by_label("Choose a file").set_input_files(large)
    expect(page.get_by_role("alert")).to_contain_text("A card table may have 1 MiB at most, and this file is larger.")
    assert guest.context.request.get(f"{guest.address}/api/books").json() == []


def test_cards_are_dropped_chosen_again_and_forgotten(guest: Guest, tmp_path: Path) -> None:
    page = guest.go("/new/fairy-tale")
    fold(page).click()
    text = imps(tmp_path, "dropped").file.read_text(encoding="utf-8")
    carried = page.evaluate_handle(
        "text => { const all = new DataTransfer(); all.items.add(new File([text], 'dropped.csv')); return all; }", text
    )
    page.locator("label.drop").dispatch_event("drop", {"dataTransfer": carried})
    expect(fold(page)).to_contain_text("Cards: dropped")
    page.reload()
    expect(fold(page)).to_contain_text("Cards: the game’s own")
    guest.tab_to("^Cards: ")
    guest.press("Enter")
    own = page.get_by_role("group", name="Cards").get_by_role("radio")
    expect(own).to_have_count(2)
    guest.tab_to("^The game’s own$")
    guest.press("ArrowDown")
    expect(own.nth(1)).to_be_checked()
    expect(fold(page)).to_contain_text("Cards: dropped")
    expect(differences(page)).to_have_count(6)
    page.get_by_role("button", name="Forget dropped").click()
    expect(fold(page)).to_contain_text("Cards: the game’s own")
    expect(own).to_have_count(1)
    page.reload()
    fold(page).click()
    expect(page.get_by_role("link", name="Download the game’s own table")).to_be_visible()
    expect(own).to_have_count(1)


def test_a_listed_table_says_that_it_has_cards_of_its_own(guest: Guest, new_guest: NewGuest, tmp_path: Path) -> None:
    table = guest.open_table(game="fairy-tale", seats=3, cards=brought(guest, imps(tmp_path)))
    bea = new_guest()
    bea.call_me("Bea")
    page = bea.go("/")
    rows = page.get_by_role("region", name="Open tables").get_by_role("listitem")
    row = rows.filter(has=page.locator(f'a[href="/t/{table}"]'))
    expect(row).to_contain_text("own cards")
    wrong = look_at(bea, "own-cards-listed")
    row.get_by_role("link", name="Look at the cards").click()  # nobody sits down before they have seen them
    page.wait_for_url(f"**/t/{table}")
    expect(page.get_by_role("heading", name="Played with own cards: imps")).to_be_visible()
    all_well(wrong)


def test_all_cards_of_a_table_of_ones_own(guest: Guest, tmp_path: Path) -> None:
    digest = brought(guest, imps(tmp_path))
    page = guest.go(f"/cards/fairy-tale?cards={digest}")
    expect(page.get_by_role("heading", name="imps", level=1)).to_be_visible()
    expect(page.get_by_role("heading", name="Moon Imp new")).to_be_visible()
    expect(page.get_by_role("button", name=re.compile("^Look closely at"))).to_have_count(2)
    page.locator("summary").filter(has_text="What differs").click()
    expect(differences(page)).to_have_count(6)
    wrong = look_at(guest, "own-cards-gallery")
    page.get_by_role("link", name="Rules").last.click()
    expect(page.get_by_text("The cards differ: this is played with imps.")).to_be_visible()
    page.get_by_role("link", name="Make a table").click()
    expect(fold(page)).to_contain_text("Cards: imps")
    guest.go(f"/cards/fairy-tale?cards={'0' * 64}")
    expect(page.get_by_role("heading", name="No cards to show")).to_be_visible()
    all_well(wrong)


def test_a_record_brings_its_cards_to_another_hall(
    guest: Guest, new_guest: NewGuest, hall: Serving, tmp_path: Path
) -> None:
    table = guest.deal(game="fairy-tale", variant="basic", seats=2, cards=brought(guest, imps(tmp_path)))
    guest.play_ahead(hall, table)
    record = guest.context.request.get(f"{guest.address}/api/tables/{table}/record").text()
    file = tmp_path / "imps.record"
    file.write_text(record, encoding="utf-8")
    with serving(tmp_path / "elsewhere") as other:
        bea = new_guest(other.address)
        page = bea.go("/replay")
        page.get_by_label("Open a record").set_input_files(file)
        expect(page.get_by_role("region", name="This replay")).to_be_visible()
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_role("button", name=re.compile("^(Moon|Star) Imp, points")).first).to_be_visible()
        all_well(look_at(bea, "own-cards-replay"))
