"""What a command becomes: entries for the event's log, or a refusal that changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from hmac import compare_digest
from typing import Any, NamedTuple

from wyrmhall.bots import LEVELS
from wyrmhall.events import deeds as d
from wyrmhall.events.pairing import next_round
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Result
from wyrmhall.events.written import deed_as_data
from wyrmhall.hall import wire
from wyrmhall.hall import wire_events as w
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events import entries as e
from wyrmhall.hall.events.drafting import draft_tables, sharing_tables
from wyrmhall.hall.events.entries import EventEntries
from wyrmhall.hall.events.fold import HallEvent
from wyrmhall.hall.events.lists import checked_deck
from wyrmhall.hall.events.seating import is_at_tables, may_open
from wyrmhall.hall.events.speaking import refused_by
from wyrmhall.hall.identity import clean_name
from wyrmhall.hall.tokens import new_table_id, new_token


class Speaker(NamedTuple):
    """Who gives a command, and when."""

    player: str  # the id in the hall
    at: int  # hall time


def entries_of(event: HallEvent, speaker: Speaker, command: wire.Command) -> EventEntries:
    """What this command becomes; raises CommandRefused."""
    try:
        if isinstance(command, ORGANISERS):
            return BY_ORGANISERS[type(command)](event, organiser(event, speaker), command, speaker)
        return BY_PLAYERS[type(command)](event, speaker, command)
    except BadEvent as bad:
        raise refused_by(bad) from None


def refuse(code: str, text: str) -> CommandRefused:
    return CommandRefused(code, text)


def happened(by: str, deed: d.Deed) -> e.Happened:
    return e.Happened(by=by, deed=deed_as_data(deed))


def organiser(event: HallEvent, speaker: Speaker) -> str:
    """The name under which this person organises the event; raises CommandRefused."""
    name = event.organisers.get(speaker.player) if speaker.player else None
    if name is None:
        raise refuse("not_organiser", "only an organiser of this event may do that")
    return name


def acting(event: HallEvent, speaker: Speaker, player: int | None) -> tuple[int, str]:
    """For which player this is done, and by whom: players do it for themselves, organisers for others too."""
    own = event.number_of(speaker.player)
    if player is None or player == own:
        if own is None:
            raise refuse("not_playing", "you do not play in this event")
        return own, event.name(own)
    return event.event.player(player).number, organiser(event, speaker)


# --- players -------------------------------------------------------------------------------------


def join(event: HallEvent, player: str, name: str) -> EventEntries:
    """A person signs up, by the link of the event."""
    if event.number_of(player) is not None:
        raise refuse("taken", "you have signed up already")
    deed = d.SignedUp(len(event.event.players) + 1, name)
    return [e.Entered(by=name, deed=deed_as_data(deed), player=player)]


def check_in(event: HallEvent, speaker: Speaker, command: w.CheckIn) -> EventEntries:
    number, by = acting(event, speaker, command.player)
    return [happened(by, d.CheckedIn(number))]


def drop(event: HallEvent, speaker: Speaker, command: w.DropOut) -> EventEntries:
    number, by = acting(event, speaker, command.player)
    return [happened(by, d.Dropped(number))]


def arrive(event: HallEvent, speaker: Speaker, command: w.Arrive) -> EventEntries:
    number, by = acting(event, speaker, command.player)
    return [happened(by, d.Arrived(command.round, command.match, number))]


def report(event: HallEvent, speaker: Speaker, command: w.ReportResult) -> EventEntries:
    """Of own matches alone; what is played at tables these report themselves."""
    number, by = acting(event, speaker, None)
    if is_at_tables(event, event.event.match(command.round, command.match)):
        raise refuse("reports_itself", "this match is played at tables of the hall, which report it")
    return [happened(by, d.Reported(command.round, command.match, number, result_in(command.result)))]


def register_deck(event: HallEvent, speaker: Speaker, command: w.RegisterDeck) -> EventEntries:
    number, by = acting(event, speaker, command.player)
    if event.agreed().drafts is not None:
        raise refuse("deck_is_drafted", "decks of this event are built in its draft")
    deck, sideboard = checked_deck(event, command.deck, command.sideboard)
    return [happened(by, d.DeckRegistered(number, deck, sideboard))]


def exchange(event: HallEvent, speaker: Speaker, command: w.Exchange) -> EventEntries:
    number, _ = acting(event, speaker, None)
    if command.deck is None:
        return [e.Exchanged(command.round, command.match, number, None, [])]
    deck, sideboard = checked_deck(event, command.deck, command.sideboard)
    return [e.Exchanged(command.round, command.match, number, list(deck), list(sideboard))]


def done_exchanging(event: HallEvent, speaker: Speaker, command: w.DoneExchanging) -> EventEntries:
    number, _ = acting(event, speaker, None)
    return [e.ExchangeDone(command.round, command.match, number)]


def result_in(result: w.EventResult) -> Result:
    return Result(won=tuple(result.won), drawn=result.drawn, places=tuple(result.places), absent=tuple(result.absent))


# --- organisers ----------------------------------------------------------------------------------


def admit(event: HallEvent, player: str, name: str, token: str) -> EventEntries:
    """EV-8 Somebody becomes an organiser by the link."""
    if not event.link or not compare_digest(event.link, token):
        raise refuse("bad_token", "this link for organisers is not good any more")
    deed = d.OrganiserAdmitted(name)
    return [e.OrganiserCame(by=name, deed=deed_as_data(deed), player=player)]


def bring_back(event: HallEvent, by: str, command: w.ComeBack, speaker: Speaker) -> EventEntries:
    return [happened(by, d.Returned(command.player))]


def add_player(event: HallEvent, by: str, command: w.AddPlayer, speaker: Speaker) -> EventEntries:
    if command.bot is not None and command.bot not in LEVELS:
        raise refuse("bad_setup", f"there is no such bot; there are {', '.join(LEVELS)}")
    deed = d.SignedUp(len(event.event.players) + 1, clean_name(command.name))
    entered = e.Entered(by=by, deed=deed_as_data(deed), bot=command.bot or "")
    return [entered, happened(by, d.CheckedIn(deed.player))] if command.bot else [entered]


def begin_draft(event: HallEvent, by: str, command: w.BeginDraft, speaker: Speaker) -> EventEntries:
    pods = draft_tables(event)
    return [happened(by, d.DraftNamed(players, new_table_id())) for players in pods]


def pair(event: HallEvent, by: str, command: w.PairRound, speaker: Speaker) -> EventEntries:
    """A round is paired once, however many organisers do it at the same moment."""
    coming = len(event.event.rounds) + 1
    if command.number != coming:
        raise refuse("stale", f"the next round is number {coming}")
    if event.agreed().drafts is not None and any(each.deck is None for each in drafting(event)):
        raise refuse("draft_goes_on", "not everybody has drafted and built a deck")
    return [happened(by, next_round(event.event))]


def drafting(event: HallEvent) -> list[Any]:
    """The players who are to draft: those who are here, and those in pods, without those who have dropped."""
    return [each for each in event.event.players.values() if each.is_here and not each.has_dropped]


def repair(event: HallEvent, by: str, command: w.RepairPairings, speaker: Speaker) -> EventEntries:
    """EV-4 What the organiser has seen there must still be there."""
    found = event.event.round(command.round).matches
    for each in command.matches:
        now = list(found[each.number - 1].players) if each.number <= len(found) else []
        if now != each.was:
            raise refuse("stale", f"match {each.number} is not what you have seen")
    changed = tuple([d.NewMatch(each.number, tuple(each.players)) for each in command.matches])
    return [happened(by, d.Repaired(command.round, changed))]


def set_result(event: HallEvent, by: str, command: w.SetResult, speaker: Speaker) -> EventEntries:
    """EV-4 Of two organisers who say different things at the same moment one is told."""
    now = event.event.result(event.event.round(command.round), event.event.match(command.round, command.match))
    was = result_in(command.was) if command.was is not None else None
    if now != was:
        raise refuse("stale", "the result of this match is not what you have seen: somebody else has set it")
    result = result_in(command.result) if command.result is not None else None
    return [happened(by, d.ResultSet(command.round, command.match, result))]


def open_match(event: HallEvent, by: str, command: w.OpenMatch, speaker: Speaker) -> EventEntries:
    where = command.round, command.match
    match = event.event.match(*where)
    if match.tables or event.event.result(event.event.round(command.round), match) is not None:
        raise BadEvent("match-has-a-result", number=command.match, round=command.round)
    if not may_open(event, where, match):
        raise refuse("not_at_tables", "not everybody in this match can sit at a table of the hall, or has a deck")
    return [happened(by, d.TableNamed(*where, new_table_id()))]


def set_timer(event: HallEvent, by: str, command: w.SetTimer, speaker: Speaker) -> EventEntries:
    ends = speaker.at + command.left if command.left is not None else 0
    return [happened(by, d.TimerSet(command.round, ends))]


def announce(event: HallEvent, by: str, command: w.Announce, speaker: Speaker) -> EventEntries:
    return [happened(by, d.Announced(command.text.strip()))]


def new_link(event: HallEvent, by: str, command: w.NewLink, speaker: Speaker) -> EventEntries:
    not_over(event)
    return [e.LinkMade(by=by, token=new_token())]


def withdraw_link(event: HallEvent, by: str, command: w.WithdrawLink, speaker: Speaker) -> EventEntries:
    not_over(event)
    if not event.link:
        raise refuse("taken", "there is no such link")
    return [e.LinkMade(by=by, token="")]


def remove_organiser(event: HallEvent, by: str, command: w.RemoveOrganiser, speaker: Speaker) -> EventEntries:
    return [happened(by, d.OrganiserWithdrawn(command.name))]


def share(event: HallEvent, by: str, command: w.ShareOut, speaker: Speaker) -> EventEntries:
    tables = sharing_tables(event)
    names = [new_table_id() for _ in tables]
    return [e.SharingNamed(by=by, tables=names, players=[list(each) for each in tables])]


def end(event: HallEvent, by: str, command: w.EndEvent, speaker: Speaker) -> EventEntries:
    if any(each.taken is None for each in event.shares):
        raise BadEvent("sharing-goes-on")
    return [happened(by, d.Ended())]


def not_over(event: HallEvent) -> None:
    if event.event.has_ended:
        raise BadEvent("event-is-over")


BY_PLAYERS: dict[type[wire.Command], Callable[[HallEvent, Speaker, Any], EventEntries]] = {
    w.CheckIn: check_in,
    w.DropOut: drop,
    w.Arrive: arrive,
    w.ReportResult: report,
    w.RegisterDeck: register_deck,
    w.Exchange: exchange,
    w.DoneExchanging: done_exchanging,
}
BY_ORGANISERS: dict[type[wire.Command], Callable[[HallEvent, str, Any, Speaker], EventEntries]] = {
    w.ComeBack: bring_back,
    w.AddPlayer: add_player,
    w.BeginDraft: begin_draft,
    w.PairRound: pair,
    w.RepairPairings: repair,
    w.SetResult: set_result,
    w.OpenMatch: open_match,
    w.SetTimer: set_timer,
    w.Announce: announce,
    w.NewLink: new_link,
    w.WithdrawLink: withdraw_link,
    w.RemoveOrganiser: remove_organiser,
    w.ShareOut: share,
    w.EndEvent: end,
}
ORGANISERS = tuple(BY_ORGANISERS)

__all__ = ["BY_ORGANISERS", "BY_PLAYERS", "Speaker", "admit", "entries_of", "join"]
