"""The lines of the hall's log: they say what failed and where, and never what was in an exception.

Exceptions of rules name cards, those of databases repeat what was to be stored, and a log is read by more people than
may see that.  So their words stay out of it, whoever raises them and whoever logs them.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
from typing import Any

FORM = "%(asctime)s %(levelname)s %(name)s: %(message)s"
# What uvicorn says of every request that is not as it should be: strangers would write our log.
CHATTER = (
    "Invalid HTTP request received.",
    "Invalid UTF-8 sequence received from client.",
    "Unsupported upgrade request.",
    "Exceeded concurrency limit.",
)

log = logging.getLogger("wyrmhall.hall")


def told(error: BaseException | None) -> str:
    """An exception for the log: its type, and where it was raised."""
    trace, place = error.__traceback__ if error is not None else None, ""
    while trace is not None:
        place, trace = f" at {trace.tb_frame.f_code.co_filename}:{trace.tb_lineno}", trace.tb_next
    return f"{type(error).__name__}{place}"


class Discreet(logging.Formatter):
    """Tells of exceptions that others log as we tell of our own."""

    def formatException(self, ei: Any) -> str:  # noqa: N802  # a name of logging
        return told(ei[1])


def keep_log(level: str) -> None:
    """Lines on the error output; no request is logged, so neither is any secret."""
    lines = logging.StreamHandler()
    lines.setFormatter(Discreet(FORM))
    logging.basicConfig(level=level.upper(), handlers=[lines])
    errors = logging.getLogger("uvicorn.error")
    errors.setLevel(max(logging.WARNING, logging.getLogger().level))
    errors.addFilter(lambda line: line.msg not in CHATTER)
    for name in ("alembic", "sqlalchemy", "asyncio"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # What nobody has caught would be printed by Python, with all its words.
    sys.excepthook = lambda kind, error, trace: log.critical("the hall ends: %s", told(error))
    sys.unraisablehook = lambda fault: log.error("while cleaning up: %s", told(fault.exc_value))
    threading.excepthook = lambda fault: log.error("in a thread: %s", told(fault.exc_value))


def tell_of_background(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
    """What failed in the event loop and concerns nobody who waits."""
    log.error("in the background: %s", told(context["exception"]) if "exception" in context else context["message"])
