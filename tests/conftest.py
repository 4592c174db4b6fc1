"""What all tests share: where the browser is, and that its tests come last."""

import os
import shutil
from typing import Any

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
OFFLINE = ("--disable-background-networking", "--disable-component-update", "--disable-sync", "--disable-quic")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--again-compiled",
        action="store_true",
        help="the same games are played compiled after this run: here the laws are tried on one in three of them",
    )


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Playwright drives the browser of this machine (tools/ensure-browser) instead of one it would download."""
    sandbox = () if os.geteuid() else ("--no-sandbox",)  # Chromium's sandbox refuses to run as root
    program = next(filter(None, map(shutil.which, BROWSERS)), None)
    return {**browser_type_launch_args, "executable_path": program, "args": [*OFFLINE, "--no-first-run", *sandbox]}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright keeps an event loop running in its process, and asyncio.run() refuses to start beside it."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))
