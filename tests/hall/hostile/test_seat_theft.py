"""A host with several cookies wants to see other hands, over real sockets: none is shown to any of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.hall.serving import Person, Serving, Talk, serving


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("theft")) as running:
        yield running


def hands_in(heard: list[dict[str, Any]]) -> set[int]:
    """The seats whose cards were ever shown."""
    zones = [zone for message in heard if message.get("game") for zone in message["game"]["zones"]]
    return {pile["owner"] for zone in zones if zone["word"] == "hand" for pile in zone["piles"] if pile["items"]}


def rob(host: Talk, thieves: list[Person], victims: list[int]) -> set[int]:
    """All that a host can try in order to have a seat emptied and sat down in; the hands that the thieves saw."""
    seen: set[int] = set()
    for status in ("playing", "paused"):
        if status == "paused":
            assert host.do("pause")["is"] == "done"
        for thief, victim in zip(thieves, victims, strict=True):
            for order in ({"do": "kick"}, {"do": "replace", "by": "bot"}, {"do": "replace", "by": "open"}):
                host.do(order["do"], seat=victim, **{name: word for name, word in order.items() if name != "do"})
                for seat in (victim, None):
                    thief.ask("POST", f"/api/tables/{host.table}/sit", {"seat": seat})
                with thief.join(host.table) as talk:
                    assert talk.do("sync", since=0)["is"] == "pong"
                    seen |= hands_in(talk.heard)
    assert host.do("resume")["is"] == "done"
    return seen


def test_alone_with_bots_the_host_sees_one_hand(hall: Serving) -> None:
    ada = hall.person("Ada")
    table = ada.open_table(seats=4, start=True)["table"]
    with ada.join(table) as host:
        host.begin()
        assert rob(host, [hall.person(f"Hydra{n}") for n in range(3)], [1, 2, 3]) == set()
        assert hands_in(host.heard) == {0}


def test_a_person_is_robbed_of_nothing_there_or_away(hall: Serving) -> None:
    """With an accomplice at the table, who agrees to everything."""
    ada, bea, eve = hall.person("Ada"), hall.person("Bea"), hall.person("Accomplice")
    table = ada.open_table(seats=4, bots=["random"])["table"]
    bea.sit(table)
    eve.sit(table)
    thieves = [hall.person("Hydra1"), hall.person("Hydra3")]
    with ada.join(table) as host, eve.join(table) as accomplice:
        with bea.join(table) as victim:
            for talk in (host, accomplice, victim):
                talk.begin()
            assert host.do("kick", seat=1)["code"] == "present"
            assert rob(host, thieves, [1, 3]) == set()
        host.see(lambda shown: not shown["table"]["seats"][1]["is_here"])
        asked = accomplice.see(lambda shown: shown["table"]["handover"])["table"]["handover"]
        assert (asked["given"], asked["waits_for"]) == (3, [1, 2])
        assert accomplice.do("consent", handover=asked["number"], agrees=True)["is"] == "done"
        assert rob(host, thieves, [1, 3]) == set()
        with bea.join(table) as victim:
            back = victim.see(lambda shown: shown["table"]["seats"][1]["stand_in"] == "")
            assert (back["you"], back["table"]["handover"]["waits_for"]) == (1, [1])
            assert victim.do("consent", handover=asked["number"], agrees=False)["is"] == "done"
        assert rob(host, thieves, [1, 3]) == set()
        assert hands_in(host.heard) == {0}
        assert hands_in(accomplice.heard) == {2}
