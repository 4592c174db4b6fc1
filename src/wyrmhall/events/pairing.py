"""What comes next at an event: a round, or the end of rounds."""

from __future__ import annotations

from wyrmhall.events import deeds as d
from wyrmhall.events.cut import cut_is_over, cut_matches
from wyrmhall.events.event import Event
from wyrmhall.events.pods import pod_matches
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.round_robin import round_robin_matches, rounds_left
from wyrmhall.events.swiss import swiss_matches


def next_round(event: Event) -> d.RoundPaired:
    """The round that is to be paired now; raises BadEvent where there is none, or not yet."""
    number = len(event.rounds) + 1
    waiting = event.open_matches()
    if waiting and (event.plan.pairing == "swiss" or event.is_in_cut()):
        raise BadEvent("results-are-missing", round=waiting[0][0], match=waiting[0][1], count=len(waiting))
    if event.has_ended or event.taken is not None or cut_is_over(event):
        raise BadEvent("no-more-rounds")
    if event.is_in_cut():
        return d.RoundPaired(number, "cut", cut_matches(event))
    if len(event.active()) < 2:
        raise BadEvent("too-few-players", found=len(event.active()))
    matches = matches_of_rounds(event)
    if matches:
        return d.RoundPaired(number, "rounds", matches)
    if not event.plan.cut:
        raise BadEvent("no-more-rounds")
    if waiting:
        raise BadEvent("results-are-missing", round=waiting[0][0], match=waiting[0][1], count=len(waiting))
    return d.RoundPaired(number, "cut", cut_matches(event))


def matches_of_rounds(event: Event) -> tuple[tuple[int, ...], ...]:
    """Those of the next round before the cut; nothing after the last one."""
    if event.plan.pairing == "round-robin":
        return round_robin_matches(event)  # DBS-29
    if len(event.rounds) >= rounds_of(event):
        return ()
    return swiss_matches(event) if event.plan.at_table == 2 else pod_matches(event)  # EV-2, EV-6


def rounds_of(event: Event) -> int:
    """How many rounds there are before the cut; of a round robin without late entries."""
    if event.plan.pairing == "round-robin":
        return rounds_left(event)
    if event.plan.rounds:
        return event.plan.rounds
    first = len([player for match in event.rounds[0].matches for player in match.players]) if event.rounds else 0
    return max(1, ((first or len(event.active())) - 1).bit_length())


def is_readable(event: Event) -> bool:
    """EV-10 Whether packs, picks, lists, keys and records may be read: after the last match, and never before."""
    return event.has_ended or is_played_out(event)


def is_played_out(event: Event) -> bool:
    """Whether all rounds are paired and every match has a result."""
    return bool(event.rounds) and not event.open_matches() and not has_next_round(event)


def has_next_round(event: Event) -> bool:
    """Whether there is a round to be paired, once every match has a result: nobody is paired to find it out."""
    if event.has_ended or event.taken is not None or cut_is_over(event):
        return False
    if event.is_in_cut():
        return True
    if len(event.active()) < 2:
        return False
    if event.plan.cut:
        return True
    if event.plan.pairing == "round-robin":
        return bool(round_robin_matches(event))
    return len(event.rounds) < rounds_of(event)
