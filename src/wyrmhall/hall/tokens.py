"""Seat tokens: random, shown once, stored only as a hash."""

from __future__ import annotations

import secrets
from base64 import b32encode
from hashlib import sha256


def new_token() -> str:
    return secrets.token_urlsafe(24)


def digest_of(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def new_table_id() -> str:
    """80 random bits: a private table is found only by those who were told."""
    return b32encode(secrets.token_bytes(10)).decode().lower()
