"""Who says it: the messages of a game filled in for one viewer at one table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from wyrmhall.kernel.said import Cards, Part, Said, Seat
from wyrmhall.kernel.setup import LETTERS, Setup
from wyrmhall.kernel.value import NONE, UNSEEN
from wyrmhall.speech.catalogue import catalogue
from wyrmhall.speech.english import second_person
from wyrmhall.speech.fluent import Argument, Arguments, Gaps, Say
from wyrmhall.speech.spans import (
    NOTHING,
    Marked,
    Spoken,
    capital,
    clean,
    marked_card,
    marked_person,
    marked_word,
    spoken,
)

YOU: Final = "you"
OTHER: Final = "other"
NOBODY: Final = "nobody"
ALLY: Final = "ally"
ENEMY: Final = "enemy"

LABEL: Final = "label"  # a button without one of its own shows the whole order
UNHEARD: Final = "unheard"  # what those are told who hear only that something happened
# A thing said inside another is of the same group, unless its part has the name of a group.
GROUPS: Final = (
    "event", "ask", "no", "choice", "mark", "score", "about", "way", "card", "because", "name", "face", "note",
    "ended", "section",
)  # fmt: skip
BEGIN_LARGE: Final = ("event", "ask", "choice")  # groups whose defaults begin with a capital

NOT_THERE: Final[tuple[Part, ...]] = (Seat(NONE), Cards(()), ())  # what a sentence made of parts passes over


def filled(say: Say, given: Arguments, unheard: Say | None = None) -> str:
    """What a message says; where it names what is not given, what is said then, or the sentence with its gaps."""
    try:
        return say(given)
    except KeyError:
        return (unheard or say)(Gaps(given))


class Speaker:
    """Says things to a viewer: a seat, or -1 for somebody who only looks on."""

    def __init__(
        self, setup: Setup, names: Sequence[str], viewer: int, language: str = "en", beside: tuple[Path, ...] = ()
    ) -> None:
        """Folders beside those of speech and game may hold further messages: what a terminal says of itself."""
        self.setup = setup
        self.viewer = viewer
        self.catalogue = catalogue(setup.game, language, beside)
        self.messages = self.catalogue.messages
        self.cards: dict[int, str] = {}  # names with their marks, as they are asked for
        self.people = [clean(name) for name in names]
        self.seats: dict[int, tuple[str, str]] = {}  # names with their marks, and whose they are

    def has(self, group: str, kind: str) -> bool:
        return f"{group}-{kind}" in self.messages

    def speak(self, group: str, said: Said, attribute: str | None = None) -> Spoken:
        """The message of a kind, or an attribute of it: nothing where it has none, but of a label."""
        if attribute is None:
            return spoken(self.marked(group, said))
        message = self.messages.get(f"{group}-{said.kind}")
        if message and attribute in message.attributes:
            return spoken(filled(message.attributes[attribute], self.arguments(group, said)))
        return self.speak(group, said) if attribute == LABEL else NOTHING

    def fragment(self, group: str, part: Part) -> Marked:
        """A part as it is said by itself, to fill in another sentence."""
        return Marked(self.text(group, part))

    def in_a_row(self, fragments: Sequence[str]) -> Marked:
        """'a, b, c'"""
        return Marked(self.row(list(fragments)) if fragments else "")

    def marked(self, group: str, said: Said) -> str:
        message = self.messages.get(f"{group}-{said.kind}")
        if message and message.say:
            return filled(message.say, self.arguments(group, said), message.attributes.get(UNHEARD))
        return self.default(group, said)

    # --- arguments ----------------------------------------------------------------------------

    def arguments(self, group: str, said: Said) -> dict[str, Argument]:
        found: dict[str, Argument] = {}
        for name, part in said.named:
            if isinstance(part, int):
                found[name] = part
            elif isinstance(part, Seat):
                found[name], found[f"{name}Is"] = self.seat(part.seat)
            else:
                found[name] = self.text(name if name in GROUPS else group, part)
                if isinstance(part, Cards):
                    found[f"{name}Count"] = len(part.rows)
                elif isinstance(part, tuple):
                    found[f"{name}Count"] = len(part)
        return found

    def text(self, group: str, part: Part) -> str:
        """A part as it is said in a list or by itself."""
        if isinstance(part, Marked):
            return part
        if isinstance(part, str):
            return clean(part)
        if isinstance(part, int):
            return self.common("number", {"number": part})
        if isinstance(part, Seat):
            return self.seat(part.seat)[0]
        if isinstance(part, Cards):
            return self.cards_in_words(part.rows)
        if isinstance(part, Said):
            return self.marked(group, part)
        return self.listed([self.text(group, each) for each in part])

    def common(self, name: str, given: Arguments) -> str:
        say = self.messages[name].say
        assert say is not None
        return say(given)

    def listed(self, items: list[str]) -> str:
        """'a, b and c'"""
        if not items:
            return self.common("list-empty", {})
        first, *rest = items
        for place, item in enumerate(rest, 2):
            if place < len(items):
                first = self.common("list-more", {"first": first, "next": item})
            else:
                first = self.common("list-two" if place == 2 else "list-end", {"first": first, "last": item})
        return first

    # --- cards --------------------------------------------------------------------------------

    def cards_in_words(self, rows: tuple[int, ...]) -> str:
        """'Red 5 and 2 cards': those that are not seen are counted."""
        if not rows:
            return self.common("cards-none", {})
        names = [self.card(row) for row in rows if row != UNSEEN]
        unseen = len(rows) - len(names)
        if unseen:
            names.append(self.common("cards-unseen", {"count": unseen}))
        return names[0] if len(names) == 1 else self.listed(names)

    def card(self, row: int) -> str:
        """What a card is called: 'Red 5', or its title."""
        if row not in self.cards:
            face = self.setup.book.face(row)
            name = self.marked("name", face.name) if face.name else face.title
            self.cards[row] = marked_card(self.setup.book.faces[row], name)
        return self.cards[row]

    # --- seats and sides ----------------------------------------------------------------------

    def seat(self, seat: int) -> tuple[str, str]:
        """The name of a seat or side, and whose it is."""
        if seat not in self.seats:
            self.seats[seat] = self.seat_name(seat)
        return self.seats[seat]

    def seat_name(self, seat: int) -> tuple[str, str]:
        if seat < 0:
            return marked_word(seat, self.common("name-nobody", {})), NOBODY
        if seat == self.viewer:
            return marked_word(seat, self.common("name-you", {})), YOU
        if seat < self.setup.seats:
            known = self.people[seat] if seat < len(self.people) else ""
            return marked_person(seat, known or LETTERS[seat]), OTHER
        return self.side_name(seat, self.setup.name(seat))

    def side_name(self, side: int, name: str) -> tuple[str, str]:
        """An ally has a capital letter, an enemy the small letter of whom it fights; other sides keep their names."""
        opposite = LETTERS.find(name.upper()) if len(name) == 1 else -1
        if opposite < 0:
            return marked_person(side, name), OTHER
        letter = LETTERS[opposite]
        if name == letter:
            return marked_word(side, self.common("name-ally", {"letter": letter})), ALLY
        of, whose = self.seat(opposite) if opposite < self.setup.seats else (letter, ALLY)
        given: Arguments = {"letter": letter, "of": of, "ofIs": whose}
        return marked_word(side, self.common("name-enemy", given)), ENEMY

    # --- kinds without a message --------------------------------------------------------------

    def default(self, group: str, said: Said) -> str:
        """A decent sentence from kind and parts: 'Ada wins the leg: Red 5'."""
        words = clean(said.kind).replace("-", " ").replace("_", " ")
        passed_over = NOT_THERE if group == "event" else (*NOT_THERE, Seat(self.viewer))
        parts = [pair for pair in said.named if pair[1] not in passed_over]
        subject = said.part("seat")
        if group == "event" and isinstance(subject, Seat) and subject.seat != NONE:
            parts.remove(("seat", subject))
            name, whose = self.seat(subject.seat)
            what = self.common("default-deed", {"seat": name, "words": second_person(words) if whose == YOU else words})
        elif group == "no":
            what = self.common("default-no", {"words": words})
        else:
            what = capital(words) if group in BEGIN_LARGE else words
        held = next((pair for pair in parts if isinstance(pair[1], (Cards, Seat))), None)
        if group == "choice" and held:
            parts.remove(held)
            what = self.common("default-choice", {"words": what, "object": self.text(group, held[1])})
        details = [self.detail(group, name, part) for name, part in parts]
        return self.common("default-details", {"what": what, "details": self.row(details)}) if details else what

    def detail(self, group: str, name: str, part: Part) -> str:
        if isinstance(part, int):
            return self.common("default-named", {"name": name, "value": part})
        return self.text(name if name in GROUPS else group, part)

    def row(self, items: list[str]) -> str:
        """'a, b, c'"""
        first, *rest = items
        for item in rest:
            first = self.common("list-more", {"first": first, "next": item})
        return first
