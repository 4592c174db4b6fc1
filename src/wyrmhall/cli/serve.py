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
from wyrmhall.cli.sitting import data_folder

if TYPE_CHECKING:
    from wyrmhall.hall.front import Front

Open = Annotated[bool, Parameter(name="--open", negative="", help="Open the page in a browser when the hall is ready.")]


def serve(*, open_page: Open = False, file: ConfigFile = None, **settings: str) -> int:
    """Open the hall: play in the browser, with friends and bots, until Ctrl+C.

    Every setting that `wyrmhall config show` lists is a flag too: --host, --port, --database, --address, --origins,
    --bot-workers, --log-level and so on.

    Parameters
    ----------
    settings
        A setting and its value: --port 8700
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
    """Where the hall is, and who can come."""
    first, *others = front.origins.own
    print(f"The hall is open: {first} (listens at {front.settings.host}:{front.port}; Ctrl+C closes it)")
    if is_public(front.settings.host):
        print(f"Browsers may also call it: {', '.join(others)}")
        if not front.settings.address:
            print("For any other address, say which: --address https://cards.example.org (docs/hosting.md)")
    sys.stdout.flush()


def is_public(host: str) -> bool:
    return host not in ("127.0.0.1", "localhost", "::1", "[::1]")


def open_browser(address: str) -> None:
    """Show the page, where there is a screen to show it on."""
    has_screen = sys.platform in ("win32", "darwin") or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if not has_screen or not webbrowser.open(address):
        print(f"Open {address} in a browser.", flush=True)
