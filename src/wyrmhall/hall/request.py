"""What somebody at a table asks of the others."""

from __future__ import annotations

from typing import NamedTuple


class Request(NamedTuple):
    """Something that others must agree to: an undo, or the handover of a seat."""

    number: int  # the entry that asked
    seat: int  # who asks
    of: tuple[int, ...]  # who is asked
    waits_for: tuple[int, ...]  # those among them who have not answered
    given: int | None = None  # the seat that is to be handed over; None: it is an undo

    def hears(self, seat: int, agrees: bool) -> bool:
        """Whether this seat's answer counts: who is asked answers once, and who asks may take the request back."""
        return seat in self.waits_for or (seat == self.seat and not agrees)

    def answered(self, seat: int, agrees: bool) -> Request | None:
        """What is left to be asked."""
        return self._replace(waits_for=tuple([each for each in self.waits_for if each != seat])) if agrees else None
