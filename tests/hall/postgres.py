"""A private PostgreSQL for tests: in a folder of its own, gone when the tests are over."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.patience import PATIENCE

MISSING = "The tests need PostgreSQL: apt-get install postgresql (or set WYRMHALL_NO_POSTGRES=1 to go without)."
SETTINGS = """
listen_addresses = '127.0.0.1'
unix_socket_directories = '{folder}'
port = {port}
max_connections = 60
shared_buffers = 16MB
log_min_messages = fatal
logging_collector = off
"""


def is_wanted() -> bool:
    return os.environ.get("WYRMHALL_NO_POSTGRES", "0") in ("", "0")


def binaries() -> Path:
    """Where initdb and pg_ctl are; an error that says what to install if they are nowhere."""
    found = shutil.which("initdb")
    places = [Path(found).resolve().parent] if found else []
    places += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    places += Path("build/postgres").absolute().glob("*/pginstall/bin")  # tools/ensure-postgres
    for place in places:
        if (place / "initdb").exists() and (place / "pg_ctl").exists():
            return place
    raise FileNotFoundError(MISSING)


class PostgresServer:
    """A server with one superuser, `hall`, and no password; it listens on the loopback and on a socket."""

    def __init__(self) -> None:
        self._programs = binaries()
        self.folder = Path(tempfile.mkdtemp(prefix="wyrmhall-pg-"))
        self._port = _free_port()
        self._made = 0
        self._user = _unprivileged()
        if self._user:
            shutil.chown(self.folder, self._user)
        self._run("initdb", "-D", "cluster", "-U", "hall", "-E", "UTF8", "--locale=C", "-A", "trust", "--no-sync")
        with (self.folder / "cluster" / "postgresql.conf").open("a") as settings:
            settings.write(SETTINGS.format(folder=self.folder, port=self._port))
        self.start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        return int((self.folder / "cluster" / "postmaster.pid").read_text().split()[0])

    def start(self) -> None:
        self._control("start")

    def stop(self) -> None:
        self._control("stop", "-m", "immediate")

    def restart_at_once(self) -> None:
        """As after a crash: nobody is waited for, nothing is written before."""
        self._control("restart", "-m", "immediate")

    def address(self, database: str) -> str:
        return f"postgresql://hall@127.0.0.1:{self._port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        import psycopg

        self._made += 1
        name = f"hall{self._made}"
        with psycopg.connect(self.address("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.address(name)

    def _control(self, *words: str) -> None:
        self._run("pg_ctl", "-D", "cluster", "-w", "-t", "60", "-l", "log", *words)

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [self._programs / program, *words],
            cwd=self.folder,
            user=self._user,
            group=pwd.getpwnam(self._user).pw_gid if self._user else None,
            extra_groups=[] if self._user else None,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # the server would keep a pipe open
            stderr=subprocess.DEVNULL,
            timeout=PATIENCE,
            check=False,
        )
        if done.returncode:
            log = self.folder / "log"
            said = log.read_text()[-2000:] if log.exists() else ""
            raise RuntimeError(f"{program} {' '.join(words)} failed: {said}")


def _unprivileged() -> str | None:
    """PostgreSQL refuses to run as root: somebody who is not."""
    if os.geteuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in known else "nobody"


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
