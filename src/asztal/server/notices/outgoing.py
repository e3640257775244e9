"""Requests to addresses that strangers gave us, webhooks and push services: they reach nothing internal."""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any
from urllib.parse import urlsplit

import httpcore

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network
Resolve = Callable[[str, int], Awaitable[list[str]]]
SECONDS = 5.0  # for a whole request, from the name to the answer's first line
PORT = 443
THREADS = 8  # that look names up
LONGEST = 1000  # characters of an address
# IPv6 addresses behind which an IPv4 address is reached: it stands in their last 32 bits.
_WRAPPED = (ip_network("64:ff9b::/96"), ip_network("::/96"))
# Whoever routes these chose what is behind them.
_LOCAL = (ip_network("64:ff9b:1::/48"), ip_network("2002::/16"), ip_network("2001::/32"))
_LATE = (TimeoutError, httpcore.TimeoutException)
_LOST = (OSError, httpcore.NetworkError, httpcore.ProtocolError)


class Forbidden(Exception):
    """The address leads to where nobody may send us."""


class Unreachable(Exception):
    """The address could not be reached."""


class Silent(Unreachable):
    """The address did not answer in time."""


def is_global(address: Address) -> bool:
    """True for an address that everybody on the internet can reach, however it is written."""
    if isinstance(address, IPv6Address):
        mapped = address.ipv4_mapped
        if mapped is not None:
            return is_global(mapped)
        if any(address in network for network in _WRAPPED) and int(address) > 1:
            return is_global(IPv4Address(int(address) & 0xFFFFFFFF))
        if address.is_site_local or any(address in network for network in _LOCAL):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def check_address(url: str, *, plain: bool = False) -> None:
    """Refuse what can be refused without a lookup: anything but https; `plain` allows http too."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise Forbidden("not an address") from None
    if len(url) > LONGEST or not url.isascii() or not url.isprintable() or " " in url:
        raise Forbidden("not an address")
    if parts.scheme != "https" and not (plain and parts.scheme == "http"):
        raise Forbidden("not https")
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Forbidden("not an address")
    if port not in (None, PORT) and not plain:
        raise Forbidden("another port")


def looked_up(host: str, port: int, flags: int = 0) -> list[str]:
    """The addresses of a name, from the system's resolver."""
    found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=flags)
    return list(dict.fromkeys(str(address[0]) for *_, address in found))


def resolving(threads: int) -> Resolve:
    """A resolver with threads of its own, so that slow names hold up only each other."""
    executor = ThreadPoolExecutor(threads, "resolve")

    async def resolve(host: str, port: int) -> list[str]:
        try:
            return await asyncio.get_running_loop().run_in_executor(executor, looked_up, host, port)
        except (OSError, UnicodeError):
            raise Unreachable("no such name") from None

    return resolve


class Checked(httpcore.AsyncNetworkBackend):
    """Connects to an address that was checked, never to a name, which could mean another one a moment later."""

    def __init__(self, allowed: Iterable[Network], resolve: Resolve, *, secure: bool) -> None:
        self._allowed, self._resolve, self._secure = list(allowed), resolve, secure
        self._backend = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to the first address that answers, if all of them are allowed."""
        found = [ip_address(name.partition("%")[0]) for name in await self._resolve(host, port)]
        if not found or not all(may_reach(self._allowed, address, port, secure=self._secure) for address in found):
            raise Unreachable("not a public address")  # as for no such name: nobody learns which names we know
        for address in found[:-1]:
            with suppress(httpcore.ConnectError, httpcore.ConnectTimeout):
                return await self._backend.connect_tcp(str(address), port, timeout, local_address, socket_options)
        return await self._backend.connect_tcp(str(found[-1]), port, timeout, local_address, socket_options)


def may_reach(allowed: Iterable[Network], address: Address, port: int, *, secure: bool) -> bool:
    """True for an address that is allowed: the internet by https, and what the settings allow."""
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    if any((mapped or address) in network for network in allowed):
        return True
    return secure and port == PORT and is_global(address)


class Guard:
    """Posts to addresses of strangers, and returns only the status of the answer.

    `allowed` are networks that may be reached besides the internet, on any port and without https.
    """

    def __init__(
        self, allowed: str = "", resolve: Resolve | None = None, context: ssl.SSLContext | None = None
    ) -> None:
        self._allowed = [ip_network(name) for name in allowed.split(",") if name]
        self._resolve, self._context = resolve or resolving(THREADS), context

    def check(self, url: str) -> None:
        """Raise `Forbidden` for an address that cannot be allowed; names are not looked up."""
        check_address(url, plain=bool(self._allowed))
        parts = urlsplit(url)
        host, port, secure = parts.hostname or "", parts.port or PORT, parts.scheme == "https"
        with suppress(OSError, UnicodeError):  # a name, not a number in whatever writing
            for found in looked_up(host, port, socket.AI_NUMERICHOST):
                if not may_reach(self._allowed, ip_address(found.partition("%")[0]), port, secure=secure):
                    raise Forbidden("not a public address")

    async def post(self, url: str, headers: Mapping[str, str], content: bytes) -> tuple[int, str]:
        """The status of the answer and its Retry-After; raises `Forbidden` or `Unreachable`.

        Redirects are not followed, and the body is not read.
        """
        self.check(url)
        backend = Checked(self._allowed, self._resolve, secure=urlsplit(url).scheme == "https")
        pool = httpcore.AsyncConnectionPool(ssl_context=self._context or _context(), network_backend=backend)
        told = [*headers.items(), ("Host", urlsplit(url).netloc), ("Content-Length", str(len(content)))]
        try:
            async with (
                asyncio.timeout(SECONDS),
                pool,
                pool.stream("POST", url, headers=told, content=content) as answer,
            ):
                named = {name.lower(): value for name, value in answer.headers}
                return answer.status, named.get(b"retry-after", b"").decode("latin-1")
        except _LATE as error:
            raise Silent(type(error).__name__) from None
        except _LOST as error:
            raise Unreachable(type(error).__name__) from None


@cache
def _context() -> ssl.SSLContext:
    """The trusted certificate authorities; reading them takes a while."""
    return httpcore.default_ssl_context()
