"""The parts of the full screen: places of the table, the log, the cards in hand, and something to read."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group, RenderableType
from rich.style import Style
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widget import Widget
from textual.widgets import Static

from wyrmhall.cli.lying import HAND, Holding, holdings, stores
from wyrmhall.cli.painting import BOLD, QUIET, Blocks, block_of, in_shade, on_paper, packed, sign_of
from wyrmhall.cli.words import Words
from wyrmhall.kernel.book import Book
from wyrmhall.kernel.said import Place as PlaceOnTable
from wyrmhall.kernel.value import CENTRE, NONE
from wyrmhall.kernel.view import View
from wyrmhall.speech.spans import spoken

ROOMY_PLACE = 8  # rows of a place with room to spare
NARROWEST_TILE = 5  # columns within its edges, before it was laid out


class Place(Widget):
    """What lies before one seat, or in the centre."""

    def __init__(self, words: Words, owner: int) -> None:
        super().__init__(classes="centre" if owner == CENTRE else "")
        self.words = words
        self.book = words.setup.book
        self.owner = owner
        self.view: View | None = None
        self.target: PlaceOnTable | None = None

    def show(self, view: View, target: PlaceOnTable | None) -> None:
        self.view = view
        self.target = target if target is not None and target.owner == self.owner else None
        is_due = self.owner in view.owing()
        if self.has_class("turn") != is_due or not self.border_title:
            name = self.words.name(self.owner)
            self.border_title = f"▶ {name}" if is_due else name
            self.set_class(is_due, "turn")
        self.set_class(self.target is not None and self.target.item == NONE, "target")
        self.refresh()

    def render(self) -> Text:
        if self.view is None:
            return Text()
        view = self.view
        mine = self.owner == view.seat
        lying = [held for held in holdings(view, self.owner) if not mine or held.zone != HAND]
        width, height = self.content_size
        lines = packed(self._facts(view, [held for held in lying if held.is_hidden()]), width)
        seen = [held for held in lying if not held.is_hidden()]
        seen.sort(key=lambda held: held.zone in stores(view.setup))  # last where room is short
        if height > ROOMY_PLACE:
            lines.append(Text())
        for held in seen:
            if len(seen) > 1:
                lines.append(Text(spoken(self.words.zone(held.zone)).text, QUIET))
            lines += self._blocks(held).laid_out(width, height - len(lines))
        return Text("\n").join(lines)

    def _facts(self, view: View, hidden: list[Holding]) -> list[Text]:
        """What is said of the owner, and how many cards lie where their faces are not seen."""
        about = view.setup.game.about_seat(view, self.owner) if self.owner != CENTRE else []
        facts = [self.words.fact(each) for each in about]
        texts = [beside(fact.word.text, fact.value.text) for fact in facts]
        sizes = ["?" if held.size is None else str(held.size) for held in hidden]
        zones = [spoken(self.words.zone(held.zone)).text for held in hidden]
        return texts + [beside(zone, size) for zone, size in zip(zones, sizes, strict=True)]

    def _blocks(self, held: Holding) -> Blocks:
        at = self.target.item if self.target is not None and self.target.zone == held.zone else NONE
        blocks = [
            block_of(lying, lambda item: self.words.marks(item).text, is_target=lying.number == at)
            for lying in held.items
        ]
        return Blocks(self.book, blocks)


def beside(word: str, value: str) -> Text:
    return Text.assemble((f"{word} ", QUIET), (value, BOLD)) if value else Text(word, QUIET)


class News(Widget):
    """The last lines of the log, as many as there is room for."""

    def __init__(self, title: str) -> None:
        super().__init__(id="log")
        self.border_title = title
        self.lines: list[Text] = []

    def show(self, lines: list[Text]) -> None:
        self.lines = lines
        self.refresh()

    def render(self) -> Text:
        width, height = self.content_size
        shown: list[Text] = []
        for line in reversed(self.lines):
            if len(shown) >= height:
                break
            shown = [*line.wrap(self.app.console, max(width, 1)), *shown]
        return Text("\n").join(shown[-height:] if height else [])


class Tile(Static):
    """A card in hand: raised and edged in gold if it can be played."""

    class Picked(Message):
        def __init__(self, place: int) -> None:
            super().__init__()
            self.place = place

    def __init__(self, book: Book, place: int) -> None:
        super().__init__()
        self.book = book
        self.place = place
        self.shown = (NONE, "")  # as it was drawn last

    def on_click(self) -> None:
        self.post_message(self.Picked(self.place))

    def show(self, card: int, states: str) -> None:
        if self.shown == (card, states):
            return
        self.shown = (card, states)
        self.set_classes(states)
        style = on_paper(self.book, card) if "playable" in states else in_shade(self.book, card)
        self.styles.background = style.bgcolor.name if style.bgcolor is not None else None
        ink = Style(color=style.color, bold=style.bold)
        written, face, sign = self.book.write(card), self.book.face(card), sign_of(self.book, card)
        has_room = len(written) <= (self.content_size.width or NARROWEST_TILE)
        drawn = f"{written}\n{sign}" if has_room else f"{face.rank} {sign}\n{face.title}"
        self.update(Text(drawn, ink), layout=False)


class Note(ModalScreen[None]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "close"),
        Binding("up", "scroll('up')"),
        Binding("down", "scroll('down')"),
        Binding("pageup", "scroll('page_up')"),
        Binding("pagedown", "scroll('page_down')"),
    ]

    def __init__(self, words: Words, title: str, *parts: RenderableType) -> None:
        super().__init__()
        self.heading = title
        self.footing = words.text("scroll")
        self.parts = parts

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as box:
            box.border_title = self.heading
            box.border_subtitle = self.footing
            yield Static(Group(*self.parts))

    def on_click(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, way: str) -> None:
        getattr(self.query_one(VerticalScroll), f"scroll_{way}")(animate=False)
