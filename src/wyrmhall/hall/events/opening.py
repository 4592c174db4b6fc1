"""A new event, as somebody wishes it: everything is checked before anybody can sign up."""

from __future__ import annotations

from wyrmhall.events import deeds as d
from wyrmhall.events.drafted import played_in
from wyrmhall.events.plan import Plan, check_plan
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.written import deed_as_data
from wyrmhall.hall import wire_events as w
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events import entries as e
from wyrmhall.hall.events.homes import card_set_of, check_rares
from wyrmhall.hall.events.speaking import refused_by
from wyrmhall.hall.picks import checked_clock
from wyrmhall.hall.shuffle import new_secret
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.registry import game_names


def wished_cards(wish: w.EventPlan) -> tuple[str, str | None]:
    """The game whose cards may be brought to this event, and their digest; raises CommandRefused."""
    digest = wish.drafts.cards if wish.draft else wish.match.cards
    if wish.draft and wish.match.cards is not None:
        raise CommandRefused("bad_setup", "cards of one's own are those of the draft, where there is one")
    return wish.draft or wish.game, digest


def arranged(wish: w.EventPlan, maker: str, by: str, cards: Book | None, called: str) -> e.Arranged:
    """The first entry of an event; raises CommandRefused, BadSetup or UnknownGame."""
    drafts = drafting_terms(wish, cards) if wish.draft else None
    match = match_terms(wish, cards) if wish.at_tables else None
    plan = plan_of(wish)
    try:
        check_plan(plan)
    except BadEvent as bad:
        raise refused_by(bad) from None
    if wish.sharing == "rares":
        check_rares(wish.draft, cards)
    return e.Arranged(
        deed=deed_as_data(d.Opened(plan)),
        by=by,
        maker=maker,
        private=wish.private,
        pod=wish.pod,
        match=match,
        drafts=drafts,
        cards=cards.table.digest() if cards is not None else None,
        book=called,
    )


def plan_of(wish: w.EventPlan) -> Plan:
    return Plan(
        name=wish.name.strip(),
        game=wish.game.strip(),
        seed=new_secret(),
        pairing=wish.pairing,
        best_of=wish.best_of,
        at_table=wish.at_table,
        rounds=wish.rounds,
        cut=wish.cut,
        placing=wish.placing,
        draft=wish.draft,
        sharing=wish.sharing,
        minutes=wish.minutes,
        no_show=wish.no_show,
        exchange=wish.exchange,
        rebuild_between_matches=wish.rebuild_between_matches,
    )


def drafting_terms(wish: w.EventPlan, cards: Book | None) -> e.Terms:
    """Of tables at which two or more draft; what is no draft is refused."""
    game = game_named(wish.draft)
    card_set_of(wish.draft, cards)
    variant = wish.drafts.variant or game.usual_variant()
    seats = max(size for size in game.seats_of(variant) if size <= max(wish.pod, game.seats_of(variant)[0]))
    setup = game.set_up(seats, variant, wish.drafts.house, cards)
    following = played_in(setup)
    if wish.at_tables and wish.game in game_names() and (following is None or following[0] != wish.game):
        raise CommandRefused("bad_setup", f"decks of {game.title} are not played in {game_named(wish.game).title}")
    if wish.at_tables and following is not None and cards is not None:
        raise CommandRefused("bad_setup", "drafts with cards of one's own are not played at tables of an event")
    return terms_of(wish.drafts, variant, setup.house_values())


def match_terms(wish: w.EventPlan, cards: Book | None) -> e.Terms | None:
    """Of tables of matches; a game that the hall does not have is reported."""
    if wish.game not in game_names():
        return None
    game, variant, house = game_named(wish.game), wish.match.variant, dict(wish.match.house)
    if wish.draft:
        setup = game_named(wish.draft).set_up(2, wish.drafts.variant, wish.drafts.house, cards)
        following = played_in(setup)
        assert following is not None
        variant, house = following[1], {**house, **following[2]}
    setup = game.set_up(wish.at_table, variant, house, cards if not wish.draft else None)
    return terms_of(wish.match, setup.variant, setup.house_values())


def terms_of(wish: w.EventTable, variant: str, house: dict[str, str]) -> e.Terms:
    return e.Terms(variant, house, checked_clock(wish.clock), wish.grace, wish.chat)
