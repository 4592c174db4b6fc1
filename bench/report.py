"""What `make bench` says: one table for people, and the same as JSON."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rich.markup import escape
from rich.table import Table

from bench.contest import Outcome

WHOLE_GAMES, AFTER_THE_DEAL, COPY = "decisions_per_s", "after_deal_per_s", "copy_us"
UNITS = {WHOLE_GAMES: "decisions/s", AFTER_THE_DEAL: "decisions/s after the deal", COPY: "µs per copy"}
UNSTEADY = 1.25  # the most between the best and the worst of three runs on a quiet machine
VERDICTS = {True: "[green]ok[/]", False: "[bold red]MISSED[/]", None: "[yellow]open[/]"}


@dataclass(frozen=True)
class Bar:
    name: str
    measure: str
    sign: str  # ">=" or "<="
    factor: float
    peer: str

    def holds(self, ratio: float) -> bool:
        return ratio >= self.factor if self.sign == ">=" else ratio <= self.factor


@dataclass(frozen=True)
class Row:
    """A measurement, and how it stands to a peer's if there is a bar for it."""

    name: str
    value: float | None
    unit: str
    spread: tuple[float, float] | None
    peer: str | None = None
    ratio: float | None = None
    bar: str | None = None
    ok: bool | None = None  # None: no bar, or the reason says why it cannot be judged
    reason: str | None = None


def all_rows(outcomes: Sequence[Outcome], bars: Sequence[Bar]) -> list[Row]:
    peers = {outcome.contestant.name: outcome for outcome in outcomes}
    rows = []
    for outcome in outcomes:
        for measure in UNITS:
            measured = row_of(outcome, measure)
            judged = [bar for bar in bars if (bar.name, bar.measure) == (measured.name, measure)]
            if judged:
                rows += [judge(measured, bar, outcome, peers[bar.peer]) for bar in judged]
            elif measured.value is not None or measure == WHOLE_GAMES:
                rows.append(measured)
    return rows


def row_of(outcome: Outcome, measure: str) -> Row:
    name, sample = outcome.contestant.name, outcome.sample(measure)
    if sample is None:
        return Row(name, None, UNITS[measure], None, reason=outcome.problem)
    return Row(name, sample.median, UNITS[measure], sample.spread)


def judge(measured: Row, bar: Bar, ours: Outcome, peer: Outcome) -> Row:
    row = replace(measured, peer=bar.peer, bar=f"{bar.sign} {bar.factor:g} x")
    theirs = peer.sample(bar.measure)
    if ours.problem:
        # Where no compiled build can be made the bar stays open; a contestant that breaks has missed it.
        return replace(row, ok=False if ours.failure else None)
    if row.value is None or theirs is None:
        return replace(row, reason=f"{bar.peer}: {peer.problem or 'nothing to compare with'}")
    ratio = row.value / theirs.median
    return replace(row, ratio=ratio, ok=bar.holds(ratio))


def table(rows: Sequence[Row], title: str) -> Table:
    drawn = Table(title=title, title_justify="left", caption_justify="left")
    drawn.caption = "Median of three alternating runs (least - most). k: a thousand decisions a second."
    if any(row.spread and row.spread[1] > UNSTEADY * row.spread[0] for row in rows):
        drawn.caption += "\nSome runs differ by more than a quarter: the machine was busy, and bars may be misjudged."
    drawn.add_column("random play")
    for heading in ("whole games", "after the deal", "copy, µs"):
        drawn.add_column(heading, justify="right")
    drawn.add_column("bars, on medians")
    for name in dict.fromkeys(row.name for row in rows):
        of_name = [row for row in rows if row.name == name]
        # Why a peer is missing is said once, in its own row.
        problems = dict.fromkeys(escape(row.reason) for row in of_name if row.reason and row.value is None)
        lines = [*problems, *(said(row) for row in of_name if row.bar)]
        drawn.add_row(name, *(cell(of_name, unit) for unit in UNITS.values()), "\n".join(lines))
    return drawn


def cell(rows: Sequence[Row], unit: str) -> str:
    for row in rows:
        if row.unit == unit and row.value is not None and row.spread is not None:
            least, most = row.spread
            if unit == UNITS[COPY]:
                return f"{row.value:.2f} ({least:.2f} - {most:.2f})"
            digits = 0 if row.value >= 100_000 else 1
            return f"{row.value / 1000:.{digits}f} k ({least / 1000:.{digits}f} - {most / 1000:.{digits}f})"
    return ""


def said(row: Row) -> str:
    subject = "copy: " if row.unit == UNITS[COPY] else ""
    ratio = "" if row.ratio is None else f"{row.ratio:.2f} x, "
    return f"{VERDICTS[row.ok]} {subject}{ratio}bar {row.bar} {row.peer}"
