"""Fairy Tale: why a hint advises what it advises."""

from __future__ import annotations

from typing import Any

from wyrmhall.games.fairy_tale.applying import OpenTurn, SecretTurn
from wyrmhall.games.fairy_tale.cards import OwnDown, Prey
from wyrmhall.games.fairy_tale.rules import Naming, Pick, Play
from wyrmhall.games.fairy_tale.scoring import Sheet
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said, Seat, card, said
from wyrmhall.kernel.state import Decision, without
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import View


def because(view: View, sheet: Sheet, option: Option) -> list[Said]:
    """What the option does to the points, as far as the viewer can tell."""
    decision = own_decision(view)
    if isinstance(option, Prey):
        return [said("hits", rival=Seat(option.seat), cards=card(option.card))]
    if decision is None or option.card == NONE or isinstance(option, OwnDown):
        return []
    up, seat = sheet.up[view.seat], view.seat
    if isinstance(decision, (Pick, Play)):
        return worth_of(sheet, seat, (*up, option.card), option.card)
    if isinstance(decision, (SecretTurn, OpenTurn)):
        return turned(
            sheet.total_with(seat, (*up, option.card) if decision.up else without(up, option.card)), sheet, seat
        )
    if isinstance(decision, Naming):
        return [said("best-name")]
    return []


def own_decision(view: View) -> Decision[Any] | None:
    for decision in (*view.waiting, *view.sealed):
        if decision.seat == view.seat:
            return decision
    return None


def worth_of(sheet: Sheet, seat: int, up: tuple[int, ...], played: int) -> list[Said]:
    """What the card adds now, and with which of the others."""
    cards = sheet.cards
    points = sheet.total_with(seat, up) - sheet.total(seat)
    found = [said("adds", points=points)] if points > 0 else [said("adds-nothing-yet")]
    friends = [each for each in sheet.up[seat] if cards.per[each] == played or cards.per[played] == each]
    if friends:
        found.append(said("goes-with", cards=card(friends[0]), number=len(friends)))
    return found


def turned(after: int, sheet: Sheet, seat: int) -> list[Said]:
    change = after - sheet.total(seat)
    if change > 0:
        return [said("adds", points=change)]
    return [said("costs", points=-change)] if change else [said("costs-nothing")]
