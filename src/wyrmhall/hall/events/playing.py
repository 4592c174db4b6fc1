"""What the tables of an event are opened with, and what they report: the event pulls it, as often as it likes."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from wyrmhall.bots import USUAL
from wyrmhall.events import deeds as d
from wyrmhall.events import match as m
from wyrmhall.events.drafted import outcome
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Match, Result
from wyrmhall.events.written import deed_as_data
from wyrmhall.hall import entries as t
from wyrmhall.hall import http
from wyrmhall.hall.brought import new_salt
from wyrmhall.hall.events import entries as e
from wyrmhall.hall.events.drafting import RARE_DRAFT
from wyrmhall.hall.events.entries import EventEntries, Terms
from wyrmhall.hall.events.fold import HallEvent, Where
from wyrmhall.hall.events.lists import brings_decks
from wyrmhall.hall.events.seating import open_matches, seats_of
from wyrmhall.hall.table import Table
from wyrmhall.hall.tokens import digest_of, new_token
from wyrmhall.hall.wire import Clock
from wyrmhall.kernel.game import score

SECONDS = 60  # for taking a rare
LOSER = "loser"  # the value of a house option: who lost the game before, of which only a match knows


class Wanted(NamedTuple):
    """A table that an event needs."""

    table: str
    game: str
    terms: Terms
    players: tuple[int, ...]  # by their seats
    lists: tuple[tuple[str, ...] | None, ...] = ()  # what each seat brings; None: the usual list
    loser: int | None = None  # the seat of whoever lost the game before
    where: Where | None = None  # a match; None: a draft, or the sharing of its rares


# --- which tables there are ----------------------------------------------------------------------


def wanted_tables(event: HallEvent) -> list[Wanted]:
    """All tables whose outcome the event waits for."""
    found = []
    for where, _, match in open_matches(event):
        if match.tables and event.awaits_game(where, match, match.tables[-1]):
            found.append(of_match(event, where, match))
    return [*found, *drafts_wanted(event), *sharing_wanted(event)]


def drafts_wanted(event: HallEvent) -> list[Wanted]:
    terms, game = event.agreed().drafts, event.event.plan.draft
    if terms is None or event.event.rounds:
        return []
    return [
        Wanted(pod.table, game, terms, pod.players)
        for pod in event.event.pods
        if any(event.event.player(player).pool is None for player in pod.players)
    ]


def sharing_wanted(event: HallEvent) -> list[Wanted]:
    """DBS-32 Who sits before whom is the order of placing."""
    terms = event.agreed().drafts
    if terms is None or all(each.taken is not None for each in event.shares):
        return []
    clock = terms.clock if terms.clock.kind == "decision" else Clock("decision", SECONDS)  # DBS-32 for the absent
    usual = msgspec.structs.replace(terms, variant="standard", house={}, clock=clock)
    return [Wanted(each.table, RARE_DRAFT, usual, each.players) for each in event.shares if each.taken is None]


def of_match(event: HallEvent, where: Where, match: Match) -> Wanted:
    terms, game = event.agreed().match, len(match.tables) - 1
    assert terms is not None
    players, loser = seats_of(match, game), None
    lists: tuple[tuple[str, ...] | None, ...] = ()
    if len(match.players) == 2:
        play = event.bout(where).play
        beaten = m.loser(play)
        loser = players.index(match.players[beaten]) if beaten is not None else None
        decks = [play.decks[match.players.index(player)].cards for player in players]
    else:
        decks = [event.registered(player).cards for player in players]
    if brings_decks(event):
        lists = tuple([deck or None for deck in decks])
    return Wanted(match.tables[-1], event.event.plan.game, terms, players, lists, loser, where)


# --- opening them --------------------------------------------------------------------------------


def wish_of(event: HallEvent, wanted: Wanted) -> http.OpenTable:
    """Everything that is agreed on; DB-A2 who begins after a loss is known only here."""
    terms = wanted.terms
    loser = str(wanted.loser) if wanted.loser is not None else "random"
    house = {name: loser if value == LOSER else value for name, value in terms.house.items()}
    return http.OpenTable(
        game=wanted.game,
        seats=len(wanted.players),
        variant=terms.variant or None,
        house=house,
        private=True,
        clock=terms.clock,
        grace=terms.grace,
        chat=terms.chat,
    )


def sat_down(event: HallEvent, wanted: Wanted) -> t.Entries:
    """Everybody has a seat and brings a deck, and the cards are shuffled."""
    entries: t.Entries = []
    for seat, player in enumerate(wanted.players):
        name = event.name(player)
        has_dropped = wanted.game == RARE_DRAFT and event.event.player(player).has_dropped
        if player in event.bots or has_dropped:
            entries.append(t.BotSat(seat=seat, level=event.bots.get(player, USUAL), name=name))
        else:
            token = digest_of(new_token())  # nobody's: they come with their cookies
            entries.append(t.Sat(seat=seat, player=event.people[player], name=name, token=token))
    for seat, cards in enumerate(wanted.lists):
        if cards is not None:
            entries.append(t.Brought(seat=seat, cards=list(cards), salt=new_salt()))
    return [*entries, t.Called()]


# --- what they report ----------------------------------------------------------------------------


def reported(event: HallEvent, wanted: Wanted, table: Table) -> EventEntries:
    """What the event learns from a table that is over; nothing where it knows already, or can learn nothing."""
    if table.status != "finished" or table.state is None:
        return []
    if wanted.where is not None:
        return match_reported(event, wanted.where, table)
    return draft_reported(event, wanted, table) if wanted.game != RARE_DRAFT else sharing_reported(event, wanted, table)


def match_reported(event: HallEvent, where: Where, table: Table) -> EventEntries:
    match = event.event.match(*where)
    if not event.awaits_game(where, match, table.id):
        return []
    order = seats_of(match, len(match.tables) - 1)
    if len(match.players) > 2:
        return [result_set(where, Result(places=places(match, order, table)))]
    winners = [match.players.index(order[seat]) for seat in table.winners]
    winner = winners[0] if len(winners) == 1 else m.DRAW
    over = e.GameOver(*where, table.id, winner)
    play = m.game_over(event.bout(where).play, winner)
    is_open = match.decided is None
    return [over, result_set(where, play.result())] if play.phase == "over" and is_open else [over]


def result_set(where: Where, result: Result) -> e.Happened:
    return e.Happened(by=e.NOBODY, deed=deed_as_data(d.ResultSet(*where, result)))


def places(match: Match, order: tuple[int, ...], table: Table) -> tuple[int, ...]:
    """EV-6 Who has won stands before the others, and these stand by their score; who has conceded comes last."""
    assert table.state is not None
    worth = {}
    for seat, player in enumerate(order):
        has_conceded = table.places[seat].has_conceded
        worth[player] = (not has_conceded, seat in table.winners, score(table.state, seat))
    return tuple([1 + sum(other > worth[player] for other in worth.values()) for player in match.players])


def draft_reported(event: HallEvent, wanted: Wanted, table: Table) -> EventEntries:
    """DBS-23 What everybody has taken, and the decks."""
    assert table.state is not None
    entries: EventEntries = []
    for seat, player in enumerate(wanted.players):
        if event.event.player(player).pool is not None:
            continue
        found = outcome(table.state, seat)
        entries.append(happened(d.Drafted(player, found.cards, found.lent)))
        if not found.is_out:
            entries.append(happened(d.DeckRegistered(player, found.deck, found.sideboard)))
        elif not event.event.player(player).has_dropped:
            entries.append(happened(d.Dropped(player)))  # DBS-A3
    return entries


def happened(deed: d.Deed) -> e.Happened:
    return e.Happened(by=e.NOBODY, deed=deed_as_data(deed))


def sharing_reported(event: HallEvent, wanted: Wanted, table: Table) -> EventEntries:
    """DBS-32 Who took what; with the last table all of it is known."""
    taken = [(wanted.players[each.seat], str(each.option)) for each in table.choices]
    if wanted.table not in [each.table for each in event.shares if each.taken is None]:
        raise BadEvent("cards-are-shared")
    over = e.SharingOver(wanted.table, taken)
    others = [each for each in event.shares if each.table != wanted.table]
    if any(each.taken is None for each in others):
        return [over]
    before = [each for shared in others for each in shared.taken or ()]
    return [over, happened(d.SharedOut((*before, *[d.Taken(player, card) for player, card in taken])))]
