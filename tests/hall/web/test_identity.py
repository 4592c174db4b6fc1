"""Names and signed cookies."""

from __future__ import annotations

import pytest

from wyrmhall.hall.identity import BadName, Identity, bearer, clean_name
from wyrmhall.hall.live.table import Player


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Ada", "Ada"),
        ("  Ada \t  Lovelace ", "Ada Lovelace"),
        ("Ａｄａ", "Ada"),  # wide letters
        ("ﬁre", "fire"),
        ("Zoe\u0308", "Zoë"),
        ("Ada\u00a0Lovelace", "Ada Lovelace"),
        ("Ада", "Ада"),
        ("王小明", "王小明"),
        ("🐉", "🐉"),
        ("<script>alert(1)</script>"[:24], "<script>alert(1)</script"),  # shown as it is: the page never runs it
        ("x" * 24, "x" * 24),
        ("a\nb", "a b"),
    ],
)
def test_names_are_tidied(typed: str, name: str) -> None:
    assert clean_name(typed) == name


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "\t\n",
        "x" * 25,
        "\ufdfa" * 2,  # one sign that unfolds into eighteen
        "Ada\u200b",  # zero width space
        "Ada\u200d",
        "\u202eadA",  # right to left
        "Ada\u2066",
        "Ada\x00",
        "Ada\x07",
        "Ada\ufeff",
        "\u3164",  # a letter that looks like nothing
        "Ada\u2800",
        "\ue000",
        "A\ufe0f",
        "\u0301Ada",
        "Z\u0316\u0317\u0318\u0319",
        "Ada\U000e0041",
    ],
)
def test_names_that_deceive_are_refused(typed: str) -> None:
    with pytest.raises(BadName) as refused:
        clean_name(typed)
    assert refused.value.code == "bad_name"


def test_a_cookie_comes_back_as_it_was() -> None:
    identity = Identity("key")
    player = Player(identity.new_player().id, "Zoë 🐉")
    assert identity.read(identity.sign(player)) == player
    assert len(identity.sign(Player("0" * 32, "\U0001f409" * 24))) <= 600


def test_no_two_players_are_alike() -> None:
    identity = Identity("key")
    assert len({identity.new_player().id for _ in range(1000)}) == 1000


def test_a_forged_cookie_is_nobody() -> None:
    identity = Identity("key")
    signed = identity.sign(Player("0" * 32, "Ada"))
    assert Identity("another key").read(signed) is None
    for place in range(len(signed)):
        for sign in "A.-\x00é":
            forged = signed[:place] + sign + signed[place + 1 :]
            found = identity.read(forged)
            assert found is None or forged == signed or found == Player("0" * 32, "Ada"), forged
    for odd in ("", ".", "..", "a.b", "x" * 10_000, f"{signed}.", f".{signed}", "é", "\ud800"):
        assert identity.read(odd) is None


def test_what_we_signed_but_not_as_a_player_is_nobody() -> None:
    identity = Identity("key")
    for odd in (["0" * 32], ["0" * 31, "Ada"], ["0" * 32, 5], {"id": "0" * 32}, "0" * 32, None):
        assert identity.read(identity._signer.dumps(odd)) is None


def test_cookies_among_others() -> None:
    identity = Identity("key")
    player = Player("1" * 32, "Ada")
    signed = identity.sign(player)
    assert identity.of_headers({b"cookie": f"a=b; wyrmhall={signed}; c=d".encode()}) == player
    odd = f'other={{"a": [1, 2]}}; \x01; wyrmhall=old; b="; wyrmhall={signed}'
    assert identity.of_headers({b"cookie": odd.encode()}) == player
    assert identity.of_headers({b"cookie": f"xwyrmhall={signed}".encode()}) is None
    assert identity.of_headers({b"cookie": b"wyrmhall="}) is None
    assert identity.of_headers({b"cookie": b"\xff\x00;;;=="}) is None
    assert identity.of_headers({}) is None


def test_bearer_tokens() -> None:
    assert bearer({b"authorization": b"Bearer abc"}) == "abc"
    assert bearer({b"authorization": b"bearer  abc "}) == "abc"
    for odd in (b"", b"Bearer", b"Bearer ", b"Basic abc", b"abc"):
        assert bearer({b"authorization": odd}) is None
    assert bearer({}) is None
