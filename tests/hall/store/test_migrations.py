"""Databases of older and newer versions."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import inspect

from tests.hall.store.made import Log
from tests.hall.store.place import Place
from wyrmhall.hall.store import CannotOpen, Store, backup, migrate
from wyrmhall.hall.store.backup import restore
from wyrmhall.hall.store.schema import VERSION, metadata
from wyrmhall.hall.store.sqlite import SqliteReader

LATER = """
import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"

def upgrade():
    op.add_column("tables", sa.Column("mood", sa.Text(), nullable=True))
    {then}
"""


@pytest.fixture
def later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A later Wyrmhall, with one step more."""
    steps = tmp_path / "migrations"
    shutil.copytree(migrate.STEPS, steps)
    monkeypatch.setattr(migrate, "STEPS", steps)
    step_further(steps, monkeypatch, "pass")
    return steps


def step_further(steps: Path, monkeypatch: pytest.MonkeyPatch, then: str) -> None:
    (steps / "versions" / "v9999_later.py").write_text(LATER.format(before=VERSION, then=then))
    monkeypatch.setattr(migrate, "VERSION", "9999")


def columns(store: Store) -> set[str]:
    with store.reading() as connection:
        return {column["name"] for column in inspect(connection).get_columns("tables")}


def test_the_steps_lead_to_the_schema_of_today(place: Place) -> None:
    assert ScriptDirectory(str(migrate.STEPS)).get_current_head() == VERSION
    with place.open().reading() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert migrate.version(connection) == VERSION


def test_an_older_database_is_copied_and_then_upgraded(
    place: Place, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    store, log = place.open(), Log("cave")
    store.append([log.next(b"{}"), log.next(b"[]")])
    place.close()
    request.getfixturevalue("later")
    upgraded = place.open()
    assert "mood" in columns(upgraded)
    assert len(upgraded.read("cave")) == 2
    assert upgraded.append([log.next(b"1")]) == [True]
    (copy,) = place.folder.rglob(f"*.schema-{VERSION}.backup")
    reader = SqliteReader(copy)
    assert "mood" not in columns(reader)
    assert len(reader.read("cave")) == 2
    reader.close()


def test_a_newer_database_is_refused(place: Place, request: pytest.FixtureRequest, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as future:
        steps = tmp_path / "future"
        shutil.copytree(migrate.STEPS, steps)
        future.setattr(migrate, "STEPS", steps)
        step_further(steps, future, "pass")
        place.open()
        place.close()
    with pytest.raises(CannotOpen, match="newer Wyrmhall"):
        place.open()
    with pytest.raises(CannotOpen, match="not a hall that this version knows"):
        backup.verify(place.database)


def test_a_step_that_fails_changes_nothing(place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log("cave")
    place.open().append([log.next(b"{}")])
    place.close()
    with monkeypatch.context() as broken:
        steps = tmp_path / "broken"
        shutil.copytree(migrate.STEPS, steps)
        broken.setattr(migrate, "STEPS", steps)
        step_further(steps, broken, 'op.execute("nonsense")')
        with pytest.raises(CannotOpen):
            place.open()
    store = place.open()
    assert "mood" not in columns(store)
    assert store.append([log.next(b"{}")]) == [True]


def test_a_backup_of_an_older_version_can_be_restored(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    old = Place(tmp_path / "old" / "hall.sqlite", tmp_path)
    log = Log("cave")
    old.open().append([log.next(b"{}"), log.next(b"{}")])
    backup.backup(old.database, tmp_path / "copy")
    old.close()
    request.getfixturevalue("later")
    new = Place(tmp_path / "new" / "hall.sqlite", tmp_path)
    assert restore(tmp_path / "copy", new.database, tmp_path) == []
    assert len(new.open().read("cave")) == 2
    new.close()
