"""Playing line by line, for pipes and screen readers: what changed, in short sentences, and one question at a time."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable
from io import TextIOWrapper

from wyrmhall.cli.explained import about_word, cards_by_name, folded_name, what_to_type, written_out
from wyrmhall.cli.lines import Line, side_by_side
from wyrmhall.cli.lying import Choices, choices, held_cards, keys_of, score_events
from wyrmhall.cli.sitting import Sitting
from wyrmhall.cli.words import Words, clauses_in_words, words_at
from wyrmhall.kernel.clauses import clauses_of, find
from wyrmhall.kernel.errors import IllegalOption, WyrmhallError
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import said
from wyrmhall.kernel.value import NONE

RECENT = 20  # lines of the log
FEW = 5  # options of a card that are told in words, each of them


def play_plain(sitting: Sitting, greeting: Iterable[Line]) -> None:
    """Play until the game is over, the person leaves, or the input ends."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a character that the terminal lacks is no reason to stop
    table = PlainTable(sitting, typed_line, write_line)
    for line in greeting:
        write_line(line.text)
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
        self.words: Words = words_at(sitting)
        before = sitting.view().events
        self.log = self.words.told(before)
        self.heard = len(before)
        self.view = sitting.view(self.heard)
        self.shown: dict[int | str, Line] = {}  # the lines of the table as they were told last
        self.details: set[Line] = set()  # that were told
        self.refused = ""  # what was typed last, if it was refused
        self.leaving = False
        self.cards = cards_by_name(self.words)
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
            self._options("")
            self._ask_until_chosen()
            if self.leaving:
                return

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
            self._ask()
        except WyrmhallError as error:
            self.write(str(error))
        else:
            self.refused = ""

    # --- choosing ---------------------------------------------------------------------------

    def _listed(self) -> list[Option]:
        return [option for group in choices(self.view) for option in group.options]

    def _keyed(self) -> dict[str, Option]:
        options = self._listed()
        return {option.text: option for option in options} | dict(zip(keys_of(options), options, strict=True))

    def _is_offered(self, line: str) -> bool:
        return folded(line) in {folded(text) for text in self._keyed()}

    def _choose(self, line: str) -> None:
        if not line:
            self._say("type-something")
            return
        option = self._in_its_place(line) if line == self.refused else None
        self.sitting.choose(option or self._meant(line))
        self._tell_news()

    def _meant(self, line: str) -> Option:
        """The option that was typed: a key of the list, or any notation; raises IllegalOption."""
        options, keyed = self._listed(), self._keyed()
        if line.isdecimal() and line not in keyed and not any(option.text.isdecimal() for option in options):
            raise IllegalOption(line, said("list-has", number=len(options)))
        option = keyed.get(line) or self.spelt.get(folded(line))
        if option is None and folded_name(line) in self.cards:
            raise IllegalOption(line, said("card-alone", card=line))
        if option is None:
            raise IllegalOption(line, "unknown")
        return option

    def _in_its_place(self, line: str) -> Option | None:
        """Where the list is not numbered, because its notation is: what a number that is not offered would be."""
        options = self._listed()
        is_place = is_number(line) and line not in self._keyed() and 0 < int(line) <= len(options)
        return options[int(line) - 1] if is_place else None

    def _second_meaning(self, line: str) -> Line:
        option = self._in_its_place(line)
        return self.words.say("type-again", number=line, option=option.text) if option is not None else Line()

    # --- telling ----------------------------------------------------------------------------

    def _tell_news(self) -> None:
        """What happened since the last time."""
        self.view = self.sitting.view(self.heard)
        self.heard += len(self.view.events)
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
        keys = iter(keys_of(self._listed()))
        for group in choices(self.view):
            self._say_all(self._group_in_words(group, [next(keys) for _ in group.options]))

    def _group_in_words(self, group: Choices, keys: list[str]) -> list[Line]:
        """'1 R5xR3: Capture Ember's stack with Red 5: 2 cards.'; of many options of a card only the first is told."""
        options = group.options if len(group.options) <= FEW else group.options[:1]
        lines = [self._option_line(key, option) for key, option in zip(keys, options, strict=False)]
        others = list(zip(keys, group.options, strict=True))[len(options) :]
        if others:
            named = [self._option_key(key, option) for key, option in others]
            lines.append(self.words.say("likewise", options=self.words.speaker.in_a_row(named)))
        return lines

    def _option_line(self, key: str, option: Option) -> Line:
        deed = self.words.answer(self.view, option)
        if key == option.text:
            return self.words.say("option", key=key, deed=deed)
        return self.words.say("option-written", key=key, option=option.text, deed=deed)

    def _option_key(self, key: str, option: Option) -> str:
        return key if key == option.text else self.words.fragment("option-key", key=key, option=option.text)

    def _why(self, rest: str) -> None:
        row = self.cards.get(folded_name(rest))
        if row is not None:
            self._say_all(self.words.refusals(row, self.sitting.why_not(row)))
            return
        if not rest:
            self._tell(self.words.say("name-something", card=self.sitting.setup.book.faces[0]))
            return
        option = self._meant(rest)
        if option not in self.view.options:
            self.sitting.choose(option)  # is refused, with the reason
        deed = self.words.answer(self.view, option)
        self._tell(self.words.say("option-can-be-chosen", option=option.text, deed=deed))

    def _explain(self, rest: str) -> None:
        """What can be typed; or what a card, an option or a word means."""
        is_key = rest in self._keyed() and rest.isdecimal()
        meanings = about_word(self.words, rest)
        if not rest:
            self._say_all(what_to_type(self.words, next(iter(keys_of(self._listed())), "1")))
        elif folded_name(rest) in self.cards and not is_key:
            self._explain_card(self.cards[folded_name(rest)])
        elif meanings and not self._is_offered(rest):
            self._say_all(meanings)
        else:
            self._explain_option(self._meant(rest))

    def _explain_card(self, row: int) -> None:
        listed = self._listed()
        self._tell(self.words.card(row))
        keys = [key for key, option in zip(keys_of(listed), listed, strict=True) if option.card == row]
        if keys:
            group = Choices(row, tuple(option for option in listed if option.card == row))
            first, *others = self._group_in_words(group, keys)
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

    def _quit(self, rest: str) -> None:
        self.leaving = True


def parted(line: str) -> tuple[str, str]:
    """The first word, written out and in lower case, and what follows it; a question mark needs no space behind it."""
    word, _, rest = (f"? {line[1:]}" if line.startswith("?") else line).partition(" ")
    return written_out(word), rest.strip()


def folded(text: str) -> str:
    """Notation as people type it: in any case, with spaces anywhere."""
    return "".join(text.split()).casefold()


def is_number(text: str) -> bool:
    return text.isascii() and text.isdecimal() and len(text) < 6
