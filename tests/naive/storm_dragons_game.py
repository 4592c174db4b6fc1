"""Storm Dragons, naively: whole games among two to six, which can be followed choice by choice.

The rules are written as they are read, one after the other; where somebody has to choose they wait for the choice.  So
`Game.asked` says who may choose what, and `Game.choose` goes on to the next choice.  Chance is told: `Lot` gives back
how cards lie after a shuffle, and how they were dealt.

Abilities of cards are in storm_dragons_abilities.py, strength in storm_dragons_strength.py.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tests.naive.storm_dragons_abilities import Asking, Lot, ask, draw, draw_up, play, playable, rebuild
from tests.naive.storm_dragons_strength import (
    NOBODY,
    Cards,
    House,
    Table,
    bare,
    face_up,
    head,
    is_dragon,
    strength,
)

DEALT = 20  # SD-9
DRAFT = {2: (4, 3), 3: (3, 3), 4: (4, 2), 5: (10, 1), 6: (6, 1)}  # SD-15 rounds, and selections of each in a round


@dataclass
class Game:
    """A game that waits for a choice."""

    table: Table
    course: Iterator[dict[int, list[str]]]
    asked: dict[int, list[str]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Goes on to the first choice."""
        self.asked = next(self.course, {})

    def choose(self, seat: int, option: str) -> None:
        if option not in self.asked.get(seat, []) + self.table.may_change.get(seat, []):
            raise ValueError(f"seat {seat} may not choose {option}")
        self.table.answering, self.table.answer = seat, option

    def go_on(self) -> None:
        """To the next choice, with what was chosen."""
        self.asked = next(self.course, {})


def new_game(cards: Cards, seats: int, house: House, lot: Lot) -> Game:
    t = Table(cards, seats, house)
    return Game(t, course(t, lot))


def from_turn(t: Table, seat: int, lot: Lot) -> Game:
    """A game that goes on with a turn in the midst of a round."""
    return Game(t, going_on(t, seat, lot))


def going_on(t: Table, seat: int, lot: Lot) -> Asking[None]:
    t.is_last = t.final
    if not (yield from battle(t, lot, seat)):
        yield from battles(t, lot)
    else:
        count_up(t)


def whole_deck(t: Table) -> list[str]:
    """SD-7, SD-A8."""
    one = [word for word, card in t.cards.items() for _ in range(card.copies)]
    return one if t.seats <= 3 else one + one


def course(t: Table, lot: Lot) -> Asking[None]:
    """A whole game."""
    if t.house.distribution == "draft":
        yield from draft(t, lot)
    else:
        deal(t, lot)
    for seat in range(t.seats):
        draw(t, lot, seat, t.house.starting_hand)  # SD-A1
    yield from battles(t, lot)


def battles(t: Table, lot: Lot) -> Asking[None]:
    """SD-22 Round after round, until the last one."""
    while begin_round(t):
        if (yield from battle(t, lot, t.opener)):
            break
    count_up(t)


# -------------------------------------------------------------------------------------------------------------- set-up


def deal(t: Table, lot: Lot) -> None:
    """SD-9 Twenty for each, the rest for the box; SD-A70 who begins."""
    deck = lot.shuffled(whole_deck(t))
    t.draws = [deck[seat * DEALT : seat * DEALT + DEALT] for seat in range(t.seats)]
    t.box = deck[t.seats * DEALT :]
    t.opener = t.house.first_opener if t.house.first_opener != NOBODY else lot.seat()


def draft(t: Table, lot: Lot) -> Asking[None]:
    """SD-11 to SD-19, SD-21."""
    stock, unselected = lot.shuffled(whole_deck(t)), list[str]()
    taken: list[list[str]] = [[] for _ in range(t.seats)]
    starter = lot.seat()
    rounds, selections = DRAFT[t.seats]
    size = 4 if t.seats == 6 else 3
    for number in range(rounds):
        first = (starter + number) % t.seats
        laid = [stock.pop(0) for _ in range(min(len(stock), 9 * size))]
        if len(laid) < 9 * size:  # SD-19, SD-A4
            stock, unselected = lot.shuffled(unselected), []
            laid += [stock.pop(0) for _ in range(9 * size - len(laid))]
        t.stacks = {f"Stack{at + 1}": laid[at * size : at * size + size] for at in range(9)}
        for lap in range(selections):
            clockwise = [(first + away) % t.seats for away in range(t.seats)]
            for seat in clockwise if lap % 2 == 0 else reversed(clockwise):  # SD-14
                option = yield from ask(t, seat, list(t.stacks))
                taken[seat] += t.stacks.pop(option)
        unselected += [card for stack in t.stacks.values() for card in stack]
        t.stacks = {}
    t.draws = [lot.shuffled(cards) for cards in taken]  # SD-10
    t.box = stock + unselected
    t.opener = (starter + rounds - 1) % t.seats


# -------------------------------------------------------------------------------------------------------------- rounds


def begin_round(t: Table) -> bool:
    """SD-64, SD-A63 Who takes part, and SD-A7 who opens; False if there is no round any more."""
    everybody = list(range(t.seats))
    t.active = [seat for seat in everybody if not t.final or any(is_dragon(t, word) for word in t.hands[seat])]
    if len(t.active) < 2:
        return False
    while t.opener not in t.active:
        t.opener = (t.opener + 1) % t.seats
    t.side, t.holder, t.challenger, t.beaten = "", NOBODY, NOBODY, 0
    t.is_last = t.final
    t.mustered, t.leading = [], True
    t.cries, t.announced = [0] * t.seats, [0] * t.seats
    t.recalled = [[] for _ in everybody]
    return True


def after(t: Table, seat: int) -> int:
    """SD-34 The next active player on the left."""
    while True:
        seat = (seat + 1) % t.seats
        if seat in t.active:
            return seat


def battle(t: Table, lot: Lot, seat: int) -> Asking[bool]:
    """SD-22 Turn after turn, until one is left or the Outrider ends it; True if it was the last round."""
    while True:
        following = after(t, seat)
        ended = yield from turn(t, lot, seat)
        if ended or len(t.active) == 1:
            break
        seat = following if following in t.active else after(t, following)
        if t.leading:
            t.opener = seat  # SD-A14
    was_last = t.is_last  # SD-A61
    end_round(t, lot, t.holder if ended else t.active[0])
    return was_last


def end_round(t: Table, lot: Lot, winner: int) -> None:
    """SD-35, SD-47, SD-A69 The winner takes everything, and those who are still in draw up."""
    for seat in range(t.seats):
        t.victory[winner] += [bare(word) for word in t.flights[seat] + t.fronts[seat]]
        t.flights[seat], t.fronts[seat] = [], []
    for seat in t.active:
        draw_up(t, lot, seat)
    t.opener = winner if t.house.next_opener == "winner" else (t.opener + 1) % t.seats


def go_out(t: Table, lot: Lot, seat: int) -> None:
    """SD-36, SD-A16."""
    t.active.remove(seat)
    if t.holder == seat:
        t.holder = NOBODY
    draw_up(t, lot, seat)


# --------------------------------------------------------------------------------------------------------------- turns


def turn(t: Table, lot: Lot, seat: int) -> Asking[bool]:
    """A whole turn; True if it has ended the battle (SD-96)."""
    t.cries[seat] = 0  # SD-A36
    t.flew = t.remade = False
    option = yield from ask(t, seat, turn_options(t, seat, has_rebuilt=False))
    if option == "Rebuild":
        yield from rebuild(t, lot, seat)
        option = yield from ask(t, seat, turn_options(t, seat, has_rebuilt=True))
    if option == "EndBattle":
        return True
    if option == "Yield" and t.challenger == NOBODY:
        go_out(t, lot, seat)
    elif option == "Yield":
        surrender(t, lot, seat)
    elif option == "Challenge":
        t.challenger, t.beaten = seat, 0
    else:
        yield from play_and_settle(t, lot, seat, option)
    return False


def turn_options(t: Table, seat: int, *, has_rebuilt: bool) -> list[str]:
    """SD-23 What one may do in a turn."""
    found = playable(t, seat, t.hands[seat])
    if len(t.hands[seat]) >= 2 and not has_rebuilt:
        found.append("Rebuild")  # SD-39, SD-41
    if t.challenger != NOBODY:
        return [*found, "Yield"]  # SD-A27
    if t.holder == seat and (not has_rebuilt or t.house.rebuild_then_challenge):
        found.append("Challenge")  # SD-42, SD-A21
    may_end = t.holder == seat or (t.holder != NOBODY and not t.house.outrider_needs_control)
    if head(t, seat) == "Outrider" and t.side == "night" and may_end and not has_rebuilt:
        found.append("EndBattle")  # SD-96, SD-A51
    may_muster = any(is_dragon(t, word) for word in playable(t, seat, t.hands[seat]))
    if seat in t.mustered or not may_muster:
        found.append("Yield")  # SD-37, SD-38, SD-A47
    return found


def play_and_settle(t: Table, lot: Lot, seat: int, card: str) -> Asking[None]:
    """SD-26 to SD-32: a card, and whoever has the token then; perhaps a challenge behind it (SD-43)."""
    opening = t.leading
    t.leading = False
    yield from play(t, lot, seat, card, asks_side=opening and t.house.side_choice == "before")
    if t.side == "":  # SD-A9
        t.side = (yield from ask(t, seat, ["Day", "Night"])).lower()
    t.announced[seat] = strength(t, seat)
    if t.challenger != NOBODY:
        answer_challenge(t, lot, seat)
        return
    settle(t, seat)
    if t.holder == seat and (not opening or t.house.opener_may_challenge):
        option = yield from ask(t, seat, ["Pass", "Challenge"])
        if option == "Challenge":
            t.challenger, t.beaten = seat, 0


def settle(t: Table, seat: int) -> None:
    """SD-31 to SD-33, SD-A10, SD-A11."""
    if not face_up(t, seat):
        return
    if t.holder == NOBODY:
        if t.flew or t.house.unheld_token == "any_dragon_at_step5":
            t.holder = seat
    elif strength(t, seat) > strength(t, t.holder):
        t.holder = seat


def answer_challenge(t: Table, lot: Lot, seat: int) -> None:
    """SD-46, SD-48, SD-A23, SD-A67."""
    challenger = t.challenger
    if not face_up(t, challenger) and not face_up(t, seat):
        t.challenger, t.holder = NOBODY, NOBODY
    elif face_up(t, seat) and (not face_up(t, challenger) or strength(t, seat) > strength(t, challenger)):
        t.challenger, t.holder = NOBODY, seat
        t.victory[seat] += [bare(word) for word in t.flights[challenger]]
        t.flights[challenger] = []
        go_out(t, lot, challenger)
    else:
        surrender(t, lot, seat)


def surrender(t: Table, lot: Lot, seat: int) -> None:
    """SD-46 The dragons, but not the storms."""
    t.victory[t.challenger] += [bare(word) for word in t.flights[seat]]
    t.flights[seat] = []
    t.beaten += 1
    go_out(t, lot, seat)


# ----------------------------------------------------------------------------------------------------------------- end


def count_up(t: Table) -> None:
    """SD-65 to SD-67."""
    for seat in range(t.seats):
        t.victory[seat] += t.hands[seat] + t.draws[seat] + t.discards[seat]
        t.hands[seat], t.draws[seat], t.discards[seat] = [], [], []
    t.scores = [len([word for word in pile if is_dragon(t, word)]) for pile in t.victory]
    ranks = [(t.scores[seat], t.victory[seat].count("King"), t.victory[seat].count("Queen")) for seat in range(t.seats)]
    t.winners = [seat for seat in range(t.seats) if ranks[seat] == max(ranks)]
