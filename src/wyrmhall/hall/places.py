"""One place at a table: who sits there, who plays for them, and how long they have thought."""

from __future__ import annotations

from typing import Literal

from wyrmhall.bots import USUAL
from wyrmhall.hall.brought import Brought
from wyrmhall.hall.entries import Absence
from wyrmhall.hall.wire import Clock

MOST_SAID = 20  # lines of chat from one seat
MINUTE = 60_000  # milliseconds in which it may say so many

PERSON, BOT, OPEN = "person", "bot", "open"


class Place:
    """A seat as the log has made it."""

    def __init__(self) -> None:
        self.kind: Literal["open", "person", "bot"] = "open"
        self.player = ""
        self.name = ""
        self.token = ""  # the SHA-256 of the seat's token
        self.level = USUAL  # of the bot, or of the stand-in
        self.stand_in: Absence | None = None
        self.has_conceded = False
        self.is_muted = False
        self.said: tuple[int, ...] = ()  # when, in hall time, the last lines of its chat were; whoever sat there
        self.is_offered = False  # in a running game: the others have agreed that somebody new sits here
        self.reads_from = 0  # the lines before it were for whoever sat here then
        self.is_ready = False  # before the game: the person wants it to begin
        self.brought: Brought | None = None  # by the person who sits here, if it is not the usual list
        self.added: str | None = None  # to the shuffle
        self.decision = 0  # the entry that put the question which this seat owes an answer to
        self.marked: tuple[str, ...] = ()  # what is chosen for that decision if the time is up first
        self.allowed = 0  # milliseconds for that decision, where it is a pick that the clock is for
        self.thought = 0  # milliseconds on this decision, up to the moment `running`
        self.running: int | None = None  # since when, in hall time, the clock runs
        self.spent = 0  # milliseconds on all decisions before

    def copy(self) -> Place:
        twin = Place.__new__(Place)
        twin.__dict__.update(self.__dict__)
        return twin

    def sit(self, player: str, name: str, token: str) -> None:
        self.kind, self.player, self.name, self.token = "person", player, name, token
        self._begin_anew()

    def sit_bot(self, level: str, name: str) -> None:
        self.kind, self.player, self.name, self.token, self.level = "bot", "", name, "", level
        self._begin_anew()

    def vacate(self) -> None:
        self.kind, self.player, self.name, self.token, self.level = "open", "", "", "", USUAL
        self._begin_anew()

    def _begin_anew(self) -> None:
        self.stand_in, self.is_muted, self.is_offered, self.is_ready, self.added = None, False, False, False, None
        self.brought, self.marked = None, ()  # whoever leaves takes it along

    def is_person(self) -> bool:
        """Whether a person chooses here, now."""
        return self.kind == PERSON and self.stand_in is None

    def is_kept(self) -> bool:
        """Whether a person has this seat and has neither left it nor given up the game."""
        return self.kind == PERSON and self.stand_in not in ("left", "conceded")

    def can_be_given(self) -> bool:
        """Whether somebody new could sit here in a running game, if the others agree."""
        return not (self.is_kept() or self.has_conceded or self.is_offered)

    def make(self, choice: str) -> None:
        """Choose this: of a mark of several, what was to come after it is still marked."""
        self.marked = self.marked[1:] if self.marked[:1] == (choice,) else ()

    # --- talk -----------------------------------------------------------------------------

    def say(self, at: int) -> None:
        self.said = (*self.said, at)[-MOST_SAID:]

    def may_say_in(self, at: int) -> int:
        """Milliseconds until the next line of chat may come from here."""
        return max(0, self.said[0] + MINUTE - at) if len(self.said) == MOST_SAID else 0

    # --- the clock ------------------------------------------------------------------------

    def run(self, at: int) -> None:
        if self.running is None:
            self.running = at

    def stop(self, at: int) -> None:
        if self.running is not None:
            self.thought += max(0, at - self.running)
            self.running = None

    def decided(self) -> None:
        self.spent += self.thought
        self.thought = 0

    def take_back(self, thought: int) -> None:
        """The last decision is open again, with the time that it had taken."""
        self.spent -= thought
        self.thought = thought

    def left(self, clock: Clock, at: int) -> int | None:
        """Milliseconds left on the clock; None where there is none."""
        if clock.kind == "none":
            return None
        used = self.thought + (max(0, at - self.running) if self.running is not None else 0)
        if clock.kind == "game":
            used += self.spent
        return max(0, (self.allowed if clock.kind == "pick" else clock.seconds * 1000) - used)

    def is_out_of_time(self, clock: Clock, at: int) -> bool:
        """Whether the person's time for a pick is up: it is made for them then, and they keep the seat."""
        return clock.kind == "pick" and self.running is not None and self.left(clock, at) == 0
