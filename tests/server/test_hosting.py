"""The commands of docs/hosting.md for home, and the containers' settings."""

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
import yaml

from asztal.server.bots import worker
from asztal.server.bots.thinking import MOST_BYTES
from asztal.server.config import Config, read_config
from asztal.server.notices.push import Vapid
from tests.server.clients import PATIENCE, free_port, wait_until_ready
from tests.server.conftest import prepared

pytestmark = [pytest.mark.full, pytest.mark.timeout(600)]  # starts servers and workers: too long for the gate

ROOT = Path(__file__).parents[2]
BLOCKS = re.findall(r"```bash\n(.*?)```", (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"), re.S)


def block(words: str) -> str:
    """The block with these words, without what installs packages."""
    found = next(block for block in BLOCKS if words in block)
    return "\n".join(line for line in found.splitlines() if not line.startswith("pip "))


@pytest.mark.slow
def test_the_commands_for_a_home_server_its_backup_and_its_restoration() -> None:
    port, home = free_port(), Path(tempfile.mkdtemp(prefix="asztal-docs-"))
    environment = {name: value for name, value in os.environ.items() if name != "ASZTAL_DATABASE"}
    paths = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment |= {"HOME": str(home), "ASZTAL_PORT": str(port), "ASZTAL_HOST": "127.0.0.1", "PATH": paths}

    def run(words: str, into: str = "another") -> str:
        shell = subprocess.run(
            ["bash", "-ec", block(words).replace("another", into)],
            cwd=home,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert shell.returncode == 0, shell.stderr
        return shell.stdout

    up = subprocess.Popen(["bash", "-c", f"exec {block('asztal up').strip()}"], cwd=home, env=environment)
    try:
        wait_until_ready(Config(database="postgresql://x", port=port))
        httpx.post(f"http://127.0.0.1:{port}/api/guest", json={"name": "Ada"}).raise_for_status()
        assert run("asztal backup") == "asztal.gz holds 0 tables with 0 actions.\n"  # beside the running server
    finally:
        up.send_signal(signal.SIGINT)
        assert up.wait(PATIENCE) == 0
    assert run("asztal restore") == "Restored 0 tables with 0 actions.\n"  # which starts a database and stops it
    assert not (home / "another" / "postgres" / "postmaster.pid").exists()
    kept, restored = (home / folder / "push.key" for folder in ("asztal", "another"))
    assert kept.read_text() == restored.read_text() != ""  # browsers go on getting notices
    assert restored.stat().st_mode & 0o777 == 0o600
    assert run("asztal erased", "a-third") == "Restored 0 tables with 0 actions.\n"
    shutil.rmtree(home)


def compose() -> Any:
    return yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))


def filled(text: str, **given: str) -> str:
    """A value as compose fills it in, with a password and what is given."""
    text = re.sub(r"\$\{(\w+):-\}", lambda found: given.get(found[1], ""), text)
    return re.sub(r"\$\{POSTGRES_PASSWORD:\?[^}]*\}", "secret", text)


def image_settings() -> dict[str, str]:
    return dict(re.findall(r"(ASZTAL_\w+)=(\S+)", (ROOT / "Dockerfile").read_text(encoding="utf-8")))


def test_the_containers_have_settings_that_the_server_understands() -> None:
    services = compose()["services"]
    known = {f"ASZTAL_{name.upper()}" for name in Config.__struct_fields__}
    image = image_settings()
    for name in ("upgrade", "web", "worker"):
        given = {key: filled(value) for key, value in services[name]["environment"].items()}
        assert {key for key in (*given, *image) if key.startswith("ASZTAL_")} == known  # none is forgotten
        config = read_config(image | given)
        assert (config.database, config.redis) == ("postgresql://asztal:secret@database/asztal", "redis://redis")
        assert (config.host, config.port, config.log) == ("0.0.0.0", 8000, "json")
        (network,) = compose()["networks"]["front"]["ipam"]["config"]
        assert config.proxy == network["gateway"]  # the port is open to the machine itself, which comes in by it
    database = services["database"]["environment"]
    assert (database["POSTGRES_USER"], filled(database["POSTGRES_PASSWORD"])) == ("asztal", "secret")
    assert services["web"]["ports"] == ["127.0.0.1:8000:8000"]  # nobody but the machine's own proxy
    assert "ports" not in services["database"] | services["redis"]


@pytest.mark.parametrize("service", ["web", "worker"])
def test_the_containers_are_told_what_notices_need(service: str) -> None:
    own = {
        "ASZTAL_ORIGIN": "https://play.example.org",
        "ASZTAL_SMTP": "smtp://mail.example.org",
        "ASZTAL_MAIL_FROM": "Asztal <asztal@example.org>",
        "ASZTAL_VAPID": Vapid.new(),
        "ASZTAL_CONTACT": "https://example.org",
        "ASZTAL_NETWORKS": "192.168.1.0/24",
        "ASZTAL_BOT_SECONDS": "3",
    }
    environment = compose()["services"][service]["environment"]
    config = read_config(image_settings() | {key: filled(value, **own) for key, value in environment.items()})
    assert {key: str(getattr(config, key.removeprefix("ASZTAL_").lower())) for key in own} == own | {
        "ASZTAL_BOT_SECONDS": "3.0"
    }


def test_workers_alone_have_a_way_out_and_nobody_a_way_to_them() -> None:
    services, networks = compose()["services"], compose()["networks"]
    open_to = {name: [one for one, its in services.items() if name in its["networks"]] for name in networks}
    assert {name for name, network in networks.items() if (network or {}).get("internal")} == {"inside"}
    assert open_to["out"] == ["worker"]
    assert open_to["front"] == ["web"]
    assert set(open_to["inside"]) == set(services)
    assert [name for name, service in services.items() if "ports" in service] == ["web"]


def test_the_containers_wait_for_each_other_and_have_time_to_stop() -> None:
    services = compose()["services"]
    assert set(services) == {"database", "redis", "upgrade", "web", "worker"}
    for name in ("web", "worker"):
        assert services[name]["depends_on"]["upgrade"] == {"condition": "service_completed_successfully"}
    assert int(services["worker"]["stop_grace_period"].removesuffix("s")) > worker.GRACE
    assert services["upgrade"]["command"] == ["asztal", "db", "upgrade"]


def test_the_containers_may_do_little() -> None:
    services = compose()["services"]
    for name, service in services.items():
        assert service["read_only"] is True, name
        assert service["cap_drop"] == ["ALL"], name
        assert not {"cap_add", "privileged", "pid", "network_mode"} & set(service), name
        assert service["security_opt"] == ["no-new-privileges:true"], name
        assert size(service["mem_limit"]) > 0, name
        assert service["tmpfs"], name
        assert service["image"] == "asztal" or re.fullmatch(r"\w+:\d+", service["image"]), name
    assert [services[name]["user"] for name in ("database", "redis")] == ["postgres", "redis"]
    assert "USER asztal" in (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    assert (
        size(services["worker"]["mem_limit"]) > 2 * MOST_BYTES
    )  # a bot that takes too much is ended before its worker is


def size(text: str) -> int:
    return int(text[:-1]) << {"m": 20, "g": 30}[text[-1]]


@pytest.mark.slow
def test_a_worker_is_healthy_while_workers_sign() -> None:
    _, program, *words = compose()["services"]["worker"]["healthcheck"]["test"]
    assert program == "python"

    def healthy(config: Config) -> bool:
        environment = {**os.environ, "ASZTAL_DATABASE": config.database}
        return subprocess.run([sys.executable, *words], env=environment, check=False).returncode == 0

    with prepared() as config, psycopg.connect(config.database, autocommit=True) as connection:
        assert not healthy(config)
        connection.execute("INSERT INTO procrastinate_workers DEFAULT VALUES")
        assert healthy(config)
        connection.execute("UPDATE procrastinate_workers SET last_heartbeat = now() - interval '11 s'")
        assert not healthy(config)


def test_the_image_is_made_of_files_that_are_there() -> None:
    lines = (ROOT / "Dockerfile").read_text(encoding="utf-8").splitlines()
    copied = [
        word for line in lines if line.startswith("COPY ") and "--from" not in line for word in line.split()[1:-1]
    ]
    wanted = {line.removeprefix("!") for line in (ROOT / ".dockerignore").read_text().splitlines() if line[0] == "!"}
    assert {name for name in copied if not any(name.startswith(f"{folder}/") for folder in wanted)} == wanted
    assert all((ROOT / name).exists() for name in copied)
    (oldest,) = re.findall(r'requires-python = ">=(\S+)"', (ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert {line.split()[1] for line in lines if line.startswith("FROM")} == {"node:20-slim", f"python:{oldest}-slim"}
