"""Everything between the net and the hall: who comes in, from where, and how much of it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from wyrmhall.hall.config import Settings
from wyrmhall.hall.connection import SPARE_CONNECTIONS, Entrance
from wyrmhall.hall.health import Health
from wyrmhall.hall.identity import Identity
from wyrmhall.hall.importing import Importing
from wyrmhall.hall.limits import Cap, Pace
from wyrmhall.hall.metrics import Metrics
from wyrmhall.hall.origins import Origins
from wyrmhall.hall.page import Page

if TYPE_CHECKING:
    from wyrmhall.hall.hall import Hall
    from wyrmhall.hall.store import Store

REPLAYS, REPLAYS_AT_ONCE = 4.0, 40  # a second, and at once, from one address
LISTS, LISTS_AT_ONCE = 20.0, 300  # likewise; whoever builds a deck asks with every card


class Front:
    """What all routes and sockets share."""

    def __init__(self, settings: Settings, hall: Hall, store: Store, key: str, port: int, page: Page) -> None:
        self.settings = settings
        self.port = port
        self.hall = hall
        self.store = store
        self.page = page
        self.identity = Identity(key)
        self.origins = Origins.of(settings, port)
        self.is_secure = settings.address.startswith("https://")
        self.health = Health(store)
        self.metrics = Metrics()
        self.is_stopping = False
        most = settings.sockets + SPARE_CONNECTIONS
        self.entrance = Entrance(most, settings.connections_per_address, settings.proxies)
        self.sockets = Cap(settings.sockets, settings.sockets_per_address)
        self.sockets_of_players = Cap(settings.sockets, settings.sockets_per_player)
        self.messages = Pace(settings.message_rate, settings.message_burst)
        self.messages_of_players = Pace(settings.player_rate, settings.player_burst)
        self.looks = Pace(settings.look_rate, settings.look_burst)
        self.requests = Pace(settings.request_rate, settings.request_burst)
        self.replays = Pace(REPLAYS, REPLAYS_AT_ONCE)
        self.replaying = asyncio.Lock()
        self.lists = Pace(LISTS, LISTS_AT_ONCE)
        self.building = asyncio.Lock()
        self.importing = Importing()
