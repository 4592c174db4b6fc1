"""What is typed to choose: a key of the list or any notation, in any case; and the list itself."""

from __future__ import annotations

from typing import Final

from wyrmhall.cli.explained import cards_by_name, folded_name
from wyrmhall.cli.lines import Line
from wyrmhall.cli.lying import Choices, choices, keys_of
from wyrmhall.cli.words import Words
from wyrmhall.kernel.errors import IllegalOption
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import said
from wyrmhall.kernel.view import View

FEW: Final = 5  # options of a card that are told in words, each of them


class Typed:
    """Understands what is typed at one table, and lists what can be."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.cards = cards_by_name(words)
        self.spelt = {folded(text): option for text, option in words.setup.book.notation.items()}

    def listed(self, view: View) -> list[Option]:
        return [option for group in choices(view) for option in group.options]

    def keyed(self, view: View) -> dict[str, Option]:
        options = self.listed(view)
        return {option.text: option for option in options} | dict(zip(keys_of(options), options, strict=True))

    def meant(self, view: View, line: str) -> Option:
        """The option that was typed: a key of the list, or any notation; raises IllegalOption."""
        options, keyed = self.listed(view), self.keyed(view)
        if line.isdecimal() and line not in keyed and not any(option.text.isdecimal() for option in options):
            raise IllegalOption(line, said("list-has", number=len(options)))
        option = keyed.get(line) or self.spelt.get(folded(line))
        if option is None and folded_name(line) in self.cards:
            raise IllegalOption(line, said("card-alone", card=line))
        if option is None:
            raise IllegalOption(line, "unknown")
        return option

    def list_of_options(self, view: View) -> list[Line]:
        keys = iter(keys_of(self.listed(view)))
        groups = [(group, [next(keys) for _ in group.options]) for group in choices(view)]
        return [line for group, its_keys in groups for line in self.group_in_words(view, group, its_keys)]

    def group_in_words(self, view: View, group: Choices, keys: list[str]) -> list[Line]:
        """'1 R5xR3: Capture Ember's stack with Red 5: 2 cards.'; of many options of a card only the first is told."""
        options = group.options if len(group.options) <= FEW else group.options[:1]
        lines = [self._option_line(view, key, option) for key, option in zip(keys, options, strict=False)]
        others = list(zip(keys, group.options, strict=True))[len(options) :]
        if others:
            named = [self._option_key(key, option) for key, option in others]
            lines.append(self.words.say("likewise", options=self.words.speaker.in_a_row(named)))
        return lines

    def _option_line(self, view: View, key: str, option: Option) -> Line:
        deed = self.words.answer(view, option)
        if key == option.text:
            return self.words.say("option", key=key, deed=deed)
        return self.words.say("option-written", key=key, option=option.text, deed=deed)

    def _option_key(self, key: str, option: Option) -> str:
        return key if key == option.text else self.words.fragment("option-key", key=key, option=option.text)


def folded(text: str) -> str:
    """Notation as people type it: in any case, with spaces anywhere."""
    return "".join(text.split()).casefold()
