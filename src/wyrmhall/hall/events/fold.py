"""An event of the hall: what its log adds up to.  It does nothing by itself, and nothing here writes anywhere."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, get_args

from wyrmhall.events import match as m
from wyrmhall.events.cut import placed
from wyrmhall.events.deeds import Deed, Opened, Taken
from wyrmhall.events.deeds import Entry as Done
from wyrmhall.events.event import Event
from wyrmhall.events.history import told
from wyrmhall.events.pairing import is_readable
from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Match
from wyrmhall.events.standings import Line, standings
from wyrmhall.events.written import deed_from
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.events import entries as e
from wyrmhall.hall.events.speaking import refused_by
from wyrmhall.hall.history import History
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.setup import Setup

MINUTE = 60_000

Where = tuple[int, int]  # the number of a round, and that of a match in it


@dataclass(frozen=True, slots=True)
class AuditLine:
    """Who changed what, and when."""

    seq: int
    wall: int
    by: str
    said: Said


@dataclass(frozen=True, slots=True)
class Bout:
    """A match for two that is played at tables of the hall."""

    play: m.Play
    ends: int = 0  # hall time at which sideboarding ends; 0: nobody exchanges cards


@dataclass(frozen=True, slots=True)
class SharedAt:
    """A table at which rares are shared out, by players in the order of placing."""

    table: str
    players: tuple[int, ...]
    taken: tuple[Taken, ...] | None = None


class HallEvent:
    """`wyrmhall.events` says what happens; here is who its people are in the hall, and what goes on at its tables."""

    def __init__(self, name: str, cards: Book | None = None) -> None:
        self.id = name
        self.cards = cards  # that somebody has brought, for the draft or else for the matches
        self.seq = 0
        self.wall = 0
        self.event = Event()
        self.arranged: e.Arranged | None = None
        self.people: dict[int, str] = {}  # ids in the hall, by the numbers of players
        self.numbers: dict[str, int] = {}  # and the other way round
        self.bots: dict[int, str] = {}  # their levels
        self.organisers: dict[str, str] = {}  # ids and names
        self.link = ""  # the token for further organisers
        self.bouts: dict[Where, Bout] = {}
        self.shares: tuple[SharedAt, ...] = ()
        self.audit: History[AuditLine] = History()
        self.commands: History[str | None] = History()
        self.entry_of: dict[str, int] = {}  # shared with copies, and so with failed ones
        self.setup: Setup | None = None  # of a match, made when somebody asks for it
        self._stand: tuple[object, tuple[Line, ...], tuple[int, ...]] | None = None

    def copy(self) -> HallEvent:
        twin = HallEvent.__new__(HallEvent)
        twin.__dict__.update(self.__dict__)
        twin.event = self.event.copy()
        for name in ("people", "numbers", "bots", "organisers", "bouts", "audit", "commands"):
            setattr(twin, name, getattr(self, name).copy())
        return twin

    # --- what others ask ------------------------------------------------------------------

    def agreed(self) -> e.Arranged:
        if self.arranged is None:
            raise BadData(f"the log of event {self.id} does not begin with its opening")
        return self.arranged

    def number_of(self, player: str) -> int | None:
        """Who this is at the event, if anybody."""
        return self.numbers.get(player) if player else None

    def name(self, number: int) -> str:
        return self.event.player(number).name

    def is_readable(self) -> bool:
        """EV-10"""
        return is_readable(self.event)

    def can_sit(self, number: int) -> bool:
        """Whether this player can be seated at a table of the hall."""
        return number in self.people or number in self.bots

    def stand(self) -> tuple[tuple[Line, ...], tuple[int, ...]]:
        """The standings and the order of placing, reckoned once for each state of the rounds."""
        key = (self.event.rounds, tuple(self.event.players.values()))
        if self._stand is None or self._stand[0] != key:
            lines = standings(self.event)
            is_cut = any(each.stage == "cut" for each in self.event.rounds)
            self._stand = key, lines, placed(self.event) if is_cut else tuple([line.player for line in lines])
        return self._stand[1], self._stand[2]

    def done(self, command: str) -> int | None:
        """The last entry that this command became, if it was done: it is never done twice."""
        seq = self.entry_of.get(command, 0)
        return seq if 0 < seq <= self.seq and self.commands[seq - 1] == command else None

    # --- the fold -------------------------------------------------------------------------

    def add(self, what: Any, at: int, wall: int, command: str | None) -> e.EventLogged:
        """Go on by something new, and get it as an entry; CommandRefused where the event forbids it."""
        logged = e.EventLogged(self.seq + 1, at, wall, command, what)
        try:
            self.apply(logged)
        except BadEvent as bad:
            raise refused_by(bad) from None
        return logged

    def apply(self, logged: e.EventLogged) -> None:
        if logged.seq != self.seq + 1:
            raise BadData(f"the log of event {self.id} goes on with entry {logged.seq} after {self.seq}")
        if (self.seq == 0) != isinstance(logged.what, e.Arranged):
            raise BadEvent("opening-comes-first")
        what: Any = logged.what
        FOLD[type(what)](self, what, logged)
        self.seq, self.wall = logged.seq, logged.wall
        self.commands.append(logged.command)
        if logged.command is not None:
            self.entry_of[logged.command] = logged.seq

    def _do(self, by: str, deed: Deed, logged: e.EventLogged) -> None:
        """A deed happens, at this hall time, and is told."""
        before = self.event.copy()
        self.event.apply(Done(self.event.seq + 1, logged.at, by, deed))
        self._tell(logged, by, told(deed, before, self.event))

    def _tell(self, logged: e.EventLogged, by: str, what: Said) -> None:
        self.audit.append(AuditLine(logged.seq, logged.wall, by, what))

    def _arranged(self, what: e.Arranged, logged: e.EventLogged) -> None:
        deed = deed_from(what.deed)
        if not isinstance(deed, Opened):
            raise BadEvent("opening-comes-first")
        self.arranged = what
        self._do(what.by, deed, logged)
        self.organisers = {what.maker: what.by}  # EV-8

    def _happened(self, what: e.Happened, logged: e.EventLogged) -> None:
        self._do(what.by, deed_from(what.deed), logged)
        named = set(self.event.organisers)
        self.organisers = {player: name for player, name in self.organisers.items() if name in named}  # EV-8

    def _entered(self, what: e.Entered, logged: e.EventLogged) -> None:
        if what.player and what.player in self.numbers:
            raise CommandRefused("taken", "you have signed up already")
        self._do(what.by, deed_from(what.deed), logged)
        number = len(self.event.players)
        if what.player:
            self.people[number], self.numbers[what.player] = what.player, number
        if what.bot:
            self.bots[number] = what.bot

    def _organiser_came(self, what: e.OrganiserCame, logged: e.EventLogged) -> None:
        if what.player in self.organisers:
            raise CommandRefused("taken", "you organise this event already")
        self._do(what.by, deed_from(what.deed), logged)
        self.organisers[what.player] = self.event.organisers[-1]  # EV-8

    def _link_made(self, what: e.LinkMade, logged: e.EventLogged) -> None:
        self.link = what.token
        self._tell(logged, what.by, said("link-made" if what.token else "link-withdrawn"))

    # --- matches at tables ----------------------------------------------------------------

    def bout(self, where: Where) -> Bout:
        """The match as it goes on; it begins with the registered decks (DBS-A19)."""
        if where in self.bouts:
            return self.bouts[where]
        match = self.event.match(*where)
        one, other = (self.registered(player) for player in match.players)
        return Bout(m.begun(self.event.plan.best_of, (one, other), self.event.round(where[0]).stage))

    def registered(self, number: int) -> m.Deck:
        player = self.event.player(number)
        return m.Deck(player.deck or (), player.sideboard)

    def match_at(self, table: str) -> tuple[Where, Match] | None:
        """The match whose latest game is played there."""
        for round in range(len(self.event.rounds), 0, -1):
            for number, match in enumerate(self.event.rounds[round - 1].matches, 1):
                if match.tables and match.tables[-1] == table:
                    return (round, number), match
        return None

    def awaits_game(self, where: Where, match: Match, table: str) -> bool:
        """Whether this table's game is the one that the match waits for."""
        if not match.tables or match.tables[-1] != table:
            return False
        if len(match.players) != 2:
            return match.decided is None
        play = self.bout(where).play
        return play.phase == "playing" and len(play.winners) == len(match.tables) - 1

    def _game_over(self, what: e.GameOver, logged: e.EventLogged) -> None:
        where = what.round, what.match
        match = self.event.match(*where)
        if not self.awaits_game(where, match, what.table):
            raise BadEvent("no-game-is-played")
        play = m.game_over(self.bout(where).play, what.winner)
        if play.phase == "exchanging" and not self.exchanges(match):
            play = m.next_game(play)
        ends = logged.at + self.event.plan.exchange * MINUTE if play.phase == "exchanging" else 0
        for seat, player in enumerate(match.players):
            if play.phase == "exchanging" and player in self.bots:
                play = m.done(play, seat)  # they like what they have
        self.bouts[where] = Bout(play, ends if play.phase == "exchanging" else 0)
        winner = self.name(match.players[what.winner]) if what.winner >= 0 else ""
        kind, game = "game-over" if winner else "game-drawn", len(play.winners)
        self._tell(logged, e.NOBODY, said(kind, round=what.round, match=what.match, game=game, name=winner))

    def exchanges(self, match: Match) -> bool:
        """DBS-27 Whether anybody has cards to exchange."""
        return any(self.event.player(player).sideboard for player in match.players)

    def seat_in(self, where: Where, player: int) -> int:
        match = self.event.match(*where)
        if player not in match.players:
            raise BadEvent("not-your-match", name=self.name(player), number=where[1], round=where[0])
        return match.players.index(player)

    def _exchanged(self, what: e.Exchanged, logged: e.EventLogged) -> None:
        """Whether it is a valid deck, the rules of its game have said before it was entered."""
        where = what.round, what.match
        seat, bout = self.seat_in(where, what.player), self.bout(where)
        if what.deck is None:
            play = m.reset(bout.play, seat)
        else:
            deck = m.Deck(tuple(what.deck), tuple(what.sideboard))
            play = m.exchanged(bout.play, seat, deck, lambda deck: True)
        self.bouts[where] = replace(bout, play=play)

    def _exchange_done(self, what: e.ExchangeDone, logged: e.EventLogged) -> None:
        where = what.round, what.match
        bout = self.bout(where)
        play = m.done(bout.play, self.seat_in(where, what.player)) if what.player else m.time_is_up(bout.play)
        self.bouts[where] = Bout(play, bout.ends if play.phase == "exchanging" else 0)

    # --- the rares ------------------------------------------------------------------------

    def _sharing_named(self, what: e.SharingNamed, logged: e.EventLogged) -> None:
        if self.shares or self.event.taken is not None:
            raise BadEvent("cards-are-shared")
        pairs = zip(what.tables, what.players, strict=True)
        self.shares = tuple([SharedAt(table, tuple(players)) for table, players in pairs])
        self._tell(logged, what.by, said("sharing-named", tables=tuple(what.tables)))

    def _sharing_over(self, what: e.SharingOver, logged: e.EventLogged) -> None:
        taken = tuple([Taken(player, card) for player, card in what.taken])
        self.shares = tuple([
            replace(each, taken=taken) if each.table == what.table and each.taken is None else each
            for each in self.shares
        ])  # fmt: skip


# Each entry is folded by the method that is called like it.
FOLD: dict[type[e.EventEntry], Callable[[HallEvent, Any, e.EventLogged], None]] = {
    kind: getattr(HallEvent, f"_{kind.__struct_config__.tag}") for kind in get_args(e.AnyEventEntry)
}
