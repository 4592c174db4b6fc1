"""Storm Dragons: positions of records, as they are written, completed and checked."""

from __future__ import annotations

from wyrmhall.games.storm_dragons.cards import DAY, DOWN, DRAGONS, NIGHT, SKIES, STORM_RIDER
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.games.storm_dragons.strength import BATTLE_CRY
from wyrmhall.kernel.value import NONE


def place(s: StormDragons, word: str, words: list[str]) -> bool:
    """day, night, numbers Spy h4/6 t0/1, numbers Fog s1/1."""
    if word in SKIES and not words:
        s.sky = SKIES.index(word)
    elif word == "numbers":
        s.revalued += read_revalued(s, words)
    else:
        return False
    return True


def read_revalued(s: StormDragons, words: list[str]) -> tuple[int, ...]:
    """SD-A2 The four numbers of a dragon or the two of a storm, those that are not given as in the card table."""
    row = s.cards.card(words[0]) if len(words) > 1 else NONE
    if row == NONE:
        raise ValueError("numbers belong to a card: numbers Spy h4/6 t0/1, numbers Fog s1/1 (SD-4)")
    numbers = s.cards.revalued(s.revalued)
    head = [numbers.head[DAY][row], numbers.head[NIGHT][row]]
    tail = [numbers.tail[DAY][row], numbers.tail[NIGHT][row]]
    for word in words[1:]:
        day, slash, night = word[1:].partition("/")
        kinds = "ht" if row < DRAGONS else "s"
        if word[0] not in kinds or not slash or not (day + night).isdecimal() or not day or not night:
            raise ValueError(f"{word}: numbers are written {'h4/6 t0/1' if row < DRAGONS else 's1/2'} (SD-4)")
        if word[0] == "h":
            head = [int(day), int(night)]
        else:
            tail = [int(day), int(night)]
    return (row, head[DAY], head[NIGHT], tail[DAY], tail[NIGHT])


def complete(s: StormDragons, given: set[str]) -> None:
    """Sets what follows from what a position gives, and refuses what cannot be."""
    check_facts(s, given)
    s.active = tuple(sorted(set(s.active)))
    if "mustered" not in given:
        s.mustered = tuple([seat for seat in range(s.seats) if s.flights[seat]])  # SD-37
    if "last_round" not in given:
        s.last_round = s.final  # SD-62
    if s.last_round and not s.final:
        raise ValueError("the last round is one for which the end was announced: final (SD-62)")
    if s.challenger != NONE and "holder" not in given:
        s.holder = s.challenger  # SD-42
    for seat in range(s.seats):  # SD-A65 the storms of a victory pile lie apart
        storms = tuple([card for card in s.victory[seat] if card >= DRAGONS])
        s.victory[seat] = s.victory[seat][: len(s.victory[seat]) - len(storms)]
        s.spoils[seat] = tuple(sorted(s.spoils[seat] + storms))
    check_cards(s)


def check_facts(s: StormDragons, given: set[str]) -> None:
    if NONE in s.active + s.mustered or s.sky not in (NONE, DAY, NIGHT):
        raise ValueError("active and mustered name seats; the side is day or night (SD-22, SD-28)")
    if not s.active:
        raise ValueError("somebody is active, or there is no round (SD-22)")
    if len(s.cries) != len(s.flights) or any([cry < 0 or cry % BATTLE_CRY for cry in s.cries]):
        raise ValueError(f"cries gives each of {len(s.flights)} sides 0, or {BATTLE_CRY} for each Warlord (SD-73)")
    s.variant.check_position(s, given)
    if "holder" in given and s.challenger not in (NONE, s.holder):
        raise ValueError("only the holder of the token challenges (SD-42)")


def check_cards(s: StormDragons) -> None:
    for side, flight in enumerate(s.flights):
        if any([card < DRAGONS and card != STORM_RIDER for card in s.fronts[side]]):
            raise ValueError("a storm front holds storms and Storm Riders (SD-5, SD-77)")
        if any([flight[at].how == DOWN and flight[at + 1].how != DOWN for at in range(len(flight) - 1)]):
            raise ValueError("downed dragons lie behind all others (SD-91)")
    if any([card >= DRAGONS for cards in s.recalled for card in cards]):
        raise ValueError("only dragons are taken back into hand (SD-A72)")
