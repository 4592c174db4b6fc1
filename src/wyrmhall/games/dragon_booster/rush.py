"""Dragon Booster: Rush, in which maneuvers move up and battle."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.dragon_booster.actions import (
    AFTER_PLAY,
    AFTER_USE,
    Paying,
    event_deed,
    in_mind,
    is_within_burst,
    place_of_use,
    play_card,
    uses,
    why_not_played,
    why_not_used,
)
from wyrmhall.games.dragon_booster.cards import (
    AN_EVENT,
    AT_END,
    IN_BATTLE,
    MOST_SEATS,
    ON_WIN,
    InPlay,
    Picking,
    Using,
)
from wyrmhall.games.dragon_booster.effects import begin_effect
from wyrmhall.games.dragon_booster.reckoning import colour_of, saves_itself, sprint, sprint_of
from wyrmhall.games.dragon_booster.state import RUSH, DragonBooster, less
from wyrmhall.games.dragon_booster.winning import gain
from wyrmhall.kernel.effect import Effect, Ordering, at_once
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Place, Said, Seat, card, named, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.state import Decision, Event, Offer, Step
from wyrmhall.kernel.value import NONE

# --- Moving up ------------------------------------------------------------------------------------


class Rush(Step[DragonBooster]):
    """DB-52 Starting with the leader everybody may move maneuvers up; DB-53 then battles are started."""

    def perform(self, s: DragonBooster) -> None:
        s.step = RUSH
        s.say("rush-begins")
        move_up(s, s.in_order()[0])


def move_up(s: DragonBooster, seat: int) -> None:
    """The next player who has a maneuver in the track is asked; DB-53 after the last, battles begin."""
    while seat != NONE:
        if s.tracks[seat]:
            s.waiting = MOVING_UP[seat]
            return
        seat = s.after_in_order(seat)
    s.agenda.append(Battles(s.in_order()[0]))


class MovingUp(Decision[DragonBooster]):
    """DB-52 Any number of maneuvers, one after the other; each sees what those before him have moved."""

    asks = "move-up"

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt("move-up", ("DB-52",))

    def options(self, s: DragonBooster) -> list[Option]:
        found: list[Option] = [s.cards.done]
        for piece in s.tracks[self.seat]:
            option = s.cards.up[piece.row]
            if option not in found:
                found.append(option)
        return found

    def take(self, s: DragonBooster, option: Option) -> None:
        seat = self.seat
        if option is not s.cards.done:
            for piece in s.tracks[seat]:
                if piece.row == option.card:
                    s.tracks[seat] = less(s.tracks[seat], piece)
                    s.rush_zones[seat] += (piece,)
                    break
            s.acted = True
            if s.tracks[seat]:
                s.waiting = MOVING_UP[seat]
                return
        move_up(s, s.after_in_order(seat))

    def goes_on(self, s: DragonBooster, option: Option) -> bool:
        return option is not s.cards.done and len(s.tracks[self.seat]) > 1

    def deed(self, s: DragonBooster, option: Option) -> Said:
        if option is s.cards.done:
            return said("moved")
        return said("move-up", cards=card(option.card), sprint=sprint_of(s, self.seat, option.card))

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        if option is s.cards.done:
            return None
        return Place("track", self.seat, [piece.row for piece in s.tracks[self.seat]].index(option.card))

    def announce(self, s: DragonBooster, option: Option) -> None:
        if s.events is None:
            return
        if option is s.cards.done:
            s.say("has-moved", self.seat)
        else:
            origin, to = Place("track", self.seat), Place("zone", self.seat)
            s.events.append(Event("moves-up", self.seat, (option.card,), origin=origin, to=to))

    def others(self, s: DragonBooster, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("moves-now", rival=Seat(self.seat)), ("DB-52", "DB-53"))

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        if option.card != NONE and s.cards.kind[option.card] == AN_EVENT:
            return Refusal("event-outside-battle", ("DB-A19", "DB-70"))
        return Refusal("move-up-from-your-track", ("DB-52", "DB-A42"))


# --- Starting a battle ----------------------------------------------------------------------------


class Battles(Step[DragonBooster]):
    """DB-54, DB-A18 This player starts a battle; DB-57 or the next one who has a zone card; DB-69 or Rush ends."""

    fields = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def perform(self, s: DragonBooster) -> None:
        for seat in s.setup.in_turn[self.seat]:
            if s.rush_zones[seat] and seat in s.playing:
                s.starter = seat
                s.passes = 0
                s.agenda.append(RUSHING[seat])
                return


class Rushing(Offer[DragonBooster]):
    """DB-54, DB-55, DB-83 The rushing card is named: the starter first, then clockwise; DB-56 who has one must."""

    asks = "rush"

    def prompt(self, s: DragonBooster) -> Prompt:
        if self.seat == s.starter:
            return Prompt("start-battle", ("DB-54", "DB-56"))
        return Prompt(said("join-battle", rival=Seat(s.starter)), ("DB-55", "DB-56", "DB-83"))

    def options(self, s: DragonBooster) -> list[Option]:
        found: list[Option] = []
        for piece in s.rush_zones[self.seat]:
            option = s.cards.rush[piece.used][piece.row]
            if option not in found:
                found.append(option)
        return found

    def take(self, s: DragonBooster, option: Option) -> None:
        assert isinstance(option, Picking)
        seat = self.seat
        piece = (s.cards.spent if option.used else s.cards.fresh)[option.card]
        s.rush_zones[seat] = less(s.rush_zones[seat], piece)  # DB-68 the others stay
        s.rushing[seat] = (piece,)
        if s.events is not None:
            origin, to = Place("zone", seat), Place("rushing", seat)
            kind = "starts-battle" if seat == s.starter else "rushes"
            told = named(sprint=sprint(s, seat))
            s.events.append(Event(kind, seat, (option.card,), told, origin, to))
        left = s.left_of(seat)
        while left != s.starter and not s.rush_zones[left]:
            left = s.left_of(left)
        if left != s.starter:
            s.agenda.append(RUSHING[left])
            return
        s.battling = tuple([each for each in s.playing if s.rushing[each] or s.house.non_rushers_act])  # DB-A15
        s.waiting = BATTLE_ACTION[s.starter]  # DB-58, DB-84

    def deed(self, s: DragonBooster, option: Option) -> Said:
        return said("rush", cards=card(option.card), sprint=sprint_of(s, self.seat, option.card))

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        assert isinstance(option, Picking)
        rows = [(piece.row, piece.used) for piece in s.rush_zones[self.seat]]
        return Place("zone", self.seat, rows.index((option.card, option.used)))

    def announce(self, s: DragonBooster, option: Option) -> None:
        """The event tells it."""

    def others(self, s: DragonBooster, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("names-rushing-card", rival=Seat(self.seat)), ("DB-84", "DB-54"))

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        if option is s.cards.done or option is s.cards.passing:
            return Refusal("must-battle", ("DB-56",))
        if option.card != NONE and s.cards.kind[option.card] == AN_EVENT:
            return Refusal("event-outside-battle", ("DB-A19", "DB-70"))
        return Refusal("rush-from-your-zone", ("DB-54", "DB-55"))


# --- Battle actions -------------------------------------------------------------------------------


class BattleAction(Decision[DragonBooster]):
    """DB-59 An event, a "Battle:" effect, or pass.

    It is asked even of a seat that can only pass: who is not asked has shown the hand.
    """

    asks = "battle"

    def prompt(self, s: DragonBooster) -> Prompt:
        return Prompt(said("battle", sprint=sprint(s, self.seat)), ("DB-58", "DB-59", "DB-61"))

    def options(self, s: DragonBooster) -> list[Option]:
        cards, seat = s.cards, self.seat
        found: list[Option] = [cards.passing]
        hand = s.hands[seat]
        if not hand:
            return found
        stats = [NONE, NONE, NONE]  # as they are needed
        colour = colour_of(s, seat)
        last = NONE
        for row in hand:
            if row != last and cards.kind[row] == AN_EVENT and is_within_burst(s, seat, row, colour, stats):
                found.append(cards.play[row])  # DB-47
            last = row
        uses(s, seat, IN_BATTLE, found)
        return found

    def take(self, s: DragonBooster, option: Option) -> None:
        seat = self.seat
        if option is s.cards.passing:
            s.passes += 1
            if s.passes == len(s.battling):  # DB-61, DB-A32
                s.agenda.append(RESOLUTION)
            else:
                s.waiting = BATTLE_ACTION[next_in_battle(s, seat)]
            return
        s.passes = 0
        s.agenda.append(BATTLE_ACTION[next_in_battle(s, seat)][0])  # DB-58 single actions, alternately
        if isinstance(option, Using):
            s.agenda.append(Paying(seat, option.card, option.place))
        else:
            s.agenda.append(AFTER_PLAY[seat])
            play_card(s, seat, option.card)

    def goes_on(self, s: DragonBooster, option: Option) -> bool:
        return isinstance(option, Using)  # the price is asked next

    def deed(self, s: DragonBooster, option: Option) -> Said:
        if option is s.cards.passing:
            return said("pass", left=len(s.battling) - s.passes - 1)
        if isinstance(option, Using):
            return said("use", cards=card(option.card))
        return event_deed(s, self.seat, option.card)

    def target(self, s: DragonBooster, option: Option) -> Place | None:
        return place_of_use(s, self.seat, option) if isinstance(option, Using) else None

    def announce(self, s: DragonBooster, option: Option) -> None:
        if option is s.cards.passing:
            s.say("passes", self.seat)
        elif isinstance(option, Using):
            s.say("uses", self.seat, (option.card,))

    def considered(self, s: DragonBooster, card: int) -> list[Option]:
        return in_mind(s, self.seat, card)

    def others(self, s: DragonBooster, seat: int, option: Option | None) -> Refusal:
        return Refusal(said("acts-now", rival=Seat(self.seat)), ("DB-58",))

    def refusal(self, s: DragonBooster, option: Option) -> Refusal:
        if isinstance(option, Using):
            return why_not_used(s, self.seat, option, IN_BATTLE)
        if option.card != NONE and option is s.cards.play[option.card]:
            return why_not_played(s, self.seat, option.card)
        return Refusal("not-in-battle", ("DB-59",))


def next_in_battle(s: DragonBooster, seat: int) -> int:
    """DB-58 Clockwise among those who act in the battle."""
    for left in s.setup.clockwise[seat]:
        if left in s.battling:
            return left
    return seat


# --- Resolution -----------------------------------------------------------------------------------


class Resolution(Step[DragonBooster]):
    """DB-63 Sprints are compared; "when you win" effects come before cards and points."""

    def perform(self, s: DragonBooster) -> None:
        sprints = sprints_in_battle(s)
        winner = winner_by(s, sprints)  # DB-62
        if s.events is not None:
            for seat in s.in_order():
                told: list[ScoreLine] = []
                sprint(s, seat, told)
                s.events.append(Event("has-sprint", seat, (), named(sprint=sprints[seat]), lines=tuple(told)))
        if winner == NONE:
            s.say("battle-is-tied")
            s.agenda.append(LeavingBattle(NONE, 0))
            return
        s.agenda.append(LeavingBattle(winner, points_for(s, winner, sprints)))
        s.say("wins-battle", winner)
        trigger(s, triggered(s, winner, s.rushing[winner] + s.pits[winner], ON_WIN))


def sprints_in_battle(s: DragonBooster) -> list[int]:
    """DB-67 Of every player, 0 without a rushing card."""
    return [sprint(s, seat) if seat in s.playing else NONE for seat in range(s.seats)]


def winner_by(s: DragonBooster, sprints: list[int]) -> int:
    """DB-62 Who has the highest sprint; NONE: DB-66, DB-A30 a tie for it."""
    best = max([sprints[seat] for seat in s.playing])
    first = [seat for seat in s.playing if sprints[seat] == best]
    return first[0] if len(first) == 1 else NONE


def points_for(s: DragonBooster, winner: int, sprints: list[int]) -> int:
    """DB-64, DB-85 The lead over the best other rushing card, DB-A16 or over 0; DB-65 capped by what is printed."""
    if not s.rushing[winner]:
        return 0  # DB-A14
    others = [sprints[seat] for seat in s.playing if seat != winner and s.rushing[seat]]
    lead = sprints[winner] - (max(others) if others else 0)
    return min(lead, s.cards.sprint[s.rushing[winner][0].row])  # DB-A12


def triggered(s: DragonBooster, seat: int, pieces: tuple[InPlay, ...], when: int) -> list[Effect[DragonBooster]]:
    """The effects of these cards of the seat that come at this moment."""
    return [Trigger(seat, piece.row) for piece in pieces if s.cards.when[piece.row] == when]


def trigger(s: DragonBooster, effects: list[Effect[DragonBooster]]) -> None:
    """DB-79 The leader's first, then clockwise; DB-78 each orders his own."""
    if effects:
        at_once(s, s.leader, effects, OrderingEffects)


class Trigger(Effect[DragonBooster]):
    """DB-63 An effect that comes by itself."""

    fields = ("seat", "row")

    def __init__(self, seat: int, row: int) -> None:
        super().__init__(seat)
        self.row = row

    def perform(self, s: DragonBooster) -> None:
        if not any([piece.row == self.row for piece in s.rushing[self.seat] + s.pits[self.seat] + s.tracks[self.seat]]):
            return  # DB-75 its card is gone; equal ones in a track are not told apart
        s.agenda.append(AFTER_USE)
        begin_effect(s, self.seat, self.row)

    def option(self, s: DragonBooster) -> Option:
        return s.cards.first[self.row]

    def deed(self, s: DragonBooster) -> Said:
        return said("first", cards=card(self.row))

    def target(self, s: DragonBooster) -> Place | None:
        seat = self.seat
        for word, pile in (("rushing", s.rushing[seat]), ("pit", s.pits[seat]), ("track", s.tracks[seat])):
            for item, piece in enumerate(pile):
                if piece.row == self.row:
                    return Place(word, seat, item)
        return None


class OrderingEffects(Ordering[DragonBooster]):
    """DB-78 Several effects of one player: he orders them."""

    clauses = ("DB-78", "DB-79")


class LeavingBattle(Step[DragonBooster]):
    """DB-63 The winner's card returns to the track, DB-A31 all others' go to the discards, then come the points."""

    fields = ("winner", "points")

    def __init__(self, winner: int, points: int) -> None:
        self.winner = winner  # NONE: a tie, so everybody loses (DB-66)
        self.points = points  # by the sprints as they were compared

    def perform(self, s: DragonBooster) -> None:
        s.agenda.append(EndOfBattle())
        ending: list[Effect[DragonBooster]] = []
        for seat in s.in_order():  # DB-67 all are in it
            for piece in s.rushing[seat]:
                if leave_battle(s, seat, piece, seat == self.winner):
                    ending += triggered(s, seat, (piece,), AT_END)  # DB-75 this card is still in play
            ending += triggered(s, seat, s.pits[seat], AT_END)
        trigger(s, ending)
        if self.winner != NONE:
            gain(s, self.winner, self.points)  # DB-64


def leave_battle(s: DragonBooster, seat: int, piece: InPlay, has_won: bool) -> bool:
    """A rushing card goes to the track if it won or is saved, else to the discards; whether it stays in play."""
    returns = has_won or seat in s.saving or saves_itself(s, seat, piece.row)  # DB-63 at the winner's moment
    s.rushing[seat] = ()
    if returns:
        s.tracks[seat] += (piece,)  # DB-A42 it does not rush again this turn
    else:
        s.discards[seat] += (piece.row,)
    if s.events is not None:
        kind = "returns-to-track" if returns else "loses-rushing-card"
        origin, to = Place("rushing", seat), Place("track" if returns else "discards", seat)
        s.events.append(Event(kind, seat, (piece.row,), origin=origin, to=to))
    return returns


class EndOfBattle(Step[DragonBooster]):
    """Effects "this battle" end after the points; DB-A17 the chance to start goes clockwise from the last starter."""

    def perform(self, s: DragonBooster) -> None:
        s.battling = ()
        s.passes = 0
        s.eventful = s.saving = ()
        s.boosts = s.on_event = ()
        s.agenda.append(Battles(s.left_of(s.starter)))


MOVING_UP: Final = [(MovingUp(seat),) for seat in range(MOST_SEATS)]
RUSHING: Final = [Rushing(seat) for seat in range(MOST_SEATS)]
BATTLE_ACTION: Final = [(BattleAction(seat),) for seat in range(MOST_SEATS)]
RESOLUTION: Final = Resolution()
