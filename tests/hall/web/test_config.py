"""Settings: a flag counts before the environment, that before the file, and that before the default."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from tests.command import wyrmhall
from wyrmhall.hall.config import BadSettings, Settings, find_settings, masked, settings_of

SECRET = "postgresql://hall:swordfish@db.example.org/hall"


def file_with(folder: Path, text: str) -> Path:
    file = folder / "wyrmhall.toml"
    file.write_text(text, encoding="utf-8")
    return file


def settings(
    flags: dict[str, str] | None = None, environment: dict[str, str] | None = None, file: Path | None = None
) -> Settings:
    return settings_of(find_settings(flags or {}, environment or {}, file, "sqlite:///usual"))


def origin(name: str, flags: dict[str, str], environment: dict[str, str], file: Path | None) -> str:
    return next(each.origin for each in find_settings(flags, environment, file, "") if each.name == name)


def test_each_source_counts_before_the_next(tmp_path: Path) -> None:
    file = file_with(tmp_path, "# ours\nport = 3\nhost = '::1'\nlog_level = 'error'\n")
    flags, environment = {"port": "1"}, {"WYRMHALL_PORT": "2", "WYRMHALL_HOST": "::2", "HOME": "/"}
    found = settings(flags, environment, file)
    assert (found.port, found.host, found.log_level, found.bot_pace) == (1, "::2", "error", 0.6)
    assert [origin(name, flags, environment, file) for name in ("port", "host", "log_level", "sockets")] == [
        "flag",
        "WYRMHALL_HOST",
        f"{file}:4",
        "default",
    ]


def test_the_default_database_is_the_one_of_this_user() -> None:
    assert settings().database == "sqlite:///usual"
    assert settings({}, {"WYRMHALL_DATABASE": "sqlite:///x"}).database == "sqlite:///x"


def test_lists_and_addresses(tmp_path: Path) -> None:
    file = file_with(tmp_path, 'origins = ["https://Example.org/", "http://a.b:80"]\naddress = "https://c.d:443"\n')
    found = settings(file=file)
    assert found.origins == ["https://example.org", "http://a.b"]
    assert found.address == "https://c.d"
    assert settings({"origins": "http://x:1, http://[::1]:2"}).origins == ["http://x:1", "http://[::1]:2"]


@pytest.mark.parametrize(
    ("flags", "problem"),
    [
        ({"prot": "1"}, "--prot: there is no setting 'prot'"),
        ({"port": "many"}, "--port: port: "),
        ({"port": "65536"}, "--port: port: "),
        ({"port": "-1"}, "--port: port: "),
        ({"sockets": "0"}, "--sockets: sockets: "),
        ({"log_level": "loud"}, "--log-level: log_level: "),
        ({"origins": "example.org"}, "is no address such as"),
        ({"origins": "https://a.b/path"}, "is no address such as"),
        ({"address": "ftp://a.b"}, "is no address such as"),
        ({"address": "https://user@a.b"}, "is no address such as"),
        ({"address": "https://a.b:x"}, "is no address such as"),
    ],
)
def test_bad_flags_are_told_with_their_place(flags: dict[str, str], problem: str) -> None:
    with pytest.raises(BadSettings) as told:
        settings(flags)
    assert problem in str(told.value)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("port = 1\n\nprot = 2\n", ":3: there is no setting 'prot'"),
        ("[limits]\nsockets = 2\n", ":1: there is no setting 'limits'"),
        ("\nport = '1'\n", ":2: port: Expected `int`"),
        ("port 1", "not TOML"),
        ("port = 1\nport = 2", "not TOML"),
    ],
)
def test_bad_files_are_told_with_their_line(tmp_path: Path, text: str, problem: str) -> None:
    file = file_with(tmp_path, text)
    with pytest.raises(BadSettings) as told:
        settings(file=file)
    assert str(told.value).startswith(str(file))
    assert problem in str(told.value)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="cannot be read"):
        settings(file=tmp_path / "none.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadSettings, match="not a text file"):
        settings(file=tmp_path / "bytes.toml")


def test_an_unknown_variable_is_an_error_but_not_those_with_another_meaning() -> None:
    with pytest.raises(BadSettings, match="WYRMHALL_PROT: there is no setting 'prot'"):
        settings({}, {"WYRMHALL_PROT": "1"})
    settings({}, {"WYRMHALL_HOME": "x", "WYRMHALL_CONFIG": "x", "WYRMHALL_EXPECT": "compiled"})


def test_passwords_are_masked() -> None:
    assert masked(SECRET) == "postgresql://hall:***@db.example.org/hall"
    assert masked("sqlite:////tmp/x") == "sqlite:////tmp/x"
    assert masked("postgresql://hall@/hall") == "postgresql://hall@/hall"


def test_every_setting_says_what_it_is() -> None:
    for each in find_settings({}, {}, None, ""):
        assert each.meaning, each.name
    assert len(find_settings({}, {}, None, "")) == len(msgspec.structs.fields(Settings))


def test_config_show(tmp_path: Path) -> None:
    file_with(tmp_path, f'database = "{SECRET}"\nport = 99\n')
    answer = wyrmhall("config", "show", "--sockets-per-player", "3", home=tmp_path)
    assert answer.code == 0, answer
    assert "swordfish" not in answer.out
    assert "port = 99" in answer.out
    assert f"{tmp_path / 'wyrmhall.toml'}:2" in answer.out
    listed = {each["name"]: each for each in json.loads(wyrmhall("config", "show", "--json", home=tmp_path).out)}
    assert listed["port"]["value"] == 99
    assert listed["host"]["origin"] == "default"
    assert "swordfish" not in json.dumps(listed)


def test_bad_settings_are_one_clear_line(tmp_path: Path) -> None:
    for words in (("config", "show", "--prot", "1"), ("serve", "--port", "many"), ("serve", "--config", "none.toml")):
        answer = wyrmhall(*words, home=tmp_path)
        assert answer.code == 2, answer
        assert answer.is_one_clear_line(), answer
