"""Somebody in front of a real browser, who sees what the page says and touches what can be touched."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from playwright.sync_api import (
    BrowserContext,
    ConsoleMessage,
    Dialog,
    Locator,
    Page,
    Request,
    Route,
    TimeoutError,
    WebSocket,
    expect,
)

from tests.hall.serving import Serving, Talk
from tests.patience import PATIENCE
from wyrmhall.hall.live.changes import followed

COVERED = 5_000  # milliseconds until another target is tried
HAND = re.compile("^Your hand")
SHORT = {"bid_bonus": "40,40,40,40,40"}  # whoever keeps a bid has won
# What there is to do once the page shows the table as it was told last. Until then: straight to it, as the space bar
# does while no button has the focus.
STANDING = """seq => {
  if (!document.querySelector(`[data-seq="${seq}"]`)) {
    const at = document.activeElement;
    if (at.matches('button, a') && !at.closest('dialog')) at.blur();  // space would press it
    window.dispatchEvent(new KeyboardEvent('keydown', {key: ' '}));
    return '';
  }
  const shows = (what, says) =>
    [...document.querySelectorAll(what)].some(one => one.checkVisibility() && says.test(one.textContent.trim()));
  if (shows('a', /^Watch the replay$/)) return 'over';
  if (shows('dialog[open] h2', /^Round .* is scored$/)) return 'round';
  return shows('.prompt.asked[aria-busy="false"]', /./) ? 'choose' : '';
}"""
Message = dict[str, Any]


class Guest:
    """One page in one browser: everything it asks for, complains of and is told is noted."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.address = address
        self.context = context
        self.page: Page = context.new_page()
        self.page.set_default_timeout(1000 * PATIENCE)
        self.chance = Random("guest")
        self.foreign: list[str] = []  # requests to other hosts
        self.complaints: list[str] = []
        self.dialogs: list[str] = []
        self.told: Message = {}  # the table as it was told last
        self.sent: list[Message] = []
        self.page.on("request", self._requested)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("console", self._said)
        self.page.on("websocket", self._listen)
        self.page.on("dialog", self._refuse)
        context.route(lambda url: not self._is_own(url), self._turn_back)

    def _is_own(self, url: str) -> bool:
        return url.startswith(
            (self.address + "/", self.address.replace("http", "ws", 1) + "/", "data:", "blob:", "about:")
        )

    def _requested(self, request: Request) -> None:
        if not self._is_own(request.url):
            self.foreign.append(request.url)

    def _turn_back(self, route: Route) -> None:
        self.foreign.append(route.request.url)
        route.abort()

    def _said(self, message: ConsoleMessage) -> None:
        # A lost connection is no fault of the page, and a refusal is not either; in a house there is no https.
        harmless = r"Failed to load resource|WebSocket connection|Cross-Origin-Opener-Policy header has been ignored"
        if message.type == "error" and not re.search(harmless, message.text):
            self.complaints.append(message.text)

    def _refuse(self, dialog: Dialog) -> None:
        self.dialogs.append(dialog.message)
        dialog.dismiss()

    def _listen(self, socket: WebSocket) -> None:
        def hear(data: str | bytes) -> None:
            self.told = followed(self.told, json.loads(data)) or {}

        socket.on("framereceived", hear)
        socket.on("framesent", lambda data: self.sent.append(json.loads(data)))

    # --- where one goes -------------------------------------------------------------------

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def call_me(self, name: str) -> None:
        """As a browser that has been here before: the name is in the cookie."""
        self.context.request.get(f"{self.address}/api/me")
        answer = self.context.request.post(
            f"{self.address}/api/me", data={"name": name}, headers={"origin": self.address}
        )
        assert answer.ok, answer.text()

    def open_table(self, **wish: Any) -> str:
        """A table that this browser's player opens, without the page."""
        self.context.request.get(f"{self.address}/api/me")
        asked = {"game": "magic-dragon", "seats": 2, **wish}
        answer = self.context.request.post(f"{self.address}/api/tables", data=asked, headers={"origin": self.address})
        assert answer.ok, answer.text()
        return str(answer.json()["table"])

    def deal(self, **wish: Any) -> str:
        """A table where bots that do not think have the other seats."""
        return self.open_table(start=True, **{"bots": ["random"] * (wish["seats"] - 1), **wish})

    def play_at(self, **wish: Any) -> str:
        """To a table whose cards are dealt."""
        table = self.deal(**wish)
        self.go(f"/t/{table}")
        self.is_asked_or_done()
        return table

    def play_ahead(self, hall: Serving, table: str, until: Callable[[Message], Any] = lambda _: False) -> None:
        """Without the page: to the end of the game, or until something holds where this player is asked."""
        with Talk(hall, table, {"cookie": self.cookie}).hello() as talk:
            talk.begin()
            while True:
                shown = talk.see(lambda told: talk.is_asked(told) or told["game"]["is_over"])
                if shown["game"]["is_over"] or until(shown["game"]):
                    return
                talk.choose(self.chance.randrange(len(shown["game"]["options"])))

    def take_a_seat(self, table: str) -> None:
        """By the link."""
        self.go(f"/t/{table}")
        self.page.get_by_role("button", name="Take a seat").click()

    def say_ready(self) -> None:
        self.page.get_by_role("button", name="I am ready").click()

    def join(self, table: str, host: Guest) -> None:
        """Take the last seat, and begin: the host looks at the table already."""
        self.take_a_seat(table)
        for person in (self, host):
            person.say_ready()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{each['name']}={each['value']}" for each in self.context.cookies())

    # --- what one sees --------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        return self.page.get_by_role("region", name="What is asked")

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("region", name=HAND)

    @property
    def choices(self) -> Locator:
        return self.prompt.get_by_role("group", name="Choices").get_by_role("button")

    @property
    def primary(self) -> Locator:
        return self.prompt.locator("button.pri")

    @property
    def round_over(self) -> Locator:
        return self.page.get_by_role("dialog", name=re.compile("^Round .* is scored"))

    @property
    def game_over(self) -> Locator:
        return self.page.get_by_role("link", name="Watch the replay")

    @property
    def my_turn(self) -> Locator:
        """What asks me, unless my choice is on its way to the hall already."""
        return self.page.locator('.prompt.asked[aria-busy="false"]')

    def is_up_to_date(self) -> None:
        """Wait until the page shows what it was told last: it shows one move after the other."""
        self.wait_for(lambda: self.told and self.page.locator(f'[data-seq="{self.told["seq"]}"]').count())

    def to_do(self) -> str:
        """'choose', 'round', 'over', or nothing yet; moves that are still to be shown are cut short."""
        what = str(self.page.evaluate(STANDING, self.told["seq"])) if self.told else ""
        if what == "choose" and not self.told["game"]["prompt"]:
            return ""  # it is chosen, and could only be changed
        return what

    def is_asked_or_done(self) -> str:
        """Wait until there is something to do: 'choose', 'round' or 'over'."""
        return str(self.wait_for(self.to_do, "something to do"))

    # --- playing with the mouse -----------------------------------------------------------

    def go_on(self) -> None:
        """After a round."""
        self.round_over.get_by_role("button", name="Go on").click()
        expect(self.round_over).to_be_hidden()

    def choose(self) -> None:
        """One choice, whatever is asked: a bid, or a card and what it goes on."""
        before = self.told["seq"]
        self.touch()
        self.wait_for(lambda: self.told["seq"] > before)

    def touch(self) -> None:
        """The same, without waiting for what the hall says: whatever is asked next, then the golden button."""
        self.wait_for(self._touch_next, "a choice")

    def _touch_next(self) -> bool:
        """Touch what is asked next if the page shows it already; whether that was the golden button."""
        if not self.my_turn.is_visible():
            return False
        if self.primary.count() and self.primary.get_attribute("aria-disabled") == "false":
            self.primary.click()
            return True
        # A second touch would take the first one back, or confirm it.
        pressed = self.hand.get_by_role("button", pressed=True).count()
        cards = [] if pressed else [self.playable]
        asked = [self.choices.and_(self.page.locator("[aria-pressed=false]")), self.targets, *cards]
        offered = next((each for each in asked if each.count()), None)
        if offered is not None:
            with suppress(TimeoutError):  # something lies over it; another may be free
                offered.nth(self.chance.randrange(offered.count())).click(timeout=COVERED)
        return False

    @property
    def targets(self) -> Locator:
        return self.page.locator(":is(.item button.cards, button.ghost, button.aim)[aria-pressed=false]:visible")

    @property
    def playable(self) -> Locator:
        return self.hand.get_by_role("button", disabled=False, pressed=False)

    def select_card(self) -> None:
        self.playable.nth(self.chance.randrange(self.playable.count())).click()

    def wait_for(self, holds: Callable[[], Any], what: str = "what is waited for") -> Any:
        """Let the browser go on until it holds; what it holds then."""
        deadline = time.monotonic() + PATIENCE
        while not (found := holds()):
            assert time.monotonic() < deadline, f"{what} does not happen"
            self.page.wait_for_timeout(10)  # events come while it waits
        return found

    def play(self, choose: Callable[[], None] | None = None, until: Callable[[], bool] = lambda: False) -> int:
        """To the end of the game, or until something holds; how many choices it took."""
        made = 0
        while (what := self.is_asked_or_done()) != "over" and not until():
            if what == "round":
                self.go_on()
            else:
                (choose or self.choose)()
                made += 1
        return made

    # --- playing with keys alone ----------------------------------------------------------

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, name: str | re.Pattern[str]) -> None:
        """Tab until the focus is on what is called so."""

        def walk() -> bool:
            self.press("Tab")
            return re.search(name, self.focused()) is not None

        self.wait_for(walk, f"a focus on {name}")

    def focused(self) -> str:
        """What has the focus, by its name."""
        return str(
            self.page.evaluate(
                "() => { const at = document.activeElement;"
                " return at.getAttribute('aria-label') || at.labels?.[0]?.textContent || at.textContent || ''; }"
            )
        ).strip()

    def choose_by_keys(self) -> None:
        """A bid by its digit; a card by its digit or by walking to it, and what it goes on by the arrows."""
        before, game = self.told["seq"], self.told["game"]
        if self.choices.count() and game["options"][0]["card"] is None:
            self.press(self.chance.choice([each["option"] for each in game["options"]]))
        else:
            self.card_by_keys()
        for _ in range(len(game["options"])):
            if self.primary.get_attribute("aria-disabled") == "false":
                break
            self.press("ArrowRight")
        self.press("Enter")
        self.wait_for(lambda: self.told["seq"] > before)

    def card_by_keys(self) -> None:
        cards = self.hand.get_by_role("button")
        playable = [n for n in range(cards.count()) if cards.nth(n).get_attribute("aria-disabled") == "false"]
        wanted = self.chance.choice(playable)
        if self.chance.random() < 0.7:
            self.press(str(wanted + 1))
            return
        while (at := self.page.evaluate("document.activeElement.dataset.hand")) is None:
            self.press("Tab")
        for _ in range(abs(wanted - int(at))):
            self.press("ArrowRight" if wanted > int(at) else "ArrowLeft")
        if cards.nth(wanted).get_attribute("aria-pressed") != "true":
            self.press("Enter")
