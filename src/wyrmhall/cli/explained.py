"""What a person can type or press at the table, and by which names cards are known."""

from __future__ import annotations

from collections import Counter
from typing import Final, NamedTuple

from wyrmhall.cli.lines import Line
from wyrmhall.cli.words import Words
from wyrmhall.kernel.said import Said


class Word(NamedTuple):
    """Something that can be typed besides an option."""

    name: str
    key: str  # the letter that means the same, as on the full screen; empty where there is none
    kind: str  # of its message, which tells what it means and how it is used


WORDS: Final = (
    Word("?", "", "help"),
    Word("?", "", "help-card"),
    Word("?", "", "help-option"),
    Word("?", "", "help-word"),
    Word("why", "w", "why"),
    Word("hint", "h", "hint"),
    Word("options", "o", "options"),
    Word("table", "t", "table"),
    Word("hand", "", "hand"),
    Word("score", "s", "score"),
    Word("log", "l", "log"),
    Word("rules", "r", "rules"),
    Word("rules", "r", "rules-clause"),
    Word("rules", "r", "rules-all"),
    Word("coach", "", "coach"),
    Word("quit", "q", "quit"),
)
SHORT: Final = {word.key: word.name for word in WORDS if word.key}


class Key(NamedTuple):
    """Something that can be pressed on the full screen."""

    shown: str  # on the key, or the kind of the message that says it
    kind: str
    action: str = ""  # what a click on it in the last line does


KEYS_AT_TABLE: Final = (
    Key("←  →", "arrows-across"),
    Key("↑  ↓", "arrows-up-down"),
    Key("digits", "digits"),
    Key("enter", "enter", "screen.play"),
    Key("w", "why", "screen.why"),
    Key("h", "hint", "screen.hint"),
    Key("s", "score", "screen.score"),
    Key("r", "rules", "screen.rules"),
    Key("l", "log", "screen.log"),
    Key("space", "space"),
    Key("?", "help", "screen.help"),
    Key("q", "quit", "app.quit"),
)
ARROWS: Final = "←→↑↓"


def key_name(words: Words, key: Key) -> str:
    """What stands on it: a sign, or a word of the catalogue."""
    return (
        words.speaker.speak("name-of", Said(key.shown)).text if words.speaker.has("name-of", key.shown) else key.shown
    )


def key_meaning(words: Words, key: Key) -> str:
    return words.speaker.speak("key", Said(key.kind)).text


def keys_in_short(words: Words) -> list[tuple[str, str, str]]:
    """The keys of the last line: what stands on each, its word, and what a click on it does."""
    found = []
    for key in KEYS_AT_TABLE:
        short = words.speaker.speak("key", Said(key.kind), "short").text
        if short:
            found.append((key_name(words, key) if key.action else ARROWS, short, key.action))
    return found


def what_to_type(words: Words, number: str) -> list[Line]:
    """Everything that can be typed, where this is one of the options."""
    short = [words.fragment("letter", key=key, word=name) for key, name in SHORT.items()]
    return [
        words.say("you-can-type"),
        words.say("type-option", number=number),
        *[word_line(words, word) for word in WORDS],
        words.say("for-short", letters=words.speaker.in_a_row(short)),
    ]


def word_line(words: Words, word: Word) -> Line:
    usage = words.speaker.speak("word", Said(word.kind), "usage").text
    return words.say("type-word", usage=usage, meaning=words.speaker.fragment("word", Said(word.kind)))


def about_word(words: Words, name: str) -> list[Line]:
    """What a word does, in each way to use it; nothing if it is none."""
    return [word_line(words, word) for word in WORDS if word.name == written_out(name)]


def written_out(word: str) -> str:
    """The word that is meant, as WORDS has it."""
    word = word.lower()
    return "?" if word == "help" else SHORT.get(word, word)


def cards_by_name(words: Words) -> dict[str, int]:
    """Each kind of card by all that people may call it: its notation, and its other names where only one has them."""
    book = words.setup.book
    called = [(row, folded_name(name)) for row in range(len(book.faces)) for name in words.card_names(row)]
    shared = Counter(name for _, name in set(called))
    found = {name: row for row, name in called if name and shared[name] == 1}
    return found | {folded_name(face): row for face, row in book.rows.items()}


def folded_name(text: str) -> str:
    """A name as people type it: in any case, with or without spaces and marks."""
    return "".join(sign for sign in text.casefold() if sign.isalnum())
