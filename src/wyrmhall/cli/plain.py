"""Playing line by line, for pipes and screen readers: what changed, in short sentences, and one question at a time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from io import TextIOWrapper

from wyrmhall.cli.coaching import Coaching, coaching_for
from wyrmhall.cli.explained import about_word, folded_name, what_to_type, written_out
from wyrmhall.cli.lines import Line, side_by_side
from wyrmhall.cli.lying import Choices, held_cards, keys_of, score_events
from wyrmhall.cli.sitting import Sitting
from wyrmhall.cli.typed import Typed, folded
from wyrmhall.cli.words import Words, clauses_in_words, words_at
from wyrmhall.kernel.clauses import clauses_of, find
from wyrmhall.kernel.errors import IllegalOption, WyrmhallError
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import NONE

RECENT = 20  # lines of the log


def play_plain(sitting: Sitting, greeting: Iterable[Line], coaching: Coaching | None = None) -> None:
    """Play until the game is over, the person leaves, or the input ends."""
    bear_any_character()
    table = PlainTable(sitting, typed_line, write_line, coaching)
    for line in greeting:
        write_line(line.text)
    table.play()


def bear_any_character() -> None:
    """A character that the terminal lacks is no reason to stop."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper) and stream.errors != "replace":
            stream.reconfigure(errors="replace")


def typed_line() -> str | None:
    """The next line of the input; None at its end."""
    if sys.stdin is not None and sys.stdin.isatty():
        try:
            return input("> ")
        except EOFError:
            return None
    return sys.stdin.readline() or None


def write_line(line: str) -> None:
    print(line, flush=True)


class PlainTable:
    """A sitting, told and asked line by line."""

    def __init__(
        self,
        sitting: Sitting,
        read: Callable[[], str | None],
        write: Callable[[str], None],
        coaching: Coaching | None = None,
    ) -> None:
        self.sitting = sitting
        self.coaching = coaching
        self.read = read
        self.write = write
        self.words: Words = words_at(sitting)
        before = sitting.view().events
        self.log = self.words.told(before)
        self.heard = len(before)
        self.view = sitting.view(self.heard)
        self.news: list[Event] = list(before)  # since the coach could speak last
        self.shown: dict[int | str, Line] = {}  # the lines of the table as they were told last
        self.details: set[Line] = set()  # that were told
        self.refused = ""  # what was typed last, if it was refused
        self.leaving = False
        self.typed = Typed(self.words)
        self.cards = self.typed.cards
        self.answers: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "hint": self._hint,
            "options": self._options,
            "table": self._table,
            "hand": self._hand,
            "score": self._score,
            "log": self._log,
            "rules": self._rules,
            "coach": self._coach,
            "?": self._explain,
            "quit": self._quit,
        }

    def play(self) -> None:
        if not self.sitting.journal.choices:
            self._say_all(self.log)
            self._say("welcome")
        while True:
            for _ in self.sitting.bots_choose():
                self._tell_news()
            self._tell_table()
            self._ask()
            if self.sitting.is_over():
                if not score_events(self.view.events):
                    self._score("")
                return
            self._hear_coach()
            self._options("")
            self._ask_until_chosen()
            if self.leaving:
                return

    def _hear_coach(self) -> None:
        """One short thing, if there is a coach and something new matters."""
        news, self.news = self.news, []
        if self.coaching is not None:
            self._tell(self.coaching.say(self.view, news))

    def _ask(self) -> None:
        """The question, and what stands behind it if that was not told before."""
        self._tell(self.words.question(self.view))
        detail = self.words.detail(self.view)
        if detail not in self.details:
            self.details.add(detail)
            self._tell(detail)

    def _ask_until_chosen(self) -> None:
        chosen = len(self.sitting.journal.choices)
        while not self.leaving and len(self.sitting.journal.choices) == chosen:
            line = self.read()
            if line is None:
                self._say("input-ended")
                self.leaving = True
            else:
                self._answer(line.strip())

    def _answer(self, line: str) -> None:
        """Take an option, or do what the first word says; whatever cannot be is refused in one line."""
        word, rest = parted(line)
        try:
            if word not in self.answers or self._is_offered(line):
                self._choose(line)
            else:
                self.answers[word](rest)
        except IllegalOption as error:
            self.refused = line
            self._tell(side_by_side([self.words.refused(error), self._second_meaning(line)]))
            if self.coaching is not None:
                self._tell(self.coaching.say_refused([Refusal(error.said, error.clauses)]))
            self._ask()
        except WyrmhallError as error:
            self.write(str(error))
        else:
            self.refused = ""

    # --- choosing ---------------------------------------------------------------------------

    def _is_offered(self, line: str) -> bool:
        return folded(line) in {folded(text) for text in self.typed.keyed(self.view)}

    def _choose(self, line: str) -> None:
        if not line:
            self._say("type-something")
            return
        option = self._in_its_place(line) if line == self.refused else None
        self.sitting.choose(option or self.typed.meant(self.view, line))
        self._tell_news()

    def _in_its_place(self, line: str) -> Option | None:
        """Where the list is not numbered, because its notation is: what a number that is not offered would be."""
        options = self.typed.listed(self.view)
        is_place = is_number(line) and line not in self.typed.keyed(self.view) and 0 < int(line) <= len(options)
        return options[int(line) - 1] if is_place else None

    def _second_meaning(self, line: str) -> Line:
        option = self._in_its_place(line)
        return self.words.say("type-again", number=line, option=option.text) if option is not None else Line()

    # --- telling ----------------------------------------------------------------------------

    def _tell_news(self) -> None:
        """What happened since the last time."""
        self.view = self.sitting.view(self.heard)
        self.heard += len(self.view.events)
        self.news += self.view.events
        lines = self.words.told(self.view.events)
        self.log += lines
        self._say_all(lines)

    def _tell_table(self) -> None:
        """The places of the table that changed."""
        lines = self.words.table_lines(self.view)
        self._say_all(line for place, line in lines.items() if self.shown.get(place) != line)
        self.shown = lines

    def _say_all(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self._tell(line)

    def _tell(self, line: Line) -> None:
        if line.pieces:
            self.write(line.text)

    def _say(self, kind: str) -> None:
        """A sentence of the terminal's own."""
        self._tell(self.words.say(kind))

    # --- answers ----------------------------------------------------------------------------

    def _options(self, rest: str) -> None:
        self._say_all(self.typed.list_of_options(self.view))

    def _why(self, rest: str) -> None:
        row = self.cards.get(folded_name(rest))
        if row is not None:
            self._say_all(self.words.refusals(row, self.sitting.why_not(row)))
            return
        if not rest:
            self._tell(self.words.say("name-something", card=self.sitting.setup.book.faces[0]))
            return
        option = self.typed.meant(self.view, rest)
        if option not in self.view.options:
            self.sitting.choose(option)  # is refused, with the reason
        deed = self.words.answer(self.view, option)
        self._tell(self.words.say("option-can-be-chosen", option=option.text, deed=deed))

    def _explain(self, rest: str) -> None:
        """What can be typed; or what a card, an option or a word means."""
        is_key = rest in self.typed.keyed(self.view) and rest.isdecimal()
        meanings = about_word(self.words, rest)
        if not rest:
            self._say_all(what_to_type(self.words, next(iter(keys_of(self.typed.listed(self.view))), "1")))
        elif folded_name(rest) in self.cards and not is_key:
            self._explain_card(self.cards[folded_name(rest)])
        elif meanings and not self._is_offered(rest):
            self._say_all(meanings)
        else:
            self._explain_option(self.typed.meant(self.view, rest))

    def _explain_card(self, row: int) -> None:
        listed = self.typed.listed(self.view)
        self._tell(self.words.card(row))
        keys = [key for key, option in zip(keys_of(listed), listed, strict=True) if option.card == row]
        if keys:
            group = Choices(row, tuple(option for option in listed if option.card == row))
            first, *others = self.typed.group_in_words(self.view, group, keys)
            self._say_all([side_by_side([self.words.say("now"), first]), *others])
        elif row in held_cards(self.view):
            self._say_all(self.words.refusals(row, self.sitting.why_not(row)))

    def _explain_option(self, option: Option) -> None:
        """What it does is known only where it is offered; otherwise why it is not."""
        is_offered = option in self.view.options
        if is_offered:
            self._tell(self.words.say("means", option=option.text, deed=self.words.answer(self.view, option)))
        if option.card != NONE:
            self._tell(self.words.card(option.card))
        if not is_offered:
            self.sitting.choose(option)  # is refused, with the reason

    def _hint(self, rest: str) -> None:
        self._tell(self.words.hint(self.view, self.sitting.hint()))

    def _table(self, rest: str) -> None:
        self._say_all(self.words.table_lines(self.view).values())

    def _hand(self, rest: str) -> None:
        self._tell(self.words.hand_line(self.view))

    def _score(self, rest: str) -> None:
        for seat in range(self.sitting.setup.seats):
            self._say_all(self.words.score(seat, self.sitting.score(seat)))

    def _log(self, rest: str) -> None:
        self._say_all(self.log[-int(rest) :] if is_number(rest) and int(rest) else self.log[-RECENT:])

    def _rules(self, rest: str) -> None:
        game = self.sitting.setup.game
        if rest.lower() == "all":
            names = list(clauses_of(game))
        elif rest:
            names = [find(clauses_of(game), rest).name]
        else:
            names = list(self.view.prompt.clauses) if self.view.prompt is not None else []
            self._tell(self.words.detail(self.view))
        for name, text in clauses_in_words(game, names):
            self.write(f"{name}: {text}")
        if not rest:
            self._say("rules-all")

    def _coach(self, rest: str) -> None:
        """On or off."""
        if self.coaching is None:
            self.coaching = coaching_for(self.sitting.setup.game, self.words, wanted=True)
            self._say("coach-on" if self.coaching is not None else "coach-none")
        else:
            self._tell(self.coaching.switch())

    def _quit(self, rest: str) -> None:
        self.leaving = True


def parted(line: str) -> tuple[str, str]:
    """The first word, written out and in lower case, and what follows it; a question mark needs no space behind it."""
    word, _, rest = (f"? {line[1:]}" if line.startswith("?") else line).partition(" ")
    return written_out(word), rest.strip()


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6
