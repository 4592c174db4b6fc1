"""Building decks of what was taken, as the last part of a draft: DBS-19 to DBS-24, DB-91 to DB-93, DB-101."""

from __future__ import annotations

from wyrmhall.drafts.autobuild import auto_deck
from wyrmhall.drafts.cards import AUTO, DONE, DROP, SMALLER
from wyrmhall.drafts.state import Cards, Draft
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards as CardsSaid
from wyrmhall.kernel.said import Place, Said, Seat, said
from wyrmhall.kernel.state import Decision, Event, Step, without
from wyrmhall.kernel.value import NONE


class BuildDecks(Step[Draft]):
    """DBS-23 Decks are built after the last pack: Leaders are lent, short pools reported, then all build at once."""

    def perform(self, s: Draft) -> None:
        s.plan([LendLeaders(), ReportShort(), AskForDecks()])


class LendLeaders(Step[Draft]):
    """DBS-24 Who has drafted no Leader uses one from outside; DBS-A17 nobody else does."""

    def perform(self, s: Draft) -> None:
        if not s.form.has_leaders or not s.cards.leader_rows:
            return
        for seat in range(s.seats):
            if s.has_leader(seat):
                continue
            if s.house.lends_by_lot:  # DBS-A16
                rows = s.cards.leader_rows
                lend(s, seat, rows[s.chance.of("outside-leader", seat).below(len(rows))])
            else:
                ChoosingLeader(seat).perform(s)


def lend(s: Draft, seat: int, row: int) -> None:
    """DBS-A16 It belongs to the lender: what is lent is open, and told apart from what was taken."""
    s.lent[seat] = (row,)
    s.lay(seat, (row,))
    if s.events is not None:
        s.events.append(Event("borrows", seat, (row,)))


class ChoosingLeader(Decision[Draft]):
    """DBS-24, DBS-A16 Any Leader of the sets that were drafted."""

    asks = "choosing-leader"

    def prompt(self, s: Draft) -> Prompt:
        return Prompt("choose-outside-leader", ("DBS-24", "DBS-A16"))

    def options(self, s: Draft) -> list[Option]:
        return [s.cards.take[row] for row in s.cards.leader_rows]

    def is_open(self, s: Draft, option: Option) -> bool:
        return s.house.shows_leaders

    def refusal(self, s: Draft, option: Option) -> Refusal:
        return Refusal("a-leader-is-needed", ("DBS-24",))

    def others(self, s: Draft, seat: int, option: Option | None) -> Refusal:
        return Refusal("has-a-leader", ("DBS-A17",))

    def take(self, s: Draft, option: Option) -> None:
        lend(s, self.seat, option.card)


# --- Pools that are too small -----------------------------------------------------------------------


class ReportShort(Step[Draft]):
    """DBS-A3 Who cannot build a deck is reported to the organiser."""

    def perform(self, s: Draft) -> None:
        for seat in range(s.seats - 1, -1, -1):
            if len(main_cards(s, seat)) >= s.form.deck.main:
                continue
            if s.house.short_pool == "organiser":
                s.agenda.append(ShortPool(s.house.organiser, seat))
            else:
                settle(s, seat, s.house.short_pool)


def settle(s: Draft, seat: int, how: str) -> None:
    if how == DROP:
        s.dropped = tuple(sorted((*s.dropped, seat)))
        s.say("drops", seat)
    else:
        s.smaller = tuple(sorted((*s.smaller, seat)))
        s.say("plays-smaller", seat)


class ShortPool(Decision[Draft]):
    """DBS-A3, DB-A33, DB-A40 The organiser lets somebody play all main cards, or drops him."""

    fields = ("seat", "owner")
    asks = "short-pool"

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def prompt(self, s: Draft) -> Prompt:
        return Prompt(said("short-pool", owner=Seat(self.owner), need=s.form.deck.main), s.form.cited.short)

    def options(self, s: Draft) -> list[Option]:
        return [s.cards.word[SMALLER], s.cards.word[DROP]]

    def deed(self, s: Draft, option: Option) -> Said:
        return said(option.text, owner=Seat(self.owner))

    def refusal(self, s: Draft, option: Option) -> Refusal:
        return Refusal("the-organiser-is-asked", s.form.cited.short)

    def others(self, s: Draft, seat: int, option: Option | None) -> Refusal:
        return Refusal("the-organiser-is-asked", s.form.cited.short)

    def take(self, s: Draft, option: Option) -> None:
        settle(s, self.owner, option.text)


# --- Decks ------------------------------------------------------------------------------------------


class AskForDecks(Step[Draft]):
    """Everybody builds at the same time, and nobody sees what the others build."""

    def perform(self, s: Draft) -> None:
        s.agenda.append(Decks())
        for seat in range(s.seats):
            if seat not in s.dropped:
                Building(seat).perform(s)


def main_cards(s: Draft, seat: int) -> Cards:
    """DBS-19, DB-91 What may be chosen for a deck: DBS-A28 other cards and DB-92 crystal cards never are."""
    return tuple([row for row in s.pools[seat] if s.cards.is_main[row]])


def needed(s: Draft, seat: int) -> int:
    """DBS-19 Exactly 40, DB-91 25 or DB-101 at least 40 cards; DBS-A3 or as many as there are."""
    return len(main_cards(s, seat)) if seat in s.smaller else s.form.deck.main


def is_legal(s: Draft, seat: int) -> bool:
    has_leader = bool(s.leader[seat]) or not s.form.has_leaders or not s.leaders[seat]
    number = len(s.chosen[seat])
    fits = number == needed(s, seat) if s.form.deck.is_exact else number >= needed(s, seat)
    return has_leader and fits


class Building(Decision[Draft]):
    """One card after the other, or the deck that is proposed: DBS-20, DB-93 with any number of copies."""

    asks = "building"

    def prompt(self, s: Draft) -> Prompt:
        chosen, need = len(s.chosen[self.seat]), needed(s, self.seat)
        kind = "build-exactly" if s.form.deck.is_exact else "build-at-least"
        clauses = s.form.cited.deck_size
        if s.form.has_leaders and not s.leader[self.seat]:
            return Prompt(said(f"{kind}-and-leader", chosen=chosen, need=need), clauses)
        return Prompt(said(kind, chosen=chosen, need=need), clauses)

    def options(self, s: Draft) -> list[Option]:
        seat, cards = self.seat, s.cards
        found: list[Option] = []
        if s.form.has_leaders and not s.leader[seat]:
            found += [cards.put[row] for row in dict.fromkeys(s.leaders[seat])]  # DBS-19 one of them
        if not s.form.deck.is_exact or len(s.chosen[seat]) < needed(s, seat):
            found += [cards.put[row] for row in dict.fromkeys(self.left(s))]
        if is_legal(s, seat):
            found.append(cards.word[DONE])
        return [*found, cards.word[AUTO]]

    def left(self, s: Draft) -> Cards:
        """The main cards that are not in the deck yet."""
        left = main_cards(s, self.seat)
        for row in s.chosen[self.seat]:
            left = without(left, row)
        return left

    def is_open(self, s: Draft, option: Option) -> bool:
        return False

    def deed(self, s: Draft, option: Option) -> Said:
        if option.card == NONE:
            return said("deck-auto" if option.text == AUTO else "deck-done")
        kind = "deck-leader" if s.form.has_leaders and s.cards.is_leader[option.card] else "deck-card"
        return said(kind, cards=CardsSaid((option.card,)))

    def target(self, s: Draft, option: Option) -> Place | None:
        if option.card == NONE:
            return None
        pool = s.pools[self.seat]
        if option.card in pool:
            return Place("pool", self.seat, pool.index(option.card))
        return Place("leaders", self.seat, s.leaders[self.seat].index(option.card))

    def considered(self, s: Draft, card: int) -> list[Option]:
        return [s.cards.put[card]]

    def refusal(self, s: Draft, option: Option) -> Refusal:
        seat, row, cited = self.seat, option.card, s.form.cited
        need, chosen = needed(s, seat), len(s.chosen[seat])
        if option.text == DONE:
            if s.form.has_leaders and not s.leader[seat]:
                return Refusal("deck-needs-leader", ("DBS-19",))
            return Refusal(said("deck-too-small", found=chosen, need=need), cited.deck_size)
        if row == NONE or option not in s.cards.put:
            return Refusal("decks-are-built", cited.own_cards)
        if row not in s.pools[seat] + s.leaders[seat]:
            return Refusal(said("not-in-pool", cards=CardsSaid((row,))), cited.own_cards)
        if s.form.has_leaders and s.cards.is_leader[row]:
            return Refusal("one-leader", ("DBS-19", "DBS-22"))
        if not s.cards.is_main[row]:
            return Refusal("not-for-the-deck", cited.not_main)
        if row not in self.left(s):
            return Refusal(said("all-copies-chosen", cards=CardsSaid((row,))), cited.own_cards)
        return Refusal(
            said("deck-is-full", need=need), (*cited.deck_size, *(("DBS-21",) if s.form.has_leaders else ()))
        )

    def others(self, s: Draft, seat: int, option: Option | None) -> Refusal:
        if seat in s.dropped:
            return Refusal("was-dropped", s.form.cited.short)
        return Refusal("deck-is-built", s.form.cited.deck_size)

    def goes_on(self, s: Draft, option: Option) -> bool:
        return option.card != NONE

    def take(self, s: Draft, option: Option) -> None:
        seat, row = self.seat, option.card
        if option.text == AUTO:
            deck = auto_deck(s, seat, s.leader[seat], s.chosen[seat])
            s.leader[seat], s.chosen[seat] = deck.leader, deck.main
        elif row != NONE and s.form.has_leaders and s.cards.is_leader[row]:
            s.leader[seat] = (row,)
        elif row != NONE:
            s.chosen[seat] = tuple(sorted((*s.chosen[seat], row)))
        if row != NONE:
            s.waiting += (self,)
            return
        s.finished = tuple(sorted((*s.finished, seat)))
        s.say("has-built", seat)


class Decks(Step[Draft]):
    """DBS-21, DB-A47 What is not in the deck is the sideboard; DB-92 crystal cards belong to the deck by themselves."""

    def perform(self, s: Draft) -> None:
        for seat in range(s.seats):
            if seat in s.dropped:
                continue
            deck = s.chosen[seat]
            if s.form.takes_other:
                deck += tuple([row for row in s.pools[seat] if not s.cards.is_main[row]])
            for row in deck:
                s.pools[seat] = without(s.pools[seat], row)
            s.decks[seat] = tuple(sorted(deck))
            s.chosen[seat] = ()
