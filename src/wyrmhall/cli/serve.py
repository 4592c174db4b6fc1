"""wyrmhall serve: the hall in the browser."""

from __future__ import annotations

import gc
import os
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter

from wyrmhall.cli.config import ConfigFile, settings_from
from wyrmhall.cli.running import how_it_runs
from wyrmhall.cli.sitting import data_folder

if TYPE_CHECKING:
    from wyrmhall.hall.front import Front

Open = Annotated[
    bool,
    Parameter(
        name="--open", negative="", show_default=False, help="Open the page in a browser when the hall is ready."
    ),
]

FOR_FRIENDS = {
    "loopback": "Only this machine can reach it; for friends in the same house: --host 0.0.0.0 (docs/hosting.md)",
    "local_address": "Its address is one of this machine alone; for friends, name the one that they use: --address",
    "offline": "This machine is in no network now, so nobody else can reach it.",
}


def serve(*, open_page: Open = False, file: ConfigFile = None, **settings: str) -> int:
    """Open the hall, to play in the browser with friends and bots. Ctrl+C closes it.

    Every setting that `wyrmhall config show` lists is also a flag: --host, --port, --database, --address, --origins,
    --bot-workers, --log-level and so on.

    Parameters
    ----------
    settings
        A setting and its value, such as --port 8700.
    """
    gc.disable()  # nothing that is imported is litter; hall/serve.py sees to what comes later
    from wyrmhall.hall.config import settings_of
    from wyrmhall.hall.serve import serve as serve_hall

    chosen = settings_of(settings_from(settings, file))

    def ready(front: Front) -> None:
        tell(front)
        if open_page:
            threading.Thread(target=open_browser, args=(front.origins.own[0],), daemon=True).start()

    serve_hall(chosen, data_folder(), ready)
    return 0


def tell(front: Front) -> None:
    """Where the hall is, who can come, and how it runs."""
    origins = front.origins
    print(
        f"The hall is open: {origins.own[0]} "
        f"(listening on {front.settings.host}:{front.port}; press Ctrl+C to close it)"
    )
    if origins.announced:
        print(f"Friends can reach it at {' or '.join(origins.announced)}")
        if not front.settings.address:
            print("For another address, name it: --address https://cards.example.org (docs/hosting.md)")
    else:
        print(FOR_FRIENDS[origins.why_none])
    print(f"Kernel and games: {how_it_runs()}")
    sys.stdout.flush()


def open_browser(address: str) -> None:
    """Show the page, where there is a screen to show it on."""
    has_screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not has_screen or not webbrowser.open(address):
        print(f"Open {address} in a browser.", flush=True)
