"""What the container promises, read from its two files: no engine runs where the tests do."""

import re
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "Dockerfile").read_text(encoding="utf-8")


def instructions(text: str) -> list[tuple[str, str]]:
    """Each instruction of a Dockerfile and what it says, continued lines joined."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n\s*", "", "\n".join(lines))
    parts = (line.partition(" ") for line in joined.splitlines() if line)
    return [(word, rest) for word, _, rest in parts]


def last_stage() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for word, rest in instructions(TEXT):
        if word == "FROM":
            found = {}
        found.setdefault(word, []).append(rest)
    return found


def test_the_image_runs_as_nobody_special_with_one_volume_and_a_health_check() -> None:
    stage = last_stage()
    assert stage["USER"] == ["wyrmhall"]
    assert stage["VOLUME"] == ["/data"]
    assert stage["EXPOSE"] == ["8642"]
    assert "/healthz" in stage["HEALTHCHECK"][0]
    assert "WYRMHALL_HOME=/data" in stage["ENV"][0]
    assert "WYRMHALL_HOST=0.0.0.0" in stage["ENV"][0]
    assert stage["ENTRYPOINT"] == ['["wyrmhall"]']  # no shell in between: signals reach the hall


def test_only_what_the_build_made_gets_into_the_image() -> None:
    assert last_stage()["COPY"] == ["--from=build /opt/wyrmhall /opt/wyrmhall"]


def test_what_is_copied_is_there_and_not_ignored() -> None:
    allowed = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]
    copied = [
        name
        for word, rest in instructions(TEXT)
        if word == "COPY" and "--from" not in rest
        for name in rest.split()[:-1]
    ]
    assert sorted(copied) == sorted(allowed)
    assert [name for name in copied if not (ROOT / name).exists()] == []


@pytest.fixture(scope="module")
def services() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))["services"]


def test_every_image_is_of_a_named_version(services: Any) -> None:
    bases = [rest.split()[0] for word, rest in instructions(TEXT) if word == "FROM"]
    for image in [*bases, *(service["image"] for service in services.values())]:
        name, _, version = image.partition(":")
        assert name
        assert version not in ("", "latest"), image


def test_the_hall_waits_for_a_healthy_database(services: Any) -> None:
    assert services["hall"]["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert "pg_isready" in services["database"]["healthcheck"]["test"][1]
    assert services["hall"]["volumes"] == ["hall:/data"]
    assert services["hall"]["environment"]["WYRMHALL_DATABASE"].startswith("postgresql://")


def test_passwords_come_from_outside_and_ports_stay_on_this_machine(services: Any) -> None:
    for service, variable in (("hall", "PGPASSWORD"), ("database", "POSTGRES_PASSWORD")):
        assert services[service]["environment"][variable].startswith("${POSTGRES_PASSWORD:?")
    assert "ports" not in services["database"]
    assert all(port.startswith("127.0.0.1:") for port in services["hall"]["ports"])
    assert "/.env" in (ROOT / ".gitignore").read_text().splitlines()
