"""A server with its own database for the browser's tests: prints where both are, and ends with its input."""

import sys

from msgspec.structs import replace

from tests.server.clients import free_port, process, wait_until_ready
from tests.server.conftest import prepared

with prepared() as made:
    here = replace(made, port=free_port(), limits=0)
    with process(here, "serve"), process(here, "worker"):
        wait_until_ready(here, 120)
        print(here.database, here.address, sep="\n", flush=True)
        sys.stdin.read()
