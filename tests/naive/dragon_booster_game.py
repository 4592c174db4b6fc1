"""Dragon Booster, naively: whole games among two or more, which can be followed choice by choice.

The rules are written as they are read, one after the other; where somebody has to choose they wait for the choice.
`Game.asked` says who may choose what, `Game.choose` goes on to the next choice and returns the new position.  Options
are tuples of what is done, by whom, and with what; cards are physical ones ("DB061/0.2"):

    ("dragon", 0, card or "")       before the game, secretly (DB-19); "" plays without one (DB-95)
    ("color", 0, "red")             for playing without a dragon
    ("keep", 0, ""), ("mulligan", 0, "")
    ("mag", 0, card), ("recruit", 0, card)
    ("maneuver", 0, card), ("event", 0, card), ("use", 0, card), ("done", 0, "")
    ("price", 0, card)              discarded for the effect that is used
    ("rival", 0, seat), ("damage", 0, card), ("knock", 0, card), ("find", 0, card or ""), ("recall", 0, card),
    ("fix", 0, card), ("drop", 1, card), ("order", 0, card)             within an effect
    ("move", 0, card), ("stay", 0, "")                                  up into the zone, one by one; "stay" ends it
    ("rush", 0, card), ("pass", 0, "")

Whoever leaves is told by `Game.leave`.  Chance is told: see Lot.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from tests.naive.dragon_booster_effects import (
    NOTHING,
    Asked,
    Asking,
    Choice,
    Lot,
    Over,
    ask,
    cards_in_decks,
    change_points,
    check_decks,
    doing,
    draw,
    highest_total,
    leave,
    pick,
    resolve,
    resolve_together,
)
from tests.naive.dragon_booster_table import (
    Brought,
    Cards,
    House,
    Table,
    clockwise,
    color,
    dragon,
    face,
    in_play,
    is_saved,
    kinds_of,
    may_play_event,
    of_type,
    physical,
    position,
    present,
    sprint,
)


@dataclass
class Game:
    """A game that waits for a choice."""

    table: Table
    course: Asking[None]
    asked: Asked = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Goes on to the first choice."""
        try:
            self.asked = next(self.course)
        except StopIteration:
            self.asked = {}

    def choose(self, choice: Choice) -> dict[str, object]:
        """Goes on to the next choice, and returns the position there."""
        if choice not in self.asked.get(choice[1], []):
            raise ValueError(f"nobody may choose {choice}")
        return self._send(choice)

    def leave(self, seat: int) -> dict[str, object]:
        """DB-A48."""
        if seat in self.table.out or not self.asked:
            raise ValueError(f"seat {seat} is not in the game")
        return self._send(("leave", seat, NOTHING))

    def _send(self, choice: Choice) -> dict[str, object]:
        try:
            self.asked = self.course.send(choice)
        except StopIteration:
            self.asked = {}
        return position(self.table)


@dataclass(frozen=True)
class Previous:
    """How the previous game of a match ended."""

    winners: tuple[int, ...]
    points: tuple[int, ...]


def new_game(
    cards: Cards,
    brought: list[Brought],
    lot: Lot,
    house: House | None = None,
    variant: str = "constructed",
    previous: Previous | None = None,
) -> Game:
    t = Table(cards, len(brought), house or House(), variant)
    for seat, deck in enumerate(brought):
        t.decks[seat] = physical(seat, list(deck.race))
        t.dragon_decks[seat] = physical(seat, list(deck.crystals))
        t.face_up[seat], t.colors[seat] = deck.face_up, deck.color
    return Game(t, stopping(t, whole_game(t, lot, previous)))


def from_step(t: Table, lot: Lot, step: str) -> Game:
    """A game that begins with some step of a turn."""
    return Game(t, stopping(t, turns(t, lot, step)))


def from_battle(t: Table, lot: Lot, starter: int) -> Game:
    """A game that begins with a battle in Rush."""
    return Game(t, stopping(t, battles_then_turns(t, lot, starter)))


def stopping(t: Table, course: Asking[None]) -> Asking[None]:
    """DB-2 Nothing that would have come later happens."""
    try:
        yield from course
    except Over:
        t.step = "over"


def whole_game(t: Table, lot: Lot, previous: Previous | None) -> Asking[None]:
    yield from set_up(t, lot, previous)
    t.turn = 1
    yield from turns(t, lot, "draw")


# --------------------------------------------------------------------------------------------------------------- set-up


def set_up(t: Table, lot: Lot, previous: Previous | None) -> Asking[None]:
    """DB-19, DB-21, DB-A1, DB-A2."""
    yield from choose_dragons(t)
    t.leader = first_leader(t, lot, previous)
    yield from choose_colors(t)
    for seat in present(t):
        t.decks[seat] = lot.shuffled(seat, t.decks[seat])
        draw(t, seat, t.house.starting_hand)
    if t.house.mulligan == "once" and t.house.starting_hand:
        for seat in clockwise(t, t.leader):
            yield from doing(t, seat, mulligan(t, lot, seat))


def choose_dragons(t: Table) -> Asking[None]:
    """DB-19, third reading: in secret, then shown together.  In drafts one may play without (DB-95, DB-A47)."""
    chosen: dict[int, str] = {}
    while True:
        waiting = [seat for seat in present(t) if seat not in chosen]
        if not waiting:
            break
        offered: Asked = {seat: [("dragon", seat, card) for card in dragons_of(t, seat)] for seat in waiting}
        choice = yield offered
        if choice[0] == "leave":
            leave(t, choice[1])
        else:
            chosen[choice[1]] = str(choice[2])
    for seat in present(t):
        if chosen[seat] != NOTHING:
            t.dragon_decks[seat].remove(chosen[seat])  # DB-A27
            t.pits[seat].append(chosen[seat])


def dragons_of(t: Table, seat: int) -> list[str]:
    found = of_type(t, t.dragon_decks[seat], "dragon")
    return found if t.variant == "constructed" else [*found, NOTHING]


def first_leader(t: Table, lot: Lot, previous: Previous | None) -> int:
    """DB-A2."""
    if isinstance(t.house.first_leader, int):
        return t.house.first_leader
    if t.house.first_leader == "loser" and previous is not None and len(previous.winners) == 1:
        if t.seats == 2:
            return 1 - previous.winners[0]
        lowest = [seat for seat in present(t) if previous.points[seat] == min(previous.points)]
        return lowest[0] if len(lowest) == 1 else lot.seat(lowest)
    return lot.seat(present(t))


def choose_colors(t: Table) -> Asking[None]:
    """DB-95, DB-A38, DB-A47: once a match, openly, any colour of the set."""
    colors = sorted({card.color for card in t.cards.values() if card.color})
    for seat in clockwise(t, t.leader):
        if dragon(t, seat) is None and not t.colors[seat]:
            yield from doing(t, seat, choose_color(t, seat, colors))


def choose_color(t: Table, seat: int, colors: list[str]) -> Asking[None]:
    choice = yield from ask(t, seat, lambda: [("color", seat, each) for each in colors])
    t.colors[seat] = str(choice[2])


def mulligan(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """DB-A1, third reading."""
    choice = yield from ask(t, seat, lambda: [("keep", seat, NOTHING), ("mulligan", seat, NOTHING)])
    if choice[0] == "mulligan":
        number = len(t.hands[seat])
        t.decks[seat] = lot.shuffled(seat, t.decks[seat] + t.hands[seat])
        t.hands[seat] = []
        draw(t, seat, number)


# ---------------------------------------------------------------------------------------------------------------- turns


def turns(t: Table, lot: Lot, step: str) -> Asking[None]:
    """DB-23, DB-25, from some step of the present turn on."""
    steps: dict[str, Callable[[], Asking[None]]] = {
        "draw": lambda: draw_step(t),
        "gear-up": lambda: gear_up(t),
        "main": lambda: main(t, lot),
        "rush": lambda: rush(t, lot),
    }
    while True:
        for name in list(steps)[list(steps).index(step) :]:
            t.step = name
            yield from steps[name]()
        end_turn(t)
        step = "draw"


def battles_then_turns(t: Table, lot: Lot, starter: int) -> Asking[None]:
    t.step = "rush"
    yield from battles(t, lot, starter)
    end_turn(t)
    yield from turns(t, lot, "draw")


def end_turn(t: Table) -> None:
    """DB-25, DB-A6."""
    if t.empty_since:
        idle = not t.acted and t.turn > t.empty_since
        if idle or t.turn >= t.empty_since + t.house.all_empty_turns:
            highest_total(t)
    t.leader = clockwise(t, (t.leader + 1) % t.seats)[0]
    t.turn += 1
    t.used, t.acted, t.has_damaged = [], False, [False] * t.seats


def draw_step(t: Table) -> Asking[None]:
    """DB-26, DB-A5."""
    for seat in clockwise(t, t.leader):
        draw(t, seat, 2)
        if t.house.exhaust_check == "immediate":
            check_decks(t)
    check_decks(t)
    yield from ()


# -------------------------------------------------------------------------------------------------------------- gear up


def gear_up(t: Table) -> Asking[None]:
    """DB-27 to DB-30."""
    for seat in clockwise(t, t.leader):
        yield from doing(t, seat, gear_up_of(t, seat))


def gear_up_of(t: Table, seat: int) -> Asking[None]:
    if not fitting(t, seat):
        t.shown.append((seat, tuple(kinds_of(t.dragon_decks[seat]))))  # DB-29
        return
    choice = yield from ask(t, seat, lambda: fitting(t, seat))
    t.acted = True
    t.dragon_decks[seat].remove(str(choice[2]))
    t.pits[seat].append(str(choice[2]))


def fitting(t: Table, seat: int) -> list[Choice]:
    """DB-31 to DB-34, DB-37 to DB-39, DB-94, DB-A46."""
    own = dragon(t, seat)
    gear, crew = of_type(t, t.pits[seat], "gear"), of_type(t, t.pits[seat], "crew")
    cap = own.zap_caps if own else t.house.no_dragon_gear_cap
    strict = t.variant == "constructed" or (t.variant == "sealed" and t.house.sealed_teams == "apply")
    found: list[Choice] = []
    for card in t.dragon_decks[seat]:
        new = face(t, card)
        if new.type == "gear":
            is_double = new.title in [face(t, other).title for other in gear]
            fits = not strict or not new.boxes or color(t, seat) in new.boxes
            if len(gear) < cap and fits and not is_double:
                found.append(("mag", seat, card))
        if new.type == "crew":
            is_double = new.title in [face(t, other).title for other in crew]
            teams = [face(t, other).team for other in crew] + ([own.team] if own else [])  # DB-20
            fits = not strict or all(team == new.team for team in teams)
            if fits and not is_double:
                found.append(("recruit", seat, card))
    return found


# ----------------------------------------------------------------------------------------------------------------- main


def main(t: Table, lot: Lot) -> Asking[None]:
    """DB-40 to DB-42."""
    for seat in present(t):
        t.energy[seat] = t.turn
    for seat in clockwise(t, t.leader):
        yield from doing(t, seat, main_of(t, lot, seat))
    t.energy = [0] * t.seats


def main_of(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """DB-43."""
    while True:
        choice = yield from ask(t, seat, lambda: main_options(t, seat))
        if choice[0] == "done":
            return
        yield from act(t, lot, choice)


def main_options(t: Table, seat: int) -> list[Choice]:
    maneuvers = [card for card in of_type(t, t.hands[seat], "maneuver") if face(t, card).cost <= t.energy[seat]]
    found: list[Choice] = [("maneuver", seat, card) for card in maneuvers]  # DB-45
    return [*found, *events_and_effects(t, seat, "Main"), ("done", seat, NOTHING)]


def events_and_effects(t: Table, seat: int, when: str) -> list[Choice]:
    """DB-47, DB-50, DB-51, DB-59, DB-60, DB-A20."""
    events = [card for card in of_type(t, t.hands[seat], "event") if may_play_event(t, seat, card)]
    found: list[Choice] = [("event", seat, card) for card in events]
    if t.hands[seat]:
        for card in in_play(t, seat):
            effect = face(t, card).effect
            if effect and effect.when == when and not is_used(t, seat, card):
                found.append(("use", seat, card))
    return found


def is_used(t: Table, seat: int, card: str) -> bool:
    """DB-A21 Each card for itself, or each title."""
    used = [each for owner, each in t.used if owner == seat]
    if t.house.once_per == "title":
        return face(t, card).title in [face(t, each).title for each in used]
    return card in used


def act(t: Table, lot: Lot, choice: Choice) -> Asking[None]:
    """A maneuver, an event, or an effect that is used; then exhaustion is tested (DB-A5)."""
    what, seat, card = choice[0], choice[1], str(choice[2])
    t.acted = True
    before = cards_in_decks(t)
    if what == "maneuver":
        yield from play_maneuver(t, lot, seat, card)
    elif what == "event":
        yield from play_event(t, lot, seat, card)
    else:
        yield from use(t, lot, seat, card)
    if cards_in_decks(t) < before:
        check_decks(t)


def play_maneuver(t: Table, lot: Lot, seat: int, card: str) -> Asking[None]:
    """DB-44, DB-A22, DB-A23."""
    t.hands[seat].remove(card)
    t.playing.append(card)
    t.energy[seat] -= face(t, card).cost
    effect = face(t, card).effect
    if effect and effect.when == "Play":
        yield from resolve(t, lot, seat, effect)
    t.playing.remove(card)
    t.tracks[seat].append(card)


def play_event(t: Table, lot: Lot, seat: int, card: str) -> Asking[None]:
    """DB-46, DB-105."""
    t.hands[seat].remove(card)
    t.playing.append(card)
    effect = face(t, card).effect
    if effect and effect.when == "Play":
        yield from resolve(t, lot, seat, effect)
    t.playing.remove(card)
    t.discards[seat].append(card)
    if t.battling:
        t.events[seat] += 1
        t.gained[seat] += t.per_event[seat]


def use(t: Table, lot: Lot, seat: int, card: str) -> Asking[None]:
    """DB-50, DB-59, DB-A20: the price first."""
    price = str((yield from pick(t, seat, seat, lambda: [("price", seat, paid) for paid in t.hands[seat]])))
    t.hands[seat].remove(price)
    t.discards[seat].append(price)
    t.used.append((seat, card))
    effect = face(t, card).effect
    assert effect
    yield from resolve(t, lot, seat, effect)


# ----------------------------------------------------------------------------------------------------------------- rush


def rush(t: Table, lot: Lot) -> Asking[None]:
    """DB-52, DB-53."""
    for seat in clockwise(t, t.leader):
        yield from doing(t, seat, move_up(t, seat))
    yield from battles(t, lot, t.leader)


def move_up(t: Table, seat: int) -> Asking[None]:
    """All, some or none."""
    while t.tracks[seat]:
        choice = yield from ask(
            t, seat, lambda: [*[("move", seat, card) for card in t.tracks[seat]], ("stay", seat, NOTHING)]
        )
        if choice[0] == "stay":
            return
        t.acted = True
        t.tracks[seat].remove(str(choice[2]))
        t.zones[seat].append(str(choice[2]))


def battles(t: Table, lot: Lot, chance: int) -> Asking[None]:
    """DB-54, DB-57, DB-69, DB-A17: the chance to start goes round to the left."""
    while any(t.zones):
        starter = next(seat for seat in clockwise(t, chance) if t.zones[seat])
        yield from battle(t, lot, starter)
        t.end_battle()
        chance = (starter + 1) % t.seats


def battle(t: Table, lot: Lot, starter: int) -> Asking[None]:
    """DB-55, DB-56, DB-83, DB-84."""
    t.battling, t.starter = True, starter
    for seat in clockwise(t, starter):
        yield from doing(t, seat, name_rushing_card(t, seat))
    following = starter
    while True:
        acting = [seat for seat in clockwise(t, following) if t.house.non_rushers_act or t.rushing[seat]]  # DB-A15
        if not any(t.rushing) or all(seat in t.passed for seat in acting):  # DB-61, DB-A32
            break
        yield from doing(t, acting[0], battle_action(t, lot, acting[0]))
        following = (acting[0] + 1) % t.seats
    yield from settle(t, lot)


def name_rushing_card(t: Table, seat: int) -> Asking[None]:
    card = yield from pick(t, seat, seat, lambda: [("rush", seat, card) for card in t.zones[seat]])
    if card != NOTHING:
        t.acted = True
        t.rushing[seat] = str(card)


def battle_action(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """DB-58 to DB-61."""
    choice = yield from ask(t, seat, lambda: [*events_and_effects(t, seat, "Battle"), ("pass", seat, NOTHING)])
    if choice[0] == "pass":
        t.passed.append(seat)
    else:
        t.passed = []
        yield from act(t, lot, choice)


# ------------------------------------------------------------------------------------------------------ end of a battle


def settle(t: Table, lot: Lot) -> Asking[None]:
    """DB-62 to DB-67, DB-85."""
    sprints = {seat: sprint(t, seat) for seat in present(t)}
    best = [seat for seat in sprints if sprints[seat] == max(sprints.values())]
    winner = best[0] if len(best) == 1 else None  # DB-66, DB-A30
    gain = gain_of(t, sprints, winner) if winner is not None else 0
    if winner is not None:
        yield from resolve_together(t, lot, triggered(t, winner, "Win"))
    back = [seat for seat in present(t) if seat == winner or is_saved(t, seat)]
    ending = [each for seat in present(t) for each in triggered(t, seat, "End")]
    ending = [(seat, card) for seat, card in ending if seat in back or card != t.rushing[seat]]  # DB-75
    for seat in present(t):
        if t.rushing[seat]:
            t.zones[seat].remove(t.rushing[seat])
            (t.tracks if seat in back else t.discards)[seat].append(t.rushing[seat])
            t.rushing[seat] = ""
    if winner is not None and winner not in t.out:
        change_points(t, {winner: gain})
    yield from resolve_together(t, lot, ending)


def gain_of(t: Table, sprints: dict[int, int], winner: int) -> int:
    """DB-64, DB-65, DB-85, DB-A12, DB-A14, DB-A16."""
    if not t.rushing[winner]:
        return 0
    others = [sprints[seat] for seat in sprints if seat != winner and t.rushing[seat]]
    return min(sprints[winner] - max(others, default=0), face(t, t.rushing[winner]).sprint)


def triggered(t: Table, seat: int, when: str) -> list[tuple[int, str]]:
    """The effects of a seat that happen now; a maneuver's only with this card as the rushing card."""
    found = []
    for card in in_play(t, seat):
        effect = face(t, card).effect
        is_mine = face(t, card).type != "maneuver" or card == t.rushing[seat]
        if effect and effect.when == when and is_mine:
            found.append((seat, card))
    return found
