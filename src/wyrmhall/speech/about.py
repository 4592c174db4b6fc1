"""What is told of a game before it is played: what it is, its variants, its house options, the levels of bots.

English stands in the code, where a game is written; every other language in its messages, in the groups ABOUT.
"""

from __future__ import annotations

from typing import Final

from wyrmhall.kernel.game import Game
from wyrmhall.kernel.setup import Flag, HouseOption, Number, Numbers, OneOf, SeatOnly, SeatOrRandom
from wyrmhall.speech.catalogue import catalogue
from wyrmhall.speech.fluent import Arguments
from wyrmhall.speech.languages import FALLBACK

ABOUT: Final = ("game", "variant", "house", "level", "values")
NOTHING: Final[Arguments] = {}
YES_OR_NO: Final = {"true": "yes", "false": "no"}
VALUES: Final[dict[type[HouseOption], str]] = {  # an option of another kind has `.values` of its own
    SeatOrRandom: "values-seat-or-random",
    SeatOnly: "values-seat",
    Number: "values-number",
    Numbers: "values-numbers",
}


class About:
    """Tells of one game in one language."""

    def __init__(self, game: Game, language: str = FALLBACK) -> None:
        self.game = game
        self.messages = catalogue(game, language).messages

    def sentence(self) -> str:
        return self._told("game-sentence", self.game.sentence)

    def brings(self) -> str:
        """What everybody brings to the table: a deck; empty where nobody brings anything."""
        return self._told("game-brings", self.game.brings)

    def variant(self, name: str) -> tuple[str, str]:
        """Its title, and a sentence about it."""
        title, sentence = self.game.variants.get(name, (name.replace("_", " ").capitalize(), ""))
        return self._told(f"variant-{name}", title), self._told(f"variant-{name}", sentence, "sentence")

    def meaning(self, option: HouseOption) -> str:
        """A question, or for an option that is on or off a statement."""
        return self._told(f"house-{option.name}", option.meaning)

    def answer(self, option: HouseOption, word: str) -> str:
        """What one of the words means to which an option can be set."""
        if isinstance(option, Flag):
            return self._told(f"values-{word}", YES_OR_NO.get(word, word))
        if isinstance(option, OneOf):
            said = dict(zip(option.words, option.says, strict=True)).get(word, word)
            return self._told(f"house-{option.name}", said, word)
        return self._told("values-random", word) if word == "random" else word

    def answers(self, option: HouseOption) -> list[str]:
        words = ("true", "false") if isinstance(option, Flag) else option.words if isinstance(option, OneOf) else ()
        return [self.answer(option, word) for word in words]

    def each(self, option: Numbers) -> str:
        """What one of several numbers belongs to."""
        return self._told(f"house-{option.name}", option.each, "each")

    def values(self, option: HouseOption) -> str:
        """To what an option may be set, as it is typed."""
        if isinstance(option, OneOf | Flag):
            words = option.words if isinstance(option, OneOf) else tuple(YES_OR_NO)
            return self._told("values-or", " or ").join(words)
        bounds: Arguments = {"least": option.least, "most": option.most} if isinstance(option, Number) else NOTHING
        usual = self._told(VALUES.get(type(option), ""), option.values(), given=bounds)
        return self._told(f"house-{option.name}", usual, "values")

    def level(self, level: str, word: str, meaning: str) -> tuple[str, str]:
        """What a level of bots is called, and how it plays."""
        return self._told(f"level-{level}", word), self._told(f"level-{level}", meaning, "meaning")

    def _told(self, name: str, english: str, attribute: str | None = None, given: Arguments = NOTHING) -> str:
        """By its message, or as the code says it."""
        message = self.messages.get(name)
        say = None if message is None else message.say if attribute is None else message.attributes.get(attribute)
        return say(given) if say is not None and english else english
