"""What a person is shown of a game, in words: from zones, facts, options and events alone, the same for every game."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from shlex import quote
from shutil import which
from typing import Final, NamedTuple

from wyrmhall.cli.sitting import Sitting
from wyrmhall.kernel.clauses import NO_CODE, clauses_of
from wyrmhall.kernel.english import HIDDEN, cited, event_in_words, names_in_words, second_person, sentence
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.score import ScoreLine, counted, from_words, in_words, total
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import CENTRE, NONE, cards_of
from wyrmhall.kernel.view import View, sides_in_play

YOU: Final = "You"  # the name of the person's seat; sentences about it are put into the second person
HAND: Final = "hand"  # the zone of the cards that a seat holds
CHOICE: Final = "chose"  # the verb with which the kernel announces a choice
SCORING: Final = "scores"  # the verb of events whose note is the arithmetic of a score
NO_VALUE: Final = "–"  # of a fact
PLEDGE_DIGITS: Final = 16


# --- The table ----------------------------------------------------------------------------------


class Holding(NamedTuple):
    """What one owner has in one zone, each item as the book writes it; its size is None if it is not known."""

    zone: str
    items: tuple[str, ...]
    size: int | None

    def is_hidden(self) -> bool:
        """Whether there is nothing to see but a number, or not even that."""
        return self.size is None or all(item == HIDDEN for item in self.items)

    def amount(self) -> str:
        if self.size is None:
            return "?"
        return str(self.size)

    def in_words(self) -> str:
        if self.size is None:
            return f"{self.zone} of unknown size"
        if not self.size:
            return f"no {self.zone}"
        return f"{self.zone} {counted(self.size) if self.is_hidden() else ', '.join(self.items)}"


def holdings(view: View, owner: int) -> list[Holding]:
    """What lies before a seat, or in the CENTRE, zone by zone; of empty zones only the hand."""
    write = view.setup.book.write
    found = []
    for zone, lying in view.zones.items():
        piles = [pile for whose, pile in lying if whose == owner]
        if not piles:
            continue
        seen = [pile for pile in piles if pile is not None]
        items = tuple(write(item) for pile in seen for item in pile)
        if items or zone == HAND or len(seen) < len(piles):
            found.append(Holding(zone, items, len(items) if len(seen) == len(piles) else None))
    return found


def held_cards(view: View) -> tuple[int, ...]:
    """The cards in the person's own hand."""
    hand = view.pile(HAND, view.seat) if HAND in view.zones else ()
    return tuple(card for card in cards_of(hand) if card != NONE)


def own_cards(view: View) -> tuple[int, ...]:
    """The cards a person chooses among: the hand, and whatever else the options are about."""
    held = held_cards(view)
    return held + tuple(dict.fromkeys(card for card in playable_in_order(view) if card not in held))


def playable_in_order(view: View) -> list[int]:
    return [option.card for option in view.options if option.card != NONE]


def playable(view: View) -> set[int]:
    return set(playable_in_order(view))


def table_facts(view: View) -> str:
    return facts_in_words(view.setup.game.about_table(view))


def seat_facts(view: View, seat: int) -> str:
    return facts_in_words(view.setup.game.about_seat(view, seat))


def facts_in_words(facts: Iterable[tuple[str, str]]) -> str:
    return ", ".join(name if value == "yes" else f"{name} {value}" for name, value in facts)


def seat_line(view: View, seat: int) -> str:
    """Ember (bid 2, score 13): hand 5 cards; stack R1.R2.Ice, K2."""
    facts = seat_facts(view, seat)
    lying = [held for held in holdings(view, seat) if seat != view.seat or held.zone != HAND]
    return sentence(f"{view.setup.name(seat)}{f' ({facts})' if facts else ''}: {lying_in_words(lying)}")


def centre_line(view: View) -> str:
    return sentence(f"Centre: {lying_in_words(holdings(view, CENTRE))}")


def lying_in_words(lying: Iterable[Holding]) -> str:
    return "; ".join(held.in_words() for held in lying) or "nothing"


def hand_line(view: View) -> str:
    """Your hand: R2, R5*, Ice*.  The star marks what can be played."""
    can_play, write = playable(view), view.setup.book.write
    faces = [write(card) + ("*" if card in can_play else "") for card in held_cards(view)]
    return sentence(f"Your hand: {', '.join(faces) or 'empty'}")


def table_lines(view: View) -> dict[str, str]:
    """The whole table, one line for each place; the key says which place it is."""
    facts = table_facts(view)
    lines = {"facts": sentence(facts[0].upper() + facts[1:])} if facts else {}
    for seat in view.setup.clockwise[view.seat]:
        lines[view.setup.name(seat)] = seat_line(view, seat)
    for side in sides_in_play(view):
        lines[view.setup.name(side)] = seat_line(view, side)
    lines["centre"] = centre_line(view)
    lines[HAND] = hand_line(view)
    return lines


# --- What is asked, and what can be answered ----------------------------------------------------


class Choices(NamedTuple):
    """The options about one card; those about none have the card NONE."""

    card: int
    options: tuple[Option, ...]


def choices(view: View) -> list[Choices]:
    """The options, card by card as the person holds them."""
    by_card: dict[int, list[Option]] = {card: [] for card in own_cards(view)}
    for option in view.options:
        by_card.setdefault(option.card, []).append(option)
    return [Choices(card, tuple(options)) for card, options in by_card.items() if options]


def keys_of(options: Sequence[Option]) -> list[str]:
    """What is typed for each: its place in the list, or its notation where that is a number itself, as of a bid."""
    if any(option.text.isdecimal() for option in options):
        return [option.text for option in options]
    return [str(place) for place in range(1, len(options) + 1)]


def must_choose(view: View) -> bool:
    return view.seat in view.owing()


def question(view: View) -> str:
    """Whose turn it is, and what the person is asked."""
    others = [view.setup.name(seat) for seat in view.owing() if seat != view.seat]
    if must_choose(view):
        asked = view.prompt.text + cited(view.prompt.clauses) if view.prompt is not None else "choose."
        also = f" {names_in_words(others)} {'is' if len(others) == 1 else 'are'} choosing too." if others else ""
        return f"Your turn: {asked}{also}"
    if not view.waiting:
        return f"The game is over: {outcome(view)}"
    waiting = f"{names_in_words(others)} {'is' if len(others) == 1 else 'are'} choosing."
    if view.chosen:
        return f"You have chosen {' '.join([str(option) for option in view.chosen])}, and may change it. {waiting}"
    return waiting


def outcome(view: View) -> str:
    winners = [view.setup.name(seat) for seat in view.facts["winners"]]
    if not winners:
        return "nobody wins."
    if len(winners) > 1:
        return f"{names_in_words(winners)} share the victory."
    return f"{winners[0]} {'win' if winners == [YOU] else 'wins'}."


def answer(view: View, option: Option) -> str:
    """An option in words, to the person who may choose it: 'put R5 on the stack of R3'.

    Where a card is all that is chosen, it says what is on it: 'choose Bard (3×, 3 per Elven Warrior)'; and what it
    would come to, where the game can tell.
    """
    book = view.setup.book
    said = second_person(book.sentence(option))
    notes = [foreseen(view, option)]
    if option.card != NONE and said == f"choose {book.write(option.card)}":
        face = book.face(option.card)
        notes = [face.rank, face.kind, *notes]
    note = ", ".join([note for note in notes if note])
    return f"{said} ({note})" if note else said


def foreseen(view: View, option: Option) -> str:
    """What the option would come to: 'then 9 at the head, 12 at the tail', 'then B 11'."""
    then: list[str] = []
    for outcome in view.setup.game.foresee(view, option):
        whose = "" if outcome.side == view.seat else view.setup.name(outcome.side)
        then.append(" ".join([word for word in (whose, str(outcome.total), outcome.way) if word]))
    return f"then {', '.join(then)}" if then else ""


def refusals_in_words(face: str, refusals: Sequence[Refusal]) -> str:
    if not refusals:
        return f"{face} can be played."
    reasons = "; ".join(refusal.reason + cited(refusal.clauses) for refusal in refusals)
    return sentence(f"{face} cannot be played now: {reasons}")


def clauses_in_words(game: Game, names: Iterable[str]) -> list[tuple[str, str]]:
    """These clauses with their texts, each once; none if the game has no rules in words."""
    try:
        texts = clauses_of(game)
    except BadData:
        return []
    return [(name, NO_CODE.sub("", texts[name].text)) for name in dict.fromkeys(names) if name in texts]


def rules_in_words(game: Game) -> str:
    """The whole rule book, as Markdown."""
    path = game.folder / "rules.md"
    return NO_CODE.sub("", path.read_text(encoding="utf-8")) if path.is_file() else "This game has no rules in words."


def score_line(name: str, lines: list[ScoreLine]) -> str:
    return sentence(f"{name}: {in_words(lines) if lines else 'no score yet'}")


# --- What happened ------------------------------------------------------------------------------


def told(setup: Setup, events: Iterable[Event]) -> list[str]:
    """Events in words; what happens to several seats alike is told once."""
    lines: list[tuple[list[str], str]] = []  # who, and what they did
    for event in events:
        text = event_in_words(setup, event)
        name = setup.name(event.seat) if event.seat >= 0 else ""
        if not name or not text.startswith(f"{name} "):
            lines.append(([], text[:1].upper() + text[1:]))
        elif lines and lines[-1][0] and lines[-1][1] == text[len(name) + 1 :]:
            lines[-1][0].append(name)
        else:
            lines.append(([name], text[len(name) + 1 :]))
    return [sentence(f"{names_in_words(who)} {said_of(who, what)}" if who else what) for who, what in lines]


def said_of(who: Sequence[str], what: str) -> str:
    return second_person(what) if len(who) > 1 or who[0] == YOU else what


def score_events(events: Sequence[Event]) -> list[Event]:
    """The events since the last choice that tell how the scores of a round came about."""
    last = max((place for place, event in enumerate(events) if event.verb == CHOICE), default=-1)
    return [event for event in events[last + 1 :] if event.verb == SCORING and event.note]


ScoreParts = tuple[list[tuple[str, str, str]], str]  # what, points and clauses of each line; the total


def parts_of(lines: list[ScoreLine]) -> ScoreParts:
    return [(line.what, f"{line.points:+d}", ", ".join(line.clauses)) for line in lines], str(total(lines))


def parts_told(note: str) -> ScoreParts:
    """The parts of a score that was told in words."""
    lines = from_words(note)
    return parts_of(lines) if lines else ([(note, "", "")], "")


def known_facts(view: View, seat: int) -> str:
    """The facts about a seat that have a value by now."""
    facts = view.setup.game.about_seat(view, seat)
    return facts_in_words((name, value) for name, value in facts if value != NO_VALUE)


def opening_lines(sitting: Sitting) -> list[str]:
    """What is said before anything happens: who plays, and how the shuffle can be checked."""
    setup, key = sitting.setup, sitting.pledge()
    others = [setup.name(seat) for seat in setup.clockwise[sitting.seat] if seat != sitting.seat]
    bots = sorted(set(sitting.journal.bots.split()) - {"person"})
    level = f" ({', '.join(bots)} {'bot' if len(others) == 1 else 'bots'})" if bots else ""
    house = f" House options: {setup.house_text()}." if setup.house_text() else ""
    company = f"with {names_in_words(others)}{level}" if others else "alone"
    lines = [f"{setup.game.title}: you play {company}.{house}"]
    if key is not None:
        lines.append(f"The shuffle is pledged as {key[:PLEDGE_DIGITS]}…; wyrmhall verify checks it.")
    else:
        lines.append(f"The cards are dealt by the seed {sitting.journal.seed}.")
    return lines


def closing_lines(sitting: Sitting) -> list[str]:
    """Where the game lies, and what can be done with it."""
    file, command = quote(str(sitting.path)), own_command()
    lines = [f"Saved as {sitting.path}"]
    if not sitting.is_over():
        lines.append(f"Go on:    {command} play {sitting.setup.game.name} --resume {file}")
    lines.append(f"Replay:   {command} replay {file}")
    lines.append(f"Verify:   {command} verify {file}")
    return lines


def own_command() -> str:
    """What has to be typed here to run us again."""
    return "wyrmhall" if which("wyrmhall") else quote(sys.argv[0])
