"""Magic Dragon: why a hint advises what it advises."""

from __future__ import annotations

from wyrmhall.games.magic_dragon.cards import Bid, Claim, MagicCards, Play, Stack
from wyrmhall.games.magic_dragon.rules import bid_among
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said, Seat, said
from wyrmhall.kernel.value import NONE
from wyrmhall.kernel.view import View


def because(view: View, option: Option) -> list[Said]:
    """What the card gains or spares, and what that makes of the bid."""
    if isinstance(option, Bid):
        return [said("bonus", points=view.facts["bonus"][option.number])]
    if not isinstance(option, Play):
        return [said("keeps-spells")]
    stack = stack_meant(view, option)
    bid, owned = bid_seen(view, view.seat), len(view.pile("stack", view.seat))
    after = owned + change(view, option, stack)
    return [*what_it_does(view, option, stack), said(effect_on_bid(bid, owned, after), bid=bid, owned=after)]


def effect_on_bid(bid: int, before: int, after: int) -> str:
    if after == bid:
        return "keeps-bid" if before == bid else "reaches-bid"
    return "nearer-bid" if after < bid else "beyond-bid"


def what_it_does(view: View, play: Play, stack: Stack | None) -> list[Said]:
    cards = view.setup.book
    assert isinstance(cards, MagicCards)
    if stack is None:
        return [said("starts")]
    size, owner = len(stack.cards) + 1, Seat(stack.owner)
    if play.card < cards.dragons:
        return [said("own-grows" if stack.owner == view.seat else "captures", number=size, rival=owner)]
    if play.card == cards.ice:
        return [said("own-is-safe" if stack.owner == view.seat else "locks", number=size, rival=owner)]
    return [said("own-goes" if stack.owner == view.seat else "takes-away", number=len(stack.cards), rival=owner)]


def change(view: View, play: Play, stack: Stack | None) -> int:
    """How many stacks more the viewer owns then."""
    cards = view.setup.book
    assert isinstance(cards, MagicCards)
    if stack is None:
        return 1
    if play.card < cards.dragons:
        return 0 if stack.owner == view.seat else 1
    return -1 if play.card >= cards.fire and stack.owner == view.seat else 0


def stack_meant(view: View, play: Play) -> Stack | None:
    """The stack that the card goes on; None if it starts one."""
    if play.target == NONE:
        return None
    waiting = 0
    for _, pile in view.zones["stack"]:
        for stack in pile or ():
            assert isinstance(stack, Stack)
            if isinstance(play, Claim):
                if stack.named != NONE:
                    if waiting == play.place:
                        return stack
                    waiting += 1
            elif stack.dragon == play.target:
                return stack
    return None


def bid_seen(view: View, seat: int) -> int:
    """The seat's bid of this round, NONE if it has made none."""
    facts = view.facts
    return bid_among(view.setup, facts["bids"], facts["opener"], facts["playing"], seat)
