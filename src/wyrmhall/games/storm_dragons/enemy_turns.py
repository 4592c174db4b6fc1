"""Storm Dragons together: the turns of enemies, and their challenges.  SDC-n is the clause that a line obeys."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.battlefronts import (
    decide,
    goes_on,
    look_at_control,
    lose,
    may_end_battle,
)
from wyrmhall.games.storm_dragons.cards import (
    CHALLENGER,
    DAY,
    END_BATTLE,
    OUTRIDER,
    PASS,
    REBUILD,
    YIELD,
)
from wyrmhall.games.storm_dragons.enemy import TurnUp, foes_from_opposite_on
from wyrmhall.games.storm_dragons.instants import deed_of_card, none_to_lay_down, place_of_card
from wyrmhall.games.storm_dragons.piles import (
    look_for_end_of_enemies,
    win_flight,
)
from wyrmhall.games.storm_dragons.playing import Play, not_your_turn
from wyrmhall.games.storm_dragons.reach import playable
from wyrmhall.games.storm_dragons.rules import Rebuilding
from wyrmhall.games.storm_dragons.state import StormDragons, changed, face_up, opposite
from wyrmhall.games.storm_dragons.strength import head, strength, strength_lines
from wyrmhall.games.storm_dragons.telling import tell_defeat
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cause, Place, Said, Seat, because_of, named, said
from wyrmhall.kernel.state import Decision, Event, Step
from wyrmhall.kernel.value import NONE, Value


class CoopStep(Step[StormDragons]):
    """A step about one side, in the turn of one seat."""

    fields = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side


class EnemyTurn(CoopStep):
    """SDC-12 It ends the battle, gives up, or turns up a card and perhaps challenges."""

    def perform(self, s: StormDragons) -> None:
        side, foe = self.side, opposite(self.side)
        if side not in s.active:
            return
        s.sky = max(s.sky, DAY)  # SDC-6 nobody has led a card
        s.remade = False  # SDC-14
        look_at_control(s)
        has_control = s.control[foe] == side
        if s.cries[side]:
            s.cries = changed(s.cries, side, 0)  # SD-73
        if has_control and may_end_battle(s, side):
            if s.events is not None:
                s.events.append(Event("ends-battle", side, cause=Cause(OUTRIDER, side)))
            decide(s, foe, side)  # SD-96
        elif not has_control and len(s.flights[side]) + len(s.fronts[side]) >= s.house.enemy_patience:
            if s.events is not None:
                count = len(s.flights[side]) + len(s.fronts[side])
                s.events.append(Event("enemy-gives-up", side, (), named(count=count)))
            decide(s, foe, foe)
        elif s.enemy_draw or s.enemy_discards:
            s.plan([TurnUp(self.seat, side), EnemyDares(self.seat, side), AllyOutrider(self.seat, foe)])
        else:
            look_for_end_of_enemies(s)
            if has_control:
                s.agenda.append(TheirChallenge(self.seat, side, (foe,), 0))  # SDC-22
            else:
                s.say("enemy-without-cards", side)
                decide(s, foe, foe)  # SDC-22


class EnemyDares(CoopStep):
    """SDC-17 In control, with enough dragons and a lead, an enemy challenges."""

    def perform(self, s: StormDragons) -> None:
        side, foe = self.side, opposite(self.side)
        look_at_control(s)
        is_challenger = head(s, side) == CHALLENGER
        needed = s.house.enemy_dragons - 1 if is_challenger else s.house.enemy_dragons
        lead = strength(s, side) - strength(s, foe)
        if s.control[foe] == side and face_up(s.flights[side]) >= needed and lead >= s.house.enemy_lead:
            foes = foes_from_opposite_on(s, side) if is_challenger else [foe]  # SD-112
            s.agenda.append(TheirChallenge(self.seat, side, tuple(foes), 0))


class AllyOutrider(Decision[StormDragons]):
    """SD-120 The opponent of an ally has played: if our side is still in control, an Outrider may end the battle."""

    fields = ("seat", "side")
    asks = "ally-outrider"

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def perform(self, s: StormDragons) -> None:
        side = self.side
        if side >= s.seats and side in s.active and s.control[side] == side and may_end_battle(s, side):
            s.waiting += (self,)

    def prompt(self, s: StormDragons) -> Prompt:
        side, foe = self.side, opposite(self.side)
        count = sum([len(s.flights[each]) + len(s.fronts[each]) for each in (side, foe)])
        cause = Cause(OUTRIDER, side)
        parts = named(ally=Seat(side), count=count) + because_of(cause)
        return Prompt(Said("end-ally-battle", parts), ("SD-120",), cause)

    def options(self, s: StormDragons) -> list[Option]:
        return [PASS, END_BATTLE]

    def take(self, s: StormDragons, option: Option) -> None:
        if option is END_BATTLE:
            decide(s, self.side, self.side)

    def deed(self, s: StormDragons, option: Option) -> Said:
        return said("do-not-end-battle") if option is PASS else said("end-battle", rival=Seat(self.side))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return Place("", self.side) if option is END_BATTLE else None

    def announce(self, s: StormDragons, option: Option) -> None:
        if s.events is not None:
            kind = "ends-battle" if option is END_BATTLE else "declines"
            s.events.append(Event(kind, self.side, cause=Cause(OUTRIDER, self.side)))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("end-battle-or-not", ("SD-120",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn(self.seat)


class TheirChallenge(Step[StormDragons]):
    """SDC-17 Each side that is challenged gets one turn: of its player, or for an ally of the one whose turn it is."""

    fields = ("seat", "side", "foes", "number")

    def __init__(self, seat: int, side: int, foes: tuple[int, ...], number: int) -> None:
        self.seat = seat
        self.side = side
        self.foes = foes
        self.number = number

    def perform(self, s: StormDragons) -> None:
        side, number = self.side, self.number
        look_at_control(s)  # SDC-11 a card has answered
        if number == 0:
            s.challenger = side
            s.beaten = 0
            if s.events is not None:
                self.tell(s)
        elif not goes_on(s, self.foes[number - 1]):
            return
        if number == len(self.foes):
            lose(s, opposite(side))
            return
        foe = self.foes[number]
        s.flew = s.remade = False
        s.agenda.append(TheirChallenge(self.seat, side, self.foes, number + 1))
        s.waiting += (CoopAnswer(s.chooser(foe), foe, False),)

    def tell(self, s: StormDragons) -> None:
        assert s.events is not None
        total = strength(s, self.side)
        lead, dragons = total - strength(s, opposite(self.side)), face_up(s.flights[self.side])
        parts = named(rivals=tuple([Seat(foe) for foe in self.foes]), total=total, lead=lead, dragons=dragons)
        lines = tuple(strength_lines(s, self.side))
        s.events.append(Event("enemy-challenges", self.side, (), parts, lines=lines))


class CoopAnswer(Decision[StormDragons]):
    """SDC-17 One card against the challenge, perhaps after a rebuild, or none."""

    fields = ("seat", "side", "has_rebuilt")
    asks = "answering"

    def __init__(self, seat: int, side: int, has_rebuilt: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.has_rebuilt = has_rebuilt

    def prompt(self, s: StormDragons) -> Prompt:
        side = self.side
        against, dragons = strength(s, s.challenger), len(s.flights[side])
        parts = named(rival=Seat(s.challenger), side=Seat(side), against=against, dragons=dragons)
        return Prompt(Said("answer-enemy", parts), ("SDC-17", "SDC-18"))

    def options(self, s: StormDragons) -> list[Option]:
        found = playable(s, self.seat, self.side, dragons_only=False)
        if not self.has_rebuilt and len(s.hands[self.seat]) > 1:
            found.append(REBUILD)
        found.append(YIELD)
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        if option is REBUILD:
            s.waiting += (AnswerRebuilding(self.seat, self.side, 0),)
        elif option is YIELD:
            if s.events is not None:
                tell_defeat(s, "surrenders", self.side, s.challenger, self.side)
            win_flight(s, s.challenger, self.side)  # SD-A27, however strong it is
        else:
            s.agenda.append(Play(self.seat, self.side, option.card, False))

    def deed(self, s: StormDragons, option: Option) -> Said:
        if option.card != NONE:
            return deed_of_card(self.seat, self.side, option.card)
        if option is REBUILD:
            return said("rebuild")
        return said("surrender", rival=Seat(s.challenger), dragons=len(s.flights[self.side]))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return place_of_card(self.side, option.card)

    def announce(self, s: StormDragons, option: Option) -> None:
        if option is REBUILD:  # a card and giving up are told by themselves
            s.say("begins-rebuild", self.seat)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if option.card != NONE and option.card in s.hands[self.seat]:
            return Refusal(none_to_lay_down(s, self.side).said, ("SDC-17",))
        return Refusal("answer-or-yield", ("SDC-17",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn(self.seat)


class AnswerRebuilding(Rebuilding):
    """SDC-17 The same before the answer."""

    fields = ("seat", "side", "count")

    def __init__(self, seat: int, side: int, count: int) -> None:
        super().__init__(seat, count)
        self.side = side

    def again(self, s: StormDragons) -> None:
        s.waiting += (AnswerRebuilding(self.seat, self.side, self.count + 1),)

    def go_on(self, s: StormDragons) -> None:
        s.waiting += (CoopAnswer(self.seat, self.side, True),)


ENEMY_TURNS: Final[tuple[type[Value], ...]] = (
    EnemyTurn,
    EnemyDares,
    AllyOutrider,
    TheirChallenge,
    CoopAnswer,
    AnswerRebuilding,
)
