"""Why the hall has done something by itself, and who has chosen in place of a person: as logs and records say it."""

from __future__ import annotations

from wyrmhall.hall import entries as e
from wyrmhall.kernel.said import said

WHO_CHOSE: dict[e.Whose, str] = {  # in place of a person: the record alone tells it, after the end
    "stand-in": "stand-in-chose",
    "default": "hall-chose",
    "mark": "mark-chosen",
    "clock": "bot-chose",
}
WHY_ABORTED = {
    "": said("nobody-came-back"),
    "deserted": said("deserted"),
    "doubled": said("rematch-doubled"),
}
