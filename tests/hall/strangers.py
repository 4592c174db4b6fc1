"""Games of strangers in a hall of its own process: installed as pip would, and found as everywhere."""

from __future__ import annotations

import os
from pathlib import Path

from tests.stranger import install

ROOT = Path(__file__).parents[2]


def with_decks(folder: Path) -> dict[str, str]:
    """What must be in the environment of a hall, so that people can bring decks there."""
    folder.mkdir(parents=True, exist_ok=True)
    install(folder, "", "decks = tests.toy.decks:DECKS", "decks_of_strangers")
    before = os.environ.get("PYTHONPATH", "")
    return {"PYTHONPATH": os.pathsep.join([*([before] if before else []), str(ROOT), str(folder)])}
