"""Playing records and checking their claims."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import Seed
from wyrmhall.kernel.course import AtWork, rule_error
from wyrmhall.kernel.errors import BadList, BadRecord, IllegalOption, RuleError, WyrmhallError
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.game import Game, score_lines
from wyrmhall.kernel.notation import (
    HIDDEN,
    check_copies,
    fact_of,
    owner_and_cards,
    set_fact,
    set_pile,
    tell_fact,
    tell_seen,
    tell_zone,
    zone_of,
)  # fmt: skip
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.play import advance, advance_to, check, decide, options, owed, owing
from wyrmhall.kernel.record import Line, Record, read_lines, result
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.score import ScoreLine, as_sum, is_grouped, total
from wyrmhall.kernel.setup import LETTERS, Setup
from wyrmhall.kernel.state import Decision, State, Step
from wyrmhall.kernel.value import NONE, Value
from wyrmhall.kernel.view import lying_by_bringer
from wyrmhall.kernel.zone import ALL, BROUGHT, FLAG, SEAT, SEATS, SHARED, Fact, Zone, sees

NOTHING = "nothing"
NOBODY = "nobody"


def replay_of(record: Record, cards_folder: str = ".") -> Replay:
    """Someone to play this record; a card table it names is looked for in the folder."""
    return Replay(record, record.set_up(game_of(record), cards_folder))


def game_of(record: Record) -> Game:
    try:
        return game_named(record.tags["Game"])
    except WyrmhallError as error:
        raise record.fail(str(error)) from None


class Failure(Value):
    """A claim that does not hold: file:line: title: what was claimed: what was found."""

    fields = ("where", "title", "claimed", "found", "refusal")

    def __init__(self, where: str, title: str, claimed: str, found: str, refusal: Refusal | None = None) -> None:
        self.where = where
        self.title = title
        self.claimed = claimed
        self.found = found
        self.refusal = refusal  # of an option, to be put into a sentence

    def __str__(self) -> str:
        why = f": {self.refusal.said.plainly()}" if self.refusal is not None else ""
        return f"{self.begin()}: {self.found}{why}"

    def begin(self) -> str:
        return f"{self.where}: {self.title}: {self.claimed}"


def position(
    game: str,
    seats: int,
    words: str,
    variant: str | None = None,
    house: Mapping[str, object] | None = None,
    cards: str | Path | None = None,
    seed: Seed = "position",
) -> State:
    """A state from lines of a record: a position, a beginning, choices if you like; then by rule to the next choice."""
    record = Record("position", 0)
    record.tags = {"Game": game, "Seats": str(seats), "Seed": str(seed)}
    record.lines = read_lines(words)
    replay = Replay(record, game_named(game).set_up(seats, variant, house, cards))
    failure = replay.play()
    if failure is not None:
        raise BadRecord(str(failure))
    if replay.begun:
        replay.go_on()
    else:
        replay.complete_lists()
    return replay.s


class Broken(Exception):
    """Inside this file: a line whose claim does not hold, with what was found instead."""

    def __init__(self, found: str, refusal: Refusal | None = None) -> None:
        super().__init__(found)
        self.refusal = refusal


def refused_by(error: IllegalOption) -> Broken:
    return Broken(f"refused by {' '.join(error.clauses) or 'no clause'}", Refusal(error.said, error.clauses))


class Replay:
    """Plays one record line by line; the state can be looked at after each."""

    def __init__(self, record: Record, setup: Setup) -> None:
        self.record = record
        self.setup = setup
        self.game: Game = setup.game
        self.s: State = self.game.empty(self.setup, record.chance())
        self.choices: list[tuple[int, Option]] = []
        self.fingerprints: dict[int, str] = {}  # that held, after so many choices
        self.given: set[str] = set()  # what the position has set
        self.unclaimed: set[str] = set()  # of that, what was set since the last claim
        self.listed: set[int] = set()  # seats of which it tells what they have brought
        self.begun = False
        self.asked = "the position"  # the decision that was answered last, or what it began with
        self.held = True  # stopped by `until` or `end`, or not begun: what looks sees the state as it is

    def play(self) -> Failure | None:
        """Play it all: the first line that does not hold, if there is one; raises BadRecord where it cannot be read."""
        for line in self.record.lines:
            failure = self.step(line)
            if failure is not None:
                return failure
        return self.finish()

    def step(self, line: Line) -> Failure | None:
        """Play one line."""
        try:
            self._line(line.words)
        except Broken as broken:
            return self._failure(line.number, " ".join(line.words), str(broken), broken.refusal)
        except IllegalOption as error:
            refused = refused_by(error)
            return self._failure(line.number, " ".join(line.words), str(refused), refused.refusal)
        except ValueError as unreadable:
            raise self.record.fail(f"{' '.join(line.words)}: {unreadable}", line.number) from None
        except RuleError as fault:
            raise self._at_fault(fault, line.number, " ".join(line.words)) from fault
        except WyrmhallError:
            raise
        except Exception as stumbled:
            fault_of = rule_error(self.game, self.asked, stumbled)
            raise self._at_fault(fault_of, line.number, " ".join(line.words)) from stumbled
        return None

    def _at_fault(self, fault: RuleError, number: int, line: str) -> RuleError:
        """The same, with the line of the record."""
        where = f"{self.record.file}:{number}: {self.record.title()}: {line}"
        return RuleError(f"{where}: {fault}", fault.kind, fault.detail)

    def finish(self) -> Failure | None:
        """What the tags claim of a saved game: its length and its result."""
        tags, last = self.record.tags, self.record.lines[-1].number if self.record.lines else self.record.number
        if tags.get("Choices", str(len(self.choices))) != str(len(self.choices)):
            return self._failure(last, f"Choices {tags['Choices']}", f"{len(self.choices)}: cut off, or edited")
        if "Result" in tags:
            self.held = False
            self.go_on()
            if tags["Result"] != result(self.s):
                return self._failure(last, f"Result {tags['Result']}", result(self.s))
        return None

    def _failure(self, number: int, claimed: str, found: str, refusal: Refusal | None = None) -> Failure:
        return Failure(f"{self.record.file}:{number}", self.record.title(), claimed, found, refusal)

    def _line(self, words: list[str]) -> None:
        word = words[0]
        if word == "?":
            self._claim(words[1:])
        elif word == "until":
            self._until(words[1:])
        elif word == "start":
            self._start(words)
        elif word in self.game.begins():
            self._begin(word, words[1:])
        elif zone_of(self.s, word) is not None or fact_of(self.s, word) is not None:
            self._position(word, words[1:])
        elif not self.begun and self.game.place(self.s, word, words[1:]):
            self.given.add(word)
        elif len(words) == 1 or not self.setup.has_seat(word):
            raise ValueError(f"{word} is neither a word of {self.game.name} nor a seat that chooses something")
        else:
            self._choice(self.setup.seat(word), words[1:])

    # --- position and beginning -----------------------------------------------------------

    def _position(self, word: str, words: list[str]) -> None:
        if self.begun:
            raise ValueError("the position stands before the beginning")
        zone, fact = zone_of(self.s, word), fact_of(self.s, word)
        by_seat = (zone is not None and zone.layout != SHARED) or (fact is not None and fact.by_seat())
        name = f"{word} {words[0]}" if by_seat and words else word
        if name in self.unclaimed and (fact is None or words):
            raise ValueError(f"{name} is set twice")
        self.given.add(name)
        self.unclaimed.add(name)
        if zone is not None:
            set_pile(self.s, zone, words)
            if not self.game.brings:
                check_copies(self.s)
        elif fact is not None:
            set_fact(self.s, fact, words)
            if fact is BROUGHT:
                self.listed.add(self.setup.seat(words[0]))
                self.s.brought = tuple([tuple(sorted(cards)) for cards in self.s.brought])
        self.game.complete(self.s, self.given)

    def _start(self, words: list[str]) -> None:
        beside = [name for name in self.given if name.split()[0] != BROUGHT.word]
        if self.begun or beside or len(words) > 1:
            raise ValueError("start stands alone, at the beginning of a saved game")
        if self.game.brings:
            lists = [cards if seat in self.listed else None for seat, cards in enumerate(self.s.brought)]
            try:
                self.s.brought = self.game.all_brought(self.setup, lists)
            except BadList as error:
                raise ValueError(str(error)) from None
        self.record.check_lists(self.s)
        self._begin_with(self.game.opening(self.s))

    def _begin(self, word: str, words: list[str]) -> None:
        step = self.game.begin(self.setup, word, words)
        if not self.begun:
            self.complete_lists()
            self.game.complete(self.s, self.given | {word})
            self.game.prepare(self.s, step, self.given)
        self._begin_with(step)
        self.held = word == "end"

    def complete_lists(self) -> None:
        """In a position a seat has brought what it is said to have brought, or else what lies there; ValueError."""
        if self.game.brings:
            lying = lying_by_bringer(self.s)
            told = enumerate(self.s.brought)
            self.s.brought = tuple(
                [cards if seat in self.listed else tuple(sorted(lying[seat])) for seat, cards in told]
            )
            check_copies(self.s)

    def _begin_with(self, step: Step[Any]) -> None:
        self.begun, self.held = True, False
        self.asked = type(step).__name__
        self.s.agenda, self.s.waiting, self.s.sealed = [], (), ()  # begun once more, it drops what was awaited
        with self._rules():
            step.perform(self.s)

    def _rules(self) -> AtWork:
        return AtWork(self.game, self.asked)

    def _until(self, words: list[str]) -> None:
        if len(words) != 1:
            raise ValueError("until names one step")
        if not self.begun:
            raise ValueError(f"nothing goes on yet: begin with {', '.join(self.game.begins())} or start")
        step = self._step(words[0]).__name__
        self.held = True
        with self._rules():
            is_there = advance_to(self.s, step)
        if not is_there:
            seats = " ".join([self.setup.name(seat) for seat in owing(self.s)])
            raise Broken(f"{seats} must choose before {step}" if seats else "the game is over")

    def _step(self, word: str) -> type[Step[Any]]:
        """The step or decision of this name, in whatever case."""
        for name, kind in self.game.known_words.items():
            if issubclass(kind, Step) and name.lower() == word.lower():
                return kind
        raise ValueError(f"{self.game.name} has no step {word}")

    def go_on(self) -> None:
        """To the moment that claims look at: the next choice, unless the record holds the game at some step."""
        if not self.held:
            with self._rules():
                advance(self.s)

    # --- choices --------------------------------------------------------------------------

    def _choice(self, seat: int, words: list[str]) -> None:
        if not self.begun:
            raise ValueError(f"nobody can choose yet: begin with {', '.join(self.game.begins())} or start")
        if words[0] in ("!", "may", "can"):
            self.go_on()
            self._offer(seat, words[0], words[1:])
        elif len(words) > 1:
            raise ValueError("a choice is one option")
        else:
            self.held = False
            self.go_on()
            option = self.option(words[0])
            decision = owed(self.s, seat)
            self.asked = type(decision).__name__ if decision is not None else self.asked
            with self._rules():
                decide(self.s, seat, option)
            self.choices.append((seat, option))

    def _offer(self, seat: int, word: str, words: list[str]) -> None:
        """What a seat is offered, or refused, at this moment."""
        if word == "!":
            self._refusal(seat, words)
            return
        with self._rules():
            found = [option.text for option in options(self.s, seat)]
        if word == "may":
            expect_any_order([self._spelled(each) for each in words], found)
        elif len(words) != 1:
            raise ValueError("SEAT can OPTION names one option; SEAT may OPTION… names all of them")
        elif self.option(words[0]).text not in found:
            raise Broken(f"offered: {' '.join(found) or NOTHING}")

    def option(self, text: str) -> Option:
        try:
            return self.setup.book.option(self._spelled(text))
        except IllegalOption:
            raise ValueError(f"{self.game.name} has no option {text}") from None

    def _spelled(self, text: str) -> str:
        """An option as we write it.  Options point at seats by their letters; a record may say the name: Bob:Spy."""
        name, colon, rest = text.partition(":")
        text = f"{LETTERS[self.setup.seat(name)]}:{rest}" if colon and name in self.setup.names else text
        return text if text in self.setup.book.notation else self.setup.book.other_spelling(text)

    def _refusal(self, seat: int, words: list[str]) -> None:
        if not 1 <= len(words) <= 2:
            raise ValueError("a refusal is SEAT ! OPTION [CLAUSE]")
        option = self.option(words[0])
        try:
            with self._rules():
                check(self.s, seat, option)
        except IllegalOption as error:
            if words[1:] and words[1] not in error.clauses:
                raise refused_by(error) from None
            return
        raise Broken("offered")

    # --- claims ---------------------------------------------------------------------------

    def _claim(self, words: list[str]) -> None:
        if not words:
            raise ValueError("a claim needs a word")
        self.unclaimed.clear()  # after a claim the position may be another one
        self.go_on()
        self._check(words)

    def _check(self, words: list[str]) -> None:
        word, rest = words[0], words[1:]
        zone, fact = zone_of(self.s, word), fact_of(self.s, word)
        if rest[:1] == ["sees"]:
            self._sees(self.setup.seat(word), rest[1:])
        elif rest[:1] == ["asked"]:
            self._asked(self.setup.seat(word), rest[1:])
        elif word == "owing":
            expect_any_order(self._names(rest), [self.setup.name(seat) for seat in owing(self.s)], NOBODY)
        elif word == "winners":
            expect_any_order(self._names(rest), [self.setup.name(seat) for seat in self.s.winners], NOBODY)
        elif word == "next":
            expect(
                rest, [type(self.s.agenda[-1]).__name__ if self.s.agenda else "choice" if self.s.waiting else "over"]
            )
        elif word == "fingerprint":
            expect(rest, [fingerprint(self.s)])
            self.fingerprints[len(self.choices)] = rest[0]
        elif zone is not None:
            self._check_zone(zone, rest)
        elif fact is not None:
            found = tell_fact(self.s, fact, rest)
            told = rest[1:] if fact.by_seat() else self._names(rest) if fact.kind in (SEAT, SEATS) else rest
            if fact.kind == FLAG:
                told = [word.lower() for word in told] or ["true"]
            (expect_any_order if fact is BROUGHT else expect)(told, found)
        else:
            self._question(word, rest)

    def _asked(self, seat: int, words: list[str]) -> None:
        """By which decision, and by which clauses if any are claimed: the sentence may be put otherwise."""
        if not words:
            raise ValueError("a prompt is claimed as SEAT asked DECISION [CLAUSE…], or SEAT asked nothing")
        if words != [NOTHING] and not issubclass(self._step(words[0]), Decision):
            raise ValueError(f"{words[0]} is a step, and no decision")
        decision = owed(self.s, seat)
        if decision is None:
            expect(words, [])
            return
        name, clauses = type(decision).__name__, decision.prompt(self.s).clauses
        if words[0].lower() != name.lower() or (words[1:] and sorted(words[1:]) != sorted(clauses)):
            raise Broken(" ".join([name, *clauses]))

    def _names(self, words: list[str]) -> list[str]:
        """Seats by their names, where they are given by their letters."""
        return [self.setup.name(self.setup.seat(word)) if self.setup.has_seat(word) else word for word in words]

    def _check_zone(self, zone: Zone, words: list[str]) -> None:
        owner, claimed = owner_and_cards(self.setup, zone, words)
        found = tell_zone(self.s, zone, owner)
        beside = [self.setup.book.write(card) for card in self.game.lies_beside(self.s, zone.word, owner)]
        if any([card in claimed for card in beside]):
            found += beside
        if len(claimed) == 1 and claimed[0].isdecimal() and claimed[0] not in self.setup.book.rows:
            expect(claimed, [str(len(found))])  # how many there are
        else:
            expect_pile(self.setup.book, zone, claimed, found)

    def _sees(self, viewer: int, words: list[str]) -> None:
        zone = zone_of(self.s, words[0]) if words else None
        fact = fact_of(self.s, words[0]) if words else None
        if fact is not None:
            self._sees_fact(viewer, fact, words[1:])
            return
        if zone is None:
            raise ValueError("a view is claimed as SEAT sees ZONE OWNER faces…")
        owner, claimed = owner_and_cards(self.setup, zone, words[1:])
        expect_pile(self.setup.book, zone, claimed, tell_seen(self.s, viewer, zone, owner))

    def _sees_fact(self, viewer: int, fact: Fact, words: list[str]) -> None:
        owner = self.setup.seat(words[0]) if fact.by_seat() and words else NONE
        if fact.audience == ALL or (fact.by_seat() and sees(fact.audience, viewer, owner, self.s.teams())):
            self._check([fact.word, *words])
        else:
            expect(words[1:] if fact.by_seat() else words, [HIDDEN])

    def _question(self, word: str, words: list[str]) -> None:
        arguments = self.game.questions().get(word)
        if arguments is not None:
            found, claimed = self.game.answer(self.s, word, words[:arguments]), words[arguments:]
            are_cards = all([face in self.setup.book.rows for face in found])
            expect(claimed, [str(len(found))] if are_cards and claimed == [str(len(found))] else found)
            return
        asked = bool(words) and self.setup.has_seat(words[0])
        lines = self._sum(word, self.setup.seat(words[0])) if asked else None
        if lines is None:
            raise ValueError(
                f"{word} needs a seat, as in ? {word} {self.setup.name(0)}"
                if self._sum(word, 0) is not None
                else f"{word} is no zone, fact or question of {self.game.name}"
            )
        if words[1:2] == ["="]:
            if not is_grouped("".join(words[2:]), lines):  # score A = 7-4+5: the parts, as summed
                raise Broken(as_sum(lines))
        else:
            expect(words[1:], [str(total(lines))])

    def _sum(self, word: str, seat: int) -> list[ScoreLine] | None:
        return score_lines(self.s, seat) if word == "score" else self.game.sum_of(self.s, word, seat)


def expect(claimed: list[str], found: list[str], none: str = NOTHING) -> None:
    """What was claimed must be what was found; an empty list may be claimed as `nothing` or `nobody`."""
    wanted = [] if claimed in ([NOTHING], [NOBODY]) else claimed
    if wanted != found:
        raise Broken(" ".join(found) or none)


def expect_any_order(claimed: list[str], found: list[str], none: str = NOTHING) -> None:
    """The same where the order means nothing."""
    if sorted(claimed) != sorted(found):
        expect(claimed, found, none)


def expect_pile(book: Book, zone: Zone, claimed: list[str], found: list[str]) -> None:
    """The same for cards and pieces, which a claim may tell more briefly than we do."""
    left = found[:]
    for i, word in enumerate([] if claimed == [NOTHING] else claimed):
        places = [place for place in range(len(left)) if book.is_meant(word, left[place])]
        if not places or (not zone.unordered and places[0] != 0) or (i >= len(found)):
            raise Broken(" ".join(found) or NOTHING)
        del left[places[0]]
    if left:
        raise Broken(" ".join(found))
