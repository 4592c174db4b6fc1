"""Who drafts with whom, and who shares out rares with whom."""

from __future__ import annotations

from wyrmhall.events.lots import in_lot_order
from wyrmhall.events.owed import stage
from wyrmhall.events.problems import BadEvent
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.kernel.registry import game as game_named

RARE_DRAFT = "rare-draft"
MOST_SHARING = 8  # at one table; of more, each pod shares out its own


def draft_tables(event: HallEvent) -> list[tuple[int, ...]]:
    """DBS-5 The pods, by lot, as equal as can be; raises CommandRefused."""
    agreed, plan = event.agreed(), event.event.plan
    if agreed.drafts is None:
        raise CommandRefused("no_draft", "there is no draft before this event")
    if event.event.pods:
        raise CommandRefused("taken", "the draft has begun already")
    players = in_lot_order(plan, "draft", event.event.active())
    missing = [event.name(player) for player in players if not event.can_sit(player)]
    if missing:
        raise CommandRefused("not_at_tables", f"{missing[0]} does not use the page, and cannot draft here")
    sizes = sizes_of(len(players), agreed.pod, game_named(plan.draft).seats_of(agreed.drafts.variant))
    found, at = [], 0
    for size in sizes:
        found.append(tuple(players[at : at + size]))
        at += size
    return found


def sizes_of(players: int, most: int, allowed: tuple[int, ...]) -> list[int]:
    """So many pods as are needed, as equal as can be; raises BadEvent where they cannot be seated."""
    pods = -(-players // most)
    if players < 2:
        raise BadEvent("too-few-players", found=players)
    small, larger = divmod(players, pods)
    sizes = [small + 1] * larger + [small] * (pods - larger)
    if not set(sizes) <= set(allowed):
        raise CommandRefused("bad_setup", f"this draft takes {allowed[0]} to {allowed[-1]} players at a table")
    return sizes


def sharing_tables(event: HallEvent) -> list[tuple[int, ...]]:
    """DBS-32 Who takes at which table, in the order of placing; raises CommandRefused."""
    if event.event.plan.sharing != "rares":
        raise BadEvent("nothing-to-share")
    if stage(event.event) != "played-out":
        raise CommandRefused("not_over", "the rares are shared out after the last match")
    if event.shares or event.event.taken is not None:
        raise BadEvent("cards-are-shared")
    placing = [player for player in event.stand()[1] if event.event.player(player).pool is not None]
    if len(placing) <= MOST_SHARING:
        return [tuple(placing)]
    return [tuple([player for player in placing if player in pod.players]) for pod in event.event.pods]
