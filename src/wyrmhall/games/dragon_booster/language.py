"""The card language of Dragon Booster: an effect is when, if and what, over a closed vocabulary.

An effect has three faces: the value below, its code in the card table, and its printed sentence, which the catalogue of
messages says from `sentence`.  A new word is a class here, a line in the reader, and a resolver that mypy asks for.
"""

from __future__ import annotations

import re
from difflib import get_close_matches
from typing import ClassVar, Final, TypeAlias

from wyrmhall.kernel.said import Said, said
from wyrmhall.kernel.value import NONE, Value

PLAY: Final = "Play"  # DB-44, DB-46 once, when it is played from hand: DB-A23
MAIN: Final = "Main"  # DB-77
BATTLE: Final = "Battle"  # DB-76
CONSTANT: Final = "Constant"  # DB-75
WIN: Final = "Win"  # DB-63
END: Final = "End"  # when a battle ends
TIMES: Final = (PLAY, MAIN, BATTLE, CONSTANT, WIN, END)

MANEUVER: Final = "maneuver"
EVENT: Final = "event"
GEAR: Final = "gear"
CREW: Final = "crew"
DRAGON: Final = "dragon"
ANY: Final = "any"

STATS: Final = ("speed", "agility", "power")  # DB-10
EVERY_STAT: Final = "all"
STAT_WORDS: Final = (*STATS, EVERY_STAT)
COLOURS: Final = (
    "red", "green", "blue", "gold", "black", "brown", "purple", "orange", "yellow", "silver", "white", "pink",
)  # fmt: skip
MOST: Final = 99  # for every number of the language

DAMAGE: Final = "BREAK"
DISCARD: Final = "KNOCK"


# --- If: tests ------------------------------------------------------------------------------------


class ColourIs(Value):
    """Your dragon has this colour."""

    fields = ("colour",)

    def __init__(self, colour: str) -> None:
        self.colour = colour

    def code(self) -> str:
        return f"color={self.colour}"

    def sentence(self) -> Said:
        return said("if-color", colour=self.colour)


class DragonIs(Value):
    """Your dragon has this title; without a dragon it has none (DB-95)."""

    fields = ("title",)

    def __init__(self, title: str) -> None:
        self.title = title

    def code(self) -> str:
        return f"dragon={self.title}"

    def sentence(self) -> Said:
        return said("if-dragon", title=self.title)


class Behind(Value):
    """Some rival has more points."""

    def code(self) -> str:
        return "behind"

    def sentence(self) -> Said:
        return said("if-behind")


class HasDamaged(Value):
    """An effect of yours has damaged a rival's card this turn (DB-A29)."""

    def code(self) -> str:
        return "damaged"

    def sentence(self) -> Said:
        return said("if-damaged")


class HasPlayedEvent(Value):
    """You have played an event this battle."""

    def code(self) -> str:
        return "event"

    def sentence(self) -> Said:
        return said("if-event")


class HasMagged(Value):
    """You have so many gear, or crew, in your mag pit."""

    fields = ("kind", "number")

    def __init__(self, kind: str, number: int) -> None:
        self.kind = kind
        self.number = number

    def code(self) -> str:
        return f"{self.kind}>={self.number}"

    def sentence(self) -> Said:
        return said("if-many", what=self.kind, number=self.number)


class HasPoints(Value):
    """You have so many points."""

    fields = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def code(self) -> str:
        return f"points>={self.number}"

    def sentence(self) -> Said:
        return said("if-points", number=self.number)


Test: TypeAlias = ColourIs | DragonIs | Behind | HasDamaged | HasPlayedEvent | HasMagged | HasPoints  # all there are


# --- What: verbs ----------------------------------------------------------------------------------


class Counted(Value):
    """A verb with a number."""

    fields = ("number",)
    word: ClassVar[str] = ""

    def __init__(self, number: int) -> None:
        self.number = number

    def code(self) -> str:
        return f"{self.word} {self.number}"

    def sentence(self, start: str, whose: str) -> Said:
        return said(self.word.lower(), number=self.number, start=start, whose=whose)


class Sprint(Counted):
    """Your rushing card, this battle."""

    word = "SPRINT"


class Weaken(Counted):
    """A rival's rushing card, this battle."""

    word = "WEAKEN"


class EachEvent(Counted):
    """Your rushing card gains it whenever you play an event, this battle."""

    word = "ON event: SPRINT"

    def sentence(self, start: str, whose: str) -> Said:
        return said("on-event-sprint", number=self.number, start=start)


class Point(Counted):
    word = "POINT"


class RivalPoint(Counted):
    """A rival loses so many points."""

    word = "RPOINT"


class AllPoint(Counted):
    """Everybody gains so many points, at once (DB-A8)."""

    word = "ALLPOINT"


class Draw(Counted):
    word = "DRAW"


class Drop(Counted):
    """A rival discards cards of his choice from his hand."""

    word = "DROP"


class Mill(Counted):
    """A rival puts the top cards of his race deck into his discards."""

    word = "MILL"


class Energy(Counted):
    """DB-A43 In Main alone."""

    word = "ENERGY"


class Recall(Counted):
    """A maneuver that costs no more comes back from the discards."""

    word = "RECALL"


class SelfSprint(Counted):
    """Constant: this maneuver."""

    word = "SELF"


class Bare(Value):
    """A verb that needs nothing."""

    word: ClassVar[str] = ""

    def code(self) -> str:
        return self.word

    def sentence(self, start: str, whose: str) -> Said:
        return said(self.word.lower().replace(" ", "-"), start=start)


class Fix(Bare):
    """A gear or crew goes from the damaged pile back to the dragon deck."""

    word = "FIX"


class Save(Bare):
    """Your rushing card is not discarded if it loses this battle."""

    word = "SAVE"


class SelfSave(Bare):
    """Constant: this maneuver is not discarded when it loses a battle."""

    word = "SELF SAVE"


class Take(Value):
    """DB-72, DB-74 A rival's gear or crew up to this level, or maneuver in the track up to this cost, is taken away."""

    fields = ("verb", "kind", "limit")

    def __init__(self, verb: str, kind: str, limit: int) -> None:
        self.verb = verb  # BREAK damages, KNOCK discards
        self.kind = kind
        self.limit = limit

    def code(self) -> str:
        bare = self.verb == DISCARD and self.kind == MANEUVER  # KNOCK 1
        return f"{self.verb} {self.limit}" if bare else f"{self.verb}_{self.kind.upper()} {self.limit}"

    def sentence(self, start: str, whose: str) -> Said:
        return said(f"{self.verb.lower()}-{self.kind}", number=self.limit, start=start, whose=whose)


class Find(Value):
    """DB-A45 Search the race deck for such a card."""

    fields = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def code(self) -> str:
        return f"FIND {self.kind}"

    def sentence(self, start: str, whose: str) -> Said:
        return said("find", what=self.kind, start=start)


class AllSprint(Value):
    """Constant: all your maneuvers, or those that cost no more."""

    fields = ("number", "cost")

    def __init__(self, number: int, cost: int) -> None:
        self.number = number
        self.cost = cost  # NONE: whatever they cost

    def code(self) -> str:
        return f"ALL {self.number}" + (f" [cost<={self.cost}]" if self.cost != NONE else "")

    def sentence(self, start: str, whose: str) -> Said:
        if self.cost == NONE:
            return said("all", number=self.number, start=start)
        return said("all-up-to", number=self.number, cost=self.cost, start=start)


class Stat(Value):
    """Constant: a stat of your dragon, or all three."""

    fields = ("stat", "number")

    def __init__(self, stat: str, number: int) -> None:
        self.stat = stat
        self.number = number

    def code(self) -> str:
        return f"STAT {self.stat} {self.number}"

    def sentence(self, start: str, whose: str) -> Said:
        return said("stat-all" if self.stat == EVERY_STAT else "stat", stat=self.stat, number=self.number, start=start)


Lasting: TypeAlias = SelfSprint | SelfSave | AllSprint | Stat  # constant ones: computed when asked, never done
Passing: TypeAlias = (
    Sprint | Weaken | EachEvent | Point | RivalPoint | AllPoint | Draw | Drop | Mill | Energy | Recall | Fix | Save
    | Take | Find
)  # fmt: skip
Verb: TypeAlias = Lasting | Passing  # all there are

COUNTED: Final[tuple[type[Counted], ...]] = (
    Sprint, Weaken, Point, RivalPoint, AllPoint, Draw, Drop, Mill, Energy, Recall, SelfSprint,
)  # fmt: skip
WORDS: Final = (
    *[kind.word for kind in COUNTED], "FIX", "SAVE", "FIND", "ALL", "STAT", "ON",
    "BREAK_GEAR", "BREAK_CREW", "BREAK_MANEUVER", "KNOCK", "KNOCK_GEAR", "KNOCK_CREW",
)  # fmt: skip
PHRASES: Final = (*WORDS, "SELF SAVE", "FIND maneuver", "FIND event", "FIND any")  # what may have been meant
TEST_WORDS: Final = ("color=", "dragon=", "behind", "damaged", "event", "gear>=", "crew>=", "points>=")
AHEAD: Final = "[rival ahead]"
TAKES: Final = re.compile(r"(BREAK|KNOCK)(?:_(GEAR|CREW|MANEUVER))?")


class Effect(Value):
    """When, if, what; and which rivals may be named for it (DB-82)."""

    fields = ("when", "does", "test", "is_for_those_ahead")

    def __init__(
        self, when: str, does: tuple[Verb, ...], test: Test | None = None, is_for_those_ahead: bool = False
    ) -> None:
        self.when = when
        self.does = does
        self.test = test
        self.is_for_those_ahead = is_for_those_ahead  # DB050: only a rival who has more points

    def code(self) -> str:
        test = f"IF {self.test.code()}: " if self.test is not None else ""
        ahead = f" {AHEAD}" if self.is_for_those_ahead else ""
        return f"{self.when}: {test}{'; '.join([verb.code() for verb in self.does])}{ahead}"

    def sentence(self, kind: str) -> Said:
        """What is printed on a card of this kind, to be said by the messages of the group `card`."""
        test = self.test
        is_while = self.when == CONSTANT and test is not None and not isinstance(test, ColourIs | DragonIs)
        is_one = test is not None or self.when in (WIN, END)  # one sentence: what is asked holds for all its verbs
        start = "sentence" if not is_one or (is_while and len(self.does) == 1) else "clause"
        body = self.verbs_said(start, "and-then" if not is_one else "and-also" if self.when == CONSTANT else "and-next")
        if test is not None and is_while:
            body = said("while" if start == "sentence" else "while-all", test=test.sentence(), does=body)
        elif test is not None:
            begins = "clause" if self.when in (WIN, END) else "sentence"
            body = said("if", test=test.sentence(), does=body, start=begins)
        return said(f"when-{self.keyword(kind)}", does=body)

    def verbs_said(self, start: str, joint: str) -> Said:
        """What it does, verb by verb; all that is about a rival means the same one."""
        body: Said | None = None
        whose = "a"
        for verb in self.does:
            if self.is_for_those_ahead and whose == "a" and affects_rival(verb):
                part = said("rival-ahead", does=verb.sentence("clause", "that"), start=start)
            else:
                part = verb.sentence(start, whose)
            whose = "that" if affects_rival(verb) else whose
            body = part if body is None else said(joint, first=body, second=part)
        assert body is not None
        return body

    def brief(self) -> Said:
        """The same in a few words, for the face of a card."""
        parts = [in_brief(verb.sentence("clause", "a")) for verb in self.does]
        if self.is_for_those_ahead:
            first = [affects_rival(verb) for verb in self.does].index(True)
            parts[first] = said("brief-rival-ahead", does=parts[first])
        body = parts[0]
        for each in parts[1:]:
            body = said("brief-and-then", first=body, second=each)
        if self.test is not None:
            body = said("brief-if", test=in_brief(self.test.sentence()), does=body)
        return said(f"brief-{self.when.lower()}", does=body)

    def keyword(self, kind: str) -> str:
        """What is printed before it: a maneuver's text about itself has no keyword, and only maneuvers battle."""
        if self.when in (WIN, END) and kind != MANEUVER:
            return f"{self.when.lower()}-beside"
        if self.when == CONSTANT and all([isinstance(verb, SelfSprint | SelfSave) for verb in self.does]):
            return "play"
        return self.when.lower()


def in_brief(sentence: Said) -> Said:
    return Said(f"brief-{sentence.kind}", sentence.named)


def affects_rival(verb: Verb) -> bool:
    """Whether one rival must be named for it (DB-82)."""
    return isinstance(verb, Weaken | RivalPoint | Drop | Mill | Take)


def is_lasting(verb: Verb) -> bool:
    return isinstance(verb, SelfSprint | SelfSave | AllSprint | Stat)


def is_of_battle(verb: Verb) -> bool:
    """DB-80 Whether its sentence says "this battle": at another time it does nothing."""
    return isinstance(verb, Sprint | Weaken | EachEvent | Save)


# --- Reading codes --------------------------------------------------------------------------------


def read_effect(text: str, kind: str) -> Effect:
    """The effect of a card of this kind; raises ValueError with all that is wrong, and what may have been meant."""
    when, colon, rest = text.partition(":")
    rest = rest.strip()
    problems: list[str] = []
    if not colon or when not in TIMES:
        problems.append(unknown(when.strip(), TIMES, f"a code begins with {', '.join(TIMES)} and a colon"))
    test: Test | None = None
    if rest.startswith("IF "):
        words, colon, rest = rest.removeprefix("IF ").partition(":")
        if not colon:
            problems.append(f"`{text}`: a colon follows the test, as in Main: IF behind: DRAW 1")
        else:
            try:
                test = read_test(words.strip())
            except ValueError as wrong:
                problems += wrong.args
    does = read_verbs(without_bracket(rest.strip(), problems), problems) if colon else ()
    if problems:
        raise ValueError(*problems)
    effect = Effect(when, does, test, rest.endswith(AHEAD))
    check_effect(effect, kind)
    return effect


def without_bracket(text: str, problems: list[str]) -> str:
    """The verbs without what may stand behind them."""
    verbs, bracket, inside = text.rpartition("[")
    if not bracket or text.endswith(AHEAD) or inside.startswith("cost"):
        return text.removesuffix(AHEAD)
    problems.append(unknown(bracket + inside, (AHEAD,), f"behind the verbs may stand {AHEAD}"))
    return verbs


def read_verbs(text: str, problems: list[str]) -> tuple[Verb, ...]:
    does: list[Verb] = []
    for part in text.split(";"):
        try:
            does.append(read_verb(part.strip()))
        except ValueError as wrong:
            problems += wrong.args
    return tuple(does)


def check_effect(effect: Effect, kind: str) -> None:
    """Whether such a card can have it, and whether its words go together; raises ValueError with all that is wrong."""
    problems: list[str] = []
    if (effect.when == PLAY) != (kind == EVENT) and kind != MANEUVER:
        only = "an event has Play: effects only" if kind == EVENT else f"a {kind} is not played, it has no Play: effect"
        problems.append(f"`{effect.when}:` on a card of type {kind}: {only}")
    mistimed = [verb for verb in effect.does if is_lasting(verb) != (effect.when == CONSTANT)]
    if mistimed:
        fits = "cannot be Constant:" if effect.when == CONSTANT else "goes with Constant: only"
        problems.append(f"`{'; '.join([verb.code() for verb in mistimed])}` {fits}")
    for verb in effect.does:
        if effect.when == CONSTANT and isinstance(verb, SelfSprint | SelfSave) and kind != MANEUVER:
            problems.append(f"`{verb.code()}` is about this maneuver, and this card is of type {kind}")
    if effect.is_for_those_ahead and not any([affects_rival(verb) for verb in effect.does]):
        problems.append(f"`{AHEAD}` stands behind a verb about a rival, as WEAKEN or RPOINT")
    if problems:
        raise ValueError(*problems)


def idle_verbs(effect: Effect) -> list[Verb]:
    """DB-80, DB-A43 What does nothing at the time of the effect: sprint "this battle" in Main, energy in a battle."""
    if effect.when == MAIN:
        return [verb for verb in effect.does if is_of_battle(verb)]
    in_battle = effect.when in (BATTLE, WIN, END)
    return [verb for verb in effect.does if in_battle and isinstance(verb, Energy)]


def read_test(text: str) -> Test:
    if text == "behind":
        return Behind()
    if text == "damaged":
        return HasDamaged()
    if text == "event":
        return HasPlayedEvent()
    if text.startswith("color="):
        colour = text.removeprefix("color=")
        if colour not in COLOURS:
            raise ValueError(unknown(colour, COLOURS, f"colours are {', '.join(COLOURS)}"))
        return ColourIs(colour)
    if text.startswith("dragon=") and text != "dragon=":
        return DragonIs(text.removeprefix("dragon="))
    kind, least, number = text.partition(">=")
    if least and kind in (GEAR, CREW):
        return HasMagged(kind, read_number(number, text))
    if least and kind == "points":
        return HasPoints(read_number(number, text))
    raise ValueError(unknown(text, TEST_WORDS, f"tests are {', '.join(TEST_WORDS)}"))


def read_verb(text: str) -> Verb:
    word, _, rest = text.partition(" ")
    if text in ("FIX", "SAVE", "SELF SAVE"):
        return Fix() if text == "FIX" else Save() if text == "SAVE" else SelfSave()
    if word == "ON":
        trigger, colon, then = rest.partition(":")
        verb = read_verb(then.strip()) if colon and trigger == "event" else None
        if not isinstance(verb, Sprint):
            raise ValueError(f"`{text}`: after ON stands event: and SPRINT, as in ON event: SPRINT 1")
        return EachEvent(verb.number)
    for kind in COUNTED:
        if word == kind.word:
            made = kind(read_number(rest, text))
            assert isinstance(
                made,
                Sprint | Weaken | Point | RivalPoint | AllPoint | Draw | Drop | Mill | Energy | Recall | SelfSprint,
            )
            return made
    taken = TAKES.fullmatch(word)
    if taken and (word != DAMAGE) and word != "KNOCK_MANEUVER":
        return Take(taken.group(1), (taken.group(2) or MANEUVER).lower(), read_number(rest, text))
    if word == "FIND":
        kinds = (MANEUVER, EVENT, ANY)
        if rest not in kinds:
            raise ValueError(unknown(rest, kinds, "FIND is followed by maneuver, event or any"))
        return Find(rest)
    if word == "STAT":
        stat, _, number = rest.partition(" ")
        if stat not in STAT_WORDS:
            raise ValueError(unknown(stat, STAT_WORDS, "STAT is followed by speed, agility, power or all"))
        return Stat(stat, read_number(number, text))
    if word == "ALL":
        number, _, limit = rest.partition(" ")
        costs = re.fullmatch(r"\[cost<=([0-9]{1,2})\]", limit)
        if limit and not costs:
            raise ValueError(f"`{text}`: after ALL and its number may stand [cost<=1]")
        return AllSprint(read_number(number, text), int(costs.group(1)) if costs else NONE)
    if not word:
        raise ValueError("a verb is missing: one stands behind the time or the test, and behind each `;`")
    if word == "IF":
        raise ValueError(f"`{text}`: one test at most stands in an effect, before all verbs")
    if word.lower() in TEST_WORDS:
        raise ValueError(f"`{word}` is a test: it stands behind IF and before a colon, as in Main: IF behind: DRAW 1")
    raise ValueError(unknown(word, PHRASES, f"verbs are {', '.join(WORDS)}"))


def read_number(text: str, where: str) -> int:
    if not (text.isascii() and text.isdigit() and len(text) < 4 and 1 <= int(text) <= MOST):
        is_of_verb = where.removesuffix(text).endswith(" ")
        found = f"{text}, and `;` between two verbs" if is_of_verb and " " in text else text or "nothing"
        raise ValueError(f"`{where}`: a whole number from 1 to {MOST} must stand there, not {found}")
    return int(text)


def unknown(word: str, words: tuple[str, ...], otherwise: str) -> str:
    """What is wrong with a word that is not known: what may have been meant, or what there is."""
    meant = near_to(word, words)
    return f"`{word}`: did you mean `{meant}`?" if meant else f"`{word}` is unknown; {otherwise}"


def near_to(word: str, words: tuple[str, ...]) -> str:
    """The word that is most like it, in large letters or small; nothing if none is."""
    near = get_close_matches(word.upper(), [each.upper() for each in words], 1, 0.6)
    return next((each for each in words if near and each.upper() == near[0]), "")
