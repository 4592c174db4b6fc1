"""wyrmhall sets: card sets and their packs."""

from __future__ import annotations

import secrets
import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from wyrmhall.cli.card_tables import Table, card_boxes, findings_in, table_named
from wyrmhall.cli.console import console
from wyrmhall.cli.language import told
from wyrmhall.cli.output import Json, print_json
from wyrmhall.cli.set_files import body_in, descriptions_in, in_words, mapping_in, packs_in, set_named, write
from wyrmhall.cli.set_lines import (
    card_table,
    column_table,
    difference_line,
    located,
    pack_lines,
    pack_table,
    problem_as_data,
    sentence,
    shape_line,
    shares,
)
from wyrmhall.kernel.chance import Chance, Keyed, pledge, swift
from wyrmhall.kernel.differences import Difference
from wyrmhall.kernel.differences import differences as different_cards
from wyrmhall.kernel.errors import BadSetup
from wyrmhall.sets.cards import LEADER, CardSet, PackDescription
from wyrmhall.sets.differences import differences
from wyrmhall.sets.importing import Imported, import_set
from wyrmhall.sets.library import shipped_set, shipped_sets
from wyrmhall.sets.mapping import Mapping, mapping_from, pair, write_mapping
from wyrmhall.sets.nearest import nearest
from wyrmhall.sets.packs import Opener, Pack, Wanted, open_packs, shortages
from wyrmhall.sets.problems import BadSet, Problem
from wyrmhall.sets.typed import write_packs, wrong_sizes
from wyrmhall.sets.writing import digest_of, write_csv, write_set

PREVIEWED = 8  # cards
BAD_INPUT = 2

sets = App(name="sets", help="Card sets: check, import, show and compare them, and open their packs.")

Pairs = Annotated[tuple[str, ...], Parameter(negative="", show_default=False)]
Flag = Annotated[bool, Parameter(negative="", show_default=False)]


# --- importing --------------------------------------------------------------------------------


@sets.command(name="import")
def import_(
    file: Path,
    *,
    mapping: Path | None = None,
    column: Pairs = (),
    default: Pairs = (),
    type: Pairs = (),
    rarities: str | None = None,
    leave_out: Pairs = (),
    only: Pairs = (),
    repeats: str | None = None,
    name: str | None = None,
    packs: Path | None = None,
    out: Path | None = None,
    replaced: Annotated[bool, Parameter(name="--replace", negative="", show_default=False)] = False,
    json: Json = False,
) -> int:
    """Import a list of cards from CSV, TSV or JSON, and show what becomes of it.

    Which column is what is guessed and shown. Whatever was guessed wrong can be said: with the options below, or in a
    mapping (`wyrmhall sets mapping FILE` writes one). Nothing is written without --out, and nothing at all if anything
    is wrong; every mistake is told with its line.

    Examples: wyrmhall sets import list.csv --out mine.set;
    wyrmhall sets import list.json --only "number=BT1-*" --leave-out "number=*_PR*" --rarities C,UC,R,SR,SCR

    Parameters
    ----------
    file
        The list, of at most 8 MiB and 20,000 rows.
    mapping
        A file that says which column is what, in TOML.
    column
        FIELD=COLUMN. The fields are number, name, type, colours, rarity, cost and copies. May be repeated.
    default
        FIELD=VALUE: what an empty cell means. May be repeated.
    type
        TYPE=leader, TYPE=main or TYPE=other, in which * stands for anything. May be repeated.
    rarities
        All rarities from low to high, with commas between them.
    leave_out
        FIELD=PATTERN or COLUMN=PATTERN: rows to leave out, such as number=*_PR*. May be repeated.
    only
        The same for rows to keep.
    repeats
        A number that is there twice: refuse, first (keeps the first) or add (adds the copies up).
    name
        What the set is called. By default, as the file.
    packs
        A file that says what packs hold. By default, boosters of 12 as far as the rarities allow.
    out
        Where to write the set.
    replaced
        Write it even if the file is there already.
    """
    with in_words("options"):
        options = options_as_mapping(column, default, type, leave_out, only, rarities, repeats, name)
    wanted = (mapping_in(mapping) if mapping else Mapping()).corrected(options)
    imported = import_set(body_in(file), wanted, file.stem)
    if imported.card_set is None:
        return refused(imported, file, json=json)
    card_set = imported.card_set
    if packs is not None:
        card_set = card_set.with_packs(descriptions_in(packs))
        with in_words(str(packs)):
            for description in card_set.packs:
                Opener(card_set, description)
    if out is not None:
        write(out, write_set(card_set), is_replaced=replaced)
    if json:
        print_json(import_as_data(imported, card_set))
    else:
        tell_import(imported, card_set, file, out)
    return 0


def tell_import(imported: Imported, card_set: CardSet, file: Path, out: Path | None) -> None:
    say(shape_line(imported.mapping, imported.rows, imported.left_out))
    console.print(column_table(imported))
    say()
    say(told("set-begins", name=card_set.name, cards=len(card_set.cards)))
    console.print(card_table(card_set.cards[:PREVIEWED]))
    say()
    console.print(shares(card_set))
    for line in [*[sentence(each) for each in imported.notices], *pack_lines(card_set)]:
        say(line)
    if out is not None:
        say(told("set-written", file=str(out), digest=digest_of(card_set)))
    else:
        say(told("set-not-written", file=str(file)))


@sets.command
def mapping(file: Path) -> int:
    """Print how a list of cards would be read, as a mapping to correct and to give to `wyrmhall sets import`.

    Parameters
    ----------
    file
        The list, in CSV, TSV or JSON.
    """
    imported = import_set(body_in(file), Mapping(), file.stem)
    if imported.mapping.shape is None:
        return refused(imported, file, json=False)
    print(write_mapping(imported.mapping), end="")
    return 0


def options_as_mapping(
    column: tuple[str, ...],
    default: tuple[str, ...],
    kinds: tuple[str, ...],
    leave_out: tuple[str, ...],
    only: tuple[str, ...],
    rarities: str | None,
    repeats: str | None,
    name: str | None,
) -> Mapping:
    """What stands on the command line, checked as a file would be."""
    said: dict[str, Any] = {}
    for key, texts in (("columns", column), ("defaults", default), ("types", kinds)):
        if texts:
            said[key] = dict([pair(text, key) for text in texts])
    for key, texts in (("leave_out", leave_out), ("only", only)):
        for field, pattern in [pair(text, key) for text in texts]:
            said.setdefault(key, {}).setdefault(field, []).append(pattern)
    if rarities is not None:
        said["rarities"] = {"order": rarities.split(",")}
    for key, text in (("repeats", repeats), ("name", name)):
        if text is not None:
            said[key] = text
    return mapping_from(said)


# --- showing ----------------------------------------------------------------------------------


@sets.command
def show(card_set: str | None = None, *, cards: Flag = False, csv: Flag = False, json: Json = False) -> int:
    """Show a set: what it holds and what its packs hold. Of a card table of a game, its cards are drawn.

    Parameters
    ----------
    card_set
        A file with a set or a card table, one that is shipped, or a game, for its own cards. Without it, the sets that
        are shipped are listed.
    cards
        List every card.
    csv
        Print the cards as CSV, for a spreadsheet.
    """
    if card_set is None:
        for name in shipped_sets():
            shipped = shipped_set(name)
            cards_there, origin = len(shipped.cards), shipped.provenance
            say(told("set-shipped", file=name, name=shipped.name, cards=cards_there, provenance=origin))
        return 0
    table = None if card_set in shipped_sets() else table_named(card_set)
    if table is not None:
        return show_table(table, csv=csv, json=json)
    found = set_named(card_set)
    if csv:
        print(write_csv(found), end="")
    elif json:
        print_json(set_as_data(found))
    else:
        say(told("set-shown", name=found.name, cards=len(found.cards), provenance=found.provenance))
        say(told("digest", digest=digest_of(found)))
        console.print(shares(found))
        for line in pack_lines(found):
            say(line)
        if cards:
            console.print(card_table(found.cards))
    return 0


def show_table(table: Table, *, csv: bool, json: bool) -> int:
    """The cards of a game as boxes; its CSV as it is."""
    if csv:
        print(table.cards.text, end="")
        return 0
    boxes = card_boxes(table)
    if json:
        columns = table.game.book_of(None).table.columns()
        rows = [row.cells for row in table.cards.rows(columns)]
        print_json({"game": table.game.name, "digest": table.cards.digest(), "cards": rows})
        return 0
    console.print(boxes, soft_wrap=False)
    say(told("cards-of-game", file=table.cards.name, cards=len(boxes.renderables), title=table.game.title))
    return 0


@sets.command
def check(file: str, *, game: str | None = None, json: Json = False) -> int:
    """Tell everything that is wrong with a card table or a set, line by line. The exit code is 1 if anything is.

    A text that does not say what its code says is a mistake too, though the card plays: by its code.

    Parameters
    ----------
    file
        A card table of a game, as `play --cards` takes it, or a set.
    game
        Whose card table it is. By default, the game that has such columns.
    """
    table = None if file in shipped_sets() else table_named(file, game)
    if table is None:
        found = set_named(file)
        say(told("set-is-right", file=file, cards=len(found.cards)))
        return 0
    findings = findings_in(table)
    if json:
        print_json(findings.as_data(table))
        return 1 if findings.mistakes else 0
    for each in findings.mistakes:
        say(str(each))
    for each in findings.remarks:
        say(told("by-the-way", where=f"{each.file}:{each.line}", problem=each.problem))
    if findings.mistakes:
        plays = "yes" if findings.is_playable else "no"
        say(told("mistakes", file=file, mistakes=len(findings.mistakes), plays=plays))
        return 1
    cards = len(table.game.book_of(table.cards).faces)
    say(told("table-is-right", file=file, cards=cards, title=table.game.title))
    return 0


@sets.command
def diff(before: str, after: str, *, json: Json = False) -> int:
    """Tell what is otherwise in the second of two sets or card tables. The exit code is 1 if they differ.

    Parameters
    ----------
    before
        A file with a set or a card table, a set that is shipped, or a game, for its own cards.
    after
        Another one.
    """
    found = different_tables(before, after)
    if found is None:
        found = differences(set_named(before), set_named(after))
    if json:
        print_json([dict(zip(each.fields, each.parts(), strict=True)) for each in found])
    else:
        for each in found:
            say(difference_line(each))
        if not found:
            say(told("no-differences"))
    return 1 if found else 0


def different_tables(before: str, after: str) -> list[Difference] | None:
    """How two card tables differ; None if these are no card tables."""
    tables = [None if name in shipped_sets() else table_named(name) for name in (before, after)]
    one, other = tables
    if one is None or other is None:
        if one or other:
            raise BadSetup(f"{before} and {after}: one is a card table of a game, the other is not")
        return None
    if one.game is not other.game:
        raise BadSetup(f"{before} has cards of {one.game.title}, {after} of {other.game.title}")
    for table in (one, other):
        table.game.book_of(table.cards)  # what is wrong with it is told first
    return different_cards(one.game, one.cards, other.cards)


# --- packs ------------------------------------------------------------------------------------


@sets.command
def packs(
    card_set: str,
    *,
    pack: str | None = None,
    number: int = 1,
    seed: str | None = None,
    key: str | None = None,
    players: int = 0,
    leaders: str | None = None,
    text: Flag = False,
    check: Path | None = None,
    json: Json = False,
) -> int:
    """Open fresh packs of a set and show them.

    Without --seed and --key, a new key is drawn, and shown with its pledge: whoever publishes the pledge before the
    draft and the key after it proves that nobody has chosen the packs. The same key opens the same packs again.

    Parameters
    ----------
    card_set
        A file with a set, or one that is shipped: ember-coast.
    pack
        Which packs, if the set has several kinds.
    number
        How many.
    seed
        Any text: the same one opens the same packs. Whoever knows it knows them.
    key
        64 hexadecimal digits, as shown when the packs were opened first.
    players
        For how many players they are: it is said if Leaders may be too few.
    leaders
        Another set from which Leaders come, if this one has none.
    text
        Print the packs as a text that `--check` and drafts read.
    check
        A file with packs as text, opened or typed: is each card in the set, and each pack of the right size? With --key
        or --seed, are they the ones that were opened? The exit code is 1 if not.
    """
    found = set_named(card_set)
    description = description_of(found, pack)
    is_drawn = seed is None and key is None
    if check is not None and is_drawn:
        return read_only(found, description, check)
    drawn_key = secrets.token_hex(32) if is_drawn else key
    with in_words(card_set):
        opened = open_packs(found, description, number, source_of(seed, drawn_key))
    if check is not None:
        return compared(found, opened, check)
    notices = notices_of(found, description, number, players, leaders)
    if json:
        print_json(packs_as_data(found, description, opened, seed, drawn_key, notices))
    elif text:
        print(write_packs(found, labelled(opened)), end="")
    else:
        tell_packs(found, description, opened, notices)
    if not json and is_drawn:
        print(f"pledge {pledge(drawn_key or '')}\nkey {drawn_key}", file=sys.stderr if text else sys.stdout)
    return 0


def tell_packs(
    card_set: CardSet, description: PackDescription, opened: tuple[Pack, ...], notices: list[Problem]
) -> None:
    for at, each in enumerate(opened, 1):
        say(f"{description.name} {at}")
        console.print(pack_table(card_set, each))
        say()
    for notice in notices:
        say(sentence(notice))


def notices_of(
    card_set: CardSet, description: PackDescription, number: int, players: int, leaders: str | None
) -> list[Problem]:
    notices = shortages(card_set, [Wanted(description, number)], players)
    if leaders is not None:
        lender = set_named(leaders)
        if not lender.of_kind(LEADER):
            raise BadSetup(f"{lender.name} has no Leaders either")
        notices = [each for each in notices if each.code not in ("no_leader", "few_leaders")]
    return notices


def source_of(seed: str | None, key: str | None) -> Chance:
    if seed is not None and key is not None:
        raise BadSetup("packs come from a --seed or from a --key, not from both")
    return swift(seed) if seed is not None else Keyed(key or "")


def description_of(card_set: CardSet, name: str | None) -> PackDescription:
    known = [each.name for each in card_set.packs]
    if not known:
        raise BadSetup(f"{card_set.name} does not say what its packs hold; import it again with --packs FILE")
    found = card_set.pack(name or known[0])
    if found is None or (name is None and len(known) > 1):
        meant = nearest(name or "", known)
        hint = f"; did you mean {meant}?" if meant else ""
        raise BadSetup(f"name a pack of {card_set.name} by --pack: {', '.join(known)}{hint}")
    return found


def read_only(card_set: CardSet, description: PackDescription, file: Path) -> int:
    """Packs that somebody has typed: whether they can be drafted as they are."""
    typed = packs_in(file, card_set)
    sizes = wrong_sizes(typed, description.size)
    for problem in sizes:
        say(located(problem, str(file)))
    cards = sum([len(each.cards) for each in typed])
    say(told("packs-read", file=str(file), packs=len(typed), cards=cards, name=card_set.name))
    return 1 if sizes else 0


def compared(card_set: CardSet, opened: tuple[Pack, ...], file: Path) -> int:
    typed = packs_in(file, card_set)
    if [sorted(each.cards) for each in typed] == [sorted(each) for each in opened]:
        say(told("packs-as-opened", file=str(file), packs=len(typed)))
        return 0
    for at, each in enumerate(typed):
        if at >= len(opened) or sorted(each.cards) != sorted(opened[at]):
            say(told("pack-otherwise", where=f"{file}:{each.line}", pack=each.label))
    if len(typed) < len(opened):
        say(told("packs-missing", file=str(file), packs=len(typed), opened=len(opened)))
    return 1


def labelled(opened: tuple[Pack, ...]) -> list[tuple[str, Pack]]:
    return [(str(at), each) for at, each in enumerate(opened, 1)]


# --- as data ----------------------------------------------------------------------------------


def set_as_data(card_set: CardSet) -> dict[str, Any]:
    return {
        "name": card_set.name,
        "provenance": card_set.provenance,
        "digest": digest_of(card_set),
        "rarities": list(card_set.rarities),
        "types": dict(card_set.types),
        "cards": [{**card._asdict(), "kind": card_set.kind(card)} for card in card_set.cards],
        "packs": [{"name": each.name, "size": each.size} for each in card_set.packs],
    }


def import_as_data(imported: Imported, card_set: CardSet) -> dict[str, Any]:
    return {
        **set_as_data(card_set),
        "mapping": write_mapping(imported.mapping),
        "rows": imported.rows,
        "left_out": imported.left_out,
        "notices": [problem_as_data(each) for each in imported.notices],
    }


def packs_as_data(
    card_set: CardSet,
    description: PackDescription,
    opened: tuple[Pack, ...],
    seed: str | None,
    key: str | None,
    notices: list[Problem],
) -> dict[str, Any]:
    origin = {"seed": seed} if seed is not None else {"key": key, "pledge": pledge(key or "")}
    return {
        "set": digest_of(card_set),
        "pack": description.name,
        **origin,
        "packs": [[card_set.cards[place].number for place in each] for each in opened],
        "notices": [problem_as_data(each) for each in notices],
    }


# --- what is said ---------------------------------------------------------------------------


def say(line: str = "") -> None:
    """A line as it stands: what comes from a card is no markup."""
    console.print(line, markup=False, emoji=False)


def refused(imported: Imported, file: Path, *, json: bool) -> int:
    """What is wrong with a file, as data or a line for each; nothing was changed."""
    if json:
        problems = [problem_as_data(each) for each in imported.problems]
        print_json({"problems": problems, "count": imported.problem_count})
        return BAD_INPUT
    with in_words(str(file)):
        raise BadSet(*imported.problems, count=imported.problem_count)
