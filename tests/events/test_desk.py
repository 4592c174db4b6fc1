"""What can happen at an event, what cannot, and repairs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from tests.events.desk import SEED, Desk
from wyrmhall.events import deeds as d
from wyrmhall.events.owed import Owed, no_shows, owed, stage
from wyrmhall.events.pairing import is_readable
from wyrmhall.events.plan import Plan, check_plan
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Result

MINUTE = 60_000


def refused(desk: Desk, deed: d.Deed) -> str:
    """The code; nothing has changed."""
    before = dict(desk.event.__dict__)
    players = dict(desk.event.players)
    with pytest.raises(BadEvent) as why:
        desk.do(deed)
    assert desk.event.__dict__ == before
    assert desk.event.players == players
    return why.value.which


def in_a_round(players: int = 4) -> Desk:
    desk = Desk(players, pairing="swiss", rounds=2)
    desk.paired(*[(at, at + 1) for at in range(1, players, 2)])
    return desk


# --- results ------------------------------------------------------------------------------------


def test_a_result_counts_when_both_say_the_same() -> None:
    desk = in_a_round()
    desk.do(d.Reported(1, 1, 1, Result(won=(2, 1))))
    assert desk.event.open_matches() == ((1, 1), (1, 2))
    assert owed(desk.event)[0] == Owed("confirm", (2,), 1, 1)
    desk.do(d.Reported(1, 1, 2, Result(won=(2, 1))))
    assert desk.event.open_matches() == ((1, 2),)
    assert refused(desk, d.Reported(1, 1, 1, Result(won=(2, 0)))) == "match_has_a_result"


def test_what_is_disputed_is_decided_by_an_organiser() -> None:
    desk = in_a_round()
    desk.do(d.Reported(1, 1, 1, Result(won=(2, 1))))
    desk.do(d.Reported(1, 1, 2, Result(won=(0, 2))))
    assert owed(desk.event)[0] == Owed("decide", (), 1, 1)
    desk.do(d.Reported(1, 1, 2, Result(won=(1, 2))))
    assert owed(desk.event)[0] == Owed("decide", (), 1, 1), "still not the same"
    desk.do(d.ResultSet(1, 1, Result(won=(1, 2))))
    assert desk.figure(2, "points") == 3


def test_a_player_reports_own_matches_only() -> None:
    desk = in_a_round()
    assert refused(desk, d.Reported(1, 1, 3, Result(won=(2, 0)))) == "not_your_match"
    assert refused(desk, d.Reported(1, 1, 9, Result(won=(2, 0)))) == "no_such_player"
    assert refused(desk, d.Reported(2, 1, 1, Result(won=(2, 0)))) == "no_such_round"
    assert refused(desk, d.Reported(1, 3, 1, Result(won=(2, 0)))) == "no_such_match"


@pytest.mark.parametrize(
    ("result", "code"),
    [
        (Result(won=(3, 0)), "too_many_wins"),
        (Result(won=(2, 2)), "too_many_wins"),
        (Result(won=(2, 1), drawn=1), "too_many_games"),
        (Result(won=(0, 0)), "no_games"),
        (Result(won=(2,)), "games_of_two"),
        (Result(won=(-1, 2)), "games_of_two"),
        (Result(places=(1, 2)), "games_of_two"),
        (Result(won=(2, 0), absent=(1,)), "absent_lose"),
        (Result(won=(0, 2), absent=(3,)), "absent_are_players"),
    ],
)
def test_results_that_cannot_be_are_refused(result: Result, code: str) -> None:
    assert refused(in_a_round(), d.ResultSet(1, 1, result)) == code


# --- repairs ------------------------------------------------------------------------------------


def test_a_wrong_pairing_is_repaired_and_all_others_stand() -> None:
    """EV-4"""
    desk = in_a_round(6)
    desk.ended(5, 2, 0)
    desk.do(d.Repaired(1, (d.NewMatch(1, (1, 3)), d.NewMatch(2, (2, 4)))))
    assert [match.players for match in desk.event.rounds[0].matches] == [(1, 3), (2, 4), (5, 6)]
    assert desk.figure(5, "points") == 3
    assert refused(desk, d.Repaired(1, (d.NewMatch(3, (5, 1)), d.NewMatch(1, (6, 3))))) == "match_has_a_result"
    assert refused(desk, d.Repaired(1, (d.NewMatch(1, (1, 2)),))) == "plays_twice"
    assert refused(desk, d.Repaired(1, (d.NewMatch(1, (1, 1)), d.NewMatch(2, ())))) == "plays_twice"
    assert refused(desk, d.Repaired(1, (d.NewMatch(5, (1, 3)),))) == "no_such_match"


def test_a_bye_becomes_a_match_for_who_comes_late() -> None:
    """EV-4, EV-5"""
    desk = Desk(3, pairing="swiss", rounds=2)
    desk.paired((1, 2), (3,))
    assert desk.figure(3, "points") == 3
    late = desk.enter("Late")
    desk.do(d.Repaired(1, (d.NewMatch(2, (3, late)),)))
    assert desk.figure(3, "points") == 0
    desk.do(d.Repaired(1, (d.NewMatch(2, (3,)), d.NewMatch(3, (late,)))))
    assert desk.figure(late, "points") == 3


def test_a_drop_is_taken_back() -> None:
    """EV-4"""
    desk = in_a_round()
    desk.do(d.Dropped(2))
    assert desk.figure(1, "points") == 3
    assert desk.event.open_matches() == ((1, 2),)
    desk.do(d.Returned(2))
    assert desk.event.open_matches() == ((1, 1), (1, 2))
    assert desk.figure(1, "points") == 0
    assert refused(desk, d.Returned(2)) == "not_dropped"


# --- clocks -------------------------------------------------------------------------------------


def test_the_timer_of_a_round_is_the_same_for_all() -> None:
    desk = Desk(4, pairing="swiss", minutes=50)
    desk.at = 1000
    desk.pair()
    assert desk.event.rounds[0].ends == 1000 + 50 * MINUTE
    desk.do(d.TimerSet(1, 1000 + 60 * MINUTE))
    assert desk.event.rounds[0].ends == 1000 + 60 * MINUTE


def test_who_does_not_come_in_time_has_lost() -> None:
    """DBS-A20: between two who are not there neither gains"""
    desk = Desk(6, pairing="swiss", rounds=2, no_show=10)
    desk.paired((1, 2), (3, 4), (5, 6))
    desk.do(d.Arrived(1, 1, 2))
    for player in (3, 4):
        desk.do(d.Arrived(1, 2, player))
    assert no_shows(desk.event, 10 * MINUTE - 1) == ()
    found = no_shows(desk.event, 10 * MINUTE)
    assert [(each.match, each.result) for each in found] == [
        (1, Result(won=(0, 2), absent=(1,))),
        (3, Result(won=(0, 0), absent=(5, 6))),
    ]
    for each in found:
        desk.do(d.ResultSet(each.round, each.match, each.result), by="")
    assert no_shows(desk.event, 20 * MINUTE) == ()
    assert [desk.figure(player, "points") for player in (1, 2, 5, 6)] == [0, 3, 0, 0]


# --- organisers and stages ----------------------------------------------------------------------


def test_who_makes_an_event_admits_others_and_withdraws_them() -> None:
    """EV-8"""
    desk = Desk(2)
    desk.do(d.OrganiserAdmitted("Ida"))
    assert desk.event.organisers == ("Mara", "Ida")
    assert refused(desk, d.OrganiserAdmitted("Ida")) == "organiser_already"
    desk.do(d.OrganiserWithdrawn("Ida"))
    assert "Ida" not in desk.event.organisers
    assert refused(desk, d.OrganiserWithdrawn("Mara")) == "maker_stays"


def test_nothing_may_be_read_before_the_last_match() -> None:
    """EV-10"""
    desk = Desk(2)
    assert not is_readable(desk.event)
    desk.pair()
    assert not is_readable(desk.event)
    desk.ended(1, 2, 0)
    assert is_readable(desk.event)
    desk.do(d.Ended())
    assert is_readable(desk.event)
    assert refused(desk, d.Announced("Thank you")) == "event_is_over"


def test_an_event_goes_through_its_stages() -> None:
    desk = Desk(0, pairing="swiss", rounds=1, cut=2, draft="dbs-draft")
    assert stage(desk.event) == "sign-up"
    for name in ("Ada", "Ben"):
        desk.enter(name)
    desk.do(d.SignedUp(3, "Cleo"))
    assert owed(desk.event)[0] == Owed("check-in", (3,))
    desk.do(d.DraftNamed((1, 2), "table-1"))
    assert stage(desk.event) == "draft"
    for player in (1, 2):
        desk.do(d.Drafted(player, ("c-1", "c-2")))
    assert stage(desk.event) == "decks"
    assert Owed("deck", (1, 2)) in owed(desk.event)
    desk.pair()
    assert stage(desk.event) == "rounds"
    desk.ended(1, 2, 0)
    desk.pair()
    assert stage(desk.event) == "cut"
    desk.ended(1, 2, 0)
    assert stage(desk.event) == "played-out"
    assert Owed("end") in owed(desk.event)


def test_people_are_told_apart() -> None:
    desk = Desk(2)
    assert refused(desk, d.SignedUp(3, "p1")) == "name_is_taken"
    assert refused(desk, d.SignedUp(5, "Ada")) == "players_are_counted"
    for name in ("", " Ada", "A\x1b[2J", "x" * 61, "Ada\nBen", "Ada\u202e"):
        assert refused(desk, d.SignedUp(3, name)) == "bad_text"


@pytest.mark.parametrize(
    ("changed", "code"),
    [
        ({"best_of": 2}, "best_of_is_odd"),
        ({"best_of": 0}, "best_of_is_odd"),
        ({"at_table": 6}, "table_too_large"),
        ({"at_table": 4}, "only_for_two"),
        ({"placing": "match-wins", "pairing": "swiss"}, "placing_of_round_robins"),
        ({"cut": 3}, "bad_cut"),
        ({"rounds": 31, "pairing": "swiss"}, "too_many_rounds"),
        ({"rounds": 3}, "round_robin_has_its_rounds"),
        ({"sharing": "rares"}, "sharing_needs_a_draft"),
        ({"minutes": -1}, "bad_minutes"),
        ({"exchange": 0, "minutes": 50}, "exchange_needs_time"),
        ({"seed": "x"}, "bad_seed"),
        ({"name": ""}, "bad_text"),
    ],
)
def test_plans_that_make_no_event_are_refused(changed: dict[str, object], code: str) -> None:
    plan = Plan(name="Cup", game="dragon-booster", seed=SEED)
    check_plan(plan)
    with pytest.raises(BadEvent) as why:
        check_plan(replace(plan, **changed))  # type: ignore[arg-type]
    assert why.value.which == code


def test_a_match_is_the_best_of_three_unless_something_else_is_agreed() -> None:
    """DBS-25"""
    plan = Plan(name="Cup", game="dragon-booster", seed=SEED)
    assert (plan.best_of, plan.pairing) == (3, "round-robin")
    assert replace(plan, best_of=5).wins() == 3


def test_entries_come_in_their_order() -> None:
    desk = Desk(2)
    attempts: list[Callable[[], None]] = [
        lambda: desk.event.apply(desk.log[-1]),
        lambda: desk.event.apply(d.Entry(desk.event.seq + 2, 0, "Mara", d.Announced("Hello"))),
        lambda: desk.do(d.Opened(desk.event.plan)),
    ]
    for attempt in attempts:
        with pytest.raises(BadEvent):
            attempt()
    assert desk.event.seq == len(desk.log)
