"""Whatever people do, in whatever order, a table keeps to a simple model, and its log tells the same.

The model knows who sits where, who is there, who is the host and who was asked to agree to what; it does not know the
game.
"""

from __future__ import annotations

import asyncio
import shutil
import tempfile
from pathlib import Path
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tests.hall.room import Guest, Room, code_of, picture, room_in
from wyrmhall.hall import wire

NAMES = ("Ada", "Bea", "Cay")
GRACE = 30

people = st.sampled_from(NAMES)


class Person:
    """What the model knows of somebody."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.is_here = True
        self.stand_in = ""
        self.away = 0.0  # seconds, while others wait
        self.conceded = False


class Evening(RuleBasedStateMachine):
    """A game of three, played by Hypothesis."""

    def __init__(self) -> None:
        super().__init__()
        self.folder = Path(tempfile.mkdtemp(prefix="wyrmhall-model-"))
        self.loop = asyncio.Runner()
        self.people = {name: Person(seat) for seat, name in enumerate(NAMES)}
        self.host: str | None = "Ada"
        self.status = "playing"
        self.lost = 0  # seats that have conceded
        self.asked: set[str] | None = None  # who has to agree to an undo
        self.giving: tuple[str, str, frozenset[str]] | None = (
            None  # who asks for whose seat to be handed over, and all asked
        )
        self.agreed: set[str] = set()  # to that

    def run(self, what: Any) -> Any:
        return self.loop.run(what)

    @initialize(game=st.sampled_from(["magic-dragon", "relay"]))
    def begin(self, game: str) -> None:
        async def evening() -> list[Guest]:
            self.door = room_in(self.folder)
            self.room: Room = await self.door.__aenter__()
            variant = {"relay": "single"}.get(game)
            return await self.room.play(*NAMES, game=game, variant=variant, grace=GRACE)

        self.guests = dict(zip(NAMES, self.run(evening()), strict=True))
        self.live = self.guests["Ada"].live

    def teardown(self) -> None:
        if hasattr(self, "room"):
            self.run(self.door.__aexit__(None, None, None))
        self.loop.close()
        shutil.rmtree(self.folder)

    # --- what the model expects -----------------------------------------------------------

    def is_played_by(self, name: str) -> bool:
        person = self.people[name]
        return person.seat is not None and not person.stand_in

    def expect(self, name: str, answer: dict[str, Any], codes: set[str]) -> bool:
        """Done where the model sees no reason against it, refused with one of these codes otherwise."""
        if codes:
            assert answer["is"] == "refused", (answer, codes)
            assert answer["code"] in codes, (answer, codes)
        else:
            assert answer["is"] == "done", answer
        return not codes

    def do(self, name: str, kind: type[wire.Command], **words: Any) -> dict[str, Any]:
        answer: dict[str, Any] = self.run(self.guests[name].do(kind, **words))
        return answer

    def why_not(self, name: str) -> set[str]:
        """Why this person can choose, take back or give up nothing now."""
        person = self.people[name]
        if person.seat is None:
            return {"not_seated"}
        if self.status in ("finished", "aborted"):
            return {"over"}
        return {"paused"} if self.status == "paused" else set()

    def pass_the_host_on(self) -> None:
        """To the next who plays; it stays where nobody does."""
        assert self.host is not None
        seats = {person.seat: name for name, person in self.people.items() if person.seat is not None}
        first = self.people[self.host].seat or 0
        for step in (1, 2):
            name = seats.get((first + step) % 3)
            if name is not None and self.is_played_by(name):
                self.host = name
                return

    # --- what people do -------------------------------------------------------------------

    @rule(name=people, number=st.integers(0, 9), late=st.booleans())
    def choose(self, name: str, number: int, late: bool) -> None:
        if not self.people[name].is_here:
            return
        guest, person = self.guests[name], self.people[name]
        game = guest.shown["game"]
        options = [option["option"] for option in game["options"]]
        option = options[number % len(options)] if options else "1"
        decision = (game["decision"] or 0) - (1 if late else 0)
        codes = self.why_not(name)
        if not codes and person.conceded:
            codes = {"over"}
        elif not codes and person.stand_in:
            codes = {"away"}
        elif not codes and not options:
            codes = {"not_your_turn", "illegal_option"}
        elif not codes and late:
            codes = {"stale"}
        made = len(self.live.table.choices)
        if self.expect(name, self.do(name, wire.Choose, decision=max(0, decision), option=option), codes):
            assert len(self.live.table.choices) > made
            assert self.live.table.choices[made][0] == person.seat
            self.asked = None

    @rule(name=people)
    def undo(self, name: str) -> None:
        if not self.people[name].is_here:
            return
        table, seat = self.live.table, self.people[name].seat
        codes = self.why_not(name)
        if not codes and self.asked is not None:
            codes = {"taken"}
        elif not codes and seat not in table.before:
            codes = {"information_moved", "nothing_to_undo"}
        made, kept = len(table.choices), table.before[seat].choices if seat in table.before else 0
        if self.expect(name, self.do(name, wire.Undo), codes):
            request = self.live.table.request
            if request is None:
                assert len(self.live.table.choices) >= kept
                assert self.live.table.seq > table.seq
            else:
                assert len(self.live.table.choices) == made
                self.asked = {each for each in NAMES if self.people[each].seat in request.waits_for}
                assert all(self.is_played_by(each) for each in self.asked)
                assert name not in self.asked

    @precondition(lambda self: self.asked)
    @rule(name=people, agrees=st.booleans())
    def consent(self, name: str, agrees: bool) -> None:
        if not self.people[name].is_here:
            return
        request = self.live.table.request
        number = request.number if request is not None else 0
        codes = self.why_not(name)
        is_asked = self.asked is not None and name in self.asked
        is_taken_back = request is not None and request.seat == self.people[name].seat and not agrees
        if not codes and not (is_asked or is_taken_back):
            codes = {"no_such_undo"}
        if self.expect(name, self.do(name, wire.Consent, undo=number, agrees=agrees), codes):
            assert self.asked is not None
            self.asked.discard(name)
            if not agrees or not self.asked:
                self.asked = None

    @rule(name=people)
    def concede(self, name: str) -> None:
        if not self.people[name].is_here:
            return
        codes = self.why_not(name) or ({"over"} if self.people[name].conceded else set())
        if self.expect(name, self.do(name, wire.Concede), codes):
            self.people[name].conceded, self.people[name].stand_in = True, "conceded"
            self.lost += 1
            self.asked = None
            if self.host == name:
                self.pass_the_host_on()
            is_anybody_left = any(person.seat is not None and not person.conceded for person in self.people.values())
            if not is_anybody_left or 3 - self.lost < 2:
                self.status = "finished"

    @rule(name=people)
    def leave(self, name: str) -> None:
        if not self.people[name].is_here:
            return
        person = self.people[name]
        codes = self.why_not(name) - {"paused"}
        if not codes and person.stand_in:
            codes = {"taken"}
        if self.expect(name, self.do(name, wire.Leave), codes):
            person.stand_in = "left"
            if self.host == name:
                self.pass_the_host_on()

    @rule(name=people)
    def return_to_the_seat(self, name: str) -> None:
        if not self.people[name].is_here:
            return
        person = self.people[name]
        codes = self.why_not(name) - {"paused"}
        if not codes and not person.stand_in:
            codes = {"taken"}
        elif not codes and person.conceded:
            codes = {"over"}
        if self.expect(name, self.do(name, wire.Return), codes):
            person.stand_in = ""

    @rule(name=people)
    def vanish(self, name: str) -> None:
        if self.people[name].is_here:
            self.run(self.guests[name].go())
            self.people[name].is_here, self.people[name].away = False, 0.0

    @rule(name=people, since=st.integers(0, 80))
    def come_back(self, name: str, since: int) -> None:
        was_empty = not any(person.is_here and person.seat is not None for person in self.people.values())
        self.run(self.guests[name].come(since=since))
        person = self.people[name]
        person.is_here = True
        if person.stand_in == "away" and self.status not in ("finished", "aborted"):
            person.stand_in = ""
        if was_empty and person.seat is not None:
            for other in self.people.values():
                other.away = 0.0

    @rule(seconds=st.sampled_from([10, 29, 31]))
    def wait(self, seconds: int) -> None:
        self.run(self.room.wait(seconds))
        if not any(person.is_here and person.seat is not None for person in self.people.values()):
            return
        gone = {name for name, person in self.people.items() if person.seat is not None and not person.is_here}
        for name in gone:
            self.people[name].away += seconds
        late = {name for name in gone if self.people[name].away >= GRACE}
        if self.status == "playing":
            for name in late:
                if not self.people[name].stand_in:
                    self.people[name].stand_in = "away"
        if self.host in late and self.status in ("playing", "paused"):
            kept, self.host = self.host, self.host
            here = [name for name in NAMES if name not in gone]
            first = self.people[kept].seat or 0
            for step in (1, 2):
                for name in here:
                    if self.people[name].seat == (first + step) % 3 and self.is_played_by(name) and self.host == kept:
                        self.host = name

    @rule(name=people, resume=st.booleans())
    def pause(self, name: str, resume: bool) -> None:
        if not self.people[name].is_here:
            return
        kind = wire.Resume if resume else wire.Pause
        codes = self.why_not(name) - {"paused"}
        if "not_seated" not in codes and self.host != name:
            codes = {"not_host"}
        elif not codes and (self.status == "paused") != resume:
            codes = {"taken", "paused"}
        if self.expect(name, self.do(name, kind), codes):
            self.status = "playing" if resume else "paused"

    @rule(name=people, other=people)
    def kick(self, name: str, other: str) -> None:
        if not self.people[name].is_here:
            return
        person = self.people[other]
        codes = self.why_not(name) - {"paused"}
        if "not_seated" not in codes and self.host != name:
            codes = {"not_host"}
        elif not codes and (person.seat is None or name == other):
            codes = {"not_seated"}
        elif not codes and person.stand_in:
            codes = {"taken"}
        elif not codes and person.is_here:
            codes = {"present"}
        where = person.seat if person.seat is not None else self.people[name].seat or 0
        if self.expect(name, self.do(name, wire.Kick, seat=where), codes):
            person.stand_in = "away"

    # --- seats that change hands ----------------------------------------------------------

    def has_a_say(self, name: str) -> bool:
        person = self.people[name]
        return person.seat is not None and person.stand_in not in ("left", "conceded")

    def let_the_handover_lapse(self) -> None:
        if self.giving is not None:
            asking, giving, asked = self.giving
            everybody = {name for name in NAMES if name != asking and self.has_a_say(name)}
            is_good = self.has_a_say(asking) and everybody == asked and self.people[giving].stand_in == "left"
            if not is_good or self.status in ("finished", "aborted"):
                self.giving = None

    @rule(name=people, other=people)
    def ask_for_a_handover(self, name: str, other: str) -> None:
        person, asking = self.people[other], self.people[name]
        if not asking.is_here or person.seat is None:
            return
        everybody = {each for each in NAMES if each != name and self.has_a_say(each)}
        codes = self.why_not(name) - {"paused"}
        if "not_seated" not in codes and self.host != name:
            codes = {"not_host"}
        elif not codes and self.has_a_say(other):
            codes = {"taken"}
        elif not codes and person.conceded:
            codes = {"over"}
        elif not codes and self.giving is not None:
            codes = {"taken"}
        elif not codes and not self.has_a_say(name):
            codes = {"away"}
        elif not codes and not everybody:
            codes = {"no_consent"}
        if self.expect(name, self.do(name, wire.Replace, seat=person.seat, by="open"), codes):
            self.giving, self.agreed = (name, other, frozenset(everybody)), set()

    @rule(name=people, agrees=st.booleans())
    def answer_a_handover(self, name: str, agrees: bool) -> None:
        if not self.people[name].is_here:
            return
        request = self.live.table.handover
        codes = self.why_not(name) - {"paused"}
        asking, giving, asked = self.giving or ("", "", frozenset[str]())
        if not codes and not (name in asked - self.agreed or (name == asking and not agrees)):
            codes = {"no_such_handover"}
        number = request.number if request is not None else 1
        if self.expect(name, self.do(name, wire.Consent, handover=number, agrees=agrees), codes):
            self.agreed.add(name)
            if not agrees:
                self.giving = None
            elif self.agreed == asked:
                self.people[giving].seat, self.people[giving].stand_in, self.giving = None, "", None

    @rule(name=people)
    def sit_down_again(self, name: str) -> None:
        """Who has left gets the own seat back if nobody else has taken it, and no other."""
        person, seat = self.people[name], NAMES.index(name)
        if person.seat is None and self.status in ("playing", "paused"):
            for other in range(3):
                if other != seat:
                    refused = code_of(self.room.hall.sit(self.live.table.id, self.guests[name].player, other))
                    assert self.run(refused) in ("taken", "not_seated")
            self.run(self.room.hall.sit(self.live.table.id, self.guests[name].player, seat))
            self.run(self.room.settle())
            person.seat, person.away = seat, 0.0

    @rule()
    def restart(self) -> None:
        """The hall stops and starts again; everybody who was there comes back."""

        async def evening() -> None:
            table = self.live.table.id
            await self.door.__aexit__(None, None, None)
            self.door = room_in(self.folder)
            self.room = await self.door.__aenter__()
            self.live = await self.room.hall.find(table)
            await self.room.settle()
            for name, person in self.people.items():
                self.guests[name].room, self.guests[name].live = self.room, self.live
                if person.is_here:
                    await self.guests[name].come()
                person.away = 0.0

        self.run(evening())

    # --- what always holds ----------------------------------------------------------------

    @invariant()
    def the_table_is_as_the_model(self) -> None:
        if not hasattr(self, "live"):
            return
        table = self.live.table
        if table.status == "finished" and self.status == "playing":
            assert table.state is not None
            assert not table.state.waiting, "it ended by the rules"
            self.status, self.asked = "finished", None
        assert table.status == self.status
        self.let_the_handover_lapse()
        assert (table.handover is None) == (self.giving is None)
        for name, person in self.people.items():
            assert table.seat_of(f"id-{name}") == person.seat
            if person.seat is not None:
                place = table.places[person.seat]
                assert (place.stand_in or "", place.has_conceded) == (person.stand_in, person.conceded), name
                assert (person.seat in self.live.audience.presence.here) == person.is_here
        if self.host is not None and self.people[self.host].seat is not None:
            assert table.host == self.people[self.host].seat
        if self.asked is None:
            assert table.request is None

    @invariant()
    def the_log_tells_the_same(self) -> None:
        if hasattr(self, "live"):
            assert picture(self.room.folded(self.live)) == picture(self.live.table)

    @invariant()
    def everybody_sees_the_same(self) -> None:
        if hasattr(self, "live"):
            for name, person in self.people.items():
                if person.is_here:
                    shown = self.guests[name].shown
                    assert shown["seq"] == self.live.table.seq
                    assert shown["you"] == (-1 if person.seat is None else person.seat)
                    assert shown["host"] == (person.seat is not None and self.live.table.host == person.seat)


TestEvening = Evening.TestCase
TestEvening.settings = settings(max_examples=12, stateful_step_count=30, deadline=None)
