"""Playing on the full screen: seats above, the centre between them, the hand below, one question at a time."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import ClassVar, TypeVar

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.style import Style
from rich.text import Text
from rich.theme import Theme
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, HorizontalScroll, VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen, Screen
from textual.widget import Widget
from textual.widgets import OptionList, Static

from wyrmhall.cli.painting import (
    BOLD,
    GOLD,
    QUIET,
    Painter,
    in_shade,
    know_cards,
    laid_out,
    on_paper,
    packed,
    score_table,
    suit_of,
)
from wyrmhall.cli.sitting import Sitting
from wyrmhall.cli.words import (
    HAND,
    PLEDGE_DIGITS,
    answer,
    clauses_in_words,
    holdings,
    keys_of,
    known_facts,
    must_choose,
    outcome,
    own_cards,
    parts_of,
    parts_told,
    playable,
    question,
    refusals_in_words,
    rules_in_words,
    score_events,
    table_facts,
    told,
)
from wyrmhall.kernel.english import cited, sentence
from wyrmhall.kernel.errors import IllegalOption, WyrmhallError
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.value import CENTRE, NONE
from wyrmhall.kernel.view import View, sides_in_play

LOG_LINES = 40  # in the panel; the key l shows them all
KEYS = (
    "[b]←→[/] card  [b]↑↓[/] option  [@click=screen.play][b]Enter[/] play[/]  [@click=screen.why][b]w[/] why[/]"
    "  [@click=screen.hint][b]h[/] hint[/]  [@click=screen.score][b]s[/] score[/]"
    "  [@click=screen.rules][b]r[/] rules[/]  [@click=screen.log][b]l[/] log[/]  [@click=app.quit][b]q[/] quit[/]"
)
NARROWEST_LIST = 20  # columns
PROMPT_LINES = 4  # at most; the key w tells what does not fit
ROOMY = 32  # rows of a screen with room to spare
ROOMY_PLACE = 8  # rows of a place with room to spare

MARKDOWN = Theme(
    {
        "markdown.h1": "bold #eab54e",
        "markdown.h2": "bold #eab54e",
        "markdown.item.bullet": "#aca391",
        "markdown.strong": "#eab54e",
        "markdown.code": "bold #f4ecdb",
    }
)

Wish = Callable[[], str | None]  # something done with the sitting; what is to be said of it, None: what was said
Answer = TypeVar("Answer")


def play_at_table(sitting: Sitting, greeting: Sequence[str], pause: float) -> None:
    """Play until the game is over or the person leaves."""
    trouble = TableApp(sitting, greeting, pause).run()
    if trouble is not None:
        raise trouble


class Moment:
    """All that is drawn of one moment, taken at once: while it is drawn, bots may be thinking about the next."""

    def __init__(self, sitting: Sitting, since: int) -> None:
        self.view: View = sitting.view(since)
        self.is_over = sitting.is_over()
        self.scores = [sitting.score(seat) for seat in range(sitting.setup.seats)]
        self.cards = own_cards(self.view)
        self.why_not: dict[int, list[Refusal]] = {card: sitting.why_not(card) for card in set(self.cards)}

    def options_of(self, card: int) -> list[Option]:
        """The options about this card, then those about none."""
        about_it = [option for option in self.view.options if option.card == card != NONE]
        return about_it + [option for option in self.view.options if option.card == NONE]


class Place(Widget):
    """What lies before one seat, or in the centre."""

    def __init__(self, owner: int) -> None:
        super().__init__(classes="centre" if owner == CENTRE else "")
        self.owner = owner
        self.view: View | None = None
        self.targets: set[str] = set()

    def show(self, view: View, targets: set[str]) -> None:
        self.view = view
        self.targets = targets
        name = view.setup.name(self.owner) if self.owner != CENTRE else "Centre"
        is_due = self.owner in view.owing()
        if self.has_class("turn") != is_due or not self.border_title:
            self.border_title = f"▶ {name}" if is_due else name
            self.set_class(is_due, "turn")
        self.refresh()

    def render(self) -> Text:
        if self.view is None:
            return Text()
        lying = [held for held in holdings(self.view, self.owner) if self.owner != self.view.seat or held.zone != HAND]
        facts = self.view.setup.game.about_seat(self.view, self.owner) if self.owner != CENTRE else []
        facts += [(held.zone, held.amount()) for held in lying if held.is_hidden()]
        width, height = self.content_size
        lines = packed([Text.assemble((f"{name} ", QUIET), (value, BOLD)) for name, value in facts], width)
        seen = [held for held in lying if not held.is_hidden()]
        if height > ROOMY_PLACE:
            lines.append(Text())
        for held in seen:
            if len(seen) > 1:
                lines.append(Text(held.zone, QUIET))
            lines += laid_out(held.items, width, height - len(lines), self.targets)
        return Text("\n").join(lines)


class News(Widget):
    """The last lines of the log, as many as there is room for."""

    def __init__(self) -> None:
        super().__init__(id="log")
        self.border_title = "Log"
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

    def __init__(self, place: int) -> None:
        super().__init__()
        self.place = place
        self.shown = ("", "")  # as it was drawn last

    def on_click(self) -> None:
        self.post_message(self.Picked(self.place))

    def show(self, face: str, drawn: Face, states: str) -> None:
        if self.shown == (face, states):
            return
        self.shown = (face, states)
        self.set_classes(states)
        style = on_paper(face) if "playable" in states else in_shade(face)
        self.styles.background = style.bgcolor.name if style.bgcolor is not None else None
        ink = Style(color=style.color, bold=style.bold)
        sign = suit_of(face).sign
        has_room = len(face) <= self.content_size.width or not self.content_size.width
        self.update(Text(f"{face}\n{sign}" if has_room else f"{drawn.rank} {sign}\n{drawn.title}", ink), layout=False)


class Note(ModalScreen[None]):
    """Something to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space", "close"),
        Binding("up", "scroll('up')"),
        Binding("down", "scroll('down')"),
        Binding("pageup", "scroll('page_up')"),
        Binding("pagedown", "scroll('page_down')"),
    ]

    def __init__(self, title: str, *parts: RenderableType) -> None:
        super().__init__()
        self.heading = title
        self.parts = parts

    def compose(self) -> ComposeResult:
        with VerticalScroll(can_focus=False) as box:
            box.border_title = self.heading
            box.border_subtitle = "↑↓ scroll · Enter closes"
            yield Static(Group(*self.parts))

    def on_click(self) -> None:
        self.action_close()

    def action_close(self) -> None:
        self.dismiss()

    def action_scroll(self, way: str) -> None:
        getattr(self.query_one(VerticalScroll), f"scroll_{way}")(animate=False)


class TableScreen(Screen[None]):
    """The table of one sitting."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "select(-1)", priority=True),
        Binding("right", "select(1)", priority=True),
        Binding("up", "point(-1)", priority=True),
        Binding("down", "point(1)", priority=True),
        Binding("enter", "play", priority=True),
        Binding("w,question_mark", "why"),
        Binding("h", "hint"),
        Binding("s", "score"),
        Binding("r", "rules"),
        Binding("l", "log"),
        Binding("space", "hurry"),
        *(Binding(digit, f"pick('{digit}')") for digit in "0123456789"),
    ]

    def __init__(self, sitting: Sitting, greeting: Sequence[str], pause: float) -> None:
        super().__init__()
        self.sitting = sitting
        self.setup = sitting.setup
        self.pause = pause
        self.painter = Painter(self.setup.book.faces)
        know_cards(self.setup.book)
        self.moment = Moment(sitting, 0)
        self.heard = len(self.moment.view.events)
        self.told = [*greeting, *told(self.setup, self.moment.view.events)]
        self.said = greeting[-1] if greeting else ""  # to the person, until he chooses again
        self.place = 0  # of the selected card in the hand
        self.offered: list[Option] = []  # the options of the selected card, as they are listed
        self.hinted: Option | None = None  # to be pointed at
        self.wishes: asyncio.Queue[Wish] = asyncio.Queue()
        self.in_a_hurry = asyncio.Event()
        self.idle = asyncio.Event()  # nothing happens before the person does something

    def compose(self) -> ComposeResult:
        me = self.sitting.seat
        yield Static(id="head")
        with Horizontal(id="seats"):
            yield from (Place(seat) for seat in self.setup.clockwise[me] if seat != me)
            yield from (Place(side) for side in sides_in_play(self.moment.view))
        with Horizontal(id="middle"):
            yield Place(CENTRE)
            yield Place(me)
            yield News()
        yield Static(id="prompt")
        with Horizontal(id="mine"):
            yield HorizontalScroll(id="hand", can_focus=False)
            yield OptionList(id="options", markup=False)
        yield Static(KEYS, id="keys")

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self._draw()
        self.host()

    def on_resize(self) -> None:
        self._draw()

    # --- the game goes on -------------------------------------------------------------------

    @work
    async def host(self) -> None:
        """The only one who touches the sitting: the person's wishes come in a queue, and bots choose in between."""
        try:
            while not self.moment.is_over:
                await self._go_on()
        except (OSError, WyrmhallError) as error:
            self.app.exit(error)
        else:
            await self._read(self._end())

    async def _go_on(self) -> None:
        if must_choose(self.moment.view):
            self.in_a_hurry.clear()
            wish = await self._person(self.wishes.get())
        elif self.wishes.empty():
            wish = self._let_a_bot_choose
        else:
            wish = self.wishes.get_nowait()  # the person changes a secret choice
        said, self.moment = await asyncio.to_thread(self._fulfil, wish)
        self.said = self.said if said is None else said
        self.heard += len(self.moment.view.events)
        self.told += told(self.setup, self.moment.view.events)
        self._draw()
        if score_events(self.moment.view.events) and not self.moment.is_over:
            await self._read(Note("The scores of the round", self._summary()))
        if self.pause and not must_choose(self.moment.view):
            with suppress(TimeoutError):
                await asyncio.wait_for(self.in_a_hurry.wait(), self.pause)

    async def _person(self, answer: Awaitable[Answer]) -> Answer:
        self.idle.set()
        try:
            return await answer
        finally:
            self.idle.clear()

    async def _read(self, note: Note) -> None:
        await self._person(self.app.push_screen_wait(note))
        if self.moment.is_over:
            self.idle.set()

    def _fulfil(self, wish: Wish) -> tuple[str | None, Moment]:
        """In a thread of its own, so that keys are never kept waiting."""
        try:
            said = wish()
        except IllegalOption as error:
            said = sentence(f"{error.option}: {error.reason}{cited(error.clauses)}")
        return said, Moment(self.sitting, self.heard)

    def _let_a_bot_choose(self) -> None:
        next(self.sitting.bots_choose(), None)

    def _take_hint(self) -> str:
        self.hinted = self.sitting.hint()
        return f"Hint: a thinking bot would choose {self.hinted}."

    # --- drawing ----------------------------------------------------------------------------

    def _draw(self) -> None:
        self.query_one("#head", Static).update(self._head(), layout=False)
        self.query_one(News).show([self.painter.paint(line) for line in self.told[-LOG_LINES:]])
        if self.hinted is not None and self.hinted.card in self.moment.cards:
            self.place = self.moment.cards.index(self.hinted.card)
        elif self._selected() not in playable(self.moment.view):
            self.place = self._first_playable()
        self._draw_hand()

    def _head(self) -> Text:
        pledge = self.sitting.pledge()
        origin = f"pledge {pledge[:PLEDGE_DIGITS]}" if pledge else f"seed {self.sitting.journal.seed}"
        facts = table_facts(self.moment.view).replace(", ", " · ")
        title = Text(self.setup.game.title, GOLD + BOLD).append(f"   {facts}", QUIET)
        room = self.app.size.width - 2 - len(title) - len(origin)
        return title.append(" " * room + origin, QUIET) if room > 1 else title

    def _draw_hand(self) -> None:
        cards, can_play, write = self.moment.cards, playable(self.moment.view), self.setup.book.write
        hand = self.query_one("#hand", HorizontalScroll)
        tiles = list(hand.query(Tile))
        new = [Tile(place) for place in range(len(tiles), len(cards))]
        hand.mount_all(new)
        tiles += new
        for place, tile in enumerate(tiles):
            tile.display = place < len(cards)
            if tile.display:
                states = ("playable " * (cards[place] in can_play)) + ("selected" * (place == self.place))
                tile.show(write(cards[place]), self.setup.book.face(cards[place]), states)
                if place == self.place:
                    tile.call_after_refresh(tile.scroll_visible, animate=False)
        self._list_options()

    def _list_options(self) -> None:
        """The options of the selected card, the hinted one or the one pointed at before in front."""
        pointed, self.hinted = self.hinted or self._pointed(), None
        offered, options = self.moment.options_of(self._selected()), self.query_one(OptionList)
        if offered != self.offered:
            self.offered = offered
            options.clear_options()
            options.add_options([self._listed(place) for place in range(len(offered))])
        first = 0 if offered else None
        options.highlighted = offered.index(pointed) if pointed in offered else first
        self._draw_pointed()

    def _listed(self, place: int) -> Text:
        """▸ 1 R5xR3  put R5 on the stack of R3; without the words where they have no room."""
        options, option, key = self.query_one(OptionList), self.offered[place], keys_of(self.offered)[place]
        text = Text("▸ " if place == options.highlighted else "  ").append(key, BOLD)
        for said in dict.fromkeys((option.text, answer(self.moment.view, option))):
            if said != key and len(text) + len(said) + 4 <= max(options.size.width, NARROWEST_LIST):
                text.append(f"  {said}")
        return text

    @on(OptionList.OptionHighlighted)
    def _draw_pointed(self) -> None:
        """The option that Enter would choose, and its targets."""
        options = self.query_one(OptionList)
        for place in range(min(options.option_count, len(self.offered))):
            options.replace_option_prompt_at_index(place, self._listed(place))
        option, card = self._pointed(), self._selected()
        face = self.setup.book.write(card) if card != NONE and not self.moment.is_over else ""
        targets = {self.setup.book.write(option.target)} if option is not None and option.target != NONE else set()
        for lying in self.query(Place):
            lying.show(self.moment.view, targets)
        ready = self._ready(option) if option or not face else self._refused(face)
        self._draw_prompt([self._asked(), self._just_now(), ready])

    def _draw_prompt(self, parts: list[Text]) -> None:
        prompt, width = self.query_one("#prompt", Static), max(self.size.width - 3, 20)
        lines = [line for part in parts for line in part.wrap(self.app.console, width)][:PROMPT_LINES]
        if prompt.styles.height is None or prompt.styles.height.value != max(3, len(lines)):
            prompt.styles.height = max(3, len(lines))
        prompt.set_class(must_choose(self.moment.view), "turn")
        prompt.update(Text("\n").join(lines), layout=False)

    def _asked(self) -> Text:
        text = self.painter.paint(question(self.moment.view))
        text.stylize(BOLD)
        return text

    def _just_now(self) -> Text:
        if self.said:
            return self.painter.paint(self.said)
        return Text.assemble(("Just now: ", QUIET), self.painter.paint(self.told[-1] if self.told else "nothing yet."))

    def _ready(self, option: Option | None) -> Text:
        """What Enter would do now."""
        if option is not None:
            return Text.assemble(("Enter: ", GOLD), self.painter.paint(f"{answer(self.moment.view, option)}."))
        return Text("Press q to leave." if self.moment.is_over else "", QUIET)

    def _refused(self, face: str) -> Text:
        """Why the selected card cannot be played, in short."""
        refusals = self.moment.why_not[self._selected()]
        more = " Press w for all reasons." if len(refusals) > 1 else ""
        return self.painter.paint(refusals_in_words(face, refusals[:1]) + more)

    # --- what the person does ---------------------------------------------------------------

    def _selected(self) -> int:
        """The selected card, NONE if there is none."""
        return self.moment.cards[self.place] if self.place < len(self.moment.cards) else NONE

    def _first_playable(self) -> int:
        can_play = playable(self.moment.view)
        return next((place for place, card in enumerate(self.moment.cards) if card in can_play), 0)

    def _pointed(self) -> Option | None:
        place = self.query_one(OptionList).highlighted
        return self.offered[place] if place is not None and place < len(self.offered) else None

    def action_select(self, step: int) -> None:
        if self.moment.cards:
            self.place = (self.place + step) % len(self.moment.cards)
            self._draw_hand()

    def on_tile_picked(self, picked: Tile.Picked) -> None:
        self.place = picked.place
        self._draw_hand()

    def action_point(self, step: int) -> None:
        if self.offered:
            options = self.query_one(OptionList)
            options.highlighted = ((options.highlighted or 0) + step) % len(self.offered)

    def action_pick(self, digit: str) -> None:
        keys, meant = keys_of(self.offered), self.setup.book.notation.get(digit)
        if digit in keys:
            self.query_one(OptionList).highlighted = keys.index(digit)
        elif meant is not None and self.offered and keys[0] == self.offered[0].text:
            self._wish_for(meant)  # is refused, with the reason

    @on(OptionList.OptionSelected)
    def action_play(self) -> None:
        option = self._pointed()
        if option is None:
            self.action_why()
        else:
            self._wish_for(option)

    def _wish_for(self, option: Option) -> None:
        """Once for each moment, so that a key pressed twice does not play twice."""
        if self.wishes.empty() and (self.idle.is_set() or bool(self.moment.view.chosen)):
            self.wishes.put_nowait(lambda: self._choose(option))

    def _choose(self, option: Option) -> str:
        self.sitting.choose(option)
        return ""

    def action_hint(self) -> None:
        if must_choose(self.moment.view) and self.idle.is_set() and self.wishes.empty():
            self.wishes.put_nowait(self._take_hint)

    def action_hurry(self) -> None:
        self.in_a_hurry.set()

    # --- what the person reads --------------------------------------------------------------

    def action_why(self) -> None:
        """Why the selected card cannot be played, with the clauses that say so."""
        card = self._selected()
        if card == NONE:
            return
        face, refusals = self.setup.book.write(card), self.moment.why_not[card]
        names = [name for refusal in refusals for name in refusal.clauses]
        reasons = [self.painter.paint(f"• {refusal.reason}{cited(refusal.clauses)}") for refusal in refusals]
        reasons = reasons or [self.painter.paint(f"{face} can be played.")]
        title = f"Why can’t I play {face}?" if refusals else face
        self.app.push_screen(Note(title, *reasons, *self._clauses(names)))

    def _clauses(self, names: Sequence[str]) -> list[Text]:
        """Their texts, each after an empty line."""
        found = clauses_in_words(self.setup.game, names)
        return [Text(f"\n{name}  ", GOLD).append(text, QUIET) for name, text in found]

    def action_rules(self) -> None:
        rules = Markdown(rules_in_words(self.setup.game))
        prompt = self.moment.view.prompt
        asked = self._clauses(prompt.clauses) if prompt is not None else []
        self.app.push_screen(Note(f"{self.setup.game.title}: rules", *asked, Text(), rules))

    def action_log(self) -> None:
        self.app.push_screen(Note("Log", *(self.painter.paint(line) for line in self.told)))

    def action_score(self) -> None:
        self.app.push_screen(Note("If it ended now", self._standing()))

    def _standing(self) -> RenderableType:
        view, names = self.moment.view, self.setup.names
        scores = enumerate(self.moment.scores)
        return score_table([(names[seat], parts_of(lines), known_facts(view, seat)) for seat, lines in scores])

    def _summary(self) -> RenderableType:
        """The scores of the round that has just ended, as they were told."""
        view, name = self.moment.view, self.setup.name
        told_now = score_events(view.events)
        return score_table([(name(e.seat), parts_told(e.note), known_facts(view, e.seat)) for e in told_now])

    def _end(self) -> Note:
        result = outcome(self.moment.view)
        scores = self._summary() if score_events(self.moment.view.events) else self._standing()
        saved = f"Saved as {self.sitting.path}\nwyrmhall replay FILE tells it, wyrmhall verify FILE checks the deal."
        return Note("The game is over", Text(result[0].upper() + result[1:] + "\n", BOLD), scores, Text(saved, QUIET))


class TableApp(App[Exception]):
    """Shows one table."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = [(0, "-tight"), (ROOMY, "-roomy")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,ctrl+c,ctrl+q", "quit", priority=True)]

    def __init__(self, sitting: Sitting, greeting: Sequence[str], pause: float) -> None:
        # Without colour, signs and borders must do; Textual by itself would still paint in greys.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.console.push_theme(MARKDOWN)
        self.table = TableScreen(sitting, greeting, 0.0 if self.animation_level == "none" else pause)

    def on_mount(self) -> None:
        self.push_screen(self.table)
