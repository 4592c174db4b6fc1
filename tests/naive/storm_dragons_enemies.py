"""Storm Dragons together, naively: how enemies play the cards they turn up.

What an enemy would get by something is seen by doing it at a copy of the table (SDC-12).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.naive import storm_dragons_abilities as abilities
from tests.naive.storm_dragons_abilities import (
    LETTERS,
    Asking,
    aims,
    ask_if_several,
    discard,
    down,
    may_turn_to,
    must_down,
    remove,
    storm_aims,
)
from tests.naive.storm_dragons_fronts import (
    EnemyLot,
    Together,
    is_challenged,
    is_in_control,
    lead,
    look_for_enemies_end,
    turned_up,
)
from tests.naive.storm_dragons_strength import face_up, is_dragon, is_suppressed, strength

TAKEN_UP = ("Assassin", "Prince", "Conjurer", "Golemmancer", "StormCaller", "Outrider")  # SDC-25
Change = Callable[[Together], object]


# ----------------------------------------------------------------------------------------------------------- foreseeing


def foreseen(t: Together, enemy: int, change: Change) -> Together:
    """SDC-12 The table after a change, when the card lies in its place that was shown last, if it does not yet."""
    seen = t.copy()
    change(seen)
    if t.showing and len(seen.showing) == len(t.showing):
        come(enemy, place_at_first(seen, enemy), seen)
    return seen


def outlook(t: Together, enemy: int, change: Change) -> int:
    """SDC-12 How far ahead a change would leave it."""
    return lead(foreseen(t, enemy, change), enemy)


def no_change(t: Together) -> None:
    """What there is without an ability."""


def harms(t: Together, enemy: int, change: Change) -> bool:
    """SDC-14 Whether an ability would leave it worse off."""
    return outlook(t, enemy, change) < outlook(t, enemy, no_change)


def best(values: dict[str, int]) -> list[str]:
    """All that are best, if there are any."""
    return [option for option in values if values[option] == max(values.values())]


# --------------------------------------------------------------------------------------------------------------- places


def put(enemy: int, place: str, t: Together) -> None:
    """The card that was shown last comes to this place."""
    word = t.showing.pop()
    if place in ("Top", "Front"):
        t.lay(enemy, 0, word)
        return
    t.fly(enemy, 0 if place == "Head" else len(face_up(t, enemy)), word)
    if word == "Warlord" and place == "Head":
        t.cries[enemy] += 3  # SD-73


def place_at_first(t: Together, enemy: int) -> str:
    """SDC-13 Where a storm or a Storm Rider goes; "" for other dragons, as something may have to go down before."""
    if not is_dragon(t, t.showing[-1]):
        return "Top"
    if t.showing[-1] != "StormRider":
        return ""
    places = ("Front", "Head", "Tail") if t.side == "day" else ("Head", "Tail")
    seen = {each: foreseen(t, enemy, partial(come, enemy, each)) for each in places}
    value = strength if t.side == "day" else lead
    return best({each: value(seen[each], enemy) for each in places})[0]


def head_or_tail(t: Together, enemy: int) -> str:
    """SDC-13 Whichever leaves it further ahead, or the head."""
    return best({each: outlook(t, enemy, partial(put, enemy, each)) for each in ("Head", "Tail")})[0]


def to_down(t: Together, enemy: int) -> dict[str, int]:
    """SD-90 The face-up dragons of the flight, of which one must go down, and where they are."""
    if not must_down(t, enemy):
        return {}
    return {option: at for option, (_, at) in aims(t, enemy).items() if not option.endswith("-")}


def best_to_down(t: Together, enemy: int, place: str) -> list[str]:
    """SDC-12 Before the card comes to this place, or to that which is best then."""
    found = to_down(t, enemy)
    return best({option: outlook(t, enemy, partial(down_and_put, enemy, at, place)) for option, at in found.items()})


def down_and_put(enemy: int, at: int, place: str, t: Together) -> None:
    down(t, enemy, at)
    put(enemy, place or head_or_tail(t, enemy), t)


def come(enemy: int, place: str, t: Together) -> None:
    """SDC-12 A card comes to its place in the enemy's mind: what people would choose among equals is left undone."""
    if place not in ("Top", "Front"):
        found = best_to_down(t, enemy, place)
        if len(found) == 1:
            down(t, enemy, to_down(t, enemy)[found[0]])
    put(enemy, place or head_or_tail(t, enemy), t)


def place(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SDC-13 The same in truth."""
    place = place_at_first(t, enemy)
    if place not in ("Top", "Front") and must_down(t, enemy):
        if face_up(t, enemy):
            option = yield from ask_if_several(t, enemy, best_to_down(t, enemy, place))
            down(t, enemy, to_down(t, enemy)[option])
        else:
            word = next_dragon(t, lot)
            if word:
                t.fly(enemy, len(t.flights[enemy]), f"{word}-")
    put(enemy, place or head_or_tail(t, enemy), t)


# -------------------------------------------------------------------------------------------------------------- playing


def play_next(t: Together, lot: EnemyLot, enemy: int) -> Asking[bool]:
    """Turns up a card and plays it; False if there is none."""
    word = turned_up(t, lot)
    look_for_enemies_end(t)
    if word:
        yield from play(t, lot, enemy, word)
    return word != ""


def next_dragon(t: Together, lot: EnemyLot) -> str:
    """SDC-14 The next dragon of the pile, or "" if there is none; storms on the way are discarded."""
    storms = list[str]()
    word = turned_up(t, lot)
    while word and not is_dragon(t, word):
        storms.append(word)
        word = turned_up(t, lot)
    t.enemy_discards += storms
    look_for_enemies_end(t)
    return word


def play_next_dragon(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    word = next_dragon(t, lot)
    if word:
        yield from play(t, lot, enemy, word)


def play(t: Together, lot: EnemyLot, enemy: int, word: str) -> Asking[None]:
    """SDC-13, SDC-14 An enemy musters or casts a card."""
    t.showing.append("Thunderburst!" if word == "Thunderburst" and t.side == "day" else word)  # SD-99
    if word == "Golemmancer":
        yield from golemmancer(t, lot, enemy)
        return
    if word != "Windstorm":
        yield from use(t, lot, enemy, word)
    yield from place(t, lot, enemy)
    if word == "Windstorm":  # SD-A71
        yield from use(t, lot, enemy, word)


def use(t: Together, lot: EnemyLot, enemy: int, word: str) -> Asking[None]:
    """SDC-14 An instant ability, unless that leaves it worse off."""
    if is_dragon(t, word):
        yield from DRAGONS.get(word, nothing)(t, lot, enemy)
    elif not is_suppressed(t, enemy) and not harms(t, enemy, partial(storm_in_mind, enemy, word)):
        yield from STORMS.get(word, nothing)(t, lot, enemy)


def nothing(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    yield from ()


# ------------------------------------------------------------------------------------------------- instants of dragons


def king(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SDC-25."""
    found = aims(t, enemy)
    if t.showing[-1] in t.taken_up:
        return
    plain = foreseen(t, enemy, no_change)
    after = {option: foreseen(t, enemy, partial(take, where)) for option, where in found.items()}
    if is_challenged(t, enemy) and lead(plain, enemy) <= 0:
        choices = [option for option in found if option.endswith("^")]
    else:
        choices = [option for option in found if lead(after[option], enemy) >= lead(plain, enemy)]
        if not choices:
            listed = [option for option in found if is_listed(option)]
            kept = not controls(plain, enemy)
            choices = [option for option in listed if kept or controls(after[option], enemy)]
    if choices:
        option = yield from ask_if_several(t, enemy, choices)
        word = remove(t, found[option])
        t.enemy_discards.append(word)
        t.taken_up.append(word)


def take(where: tuple[int, int], t: Together) -> None:
    remove(t, where)


def is_listed(option: str) -> bool:
    """SDC-25 An Outrider only behind the head."""
    name = option.partition(":")[2]
    return name.rstrip("^-") in TAKEN_UP and name != "Outrider^"


def controls(seen: Together, enemy: int) -> bool:
    """SDC-25 In control is who is stronger, or equal and in control before; in a challenge, who is stronger."""
    ahead = lead(seen, enemy)
    return ahead > 0 or (ahead == 0 and is_in_control(seen, enemy) and not is_challenged(seen, enemy))


def prince(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-111."""
    yield from play_next(t, lot, enemy)


def turn_token(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-114 Only if that leaves it better off."""
    yield from ()
    side = "night" if t.side == "day" else "day"
    if t.showing[-1] == "DawnBringer" and side == "night":
        return
    if may_turn_to(t, side) and outlook(t, enemy, partial(turn, side)) > outlook(t, enemy, no_change):
        t.side = side


def turn(side: str, t: Together) -> None:
    t.side = side


def conjurer(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-115."""
    yield from play_next_dragon(t, lot, enemy)


def golemmancer(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-116, SDC-14."""
    dead = [word for word in t.lost if is_dragon(t, word)]
    if dead:
        word = lot.one_of(sorted(dead, key=list(t.cards).index))
        t.lost.remove(word)
        yield from play(t, lot, enemy, word)
    elif not t.remade:
        t.remade = True
        t.enemy_discards.append(t.showing.pop())
        yield from play_next(t, lot, enemy)
        return
    yield from place(t, lot, enemy)


def storm_caller(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-117."""
    for other in t.foes(enemy):
        found = storm_aims(t, other)
        if found:
            points = {option: t.cards[t.fronts[other][at]].tail[t.side] for option, (_, at) in found.items()}
            option = yield from ask_if_several(t, enemy, best(points))
            t.lay(enemy, 0, t.clear(*found[option]))
            return


def assassin(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-119."""
    for other in t.foes(enemy):
        found = aims(t, other, heads=t.side == "night")
        if found:
            leads = {option: outlook(t, enemy, partial(take, where)) for option, where in found.items()}
            option = yield from ask_if_several(t, enemy, best(leads))
            t.lost.append(remove(t, found[option]))
            return


def spy(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-121."""
    if t.side == "day":
        yield from king(t, lot, enemy)
    elif not harms(t, enemy, partial(discards_in_mind, enemy, "Spy")):
        yield from abilities.make_them_discard(t, enemy, heads=False)


def thunderburst(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-122 By night the strongest storm effect there is."""
    if t.side == "day" or is_suppressed(t, enemy):
        return
    tops = {f"{LETTERS[side]}:{t.fronts[side][0]}^": t.fronts[side][0] for side in t.active if t.fronts[side]}
    changes = {option: partial(storm_in_mind, enemy, word) for option, word in tops.items() if word in STORMS}
    changes = {option: change for option, change in changes.items() if not harms(t, enemy, change)}
    if changes:
        leads = {option: outlook(t, enemy, change) for option, change in changes.items()}
        option = yield from ask_if_several(t, enemy, best(leads))
        yield from STORMS[tops[option]](t, lot, enemy)


# -------------------------------------------------------------------------------------------------- instants of storms


def storm_in_mind(enemy: int, word: str, t: Together) -> None:
    """SDC-12 What a storm would do, but for what people will choose and the pile will bring."""
    if word == "Thunderstorm":
        for other in t.foes(enemy):
            if len(face_up(t, other)) > 1:
                t.move(other, 0, len(face_up(t, other)) - 1)
    elif word == "Fog" and may_turn_to(t, "night"):
        t.side = "night"
    elif word in ("Blizzard", "Hailstorm"):
        discards_in_mind(enemy, word, t)


def discards_in_mind(enemy: int, word: str, t: Together) -> None:
    """Only those who have nothing to choose."""
    for other in t.foes(enemy):
        found = storm_aims(t, other) if word == "Hailstorm" else aims(t, other, heads=word == "Blizzard")
        if len(found) == 1:
            discard(t, other, next(iter(found)))


def windstorm(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-106, SDC-14."""
    if t.side == "night":
        yield from play_next_dragon(t, lot, enemy)


def fog(t: Together, lot: EnemyLot, enemy: int) -> Asking[None]:
    """SD-107, SD-108, SDC-14."""
    if may_turn_to(t, "night"):
        t.side = "night"
    elif t.side == "night":
        for _ in range(2):
            yield from play_next_dragon(t, lot, enemy)


DRAGONS = {
    "King": king,
    "Prince": prince,
    "DawnBringer": turn_token,
    "Sentinel": turn_token,
    "Conjurer": conjurer,
    "StormCaller": storm_caller,
    "Assassin": assassin,
    "Spy": spy,
    "Thunderburst": thunderburst,
}
STORMS = {
    "Thunderstorm": abilities.thunderstorm,
    "Blizzard": abilities.blizzard,
    "Hailstorm": abilities.hailstorm,
    "Windstorm": windstorm,
    "Fog": fog,
}
