"""What every referee needs that follows an engine: to be told how cards were shuffled, and to tell what differs."""

from __future__ import annotations

import csv
from pathlib import Path
from tempfile import gettempdir

from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.setup import Setup
from wyrmhall.lab.laws.around import Around


class Differs(AssertionError):
    """Engine and referee do not agree: on what, and the record that leads there."""


class Told(Around):
    """A source of chance that keeps how cards lay after each shuffle, and what was drawn by lot, for the referee."""

    def __init__(self, source: Chance, log: list[tuple[int, ...]]) -> None:
        super().__init__(source)
        self.log = log
        self.lots: list[int] = []

    def number(self, source: Chance, n: int) -> int:
        self.lots.append(source.below(n))
        return self.lots[-1]

    def cards(self, source: Chance, cards: tuple[int, ...], n: int) -> tuple[int, ...]:
        dealt = source.deal(cards, n)
        self.log.append(dealt)
        return dealt

    def copy(self) -> Chance:
        return Told(self.source.copy(), self.log)


def as_record(setup: Setup, words: list[str], cards: Path) -> str:
    """What led to a difference, in the form of a record."""
    name = setup.game.name
    tags = f'[Game "{name}"] [Seats "{setup.seats}"] [Variant "{setup.variant}"] [House "{setup.house_text()}"]'
    if cards != setup.game.folder / "cards.csv":
        kept = Path(gettempdir()) / f"{name}-{setup.book.table.digest()[:8]}.csv"
        kept.write_text(cards.read_text(encoding="utf-8"), encoding="utf-8")
        tags += f' [Cards "{kept}"]'
    return "\n".join([tags, *words])


def written(rows: list[dict[str, str]], path: Path) -> Path:
    """A card table of these rows."""
    with path.open("w", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return path
