"""Fairy Tale in a real browser: drafts, reveals, and how the tales are scored; alone, in teams, and how it looks."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest, Message
from tests.browser.screens import all_well, look_at
from tests.hall.serving import Serving

QUICK = "random"  # the level of bots that do not think


# --- playing --------------------------------------------------------------------------------------


def on_the_table(guest: Guest) -> Locator:
    """Cards of a tableau that an option is about."""
    return guest.page.locator(".rows").get_by_role("button", name=re.compile("can be chosen$"))


def select(guest: Guest) -> bool:
    """Touch something that can be chosen, unless something is; whether it can be confirmed now."""
    if guest.primary.count() and guest.primary.get_attribute("aria-disabled") == "false":
        return True
    asked = [on_the_table(guest), guest.playable, guest.choices.and_(guest.page.locator("[aria-pressed=false]"))]
    offered = next((each for each in asked if each.count()), None)
    if offered is not None:
        offered.nth(guest.chance.randrange(offered.count())).click()
    return False


def choose(guest: Guest) -> None:
    before = guest.told["seq"]
    guest.wait_for(lambda: select(guest), "a choice")
    guest.primary.click()
    guest.wait_for(lambda: guest.told["seq"] > before, "the choice")


def is_asked(guest: Guest) -> bool:
    return guest.to_do() == "choose"


def play_on(guest: Guest) -> str:
    """Wait until something is asked, or all is over; the first clause of the question, or nothing."""
    if guest.is_asked_or_done() == "over":
        return ""
    return clause(guest.told["game"])


def clause(game: Message) -> str:
    """The first one of the question, or nothing."""
    return str(game["prompt"]["clauses"][0]) if game["prompt"] else ""


def stage(guest: Guest) -> int:
    return int(guest.told["game"]["facts"]["stage"])


def tableau(guest: Guest, seat: int) -> list[list[int]]:
    """Of each card before the seat: which of its sides are down."""
    zones = {zone["word"]: zone for zone in guest.told["game"]["zones"]}
    return [item.get("under", []) for item in zones["tableau"]["piles"][seat]["items"]]


def check_the_sheet(guest: Guest) -> None:
    """Each card that counts stands there with its clause, and they add up."""
    scores = guest.told["game"]["facts"]["scores"]
    sheets = guest.page.locator("dialog .rounds > li")
    expect(sheets).to_have_count(len(scores))
    shown = []
    for sheet in sheets.all():
        lines = sheet.locator("ul > li").all_inner_texts()
        assert all(re.search(r"FT-\d+", line) for line in lines), lines
        points = [int(line.split()[-1].replace("−", "-").replace("+", "")) for line in lines]
        total = int(sheet.locator(".total").inner_text())
        assert sum(points) == total
        shown.append(total)
    assert sorted(shown) == sorted(scores)
    counted = sum(side == [] for seat in range(len(scores)) for side in tableau(guest, seat))
    expect(sheets.locator("ul > li").filter(has=guest.page.locator(".pip"))).to_have_count(counted)


# --- games ----------------------------------------------------------------------------------------


def test_two_people_and_two_bots_draft_and_turn_up_together(guest: Guest, new_guest: NewGuest) -> None:
    bea = new_guest()
    bea.call_me("Bea")
    table = guest.open_table(game="fairy-tale", variant="expert", seats=4, bots=[QUICK] * 2)
    guest.go(f"/t/{table}")
    bea.join(table, guest)
    people = (guest, bea)
    pick_and_change(guest, bea)
    has_revealed = False
    while not has_revealed or stage(guest) < 3:  # to the second draft
        for one in people:
            if is_asked(one):
                choose(one)
        has_revealed |= guest.page.get_by_role("group", name="Turned up together").is_visible()  # until one goes on
        guest.page.wait_for_timeout(10)
    assert all(len(tableau(guest, seat)) >= 3 for seat in range(4))


def test_a_person_and_three_bots_play_a_whole_game(guest: Guest) -> None:
    table = guest.open_table(game="fairy-tale", variant="expert", seats=4, bots=[QUICK] * 3, start=True)
    guest.go(f"/t/{table}")
    while play_on(guest):
        choose(guest)
    assert all(len(tableau(guest, seat)) == 12 for seat in range(4))
    check_the_sheet(guest)


def test_a_reveal_can_be_cut_short(guest: Guest) -> None:
    table = guest.open_table(game="fairy-tale", variant="basic", seats=2, bots=[QUICK], start=True)
    guest.go(f"/t/{table}")
    skip = guest.page.locator(".reveal .hurry")
    while guest.wait_for(lambda: skip.is_visible() or guest.my_turn.is_visible()) and not skip.is_visible():
        choose(guest)
    skip.click()
    expect(guest.page.get_by_role("group", name="Turned up together")).to_be_hidden()
    guest.is_up_to_date()


@pytest.mark.parametrize(("word", "asked", "late"), [("pick", "FT-13", 5), ("turn", "FT-27", 6)])
def test_how_a_late_choice_looks(guest: Guest, hall: Serving, word: str, asked: str, late: int) -> None:
    """A pick with something selected, and what is turned after a reveal, late enough that much lies there."""

    def is_late(game: Message) -> bool:
        return clause(game) == asked and game["facts"]["stage"] >= late

    found = ""
    while found != asked:  # a choice that not every game brings
        table = guest.deal(game="fairy-tale", variant="expert", seats=4)
        guest.play_ahead(hall, table, is_late)
        guest.go(f"/t/{table}")
        found = play_on(guest)
    guest.wait_for(lambda: select(guest), "a selection")
    all_well(look_at(guest, f"fairy-tale-{word}"))


def test_how_the_score_looks(guest: Guest, hall: Serving) -> None:
    over(guest, hall, "expert")
    check_the_sheet(guest)
    all_well(look_at(guest, "fairy-tale-score"))


def over(guest: Guest, hall: Serving, variant: str) -> str:
    """To a table of four whose game is over."""
    table = guest.deal(game="fairy-tale", variant=variant, seats=4)
    guest.play_ahead(hall, table)
    guest.go(f"/t/{table}")
    assert play_on(guest) == ""
    return table


def pick_and_change(guest: Guest, other: Guest) -> None:
    """What is picked can be changed as long as somebody still chooses; nobody else sees what it is."""
    assert play_on(guest) == "FT-13"
    expect(guest.page.get_by_role("heading", name="Pick 1 of 5")).to_be_visible()
    expect(guest.page.get_by_text("Bea gets the rest")).to_be_visible()
    cards = guest.hand.get_by_role("button")
    expect(cards).to_have_count(5)
    cards.nth(0).click()
    guest.primary.click()
    expect(guest.prompt).to_contain_text("may still change it")
    expect(cards.nth(0)).to_have_attribute("aria-pressed", "true")
    first = guest.told["game"]["chosen"]
    titles = [option["option"] for option in guest.told["game"]["options"]]
    if len(titles) > 1:
        last = cards.last
        last.click()
        guest.primary.click()
        guest.wait_for(lambda: guest.told["game"]["chosen"] != first, "another choice")
    assert play_on(other) == "FT-13"
    assert first[0]["option"] not in json.dumps(other.told["game"]["facts"])
    expect(other.page.get_by_role("group", name=re.compile("^Ada, .*Chosen"))).to_be_visible()
    choose(other)
    guest.wait_for(lambda: is_asked(guest), "the second pick")
    expect(guest.page.get_by_role("heading", name="Pick 2 of 5")).to_be_visible()
    expect(guest.page.get_by_role("group", name=re.compile("^Your picked, 1 card"))).to_be_visible()


def test_partners_play_together(guest: Guest) -> None:
    table = guest.open_table(game="fairy-tale", variant="garfield", seats=4, bots=[QUICK] * 3, start=True)
    guest.go(f"/t/{table}")
    assert play_on(guest)
    expect(guest.page.get_by_role("group", name=re.compile("your partner"))).to_have_count(1)
    while play_on(guest):
        choose(guest)
    scores = guest.told["game"]["facts"]["scores"]
    for sum_of, name in ((scores[0] + scores[2], "Ada and"), (scores[1] + scores[3], "^Team of (?!Ada)")):
        team = guest.page.get_by_role("dialog").get_by_role("region", name=re.compile(name))
        expect(team).to_contain_text(str(sum_of))
    title = guest.page.get_by_role("dialog").get_by_role("heading").first
    winners = guest.told["game"]["winners"]
    expect(title).to_contain_text("You and" if 0 in winners else "have won" if winners else "drawn")


def test_how_the_score_of_teams_looks(guest: Guest, hall: Serving) -> None:
    over(guest, hall, "garfield")
    all_well(look_at(guest, "fairy-tale-teams"))


def test_a_drawn_game(guest: Guest, hall: Serving) -> None:
    """As it would be told if the sums were equal (FT-A25)."""
    table = over(guest, hall, "garfield")

    def follow(line: WebSocketRoute) -> None:
        hall = line.connect_to_server()
        hall.on_message(lambda message: line.send(as_drawn(str(message))))

    guest.page.route_web_socket(re.compile("/socket$"), follow)
    guest.go(f"/t/{table}")
    expect(guest.page.get_by_role("dialog", name="The game is drawn")).to_be_visible()
    expect(guest.page.get_by_role("dialog").get_by_text("Winner")).to_have_count(0)


def as_drawn(message: str) -> str:
    told = json.loads(message)
    if told["is"] == "table":
        told["game"]["winners"], told["table"]["result"] = [], []
    return json.dumps(told)


def test_how_five_play(guest: Guest) -> None:
    table = guest.open_table(game="fairy-tale", variant="expert", seats=5, bots=[QUICK] * 4, start=True)
    guest.go(f"/t/{table}")
    while play_on(guest) != "FT-17" or stage(guest) < 4:
        choose(guest)
    all_well(look_at(guest, "fairy-tale-five"))


def test_only_rulings_of_the_variant_are_offered(guest: Guest) -> None:
    page = guest.go("/new/fairy-tale")
    page.locator("summary").filter(has_text="House rules").click()
    rulings = page.get_by_text("The Egg of Chaos lets partners exchange cards")
    expect(page.get_by_label("The deal moves one seat to the left with each draft.")).to_be_visible()
    expect(rulings).to_have_count(0)
    page.get_by_role("group", name="Variant").get_by_text("Garfield").click()
    expect(rulings).to_be_visible()


def test_a_game_by_keys_alone_gets_to_the_second_pack(guest: Guest) -> None:
    table = guest.open_table(game="fairy-tale", variant="basic", seats=3, bots=[QUICK] * 2, start=True)
    guest.go(f"/t/{table}")
    assert play_on(guest) == "FT-13"
    guest.press("2")
    expect(guest.hand.get_by_role("button").nth(1)).to_have_attribute("aria-pressed", "true")
    guest.press("Enter")
    expect(guest.page.get_by_role("heading", name="Pick 2 of 5")).to_be_visible()
    guest.wait_for(lambda: is_asked(guest), "the second pick")
    guest.press("ArrowRight", "Enter", "Enter")
    expect(guest.page.get_by_role("heading", name="Pick 3 of 5")).to_be_visible()
