"""Dragon Booster, naively: asking somebody to choose, what effects do, and how a game ends in the midst of one."""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Protocol, TypeVar

from tests.naive.dragon_booster_table import (
    GOAL,
    Effect,
    Table,
    Verb,
    clockwise,
    face,
    holds,
    in_play,
    kind_of,
    of_type,
    owner_of,
    present,
    rivals,
)

Choice = tuple[str, int, "str | int"]  # what is done, by whom, and with which card, rival or colour
Asked = dict[int, list[Choice]]
Found = TypeVar("Found")
Asking = Generator[Asked, Choice, Found]  # waits for choices, and finds something in the end
NOTHING = ""


class Over(Exception):
    """DB-2 The game stops at once."""


class Gone(Exception):
    """Whoever was doing something has left (DB-A48)."""


class Lot(Protocol):
    """Chance, which is told."""

    def shuffled(self, seat: int, cards: list[str]) -> list[str]:
        """How these cards of a seat's race deck lie after a shuffle, the top first."""
        ...

    def seat(self, among: list[int]) -> int:
        """Somebody by lot."""
        ...


# --------------------------------------------------------------------------------------------------------------- asking


def ask(t: Table, seat: int, offered: Callable[[], list[Choice]]) -> Asking[Choice]:
    """What a seat chooses, even if there is one option only.  Whoever leaves meanwhile does not hold up the others."""
    while seat not in t.out:
        options = offered()
        if not options:
            break
        choice = yield {seat: options}
        if choice[0] != "leave":
            return choice
        leave(t, choice[1])
    raise Gone


def pick(t: Table, user: int, seat: int, offered: Callable[[], list[Choice]]) -> Asking[str | int]:
    """What a seat chooses within an effect: nothing if there is nothing, and unasked if there is only one thing."""
    while True:
        if user in t.out:
            raise Gone
        options = offered() if seat not in t.out else []
        if not options:
            return NOTHING
        if len(options) == 1:
            return options[0][2]
        choice = yield {seat: options}
        if choice[0] != "leave":
            return choice[2]
        leave(t, choice[1])


def doing(t: Table, seat: int, what: Asking[None]) -> Asking[None]:
    """What somebody does, unless he leaves (DB-A48)."""
    if seat not in t.out:
        try:
            yield from what
        except Gone:
            assert seat in t.out


# ---------------------------------------------------------------------------------------------------- how a game is won


def end(t: Table, winners: list[int], reason: str) -> None:
    t.winners, t.reason, t.step = winners, reason, "over"
    raise Over


def change_points(t: Table, changes: dict[int, int]) -> None:
    """DB-1, DB-2, DB-4, DB-A8: all changes are of one single effect."""
    for seat, change in changes.items():
        t.points[seat] += change
    reached = [seat for seat in clockwise(t, t.leader) if t.points[seat] >= GOAL]
    if len(reached) > 1 and t.house.simultaneous30 == "draw":
        end(t, reached, "points")
    if reached:
        best = max(t.points[seat] for seat in reached)
        end(t, [seat for seat in reached if t.points[seat] == best][:1], "points")


def highest_total(t: Table) -> None:
    """DB-A6: equal totals are a draw."""
    best = max(t.points[seat] for seat in present(t))
    end(t, [seat for seat in present(t) if t.points[seat] == best], "empty")


def check_decks(t: Table) -> None:
    """DB-3, DB-A5, DB-A6."""
    holding = [seat for seat in present(t) if t.decks[seat]]
    if len(holding) == 1:
        end(t, holding, "exhaustion")
    if not holding and not t.empty_since:
        t.empty_since = t.turn
        if t.house.all_empty == "highest_now":
            highest_total(t)
        if t.house.all_empty == "draw":
            end(t, present(t), "empty")


def cards_in_decks(t: Table) -> int:
    return sum(len(deck) for deck in t.decks)


def leave(t: Table, seat: int) -> None:
    """DB-A48."""
    t.out.append(seat)
    for piles in (t.decks, t.dragon_decks, t.hands, t.pits, t.tracks, t.zones, t.discards, t.damaged):
        piles[seat] = []
    t.playing = [card for card in t.playing if owner_of(card) != seat]
    t.rushing[seat] = ""
    t.energy[seat] = 0
    if len(present(t)) == 1:
        end(t, present(t), "left")
    check_decks(t)


# -------------------------------------------------------------------------------------------------------------- effects


def resolve(t: Table, lot: Lot, seat: int, effect: Effect) -> Asking[None]:
    """DB-A44 An effect that is used: its test once, then its sentences in order, as far as possible."""
    if not holds(t, seat, effect.test):
        return
    rival: str | int = NOTHING
    if any(concerns_rival(t, verb) for verb in effect.verbs):
        rival = yield from choose_rival(t, seat, effect)  # DB-82 one for the whole effect
    for verb in effect.verbs:
        yield from do(t, lot, seat, verb, rival)


def concerns_rival(t: Table, verb: Verb) -> bool:
    if verb.word == "WEAKEN":
        return t.battling  # DB-80
    return verb.word.startswith(("RPOINT", "DROP", "MILL", "BREAK", "KNOCK"))


def choose_rival(t: Table, seat: int, effect: Effect) -> Asking[str | int]:
    """DB-82, third reading: anybody; with a test on "that rival" only somebody who meets it."""

    def offered() -> list[Choice]:
        found = rivals(t, seat)
        if any(verb.only == "rival ahead" for verb in effect.verbs):
            found = [rival for rival in found if t.points[rival] > t.points[seat]]
        return [("rival", seat, rival) for rival in found]

    return (yield from pick(t, seat, seat, offered))


def do(t: Table, lot: Lot, seat: int, verb: Verb, rival: str | int) -> Asking[None]:
    """One sentence."""
    word = verb.word
    if word == "POINT":
        change_points(t, {seat: verb.number})
    elif word == "ALLPOINT":
        change_points(t, dict.fromkeys(present(t), verb.number))
    elif word == "ENERGY":
        if t.step == "main":  # DB-A43
            t.energy[seat] += verb.number
    elif word == "DRAW":
        draw(t, seat, verb.number)
    elif word == "SPRINT":
        if t.battling and t.rushing[seat]:  # DB-80
            t.gained[seat] += verb.number
    elif word == "EACH":
        if t.battling and t.rushing[seat]:
            t.per_event[seat] += verb.number
    elif word == "SAVE":
        if t.battling and t.rushing[seat]:
            t.saved[seat] = True
    elif word == "FIND":
        yield from find(t, lot, seat, verb.words[0])
    elif word == "RECALL":
        yield from recall(t, seat, verb.number)
    elif word == "FIX":
        yield from fix(t, seat)
    elif isinstance(rival, int) and rival not in t.out:
        yield from do_to_rival(t, seat, verb, rival)


def do_to_rival(t: Table, seat: int, verb: Verb, rival: int) -> Asking[None]:
    word = verb.word
    if word == "RPOINT":
        change_points(t, {rival: -verb.number})
    elif word == "WEAKEN":
        if t.rushing[rival]:  # DB-67
            t.gained[rival] -= verb.number
    elif word == "MILL":
        for _ in range(min(verb.number, len(t.decks[rival]))):
            t.discards[rival].append(t.decks[rival].pop(0))
    elif word == "DROP":
        if len(t.hands[rival]) <= verb.number:  # nothing to choose
            t.discards[rival] += sorted(t.hands[rival])
            t.hands[rival] = []
        for _ in range(verb.number):
            yield from drop(t, seat, rival)
    elif word in ("KNOCK", "BREAK_MANEUVER"):
        yield from knock(t, seat, rival, verb)
    else:
        yield from damage(t, seat, rival, word.partition("_")[2].lower(), verb.number)


def draw(t: Table, seat: int, number: int) -> None:
    """DB-26, DB-A7."""
    for _ in range(min(number, len(t.decks[seat]))):
        t.hands[seat].append(t.decks[seat].pop(0))


def drop(t: Table, user: int, rival: int) -> Asking[None]:
    """A card of his choice, if he has one."""
    card = yield from pick(t, user, rival, lambda: [("drop", rival, card) for card in t.hands[rival]])
    if card != NOTHING:
        t.hands[rival].remove(str(card))
        t.discards[rival].append(str(card))


def knock(t: Table, seat: int, rival: int, verb: Verb) -> Asking[None]:
    """Of the track, not of the zone; DB-74 a maneuver that is damaged is discarded, but counts as damaged (DB-A29)."""

    def offered() -> list[Choice]:
        return [("knock", seat, card) for card in t.tracks[rival] if face(t, card).cost <= verb.number]

    card = yield from pick(t, seat, seat, offered)
    if card != NOTHING:
        t.tracks[rival].remove(str(card))
        t.discards[rival].append(str(card))  # DB-73
        t.has_damaged[seat] |= verb.word == "BREAK_MANEUVER"


def damage(t: Table, seat: int, rival: int, kind: str, level: int) -> Asking[None]:
    """DB-72, DB-A29; DB-74 a gear or crew that is discarded is damaged."""

    def offered() -> list[Choice]:
        found = of_type(t, t.pits[rival], kind)
        return [("damage", seat, card) for card in found if face(t, card).level <= level]

    card = yield from pick(t, seat, seat, offered)
    if card != NOTHING:
        t.pits[rival].remove(str(card))
        t.damaged[rival].append(str(card))
        t.has_damaged[seat] = True


def find(t: Table, lot: Lot, seat: int, what: str) -> Asking[None]:
    """DB-A45."""

    def offered() -> list[Choice]:
        types = ("maneuver", "event") if what == "any" else (what,)
        return [("find", seat, card) for card in [*of_type(t, t.decks[seat], *types), NOTHING]]

    if not t.decks[seat]:
        return
    card = (yield from ask(t, seat, offered))[2]
    if card != NOTHING:
        t.decks[seat].remove(str(card))
        t.hands[seat].append(str(card))
        t.shown.append((seat, (kind_of(str(card)),)))
    t.decks[seat] = lot.shuffled(seat, t.decks[seat])


def recall(t: Table, seat: int, cost: int) -> Asking[None]:
    """The card that was paid for it, too (DB-A20)."""

    def offered() -> list[Choice]:
        found = of_type(t, t.discards[seat], "maneuver")
        return [("recall", seat, card) for card in found if face(t, card).cost <= cost]

    card = yield from pick(t, seat, seat, offered)
    if card != NOTHING:
        t.discards[seat].remove(str(card))
        t.hands[seat].append(str(card))


def fix(t: Table, seat: int) -> Asking[None]:
    card = yield from pick(t, seat, seat, lambda: [("fix", seat, card) for card in t.damaged[seat]])
    if card != NOTHING:
        t.damaged[seat].remove(str(card))
        t.dragon_decks[seat].append(str(card))


# ------------------------------------------------------------------------------------------------------ several at once


def resolve_together(t: Table, lot: Lot, effects: list[tuple[int, str]]) -> Asking[None]:
    """DB-78, DB-79: the leader's first, then clockwise; each puts his own effects in order."""
    for seat in clockwise(t, t.leader):
        own = [card for owner, card in effects if owner == seat]
        yield from doing(t, seat, resolve_own(t, lot, seat, own))


def resolve_own(t: Table, lot: Lot, seat: int, waiting: list[str]) -> Asking[None]:
    """DB-78."""
    while waiting and seat not in t.out:
        first = str((yield from pick(t, seat, seat, lambda: [("order", seat, card) for card in waiting])))
        waiting.remove(first)
        if first not in in_play(t, seat):
            continue  # DB-75
        effect = face(t, first).effect
        assert effect
        before = cards_in_decks(t)
        yield from resolve(t, lot, seat, effect)
        if cards_in_decks(t) < before:
            check_decks(t)  # DB-A5
