"""Dragon Booster: what a view tells of stats and sprints, how a battle stands, and what a choice would make of it."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.dragon_booster.actions import note_event
from wyrmhall.games.dragon_booster.cards import AN_EVENT, Picking, Using
from wyrmhall.games.dragon_booster.effects import do, rivals_for
from wyrmhall.games.dragon_booster.language import STATS, EachEvent, Sprint, Weaken, affects_rival
from wyrmhall.games.dragon_booster.reckoning import holds, sprint, sprint_of, stat
from wyrmhall.games.dragon_booster.rush import points_for, sprints_in_battle, winner_by
from wyrmhall.games.dragon_booster.state import DragonBooster
from wyrmhall.kernel.chance import swift
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.score import Outcome, ScoreLine
from wyrmhall.kernel.value import NONE, Piece
from wyrmhall.kernel.view import View

SEEN_PILES: Final = ("pits", "tracks", "rush_zones", "rushing", "colours")
SEEN_FACTS: Final = (
    ("scores", "points"), ("playing", "playing"), ("boosts", "boosts"), ("on_event", "on_event"),
    ("has_damaged", "has_damaged"), ("eventful", "eventful"), ("battling", "battling"), ("step", "step"),
)  # fmt: skip


def as_seen(view: View) -> DragonBooster:
    """What lies open of a game, enough to add up sprints and stats."""
    s = view.setup.game.empty(view.setup, swift(0))
    assert isinstance(s, DragonBooster)
    for zone in s.zones:
        if zone.name in SEEN_PILES:
            piles = [view.pile(zone.word, seat) for seat in range(s.seats)]
            setattr(s, zone.name, [tuple([item for item in pile if isinstance(item, Piece)]) for pile in piles])
    for name, word in SEEN_FACTS:
        setattr(s, name, view.facts[word])
    return s


def stats_told(s: DragonBooster, seat: int) -> list[Said]:
    """The three stats, each with its sources: so that every number explains itself."""
    found: list[Said] = []
    for which, word in enumerate(STATS):
        told: list[ScoreLine] = []
        value = stat(s, seat, which, told)
        found.append(said(word, value=value, score=tuple([in_parts(line) for line in told])))
    return found


def in_parts(line: ScoreLine) -> Said:
    """A line of a sum as part of something said."""
    return Said(line.said.kind, (*line.said.named, ("points", line.points), ("clauses", tuple(line.clauses))))


def battle_told(s: DragonBooster, seat: int) -> list[Said]:
    """The sprint of a seat in the battle, and what comes of it if nobody acts any more: points to win, or a tie."""
    if not s.battling or not any(s.rushing):  # a battle that ends the game leaves behind who was in it
        return []
    sprints = sprints_in_battle(s)
    winner = winner_by(s, sprints)
    found = [said("sprint", value=sprints[seat])] if seat in s.battling else []
    if winner == seat:
        found.append(said("wins-if-all-pass", value=points_for(s, winner, sprints)))
    elif winner == NONE and sprints[seat] == max([sprints[each] for each in s.playing]):
        found.append(said("ties-if-all-pass"))
    return found


def sprints_after(s: DragonBooster, seat: int, option: Option) -> list[Outcome]:
    """The sprints that an option would change, as far as it leaves nothing else to choose."""
    if isinstance(option, Picking) and option is s.cards.rush[option.used][option.card]:
        return [Outcome("", seat, sprint_of(s, seat, option.card))]
    if not s.battling or option.card == NONE:
        return []
    is_event = option is s.cards.play[option.card] and s.cards.kind[option.card] == AN_EVENT
    if not is_event and not isinstance(option, Using):
        return []
    before = [sprint(s, each) for each in range(s.seats)]
    give_sprint(s, seat, option.card)
    if is_event:
        note_event(s, seat)
    after = [sprint(s, each) for each in range(s.seats)]
    return [Outcome("", each, after[each]) for each in range(s.seats) if after[each] != before[each]]


def give_sprint(s: DragonBooster, seat: int, row: int) -> None:
    """Those sentences of an effect that are about sprints and need no choice."""
    effect = s.cards.effects[row]
    if effect is None or (effect.test is not None and not holds(s, seat, effect.test)):
        return
    rivals = rivals_for(s, seat, effect)
    rival = rivals[0] if len(rivals) == 1 else NONE
    for verb in effect.does:
        if isinstance(verb, Sprint | Weaken | EachEvent) and (rival != NONE or not affects_rival(verb)):
            do(s, seat, row, verb, rival)
