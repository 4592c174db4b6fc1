"""What goes to a viewer of an event: what everybody may know, and of what is secret only one's own (EV-10)."""

from __future__ import annotations

from typing import Any

from wyrmhall.events.owed import MINUTE, is_waiting, owed, stage
from wyrmhall.events.pairing import rounds_of
from wyrmhall.events.round_robin import rounds_left
from wyrmhall.events.rounds import Match, Result, Round
from wyrmhall.events.standings import Line
from wyrmhall.events.tables import shown, value_of
from wyrmhall.hall import wire_events as w
from wyrmhall.hall.events.entries import Terms
from wyrmhall.hall.events.fold import HallEvent, Where
from wyrmhall.hall.events.homes import homes
from wyrmhall.hall.events.seating import phase_of


class EventView:
    """An event at one moment."""

    def __init__(self, event: HallEvent, at: int, trouble: str) -> None:
        self.event = event
        self.at = at
        self.trouble = trouble

    # --- for everybody --------------------------------------------------------------------

    def common(self) -> dict[str, Any]:
        """Everything that is the same for all viewers, by its name in `EventShown`."""
        event, found = self.event, self.event.event
        return {
            "seq": event.seq,
            "id": event.id,
            "plan": plan_of(event),
            "seed": found.plan.seed,
            "stage": stage(found),
            "organisers": list(found.organisers),
            "players": [player_of(event, number) for number in found.players],
            "pods": [pod_of(event, number) for number in range(len(found.pods))],
            "rounds": len(found.rounds),
            "planned": planned(event),
            "round": round_of(event, len(found.rounds)) if found.rounds else None,
            "standings": standings_of(event),
            "announcements": announcements_of(event),
            "owed": [w.EventOwed(each.kind, list(each.players), each.round, each.match) for each in owed(found)],
            "shared": shared_of(event),
            "home": homes(event),
            "is_readable": event.is_readable(),
        }

    # --- for one viewer -------------------------------------------------------------------

    def own(self, player: str) -> dict[str, Any]:
        is_organiser = player in self.event.organisers
        number = self.event.number_of(player)
        return {
            "clock": self.clock(number),
            "you": self.you(player, number),
            "links": w.EventLinks(self.event.link or None) if is_organiser else None,
            "trouble": self.trouble if is_organiser else "",
        }

    def you(self, player: str, number: int | None) -> w.EventYou:
        event = self.event
        name = event.organisers.get(player, "") if player else ""
        found = w.EventYou(player=number, is_organiser=bool(name), organiser=name)
        if number is None:
            return found
        known, where = event.event.player(number), latest_match(event, number)
        found.match = where[1] if where is not None else None
        found.seat_at = seat_of(event, number, where)
        found.deck = w.EventDeck(list(known.deck), list(known.sideboard)) if known.deck is not None else None
        found.pool = list(known.pool) if known.pool is not None else None
        bout = event.bouts.get(where) if where is not None else None
        if where is not None and bout is not None and bout.play.phase == "exchanging":
            seat = event.event.match(*where).players.index(number)
            deck = bout.play.decks[seat]
            found.exchange = w.EventDeck(list(deck.cards), list(deck.sideboard))
            found.is_done = seat in bout.play.ready
        return found

    def clock(self, number: int | None) -> w.EventClock:
        event, found = self.event.event, w.EventClock()
        if not event.rounds or event.has_ended:
            return found
        last = event.rounds[-1]
        found.round = last.ends - self.at if last.ends else None
        if event.plan.no_show and any(is_waiting(event, last, match) for match in last.matches):
            found.no_show = last.began + event.plan.no_show * MINUTE - self.at
        where = latest_match(self.event, number) if number is not None else None
        bout = self.event.bouts.get(where) if where is not None else None
        if bout is not None and bout.ends:
            found.exchange = bout.ends - self.at
        return found


# --- parts ---------------------------------------------------------------------------------------


def plan_of(event: HallEvent) -> w.EventPlan:
    """What was agreed on, as it was wished for."""
    agreed, plan = event.agreed(), event.event.plan
    digest = agreed.cards if agreed.book else None
    return w.EventPlan(
        name=plan.name,
        game=plan.game,
        at_tables=agreed.match is not None,
        pairing=plan.pairing,
        best_of=plan.best_of,
        at_table=plan.at_table,
        rounds=plan.rounds,
        cut=plan.cut,
        placing=plan.placing,
        draft=plan.draft,
        pod=agreed.pod,
        sharing=plan.sharing,
        minutes=plan.minutes,
        no_show=plan.no_show,
        exchange=plan.exchange,
        rebuild_between_matches=plan.rebuild_between_matches,
        private=agreed.private,
        match=table_of(agreed.match, digest if agreed.drafts is None else None),
        drafts=table_of(agreed.drafts, digest),
    )


def table_of(terms: Terms | None, cards: str | None) -> w.EventTable:
    if terms is None:
        return w.EventTable()
    return w.EventTable(terms.variant, terms.house, cards, terms.clock, terms.grace, terms.chat)


def player_of(event: HallEvent, number: int) -> w.EventPlayer:
    found = event.event.player(number)
    return w.EventPlayer(
        number=number,
        name=found.name,
        here=found.is_here,
        dropped=found.has_dropped,
        bot=event.bots.get(number, ""),
        web=event.can_sit(number),
        has_deck=found.deck is not None,
        drafted=found.pool is not None,
    )


def pod_of(event: HallEvent, at: int) -> w.EventPod:
    pod = event.event.pods[at]
    is_over = all(event.event.player(player).pool is not None for player in pod.players)
    return w.EventPod(list(pod.players), pod.table, is_over)


def planned(event: HallEvent) -> int:
    """How many rounds there will be before the cut."""
    found = event.event
    if found.plan.pairing == "swiss":
        return rounds_of(found)
    paired = len([each for each in found.rounds if each.stage == "rounds"])
    return max(paired, rounds_left(found)) if found.active() or found.rounds else 0


def round_of(event: HallEvent, number: int) -> w.EventRound:
    round = event.event.round(number)
    matches = [match_of(event, (number, at), round, match) for at, match in enumerate(round.matches, 1)]
    return w.EventRound(number, round.stage, matches)


def match_of(event: HallEvent, where: Where, round: Round, match: Match) -> w.EventMatch:
    bout = event.bouts.get(where)
    ready = bout.play.ready if bout is not None else frozenset[int]()
    return w.EventMatch(
        number=where[1],
        players=list(match.players),
        here=list(match.here),
        result=result_as_wire(event.event.result(round, match)),
        reports=[w.EventReport(each.player, to_wire(each.result)) for each in match.reports],
        is_disputed=match.is_disputed(),
        tables=list(match.tables),
        phase=phase_of(event, where, round, match),
        winners=list(bout.play.winners) if bout is not None else [],
        ready=[match.players[seat] for seat in sorted(ready)],
        is_decided=match.decided is not None,
    )


def to_wire(result: Result) -> w.EventResult:
    return w.EventResult(list(result.won), result.drawn, list(result.places), list(result.absent))


def result_as_wire(result: Result | None) -> w.EventResult | None:
    return to_wire(result) if result is not None else None


def standings_of(event: HallEvent) -> w.EventStandings:
    lines, order = event.stand()
    ranked = sorted(lines, key=lambda line: order.index(line.player))
    kinds = [figure.said.kind for figure in shown(ranked[0])] if ranked else []
    return w.EventStandings(kinds, [standing_of(place, line) for place, line in enumerate(ranked, 1)])


def standing_of(place: int, line: Line) -> w.EventStanding:
    figures = [value_of(figure) for figure in shown(line)]
    return w.EventStanding(place, line.player, list(line.record.won_lost_drawn()), list(line.record.games()), figures)


def announcements_of(event: HallEvent) -> list[w.EventAnnouncement]:
    return [
        w.EventAnnouncement(line.wall, line.by, str(line.said.part("text")))
        for line in event.audit
        if line.said.kind == "announced"
    ]


def shared_of(event: HallEvent) -> w.EventShared | None:
    if not event.shares:
        return None
    taken = event.event.taken or ()
    return w.EventShared([each.table for each in event.shares], [(each.player, each.card) for each in taken])


def latest_match(event: HallEvent, number: int) -> Where | None:
    """The match of the latest round in which this player has one."""
    for round in range(len(event.event.rounds), 0, -1):
        for at, match in enumerate(event.event.rounds[round - 1].matches, 1):
            if number in match.players:
                return round, at
    return None


def seat_of(event: HallEvent, number: int, where: Where | None) -> str | None:
    """The table of the hall at which this player is expected now."""
    for shared in event.shares:
        if shared.taken is None and number in shared.players:
            return shared.table
    if where is None:
        pods = [pod for pod in event.event.pods if number in pod.players]
        return pods[0].table if pods and event.event.player(number).pool is None else None
    match, round = event.event.match(*where), event.event.round(where[0])
    is_open = match.tables and event.event.result(round, match) is None
    return match.tables[-1] if is_open and event.awaits_game(where, match, match.tables[-1]) else None
