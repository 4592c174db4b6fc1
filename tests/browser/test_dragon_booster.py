"""Dragon Booster in a real browser: whole games, decks, battles, passing on; and how all of it looks."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Position, expect

from tests.browser.guest import Guest
from tests.browser.positions import stand_at
from tests.browser.screens import all_well, look_at
from tests.hall.serving import Serving

pytestmark = pytest.mark.timeout(300)

QUICK: Final = "random"  # the level of bots that do not think
GAME: Final = "dragon-booster"
LEFT: Final[Position] = {"x": 6, "y": 12}  # where a card is seen though the next one lies over it
HELD: Final[Position] = {"x": 20, "y": 36}  # the same in a fan, and in the upper row of a full hand on a phone

HEAD: Final = """[Game "dragon-booster"]
[Name "A battle"]
[Seats "{seats}"]

turn 5
leader Ada
"""
TWO: Final = (
    HEAD.format(seats="Ada Bea")
    + """points 22 27
pit Ada Wyldfyr RedThrusterGear RedFlareGear StreetHarnessGear KittWonn ParmonSean
pit Bea Brutarus BumperPlateGear Kudgyl
track Bea HeadStrong
zone Ada MagKick Enraged
zone Bea BurstForward
hand Ada Charge ImmensePower CrowdRoar ClearTheWay FullGallop
hand Bea HeadStrong Charge
race Ada FullGallop MagKick Enraged FireLine
race Bea BurstForward HeadStrong FullGallop TailTap
dragons Ada RedEmberVentGear
dragons Bea GripJouster
discards Ada FireLine
damaged Bea BumperPlateGear
"""
)
BATTLE: Final = TWO + "battle Ada\nAda Rush:MagKick\n"
MAIN: Final = TWO + "acts Ada\n"
FOUR: Final = (
    HEAD.format(seats="Ada Bea Cid Dan")
    + """points 12 27 3 -2
pit Ada Wyldfyr RedThrusterGear RedFlareGear StreetHarnessGear KittWonn ParmonSean LancePenn
pit Bea Brutarus BumperPlateGear Kudgyl
pit Cid Beau GoldStarGear TrailSensorGear ArthaPenn
pit Dan Decepshun
track Bea HeadStrong FullGallop
track Cid TailTap
zone Ada MagKick Enraged
zone Bea BurstForward
zone Cid FullGallop
hand Ada Charge ImmensePower CrowdRoar ClearTheWay FullGallop
hand Bea HeadStrong Charge
hand Cid Charge
hand Dan Charge
race Ada FullGallop MagKick Enraged
race Bea BurstForward HeadStrong FullGallop
race Cid BurstForward
race Dan BurstForward
battle Ada
Ada Rush:MagKick
"""
)
SIX: Final = (
    FOUR.replace("Ada Bea Cid Dan", "Ada Bea Cid Dan Eve Fay")
    .replace("12 27 3 -2", "12 27 3 -2 15 15")
    .replace("pit Dan Decepshun", "pit Dan Decepshun\npit Eve Cyrano\npit Fay Rumbull BumperPlateGear")
    .replace("zone Cid FullGallop", "zone Cid FullGallop\nzone Dan TailTap\nzone Eve FullGallop\nzone Fay MagKick")
    .replace("race Dan BurstForward", "race Dan BurstForward\nrace Eve Charge\nrace Fay Charge")
)
GEARING: Final = (
    HEAD.format(seats="Ada Bea")
    + """pit Ada Wyldfyr RedThrusterGear
pit Bea Brutarus
dragons Ada RedEmberVentGear RedThrusterGear KittWonn TrailSensorGear Beau
dragons Bea GripJouster Kudgyl
hand Ada Charge ImmensePower
race Ada FullGallop
race Bea FullGallop
gearing
"""
)


# --- how it looks ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "record", "seats"),
    [
        ("battle", BATTLE, 2),
        ("main", MAIN, 2),
        ("gear-up", GEARING, 2),
        ("battle-of-four", FOUR, 4),
        ("battle-of-six", SIX, 6),
    ],
    ids=["battle", "main", "gear-up", "four", "six"],
)
def test_how_the_table_looks(guest: Guest, name: str, record: str, seats: int) -> None:
    stand_at(guest, record, seats=seats)
    expect(guest.my_turn).to_be_visible()
    all_well(look_at(guest, f"dragon-booster-{name}"))


# --- playing --------------------------------------------------------------------------------------


def select(guest: Guest) -> bool:
    """Touch something that can be chosen, unless something is; whether it can be confirmed now."""
    if guest.primary.count() and guest.primary.get_attribute("aria-disabled") == "false":
        return True
    lying = guest.page.locator(".cards.may:visible, .cards.legal:visible, button.aim:visible")
    spread = guest.page.locator(".spread .one.legal")
    held = guest.page.locator(".held .card-button.legal")
    ways = guest.choices.and_(guest.page.locator("[aria-pressed=false]"))
    offered = [each for each in (lying, spread, held, ways) if each.count()]
    if offered:
        found = offered[guest.chance.randrange(len(offered))]
        where = LEFT if found is lying else HELD if found is held else None
        found.nth(guest.chance.randrange(found.count())).click(position=where)
    return False


def choose(guest: Guest) -> None:
    before = guest.told["seq"]
    guest.wait_for(lambda: select(guest), "a choice")
    guest.primary.click()
    guest.wait_for(lambda: guest.told["seq"] > before, "the choice")


def check_the_table(guest: Guest) -> None:
    """Points, sprints and stats are those that the hall has told."""
    game = guest.told["game"]
    discs = guest.page.locator(".race .disc")
    points = [str(each).replace("-", "−") for each in game["facts"]["points"]]
    assert [text[1:].strip() for text in discs.all_inner_texts()] == points
    for seat, told in enumerate(game["seats"]):
        if told["tally"]:
            total = sum(line["points"] for line in told["tally"])
            expect(guest.page.locator(f'[data-sprint="{seat}"] .total')).to_have_text(str(total).replace("-", "−"))


def play_to_the_end(guest: Guest) -> set[str]:
    """By the mouse, whatever is asked; the names of what was asked."""
    seen: set[str] = set()
    while guest.is_asked_or_done() != "over":
        seen.add(str(guest.told["game"]["prompt"]["asks"]))
        check_the_table(guest)
        choose(guest)
    return seen


def test_a_person_plays_a_whole_game_against_a_bot(guest: Guest) -> None:
    guest.go(f"/t/{guest.open_table(game=GAME, seats=2, bots=[QUICK], start=True)}")
    seen = play_to_the_end(guest)
    assert seen >= {"dragon", "gear-up", "main", "move-up", "battle"}
    assert guest.told["game"]["winners"]
    expect(guest.page.get_by_role("dialog")).to_be_visible()


def choose_by_keys(guest: Guest) -> None:
    """A card of the hand by its digit, or what lies on the table by the arrows; then Enter."""
    before = guest.told["seq"]
    held = guest.page.locator(".held .card-button")
    playable = [n for n in range(min(held.count(), 9)) if "legal" in (held.nth(n).get_attribute("class") or "")]
    elsewhere = [each for each in guest.told["game"]["options"] if not (each["target"] is None and each["card"])]
    if playable and (not elsewhere or guest.chance.random() < 0.5):
        guest.press(str(guest.chance.choice(playable) + 1))
    else:
        guest.press(*["ArrowDown"] * (1 + guest.chance.randrange(len(guest.told["game"]["options"]))))
    expect(guest.primary).to_have_attribute("aria-disabled", "false")
    guest.press("Enter")
    guest.wait_for(lambda: guest.told["seq"] > before, "the choice")


def test_a_game_by_keys_alone_gets_to_its_third_turn(guest: Guest) -> None:
    guest.go(f"/t/{guest.open_table(game=GAME, seats=2, bots=[QUICK], start=True)}")
    seen: set[str] = set()
    while guest.is_asked_or_done() == "choose" and guest.told["game"]["facts"]["turn"] < 3:
        seen.add(str(guest.told["game"]["prompt"]["asks"]))
        choose_by_keys(guest)
    assert seen >= {"dragon", "gear-up", "main", "move-up"}


def test_a_table_of_four(guest: Guest, hall: Serving) -> None:
    table = guest.deal(game=GAME, seats=4)
    guest.play_ahead(hall, table, lambda game: game["facts"]["turn"] == 4 and game["facts"]["battling"])
    guest.go(f"/t/{table}")
    for _ in range(12):
        if guest.is_asked_or_done() == "over":
            break
        check_the_table(guest)
        choose(guest)
    all_well(look_at(guest, "dragon-booster-four-in-play"))


# --- decks ----------------------------------------------------------------------------------------


def test_a_ready_deck_and_one_that_is_written_are_brought(guest: Guest) -> None:
    page = guest.go(f"/t/{guest.open_table(game=GAME, seats=2, bots=[QUICK])}")
    ready = page.get_by_role("group", name="Ready decks").get_by_role("button")
    expect(ready).to_have_count(6)
    expect(page.get_by_text("You bring the usual deck.")).to_be_visible()
    expect(ready.first).to_have_attribute("aria-pressed", "true")  # the usual deck of the first seat
    ready.filter(has_text="Dragon eyes").click()
    expect(page.get_by_text("You bring a deck of your own.")).to_be_visible()
    expect(ready.filter(has_text="Dragon eyes")).to_have_attribute("aria-pressed", "true")
    field = page.get_by_label("One card a line")
    expect(field).to_have_value(re.compile("^1 Decepshun\n"))
    wrong = look_at(guest, "dragon-booster-decks")
    field.fill(field.input_value().replace("4 ShadowSlip", "5 ShadowSlip"))
    page.get_by_role("button", name="Bring this deck").click()
    expect(page.get_by_role("alert")).to_contain_text("DB-13")
    expect(page.get_by_role("alert")).to_contain_text("DB-14")
    expect(page.get_by_role("button", name="ShadowSlip")).to_be_visible()
    field.fill(field.input_value().replace("5 ShadowSlip", "4 ShadowSlip").replace("1 WordPaynn\n", ""))
    page.get_by_role("button", name="Bring this deck").click()
    expect(page.get_by_text("You bring a deck of your own.")).to_be_visible()
    page.get_by_role("button", name="Start now").click()
    assert guest.is_asked_or_done() == "choose"
    brought = guest.told["game"]["facts"]["brought"]
    assert brought[0].count("ShadowSlip") == 4
    assert "WordPaynn" not in brought[0]
    assert brought[1] is None
    all_well([*wrong, *look_at(guest, "dragon-booster-naming-a-dragon")])


# --- what a choice comes to -----------------------------------------------------------------------


def card(guest: Guest, name: str) -> Locator:
    return guest.hand.get_by_role("button", name=re.compile(f"^{name}"))


def test_an_event_says_whether_its_burst_is_reached_and_what_it_does(guest: Guest) -> None:
    stand_at(guest, BATTLE, seats=2)
    card(guest, "Crowd Roar").click(position=HELD)
    expect(guest.prompt).to_contain_text("Burst 4: your speed of 6 suffices.")
    expect(guest.prompt).to_contain_text("Your sprint: 10 → 13.")
    expect(guest.page.locator('[data-sprint="0"] .next')).to_contain_text("13")
    guest.prompt.get_by_role("button", name="Cancel").click()
    guest.choices.filter(has_text="Pass").click()
    expect(guest.prompt).to_contain_text("If all pass, you win by 7.")


def test_stats_and_sprints_explain_themselves(guest: Guest) -> None:
    stand_at(guest, BATTLE, seats=2)
    guest.page.get_by_role("button", name=re.compile("^Your stats")).click()
    why = guest.page.get_by_role("group", name="Your stats").and_(guest.page.locator(":popover-open"))
    expect(why).to_contain_text("magged")
    expect(why.get_by_role("button", name="DB-35").first).to_be_visible()
    guest.page.locator('[data-sprint="0"] button').first.click()
    expect(guest.page.get_by_role("group", name="How your sprint adds up")).to_contain_text("Mag Kick")


# --- passing on -----------------------------------------------------------------------------------


def passes(guest: Guest) -> list[dict[str, Any]]:
    return [each for each in guest.sent if each["do"] == "choose" and each["option"] == "Pass"]


def test_passing_on_passes_at_its_pace_and_stops(guest: Guest, hall: Serving) -> None:
    table = guest.deal(game=GAME, seats=4)

    def is_battle(game: dict[str, Any]) -> Any:
        return game["prompt"]["asks"] == "battle"

    guest.play_ahead(hall, table, is_battle)
    page = guest.go(f"/t/{table}")
    assert guest.is_asked_or_done() == "choose"
    page.get_by_role("button", name="Pass until").click()
    all_well(look_at(guest, "dragon-booster-pass-until"))
    page.get_by_role("button", name="The turn ends").click()
    expect(page.get_by_text("Passing until the turn ends")).to_be_visible()
    guest.wait_for(lambda: passes(guest), "the first pass")
    guest.wait_for(lambda: not page.get_by_text("Passing until the turn ends").count(), "the end of it")
    assert guest.is_asked_or_done() in ("choose", "over")


def test_passing_on_is_stopped_by_hand(guest: Guest, hall: Serving) -> None:
    table = guest.deal(game=GAME, seats=2)
    guest.play_ahead(hall, table, lambda game: game["prompt"]["asks"] == "battle")
    page = guest.go(f"/t/{table}")
    assert guest.is_asked_or_done() == "choose"
    page.get_by_role("button", name="Pass until").click()
    page.get_by_role("button", name="Something changes").click()
    page.get_by_role("button", name="Stop", exact=True).click()
    expect(page.get_by_role("button", name="Pass until")).to_be_visible()
    page.keyboard.press("p")
    expect(guest.primary).to_have_text("Pass")
    assert not passes(guest)
    page.keyboard.press("Enter")
    guest.wait_for(lambda: passes(guest), "the pass")
