"""The wyrmhall command: one file for each subcommand."""

from __future__ import annotations

import sys
from importlib.metadata import version

from cyclopts import App, CycloptsError

from wyrmhall.cli.backup import backup
from wyrmhall.cli.check import check
from wyrmhall.cli.config import config
from wyrmhall.cli.doctor import doctor
from wyrmhall.cli.games import games
from wyrmhall.cli.output import one_line
from wyrmhall.cli.play import play
from wyrmhall.cli.replay import replay
from wyrmhall.cli.restore import restore
from wyrmhall.cli.rules import rules
from wyrmhall.cli.serve import serve
from wyrmhall.cli.simulate import simulate
from wyrmhall.cli.verify import verify
from wyrmhall.kernel.errors import WyrmhallError

BAD_INPUT = 2

app = App(
    name="wyrmhall",
    version=version("wyrmhall"),
    help="A hall of dragon card games: play them in the browser or the terminal, read their rules, check and replay"
    " records, let bots play thousands.",
)
for command in (serve, play, games, rules, check, replay, verify, simulate, config, backup, restore, doctor):
    app.command(command)


def main() -> None:
    """Run a command; bad input is one line and exit code 2, a claim or proof that fails is 1."""
    try:
        code = app(exit_on_error=False, print_error=False)
        if sys.stdout is not None:
            sys.stdout.flush()  # a full disk is told now, not by the interpreter on its way out
    except BrokenPipeError:
        sys.stderr.close()  # the reader has gone; nobody is left to tell
        sys.exit(0)
    except (WyrmhallError, CycloptsError, OSError) as error:
        print(f"wyrmhall: {one_line(str(error) or type(error).__name__)}", file=sys.stderr)
        sys.exit(BAD_INPUT)
    except KeyboardInterrupt:
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)
