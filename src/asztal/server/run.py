"""`asztal serve`: checks that everything is in place, then serves until it is stopped."""

import gc
import sys
from collections.abc import Callable
from threading import Thread

import uvicorn

from asztal import registry
from asztal.server import packages, traces
from asztal.server.app import make_app
from asztal.server.config import Config
from asztal.server.http.catalogue import read_texts
from asztal.server.http.door import Door
from asztal.server.logs import set_up_logs
from asztal.server.socket.conversation import LONGEST
from asztal.server.socket.frames import Frames
from asztal.server.storage.database import check_databases


def serve(config: Config, started: Callable[[int], None]) -> int:
    """Serve; `started` is called with the number of games. Clients reconnect after a restart."""
    check_databases(config)
    set_up_logs(config)
    packages.load(config)
    traces.set_up(config, "web")
    started(len(registry.titles()))
    Thread(target=read_texts, name="texts", daemon=True).start()
    gc.freeze()  # what is loaded by now stays, so nobody need look through it for garbage
    gc.set_threshold(5_000, 10, 10)  # less often than usual, which was a seventh of a move's time, in short breaks
    sys.setswitchinterval(0.001)  # a replay in a thread gives way to people's moves five times as often as usual
    uvicorn.run(
        Door(make_app(config), config),
        host=config.host,
        port=config.port,
        ws=Frames,
        ws_max_size=2 * LONGEST,
        ws_per_message_deflate=False,  # it would take 40 KiB per connection, more than all the rest of it
        forwarded_allow_ips=config.proxy,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
    )
    return 0
