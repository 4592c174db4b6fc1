from tests.browser.guest import Guest
from tests.browser.positions import stand_at
from tests.browser.screens import PICTURES, look_at, all_well
from tests.browser.test_dragon_booster import *
from tests.browser.test_dragon_booster import GAME
import pytest
def test_shots(guest, hall):
    table = guest.deal(game=GAME, seats=4)
    guest.play_ahead(hall, table, lambda game: game["facts"]["turn"] == 5 and game["facts"]["battling"])
    p=guest.go(f"/t/{table}/board")
    p.wait_for_timeout(1500)
    p.screenshot(path=PICTURES/"tmp-board.png")
    wrong = look_at(guest, "tmp-board")
    stand_at(guest, BATTLE, seats=2)
    guest.page.set_viewport_size({"width":1280,"height":800})
    card(guest, "Crowd Roar").click(position=HELD)
    guest.page.wait_for_timeout(300)
    guest.page.screenshot(path=PICTURES/"tmp-selected.png")
    guest.prompt.get_by_role("button", name="Cancel").click()
    table = guest.deal(game=GAME, seats=2)
    guest.play_ahead(hall, table, lambda game: game["facts"]["turn"] == 4 and game["prompt"]["asks"]=="main" and 2 < len(game["options"]) < 5)
    guest.go(f"/t/{table}")
    guest.is_asked_or_done()
    off=guest.page.locator('.card-button.off')
    off.first.click(position=HELD, timeout=5000)
    guest.page.wait_for_timeout(400)
    guest.page.screenshot(path=PICTURES/"tmp-why.png")
    table = guest.deal(game=GAME, seats=2)
    guest.play_ahead(hall, table, lambda game: game["prompt"]["asks"]=="find")
    guest.go(f"/t/{table}")
    guest.is_asked_or_done()
    guest.page.wait_for_timeout(400)
    wrong += look_at(guest, "tmp-find")
    guest.page.set_viewport_size({"width":844,"height":390})
    guest.page.wait_for_timeout(400)
    guest.page.screenshot(path=PICTURES/"tmp-low.png")
    all_well(wrong)
