"""A server needs no more than its lock file holds: what that leaves out is never imported."""

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from msgspec.structs import replace

from asztal.server.config import Config
from tests.server.clients import PATIENCE, environment, free_port, wait_until_ready

ROOT = Path(__file__).parents[2]
NEVER = {"faker", "polyfactory"}


@pytest.mark.parametrize("name", ["serve", "home"])
def test_the_lock_file_leaves_them_out(name: str) -> None:
    pinned = set(re.findall(r"(?m)^([a-z0-9-]+)==", (ROOT / "requirements" / f"{name}.txt").read_text("utf-8")))
    assert "litestar" in pinned
    assert not NEVER & pinned


@pytest.mark.parametrize("name", ["Dockerfile", "Makefile", "docs/releasing.md"])
def test_a_lock_file_is_installed_as_it_is(name: str) -> None:
    """Left to look for dependencies, pip misses what the lists leave out, or takes a newer version than the pinned."""
    installs = re.findall(r"pip install .*--require-hashes.*", (ROOT / name).read_text("utf-8"))
    assert installs
    assert all("--no-deps" in line for line in installs)


@pytest.mark.slow
def test_a_server_serves_without_them(config: Config) -> None:
    here = replace(config, port=free_port())
    program = f"import sys; sys.modules.update(dict.fromkeys({NEVER})); from asztal.cli import main; main(['serve'])"
    with subprocess.Popen([sys.executable, "-c", program], env=environment(here)) as serving:
        try:
            wait_until_ready(here)
            for path in ("/api/openapi/openapi.json", "/api/games"):
                assert httpx.get(f"{here.address}{path}", timeout=PATIENCE).status_code == 200
        finally:
            serving.terminate()
