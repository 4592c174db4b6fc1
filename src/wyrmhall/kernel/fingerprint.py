"""Sixteen digits that equal states share, by which a record notices a changed rule or an edited line."""

from __future__ import annotations

from hashlib import sha256

from wyrmhall.kernel.play import owing
from wyrmhall.kernel.state import State
from wyrmhall.kernel.view import piles


def fingerprint(s: State) -> str:
    """Made of what a record can say (zones, facts, who owes, who won) and of chance, not of how we keep it."""
    lines: list[str] = []
    for zone in s.zones:
        for owner, pile in piles(s, zone):
            faces = [s.setup.book.write(item) for item in pile]
            lines.append(" ".join([zone.word, str(owner), *(sorted(faces) if zone.unordered else faces)]))
    for fact in s.facts:
        if not fact.inner:
            held = getattr(s, fact.name)
            lines.append(f"{fact.word} {tuple(held) if isinstance(held, list) else held}")
    lines.append(s.setup.agreed)
    lines.append(f"owing {owing(s)} sealed {[(each.decision.seat, each.option.text) for each in s.sealed]}")
    lines += [f"look {look.zone} {look.owner} {look.viewer}" for look in s.looks]
    lines.append(f"winners {s.winners} chance {s.chance.to_data()}")
    return sha256("\n".join(sorted(lines)).encode()).hexdigest()[:16]
