"""A server with its own database for the browser's tests: prints where both are, and ends with its input.

A line of the input kills all processes at once, as a power cut does; the next line starts them again.
"""

import sys

from msgspec.structs import replace

from tests.server.clients import free_port, process, wait_until_ready
from tests.server.conftest import prepared

with prepared() as made:
    here = replace(made, port=free_port(), limits=0)
    print(here.database, flush=True)
    asked = True
    while asked:
        with process(here, "serve") as web, process(here, "worker") as worker:
            wait_until_ready(here, 120)
            print(here.address, flush=True)
            asked = sys.stdin.readline() != ""
            if asked:
                web.kill()
                worker.kill()
        if asked:
            print("cut", flush=True)
            asked = sys.stdin.readline() != ""
