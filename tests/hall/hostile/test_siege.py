"""A hall in a process of its own, under a storm of messages: it stands, it forgets nothing, and others play on."""

from __future__ import annotations

from pathlib import Path

from tests.hall.hostile.siege import PATIENT, Siege, stumbles
from tests.hall.serving import Serving, serving
from wyrmhall.hall import entries as e
from wyrmhall.hall.store.sqlite import SqliteStore
from wyrmhall.hall.table import Table

MESSAGES = 1_500  # tools/soak_hostile.py sends fifty thousand


def test_a_hall_under_siege(tmp_path: Path) -> None:
    with serving(tmp_path, *PATIENT) as hall:
        siege = Siege(hall, "siege")
        pid = hall.pid
        siege.storm(MESSAGES)
        assert hall.process is not None
        assert (hall.process.poll(), hall.pid) == (None, pid)
        assert siege.slowest() < 20_000  # tools/soak_hostile.py measures it
        seq, views = siege.seq(), siege.views()
        assert sum(siege.counts.values()) == MESSAGES
        assert siege.counts["bad_message"] > MESSAGES / 4
        assert siege.done < seq  # whatever was not done is not in the log
        assert stumbles(hall) == []
        hall.kill()
        hall.restart()
        siege.talks = [siege.talk(number) for number in range(4)]
        assert siege.views() == views
        assert hall.stop() == 0
        assert stumbles(hall) == []
    assert played_again(tmp_path, siege.table).seq == seq


def played_again(home: Path, table: str) -> Table:
    """The table as its log tells it, when the hall is gone."""
    with SqliteStore.open(home / "hall.sqlite") as store:
        secret = store.secret(table)
        assert secret is not None
        found = Table(table, secret)
        for row in store.read(table):
            found.apply(e.decoder.decode(row.body))
    return found


def test_a_stumble_would_be_seen(tmp_path: Path) -> None:
    hall = Serving(tmp_path)
    hall.log.write_text("wyrmhall.web ERROR: ZeroDivisionError at live.py:1\nall is well\n", encoding="utf-8")
    assert len(stumbles(hall)) == 1
