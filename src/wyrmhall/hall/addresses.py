"""Whom a connection is counted for: an IPv4 address, or the /64 of an IPv6 one, however it is written."""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

HOUSEHOLD = 64  # bits of an IPv6 address that one customer of a provider is given; the rest is free to choose
EVERYBODY = "*"


def address_of(scope: Any) -> str:
    """Where a request or a socket comes from."""
    client = scope.get("client")
    return counted(str(client[0])) if client else ""


def counted(host: str) -> str:
    """The key under which limits count this host."""
    address = read(host)
    if isinstance(address, IPv6Address):
        return str(IPv6Network((address, HOUSEHOLD), strict=False))
    return host if address is None else str(address)


def read(host: str) -> IPv4Address | IPv6Address | None:
    """The address that is written there; an IPv4 one also where it is wrapped in IPv6."""
    try:
        address = ip_address(host.strip("[]").partition("%")[0])
    except ValueError:
        return None
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


class Proxies:
    """The hosts behind each of which many people stand."""

    def __init__(self, hosts: Iterable[str]) -> None:
        self._hosts = frozenset(hosts)
        self._networks = []
        for host in self._hosts:
            try:
                self._networks.append(ip_network(host, strict=False))
            except ValueError:
                continue  # a name, or everybody

    def __contains__(self, host: str) -> bool:
        if EVERYBODY in self._hosts or host in self._hosts:
            return True
        address = read(host)
        return address is not None and any(address in network for network in self._networks)
