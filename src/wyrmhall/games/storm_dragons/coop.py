"""Storm Dragons together: battlefronts, allies and enemies.  SDC-n is the clause of rules.md that a line obeys."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.battlefronts import (
    decide,
    goes_on,
    look_at_control,
    lose,
    may_end_battle,
    open_allies,
)
from wyrmhall.games.storm_dragons.cards import (
    CHALLENGE,
    CHALLENGE_ALL,
    CHALLENGER,
    DRAGONS,
    END_BATTLE,
    FOR_ALLY,
    KING,
    MOST_SEATS,
    OUTRIDER,
    PASS,
    QUEEN,
    REBUILD,
    RETURN,
    YIELD,
)
from wyrmhall.games.storm_dragons.enemy import TurnUp, foes_from_opposite_on
from wyrmhall.games.storm_dragons.enemy_turns import ENEMY_TURNS, CoopStep, EnemyTurn
from wyrmhall.games.storm_dragons.instants import deed_of_card, none_to_lay_down, place_of_card
from wyrmhall.games.storm_dragons.piles import (
    draw,
    draw_up,
    lay_open,
    show_hand,
)
from wyrmhall.games.storm_dragons.playing import ChooseSide, Play, Seated, is_asked_next, not_your_turn
from wyrmhall.games.storm_dragons.reach import playable
from wyrmhall.games.storm_dragons.refusals import why_not_rebuild
from wyrmhall.games.storm_dragons.rules import Rebuilding
from wyrmhall.games.storm_dragons.state import House, StormDragons, changed, dragons_in, opposite, with_cards
from wyrmhall.games.storm_dragons.strength import head, strength, strength_challenging, strength_lines
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cause, Place, Said, Seat, named, said
from wyrmhall.kernel.state import Decision, Event, Step
from wyrmhall.kernel.value import NONE, Value

# SDC-4 Found by simulation: thinking bots win and lose about as often (docs/balance.md).
OWN_CARDS: Final = (20, 20, 18, 14, 11, 9)  # of each person, for one to six people
ENEMY_CARDS: Final = (11, 28, 34, 26, 21, 18)  # for each battlefront, likewise


def own_cards(house: House, seats: int) -> int:
    return house.own_cards or OWN_CARDS[seats - 1]


def enemy_cards(house: House, seats: int) -> int:
    return house.enemy_cards or ENEMY_CARDS[seats - 1]


# --- Set-up and rounds ----------------------------------------------------------------------------


class CoopDeal(Step[StormDragons]):
    """SDC-4 Cards for each person, one pile for all enemies; the rest goes to the box."""

    def perform(self, s: StormDragons) -> None:
        deck = s.chance.of("deal").shuffle(s.deck())
        dealt = own_cards(s.house, s.seats)
        for seat in range(s.seats):
            s.draws[seat] = deck[dealt * seat : dealt * (seat + 1)]
            draw(s, seat, s.house.starting_hand)
        rest = deck[dealt * s.seats :]
        enemies = enemy_cards(s.house, s.seats) * s.battlefronts
        s.enemy_draw, s.box = rest[:enemies], tuple(sorted(rest[enemies:]))
        chosen = s.house.first_opener
        s.agenda.append(CoopOpen(chosen if chosen != NONE else s.chance.of("opener").below(s.seats)))  # SDC-7


class CoopOpen(Seated):
    """SDC-7 A round begins; this seat opens it, and SDC-6 chooses the sky for all battlefronts."""

    def perform(self, s: StormDragons) -> None:
        s.round += 1
        s.sky = s.challenger = NONE
        s.beaten = 0
        s.mustered = s.served = ()
        s.cries = s.announced = (0,) * len(s.flights)
        s.recalled = [()] * s.seats
        s.taken_up = 0
        s.gathered = len(s.won) + len(s.lost)
        s.active = s.variant.sides_of_round(s.seats)  # SDC-2
        s.control = (NONE,) * s.battlefronts  # SDC-3
        s.opener = self.seat
        s.leading = True
        s.last_round = s.final
        if s.events is not None:
            parts = named(round=s.round, last="yes" if s.final else "no")
            s.events.append(Event("opens-round", self.seat, (), parts))
        bare = [seat for seat in range(s.seats) if s.final and not dragons_in(s.hands[seat])]  # SDC-23
        s.agenda.append(CoopTurn(self.seat) if len(bare) < s.seats else CoopEnd())
        for seat in bare:
            s.agenda.append(SitOut(seat))


class SitOut(Seated):
    """SDC-23 Who has no dragon when the last round begins has no battlefront in it."""

    def perform(self, s: StormDragons) -> None:
        s.active = tuple([side for side in s.active if side % MOST_SEATS != self.seat])
        s.say("sits-out", self.seat)


class CoopTurn(Seated):
    """SDC-8 A person's turn, if anything is left to do; SDC-21 when all battlefronts are decided, the round is over."""

    def perform(self, s: StormDragons) -> None:
        seat = self.seat
        if not s.active:
            s.agenda.append(CoopEndOfRound())
            return
        s.acting = seat
        s.flew = s.remade = False
        s.returned = ()
        if s.cries[seat]:
            s.cries = changed(s.cries, seat, 0)  # SD-73
        if seat == s.opener:
            for ally in range(s.seats, s.battlefronts):
                s.cries = changed(s.cries, ally, 0)  # SDC-9 to the end of the lap
        if seat in s.active or open_allies(s):
            s.waiting += (CoopAct(seat, seat, False),)
        else:
            s.agenda.append(CoopNext(seat))


class CoopNext(Seated):
    """SDC-8 Clockwise; SDC-10 at the end of a lap the enemies of battlefronts that nobody has served play."""

    def perform(self, s: StormDragons) -> None:
        following = s.setup.clockwise[self.seat][0]
        s.agenda.append(CoopTurn(following))
        if following == s.opener:
            for side in range(s.battlefronts - 1, -1, -1):
                if side in s.active and side not in s.served:
                    s.agenda.append(EnemyTurn(self.seat, opposite(side)))
            s.served = ()


# --- A person's turn ------------------------------------------------------------------------------


class CoopAct(Decision[StormDragons]):
    """SDC-9 A card to one's own battlefront or to that of an ally; rebuild, challenge or yield."""

    fields = ("seat", "side", "has_rebuilt")
    asks = "coop-turn"

    def __init__(self, seat: int, side: int, has_rebuilt: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.has_rebuilt = has_rebuilt

    def prompt(self, s: StormDragons) -> Prompt:
        side, clauses = self.side, ("SDC-9",)
        ours, theirs = strength(s, side), strength(s, opposite(side))
        if side != self.seat:
            return Prompt(said("help-ally", ally=Seat(side), ours=ours, theirs=theirs), clauses)
        if s.leading:
            return Prompt("coop-lead", clauses)
        standings = tuple([standing(s, each) for each in range(s.battlefronts) if each in s.active])
        if side not in s.active:
            return Prompt(said("coop-turn-for-allies", battlefronts=standings), clauses)
        kind = "coop-turn" if open_allies(s) else "coop-turn-alone"
        return Prompt(said(kind, ours=ours, theirs=theirs, battlefronts=standings), clauses)

    def options(self, s: StormDragons) -> list[Option]:
        seat, side = self.seat, self.side
        found: list[Option] = []
        if side in s.active:
            found = playable(s, seat, side, dragons_only=False) + self.without_card(s, side)
        if side == seat:
            for ally in open_allies(s):
                if playable(s, seat, ally, dragons_only=False) or self.without_card(s, ally):
                    found.append(FOR_ALLY[ally - 1])
            if not self.has_rebuilt and len(s.hands[seat]) > 1:
                found.append(REBUILD)
            found += self.ways_out(s)
        elif side not in s.returned:
            found.append(RETURN)
        return found

    def without_card(self, s: StormDragons, side: int) -> list[Option]:
        """What a side in control may do without playing a card; SD-A21 after a rebuild only by house option."""
        found: list[Option] = []
        if s.control[side] != side:
            return found
        if not self.has_rebuilt or s.house.rebuild_then_challenge:
            found.append(CHALLENGE)  # SDC-15
            if head(s, side) == CHALLENGER:
                found.append(CHALLENGE_ALL)  # SD-112
        if side == self.seat and not self.has_rebuilt and may_end_battle(s, side):
            found.append(END_BATTLE)  # SD-96; SD-120 an ally's Outrider has to wait
        return found

    def ways_out(self, s: StormDragons) -> list[Option]:
        """SDC-20 As in the competitive game; whoever has no battlefront left may pass."""
        if self.side not in s.active:
            return [PASS]
        if self.seat in s.mustered and not s.leading:
            return [YIELD]
        return [] if playable(s, self.seat, self.side, dragons_only=True) else [YIELD]  # SD-38

    def take(self, s: StormDragons, option: Option) -> None:
        seat, side = self.seat, self.side
        if option.card != NONE:
            s.agenda.append(CoopSettle(seat, side))
            if s.sky == NONE and not s.house.sky_first:
                s.agenda.append(ChooseSide(seat))
            s.agenda.append(Play(seat, side, option.card, False))
        elif option is CHALLENGE:
            s.agenda.append(OurChallenge(seat, side, (opposite(side),), 0))
        elif option is CHALLENGE_ALL:
            s.agenda.append(OurChallenge(seat, side, tuple(foes_from_opposite_on(s, side)), 0))
        elif option is END_BATTLE:
            decide(s, side, side)
            s.agenda.append(CoopNext(seat))
        elif option is REBUILD:
            s.waiting += (CoopRebuilding(seat, 0),)
        elif option is PASS:
            s.agenda.append(CoopNext(seat))
        elif option is YIELD:
            if seat not in s.mustered:
                lay_open(s, seat)  # SD-38
            s.agenda.append(CoopYield(seat))
        elif option is RETURN:
            s.returned += (side,)
            s.waiting += (CoopAct(seat, seat, self.has_rebuilt),)
        else:
            s.waiting += (CoopAct(seat, FOR_ALLY.index(option) + 1, self.has_rebuilt),)

    def goes_on(self, s: StormDragons, option: Option) -> bool:
        return is_asked_next(s, self, option)

    def deed(self, s: StormDragons, option: Option) -> Said:
        seat, side = self.seat, self.side
        if option.card != NONE:
            return deed_of_card(seat, side, option.card)
        if option is CHALLENGE or option is CHALLENGE_ALL:
            return deed_of_challenge(s, side, option)
        if option is END_BATTLE:
            return said("end-battle", rival=Seat(side))
        if option is REBUILD:
            return said("rebuild")
        if option is PASS:
            return said("end-turn")
        if option is YIELD:
            return said("give-up-battlefront" if seat in s.mustered else "show-hand-and-give-up")
        if option is RETURN:
            return said("return")
        return said("help", ally=Seat(FOR_ALLY.index(option) + 1))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        if option in FOR_ALLY:
            return Place("", FOR_ALLY.index(option) + 1)
        if option is RETURN:
            return Place("", self.seat)
        if option is CHALLENGE:
            return Place("", opposite(self.side))
        return place_of_card(self.side, option.card)

    def announce(self, s: StormDragons, option: Option) -> None:
        """A card, a challenge and a lost battlefront are told by themselves."""
        if s.events is None:
            return
        if option is REBUILD:
            s.events.append(Event("begins-rebuild", self.seat))
        elif option is END_BATTLE:
            s.events.append(Event("ends-battle", self.side, cause=Cause(OUTRIDER, self.side)))
        elif option is PASS:
            s.events.append(Event("ends-turn", self.seat))
        elif option is YIELD:
            s.events.append(Event("gives-up-battlefront", self.seat))
        elif option is RETURN:
            s.events.append(Event("returns", self.seat, (), named(ally=Seat(self.side))))
        elif option in FOR_ALLY:
            s.events.append(Event("helps", self.seat, (), named(ally=Seat(FOR_ALLY.index(option) + 1))))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        clauses = ("SDC-9", "SDC-20")
        if option is CHALLENGE or option is CHALLENGE_ALL:
            return self.why_not_challenge(s, option)
        if option is RETURN:
            return Refusal("no-return", ("SDC-9",))
        if option is YIELD and self.side == self.seat and self.side in s.active:
            return Refusal("opener-must-lead" if s.leading else "holds-dragon", clauses)
        if option is REBUILD and self.side == self.seat:
            return Refusal(why_not_rebuild(s, self.seat, self.has_rebuilt).said, clauses)
        if option.card != NONE and option.card in s.hands[self.seat]:
            if self.side not in s.active:
                return Refusal("battlefront-decided", clauses)
            return Refusal(none_to_lay_down(s, self.side).said, clauses)
        return Refusal("not-now", clauses)

    def why_not_challenge(self, s: StormDragons, option: Option) -> Refusal:
        side, clauses = self.side, ("SDC-15", "SD-112")
        if side not in s.active:
            return Refusal("battlefront-decided", clauses)
        if s.control[side] != side:
            ours, theirs = strength(s, side), strength(s, opposite(side))
            parts = named(rival=Seat(opposite(side)), ours=ours, theirs=theirs)
            return Refusal(Said("no-challenge-without-control", parts), clauses)
        if option is CHALLENGE_ALL and head(s, side) != CHALLENGER:
            return Refusal("only-challenger-dares-all", clauses)
        return Refusal("no-challenge-after-rebuild", clauses)

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn(self.seat)


def standing(s: StormDragons, side: int) -> Said:
    """How a battlefront stands: you 9 : 5."""
    return said("standing", seat=Seat(side), ours=strength(s, side), theirs=strength(s, opposite(side)))


def deed_of_challenge(s: StormDragons, side: int, option: Option) -> Said:
    total = strength_challenging(s, side)
    if option is CHALLENGE_ALL:
        return said("challenge-all", total=total)
    return said("challenge-enemy", total=total, rival=Seat(opposite(side)))


class CoopYield(Seated):
    """SDC-20 The own battlefront is lost."""

    def perform(self, s: StormDragons) -> None:
        seat = self.seat
        if s.looks:
            show_hand(s, seat)
        decide(s, seat, opposite(seat))
        s.agenda.append(CoopNext(seat))


class CoopRebuilding(Rebuilding):
    """SDC-9 As in the competitive game."""

    def again(self, s: StormDragons) -> None:
        s.waiting += (CoopRebuilding(self.seat, self.count + 1),)

    def go_on(self, s: StormDragons) -> None:
        s.waiting += (CoopAct(self.seat, self.seat, True),)


class CoopSettle(CoopStep):
    """SDC-11 After a card control is looked at everywhere; SDC-15 then one may challenge; SDC-8 the enemy answers."""

    def perform(self, s: StormDragons) -> None:
        seat, side = self.seat, self.side
        had_control = s.control[side]
        look_at_control(s)
        s.announced = changed(s.announced, side, strength(s, side))
        is_opening, s.leading = s.leading, False
        s.served += (side,) if side not in s.served else ()
        if s.events is not None and side in s.active and s.control[side] == had_control:
            tell_standing(s, side)
        if side in s.active and s.control[side] == side and (s.house.opener_may_challenge or not is_opening):  # SD-A31
            s.waiting += (CoopDaring(seat, side),)
        else:
            s.plan([EnemyTurn(seat, opposite(side)), CoopNext(seat)])


def tell_standing(s: StormDragons, side: int) -> None:
    """SDC-11 What the card has made of the strength of a side that it was played for."""
    assert s.events is not None
    foe = opposite(side)
    kind = "stays-ahead" if s.control[side] == side else "stays-below" if s.control[side] == foe else "stays-level"
    parts = named(rival=Seat(foe), total=strength(s, side), against=strength(s, foe))
    s.events.append(Event(kind, side, (), parts, lines=tuple(strength_lines(s, side))))


class CoopDaring(Decision[StormDragons]):
    """SDC-15 In control after a card: a challenge may follow."""

    fields = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    asks = "coop-daring"

    def prompt(self, s: StormDragons) -> Prompt:
        side = self.side
        ours, theirs = s.announced[side], strength(s, opposite(side))
        parts = named(side=Seat(side), ours=ours, theirs=theirs, dared=strength_challenging(s, side))
        return Prompt(Said("coop-dare", parts), ("SDC-15",))

    def options(self, s: StormDragons) -> list[Option]:
        found: list[Option] = [PASS, CHALLENGE]
        if head(s, self.side) == CHALLENGER:
            found.append(CHALLENGE_ALL)  # SD-112
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        seat, side = self.seat, self.side
        if option is PASS:
            s.plan([EnemyTurn(seat, opposite(side)), CoopNext(seat)])
        else:
            foes = [opposite(side)] if option is CHALLENGE else foes_from_opposite_on(s, side)
            s.agenda.append(OurChallenge(seat, side, tuple(foes), 0))

    def deed(self, s: StormDragons, option: Option) -> Said:
        return said("do-not-challenge") if option is PASS else deed_of_challenge(s, self.side, option)

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return Place("", opposite(self.side)) if option is CHALLENGE else None

    def announce(self, s: StormDragons, option: Option) -> None:
        if option is PASS:  # a challenge is told by itself
            s.say("does-not-challenge", self.seat)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("challenge-or-not", ("SDC-15",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn(self.seat)


# --- Challenges -----------------------------------------------------------------------------------


class OurChallenge(Step[StormDragons]):
    """SDC-15 Each enemy that is challenged turns up one card; SDC-16 if none beats the challenger, it has won."""

    fields = ("seat", "side", "foes", "number")

    def __init__(self, seat: int, side: int, foes: tuple[int, ...], number: int) -> None:
        self.seat = seat
        self.side = side
        self.foes = foes
        self.number = number  # of those that have answered

    def perform(self, s: StormDragons) -> None:
        seat, side, number = self.seat, self.side, self.number
        look_at_control(s)  # SDC-11 a card has answered
        if number == 0:
            s.challenger = side
            s.beaten = 0
            s.served += (side,) if side not in s.served else ()
            if s.events is not None:
                foes = tuple([Seat(foe) for foe in self.foes])
                parts = named(rivals=foes, total=strength(s, side))
                s.events.append(Event("challenges-enemies", side, (), parts, lines=tuple(strength_lines(s, side))))
        elif not goes_on(s, self.foes[number - 1]):
            s.agenda.append(CoopNext(seat))
            return
        if number == len(self.foes):
            lose(s, opposite(side))
            s.agenda.append(CoopNext(seat))
        else:
            s.remade = False  # SDC-14
            s.agenda.append(OurChallenge(seat, side, self.foes, number + 1))
            for _ in range(s.house.enemy_answer):
                s.agenda.append(TurnUp(seat, self.foes[number]))


# --- End ------------------------------------------------------------------------------------------


class CoopEndOfRound(Step[StormDragons]):
    """SDC-21 Everybody draws up; SDC-23 if this announces the end, one more round is played."""

    def perform(self, s: StormDragons) -> None:
        for seat in range(s.seats):
            draw_up(s, seat)
        if not s.final and len(s.won) + len(s.lost) <= s.gathered:
            s.final = True
            s.say("nobody-won-cards")
        s.agenda.append(CoopEnd() if s.last_round else CoopOpen(s.setup.clockwise[s.opener][0]))  # SDC-7


class CoopEnd(Step[StormDragons]):
    """SDC-23 What is left counts for its side; SDC-24 dragons are compared."""

    def perform(self, s: StormDragons) -> None:
        left: tuple[int, ...] = ()  # whose cards they were, and in what order they lay, is nobody's business
        for seat in range(s.seats):
            left += s.hands[seat] + s.draws[seat] + s.discards[seat]
            s.hands[seat] = s.draws[seat] = s.discards[seat] = ()
            s.known_hand[seat] = s.known_discards[seat] = s.known_cards[seat] = ()
        won, lost = rank(s.won)[0], rank(s.lost)[0]
        s.won = with_cards(s.won, left)
        s.lost = with_cards(s.lost, s.enemy_draw + s.enemy_discards)
        s.enemy_draw = s.enemy_discards = ()
        s.enemy_known = False
        ours, theirs = rank(s.won), rank(s.lost)
        s.scores = (ours[0],) * s.seats
        handicap = s.battlefronts if s.house.difficulty == "hard" else 0
        is_won = ours > (theirs[0] + handicap, theirs[1], theirs[2])
        if s.house.difficulty == "easy":
            is_won = ours[0] >= theirs[0]
        s.winners = tuple(range(s.seats)) if is_won else ()
        if s.events is not None:
            s.events.append(Event("adds-what-is-left", NONE, (), named(ours=ours[0] - won, theirs=theirs[0] - lost)))
            parts = named(ours=ours[0], theirs=theirs[0], needed=s.house.difficulty)
            s.events.append(Event("win-together" if is_won else "lose-together", NONE, (), parts))


def rank(pile: tuple[int, ...]) -> tuple[int, int, int]:
    """SDC-24 Dragons, then Kings, then Queens."""
    return sum([card < DRAGONS for card in pile]), pile.count(KING), pile.count(QUEEN)


TOGETHER: Final[tuple[type[Value], ...]] = (
    *ENEMY_TURNS,
    CoopDeal,
    CoopOpen,
    SitOut,
    CoopTurn,
    CoopNext,
    CoopAct,
    CoopYield,
    CoopRebuilding,
    CoopSettle,
    CoopDaring,
    OurChallenge,
    CoopEndOfRound,
    CoopEnd,
)
