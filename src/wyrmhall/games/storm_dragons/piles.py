"""Storm Dragons: how cards move from pile to pile, and what everybody has seen of it."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.storm_dragons.cards import BEHIND, DOWN, DOWNED, DRAGONS, HEAD, Aim, Dragon
from wyrmhall.games.storm_dragons.state import Pile, StormDragons, face_up, with_card, with_cards
from wyrmhall.games.storm_dragons.telling import in_hand
from wyrmhall.kernel.said import Cause, Place, named
from wyrmhall.kernel.state import Event, Look, without
from wyrmhall.kernel.value import CENTRE, NONE

SPECTATOR: Final = -1  # as views count
HAND_SIZE: Final = 5  # SD-50
DRAWN_UP: Final = 2  # SD-50


# --- Drawing ------------------------------------------------------------------------------------


def draw(s: StormDragons, seat: int, number: int, row: int = NONE) -> None:
    """Cards of the draw pile into hand; row: the card because of which they are drawn."""
    drawn = taken_from_pile(s, seat, number)
    s.hands[seat] = with_cards(s.hands[seat], drawn)
    if s.events is not None:
        tell_drawn(s, seat, tuple(sorted(drawn)), Cause(row, seat) if row != NONE else None)
    look_for_end(s, seat)


def tell_drawn(s: StormDragons, seat: int, cards: Pile, cause: Cause | None = None) -> None:
    """SD-123 Others see how many they are."""
    if s.events is not None and cards:
        places = Place("draw", seat), in_hand(seat)
        s.events.append(Event("draws", seat, cards, (), *places, cause, audience=(seat,)))


def taken_from_pile(s: StormDragons, seat: int, number: int) -> Pile:
    """The first cards of the draw pile; SD-51 when it is empty the discards are shuffled, SD-A22 all of them."""
    pile = s.draws[seat]
    if len(pile) >= number:
        s.draws[seat] = pile[number:]
        return pile[:number]
    shuffle_discards(s, seat)
    missing = number - len(pile)
    drawn = pile + s.draws[seat][:missing]
    s.draws[seat] = s.draws[seat][missing:]
    return drawn


def shuffle_discards(s: StormDragons, seat: int) -> None:
    """SD-51 The discards are the new draw pile: what was seen of them is somewhere in it."""
    s.draws[seat] = ()
    if s.discards[seat]:
        s.draws[seat] = s.chance.of("deck", seat).shuffle(s.discards[seat])
        s.discards[seat] = ()
        s.known_cards[seat] = with_cards(s.known_cards[seat], s.known_discards[seat])
        s.known_discards[seat] = ()
        s.say("shuffles-discards", seat)
    if seat not in s.reshuffled:
        s.reshuffled += (seat,)


def look_for_end(s: StormDragons, seat: int) -> None:
    """SD-62 Nothing is left to draw: this is announced, and is so for good (SD-A62)."""
    if not s.draws[seat] and not s.discards[seat] and not s.final:
        s.final = True
        s.last_round = len(s.active) > 1  # SD-63, SD-A61 if the round is over, there is one more
        if s.events is not None:
            s.events.append(Event("announces-end", seat, (), named(last="this" if s.last_round else "next")))


def next_of_enemies(s: StormDragons) -> int:
    """SDC-5 The next card of the enemies' pile, or NONE; when the pile is used up their discards are shuffled."""
    if not s.enemy_draw and s.enemy_discards:
        s.enemy_draw = s.chance.of("enemy-deck").shuffle(s.enemy_discards)
        s.enemy_discards = ()
        s.enemy_known = True
        s.say("shuffles-enemy-discards")
    if not s.enemy_draw:
        return NONE
    card = s.enemy_draw[0]
    s.enemy_draw = s.enemy_draw[1:]
    return card


def discard_of_enemies(s: StormDragons, cards: Pile) -> None:
    """SDC-5 To the discards that enemies share."""
    s.enemy_discards = with_cards(s.enemy_discards, cards)


def next_dragon_of_enemies(s: StormDragons, side: int) -> int:
    """SDC-14 The next dragon of the enemies' pile, or NONE; storms lie aside until it is found."""
    aside: Pile = ()
    card = next_of_enemies(s)
    while card >= DRAGONS:
        aside += (card,)
        card = next_of_enemies(s)
    if aside:
        discard_of_enemies(s, aside)
        if s.events is not None:
            places = enemy_pile(), s.variant.discards_place(side)
            s.events.append(Event("turns-over", side, tuple(sorted(aside)), (), *places))
    return card


def look_for_end_of_enemies(s: StormDragons) -> None:
    """SDC-23 Nothing is left to turn up: this round is the last."""
    if not s.enemy_draw and not s.enemy_discards and not s.final:
        s.final = s.last_round = True
        s.say("enemies-run-out")


def enemy_pile() -> Place:
    return Place("enemy_draw", CENTRE)


def draw_up(s: StormDragons, seat: int) -> None:
    """SD-50 Take 2 cards, and if the hand is still under 5, continue to 5: SD-A19."""
    draw(s, seat, max(DRAWN_UP, HAND_SIZE - len(s.hands[seat])))


# --- Cards that leave a hidden pile, or come there ----------------------------------------------


def leave_hand(s: StormDragons, seat: int, card: int) -> None:
    """A card of the hand is laid open."""
    s.hands[seat] = without(s.hands[seat], card)
    if card in s.known_hand[seat]:
        s.known_hand[seat] = without(s.known_hand[seat], card)
    elif card in s.known_cards[seat]:
        s.known_cards[seat] = without(s.known_cards[seat], card)


def take_into_hand(s: StormDragons, seat: int, card: int) -> None:
    """A card that lay in the open goes to a hand."""
    s.hands[seat] = with_card(s.hands[seat], card)
    s.known_hand[seat] = with_card(s.known_hand[seat], card)


def lay_open(s: StormDragons, seat: int) -> None:
    """SD-38 Everybody may look into this hand now."""
    s.looks = tuple([Look("hand", seat, viewer) for viewer in range(SPECTATOR, s.seats) if viewer != seat])


def show_hand(s: StormDragons, seat: int) -> None:
    """SD-38, SD-126 Everybody has seen the hand, and will remember it."""
    s.looks = ()
    s.say("shows-hand", seat, s.hands[seat])
    for card in set(s.hands[seat]):
        news = s.hands[seat].count(card) - s.known_hand[seat].count(card)
        for _ in range(min(news, s.known_cards[seat].count(card))):
            s.known_cards[seat] = without(s.known_cards[seat], card)  # it may be this one
    s.known_hand[seat] = s.hands[seat]


def discard_secretly(s: StormDragons, seat: int, card: int) -> None:
    """A card of the hand: the others see only that it is one."""
    s.hands[seat] = without(s.hands[seat], card)
    s.discards[seat] = with_card(s.discards[seat], card)
    if s.known_hand[seat]:
        s.known_cards[seat] = with_cards(s.known_cards[seat], s.known_hand[seat])
        s.known_hand[seat] = ()
    if s.events is not None:
        places = in_hand(seat), Place("discards", seat)
        s.events.append(Event("discards-to-rebuild", seat, (card,), (), *places, audience=(seat,)))


def discard_openly(s: StormDragons, seat: int, cards: Pile) -> None:
    """Cards that all have seen go to the discards of a seat."""
    s.discards[seat] = with_cards(s.discards[seat], cards)
    s.known_discards[seat] = with_cards(s.known_discards[seat], cards)


# --- Cards that come into play ------------------------------------------------------------------


def add_dragon(s: StormDragons, side: int, place: int, dragon: Dragon, seat: int) -> None:
    """A dragon comes to this place of a flight; SDC-5 of a shared ally's flight it counts who put it there."""
    flight = s.flights[side]
    s.flights[side] = flight[:place] + (dragon,) + flight[place:]
    if side == s.shared:
        s.flown_by = s.flown_by[:place] + (seat,) + s.flown_by[place:]


def add_storm(s: StormDragons, side: int, place: int, card: int, seat: int) -> None:
    """The same of a storm front."""
    front = s.fronts[side]
    s.fronts[side] = front[:place] + (card,) + front[place:]
    if side == s.shared:
        s.cast_by = s.cast_by[:place] + (seat,) + s.cast_by[place:]


def move_head_to_tail(s: StormDragons, side: int) -> None:
    """SD-101 Behind all face-up dragons: SD-A59."""
    flight = s.flights[side]
    last = face_up(flight)
    s.flights[side] = flight[1:last] + flight[:1] + flight[last:]
    if side == s.shared:
        s.flown_by = s.flown_by[1:last] + s.flown_by[:1] + s.flown_by[last:]  # SDC-5


# --- Cards that leave play ----------------------------------------------------------------------


def win_flight(s: StormDragons, winner: int, loser: int) -> None:
    """SD-46, SD-48 All dragons of a flight, downed ones too (SD-A48), go to a victory pile at once."""
    rows = tuple([dragon.row for dragon in s.flights[loser]])
    s.flights[loser] = ()
    if loser == s.shared:
        s.flown_by = ()
    s.variant.win(s, winner, rows)


def discard_front(s: StormDragons, side: int) -> None:
    """SDC-18 All storms of a side, each to where it belongs."""
    if s.events is not None and s.fronts[side]:
        s.events.append(Event("loses-storms", side, s.fronts[side], (), Place("front", side)))
    if side == s.shared:
        for seat in range(s.seats):
            cards = tuple([card for card, owner in zip(s.fronts[side], s.cast_by) if owner == seat])
            if cards:
                discard_openly(s, seat, cards)
    elif s.fronts[side]:
        s.variant.discard(s, s.variant.owner(s, side, (), 0), s.fronts[side])
    empty_front(s, side)


def empty_front(s: StormDragons, side: int) -> None:
    s.fronts[side] = ()
    if side == s.shared:
        s.cast_by = ()


def remove_dragon(s: StormDragons, aim: Aim) -> int:
    """A dragon leaves its flight: SD-A50 the next face-up one is head, SD-A11 without one the token is lost.

    SDC-5 To whose discards it belongs.
    """
    flight = s.flights[aim.side]
    place = 0 if aim.where != BEHIND else 1
    while flight[place].row != aim.row or (flight[place].how == DOWN) != (aim.where == DOWNED):
        place += 1
    s.flights[aim.side] = flight[:place] + flight[place + 1 :]
    if s.holder == aim.side and not face_up(s.flights[aim.side]):
        s.holder = NONE  # SD-104
    owner = s.variant.owner(s, aim.side, s.flown_by, place)
    if aim.side == s.shared:
        s.flown_by = s.flown_by[:place] + s.flown_by[place + 1 :]
    return owner


def remove_storm(s: StormDragons, aim: Aim) -> int:
    """A card leaves its storm front; SDC-5 to whose discards it belongs."""
    front = s.fronts[aim.side]
    place = 0
    if aim.where != HEAD:
        place = 1
        while front[place] != aim.row:
            place += 1
    s.fronts[aim.side] = front[:place] + front[place + 1 :]
    owner = s.variant.owner(s, aim.side, s.cast_by, place)
    if aim.side == s.shared:
        s.cast_by = s.cast_by[:place] + s.cast_by[place + 1 :]
    return owner
