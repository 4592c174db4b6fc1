"""The log of a draft at a real table: a text that an organiser types or edits, and everything that follows from it.

    wyrmhall draft log 1
    game | dbs-draft
    set | ember-coast
    house | boosters_per_player=2
    packs | typed
    key | 64 hexadecimal digits
    player | Ada
    player | Ben
    pack | Ada
    EC-001
    2 Ash Courier
    pick | Ada | EC-001 + EC-004

Players sit in the order of their lines, clockwise.  Nothing but this text is kept: it is played from its beginning with
every line that comes, so whatever is corrected in it is corrected everywhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final, NamedTuple

from wyrmhall.cli.draft_cards import cards_named
from wyrmhall.cli.draft_rows import WITH, CardsTyped, cards_in_deck
from wyrmhall.cli.language import OWN, sentence_of, speaker_for
from wyrmhall.cli.setup import read_house_words
from wyrmhall.drafts.cards import AUTO, DONE, DraftCards
from wyrmhall.drafts.game import DraftGame
from wyrmhall.drafts.state import Draft
from wyrmhall.kernel.chance import KEY, Keyed
from wyrmhall.kernel.errors import BadSetup, IllegalOption, WyrmhallError
from wyrmhall.kernel.option import Option
from wyrmhall.kernel.play import advance_to, decide, go_one_step, owed
from wyrmhall.kernel.registry import game as game_named
from wyrmhall.kernel.said import Part, said
from wyrmhall.kernel.setup import Setup
from wyrmhall.kernel.view import SPECTATOR
from wyrmhall.sets.nearest import nearest
from wyrmhall.sets.text import fault_of, plain

HEAD: Final = "wyrmhall draft log 1"
SINGLE: Final = ("game", "variant", "set", "digest", "packs", "key")
OF_PLAYERS: Final = ("pack", "pick", "judge", "leader", "deck")
OPENING: Final = (*SINGLE, "house", "player")
WORDS: Final = (*OPENING, *OF_PLAYERS)
OWN_CARDS: Final = "own"  # the set is that of the format
TYPED: Final = "typed"
OPENED: Final = "opened"
LARGEST_LOG: Final = 1_048_576  # bytes
LONGEST_PLAYER: Final = 40
COUNTING: Final = "Counting"  # the step before which packs are there


class BadDraft(WyrmhallError):
    """A log that cannot be, with file and line."""

    code = "bad_draft"

    def __init__(self, why: str, name: str = "", line: int = 0) -> None:
        super().__init__(f"{name}:{line}: {why}" if line else why)
        self.why = why
        self.line = line


class Entry(NamedTuple):
    """A line of the log, with the lines of cards that follow it."""

    line: int
    word: str
    cells: tuple[str, ...]
    cards: tuple[tuple[int, str], ...] = ()  # each with its line

    def last(self) -> int:
        return self.cards[-1][0] if self.cards else self.line


class Agreed(NamedTuple):
    """What the opening of a log says."""

    setup: Setup
    players: tuple[str, ...]
    is_typed: bool
    key: str
    set_name: str


def desk_words(kind: str, /, **parts: Part) -> str:
    return sentence_of(OWN, "desk", said(kind, **parts))


def entries_of(text: str, name: str) -> list[Entry]:
    """The lines that say something; raises BadDraft."""
    lines = text.removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n").split("\n")
    found: list[Entry] = []
    has_head = False
    for number, raw in enumerate(lines, 1):
        whole = plain(raw)
        if not whole or whole.startswith(("# ", ";")) or whole == "#":
            continue
        if not has_head:
            if whole != HEAD:
                raise wrong(name, number, "no-head", head=HEAD)
            has_head = True
            continue
        word, *cells = [cell.strip() for cell in whole.split("|")]
        if word in WORDS and cells:
            found.append(Entry(number, word, tuple(cells)))
        elif found and found[-1].word in ("pack", "deck") and not cells:
            found[-1] = found[-1]._replace(cards=(*found[-1].cards, (number, whole)))
        else:
            meant = nearest(word, WORDS)
            raise wrong(name, number, "unknown-word", word=word[:40], meant=meant, words=", ".join(WORDS))
    if not has_head:
        raise wrong(name, 1, "no-head", head=HEAD)
    return found


def wrong(file: str, line: int, kind: str, /, **parts: Part) -> BadDraft:
    text = desk_words(kind, **parts)
    if parts.get("meant"):
        text += f" {sentence_of(OWN, 'desk', said(kind, **parts), 'meant')}"
    return BadDraft(text, file, line)


# --- what was agreed on -----------------------------------------------------------------------


def agreed_in(entries: Iterable[Entry], name: str, folder: Path) -> Agreed:
    """The opening of a log; raises BadDraft, BadSetup or BadSet."""
    single: dict[str, Entry] = {}
    house: list[str] = []
    players: list[str] = []
    for entry in [entry for entry in entries if entry.word in OPENING]:
        if len(entry.cells) != 1:
            raise wrong(name, entry.line, "one-cell", word=entry.word)
        if entry.word == "house":
            house.append(entry.cells[0])
        elif entry.word == "player":
            players.append(checked_player(entry.cells[0], players, name, entry.line))
        elif entry.word in single:
            raise wrong(name, entry.line, "twice", word=entry.word)
        else:
            single[entry.word] = entry
    missing = next((word for word in ("game", "set", "packs", "key") if word not in single), None)
    if missing is not None:
        raise wrong(name, 1, "missing", word=missing)
    said_by = {word: entry.cells[0] for word, entry in single.items()}
    if said_by["packs"] not in (TYPED, OPENED):
        raise wrong(name, single["packs"].line, "packs-are", found=said_by["packs"])
    if not KEY.fullmatch(said_by["key"]):
        raise wrong(name, single["key"].line, "no-key")
    setup = set_up(said_by["game"], said_by.get("variant"), said_by["set"], folder, tuple(house), len(players))
    if "digest" in said_by and said_by["digest"] != setup.book.table.digest():
        raise wrong(name, single["digest"].line, "other-set", set=said_by["set"])
    return Agreed(setup, tuple(players), said_by["packs"] == TYPED, said_by["key"], said_by["set"])


def checked_player(name: str, others: Iterable[str], file: str = "", line: int = 0) -> str:
    fault = fault_of(name, LONGEST_PLAYER, 0, "player")
    if not name or fault is not None or "|" in name or ":" in name or name.isdecimal():
        raise wrong(file, line, "bad-player", name=name[:LONGEST_PLAYER], most=LONGEST_PLAYER)
    if name.casefold() in [other.casefold() for other in others]:
        raise wrong(file, line, "player-twice", name=name)
    return name


def set_up(game: str, variant: str | None, set_name: str, folder: Path, house: tuple[str, ...], players: int) -> Setup:
    """People sit as they are written, unless a house option says otherwise."""
    found = game_named(game)
    if not isinstance(found, DraftGame):
        raise BadSetup(desk_words("no-draft", game=game))
    cards = None
    if set_name != OWN_CARDS:
        beside = folder / set_name
        cards = cards_named(str(beside) if beside.is_file() else set_name)
    usual = {"seating": "as_seated"} if any(option.name == "seating" for option in found.house) else {}
    return found.set_up(players, variant, {**usual, **read_house_words(house)}, cards)


# --- what follows from it ---------------------------------------------------------------------


class Desk:
    """A draft as its log has it, up to the last line."""

    def __init__(self, text: str, name: str, folder: Path) -> None:
        self.name = name
        self.entries = entries_of(text, name)
        self.agreed = agreed_in(self.entries, name, folder)
        setup = self.agreed.setup
        assert isinstance(setup.book, DraftCards)
        self.book: DraftCards = setup.book
        self.game: DraftGame = setup.game  # type: ignore[assignment]  # agreed_in takes no other
        self.typed = CardsTyped(self.book)
        self.speaker = speaker_for(setup, SPECTATOR, self.agreed.players)
        self.packs: list[list[tuple[int, ...]]] = [[] for _ in self.agreed.players]
        self.pack_lines: list[list[int]] = [[] for _ in self.agreed.players]
        state = self.game.empty(setup, Keyed(self.agreed.key))
        assert isinstance(state, Draft)
        self.s: Draft = state
        self.s.agenda.append(self.game.opening(state))
        self.lacks_packs = False
        self.go_on()
        for entry in self.entries:
            if entry.word in OF_PLAYERS:
                self.apply(entry)

    # --- going on -----------------------------------------------------------------------------

    def go_on(self) -> None:
        """To the next pick; packs that are typed lie there before they are counted."""
        self.lacks_packs = False
        while advance_to(self.s, COUNTING):
            if self.agreed.is_typed and not self.lay_packs():
                self.lacks_packs = True
                return
            go_one_step(self.s)

    def lay_packs(self) -> bool:
        """DBS-6 Those of this round, if all have been typed."""
        at = self.s.round - 1
        if any(len(packs) <= at for packs in self.packs):
            return False
        for seat, packs in enumerate(self.packs):
            pack = tuple(sorted(packs[at]))
            self.s.counted[seat] = pack
            self.s.opened[seat] = (*self.s.opened[seat][:-1], pack)
        return True

    def apply(self, entry: Entry) -> None:
        """Raises BadDraft with the line and why it cannot be."""
        seat = self.seat_named(entry.cells[0], entry.line)
        try:
            if entry.word == "pack":
                self.take_pack(seat, entry)
            elif len(entry.cells) != 2 and entry.word != "deck":
                raise wrong(self.name, entry.line, "two-cells", word=entry.word)
            else:
                self.take_choices(seat, entry)
        except IllegalOption as refused:
            why = self.speaker.speak("no", refused.said).text
            cited = f" ({', '.join(refused.clauses)})" if refused.clauses else ""
            told = desk_words("refused", player=self.agreed.players[seat], why=why)
            raise BadDraft(f"{told}{cited}", self.name, entry.line) from None
        except BadSetup as bad:
            raise BadDraft(str(bad), self.name, entry.line) from None

    def seat_named(self, name: str, line: int) -> int:
        players = [player.casefold() for player in self.agreed.players]
        if name.casefold() in players:
            return players.index(name.casefold())
        raise wrong(self.name, line, "no-player", name=name[:40], meant=nearest(name, self.agreed.players),
                    players=", ".join(self.agreed.players))  # fmt: skip

    def take_pack(self, seat: int, entry: Entry) -> None:
        player = self.agreed.players[seat]
        if not self.agreed.is_typed:
            raise wrong(self.name, entry.line, "packs-are-opened")
        if len(self.packs[seat]) == len(self.s.form.rounds):
            raise wrong(self.name, entry.line, "enough-packs", player=player, packs=len(self.s.form.rounds))
        if len(entry.cells) > 1 and entry.cells[1] != str(len(self.packs[seat]) + 1):
            raise wrong(self.name, entry.line, "not-this-pack", player=player, number=len(self.packs[seat]) + 1)
        if not entry.cards:
            raise wrong(self.name, entry.line, "pack-empty", player=player)
        cards: list[int] = []
        for line, text in entry.cards:
            try:
                cards += self.typed.cards(text)
            except BadSetup as bad:
                raise BadDraft(str(bad), self.name, line) from None
        self.packs[seat].append(tuple(cards))
        self.pack_lines[seat].append(entry.line)
        if self.lacks_packs:
            self.go_on()

    def take_choices(self, seat: int, entry: Entry) -> None:
        """A pick, a judgement, a Leader from outside or a deck: the rules say whether it can be."""
        if self.lacks_packs:
            raise wrong(self.name, entry.line, "no-packs-yet", players=self.without_packs(), number=self.s.round)
        decider = self.s.house.organiser if entry.word == "judge" else seat
        asked = owed(self.s, decider)
        if entry.word in ("pick", "leader", "deck") and (asked is None or asked.asks != ASKS[entry.word]):
            raise wrong(self.name, entry.line, f"not-now-{entry.word}", player=self.agreed.players[seat],
                        waiting=self.waiting())  # fmt: skip
        for option in self.options_of(entry):
            decide(self.s, decider, option)
        self.go_on()

    def options_of(self, entry: Entry) -> list[Option]:
        if entry.word == "judge":
            return [self.word_meant(entry)]
        if entry.word == "deck":
            if entry.cells[1:] == (AUTO,):
                return [self.book.word[AUTO]]
            text = "\n".join([card for _, card in entry.cards])
            cards = cards_in_deck(self.book, text)
            return [*[self.book.put[card] for card in cards], self.book.word[DONE]]
        return [self.pick_in(entry.cells[1])]

    def word_meant(self, entry: Entry) -> Option:
        word = self.book.word.get(entry.cells[1])
        if word is None:
            raise wrong(self.name, entry.line, "no-judgement", word=entry.cells[1][:40])
        return word

    def pick_in(self, text: str) -> Option:
        """`EC-014`, or `EC-001 + EC-014`: a card and another one with it."""
        if self.typed.is_card(text) or WITH not in text:
            return self.book.take[self.typed.card(text)]
        places = [at for at, sign in enumerate(text) if sign == WITH]
        pieces = [(text[:at].strip(), text[at + 1 :].strip()) for at in places]
        both = next((pair for pair in pieces if all(self.typed.is_card(each) for each in pair)), pieces[0])
        first, other = (self.typed.card(piece) for piece in both)
        if self.book.is_leader[other] and not self.book.is_leader[first]:
            first, other = other, first
        return self.book.pair(first, other)

    # --- where it stands ----------------------------------------------------------------------

    def without_packs(self) -> str:
        at = self.s.round - 1
        return ", ".join([player for player, packs in zip(self.agreed.players, self.packs, strict=True)
                          if len(packs) <= at])  # fmt: skip

    def owing(self) -> list[int]:
        """Who must choose now, clockwise in the circle."""
        asked = {decision.seat for decision in self.s.waiting}
        return [seat for seat in self.s.circle if seat in asked]

    def waiting(self) -> str:
        """In words."""
        if self.lacks_packs:
            return desk_words("wait-packs", players=self.without_packs(), number=self.s.round)
        if not self.s.waiting:
            return desk_words("wait-over")
        players = ", ".join([self.agreed.players[seat] for seat in self.owing()])
        return desk_words(f"wait-{self.s.waiting[0].asks}", players=players)

    def is_over(self) -> bool:
        return not self.s.waiting and not self.lacks_packs

    def opener(self, seat: int) -> int:
        """Who has opened the pack that this seat holds."""
        away = self.s.pick - 1
        return self.s.left_of(seat, -away if self.s.direction == 0 else away)

    def pick_of(self, seat: int) -> Option | None:
        """What the seat has picked already, while others still think."""
        return next((sealed.option for sealed in self.s.sealed if sealed.decision.seat == seat), None)


ASKS: Final = {"pick": "picking", "leader": "choosing-leader", "deck": "building"}
