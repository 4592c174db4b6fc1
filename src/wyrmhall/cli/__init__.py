"""The wyrmhall command: one file for each subcommand."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import version

from cyclopts import App, CycloptsError

from wyrmhall.cli.output import one_line
from wyrmhall.kernel.errors import WyrmhallError

BAD_INPUT = 2
LANGUAGE = "--language"
COMMANDS = (
    "serve", "play", "learn", "games", "rules", "check", "replay", "verify", "simulate", "config", "backup", "restore",
    "export", "doctor", "pin", "laws", "compile", "sets", "draft", "event",
)  # fmt: skip


def app_for(words: list[str]) -> App:
    """The command line; of all commands only the one that is named is imported, so that a hall is soon back."""
    app = App(
        name="wyrmhall",
        version=lambda: version("wyrmhall"),
        help="Dragon card games: play them in the browser or in the terminal, read their rules, check and replay"
        " records, and let bots play thousands of games. With --language de it speaks German.",
    )
    for name in [name for name in COMMANDS if name in words[:1]] or COMMANDS:
        app.command(getattr(import_module(f"wyrmhall.cli.{name}"), name))
    return app


def without_language(words: list[str]) -> list[str]:
    """The words without --language CODE, which stands anywhere before a bare -- and holds for every command."""
    end = words.index("--") if "--" in words else len(words)
    kept, place = [], 0
    while place < end:
        name, equals, code = words[place].partition("=")
        if name == LANGUAGE:
            place += 0 if equals else 1
            speak(code if equals else "".join(words[place : min(place + 1, end)]))
        else:
            kept.append(words[place])
        place += 1
    return [*kept, *words[end:]]


def speak(code: str) -> None:
    from wyrmhall.cli.language import speak as speak_in  # what it needs is slow to import

    speak_in(code)


def main() -> None:
    """Run a command; bad input is one line, or one for each mistake of a file, and exit code 2.

    A claim or proof that fails is exit code 1.
    """
    try:
        words = without_language(sys.argv[1:])
        code = app_for(words)(words, exit_on_error=False, print_error=False)
        if sys.stdout is not None:
            sys.stdout.flush()  # a full disk is told now, not by the interpreter on its way out
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone; nobody is left to tell
        sys.exit(0)
    except (WyrmhallError, CycloptsError, OSError) as error:
        for line in getattr(error, "lines", ()) or (str(error) or type(error).__name__,):
            print(f"wyrmhall: {one_line(line)}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)
