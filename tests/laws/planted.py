"""Broken builds of a toy game: each differs from it in a line or two, and a law must notice.

A defect is planted in the text of relay.py, or of decks.py (planted_lists.py), so that it is the honest game but for
this, and runs on the compiled kernel as on the plain one.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

from tests.toy import relay
from wyrmhall.kernel.game import Game
from wyrmhall.lab.laws import law
from wyrmhall.lab.laws.law import Law

Edit = tuple[str, str]


@dataclass(frozen=True)
class Defect:
    """What is wrong, the law that must notice it, and the lines that differ from the honest game."""

    what: str
    law: Law | None
    edits: tuple[Edit, ...]
    toy: str = relay.__file__


def with_fact(name: str, start: str) -> tuple[Edit, ...]:
    """One more open fact."""
    return (
        ('Fact("stage", NUMBER),', f'Fact("stage", NUMBER), Fact("{name}", NUMBER),'),
        ("        self.leg = 0\n", f"        self.leg = 0\n        self.{name} = {start}\n"),
        ("        self.shell_to(twin)\n", f"        self.shell_to(twin)\n        twin.{name} = self.{name}\n"),
    )


def calling_twice(goes_on: str, take: str = "Call(self.seat)") -> tuple[Edit, ...]:
    """The leader has two calls one after the other; the second counts, and the first says whether it comes next."""
    return (
        *with_fact("calls", "0"),
        ("LEGS) + 2 * LEGS", "LEGS) + 3 * LEGS"),
        ("        s.agenda.append(Race(option is s.cards.fast))\n",
         "        s.calls += 1\n"
         f"        s.agenda.append({take} if s.calls % 2 else Race(option is s.cards.fast))\n\n"
         "    def goes_on(self, s: Relay, option: Option) -> bool:\n"
         f"        return s.calls % 2 == 0 and {goes_on}\n"),
    )  # fmt: skip


DEFECTS = (
    Defect("a card is lost in the deal", law.CARDS_KEPT,
           (("s.nest = deck[HAND_SIZE * s.seats :]", "s.nest = deck[HAND_SIZE * s.seats + 1 :]"),)),
    Defect("a trophy stays in the row too", law.CARDS_KEPT,
           (("if dragon.lies != UP])", "])"),)),
    Defect("hands tell the order of the deal", law.TIDY,
           (("tuple(sorted(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)]))",
             "tuple(deck[HAND_SIZE * seat : HAND_SIZE * (seat + 1)])"),)),
    Defect("a field is neither zone nor fact", law.DECLARED,
           (('Fact("leader", SEAT), ', ""),)),
    Defect("a copy forgets a field", law.COPIES,
           (("twin.stage, twin.leg, twin.leader, twin.scores = self.stage, self.leg, self.leader, self.scores",
             "twin.stage, twin.leg, twin.scores = self.stage, self.leg, self.scores"),)),
    Defect("a copy shares a list", law.COPIES,
           (("self.nest, self.hoards[:]", "self.nest, self.hoards"),)),
    Defect("a decision cannot be stored", law.STORED,
           (("EndOfLeg, Finish)", "EndOfLeg, Finish)[:10]"),)),
    Defect("a listed option fails", law.OPTIONS_APPLY,
           (("for seat in self.rivals(s)})]", "for seat in range(s.seats)})]"),)),
    Defect("an option is listed twice", law.OPTIONS_APPLY,
           (("for card in dict.fromkeys(s.hands[self.seat])]", "for card in s.hands[self.seat]]"),)),
    Defect("asking for a refusal changes the state", law.OTHERS_RAISE,
           (('        return Refusal("call-fast-or-slow", ("RL-10",))',
             '        s.leg += 1\n        return Refusal("call-fast-or-slow", ("RL-10",))'),)),
    Defect("the game never ends", law.ENDS,
           (("s.agenda.append(Race(option is s.cards.fast))", "s.agenda.append(Call(self.seat))"),)),
    Defect("nobody wins", law.ENDS,
           (("if sums[seat] == max(sums)])", "if sums[seat] > max(sums)])"),)),
    Defect("a false memory", law.TRUE_MEMORY,
           (('Holds("hand", passed_to, self.hands[passed_to])', 'Holds("hand", passed_to, self.hands[viewer])'),)),
    Defect("a piece cannot be read again", law.VIEWS_TRAVEL,
           (('{self.write(item.cards[0])}{MARKS[item.lies]}"', '{self.write(item.cards[0])}"'),)),
    Defect("a memory of what was never seen", law.PLAYED,
           (("if self.stage % 2 else self.right_of(viewer)", "if not self.stage % 2 else self.right_of(viewer)"),)),
    Defect("the seed is an open fact", law.PLAYED,
           (*with_fact("seed", "0"),
            ("        return Deal()\n", "        s.seed = int(s.chance.to_data()[1])\n        return Deal()\n"))),
    Defect("a prompt foretells chance", law.IMAGINED,
           (('Prompt("pick-a-dragon"', 'Prompt(said("pick-a-dragon", lot=s.chance.copy().of("deal").below(1000))'),)),
    Defect("the leader is drawn from no stream", law.NAMED,
           (('s.chance.of("leader").below(', "s.chance.below("),)),
    Defect("options peek at a hidden card", law.IMAGINED,
           (("        return [s.cards.fast, s.cards.slow]",
             "        return [s.cards.fast, s.cards.slow][: 1 + s.rows[s.left_of(self.seat)][0].cards[0] % 2]"),)),
    Defect("the order of options tells a hidden card", law.IMAGINED,
           (("        return [s.cards.fast, s.cards.slow]",
             "        return [s.cards.fast, s.cards.slow][:: (-1) ** s.rows[s.left_of(self.seat)][0].cards[0]]"),)),
    Defect("a refusal tells a hidden card", law.IMAGINED,
           (('Refusal("pick-a-card-of-your-hand"', 'Refusal(said("pick-a-card-of-your-hand", no=s.nest[0])'),)),
    Defect("an event tells the size of an unseen pile", law.PLAYED,
           (('Event("digs", self.seat, (), ', 'Event("digs", self.seat, dug, '),)),
    Defect("a fact tells the size of an unseen pile", law.PLAYED,
           (*with_fact("left", "0"),
            ("        s.agenda.append(Leg())\n", "        s.left = len(s.nest)\n        s.agenda.append(Leg())\n"))),
    Defect("a note is told to everybody", law.PLAYED,
           (("tuple(sorted(dug)))), audience=(self.seat,))", "tuple(sorted(dug)))))"),)),
    Defect("a secret choice is announced", law.PLAYED,
           (("    def open(self, s: Relay, option: Option) -> None:\n        picked",
             "    def is_open(self, s: Relay, option: Option) -> bool:\n        return True\n\n"
             "    def open(self, s: Relay, option: Option) -> None:\n        picked"),)),
    Defect("a fact tells a secret choice before all are in", law.PLAYED,
           (*with_fact("last", "0"),
            ("    def open(self, s: Relay, option: Option) -> None:\n        n = ",
             "    def take(self, s: Relay, option: Option) -> None:\n"
             "        super().take(s, option)\n        s.last = option.code\n\n"
             "    def open(self, s: Relay, option: Option) -> None:\n        n = "))),
    Defect("a score is counted by a state that the game has kept", law.IMAGINED,
           (("known: list[Value] = []", "known: list[Value] = []\n        KEPT[:] = self.hands"),
            ("RELAY: Final", "KEPT: list[tuple[int, ...]] = []\nRELAY: Final"),
            ("return score_lines(cards, trophies, cards", "return score_lines(cards, KEPT[seat], cards"))),
    Defect("the rules go by who holds what", law.PARTED,
           (("        s.agenda.append(Call(s.leader))",
             "        s.agenda.append(Call(s.hoards.index(max(s.hoards, key=len))))"),)),
    Defect("a card is shown before a choice that goes on", law.GOES_ON,
           calling_twice("True", "Race(True)")),
    Defect("another seat is asked before a choice that goes on", law.GOES_ON,
           calling_twice("True", "Call(s.left_of(self.seat))")),
    Defect("something is drawn before a choice that goes on", law.GOES_ON,
           calling_twice("True", 'Call(self.seat + 0 * s.chance.of("call").below(2))')),
    Defect("that a choice goes on tells a hidden card", law.TOGETHER,
           calling_twice("s.rows[s.left_of(self.seat)][0].cards[0] % 2 == 1")),
    Defect("options come out of a set", law.ELSEWHERE,
           (("for card in dict.fromkeys(s.hands[self.seat])]",
             "for card in [s.cards.rows[face] for face in {s.cards.faces[each] for each in s.hands[self.seat]}]]"),)),
)  # fmt: skip

TWO_CALLS = Defect("no defect: the leader calls twice", None, calling_twice("True"))
ALL_KNOWING = Defect(
    "everybody remembers every hand",
    law.SPREAD,
    (
        (
            "known: list[Value] = []",
            'known: list[Value] = [Holds("hand", n, hand) for n, hand in enumerate(self.hands)]',
        ),
    ),
)
HOPEFUL = Defect(
    "a score would like to count the hand",
    None,
    (('cards_of(view.pile("trophy", seat))', 'cards_of(view.pile("trophy", seat) + view.pile("hand", seat))'),),
)
RULE_LOOP = Defect("a step follows itself for ever", None, (("Leg() if s.leg < LEGS else Finish()", "EndOfLeg()"),))


@cache
def plant(defect: Defect) -> Game:
    """The toy game with this defect."""
    path = Path(defect.toy)
    source = path.read_text(encoding="utf-8")
    for honest, broken in defect.edits:
        assert source.count(honest) == 1, f"{defect.what}: {path.name} has {source.count(honest)} times {honest!r}"
        source = source.replace(honest, broken)
    module = ModuleType(f"broken_{path.stem}")
    module.__file__ = str(path)
    exec(compile(source, f"{path.name}, but {defect.what}", "exec"), vars(module))
    [game] = [each for each in vars(module).values() if isinstance(each, Game)]
    return game
