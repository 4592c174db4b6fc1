"""A match of several games: who has won which, who begins the next one, and sideboarding between them.

It is a value: each function answers with the match as it goes on.  What one player has exchanged nobody else knows
before the game begins, and then only the game shows it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, Literal

from wyrmhall.events.problems import BadEvent
from wyrmhall.events.rounds import Result

Phase = Literal["playing", "exchanging", "over"]
DRAW: Final = -1


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards by their names or numbers, each as often as it is there; the order tells nothing."""

    cards: tuple[str, ...]
    sideboard: tuple[str, ...] = ()


Legality = Callable[[Deck], bool]  # whether a deck is valid by the rules of its format


@dataclass(frozen=True, slots=True)
class Play:
    """A match that is being played by two, seat 0 and seat 1."""

    best_of: int
    registered: tuple[Deck, Deck]
    decks: tuple[Deck, Deck]  # with which the game is played, or the next one if nobody does anything more
    winners: tuple[int, ...] = ()  # of the games so far; DRAW
    ready: frozenset[int] = frozenset()  # who has done exchanging
    phase: Phase = "playing"
    needs_winner: bool = False  # EV-7
    colours: tuple[str, str] = ("", "")  # DB-A38 with which a player without a dragon plays this match

    def wins(self, seat: int) -> int:
        return self.winners.count(seat)

    def result(self) -> Result:
        return Result(won=(self.wins(0), self.wins(1)), drawn=self.winners.count(DRAW))


def begun(best_of: int, registered: tuple[Deck, Deck], stage: str = "rounds") -> Play:
    """DBS-A19 Game 1 of each match is played with the registered decks, whatever was played before."""
    return Play(best_of, registered, registered, needs_winner=stage == "cut")


def game_over(match: Play, winner: int) -> Play:
    """A game has ended: the match too, or there is time to exchange cards before the next one."""
    if match.phase != "playing":
        raise BadEvent("no-game-is-played")
    if winner not in (DRAW, 0, 1):
        raise BadEvent("no-such-seat", seat=winner)
    after = replace(match, winners=(*match.winners, winner), ready=frozenset())
    if is_decided(after):
        return replace(after, phase="over")
    return replace(after, phase="exchanging" if match.best_of > 1 else "playing")  # DBS-27; DBS-26


def is_decided(match: Play) -> bool:
    """DBS-25 Somebody has won more than half of the games, or all have been played."""
    if max(match.wins(0), match.wins(1)) > match.best_of // 2:
        return True
    if len(match.winners) < match.best_of:
        return False
    return not match.needs_winner or match.wins(0) != match.wins(1)  # EV-7 a drawn match: one more game


def exchanged(match: Play, seat: int, deck: Deck, is_legal: Legality) -> Play:
    """DBS-27, DB-A47 Any number of cards change places with the sideboard, the Leader too, if the deck is valid then.

    It may be done again and again until the seat says that it is done or the time is up.
    """
    check_may_exchange(match, seat)
    if all_cards(deck) != all_cards(match.registered[seat]):
        raise BadEvent("not-the-same-cards")  # only what was drafted
    if not is_legal(deck):
        raise BadEvent("deck-is-not-valid")
    return with_deck(match, seat, deck)


def reset(match: Play, seat: int) -> Play:
    """Back to the registered deck."""
    check_may_exchange(match, seat)
    return with_deck(match, seat, match.registered[seat])


def with_deck(match: Play, seat: int, deck: Deck) -> Play:
    one, other = match.decks
    return replace(match, decks=(deck, other) if seat == 0 else (one, deck))


def done(match: Play, seat: int) -> Play:
    """The seat plays the deck it has now; when both are done the game begins (DBS-27)."""
    check_may_exchange(match, seat)
    after = replace(match, ready=match.ready | {seat})
    return next_game(after) if len(after.ready) == 2 else after


def time_is_up(match: Play) -> Play:
    """DBS-27 Who lets the time run out plays the last valid deck."""
    return next_game(match) if match.phase == "exchanging" else match


def next_game(match: Play) -> Play:
    return replace(match, phase="playing", ready=frozenset())


def check_may_exchange(match: Play, seat: int) -> None:
    if seat not in (0, 1):
        raise BadEvent("no-such-seat", seat=seat)
    if match.best_of == 1:
        raise BadEvent("no-exchange-in-best-of-one")  # DBS-26
    if match.phase == "over":
        raise BadEvent("match-is-over")
    if not match.winners:
        raise BadEvent("no-exchange-before-game-1")  # DBS-28
    if match.phase != "exchanging":
        raise BadEvent("game-is-played")
    if seat in match.ready:
        raise BadEvent("done-exchanging")


def all_cards(deck: Deck) -> Counter[str]:
    return Counter(deck.cards + deck.sideboard)


def with_colour(match: Play, seat: int, colour: str) -> Play:
    """DB-A38 Who plays without a dragon chooses a colour once a match, open to all; dragons are named anew (DB-A47)."""
    chosen = match.colours[seat]
    if chosen not in ("", colour):
        raise BadEvent("colour-is-chosen", colour=chosen)
    one, other = match.colours
    return replace(match, colours=(colour, other) if seat == 0 else (one, colour))


def loser(match: Play) -> int | None:
    """Who has lost the game before: games by whose rules he begins ask for it (DB-A2); nobody after a draw."""
    last = match.winners[-1] if match.winners else DRAW
    return None if last == DRAW else 1 - last


def what_rival_sees(match: Play, seat: int) -> tuple[bool, bool]:
    """Who is done: all that a player knows of the other's sideboarding (DBS-27)."""
    return seat in match.ready, 1 - seat in match.ready
