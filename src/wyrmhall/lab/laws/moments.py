"""One game from moment to moment: each law is a function that raises Broken where it does not hold."""

from __future__ import annotations

import json
from collections import Counter
from functools import cache
from inspect import getmembers_static, isgetsetdescriptor, ismemberdescriptor
from typing import Any

from wyrmhall.kernel.chance import Chance, Seed, swift
from wyrmhall.kernel.check import Replay
from wyrmhall.kernel.data import from_data, to_data, view_from_data, view_to_data
from wyrmhall.kernel.errors import BadRecord, IllegalOption, RuleLoop
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.knowledge import Among, Holds, HoldsOneOf, Known, KnownPiece, Lacks, Spread, rows_of
from wyrmhall.kernel.learn import has_learnt
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import choose, options, owed, owing
from wyrmhall.kernel.record import Journal, read_records
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.value import CENTRE, Item, Value, cards_of
from wyrmhall.kernel.view import SPECTATOR, look, lying_by_bringer, piles
from wyrmhall.kernel.zone import BROUGHT, EACH, RESERVED_NAMES
from wyrmhall.lab.laws.law import (
    CARDS_KEPT,
    COPIES,
    DECLARED,
    ENDS,
    GOES_ON,
    NAMED,
    OPTIONS_APPLY,
    OTHERS_RAISE,
    REPLAYS,
    STORED,
    TIDY,
    TRUE_MEMORY,
    USUAL,
    VIEWS_TRAVEL,
    Broken,
    Depth,
    Tally,
    demand,
)
from wyrmhall.lab.lots import lists_by_lot

Lists = tuple[tuple[int, ...], ...]  # what each seat has brought

RECENT = 30  # events that a view carries when it is sent


def seats_and_spectators(s: State) -> range:
    return range(SPECTATOR, s.seats)


def as_bytes(data: object) -> bytes:
    return json.dumps(data).encode()


def stored(s: State) -> Any:
    """The whole state as it would come back from a file."""
    return json.loads(as_bytes(to_data(s)))


# --- the state --------------------------------------------------------------------------------------


def all_cards(s: State) -> list[int]:
    return sorted([card for zone in s.zones for _, pile in piles(s, zone) for card in cards_of(pile)])


def cards_are_kept(s: State) -> None:
    same_cards(s, s.deck(), all_cards(s), "")
    if s.brought:
        for bringer, lying in lying_by_bringer(s).items():
            stock = s.common() if bringer == CENTRE else s.brought[bringer]
            same_cards(s, stock, lying, f", of what {s.setup.name(bringer)} has brought")


def same_cards(s: State, stock: tuple[int, ...], lying: list[int], whose: str) -> None:
    missing = Counter(stock)
    missing.subtract(lying)
    wrong = {s.setup.book.faces[card]: -count for card, count in missing.items() if count}
    demand(not wrong, CARDS_KEPT, f"too many or too few{whose}: {wrong}")


def piles_are_tidy(s: State) -> None:
    """Cards whose order means nothing are sorted, so that their order cannot tell how they came there."""
    for cards in s.brought:
        demand(list(cards) == sorted(cards), TIDY, f"what was brought is not sorted: {cards}")
    for zone in s.zones:
        for owner, pile in piles(s, zone):
            demand(isinstance(pile, tuple), TIDY, f"{zone.word} {owner} can be changed in place: {pile!r}")
            if zone.layout == EACH and zone.unordered and not zone.pieces:
                demand(cards_of(pile) == sorted(cards_of(pile)), TIDY, f"{zone.word} {owner} is not sorted: {pile}")


def attributes(thing: object) -> set[str]:
    """The names of all that an object holds, compiled or not."""
    kind: Any = type(thing)
    return {*native_attributes(kind), *getattr(thing, "__dict__", {})}


@cache
def native_attributes(kind: object) -> list[str]:
    members = [name for name, how in getmembers_static(kind) if isgetsetdescriptor(how) or ismemberdescriptor(how)]
    return [name for name in members if not name.startswith("__")]


def attributes_are_declared(s: State) -> None:
    """What is no zone, no fact and not the kernel's follows from the set-up and never changes."""
    fresh = s.setup.game.empty(s.setup, s.chance)
    declared = [zone.name for zone in s.zones] + [fact.name for fact in s.facts]
    demand(len(set(declared)) == len(declared), DECLARED, f"a name stands for two things: {declared}")
    for name in sorted(attributes(s) - {*RESERVED_NAMES, BROUGHT.name, *declared}):
        same = hasattr(fresh, name) and alike(getattr(s, name), getattr(fresh, name))
        demand(same, DECLARED, f"{name} is neither, and changes")


def alike(one: object, other: object) -> bool:
    """Equal, or of one kind with equal attributes."""
    if one == other:
        return True
    names = attributes(one)
    return (
        type(one) is type(other) and bool(names) and all(getattr(one, name) == getattr(other, name) for name in names)
    )


# --- options ----------------------------------------------------------------------------------------


def may_change(s: State) -> list[int]:
    """Who has made a secret choice that is not final."""
    return [sealed.decision.seat for sealed in s.sealed if not sealed.decision.is_final(s)]


def listed_options_apply(s: State, tally: Tally) -> None:
    """Each on a copy; and nobody is asked in vain, or has options without being asked."""
    before = to_data(s)
    for seat in range(s.seats):
        offered = options(s, seat)
        waits = [decision.seat for decision in s.waiting].count(seat)
        asked = waits > 0 or seat in may_change(s)
        demand(waits <= 1 and asked == bool(offered), OPTIONS_APPLY, f"seat {seat} is offered {offered}")
        demand(len(set(offered)) == len(offered), OPTIONS_APPLY, f"one stands there twice: {offered}")
        worlds = [after(s, seat, option) for option in offered]
        tally.options += len(worlds)
        demand(
            to_data(s) == before, COPIES, f"playing a copy has changed the original: {difference(before, to_data(s))}"
        )
        for world in worlds:
            cards_are_kept(world)


def after(s: State, seat: int, option: Option) -> State:
    """A copy in which the option was chosen."""
    world = s.copy()
    try:
        choose(world, seat, option)
    except RuleLoop:
        raise
    except Exception as error:
        raise Broken(OPTIONS_APPLY, f"{option} of seat {seat} fails: {error!r}") from error
    return world


def wrong_options(s: State, seat: int, lot: Chance, count: int) -> list[Option]:
    """Some of the book's options that are not offered to this seat, also such as exist only to be refused."""
    known, offered = list(s.setup.book.notation.values()), options(s, seat)
    drawn = [known[lot.below(len(known))] for _ in range(count)]
    return [option for option in drawn if option not in offered]


def other_options_raise(s: State, lot: Chance, count: int, tally: Tally) -> None:
    before = to_data(s)
    for _ in range(count):
        seat = lot.below(s.seats)
        for option in wrong_options(s, seat, lot, 1):
            try:
                choose(s, seat, option)
            except IllegalOption as error:
                demand(bool(error.said.kind), OTHERS_RAISE, f"{option} of seat {seat} is refused without a reason")
                tally.refused += 1
                if seat in owing(s):
                    tally.refusals += 1
                    tally.explained += bool(error.clauses)
            else:
                raise Broken(OTHERS_RAISE, f"{option} of seat {seat} is not offered, and was taken")
    demand(to_data(s) == before, OTHERS_RAISE, "a refusal has changed the state")


def choices_go_on_as_said(s: State, tally: Tally) -> None:
    """Where a decision says so, what comes next is asked of the same seat, which knows what it knew."""
    for seat in range(s.seats):
        decision = owed(s, seat)
        for option in decision.options(s) if decision is not None else []:
            assert decision is not None
            if decision.goes_on(s, option):
                tally.going_on += 1
                has_gone_on(s, seat, option)


def has_gone_on(s: State, seat: int, option: Option) -> None:
    world = s.copy()
    world.events = []
    choose(world, seat, option)
    asked = [decision.seat for decision in world.waiting]
    as_before = [decision.seat for decision in s.waiting if decision.seat != seat]
    what = f"{option} of seat {seat}"
    demand(seat in asked, GOES_ON, f"{what}, and then it is not asked: {world.waiting}")
    demand([each for each in asked if each != seat] == as_before, GOES_ON, f"{what}: others are asked: {world.waiting}")
    demand(world.chance.to_data() == s.chance.to_data(), GOES_ON, f"{what} draws")
    demand(not has_learnt(look(s, seat), look(world, seat)), GOES_ON, f"{what} shows something")


# --- copies and data --------------------------------------------------------------------------------


def copy_is_equal(s: State) -> None:
    before, twin = stored(s), stored(s.copy())
    demand(twin == before, COPIES, difference(before, twin))


def restored(s: State) -> State:
    """The state as it comes back from its data."""
    before = stored(s)
    try:
        again = from_data(s.setup, before)
    except Exception as error:
        raise Broken(STORED, f"it cannot be read again: {error!r}") from error
    demand(stored(again) == before, STORED, difference(before, stored(again)))
    return again


def chance_is_named(s: State) -> None:
    """The source itself stands where it began, whatever its streams have given."""
    _, a, b, first_a, first_b, *streams = s.chance.to_data()
    demand((a, b) == (first_a, first_b), NAMED, f"something was drawn besides these streams: {streams[::3]}")


def choose_in_all(s: State, seat: int, option: Option) -> None:
    """Takes the option; a copy and a restored state, made before, play alike, and another copy stays as it was."""
    before, kept, moved, again = stored(s), s.copy(), s.copy(), restored(s)
    choose(s, seat, option)
    now = stored(s)
    demand(stored(kept) == before, COPIES, f"playing on has changed a copy: {difference(before, stored(kept))}")
    choose(moved, seat, option)
    demand(stored(moved) == now, COPIES, f"a copy plays differently: {difference(now, stored(moved))}")
    choose(again, seat, option)
    demand(stored(again) == now, STORED, f"restored, it plays differently: {difference(now, stored(again))}")


def difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    return "; ".join([f"{name}: {one.get(name)} against {other.get(name)}"
                      for name in {**one, **other} if one.get(name) != other.get(name)])  # fmt: skip


# --- views and memory -------------------------------------------------------------------------------


def views_travel(s: State, tally: Tally) -> None:
    """A view can be sent as JSON and is the same view on the other side."""
    recent = max(0, len(s.events or ()) - RECENT)
    for viewer in seats_and_spectators(s):
        view = look(s, viewer, recent)
        sent = as_bytes(view_to_data(view))
        try:
            received = view_from_data(s.setup, json.loads(sent))
        except Exception as error:
            raise Broken(VIEWS_TRAVEL, f"that of seat {viewer} cannot be read: {error!r}: {sent!r}") from error
        demand(received == view, VIEWS_TRAVEL, f"that of seat {viewer} has changed: {sent!r}")
        demand(as_bytes(view_to_data(received)) == sent, VIEWS_TRAVEL, f"that of seat {viewer} is written otherwise")
        tally.views += 1


def memory_is_true(s: State, tally: Tally) -> None:
    for viewer in seats_and_spectators(s):
        for known in look(s, viewer).remembered:
            demand(is_true(s, known), TRUE_MEMORY, f"seat {viewer} believes {known}")
            tally.remembered += 1


def spread_is_true(s: State, known: Spread) -> bool:
    """Whether the lots can have been shared as they are said to be, with the cards where they really lie."""
    truth = {(zone.word, owner): cards_of(pile) for zone in s.zones for owner, pile in piles(s, zone)}
    shown = [list(taker.shown) for taker in known.takers]
    cards = [(card, lot) for lot in range(len(known.lots)) for card in known.lots[lot].cards]
    counts = [list(lot.counts) for lot in known.lots]

    def can_be(number: int) -> bool:
        if number == len(cards):
            return True
        card, lot = cards[number]
        for i, taker in enumerate(known.takers):
            for pile in (shown[i], truth[taker.zone, taker.owner]):
                if counts[lot][i] and card in pile:
                    pile.remove(card)
                    counts[lot][i] -= 1
                    if can_be(number + 1):
                        return True
                    counts[lot][i] += 1
                    pile.append(card)
        return False

    return can_be(0)


def is_true(s: State, known: Value) -> bool:
    if isinstance(known, Spread):
        return spread_is_true(s, known)
    if isinstance(known, Among):
        among = [card for zone in s.zones if zone.word in known.zones
                 for owner, pile in piles(s, zone) if owner == known.owner for card in cards_of(pile)]  # fmt: skip
        return not Counter(known.cards) - Counter(among)
    assert isinstance(known, Known)
    [zone] = [zone for zone in s.zones if zone.word == known.zone]
    lying: list[Item] = [item for owner, pile in piles(s, zone) if owner == known.owner for item in pile]
    cards = cards_of(tuple(lying))
    if isinstance(known, Holds):
        return not Counter(known.cards) - Counter(cards)
    if isinstance(known, Lacks):
        return not set(rows_of(known.kinds)) & set(cards)
    if isinstance(known, HoldsOneOf):
        return bool(set(rows_of(known.kinds)) & set(cards))
    assert isinstance(known, KnownPiece)
    return known.place < len(lying) and tuple(cards_of((lying[known.place],))) == known.cards


# --- records ----------------------------------------------------------------------------------------


def record_replays(journal: Journal, s: State, lot: Chance) -> None:
    """The record of a whole game holds; cut off, or with another choice in it that matters, it does not."""
    text = journal.text(s)
    found = verdict(text, journal.setup)
    demand(not found, REPLAYS, f"{found} in\n{text}")
    number = lot.below(len(journal.choices))
    lines = text.splitlines()
    chosen = [line for line in range(lines.index("start") + 1, len(lines)) if not lines[line].startswith("?")]
    at = chosen[number]
    demand(bool(verdict("\n".join(lines[:at]), journal.setup)), REPLAYS, f"it holds if cut at line {at + 1}:\n{text}")
    other = another_option(journal, s.brought, number)
    if other is not None and matters(journal, s.brought, number, other, fingerprint(s)):
        lines[at] = f"{lines[at].split()[0]} {other}"
        edited = "\n".join(lines)
        demand(bool(verdict(edited, journal.setup)), REPLAYS, f"it holds with {other} in line {at + 1}:\n{text}")


def verdict(text: str, setup: Setup) -> str:
    """What is wrong with a record; nothing if it holds."""
    try:
        [record] = read_records(text, "game.record")
        failure = Replay(record, setup).play()
    except BadRecord as error:
        return str(error)
    return str(failure) if failure is not None else ""


def begun_again(journal: Journal, brought: Lists) -> State:
    return journal.setup.game.start_from(journal.setup, journal.chance(), brought=brought or None)


def another_option(journal: Journal, brought: Lists, number: int) -> Option | None:
    """What the seat that made this choice could have chosen instead."""
    s = begun_again(journal, brought)
    for seat, option in journal.choices[:number]:
        choose(s, seat, option)
    seat, option = journal.choices[number]
    return next((each for each in options(s, seat) if each is not option), None)


def matters(journal: Journal, brought: Lists, number: int, other: Option, end: str) -> bool:
    """Whether the game with this choice instead is ever seen to differ: not so, say, if the seat changed its mind."""
    prints = {**journal.fingerprints, len(journal.choices): end}
    s = begun_again(journal, brought)
    for count, (seat, option) in enumerate(journal.choices):
        try:
            choose(s, seat, other if count == number else option)
        except IllegalOption:
            return True
        if count + 1 in prints and prints[count + 1] != fingerprint(s):
            return True
    return False


# --- a whole game -----------------------------------------------------------------------------------


def draw_choice(s: State, lot: Chance) -> tuple[int, Option]:
    """Somebody who owes a choice makes one by lot, or now and then somebody changes a secret one."""
    seats = list(owing(s))
    changing = may_change(s)
    if changing and lot.below(4) == 0:
        seats = changing
    seat = seats[lot.below(len(seats))]
    offered = options(s, seat)
    demand(bool(offered), OPTIONS_APPLY, f"seat {seat} is asked and has no option: {s.waiting}")
    return seat, offered[lot.below(len(offered))]


def check_moment(s: State, lot: Chance, depth: Depth, tally: Tally) -> None:
    """All laws about one state, but for those about other worlds."""
    tally.moments += 1
    cards_are_kept(s)
    piles_are_tidy(s)
    attributes_are_declared(s)
    copy_is_equal(s)
    restored(s)
    listed_options_apply(s, tally)
    other_options_raise(s, lot, depth.refused, tally)
    choices_go_on_as_said(s, tally)
    views_travel(s, tally)
    memory_is_true(s, tally)


def check_end(s: State, choices: int) -> None:
    cards_are_kept(s)
    demand(not s.agenda and not s.sealed, ENDS, f"something is left to do: {s.agenda} {s.sealed}")
    demand(bool(s.winners) or s.setup.game.may_end_undecided, ENDS, f"nobody has won after {choices} choices")
    demand(set(s.winners) <= set(range(s.seats)), ENDS, f"the winners are {s.winners}")


def check_laws(setup: Setup, seed: Seed, depth: Depth = USUAL) -> Tally:
    """Plays one game at random and checks at each moment all laws that need no other world."""
    tally = Tally(games=1)
    journal = Journal(setup, seed=str(seed), key=None, cards=None, bots="")
    lot, longest = swift(f"{seed}/lot"), setup.game.longest(setup)
    s = setup.game.start_from(setup, journal.chance(), [], lists_by_lot(setup, f"{seed}/lists"))
    while s.waiting:
        demand(tally.choices < longest, ENDS, f"it goes on after {longest} choices: {s.waiting}")
        seat, option = draw_choice(s, lot)
        if seat in owing(s):
            tally.choices += 1
        else:
            tally.minds_changed += 1
        if len(journal.choices) % depth.every == 0:
            check_moment(s, lot, depth, tally)
            choose_in_all(s, seat, option)
        else:
            choose(s, seat, option)
        journal.note(seat, option, s)
    check_end(s, tally.choices)
    chance_is_named(s)
    views_travel(s, tally)
    record_replays(journal, s, lot)
    return tally
