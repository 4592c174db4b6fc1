"""Storm Dragons in a real browser: battles, challenges, the draft and the battlefronts; and how all of it looks."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, Position, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.browser.positions import stand_at
from tests.browser.screens import all_well, look_at
from tests.hall.serving import Serving

BATTLEFRONT = re.compile("battlefront$")
QUICK = "random"  # the level of bots that do not think
LEFT: Final[Position] = {"x": 6, "y": 30}  # where a card is seen though the next one lies over it
HELD: Final[Position] = {"x": 22, "y": 60}  # the same in a fan


# --- playing --------------------------------------------------------------------------------------


def on_the_table(guest: Guest) -> Locator:
    """Cards in play that can be pointed at, cards that were found, and stacks of a draft."""
    return guest.page.locator(".cards.may:visible, .cards.legal:visible")


def places(guest: Guest) -> Locator:
    """Where a card could go."""
    return guest.page.locator("button.ghost[aria-pressed=false]")


def select(guest: Guest) -> bool:
    """Touch something that can be chosen, unless something is; whether it can be confirmed now."""
    if guest.primary.count() and guest.primary.get_attribute("aria-disabled") == "false":
        return True
    lying, held = on_the_table(guest), guest.page.locator(".card-button.legal")
    ways = guest.choices.and_(guest.page.locator("[aria-pressed=false]")).filter(has_not_text="Rebuild")
    offered = [each for each in (lying, places(guest), held, ways) if each.count()]
    offered = offered or [guest.choices] * guest.choices.count()
    if offered:
        found = offered[guest.chance.randrange(len(offered))]
        where = LEFT if found is lying else HELD if found is held else None
        found.nth(guest.chance.randrange(found.count())).click(position=where)
    return False


def choose(guest: Guest) -> None:
    before = guest.told["seq"]
    guest.wait_for(lambda: select(guest), "a choice")
    wished = places(guest)
    if wished.count() and guest.chance.random() < 0.5:
        wished.nth(guest.chance.randrange(wished.count())).click()  # where the card shall go, before that is asked
    guest.primary.click()
    guest.wait_for(lambda: guest.told["seq"] > before, "the choice")


def is_asked(guest: Guest) -> bool:
    return guest.to_do() == "choose"


def is_over(guest: Guest) -> bool:
    return guest.to_do() == "over"


def play_on(guest: Guest) -> str:
    """Wait until something is asked, or all is over; the name of what is asked, or nothing."""
    if guest.is_asked_or_done() == "over":
        return ""
    return str(guest.told["game"]["prompt"]["asks"])


def battle(guest: Guest) -> int:
    return int(guest.told["game"]["facts"]["round"])


def check_the_table(guest: Guest) -> None:
    """Light, token and strengths are those that the hall has told."""
    game = guest.told["game"]
    light = {0: "day", 1: "night"}.get(game["facts"]["side"])
    if light:
        expect(guest.page.locator(".board")).to_have_class(re.compile(rf"\b{light}\b"))
    for side in [{"side": n, **seat} for n, seat in enumerate(game["seats"])] + game.get("sides", []):
        if not side["tally"] or side["side"] not in game["facts"]["active"]:
            continue
        total = sum(line["points"] for line in side["tally"])
        told = guest.page.locator(f'.strength[data-side="{side["side"]}"] button > b')
        expect(told).to_have_text(str(total))


def play_together(people: tuple[Guest, ...], until: int = 99) -> set[str]:
    """All of them play, to the end or up to a battle; what was asked."""
    seen: set[str] = set()
    for one in people:
        one.wait_for(lambda one=one: one.told and one.told["game"], "the deal")  # type: ignore[misc]
    while not all(is_over(one) for one in people) and battle(people[0]) < until:
        for one in people:
            if is_asked(one):
                seen.add(one.told["game"]["prompt"]["asks"])
                check_the_table(one)
                choose(one)
        people[0].page.wait_for_timeout(5)
    return seen


def sit_down(new_guest: NewGuest, host: Guest, table: str) -> Guest:
    bea = new_guest()
    bea.call_me("Bea")
    bea.join(table, host)
    return bea


# --- games ----------------------------------------------------------------------------------------


def test_two_people_play_a_whole_game(guest: Guest, new_guest: NewGuest) -> None:
    table = guest.open_table(game="storm-dragons", seats=2, house={"starting_hand": "12"})
    guest.go(f"/t/{table}")
    people = (guest, sit_down(new_guest, guest, table))
    seen = play_together(people)
    assert seen >= {"turn", "sky"}  # what else is asked depends on the cards
    for one in people:
        dragons = one.told["game"]["facts"]["scores"]
        expect(one.page.get_by_role("dialog")).to_contain_text(str(max(dragons)))


def test_how_the_end_looks(guest: Guest, hall: Serving) -> None:
    table = guest.deal(game="storm-dragons", seats=2)
    guest.play_ahead(hall, table)
    guest.go(f"/t/{table}")
    assert guest.is_asked_or_done() == "over"
    all_well(look_at(guest, "storm-dragons-end"))


def test_a_person_and_two_bots_play_a_whole_game(guest: Guest) -> None:
    guest.go(f"/t/{guest.open_table(game='storm-dragons', seats=3, bots=[QUICK] * 2, start=True)}")
    while play_on(guest):
        check_the_table(guest)
        choose(guest)
    assert guest.told["game"]["winners"]


def test_a_drafted_game(guest: Guest) -> None:
    house = {"distribution": "draft"}
    guest.go(f"/t/{guest.open_table(game='storm-dragons', seats=2, bots=[QUICK], house=house, start=True)}")
    wrong: list[str] = []
    taken = 0
    while play_on(guest) == "picking":
        facts = guest.told["game"]["facts"]
        expect(guest.page.get_by_text(f"Draft round {facts['draft_round']} of 4").first).to_be_visible()
        if facts["draft_round"] == 2 and not wrong:
            guest.wait_for(lambda: select(guest), "a stack")
            wrong = look_at(guest, "storm-dragons-draft") or ["fine"]
        choose(guest)
        taken += 1
    assert taken == 12
    all_well([each for each in wrong if each != "fine"])
    while battle(guest) < 2 and play_on(guest):
        choose(guest)


def test_one_person_plays_together_with_allies(guest: Guest) -> None:
    few = {"own_cards": "10", "enemy_cards": "7"}
    guest.go(f"/t/{guest.open_table(game='storm-dragons', variant='coop', seats=1, house=few, start=True)}")
    while play_on(guest):
        check_the_table(guest)
        choose(guest)
    won = bool(guest.told["game"]["winners"])
    end = guest.page.get_by_role("dialog")
    expect(end.get_by_role("heading").first).to_have_text("You have won" if won else "The enemies have won")
    expect(end).to_contain_text(re.compile(r"\d+ dragons? for us, \d+ for the enemies"))


def test_two_people_play_together(guest: Guest, new_guest: NewGuest) -> None:
    table = guest.open_table(game="storm-dragons", variant="coop", seats=2)
    guest.go(f"/t/{table}")
    people = (guest, sit_down(new_guest, guest, table))
    seen = play_together(people, until=2)
    assert "coop-turn" in seen
    assert guest.page.get_by_role("region", name=BATTLEFRONT).count() == 3


def test_a_table_that_knows_nothing_of_the_game(guest: Guest) -> None:
    """Sides that act by rule are drawn, and everything can be chosen, where only the general table comes."""
    guest.page.route(re.compile(r"/storm-dragons-[^/]*\.js$"), lambda route: route.abort())
    guest.go(f"/t/{guest.open_table(game='storm-dragons', variant='coop', seats=1, start=True)}")
    for _ in range(6):
        assert play_on(guest)
        choose(guest)
    expect(guest.page.get_by_role("region", name=re.compile("^Side .* enemy$"))).to_have_count(3)


# --- how it looks ---------------------------------------------------------------------------------

THREE = """
[Game "storm-dragons"]
[Seats "Ada Ember Sable"]
hand A Assassin King StormRider Blizzard Thunderstorm
hand B King Queen Prince Fog
hand C Spy Spy Fog
draw A Guardian Guardian Warlord Warlord
draw B Conjurer Conjurer Outrider
draw C Challenger Outrider Golemmancer Golemmancer
victory A Warlord Queen Elder
victory B Necromancer
flight A Queen Prince
front A Hailstorm
flight B Juggernaut Spy
front B Tempest Fog
flight C Elder DawnBringer Sentinel
front C Windstorm
holder B
round 4
night
"""
SIX = """
[Game "storm-dragons"]
[Seats "Ada Ember Sable Verdant Dusk Opal"]
hand A Assassin King StormRider Blizzard Thunderstorm Princess Princess
hand B King
hand C Elder
hand D Elder
hand E Challenger
hand F Challenger
flight A Queen Prince Outrider
front A Hailstorm
flight B Juggernaut Spy
front B Tempest Fog
flight C Elder DawnBringer Sentinel Guardian Spy Queen-
front C Windstorm
flight D Warlord
front D Windstorm Blizzard Fog
flight E Necromancer Prince-
active A B C D E
holder C
day
round 4
turn A
"""
TOGETHER = """
[Game "storm-dragons"]
[Seats "Ada"]
[Variant "coop"]
hand A Assassin King StormRider Blizzard Thunderstorm
draw A Guardian Guardian
flight A Queen Prince
front A Hailstorm
flight B Elder
flight C Warlord Spy
front C Fog
flight a Juggernaut Spy
front a Tempest
flight b Spy Outrider Sentinel
front b Windstorm Blizzard
flight c Outrider
won Guardian Princess Fog
lost Queen
enemy_draw Juggernaut Juggernaut
night
round 3
turn A
"""
ALL_TOGETHER = """
[Game "storm-dragons"]
[Seats "Ada Ember Sable Verdant Dusk Opal"]
[Variant "coop"]
hand A Assassin King StormRider Blizzard Thunderstorm
hand B King
hand C King
hand D Conjurer
hand E Conjurer
hand F Conjurer
flight A Queen Prince
front A Hailstorm
flight B Elder
flight C Warlord Spy
front C Fog
flight D Warlord Golemmancer Sentinel
flight E Princess Prince
flight F DawnBringer
flight a Juggernaut Spy
front a Tempest
flight b Spy Outrider Sentinel
front b Windstorm Blizzard
flight c Outrider
flight d Outrider Assassin
flight e Juggernaut
won Guardian Guardian Fog
lost Queen
enemy_draw Juggernaut
day
round 3
turn A
"""
AMONG_THREE: Final[dict[str, Any]] = {"seats": 3, "bots": [QUICK] * 2}


def test_a_card_and_its_places(guest: Guest) -> None:
    """What each place would give stands there, and the number that counts is the large one."""
    stand_at(guest, THREE + "turn A\n", **AMONG_THREE)
    expect(guest.page.locator(".strength[data-side='1'] button > b")).to_have_text("14")
    guest.hand.get_by_role("button", name=re.compile("^King")).click()
    expect(places(guest)).to_have_text([re.compile(r"Head.*9"), re.compile(r"Tail.*12")])
    expect(guest.prompt).to_contain_text("You would have 9 at the head and 12 at the tail. 15 would take the token.")
    all_well(look_at(guest, "storm-dragons-night"))


def test_how_a_strength_adds_up(guest: Guest) -> None:
    """Every number with its clause: for the mouse, for a finger, and for the keyboard."""
    stand_at(guest, THREE + "turn A\n", **AMONG_THREE)
    number = guest.page.locator(".strength[data-side='1'] button").first
    sums = guest.page.get_by_role("group", name="How Ember's strength adds up")
    number.hover()
    expect(sums).to_be_visible()
    lines = sums.get_by_role("listitem").all_inner_texts()
    assert sum(int(line.split()[-1]) for line in lines) == 14
    assert all(re.search(r"SD-\d+", line) for line in lines)
    guest.hand.hover()
    expect(sums).to_be_hidden()
    number.focus()
    guest.press("Enter")
    expect(sums).to_be_visible()
    guest.press("Escape")
    expect(sums).to_be_hidden()
    number.click()
    sums.get_by_role("button", name="SD-52").click()
    expect(guest.page.get_by_role("tabpanel", name="Rules")).to_be_visible()


def test_targets_are_touched_where_they_lie(guest: Guest) -> None:
    stand_at(guest, THREE + "turn A\nA Assassin\n", **AMONG_THREE)
    expect(on_the_table(guest)).to_have_count(7)
    guest.press("ArrowRight", "ArrowRight")  # by keys: the first is to kill nothing
    expect(guest.prompt).to_contain_text(re.compile(r"Kill your own\s+Queen"))
    guest.press("Escape")
    guest.page.get_by_role("group", name="Ember's flight").get_by_role("button").first.click()
    expect(guest.prompt).to_contain_text(re.compile(r"Kill Ember's\s+Juggernaut"))
    expect(guest.prompt).to_contain_text("14 → 8")
    all_well(look_at(guest, "storm-dragons-targets"))


def test_a_storm_rider_on_top_of_a_front_can_be_touched(guest: Guest) -> None:
    riding = THREE.replace("front B Tempest Fog", "front B StormRider Fog").replace("A Assassin", "A StormCaller")
    stand_at(guest, riding + "turn A\nA StormCaller\n", **AMONG_THREE)
    expect(on_the_table(guest)).to_have_count(3)
    guest.page.get_by_role("group", name="Ember's storm front").get_by_role("button").first.click()
    expect(guest.prompt).to_contain_text(re.compile(r"Steal\s+Storm Rider from Ember"))


def test_a_discard_is_chosen_in_secret(guest: Guest) -> None:
    """What I have chosen is marked and can be changed; of the others the table tells only that they have chosen."""
    blizzard = THREE.replace("Prince Fog", "Prince Blizzard")
    stand_at(guest, blizzard + "turn B\nB Blizzard\nB Use\nA A:Prince\n", **AMONG_THREE)
    flight = guest.page.get_by_role("group", name="Your flight").get_by_role("button")
    expect(guest.prompt).to_contain_text("You have chosen: Discard Prince; you may still change it. Waiting for Sable")
    expect(flight.filter(has_text=", chosen")).to_have_count(1)
    expect(flight.nth(1)).to_have_attribute("aria-pressed", "true")
    flight.nth(0).click()
    expect(guest.prompt).to_contain_text("You 10 → 4")
    expect(guest.primary).to_have_text("Discard Queen")
    all_well(look_at(guest, "storm-dragons-discard"))


def test_others_see_that_a_discard_is_chosen(guest: Guest) -> None:
    blizzard = THREE.replace("Prince Fog", "Prince Blizzard")
    stand_at(guest, blizzard + "turn B\nB Blizzard\nB Use\nC C:Sentinel\n", **AMONG_THREE)
    expect(guest.page.get_by_role("group", name=re.compile("^Sable.*Chosen"))).to_be_visible()
    expect(guest.prompt).to_contain_text("which dragon of your flight goes?")
    expect(on_the_table(guest)).to_have_count(2)
    assert "Sentinel" not in str(guest.told["lines"])


def test_a_challenge(guest: Guest) -> None:
    stand_at(guest, THREE + "challenge B\nC Yield\n", **AMONG_THREE)
    expect(guest.page.get_by_text("Ember challenges", exact=True)).to_be_visible()
    expect(guest.page.get_by_role("region", name="Seat of Sable")).to_contain_text("Out")
    all_well(look_at(guest, "storm-dragons-challenge"))


def test_six_players(guest: Guest) -> None:
    stand_at(guest, SIX, seats=6, bots=[QUICK] * 5)
    expect(guest.page.get_by_role("region", name="Seat of Sable")).to_contain_text("In control")
    all_well(look_at(guest, "storm-dragons-six"))


def test_battlefronts(guest: Guest) -> None:
    stand_at(guest, TOGETHER, seats=1, variant="coop")
    mine = guest.page.get_by_role("region", name="Your battlefront")
    expect(mine.locator(".strength button > b")).to_have_text(["12", "11"])
    guest.hand.get_by_role("button", name=re.compile("^King")).click()
    expect(places(guest)).to_have_count(2)
    all_well(look_at(guest, "storm-dragons-together"))


def test_six_battlefronts(guest: Guest) -> None:
    stand_at(guest, ALL_TOGETHER, seats=6, variant="coop", bots=[QUICK] * 5)
    expect(guest.page.get_by_role("region", name=BATTLEFRONT)).to_have_count(6)
    all_well(look_at(guest, "storm-dragons-together-six"))
