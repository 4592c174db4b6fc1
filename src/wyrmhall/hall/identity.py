"""Who somebody is: no account, but a signed cookie with a player's id and name; and which pages may use it."""

from __future__ import annotations

import re
import secrets
import unicodedata
from hashlib import sha256

from itsdangerous import BadData, URLSafeSerializer

from wyrmhall.hall import wire
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.live.table import Player
from wyrmhall.hall.text import MOST_MARKS, is_hidden, is_overgrown, one_line

COOKIE = "wyrmhall"
LONGEST_COOKIE = 600  # characters; a name of 24 needs far fewer
YEAR = 365 * 24 * 60 * 60
PLAYER_ID = re.compile(r"\A[0-9a-f]{32}\Z")


class BadName(CommandRefused):
    def __init__(self, text: str) -> None:
        super().__init__("bad_name", text)


def clean_name(text: str) -> str:
    """A name as the hall shows it: one line of visible characters; raises BadName."""
    name = one_line(unicodedata.normalize("NFKC", text))
    if not name:
        raise BadName("a name needs at least one visible character")
    if len(name) > wire.LONGEST_NAME:
        raise BadName(f"a name has at most {wire.LONGEST_NAME} characters")
    if any(is_hidden(sign) for sign in name):
        raise BadName("a name has no invisible characters")
    if is_overgrown(name):
        raise BadName(f"a letter of a name has at most {MOST_MARKS} accents, and no accent stands alone")
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
