"""Storm Dragons, as the rule book tells it.  SD-n is the clause of rules.md that a line obeys."""

from __future__ import annotations

from typing import ClassVar, Final

from wyrmhall.games.storm_dragons.cards import (
    CHALLENGE,
    DONE,
    DRAGONS,
    END_BATTLE,
    KING,
    MOST_SEATS,
    NIGHT,
    OUTRIDER,
    PASS,
    QUEEN,
    REBUILD,
    YIELD,
)
from wyrmhall.games.storm_dragons.instants import deed_of_card, none_to_lay_down, place_of_card
from wyrmhall.games.storm_dragons.piles import (
    discard_secretly,
    draw,
    draw_up,
    lay_open,
    show_hand,
    tell_drawn,
    win_flight,
)
from wyrmhall.games.storm_dragons.playing import ChooseSide, Play, Seated, is_asked_next, not_your_turn
from wyrmhall.games.storm_dragons.reach import cards_of_hand, playable
from wyrmhall.games.storm_dragons.refusals import why_not_challenge, why_not_end_battle, why_not_rebuild, why_not_yield
from wyrmhall.games.storm_dragons.state import SEATS, StormDragons, changed, dragons_in
from wyrmhall.games.storm_dragons.strength import head, strength, strength_challenging, strength_lines
from wyrmhall.games.storm_dragons.telling import tell_defeat, tell_token_free
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cause, Place, Said, Seat, card, named, said
from wyrmhall.kernel.state import Decision, Event, Step, without
from wyrmhall.kernel.value import NONE, Value

DEALT: Final = 20  # SD-9

# --- Set-up ---------------------------------------------------------------------------------------


class Deal(Step[StormDragons]):
    """SD-9 Twenty cards face-down to each player; the rest goes back to the box."""

    def perform(self, s: StormDragons) -> None:
        deck = s.chance.of("deal").deal(s.deck(), DEALT * s.seats)  # SD-7
        for seat in range(s.seats):
            s.draws[seat] = deck[DEALT * seat : DEALT * (seat + 1)]  # SD-10
        s.box = tuple(sorted(deck[DEALT * s.seats :]))
        draw_starting_hands(s)
        chosen = s.house.first_opener
        s.agenda.append(OPEN[chosen if chosen != NONE else s.chance.of("opener").below(s.seats)])  # SD-20, SD-A70


def draw_starting_hands(s: StormDragons) -> None:
    """SD-A1 Five cards each."""
    number = s.house.starting_hand
    for seat in range(s.seats):
        s.hands[seat] = tuple(sorted(s.draws[seat][:number]))
        s.draws[seat] = s.draws[seat][number:]
        if s.events is not None:
            tell_drawn(s, seat, s.hands[seat])


# --- Battle round ---------------------------------------------------------------------------------


class Open(Seated):
    """SD-22 A battle round begins; this seat opens it."""

    def perform(self, s: StormDragons) -> None:
        s.round += 1
        s.sky = s.holder = s.challenger = NONE
        s.beaten = 0
        s.mustered = ()
        s.cries = s.announced = (0,) * s.seats
        s.recalled = [()] * s.seats
        s.active = SEATS[s.seats]
        s.leading = True
        s.last_round = s.final
        if s.final:  # SD-64, SD-A63 nobody takes part without a dragon
            s.active = tuple([seat for seat in range(s.seats) if dragons_in(s.hands[seat])])
        s.opener = self.seat if self.seat in s.active or not s.active else s.after(self.seat)
        if s.events is not None:
            tell_opening(s)
        s.agenda.append(TURN[s.opener] if len(s.active) > 1 else END)  # SD-A63 alone there is no round


def tell_opening(s: StormDragons) -> None:
    """Who opens which round; SD-64 and who has no dragon for the last one."""
    assert s.events is not None
    for seat in range(s.seats):
        if seat not in s.active:
            s.events.append(Event("sits-out", seat))
    if len(s.active) > 1:
        s.events.append(Event("opens-round", s.opener, (), named(round=s.round, last="yes" if s.final else "no")))


class Turn(Seated):
    """SD-22 Turns go clockwise among active players; SD-35 when only one is left, that player wins."""

    def perform(self, s: StormDragons) -> None:
        if len(s.active) == 1:
            s.agenda.append(Win(s.active[0]))
        else:
            begin_turn(s, self.seat)


def begin_turn(s: StormDragons, seat: int) -> None:
    if s.cries[seat]:
        s.cries = changed(s.cries, seat, 0)  # SD-73
    s.flew = s.remade = False
    s.waiting += (ACT[seat],)


class Act(Decision[StormDragons]):
    """SD-23 Muster, cast, challenge, rebuild or yield."""

    fields = ("seat", "has_rebuilt")
    asks = "turn"

    def __init__(self, seat: int, has_rebuilt: bool) -> None:
        super().__init__(seat)
        self.has_rebuilt = has_rebuilt

    def prompt(self, s: StormDragons) -> Prompt:
        seat = self.seat
        if s.leading:
            return Prompt("lead", ("SD-24",))
        if s.challenger != NONE:
            against, dragons = strength(s, s.challenger), len(s.flights[seat])
            asked = said("answer-challenge", rival=Seat(s.challenger), against=against, dragons=dragons)
            return Prompt(asked, ("SD-45", "SD-46"))
        if seat not in s.mustered and not playable(s, seat, seat, dragons_only=True):
            return Prompt("no-dragon-to-play", ("SD-23", "SD-38"))
        if s.holder == NONE:
            return Prompt(said("turn-without-holder", total=strength(s, seat)), ("SD-23",))
        if s.holder == seat:
            return Prompt(said("turn-in-control", total=strength(s, seat)), ("SD-23",))
        against, total = strength(s, s.holder), strength(s, seat)
        return Prompt(said("turn", rival=Seat(s.holder), against=against, total=total), ("SD-23",))

    def options(self, s: StormDragons) -> list[Option]:
        seat = self.seat
        found = playable(s, seat, seat, dragons_only=False)  # SD-25 one card
        if s.holder == seat and (not self.has_rebuilt or s.house.rebuild_then_challenge):  # SD-42, SD-43, SD-A21
            found.append(CHALLENGE)
        if not self.has_rebuilt:
            if may_end_battle(s, seat):
                found.append(END_BATTLE)  # SD-96
            if len(s.hands[seat]) > 1:
                found.append(REBUILD)  # SD-39, SD-41
        if s.challenger != NONE or (seat in s.mustered and not s.leading):
            found.append(YIELD)  # SD-37, SD-A27
        elif not playable(s, seat, seat, dragons_only=True):
            found.append(YIELD)  # SD-38 by showing the hand, SD-A14, SD-A47
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        seat = self.seat
        if option.card != NONE:
            s.agenda.append(SETTLE[seat])
            if s.sky == NONE and not s.house.sky_first:
                s.agenda.append(ChooseSide(seat))  # SD-28, SD-A9 when the card lies in its place
            s.agenda.append(Play(seat, seat, option.card, False))
        elif option is CHALLENGE:
            s.agenda.append(Challenge(seat))
        elif option is END_BATTLE:
            s.agenda.append(Win(s.holder))  # SD-A51
        elif option is REBUILD:
            s.waiting += (Rebuilding(seat, 0),)
        elif s.challenger != NONE:
            s.agenda.append(Surrender(seat))  # SD-A27
        else:
            if seat not in s.mustered:
                lay_open(s, seat)  # SD-38
            s.agenda.append(Yield(seat))

    def deed(self, s: StormDragons, option: Option) -> Said:
        seat = self.seat
        if option.card != NONE:
            return deed_of_card(seat, seat, option.card)
        if option is CHALLENGE:
            return said("challenge", total=strength_challenging(s, seat))
        if option is END_BATTLE:
            return said("end-battle", rival=Seat(s.holder))
        if option is REBUILD:
            return said("rebuild")
        if s.challenger != NONE:
            return said("surrender", rival=Seat(s.challenger), dragons=len(s.flights[seat]))
        return said("leave-round" if seat in s.mustered else "show-hand-and-leave")

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return place_of_card(self.seat, option.card)

    def goes_on(self, s: StormDragons, option: Option) -> bool:
        """A card and what it asks for, a rebuild and the cards that it costs."""
        return is_asked_next(s, self, option)

    def announce(self, s: StormDragons, option: Option) -> None:
        """A card, a challenge and going out are told by themselves."""
        if s.events is not None:
            if option is REBUILD:
                s.events.append(Event("begins-rebuild", self.seat))
            elif option is END_BATTLE:
                s.events.append(Event("ends-battle", self.seat, cause=Cause(OUTRIDER, self.seat)))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        seat = self.seat
        if option is YIELD:
            return why_not_yield(s)
        if option is CHALLENGE:
            return why_not_challenge(s, seat)
        if option is END_BATTLE:
            return why_not_end_battle(s, seat)
        if option is REBUILD:
            return why_not_rebuild(s, seat, self.has_rebuilt)
        if option.card != NONE and option.card in s.hands[seat]:
            return none_to_lay_down(s, seat)
        return Refusal("play-from-hand", ("SD-25", "SD-23"))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        if seat not in s.active:
            return Refusal("out-of-round", ("SD-36", "SD-48", "SD-64"))
        return not_your_turn(self.seat)


def may_end_battle(s: StormDragons, seat: int) -> bool:
    """SD-96 By night, SD-A34 with the Outrider at the head; SD-A51 in control, SD-A52 never against a challenge."""
    if s.sky != NIGHT or s.holder == NONE or s.challenger != NONE or head(s, seat) != OUTRIDER:
        return False
    return s.holder == seat or not s.house.outrider_needs_control


class Settle(Seated):
    """SD-31 Add up and announce the strength; SD-32 whoever is strictly higher than the holder takes the token."""

    def perform(self, s: StormDragons) -> None:
        seat = self.seat
        total = strength(s, seat)
        s.announced = changed(s.announced, seat, total)
        if s.challenger != NONE:
            s.agenda.append(verdict(s, seat, total))
            return
        held_by = s.holder
        if takes_token(s, seat, total):
            s.holder = seat
        if s.events is not None:
            tell_control(s, seat, total, held_by)
        is_opening, s.leading = s.leading, False
        if s.holder == seat and (not is_opening or s.house.opener_may_challenge):  # SD-A31
            s.waiting += (DARING[seat],)
        else:
            s.agenda.append(TURN[s.after(seat)])  # SD-34


def tell_control(s: StormDragons, seat: int, total: int, held_by: int) -> None:
    """SD-31, SD-32 The sum is announced, and what it means for the token."""
    assert s.events is not None
    if s.holder == NONE:
        kind, parts = "token-stays-free", named(total=total)
    elif s.holder != seat:
        kind, parts = "stays-below", named(rival=Seat(s.holder), total=total, against=strength(s, s.holder))
    elif held_by == seat:
        kind, parts = "keeps-token", named(total=total)
    elif held_by == NONE:
        kind, parts = "takes-free-token", named(total=total)
    else:
        kind, parts = "takes-token", named(rival=Seat(held_by), total=total, against=strength(s, held_by))
    s.events.append(Event(kind, seat, (), parts, lines=tuple(strength_lines(s, seat))))


def takes_token(s: StormDragons, seat: int, total: int) -> bool:
    """SD-33 Only with a dragon in play.  SD-A12 Nobody else is tested."""
    if s.holder == seat or head(s, seat) == NONE:
        return False
    if s.holder == NONE:
        return s.flew or not s.house.only_on_muster  # SD-29, SD-30, SD-A10, SD-A11
    return total > strength(s, s.holder)  # SD-A13 equal is not enough


def verdict(s: StormDragons, seat: int, total: int) -> Step[StormDragons]:
    """SD-A23 Whether the challenged player has beaten the challenger, SD-A29 now that the whole turn is done."""
    is_flying = head(s, seat) != NONE  # SD-A28
    is_bare = head(s, s.challenger) == NONE  # SD-A67
    if is_flying and (is_bare or total > strength(s, s.challenger)):  # SD-A13
        return Overthrow(seat)
    return Void(seat) if is_bare else Surrender(seat)


class Daring(Decision[StormDragons]):
    """SD-43 A challenge may be made after mustering or casting in the same turn: SD-A31."""

    asks = "daring"

    def prompt(self, s: StormDragons) -> Prompt:
        total, dared = s.announced[self.seat], strength_challenging(s, self.seat)
        return Prompt(said("dare", total=total, dared=dared), ("SD-43", "SD-44"))

    def options(self, s: StormDragons) -> list[Option]:
        return [PASS, CHALLENGE]

    def take(self, s: StormDragons, option: Option) -> None:
        if option is CHALLENGE:
            s.agenda.append(Challenge(self.seat))
        else:
            s.agenda.append(TURN[s.after(self.seat)])  # SD-34

    def deed(self, s: StormDragons, option: Option) -> Said:
        if option is PASS:
            return said("do-not-challenge")
        return said("challenge", total=strength_challenging(s, self.seat))

    def announce(self, s: StormDragons, option: Option) -> None:
        if option is PASS:  # a challenge is told by itself
            s.say("does-not-challenge", self.seat)

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal("challenge-or-not", ("SD-25", "SD-43"))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn(self.seat)


# --- Yield and rebuild ----------------------------------------------------------------------------


class Yield(Seated):
    """SD-36 Turn the played cards sideways, leave the round, draw up."""

    def perform(self, s: StormDragons) -> None:
        seat = self.seat
        if seat not in s.mustered:
            show_hand(s, seat)  # SD-38
        following = s.after(seat)
        s.say("leaves-round", seat)
        leave(s, seat)
        if s.leading and len(s.active) > 1:
            s.opener = following  # SD-A14 after an opener the next one opens
        s.agenda.append(TURN[following])


def leave(s: StormDragons, seat: int) -> None:
    """SD-A18 A player who leaves the round draws up at once, and not again."""
    s.active = without(s.active, seat)
    if s.holder == seat:
        s.holder = NONE  # SD-A16
        tell_token_free(s, seat)
    draw_up(s, seat)


class Rebuilding(Decision[StormDragons]):
    """SD-39 Discard two or more cards from hand, draw one card fewer: SD-A20.  SD-40 Then take the turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count")
    asks = "rebuilding"

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def prompt(self, s: StormDragons) -> Prompt:
        if self.count < 2:
            return Prompt(said("rebuild", count=self.count), ("SD-39",))
        return Prompt(said("rebuild-on", count=self.count, drawn=self.count - 1), ("SD-39", "SD-A20"))

    def options(self, s: StormDragons) -> list[Option]:
        found = cards_of_hand(s, self.seat, dragons_only=False)
        if self.count >= 2:
            found.append(DONE)
        return found

    def take(self, s: StormDragons, option: Option) -> None:
        if option is DONE:
            draw(s, self.seat, self.count - 1)  # SD-A22
            self.go_on(s)
        else:
            discard_secretly(s, self.seat, option.card)
            self.again(s)

    def again(self, s: StormDragons) -> None:
        s.waiting += (Rebuilding(self.seat, self.count + 1),)

    def go_on(self, s: StormDragons) -> None:
        s.waiting += (Act(self.seat, True),)

    def deed(self, s: StormDragons, option: Option) -> Said:
        if option is DONE:
            return said("stop-rebuild", drawn=self.count - 1)
        return said("discard-to-rebuild", cards=card(option.card))

    def target(self, s: StormDragons, option: Option) -> Place | None:
        return Place("draw" if option is DONE else "discards", self.seat)

    def is_open(self, s: StormDragons, option: Option) -> bool:
        return option is DONE

    def goes_on(self, s: StormDragons, option: Option) -> bool:
        return option is not DONE  # SD-39 what is drawn is seen before the turn goes on

    def announce(self, s: StormDragons, option: Option) -> None:
        """What a rebuild costs, in one line; which card is discarded is told to nobody else."""
        if option is DONE and s.events is not None:
            s.events.append(Event("rebuilds", self.seat, (), named(count=self.count, drawn=self.count - 1)))

    def refusal(self, s: StormDragons, option: Option) -> Refusal:
        return Refusal(said("discard-two", count=self.count), ("SD-39",))

    def others(self, s: StormDragons, seat: int, option: Option | None) -> Refusal:
        return not_your_turn(self.seat)


# --- Challenge ------------------------------------------------------------------------------------


class Challenge(Seated):
    """SD-44 The token goes on top of the flight: the challenger is 1 stronger."""

    def perform(self, s: StormDragons) -> None:
        s.challenger = self.seat
        s.beaten = 0
        if s.events is not None:
            parts = named(total=strength(s, self.seat), turns=len(s.active) - 1)
            s.events.append(Event("challenges", self.seat, (), parts, lines=tuple(strength_lines(s, self.seat))))
        s.agenda.append(Answer(s.after(self.seat)))


class Answer(Seated):
    """SD-45 Each other active player, clockwise, gets one turn; SD-47 if all have yielded, the challenger wins."""

    def perform(self, s: StormDragons) -> None:
        if self.seat == s.challenger:
            s.agenda.append(Win(self.seat))
        else:
            begin_turn(s, self.seat)


class Surrender(Seated):
    """SD-46 Who does not beat the challenger yields and hands over all dragons of the flight at once."""

    def perform(self, s: StormDragons) -> None:
        following = s.after(self.seat)
        if s.events is not None:
            tell_defeat(s, "loses-to-challenge", self.seat, s.challenger, self.seat)
        win_flight(s, s.challenger, self.seat)  # SD-A24 for good
        leave(s, self.seat)
        s.beaten += 1  # SD-75
        s.agenda.append(Answer(following))


class Overthrow(Seated):
    """SD-48 The challenger hands over token and dragons and is out; SD-49 the round goes on without challenge."""

    def perform(self, s: StormDragons) -> None:
        loser = s.challenger
        if s.events is not None:
            tell_defeat(s, "beats-challenge", self.seat, loser, loser)
        s.challenger = NONE
        win_flight(s, self.seat, loser)  # SD-A25 the storms stay
        s.holder = self.seat
        leave(s, loser)
        s.agenda.append(TURN[s.after(self.seat)])  # SD-A26, SD-A30


class Void(Seated):
    """SD-A67 Neither has a dragon left: the challenge is over, the token unheld, and the round goes on."""

    def perform(self, s: StormDragons) -> None:
        s.challenger = s.holder = NONE
        s.say("challenge-over", self.seat)
        s.agenda.append(TURN[s.after(self.seat)])


# --- End of a round and of the game ---------------------------------------------------------------


class DrawUp(Seated):
    """SD-50 For records: a seat draws up."""

    def perform(self, s: StormDragons) -> None:
        draw_up(s, self.seat)


class Win(Seated):
    """SD-35, SD-47 The winner takes every card played in the battle: the victory pile gets storms too.

    SD-A14 There may be none, if the others have shown their hands.
    """

    def perform(self, s: StormDragons) -> None:
        winner = self.seat
        played: tuple[int, ...] = ()
        for loser in range(s.seats):
            played += tuple([dragon.row for dragon in s.flights[loser]]) + s.fronts[loser]
            s.flights[loser] = ()
            s.fronts[loser] = ()
        s.variant.win(s, winner, played)
        if s.events is not None:
            dragons = dragons_in(played)
            parts = named(dragons=dragons, storms=len(played) - dragons)
            s.events.append(Event("wins-round", winner, played, parts, to=s.variant.victory_place(winner)))
        s.challenger = NONE
        is_last = s.last_round  # SD-A61 announced before the round was over
        for seat in s.active:  # only the winner, but for SD-A69
            draw_up(s, seat)  # SD-A18
        if is_last:
            s.agenda.append(END)
        else:
            s.agenda.append(OPEN[s.setup.clockwise[s.opener][0] if s.house.opener_rotates else winner])  # SD-63, SD-A7


class End(Step[StormDragons]):
    """SD-65 Each adds hand, draw pile and discards to the victory pile; SD-66 most dragons wins."""

    def perform(self, s: StormDragons) -> None:
        for seat in range(s.seats):
            left = s.hands[seat] + s.draws[seat] + s.discards[seat]
            s.hands[seat] = s.draws[seat] = s.discards[seat] = ()
            dragons = tuple([card for card in left if card < DRAGONS])
            s.victory[seat] = tuple(sorted(s.victory[seat] + dragons))
            s.spoils[seat] = tuple(sorted(s.spoils[seat] + tuple([card for card in left if card >= DRAGONS])))
            if s.events is not None:
                s.events.append(Event("ends-with", seat, (), named(dragons=len(s.victory[seat]), left=len(dragons))))
        s.scores = tuple([len(pile) for pile in s.victory])
        s.winners = winners(s)
        if s.events is not None:
            parts = named(winners=tuple([Seat(seat) for seat in s.winners]), dragons=max(s.scores))
            s.events.append(Event("wins-game", s.winners[0], (), parts))


def winners(s: StormDragons) -> tuple[int, ...]:
    """SD-67 Ties: most Kings, then most Queens, then shared victory; SD-A64 counted in the whole pile."""
    ranks = [(len(pile), pile.count(KING), pile.count(QUEEN)) for pile in s.victory]
    best = max(ranks)
    return tuple([seat for seat in range(s.seats) if ranks[seat] == best])


OPEN: Final = [Open(seat) for seat in range(MOST_SEATS)]
TURN: Final = [Turn(seat) for seat in range(MOST_SEATS)]
ACT: Final = [Act(seat, False) for seat in range(MOST_SEATS)]
SETTLE: Final = [Settle(seat) for seat in range(MOST_SEATS)]
DARING: Final = [Daring(seat) for seat in range(MOST_SEATS)]
END: Final = End()
ROUND: Final[tuple[type[Value], ...]] = (
    Deal,
    Open,
    Turn,
    Act,
    Settle,
    Daring,
    Yield,
    Rebuilding,
    Challenge,
    Answer,
    Surrender,
    Overthrow,
    Void,
    DrawUp,
    Win,
    End,
)
