"""Fairy Tale: what the cards before each player are worth, and why (stage 9)."""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from wyrmhall.games.fairy_tale.cards import TaleCards
from wyrmhall.games.fairy_tale.conditions import AtLeast, Condition, Have, Most
from wyrmhall.games.fairy_tale.state import FairyTale, House, teams_of
from wyrmhall.kernel.said import Cards, Said, said
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.value import NONE

MOST_TRIED: Final = 3  # Tricksters of one player whose names are tried in all combinations; more take theirs singly


class Sheet:
    """The face-up cards before each seat (FT-40), and how their points come about."""

    def __init__(self, setup: Setup, house: House, up: list[tuple[int, ...]], names: list[tuple[int, ...]]) -> None:
        cards = setup.book
        assert isinstance(cards, TaleCards)
        self.cards = cards
        self.house = house
        self.teams = teams_of(setup)
        self.up = up  # FT-A20 only these count, for formulas and conditions too
        # That each seat's Tricksters have taken; FT-A26 those that lie face-down have none.
        self.names = [names[seat][: self.count(seat, cards.almighty)] for seat in range(len(up))]

    def name_tricksters(self) -> None:
        """FT-A26 Each owner gets the best names; who has no Trickster face-up has none."""
        for seat in range(len(self.up)):
            if not self.names[seat]:
                self.names[seat] = self.best_names(seat)

    # --- counting -------------------------------------------------------------------------

    def count(self, seat: int, kinds: int) -> int:
        """How many cards of these kinds the seat has."""
        return sum([kinds >> card & 1 for card in self.up[seat]])

    def count_title(self, seat: int, title: int) -> int:
        """FT-47, FT-49 Tricksters of that name and the Egg count, too.  FT-A27, FT-A28: a name, nothing else."""
        return self.count(seat, self.cards.named[title]) + self.names[seat].count(title)

    def count_most(self, seat: int, kinds: int) -> int:
        """FT-A23 What is compared for 'most': one's own cards, or the team's."""
        if not self.house.most_by_team:
            return self.count(seat, kinds)
        team = self.teams[seat]
        return sum([self.count(other, kinds) for other in range(len(self.up)) if self.teams[other] == team])

    def has_most(self, seat: int, kinds: int) -> bool:
        """FT-43 At least as many as everybody else: a tie is enough.  FT-A22 None is not most."""
        own = self.count_most(seat, kinds)
        if not own and self.house.most_needs_one:
            return False
        return all([own >= self.count_most(other, kinds) for other in range(len(self.up))])

    def is_met(self, seat: int, card: int, condition: Condition) -> bool:
        """FT-42"""
        cards = self.cards
        if isinstance(condition, Most):
            return self.has_most(seat, cards.groups[condition.group])
        if isinstance(condition, AtLeast):  # FT-44
            kinds = cards.groups[condition.faction]
            itself = 0 if self.house.condition_counts_self else kinds >> card & 1  # FT-A21
            return self.count(seat, kinds) - itself >= condition.number
        return self.count_title(seat, cards.rows_by_name[condition.title]) > 0  # FT-45 one copy is enough

    # --- points ---------------------------------------------------------------------------

    def worth(self, seat: int, card: int) -> int:
        """What one copy of this face-up card gives its owner."""
        cards = self.cards
        if cards.plain >> card & 1:
            return cards.points[card]  # FT-3; FT-48 The Trickster's -1, FT-51 the Egg's 2: FT-A32
        for condition in cards.conditions[card]:
            if not self.is_met(seat, card, condition):
                return 0  # FT-42
        if cards.per[card] != NONE:
            return cards.points[card] * self.count_title(seat, cards.per[card])  # FT-41, FT-A29, FT-A33
        return cards.points[card]

    def total(self, seat: int) -> int:
        return sum([self.worth(seat, card) for card in self.up[seat]])

    def lines(self, seat: int) -> list[ScoreLine]:
        """Card by card, as they lie."""
        return [self.line(seat, card) for card in self.up[seat]]

    def line(self, seat: int, card: int) -> ScoreLine:
        cards, points = self.cards, self.worth(seat, card)
        this = Cards((card,))
        if cards.conditions[card]:
            unmet = [each for each in cards.conditions[card] if not self.is_met(seat, card, each)]
            told = unmet or list(cards.conditions[card])
            needs = tuple([self.needed(seat, card, each) for each in told])
            kind = "story-lacks" if unmet else "story-with"
            return ScoreLine(said(kind, cards=this, needs=needs), points, clauses_of(told))
        per = cards.per[card]
        if per != NONE:
            times, each = self.count_title(seat, per), cards.points[card]
            if per == card:
                return ScoreLine(said("per-copy", cards=this, each=each, times=times), points, ("FT-41",))
            return ScoreLine(said("per", cards=this, each=each, times=times, friend=Cards((per,))), points, ("FT-41",))
        if cards.almighty >> card & 1:
            return ScoreLine(said("trickster", cards=this, names=Cards(self.names[seat])), points, ("FT-47", "FT-48"))
        return ScoreLine(said("card", cards=this), points, ("FT-51",) if cards.is_egg(card) else ("FT-3",))

    def needed(self, seat: int, card: int, condition: Condition) -> Said:
        """FT-43, FT-44, FT-45 What a card asks for, and how much of it there is."""
        cards = self.cards
        if isinstance(condition, Most):
            kinds = cards.groups[condition.group]
            most = max([self.count_most(other, kinds) for other in range(len(self.up))])
            return said("most", group=condition.group, has=self.count_most(seat, kinds), most=most)
        if isinstance(condition, AtLeast):
            kinds = cards.groups[condition.faction]
            itself = 0 if self.house.condition_counts_self else kinds >> card & 1
            has = self.count(seat, kinds) - itself
            return said("at-least", group=condition.faction, has=has, number=condition.number)
        return said("have", cards=Cards((cards.rows_by_name[condition.title],)))

    def total_with(self, seat: int, up: tuple[int, ...]) -> int:
        """What the seat would have if these cards lay face-up before it."""
        held, names = self.up[seat], self.names[seat]
        self.up[seat] = up
        self.names[seat] = names[: self.count(seat, self.cards.almighty)]
        if self.house.trick_auto:
            self.names[seat] = self.best_names(seat)
        points = self.total(seat)
        self.up[seat], self.names[seat] = held, names
        return points

    # --- The Trickster --------------------------------------------------------------------

    def best_names(self, seat: int) -> tuple[int, ...]:
        """The names that give the seat the most; FT-A30 each Trickster has one of its own."""
        tricksters = self.count(seat, self.cards.almighty)
        if not tricksters:
            return ()
        useful = self.useful_names(seat)
        if tricksters <= MOST_TRIED:
            return self.best_of(seat, (), useful, tricksters)
        names: tuple[int, ...] = ()
        for _ in range(tricksters):
            names = self.best_of(seat, names, useful, 1)
        return names

    def best_of(self, seat: int, names: tuple[int, ...], useful: list[int], number: int) -> tuple[int, ...]:
        """The best that so many more names can do; none if none helps."""
        held, best = self.names[seat], names
        self.names[seat] = names
        most = self.total(seat)
        for more in combinations_with_replacement([NONE, *useful], number):
            self.names[seat] = names + tuple([name for name in more if name != NONE])
            points = self.total(seat)
            if points > most:
                most, best = points, self.names[seat]
        self.names[seat] = held
        return best

    def useful_names(self, seat: int) -> list[int]:
        """The names that a card of the seat asks for."""
        cards, found = self.cards, set[int]()
        for card in self.up[seat]:
            if cards.per[card] != NONE:
                found.add(cards.per[card])
            for condition in cards.conditions[card]:
                if isinstance(condition, Have):
                    found.add(cards.rows_by_name[condition.title])
        return sorted([title for title in found if not cards.almighty >> title & 1])  # FT-47 another name


def clauses_of(conditions: list[Condition]) -> tuple[str, ...]:
    """FT-42, and the clause of each kind of condition."""
    clauses = ["FT-42"]
    for condition in conditions:
        clause = "FT-43" if isinstance(condition, Most) else "FT-44" if isinstance(condition, AtLeast) else "FT-45"
        if clause not in clauses:
            clauses.append(clause)
    return tuple(clauses)


def sheet_of(s: FairyTale) -> Sheet:
    """The points as they stand now; names that are not chosen yet are the best ones, where the hall chooses them."""
    sheet = Sheet(s.setup, s.house, [s.face_up(seat) for seat in range(s.seats)], s.trickster[:])
    if s.house.trick_auto:
        sheet.name_tricksters()
    return sheet


def winners_of(s: FairyTale) -> tuple[int, ...]:
    """FT-46 The highest total wins.  FT-53 In team play, the higher sum."""
    teams = s.teams()
    if len(set(teams)) == s.seats:
        best = [seat for seat in range(s.seats) if s.scores[seat] == max(s.scores)]
        if s.house.tie == "most_face_up":  # FT-A24 then, if still tied, shared
            up = [len(s.face_up(seat)) for seat in best]
            best = [seat for seat, number in zip(best, up) if number == max(up)]
        return tuple(best)  # FT-A24 shared
    sums = [sum([s.scores[seat] for seat in range(s.seats) if teams[seat] == team]) for team in (0, 1)]
    if sums[0] == sums[1] and s.house.team_tie == "best_single":  # FT-A25
        sums = [max([s.scores[seat] for seat in range(s.seats) if teams[seat] == team]) for team in (0, 1)]
    if sums[0] == sums[1]:
        return ()  # FT-A25 drawn
    return tuple([seat for seat in range(s.seats) if teams[seat] == (0 if sums[0] > sums[1] else 1)])
