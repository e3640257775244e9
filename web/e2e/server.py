"""A server with its own database for the browser's tests: prints where both are, and ends with its input.

A line of the input kills all processes at once, as a power cut does; the next line starts them again. The link to the
mailbox's page is printed of every mail that is sent. The first argument names a fault of `tests.server.sabotage`, or is
empty; the second says how people can be told: by "mail", by "push", or by "none".
"""

import re
import sys
from typing import Any

from msgspec.structs import replace

from asztal.server.notices.push import Vapid
from tests.server.clients import free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.receivers import Mails


class Letters(Mails):
    """Prints where the mails lead."""

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802 - named by aiosmtpd
        taken = await super().handle_DATA(server, session, envelope)
        text = self.mails[-1].get_body(("plain",))
        for link in re.findall(r"http\S+/mail/\S+", text.get_content() if text else "")[:1]:
            print("mail", link, flush=True)
        return taken


with prepared() as made, Letters() as letters:
    fault, ways = sys.argv[1:]
    here = replace(made, port=free_port(), limits=0)
    post = {"smtp": f"smtp://127.0.0.1:{letters.port}", "mail_from": "Asztal <asztal@example.org>"}
    told = {"mail": post | {"origin": here.address}, "push": {"vapid": Vapid.new()}, "none": {}}
    here = replace(here, **told[ways])
    print(here.database, flush=True)
    asked = True
    while asked:
        with process(here, "serve", fault) as web, process(here, "worker") as worker:
            wait_until_ready(here, 120)
            print(here.address, flush=True)
            asked = sys.stdin.readline() != ""
            if asked:
                web.kill()
                worker.kill()
        if asked:
            print("cut", flush=True)
            asked = sys.stdin.readline() != ""
