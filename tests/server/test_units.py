"""The units for systemd: systemd reads them without complaint, they may do little, and what they start runs."""

import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from asztal.server.bots import worker
from asztal.server.bots.thinking import MOST_BYTES
from asztal.server.config import Config
from tests.server.clients import PATIENCE, free_port, wait_until_ready
from tests.server.conftest import create, fresh_config, leave

pytestmark = pytest.mark.slow
SHIPPED = Path(__file__).parents[2] / "deploy" / "systemd"
UNITS = ["asztal-web@8001", "asztal-worker@1", "asztal-upgrade", "asztal-backup"]


def analyze(root: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = ["systemd-analyze", f"--root={root}", "--man=no", "--no-pager", *words]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A machine's folders with systemd's own targets, our units, and the programs that they start."""
    shutil.copytree(SHIPPED, tmp_path / "etc" / "systemd" / "system")
    (tmp_path / "usr" / "lib" / "systemd" / "system").mkdir(parents=True)
    for target in Path("/usr/lib/systemd/system").glob("*.target"):
        shutil.copy(target, tmp_path / "usr" / "lib" / "systemd" / "system")
    for name in ("opt/asztal/bin/asztal", "bin/sh", "usr/bin/find"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy("/bin/true", tmp_path / name)
    return tmp_path


def verified(root: Path) -> str:
    return analyze(root, "verify", *(f"{unit}.service" for unit in UNITS), "asztal-backup.timer").stderr


def test_systemd_reads_the_units_without_complaint(root: Path) -> None:
    assert verified(root) == ""
    web = root / "etc" / "systemd" / "system" / "asztal-web@.service"
    web.write_text(web.read_text(encoding="utf-8").replace("RestartSec=", "RestartSeconds="), encoding="utf-8")
    assert "Unknown key" in verified(root)


def test_every_unit_may_do_little(root: Path) -> None:
    exposed = ["security", "--offline=true", "--threshold=15"]  # of 100
    for unit in UNITS:
        assert analyze(root, *exposed, f"{unit}.service").returncode == 0, unit
    shutil.rmtree(root / "etc" / "systemd" / "system" / "asztal-.service.d")
    for unit in UNITS:
        assert analyze(root, *exposed, f"{unit}.service").returncode != 0, unit


def lines(unit: str) -> list[str]:
    name, _, instance = unit.partition("@")
    text = (SHIPPED / (f"{name}@.service" if instance else f"{name}.service")).read_text(encoding="utf-8")
    common = (SHIPPED / "asztal-.service.d" / "hardened.conf").read_text(encoding="utf-8")
    return (text + common).replace("%%", "%").replace("%i", instance).splitlines()


def values(unit: str, key: str) -> list[str]:
    return [line.partition("=")[2] for line in lines(unit) if line.startswith(f"{key}=")]


@contextmanager
def started(unit: str, settings: dict[str, str], state: Path) -> Iterator[list[subprocess.Popen[bytes]]]:
    """What the unit starts, one line after the other, with its environment, and `asztal` from here instead of /opt."""
    environment = {"PATH": os.environ["PATH"], "STATE_DIRECTORY": str(state)}
    environment |= dict(word.split("=", 1) for value in values(unit, "Environment") for word in value.split())
    assert values(unit, "EnvironmentFile") == ["/etc/asztal/settings"]
    running = []
    for line in values(unit, "ExecStart"):
        here = line.replace("/opt/asztal/bin/asztal", f"{Path(sys.executable).parent}/asztal").replace("$$", "$")
        command = ["bash", "-c", f"exec {here}"]
        running.append(subprocess.Popen(command, env=environment | settings, cwd="/"))
        if "oneshot" in values(unit, "Type"):
            assert running[-1].wait(PATIENCE) == 0, line
    try:
        yield running
    finally:
        for each in running:
            each.terminate()
            each.wait(float(values(unit, "TimeoutStopSec")[0]) if values(unit, "TimeoutStopSec") else None)


def test_what_the_units_start_runs_and_stops(tmp_path: Path) -> None:
    config = fresh_config()
    create(config)
    settings = {"ASZTAL_DATABASE": config.database, "ASZTAL_PREFIX": config.prefix}
    port = free_port()
    try:
        with started("asztal-upgrade", settings, tmp_path):
            pass
        with started(f"asztal-web@{port}", settings, tmp_path), started("asztal-worker@1", settings, tmp_path):
            address = f"http://127.0.0.1:{port}"
            wait_until_ready(Config(database=config.database, port=port))
            httpx.post(f"{address}/api/guest", json={"name": "Ada"}).raise_for_status()
            until = time.monotonic() + PATIENCE
            with psycopg.connect(config.database, autocommit=True) as connection:
                while connection.execute("SELECT 1 FROM procrastinate_workers").fetchone() is None:
                    assert time.monotonic() < until, "no worker signs"
                    time.sleep(0.1)
            old = tmp_path / "asztal-20200101T000000.gz"
            old.touch()
            os.utime(old, (0, 0))
            with started("asztal-backup", settings, tmp_path):
                pass
            (kept,) = tmp_path.iterdir()  # the old one went, and the new one is there
            assert re.fullmatch(r"asztal-20\d{6}T\d{6}\.gz", kept.name)
    finally:
        leave(config)


def test_the_units_leave_time_and_memory_as_the_containers_do() -> None:
    (stop,) = values("asztal-worker@1", "TimeoutStopSec")
    assert float(stop) > worker.GRACE
    (most,) = values("asztal-worker@1", "MemoryMax")
    assert int(most.removesuffix("G")) << 30 > 2 * MOST_BYTES
    for unit in UNITS:
        assert values(unit, "KillMode") == [
            "mixed"
        ]  # else the processes in which bots think are ended before a turn is
