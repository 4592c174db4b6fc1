"""wyrmhall play on the full screen, played by its keys and its mouse."""

from __future__ import annotations

import asyncio
import fcntl
import html
import os
import pty
import re
import struct
import subprocess
import termios
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.binding import Binding
from textual.pilot import Pilot

from tests.command import COMMAND
from tests.toy.relay import RELAY
from wyrmhall.cli.explained import KEYS_AT_TABLE, key_meaning, key_name
from wyrmhall.cli.painting import PALETTES, SIGNS
from wyrmhall.cli.play import begun, resumed, set_up
from wyrmhall.cli.sitting import Sitting
from wyrmhall.cli.table import TableApp
from wyrmhall.cli.widgets import Note, Place, Tile
from wyrmhall.cli.words import closing_lines, opening_lines, words_at
from wyrmhall.kernel.registry import game, register

SIZES = [(80, 24), (120, 40)]
Play = Callable[["Person"], Awaitable[None]]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("WYRMHALL_HOME", str(tmp_path))
    monkeypatch.delenv("NO_COLOR", raising=False)


class Person:
    """Somebody at a table: presses keys when the table waits for them, and reads the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[Exception]) -> None:
        self.app = app
        self.table = app.table
        self.pilot = pilot

    async def wait(self) -> None:
        await self.table.idle.wait()
        await self.pilot.pause()

    async def until(self, happened: Callable[[], object]) -> None:
        """Wait for something that happens while the table does not wait for anybody."""
        for _ in range(2000):
            if happened():
                return
            await self.pilot.pause()
        pytest.fail(f"it never happened; the screen:\n{self.sees()}")

    async def press(self, *keys: str) -> None:
        await self.wait()
        await self.pilot.press(*keys)
        await self.wait()

    def sees(self) -> str:
        """The text of the screen, line by line."""
        drawn = self.app.export_screenshot(simplify=True)
        cells = re.findall(r"<text[^>]* x=\"([\d.]+)\" y=\"([\d.]+)\"[^>]*>([^<]*)</text>", drawn)
        lines: dict[float, str] = {}
        for _, y, text in sorted(cells, key=lambda cell: (float(cell[1]), float(cell[0]))):
            lines[float(y)] = lines.get(float(y), "") + html.unescape(text).replace("\xa0", " ")
        return "\n".join(lines.values())


def at_table(sitting: Sitting, size: tuple[int, int], play: Play, pause: float = 0.0) -> TableApp:
    """Sit down, play, and leave."""

    async def sit() -> TableApp:
        app = TableApp(sitting, opening_lines(words_at(sitting), sitting), pause)
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await play(Person(app, pilot))
        return app

    return asyncio.run(sit())


def new_game(seats: int = 4, seed: str = "7", name: str = "magic-dragon", variant: str | None = None) -> Sitting:
    return begun(set_up(game(name), seats, variant, {}, None), "random", seed)


def choices(sitting: Sitting) -> list[str]:
    return [f"{seat} {option}" for seat, option in sitting.journal.choices]


@pytest.mark.parametrize("size", SIZES)
def test_a_whole_game_by_keys(size: tuple[int, int]) -> None:
    sitting = new_game(seats=3, seed="38")  # a short one

    async def play(person: Person) -> None:
        summaries = 0
        while not person.table.moment.is_over:
            summaries += isinstance(person.app.screen, Note)
            await person.press("enter")
        await person.wait()
        assert summaries == int(person.table.moment.view.facts["round"]) - 1
        assert isinstance(person.app.screen, Note)
        seen = person.sees()
        assert "The game is over" in seen
        assert " win" in seen
        assert "wyrmhall verify" in seen
        await person.press("enter")
        assert "Press q to leave." in person.sees()

    at_table(sitting, size, play)
    assert sitting.is_over()
    assert Sitting.resume(sitting.path).is_over()


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 5])
def test_everything_is_on_the_screen(size: tuple[int, int], seats: int) -> None:
    async def play(person: Person) -> None:
        width, height = size
        await person.press("enter")
        await person.press("enter")
        seen = person.sees()
        assert "Your turn: " in seen
        assert "(MD-" in seen
        assert "Just now: " in seen
        assert "Enter: " in seen
        for word in ("round 1", "seed 7", "Centre", "You", "Log", "set aside", "q quit"):
            assert word in seen, word
        for name in person.table.setup.names[1:]:
            assert name in seen
        for widget in ("#prompt", "#hand", "#options", "#keys", "#head", *(Place, Tile)):
            region = person.table.query(widget).first().region
            assert region.area, widget
            assert region.right <= width, widget
            assert region.bottom <= height, widget
        for card in person.table.moment.cards:
            assert person.table.setup.book.faces[card] in seen

    at_table(new_game(seats), size, play)


def test_the_pledge_is_shown_at_the_start() -> None:
    sitting = begun(set_up(game("magic-dragon"), 3, None, {}, None), "random", None)
    pledge = sitting.pledge() or ""

    async def play(person: Person) -> None:
        await person.wait()
        assert f"pledge {pledge[:16]}" in person.sees()
        assert "wyrmhall verify checks it" in person.sees()

    at_table(sitting, (80, 24), play)


def test_a_playable_card_is_told_by_its_place_and_edge_not_by_colour() -> None:
    async def play(person: Person) -> None:
        await person.press("enter")
        can_play = {option.card for option in person.table.moment.view.options}
        for tile, card in zip(person.table.query(Tile), person.table.moment.cards, strict=False):
            assert tile.has_class("playable") == (card in can_play)
            assert (tile.styles.margin.top == 0) == (card in can_play)

    at_table(new_game(), (80, 24), play)


def test_why_not_with_its_clause() -> None:
    async def play(person: Person) -> None:
        await person.press("w")
        assert "Why can’t I play Red 2?" in person.sees()
        assert "First everybody bids; then the cards are played. (MD-9)" in person.sees()
        assert "Each round opens with the bidding" in person.sees()
        await person.press("escape")
        await person.press("w")
        assert isinstance(person.app.screen, Note)
        await person.press("enter", "right")
        assert not isinstance(person.app.screen, Note)
        assert person.table.place == 1

    at_table(new_game(seed="8"), (80, 24), play)


def test_a_question_mark_tells_what_the_card_does_and_every_key() -> None:
    async def play(person: Person) -> None:
        await person.press("question_mark")
        assert isinstance(person.app.screen, Note)
        assert "R2: Slumberer, Red 2. Takes a stack with a lower dragon of its colour" in person.sees()
        for binding in person.table.BINDINGS:
            assert isinstance(binding, Binding)
            key = {"question_mark": "?", "left": "←", "right": "→", "up": "↑", "down": "↓"}.get(
                binding.key, binding.key
            )
            shown = [key_name(person.table.words, each).lower() for each in KEYS_AT_TABLE]
            assert key.isdecimal() or any(key in each for each in shown), key
        for each in KEYS_AT_TABLE:
            assert key_meaning(person.table.words, each)[:40] in person.sees()
        await person.press("escape")
        assert not isinstance(person.app.screen, Note)

    at_table(new_game(seed="8"), (80, 24), play)


def test_enter_on_a_card_that_cannot_be_played_tells_why() -> None:
    sitting = new_game(seed="8")

    async def play(person: Person) -> None:
        await person.press("enter")
        before = choices(sitting)
        while (cards := person.table.moment.cards) and person.table.moment.options_of(cards[person.table.place]):
            await person.press("right")
        await person.press("enter")
        assert "Why can’t I play" in person.sees()
        assert choices(sitting) == before

    at_table(sitting, (80, 24), play)


def test_hint_score_rules_and_log() -> None:
    async def play(person: Person) -> None:
        await person.press("h")
        pointed = person.table._pointed()
        assert pointed is not None
        assert f"A thinking bot would choose {pointed}. Bid {pointed}: " in person.sees()
        assert "Why: exactly right earns " in person.sees()
        await person.press("s")
        assert "0 cards in the stacks" in person.sees()
        assert "MD-38" in person.sees()
        await person.press("enter", "r")
        assert "A bid foretells" in person.sees()
        await person.press("pagedown", "pagedown", "escape", "l")
        assert "You are dealt" in person.sees()
        await person.press("space")
        assert "Your turn" in person.sees()

    at_table(new_game(), (120, 40), play)


def test_number_keys_choose_bids_by_their_number() -> None:
    sitting = new_game(seats=2)

    async def play(person: Person) -> None:
        await person.press("9")
        assert "9: There is no bid card with 9. (MD-4" in person.sees()
        await person.press("3", "enter")

    at_table(sitting, (80, 24), play)
    assert "0 3" in choices(sitting)


def test_a_key_pressed_twice_plays_once() -> None:
    sitting = new_game(seats=2)

    async def play(person: Person) -> None:
        await person.wait()
        for _ in range(5):
            person.table.action_play()
        await person.pilot.pause()
        await person.wait()

    at_table(sitting, (80, 24), play)
    assert len([choice for choice in choices(sitting) if choice.startswith("0 ")]) == 1


def test_the_mouse_selects_and_plays() -> None:
    sitting = new_game(seats=2)

    async def play(person: Person) -> None:
        await person.press("enter")
        await person.pilot.click(person.table.query(Tile)[2])
        await person.pilot.pause()
        assert person.table.place == 2
        assert person.table.query(Tile)[2].has_class("selected")
        offered = person.table.offered[0]
        before = len(choices(sitting))
        await person.pilot.click("#options", offset=(2, 0))
        await person.wait()
        assert choices(sitting)[before] == f"0 {offered}"

    at_table(sitting, (80, 24), play)


@pytest.mark.parametrize("key", [b"q", b"\x03"])
def test_a_real_terminal(tmp_path: Path, key: bytes) -> None:
    """In a process and a terminal of its own: the screen is drawn, left, and given back."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(ours, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
    environment = {**os.environ, "TERM": "xterm-256color"}
    command = [str(COMMAND), "play", "magic-dragon", "--bots", "random", "--fast"]
    with subprocess.Popen(command, env=environment, stdin=theirs, stdout=theirs, stderr=theirs) as playing:
        os.close(theirs)
        drawn = b""
        with suppress(OSError):  # what reading from a terminal says when the last process has left it
            while more := os.read(ours, 65536):
                drawn += more
                if b"Your turn: " in drawn and key:
                    os.write(ours, key)
                    key = b""
    os.close(ours)
    assert playing.returncode == 0
    assert b"Traceback" not in drawn
    assert b"Saved as " in drawn.rpartition(b"\x1b[?1049l")[2]
    [file] = tmp_path.glob("games/*.record")
    assert "unfinished" in file.read_text()


@pytest.mark.parametrize("key", ["q", "ctrl+c"])
def test_leaving_and_going_on(key: str) -> None:
    sitting = new_game()

    async def leave(person: Person) -> None:
        await person.press("enter")
        await person.press("enter")
        await person.pilot.press(key)

    app = at_table(sitting, (80, 24), leave)
    assert app.return_value is None
    assert any("--resume" in line.text for line in closing_lines(words_at(sitting), sitting))
    again = resumed(sitting.setup.game, sitting.path)
    assert choices(again) == choices(sitting)
    assert again.view() == sitting.view()

    async def go_on(person: Person) -> None:
        await person.press("enter")

    at_table(again, (120, 40), go_on)
    assert choices(again)[: len(choices(sitting))] == choices(sitting)
    assert len(choices(again)) > len(choices(sitting))


def test_a_finished_game_can_be_looked_at() -> None:
    sitting = new_game(seats=2)
    while not sitting.is_over():
        for _ in sitting.bots_choose():
            pass
        if not sitting.is_over():
            sitting.choose(sitting.view().options[0])

    async def play(person: Person) -> None:
        await person.wait()
        assert "The game is over" in person.sees()
        assert person.sees().count("in the stacks") == 2

    at_table(resumed(sitting.setup.game, sitting.path), (80, 24), play)


def test_a_full_disk_ends_the_table_with_the_reason() -> None:
    sitting = new_game(seats=2)

    def save() -> None:
        raise OSError(28, "No space left on device", str(sitting.path))

    async def play(person: Person) -> None:
        await person.wait()
        sitting.save = save  # type: ignore[method-assign]
        await person.pilot.press("enter")
        await person.until(lambda: person.app.return_value)

    app = at_table(sitting, (80, 24), play)
    assert isinstance(app.return_value, OSError)


def test_bots_pause_between_their_moves_unless_one_is_in_a_hurry() -> None:
    sitting = new_game(seed="4")

    async def play(person: Person) -> None:
        await person.pilot.press("space")  # the bots that bid first
        await person.wait()
        await person.pilot.press("enter")
        await person.until(lambda: "is choosing." in person.sees())
        moved = len(choices(sitting))
        assert not person.table.idle.is_set()
        await person.pilot.press("space")
        await person.wait()
        assert len(choices(sitting)) > moved

    at_table(sitting, (80, 24), play, pause=3600.0)


@pytest.mark.parametrize("size", [(40, 12), (60, 18), (200, 60)])
def test_other_sizes_survive(size: tuple[int, int]) -> None:
    async def play(person: Person) -> None:
        for _ in range(6):
            await person.press("enter")

    at_table(new_game(), size, play)


def test_without_colour(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def play(person: Person) -> None:
        await person.press("enter")
        assert "▸ 1 " in person.sees()
        assert person.app.native_ansi_color

    app = at_table(new_game(), (80, 24), play)
    assert app.no_color


def test_signs_are_one_cell_wide_and_all_different() -> None:
    signs = list(SIGNS.values())
    assert [cell_len(sign) for sign in signs] == [1] * len(signs)
    assert len(set(signs)) == len(signs)


@pytest.mark.parametrize("name", ["fairy-tale", "magic-dragon", "storm-dragons"])
def test_every_card_has_its_colours_and_its_sign(name: str) -> None:
    book = game(name).book_of(None)
    for row in range(len(book.faces)):
        assert book.face(row).palette in PALETTES
        assert book.face(row).glyph in SIGNS


# --- a game with secret choices, teams, and piles of unknown size ---------------------------------


@pytest.mark.parametrize("variant", ["teams", "single"])
def test_another_game(variant: str) -> None:
    register(RELAY)
    sitting = new_game(4, "3", "relay", variant)

    async def play(person: Person) -> None:
        await person.wait()
        assert "hoard ?" in person.sees()
        assert "nest ?" in person.sees()
        assert "Your turn: Pick a dragon (RL-4)" in person.sees()
        while not person.table.moment.is_over:
            await person.press("enter")
        await person.wait()
        assert "The game is over" in person.sees()

    at_table(sitting, (80, 24), play)


def test_a_secret_choice_can_be_changed_while_others_choose() -> None:
    register(RELAY)
    sitting = new_game(4, "3", "relay")

    async def play(person: Person) -> None:
        await person.wait()
        await person.pilot.press("enter")
        await person.until(lambda: "You have chosen: " in person.sees())
        assert "You may still change it." in person.sees()
        await person.pilot.press("right", "enter", "space")
        await person.wait()

    at_table(sitting, (80, 24), play, pause=3600.0)
    first, second, *others = choices(sitting)
    assert first.startswith("0 ")
    assert second.startswith("0 ")
    assert first != second
    assert not any(other.startswith("0 ") for other in others)
