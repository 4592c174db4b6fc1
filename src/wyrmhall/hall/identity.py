"""Who somebody is: no account, but a signed cookie with a player's id and name; and which pages may use it."""

from __future__ import annotations

import re
import secrets
import unicodedata
from hashlib import sha256

from itsdangerous import BadData, URLSafeSerializer

from wyrmhall.hall import wire
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.live import Player

COOKIE = "wyrmhall"
LONGEST_COOKIE = 600  # signs; a name of 24 signs needs far fewer
YEAR = 365 * 24 * 60 * 60
PLAYER_ID = re.compile(r"\A[0-9a-f]{32}\Z")

# Letters, marks and signs that take no room or look like a space.
INVISIBLE = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180e\u180f\u2800\u3164\uffa0"
    + "".join(chr(code) for code in range(0xFE00, 0xFE10))
    + "".join(chr(code) for code in range(0xE0100, 0xE01F0))
)
NO_NAME_SIGNS = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})  # control, bidi, zero width, unassigned
MOST_MARKS = 2  # accents on one letter


class BadName(CommandRefused):
    def __init__(self, text: str) -> None:
        super().__init__("bad_name", text)


def clean_name(text: str) -> str:
    """A name as the hall shows it: one line of visible signs; raises BadName."""
    name = " ".join(unicodedata.normalize("NFKC", text).split())
    if not name:
        raise BadName("a name needs at least one sign that can be seen")
    if len(name) > wire.LONGEST_NAME:
        raise BadName(f"a name has at most {wire.LONGEST_NAME} signs")
    marks = 0
    for place, sign in enumerate(name):
        kind = unicodedata.category(sign)
        marks = marks + 1 if kind in ("Mn", "Me", "Mc") else 0
        if kind in NO_NAME_SIGNS or sign in INVISIBLE or (kind == "Zs" and sign != " "):
            raise BadName("a name has no invisible signs")
        if marks > MOST_MARKS or (marks and place == 0):
            raise BadName("a name has letters below its accents")
    return name


class Identity:
    """Makes and reads the signed cookie."""

    def __init__(self, key: str) -> None:
        self._signer = URLSafeSerializer(
            key, salt="wyrmhall player", signer_kwargs={"key_derivation": "hmac", "digest_method": sha256}
        )

    def new_player(self) -> Player:
        return Player(secrets.token_hex(16), "")

    def sign(self, player: Player) -> str:
        signed = self._signer.dumps([player.id, player.name])
        return signed if isinstance(signed, str) else signed.decode()

    def read(self, signed: str) -> Player | None:
        """The player of a cookie that this hall has signed."""
        if not signed or len(signed) > LONGEST_COOKIE:
            return None
        try:
            found = self._signer.loads(signed)
        except (BadData, ValueError):
            return None
        match found:
            case [str(player), str(name)] if PLAYER_ID.match(player):
                return Player(player, name)
        return None

    def of_headers(self, headers: dict[bytes, bytes]) -> Player | None:
        """The player whose cookie came with a request."""
        # Not by http.cookies, which gives up at the first odd cookie that some other program has set for this host.
        for cookie in headers.get(b"cookie", b"").decode("latin-1").split(";"):
            name, _, signed = cookie.strip().partition("=")
            if name == COOKIE and (player := self.read(signed)) is not None:
                return player
        return None


def bearer(headers: dict[bytes, bytes]) -> str | None:
    """The seat token of a program, which stands in no address and in no cookie."""
    kind, _, token = headers.get(b"authorization", b"").decode("latin-1").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None
