"""How much the page brings along, and how soon one can play."""

from __future__ import annotations

import gzip
import json
import time
from pathlib import Path

from playwright.sync_api import Response

from tests.browser.conftest import NewGuest
from tests.browser.guest import Guest
from tests.hall.serving import Serving

LARGEST = 100_000  # bytes of script, packed, before the hall is seen
ALL = 150_000  # of all pages together
REPORT = Path(__file__).resolve().parents[2] / "build" / "browser.json"


def note(**figures: float) -> None:
    """Keep the figures for the report."""
    REPORT.parent.mkdir(exist_ok=True)
    known = json.loads(REPORT.read_text(encoding="utf-8")) if REPORT.exists() else {}
    REPORT.write_text(json.dumps({**known, **figures}, indent=2) + "\n", encoding="utf-8")


def test_the_script_of_the_page_is_small(guest: Guest) -> None:
    scripts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "script":
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    guest.page.on("response", weigh)
    guest.go("/")
    guest.page.wait_for_load_state("networkidle")
    first = sum(scripts.values())
    guest.play_at(seats=2)
    for place in ("/new/magic-dragon", "/rules/magic-dragon", "/cards/magic-dragon", "/replay"):
        guest.go(place)
        guest.page.wait_for_load_state("networkidle")
    assert scripts
    note(script_bytes=first, all_script_bytes=sum(scripts.values()))
    assert first <= LARGEST
    assert sum(scripts.values()) <= ALL


def test_one_can_play_after_the_command(new_guest: NewGuest, tmp_path: Path) -> None:
    hall = Serving(tmp_path)
    began = time.perf_counter()
    hall.start()
    try:
        open_after = time.perf_counter() - began
        guest = new_guest(hall.address)
        guest.go("/").get_by_role("button", name="Magic Dragon against bots").click()
        assert guest.is_asked_or_done() == "choose"
        playable_after = time.perf_counter() - began
    finally:
        hall.kill()
    note(open_after_seconds=round(open_after, 2), playable_after_seconds=round(playable_after, 2))
