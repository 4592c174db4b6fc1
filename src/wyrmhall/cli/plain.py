"""Playing line by line, for pipes and screen readers: what changed, in short sentences, and one question at a time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from io import TextIOWrapper

from wyrmhall.cli.sitting import Sitting
from wyrmhall.cli.words import (
    Choices,
    answer,
    choices,
    clauses_in_words,
    hand_line,
    keys_of,
    question,
    refusals_in_words,
    score_events,
    score_line,
    table_lines,
    told,
)
from wyrmhall.kernel.clauses import clauses_of, find
from wyrmhall.kernel.english import cited, sentence
from wyrmhall.kernel.errors import IllegalOption, WyrmhallError
from wyrmhall.kernel.option import Option

RECENT = 20  # lines of the log
FEW = 4  # options of a card that are told in words, each of them
HELP = """\
Type an option as it is listed (its notation or its number), or one of these words.
why CARD or why OPTION: the reason why it cannot be played.
hint: what a thinking bot would do in your place.
options: what you can choose, again.
table, hand, score: what lies on the table, what you hold, and the score so far.
log, or log 100: the last lines of what happened.
rules, or rules CLAUSE: the clauses of the question, or the one you name.
quit: leave; the game is saved."""


def play_plain(sitting: Sitting, greeting: Iterable[str]) -> None:
    """Play until the game is over, the person leaves, or the input ends."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a sign that the terminal lacks is no reason to stop
    table = PlainTable(sitting, typed_line, write_line)
    for line in greeting:
        write_line(line)
    table.play()


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

    def __init__(self, sitting: Sitting, read: Callable[[], str | None], write: Callable[[str], None]) -> None:
        self.sitting = sitting
        self.read = read
        self.write = write
        before = sitting.view().events
        self.log = told(sitting.setup, before)
        self.heard = len(before)
        self.view = sitting.view(self.heard)
        self.shown: dict[str, str] = {}  # the lines of the table as they were told last
        self.refused = ""  # what was typed last, if it was refused
        self.leaving = False
        self.spelt = {folded(text): option for text, option in sitting.setup.book.notation.items()}
        self.answers: dict[str, Callable[[str], None]] = {
            "why": self._why,
            "hint": self._hint,
            "options": self._options,
            "table": self._table,
            "hand": self._hand,
            "score": self._score,
            "log": self._log,
            "rules": self._rules,
            "help": self._help,
            "quit": self._quit,
        }

    def play(self) -> None:
        if not self.sitting.journal.choices:
            self._say_all(self.log)
            self.write("Type help for all that you can type.")
        while True:
            for _ in self.sitting.bots_choose():
                self._tell_news()
            self._tell_table()
            self.write(question(self.view))
            if self.sitting.is_over():
                if not score_events(self.view.events):
                    self._score("")
                return
            self._options("")
            self._ask_until_chosen()
            if self.leaving:
                return

    def _ask_until_chosen(self) -> None:
        chosen = len(self.sitting.journal.choices)
        while not self.leaving and len(self.sitting.journal.choices) == chosen:
            line = self.read()
            if line is None:
                self.write("The input has ended.")
                self.leaving = True
            else:
                self._answer(line.strip())

    def _answer(self, line: str) -> None:
        """Take an option, or do what the first word says; whatever cannot be is refused in one line."""
        word, _, rest = line.partition(" ")
        try:
            if line in self._keyed() or word.lower() not in self.answers:
                self._choose(line)
            else:
                self.answers[word.lower()](rest.strip())
        except IllegalOption as error:
            self.refused = line
            self.write(sentence(f"{error.option}: {error.reason}{cited(error.clauses)}") + self._second_meaning(line))
            self.write(question(self.view))
        except WyrmhallError as error:
            self.write(sentence(str(error)))
        else:
            self.refused = ""

    # --- choosing ---------------------------------------------------------------------------

    def _listed(self) -> list[Option]:
        return [option for group in choices(self.view) for option in group.options]

    def _keyed(self) -> dict[str, Option]:
        options = self._listed()
        return {option.text: option for option in options} | dict(zip(keys_of(options), options, strict=True))

    def _choose(self, line: str) -> None:
        if not line:
            self.write("Type an option, its number, or help.")
            return
        option = self._in_its_place(line) if line == self.refused else None
        self._take(option or self._meant(line))
        self._tell_news()

    def _take(self, option: Option) -> None:
        try:
            self.sitting.choose(option)
        except IllegalOption as error:
            raise IllegalOption(option.text, error.reason, error.clauses) from None

    def _meant(self, line: str) -> Option:
        """The option that was typed: a key of the list, or any notation; raises IllegalOption."""
        options, keyed = self._listed(), self._keyed()
        if line.isdecimal() and line not in keyed and not any(option.text.isdecimal() for option in options):
            raise IllegalOption(line, f"the list has {len(options)} options")
        option = keyed.get(line) or self.spelt.get(folded(line))
        if option is None:
            raise IllegalOption(line, "there is no such option or word; type help")
        return option

    def _in_its_place(self, line: str) -> Option | None:
        """Where the list is not numbered, because its notation is: what a number that is not offered would be."""
        options = self._listed()
        is_place = is_number(line) and line not in self._keyed() and 0 < int(line) <= len(options)
        return options[int(line) - 1] if is_place else None

    def _second_meaning(self, line: str) -> str:
        option = self._in_its_place(line)
        return f" Type {line} again for place {line} in the list, which is {option}." if option is not None else ""

    # --- telling ----------------------------------------------------------------------------

    def _tell_news(self) -> None:
        """What happened since the last time."""
        self.view = self.sitting.view(self.heard)
        self.heard += len(self.view.events)
        lines = told(self.sitting.setup, self.view.events)
        self.log += lines
        self._say_all(lines)

    def _tell_table(self) -> None:
        """The places of the table that changed."""
        lines = table_lines(self.view)
        self._say_all(line for place, line in lines.items() if self.shown.get(place) != line)
        self.shown = lines

    def _say_all(self, lines: Iterable[str]) -> None:
        for line in lines:
            self.write(line)

    # --- answers ----------------------------------------------------------------------------

    def _options(self, rest: str) -> None:
        keys = iter(keys_of(self._listed()))
        for group in choices(self.view):
            self.write(self._group_in_words(group, [next(keys) for _ in group.options]))

    def _group_in_words(self, group: Choices, keys: list[str]) -> str:
        """'1 R5xR3: put R5 on the stack of R3; 2 R5: start a stack with R5.'"""
        parts = []
        for place, (key, option) in enumerate(zip(keys, group.options, strict=True)):
            name, said = key if key == option.text else f"{key} {option.text}", answer(self.view, option)
            is_told = said != option.text and (len(group.options) <= FEW or place == 0)
            parts.append(f"{name}: {said}" if is_told else name)
        if len(group.options) <= FEW:
            return sentence("; ".join(parts))
        return sentence(f"{parts[0]}; likewise {', '.join(parts[1:])}")

    def _why(self, rest: str) -> None:
        book = self.sitting.setup.book
        rows = {folded(face): row for face, row in book.rows.items()}
        row = rows.get(folded(rest))
        if row is not None:
            self.write(refusals_in_words(book.faces[row], self.sitting.why_not(row)))
            return
        if not rest:
            self.write(f"Name a card or an option, as in why {book.faces[0]}.")
            return
        option = self._meant(rest)
        if option not in self.view.options:
            self._take(option)  # is refused, with the reason
        self.write(f"{option} can be played: {answer(self.view, option)}.")

    def _hint(self, rest: str) -> None:
        option = self.sitting.hint()
        self.write(sentence(f"A thinking bot would choose {option}: {answer(self.view, option)}"))

    def _table(self, rest: str) -> None:
        self._say_all(table_lines(self.view).values())

    def _hand(self, rest: str) -> None:
        self.write(hand_line(self.view))

    def _score(self, rest: str) -> None:
        for seat in range(self.sitting.setup.seats):
            self.write(score_line(self.sitting.setup.name(seat), self.sitting.score(seat)))

    def _log(self, rest: str) -> None:
        self._say_all(self.log[-int(rest) :] if is_number(rest) and int(rest) else self.log[-RECENT:])

    def _rules(self, rest: str) -> None:
        game = self.sitting.setup.game
        if rest:
            names = [find(clauses_of(game), rest).name]
        else:
            names = list(self.view.prompt.clauses) if self.view.prompt is not None else []
        for name, text in clauses_in_words(game, names):
            self.write(f"{name}: {text}")
        if not rest:
            self.write(f"All of them: wyrmhall rules {game.name}")

    def _help(self, rest: str) -> None:
        self._say_all(HELP.splitlines())

    def _quit(self, rest: str) -> None:
        self.leaving = True


def folded(text: str) -> str:
    """Notation as people type it: in any case, with spaces anywhere."""
    return "".join(text.split()).casefold()


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6
