"""`asztal up` says what it does while it starts; tests/server/test_home.py plays on it."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from asztal import __version__
from asztal.server.config import Config
from tests.server.clients import PATIENCE, free_port

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]  # starts servers and workers


def test_with_a_database_of_ones_own_each_step_is_told_and_nothing_is_embedded(config: Config, tmp_path: Path) -> None:
    environment = {**os.environ, "ASZTAL_DATABASE": config.database, "ASZTAL_HOST": "127.0.0.1"}
    port = free_port()
    words = [sys.executable, "-m", "asztal", "up", "--data", str(tmp_path), "--port", str(port), "--workers", "2"]
    with subprocess.Popen([*words, "--lang", "en"], env=environment, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert [process.stdout.readline().strip() for _ in range(4)] == [
            f"Asztal {__version__} is starting…",
            "Bringing the database up to date…",
            "Starting the web server and 2 processes for the bots…",
            f"Ready. Open http://127.0.0.1:{port}",
        ]
        process.send_signal(signal.SIGINT)
        assert process.wait(PATIENCE) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["push.key"]
