"""What people write, as others may read it: one line, without characters that hide, deceive, or pile up."""

from __future__ import annotations

import re
from unicodedata import category, normalize

MOST_MARKS = 3  # on one letter; Hebrew letters have as many

# Control characters, direction marks, zero width, tags, surrogates, and whatever has no meaning (yet).
HIDDEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
# Characters that take no room or look like a space.
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0\U00016fe4\U0001d159"
    + "".join(chr(code) for code in range(0xFE00, 0xFE10))
    + "".join(chr(code) for code in range(0xE0100, 0xE01F0))
)
MARKS = frozenset({"Mn", "Me", "Mc"})

# What ordinary emoji are made of, and nothing else may be.
JOINER = "\u200d"  # makes one picture of two: a family, an astronaut
COLOUR = "\ufe0f"  # after a character that is also drawn in black and white: a heart
PICTURES_TOO = frozenset("#*0123456789\u203c\u2049\u2139\u2194\u2934\u2935\u25fb\u25fc\u25fd\u25fe\u3030")
SKIN = frozenset("\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")
# The flags that are spelt with tags, all there are: England, Scotland, Wales.
FLAGS = frozenset(
    "\U0001f3f4" + "".join(chr(0xE0000 + ord(letter)) for letter in land) + "\U000e007f"
    for land in ("gbeng", "gbsct", "gbwls")
)
FLAG = re.compile(f"({'|'.join(sorted(FLAGS))})")


def plain_text(text: str) -> str:
    """What somebody says, with everything left out that is not for people to read; plain text stays as it is."""
    parts = FLAG.split(normalize("NFC", text))
    visible = "".join([part if part in FLAGS else _without_hidden(part) for part in parts])
    return one_line(_without_stacks(normalize("NFC", visible)))


def one_line(text: str) -> str:
    """Words with one space between them, whatever stood there."""
    return " ".join(text.split())


def is_hidden(sign: str) -> bool:
    return sign in INVISIBLE or category(sign) in HIDDEN


def is_overgrown(text: str) -> bool:
    """Whether a letter has too many marks, or a mark has no letter."""
    return _without_stacks(text) != text


def _without_hidden(text: str) -> str:
    kept: list[str] = []
    for place, sign in enumerate(text):
        before, following = "".join(kept[-1:]), text[place + 1 : place + 2]
        if sign.isspace():
            kept.append(" ")
        elif (
            not is_hidden(sign)
            or (sign == COLOUR and _is_picture(before))
            or (
                sign == JOINER
                and (_is_picture(before) or before in SKIN or before == COLOUR)
                and _is_picture(following)
            )
        ):
            kept.append(sign)
    return "".join(kept)


def _is_picture(sign: str) -> bool:
    return sign != "" and (sign in PICTURES_TOO or category(sign) == "So") and not is_hidden(sign)


def _without_stacks(text: str) -> str:
    kept: list[str] = []
    marks = MOST_MARKS  # nothing to set one on
    for sign in text:
        if category(sign) in MARKS:
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            marks = MOST_MARKS if sign.isspace() else 0
        kept.append(sign)
    return "".join(kept)
