"""All who look at something of the hall, and what they are told."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, Protocol, TypeVar

from wyrmhall.hall import wire


class Outbox(Protocol):
    """Where a viewer's messages go: a socket, or a test."""

    address: str  # from which the viewer comes

    def send(self, data: bytes) -> None: ...

    def close(self, code: str, text: str) -> None: ...


class Viewer:
    """Somebody who looks, and what has been sent already."""

    def __init__(self, outbox: Outbox, player: str) -> None:
        self.outbox = outbox
        self.player = player  # the id, or nothing

    def answer(self, answer: wire.Answer) -> None:
        self.outbox.send(wire.encoder.encode(answer))


F = TypeVar("F")
V = TypeVar("V", bound=Viewer)


F_contra = TypeVar("F_contra", contravariant=True)
V_contra = TypeVar("V_contra", bound=Viewer, contravariant=True)


class Showing(Protocol[F_contra, V_contra]):
    """Something at one moment, as each viewer may see it."""

    def shows(self, fold: F_contra) -> bool:
        """Whether this is still how things are."""

    def message(self, viewer: V_contra) -> bytes:
        """What this viewer is to be sent; all who see the same are sent the same bytes."""

    def sent(self, viewer: V_contra) -> None:
        """Note that the viewer has it now."""

    def is_stale(self) -> bool:
        """Whether it is too old, or too much, to be shown to others too."""

    def forget(self) -> None:
        """Nobody needs what it was made of until something happens again."""


class Audience(ABC, Generic[F, V]):
    """Whatever has changed is told to all of them."""

    def __init__(self, fold: F) -> None:
        self.fold = fold  # what they look at, as it is now
        self.viewers: dict[Outbox, V] = {}
        self._rehearsed: Showing[F, V] | None = None
        self._shown: Showing[F, V] | None = None  # to somebody who came or asked, a moment ago

    @abstractmethod
    def showing(self, fold: F) -> Showing[F, V]:
        """It at this moment, for all of them."""

    def disperse(self, code: str, text: str) -> None:
        """Send all of them away."""
        for viewer in list(self.viewers.values()):
            viewer.outbox.close(code, text)

    def show(self, viewer: V) -> None:
        """Show it to one of them; who asks again and again is shown what is ready."""
        showing = self._shown
        if showing is None or not showing.shows(self.fold) or showing.is_stale():
            showing = self._shown = self.showing(self.fold)
        self._send(viewer, showing)
        showing.forget()

    def rehearse(self, fold: F) -> None:
        """What cannot be shown must not be saved; what can be shown is ready to be sent then."""
        showing = self._rehearsed = self.showing(fold)
        for viewer in self.viewers.values():
            showing.message(viewer)

    def tell(self) -> None:
        """Show it to all of them, with the messages of the rehearsal where they still fit."""
        showing, self._rehearsed, self._shown = self._rehearsed, None, None
        if showing is None or not showing.shows(self.fold):
            showing = self.showing(self.fold)
        for viewer in list(self.viewers.values()):
            self._send(viewer, showing)
        showing.forget()

    def _send(self, viewer: V, showing: Showing[F, V]) -> None:
        viewer.outbox.send(showing.message(viewer))
        showing.sent(viewer)
