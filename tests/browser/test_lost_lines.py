"""Two people in two browsers: lines are cut, browsers go offline, the hall is killed, and the game goes on."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.conftest import NewGuest
from tests.browser.guest import SHORT, Guest, Message
from tests.browser.line import Line
from tests.hall.hostile.siege import PATIENT
from tests.hall.serving import Serving, Talk, serving
from tests.patience import PATIENCE

TIMES = 2  # that each trouble strikes
# What Magic Dragon tells of a choice, whatever it is.
CHOICES = ("bids", "passes", "starts", "raises", "captures", "claims", "freezes", "burns", "recolours")


class Trouble:
    """Two guests, each with a line of their own to one hall, and what can go wrong with them."""

    def __init__(self, kinds: tuple[str, ...], hall: Serving, lines: list[Line], guests: list[Guest]) -> None:
        self.to_come = list(kinds * TIMES)
        self.hall = hall
        self.lines = lines
        self.guests = guests
        self.chance = Random("trouble")

    def strike(self) -> None:
        """The next trouble; whoever is asked tries to choose all the same, and then all is well again."""
        what = self.to_come.pop(0)
        one = self.chance.randrange(2)
        if what == "kill":
            self.hall.kill()
            self.despite(self.guests)
            self.hall.restart()
        elif what == "offline":
            self.guests[one].context.set_offline(True)
            self.lines[one].cut()
            self.despite([self.guests[one]])
            self.lines[one].join()
            self.guests[one].context.set_offline(False)
        else:
            struck = [one] if what == "cut one" else [0, 1]
            for each in struck:
                self.lines[each].cut()
            self.despite([self.guests[each] for each in struck])
            for each in struck:
                self.lines[each].join()
        for guest in self.guests:
            expect(guest.page.get_by_role("button", name="Try now")).to_be_hidden()

    def despite(self, struck: list[Guest]) -> None:
        for guest in struck:
            expect(guest.page.get_by_role("button", name="Try now")).to_be_visible()
            if guest.to_do() == "choose":
                guest.touch()  # it is sent when the line is there again


@pytest.fixture
def trouble(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, new_guest: NewGuest
) -> Iterator[Trouble]:
    with Line() as first, Line() as second:
        allowed = f"{first.address},{second.address}"
        with serving(tmp_path_factory.mktemp("lines"), *PATIENT, "--origins", allowed) as hall:
            first.to = second.to = hall.port
            yield Trouble(request.param, hall, [first, second], [new_guest(line.address) for line in (first, second)])


def sit_together(trouble: Trouble) -> str:
    """Ada makes a table with bots at it, and Bea comes by the link."""
    ada, bea = trouble.guests
    for guest, name in zip(trouble.guests, ("Ada", "Bea"), strict=True):
        guest.call_me(name)
    table = ada.open_table(seats=5, bots=["random"] * 3, house=SHORT)
    ada.go(f"/t/{table}")
    bea.join(table, ada)
    return table


def play_on(trouble: Trouble) -> None:
    """Whoever is asked chooses, and after each choice there is trouble while any is left; to the end of the game."""
    calm_since = time.monotonic()
    while not all(guest.to_do() == "over" for guest in trouble.guests):
        for guest in trouble.guests:
            what = guest.to_do()
            if what == "round":
                guest.go_on()
            elif what == "choose":
                guest.choose()
                if trouble.to_come:
                    trouble.strike()
            else:
                guest.page.wait_for_timeout(5)  # events come while it waits
                continue
            calm_since = time.monotonic()
        assert time.monotonic() < calm_since + PATIENCE, "nothing happens any more"


def as_the_hall_tells_it(trouble: Trouble, table: str, guest: Guest) -> Message:
    """What somebody with this browser's cookie is shown who comes anew."""
    with Talk(trouble.hall, table, {"cookie": guest.cookie}).hello() as talk:
        return talk.shown


@pytest.mark.parametrize("trouble", [("cut one", "kill"), ("cut both", "offline")], indirect=True, ids=" and ".join)
def test_a_game_with_lost_lines_and_a_killed_hall(trouble: Trouble) -> None:
    table = sit_together(trouble)
    play_on(trouble)
    assert trouble.to_come == []  # a round has more choices than there are troubles
    for guest in trouble.guests:
        guest.is_up_to_date()
        told = as_the_hall_tells_it(trouble, table, guest)
        assert (guest.told["seq"], guest.told["game"]) == (told["seq"], told["game"])
        assert guest.told["table"]["result"] == told["table"]["result"]
        lines = [int(n) for n in guest.page.get_by_role("log").locator("li:not(.now) time").all_inner_texts()]
        shown = [line["n"] for line in told["lines"] if line["kind"] != "chat"]  # the latest, as many as fit
        assert lines == sorted(set(lines))
        assert lines[-len(shown) :] == shown[-len(lines) :]
        asked = {message["id"] for message in guest.sent if message["do"] == "choose"}
        mine = [line for line in told["lines"] if line["kind"] == "event" and line["seat"] == told["you"]]
        made = [line for line in mine if line["said"]["kind"] in CHOICES]
        assert len(made) == len(asked)  # each choice once, though some were sent twice


class Sluice:
    """A line on which the table stops for a while, and everything else goes through."""

    def __init__(self, guest: Guest) -> None:
        self.is_closed = False
        self.held: list[str | bytes] = []
        guest.page.route_web_socket("**/socket", self._join)

    def _join(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self._pass_on)

    def _pass_on(self, message: str | bytes) -> None:
        if self.is_closed and json.loads(message)["is"] in ("table", "changed"):
            self.held.append(message)
        else:
            self.line.send(message)

    def open(self) -> None:
        self.is_closed = False
        for message in self.held:
            self.line.send(message)


def test_a_choice_that_is_made_is_not_asked_for_again(guest: Guest) -> None:
    """The hall has said that it is saved, and the table that shows it is late."""
    sluice = Sluice(guest)
    guest.play_at(seats=2)
    sluice.is_closed = True
    guest.touch()
    guest.wait_for(lambda: sluice.held)  # it comes after the acknowledgement
    guest.page.get_by_role("tab", name="Rules").click()  # whatever the page had to do is done by then
    expect(guest.prompt).to_have_attribute("aria-busy", "true")
    expect(guest.primary).to_have_text("Sending …")
    sluice.open()
    expect(guest.prompt).to_have_attribute("aria-busy", "false")
    assert guest.is_asked_or_done() == "choose"
