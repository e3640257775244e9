"""Two web processes and a worker at one database, and the browsers of people who are known to both processes."""

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import psycopg
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.http.callers import COOKIE
from tests.server.clients import Person, free_port, process, wait_until_ready
from tests.server.conftest import REDIS, prepared
from tests.server.identity_model import Stay
from tests.server.rights_site import Plug


class Visit(Plug):
    """A socket of a browser, which was opened with a cookie."""

    def __init__(self, browser: Person, table: str, stay: Stay | None, address: str) -> None:
        super().__init__(browser, table, stay.person if stay else None)
        self.stay, self.addresses = stay, [address]


class Street:
    """Where everything happens; `told` counts what was answered to which deed."""

    def __init__(self, webs: list[Config]) -> None:
        self.webs = webs
        self.loop = asyncio.new_event_loop()
        self.database = psycopg.connect(webs[0].database, autocommit=True)
        self.told: Counter[tuple[str, str]] = Counter()
        self.requests = self.probes = 0
        self._addresses = 0

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def browser(self) -> Person:
        """A new browser, at an address of its own."""
        made = Person(self.webs[0].address)
        self.give_address(made)
        return made

    def give_address(self, browser: Person) -> None:
        """Let a browser come from an address that nobody had before."""
        self._addresses += 1
        high, low = divmod(self._addresses, 250)
        browser.http.headers["X-Forwarded-For"] = f"10.1.{high}.{low}"

    def query(self, statement: str, *values: Any) -> list[Any]:
        done = self.database.execute(statement.encode(), values)
        return done.fetchall() if done.description else []

    def number_of(self, cookie: str) -> int:
        """The session that a cookie stands for."""
        [(number,)] = self.query("SELECT id FROM session WHERE hash = %s", hashlib.sha256(cookie.encode()).digest())
        return int(number)

    def close(self) -> None:
        self.database.close()
        self.loop.close()

    def print_table(self) -> None:
        """Say how often each deed was carried out, and how often refused and why."""
        print(f"{self.requests} requests, {self.probes} probes")
        for deed in sorted({deed for deed, _ in self.told}):
            answers = {key or "done": count for (name, key), count in sorted(self.told.items()) if name == deed}
            print(f"  {deed}: {', '.join(f'{key} {count}' for key, count in answers.items())}")


def cookie_of(browser: Person) -> str:
    """The secret that a browser carries."""
    return str(browser.http.cookies.get(COOKIE, ""))


@contextmanager
def street(*holes: str) -> Iterator[Street]:
    """Processes with these holes; limits are small, and counted together by way of Redis."""
    with ExitStack() as stack:
        config = replace(stack.enter_context(prepared()), redis=REDIS)
        webs = [replace(config, port=free_port()) for _ in range(2)]
        planted = "+".join(["small_limits", *holes])
        for web in webs:
            stack.enter_context(process(web, "serve", planted))
        stack.enter_context(process(config, "worker", planted))
        for web in webs:
            wait_until_ready(web)
        made = Street(webs)
        stack.callback(made.close)
        yield made


async def all_done(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do all at once; if one fails, the others are not left behind."""
    for outcome in await asyncio.gather(*works, return_exceptions=True):
        if outcome is not None:
            raise outcome


def soon(seconds: float) -> Iterator[None]:
    """Again and again, until the time is over."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        yield
        time.sleep(0.02)
