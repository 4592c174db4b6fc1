"""Connections before anything is said on them: few from one address, none for long, and no line in the log."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from tests.hall.faults.killing import Impatient
from tests.hall.serving import Serving, serving, until
from tests.patience import PATIENCE

STRANGER, PROXY = "127.0.0.2", "127.0.0.3"
UPGRADE = "Upgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
SOCKET = "/api/tables/aaaaaaaaaaaaaaaa/socket HTTP/1.1\r\nHost: hall\r\n"


@contextmanager
def lines(hall: Serving, count: int, *hosts: str) -> Iterator[list[socket.socket]]:
    """So many connections from each of these addresses; nothing is said on them."""
    with ExitStack() as stack:
        opened = []
        for _ in range(count):
            for host in hosts:
                line = socket.create_connection(("127.0.0.1", hall.port), 30, source_address=(host, 0))
                opened.append(stack.enter_context(line))
        yield opened


def is_cut(line: socket.socket) -> bool:
    """Whether the hall has ended this connection, on which it has never said anything."""
    line.setblocking(False)
    try:
        return line.recv(1) == b""
    except BlockingIOError:
        return False
    except ConnectionError:
        return True


def answers(hall: Serving, *heads: str) -> list[str]:
    """The first line of what each of these is answered, up to the end of the connection."""
    found = []
    for head in heads:
        with lines(hall, 1, STRANGER) as [line]:
            line.sendall(f"{head}\r\n".encode())
            said = b""
            while data := line.recv(4096):
                said += data
            found.append(said.decode().partition("\r\n")[0].removeprefix("HTTP/1.1 "))
    return found


def test_silent_connections_of_one_address_leave_room_for_others(tmp_path: Path) -> None:
    with serving(tmp_path, "--connections-per-address", "20") as hall, lines(hall, 300, STRANGER) as flood:
        until(lambda: sum(map(is_cut, flood)) >= 280, "those beyond the cap are cut")
        assert hall.metric("wyrmhall_connections_refused_total") > 0
        for _ in range(10):
            assert hall.ask("GET", "/healthz").status_code == 200
        until(lambda: all(map(is_cut, flood)), "who says nothing is cut too")
        until(lambda: hall.metric("wyrmhall_connections") == 1, "only the one that asks is counted")
        with lines(hall, 1, STRANGER) as [line]:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: hall\r\n\r\n")
            assert line.recv(100).startswith(b"HTTP/1.1 200")


def test_connections_that_became_sockets_make_room(tmp_path: Path) -> None:
    with serving(tmp_path, "--connections-per-address", "5") as hall, ExitStack() as stack:
        table = hall.person().open_table()["table"]
        talks = [stack.enter_context(hall.watch(table)) for _ in range(12)]
        assert all(talk.do("ping")["is"] == "pong" for talk in talks)
        until(lambda: hall.metric("wyrmhall_connections") == 1, "only the one that asks is counted")


def test_a_proxy_brings_as_many_as_it_likes(tmp_path: Path) -> None:
    flags = ("--connections-per-address", "5", "--proxies", PROXY)
    with serving(tmp_path, *flags) as hall, lines(hall, 60, PROXY):
        assert hall.ask("GET", "/healthz").status_code == 200
        assert hall.metric("wyrmhall_connections_refused_total") == 0


class Poor(Serving):
    """A hall on a system that lets it open few files."""

    files = 300

    def launch(self) -> None:
        words = [sys.executable, "-m", "wyrmhall", "serve", "--port", str(self.port), *self.flags]
        script = f'ulimit -n {self.files}; exec "$@"'
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                ["sh", "-c", script, "sh", *words], env=self.environment, stdout=log, stderr=log, cwd=self.home
            )


def test_files_do_not_run_out(tmp_path: Path) -> None:
    hall = Poor(tmp_path)
    try:
        hall.start()
        assert "only 300 files may be open" in hall.output()
        with lines(hall, 100, *[f"127.0.0.{number}" for number in range(2, 9)]) as flood:
            until(lambda: sum(map(is_cut, flood)) >= 600, "there is no room for them")
            assert len(list(Path(f"/proc/{hall.pid}/fd").iterdir())) < Poor.files
            until(lambda: all(map(is_cut, flood)), "who says nothing is cut")
            until(hall.is_healthy, "others can come again")
        person = hall.person()
        assert person.open_table()["seat"] == 0
        assert hall.metric("wyrmhall_connections_refused_total") > 0
        assert "out of system resource" not in hall.output()
        assert "Traceback" not in hall.output()
    finally:
        hall.kill()


def test_refused_handshakes_are_counted_and_leave_no_line_in_the_log(tmp_path: Path) -> None:
    with serving(tmp_path, "--request-burst", "30", "--request-rate", "0.001") as hall:
        before = hall.output()
        evil = f"GET {SOCKET}{UPGRADE}{KEY}Origin: http://evil.example\r\n"
        nowhere = f"GET /nowhere HTTP/1.1\r\nHost: hall\r\n{UPGRADE}{KEY}"
        found = answers(hall, *[evil, nowhere] * 30)
        assert found == ["403 Forbidden"] * 30 + ["429 Too Many Requests"] * 30
        assert answers(hall, "GET / HTTP/1.1\r\nHost: hall\r\nConnection: close\r\n") == ["429 Too Many Requests"]
        assert hall.ask("GET", "/healthz").status_code == 200
        assert hall.output() == before


@pytest.mark.parametrize(
    "head",
    [
        f"POST {SOCKET}{UPGRADE}{KEY}",
        f"GET {SOCKET}{UPGRADE}{KEY}Content-Length: 5\r\n",
        f"GET {SOCKET}{UPGRADE}{KEY}" + "X: y\r\n" * 200,
        f"GET {SOCKET}{UPGRADE}{KEY}X: {'y' * 9000}\r\n",
        f"GET {SOCKET}{UPGRADE}",
        f"GET {SOCKET}{UPGRADE}{KEY}{KEY}",
        f"GET {SOCKET}{UPGRADE}{KEY.replace('13', '12')}",
    ],
)
def test_a_handshake_that_is_none_is_answered_and_ended(hall: Serving, head: str) -> None:
    before = hall.output()
    assert answers(hall, head) == ["400 Bad Request"]
    assert hall.output() == before


def test_an_upgrade_to_something_else_leaves_no_line_in_the_log(hall: Serving) -> None:
    before = hall.output()
    head = "GET /healthz HTTP/1.1\r\nHost: hall\r\nUpgrade: h2c\r\nConnection: Upgrade, close\r\n"
    assert answers(hall, head) == ["200 OK"]
    assert hall.output() == before


def test_who_does_not_take_the_answer_is_cut(tmp_path: Path) -> None:
    hall = Impatient(tmp_path)
    try:
        hall.start()
        with socket.socket() as line:
            line.settimeout(PATIENCE)
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.bind((STRANGER, 0))
            line.connect(("127.0.0.1", hall.port))
            with pytest.raises((ConnectionResetError, BrokenPipeError)):
                ask_for_ever(line)
        until(lambda: hall.metric("wyrmhall_connections") == 1, "nothing is left of it")
    finally:
        hall.kill()


def ask_for_ever(line: socket.socket) -> None:
    for _ in range(100_000):
        line.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: hall\r\n\r\n" * 100)
