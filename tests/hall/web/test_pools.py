"""Decks that are built of a pool: their parts, whether they are legal, and one that is proposed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.hall.web.served import Web, in_a_hall

