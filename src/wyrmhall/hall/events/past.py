"""What has been: who changed what, and after the last match decks, drafts and games (EV-10)."""

from __future__ import annotations

from wyrmhall.hall import wire_events as w
from wyrmhall.hall.events.fold import AuditLine, HallEvent
from wyrmhall.hall.events.homes import homes
from wyrmhall.hall.events.said import said_to_wire
from wyrmhall.hall.events.seating import seats_of
from wyrmhall.hall.events.show import round_of
from wyrmhall.hall.events.speaking import sentence
from wyrmhall.kernel.said import Said


def audit_of(event: HallEvent, first: int, count: int) -> w.Audit:
    """A page of the log, the newest first."""
    total = len(event.audit)
    lines = event.audit[max(0, total - first - count) : max(0, total - first)]
    return w.Audit(total, [audit_line(line) for line in reversed(lines)])


def audit_line(line: AuditLine) -> w.AuditLine:
    said = line.said
    ends = said.part("ends") if said.kind == "timer-set" else None
    spoken = (
        Said(said.kind, (*said.named, ("time", f"{ends // 1000} s of the hall"))) if isinstance(ends, int) else said
    )
    return w.AuditLine(line.seq, line.wall, line.by, said_to_wire(said), sentence("done", spoken))


def history_of(event: HallEvent) -> w.EventHistory:
    found = event.event
    decks = [
        w.PlayedDeck(
            each.number,
            list(each.pool) if each.pool is not None else None,
            each.lent,
            list(each.deck) if each.deck is not None else None,
            list(each.sideboard),
        )
        for each in found.players.values()
    ]
    rounds = [round_of(event, number) for number in range(1, len(found.rounds) + 1)]
    return w.EventHistory(decks, games_of(event), rounds, homes(event) or [])


def games_of(event: HallEvent) -> list[w.PlayedGame]:
    """All tables of the event, with the players in the order of their seats."""
    found = [w.PlayedGame(pod.table, "draft", list(pod.players)) for pod in event.event.pods]
    for at, round in enumerate(event.event.rounds, 1):
        for number, match in enumerate(round.matches, 1):
            found += [
                w.PlayedGame(table, "match", list(seats_of(match, game)), at, number, game + 1)
                for game, table in enumerate(match.tables)
            ]
    return [*found, *[w.PlayedGame(each.table, "sharing", list(each.players)) for each in event.shares]]
