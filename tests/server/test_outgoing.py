"""Whoever gives us an address can send us nowhere but to the internet, however the address is written."""

import asyncio
import ssl
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from ipaddress import ip_address
from pathlib import Path

import pytest

from asztal.server.notices import outgoing
from asztal.server.notices.outgoing import Forbidden, Guard, Unreachable, check_address, is_global
from tests.server.certificate import contexts

NAME = "push.example"
INSIDE = [
    *("127.0.0.1", "127.9.9.9", "0.0.0.0", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"),
    *("192.0.2.1", "198.18.0.1", "224.0.0.1", "239.255.255.250", "240.0.0.1", "255.255.255.255"),
    *("::", "::1", "fe80::1", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1"),
    *(
        "64:ff9b::7f00:1",
        "64:ff9b::a9fe:a9fe",
        "64:ff9b:1::1",
        "::7f00:1",
        "::a9fe:a9fe",
        "2002:7f00:1::",
        "2001:0:1::",
    ),
]
OUTSIDE = ["8.8.8.8", "151.101.1.1", "2606:4700:4700::1111", "::ffff:8.8.8.8", "64:ff9b::808:808"]


@pytest.mark.parametrize("address", INSIDE)
def test_what_is_inside_is_refused_in_every_spelling(address: str) -> None:
    assert not is_global(ip_address(address))


@pytest.mark.parametrize("address", OUTSIDE)
def test_what_is_on_the_internet_may_be_reached(address: str) -> None:
    assert is_global(ip_address(address))


@pytest.mark.parametrize(
    "url",
    [
        *("http://push.example/", "ftp://push.example/", "https://push.example:8443/", "https://push.example:80/"),
        *("https://a:b@push.example/", "https:///nothing", "https://push.example:x/", "https://[::1", "push.example"),
        *("https://push.example/ü", "https://push.example/a b", f"https://push.example/{'x' * 1000}", ""),
    ],
)
def test_an_address_that_cannot_be_right_is_refused_before_anybody_asks_for_its_name(url: str) -> None:
    with pytest.raises(Forbidden):
        check_address(url)


class Names:
    """Answers for names, one answer after another, and counts the questions."""

    def __init__(self, *answers: list[str]) -> None:
        self.answers, self.asked = list(answers), 0

    async def __call__(self, host: str, port: int) -> list[str]:
        self.asked += 1
        return self.answers[min(self.asked, len(self.answers)) - 1]


def post(there: Guard, url: str = f"https://{NAME}/x") -> tuple[int, str]:
    return asyncio.run(there.post(url, {"Content-Type": "text/plain"}, b"hello"))


@pytest.mark.parametrize("address", INSIDE)
def test_a_name_that_leads_inside_is_not_connected_to_and_looks_like_one_that_leads_nowhere(address: str) -> None:
    with pytest.raises(Unreachable, match="not a public address"):
        post(Guard(resolve=Names([address])))
    with pytest.raises(Unreachable, match="not a public address"):  # one bad address among good ones is enough
        post(Guard(resolve=Names(["8.8.8.8", address])))


@pytest.mark.parametrize("address", INSIDE)
def test_a_number_that_leads_inside_is_refused_at_once(address: str) -> None:
    with pytest.raises(Forbidden):
        Guard().check(f"https://[{address}]/" if ":" in address else f"https://{address}/")


@pytest.mark.parametrize("host", ["127.1", "2130706433", "0x7f.1", "0177.0.0.1", "[::ffff:7f00:1]"])
def test_a_number_that_leads_inside_is_refused_in_every_writing(host: str) -> None:
    with pytest.raises(Forbidden):
        Guard().check(f"https://{host}/")


@pytest.mark.parametrize("host", [NAME, "8.8.8.8", "[2606:4700:4700::1111]"])
def test_names_and_public_numbers_are_not_refused(host: str) -> None:
    Guard().check(f"https://{host}/")


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "[::1]", "[::ffff:127.0.0.1]", "localhost", "2130706433", "0x7f.1", "0177.1"]
)
def test_the_system_resolver_leads_nobody_inside(host: str) -> None:
    with pytest.raises((Forbidden, Unreachable)):
        post(Guard(), f"https://{host}/")


Answer = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]


@asynccontextmanager
async def serving(answer: Answer, context: ssl.SSLContext | None) -> AsyncIterator[int]:
    server = await asyncio.start_server(answer, "127.0.0.1", 0, ssl=context)
    async with server:
        yield server.sockets[0].getsockname()[1]


def says(words: bytes, heard: list[bytes]) -> Answer:
    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n") + await reader.read(5))
        writer.write(words)
        await writer.drain()
        writer.close()

    return answer


def test_the_looked_up_address_is_connected_to_under_the_old_name(tmp_path: Path) -> None:
    server, client = contexts(tmp_path, NAME)
    heard: list[bytes] = []
    # The second answer would be another address: nobody asks twice.
    names = Names(["127.0.0.1"], ["10.0.0.1"])

    async def story() -> None:
        async with serving(says(b"HTTP/1.1 201 Created\r\nContent-Length: 0\r\n\r\n", heard), server) as port:
            there = Guard("127.0.0.0/8", names, client)
            assert await there.post(f"https://{NAME}:{port}/in/x?y", {"Topic": "t"}, b"hello") == (201, "")
            assert heard[0].startswith(b"POST /in/x?y HTTP/1.1\r\n")
            assert f"\r\nHost: {NAME}:{port}\r\n".encode() in heard[0]
            assert heard[0].endswith(b"\r\n\r\nhello")
            with pytest.raises(Unreachable):  # the certificate is for the name, not for whoever answers
                await Guard("127.0.0.0/8", Names(["127.0.0.1"]), client).post(f"https://other.example:{port}/", {}, b"")

    asyncio.run(story())
    assert names.asked == 1


def test_a_redirect_is_an_answer_and_followed_by_nobody() -> None:
    heard: list[bytes] = []
    words = b"HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:1/\r\nContent-Length: 0\r\n\r\n"

    async def story() -> None:
        async with serving(says(words, heard), None) as port:
            assert await Guard("127.0.0.1/32").post(f"http://127.0.0.1:{port}/", {}, b"hello") == (307, "")

    asyncio.run(story())
    assert len(heard) == 1


def test_a_network_is_allowed_by_the_setting_alone() -> None:
    heard: list[bytes] = []

    async def story() -> None:
        async with serving(says(b"HTTP/1.1 200 OK\r\nRetry-After: 7\r\n\r\n" + b"x" * 100, heard), None) as port:
            url = f"http://127.0.0.1:{port}/"
            for there in (Guard(), Guard("10.0.0.0/8")):
                with pytest.raises(Forbidden):
                    await there.post(url, {}, b"hello")
            assert not heard
            assert await Guard("10.0.0.0/8,127.0.0.0/8").post(url, {}, b"hello") == (200, "7")

    asyncio.run(story())


def test_without_https_only_an_allowed_network_is_reached() -> None:
    with pytest.raises((Forbidden, Unreachable)):
        post(Guard("10.0.0.0/8", Names(["8.8.8.8"])), "http://push.example:443/")


def test_whoever_does_not_answer_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 0.2)

    async def silent(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()

    async def story() -> None:
        async with serving(silent, None) as port:
            with pytest.raises(Unreachable):
                await Guard("127.0.0.1/32").post(f"http://127.0.0.1:{port}/", {}, b"hello")
        async with serving(says(b"nonsense\r\n\r\n", []), None) as port:
            with pytest.raises(Unreachable):
                await Guard("127.0.0.1/32").post(f"http://127.0.0.1:{port}/", {}, b"hello")

    asyncio.run(story())
