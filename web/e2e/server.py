"""A server with its own database for the browser's tests: prints where both are, and ends with its input.

A line of the input kills all processes at once, as a power cut does; the next line starts them again. The link to the
mailbox's page is printed of every mail that is sent; of a letter by which people come home, link and code. The first
argument names a fault of `tests.server.sabotage`, or is empty; the second says how people can be told: by "mail", by
"push", or by "none"; or by mail from a server that is reached by "https", with a certificate that nobody knows.
"""

import asyncio
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any

from msgspec.structs import replace

from asztal.server.notices.push import Vapid
from tests.server.certificate import contexts, https
from tests.server.clients import free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.receivers import Mails


class Letters(Mails):
    """Prints where the mails lead."""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - named by aiosmtpd
        taken = await super().handle_DATA(server, session, envelope)
        body = self.mails[-1].get_body(("plain",))
        text = body.get_content() if body else ""
        for link in re.findall(r"http\S+/mail/\S+", text)[:1]:
            print("mail", link, flush=True)
        for link in re.findall(r"http\S+/back#\S+", text):
            print("letter", link, *re.findall(r"\b\d{4} \d{4}\b", text), flush=True)
        return taken


@contextmanager
def reached_by_https(port: int, inside: int) -> Iterator[None]:
    """A proxy in front of the server, as a host has one."""
    loop, ended = asyncio.new_event_loop(), asyncio.Event()

    async def serve() -> None:
        with TemporaryDirectory() as folder:
            server, _ = contexts(Path(folder), "localhost")
        async with https(server, port, inside):
            await ended.wait()

    thread = Thread(target=lambda: loop.run_until_complete(serve()), daemon=True)
    thread.start()
    yield
    loop.call_soon_threadsafe(ended.set)
    thread.join()


OUTSIDE = free_port()
with prepared() as made, Letters() as letters, reached_by_https(OUTSIDE, inside := free_port()):
    fault, ways = sys.argv[1:]
    here = replace(made, port=inside, limits=0)
    post = {"smtp": f"smtp://127.0.0.1:{letters.port}", "mail_from": "Asztal <asztal@example.org>"}
    told = {"mail": post | {"origin": here.address}, "push": {"vapid": Vapid.new()}, "none": {}}
    told["https"] = post | {"origin": f"https://localhost:{OUTSIDE}"}
    ready, here = here, replace(here, **told[ways])
    print(here.database, flush=True)
    asked = True
    while asked:
        with process(here, "serve", fault) as web, process(here, "worker") as worker:
            wait_until_ready(ready, 120)
            print(here.address, flush=True)
            asked = sys.stdin.readline() != ""
            if asked:
                web.kill()
                worker.kill()
        if asked:
            print("cut", flush=True)
            asked = sys.stdin.readline() != ""
