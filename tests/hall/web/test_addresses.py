"""Whom a connection is counted for."""

from __future__ import annotations

import pytest

from wyrmhall.hall.addresses import Proxies, address_of, counted


@pytest.mark.parametrize(
    "host",
    [
        "2001:db8::1",
        "2001:db8::2",
        "2001:DB8:0::ffff:1",
        "2001:db8:0:0::1",
        "2001:db8:0:0:1:2:3:4",
        "2001:0db8:0000:0000:0000:0000:0000:0001",
        "[2001:db8::7]",
        "2001:db8::192.0.2.1",
    ],
)
def test_a_network_is_one_however_its_addresses_are_written(host: str) -> None:
    assert counted(host) == "2001:db8::/64"


@pytest.mark.parametrize("host", ["192.0.2.1", "::ffff:192.0.2.1", "::FFFF:c000:201", "0:0:0:0:0:ffff:192.0.2.1"])
def test_an_old_address_wrapped_in_a_new_one_is_the_old_one(host: str) -> None:
    assert counted(host) == "192.0.2.1"


def test_neighbours_are_not_counted_together() -> None:
    hosts = ("2001:db8::1", "2001:db8:0:1::1", "2001:db8:1::1", "fe80::1%eth0", "::1", "192.0.2.1", "192.0.2.2")
    assert len({counted(host) for host in hosts}) == len(hosts)
    assert counted("fe80::1%eth0") == counted("fe80::2%lo")


@pytest.mark.parametrize("host", ["", "unknown", "_hidden", "1.2.3", "2001:db8", "::g", "a%b", "[", "%"])
def test_what_is_no_address_counts_as_it_is(host: str) -> None:
    assert counted(host) == host


def test_the_address_of_a_scope() -> None:
    assert address_of({"client": ("2001:db8::9", 5)}) == "2001:db8::/64"
    assert address_of({"client": None}) == address_of({}) == ""


def test_proxies_are_hosts_and_networks() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "2001:db8::/32", "front"])
    assert all(host in proxies for host in ("127.0.0.1", "::ffff:127.0.0.1", "10.1.2.3", "2001:db8::7", "front"))
    assert not any(host in proxies for host in ("127.0.0.2", "11.0.0.1", "2001:db9::1", "", "back"))
    assert "anything" in Proxies(["*"])
    assert "127.0.0.1" not in Proxies([])
