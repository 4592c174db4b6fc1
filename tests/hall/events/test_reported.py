"""Events whose matches are reported: sign-up, pairing, results, clocks, and who may do what."""

from __future__ import annotations

import asyncio
from typing import Any, get_args

from tests.hall.events.gathering import Visitor, bots, folded, joined, made
from tests.hall.room import Room, code_of, in_a_room
from wyrmhall.hall import wire_events as w
from wyrmhall.hall.events.commands import BY_ORGANISERS, BY_PLAYERS
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.wire import encoder

TWO_ONE: dict[str, Any] = {"won": [2, 1]}
ONE_TWO: dict[str, Any] = {"won": [1, 2]}
FULL: dict[str, Any] = {"drawn": 0, "places": [], "absent": []}


def words(player: int) -> dict[type, dict[str, Any]]:
    """Something that could be done with each command, if one might: about this player and the first match."""
    return {
        w.CheckIn: {"player": player},
        w.DropOut: {"player": player},
        w.ComeBack: {"player": player},
        w.Arrive: {"round": 1, "match": 1, "player": player},
        w.ReportResult: {"round": 1, "match": 1, "result": TWO_ONE},
        w.RegisterDeck: {"deck": ["x"], "player": player},
        w.Exchange: {"round": 1, "match": 1},
        w.DoneExchanging: {"round": 1, "match": 1},
        w.AddPlayer: {"name": "Eve"},
        w.BeginDraft: {},
        w.PairRound: {"number": 2},
        w.RepairPairings: {"round": 1, "matches": [{"number": 1, "players": [], "was": [1, 2]}]},
        w.SetResult: {"round": 1, "match": 1, "result": TWO_ONE, "was": None},
        w.OpenMatch: {"round": 1, "match": 1},
        w.SetTimer: {"round": 1, "left": None},
        w.Announce: {"text": "Hear me"},
        w.NewLink: {},
        w.WithdrawLink: {},
        w.RemoveOrganiser: {"name": "Mara"},
        w.ShareOut: {},
        w.EndEvent: {},
    }


COMMANDS = get_args(w.EventCommands)


def tag(kind: type) -> str:
    return str(kind.__struct_config__.tag)  # type: ignore[attr-defined]


async def begun(room: Room, *names: str, **plan: Any) -> tuple[Visitor, list[Visitor]]:
    """A round robin in its first round."""
    mara = await made(room, **plan)
    people = await joined(mara, *names)
    await mara.done("pair", number=1)
    return mara, people


def playing(mara: Visitor, people: list[Visitor], match: int = 1) -> list[Visitor]:
    """Who plays a match of the round, in the order of its players."""
    return [people[number - 1] for number in mara.shown["round"]["matches"][match - 1]["players"]]


@in_a_room
async def test_an_event_goes_from_sign_up_to_its_end(room: Room) -> None:
    mara, people = await begun(room, "Ada", "Ben", "Cleo", "Dan", pairing="swiss", rounds=1)
    for match in (1, 2):
        one, other = playing(mara, people, match)
        await one.done("report", round=1, match=match, result=TWO_ONE)
        assert {"kind": "confirm", "players": [other.you["player"]], "round": 1, "match": match} in mara.shown["owed"]
        await other.done("report", round=1, match=match, result=TWO_ONE)
    assert [line["matches"] for line in mara.shown["standings"]["lines"]] == [[1, 0, 0]] * 2 + [[0, 1, 0]] * 2
    assert mara.shown["stage"] == "played-out"
    await mara.done("end")
    assert people[0].shown["stage"] == "over"
    assert await mara.refused("announce", text="One more") == "event_is_over"
    assert (await room.hall.events.lists("")).over[0].name == "Ember Cup"


@in_a_room
async def test_whoever_looks_sees_the_same_as_the_log_tells(room: Room) -> None:
    """Changes put together are the whole event, for everybody."""
    mara, people = await begun(room, "Ada", "Ben")
    await people[0].done("report", round=1, match=1, result=TWO_ONE)
    for one in (mara, *people):
        kept = {name: part for name, part in one.shown.items() if name != "clock"}
        one.box.shown = {}
        await one.do("sync")
        assert {name: part for name, part in one.shown.items() if name != "clock"} == kept
    assert vars(folded(room, mara.live)).keys() == vars(mara.live.event).keys()
    assert folded(room, mara.live).event.rounds == mara.live.event.event.rounds
    assert folded(room, mara.live).people == mara.live.event.people


@in_a_room
async def test_players_who_say_different_things_wait_for_an_organiser(room: Room) -> None:
    mara, people = await begun(room, "Ada", "Ben")
    one, other = playing(mara, people)
    await one.done("report", round=1, match=1, result=TWO_ONE)
    await other.done("report", round=1, match=1, result=ONE_TWO)
    assert mara.shown["round"]["matches"][0]["is_disputed"]
    assert mara.shown["owed"] == [{"kind": "decide", "players": [], "round": 1, "match": 1}]
    await mara.done("set_result", round=1, match=1, result=ONE_TWO, was=None)
    assert mara.shown["round"]["matches"][0]["result"] == {**ONE_TWO, **FULL}
    assert await one.refused("report", round=1, match=1, result=TWO_ONE) == "match_has_a_result"


@in_a_room
async def test_a_player_reports_own_matches_only(room: Room) -> None:
    mara, people = await begun(room, "Ada", "Ben", "Cleo", "Dan")
    stranger = playing(mara, people, 2)[0]
    assert await stranger.refused("report", round=1, match=1, result=TWO_ONE) == "not_your_match"
    assert await stranger.refused("arrive", round=1, match=1) == "not_your_match"
    assert await mara.refused("report", round=1, match=1, result=TWO_ONE) == "not_playing"


def test_each_command_says_who_may_give_it() -> None:
    assert set(BY_PLAYERS) | set(BY_ORGANISERS) == set(COMMANDS) == set(words(1))
    assert not set(BY_PLAYERS) & set(BY_ORGANISERS)


@in_a_room
async def test_who_is_no_organiser_changes_nothing(room: Room) -> None:
    """Every command, given by a player about somebody else, by one who only looks, and by one without a cookie."""
    mara, people = await begun(room, "Ada", "Ben", "Cleo", "Dan")
    await mara.done("new_link")
    seated = mara.shown["round"]["matches"][0]["players"]
    outsider = next(each for each in people if each.you["player"] not in seated)
    said = words(seated[0])
    for kind in COMMANDS:
        code = await outsider.refused(tag(kind), **said[kind])
        assert code == "not_organiser" or kind in (w.ReportResult, w.Exchange, w.DoneExchanging), kind
        assert code in ("not_organiser", "not_your_match"), kind
    zoe, nobody = Visitor(room, mara.live, "Zoe"), Visitor(room, mara.live, "")
    for kind in COMMANDS:
        assert await zoe.refused(tag(kind), **said[kind]) in ("not_organiser", "not_playing"), kind
        assert await nobody.refused(tag(kind), **said[kind]) == "no_player", kind
    assert all(each.shown["links"] is None for each in (*people, zoe, nobody))


@in_a_room
async def test_a_command_is_done_once(room: Room) -> None:
    mara, people = await begun(room, "Ada", "Ben")
    first = await mara.do("announce", "a1", text="Hello")
    again = await mara.do("announce", "a1", text="Hello")
    assert (first["again"], again["again"]) == (False, True)
    assert first["seq"] == again["seq"]
    assert len(mara.shown["announcements"]) == 1
    assert (await people[0].do("drop", "a1"))["again"] is False  # a name counts for whoever has given it


@in_a_room
async def test_of_two_organisers_who_say_different_things_one_is_told(room: Room) -> None:
    mara, _ = await begun(room, "Ada", "Ben")
    await mara.done("new_link")
    await room.hall.events.admit(mara.live.event.id, Player("id-Ida", "Ida"), mara.shown["links"]["organiser"])
    ida = Visitor(room, mara.live, "Ida")
    results = [(mara, TWO_ONE), (ida, ONE_TWO)]
    said = [
        w.event_decoder.decode(
            encoder.encode({"do": "set_result", "id": "s", "round": 1, "match": 1, "result": result, "was": None})
        )
        for _, result in results
    ]
    await asyncio.gather(*[who.live.obey(who.box, what) for (who, _), what in zip(results, said, strict=True)])
    answers = [next(each for each in who.box.heard if each.get("to") == "s") for who, _ in results]
    assert sorted(answer["is"] for answer in answers) == ["done", "refused"]
    assert [answer["code"] for answer in answers if answer["is"] == "refused"] == ["stale"]
    winner = next(result for (_, result), answer in zip(results, answers, strict=True) if answer["is"] == "done")
    assert (
        mara.shown["round"]["matches"][0]["result"]["won"]
        == winner["won"]
        == ida.shown["round"]["matches"][0]["result"]["won"]
    )


@in_a_room
async def test_a_round_is_paired_once_and_repaired_as_it_was_seen(room: Room) -> None:
    mara, people = await begun(room, "Ada", "Ben", "Cleo", "Dan")
    assert await mara.refused("pair", number=1) == "stale"
    one, two = (match["players"] for match in mara.shown["round"]["matches"])
    swapped = [
        {"number": 1, "players": [one[0], two[0]], "was": one},
        {"number": 2, "players": [one[1], two[1]], "was": two},
    ]
    assert await mara.refused("repair", round=1, matches=[{**swapped[0], "was": two}]) == "stale"
    await mara.done("repair", round=1, matches=swapped)
    assert [match["players"] for match in people[0].shown["round"]["matches"]] == [
        [one[0], two[0]],
        [one[1], two[1]],
    ]


@in_a_room
async def test_organisers_come_by_a_link_that_can_be_withdrawn(room: Room) -> None:
    mara = await made(room)
    name, ida = mara.live.event.id, Player("id-Ida", "Ida")
    await mara.done("new_link")
    old = mara.shown["links"]["organiser"]
    await mara.done("withdraw_link")
    assert await code_of(room.hall.events.admit(name, ida, old)) == "bad_token"
    await mara.done("new_link")
    await room.hall.events.admit(name, ida, mara.shown["links"]["organiser"])
    visitor = Visitor(room, mara.live, "Ida")
    await visitor.done("announce", text="I am here too")
    assert await visitor.refused("remove_organiser", name="Mara") == "maker_stays"
    await mara.done("remove_organiser", name="Ida")
    assert await visitor.refused("announce", text="Still here?") == "not_organiser"
    assert visitor.shown["links"] is None


@in_a_room
async def test_who_does_not_come_loses_by_the_clock(room: Room) -> None:
    mara, people = await begun(room, "Ada", "Ben", minutes=50, no_show=10)
    one, other = playing(mara, people)
    await one.done("arrive", round=1, match=1)
    await room.wait(540)
    await one.do("sync")
    assert one.shown["clock"] == {"round": 2_460_000, "no_show": 60_000, "exchange": None}
    await room.wait(61)
    assert mara.shown["round"]["matches"][0]["result"]["absent"] == [other.you["player"]]
    lost = {line["player"]: line["matches"] for line in mara.shown["standings"]["lines"]}
    assert lost[other.you["player"]] == [0, 1, 0]


@in_a_room
async def test_the_clock_of_a_round_is_the_same_for_all(room: Room) -> None:
    mara, people = await begun(room, "Ada", "Ben", minutes=50)
    await mara.done("set_timer", round=1, left=90_000)
    assert [each.shown["clock"]["round"] for each in (mara, *people)] == [90_000] * 3
    await mara.done("set_timer", round=1, left=None)
    assert people[0].shown["clock"]["round"] is None


@in_a_room
async def test_late_entries_drops_and_returns(room: Room) -> None:
    mara, people = await begun(room, "Ada", "Ben", "Cleo", pairing="swiss", rounds=3)
    await people[2].done("drop")
    assert await people[2].refused("bring_back", player=3) == "not_organiser"
    await mara.done("bring_back", player=3)
    [dan] = await joined(mara, "Dan")
    one, other = playing(mara, people, 1)
    await one.done("report", round=1, match=1, result=TWO_ONE)
    await other.done("report", round=1, match=1, result=TWO_ONE)
    await mara.done("pair", number=2)
    assert dan.you["match"] is not None
    assert sorted(player for match in mara.shown["round"]["matches"] for player in match["players"]) == [1, 2, 3, 4]
    assert await code_of(room.hall.events.join(mara.live.event.id, Player("id-Ada", "Ada"), "Ada2")) == "taken"
    assert await code_of(room.hall.events.join(mara.live.event.id, Player("id-X", "X"), "ben")) == "name_is_taken"


@in_a_room
async def test_somebody_without_the_page_is_entered_and_reported_for(room: Room) -> None:
    mara = await made(room, game="magic-dragon")
    await mara.done("add_player", name="Old Tom")
    await mara.done("check_in", player=1)
    await bots(mara, 1)
    await mara.done("pair", number=1)
    match = mara.shown["round"]["matches"][0]
    assert (match["phase"], match["tables"]) == ("", [])
    assert await mara.refused("open_match", round=1, match=1) == "not_at_tables"
    await mara.done("set_result", round=1, match=1, result=TWO_ONE, was=None)
    assert mara.shown["owed"] == [{"kind": "end", "players": [], "round": 0, "match": 0}]


@in_a_room
async def test_what_makes_no_event_is_refused(room: Room) -> None:
    for plan, code in (
        ({"best_of": 2}, "best_of_is_odd"),
        ({"at_table": 3}, "only_for_two"),
        ({"sharing": "rares"}, "sharing_needs_a_draft"),
        ({"name": "a\nb"}, "bad_text"),
        ({"game": "magic-dragon", "draft": "dbs-draft"}, "bad_setup"),
        ({"draft": "magic-dragon"}, "bad_setup"),
    ):
        assert await code_of(made(room, **plan)) == code, plan
    assert (await room.hall.events.lists("id-Mara")).open == []
