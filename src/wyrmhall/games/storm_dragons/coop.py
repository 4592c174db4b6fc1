"""Storm Dragons together: battlefronts, allies and enemies.  SDC-n is the clause of rules.md that a line obeys."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.cards import (
    CHALLENGE,
    CHALLENGE_ALL,
    CHALLENGER,
    DAY,
    DRAGONS,
    END_BATTLE,
    FOR_ALLY,
    KING,
    MOST_SEATS,
    PASS,
    QUEEN,
    REBUILD,
    RETURN,
    YIELD,
)
from wyrmhall.games.storm_dragons.enemy import TurnUp, from_own_front_on, opposite
from wyrmhall.games.storm_dragons.fronts import (
    all_sides,
    decide,
    goes_on,
    look_at_control,
    lose,
    may_end_battle,
    open_allies,
)
from wyrmhall.games.storm_dragons.piles import (
    draw,
    draw_up,
    lay_open,
    look_for_end_of_enemies,
    show_hand,
    to_victory,
    win_flight,
)
from wyrmhall.games.storm_dragons.playing import ChooseSide, Play, Seated, not_your_turn, playable
from wyrmhall.games.storm_dragons.rules import Rebuilding
from wyrmhall.games.storm_dragons.state import House, StormDragons, changed, dragons_in, face_up
from wyrmhall.games.storm_dragons.strength import head, strength
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.state import Decision, Step
from wyrmhall.kernel.value import NONE, Value

# SDC-4 Found by simulation: thinking bots win and lose about as often (docs/balance.md).
OWN_CARDS: Final = (20, 20, 18, 14, 11, 9)  # of each person, for one to six people
ENEMY_CARDS: Final = (11, 28, 34, 26, 21, 18)  # for each battlefront, likewise


def own_cards(house: House, seats: int) -> int:
    return house.own_cards or OWN_CARDS[seats - 1]


def enemy_cards(house: House, seats: int) -> int:
    return house.enemy_cards or ENEMY_CARDS[seats - 1]


class CoopStep(Step[StormDragons]):
    """A step about one side, in the turn of one seat."""

    fields = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        self.seat = seat
        self.side = side


# --- Set-up and rounds ----------------------------------------------------------------------------


class CoopDeal(Step[StormDragons]):
    """SDC-4 Cards for each person, one pile for all enemies; the rest goes to the box."""

    def perform(self, s: StormDragons) -> None:
        deck = s.chance.shuffle(s.deck())
        dealt = own_cards(s.house, s.seats)
        for seat in range(s.seats):
            s.draws[seat] = deck[dealt * seat : dealt * (seat + 1)]
            draw(s, seat, s.house.starting_hand)
        rest = deck[dealt * s.seats :]
        enemies = enemy_cards(s.house, s.seats) * s.battlefronts
        s.enemy_draw, s.box = rest[:enemies], tuple(sorted(rest[enemies:]))
        chosen = s.house.first_opener
        s.agenda.append(CoopOpen(chosen if chosen != NONE else s.chance.below(s.seats)))  # SDC-7


class CoopOpen(Seated):
    """SDC-7 A round begins; this seat opens it, and SDC-6 chooses the sky for all battlefronts."""

    def perform(self, s: StormDragons) -> None:
        s.round += 1
        s.side = s.challenger = NONE
        s.beaten = 0
        s.mustered = s.served = ()
        s.cries = s.announced = (0,) * len(s.flights)
        s.recalled = [()] * s.seats
        s.taken_up = 0
        s.gathered = len(s.won) + len(s.lost)
        s.active = all_sides(s)
        s.control = (NONE,) * s.battlefronts  # SDC-3
        s.opener = self.seat
        s.leading = True
        s.last_round = s.final
        bare = [seat for seat in range(s.seats) if s.final and not dragons_in(s.hands[seat])]  # SDC-23
        s.agenda.append(CoopTurn(self.seat) if len(bare) < s.seats else CoopEnd())
        for seat in bare:
            s.agenda.append(SitOut(seat))


class SitOut(Seated):
    """SDC-23 Who has no dragon when the last round begins has no battlefront in it."""

    def perform(self, s: StormDragons) -> None:
        s.active = tuple([side for side in s.active if side % MOST_SEATS != self.seat])
        s.say("has no dragon for the last round", self.seat)


class CoopTurn(Seated):
    """SDC-8 A person's turn, if there is anything left to do; SDC-21 the round ends when all fronts are decided."""

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
    """SDC-9 A card to the own battlefront or to that of an ally; rebuild, challenge or yield."""

    fields = ("seat", "side", "has_rebuilt")

    def __init__(self, seat: int, side: int, has_rebuilt: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.has_rebuilt = has_rebuilt

    def prompt(self, s: StormDragons) -> Prompt:
        if self.side != self.seat:
            return Prompt(f"What do you do at the front of {s.setup.name(self.side)}?", ("SDC-9",))
        return Prompt("Play a card, serve an ally, challenge, rebuild or yield.", ("SDC-9",))

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
            if s.side == NONE and not s.house.side_first:
                s.agenda.append(ChooseSide(seat))
            s.agenda.append(Play(seat, side, option.card, False))
        elif option is CHALLENGE:
            s.agenda.append(OurChallenge(seat, side, (opposite(side),), 0))
        elif option is CHALLENGE_ALL:
            s.agenda.append(OurChallenge(seat, side, tuple(from_own_front_on(s, side)), 0))
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

    def announce(self, s: StormDragons, option: Option) -> None:
        if option.card == NONE:  # a card that is played is told by itself
            super().announce(s, option)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        if option is CHALLENGE or option is CHALLENGE_ALL:
            return Refusal("you challenge where our side is in control, and not after a rebuild", ("SDC-15", "SD-112"))
        if option is RETURN:
            return Refusal("you return from an ally's front, once in a turn from each", ("SDC-9",))
        return Refusal("this cannot be done in your turn now", ("SDC-9", "SDC-20"))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


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
        look_at_control(s)
        s.announced = changed(s.announced, side, strength(s, side))
        is_opening, s.leading = s.leading, False
        s.served += (side,) if side not in s.served else ()
        if side in s.active and s.control[side] == side and (s.house.opener_may_challenge or not is_opening):  # SD-A31
            s.waiting += (CoopDaring(seat, side),)
        else:
            s.plan([EnemyTurn(seat, opposite(side)), CoopNext(seat)])


class CoopDaring(Decision[StormDragons]):
    """SDC-15 In control after a card: a challenge may follow."""

    fields = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt(f"In control with {s.announced[self.side]}. Challenge?", ("SDC-15",))

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
            foes = [opposite(side)] if option is CHALLENGE else from_own_front_on(s, side)
            s.agenda.append(OurChallenge(seat, side, tuple(foes), 0))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("your card is played: challenge, or pass", ("SDC-15",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


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


# --- Enemies --------------------------------------------------------------------------------------


class EnemyTurn(CoopStep):
    """SDC-12 It ends the battle, gives up, or turns up a card and perhaps challenges."""

    def perform(self, s: StormDragons) -> None:
        side, foe = self.side, opposite(self.side)
        if side not in s.active:
            return
        s.side = max(s.side, DAY)  # SDC-6 nobody has led a card
        s.remade = False  # SDC-14
        look_at_control(s)
        has_control = s.control[foe] == side
        if s.cries[side]:
            s.cries = changed(s.cries, side, 0)  # SD-73
        if has_control and may_end_battle(s, side):
            decide(s, foe, side)  # SD-96
        elif not has_control and len(s.flights[side]) + len(s.fronts[side]) >= s.house.enemy_patience:
            decide(s, foe, foe)
        elif s.enemy_draw or s.enemy_discards:
            s.plan([TurnUp(self.seat, side), EnemyDares(self.seat, side), AllyOutrider(self.seat, foe)])
        else:
            look_for_end_of_enemies(s)
            if has_control:
                s.agenda.append(TheirChallenge(self.seat, side, (foe,), 0))  # SDC-22
            else:
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
            foes = from_own_front_on(s, side) if is_challenger else [foe]  # SD-112
            s.agenda.append(TheirChallenge(self.seat, side, tuple(foes), 0))


class AllyOutrider(Decision[StormDragons]):
    """SD-120 The opponent of an ally has played: if our side is still in control, an Outrider may end the battle."""

    fields = ("seat", "side")

    def __init__(self, seat: int, side: int) -> None:
        super().__init__(seat)
        self.side = side

    def perform(self, s: StormDragons) -> None:
        side = self.side
        if side >= s.seats and side in s.active and s.control[side] == side and may_end_battle(s, side):
            s.waiting += (self,)

    def prompt(self, s: StormDragons) -> Prompt:
        return Prompt(f"End the battle at the front of {s.setup.name(self.side)}?", ("SD-120",))

    def options(self, s: StormDragons) -> list[Option]:
        return [PASS, END_BATTLE]

    def take(self, s: StormDragons, option: Option) -> None:
        if option is END_BATTLE:
            decide(s, self.side, self.side)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("end the battle, or pass", ("SD-120",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


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
        elif not goes_on(s, self.foes[number - 1]):
            return
        if number == len(self.foes):
            lose(s, opposite(side))
            return
        foe = self.foes[number]
        s.flew = s.remade = False
        s.agenda.append(TheirChallenge(self.seat, side, self.foes, number + 1))
        s.waiting += (CoopAnswer(s.chooser(foe), foe, False),)


class CoopAnswer(Decision[StormDragons]):
    """SDC-17 One card against the challenge, perhaps after a rebuild, or none."""

    fields = ("seat", "side", "has_rebuilt")

    def __init__(self, seat: int, side: int, has_rebuilt: bool) -> None:
        super().__init__(seat)
        self.side = side
        self.has_rebuilt = has_rebuilt

    def prompt(self, s: StormDragons) -> Prompt:
        total = strength(s, s.challenger)
        return Prompt(f"{s.setup.name(self.side)} is challenged: beat {total}, or yield.", ("SDC-17", "SDC-18"))

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
            win_flight(s, s.challenger, self.side)  # SD-A27, however strong it is
        else:
            s.agenda.append(Play(self.seat, self.side, option.card, False))

    def announce(self, s: StormDragons, option: Option) -> None:
        if option.card == NONE:  # a card that is played is told by itself
            super().announce(s, option)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("play a card of your hand, perhaps after one rebuild, or yield", ("SDC-17",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn()


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


# --- End ------------------------------------------------------------------------------------------


class CoopEndOfRound(Step[StormDragons]):
    """SDC-21 Everybody draws up; SDC-23 if this announces the end, one more round is played."""

    def perform(self, s: StormDragons) -> None:
        for seat in range(s.seats):
            draw_up(s, seat)
        if not s.final and len(s.won) + len(s.lost) <= s.gathered:
            s.final = True
            s.say("the end is announced: nobody has won a card")
        s.agenda.append(CoopEnd() if s.last_round else CoopOpen(s.setup.clockwise[s.opener][0]))  # SDC-7


class CoopEnd(Step[StormDragons]):
    """SDC-23 What is left counts for its side; SDC-24 dragons are compared."""

    def perform(self, s: StormDragons) -> None:
        left: tuple[int, ...] = ()  # whose cards they were, and in what order they lay, is nobody's business
        for seat in range(s.seats):
            left += s.hands[seat] + s.draws[seat] + s.discards[seat]
            s.hands[seat] = s.draws[seat] = s.discards[seat] = ()
            s.known_hand[seat] = s.known_discards[seat] = s.known_cards[seat] = ()
        to_victory(s, 0, tuple(sorted(left)))
        to_victory(s, MOST_SEATS, tuple(sorted(s.enemy_draw + s.enemy_discards)))
        s.enemy_draw = s.enemy_discards = ()
        s.enemy_known = False
        ours, theirs = rank(s.won), rank(s.lost)
        s.scores = (ours[0],) * s.seats
        handicap = s.battlefronts if s.house.difficulty == "hard" else 0
        is_won = ours > (theirs[0] + handicap, theirs[1], theirs[2])
        if s.house.difficulty == "easy":
            is_won = ours[0] >= theirs[0]
        s.winners = tuple(range(s.seats)) if is_won else ()
        s.say("have", note=f"{ours[0]} dragons; the enemies have {theirs[0]}")


def rank(pile: tuple[int, ...]) -> tuple[int, int, int]:
    """SDC-24 Dragons, then Kings, then Queens."""
    return sum([card < DRAGONS for card in pile]), pile.count(KING), pile.count(QUEEN)


TOGETHER: Final[tuple[type[Value], ...]] = (
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
    EnemyTurn,
    EnemyDares,
    AllyOutrider,
    TheirChallenge,
    CoopAnswer,
    AnswerRebuilding,
    CoopEndOfRound,
    CoopEnd,
)
