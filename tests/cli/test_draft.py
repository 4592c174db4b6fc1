"""wyrmhall draft: alone with bots, line by line; and at the desk of an organiser."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.command import Answer, wyrmhall
from wyrmhall.cli.draft_desk import DraftFile
from wyrmhall.cli.draft_export import pool_of
from wyrmhall.cli.draft_log import Desk
from wyrmhall.cli.draft_rows import cards_in_deck, list_lines
from wyrmhall.cli.draft_table import DraftTable
from wyrmhall.cli.play import begun, set_up
from wyrmhall.cli.sitting import Sitting
from wyrmhall.drafts.cards import DraftCards
from wyrmhall.drafts.state import Draft
from wyrmhall.kernel.chance import Keyed, swift
from wyrmhall.kernel.errors import WyrmhallError
from wyrmhall.kernel.play import choose
from wyrmhall.kernel.registry import game
from wyrmhall.sets.library import shipped_set
from wyrmhall.sets.writing import digest_of, write_csv, write_set

DBS = game("dbs-draft")
KEY = "5eed" * 16
NAMES = ("Ada", "=Ben B", "Cleo")
OPENING = f"""wyrmhall draft log 1
game | dbs-draft
set | ember-coast
digest | {digest_of(shipped_set("ember-coast"))}
house | boosters_per_player=4
packs | typed
key | {KEY}
player | Ada
player | =Ben B
player | Cleo
"""
ABSENT = "a card that is not there"


# --- alone with bots ------------------------------------------------------------------------------


class Person:
    """Answers whatever is asked at a table, and remembers what was said."""

    def __init__(self, sitting: Sitting, building: list[str], leaves_after: int = 10_000) -> None:
        self.table = DraftTable(sitting, self.read, self.write)
        self.building = building
        self.left = leaves_after
        self.said: list[str] = []

    def write(self, line: str) -> None:
        self.said.append(line)

    def read(self) -> str | None:
        self.left -= 1
        if self.left < 0:
            return None
        if self.table.asked() != "picking":
            line = self.building.pop(0) if self.building else None
            return self.absent() if line == ABSENT else line
        option, book = self.table.view.options[-1], self.table.book
        if option.target >= 0:  # a Leader, with another card: by number and by name, the other way round
            return f"{book.cards[option.target].name} + {book.cards[option.card].number}"
        return book.cards[option.card].name

    def absent(self) -> str:
        """A card that is not in the pool."""
        book, pool = self.table.book, self.table.pool()
        return next(book.cards[card].name for card in range(140) if card not in pool and book.is_main[card])

    def said_all(self) -> str:
        return "\n".join(self.said)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("WYRMHALL_HOME", str(tmp_path))
    return tmp_path


def sitting_down() -> Sitting:
    return begun(set_up(DBS, 3, None, {"boosters_per_player": "4"}, None), "random", "7")


def test_a_draft_is_left_resumed_and_ended_with_a_deck_whose_legality_is_told_in_words(home: Path) -> None:
    first = Person(sitting_down(), [], leaves_after=9)
    first.table.play()
    assert "3 EC-" in first.said_all()
    assert "The input has ended." in first.said_all()
    back = Sitting.resume(first.table.sitting.path)
    deck = home / "mine.deck"
    second = Person(back, ["done", ABSENT, "cut 1", "auto", "2", f"save {deck}", "clear", f"load {deck}", "done"])
    second.table.play()
    second.table.write_deck()
    said = second.said_all()
    for expected in (
        "only with another one",  # of a pack with a Leader in it
        "DBS-13, DBS-14",
        "done: The deck has no Leader yet; it needs exactly one. (DBS-19)",
        " is not among the cards you took. (DBS-23)",
        " is not in your deck.",
        "40 cards for a deck; by cost ",
        "All your copies of ",
        "The deck may be played as it is.",
        "The draft is over.",
    ):
        assert expected in said, expected
    assert back.is_over()
    assert "Nobody wins" not in said
    kept = back.path.with_suffix(".deck")
    assert kept.read_text() == deck.read_text()
    book = back.setup.book
    assert isinstance(book, DraftCards)
    leader, *main = cards_in_deck(book, kept.read_text(), "deck")
    view = back.view()
    assert book.is_leader[leader]
    assert tuple(sorted(main)) == view.pile("deck", view.seat)
    wrong = wyrmhall("verify", str(back.path), home=home)
    assert wrong.code == 0, wrong.err


def test_rows_are_plain_text_in_a_pipe_and_an_own_set_can_be_drafted(tmp_path: Path) -> None:
    own = tmp_path / "own.set"
    own.write_text(write_set(shipped_set("ember-coast")).replace("Ember Coast", "[red]Own"), encoding="utf-8")
    words = ("draft", "dbs-draft", "--seats", "2", "--seed", "5", "--bots", "random", "--set", str(own))
    answer = wyrmhall(*words, home=tmp_path, typed="1\nquit\n")
    assert answer.code == 0, answer.err
    assert "\x1b" not in answer.out
    assert "12 cards:" in answer.out
    assert "wyrmhall draft dbs-draft --resume" in answer.out
    again = wyrmhall("draft", "dbs-draft", home=tmp_path, typed="pool\nquit\n")
    assert "Your pool, one card:" in again.out
    listed = wyrmhall("draft", home=tmp_path)
    assert "dbs-draft" in listed.out
    assert "ember-coast (140 cards)" in listed.out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("dbs-darft",), "did you mean dbs-draft?"),
        (("magic-dragon",), "is no draft; there are: dbs-draft"),
        (("dbs-draft", "--set", "ember-cost"), "did you mean ember-coast?"),
        (("dbs-draft", "--set", "list.csv"), "wyrmhall sets import"),
        (("dbs-draft", "--seats", "9"), "2 to 8 seats"),
    ],
)
def test_what_cannot_be_drafted_is_told_in_one_line(tmp_path: Path, words: tuple[str, ...], said: str) -> None:
    (tmp_path / "list.csv").write_text(write_csv(shipped_set("ember-coast")), encoding="utf-8")
    where = [str(tmp_path / word) if word == "list.csv" else word for word in words]
    answer = wyrmhall("draft", *where, home=tmp_path)
    assert answer.code == 2
    assert answer.is_one_clear_line()
    assert said in answer.err
    assert not (tmp_path / "games").exists()


# --- at a real table ------------------------------------------------------------------------------


@pytest.fixture
def log(tmp_path: Path) -> Path:
    return tmp_path / "friday.draft"


def run(log: Path, command: str, *words: str, typed: str = "") -> Answer:
    return wyrmhall("draft", command, str(log), *words, home=log.parent, typed=typed)


def made(log: Path, *words: str) -> None:
    house = ("--house", "boosters_per_player=4", "--house", "outside_leader=choice")
    answer = run(log, "new", *NAMES, "--as-seated", "--key", KEY, *house, *words)
    assert answer.code == 0, answer.err


def played(seed: str) -> tuple[Draft, list[str]]:
    """A draft as the rules play it, and the lines that an organiser would have typed of it."""
    house = {"boosters_per_player": 4, "outside_leader": "choice", "seating": "as_seated"}
    setup = DBS.set_up(len(NAMES), None, house)
    s = DBS.start_from(setup, Keyed(KEY))
    assert isinstance(s, Draft)
    dice, lines, told = swift(seed), list[str](), 0
    decks: dict[int, list[int]] = {}
    while s.waiting:
        for seat in range(s.seats if len(s.opened[0]) > told else 0):
            lines += [f"pack | {NAMES[seat]}", *list_lines(s.cards, s.opened[seat][-1])]
        told = len(s.opened[0])
        decision = s.waiting[dice.below(len(s.waiting))]
        offered = decision.options(s)
        option = offered[dice.below(len(offered))]
        name = NAMES[decision.seat]
        if decision.asks == "building":
            decks.setdefault(decision.seat, [])
            if option.text == "auto":
                option = offered[0]
            decks[decision.seat] += [option.card] if option.card >= 0 else []
            if option.text == "done":
                lines += [f"deck | {name}", *list_lines(s.cards, decks[decision.seat])]
        else:
            word = "leader" if decision.asks == "choosing-leader" else "pick"
            lines.append(f"{word} | {name} | {option.text.replace('+', ' + ')}")
        choose(s, decision.seat, option)
    return s, lines


def parts(lines: list[str]) -> Iterator[list[str]]:
    part: list[str] = []
    for line in lines:
        if " | " in line and part:
            yield part
            part = []
        part.append(line)
    yield part


def test_a_typed_draft_comes_out_as_the_rules_play_it_and_exports_compute_nothing(log: Path) -> None:
    s, lines = played("2")
    made(log)
    opening = log.read_text()
    log.write_text(opening + "\n".join(lines) + "\n", encoding="utf-8")
    desk = DraftFile(log).desk
    assert desk.is_over()
    assert [pool_of(desk, seat) for seat in range(3)] == [
        tuple(sorted(s.pools[seat] + s.leaders[seat] + s.decks[seat])) for seat in range(3)
    ]
    assert (desk.s.decks, desk.s.leader) == (s.decks, s.leader)
    out = log.parent / "out"
    assert run(log, "export", "--out", str(out)).code == 0
    picks = list(csv.DictReader((out / "picks.csv").read_text().splitlines()))
    assert sum([1 + bool(row["with"]) for row in picks if row["taken"]]) == 3 * 4 * 12
    assert all(row["player"] == row["opened by"] for row in picks if row["pick"] == "1")
    pools = list(csv.DictReader((out / "pools.csv").read_text().splitlines()))
    assert {row["player"] for row in pools} == {"Ada", "'=Ben B", "Cleo"}, "no spreadsheet computes it"
    lent = sum([len(cards) for cards in s.lent])
    assert sum([int(row["times"]) for row in pools]) == 3 * 4 * 12 + lent
    assert (
        "Pack 4, pick 12, to the right" in (out / "log.txt").read_text() or "pick 13" in (out / "log.txt").read_text()
    )
    assert (out / "decks.txt").read_text().count("Sideboard") == 3
    assert "is there already" in run(log, "export", "--out", str(out)).err
    assert json.loads(run(log, "show", "--json").out)["is_over"] is True


def test_at_the_desk_mistakes_are_told_and_change_nothing_and_typos_are_corrected(log: Path) -> None:
    s, lines = played("3")
    made(log, "--set", "ember-coast")
    several = list(parts(lines))
    packs = log.parent / "packs.txt"
    packs.write_text("\n".join([line.replace(" | ", " ") for part in several[:3] for line in part]), encoding="utf-8")
    wrong = log.parent / "wrong.txt"
    wrong.write_text("pack Ada\nAsh Couriel\npack Bob\nEC-003\n", encoding="utf-8")
    before = log.read_text()
    refused = run(log, "packs", str(wrong))
    assert refused.code == 2
    assert "wrong.txt:2" in refused.err
    assert "Ash Courier" in refused.err
    assert log.read_text() == before
    assert "Pack 1 of 4, pick 1, to the left." in run(log, "packs", str(packs)).out
    in_first = s.opened[0][0]
    free = next(card for card in in_first if not s.cards.is_leader[card])
    absent = next(card for card in range(140) if card not in in_first and not s.cards.is_leader[card])
    number, other = s.cards.cards[free].number, s.cards.cards[absent].number
    typed = [f"Ada {other}", "Dan EC-001", f"{number}", "undo", f"Ada: {s.cards.cards[free].name}",
             f"Ada {number} + {number}", "deck Ada auto", "pack Ada 9", "EC-003", "", "judge Ada replace", "where", "nonsense"]  # fmt: skip
    answer = run(log, "desk", typed="\n".join(typed))
    assert answer.code == 0
    for expected in (
        "That card is not in the pack in your hand. (DBS-8)",
        "There is no card “Dan EC-001” in this set.",
        f"Kept: pick | Ada | {number} {s.cards.cards[free].name}",
        "Taken back: pick | Ada",
        "Ada builds no deck now. To pick: ",
        "Ada has picked",
        "To pick: =Ben B, Cleo.",
    ):
        assert expected in answer.out, (expected, answer.out)
    at = next(place for place, line in enumerate(log.read_text().split("\n"), 1) if line.startswith("pick | Ada"))
    before = log.read_text()
    refused = run(log, "correct", str(at), f"pick | Ada | {other}")
    assert refused.is_one_clear_line()
    assert f"{log}:{at}: Ada: " in refused.err
    assert log.read_text() == before
    assert run(log, "correct", str(at)).code == 0
    assert "pick | Ada" not in log.read_text()
    assert "Ben B" in run(log, "show").out


def test_wyrmhall_opens_the_packs_of_a_pledged_key(log: Path) -> None:
    s, lines = played("4")
    made(log, "--opened")
    picks = [line for part in parts(lines) for line in part if part[0].split(" | ")[0] != "pack"]
    desk = Desk(log.read_text() + "\n".join(picks) + "\n", str(log), log.parent)
    assert desk.s.opened == s.opened
    assert desk.s.decks == s.decks
    assert "opened by Wyrmhall" in wrong_line(log, "pack | Ada\nEC-003")


def wrong_line(log: Path, line: str) -> str:
    log.write_text(log.read_text() + line + "\n", encoding="utf-8")
    answer = run(log, "show")
    assert answer.code == 2
    assert answer.is_one_clear_line(), answer
    return answer.err


BROKEN: list[tuple[str, Callable[[str], str], str]] = [
    ("empty", lambda text: "", "first line"),
    ("no-head", lambda text: text.replace("log 1", "log 2"), "first line"),
    ("word", lambda text: text + "pik | Ada | EC-003\n", "Did you mean pick?"),
    ("player", lambda text: text + "pick | Adda | EC-003\n", "Did you mean Ada?"),
    ("early", lambda text: text + "pick | Ada | EC-003\n", "has not been typed yet"),
    ("game", lambda text: text.replace("dbs-draft", "fairy-tale"), "is no draft"),
    ("set", lambda text: text.replace("set | ember-coast", "set | ember-cost"), "did you mean ember-coast?"),
    (
        "other-set",
        lambda text: text.replace("digest | a", "digest | b").replace("digest | 0", "digest | 1"),
        "another set",
    ),
    ("key", lambda text: text.replace(KEY, "5eed"), "64 hexadecimal digits"),
    ("twice", lambda text: text + "player | ada\n", "both be called"),
    ("many", lambda text: text + "".join([f"player | P{at}\n" for at in range(6)]), "2 to 8 seats"),
    ("house", lambda text: text.replace("boosters_per_player=4", "boosters=4"), "house option"),
    ("packs", lambda text: text.replace("packs | typed", "packs | real"), "typed” or “opened"),
    ("number", lambda text: text + "pack | Ada | 2\nEC-003\n", "is number 1"),
    ("no-cards", lambda text: text + "pack | Ada\npack | Cleo\n", "no card follows"),
    ("deck", lambda text: text + "deck | Ada | auto\n", "has not been typed yet"),
]


@pytest.mark.parametrize(("how", "said"), [(how, said) for _, how, said in BROKEN], ids=[name for name, *_ in BROKEN])
def test_a_log_that_cannot_be_is_told_with_its_line(log: Path, how: Callable[[str], str], said: str) -> None:
    log.write_text(how(OPENING), encoding="utf-8")
    with pytest.raises(WyrmhallError) as found:
        DraftFile(log)
    assert said in str(found.value)
