"""Records: games and positions as text.  This file reads and writes them; check.py plays them."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import unquote

from wyrmhall.kernel.book import CardTable
from wyrmhall.kernel.chance import KEY, Chance, Keyed, mixed_key, pledge, swift
from wyrmhall.kernel.errors import BadData, BadRecord, BadSetup, WyrmhallError
from wyrmhall.kernel.fingerprint import fingerprint
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.lists import pledge_of_list
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import State
from wyrmhall.kernel.zone import BROUGHT

LARGEST_RECORD: Final = 4_194_304  # bytes
TAG: Final = re.compile(r'\[([A-Za-z]+)\s+"([^"]*)"\]\s*')
TAGS: Final = (
    "Game", "Name", "Shows", "Seats", "Players", "Variant", "House", "Cards", "CardsDigest", "Rules",
    "RulesDigest", "Seed", "Pledge", "Secret", "Table", "Added", "Key", "Lists", "Salts", "Bots", "Choices", "Result",
    "Ended", "Practice",
)  # fmt: skip
FINGERPRINT_EVERY: Final = 20  # choices, in a saved game
UNFINISHED: Final = "unfinished"
TABLE_LINE: Final = "|"  # before each line of a card table that the record carries


class Line:
    """One line of a record, less its comment."""

    def __init__(self, number: int, words: list[str]) -> None:
        self.number = number
        self.words = words


class Record:
    """One record of a file: its tags and its lines."""

    def __init__(self, file: str, number: int) -> None:
        self.file = file
        self.number = number  # of its first line
        self.tags: dict[str, str] = {}
        self.tag_lines: dict[str, int] = {}
        self.table: list[str] = []  # the lines of the card table, where the record carries it
        self.lines: list[Line] = []

    def title(self) -> str:
        return self.tags.get("Name", self.tags["Game"])

    def shows(self) -> list[str]:
        return self.tags.get("Shows", "").split()

    def players(self, setup: Setup) -> tuple[str, ...]:
        """The names of the players as people read them."""
        text = self.tags.get("Players")
        if text is None:
            return tuple([as_read(name) for name in setup.names])
        names = tuple([unquote(word) for word in text.split(", ")])
        if len(names) != setup.seats or not all([name and name.isprintable() for name in names]):
            raise self.fail_tag("Players", f"one name for each of the {setup.seats} seats, with commas between them")
        return names

    def is_saved_game(self, setup: Setup) -> bool:
        """Whether it is a whole game and nothing else: what seats brought, start, then choices and fingerprints."""
        first = 0
        while first < len(self.lines) and setup.game.brings and self.lines[first].words[0] == BROUGHT.word:
            first += 1
        for number, line in enumerate(self.lines[first:]):
            words = line.words
            is_choice = len(words) == 2 and setup.has_seat(words[0])
            is_fingerprint = len(words) == 3 and words[:2] == ["?", "fingerprint"]
            if words != ["start"] if number == 0 else not (is_choice or is_fingerprint):
                return False
        return len(self.lines) > first

    def fail(self, problem: str, number: int | None = None) -> BadRecord:
        return BadRecord(f"{self.file}:{number or self.number}: {self.title()}: {problem}")

    def fail_tag(self, tag: str, problem: str) -> BadRecord:
        return self.fail(problem, self.tag_lines.get(tag))

    def set_up(self, game: Game, cards_folder: str) -> Setup:
        """What the tags agree on; a card table that the record does not carry is looked for beside it."""
        rules = self.tags.get("Rules", game.rules)
        if rules != game.rules:
            problem = f"a record of rules {rules}; this Wyrmhall plays rules {game.rules} of {game.name}"
            raise self.fail_tag("Rules", problem)
        if self.tags.get("RulesDigest", game.rules_digest()) != game.rules_digest():
            raise self.fail_tag(
                "RulesDigest", f"played by other rules {rules} of {game.name} than those of this Wyrmhall"
            )
        seats, names = self._seats()
        try:
            book = game.book_of(self._cards(cards_folder))
        except WyrmhallError as error:
            raise self.fail_tag("Cards", str(error)) from None
        if self.tags.get("CardsDigest", book.table.digest()) != book.table.digest():
            which = "the one in this record" if self.table else f"{book.table.name} is now"
            raise self.fail_tag("CardsDigest", f"played with another card table than {which}")
        house = self._house()
        try:
            return game.set_up(seats, self.tags.get("Variant"), house, book, names)
        except WyrmhallError as error:
            tag = "House" if "house option" in str(error) else "Variant" if "variant" in str(error) else "Seats"
            raise self.fail_tag(tag, str(error)) from None

    def _cards(self, folder: str) -> CardTable | str | None:
        """The card table that the record carries, or its file; None for the game's own."""
        name = self.tags.get("Cards", "")
        if self.table:
            return CardTable(name or "cards.csv", "\n".join(self.table))
        return f"{folder}/{name}" if name else None

    def _seats(self) -> tuple[int, tuple[str, ...] | None]:
        words = self.tags.get("Seats", "").split()
        if not words:
            raise self.fail('how many seats? [Seats "3"], or their names')
        if len(words) == 1 and words[0].isascii() and words[0].isdigit() and len(words[0]) < 3:
            return int(words[0]), None
        return len(words), tuple(words)

    def _house(self) -> dict[str, str]:
        house: dict[str, str] = {}
        for word in self.tags.get("House", "").split():
            word = word.rstrip(",")
            name, equals, value = word.partition("=")
            if not equals or name in house:
                raise self.fail_tag("House", f"{word}: once for each house option, as name=value")
            house[name] = value
        return house

    def chance(self) -> Chance:
        """The source of chance that the tags give."""
        key = self.tags.get("Key")
        if key is None:
            if "Pledge" in self.tags:
                raise self.fail("the key of this table is not yet shown, so its deal cannot be repeated")
            return swift(self.tags.get("Seed", "record"))
        if "Seed" in self.tags:
            raise self.fail("a seed and a key: which?")
        try:
            chance = Keyed(key)
        except BadData as wrong:
            raise self.fail_tag("Key", str(wrong)) from None
        pledged = self._pledged(key)
        if self.tags.get("Pledge", pledged) != pledged:
            raise self.fail_tag("Key", "the key is not the one that was pledged before the deal")
        return chance

    def check_lists(self, s: State) -> None:
        """Raises BadRecord where a seat has not brought the list that a hall had pledged before the deal."""
        faces, lists, salts = s.setup.book.faces, self.tags.get("Lists", "").split(), self.tags.get("Salts", "").split()
        if len(lists) != len(salts) or len(lists) not in (0, len(s.brought)):
            raise self.fail_tag("Lists", "a pledge and a salt for each seat, and - for each where it has none")
        for seat, (pledged, salt) in enumerate(zip(lists, salts)):
            if (pledged == "-") != (salt == "-") or (salt != "-" and not KEY.fullmatch(salt)):
                raise self.fail_tag("Salts", "a salt is 64 hexadecimal digits in small letters, beside its pledge")
            if salt != "-" and pledge_of_list(salt, [faces[card] for card in s.brought[seat]]) != pledged:
                name = s.setup.name(seat)
                raise self.fail_tag("Lists", f"{name} has brought another list than the one that was pledged")

    def _pledged(self, key: str) -> str:
        """What must have been pledged: the key itself, or the secret of a hall to which the seats have added."""
        secret = self.tags.get("Secret")
        if secret is None:
            return pledge(key)
        if not KEY.fullmatch(secret):
            raise self.fail_tag("Secret", "a hall's secret is 64 hexadecimal digits in small letters")
        if mixed_key(secret, self.tags.get("Table", ""), tuple(self.tags.get("Added", "").split())) != key:
            raise self.fail_tag("Key", "the key does not come from the secret, the table and what the seats added")
        return pledge(secret)


def read_records(text: str, file: str) -> list[Record]:
    """The records of a file; raises BadRecord with file and line."""
    if len(text.encode()) > LARGEST_RECORD:
        raise BadRecord(f"{file}:1: larger than {LARGEST_RECORD} bytes")
    records: list[Record] = []
    for number, raw in enumerate(text.lstrip("\ufeff").splitlines(), 1):
        line = raw.partition(";")[0].strip()
        if raw.startswith(TABLE_LINE):
            read_table_line(records, raw, file, number)
        elif line.startswith("["):
            read_tags(records, raw.strip(), file, number)
        elif line:
            if not records:
                raise BadRecord(f'{file}:{number}: a record begins with its game, as in [Game "magic-dragon"]')
            records[-1].lines.append(Line(number, line.split()))
    if not records:
        raise BadRecord(f'{file}:1: no record; a record begins with its game, as in [Game "magic-dragon"]')
    return records


def read_table_line(records: list[Record], raw: str, file: str, number: int) -> None:
    """A line of the card table that a record carries, as it is, semicolons and all."""
    if not records:
        raise BadRecord(f'{file}:{number}: a record begins with its game, as in [Game "magic-dragon"]')
    if records[-1].lines:
        raise BadRecord(f"{file}:{number}: the card table stands before the lines of a record")
    records[-1].table.append(raw.removeprefix(TABLE_LINE).removeprefix(" "))


def write_table(table: CardTable) -> list[str]:
    """A card table as a record carries it, so that one file is enough to play the game again anywhere."""
    return [f"{TABLE_LINE} {line}" for line in table.text.removesuffix("\n").split("\n")]


def table_name(name: str) -> str:
    """What a card table is called, as a tag can say it."""
    return "".join([sign if sign.isprintable() and sign != '"' else "_" for sign in name])


def read_lines(text: str) -> list[Line]:
    """Lines without tags: a position and what follows."""
    lines: list[Line] = []
    for number, raw in enumerate(text.splitlines(), 1):
        words = raw.partition(";")[0].split()
        if words:
            lines.append(Line(number, words))
    return lines


def read_tags(records: list[Record], line: str, file: str, number: int) -> None:
    """The tags of one line; Game begins a new record."""
    rest = line
    while rest and not rest.startswith(";"):
        found = TAG.match(rest)
        if found is None:
            raise BadRecord(f'{file}:{number}: a tag is written [Name "value"], not {rest}')
        tag, value = found.group(1), found.group(2)
        rest = rest[found.end() :]
        if tag not in TAGS:
            raise BadRecord(f"{file}:{number}: unknown tag {tag}; there are {' '.join(TAGS)}")
        if tag == "Game":
            records.append(Record(file, number))
        elif not records:
            raise BadRecord(f'{file}:{number}: a record begins with its game, as in [Game "magic-dragon"]')
        record = records[-1]
        if tag in record.tags:
            raise BadRecord(f"{file}:{number}: the tag {tag} stands twice in one record")
        if record.lines:
            raise BadRecord(f"{file}:{number}: the tags stand before the lines of a record")
        record.tags[tag] = value
        record.tag_lines[tag] = number


def as_read(name: str) -> str:
    """A seat's name as people read it: it is one word, and `_` stands for a space."""
    return name.replace("_", " ").strip() or name


def players_text(players: tuple[str, ...], names: tuple[str, ...]) -> str:
    """The tag Players, only where the names of the seats do not say the same: older versions do not know it."""
    if players == tuple([as_read(name) for name in names]):
        return ""
    return ", ".join([escaped(player) for player in players])


def escaped(name: str) -> str:
    """Without the signs that part names and end a tag."""
    for sign in '%,"':
        name = name.replace(sign, f"%{ord(sign):02X}")
    return name


class Journal:
    """A game as it is played: everything needed to write it down as a record, at any moment."""

    def __init__(
        self, setup: Setup, seed: str | None, key: str | None = None, cards: str | None = None, bots: str = ""
    ) -> None:
        if (key is None) == (seed is None):
            raise BadSetup("a game needs a seed or a key, and not both")
        if seed is not None and (not seed or any([not sign.isprintable() or sign in '"];' for sign in seed])):
            raise BadSetup(f"the seed {seed!r}: letters and digits, no quotes, brackets or semicolons")
        self.setup = setup
        self.seed = seed
        self.key = key
        self.cards = cards  # what the card table is called, if it is not the game's own: then the record carries it
        self.bots = bots  # who sits where: a level for each bot, "person" for a person
        self.choices: list[tuple[int, Option]] = []
        self.fingerprints: dict[int, str] = {}  # after so many choices
        self.lead: list[str] = []  # of a practice game: the lines that lead to where it begins,
        self.led = 0  # and how many choices are among them

    def chance(self) -> Chance:
        return Keyed(self.key) if self.key is not None else swift(self.seed if self.seed is not None else "")

    def note(self, seat: int, option: Option, s: State) -> None:
        """Write down a choice and, now and then, the state that it led to."""
        self.choices.append((seat, option))
        if len(self.choices) % FINGERPRINT_EVERY == 0:
            self.fingerprints[len(self.choices)] = fingerprint(s)

    def text(self, s: State) -> str:
        """The record, up to the state that the last choice led to."""
        setup = self.setup
        tags = {
            "Game": setup.game.name,
            "Seats": " ".join(setup.names),
            "Variant": setup.variant,
            "House": setup.house_in_full(),
            "Cards": self.cards or "",
            "CardsDigest": setup.book.table.digest(),
            "Rules": setup.game.rules,
            "RulesDigest": setup.game.rules_digest(),
            "Seed": self.seed or "",
            "Pledge": pledge(self.key) if self.key is not None else "",
            "Key": self.key or "",
            "Bots": self.bots,
            "Choices": str(self.led + len(self.choices)),
            "Result": result(s),
            "Practice": str(self.led) if self.lead else "",
        }
        lines = [f'[{tag} "{value}"]' for tag, value in tags.items() if value]
        begin = self.lead or [*brought_lines(s), "start"]
        lines += [*(write_table(setup.book.table) if self.cards else []), "", *begin]
        prints = {**self.fingerprints, len(self.choices): fingerprint(s)}
        for count, (seat, option) in enumerate(self.choices, 1):
            lines.append(f"{setup.name(seat)} {option}")
            if count in prints:
                lines.append(f"? fingerprint {prints[count]}")
        return "\n".join(lines) + "\n"


def brought_lines(s: State) -> list[str]:
    """What each seat has brought, as a record says it before the start: for games that are over, or one's own."""
    faces = s.setup.book.faces
    return [
        " ".join([BROUGHT.word, s.setup.name(seat), *([faces[card] for card in cards] or ["nothing"])])
        for seat, cards in enumerate(s.brought)
    ]


def result(s: State) -> str:
    """Who has won: names, nobody, or that it is not over yet."""
    if s.waiting:
        return UNFINISHED
    return " ".join([s.setup.name(seat) for seat in s.winners]) or "nobody"
