"""Dragon Booster: its cards, and everything a player may choose with them."""

from __future__ import annotations

from typing import Final

from wyrmhall.games.dragon_booster.faces import face_of
from wyrmhall.games.dragon_booster.language import (
    BATTLE,
    COLOURS,
    CONSTANT,
    CREW,
    DRAGON,
    END,
    EVENT,
    GEAR,
    MAIN,
    MANEUVER,
    PLAY,
    STATS,
    WIN,
    AllSprint,
    Effect,
    Stat,
)
from wyrmhall.games.dragon_booster.reading import CardLine, notations, read_lines
from wyrmhall.kernel.book import Book, CardTable
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.setup import LETTERS
from wyrmhall.kernel.value import NONE, Item, Piece

MOST_SEATS: Final = 6

KINDS: Final = (DRAGON, GEAR, CREW, MANEUVER, EVENT)
A_DRAGON: Final = 0
A_GEAR: Final = 1
A_CREW: Final = 2
A_MANEUVER: Final = 3
AN_EVENT: Final = 4
LAST_CRYSTAL: Final = 2  # DB-6 dragons, gear and crew; DB-7 maneuvers and events come after

TIMES: Final = (PLAY, MAIN, BATTLE, CONSTANT, WIN, END)
ON_PLAY: Final = 0
IN_MAIN: Final = 1
IN_BATTLE: Final = 2
ALWAYS: Final = 3
ON_WIN: Final = 4
AT_END: Final = 5

IN_TRACK: Final = 0  # or in the mag pit: where an effect is that is used
IN_ZONE: Final = 1
RUSHING: Final = 2
PLACES: Final = ("", "zone/", "rushing/")
USED: Final = "*"


@mypyc_attr(acyclic=True)
class InPlay(Piece):
    """DB-9 A card face-up in a mag pit, a track or a zone; DB-51, DB-60, DB-A21 was its effect used this turn?"""

    fields = ("cards", "used")

    def __init__(self, cards: tuple[int, ...], used: int) -> None:
        self.cards = cards
        self.used = used
        self.row = cards[0]

    def with_cards(self, cards: tuple[int, ...]) -> Piece:
        return InPlay(cards, self.used)


@mypyc_attr(acyclic=True)
class Coloured(Piece):
    """DB-95 No card: the colour of who rides without a dragon."""

    fields = ("cards", "colour")

    def __init__(self, cards: tuple[int, ...], colour: int) -> None:
        self.cards = cards
        self.colour = colour

    def with_cards(self, cards: tuple[int, ...]) -> Piece:
        return self


class Naming(Option):
    """A dragon, or none and a colour, for one's own; and how the dragon deck lies (DB-18, DB-19, DB-95)."""

    def __init__(self, code: int, text: str, card: int, colour: int, is_open: bool) -> None:
        super().__init__(code, text, card)
        self.colour = colour
        self.is_open = is_open


class Using(Option):
    """The effect of a card, and where it lies."""

    def __init__(self, code: int, text: str, card: int, place: int) -> None:
        super().__init__(code, text, card)
        self.place = place


class Picking(Option):
    """A card in play, by its kind and whether it was used."""

    def __init__(self, code: int, text: str, card: int, used: int) -> None:
        super().__init__(code, text, card)
        self.used = used


class Rivalling(Option):
    """A seat that is meant."""

    def __init__(self, code: int, text: str, seat: int) -> None:
        super().__init__(code, text)
        self.seat = seat


class BoosterCards(Book):
    """The cards of one table, column by column, and all options."""

    def __init__(self, table: CardTable) -> None:
        lines = read_lines(table)
        self.lines = lines
        faces = notations(lines)
        self.titles = tuple([line.title for line in lines])
        self.kind = [KINDS.index(line.kind) for line in lines]
        self.title = [self.titles.index(line.title) for line in lines]  # equal for versions of one title
        teams = sorted({line.team for line in lines})
        self.team = [teams.index(line.team) for line in lines]
        self.colour = [COLOURS.index(line.colour) if line.colour else NONE for line in lines]
        self.boxes = [sum([1 << COLOURS.index(box) for box in set(line.boxes)]) for line in lines]
        self.colours = [number for number, each in enumerate(COLOURS) if any([line.shows(each) for line in lines])]
        self.stats = [line.stats for line in lines]
        self.zap_caps = [line.zap_caps for line in lines]
        self.level = [line.level for line in lines]
        self.gear_stat = [STATS.index(line.gear_stat) if line.gear_stat else NONE for line in lines]
        self.cost = [line.cost for line in lines]
        self.sprint = [line.sprint for line in lines]
        self.burst_stat = [STATS.index(line.burst_stat) if line.burst_stat else NONE for line in lines]
        self.burst = [line.burst for line in lines]
        self.effects: list[Effect | None] = [line.effect for line in lines]
        self.when = [TIMES.index(line.effect.when) if line.effect is not None else NONE for line in lines]
        # Constant effects of others: looked for only where there are any.
        self.raises_all = [has_verb(line, AllSprint) for line in lines]
        self.raises_stat = [has_verb(line, Stat) for line in lines]
        maneuvers = [row for row, line in enumerate(lines) if line.kind == MANEUVER]
        self.maneuvers_raise_all = any([self.raises_all[row] for row in maneuvers])
        self.maneuvers_raise_stat = any([self.raises_stat[row] for row in maneuvers])
        self.maneuvers_of_use = any([self.when[row] in (IN_MAIN, IN_BATTLE) for row in maneuvers])
        self.fresh = [InPlay((row,), 0) for row in range(len(lines))]
        self.spent = [InPlay((row,), 1) for row in range(len(lines))]
        rows = list(range(len(lines)))
        self.crystals = sum([1 << row for row in rows if self.kind[row] <= LAST_CRYSTAL])
        self.races = sum([1 << row for row in rows if self.kind[row] > LAST_CRYSTAL])
        self.all_races = tuple([row for row in rows if self.kind[row] > LAST_CRYSTAL])
        self.all_crystals = tuple([row for row in rows if self.kind[row] <= LAST_CRYSTAL])
        self._make_options(faces)
        super().__init__(table, faces, tuple(rows), tuple(self.made))

    def _make_options(self, faces: tuple[str, ...]) -> None:
        """By row; a kind of card that can have no such option has `no_such` there, which is never offered."""
        self.made: list[Option] = []
        self.no_such = Option(NONE, "")
        self.done = self._option("Done")
        self.passing = self._option("Pass")
        self.keep = self._option("Keep")
        self.again = self._option("Again")
        self.nothing = self._option("Find:nothing")
        race, maneuver, gear_or_crew = (A_MANEUVER, AN_EVENT), (A_MANEUVER,), (A_GEAR, A_CREW)
        # Also what is magged or recruited; a dragon's is never offered, but may be asked for (DB-A26).
        self.play = self._options("", faces, (A_DRAGON, *gear_or_crew, *race))
        self.discard = self._options("Discard:", faces, race)
        self.up = self._options("Up:", faces, maneuver)
        self.find = self._options("Find:", faces, race)
        self.recall = self._options("Recall:", faces, maneuver)
        self.fix = self._options("Fix:", faces, gear_or_crew)
        self.first = self._options("First:", faces, (A_DRAGON, *gear_or_crew, A_MANEUVER), (ON_WIN, AT_END))
        self.use = [self._uses(place, faces) for place in range(len(PLACES))]
        self.rush = [self._picks("Rush:", faces, used, maneuver) for used in (0, 1)]
        self.pick = [self._picks("Take:", faces, used, (*gear_or_crew, A_MANEUVER)) for used in (0, 1)]
        self.name_dragon: list[list[Option]] = [[], []]
        self.name_colour: list[list[Option]] = [[], []]
        for is_open, mark in ((False, ""), (True, "+open")):
            for row, face in enumerate(faces):
                is_dragon = self.kind[row] == A_DRAGON
                named = self._naming(f"Dragon:{face}{mark}", row, NONE, is_open) if is_dragon else self.no_such
                self.name_dragon[is_open].append(named)
            for number in self.colours:
                self.name_colour[is_open].append(self._naming(f"None:{COLOURS[number]}{mark}", NONE, number, is_open))
        self.rival: list[Option] = []
        for seat in range(MOST_SEATS):
            self.rival.append(self._keep(Rivalling(len(self.made), f"Rival:{LETTERS[seat]}", seat)))

    def _keep(self, option: Option) -> Option:
        self.made.append(option)
        return option

    def _option(self, text: str, card: int = NONE) -> Option:
        return self._keep(Option(len(self.made), text, card))

    def _options(
        self, prefix: str, faces: tuple[str, ...], kinds: tuple[int, ...], times: tuple[int, ...] = ()
    ) -> list[Option]:
        """For cards of these kinds, and where times are given, with an effect at one of them."""
        found: list[Option] = []
        for row, face in enumerate(faces):
            has = self.kind[row] in kinds and (not times or self.when[row] in times)
            found.append(self._option(prefix + face, row) if has else self.no_such)
        return found

    def _uses(self, place: int, faces: tuple[str, ...]) -> list[Option]:
        """In the zone and rushing lie maneuvers alone."""
        found: list[Option] = []
        for row, face in enumerate(faces):
            lies = place == IN_TRACK or self.kind[row] == A_MANEUVER
            if lies and self.when[row] in (IN_MAIN, IN_BATTLE):
                found.append(self._keep(Using(len(self.made), f"Use:{PLACES[place]}{face}", row, place)))
            else:
                found.append(self.no_such)
        return found

    def _picks(self, prefix: str, faces: tuple[str, ...], used: int, kinds: tuple[int, ...]) -> list[Option]:
        """A used card has an effect that can be used."""
        found: list[Option] = []
        for row, face in enumerate(faces):
            if self.kind[row] in kinds and (not used or self.when[row] in (IN_MAIN, IN_BATTLE)):
                text = f"{prefix}{face}{USED if used else ''}"
                found.append(self._keep(Picking(len(self.made), text, row, used)))
            else:
                found.append(self.no_such)
        return found

    def _naming(self, text: str, card: int, colour: int, is_open: bool) -> Option:
        return self._keep(Naming(len(self.made), text, card, colour, is_open))

    def write_piece(self, item: Item) -> str:
        """PitSignal*: its effect was used this turn; red: a colour without a dragon."""
        if isinstance(item, Coloured):
            return COLOURS[item.colour]
        assert isinstance(item, InPlay)
        return self.write(item.row) + (USED if item.used else "")

    def read(self, text: str, owner: int) -> Item:
        if text in COLOURS:
            return Coloured((), COLOURS.index(text))
        row = self.card(text.removesuffix(USED))
        return InPlay((row,), 1 if text.endswith(USED) else 0)

    def face(self, row: int) -> Face:
        return face_of(self.lines[row])

    def marks(self, item: Item) -> tuple[Said, ...]:
        return (said("used"),) if isinstance(item, InPlay) and item.used else ()


def has_verb(line: CardLine, verb: type[AllSprint] | type[Stat]) -> bool:
    return line.effect is not None and any([isinstance(each, verb) for each in line.effect.does])
