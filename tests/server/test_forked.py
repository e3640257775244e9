"""Servers that tests fork are processes like those that the command line starts."""

import os
import re
import signal
import subprocess
import sys

import httpx
import pytest
from msgspec.structs import replace

from asztal.server.config import Config
from tests.server.clients import PATIENCE, environment, free_port, process, wait_until_ready
from tests.server.forked import CONTEXT


def _preloaded() -> None:
    sys.exit(17 if "tests.server.preloaded" in sys.modules else 1)


def test_what_is_forked_has_imported_the_server() -> None:
    """A module that cannot be imported is passed over in silence, and every start would be slow again."""
    asked = CONTEXT.Process(target=_preloaded)
    asked.start()
    asked.join(PATIENCE)
    assert asked.exitcode == 17


@pytest.mark.parametrize("sent", [signal.SIGKILL, signal.SIGTERM])
def test_a_fork_has_its_own_number_settings_and_end(alone: Config, sent: signal.Signals) -> None:
    one, other = (replace(alone, port=free_port(), limits=0) for _ in range(2))
    with process(one, "serve") as first, process(other, "serve") as second:
        wait_until_ready(one)
        wait_until_ready(other)
        assert len({os.getpid(), first.pid, second.pid}) == 3
        assert first.poll() is None
        first.send_signal(sent)
        assert first.wait(PATIENCE) == -sent
        assert (first.poll(), second.poll()) == (-sent, None)
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"{one.address}/ready")
        wait_until_ready(other)


def test_what_a_fork_cannot_do_is_its_exit_code(alone: Config) -> None:
    with process(replace(alone, database="postgresql://127.0.0.1:1/nothing"), "worker") as failed:
        assert failed.wait(PATIENCE) == 2
        with pytest.raises(subprocess.TimeoutExpired), process(replace(alone, port=free_port()), "serve") as going_on:
            going_on.wait(0.01)


def test_the_command_line_serves_from_scratch(alone: Config) -> None:
    here = replace(alone, port=free_port(), limits=0)
    words = [sys.executable, "-m", "asztal", "serve", "--lang", "en"]
    with subprocess.Popen(words, env=environment(here), stdout=subprocess.PIPE, text=True) as served:
        try:
            assert served.stdout is not None
            assert re.fullmatch(rf"Serving \d+ games at {here.address}\n", served.stdout.readline())
            wait_until_ready(here)
        finally:
            served.terminate()
        assert served.wait(PATIENCE) == -signal.SIGTERM
