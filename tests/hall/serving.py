"""A real hall in a process of its own, on a free port, that can be stopped, killed and started again; and clients."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.patience import PATIENCE
from wyrmhall.hall.live.changes import followed

QUICK = {
    "WYRMHALL_BOT_PACE": "0",
    "WYRMHALL_BOT_WORKERS": "1",
    "WYRMHALL_COUNTDOWN": "0",
}  # unless a flag says otherwise
KEPT = ("WYRMHALL_EXPECT", "WYRMHALL_PLAIN", "WYRMHALL_COMPILED")
DROPPED = ("PYTHONDONTWRITEBYTECODE",)  # a hall that people installed does not compile itself at each start

NEWS = ("table", "presence")  # what comes unasked

Message = dict[str, Any]


def until(holds: Callable[[], Any], what: str, seconds: float = PATIENCE) -> Any:
    """Ask again and again until it holds; fails when the time is up."""
    deadline = time.monotonic() + seconds
    while not (found := holds()):
        if time.monotonic() > deadline:
            raise AssertionError(f"not within {seconds} s: {what}")
        time.sleep(0.01)
    return found


class Serving:
    """`wyrmhall serve` as a child process; its data lie in `home` and outlive it."""

    def __init__(self, home: Path, *flags: str, environment: dict[str, str] | None = None) -> None:
        self.home = home
        self.flags = flags
        self.port = 0
        clean = {
            name: text
            for name, text in os.environ.items()
            if name not in DROPPED and (not name.startswith("WYRMHALL_") or name in KEPT)
        }
        self.environment = {**clean, "WYRMHALL_HOME": str(home), **QUICK, **(environment or {})}
        self.process: subprocess.Popen[bytes] | None = None
        home.mkdir(parents=True, exist_ok=True)
        self.log = home / "serve.log"

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self.process is not None
        return self.process.pid

    def launch(self) -> None:
        """Start the process and wait for nothing."""
        assert self.process is None or self.process.poll() is not None
        words = [sys.executable, "-m", "wyrmhall", "serve", "--port", str(self.port), *self.flags]
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(words, env=self.environment, stdout=log, stderr=log, cwd=self.home)

    def start(self) -> Self:
        """Start it and wait until it can save moves; on the port of the last time, if there was one."""
        self.launch()
        until(self._is_open, "the hall says where it is")
        until(self.is_healthy, "the hall is healthy")
        return self

    def _is_open(self) -> bool:
        assert self.process is not None
        said = self.output()
        if self.process.poll() is not None:
            raise AssertionError(f"the hall ended with {self.process.returncode}: {said}")
        found = re.search(r"The hall is open: .*listening on .*:([0-9]+)[;)]", said)
        if found is not None:
            self.port = int(found.group(1))
        return found is not None

    def is_healthy(self) -> bool:
        try:
            return self.ask("GET", "/healthz").status_code == 200
        except httpx.TransportError:
            return False

    def output(self) -> str:
        """What it has printed since it was started, errors and all."""
        return self.log.read_text(encoding="utf-8", errors="replace") if self.log.exists() else ""

    def kill(self) -> None:
        """End it at once, as a power cut would: no signal handler runs."""
        assert self.process is not None
        self.process.kill()
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop; its exit code."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def restart(self) -> Self:
        """Start it again on the same data and the same port, whether it was stopped, killed or still runs."""
        if self.process is not None and self.process.poll() is None:
            self.stop()
        return self.start()

    def person(self, name: str = "Ada") -> Person:
        """Somebody with a browser: a cookie, a name, and the hall's own origin."""
        person = Person(self)
        person.ok("GET", "/api/me")
        person.ok("POST", "/api/me", {"name": name})
        return person

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Somebody without a cookie asks for something."""
        return httpx.request(method, self.address + path, timeout=PATIENCE, **more)

    def watch(self, table: str, **hello: Any) -> Talk:
        """Somebody without a cookie looks at a table."""
        return Talk(self, table, {}).hello(**hello)

    def metric(self, name: str) -> float:
        """One number of /metrics, with its labels if it has some."""
        for line in self.ask("GET", "/metrics").text.splitlines():
            if line.startswith(f"{name} "):
                return float(line.split()[-1])
        raise AssertionError(f"no metric {name}")


@contextmanager
def serving(home: Path, *flags: str, environment: dict[str, str] | None = None) -> Iterator[Serving]:
    """A hall that is healthy inside the block and gone after it."""
    hall = Serving(home, *flags, environment=environment)
    try:
        yield hall.start()
    finally:
        if hall.process is not None and hall.process.poll() is None:
            hall.kill()


class Person:
    """Speaks with the hall as a browser does."""

    def __init__(self, hall: Serving) -> None:
        self.hall = hall
        # No connection is kept, so none has to be closed.
        self.http = httpx.Client(timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0))

    def ask(self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None) -> httpx.Response:
        said = {"origin": self.hall.address, **(headers or {})}
        return self.http.request(method, f"{self.hall.address}{path}", json=body, headers=said)

    def ok(self, method: str, path: str, body: Any = None) -> Any:
        """The answer, which must not be a refusal."""
        answer = self.ask(method, path, body)
        assert answer.status_code < 300, f"{method} {path}: {answer.status_code} {answer.text}"
        return answer.json()

    def open_table(self, seats: int = 2, **wish: Any) -> Message:
        """A table with this person in its first seat: {"table", "seat", "token"}."""
        found: Message = self.ok("POST", "/api/tables", {"game": "magic-dragon", "seats": seats, **wish})
        return found

    def sit(self, table: str, seat: int | None = None) -> Message:
        found: Message = self.ok("POST", f"/api/tables/{table}/sit", {"seat": seat})
        return found

    def cookie(self) -> str:
        return "; ".join(f"{cookie.name}={cookie.value}" for cookie in self.http.cookies.jar)

    def socket(self, table: str) -> Talk:
        """A socket on which nothing has been said yet."""
        return Talk(self.hall, table, {"cookie": self.cookie()})

    def join(self, table: str, **hello: Any) -> Talk:
        """A socket that has been shown the table."""
        return self.socket(table).hello(**hello)


class Talk:
    """A socket at a table; `shown` is the last message that showed the table."""

    def __init__(self, hall: Serving, table: str, headers: dict[str, str], origin: str | None = None) -> None:
        self.table = table
        self.shown: Message = {}
        self.heard: list[Message] = []  # everything, in order
        self.lines: list[Message] = []  # of the table's log
        self.seq = 0  # the last entry that was acknowledged to us
        self.socket: ClientConnection = connect(
            f"ws://127.0.0.1:{hall.port}/api/tables/{table}/socket",
            origin=Origin(hall.address if origin is None else origin),
            additional_headers=headers,
            compression=None,
            ping_interval=None,
            max_size=None,
            proxy=None,
            open_timeout=PATIENCE,
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    def say(self, message: Message | str | bytes) -> None:
        self.socket.send(json.dumps(message) if isinstance(message, dict) else message)

    def hear(self, seconds: float = PATIENCE) -> Message:
        """The next message; raises ConnectionClosed at the end and TimeoutError if there is none in time."""
        message: Message = json.loads(self.socket.recv(timeout=seconds))
        self.heard.append(message)
        self.shown = followed(self.shown, message) or {}
        if message["is"] in ("table", "changed"):
            del self.lines[message["since"] :]
            self.lines += message["lines"]
        elif message["is"] == "done":
            self.seq = max(self.seq, message["seq"])
        return message

    def hear_until(self, holds: Callable[[Message], Any], seconds: float = PATIENCE) -> Message:
        """The first message from now on of which this holds."""
        deadline = time.monotonic() + seconds
        while True:
            message = self.hear(max(0.01, deadline - time.monotonic()))
            if holds(message):
                return message

    def hello(self, **hello: Any) -> Self:
        self.say({"do": "hello", **hello})
        self.hear_until(lambda message: message["is"] == "table")
        return self

    def do(self, what: str, command: str | None = None, **words: Any) -> Message:
        """Ask for something and wait for its answer: done, refused, because, hinted or pong."""
        name = command or secrets.token_hex(8)
        self.say({"do": what, "id": name, **words})
        return self.hear_until(lambda message: message.get("to") == name)

    def see(self, holds: Callable[[Message], Any], seconds: float = PATIENCE) -> Message:
        """The table as soon as this holds of it, and not as it was before our own last command."""
        if self.shown and self.shown["seq"] >= self.seq and holds(self.shown):
            return self.shown
        self.hear_until(
            lambda message: message["is"] in NEWS and self.shown["seq"] >= self.seq and holds(self.shown), seconds
        )
        return self.shown

    def begin(self) -> Message:
        """Start as the host, add to the shuffle if asked to, and wait until the cards are dealt."""
        if self.shown["host"] and self.shown["table"]["status"] == "gathering":
            self.do("start")
        shown = self.see(lambda message: message["table"]["status"] != "gathering")
        if shown["table"]["status"] == "shuffling" and not shown["table"]["seats"][shown["you"]]["has_added"]:
            self.do("add", value=secrets.token_hex(32))
        return self.see(lambda message: message["table"]["status"] not in ("gathering", "shuffling"))

    def is_asked(self, message: Message) -> bool:
        return message["game"] is not None and message["game"]["decision"] is not None

    def choose(self, number: int = 0, command: str | None = None) -> Message:
        """Wait for a decision of one's own and take the option of this number; the answer."""
        game = self.see(lambda message: self.is_asked(message) or message["table"]["status"] == "finished")["game"]
        option = game["options"][number % len(game["options"])]["option"]
        return self.do("choose", command, decision=game["decision"], option=option)

    def end(self, seconds: float = PATIENCE) -> tuple[int, str]:
        """Hear everything to the end: the code and the reason with which the hall closed the socket."""
        deadline = time.monotonic() + seconds
        try:
            while True:
                self.hear(max(0.01, deadline - time.monotonic()))
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (1006, "")
