"""Playing on the full screen: seats above, the centre between them, the hand below, one question at a time."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import suppress
from typing import ClassVar, TypeVar

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.text import Text
from rich.theme import Theme
from textual import on, work
from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, HorizontalScroll
from textual.markup import escape
from textual.screen import Screen
from textual.widgets import OptionList, Static

from wyrmhall.cli.coaching import Coaching
from wyrmhall.cli.explained import KEYS_AT_TABLE, key_meaning, key_name, keys_in_short
from wyrmhall.cli.lines import Line, side_by_side
from wyrmhall.cli.lying import (
    keys_of,
    must_choose,
    offer_of,
    own_cards,
    playable,
    score_events,
)
from wyrmhall.cli.painting import (
    BOLD,
    GOLD,
    QUIET,
    Painter,
    ScoreBlock,
    score_table,
)
from wyrmhall.cli.sitting import Sitting
from wyrmhall.cli.widgets import News, Note, Place, Tile
from wyrmhall.cli.words import PLEDGE_DIGITS, clauses_in_words, rules_in_words, words_at
from wyrmhall.kernel.errors import IllegalOption, WyrmhallError
from wyrmhall.kernel.option import Option, Refusal
from wyrmhall.kernel.said import Cards
from wyrmhall.kernel.score import ScoreLine
from wyrmhall.kernel.state import Event
from wyrmhall.kernel.value import CENTRE, NONE
from wyrmhall.kernel.view import View, sides_in_play
from wyrmhall.speech.spans import spoken

LOG_LINES = 40  # in the panel; the key l shows them all
NARROWEST_LIST = 20  # columns
PROMPT_LINES = 4  # at most; the key w tells what does not fit
ROOMY = 32  # rows of a screen with room to spare

MARKDOWN = Theme(
    {
        "markdown.h1": "bold #eab54e",
        "markdown.h2": "bold #eab54e",
        "markdown.item.bullet": "#aca391",
        "markdown.strong": "#eab54e",
        "markdown.code": "bold #f4ecdb",
    }
)

Wish = Callable[[], Line | None]  # something done with the sitting; what is to be said of it, None: what was said
Answer = TypeVar("Answer")


def play_at_table(sitting: Sitting, greeting: Sequence[Line], pause: float, coaching: Coaching | None = None) -> None:
    """Play until the game is over or the person leaves."""
    trouble = TableApp(sitting, greeting, pause, coaching).run()
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


class TableScreen(Screen[None]):
    """The table of one sitting."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "select(-1)", priority=True),
        Binding("right", "select(1)", priority=True),
        Binding("up", "point(-1)", priority=True),
        Binding("down", "point(1)", priority=True),
        Binding("enter", "play", priority=True),
        Binding("w", "why"),
        Binding("question_mark", "help"),
        Binding("h", "hint"),
        Binding("s", "score"),
        Binding("r", "rules"),
        Binding("l", "log"),
        Binding("space", "hurry"),
        *(Binding(digit, f"pick('{digit}')") for digit in "0123456789"),
    ]

    def __init__(self, sitting: Sitting, greeting: Sequence[Line], pause: float, coaching: Coaching | None) -> None:
        super().__init__()
        self.sitting = sitting
        self.coaching = coaching
        self.news: list[Event] = []  # since the coach could speak last
        self.setup = sitting.setup
        self.pause = pause
        self.words = words_at(sitting)
        self.painter = Painter(self.setup.book)
        self.moment = Moment(sitting, 0)
        self.heard = len(self.moment.view.events)
        self.told = [*greeting, *self.words.told(self.moment.view.events)]
        self.said = greeting[-1] if greeting else Line()  # to the person, until they choose again
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
            yield from (Place(self.words, seat) for seat in self.setup.clockwise[me] if seat != me)
            yield from (Place(self.words, side) for side in sides_in_play(self.moment.view))
        with Horizontal(id="middle"):
            yield Place(self.words, CENTRE)
            yield Place(self.words, me)
            yield News(self.words.text("log"))
        yield Static(id="prompt")
        with Horizontal(id="mine"):
            yield HorizontalScroll(id="hand", can_focus=False)
            yield OptionList(id="options", markup=False)
        yield Static(self._keys(), id="keys")

    def _keys(self) -> str:
        """The keys in one line; a click on one does the same."""
        shown = [(f"[b]{escape(key)}[/] {escape(word)}", action) for key, word, action in keys_in_short(self.words)]
        return "  ".join(f"[@click={action}]{text}[/]" if action else text for text, action in shown)

    def on_mount(self) -> None:
        self.query_one(OptionList).focus()
        self._hear_coach(self.moment.view.events)
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
        self.told += self.words.told(self.moment.view.events)
        self._hear_coach(self.moment.view.events)
        self._draw()
        if score_events(self.moment.view.events) and not self.moment.is_over:
            await self._read(self._note("scores-of-round", self._summary()))
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

    def _note(self, kind: str, *parts: RenderableType) -> Note:
        return Note(self.words, self.words.text(kind), *parts)

    def _fulfil(self, wish: Wish) -> tuple[Line | None, Moment]:
        """In a thread of its own, so that keys are never kept waiting."""
        try:
            said = wish()
        except IllegalOption as error:
            said = self.words.refused(error)
        return said, Moment(self.sitting, self.heard)

    def _hear_coach(self, news: Iterable[Event]) -> None:
        """What the coach says when the person must choose stands in the place of what was said last."""
        self.news += news
        if self.coaching is not None and must_choose(self.moment.view):
            note, self.news = self.coaching.say(self.moment.view, self.news), []
            self.said = note if note.pieces else self.said

    def _let_a_bot_choose(self) -> None:
        next(self.sitting.bots_choose(), None)

    def _take_hint(self) -> Line:
        self.hinted = self.sitting.hint()
        return self.words.hint(self.moment.view, self.hinted)

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
        origin = self.words.text("head-pledge", pledge=pledge[:PLEDGE_DIGITS]) if pledge else (
            self.words.text("head-seed", seed=self.sitting.journal.seed or "")
        )  # fmt: skip
        about = self.setup.game.about_table(self.moment.view)
        facts = " · ".join(spoken(self.words.fact_in_words(each)).text for each in about)
        title = Text(self.setup.game.title, GOLD + BOLD).append(f"   {facts}", QUIET)
        room = self.app.size.width - 2 - len(title) - len(origin)
        return title.append(" " * room + origin, QUIET) if room > 1 else title

    def _draw_hand(self) -> None:
        cards, can_play = self.moment.cards, playable(self.moment.view)
        hand = self.query_one("#hand", HorizontalScroll)
        tiles = list(hand.query(Tile))
        new = [Tile(self.setup.book, place) for place in range(len(tiles), len(cards))]
        hand.mount_all(new)
        tiles += new
        for place, tile in enumerate(tiles):
            tile.display = place < len(cards)
            if tile.display:
                states = ("playable " * (cards[place] in can_play)) + ("selected" * (place == self.place))
                tile.show(cards[place], states)
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
        """▸ 1 R5xR3  Capture Ember's stack with Red 5; in short, or without words, where they have no room."""
        options, option, key = self.query_one(OptionList), self.offered[place], keys_of(self.offered)[place]
        text = Text("▸ " if place == options.highlighted else "  ").append(key, BOLD)
        room = max(options.size.width, NARROWEST_LIST) - 4
        if option.text != key and len(text) + len(option.text) <= room:
            text.append(f"  {option.text}")
        deed = self.words.deed(self.moment.view, option)
        for said in (
            spoken(self.words.answer(self.moment.view, option)),
            self.words.speaker.speak("choice", deed),
            self.words.speaker.speak("choice", deed, "label"),
        ):
            if said.text not in (key, option.text) and len(text) + len(said.text) <= room:
                return text.append(f"  {said.text}")  # in one colour: the option pointed at lies on gold
        return text

    @on(OptionList.OptionHighlighted)
    def _draw_pointed(self) -> None:
        """The option that Enter would choose, and where it points."""
        options = self.query_one(OptionList)
        for place in range(min(options.option_count, len(self.offered))):
            options.replace_option_prompt_at_index(place, self._listed(place))
        option, card = self._pointed(), self._selected()
        offered = offer_of(self.moment.view, option) if option is not None else None
        for lying in self.query(Place):
            lying.show(self.moment.view, offered.target if offered is not None else None)
        is_refused = option is None and card != NONE and not self.moment.is_over
        ready = self._refused(card) if is_refused else self._ready(option)
        self._draw_prompt([self._asked(), self._just_now(), ready])

    def _draw_prompt(self, parts: list[Text]) -> None:
        """The question, what stands behind it if there is room, what happened last, and what Enter would do."""
        prompt, width = self.query_one("#prompt", Static), max(self.size.width - 3, 20)
        detail = self.painter.paint(self.words.detail(self.moment.view))
        detail.stylize(QUIET)
        lines = self._wrapped([parts[0], detail, *parts[1:]], width)
        if len(lines) > PROMPT_LINES:
            lines = self._wrapped(parts, width)[:PROMPT_LINES]
        if prompt.styles.height is None or prompt.styles.height.value != max(3, len(lines)):
            prompt.styles.height = max(3, len(lines))
        prompt.set_class(must_choose(self.moment.view), "turn")
        prompt.update(Text("\n").join(lines), layout=False)

    def _wrapped(self, parts: list[Text], width: int) -> list[Text]:
        return [line for part in parts if part for line in part.wrap(self.app.console, width)]

    def _asked(self) -> Text:
        text = self.painter.paint(self.words.question(self.moment.view))
        text.stylize(BOLD)
        return text

    def _just_now(self) -> Text:
        if self.said.pieces:
            return self.painter.paint(self.said)
        last = self.told[-1] if self.told else self.words.say("nothing-yet")
        return Text.assemble((self.words.text("just-now"), QUIET), " ", self.painter.paint(last))

    def _ready(self, option: Option | None) -> Text:
        """What Enter would do now."""
        if option is not None:
            deed = self.painter.paint_spoken(spoken(self.words.answer(self.moment.view, option)))
            return Text.assemble((self.words.text("enter-does"), GOLD), " ", deed)
        return Text(self.words.text("press-q") if self.moment.is_over else "", QUIET)

    def _refused(self, card: int) -> Text:
        """Why the selected card cannot be played, in short."""
        refusals = self.moment.why_not[card]
        more = self.words.say("press-w") if len(refusals) > 1 else Line()
        return self.painter.paint(side_by_side([*self.words.refusals(card, refusals[:1]), more]))

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

    def _choose(self, option: Option) -> Line:
        self.sitting.choose(option)
        return Line()

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
        refusals = self.moment.why_not[card]
        if not refusals:
            self.app.push_screen(Note(self.words, self.setup.book.write(card), self._card_can_be_played(card)))
            return
        names = [name for refusal in refusals for name in refusal.clauses]
        reasons = [self.painter.paint(self.words.reason(refusal)) for refusal in refusals]
        title = self.words.text("why-not", cards=Cards((card,)))
        self.app.push_screen(Note(self.words, title, *reasons, *self._clauses(names)))

    def _card_can_be_played(self, card: int) -> Text:
        return Text("\n").join([self.painter.paint(line) for line in self.words.refusals(card, ())])

    def action_help(self) -> None:
        """What the selected card does, and every key."""
        card = self._selected()
        about = [self.painter.paint(self.words.card(card)), Text()] if card != NONE else []
        keys = [(key_name(self.words, key), key_meaning(self.words, key)) for key in KEYS_AT_TABLE]
        width = max(len(name) for name, _ in keys) + 2
        rows = [Text.assemble((name.ljust(width), BOLD), meaning) for name, meaning in keys]
        self.app.push_screen(self._note("help", *about, *rows))

    def _clauses(self, names: Sequence[str]) -> list[Text]:
        """Their texts, each after an empty line."""
        found = clauses_in_words(self.setup.game, names)
        return [Text(f"\n{name}  ", GOLD).append(text, QUIET) for name, text in found]

    def action_rules(self) -> None:
        rules, view = Markdown(rules_in_words(self.words)), self.moment.view
        asked = [self.painter.paint(self.words.detail(view))]
        asked += self._clauses(view.prompt.clauses) if view.prompt is not None else []
        title = self.words.text("rules-of", title=self.setup.game.title)
        self.app.push_screen(Note(self.words, title, *asked, Text(), rules))

    def action_log(self) -> None:
        self.app.push_screen(self._note("log", *(self.painter.paint(line) for line in self.told)))

    def action_score(self) -> None:
        self.app.push_screen(self._note("scores-now", self._standing()))

    def _scores(self, scores: Iterable[tuple[int, Sequence[ScoreLine]]]) -> RenderableType:
        view, words = self.moment.view, self.words
        blocks = [
            ScoreBlock(words.name(seat), words.score_parts(lines), words.seat_facts(view, seat))
            for seat, lines in scores
        ]
        return score_table(self.painter, blocks, words.text("none-yet"))

    def _standing(self) -> RenderableType:
        return self._scores(enumerate(self.moment.scores))

    def _summary(self) -> RenderableType:
        """The scores of the round that has just ended, as they were told."""
        return self._scores((event.seat, event.lines) for event in score_events(self.moment.view.events))

    def _end(self) -> Note:
        result = Text(self.words.outcome(self.moment.view).text, BOLD)
        scores = self._summary() if score_events(self.moment.view.events) else self._standing()
        saved = [self.words.text("saved", file=str(self.sitting.path)), self.words.text("what-now")]
        return self._note("over", result, Text("\n".join(saved), QUIET), Text(), scores)


class TableApp(App[Exception]):
    """Shows one table."""

    CSS_PATH = "table.tcss"
    ENABLE_COMMAND_PALETTE = False
    VERTICAL_BREAKPOINTS = [(0, "-tight"), (ROOMY, "-roomy")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [Binding("q,ctrl+c,ctrl+q", "quit", priority=True)]

    def __init__(
        self, sitting: Sitting, greeting: Sequence[Line], pause: float, coaching: Coaching | None = None
    ) -> None:
        # Without colour, signs and borders must do; Textual by itself would still paint in greys.
        super().__init__(ansi_color=True if os.environ.get("NO_COLOR") else None)
        self.console.push_theme(MARKDOWN)
        self.table = TableScreen(sitting, greeting, 0.0 if self.animation_level == "none" else pause, coaching)

    def on_mount(self) -> None:
        self.push_screen(self.table)
