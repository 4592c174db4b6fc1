"""Drafting, in the order of the rule books: seats, packs, picks, passing."""

from __future__ import annotations

from typing import Final

from wyrmhall.drafts.building import BuildDecks
from wyrmhall.drafts.cards import PLAY_ON, REPLACE
from wyrmhall.drafts.formats import LEFT
from wyrmhall.drafts.state import Cards, Draft
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards as CardsSaid
from wyrmhall.kernel.said import Place, Said, Seat, said
from wyrmhall.kernel.state import Decision, Event, SecretDecision, Step, without
from wyrmhall.kernel.value import NONE

# --- Seats and packs --------------------------------------------------------------------------------


class Seating(Step[Draft]):
    """DBS-5 The players sit in a circle in random order; DBS-A5 and stay there."""

    def perform(self, s: Draft) -> None:
        if s.house.is_seated_by_lot:
            lot, left = s.chance.of("seating"), list(range(s.seats))
            s.circle = tuple([left.pop(lot.below(len(left))) for _ in range(s.seats)])
        s.agenda.append(NextPack())


class NextPack(Step[Draft]):
    """DBS-3 Everybody has the same number and kinds; DBS-A4, DB-86 one pack of each is opened at a time."""

    def perform(self, s: Draft) -> None:
        if s.round == len(s.form.rounds):  # DBS-12, DB-90 until all are done
            s.agenda.append(BuildDecks())  # DBS-23
            return
        s.round += 1
        s.pick = 0
        s.direction = s.now().direction  # DBS-10, DBS-11, DB-89, DB-A39
        for seat in range(s.seats):
            s.counted[seat] = fresh_pack(s, seat)
            s.opened[seat] += (s.counted[seat],)
        s.say_round()
        s.agenda.append(Counting())


def fresh_pack(s: Draft, seat: int) -> Cards:
    """A sealed pack of this round's kind: each is drawn from a stream of its own, in the order of rounds and seats."""
    name = s.now().pack
    before = [each.pack for each in s.form.rounds[: s.round - 1]].count(name)
    return s.opener_of(s.round - 1).open(s.chance.of(f"pack-{name}", before * s.seats + seat))


class Counting(Step[Draft]):
    """DBS-6 The cards are counted without looking at their faces; DBS-7 a wrong number is for the judge."""

    def perform(self, s: Draft) -> None:
        size = s.opener_of(s.round - 1).size
        wrong = [seat for seat in range(s.seats) if s.counted[seat] and len(s.counted[seat]) != size]
        if not s.form.counts_packs:  # DB-A34 packs are taken as they are
            wrong = []
        s.agenda.append(TakingUp())
        for seat in wrong[::-1]:
            if s.house.asks_judge:  # DBS-A18
                s.agenda.append(Judging(s.house.organiser, seat))
            else:
                replace(s, seat)


def replace(s: Draft, seat: int) -> None:
    """DBS-A18 A sealed pack of the same kind instead; nobody has picked yet."""
    s.put_out(s.counted[seat])
    name = s.now().pack
    s.counted[seat] = s.opener_of(s.round - 1).open(s.chance.of(f"spare-{name}", (s.round - 1) * s.seats + seat))
    s.opened[seat] += (s.counted[seat],)
    s.say("replaces", seat, (NONE,) * len(s.counted[seat]))


class Judging(Decision[Draft]):
    """DBS-7, DBS-A18 The organiser judges a pack with too many or too few cards."""

    fields = ("seat", "owner")
    asks = "judging"

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner  # who has opened it

    def prompt(self, s: Draft) -> Prompt:
        found, wanted = len(s.counted[self.owner]), s.opener_of(s.round - 1).size
        return Prompt(said("judge", owner=Seat(self.owner), found=found, wanted=wanted), ("DBS-7", "DBS-A18"))

    def options(self, s: Draft) -> list[Option]:
        return [s.cards.word[REPLACE], s.cards.word[PLAY_ON]]

    def deed(self, s: Draft, option: Option) -> Said:
        return said(option.text, owner=Seat(self.owner))

    def refusal(self, s: Draft, option: Option) -> Refusal:
        return Refusal("the-judge-is-asked", ("DBS-7",))

    def others(self, s: Draft, seat: int, option: Option | None) -> Refusal:
        return Refusal("the-judge-is-asked", ("DBS-7",))

    def take(self, s: Draft, option: Option) -> None:
        if option.text == REPLACE:
            replace(s, self.owner)


class TakingUp(Step[Draft]):
    """The packs are taken into hand; DB-87, DB-A34 what belongs to the opener without a pick is laid aside."""

    def perform(self, s: Draft) -> None:
        s.begun += (s.picks_made(),)
        aside = s.now().aside
        for seat in range(s.seats):
            pack = s.counted[seat]
            own = tuple([row for row in pack if aside is not None and s.cards.fits(row, aside)])
            s.counted[seat] = ()
            s.packs[seat] = tuple([row for row in pack if row not in own])
            s.opened_sizes += (len(pack),)
            s.aside += (len(own),)
            s.laid_aside[seat] += (own,)
            if own:
                s.lay(seat, own)
                tell_taken(s, "lays-aside", seat, own)
        s.sizes = tuple([len(pack) for pack in s.packs])
        s.agenda.append(Picks())


# --- Picks ------------------------------------------------------------------------------------------


class Picks(Step[Draft]):
    """DBS-8, DB-88 Everybody picks at the same time, in secret."""

    def perform(self, s: Draft) -> None:
        s.pick += 1
        s.counts += (0,) * s.seats
        s.led += (0,) * s.seats
        for seat in range(s.seats):
            s.saw[seat] += (s.packs[seat],)
            s.took[seat] += ((),)
            s.showed[seat] += ((),)
        s.agenda.append(Passing())
        for seat in range(s.seats):
            if s.packs[seat] and not legal_picks(s, seat):
                s.say("takes-nothing", seat)  # DBS-A11, DBS-A6 and the pick counts
            elif s.packs[seat]:
                PICKINGS[seat].perform(s)


def legal_picks(s: Draft, seat: int) -> list[Option]:
    """What the seat may take of the pack in hand: a card, or two of them together."""
    cards, pack, now = s.cards, s.packs[seat], s.now()
    kinds = tuple(dict.fromkeys(pack))
    if len(pack) <= now.leaves:
        return []
    kept = kept_kinds(s, seat)
    if kept:  # DB-98 the opener keeps one of these, and picks another card
        return [cards.pair(row, other) for row in kept for other in dict.fromkeys(without(pack, row))]
    if now.takes > 1 and len(pack) > now.leaves + 1:
        return [
            cards.pair(row, other)
            for row in kinds
            for other in kinds
            if row < other or (row == other and pack.count(row) > 1)
        ]
    if s.form.has_leaders:
        leaders = [row for row in kinds if cards.is_leader[row]]
        others = [row for row in kinds if not cards.is_leader[row]]
        if not s.has_leader(seat) and leaders:  # DBS-13, DBS-A27 one of them, DBS-16, DBS-A10 and no more
            found: list[Option] = [cards.take[row] for row in leaders]
            if s.house.brings_extra:  # DBS-14, DBS-A8 and one more card, or none; DBS-15 no Leader; DBS-A9
                found += [cards.pair(row, other) for row in leaders for other in others]
            return found
        if leaders and not s.all_have_leaders():  # DBS-17, DBS-A12 as it was before anybody picked
            return [cards.take[row] for row in others]
    return [cards.take[row] for row in kinds]


def kept_kinds(s: Draft, seat: int) -> list[int]:
    """DB-98 Of which cards the opener of a pack keeps one, besides the first pick."""
    keeps, pack = s.now().keeps, s.packs[seat]
    if keeps is None or s.pick != 1 or len(pack) < s.now().leaves + 2:
        return []
    return [row for row in dict.fromkeys(pack) if s.cards.fits(row, keeps)]


class Picking(SecretDecision[Draft]):
    """A card of the pack in hand, and sometimes another one with it: one secret choice."""

    asks = "picking"

    def prompt(self, s: Draft) -> Prompt:
        offered = legal_picks(s, self.seat)
        cited = s.form.cited
        if not offered:
            return Prompt("pick", cited.pick)
        if s.form.has_leaders and s.cards.is_leader[offered[0].card] and not s.has_leader(self.seat):
            return Prompt("pick-leader", ("DBS-13", "DBS-14") if s.house.brings_extra else ("DBS-13", "DBS-A7"))
        if offered[0].target != NONE:
            return Prompt("keep-and-pick" if kept_kinds(s, self.seat) else "pick-two", cited.keeps)
        if s.form.has_leaders and len(offered) < len(set(s.packs[self.seat])):
            return Prompt("pick-no-leader", (*cited.pick, "DBS-17"))
        return Prompt("pick", cited.pick)

    def options(self, s: Draft) -> list[Option]:
        return legal_picks(s, self.seat)

    def considered(self, s: Draft, card: int) -> list[Option]:
        return [s.cards.take[card]]

    def pace(self, s: Draft) -> tuple[int, int] | None:
        return len(s.packs[self.seat]), max(s.sizes)

    def is_final(self, s: Draft) -> bool:
        return s.house.is_final_at_once  # DBS-18

    def deed(self, s: Draft, option: Option) -> Said:
        if option.target == NONE:
            return said("pick", cards=CardsSaid((option.card,)))
        kind = "keep-and-pick" if kept_kinds(s, self.seat) else "pick-two"
        kind = "pick-leader-and" if s.form.has_leaders else kind
        return said(kind, cards=CardsSaid((option.card,)), other=CardsSaid((option.target,)))

    def target(self, s: Draft, option: Option) -> Place | None:
        return Place("pack", self.seat, s.packs[self.seat].index(option.card))

    def refusal(self, s: Draft, option: Option) -> Refusal:
        pack, cited = s.packs[self.seat], s.form.cited
        wanted = [row for row in (option.card, option.target) if row != NONE]
        if not wanted or option in s.cards.put:
            return Refusal("pick-a-card", cited.pick)
        for row in wanted:
            if row not in pack:
                is_taken = row in s.pile_of(self.seat)
                return Refusal("laid-is-taken", cited.laid) if is_taken else Refusal("not-in-pack", cited.pick)
        if s.form.has_leaders:
            return self.leader_refusal(s, wanted)
        if legal_picks(s, self.seat)[0].target != NONE:
            return Refusal("keep-one" if kept_kinds(s, self.seat) else "two-cards", cited.keeps)
        return Refusal("one-card", cited.pick)

    def leader_refusal(self, s: Draft, wanted: list[int]) -> Refusal:
        leaders = [row for row in wanted if s.cards.is_leader[row]]
        if s.has_leader(self.seat):
            if len(wanted) > 1:
                return Refusal("no-extra-card", ("DBS-14", "DBS-A13"))
            return Refusal("all-need-leaders", ("DBS-17",))
        if not any([s.cards.is_leader[row] for row in s.packs[self.seat]]):
            return Refusal("no-extra-card", ("DBS-14", "DBS-A13"))
        if len(leaders) == 2:
            return Refusal("extra-is-leader", ("DBS-15", "DBS-A10"))
        if not leaders or not s.cards.is_leader[wanted[0]]:
            return Refusal("leader-first", ("DBS-13", "DBS-A27"))
        return Refusal("no-extra-card", ("DBS-A7",))

    def others(self, s: Draft, seat: int, option: Option | None) -> Refusal:
        if s.packs[seat] and legal_picks(s, seat):
            return Refusal("pick-is-final", s.form.cited.laid)
        if s.packs[seat]:
            return Refusal("nothing-to-take", ("DBS-17", "DBS-A11") if s.form.has_leaders else s.form.cited.pick)
        return Refusal("no-pack", ("DBS-A6",) if s.form.has_leaders else s.form.cited.passing)

    def open(self, s: Draft, option: Option) -> None:
        """DBS-18 Everybody has chosen: the cards are laid on the pile."""
        seat = self.seat
        rows = (option.card,) if option.target == NONE else (option.card, option.target)
        for row in rows:
            s.packs[seat] = without(s.packs[seat], row)
        s.lay(seat, rows)
        leaders = tuple([row for row in rows if s.form.has_leaders and s.cards.is_leader[row]])
        shown = leaders if s.house.shows_leaders else ()
        s.took[seat] = (*s.took[seat][:-1], rows)
        s.showed[seat] = (*s.showed[seat][:-1], shown)
        at = len(s.counts) - s.seats + seat
        s.counts = (*s.counts[:at], len(rows), *s.counts[at + 1 :])
        s.led = (*s.led[:at], len(leaders), *s.led[at + 1 :])
        tell_taken(s, "takes", seat, rows, shown)


PICKINGS: Final = tuple([Picking(seat) for seat in range(8)])


def tell_taken(s: Draft, kind: str, seat: int, rows: Cards, shown: Cards = ()) -> None:
    """The seat hears all of it, the others how many; DBS-35, DBS-A15 and Leaders."""
    if s.events is not None:
        others = tuple([row for row in rows if row not in shown])
        if shown:
            s.events.append(Event("takes-leader", seat, shown))
        if others:
            s.events.append(Event(kind, seat, others, to=Place("pool", seat), audience=(seat,)))


class Passing(Step[Draft]):
    """DBS-9, DB-89 What is left goes to the neighbour; DBS-A14 as long as there are cards, DBS-12, DB-90, DB-99."""

    def perform(self, s: Draft) -> None:
        away = 1 if s.direction == LEFT else -1
        held = s.packs[:]
        for seat in range(s.seats):
            s.packs[s.left_of(seat, away)] = held[seat]
        if max([len(pack) for pack in s.packs]) > s.now().leaves:
            s.agenda.append(Picks())
            return
        s.put_out([row for pack in s.packs for row in pack])
        s.packs = [()] * s.seats
        for seat in range(s.seats):  # DBS-34 no other cards are in hand any more
            s.pools[seat] = tuple(sorted(s.pools[seat] + s.taken[seat]))
            s.taken[seat] = ()
        s.agenda.append(NextPack())
