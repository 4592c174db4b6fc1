"""Which pages may speak with the hall: those it serves itself, and those it was told of.  Compared sign by sign."""

from __future__ import annotations

import ipaddress
import socket
from typing import Literal
from urllib.parse import urlsplit

from wyrmhall.hall.addresses import read
from wyrmhall.hall.config import Settings, as_origin
from wyrmhall.hall.errors import CommandRefused
from wyrmhall.hall.http import Reach

FROM_ELSEWHERE = ("cross-site", "same-site")

WhyNone = Literal["", "loopback", "local_address", "offline"]


class BadOrigin(CommandRefused):
    def __init__(self) -> None:
        super().__init__("bad_origin", "this page may not speak with the hall; its operator can allow it (origins)")


class Origins:
    """The exact list of origins: our own, and those of other sites that were allowed."""

    def __init__(self, own: list[str], others: list[str], announced: list[str], why_none: WhyNone = "") -> None:
        self.own = tuple(dict.fromkeys(own))
        self.others = frozenset(others)
        self.announced = tuple(announced)  # those of our own that mean us on other devices too, the best first
        self.why_none = why_none

    @staticmethod
    def of(settings: Settings, port: int) -> Origins:
        """Where a hall with these settings is served, when it listens at this port."""
        house = [as_origin(f"http://{host}:{port}", "host") for host in names_of(settings.host)]
        if settings.address:
            own = [settings.address, *house]
            if leads_back(urlsplit(settings.address).hostname or ""):
                return Origins(own, settings.origins, [], "local_address")
            return Origins(own, settings.origins, [settings.address])
        announced = [as_origin(f"http://{host}:{port}", "host") for host in names_elsewhere(settings.host)]
        why: WhyNone = "" if announced else "offline" if is_everywhere(settings.host) else "loopback"
        return Origins(house, settings.origins, announced, why)

    def check(self, headers: dict[bytes, bytes], *, has_cookie: bool) -> None:
        """For sockets and for whatever changes something: raises BadOrigin.

        Browsers send an origin with both, so only a program comes without one; and a program has no cookie of ours.
        """
        origin = headers.get(b"origin")
        site = headers.get(b"sec-fetch-site", b"").decode("latin-1")
        if origin is None:
            if has_cookie or site in FROM_ELSEWHERE:
                raise BadOrigin
            return
        named = origin.decode("latin-1")
        if named in self.others:
            return
        if named not in self.own or site in FROM_ELSEWHERE:
            raise BadOrigin

    def reach(self, scheme: str, host: str) -> Reach:
        """The address for an invitation: the one the request came to, if others can use it, else the best."""
        if not self.announced:
            return Reach("", self.why_none)
        asked = f"{scheme}://{host}"
        return Reach(asked if asked in self.announced else self.announced[0])


def names_of(host: str) -> list[str]:
    """What a browser on this machine or in this house may call the address we listen at."""
    bare = host.strip("[]").lower()
    try:
        address = ipaddress.ip_address(bare)
    except ValueError:
        return ["localhost", "127.0.0.1", "[::1]"] if bare == "localhost" else [bare]
    if address.is_loopback:
        return [*dict.fromkeys([written(address), "localhost", "127.0.0.1", "[::1]"])]
    if address.is_unspecified:
        return [*dict.fromkeys(["localhost", "127.0.0.1", "[::1]", *own_addresses(), socket.gethostname().lower()])]
    return [written(address)]


def names_elsewhere(host: str) -> list[str]:
    """What a browser on another machine may call the address we listen at, the best first."""
    if is_everywhere(host):
        heard = [name for name in own_addresses() if ":" in host or not name.startswith("[")]
        return [*heard, socket.gethostname().lower()] if heard else []  # a name alone, without a network, helps nobody
    return [] if leads_back(resolved(host)) else names_of(host)


def is_everywhere(host: str) -> bool:
    address = read(host)
    return address is not None and address.is_unspecified


def leads_back(host: str) -> bool:
    """Whether whoever calls this host reaches the very machine that calls."""
    bare, address = host.strip("[]").lower(), read(host)
    if address is None:
        return bare == "localhost" or bare.endswith(".localhost")
    return address.is_loopback or address.is_unspecified


def resolved(host: str) -> str:
    """The address that a name means on this machine: where the hall listens if it is told that name."""
    try:
        return str(socket.getaddrinfo(host.strip("[]"), None, type=socket.SOCK_STREAM)[0][4][0])
    except OSError:
        return host


def written(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> str:
    return f"[{address}]" if address.version == 6 else str(address)


def own_addresses() -> list[str]:
    """The addresses by which other machines of the house may know this one; nothing is sent to find out."""
    found = []
    for family, elsewhere in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        try:
            with socket.socket(family, socket.SOCK_DGRAM) as probe:
                probe.connect((elsewhere, 9))
                found.append(written(ipaddress.ip_address(probe.getsockname()[0].partition("%")[0])))
        except OSError:
            continue
    return found
