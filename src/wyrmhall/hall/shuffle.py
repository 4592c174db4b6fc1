"""The committed shuffle: the hall pledges a secret, the seats add to it, the deal follows from all of them."""

from __future__ import annotations

import secrets

from wyrmhall.kernel.chance import mixed_key, pledge

NOTHING = "-"  # what a seat has added that added nothing


def new_secret() -> str:
    return secrets.token_hex(32)


def key_of(secret: str, table: str, added: list[str]) -> str:
    return mixed_key(secret, table, tuple(added))


__all__ = ["NOTHING", "key_of", "new_secret", "pledge"]
