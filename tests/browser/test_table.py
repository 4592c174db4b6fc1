"""What a person can do at a table besides choosing, each in a real browser."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import SHORT, Guest
from tests.browser.positions import stand_at
from tests.hall.serving import Serving
from wyrmhall.hall import wire


def bid(guest: Guest) -> None:
    """Somebody bids who can take it back: the others have not bid yet, or are bots."""
    guest.is_asked_or_done()
    guest.choices.first.click()
    guest.primary.click()


def test_a_choice_is_taken_back(guest: Guest, new_guest: NewGuest) -> None:
    bea = new_guest()
    bea.call_me("Bea")
    table = guest.open_table(seats=2, house={"first_dealer": "B"})  # the first seat bids first
    guest.go(f"/t/{table}")
    bea.join(table, guest)
    bid(guest)
    bea.is_asked_or_done()
    guest.page.get_by_role("button", name=re.compile("^Take back: Bid")).click()
    expect(guest.my_turn).to_be_visible()
    expect(guest.page.get_by_role("log")).to_contain_text("Ada takes this back")
    expect(bea.page.get_by_role("log")).to_contain_text("Ada takes this back")
    bid(guest)
    bid(bea)
    guest.wait_for(lambda: len(guest.told["game"]["facts"]["bids"]) == 2)
    guest.is_up_to_date()
    guest.page.get_by_role("button", name=re.compile("^Take back: Bid")).click()
    expect(bea.page.get_by_text("Ada wants to take back")).to_be_visible()
    bea.page.get_by_role("button", name="Agree").click()
    guest.wait_for(lambda: guest.told["game"]["facts"]["bids"] == [])
    assert guest.is_asked_or_done() == "choose"


def test_a_hint_is_given_and_followed(guest: Guest) -> None:
    guest.play_at(seats=2)
    guest.page.get_by_role("button", name="Hint").click()
    expect(guest.prompt).to_contain_text("A bot would")
    expect(guest.primary).to_have_attribute("aria-disabled", "false")
    seq = guest.told["seq"]
    guest.primary.click()
    guest.wait_for(lambda: guest.told["seq"] > seq)


def test_a_spell_asks_where_it_goes_and_what_it_names(guest: Guest) -> None:
    spells = '[Game "magic-dragon"]\n[Seats "Ada Ember"]\nhand A Color R5\nhand B K1\nstack B Y1 K4\nturn A\n'
    stand_at(guest, spells, seats=2, bots=["random"])
    guest.hand.get_by_role("button", name=re.compile("^Color")).click()
    expect(guest.prompt).to_contain_text("Color: where does it go?")
    guest.page.locator(".item button.cards").filter(has_text="Yellow 1").click()
    expect(guest.prompt).to_contain_text(re.compile(r"Color on\s+Yellow 1: which colour shall claim the stack\?"))
    guest.choices.filter(has_text="Name green").click()
    expect(guest.prompt).to_contain_text(re.compile(r"Take Ember's stack of\s+Yellow 1 to the centre"))


def test_a_grey_card_says_why_with_its_clause(guest: Guest) -> None:
    guest.play_at(seats=2)
    guest.play(until=lambda: guest.hand.get_by_role("button", disabled=True).count() > 0)
    guest.hand.get_by_role("button", disabled=True).first.click(force=True)
    note = guest.page.get_by_role("note")
    expect(note).to_contain_text("Why not")
    clause = note.get_by_role("button", name=re.compile("^MD-"))
    name = clause.first.inner_text().split()[0]
    clause.first.click()
    expect(guest.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(guest.page.locator(f'[data-clause="{name}"]')).to_be_in_viewport()


def test_a_hand_is_arranged_by_dragging_and_by_keys_and_sorted_again(guest: Guest) -> None:
    guest.play_at(seats=2)
    cards = guest.hand.locator("[data-hand]")

    def lying() -> list[str | None]:
        return [card.get_attribute("data-card") for card in guest.hand.locator("[data-card]").all()]

    expect(cards).to_have_count(7)
    dealt = lying()
    first, third = cards.nth(0), cards.nth(2)
    first.drag_to(third, source_position={"x": 20, "y": 30}, target_position={"x": 20, "y": 30})
    dragged = [*dealt[1:3], dealt[0], *dealt[3:]]
    guest.wait_for(lambda: lying() == dragged)
    cards.nth(6).focus()
    guest.page.keyboard.press("Shift+ArrowLeft")
    moved = [*dragged[:5], dragged[6], dragged[5]]
    guest.wait_for(lambda: lying() == moved)
    expect(cards.nth(5)).to_be_focused()
    guest.page.reload()
    expect(cards).to_have_count(7)
    assert lying() == moved
    guest.page.get_by_role("button", name="Sort hand").click()
    guest.wait_for(lambda: lying() == dealt)


def test_rules_are_read_and_searched(guest: Guest) -> None:
    guest.play_at(seats=2)
    guest.page.get_by_role("tab", name="Rules").click()
    guest.page.get_by_label("Search the rules").fill("ice")
    found = guest.page.locator("[data-clause]")
    guest.wait_for(lambda: 0 < found.count() < 30)
    assert all("ice" in text.lower() for text in found.all_inner_texts())


def test_my_games_name_the_others(guest: Guest) -> None:
    """And not oneself, by whatever name one sat down."""
    guest.open_table(seats=3, bots=["random"])
    guest.call_me("Ada Lovelace")
    others = guest.go("/").locator("#my-games").get_by_text(re.compile("^with "))
    expect(others).not_to_contain_text("Ada")


def test_people_talk(guest: Guest, new_guest: NewGuest) -> None:
    bea = new_guest()
    bea.call_me("Bea")
    table = guest.open_table(seats=2)
    guest.go(f"/t/{table}")
    bea.join(table, guest)
    for each in (guest, bea):
        each.wait_for(lambda each=each: each.told.get("game"))  # type: ignore[misc]
        each.is_up_to_date()
        each.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_label("Say something").fill("Good luck, <b>Bea</b>!")
    guest.press("Enter")
    expect(bea.page.get_by_role("list", name="Table talk")).to_contain_text("Good luck, <b>Bea</b>!")
    bea.page.get_by_role("button", name="Thanks").click()
    expect(guest.page.get_by_role("list", name="Table talk")).to_contain_text("Thanks")


def test_earlier_lines_are_read_back(guest: Guest, hall: Serving) -> None:
    """By a button that the keyboard finds too; the focus stays in the list when it has gone."""
    cay = hall.person("Cay")
    table = cay.open_table(seats=2, start=True)["table"]
    with cay.join(table) as talk:
        talk.begin()
        for number in range(20):  # of the longest lines there are: more than a message holds
            assert talk.do("say", text=f"{number}:".ljust(wire.LONGEST_CHAT, "\N{DRAGON FACE}"))["is"] == "done"
    guest.go(f"/t/{table}")
    guest.is_up_to_date()
    assert guest.told["since"] > 0
    expect(guest.page.get_by_role("log").get_by_role("button", name="Earlier lines")).to_be_visible()
    guest.page.get_by_role("tab", name="Chat").click()
    chat = guest.page.get_by_role("list", name="Table talk")
    expect(chat).to_contain_text("19:")
    expect(chat.get_by_text(re.compile(r"^(Cay)?0:"))).not_to_be_attached()
    chat.get_by_role("button", name="Earlier lines").focus()
    guest.press("Enter")
    expect(chat.get_by_text(re.compile(r"^(Cay)?0:"))).to_be_attached()
    expect(chat.get_by_role("button", name="Earlier lines")).not_to_be_attached()
    expect(chat).to_be_focused()


def test_conceding_then_a_rematch(guest: Guest) -> None:
    table = guest.play_at(seats=2)
    page = guest.page
    page.get_by_role("button", name="Options").click()
    page.get_by_role("button", name="Concede").click()
    page.get_by_role("dialog", name="Really?").get_by_role("button", name="Concede").click()
    expect(guest.game_over).to_be_visible()
    expect(page.get_by_role("dialog")).to_contain_text("conceded")
    page.get_by_role("button", name="Rematch", exact=True).click()
    page.wait_for_url(re.compile(r"/t/(?!" + table + ")"))
    guest.wait_for(lambda: guest.told["table"]["id"] != table and guest.told["game"])
    assert guest.is_asked_or_done() == "choose"


def test_a_replay_a_record_and_back_again(guest: Guest, hall: Serving, tmp_path: Path) -> None:
    table = guest.deal(seats=2, house=SHORT)
    guest.play_ahead(hall, table)
    page = guest.go(f"/t/{table}")
    with page.expect_download() as loading:
        page.get_by_role("link", name="Record", exact=True).click()
    record = tmp_path / "game.txt"
    loading.value.save_as(record)
    assert "[Game " in record.read_text(encoding="utf-8")
    guest.game_over.click()
    page.wait_for_url(f"**/replay?table={table}")
    check_replay(guest)
    guest.go("/replay")
    page.get_by_label("Open a record").set_input_files(record)
    check_replay(guest)


def check_replay(guest: Guest) -> None:
    """Slider, steps and keys lead through the game; a seat's own view hides what it hid."""
    page = guest.page
    slider = page.get_by_role("slider", name="Step")
    expect(slider).to_be_visible()
    last = int(slider.get_attribute("max") or 0)
    assert last > 5
    slider.fill(str(last))
    expect(page.get_by_text(f"{last} of {last}")).to_be_visible()
    page.get_by_role("button", name="To the beginning").click()
    expect(page.get_by_text(f"0 of {last}")).to_be_visible()
    guest.press("]")
    expect(page.get_by_text(f"1 of {last}")).to_be_visible()
    page.get_by_label("Whose view").select_option(label="All hands open")
    expect(page.get_by_role("group", name=re.compile("^Hand of"))).to_have_count(2)
    page.get_by_label("Whose view").select_option(index=1)
    expect(page.get_by_role("group", name=re.compile("^Hand of"))).not_to_have_count(2)


def test_a_board_shows_no_hand(guest: Guest, new_guest: NewGuest) -> None:
    table = guest.play_at(seats=2)
    screen = guest.context.new_page()  # the host's own browser
    screen.goto(f"{guest.address}/t/{table}/board")
    code = screen.get_by_role("img", name=re.compile("QR code"))
    expect(code).to_be_visible()
    guest.wait_for(lambda: code.evaluate("image => image.naturalWidth") > 0)
    expect(screen.get_by_role("region", name=re.compile("^Your hand"))).to_have_count(0)
    expect(guest.my_turn).to_be_visible()  # it was not closed for it
    faces = screen.locator("[data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    own = {card for zone in guest.told["game"]["zones"] if zone["word"] == "hand" for pile in zone["piles"]
           for item in pile["items"] for card in item["cards"]}  # fmt: skip
    assert own
    assert not own & set(faces)


def test_a_seat_is_taken_along_to_a_phone(guest: Guest, new_guest: NewGuest) -> None:
    seated = guest.context.request.post(
        f"{guest.address}/api/tables",
        data={"game": "magic-dragon", "seats": 2, "start": True},
        headers={"origin": guest.address},
    ).json()
    phone = new_guest(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    requested: list[str] = []
    phone.page.on("request", lambda request: requested.append(request.url))
    phone.go(f"/t/{seated['table']}#seat={seated['token']}")
    assert phone.is_asked_or_done() == "choose"
    assert not [url for url in requested if seated["token"] in url.partition("#")[0]]
    assert seated["token"] not in phone.page.url  # nor in the history that others may look at
    link = phone.page.evaluate("id => localStorage.getItem(`wyrmhall.seat.${id}`)", seated["table"])
    assert link != seated["token"]  # which is worthless now: the phone has a key of its own
    late = new_guest()
    late.go(f"/t/{seated['table']}#seat={seated['token']}")
    expect(late.page.get_by_role("region", name=re.compile("^Seat of"))).to_have_count(2)
    late.go("/")
    late.go(f"/t/{seated['table']}#seat={link}")
    assert late.is_asked_or_done() == "choose"
    phone.wait_for(lambda: phone.told["you"] == -1)


def test_themes_and_stillness(new_guest: NewGuest) -> None:
    guest = new_guest(reduced_motion="no-preference")
    page = guest.go("/")
    html = page.locator("html")
    expect(html).to_have_attribute("data-theme", "hall")
    expect(html).to_have_attribute("data-motion", "full")
    page.get_by_role("button", name="Light theme, parchment").click()
    expect(html).to_have_attribute("data-theme", "parchment")
    page.reload()
    expect(html).to_have_attribute("data-theme", "parchment")
    page.get_by_role("button", name=re.compile("name and settings")).click()
    page.get_by_role("group", name="Animations").get_by_text("Off").click()
    expect(html).to_have_attribute("data-motion", "less")
    page.get_by_role("slider", name="Volume").fill("0.3")
    page.reload()
    page.get_by_role("button", name=re.compile("name and settings")).click()
    expect(page.get_by_role("slider", name="Volume")).to_have_value("0.3")
    still = new_guest()
    still.play_at(seats=2)
    still.choose()
    moving = still.page.evaluate(
        "() => document.getAnimations().filter(one => (one.effect?.getComputedTiming().duration ?? 0) > 200"
        " && JSON.stringify(one.effect.getKeyframes?.() ?? []).includes('translate')).length"
    )
    assert moving == 0


def test_whose_turn_it_is_stands_in_the_title(guest: Guest) -> None:
    guest.play_at(seats=2)
    expect(guest.page).to_have_title(re.compile("your turn", re.IGNORECASE))
