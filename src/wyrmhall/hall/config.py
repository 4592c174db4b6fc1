"""The settings of a hall: a flag counts before the environment, that before the file, and that before the default."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit, urlunsplit

import msgspec
from msgspec import Meta, Struct

from wyrmhall.kernel.errors import WyrmhallError

PREFIX = "WYRMHALL_"
NO_SETTINGS = frozenset(
    {"HOME", "CONFIG", "EXPECT", "LANGUAGE", "PLAIN", "COMPILED"}
)  # other variables with our prefix
FILE = "wyrmhall.toml"

Count = Annotated[int, Meta(ge=1, le=1_000_000)]
Pace = Annotated[float, Meta(gt=0, le=1_000_000)]


class BadSettings(WyrmhallError):
    """A setting that does not exist, or a value that it cannot have; says where it was found."""

    code = "bad_settings"


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that can be set; the texts are what `wyrmhall config show` prints."""

    host: Annotated[str, Meta(description="the address it listens at; 0.0.0.0 for every one of this machine")] = (
        "127.0.0.1"
    )
    port: Annotated[int, Meta(ge=0, le=65535, description="the port it listens at; 0 for any that is free")] = 8642
    database: Annotated[str, Meta(description="sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME")] = ""
    address: Annotated[
        str, Meta(description="how people reach it, such as https://cards.example.org; empty: as it listens")
    ] = ""
    origins: Annotated[list[str], Meta(description="other origins whose pages may speak with it")] = []
    proxies: Annotated[list[str], Meta(description="addresses of proxies whose X-Forwarded-For is believed")] = []
    bot_workers: Annotated[int, Meta(ge=0, le=64, description="processes in which bots think; 0: as many as fit")] = 0
    bot_seconds: Annotated[float, Meta(gt=0, le=60, description="how long a bot may think about one choice")] = 0.05
    bot_pace: Annotated[
        float, Meta(ge=0, le=60, description="seconds that bots take besides, so that people can follow")
    ] = 0.6
    countdown: Annotated[
        int, Meta(ge=0, le=60, description="seconds until a game begins, once everybody is ready; 0: at once")
    ] = 5
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="what is worth a line on the error output")
    ] = "info"
    sockets: Annotated[Count, Meta(description="connections to tables, in all")] = 4000
    sockets_per_address: Annotated[Count, Meta(description="connections from one address; a school may be one")] = 400
    connections_per_address: Annotated[
        Count, Meta(description="other connections from one address, which ask for something or wait to do so")
    ] = 1000
    sockets_per_player: Annotated[Count, Meta(description="connections of one player")] = 20
    message_rate: Annotated[Pace, Meta(description="messages a second that one connection may send")] = 5.0
    message_burst: Annotated[Count, Meta(description="messages that it may send at once")] = 100
    player_rate: Annotated[Pace, Meta(description="messages a second from one player, over all connections")] = 10.0
    player_burst: Annotated[Count, Meta(description="messages that a player may send at once")] = 200
    look_rate: Annotated[
        Pace,
        Meta(description="times a second that one address may ask for a table again, or for older lines"),
    ] = 20.0
    look_burst: Annotated[Count, Meta(description="times that it may ask so at once")] = 400
    request_rate: Annotated[Pace, Meta(description="HTTP requests a second from one address")] = 50.0
    request_burst: Annotated[Count, Meta(description="HTTP requests that an address may make at once")] = 1000
    table_rate: Annotated[Pace, Meta(description="tables an hour that one player may open")] = 120.0
    table_burst: Annotated[Count, Meta(description="tables that one player may open at once")] = 30
    address_table_rate: Annotated[Pace, Meta(description="tables an hour that all at one address may open")] = 600.0
    address_table_burst: Annotated[Count, Meta(description="tables that all at one address may open at once")] = 100
    gathering_per_address: Annotated[
        Count, Meta(description="tables of one address that may wait for players at the same time")
    ] = 60
    listed_per_address: Annotated[Count, Meta(description="how many of those the public list shows")] = 20
    books: Annotated[Count, Meta(description="card tables that players have brought, in all")] = 1000
    books_per_player: Annotated[Count, Meta(description="card tables on the list of one player")] = 20
    book_rate: Annotated[Pace, Meta(description="card tables an hour that all at one address may bring")] = 30.0
    book_burst: Annotated[Count, Meta(description="card tables that all at one address may bring at once")] = 30
    book_hours: Annotated[
        float, Meta(gt=0, le=100_000, description="how long a card table is kept that no game is played with")
    ] = 24.0
    gathering_hours: Annotated[
        float, Meta(gt=0, le=100_000, description="how long a table waits for players when nobody is there")
    ] = 24.0


class Found(Struct, frozen=True):
    """A setting, its value, and where the value comes from."""

    name: str
    value: Any
    origin: str
    meaning: str

    def shown(self) -> Any:
        """The value as people may read it: never a password."""
        return masked(self.value) if self.name == "database" else self.value


def find_settings(
    flags: Mapping[str, str], environment: Mapping[str, str], file: Path | None, database: str
) -> list[Found]:
    """Every setting with its origin; raises BadSettings.  `database` is the default of that one."""
    written = read_file(file) if file is not None else {}
    spoken = {name.removeprefix(PREFIX).lower(): text for name, text in environment.items() if is_setting(name)}
    for name in flags:
        known(name, f"--{name.replace('_', '-')}")
    for name in spoken:
        known(name, PREFIX + name.upper())
    found = []
    for field in msgspec.structs.fields(Settings):
        value, origin = field.default if field.default is not msgspec.NODEFAULT else [], "default"
        if field.name == "database":
            value = database
        if field.name in flags:
            value, origin = from_text(field.name, flags[field.name], f"--{field.name.replace('_', '-')}"), "flag"
        elif field.name in spoken:
            origin = PREFIX + field.name.upper()
            value = from_text(field.name, spoken[field.name], origin)
        elif field.name in written:
            line, raw = written[field.name]
            origin = f"{file}:{line}"
            value = checked(field.name, raw, origin, strict=True)
        found.append(Found(field.name, value, origin, meaning_of(field.name)))
    return found


def settings_of(found: list[Found]) -> Settings:
    return Settings(**{each.name: each.value for each in found})


def is_setting(variable: str) -> bool:
    return variable.startswith(PREFIX) and variable.removeprefix(PREFIX) not in NO_SETTINGS


def known(name: str, origin: str) -> None:
    if name not in Settings.__struct_fields__:
        raise BadSettings(f"{origin}: there is no setting {name!r}; `wyrmhall config show` lists them all")


def read_file(file: Path) -> dict[str, tuple[int, Any]]:
    """What a TOML file sets, with the lines."""
    try:
        text = file.read_text(encoding="utf-8")
        values = tomllib.loads(text)
    except OSError as error:
        raise BadSettings(f"{file}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError as error:
        raise BadSettings(f"{file}: not a text file (byte {error.start} is not UTF-8)") from None
    except tomllib.TOMLDecodeError as error:
        raise BadSettings(f"{file}: not TOML: {error}") from None
    written = {name: (line_of(name, text), value) for name, value in values.items()}
    for name, (line, _) in written.items():
        known(name, f"{file}:{line}")
    return written


def line_of(name: str, text: str) -> int:
    """The line where a key stands: the parser does not tell."""
    key = re.compile(rf"""\s*\[*\s*["']?{re.escape(name)}["']?\s*[]=.]""")
    return next((number for number, line in enumerate(text.splitlines(), 1) if key.match(line)), 1)


def from_text(name: str, text: str, origin: str) -> Any:
    """The value that a flag or a variable spells; lists are parted by commas."""
    words: Any = text
    if get_origin(type_of(name)) is list:
        words = [word.strip() for word in text.split(",") if word.strip()]
    return checked(name, words, origin, strict=False)


def checked(name: str, value: Any, origin: str, *, strict: bool) -> Any:
    try:
        value = msgspec.convert(value, get_type_hints(Settings, include_extras=True)[name], strict=strict)
    except msgspec.ValidationError as error:
        raise BadSettings(f"{origin}: {name}: {error}") from None
    if name == "address" and value:
        return as_origin(value, origin)
    if name == "origins":
        return [as_origin(each, origin) for each in value]
    return value


def as_origin(address: str, where: str) -> str:
    """An address as browsers write it in Origin: scheme, host and port, nothing else."""
    try:
        parts = urlsplit(address.strip().lower().rstrip("/"))
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query or parts.username:
        raise BadSettings(f"{where}: {address!r} is no address such as https://cards.example.org or http://host:8642")
    usual = {"http": 80, "https": 443}[parts.scheme]
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in (None, usual) else "")


def type_of(name: str) -> Any:
    """The bare type of a setting."""
    return get_type_hints(Settings)[name]


def meaning_of(name: str) -> str:
    hint = get_type_hints(Settings, include_extras=True)[name]
    notes = [note.description for note in get_args(hint)[1:] if isinstance(note, Meta) and note.description]
    return notes[-1] if notes else ""


def masked(database: str) -> str:
    """A database's address without its password."""
    parts = urlsplit(database)
    if parts.password is None:
        return database
    user = f"{parts.username}:***@" if parts.username else ":***@"
    return urlunsplit(parts._replace(netloc=user + parts.netloc.rpartition("@")[2]))
