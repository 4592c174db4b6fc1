"""Sockets: the handshake, odd messages, floods, slow readers, caps, and who gets the seat's messages."""

from __future__ import annotations

import re
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

from tests.hall.faults.killing import Impatient
from tests.hall.serving import NEWS, Message, Serving, Talk, serving, until
from tests.hall.web.raw import BINARY, CONTINUED, PING, TEXT, Raw
from tests.hall.web.test_strict import ODD
from tests.patience import PATIENCE
from wyrmhall.hall.connection import MOST_FRAGMENTS

SOURCE = Path(__file__).parents[3] / "src" / "wyrmhall"


@pytest.fixture(scope="module")
def table(hall: Serving) -> str:
    name: str = hall.person("Host").open_table(seats=5)["table"]
    return name


MANY = (
    "--message-rate", "1e5", "--message-burst", "100000", "--player-rate", "1e5", "--player-burst", "100000",
    "--look-rate", "1e5", "--look-burst", "100000",
)  # fmt: skip


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A hall that allows many messages."""
    with serving(tmp_path_factory.mktemp("generous"), *MANY) as running:
        yield running


def is_answer(message: Message) -> bool:
    return bool(message["is"] not in NEWS)


# --- the handshake -------------------------------------------------------------------------------


def test_the_first_message_is_hello(hall: Serving, table: str) -> None:
    for first in ('{"do":"ping","id":"a"}', '{"do":"choose"}', "garbage", b"bytes", '{"do":"hello","role":"host"}'):
        with Talk(hall, table, {}) as talk:
            talk.say(first)
            assert talk.end() == (4000, "bad_message")
            assert talk.heard[-1]["is"] == "closing"


def test_a_table_that_is_not_there(hall: Serving) -> None:
    for name in ("a" * 16, "x", "A" * 16):
        with Talk(hall, name, {}) as talk:
            talk.say({"do": "hello"})
            assert talk.end() == (4004, "not_found")
            assert talk.heard[-1]["code"] == "not_found"


def test_nothing_is_compressed(hall: Serving, table: str) -> None:
    with Raw(hall, table) as raw:
        assert b"101 Switching" in raw.answer
        assert b"permessage-deflate" not in raw.answer


def test_who_says_nothing_is_not_waited_for(hall: Serving, table: str) -> None:
    """A socket without hello, a request that never comes, one that trickles, and a body that never comes."""
    beginnings = [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ]

    def wait_for_end(beginning: bytes) -> float:
        began = time.monotonic()
        with socket.create_connection(("127.0.0.1", hall.port), timeout=PATIENCE) as line:
            line.sendall(beginning)
            while True:
                try:
                    if not line.recv(4096):
                        return time.monotonic() - began
                except ConnectionError:
                    return time.monotonic() - began

    def wait_for_closing() -> float:
        began = time.monotonic()
        with Talk(hall, table, {}) as talk:
            assert talk.end() == (4000, "bad_message")
        return time.monotonic() - began

    with ThreadPoolExecutor(4) as pool:
        waiting = [pool.submit(wait_for_end, each) for each in beginnings] + [pool.submit(wait_for_closing)]
        waits = [each.result() for each in waiting]
    assert all(wait > 4 for wait in waits), waits


# --- odd messages --------------------------------------------------------------------------------


def test_odd_messages_are_refused_and_change_nothing(generous: Serving) -> None:
    table = generous.person().open_table()["table"]
    with generous.watch(table) as talk:
        before = talk.shown["seq"]
        for name, body in ODD.items():
            try:
                text = body.decode()
            except UnicodeDecodeError:
                continue
            talk.say(text)
            answer = talk.hear_until(is_answer)
            assert (answer["is"], answer["code"], answer["to"]) == ("refused", "bad_message", None), name
        for odd in (b"", b"\x00\xff", b'{"do":"ping","id":"a"}', '{"do":"hello"}'):
            talk.say(odd)
            assert talk.hear_until(is_answer)["code"] == "bad_message"
        assert talk.do("ping")["is"] == "pong"
        assert talk.do("sync")["is"] == "pong"
        assert talk.shown["seq"] == before


def test_text_that_is_no_utf8_ends_the_socket(hall: Serving, table: str) -> None:
    with Raw(hall, table) as raw:
        raw.frame(TEXT, b"\xff\xfe")
        assert raw.is_cut_off()


def test_large_messages_end_the_socket(hall: Serving, table: str) -> None:
    with hall.watch(table) as talk:
        talk.say(" " * 16_000 + '{"do":"ping","id":"a"}')
        assert talk.hear_until(is_answer)["is"] == "pong"
        talk.say("x" * 16_385)
        assert talk.end()[0] == 1009
    with Raw(hall, table) as raw:
        raw.say(do="hello")
        raw.frame(TEXT, b"x" * 10_000, is_last=False)
        raw.frame(CONTINUED, b"x" * 10_000)
        assert raw.is_cut_off()


def test_messages_in_countless_pieces_end_the_socket(hall: Serving, table: str) -> None:
    with Raw(hall, table) as raw:
        raw.frame(TEXT, b"", is_last=False)
        for _ in range(MOST_FRAGMENTS + 1):
            raw.frame(CONTINUED, b"", is_last=False)
        assert raw.is_cut_off()


@pytest.mark.parametrize("reserved", [0x40, 0x20, 0x10])
def test_frames_that_break_the_protocol_end_the_socket(hall: Serving, table: str, reserved: int) -> None:
    with Raw(hall, table) as raw:
        raw.frame(BINARY, b"x", reserved=reserved)
        assert raw.is_cut_off()


# --- too much, too slow --------------------------------------------------------------------------


def test_a_flood_is_answered_and_then_ended(hall: Serving, table: str) -> None:
    with hall.watch(table) as talk, hall.watch(table) as neighbour:
        try:
            for number in range(300):
                talk.say({"do": "ping", "id": str(number)})
        except ConnectionClosed:
            pass
        assert talk.end() == (4029, "slow_down")
        answers = [message for message in talk.heard if message["is"] in ("pong", "refused")]
        assert [each["is"] for each in answers[:100]] == ["pong"] * 100
        refused = [each for each in answers if each["is"] == "refused"]
        assert {each["code"] for each in refused} == {"slow_down"}
        assert 20 <= len(refused) <= 40
        assert refused[0]["to"] is not None
        assert neighbour.do("ping")["is"] == "pong"


def test_a_player_has_one_pace_for_all_sockets(hall: Serving) -> None:
    """Each socket keeps its own pace; together they are too many, and one may even be closed for it."""
    person = hall.person()
    tables = [person.open_table()["table"] for _ in range(4)]
    answers = []
    with ExitStack() as stack:
        talks = [stack.enter_context(person.join(table)) for table in tables]
        for number in range(70):  # all at once: whoever waits for each answer earns new messages meanwhile
            for talk in talks:
                with suppress(ConnectionClosed):
                    talk.say({"do": "ping", "id": str(number)})
        for talk in talks:
            with suppress(ConnectionClosed):
                answers += [talk.hear_until(is_answer) for _ in range(70)]
            answers += [message for message in talk.heard if is_answer(message)]
    assert {each["is"] for each in answers} - {"closing"} == {"pong", "refused"}
    assert {each["code"] for each in answers if each["is"] == "refused"} == {"slow_down"}


def test_a_reader_that_does_not_read_is_cut_off(generous: Serving) -> None:
    """The others at its table do not wait for it."""
    table = generous.person().open_table()["table"]
    with Raw(generous, table, receive_buffer=4096) as raw, generous.watch(table) as neighbour:
        raw.say(do="hello")
        try:
            for number in range(20_000):
                raw.say(do="sync", id=str(number))
        except OSError:
            pass  # cut off while we were still writing
        until(lambda: generous.metric('wyrmhall_sockets_closed_total{code="too_slow"}') >= 1, "it is cut off")
        assert neighbour.do("ping")["is"] == "pong"
        neighbour.see(lambda message: message["table"]["watchers"] == 1)


def syncs(hall: Serving, outcome: str) -> int:
    """How many have been answered in this way."""
    found = re.search(
        rf'^wyrmhall_messages_total{{kind="sync",outcome="{outcome}"}} (\S+)', hall.ask("GET", "/metrics").text, re.M
    )
    return int(float(found[1])) if found else 0


def test_who_has_not_read_the_last_answer_is_not_shown_the_table_again(generous: Serving) -> None:
    """So nobody can fill the hall's memory or take its time by asking without reading."""
    table = generous.person().open_table()["table"]
    refused = syncs(generous, "slow_down")
    with Raw(generous, table, receive_buffer=4096) as raw:
        raw.say(do="hello")
        while syncs(generous, "slow_down") == refused:
            raw.say(do="sync", id="again")
        refused, answered = syncs(generous, "slow_down"), syncs(generous, "answered")
        for _ in range(20):
            raw.say(do="sync", id="more")
        until(lambda: syncs(generous, "slow_down") >= refused + 20, "all are refused")
        assert syncs(generous, "answered") == answered


def test_who_reads_nothing_for_a_while_is_cut_off_without_having_asked_for_much(tmp_path: Path) -> None:
    hall = Impatient(tmp_path, *MANY)
    try:
        hall.start()
        table = hall.person().open_table()["table"]
        with Raw(hall, table, receive_buffer=4096) as raw:
            raw.say(do="hello")
            with suppress(OSError):  # cut off while we were still writing
                while not syncs(hall, "slow_down"):
                    raw.say(do="sync", id="again")
            cut = 'wyrmhall_sockets_closed_total{code="too_slow"} 1'
            until(lambda: cut in hall.ask("GET", "/metrics").text, "it is cut off")
    finally:
        hall.kill()


def test_an_address_has_its_share_of_looks(tmp_path: Path) -> None:
    with serving(tmp_path, "--look-rate", "0.001", "--look-burst", "5") as hall:
        table = hall.person().open_table()["table"]
        with hall.watch(table) as one, hall.watch(table) as other:
            answers = [one.do("sync") for _ in range(4)] + [other.do("sync") for _ in range(4)]
            assert [answer["is"] for answer in answers] == ["pong"] * 5 + ["refused"] * 3
            assert {answer["code"] for answer in answers[5:]} == {"slow_down"}
            assert one.do("lines", before=10)["code"] == "slow_down"
            assert one.do("ping")["is"] == "pong"


def test_pings_that_nobody_hears_answered_are_cut_off(generous: Serving) -> None:
    table = generous.person().open_table()["table"]
    with Raw(generous, table, receive_buffer=4096) as raw, pytest.raises((ConnectionResetError, BrokenPipeError)):
        ping_for_ever(raw)


def ping_for_ever(raw: Raw) -> None:
    for _ in range(100_000):
        raw.frame(PING, b"x" * 125)


# --- how many ------------------------------------------------------------------------------------


def test_sockets_are_counted(tmp_path: Path) -> None:
    flags = ("--sockets", "5", "--sockets-per-address", "4", "--sockets-per-player", "2")
    with serving(tmp_path / "hall", *flags) as hall, ExitStack() as stack:
        person = hall.person()
        table = person.open_table()["table"]
        mine = [stack.enter_context(person.join(table, looks_from="board")) for _ in range(2)]
        with pytest.raises(InvalidStatus) as refused:
            person.socket(table)
        assert refused.value.response.status_code == 503
        assert refused.value.response.body is not None
        assert b"too_many" in refused.value.response.body
        for _ in range(2):
            stack.enter_context(hall.watch(table))
        with pytest.raises(InvalidStatus):
            hall.watch(table)
        assert hall.metric("wyrmhall_sockets") == 4
        mine[0].socket.close()
        until(lambda: hall.metric("wyrmhall_sockets") == 3, "the place is free again")
        stack.enter_context(person.join(table, looks_from="board"))


def test_fifty_players_behind_one_address(hall: Serving) -> None:
    with ExitStack() as stack:
        talks = []
        for number in range(50):
            person = hall.person(f"Player {number}")
            talks.append(stack.enter_context(person.join(person.open_table()["table"])))
        assert all(talk.do("ping")["is"] == "pong" for talk in talks)


# --- whose messages ------------------------------------------------------------------------------


def test_the_newest_socket_has_the_seat(hall: Serving) -> None:
    person = hall.person()
    table = person.open_table()["table"]
    with person.join(table) as first, person.join(table, looks_from="board") as board:
        assert (first.shown["you"], board.shown["you"]) == (0, -1)
        with person.join(table) as second:
            assert first.end() == (4009, "elsewhere")
            assert first.heard[-1] == {
                "is": "closing",
                "code": "elsewhere",
                "text": first.heard[-1]["text"],
                "retry": None,
            }
            assert second.do("ping")["is"] == "pong"
            assert board.do("ping")["is"] == "pong"


def test_a_program_takes_a_seat_by_its_token(hall: Serving) -> None:
    seated = hall.person().open_table()
    url = f"ws://127.0.0.1:{hall.port}/api/tables/{seated['table']}/socket"
    bearer = {"authorization": f"Bearer {seated['token']}"}
    with connect(url, additional_headers=bearer, proxy=None, compression=None) as socket:
        socket.send('{"do":"hello"}')
        assert '"you":0' in str(socket.recv(10))
    with hall.watch(seated["table"], token=seated["token"]) as talk:
        assert talk.shown["you"] == 0
    stranger = hall.person("Eve")
    with stranger.join(seated["table"], token=seated["token"]) as talk:
        assert talk.shown["you"] == 0
    with stranger.join(seated["table"]) as talk:
        assert talk.shown["you"] == -1


@pytest.mark.parametrize("token", ["x" * 32, "short", "\N{GREEK SMALL LETTER ALPHA}" * 20])
def test_a_wrong_token_opens_nothing(hall: Serving, table: str, token: str) -> None:
    with Talk(hall, table, {}) as talk:
        talk.say({"do": "hello", "token": token})
        assert talk.end()[1] in ("bad_token", "bad_message")
        assert all(message["is"] == "closing" for message in talk.heard)
    if token.isascii():
        with Talk(hall, table, {"authorization": f"Bearer {token}"}) as talk:
            talk.say({"do": "hello"})
            assert talk.end() == (4003, "bad_token")


def test_a_cookie_is_ignored_where_there_is_a_token(hall: Serving) -> None:
    person = hall.person()
    table = person.open_table()["table"]
    with Talk(hall, table, {"cookie": person.cookie(), "authorization": f"Bearer {'x' * 32}"}) as talk:
        talk.say({"do": "hello"})
        assert talk.end() == (4003, "bad_token")


def test_spectators_are_told_no_more_than_anybody(hall: Serving) -> None:
    person = hall.person()
    seated = person.open_table(start=True)
    with person.join(seated["table"]) as talk, hall.watch(seated["table"]) as watcher:
        talk.begin()
        watcher.see(lambda message: message["game"] is not None)
        assert watcher.shown["game"]["options"] == []
        for answer in (watcher.do("choose", decision=1, option="2"), watcher.do("hint"), watcher.do("abort")):
            assert (answer["is"], answer["code"]) == ("refused", "not_seated")


# --- the one writer ------------------------------------------------------------------------------


def test_one_function_writes_to_sockets() -> None:
    """Whoever sends views in another way escapes the leak tests."""
    writers = re.compile(r"send_text\(|send_bytes\(|send_binary\(|send_json\(|send_data\(|websocket\.send|\.writes \+=")
    found = [
        f"{path.relative_to(SOURCE)}: {line.strip()}"
        for path in sorted(SOURCE.rglob("*.py"))
        for line in path.read_text(encoding="utf-8").splitlines()
        if writers.search(line)
    ]
    assert found == ["hall/connection.py: self.conn.writes += (head_of(message), message)"]


def test_the_numbers_tell_of_messages_and_their_outcome(generous: Serving) -> None:
    person = generous.person()
    table = person.open_table()["table"]
    with person.join(table) as talk:
        assert talk.do("say", text="hello")["is"] == "done"
        assert talk.do("undo")["is"] == "refused"
    assert generous.metric('wyrmhall_command_seconds_bucket{le="+Inf"}') >= 1
    assert generous.metric("wyrmhall_command_seconds_sum") > 0
    text = generous.ask("GET", "/metrics").text
    assert 'wyrmhall_messages_total{kind="say",outcome="done"} ' in text
    assert 'wyrmhall_messages_total{kind="undo",outcome="refused"} ' in text
    assert table not in text
