"""Broken builds of decks.py: each gives away what a rival has brought, or treats it otherwise than a game must."""

from __future__ import annotations

from tests.laws.planted import Defect, Edit
from tests.toy import decks
from wyrmhall.lab.laws import law
from wyrmhall.lab.laws.law import Law


def defect(what: str, law: Law | None, *edits: Edit) -> Defect:
    return Defect(what, law, edits, decks.__file__)


def with_fact(name: str, value: str) -> tuple[Edit, ...]:
    """One more open fact, worked out when the cards are dealt."""
    return (
        ('        Fact("rounds", NUMBER),\n', f'        Fact("rounds", NUMBER),\n        Fact("{name}", NUMBER),\n'),
        ("        self.rounds = 0\n", f"        self.rounds = 0\n        self.{name} = 0\n"),
        ("        self.shell_to(twin)\n", f"        self.shell_to(twin)\n        twin.{name} = self.{name}\n"),
        (
            "            s.decks[seat] = s.brought[seat]\n",
            f"            s.decks[seat] = s.brought[seat]\n            s.{name} = {value}\n",
        ),
    )


NEXT = "s.brought[(self.seat + 1) % s.seats]"  # what the left neighbour has brought

DEFECTS = (
    defect("a list is written into the set-up", law.PLAYED,
           ("            s.decks[seat] = s.brought[seat]\n",
            "            s.decks[seat] = s.brought[seat]\n"
            "            told = '+'.join([LETTERS[seat], *[s.cards.faces[card] for card in s.brought[seat]]])\n"
            "            s.setup.names = (*s.setup.names[:seat], told, *s.setup.names[seat + 1 :])\n")),
    defect("a fact tells the size of a list", law.PLAYED,
           *with_fact("size", "len(s.brought[seat])")),
    defect("a fact tells the digest of a list", law.PLAYED,
           *with_fact("digest", "int(sha256(repr(s.brought[seat]).encode()).hexdigest(), 16)"),
           ("from pathlib import Path\n", "from hashlib import sha256\nfrom pathlib import Path\n")),
    defect("lists keep the order in which they were typed", law.TIDY,
           ("    def check_setup(self",
            "    def checked_list(self, setup, cards):\n        return cards[::-1]\n\n    def check_setup(self")),
    defect("an event tells how many cards are left to draw", law.PLAYED,
           ("origin=origin, to=to, audience=(self.seat,)))",
            "origin=origin, to=Place('hand', self.seat, len(s.decks[self.seat])), audience=(self.seat,)))")),
    defect("the order of the options tells a list", law.IMAGINED,
           ("dict.fromkeys(s.hands[self.seat])]",
            f"sorted(set(s.hands[self.seat]), key=lambda each: (each in {NEXT}, each))]")),
    defect("an option is there because another seat has brought a card", law.IMAGINED,
           ("for card in sorted(set(s.decks[self.seat]))]",
            f"for card in sorted(set(s.decks[self.seat])) if card in {NEXT}]")),
    defect("a refusal tells what was brought", law.IMAGINED,
           ('Refusal("send-a-dragon-of-your-hand"',
            f'Refusal("nobody-has-brought-it" if option.card not in {NEXT} else "send-a-dragon-of-your-hand"')),
    defect("a prompt tells what was brought", law.IMAGINED,
           ('Prompt("send-a-dragon"', f'Prompt(said("send-a-dragon", most=max({NEXT}))')),
    defect("who leads goes by what was brought", law.PLAYED,
           ("        return Deal()\n",
            "        s.leader = s.brought.index(max(s.brought, key=len))\n        return Deal()\n")),
    defect("a deck is shuffled by a stream that others share", law.PLAYED,
           ('self.chance.of("deck", seat)', 'self.chance.of("deck")')),
    defect("a search is not asked where the deck is empty", law.PARTED,
           ("        Search(self.seat).perform(s)\n",
            "        if s.decks[self.seat]:\n            Search(self.seat).perform(s)\n")),
    defect("it takes time to look at what others have brought", law.WORK,
           ("        return tuple(known)\n",
            "        for cards in self.brought:\n            for _ in cards:\n                pass\n"
            "        return tuple(known)\n")),
    defect("a memory of a deck that nobody has seen", law.IMAGINED,
           ("        anything = kinds_of",
            '        known += [Holds("deck", seat, deck[:1]) for seat, deck in enumerate(self.decks) if deck]\n'
            "        anything = kinds_of")),
    defect("a prize forgets who has brought it", law.CARDS_KEPT,
           ("        return self.by\n", "        return -1\n")),
    defect("a deck is dealt with a card too many", law.CARDS_KEPT,
           ("            s.decks[seat] = s.brought[seat]\n", "            s.decks[seat] = (*s.brought[seat], 0)\n")),
    defect("what is supposed forgets what was shown", law.IMAGINED,
           ("        shown = Shown(view, owner)\n", "        return view.setup.book.deck\n")),
    defect("what is supposed may not be brought", law.SUPPOSED,
           ("* COPIES, chance)", "* 9, chance)")),
)  # fmt: skip

CHEATING = defect(
    "what is supposed is the true list",
    law.UNGUESSED,
    ("        shown = Shown(view, owner)\n", "        return KEPT[owner]\n"),
    ("        s.plan([*[Draw(seat) for", "        KEPT[:] = s.brought\n        s.plan([*[Draw(seat) for"),
    ("DECKS: Final", "KEPT: list[tuple[int, ...]] = []\nDECKS: Final"),
)

# Honest games of other kinds: what was planted here is no defect.
VARIANTS = (
    defect("prizes lie face down", None,
           ("EACH, ALL, pieces=True)  # DK-7", "EACH, ALL, under=OWNER, pieces=True)  # DK-7"),
           ("    def brought_by(self) -> int:\n",
            "    def under(self):\n        return (0,)\n\n    def brought_by(self) -> int:\n")),
    defect("the kernel supposes", None,
           ("    def suppose(self", "    def unused(self")),
    defect("all decks are of one size, which all see", None,
           ("EACH, NOBODY, size=OWNER)", "EACH, NOBODY)"),
           ("LEAST: Final = 8", "LEAST: Final = 14"),
           ("MOST: Final = 20", "MOST: Final = 14"),
           ("    def suppose(self", "    def unused(self")),
    defect("the table has cards of its own", None,
           ("(DECK, HAND, SENT, DISCARDS, PRIZES)", "(DECK, HAND, SENT, DISCARDS, PRIZES, NEST)"),
           ("PRIZES: Final", 'NEST: Final = Zone("nest", "nest", SHARED, NOBODY, size=NOBODY)\nPRIZES: Final'),
           ("NUMBER, OWNER, SEAT, SEATS, Fact", "NUMBER, OWNER, SEAT, SEATS, SHARED, Fact"),
           ("        self.rounds = 0\n", "        self.rounds = 0\n        self.nest = (0, 3, 3, 7, 7)\n"),
           ("        self.shell_to(twin)\n", "        self.shell_to(twin)\n        twin.nest = self.nest\n"),
           ("    def shuffle_deck(", "    def common(self):\n        return (0, 3, 3, 7, 7)\n\n    def shuffle_deck(")),
)  # fmt: skip
