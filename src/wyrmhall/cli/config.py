"""wyrmhall config: the settings of the hall, and where each of them comes from."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import App, Parameter

from wyrmhall.cli.output import Json, print_json
from wyrmhall.cli.sitting import data_folder

if TYPE_CHECKING:
    from wyrmhall.hall.config import Found

ConfigFile = Annotated[
    Path | None, Parameter(name="--config", env_var="WYRMHALL_CONFIG", help="A TOML file with settings.")
]
Database = Annotated[
    str | None, Parameter(help="The database: sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME.")
]

config = App(name="config", help="The settings of the hall.")


@config.command
def show(*, json: Json = False, file: ConfigFile = None, **settings: str) -> int:
    """Print each setting with its value and its origin: a flag, the environment, the file or the default.

    Each can be set as a flag of `wyrmhall serve` (--bot-workers 2), in the environment (WYRMHALL_BOT_WORKERS=2) or in
    the file wyrmhall.toml (bot_workers = 2).
    """
    found = settings_from(settings, file)
    if json:
        print_json(
            [
                {"name": each.name, "value": each.shown(), "origin": each.origin, "meaning": each.meaning}
                for each in found
            ]
        )
        return 0
    width = max(len(f"{each.name} = {in_words(each.shown())}") for each in found)
    for each in found:
        print(f"{f'{each.name} = {in_words(each.shown())}':{min(width, 60)}}  ({each.origin})  {each.meaning}")
    return 0


def settings_from(flags: dict[str, str], file: Path | None) -> list[Found]:
    """Every setting of this user, with its origin; raises BadSettings."""
    from wyrmhall.hall.config import find_settings

    named = {name.replace("-", "_"): text for name, text in flags.items()}
    return find_settings(named, os.environ, file or usual_file(), f"sqlite:///{data_folder() / 'hall.sqlite'}")


def usual_file() -> Path | None:
    """The file that is read if none is named and it is there."""
    home = os.environ.get("WYRMHALL_HOME")
    folder = Path(home) if home else Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "wyrmhall"
    file = folder / "wyrmhall.toml"
    return file if file.is_file() else None


def database_from(database: str | None, file: Path | None) -> str:
    """The hall's database: the one that is named, or that of the settings."""
    from wyrmhall.hall.config import settings_of

    return settings_of(settings_from({"database": database} if database else {}, file)).database


def in_words(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(value) or "none"
    return str(value) or "none"
