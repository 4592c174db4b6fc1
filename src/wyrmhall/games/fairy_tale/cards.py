"""Fairy Tale: its cards, and everything a player may choose with them."""

from __future__ import annotations

from typing import Final, assert_never

from wyrmhall.games.fairy_tale.conditions import AtLeast, Condition, Have, Most, MostOfCategory, read_conditions
from wyrmhall.games.fairy_tale.effects import (
    ALL,
    ANY,
    Almighty,
    CountsAs,
    Draw,
    Effect,
    Hunt,
    Turn,
    Unflip,
    capitals,
    read_effects,
)
from wyrmhall.games.fairy_tale.faces import Printed, effect_said, tale_face
from wyrmhall.kernel.book import Book, CardTable, TableRow
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.knowledge import kinds_of
from wyrmhall.kernel.native import mypyc_attr
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.setup import LETTERS
from wyrmhall.kernel.value import NONE, Item, Piece

COLUMNS: Final = (
    "title",
    "copies",
    "faction",
    "category",
    "points",
    "per",
    "friend",
    "effect",
    "expert",
    "condition",
    "provenance",
)
FACTIONS: Final = ("Dragonvale", "Fairywood", "Holy Empire", "Shadow")  # FT-5
SHADOW: Final = "Shadow"
EVERY_GROUP: Final = "All"  # FT-50 the faction and the category of a card that belongs to all of them
MOST_TITLES: Final = 200  # a table of one's own may have other titles, but not without end
MOST_SEATS: Final = 5  # FT-A1
PLACES: Final = 40  # more than ever lie before a player


@mypyc_attr(acyclic=True)
class Laid(Piece):
    """A card lying before a player, face-up or face-down."""

    fields = ("cards", "is_down")

    def __init__(self, cards: tuple[int, ...], is_down: bool) -> None:
        self.cards = cards
        self.is_down = is_down

    def under(self) -> tuple[int, ...]:
        return (0,) if self.is_down else ()

    def with_cards(self, cards: tuple[int, ...]) -> Piece:
        return Laid(cards, self.is_down)


@mypyc_attr(acyclic=True)
class Turning:
    """An Unflip or Flip as the rules use it: how many cards of which kinds, of whom."""

    def __init__(self, is_for_all: bool, number: int, kinds: int, is_specific: bool, group: str) -> None:
        self.is_for_all = is_for_all
        self.number = number
        self.kinds = kinds
        self.is_specific = is_specific
        self.group = group  # as the table calls these kinds


class Place(Option):
    """A face-down card of somebody else, by its place: 3-."""

    def __init__(self, code: int, place: int) -> None:
        super().__init__(code, f"{place + 1}-")
        self.place = place


class OwnDown(Option):
    """A face-down card of one's own: Bard-."""


class Prey(Option):
    """A card to be hunted, before a seat: B:Demon."""

    def __init__(self, code: int, text: str, card: int, seat: int) -> None:
        super().__init__(code, text, card)
        self.seat = seat


class Title:
    """One line of the card table, read."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.name = row.name("title")
        self.face = in_one_word(self.name)
        self.copies = row.number("copies", 1, 99)
        self.faction = row.one_of("faction", (*FACTIONS, EVERY_GROUP))  # FT-4
        self.category = row.name("category")  # FT-4, FT-A2
        self.points = row.number("points", -99, 99)  # FT-3, FT-A41
        self.per = row.cells["per"]
        self.friend = row.cells["friend"]  # FT-7
        self.is_expert = row.one_of("expert", ("0", "1")) == "1"  # FT-1
        self.provenance = row.text("provenance")
        try:
            self.effects = read_effects(row.cells["effect"])
            self.conditions = read_conditions(row.cells["condition"])
        except ValueError as error:
            raise row.fail(str(error)) from None
        if not self.face[:1].isalpha() or not self.face.isascii():
            raise row.fail(f"title is {self.name!r}; it must begin with a letter and be written in ASCII (FT-2)")


class TaleCards(Book):
    """The book of a card table: what each title is worth and does; options by title, place and prey."""

    def __init__(self, table: CardTable, titles: list[Title]) -> None:
        self.titles = titles
        faces = tuple([title.face for title in titles])
        rows = {title.name: row for row, title in enumerate(titles)}
        self.rows_by_name = rows
        self.points = [title.points for title in titles]
        self.per = [rows[title.per] if title.per else NONE for title in titles]  # FT-41
        self.conditions: list[tuple[Condition, ...]] = [title.conditions for title in titles]
        self.plain = kinds_of(tuple([row for row, each in enumerate(titles) if not each.per and not each.conditions]))
        self.named = [self._named(row) for row in range(len(titles))]  # by title: the kinds that count as it
        self.groups = self._groups()
        self.of_target = self._targets()
        self.group_of_target = self._group_names()
        self.shadow = self.groups[SHADOW]
        self.almighty = kinds_of(tuple([row for row, title in enumerate(titles) if Almighty() in title.effects]))
        self.read_effects(titles)
        self.basic = tuple(
            [row for row, title in enumerate(titles) for _ in range(title.copies) if not title.is_expert]
        )
        self.up = [Laid((row,), False) for row in range(len(titles))]
        self.down = [Laid((row,), True) for row in range(len(titles))]
        deck = tuple([row for row, title in enumerate(titles) for _ in range(title.copies)])
        super().__init__(table, faces, deck, tuple(self._make_options(faces)))

    def _named(self, title: int) -> int:
        """FT-49 The card itself, and those that count as it."""
        name = self.titles[title].name
        kinds = 1 << title
        for row, other in enumerate(self.titles):
            for effect in other.effects:
                if isinstance(effect, CountsAs) and name in effect.titles:
                    kinds |= 1 << row
        return kinds

    def _groups(self) -> dict[str, int]:
        """FT-50, FT-A34 Factions and categories with their kinds; who belongs to all belongs to each."""
        groups = dict.fromkeys([*FACTIONS, *[title.category for title in self.titles]], 0)
        groups.pop(EVERY_GROUP, None)
        for row, title in enumerate(self.titles):
            for name in groups:
                all_of = title.faction if name in FACTIONS else title.category
                if all_of in (name, EVERY_GROUP):
                    groups[name] |= 1 << row
        return groups

    def _targets(self) -> dict[str, int]:
        """FT-A14, FT-61 What effects may name: a title, a category or a faction, or ANY."""
        targets = {capitals(title.name): self.named[row] for row, title in enumerate(self.titles)}
        targets |= {capitals(name): kinds for name, kinds in self.groups.items()}
        targets[ANY] = (1 << len(self.titles)) - 1
        return targets

    def _group_names(self) -> dict[str, str]:
        """What the table calls the cards that effects name."""
        names = {capitals(title.name): title.name for title in self.titles}
        names |= {capitals(name): name for name in self.groups}
        names[ANY] = "any"
        return names

    def is_egg(self, row: int) -> bool:
        """FT-49 Whether it counts as other cards."""
        return any([isinstance(effect, CountsAs) for effect in self.titles[row].effects])

    def read_effects(self, titles: list[Title]) -> None:
        """The effects by kind of card, as the rules apply them."""
        n = len(titles)
        self.hunts: list[list[tuple[int, int]]] = [[] for _ in range(n)]  # how many (0: all) of which kinds
        self.hunted_groups: list[list[str]] = [[] for _ in range(n)]  # what the table calls them
        self.unflips: list[list[Turning]] = [[] for _ in range(n)]
        self.flips: list[list[Turning]] = [[] for _ in range(n)]
        self.draws: list[list[int]] = [[] for _ in range(n)]
        self.active = 0  # the kinds that do something when they are revealed
        for row, title in enumerate(titles):
            for effect in title.effects:
                self.read_effect(row, effect)

    def read_effect(self, row: int, effect: Effect) -> None:
        if isinstance(effect, Turn):
            kinds, group = self.of_target[effect.target], self.group_of_target[effect.target]
            turning = Turning(effect.who == ALL, effect.number, kinds, effect.target != ANY, group)
            (self.unflips if isinstance(effect, Unflip) else self.flips)[row].append(turning)
        elif isinstance(effect, Hunt):
            self.hunts[row].append((effect.number, self.of_target[effect.target]))
            self.hunted_groups[row].append(self.group_of_target[effect.target])
        elif isinstance(effect, Draw):
            self.draws[row].append(effect.number)
        elif isinstance(effect, (Almighty, CountsAs)):
            return  # FT-47, FT-49 it has names, and does nothing when it is revealed
        else:
            assert_never(effect)
        self.active |= 1 << row

    def _make_options(self, faces: tuple[str, ...]) -> list[Option]:
        made: list[Option] = [Option(row, face, row) for row, face in enumerate(faces)]
        self.title = made[:]  # by kind: picking, playing, turning, giving and naming
        self.nothing = Option(len(made), "Nothing")  # FT-A9
        made.append(self.nothing)
        self.own_down: list[Option] = [OwnDown(len(made) + row, f"{face}-", row) for row, face in enumerate(faces)]
        made += self.own_down
        self.place: list[Option] = [Place(len(made) + place, place) for place in range(PLACES)]
        made += self.place
        self.prey: list[list[Option]] = []  # by seat and kind
        for seat in range(MOST_SEATS):
            preys: list[Option] = [Prey(len(made) + row, f"{LETTERS[seat]}:{face}", row, seat)
                                   for row, face in enumerate(faces)]  # fmt: skip
            self.prey.append(preys)
            made += preys
        return made

    def write_piece(self, item: Item) -> str:
        """Demon- lies face-down."""
        assert isinstance(item, Laid)
        return self.write(item.cards[0]) + ("-" if item.is_down else "")

    def read(self, text: str, owner: int) -> Item:
        is_down = text.endswith("-")
        return Laid((self.card(text.removesuffix("-")),), is_down)

    def face(self, row: int) -> Face:
        title = self.titles[row]
        printed = Printed(
            title.name,
            title.faction,
            title.category,
            title.points,
            title.per,
            title.friend,
            title.effects,
            title.conditions,
            title.copies,
            title.provenance,
            self.rows_by_name,
            self.group_of_target,
        )
        return tale_face(printed)

    def effects_said(self, row: int) -> tuple[Said, ...]:
        """What a card does when it is revealed."""
        told = [effect_said(each, self.rows_by_name, self.group_of_target) for each in self.titles[row].effects]
        return tuple(told)

    def marks(self, item: Item) -> tuple[Said, ...]:
        return (said("face-down"),) if isinstance(item, Laid) and item.is_down else ()  # FT-40, FT-A20


def in_one_word(title: str) -> str:
    """Dragon's Tale - Chapter 4 as records write it: DragonsTaleChapter4."""
    plain = "".join([sign if sign.isalnum() else " " for sign in title.replace("'", "")])
    return "".join([word[0].upper() + word[1:] for word in plain.split()])


def read_cards(table: CardTable) -> TaleCards:
    """The book of a table of titles; other tables than ours are welcome (FT-A2)."""
    titles = [Title(row) for row in table.rows(COLUMNS)]
    if len(titles) > MOST_TITLES:
        raise titles[MOST_TITLES].row.fail(f"more than {MOST_TITLES} titles")
    names = {title.name for title in titles}
    categories = {title.category for title in titles} - {EVERY_GROUP}
    targets = {ANY, *[capitals(name) for name in (*FACTIONS, *categories, *names)]}
    faces: set[str] = set()
    for title in titles:
        if title.face in faces or title.face == "Nothing":
            raise title.row.fail(
                f"{title.face} stands there twice, or means something else; give copies instead (FT-2)"
            )
        faces.add(title.face)
        for column, name in (("per", title.per), ("friend", title.friend)):
            if name and name not in names:
                raise title.row.fail(f"{column} is {name!r}; the table has no such title")
        check_words(title, names, categories, targets)
    return TaleCards(table, titles)


def check_words(title: Title, names: set[str], categories: set[str], targets: set[str]) -> None:
    """What effects and conditions name must be in the table."""
    for effect in title.effects:
        if isinstance(effect, (Turn, Hunt)) and effect.target not in targets:
            raise title.row.fail(
                f"effect names {effect.target}; it must be ANY, or a faction, category or title (FT-61)"
            )
        for name in effect.titles if isinstance(effect, CountsAs) else ():
            if name not in names:
                raise title.row.fail(f"effect names {name!r}; the table has no such title")
    for condition in title.conditions:
        if isinstance(condition, Have) and condition.title not in names:
            raise title.row.fail(f"condition names {condition.title!r}; the table has no such title")
        if isinstance(condition, AtLeast) and condition.faction not in FACTIONS:
            raise title.row.fail(
                f"condition names {condition.faction!r}; the factions are {', '.join(FACTIONS)} (FT-5)"
            )
        if isinstance(condition, Most):
            groups = tuple(sorted(categories)) if isinstance(condition, MostOfCategory) else FACTIONS
            if condition.group not in groups:
                raise title.row.fail(f"condition names {condition.group!r}; it must be one of {', '.join(groups)}")
