"""The commands of an organiser: a draft at a real table, whose packs and picks are typed into a file."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from wyrmhall.cli.draft_export import (
    PICK_COLUMNS,
    POOL_COLUMNS,
    as_csv,
    decks_text,
    log_text,
    named_cards,
    pick_rows,
    pool_rows,
    pools_text,
)
from wyrmhall.cli.draft_log import (
    HEAD,
    LARGEST_LOG,
    OPENED,
    OWN_CARDS,
    TYPED,
    BadDraft,
    Desk,
    Entry,
    checked_player,
    desk_words,
)
from wyrmhall.cli.draft_rows import in_words, keyed, list_lines
from wyrmhall.cli.files import text_in
from wyrmhall.cli.output import counted, print_json
from wyrmhall.cli.plain import bear_any_character, typed_line
from wyrmhall.cli.set_files import in_words as problems_in_words
from wyrmhall.cli.set_files import write
from wyrmhall.cli.set_lines import sentence
from wyrmhall.drafts.building import main_cards, needed
from wyrmhall.drafts.formats import DIRECTIONS
from wyrmhall.kernel.chance import pledge
from wyrmhall.kernel.errors import BadSetup, WyrmhallError
from wyrmhall.sets.problems import Problem
from wyrmhall.sets.typed import LARGEST_TYPED, read_packs

House = Annotated[tuple[str, ...], Parameter(name="--house", negative="", show_default=False)]
Switch = Annotated[bool, Parameter(negative="", show_default=False)]
Replaced = Annotated[bool, Parameter(name="--replace", negative="", show_default=False)]
Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False)]


class DraftFile:
    """A log in its file, and what follows from it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.text = text_in(path, LARGEST_LOG)
        self.desk = self.played(self.text)

    def played(self, text: str) -> Desk:
        with problems_in_words(str(self.path)):
            return Desk(text, str(self.path), self.path.parent)

    def become(self, text: str) -> None:
        """Another text, if all of it can be; otherwise the file stays as it is."""
        whole = text if text.endswith("\n") else f"{text}\n"
        if len(whole.encode()) > LARGEST_LOG:
            raise BadSetup(desk_words("log-too-large", most=LARGEST_LOG))
        desk = self.played(whole)
        if text_in(self.path, LARGEST_LOG) != self.text:
            raise BadDraft(f"{self.path}: {desk_words('changed-meanwhile')}")
        write(self.path, whole, is_replaced=True)
        self.text, self.desk = whole, desk

    def add(self, lines: Sequence[str]) -> None:
        self.become("\n".join([self.text.rstrip("\n"), *lines]))

    def undo(self) -> Entry:
        """Take the last entry out of the log."""
        last = self.desk.entries[-1]
        if last.word in ("player", "house", "key", "packs", "game", "set", "digest"):
            raise BadSetup(desk_words("nothing-to-undo"))
        lines = self.text.split("\n")
        self.become("\n".join([*lines[: last.line - 1], *lines[last.last() :]]).rstrip("\n"))
        return last

    def correct(self, line: int, text: str) -> None:
        """Another text for one line; an empty one takes it out."""
        lines = self.text.split("\n")
        if not 1 <= line <= len(lines):
            raise BadSetup(desk_words("no-such-line", line=line, lines=len(lines)))
        self.become("\n".join([*lines[: line - 1], *([text] if text else []), *lines[line:]]))


# --- commands ---------------------------------------------------------------------------------


def new(
    file: Path,
    *players: str,
    format: str = "dbs-draft",
    card_set: Annotated[str | None, Parameter(name="--set", show_default=False)] = None,
    variant: str | None = None,
    house: House = (),
    opened: Switch = False,
    as_seated: Switch = False,
    key: str | None = None,
) -> int:
    """Begin a draft at a real table: its log is a text file, which you can also edit by hand.

    Players are seated by lot, clockwise (DBS-5). Then type the packs that people open, and what they pick:
    wyrmhall draft desk FILE.

    Parameters
    ----------
    file
        Where the log is kept. It must not be there yet.
    players
        2 to 8 names; quoted, if they have spaces.
    format
        The kind of draft.
    card_set
        The set, as a file or by the name of one that is shipped. By default, the cards of the format.
    variant
        A variant of the format.
    house
        A house option, as name=value. May be repeated.
    opened
        Wyrmhall opens the packs, from a key that is pledged now. Otherwise real packs are typed in.
    as_seated
        The players sit already, clockwise as they are named.
    key
        64 hexadecimal digits for whatever is left to chance. By default they are drawn.
    """
    if file.exists():
        raise BadSetup(f"{file} is there already")
    seated: list[str] = []
    for name in players:
        seated.append(checked_player(" ".join(name.split()), seated))
    if not as_seated:
        secrets.SystemRandom().shuffle(seated)
    drawn = key or secrets.token_hex(32)
    lines = [
        HEAD,
        f"game | {format}",
        *([f"variant | {variant}"] if variant else []),
        f"set | {set_beside(card_set, file)}",
        *[f"house | {option}" for option in house],
        f"packs | {OPENED if opened else TYPED}",
        f"key | {drawn}",
        *[f"player | {name}" for name in seated],
    ]
    with problems_in_words(card_set or format):
        desk = Desk("\n".join(lines), str(file), file.parent)
    lines.insert(lines.index(f"key | {drawn}"), f"digest | {desk.agreed.setup.book.table.digest()}")
    write(file, "\n".join(lines) + "\n", is_replaced=False)
    print(desk_words("begun", file=str(file), players=", ".join(seated), pledge=pledge(drawn)))
    for notice in desk.game.notices(desk.agreed.setup):
        print(sentence(Problem(notice)))
    print(desk.waiting())
    return 0


def set_beside(name: str | None, file: Path) -> str:
    """How the log names its set: a file as seen from the folder of the log, so that both can be moved together."""
    if name is None:
        return OWN_CARDS
    path = Path(name)
    if not path.is_file():
        return name
    try:
        return path.resolve().relative_to(file.resolve().parent).as_posix()
    except ValueError:
        return str(path.resolve())


def show(file: Path, *, packs: Switch = False, json: Json = False) -> int:
    """Check every line of the log, and tell where the draft stands: who holds which pack, and who is to pick.

    Parameters
    ----------
    packs
        Tell what lies in each pack, too: nobody who drafts should see that.
    """
    desk = DraftFile(file).desk
    if json:
        print_json(as_data(desk))
        return 0
    for line in where_lines(desk):
        print(line)
    if packs:
        for seat in desk.s.circle:
            if desk.s.packs[seat]:
                print(desk_words("pack-of", player=desk.agreed.players[seat], cards=len(desk.s.packs[seat])))
                for line in in_words(desk.book, keyed(desk.book, desk.s.packs[seat])):
                    print(f"  {line}")
    return 0


def packs(file: Path, typed: Path) -> int:
    """Add packs that were typed into another file, under `pack Ada`, `pack Ada 2`, `pack Ben` and so on.

    Parameters
    ----------
    typed
        The packs, one card a line, by number or name: all are added, or none if anything is wrong.
    """
    found = DraftFile(file)
    with problems_in_words(str(typed)):
        read = read_packs(found.desk.typed.reader.card_set, text_in(typed, LARGEST_TYPED))
    lines: list[str] = []
    for pack in read:
        name = pack.label.rpartition(" ")[0] if pack.label.rpartition(" ")[2].isdecimal() else pack.label
        found.desk.seat_named(name, pack.line)
        lines += [f"pack | {name}", *list_lines(found.desk.book, pack.cards)]
    found.add(lines)
    tell(found.desk)
    return 0


def undo(file: Path) -> int:
    """Take the last pick, pack or deck out of the log."""
    found = DraftFile(file)
    last = found.undo()
    print(desk_words("undone", line=" | ".join([last.word, *last.cells])))
    tell(found.desk)
    return 0


def correct(file: Path, line: int, *text: str) -> int:
    """Write something else into a line of the log; everything after it is checked again.

    Example: wyrmhall draft correct friday.draft 31 "pick | Ada | EC-014"

    Parameters
    ----------
    line
        Its number, as an editor counts.
    text
        What is to stand there. Without it, the line is taken out.
    """
    found = DraftFile(file)
    found.correct(line, " ".join(text))
    tell(found.desk)
    return 0


def export(file: Path, *, out: Path, replaced: Replaced = False) -> int:
    """Write picks, pools and decks into a folder: as text, and as CSV of which a spreadsheet computes nothing.

    Parameters
    ----------
    out
        A folder: log.txt, picks.csv, pools.txt, pools.csv and, once there are decks, decks.txt.
    replaced
        Write over files that are there already.
    """
    desk = DraftFile(file).desk
    out.mkdir(parents=True, exist_ok=True)
    texts = {
        "log.txt": log_text(desk),
        "picks.csv": as_csv(PICK_COLUMNS, pick_rows(desk)),
        "pools.txt": pools_text(desk),
        "pools.csv": as_csv(POOL_COLUMNS, pool_rows(desk)),
        "decks.txt": decks_text(desk),
    }
    there = [name for name in texts if (out / name).exists() and not replaced]
    if there:
        raise BadSetup(f"{out / there[0]} is there already; add --replace to write over it")
    for name, text in texts.items():
        if text:
            write(out / name, text, is_replaced=replaced)
    print(f"{out}: {counted(len(pick_rows(desk)), 'pick')}, {counted(len(desk.agreed.players), 'pool')}")
    return 0


# --- typing at the desk -----------------------------------------------------------------------


def desk(file: Path) -> int:
    """Type what happens at the table, line by line; each line is checked at once and kept.

    `Ada EC-014` or `Ada Forge Heron` is a pick, `Ada EC-001 + EC-014` a Leader and the card that comes with it; without
    a name, the next player clockwise is meant. `pack Ada` begins a pack: a card in each line, an empty line ends it.
    `deck Ada` likewise, `deck Ada auto` builds one. `judge Ada play-on` judges a pack. Besides: where, packs, undo,
    correct LINE TEXT, help, quit.
    """
    bear_any_character()
    AtDesk(DraftFile(file), typed_line, print).sit()
    return 0


class AtDesk:
    """Reads lines until there are no more; whatever cannot be is told, and changes nothing."""

    def __init__(self, found: DraftFile, read: Callable[[], str | None], write: Callable[[str], None]) -> None:
        self.found = found
        self.read = read
        self.write = write

    def sit(self) -> None:
        self.tell_where()
        while (line := self.read()) is not None and line.strip() not in ("quit", "q"):
            if not line.strip():
                continue
            try:
                self.hear(" ".join(line.split()))
            except (WyrmhallError, OSError) as error:
                for said in getattr(error, "lines", ()) or (str(error),):
                    self.write(said)

    def hear(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if line in ("where", "packs", "help", "undo"):
            getattr(self, f"tell_{line}")()
        elif word == "correct" and rest.partition(" ")[0].isdecimal():
            number, _, text = rest.partition(" ")
            self.found.correct(int(number), text)
            self.tell_where()
        elif word in ("pack", "deck"):
            self.hear_block(word, rest)
        elif word == "judge":
            player, _, judgement = rest.rpartition(" ")
            self.add([f"judge | {player} | {judgement}"])
        else:
            self.hear_pick(line)

    def hear_block(self, word: str, rest: str) -> None:
        """A pack or a deck, until an empty line."""
        player, _, last = rest.rpartition(" ")
        if word == "deck" and last == "auto":
            return self.add([f"deck | {player} | auto"])
        desk = self.found.desk
        name = desk.agreed.players[desk.seat_named(rest, 0)] if rest else self.next_player()
        self.write(desk_words("type-cards", player=name))
        lines: list[str] = []
        while card := " ".join((self.read() or "").split()):
            try:
                desk.typed.cards(card)
            except BadSetup as bad:
                self.write(str(bad))  # and is typed again
            else:
                lines.append(card)
        return self.add([f"{word} | {name}", *lines])

    def next_player(self) -> str:
        desk = self.found.desk
        if desk.lacks_packs:
            return desk.without_packs().partition(", ")[0]
        if not desk.owing():
            raise BadSetup(desk.waiting())
        return desk.agreed.players[desk.owing()[0]]

    def hear_pick(self, line: str) -> None:
        desk = self.found.desk
        name, card = parted(desk, line)
        player = name or self.next_player()
        seat = desk.seat_named(player, 0)
        asked = next((each.asks for each in desk.s.waiting if each.seat == seat), "")
        word = "leader" if asked == "choosing-leader" else "pick"
        try:
            option = desk.pick_in(card)
        except BadSetup as bad:
            raise BadSetup(f"{bad} {desk_words('type-pick')}") from None
        cards = [each for each in (option.card, option.target) if each >= 0]
        self.add([f"{word} | {player} | {named_cards(desk, cards)}"])

    def add(self, lines: list[str]) -> None:
        before, known = self.found.desk, self.found.text.count("\n")
        try:
            self.found.add(lines)
        except BadDraft as bad:
            raise BadSetup(bad.why) from None if bad.line > known else bad
        self.write(desk_words("kept", line=lines[0]))
        if (before.s.round, before.s.pick) != (self.found.desk.s.round, self.found.desk.s.pick):
            self.tell_where()
        else:
            self.write(self.found.desk.waiting())

    def tell_where(self) -> None:
        for line in where_lines(self.found.desk):
            self.write(line)

    def tell_packs(self) -> None:
        desk = self.found.desk
        for seat in desk.s.circle:
            self.write(desk_words("pack-of", player=desk.agreed.players[seat], cards=len(desk.s.packs[seat])))
            for line in in_words(desk.book, keyed(desk.book, desk.s.packs[seat])):
                self.write(f"  {line}")

    def tell_undo(self) -> None:
        last = self.found.undo()
        self.write(desk_words("undone", line=" | ".join([last.word, *last.cells])))
        self.write(self.found.desk.waiting())

    def tell_help(self) -> None:
        self.write(desk_words("help"))


def parted(desk: Desk, line: str) -> tuple[str, str]:
    """The player at the beginning of a line, the longest name that fits, and the rest."""
    for player in sorted(desk.agreed.players, key=len, reverse=True):
        for end in (":", " "):
            if line.casefold().startswith(f"{player.casefold()}{end}"):
                return player, line[len(player) + 1 :].strip()
    return "", line


# --- where it stands --------------------------------------------------------------------------


def tell(desk: Desk) -> None:
    for line in where_lines(desk):
        print(line)


def where_lines(desk: Desk) -> list[str]:
    """Which pack, which pick; what everybody holds, in the order of the circle; who is waited for."""
    s, players = desk.s, desk.agreed.players
    lines = []
    if s.round and not desk.lacks_packs and any(s.packs):
        way, of = DIRECTIONS[s.direction], len(s.form.rounds)
        lines.append(desk_words("where", number=s.round, of=of, pick=s.pick, way=way))
        lines += [seat_line(desk, seat) for seat in s.circle]
    elif s.round and not desk.lacks_packs:
        for seat in s.circle:
            cards, need = len(main_cards(s, seat)), needed(s, seat)
            kind = "built" if seat in s.finished else "dropped" if seat in s.dropped else "to-build"
            lines.append(desk_words(kind, player=players[seat], cards=cards, need=need))
    return [*lines, desk.waiting()]


def seat_line(desk: Desk, seat: int) -> str:
    s, players = desk.s, desk.agreed.players
    held, chosen = len(s.packs[seat]), desk.pick_of(seat)
    opener = players[desk.opener(seat)]
    if chosen is not None:
        cards = [each for each in (chosen.card, chosen.target) if each >= 0]
        return desk_words("has-picked", player=players[seat], held=held, opener=opener, cards=named_cards(desk, cards))
    if not held:
        return desk_words("holds-nothing", player=players[seat])
    kind = "is-to-pick" if seat in desk.owing() else "passes-on"
    return desk_words(kind, player=players[seat], held=held, opener=opener)


def as_data(desk: Desk) -> dict[str, object]:
    s, players = desk.s, desk.agreed.players
    return {
        "game": desk.game.name,
        "set": desk.agreed.setup.book.table.digest(),
        "players": list(players),
        "round": s.round,
        "pick": s.pick,
        "direction": DIRECTIONS[s.direction],
        "lacks_packs": desk.without_packs().split(", ") if desk.lacks_packs else [],
        "owing": [players[seat] for seat in desk.owing()],
        "holding": {players[seat]: len(s.packs[seat]) for seat in range(s.seats)},
        "is_over": desk.is_over(),
    }
