"""What may become of a pool: the parts of a deck, a deck that is proposed, and where the other cards go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from wyrmhall.drafts.autobuild import auto_deck
from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.formats import Format
from wyrmhall.drafts.state import Draft
from wyrmhall.kernel.said import said
from wyrmhall.kernel.section import AT_ONCE, NEVER, Prospect, Section
from wyrmhall.kernel.value import NONE

DECK: Final = "main-cards"
LEADER: Final = "leader"

Cards = tuple[int, ...]


def sections_of_pool(cards: DraftCards, form: Format, pool: Cards) -> tuple[Section, ...]:
    """DBS-19, DB-91, DB-101 What the deck must have; DBS-A3 of a pool that is too small, all of it."""
    mains = [row for row in pool if cards.is_main[row]]
    need = min(form.deck.main, len(mains))
    most = need if form.deck.is_exact or need < form.deck.main else NONE
    found = [Section(DECK, tuple(dict.fromkeys(mains)), need, most, clauses=form.cited.deck_size)]
    leaders = tuple(dict.fromkeys([row for row in pool if form.has_leaders and cards.is_leader[row]]))
    if leaders:
        found.append(Section(LEADER, leaders, 1, 1, clauses=("DBS-19",)))
    return tuple(found)


def built_of(s: Draft, chosen: Cards, pool: Cards) -> Cards:
    """The deck that the draft itself would build of this pool, with what is chosen of it; the state is a fresh one."""
    leaders = tuple([row for row in pool if s.form.has_leaders and s.cards.is_leader[row]])
    s.leaders[0] = leaders
    s.pools[0] = tuple([row for row in pool if row not in leaders])
    leader = tuple([row for row in chosen if row in leaders])[:1]
    mains = tuple([row for row in chosen if s.cards.is_main[row]])
    if s.form.deck.is_exact:
        mains = mains[: s.form.deck.main]
    deck = auto_deck(s, 0, leader, mains)
    return tuple(sorted(deck.leader + deck.main))


def prospects_of(cards: DraftCards, form: Format, pool: Sequence[int]) -> list[Prospect]:
    """DBS-A28, DB-92 Cards that nobody chooses for a deck: they stay outside, or belong to it by themselves."""
    others = [
        row for row in dict.fromkeys(pool) if not cards.is_main[row] and not (form.has_leaders and cards.is_leader[row])
    ]
    if form.takes_other:
        return [Prospect(row, AT_ONCE, said("joins-the-deck"), form.cited.not_main) for row in others]
    return [Prospect(row, NEVER, said("stays-outside"), form.cited.not_main) for row in others]
