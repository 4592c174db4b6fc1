"""A hall for the browser, and people who come with one."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.guest import Guest
from tests.hall.hostile.siege import PATIENT
from tests.hall.serving import Serving, serving
from tests.patience import PATIENCE

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}
INVITING = "http://cards.example.org"
NewGuest = Callable[..., Guest]

expect.set_options(timeout=1000 * PATIENCE)


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    # An address of its own, so that there are invitations on machines without a network too.
    with serving(tmp_path_factory.mktemp("browser"), *PATIENT, "--address", INVITING) as running:
        yield running


@pytest.fixture
def new_guest(browser: Browser, hall: Serving) -> Iterator[NewGuest]:
    """Makes guests, each with a browser profile of their own; whatever was odd about their pages fails the test."""
    guests: list[Guest] = []

    def make(address: str = "", **looks: Any) -> Guest:
        shape = {"viewport": DESKTOP, "reduced_motion": "reduce", "color_scheme": "dark", **looks}
        guests.append(Guest(browser.new_context(**shape), address or hall.address))
        return guests[-1]

    yield make
    for guest in guests:
        guest.context.close()
    assert [guest.complaints for guest in guests if guest.complaints] == []
    assert [guest.foreign for guest in guests if guest.foreign] == []
    assert [guest.dialogs for guest in guests if guest.dialogs] == []


@pytest.fixture
def guest(new_guest: NewGuest) -> Guest:
    made = new_guest()
    made.call_me("Ada")
    return made
