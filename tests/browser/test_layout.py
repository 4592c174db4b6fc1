"""The table on phones and large screens: nothing is cut, cards can be read, and no note lies over a button."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.conftest import DESKTOP, PHONE, NewGuest
from tests.browser.guest import Guest, Message
from tests.browser.positions import look_altered, stand_at
from tests.browser.screens import all_well, too_small, violations
from tests.browser.test_storm_dragons import ALL_TOGETHER, AMONG_THREE, QUICK, SIX, THREE, TOGETHER
from tests.hall.serving import Serving

SMALL_PHONE: ViewportSize = {"width": 360, "height": 740}
LARGE: ViewportSize = {"width": 1920, "height": 1080}
SCREENS = (DESKTOP, LARGE, PHONE, SMALL_PHONE)
PHONES = (PHONE, SMALL_PHONE)
NAMES = ("Bartholomew the Bold", "Ada", "Wilhelmina von Drachenfels", "Sable", "Christophorus Max", "Opal")

# Numbers of the page (not of drawings) that something cuts off; what can be scrolled to is not cut.
CUT = """() => {
  const cut = [];
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const one = text.parentElement;
    if (!/\\d/.test(text.data) || one.closest('svg, .sr, style, .foot') || !one.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!box.width) continue;
    for (let around = one; around && around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around), frame = around.getBoundingClientRect();
      if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
      if (style.overflowX === 'visible') continue;
      const isAside = box.left < frame.left - 1.5 || box.right > frame.right + 1.5;
      const isApart = box.top < frame.top - 4 || box.bottom > frame.bottom + 4;
      if (isAside || isApart) cut.push(`"${text.data.trim()}" in ${around.className}`);
    }
    if (box.right > innerWidth + 1 || box.left < -1) cut.push(`"${text.data.trim()}" off the screen`);
  }
  return cut;
}"""

# A frame is drawn and the next one begins: whatever follows the size of the window has done so, but for what waits for
# that in its turn; so there are several chances.
LAID_OUT = "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
MOST_LAYOUTS = 100

# Buttons that a box lies over: neither those inside the box, nor the part of one that is scrolled out of sight.
COVERED = """box => {
  const own = box.getBoundingClientRect();
  const seen = one => {
    let { left, right, top, bottom } = one.getBoundingClientRect();
    for (let around = one.parentElement; around; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const frame = around.getBoundingClientRect();
      [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return { left, right, top, bottom };
  };
  return [...document.querySelectorAll('button, a[href], input')].filter(one => {
    if (box.contains(one) || !one.checkVisibility() || one.closest('.sr, .skip')) return false;
    const its = seen(one);
    return Math.min(own.right, its.right) - Math.max(own.left, its.left) > 1
      && Math.min(own.bottom, its.bottom) - Math.max(own.top, its.top) > 1;
  }).map(one => one.textContent.trim().slice(0, 40));
}"""


def at_length(says: Message) -> None:
    """Long names, and numbers of two and three digits wherever a seat has any."""
    for seat in says["table"]["seats"]:
        if seat["seat"] != says["you"]:
            seat["name"] = NAMES[seat["seat"]]
    for n, seat in enumerate(says["game"]["seats"]):
        for said in seat["about"]:
            if isinstance(said["parts"].get("value"), int) and said["kind"] != "bid":  # no bid is above 4: MD-4
                said["parts"]["value"] = n % 2 * 100 + n + 14
    for zone in says["game"]["zones"]:
        for pile in zone["piles"]:
            if zone["word"] == "draw":
                pile["size"] = 28


def six(guest: Guest, _: Serving) -> None:
    stand_at(guest, SIX, alter=at_length, seats=6, bots=[QUICK] * 5)


def three(guest: Guest, _: Serving) -> None:
    stand_at(guest, THREE + "turn A\n", alter=at_length, **AMONG_THREE)


def fronts(guest: Guest, _: Serving) -> None:
    stand_at(guest, ALL_TOGETHER, alter=at_length, seats=6, variant="coop", bots=[QUICK] * 5)


def tales(guest: Guest, hall: Serving) -> None:
    table = guest.deal(game="fairy-tale", variant="expert", seats=5)
    guest.play_ahead(hall, table, lambda game: game["facts"]["stage"] >= 5)
    look_altered(guest, table, at_length)


def stacks(guest: Guest, hall: Serving) -> None:
    table = guest.deal(seats=5)
    guest.play_ahead(hall, table, lambda game: game["options"][0]["card"] is not None)
    look_altered(guest, table, at_length)


@pytest.mark.parametrize("go", [six, three, fronts, tales, stacks])
def test_no_number_is_cut(guest: Guest, hall: Serving, go: Callable[[Guest, Serving], None]) -> None:
    go(guest, hall)
    expect(guest.prompt).to_be_visible()
    wrong = []
    for size in SCREENS:
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]  # width and height
        wrong += [f"{size}: {each}" for each in cut(guest)]
    all_well(wrong)


def cut(guest: Guest) -> list[str]:
    """What is cut once the page has been laid out for its size: until that is done, it is for another one."""
    for _ in range(MOST_LAYOUTS):
        guest.page.evaluate(LAID_OUT)
        found: list[str] = guest.page.evaluate(CUT)
        if not found:
            break
    return found


# --- Fairy Tale -----------------------------------------------------------------------------------


def new_pack(guest: Guest) -> Locator:
    guest.play_at(game="fairy-tale", variant="expert", seats=4)
    cards = guest.hand.locator(".card-button")
    expect(cards).to_have_count(5)
    return cards


@pytest.mark.parametrize("size", [DESKTOP, LARGE])
def test_effects_of_tales_can_be_read(new_guest: NewGuest, size: dict[str, int]) -> None:
    guest = new_guest(viewport=size)
    cards = new_pack(guest)
    lines = cards.locator(".foot .line")
    for line in lines.all():
        expect(line).to_be_visible()
    assert min(lines.evaluate_all("all => all.map(one => parseFloat(getComputedStyle(one).fontSize))")) >= 12
    boxes = [box for card in cards.all() if (box := card.bounding_box())]
    assert min(box["width"] for box in boxes) >= 0.13 * size["width"]


@pytest.mark.parametrize("size", PHONES)
def test_a_pack_on_a_phone_lies_in_two_rows(new_guest: NewGuest, size: dict[str, int]) -> None:
    guest = new_guest(viewport=size)
    cards = new_pack(guest)
    tops = [round(box["y"]) for card in cards.all() if (box := card.bounding_box())]
    assert len(set(tops[:3])) == len(set(tops[3:])) == 1
    assert tops[3] > tops[0]
    foot = guest.prompt.bounding_box()
    last = cards.last.bounding_box()
    assert foot
    assert last
    assert last["y"] + last["height"] <= foot["y"]
    expect(cards.locator(".foot .line").first).to_be_visible()


# --- why not --------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [DESKTOP, PHONE, SMALL_PHONE])
def test_the_note_that_tells_why_is_in_nobodys_way(new_guest: NewGuest, size: dict[str, int]) -> None:
    guest = new_guest(viewport=size)
    guest.play_at(seats=3)
    off = guest.hand.locator(".card-button.off")
    legal = guest.hand.locator(".card-button.legal")
    guest.play(until=lambda: off.count() > 0 and legal.count() > 0)
    off.first.click(position={"x": 12, "y": 40}, force=True)  # it can be touched all the same
    note = guest.page.get_by_role("note")
    expect(note).to_be_visible()
    assert note.evaluate(COVERED) == []
    assert not violations(guest)
    legal.first.click(position={"x": 12, "y": 40})
    expect(note).to_be_hidden()


# --- what a card does -----------------------------------------------------------------------------


def is_general(guest: Guest) -> None:
    """Only the general table comes, as for a game that the page does not know."""
    guest.page.route(re.compile(r"/storm-dragons-[^/]*\.js$"), lambda route: route.abort())


@pytest.mark.parametrize("knows", [True, False])
def test_what_a_card_does(guest: Guest, knows: bool) -> None:
    """Beside the mouse, where the keyboard is, in the bar once it is selected, and closely by the mark on it."""
    if not knows:
        is_general(guest)
    stand_at(guest, THREE + "turn A\n", **AMONG_THREE)
    king = guest.hand.get_by_role("button", name=re.compile("^King"))
    panel = guest.page.locator(".peek")
    king.hover()
    expect(panel).to_contain_text("take another dragon of your flight back")
    buttons: list[str] = panel.evaluate(COVERED)
    assert not {"Rebuild", "Yield"} & set(buttons)
    guest.page.mouse.move(2, 2)
    expect(panel).to_be_hidden()
    guest.tab_to("^King")
    expect(panel).to_be_visible()
    guest.press("Escape")
    expect(panel).to_be_hidden()
    king.click()
    expect(guest.prompt).to_contain_text("take another dragon of your flight back")
    guest.prompt.get_by_role("button", name="About King").click()
    dialog = guest.page.get_by_role("dialog", name="King")
    expect(dialog).to_contain_text("SD-68")
    expect(dialog.get_by_text("reconstructed")).to_be_hidden()
    dialog.get_by_text("About this card").click()
    expect(dialog.get_by_text("reconstructed").first).to_be_visible()
    assert not violations(guest)
    guest.press("Escape")
    guest.hand.locator("[data-about]").last.click()
    expect(guest.page.get_by_role("dialog", name="Blizzard")).to_be_visible()


def test_abilities_stand_on_the_cards(guest: Guest) -> None:
    stand_at(guest, THREE + "turn A\n", **AMONG_THREE)
    lines = guest.hand.locator(".foot .line")
    expect(lines).to_have_count(5)
    for line in lines.all():
        expect(line).to_be_visible()
    rival = guest.page.get_by_role("group", name="Ember's flight")
    expect(rival.locator(".cards").filter(has_text="Spy").locator(".spark")).to_be_visible()
    expect(rival.locator(".cards").filter(has_text="Juggernaut").locator(".spark")).to_have_count(0)


def test_a_long_touch_looks_closely_and_rules_are_in_the_bar(new_guest: NewGuest) -> None:
    guest = new_guest(viewport=PHONE, has_touch=True)
    stand_at(guest, THREE + "turn A\nA Assassin\n", **AMONG_THREE)
    target = guest.page.get_by_role("group", name="Ember's flight").get_by_role("button").first
    target.dispatch_event("pointerdown", {"pointerType": "touch", "button": 0})
    expect(guest.page.get_by_role("dialog", name="Juggernaut")).to_be_visible()
    target.dispatch_event("click")
    expect(guest.prompt.locator(".question")).to_contain_text("kill which dragon?")
    guest.press("Escape")
    guest.page.get_by_role("navigation", name="Beside the table").get_by_role("button", name="Rules").click()
    expect(guest.page.get_by_role("tabpanel", name="Rules")).to_be_visible()
    all_well(too_small(guest))


# The middle of a thing is seen, and not something else that lies there.
UPPERMOST = """one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
}"""


@pytest.mark.parametrize("size", SCREENS)
def test_what_is_found_leaves_the_victory_counts_their_room(guest: Guest, size: ViewportSize) -> None:
    finding = TOGETHER.replace("hand A ", "hand A Conjurer ").replace("draw A ", "draw A Warlord Elder ")
    guest.page.set_viewport_size(size)
    stand_at(guest, finding + "A Conjurer\nA Use\n", seats=1, variant="coop")
    expect(guest.page.get_by_role("group", name="Dragons that you found").get_by_role("button")).to_have_count(3)
    counts = guest.page.locator(".score > span > b")
    expect(counts).to_have_text(["2", "1"])
    assert [one.evaluate(UPPERMOST) for one in counts.all()] == [True, True]


TWO = """
[Game "storm-dragons"]
[Seats "Ada Ember"]
hand A Assassin King StormRider Blizzard Thunderstorm
hand B King Queen
draw A Guardian
draw B Conjurer
flight A Queen Prince
flight B Juggernaut Spy
front B Tempest Fog
holder B
round 4
night
turn A
"""


@pytest.mark.parametrize("size", [DESKTOP, LARGE])
def test_the_token_keeps_clear_of_a_rival_while_a_card_is_selected(guest: Guest, size: ViewportSize) -> None:
    guest.page.set_viewport_size(size)
    stand_at(guest, TWO, seats=2, bots=[QUICK])
    guest.hand.get_by_role("button", name=re.compile("^King")).click()
    expect(guest.primary).to_have_text("Play King")

    def edge(of: str, side: str) -> float:
        return float(guest.page.locator(of).evaluate(f"one => one.getBoundingClientRect().{side}"))

    assert edge(".rival", "bottom") <= edge(".sky", "top")
    assert edge(".sky", "bottom") <= edge("section.mine", "top")
