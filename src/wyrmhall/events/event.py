"""An event: the fold of its log.  Bad input is refused before anything changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from typing import Any, Final

from wyrmhall.events import deeds as d
from wyrmhall.events.plan import MOST_PLAYERS, MOST_ROUNDS, Plan, check_plan, check_text
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Match, Report, Result, Round, check_result, result_of

LONGEST_ANNOUNCEMENT: Final = 500
LONGEST_CARD: Final = 100
MOST_CARDS: Final = 500
NO_PLAN: Final = Plan(name="", game="", seed="")


@dataclass(frozen=True, slots=True)
class Player:
    number: int
    name: str
    is_here: bool = False  # has checked in
    has_dropped: bool = False
    pool: tuple[str, ...] | None = None  # what was drafted
    lent: str = ""  # a Leader from outside the draft
    deck: tuple[str, ...] | None = None
    sideboard: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pod:
    players: tuple[int, ...]
    table: str


class Event:
    """A small mutable shell around immutable values; a copy copies the shell."""

    def __init__(self) -> None:
        self.seq = 0
        self.plan = NO_PLAN
        self.organisers: tuple[str, ...] = ()
        self.players: dict[int, Player] = {}
        self.pods: tuple[Pod, ...] = ()
        self.rounds: tuple[Round, ...] = ()
        self.announcements: tuple[d.Entry, ...] = ()
        self.taken: tuple[d.Taken, ...] | None = None
        self.has_ended = False

    def copy(self) -> Event:
        twin = Event()
        twin.__dict__.update(self.__dict__)
        twin.players = dict(self.players)
        return twin

    # --- what is so now -------------------------------------------------------------------------

    def player(self, number: int) -> Player:
        if number not in self.players:
            raise BadEvent("no-such-player", number=number)
        return self.players[number]

    def active(self) -> tuple[int, ...]:
        """Who is paired: all who are here and have not dropped."""
        return tuple([each.number for each in self.players.values() if each.is_here and not each.has_dropped])

    def gone(self) -> frozenset[int]:
        return frozenset([each.number for each in self.players.values() if each.has_dropped])

    def round(self, number: int) -> Round:
        if not 1 <= number <= len(self.rounds):
            raise BadEvent("no-such-round", number=number, rounds=len(self.rounds))
        return self.rounds[number - 1]

    def match(self, round: int, number: int) -> Match:
        matches = self.round(round).matches
        if not 1 <= number <= len(matches) or not matches[number - 1].players:
            raise BadEvent("no-such-match", number=number, round=round)
        return matches[number - 1]

    def result(self, round: Round, match: Match) -> Result | None:
        return result_of(self.plan, match, self.gone(), round.stage)

    def open_matches(self) -> tuple[tuple[int, int], ...]:
        """The rounds and numbers of the matches that have no result yet."""
        gone, found = self.gone(), []
        for at, each in enumerate(self.rounds, 1):
            for number, match in enumerate(each.matches, 1):
                if len(match.players) > 1 and result_of(self.plan, match, gone, each.stage) is None:
                    found.append((at, number))
        return tuple(found)

    def has_begun(self) -> bool:
        return bool(self.rounds)

    def is_in_cut(self) -> bool:
        return bool(self.rounds) and self.rounds[-1].stage == "cut"

    # --- the fold -------------------------------------------------------------------------------

    def apply(self, entry: d.Entry) -> None:
        """Go on by an entry; raises BadEvent, and then nothing has changed."""
        if entry.seq != self.seq + 1:
            raise BadEvent("entry-out-of-order", found=entry.seq, expected=self.seq + 1)
        if (self.seq == 0) != isinstance(entry.deed, d.Opened):
            raise BadEvent("opening-comes-first")
        if self.has_ended:
            raise BadEvent("event-is-over")
        FOLD[type(entry.deed)](self, entry.deed, entry)
        self.seq = entry.seq

    def _opened(self, what: d.Opened, entry: d.Entry) -> None:
        check_plan(what.plan)
        self.plan = what.plan
        self.organisers = (entry.by,)  # EV-8 who makes it

    def _organiser_admitted(self, what: d.OrganiserAdmitted, entry: d.Entry) -> None:
        check_text("name", what.name)
        if what.name in self.organisers:
            raise BadEvent("organiser-already", name=what.name)
        self.organisers += (what.name,)  # EV-8

    def _organiser_withdrawn(self, what: d.OrganiserWithdrawn, entry: d.Entry) -> None:
        if what.name not in self.organisers:
            raise BadEvent("no-such-organiser", name=what.name)
        if what.name == self.organisers[0]:
            raise BadEvent("maker-stays", name=what.name)  # EV-8
        self.organisers = tuple([each for each in self.organisers if each != what.name])

    # --- players --------------------------------------------------------------------------------

    def _signed_up(self, what: d.SignedUp, entry: d.Entry) -> None:
        check_text("name", what.name)
        if what.player != len(self.players) + 1:
            raise BadEvent("players-are-counted", found=what.player, expected=len(self.players) + 1)
        if len(self.players) >= MOST_PLAYERS:
            raise BadEvent("too-many-players", most=MOST_PLAYERS)
        if what.name.casefold() in [each.name.casefold() for each in self.players.values()]:
            raise BadEvent("name-is-taken", name=what.name)
        if self.is_in_cut():
            raise BadEvent("too-late-for-the-cut")  # EV-7
        self.players[what.player] = Player(what.player, what.name)  # EV-5 late or not, with no points

    def _checked_in(self, what: d.CheckedIn, entry: d.Entry) -> None:
        player = self.player(what.player)
        if player.has_dropped or player.is_here:
            raise BadEvent("already-dropped" if player.has_dropped else "already-here", name=player.name)
        self.players[what.player] = replace(player, is_here=True)  # EV-5 from now on paired

    def _dropped(self, what: d.Dropped, entry: d.Entry) -> None:
        player = self.player(what.player)
        if player.has_dropped:
            raise BadEvent("already-dropped", name=player.name)
        self.players[what.player] = replace(player, has_dropped=True)  # EV-5, DBS-A20

    def _returned(self, what: d.Returned, entry: d.Entry) -> None:
        player = self.player(what.player)
        if not player.has_dropped:
            raise BadEvent("not-dropped", name=player.name)
        if self.is_in_cut() and self.rounds[-1].match_of(player.number) is None:
            raise BadEvent("too-late-for-the-cut")  # EV-7
        self.players[what.player] = replace(player, has_dropped=False)  # EV-4

    def _draft_named(self, what: d.DraftNamed, entry: d.Entry) -> None:
        self._before_the_first_round()
        check_text("table", what.table)
        for number in what.players:
            self.player(number)
        drafting = [number for pod in self.pods for number in pod.players]
        if not what.players or len(set(what.players)) < len(what.players) or set(what.players) & set(drafting):
            raise BadEvent("one-seat-each")
        self.pods += (Pod(what.players, what.table),)

    def _drafted(self, what: d.Drafted, entry: d.Entry) -> None:
        self._before_the_first_round()
        check_cards(what.cards)
        self.players[what.player] = replace(self.player(what.player), pool=what.cards, lent=what.lent)

    def _deck_registered(self, what: d.DeckRegistered, entry: d.Entry) -> None:
        player = self.player(what.player)
        if not self.plan.rebuild_between_matches and self.matches_of(what.player):
            raise BadEvent("deck-is-registered", name=player.name)  # DBS-A19
        check_cards(what.deck + what.sideboard)
        self.players[what.player] = replace(player, deck=what.deck, sideboard=what.sideboard)

    def _before_the_first_round(self) -> None:
        if self.rounds:
            raise BadEvent("draft-comes-first")

    def matches_of(self, player: int) -> list[tuple[Round, Match]]:
        """The matches of a player, byes too, in the order of rounds."""
        return [(each, match) for each in self.rounds for match in each.matches if player in match.players]

    # --- rounds ---------------------------------------------------------------------------------

    def _round_paired(self, what: d.RoundPaired, entry: d.Entry) -> None:
        if what.number != len(self.rounds) + 1 or what.number > MOST_ROUNDS * 3:
            raise BadEvent("rounds-are-counted", found=what.number, expected=len(self.rounds) + 1)
        if self.taken is not None:
            raise BadEvent("cards-are-shared")
        if self.is_in_cut() and what.stage != "cut":
            raise BadEvent("cut-comes-last")  # EV-7
        self._check_waiting(what)
        matches = tuple([Match(players) for players in what.matches])
        check_seats(matches, self.players)
        ends = entry.at + self.plan.minutes * 60_000 if self.plan.minutes else 0
        self.rounds += (Round(what.stage, matches, began=entry.at, ends=ends),)

    def _check_waiting(self, what: d.RoundPaired) -> None:
        """Swiss and cut are paired by results, a round robin is not (DBS-29)."""
        waiting = self.open_matches()
        if waiting and (self.plan.pairing == "swiss" or what.stage == "cut"):
            raise BadEvent("results-are-missing", round=waiting[0][0], match=waiting[0][1], count=len(waiting))

    def _repaired(self, what: d.Repaired, entry: d.Entry) -> None:
        found = self.round(what.round)
        if not what.matches or len({each.number for each in what.matches}) < len(what.matches):
            raise BadEvent("each-match-once")
        matches = list(found.matches)
        for each in sorted(what.matches, key=number_of):
            if each.number == len(matches) + 1:
                matches.append(Match(()))
            if not 1 <= each.number <= len(matches):
                raise BadEvent("no-such-match", number=each.number, round=what.round)
            old = matches[each.number - 1]
            if old.reports or old.decided is not None or old.tables:
                raise BadEvent("match-has-a-result", number=each.number, round=what.round)  # EV-4 that stands
            matches[each.number - 1] = Match(each.players)
        check_seats(tuple(matches), self.players)
        self._put(what.round, replace(found, matches=tuple(matches)))

    def _timer_set(self, what: d.TimerSet, entry: d.Entry) -> None:
        if what.ends < 0:
            raise BadEvent("bad-moment")
        self._put(what.round, replace(self.round(what.round), ends=what.ends))

    def _arrived(self, what: d.Arrived, entry: d.Entry) -> None:
        match = self._own_match(what.round, what.match, what.player)
        if what.player in match.here:
            raise BadEvent("already-here", name=self.players[what.player].name)
        self._put_match(what.round, what.match, replace(match, here=(*match.here, what.player)))

    def _table_named(self, what: d.TableNamed, entry: d.Entry) -> None:
        check_text("table", what.table)
        match = self.match(what.round, what.match)
        if what.table in match.tables:
            raise BadEvent("table-is-named", table=what.table)
        self._put_match(what.round, what.match, replace(match, tables=(*match.tables, what.table)))

    def _reported(self, what: d.Reported, entry: d.Entry) -> None:
        match = self._own_match(what.round, what.match, what.player)
        if match.decided is not None or match.agreed() is not None:
            raise BadEvent("match-has-a-result", number=what.match, round=what.round)
        check_result(self.plan, match, what.result, self.round(what.round).stage)
        reports = [each for each in match.reports if each.player != what.player]
        self._put_match(what.round, what.match, replace(match, reports=(*reports, Report(what.player, what.result))))

    def _result_set(self, what: d.ResultSet, entry: d.Entry) -> None:
        match = self.match(what.round, what.match)
        stage = self.round(what.round).stage
        if stage == "cut" and what.round < len(self.rounds):
            raise BadEvent("bracket-has-gone-on", round=what.round)  # EV-4 rounds already paired stay
        if what.result is None:
            if match.decided is None and not match.reports:
                raise BadEvent("match-has-no-result", number=what.match, round=what.round)
            self._put_match(what.round, what.match, replace(match, reports=(), decided=None))
            return
        check_result(self.plan, match, what.result, stage)
        self._put_match(what.round, what.match, replace(match, decided=what.result))

    def _own_match(self, round: int, number: int, player: int) -> Match:
        match = self.match(round, number)
        if player not in match.players:
            raise BadEvent("not-your-match", name=self.player(player).name, number=number, round=round)
        return match

    def _put_match(self, round: int, number: int, match: Match) -> None:
        self._put(round, self.round(round).with_match(number, match))

    def _put(self, number: int, round: Round) -> None:
        self.rounds = (*self.rounds[: number - 1], round, *self.rounds[number:])

    # --- the rest -------------------------------------------------------------------------------

    def _announced(self, what: d.Announced, entry: d.Entry) -> None:
        lines = what.text.splitlines()
        if not what.text.strip() or len(what.text) > LONGEST_ANNOUNCEMENT or not all(x.isprintable() for x in lines):
            raise BadEvent("bad-text", field="announcement", most=LONGEST_ANNOUNCEMENT)
        self.announcements += (entry,)

    def _shared_out(self, what: d.SharedOut, entry: d.Entry) -> None:
        if self.plan.sharing != "rares":
            raise BadEvent("nothing-to-share")  # DBS-30
        waiting = self.open_matches()
        if waiting:
            raise BadEvent("results-are-missing", round=waiting[0][0], match=waiting[0][1], count=len(waiting))
        for each in what.taken:
            self.player(each.player)
        self.taken = what.taken

    def _ended(self, what: d.Ended, entry: d.Entry) -> None:
        waiting = self.open_matches()
        if waiting:
            raise BadEvent("results-are-missing", round=waiting[0][0], match=waiting[0][1], count=len(waiting))
        self.has_ended = True


FOLD: Final[dict[type[d.Deed], Callable[[Event, Any, d.Entry], None]]] = {
    d.Opened: Event._opened,
    d.OrganiserAdmitted: Event._organiser_admitted,
    d.OrganiserWithdrawn: Event._organiser_withdrawn,
    d.SignedUp: Event._signed_up,
    d.CheckedIn: Event._checked_in,
    d.Dropped: Event._dropped,
    d.Returned: Event._returned,
    d.DraftNamed: Event._draft_named,
    d.Drafted: Event._drafted,
    d.DeckRegistered: Event._deck_registered,
    d.RoundPaired: Event._round_paired,
    d.Repaired: Event._repaired,
    d.TimerSet: Event._timer_set,
    d.Arrived: Event._arrived,
    d.TableNamed: Event._table_named,
    d.Reported: Event._reported,
    d.ResultSet: Event._result_set,
    d.Announced: Event._announced,
    d.SharedOut: Event._shared_out,
    d.Ended: Event._ended,
}


def fold(entries: Iterable[d.Entry]) -> Event:
    event = Event()
    for entry in entries:
        event.apply(entry)
    return event


def number_of(match: d.NewMatch) -> int:
    return match.number


def check_seats(matches: tuple[Match, ...], known: dict[int, Player]) -> None:
    """Nobody plays twice in a round, nor against himself, nor is somebody whom nobody knows."""
    seated = [player for match in matches for player in match.players]
    for player in seated:
        if player not in known:
            raise BadEvent("no-such-player", number=player)
        if seated.count(player) > 1:
            raise BadEvent("plays-twice", name=known[player].name)
    if not seated:
        raise BadEvent("nobody-to-play")


def check_cards(cards: tuple[str, ...]) -> None:
    if len(cards) > MOST_CARDS or not all(0 < len(card) <= LONGEST_CARD and card.isprintable() for card in cards):
        raise BadEvent("bad-cards", most=MOST_CARDS)
