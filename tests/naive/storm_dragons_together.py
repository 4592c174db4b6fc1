"""Storm Dragons together, naively: whole games of one to six people and their allies against enemies.

The cards that people play are in storm_dragons_abilities.py, those of enemies in storm_dragons_enemies.py, and the
battlefronts in storm_dragons_fronts.py.
"""

from __future__ import annotations

from tests.naive import storm_dragons_enemies as enemies
from tests.naive.storm_dragons_abilities import LETTERS, Asking, ask, draw, draw_up, play, playable, rebuild
from tests.naive.storm_dragons_fronts import (
    ENEMY,
    EnemyLot,
    Foes,
    Together,
    decide,
    discard_storms,
    give_up_dragons,
    is_in_control,
    lead,
    look_at_control,
    opposite,
)
from tests.naive.storm_dragons_game import Game
from tests.naive.storm_dragons_strength import NOBODY, Cards, House, face_up, head, is_dragon, strength

OWN_CARDS = {1: 20, 2: 20, 3: 18, 4: 14, 5: 11, 6: 9}  # SDC-4
ENEMY_CARDS = {1: 11, 2: 28, 3: 34, 4: 26, 5: 21, 6: 18}  # SDC-4


def new_game(cards: Cards, seats: int, house: House, foes_are: Foes, lot: EnemyLot) -> Game:
    t = Together(cards, seats, house, foes_are=foes_are)
    return Game(t, course(t, lot))


def course(t: Together, lot: EnemyLot) -> Asking[None]:
    """A whole game."""
    deal(t, lot)
    while begin_round(t):
        yield from battle(t, lot)
        if end_round(t, lot):
            break
    count_up(t)


def deal(t: Together, lot: EnemyLot) -> None:
    """SDC-4, SDC-7."""
    deck = lot.shuffled([word for word, card in t.cards.items() for _ in range(2 * card.copies)])
    own = t.foes_are.own_cards or OWN_CARDS[t.seats]
    theirs = (t.foes_are.enemy_cards or ENEMY_CARDS[t.seats]) * t.battlefronts
    for seat in range(t.seats):
        t.draws[seat], deck = deck[:own], deck[own:]
    t.enemy_draw, t.box = deck[:theirs], deck[theirs:]
    t.active = []
    for seat in range(t.seats):
        draw(t, lot, seat, t.house.starting_hand)  # SD-A1
    t.opener = t.house.first_opener if t.house.first_opener != NOBODY else lot.seat()


# -------------------------------------------------------------------------------------------------------------- rounds


def begin_round(t: Together) -> bool:
    """SDC-2, SDC-3; SDC-23 in the last round only where there is an ally, or a person with a dragon; False if none."""
    with_dragon = [seat for seat in range(t.seats) if any(is_dragon(t, word) for word in t.hands[seat])]
    if t.final and not with_dragon:
        return False
    fronts = [at for at in range(t.battlefronts) if not t.final or at >= t.seats or at in with_dragon]
    t.active = fronts + [at + ENEMY for at in fronts]
    t.control = [NOBODY] * t.battlefronts
    t.side, t.challenger, t.beaten, t.leading = "", NOBODY, 0, True
    t.mustered, t.cries, t.announced = [], [0] * t.sides, [0] * t.sides
    t.recalled, t.taken_up = [[] for _ in range(t.sides)], []
    t.gathered = len(t.won + t.lost)
    t.is_last = t.final
    return True


def battle(t: Together, lot: EnemyLot) -> Asking[None]:
    """SDC-8, SDC-10 Lap after lap, until everything is decided."""
    t.acting, t.served = t.opener, []
    while True:
        if t.acting in t.active or any(ally in t.active for ally in range(t.seats, t.battlefronts)):
            yield from turn(t, lot, t.acting)
        following = (t.acting + 1) % t.seats
        if following == t.opener:
            yield from end_lap(t, lot)
        if not t.active:
            return
        t.acting = following


def end_lap(t: Together, lot: EnemyLot) -> Asking[None]:
    """SDC-10 The enemies that were not served; SDC-9 the cries of allies are over."""
    served, t.served = t.served, []
    for front in range(t.battlefronts):
        if front in t.active and front not in served:
            t.side = t.side or "day"  # SDC-6
            yield from enemy_turn(t, lot, front + ENEMY)
    for ally in range(t.seats, ENEMY):
        t.cries[ally] = 0


def end_round(t: Together, lot: EnemyLot) -> bool:
    """SDC-21, SDC-7; SDC-23 True if it was the last."""
    was_last = t.is_last
    for seat in range(t.seats):
        draw_up(t, lot, seat)
    if len(t.won + t.lost) <= t.gathered:
        t.final = True
    t.opener = (t.opener + 1) % t.seats
    return was_last


# --------------------------------------------------------------------------------------------------------------- turns


def turn(t: Together, lot: EnemyLot, seat: int) -> Asking[None]:
    """SDC-9 A person's turn."""
    t.cries[seat] = 0
    t.flew = t.remade = False
    t.returned = []
    side, has_rebuilt = seat, False
    while True:
        option = yield from ask(t, seat, options_at(t, side, has_rebuilt=has_rebuilt))
        if option == "Rebuild":
            yield from rebuild(t, lot, seat)
            has_rebuilt = True
        elif option == "Return":
            t.returned.append(side)
            side = seat
        elif option.startswith("For"):
            side = LETTERS.index(option[3:])
        else:
            break
    if option == "EndBattle":
        decide(t, side)
    elif option == "Yield":
        decide(t, opposite(side))  # SDC-20
    elif option in ("Challenge", "ChallengeAll"):
        yield from challenge(t, lot, side, option)
    elif option != "Pass":
        yield from serve(t, lot, side, option)


def options_at(t: Together, side: int, *, has_rebuilt: bool) -> list[str]:
    """SDC-9 What the person whose turn it is may do at a battlefront."""
    seat, found = t.acting, list[str]()
    if side in t.active:
        found = cards_and_dares(t, side, has_rebuilt=has_rebuilt)
    if side != seat:
        return found + ["Return"] * (side not in t.returned)
    if may_end(t, side) and not has_rebuilt:
        found.append("EndBattle")  # SD-96
    for ally in range(t.seats, t.battlefronts):
        if ally in t.active and cards_and_dares(t, ally, has_rebuilt=has_rebuilt):
            found.append(f"For{LETTERS[ally]}")
    if len(t.hands[seat]) >= 2 and not has_rebuilt:
        found.append("Rebuild")  # SD-39, SD-41
    if side not in t.active:
        found.append("Pass")
    elif seat in t.mustered or not any(is_dragon(t, word) for word in playable(t, seat, t.hands[seat])):
        found.append("Yield")  # SDC-20, SD-A47
    return found


def cards_and_dares(t: Together, side: int, *, has_rebuilt: bool) -> list[str]:
    """The cards that can be played there, and SDC-15 a challenge."""
    found = playable(t, side, t.hand(side))
    if not t.leading and (not has_rebuilt or t.house.rebuild_then_challenge):  # SD-A21
        found += dares(t, side)
    return found


def dares(t: Together, side: int) -> list[str]:
    """SDC-15, SDC-16."""
    if not is_in_control(t, side):
        return []
    return ["Challenge"] + ["ChallengeAll"] * (head(t, side) == "Challenger")


def may_end(t: Together, side: int) -> bool:
    """SD-96, SD-A51, SDC-12."""
    return side in t.active and head(t, side) == "Outrider" and t.side == "night" and is_in_control(t, side)


def serve(t: Together, lot: EnemyLot, side: int, card: str) -> Asking[None]:
    """SDC-8 A card to a battlefront, perhaps a challenge behind it, or else the enemy's turn."""
    opening, t.leading = t.leading, False
    yield from play_card(t, lot, side, card, asks_side=opening and t.side == "")  # SDC-6
    t.served.append(side)
    found = dares(t, side) if not opening or t.house.opener_may_challenge else []
    if found:
        option = yield from ask(t, side, [*found, "Pass"])
        if option != "Pass":
            yield from challenge(t, lot, side, option)
            return
    yield from enemy_turn(t, lot, opposite(side))


def play_card(t: Together, lot: EnemyLot, side: int, card: str, *, asks_side: bool) -> Asking[None]:
    """A card of a person, and SDC-11 who is in control then."""
    yield from play(t, lot, side, card, asks_side=asks_side and t.house.side_choice == "before")
    if t.side == "":  # SD-A9
        t.side = (yield from ask(t, side, ["Day", "Night"])).lower()
    t.announced[side] = strength(t, side)
    look_at_control(t)


def enemy_turn(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SDC-12, SDC-17, SDC-22; SD-120 at an ally's place the Outrider is asked then."""
    look_at_control(t)  # SDC-11
    t.cries[enemy] = 0  # SDC-9
    t.remade = False
    our = opposite(enemy)
    if may_end(t, enemy):
        decide(t, enemy)
    elif not is_in_control(t, enemy) and len(t.flights[enemy] + t.fronts[enemy]) >= t.foes_are.enemy_patience:
        decide(t, our)
    elif (yield from enemies.play_next(t, lot, enemy)):
        look_at_control(t)
        if is_daring(t, enemy):
            yield from enemy_challenge(t, lot, enemy, t.foes(enemy) if head(t, enemy) == "Challenger" else [our])
    elif is_in_control(t, enemy):
        yield from enemy_challenge(t, lot, enemy, [our])
    else:
        decide(t, our)
    if our >= t.seats and may_end(t, our) and (yield from ask(t, our, ["EndBattle", "Pass"])) == "EndBattle":
        decide(t, our)


def is_daring(t: Together, enemy: int) -> bool:
    """SDC-17."""
    needed = t.foes_are.enemy_dragons - (head(t, enemy) == "Challenger")
    return is_in_control(t, enemy) and len(face_up(t, enemy)) >= needed and lead(t, enemy) >= t.foes_are.enemy_lead


# ---------------------------------------------------------------------------------------------------------- challenges


def challenge(t: Together, lot: EnemyLot, side: int, option: str) -> Asking[None]:
    """SDC-15, SDC-16."""
    look_at_control(t)  # SDC-11
    t.challenger, t.beaten = side, 0
    t.served.append(side)
    for enemy in t.foes(side) if option == "ChallengeAll" else [opposite(side)]:
        t.remade = False
        for _ in range(t.foes_are.enemy_answer):
            yield from enemies.play_next(t, lot, enemy)
        look_at_control(t)
        if is_settled_by(t, enemy):
            return
    settle(t, loser=opposite(side))


def enemy_challenge(t: Together, lot: EnemyLot, enemy: int, challenged: list[int]) -> Asking[None]:
    """SDC-17."""
    look_at_control(t)  # SDC-11
    t.challenger, t.beaten = enemy, 0
    for side in challenged:
        t.flew = t.remade = False
        option = yield from ask(t, side, answers(t, side, has_rebuilt=False))
        if option == "Rebuild":
            yield from rebuild(t, lot, t.person(side))
            option = yield from ask(t, side, answers(t, side, has_rebuilt=True))
        if option == "Yield":
            give_up_dragons(t, side)  # SD-A27
            look_at_control(t)
        else:
            yield from play_card(t, lot, side, option, asks_side=False)
        if is_settled_by(t, side):
            return
    settle(t, loser=opposite(enemy))


def answers(t: Together, side: int, *, has_rebuilt: bool) -> list[str]:
    """SDC-17."""
    may_rebuild = len(t.hand(side)) >= 2 and not has_rebuilt
    return [*playable(t, side, t.hand(side)), *["Rebuild"] * may_rebuild, "Yield"]


def is_settled_by(t: Together, side: int) -> bool:
    """SDC-18 Whether an answer ends the challenge; if not, it was beaten."""
    challenger = t.challenger
    if not face_up(t, side) and not face_up(t, challenger):
        t.control[challenger % ENEMY] = t.challenger = NOBODY
        look_at_control(t)
    elif face_up(t, side) and (not face_up(t, challenger) or strength(t, side) > strength(t, challenger)):
        settle(t, loser=challenger)
    else:
        give_up_dragons(t, side)  # SDC-16, SDC-17 and no more than that
        t.beaten += 1
        return False
    return True


def settle(t: Together, *, loser: int) -> None:
    """SDC-18 The battlefront of the challenger is decided."""
    t.challenger = NOBODY
    give_up_dragons(t, loser)
    discard_storms(t, loser)
    decide(t, opposite(loser))
    look_at_control(t)  # SDC-11


# ----------------------------------------------------------------------------------------------------------------- end


def count_up(t: Together) -> None:
    """SDC-23, SDC-24."""
    for piles in (t.hands, t.draws, t.discards):
        for pile in piles:
            t.won += pile
            pile.clear()
    t.lost += t.enemy_draw + t.enemy_discards
    t.enemy_draw, t.enemy_discards = [], []
    ours, theirs = rank(t, t.won), rank(t, t.lost)
    t.scores = [ours[0]] * t.seats
    theirs[0] += t.battlefronts * (t.foes_are.difficulty == "hard")
    wins = ours > theirs or (t.foes_are.difficulty == "easy" and ours[0] >= theirs[0])
    t.winners = list(range(t.seats)) if wins else []


def rank(t: Together, pile: list[str]) -> list[int]:
    """SDC-24 Dragons, then Kings, then Queens."""
    return [len([word for word in pile if is_dragon(t, word)]), pile.count("King"), pile.count("Queen")]
