"""Storm Dragons: why a player may not do in a turn what the rules let others do."""

from __future__ import annotations

from wyrmhall.games.storm_dragons.cards import NIGHT, OUTRIDER
from wyrmhall.games.storm_dragons.state import StormDragons
from wyrmhall.games.storm_dragons.strength import head, strength
from wyrmhall.kernel.option import Refusal
from wyrmhall.kernel.said import Said, Seat, said
from wyrmhall.kernel.value import NONE


def why_not_yield(s: StormDragons) -> Refusal:
    if s.leading:
        return Refusal("opener-must-lead", ("SD-24", "SD-A14", "SD-38"))
    return Refusal("holds-dragon", ("SD-37", "SD-38", "SD-A47"))


def why_not_challenge(s: StormDragons, seat: int) -> Refusal:
    if s.holder == seat:
        return Refusal("no-challenge-after-rebuild", ("SD-A21", "SD-40"))
    clauses = ("SD-42", "SD-24")
    if s.holder == NONE:
        return Refusal("no-challenge-without-token", clauses)
    return Refusal(said("only-holder-challenges", rival=Seat(s.holder), total=strength(s, s.holder)), clauses)


def why_not_end_battle(s: StormDragons, seat: int) -> Refusal:
    """What the Outrider lacks."""
    lacking: list[Said] = []
    if s.sky != NIGHT:
        lacking.append(Said("lacks-night"))
    if head(s, seat) != OUTRIDER:
        lacking.append(Said("lacks-head"))
    if s.holder != seat:
        lacking.append(Said("lacks-token"))
    return Refusal(said("outrider-lacks", lacking=tuple(lacking)), ("SD-96", "SD-A34", "SD-A51", "SD-A52"))


def why_not_rebuild(s: StormDragons, seat: int, has_rebuilt: bool) -> Refusal:
    if has_rebuilt:
        return Refusal("rebuilt-already", ("SD-41",))
    return Refusal(said("rebuild-needs-two", count=len(s.hands[seat])), ("SD-39",))
