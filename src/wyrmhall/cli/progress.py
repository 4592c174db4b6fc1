"""How far a person has come in learning: kept in the data folder, and sent nowhere."""

from __future__ import annotations

import json
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from wyrmhall.cli.sitting import data_folder
from wyrmhall.lessons.lesson import Lesson


@dataclass
class Progress:
    """Lessons that are done, the step of those under way, and what the coach has said, by game."""

    path: Path
    done: set[str] = field(default_factory=set)  # magic-dragon/01-first-flight
    under_way: dict[str, int] = field(default_factory=dict)
    said: dict[str, list[str]] = field(default_factory=dict)
    coached: dict[str, int] = field(default_factory=dict)  # games that the coach has watched
    is_coach_off: bool = False

    @staticmethod
    def load() -> Progress:
        """What is known of the person; a file that somebody has spoilt counts as none."""
        path = data_folder() / "learnt.json"
        try:
            kept: Any = json.loads(path.read_text(encoding="utf-8"))
            return Progress(
                path, set(kept["done"]), dict(kept["under_way"]), dict(kept["said"]), dict(kept["coached"]),
                bool(kept["is_coach_off"]),
            )  # fmt: skip
        except (OSError, ValueError, KeyError, TypeError):
            return Progress(path)

    def save(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        kept = {name: getattr(self, name) for name in ("under_way", "said", "coached", "is_coach_off")}
        beside = self.path.with_suffix(f".{os.getpid()}.part")
        beside.write_text(json.dumps({"done": sorted(self.done), **kept}, indent=2), encoding="utf-8")
        beside.replace(self.path)

    def reached(self, lesson: Lesson, step: int) -> None:
        self.under_way[key_of(lesson)] = step
        self.save()

    def finished(self, lesson: Lesson) -> None:
        self.under_way.pop(key_of(lesson), None)
        self.done.add(key_of(lesson))
        self.save()

    def is_done(self, lesson: Lesson) -> bool:
        return key_of(lesson) in self.done


def key_of(lesson: Lesson) -> str:
    return f"{lesson.record.tags['Game']}/{lesson.name}"
