"""All who look at an event, and what they are sent: the whole of it, or the parts that have changed."""

from __future__ import annotations

from typing import Any

from wyrmhall.hall import wire_events as w
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.hall.events.show import EventView
from wyrmhall.hall.live.audience import Audience, Outbox, Viewer
from wyrmhall.hall.time import HallTime
from wyrmhall.hall.wire import encoder

FRESH = 200  # milliseconds for which a showing is good for others too: its clocks are as old as that
OWN = ("clock", "you", "links", "trouble")  # what differs between viewers, or between moments
COMMON = tuple(name for name in w.EventShown.__struct_fields__ if name not in OWN)


class EventViewer(Viewer):
    """Somebody who looks at an event."""

    def __init__(self, outbox: Outbox, player: str, hello: w.EventHello) -> None:
        super().__init__(outbox, player)
        self.wants_changes = hello.changes
        self.had: dict[str, bytes] = {}  # what such a viewer has been shown last, part by part


class EventAudience(Audience[HallEvent, EventViewer]):
    """The audience of an event."""

    def __init__(self, time: HallTime, event: HallEvent) -> None:
        super().__init__(event)
        self.time = time
        self.trouble = ""  # what organisers are told, and nobody else

    def admit(self, viewer: EventViewer) -> None:
        self.viewers[viewer.outbox] = viewer
        self.show(viewer)

    def dismiss(self, outbox: Outbox) -> None:
        self.viewers.pop(outbox, None)

    def showing(self, fold: HallEvent) -> EventShowing:
        return EventShowing(self, fold)

    def show_whole(self, viewer: EventViewer) -> None:
        viewer.had = {}
        self.show(viewer)


class EventShowing:
    """An event at one moment, for all who look at it: what is the same for all of them is written down once."""

    def __init__(self, audience: EventAudience, event: HallEvent) -> None:
        self.audience = audience
        self.event = event
        self.view = EventView(event, audience.time.now(), audience.trouble)
        self.common: dict[str, bytes] = {}
        self.own: dict[str, dict[str, bytes]] = {}  # by player

    def shows(self, fold: HallEvent) -> bool:
        return self.event is fold and self.view.trouble == self.audience.trouble

    def parts(self, player: str) -> dict[str, bytes]:
        """All that this player is shown, each part as JSON."""
        if not self.common:
            self.common = written(self.view.common())
        if player not in self.own:
            self.own[player] = self.common | written(self.view.own(player))
        return self.own[player]

    def message(self, viewer: EventViewer) -> bytes:
        parts = self.parts(viewer.player)
        if not viewer.had or not viewer.wants_changes:
            return b'{"is":"event",' + members(parts) + b"}"
        news = {name: part for name, part in parts.items() if viewer.had.get(name) != part and name != "seq"}
        return b'{"is":"event_changed","seq":' + parts["seq"] + b',"set":{' + members(news) + b"}}"

    def sent(self, viewer: EventViewer) -> None:
        viewer.had = self.parts(viewer.player)

    def is_stale(self) -> bool:
        return self.audience.time.now() - self.view.at >= FRESH

    def forget(self) -> None:
        """What it was made of is the event, which stays."""


def written(parts: dict[str, Any]) -> dict[str, bytes]:
    return {name: encoder.encode(part) for name, part in parts.items()}


def members(parts: dict[str, bytes]) -> bytes:
    return b",".join([b'"' + name.encode() + b'":' + part for name, part in parts.items()])
