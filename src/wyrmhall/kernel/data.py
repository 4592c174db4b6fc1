"""States and views as JSON data."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from wyrmhall.kernel.book import Book
from wyrmhall.kernel.chance import chance_from, swift
from wyrmhall.kernel.effect import Ordering
from wyrmhall.kernel.errors import BadData
from wyrmhall.kernel.knowledge import Among, Holds, HoldsOneOf, KnownPiece, Lacks, Lot, Spread, Taker, kinds_of, rows_of
from wyrmhall.kernel.notation import check_copies
from wyrmhall.kernel.option import Option, Prompt
from wyrmhall.kernel.said import Cards, Cause, Part, Place, Said, Seat
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.state import Event, Look, SealedChoice, State
from wyrmhall.kernel.value import NONE, UNSEEN, Item, Value
from wyrmhall.kernel.view import Lying, View
from wyrmhall.kernel.zone import CARDS_BY_SEAT, KINDS, KINDS_BY_SEAT, PACKS_BY_SEAT

CONCLUSIONS: Final[tuple[type[Value], ...]] = (Holds, Lacks, HoldsOneOf, KnownPiece, Among, Spread, Lot, Taker)
KERNEL_WORDS: Final[tuple[type[Value], ...]] = (SealedChoice, Look, Cause, Ordering, *CONCLUSIONS)
MALFORMED: Final = (KeyError, IndexError, TypeError, ValueError, AttributeError, AssertionError)
ROWS: Final = ("cards", "shown")  # the parts of conclusions that are cards
KERNEL_PARTS: Final = ("agenda", "waiting", "sealed", "looks", "winners")


def pack(thing: object) -> Any:
    """JSON data for anything a state may hold; whatever else is refused."""
    if thing is None or isinstance(thing, (bool, int, str)):
        return thing
    if isinstance(thing, (tuple, list)):
        return [pack(part) for part in thing]
    if isinstance(thing, Option):
        return {"option": thing.text}
    if isinstance(thing, Value):
        return {type(thing).__name__: [pack(part) for part in thing.parts()]}
    raise TypeError(f"a state may not hold {thing!r}")


def unpack(setup: Setup, data: Any) -> Any:
    """What pack() was given; lists come back as tuples."""
    if isinstance(data, list):
        return tuple([unpack(setup, part) for part in data])
    if isinstance(data, dict):
        if len(data) != 1:
            raise BadData(f"one word with its parts was expected, not {data!r}")
        [(word, body)] = data.items()
        if word == "option":
            return setup.book.option(body)
        kind = setup.game.word(word)
        return kind(*[unpack(setup, part) for part in body])
    return data


def to_data(s: State) -> dict[str, Any]:
    """Everything a state holds, at any moment, besides its listeners."""
    data: dict[str, Any] = {
        "setup": s.setup.to_data(),
        "chance": s.chance.to_data(),
    }
    for name in [*KERNEL_PARTS, *[zone.name for zone in s.zones], *[fact.name for fact in s.facts]]:
        data[name] = pack(getattr(s, name))
    return data


def from_data(setup: Setup, data: dict[str, Any]) -> State:
    """The state that to_data() wrote down, for the same set-up."""
    if data.get("setup") != setup.to_data():
        raise BadData(f"stored for another set-up: {data.get('setup')!r}, not {setup.to_data()!r}")
    s = setup.game.empty(setup, chance_from(data.get("chance", [])))
    held = {*KERNEL_PARTS, *[zone.name for zone in s.zones], *[fact.name for fact in s.facts]}
    if set(data) != held | {"setup", "chance"}:
        wrong = sorted(set(data) ^ (held | {"setup", "chance"}))
        raise BadData(f"not a state of {setup.game.name}: {', '.join(wrong)} missing or unknown")
    try:
        for name in sorted(held):
            value = unpack(setup, data[name])
            setattr(s, name, list(value) if isinstance(getattr(s, name), list) else value)
        check_copies(s)
    except MALFORMED as error:
        raise BadData(f"not a state of {setup.game.name}: {error!r}") from None
    return s


def view_to_data(view: View) -> dict[str, Any]:
    """A view as JSON: seats are numbers (-1 nobody, spectator or centre), cards and options their notation."""
    book = view.setup.book
    kinds = {fact.word: fact.kind for fact in view.setup.game.facts}
    facts = {name: fact_to_data(view, kinds.get(name, NONE), value) for name, value in view.facts.items()}
    return {
        "seat": view.seat,
        "zones": {word: lying_to_data(view, lying) for word, lying in view.zones.items()},
        "facts": facts,
        "remembered": [known_to_data(view, known) for known in view.remembered],
        "owing": list(view.owing()),
        "waiting": pack(view.waiting),
        "agenda": pack(view.agenda),
        "sealed": pack(view.sealed),
        "looks": pack(view.looks),
        "chosen": [option.text for option in view.chosen],
        "prompt": prompt_to_data(book, view.prompt),
        "options": [option.text for option in view.options],
        "events": [event_to_data(book, event) for event in view.events],
    }


def lying_to_data(view: View, lying: Lying) -> Any:
    """The piles of a zone: their size where it is known, their items where a face is seen."""
    found: list[dict[str, Any]] = []
    for owner, pile in lying:
        is_seen = pile is not None and pile.count(UNSEEN) < len(pile)
        items = [item_to_data(view.setup.book, item) for item in pile] if is_seen and pile is not None else []
        found.append({"owner": owner, "size": len(pile) if pile is not None else None, "items": items})
    return found


def item_to_data(book: Book, item: Item) -> dict[str, Any]:
    """A card, or a piece of several cards from the bottom to the top: with its notation and what is marked on it."""
    text = book.write(item)
    if isinstance(item, int):
        return {"cards": [text], "text": text}
    data: dict[str, Any] = {"cards": [book.write(card) for card in item.cards], "text": text}
    marks, under = book.marks(item), item.under()
    if marks:
        data["marks"] = [said_to_data(book, mark) for mark in marks]
    if under:
        data["under"] = list(under)
    return data


def said_to_data(book: Book, said: Said) -> Any:
    return {"kind": said.kind, "parts": {name: part_said_to_data(book, part) for name, part in said.named}}


def part_said_to_data(book: Book, part: Part) -> Any:
    if isinstance(part, (int, str)):
        return part
    if isinstance(part, Seat):
        return {"seat": part.seat}
    if isinstance(part, Cards):
        return {"cards": [book.write(row) for row in part.rows]}
    if isinstance(part, Said):
        return said_to_data(book, part)
    return [part_said_to_data(book, each) for each in part]


def said_from_data(book: Book, data: Any) -> Said:
    return Said(data["kind"], tuple([(name, part_said_from_data(book, each)) for name, each in data["parts"].items()]))


def part_said_from_data(book: Book, data: Any) -> Part:
    if isinstance(data, (int, str)):
        return data
    if isinstance(data, list):
        return tuple([part_said_from_data(book, each) for each in data])
    if "kind" in data:
        return said_from_data(book, data)
    return Seat(data["seat"]) if "seat" in data else Cards(read_rows(book, data["cards"]))


def prompt_to_data(book: Book, prompt: Prompt | None) -> Any:
    if prompt is None:
        return None
    said = said_to_data(book, prompt.said)
    return {"said": said, "clauses": list(prompt.clauses), "cause": cause_to_data(book, prompt.cause)}


def prompt_from_data(book: Book, data: Any) -> Prompt | None:
    if data is None:
        return None
    cause = cause_from_data(book, data["cause"])
    return Prompt(said_from_data(book, data["said"]), tuple(data["clauses"]), cause)


def cause_to_data(book: Book, cause: Cause | None) -> Any:
    return {"card": book.write(cause.card), "owner": cause.owner} if cause is not None else None


def cause_from_data(book: Book, data: Any) -> Cause | None:
    return Cause(book.card(data["card"]), data["owner"]) if data is not None else None


def place_to_data(place: Place | None) -> Any:
    return {"zone": place.zone, "owner": place.owner, "item": place.item} if place is not None else None


def place_from_data(data: Any) -> Place | None:
    return Place(data["zone"], data["owner"], data["item"]) if data is not None else None


def line_to_data(book: Book, line: ScoreLine) -> Any:
    return {"said": said_to_data(book, line.said), "points": line.points, "clauses": list(line.clauses)}


def event_to_data(book: Book, event: Event) -> dict[str, Any]:
    """An event as somebody has heard it: its audience is not told."""
    return {
        "said": said_to_data(book, Said(event.kind, event.named)),
        "seat": event.seat,
        "cards": [book.write(card) for card in event.cards],
        "origin": place_to_data(event.origin),
        "to": place_to_data(event.to),
        "cause": cause_to_data(book, event.cause),
        "score": [line_to_data(book, line) for line in event.lines],
    }


def event_from_data(book: Book, data: Any) -> Event:
    said = said_from_data(book, data["said"])
    lines = [
        ScoreLine(said_from_data(book, line["said"]), line["points"], tuple(line["clauses"])) for line in data["score"]
    ]
    places = place_from_data(data["origin"]), place_from_data(data["to"])
    cause = cause_from_data(book, data["cause"])
    return Event(said.kind, data["seat"], read_rows(book, data["cards"]), said.named, *places, cause, tuple(lines))


def fact_to_data(view: View, kind: int, value: Any) -> Any:
    """A fact of a view: cards and kinds of cards by their notation."""
    if kind == KINDS:
        return faces(view, value)
    if kind in (KINDS_BY_SEAT, CARDS_BY_SEAT, PACKS_BY_SEAT):
        return [None if part is None else part_to_data(view, kind, part) for part in value]
    return pack(value)


def part_to_data(view: View, kind: int, part: Any) -> list[Any]:
    if kind == KINDS_BY_SEAT:
        return faces(view, part)
    if kind == PACKS_BY_SEAT:
        return [[view.setup.book.write(row) for row in pack] for pack in part]
    return [view.setup.book.write(row) for row in part]


def fact_from_data(setup: Setup, kind: int, body: Any) -> Any:
    book = setup.book
    if kind == KINDS:
        return read_kinds(book, body)
    if kind == KINDS_BY_SEAT:
        return tuple([None if part is None else read_kinds(book, part) for part in body])
    if kind == CARDS_BY_SEAT:
        return tuple([None if part is None else read_rows(book, part) for part in body])
    if kind == PACKS_BY_SEAT:
        return tuple([None if part is None else tuple([read_rows(book, pack) for pack in part]) for part in body])
    return unpack(setup, body)


def faces(view: View, kinds: int) -> list[str]:
    return [view.setup.book.write(row) for row in rows_of(kinds)]


def read_rows(book: Book, body: list[str]) -> tuple[int, ...]:
    return tuple([book.card(face) for face in body])


def read_kinds(book: Book, body: list[str]) -> int:
    return kinds_of(read_rows(book, body))


def view_from_data(setup: Setup, data: dict[str, Any]) -> View:
    """The view that view_to_data() wrote down: what a bot in another process is given."""
    try:
        return read_view(setup, data)
    except MALFORMED as error:
        raise BadData(f"not a view of {setup.game.name}: {error!r}") from None


def read_view(setup: Setup, data: dict[str, Any]) -> View:
    book = setup.book
    kinds = {fact.word: fact.kind for fact in setup.game.facts}
    view = View(data["seat"], setup)
    pieces = {zone.word: zone.pieces for zone in setup.game.empty(setup, swift(0)).zones}
    for word, lying in data["zones"].items():
        read = book.read if pieces[word] else book.read_card
        view.zones[word] = tuple([(pile["owner"], pile_from_data(pile, read)) for pile in lying])
    for name, body in data["facts"].items():
        view.facts[name] = fact_from_data(setup, kinds.get(name, NONE), body)
    view.remembered = tuple([known_from_data(setup, known) for known in data["remembered"]])
    view.waiting = unpack(setup, data["waiting"])
    view.agenda = unpack(setup, data["agenda"])
    view.sealed = unpack(setup, data["sealed"])
    view.looks = unpack(setup, data["looks"])
    view.chosen = tuple([book.option(text) for text in data["chosen"]])
    view.prompt = prompt_from_data(book, data["prompt"])
    view.options = tuple([book.option(text) for text in data["options"]])
    view.events = tuple([event_from_data(book, event) for event in data["events"]])
    return view


def pile_from_data(body: dict[str, Any], read: Callable[[str, int], Item]) -> Any:
    if body["size"] is None:
        return None
    if not body["items"]:
        return (UNSEEN,) * body["size"]
    return tuple([read(item["text"], body["owner"]) for item in body["items"]])


def known_to_data(view: View, known: Value) -> Any:
    """A conclusion with faces instead of rows: ["Lacks", "hand", 1, ["R5", "Ice"]]."""
    data: list[Any] = [type(known).__name__]
    for name, part in zip(known.fields, known.parts()):
        if name == "kinds":
            assert isinstance(part, int)
            data.append(faces(view, part))
        elif name in ROWS:
            assert isinstance(part, tuple)
            data.append([view.setup.book.write(card) for card in part])
        elif isinstance(part, tuple):
            data.append([known_to_data(view, each) if isinstance(each, Value) else each for each in part])
        else:
            data.append(part)
    return data


def known_from_data(setup: Setup, data: Any) -> Value:
    kind = setup.game.word(data[0])
    parts: list[Any] = []
    for name, part in zip(kind.fields, data[1:]):
        if name == "kinds":
            parts.append(read_kinds(setup.book, part))
        elif name in ROWS:
            parts.append(read_rows(setup.book, part))
        elif isinstance(part, list):
            parts.append(tuple([known_from_data(setup, each) if isinstance(each, list) else each for each in part]))
        else:
            parts.append(part)
    return kind(*parts)
