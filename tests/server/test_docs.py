"""What the pages on hosting and the protocol show is run."""

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from asztal.server.config import Config, read_config
from asztal.server.limits.limits import EFFORT_PATIENCE, LIMITS, PACES, REPORTS, SOCKETS, WAITING_TABLES
from asztal.server.limits.prices import ACTION, COLD, KILOBYTE
from asztal.server.tables.play.choices import MOST_ACTIONS
from tests.server.clients import Person, free_port
from tests.server.conftest import create, fresh_config, leave

pytestmark = pytest.mark.full  # starts servers and workers of its own: too long for the gate

DOCS = Path(__file__).parents[2] / "docs"
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")
PROTOCOL = (DOCS / "protocol.md").read_text(encoding="utf-8")


@pytest.mark.slow
def test_the_commands_of_the_hosting_page_start_a_server() -> None:
    config, port = fresh_config(), free_port()
    create(config)
    script = next(block for block in re.findall(r"```bash\n(.*?)```", HOSTING, re.S) if "asztal serve" in block)
    script = script.replace("postgresql://localhost/asztal", config.database).replace("8000", str(port))
    script = f"set -e\n{script}\nkill -TERM $(jobs -p)\nwait\n"
    paths = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    try:
        shell = subprocess.run(
            ["bash", "-c", script],
            env={**os.environ, "ASZTAL_PORT": str(port), "PATH": paths},
            capture_output=True,
            text=True,
            timeout=110,
            check=False,
        )
    finally:
        leave(config)
    assert '{"status":"ok","news":"ok"}' in shell.stdout, shell.stderr
    assert "asztal_connections 0.0" in shell.stdout


def test_the_hosting_page_names_every_setting_with_its_default() -> None:
    config = read_config({"ASZTAL_DATABASE": "postgresql://x"})
    for name in Config.__struct_fields__:
        assert f"`ASZTAL_{name.upper()}`" in HOSTING
        if isinstance(value := getattr(config, name), int):
            assert re.search(rf"ASZTAL_{name.upper()}`.*\b{value}\b", HOSTING), name


def test_the_hosting_page_names_every_limit() -> None:
    units = {1: "second", 60: "minute", 3600: "hour", 86_400: "day"}
    for name, limits in (LIMITS | PACES).items():
        for limit in limits:
            reserve = f", {limit.reserve} in reserve" if limit.reserve else ""
            ms = " ms" if name == "effort" else ""
            says = f" | {limit.whose} | {limit.amount}{ms} per {units[int(limit.seconds)]}{reserve} |"
            rows = [line for line in HOSTING.splitlines() if says in line]
            assert any(name in PACES or f"`{limit.key}`" in row for row in rows), f"{name}{says} {limit.key}"
    for sockets in SOCKETS:
        assert f"| open sockets | {' at one '.join(sockets.whose)} | {sockets.most} |" in HOSTING
    assert f"| reports | person | {REPORTS} of" in HOSTING
    assert f"| tables that wait | person | {WAITING_TABLES} of" in HOSTING
    assert f"| actions | table | {MOST_ACTIONS} for each seat |" in HOSTING
    assert f"waits {EFFORT_PATIENCE:g} s" in HOSTING


def test_the_hosting_page_names_what_depends_on_the_length_of_an_answer() -> None:
    for price in (f"{KILOBYTE} per kB", f"{ACTION} for each", f"{COLD['table']:g} more", f"{COLD['replay']:g} where a"):
        assert price in HOSTING


def test_the_program_of_the_protocol_page_plays_a_whole_game(live: Config, tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(re.findall(r"```python\n(.*?)```", PROTOCOL, re.S)[0], encoding="utf-8")

    async def story() -> None:
        async with Person(live.address) as owner:
            table = (await owner.post("/api/tables", game="toy_euro", seats=2))["table"]["id"]
            seated = await owner.post(f"/api/tables/{table}/join")
            await owner.put(f"/api/tables/{table}/seats/1/bot", bot="random")
            await owner.post(f"/api/tables/{table}/start")
            address = f"{live.address.replace('http', 'ws')}/api/tables/{table}/socket"
            run = await asyncio.create_subprocess_exec(
                sys.executable, str(program), address, seated["link"], stdout=asyncio.subprocess.PIPE
            )
            out, _ = await asyncio.wait_for(run.communicate(), 60)
            here = await owner.get(f"/api/tables/{table}")
            assert out.decode().strip() == str(here["table"]["scores"])
            assert here["table"]["status"] == "over"

    asyncio.run(story())
