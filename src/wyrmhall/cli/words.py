"""What a person is told of a game: everything in sentences of the catalogues, the same way for every game."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from shlex import quote
from shutil import which
from typing import Final, NamedTuple

from wyrmhall.cli.language import speaker_for
from wyrmhall.cli.lines import Cited, Line, line_of, side_by_side
from wyrmhall.cli.lying import HAND, Holding, held_cards, holdings, must_choose, offer_of, playable, score_events
from wyrmhall.cli.sitting import Sitting
from wyrmhall.kernel.clauses import clauses_of, for_people
from wyrmhall.kernel.errors import BadData, IllegalOption
from wyrmhall.kernel.face import Face
from wyrmhall.kernel.game import Game
from wyrmhall.kernel.option import Option, Prompt, Refusal
from wyrmhall.kernel.said import Cards, Part, Said, Seat, because_of, said
from wyrmhall.kernel.score import Outcome, ScoreLine, total
from wyrmhall.kernel.state import Event, deed_of
from wyrmhall.kernel.value import CENTRE, NONE, UNSEEN, Item, cards_of
from wyrmhall.kernel.view import View, sides_in_play
from wyrmhall.speech.spans import NOTHING, Marked, Spoken, capital, spoken
from wyrmhall.speech.speaker import Speaker

TERMINAL: Final = "terminal"  # the group of what the terminal says of itself
NOTE: Final = "note"  # the attribute of a choice that is said beside its card
PLEDGE_DIGITS: Final = 16


class Fact(NamedTuple):
    """A small fact about table or seat: its word, and the value that stands beside it, if it has one."""

    word: Spoken
    value: Spoken


class ScoreParts(NamedTuple):
    """A score as a table shows it: each line with its points and clauses, and the sum."""

    lines: tuple[tuple[Spoken, str, str], ...]
    total: str


class Words:
    """Says all that there is to say at one table to one viewer."""

    def __init__(self, speaker: Speaker) -> None:
        self.speaker = speaker
        self.setup = speaker.setup

    def spoken(self, kind: str, **parts: Part) -> Spoken:
        """A sentence of the terminal's own, in which games may say parts."""
        return self.speaker.speak(TERMINAL, said(kind, **parts))

    def say(self, kind: str, **parts: Part) -> Line:
        return line_of(self.spoken(kind, **parts))

    def text(self, kind: str, **parts: Part) -> str:
        return self.spoken(kind, **parts).text

    def fragment(self, kind: str, **parts: Part) -> Marked:
        """The same, to stand in another sentence."""
        return self.speaker.fragment(TERMINAL, said(kind, **parts))

    def name(self, owner: int) -> str:
        """The name of a seat or side by itself, or of the centre."""
        if owner == CENTRE:
            return self.text("centre")
        return spoken(self.speaker.fragment(TERMINAL, Seat(owner))).text

    # --- the table ----------------------------------------------------------------------------

    def fact(self, about: Said) -> Fact:
        """In two pieces where the catalogue has the word alone; otherwise the message says all of it."""
        message = self.speaker.messages.get(f"about-{about.kind}")
        value = about.part("value")
        if value is None or message is None:
            return Fact(self.speaker.speak("about", about), NOTHING)
        beside = spoken(self.speaker.fragment("about", value))
        if "label" in message.attributes:
            return Fact(self.speaker.speak("about", about, "label"), beside)
        whole = self.speaker.speak("about", about)
        return Fact(whole, NOTHING if "value" in message.variables else beside)

    def fact_in_words(self, about: Said) -> Marked:
        message, value = self.speaker.messages.get(f"about-{about.kind}"), about.part("value")
        whole = self.speaker.fragment("about", about)
        if value is None or message is None or "value" in message.variables:
            return whole
        return self.fragment("fact", word=whole, value=self.speaker.fragment("about", value))

    def facts_in_words(self, facts: Iterable[Said]) -> Marked:
        return self.speaker.in_a_row([self.fact_in_words(about) for about in facts])

    def seat_facts(self, view: View, seat: int) -> Spoken:
        return spoken(self.facts_in_words(view.setup.game.about_seat(view, seat)))

    def zone(self, word: str) -> Marked:
        return self.speaker.fragment("zone", Said(word))

    def marks(self, item: Item) -> Spoken:
        """What is said of an item besides its cards, in short."""
        return spoken(self.speaker.in_a_row([self.speaker.speak("mark", mark, "label").text for mark in
                                             self.setup.book.marks(item)]))  # fmt: skip

    def item(self, item: Item) -> Marked:
        """As it is written, and what is said of it."""
        write, marks = self.setup.book.write, self.marks(item).text
        if not marks:
            return Marked(write(item))
        return self.fragment("marked", item=".".join(write(card) for card in cards_of((item,))), marks=marks)

    def holding(self, held: Holding) -> Marked:
        zone = self.zone(held.zone)
        if held.size is None:
            return self.fragment("lies-unknown", zone=zone)
        if not held.size:
            return self.fragment("lies-nothing", zone=zone)
        if held.is_hidden():
            return self.fragment("lies", zone=zone, items=Cards((UNSEEN,) * held.size))
        return self.fragment(
            "lies", zone=zone, items=self.speaker.in_a_row([self.item(lying.item) for lying in held.items])
        )

    def lying(self, held: Sequence[Holding]) -> Marked:
        if not held:
            return self.fragment("nothing")
        first, *rest = [self.holding(each) for each in held]
        for following in rest:
            first = self.fragment("one-and-next", first=first, next=following)
        return first

    def place_line(self, view: View, owner: int) -> Line:
        """Ember (bid 2, score 13): hand 5 cards; stacks R1.R2.Ice, K2."""
        if owner == CENTRE:
            return self.say("in-the-centre", lying=self.lying(holdings(view, CENTRE)))
        facts = view.setup.game.about_seat(view, owner)
        lying = self.lying([held for held in holdings(view, owner) if owner != view.seat or held.zone != HAND])
        if not facts:
            return self.say("place", seat=Seat(owner), lying=lying)
        return self.say("place-with-facts", seat=Seat(owner), facts=self.facts_in_words(facts), lying=lying)

    def hand_line(self, view: View) -> Line:
        """Your hand: R2, R5*, Ice*.  The star marks what can be played."""
        can_play, write, cards = playable(view), self.setup.book.write, held_cards(view)
        if not cards:
            return self.say("your-hand-empty")
        items = [self.fragment("can-be-chosen", item=write(card)) if card in can_play else write(card)
                 for card in cards]  # fmt: skip
        return self.say("your-hand", items=self.speaker.in_a_row(items))

    def table_lines(self, view: View) -> dict[int | str, Line]:
        """The whole table, one line for each place; the key says which place it is."""
        facts = self.facts_in_words(view.setup.game.about_table(view))
        lines: dict[int | str, Line] = {}
        if facts:
            lines["facts"] = self.say("facts", facts=Marked(capital(facts)))
        for owner in (*view.setup.clockwise[view.seat], *sides_in_play(view), CENTRE):
            lines[owner] = self.place_line(view, owner)
        lines[HAND] = self.hand_line(view)
        return lines

    # --- what is asked, and what can be answered ----------------------------------------------

    def question(self, view: View) -> Line:
        """Whose turn it is, and what the person is asked."""
        others = tuple([Seat(seat) for seat in view.owing() if seat != view.seat])
        if must_choose(view):
            assert view.prompt is not None
            asked = line_of(self.spoken("your-turn", ask=asked_of(view.prompt)), view.prompt.clauses)
            return side_by_side([asked, self.say("choosing-too", who=others) if others else Line()])
        if not view.waiting:
            return side_by_side([self.say("game-over"), self.outcome(view)])
        return side_by_side([self._chosen(view), self.say("choosing", who=others)])

    def _chosen(self, view: View) -> Line:
        """What the person has chosen in secret, while it can be changed."""
        if not view.chosen:
            return Line()
        return self.say("have-chosen", choice=tuple([self.deed(view, option) for option in view.chosen]))

    def detail(self, view: View) -> Line:
        """What stands behind the question."""
        if not must_choose(view) or view.prompt is None:
            return Line()
        return line_of(self.speaker.speak("ask", asked_of(view.prompt), "detail"))

    def outcome(self, view: View) -> Line:
        winners = view.facts["winners"]
        if not winners:
            return self.say("nobody-wins")
        if len(winners) > 1:
            return self.say("share", winners=tuple([Seat(seat) for seat in winners]))
        return self.say("wins", winner=Seat(winners[0]))

    def deed(self, view: View, option: Option) -> Said:
        offered = offer_of(view, option)
        return offered.said if offered is not None else deed_of(option)

    def answer(self, view: View, option: Option) -> Marked:
        """What choosing the option does: 'Start red with Red 5'; and what is said beside it."""
        deed = self.deed(view, option)
        notes = [*self._notes(option, deed), *self._foreseen(view, option, deed)]
        if not notes:
            return self.fragment("order", choice=deed)
        return self.fragment("order-noted", choice=deed, notes=self.speaker.in_a_row(notes))

    def _notes(self, option: Option, deed: Said) -> list[str]:
        """Where the catalogue notes something beside the card, that and what stands on the card."""
        message = self.speaker.messages.get(f"choice-{deed.kind}")
        if option.card == NONE or message is None or NOTE not in message.attributes:
            return []
        face = self.setup.book.face(option.card)
        kind = self.speaker.fragment("face", face.kind) if face.kind is not None else ""
        note = self.speaker.speak("choice", deed, NOTE).text
        return [text for text in (face.rank, kind, note) if text]

    def _foreseen(self, view: View, option: Option, deed: Said) -> list[str]:
        """What the option would come to, where it does not say so: 'then 9 at the head, 12 at the tail'."""
        outcomes, numbers = view.setup.game.foresee(view, option), [part for _, part in deed.named]
        totals = [self._total(view, outcome) for outcome in outcomes if outcome.total not in numbers]
        return [self.fragment("then", totals=self.speaker.in_a_row(totals))] if totals else []

    def _total(self, view: View, outcome: Outcome) -> Marked:
        whose, way = Seat(outcome.side), Said(outcome.way)
        if outcome.side == view.seat:
            if not outcome.way:
                return self.fragment("total", total=outcome.total)
            return self.fragment("total-way", total=outcome.total, way=way)
        if not outcome.way:
            return self.fragment("total-of", seat=whose, total=outcome.total)
        return self.fragment("total-of-way", seat=whose, total=outcome.total, way=way)

    def hint(self, view: View, option: Option) -> Line:
        """What a thinking bot would choose, and why."""
        because = tuple(view.setup.game.because(view, option))
        advice = self.say("hint", option=option.text, deed=self.answer(view, option))
        return side_by_side([advice, self.say("hint-why", because=because) if because else Line()])

    def refusals(self, card: int, refusals: Sequence[Refusal]) -> list[Line]:
        """Why a card cannot be played, each reason in a line of its own."""
        if not refusals:
            return [self.say("can-be-played", cards=Cards((card,)))]
        first, *others = refusals
        whole = self.spoken("cannot-be-played", cards=Cards((card,)), no=first.said)
        more = [line_of(self.spoken("besides", no=other.said), other.clauses) for other in others]
        return [line_of(whole, first.clauses), *more]

    def reason(self, refusal: Refusal) -> Line:
        return line_of(self.speaker.speak("no", refusal.said), refusal.clauses)

    def refused(self, error: IllegalOption) -> Line:
        return line_of(self.spoken("refused", option=error.option, no=error.said), error.clauses)

    # --- what happened ------------------------------------------------------------------------

    def told(self, events: Iterable[Event]) -> list[Line]:
        """Events in words, and how a score came about."""
        lines: list[Line] = []
        for event in events:
            lines.append(self.say("happened", event=event.said()))
            if event in score_events([event]):
                lines += self.score_lines(event.lines)
        return lines

    def score_lines(self, lines: Iterable[ScoreLine]) -> list[Line]:
        return [line_of(self._score_line(line), line.clauses) for line in lines]

    def _score_line(self, line: ScoreLine) -> Spoken:
        what = Marked(capital(self.speaker.fragment("score", line.said)))
        return self.spoken("score-line", what=what, points=f"{line.points:+d}")

    def score(self, seat: int, lines: list[ScoreLine]) -> list[Line]:
        """'Ember: 9.', and how it comes about."""
        if not lines:
            return [self.say("no-score-yet", seat=Seat(seat))]
        return [self.say("score-of", seat=Seat(seat), total=total(lines)), *self.score_lines(lines)]

    def score_parts(self, lines: Sequence[ScoreLine]) -> ScoreParts:
        parts = [(self.speaker.speak("score", line.said), f"{line.points:+d}", ", ".join(line.clauses))
                 for line in lines]  # fmt: skip
        return ScoreParts(tuple(parts), self.text("sum", total=total(list(lines))) if lines else "")

    # --- cards --------------------------------------------------------------------------------

    def card(self, row: int) -> Line:
        """'R5: Sovereign, Red 5. Takes a stack with …'"""
        face, written = self.setup.book.face(row), self.setup.book.faces[row]
        names = [name for name in dict.fromkeys(self._headings(face)) if name != written]
        heading = self.say("card-alone", card=written)
        if names:
            heading = self.say("card", card=written, names=self.speaker.in_a_row(names))
        does = [line_of(self.speaker.speak("card", each)) for each in (face.line, *face.more) if each is not None]
        whole = side_by_side([heading, *does])
        return Line((*whole.pieces, Cited(face.clauses))) if face.clauses else whole

    def _headings(self, face: Face) -> list[str]:
        """Its names; the small words below the title only where they say more than its line does."""
        told_below = face.kind is not None and face.line is not None and face.kind.kind == face.line.kind
        return [face.title] if told_below and face.name is None else self._names(face)

    def card_names(self, row: int) -> list[str]:
        """All that the card is called: its title, how it is spoken of, what stands below its title."""
        return self._names(self.setup.book.face(row))

    def _names(self, face: Face) -> list[str]:
        called = [self.speaker.speak(group, each).text for group, each in (("name", face.name), ("face", face.kind))
                  if each is not None]  # fmt: skip
        return [face.title, *called]


def asked_of(prompt: Prompt) -> Said:
    """A question with the card because of which it is asked."""
    if prompt.said.part("cause") is not None:
        return prompt.said
    return Said(prompt.said.kind, prompt.said.named + because_of(prompt.cause))


def words_at(sitting: Sitting) -> Words:
    """For one sitting: its person is You, whatever the record calls that seat."""
    return Words(speaker_for(sitting.setup, sitting.seat))


# --- the rules in words ---------------------------------------------------------------------------


def clauses_in_words(game: Game, names: Iterable[str]) -> list[tuple[str, str]]:
    """These clauses with their texts, each once; none if the game has no rules in words."""
    try:
        texts = clauses_of(game)
    except BadData:
        return []
    return [(name, for_people(texts[name].text)) for name in dict.fromkeys(names) if name in texts]


def rules_in_words(words: Words) -> str:
    """The whole rule book, as Markdown."""
    path = words.setup.game.folder / "rules.md"
    return for_people(path.read_text(encoding="utf-8")) if path.is_file() else words.text("no-rules")


# --- beginning and end ----------------------------------------------------------------------------


def opening_lines(words: Words, sitting: Sitting) -> list[Line]:
    """What is said before anything happens: who plays, and how the shuffle can be checked."""
    setup, pledge = sitting.setup, sitting.pledge()
    others = tuple([Seat(seat) for seat in setup.clockwise[sitting.seat] if seat != sitting.seat])
    bots = sorted(set(sitting.journal.bots.split()) - {"person"})
    title = setup.game.title
    if not others:
        company = words.say("alone", title=title)
    else:
        company = words.say("with-bots", title=title, others=others, levels=words.speaker.in_a_row(bots))
    house = setup.house_text()
    dealt = words.say("pledged", pledge=pledge[:PLEDGE_DIGITS]) if pledge is not None else (
        words.say("seeded", seed=sitting.journal.seed or "")
    )  # fmt: skip
    practice = [words.say("practice")] if sitting.journal.lead else []
    return [*practice, side_by_side([company, words.say("house", house=house) if house else Line()]), dealt]


def closing_lines(words: Words, sitting: Sitting, word: str = "play") -> list[Line]:
    """Where the game lies, and what can be done with it; the word is the command that goes on with it."""
    file, command = quote(str(sitting.path)), own_command()
    lines = [words.say("saved", file=str(sitting.path))]
    if not sitting.is_over():
        lines.append(words.say("go-on", command=f"{command} {word} {sitting.setup.game.name} --resume {file}"))
    lines.append(words.say("replay", command=f"{command} replay {file}"))
    if sitting.journal.lead:  # nothing was shuffled that could be verified
        return lines
    return [*lines, words.say("verify", command=f"{command} verify {file}")]


def own_command() -> str:
    """What has to be typed here to run us again."""
    return "wyrmhall" if which("wyrmhall") else quote(sys.argv[0])
