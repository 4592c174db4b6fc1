"""requirements/run.txt names what Wyrmhall imports when it runs: no package less, and none that nobody uses."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.hall.postgres import PostgresServer, is_wanted
from tests.hall.serving import Serving, serving

RUN = Path(__file__).parents[2] / "requirements" / "run.txt"
WATCH = """
import atexit, os, sys

absent = set(os.environ["ABSENT"].split())

class Absent:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in absent:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

def note():
    with open(os.path.join(os.environ["NOTED"], str(os.getpid())), "w") as file:
        file.write(" ".join({name.partition(".")[0] for name in list(sys.modules)}))

sys.meta_path.insert(0, Absent())
atexit.register(note)
"""
IN_THE_TERMINAL = "import wyrmhall.cli.table; from wyrmhall.cli import main; main()"
TYPED = (
    ("--help",),
    ("event", "new", "cup.event", "--pairing", "swiss"),
    ("event", "add", "cup.event", "Ada", "Ben"),
    ("event", "pair", "cup.event"),
)
REACHED = ("--address", "http://cards.example.org")  # by friends, so that there are codes to scan


def needed() -> tuple[set[str], set[str]]:
    """The packages of the lock: those for every machine, and those only for some."""
    lines = re.findall(r"^([a-z0-9-]+)==[\w.]+( ;)?", RUN.read_text(encoding="utf-8"), re.MULTILINE)
    return {name for name, only in lines if not only}, {name for name, only in lines if only}


def packages() -> dict[str, set[str]]:
    """Each module that is installed here, and which packages bring it."""
    return {
        module: {re.sub(r"[-_.]+", "-", name).lower() for name in names}
        for module, names in packages_distributions().items()
    }


@pytest.fixture
def watched(tmp_path: Path) -> dict[str, str]:
    """The environment of a process that finds nothing but the lock, and notes what it imports."""
    folder, noted = tmp_path / "watch", tmp_path / "noted"
    folder.mkdir()
    noted.mkdir()
    (folder / "sitecustomize.py").write_text(WATCH, encoding="utf-8")
    locked = {"wyrmhall"}.union(*needed())
    absent = {module for module, brought_by in packages().items() if not brought_by & locked}
    path = os.pathsep.join([str(folder), *os.environ.get("PYTHONPATH", "").split(os.pathsep)])
    return {"PYTHONPATH": path, "ABSENT": " ".join(absent), "NOTED": str(noted)}


def visit(hall: Serving) -> None:
    """A whole game, and all that a hall does beside it."""
    person = hall.person()
    table = person.open_table(seats=2, start=True)["table"]
    with person.join(table) as talk:
        talk.begin()
        while talk.shown["table"]["status"] != "finished":
            talk.choose()
            talk.see(lambda shown: talk.is_asked(shown) or shown["table"]["status"] == "finished")
    record = person.ask("GET", f"/api/tables/{table}/record").text
    assert person.ok("POST", "/api/replay", {"record": record})["steps"]
    for path in ("/", "/openapi.json", "/metrics", f"/api/tables/{table}/qr.svg", "/api/games"):
        assert person.ask("GET", path).status_code == 200, path
    assert hall.stop() == 0


def test_a_hall_runs_with_the_packages_of_the_lock_and_uses_each(tmp_path: Path, watched: dict[str, str]) -> None:
    with serving(tmp_path / "home", *REACHED, environment=watched) as hall:
        visit(hall)
    if is_wanted():
        with (
            PostgresServer() as server,
            serving(tmp_path / "other", *REACHED, "--database", server.new_database(), environment=watched) as hall,
        ):
            visit(hall)
    for words in TYPED:
        done = subprocess.run(
            [sys.executable, "-c", IN_THE_TERMINAL, *words],
            env={**os.environ, **watched, "WYRMHALL_HOME": str(tmp_path)},
            cwd=tmp_path,
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
        assert done.returncode == 0, done.stderr
    modules = {module for file in (tmp_path / "noted").iterdir() for module in file.read_text().split()}
    brought = packages()
    used = {package for module in modules for package in brought.get(module, ())}
    everywhere, _ = needed()
    assert everywhere - used == (set() if is_wanted() else {"psycopg"})


def test_what_only_tests_need_is_not_in_the_lock() -> None:
    assert not {"faker", "polyfactory", "httpx", "rich-click"} & set().union(*needed())
