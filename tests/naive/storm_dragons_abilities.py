"""Storm Dragons, naively: playing a card, with what it does at once, and drawing cards."""

from __future__ import annotations

from collections.abc import Generator
from typing import Protocol, TypeVar

from tests.naive.storm_dragons_strength import (
    Table,
    bare,
    face_up,
    head,
    is_dragon,
    is_suppressed,
    storms_in,
)

T = TypeVar("T")
Asking = Generator[dict[int, list[str]], None, T]
LETTERS = "ABCDEFabcdef"  # small ones are enemies of the co-operative game


class Lot(Protocol):
    """What comes by lot."""

    def shuffled(self, cards: list[str]) -> list[str]:
        """These cards as they lie after a shuffle."""

    def seat(self) -> int:
        """A seat."""


def ask(t: Table, seat: int, options: list[str]) -> Asking[str]:
    """Waits until whoever plays for the seat has chosen."""
    yield {t.person(seat): sorted(set(options))}
    return t.answer


def ask_if_several(t: Table, seat: int, options: list[str]) -> Asking[str]:
    """What must be chosen from one thing is not asked."""
    if len(set(options)) == 1:
        return options[0]
    return (yield from ask(t, seat, options))


# ------------------------------------------------------------------------------------------------------------- drawing


def draw(t: Table, lot: Lot, seat: int, number: int) -> None:
    """SD-51 Cards from the draw pile, and when it is empty from the shuffled discards."""
    seat = t.person(seat)
    for _ in range(number):
        if not t.draws[seat]:
            if not t.discards[seat]:
                break
            t.draws[seat], t.discards[seat] = lot.shuffled(t.discards[seat]), []
        t.hands[seat].append(t.draws[seat].pop(0))
    look_for_end(t, seat)


def draw_up(t: Table, lot: Lot, seat: int) -> None:
    """SD-50."""
    draw(t, lot, seat, max(2, 5 - len(t.hands[seat])))


def look_for_end(t: Table, seat: int) -> None:
    """SD-62, SD-A61 While two or more are in the round it is the last."""
    if not t.draws[seat] and not t.discards[seat] and not t.final:
        t.final = True
        t.is_last = t.is_fighting()


def rebuild(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-39 Two or more for one fewer."""
    number = 0
    while True:
        option = yield from ask(t, seat, t.hands[seat] + ["Done"] * (number >= 2))
        if option == "Done":
            break
        t.hands[seat].remove(option)
        t.discards[seat].append(option)
        number += 1
    draw(t, lot, seat, number - 1)


# --------------------------------------------------------------------------------------------------- what may be played


def must_down(t: Table, seat: int) -> bool:
    """SD-90."""
    return any(head(t, other) == "Necromancer" for other in t.foes(seat))


def may_fly(t: Table, seat: int, in_hand: list[str]) -> bool:
    """SD-A47 Whether a dragon could be added to the flight, if it is one of these in hand."""
    others = len([word for word in in_hand if is_dragon(t, word)]) - 1
    return not must_down(t, seat) or bool(face_up(t, seat)) or others > 0 or t.house.necro_stuck == "may_muster"


def playable(t: Table, seat: int, among: list[str]) -> list[str]:
    """The cards of these, which are in hand, that one may muster or cast."""
    flies = may_fly(t, seat, t.hand(seat) + t.found)
    return [
        word
        for word in among
        if not is_dragon(t, word) or flies or (word == "StormRider" and t.side == "day")  # SD-77
    ]


def playable_dragons(t: Table, seat: int) -> list[str]:
    return playable(t, seat, [word for word in t.hand(seat) if is_dragon(t, word)])


# ------------------------------------------------------------------------------------------------------------- playing


def play(t: Table, lot: Lot, seat: int, word: str, *, asks_side: bool = False, instants: bool = True) -> Asking[None]:
    """Musters or casts a card of the hand."""
    t.hand(seat).remove(word)
    t.showing.append(word)
    if is_dragon(t, word):
        t.mustered = sorted({*t.mustered, t.person(seat)})  # SD-37, SD-86
        t.flew = True
    if asks_side:
        t.side = (yield from ask(t, seat, ["Day", "Night"])).lower()  # SD-A9
    if is_dragon(t, word):
        yield from muster(t, lot, seat, word, instants=instants)
    else:
        yield from cast(t, lot, seat, word)


def muster(t: Table, lot: Lot, seat: int, word: str, *, instants: bool) -> Asking[None]:
    if word in t.recalled[t.person(seat)] and (word in ("King", "Spy") or not t.house.recalled_instants):
        instants = False  # SD-A72
    played = "Thunderburst!" if word == "Thunderburst" and t.side == "day" else word  # SD-99, SD-A55
    shown = len(t.showing)
    if instants:
        yield from INSTANTS.get(word, nothing)(t, lot, seat)
    if len(t.showing) < shown:
        return  # SD-86
    if word == "StormRider":
        place = yield from ask_place(t, seat, word)  # it may not come to the flight
    if word != "StormRider" or place != "Front":
        yield from down_one(t, seat)
    if word != "StormRider":
        place = yield from ask_place(t, seat, word)
    if place == "Front":
        yield from lay(t, seat, word)
    else:
        t.fly(seat, 0 if place == "Head" else len(face_up(t, seat)), played)
    t.showing.remove(word)
    if word == "Warlord" and place == "Head" and instants:
        t.cries[seat] += 3  # SD-73


def ask_place(t: Table, seat: int, word: str) -> Asking[str]:
    """SD-27 Head or tail; SD-77 by day a Storm Rider may go to the storm front, SD-A47 and perhaps has to."""
    rides = word == "StormRider" and t.side == "day"
    places = ["Head", "Tail"] if face_up(t, seat) else ["Head"]
    if rides and not may_fly(t, seat, [*t.hand(seat), word]):
        places = []
    return (yield from ask_if_several(t, seat, places + ["Front"] * rides))


def down_one(t: Table, seat: int) -> Asking[None]:
    """SD-90, SD-A74 One of the flight or hand goes down before another comes."""
    if not must_down(t, seat):
        return
    in_flight = {option: at for option, (_, at) in aims(t, seat).items() if not option.endswith("-")}
    in_hand = [word for word in t.hand(seat) if is_dragon(t, word)]
    if not in_flight and not in_hand:
        return
    option = yield from ask_if_several(t, seat, [*in_flight, *in_hand])
    if option in in_flight:
        down(t, seat, in_flight[option])
    else:
        t.hand(seat).remove(option)
        t.fly(seat, len(t.flights[seat]), f"{option}-")


def down(t: Table, seat: int, at: int) -> None:
    """SD-91 A dragon of the flight goes behind all others, face-down."""
    t.move(seat, at, len(t.flights[seat]) - 1)
    t.flights[seat][-1] = f"{bare(t.flights[seat][-1])}-"
    t.look_at_token()


def lay(t: Table, seat: int, word: str) -> Asking[None]:
    """SD-27 Onto a storm front."""
    place = "Top"
    if t.fronts[seat]:
        place = yield from ask(t, seat, ["Top", "Bottom"])
    t.lay(seat, 0 if place == "Top" else len(t.fronts[seat]), word)


def cast(t: Table, lot: Lot, seat: int, word: str) -> Asking[None]:
    if word != "Windstorm":
        yield from storm_instant(t, lot, seat, word)
    yield from lay(t, seat, word)
    t.showing.remove(word)
    if word == "Windstorm":  # SD-106, SD-A71
        yield from storm_instant(t, lot, seat, word)


def storm_instant(t: Table, lot: Lot, seat: int, word: str) -> Asking[None]:
    if is_suppressed(t, seat) or word not in USED:
        return
    if word in ("Thunderstorm", "Blizzard", "Hailstorm"):  # SD-A45 the others ask what they offer anyway
        if not would_hit(t, seat, word) or (yield from ask(t, seat, ["Use", "Pass"])) == "Pass":
            return
    yield from USED[word](t, lot, seat)


# --------------------------------------------------------------------------------------------------- cards in play


def aim(t: Table, seat: int, at: int) -> str:
    """How a dragon of a flight is pointed at."""
    word = t.flights[seat][at]
    sign = "-" if word.endswith("-") else "^" if at == 0 else ""
    return f"{LETTERS[seat]}:{bare(word)}{sign}"


def aims(t: Table, seat: int, *, heads: bool = True) -> dict[str, tuple[int, int]]:
    """The dragons of a flight: how each is pointed at, and where it is."""
    found: dict[str, tuple[int, int]] = {}
    for at in range(len(t.flights[seat])):
        if heads or not aim(t, seat, at).endswith("^"):
            found.setdefault(aim(t, seat, at), (seat, at))
    return found


def storm_aims(t: Table, seat: int) -> dict[str, tuple[int, int]]:
    """The same for the storms of a front."""
    found: dict[str, tuple[int, int]] = {}
    for at, word in enumerate(t.fronts[seat]):
        if word in storms_in(t, seat):
            sign = ("^" if at == 0 else "") + ("~" if word == "StormRider" else "")
            found.setdefault(f"{LETTERS[seat]}:{word}{sign}", (seat, at))
    return found


def remove(t: Table, where: tuple[int, int]) -> str:
    """Takes a dragon out of a flight."""
    seat, at = where
    word = bare(t.land(seat, at))
    t.look_at_token()
    return word


def may_turn_to(t: Table, side: str) -> bool:
    """SD-79, SD-109, SD-A40."""
    if side == "night":
        return t.side == "day" and not any(head(t, seat) == "DawnBringer" for seat in t.active)
    fog = any(t.fronts[seat][:1] == ["Fog"] and not is_suppressed(t, seat) for seat in t.active)
    return t.side == "night" and not fog


# ------------------------------------------------------------------------------------------------- instants of dragons


def nothing(t: Table, lot: Lot, seat: int) -> Asking[None]:
    yield from ()


def king(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-68."""
    found = aims(t, seat)
    if found:
        option = yield from ask(t, seat, [*found, "Pass"])
        if option != "Pass":
            word = remove(t, found[option])
            t.hand(seat).append(word)
            t.recalled[t.person(seat)].append(word)


def prince(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-70."""
    if t.may_draw(seat) and (yield from ask(t, seat, ["Use", "Pass"])) == "Use":
        draw(t, lot, seat, 1)


def turn_token(t: Table, seat: int, sides: list[str]) -> Asking[None]:
    allowed = [side.capitalize() for side in sides if may_turn_to(t, side)]
    if allowed:
        option = yield from ask(t, seat, [*allowed, "Pass"])
        if option != "Pass":
            t.side = option.lower()


def dawn_bringer(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-78."""
    yield from turn_token(t, seat, ["day"])


def sentinel(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-80."""
    yield from turn_token(t, seat, ["day", "night"])


def conjurer(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-82 to SD-84, SD-A41."""
    by_night = t.side == "night"
    if t.side == "" or not t.may_draw(seat):
        return
    if (yield from ask(t, seat, ["Use", "Pass"])) == "Pass":
        return
    find_three(t, lot, t.person(seat))
    if not t.found:
        return
    kept = yield from ask(t, seat, t.found)
    t.found.remove(kept)
    t.discards[t.person(seat)] += t.found
    t.found = [kept]
    look_for_end(t, t.person(seat))
    plays = by_night and bool(playable(t, seat, [kept])) and (yield from ask(t, seat, ["Use", "Pass"])) == "Use"
    t.hand(seat).append(t.found.pop())
    if plays:
        yield from play(t, lot, seat, kept)


def find_three(t: Table, lot: Lot, seat: int) -> None:
    """SD-82, SD-A41 Up to three dragons of the pile; the storms on the way are discarded."""
    storms, has_shuffled = list[str](), False
    while len(t.found) < 3:
        if not t.draws[seat]:
            if has_shuffled or not t.discards[seat]:
                break
            t.draws[seat], t.discards[seat] = lot.shuffled(t.discards[seat]), []
            has_shuffled = True
        word = t.draws[seat].pop(0)
        (t.found if is_dragon(t, word) else storms).append(word)
    t.discards[seat] += storms


def golemmancer(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-85 to SD-87, SD-A42, SD-A73."""
    dead = [word for word in t.trophies(seat) if is_dragon(t, word)]
    itself = [] if t.remade else ["Itself"]
    if not dead and not itself:
        return
    option = yield from ask(t, seat, [*dead, *itself, "Pass"])
    if option == "Pass":
        return
    if option == "Itself":
        t.remade = True
        t.showing.remove("Golemmancer")
        t.discards[t.person(seat)].append("Golemmancer")
        draw(t, lot, seat, 1)
    else:
        t.trophies(seat).remove(option)
        t.hand(seat).append(option)
    found = playable(t, seat, t.hand(seat))
    if found:
        option = t.hand(seat)[0]
        if len(t.hand(seat)) > 1:
            option = yield from ask(t, seat, found)
        yield from play(t, lot, seat, option)


def storm_caller(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-88, SD-A44."""
    found: dict[str, tuple[int, int]] = {}
    for other in t.foes(seat):
        found |= storm_aims(t, other)
    if found:
        option = yield from ask(t, seat, [*found, "Pass"])
        if option != "Pass":
            other, at = found[option]
            t.showing.append(t.clear(other, at))
            yield from lay(t, seat, t.showing[-1])
            t.showing.pop()


def assassin(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-92 to SD-94, SD-A49."""
    if t.side == "":
        return
    found: dict[str, tuple[int, int]] = {}
    for other in t.prey(seat):
        found |= aims(t, other, heads=t.side == "night")
    if found:
        option = yield from ask(t, seat, [*found, "Pass"])
        if option != "Pass":
            t.trophies(seat).append(remove(t, found[option]))


def spy(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-97, SD-98."""
    if t.side == "day":
        yield from king(t, lot, seat)
    elif t.side == "night" and any(aims(t, other, heads=False) for other in t.foes(seat)):
        if (yield from ask(t, seat, ["Use", "Pass"])) == "Use":
            yield from make_them_discard(t, seat, heads=False)


def make_them_discard(t: Table, seat: int, *, heads: bool) -> Asking[None]:
    """SD-98, SD-103 Each other player gives a dragon of the flight, and chooses which; SD-A45."""
    yield from each_gives(t, {other: list(aims(t, other, heads=heads)) for other in t.foes(seat)})


def each_gives(t: Table, owed: dict[int, list[str]]) -> Asking[None]:
    """SD-A75 Each gives one of these; they are named clockwise."""
    if t.is_open():
        yield from give_openly(t, owed)
        return
    given: dict[int, str] = {}
    if t.house.discard_mode == "clockwise":
        for seat, found in owed.items():
            if found:
                discard(t, seat, (yield from ask_if_several(t, seat, found)))
        return
    choosing = {seat: sorted(found) for seat, found in owed.items() if len(found) > 1}
    while len(given) < len(choosing):
        t.may_change = {seat: choosing[seat] for seat in given}
        yield {seat: found for seat, found in choosing.items() if seat not in given}
        given[t.answering] = t.answer
    t.may_change = {}
    for seat, found in owed.items():
        if found:
            discard(t, seat, given.get(seat, found[0]))


def give_openly(t: Table, owed: dict[int, list[str]]) -> Asking[None]:
    """SDC-1 People discard openly, each when choosing, in any order; then allies and enemies one after another."""
    people = {seat: sorted(found) for seat, found in owed.items() if found and seat < t.seats}
    for seat in [seat for seat, found in people.items() if len(found) == 1]:
        discard(t, seat, people.pop(seat)[0])
    while people:
        yield dict(people)
        discard(t, t.answering, t.answer)
        del people[t.answering]
    for side in sorted(side for side, found in owed.items() if found and side >= t.seats):
        discard(t, side, (yield from ask_if_several(t, side, t.least(side, owed[side]))))


def discard(t: Table, seat: int, option: str) -> None:
    """A dragon or storm in play goes to its owner's discards."""
    if option in aims(t, seat):
        at = aims(t, seat)[option][1]
        t.discards_of(t.flier(seat, at)).append(remove(t, (seat, at)))
    else:
        at = storm_aims(t, seat)[option][1]
        t.discards_of(t.caster(seat, at)).append(t.clear(seat, at))


def thunderburst(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-100, SD-A56 Who has named the storm is not asked again."""
    if t.side != "night" or is_suppressed(t, seat):
        return
    tops = {f"{LETTERS[other]}:{t.fronts[other][0]}^": t.fronts[other][0] for other in t.active if t.fronts[other]}
    found = {option: word for option, word in tops.items() if word in USED}
    if found:
        option = yield from ask(t, seat, [*found, "Pass"])
        if option != "Pass":
            yield from USED[found[option]](t, lot, seat)


# -------------------------------------------------------------------------------------------------- instants of storms


def thunderstorm(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-101, SD-A59."""
    yield from ()
    for other in t.foes(seat):
        if len(face_up(t, other)) > 1:
            t.move(other, 0, len(face_up(t, other)) - 1)


def blizzard(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-103."""
    yield from make_them_discard(t, seat, heads=True)


def hailstorm(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-105."""
    yield from each_gives(t, {other: list(storm_aims(t, other)) for other in t.foes(seat)})


def would_hit(t: Table, seat: int, word: str) -> bool:
    """Whether such a storm would do anything to anybody."""
    others = t.foes(seat)
    if word == "Thunderstorm":
        return any(len(face_up(t, other)) > 1 for other in others)
    return any(t.flights[other] if word == "Blizzard" else storms_in(t, other) for other in others)


def windstorm(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-106, SD-A58."""
    if t.side == "night":
        yield from add_dragons(t, lot, seat, 1)


def fog(t: Table, lot: Lot, seat: int) -> Asking[None]:
    """SD-107, SD-108, SD-A57."""
    if t.side == "day":
        yield from turn_token(t, seat, ["night"])
    elif t.side == "night":
        yield from add_dragons(t, lot, seat, 2, instants=t.house.fog_instants)


def add_dragons(t: Table, lot: Lot, seat: int, number: int, *, instants: bool = True) -> Asking[None]:
    """Up to so many dragons of the hand."""
    for _ in range(number):
        found = playable_dragons(t, seat)
        if not found:
            return
        option = yield from ask(t, seat, [*found, "Pass"])
        if option == "Pass":
            return
        yield from play(t, lot, seat, option, instants=instants)


INSTANTS = {
    "King": king,
    "Prince": prince,
    "DawnBringer": dawn_bringer,
    "Sentinel": sentinel,
    "Conjurer": conjurer,
    "Golemmancer": golemmancer,
    "StormCaller": storm_caller,
    "Assassin": assassin,
    "Spy": spy,
    "Thunderburst": thunderburst,
}
USED = {
    "Thunderstorm": thunderstorm,
    "Blizzard": blizzard,
    "Hailstorm": hailstorm,
    "Windstorm": windstorm,
    "Fog": fog,
}
