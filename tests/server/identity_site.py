"""Two web processes and a worker at one database, and the browsers of people who are known to both processes."""

import asyncio
import hashlib
import time
from collections import Counter
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import httpx
import psycopg
from msgspec.structs import replace

from asztal.server.config import Config
from asztal.server.http.callers import COOKIE
from tests.server.clients import PATIENCE, Person, free_port, process, wait_until_ready
from tests.server.conftest import REDIS, prepared
from tests.server.identity_model import Stay
from tests.server.receivers import Mails
from tests.server.rights_site import Plug, Violation

HERE = "https://play.example.org"  # what browsers believe: passkeys are for its name
KNOWN_BY = f"__Host-{COOKIE}"
KEPT = 2.0  # seconds for which a connection is used again; servers keep it for five


class Visit(Plug):
    """A socket of a browser, which was opened with a cookie."""

    def __init__(self, browser: Person, table: str, stay: Stay | None, address: str) -> None:
        super().__init__(browser, table, stay.person if stay else None)
        self.stay, self.addresses = stay, [address]


class Street:
    """Where everything happens; `told` counts what was answered to which deed."""

    def __init__(self, config: Config, ports: list[int], mails: Mails) -> None:
        self.config, self.mails = config, mails
        self.addresses = [f"http://{config.host}:{port}" for port in ports]
        self.loop = asyncio.new_event_loop()
        self.database = psycopg.connect(config.database, autocommit=True)
        self.told: Counter[tuple[str, str]] = Counter()
        self._addresses = 0
        self.requests = self.probes = 0
        self.program = self.browser()  # which has no cookie, but a token

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    def browser(self) -> Person:
        """A new browser, at an address of its own."""
        made = Person(self.addresses[0])
        made.http = httpx.AsyncClient(timeout=PATIENCE, limits=httpx.Limits(keepalive_expiry=KEPT), verify=False)
        self.give_address(made)
        return made

    def give_address(self, browser: Person) -> None:
        """Let a browser come from an address that nobody had before."""
        self._addresses += 1
        high, low = divmod(self._addresses, 250)
        browser.http.headers["X-Forwarded-For"] = f"10.1.{high}.{low}"

    async def send(self, browser: Person, method: str, path: str, process: int, body: Any = None) -> Any:
        """Send a request to one of the processes; the answer as JSON."""
        answer = await browser.http.request(method, f"{self.addresses[process]}/api/{path}", json=body)
        for cookie in browser.http.cookies.jar:
            cookie.secure = False  # so that it is sent again, as if there were https
        if answer.status_code >= 500:
            raise Violation(f"{method} {path}: {answer.text}")
        is_json = answer.headers.get("Content-Type", "").startswith("application/json")
        return answer.json() if answer.content and is_json else {}

    def query(self, statement: str, *values: Any) -> list[Any]:
        done = self.database.execute(statement.encode(), values)
        return done.fetchall() if done.description else []

    def number_of(self, cookie: str) -> int:
        """The session that a cookie stands for."""
        [(number,)] = self.query("SELECT id FROM session WHERE hash = %s", hashlib.sha256(cookie.encode()).digest())
        return int(number)

    def close(self) -> None:
        self.run(self.program.http.aclose())
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
    return str(browser.http.cookies.get(KNOWN_BY, ""))


@contextmanager
def street(*holes: str) -> Iterator[Street]:
    """Processes with these holes; limits are small, and counted together by way of Redis."""
    with prepared() as config, Mails() as mails, street_at(config, mails, *holes) as made:
        yield made


@contextmanager
def street_at(config: Config, mails: Mails, *holes: str, webs: int = 2) -> Iterator[Street]:
    """The same at a database that is there."""
    smtp = f"smtp://127.0.0.1:{mails.port}"
    public = replace(config, redis=REDIS, origin=HERE, smtp=smtp, mail_from="Asztal <asztal@example.org>")
    ports, planted = [free_port() for _ in range(webs)], "+".join(["small_limits", *holes])
    with ExitStack() as stack:
        for port in ports:
            stack.enter_context(process(replace(public, port=port), "serve", planted))
        stack.enter_context(process(public, "worker", planted))
        for port in ports:
            wait_until_ready(replace(config, port=port))
        made = Street(public, ports, mails)
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
