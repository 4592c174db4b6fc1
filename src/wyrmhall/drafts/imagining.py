"""Worlds as a drafter may imagine them: pack by pack, from what it saw of each and from how many cards were taken.

Who takes how many cards, and which pack comes to whom, everybody sees.  A pack is known from the moment the viewer
held it; what was taken before that is drawn as the pack's description has it.
"""

from __future__ import annotations

from typing import Final

from wyrmhall.drafts.formats import LEFT
from wyrmhall.drafts.packs import drawn
from wyrmhall.drafts.state import Draft
from wyrmhall.kernel.chance import Chance
from wyrmhall.kernel.value import CENTRE
from wyrmhall.kernel.view import View

NOTHING: Final[frozenset[int]] = frozenset()
NEVER: Final = 1_000_000


class Way:
    """One pack on its way round the table: who held it at which pick."""

    def __init__(self, s: Draft, held: list[int], number: int, opener: int) -> None:
        self.number = number  # of its round, from 0
        self.opener = opener
        self.begun = s.begun[number]  # the number of its first pick
        over = s.begun[number + 1] if number + 1 < len(s.begun) else s.picks_made()
        away = 1 if s.form.rounds[number].direction == LEFT else -1
        at, seats = s.circle.index(opener), s.seats
        self.holders = [s.circle[(at + away * step) % seats] for step in range(over - self.begun)]
        self.size = s.opened_sizes[number * seats + opener]
        self.aside = s.aside[number * seats + opener]
        self.held = held[self.holders[-1]] if number == s.round - 1 else 0  # how many cards are left of it


class Imagining:
    """Cards for the piles that the viewer does not see; the facts are in the state already."""

    def __init__(self, s: Draft, view: View, chance: Chance) -> None:
        self.s = s
        self.view = view
        self.dealt: dict[tuple[str, int], list[int]] = {}
        self.held = [len(view.pile("pack", seat)) for seat in range(s.seats)]
        self.viewer = view.seat
        self.chance = chance
        self.asked = {decision.seat for decision in view.waiting} | {sealed.seat for sealed in view.sealed}
        self.early: list[list[int]] = [[] for _ in range(s.seats)]  # what each has taken in the rounds before
        self.late: list[list[int]] = [[] for _ in range(s.seats)]  # and in this one
        self.left_over: list[int] = []  # the last cards of packs, that nobody has picked
        self.led_by: list[list[int]] = [[] for _ in range(s.seats)]  # Leaders that were taken in secret
        self.opened: list[list[tuple[int, ...]]] = [[] for _ in range(s.seats)]
        self.hides = s.form.has_leaders and not s.house.shows_leaders
        self.led = [first_led(s, seat) for seat in range(s.seats)]

    def deal_all(self) -> dict[tuple[str, int], list[int]]:
        s = self.s
        for number in range(len(s.begun)):
            for opener in range(s.seats):
                self.follow(Way(s, self.held, number, opener))
        self.lay_counted()
        for seat in range(s.seats):
            if seat == self.viewer:
                self.lay_own()
            else:
                self.lay_taken(seat)
        s.opened = [tuple(packs) for packs in self.opened]
        return self.dealt

    # --- one pack ---------------------------------------------------------------------------------

    def follow(self, way: Way) -> None:
        """Deal the cards of one pack to those who have taken them, and to whoever holds it now."""
        s, viewer, holders = self.s, self.viewer, way.holders
        seen = [step for step, holder in enumerate(holders) if holder == viewer]
        first = seen[0] if seen else len(holders)
        known = list(s.saw[viewer][way.begun + first]) if seen else []
        own = list(s.laid_aside[viewer][way.number]) if way.opener == viewer else []
        shown = [row for step in range(first) for row in s.showed[holders[step]][way.begun + step]]
        beside = known + own + shown
        rest = self.unknown(way, beside, first, bool(seen)) if len(beside) < way.size else []
        self.opened[way.opener].append(tuple(beside + rest))
        if own:
            self.piles(way)[viewer] += own
        self.deal(way, 0, first, self.without_aside(way, rest) if way.aside and not own else rest, bool(seen))
        for step, coming in zip(seen, [*seen[1:], len(holders)]):
            left = list(s.saw[viewer][way.begun + step])
            if step == len(holders) - 1 and way.held:
                break  # the viewer holds it
            for row in s.took[viewer][way.begun + step]:
                left.remove(row)
            if coming < len(holders):
                for row in s.saw[viewer][way.begun + coming]:
                    left.remove(row)
            for between in range(step + 1, coming):
                for row in s.showed[holders[between]][way.begun + between]:
                    left.remove(row)
            self.deal(way, step + 1, coming, left, coming < len(holders))

    def piles(self, way: Way) -> list[list[int]]:
        return self.late if way.number == self.s.round - 1 else self.early

    def deal(self, way: Way, start: int, end: int, cards: list[int], comes_back: bool) -> None:
        """What went away from a step on and before another: to those who took so many; the last one holds the rest."""
        if not cards:
            return
        s, piles = self.s, self.piles(way)
        loose = list(self.chance.shuffle(tuple(cards)))
        if s.form.has_leaders:
            loose.sort(key=lambda row: s.cards.is_leader[row])
        for step in range(start, end):
            holder, pick = way.holders[step], way.begun + step
            number = s.counts[pick * s.seats + holder] - len(s.showed[holder][pick])
            led = s.led[pick * s.seats + holder] if self.hides else 0
            if led:  # DBS-A15 they lie by themselves
                self.led_by[holder] += loose[-led:]
                del loose[-led:]
            piles[holder] += loose[: number - led]
            del loose[: number - led]
        if comes_back:
            return
        if way.held:
            self.dealt["pack", way.holders[-1]] = loose
        else:
            self.left_over += loose

    def unknown(self, way: Way, beside: list[int], first: int, was_seen: bool) -> list[int]:
        """What else the pack held: what the viewer has never seen of it."""
        s, opener = self.s, self.s.opener_of(way.number)
        missing = way.size - len(beside)
        if not s.form.has_leaders:
            return opener.complete(beside, missing, NOTHING, self.chance)
        leaders = s.cards.leader_kinds
        rows: list[int] = []
        for _ in range(self.led_before(way, first) if self.hides else 0):
            rows.append(drawn(s.cards.leader_rows, beside + rows, NOTHING, self.chance))
        beside, missing = beside + rows, missing - len(rows)
        if was_seen or not self.may_hold_leaders(way):
            return rows + opener.complete(beside, missing, leaders, self.chance)
        held = way.held
        if held and self.holds_only_leaders(way):
            rows += [drawn(s.cards.leader_rows, (), NOTHING, self.chance) for _ in range(held)]
            return rows + opener.complete(beside + rows[-held:], missing - held, leaders, self.chance)
        found = opener.complete(beside, missing, NOTHING, self.chance)
        number = len([row for row in found if row in leaders])
        if number > held or (number == held > 0 and not self.may_hold_nothing_else(way)):
            return rows + opener.complete(beside, missing, leaders, self.chance)
        return rows + found

    def led_before(self, way: Way, end: int) -> int:
        """How many Leaders were taken of it before this step."""
        s = self.s
        return sum([s.led[(way.begun + step) * s.seats + way.holders[step]] for step in range(end)])

    def may_hold_leaders(self, way: Way) -> bool:
        """DBS-13 Not after somebody without a Leader took another card of it."""
        done = len(way.holders) - 1
        return way.held > 0 and all([self.led[way.holders[step]] <= way.begun + step for step in range(done)])

    def holds_only_leaders(self, way: Way) -> bool:
        """DBS-A11 Somebody could take nothing of it."""
        s, done = self.s, len(way.holders) - 1
        if way.holders[-1] not in self.asked:
            return True
        return any([not s.counts[(way.begun + step) * s.seats + way.holders[step]] for step in range(done)])

    def may_hold_nothing_else(self, way: Way) -> bool:
        """Whoever is asked has something to take: Leaders alone will do without one, and when everybody has one."""
        return self.led[way.holders[-1]] == NEVER or NEVER not in self.led

    def without_aside(self, way: Way, rest: list[int]) -> list[int]:
        """DB-87 The opener has laid so many cards aside, and no others of their kind were there."""
        s, aside = self.s, self.s.form.rounds[way.number].aside
        assert aside is not None
        kinds = s.cards.fitting(aside)
        own = [row for row in rest if row in kinds][: way.aside]
        left = rest[:]
        for row in own:
            left.remove(row)
        self.piles(way)[way.opener] += own + left[: way.aside - len(own)]
        return left[way.aside - len(own) :]

    # --- what lies on the table -------------------------------------------------------------------

    def lay_counted(self) -> None:
        """Packs that nobody has looked into, and those that were replaced."""
        s, view = self.s, self.view
        for seat in range(s.seats):
            self.lay_pack("counted", seat, seat, len(view.pile("counted", seat)))
        self.lay_pack("out", CENTRE, 0, len(view.pile("out")) - len(self.left_over))
        if self.left_over:
            self.dealt["out", CENTRE] = [*self.dealt.get(("out", CENTRE), []), *self.left_over]

    def lay_pack(self, word: str, owner: int, opener: int, size: int) -> None:
        if size:
            pack = self.s.opener_of(self.s.round - 1).complete((), size, NOTHING, self.chance)
            self.dealt[word, owner] = pack
            self.opened[opener].append(tuple(pack))

    def lay_own(self) -> None:
        """DBS-34 One's own pile, where one may not look into it, is remembered."""
        s, viewer = self.s, self.viewer
        if not s.house.looks_at_taken and self.view.pile("taken", viewer):
            self.dealt["taken", viewer] = list(s.remembered_of(viewer))

    def lay_taken(self, seat: int) -> None:
        s, early, late = self.s, self.early[seat], self.late[seat]
        if self.hides:
            self.dealt["leaders", seat] = [*self.led_by[seat], *s.lent[seat]]
        if not s.house.looks_at_taken and self.view.pile("taken", seat):
            self.dealt["taken", seat] = late
        else:
            early += late
        deck = len(self.view.pile("deck", seat))
        if deck or seat in s.finished:
            early = self.lay_deck(seat, early, deck)
        self.dealt["pool", seat] = early

    def lay_deck(self, seat: int, cards: list[int], size: int) -> list[int]:
        """Some deck of these cards; what is left is the rest of the pool."""
        s = self.s
        mains = [row for row in cards if s.cards.is_main[row]]
        if not size:
            s.chosen[seat] = tuple(sorted(mains[: s.form.deck.main]))
            return cards
        others = [row for row in cards if not s.cards.is_main[row]]
        ordered = (others + mains) if s.form.takes_other else (mains + others)
        self.dealt["deck", seat] = ordered[:size]
        return ordered[size:]


def first_led(s: Draft, seat: int) -> int:
    """The number of the pick at which the seat took its first Leader; that it did lies open."""
    return next((at // s.seats for at in range(seat, len(s.led), s.seats) if s.led[at]), NEVER)
