"""The shipped configuration with the real nginx: a table has one process, and only a share of them moves."""

import asyncio
import http.server
import re
import secrets
import subprocess
import threading
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from shutil import copytree
from typing import Any

import httpx
import pytest
from msgspec.structs import replace

from asztal.server.config import Config
from tests.server.clients import PATIENCE, Person, free_port, process, wait_until_ready
from tests.server.conftest import prepared
from tests.server.nginx import SHIPPED, Nginx

pytestmark = pytest.mark.slow
IDS = [secrets.token_urlsafe(12)[:12] for _ in range(1000)]
HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"


class Echo(http.server.BaseHTTPRequestHandler):
    """Says which port was asked, and what it was told."""

    protocol_version = "HTTP/1.0"

    def do_GET(self) -> None:
        self.send_response(200)
        for name, value in self.headers.items():
            self.send_header(f"Told-{name}", value)
        self.end_headers()
        self.wfile.write(str(self.connection.getsockname()[1]).encode())

    def log_message(self, *args: Any) -> None:
        pass


class Upstream:
    """So many servers that say who they are; each can be ended."""

    def __init__(self, count: int) -> None:
        self._servers: dict[int, http.server.ThreadingHTTPServer] = {}
        for _ in range(count):
            self.add()

    @property
    def ports(self) -> list[int]:
        return list(self._servers)

    def add(self) -> None:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Echo)
        server.socket.listen(200)
        threading.Thread(target=server.serve_forever, args=[0.02], daemon=True).start()
        self._servers[server.server_address[1]] = server

    def end(self, port: int) -> None:
        server = self._servers.pop(port)
        server.shutdown()
        server.server_close()


@contextmanager
def in_front(upstream: Upstream) -> Iterator[Nginx]:
    nginx = Nginx(upstream.ports)
    try:
        yield nginx
    finally:
        nginx.close()
        for port in upstream.ports:
            upstream.end(port)


def homes(nginx: Nginx, ids: Sequence[str] = IDS) -> dict[str, int]:
    """Which process each table is at."""
    with httpx.Client(base_url=nginx.address, timeout=PATIENCE) as client:
        return {table: int(client.get(f"/api/tables/{table}").text) for table in ids}


@pytest.mark.parametrize("count", [1, 2, 4, 8])
def test_whatever_is_asked_about_a_table_goes_to_one_process(count: int) -> None:
    upstream = Upstream(count)
    with in_front(upstream) as nginx, httpx.Client(base_url=nginx.address) as client:
        for table in IDS[:20]:
            paths = ["", "/socket", "/views/0?move=3", "/seats/1/bot"]
            assert len({client.get(f"/api/tables/{table}{path}").text for path in paths}) == 1
        assert set(homes(nginx, IDS[: 40 * count]).values()) == set(upstream.ports)


def test_what_is_about_no_table_goes_to_all() -> None:
    upstream = Upstream(4)
    with in_front(upstream) as nginx, httpx.Client(base_url=nginx.address) as client:
        for path in ("/api/tables", "/api/tables/now", "/t/abcdefghijkl", "/assets/x.js", "/api/guest"):
            assert {int(client.get(path).text) for _ in range(80)} == set(upstream.ports)


def test_a_process_that_dies_or_comes_moves_its_share_of_the_tables() -> None:
    upstream = Upstream(4)
    with in_front(upstream) as nginx:
        before, gone = homes(nginx), upstream.ports[1]
        upstream.end(gone)
        without = homes(nginx)
        assert all(without[table] == home for table, home in before.items() if home != gone)
        assert set(without.values()) == set(upstream.ports)  # its tables are shared out
        nginx.change(upstream.ports)
        assert homes(nginx) == without  # taken out of the file, it is the same
        upstream.add()
        nginx.change(upstream.ports)
        after, new = homes(nginx), upstream.ports[-1]
        moved = {table for table in IDS if after[table] != without[table]}
        assert {after[table] for table in moved} == {new}
        shares = [sum(home == port for home in before.values()) for port in set(before.values())]
        print(f"of 1,000 tables at 4 processes {sorted(shares)}; a fourth process took {len(moved)}")
        assert 100 < len(moved) < 450
        assert min(shares) > 100


def test_a_forged_address_is_dropped_and_the_host_is_kept() -> None:
    with in_front(Upstream(1)) as nginx:
        forged = {"X-Forwarded-For": "203.0.113.9", "Forwarded": "for=203.0.113.9", "X-Forwarded-Proto": "https"}
        told = httpx.get(f"{nginx.address}/api/tables/{IDS[0]}", headers={**forged, "Host": "play.example.org"}).headers
        assert told["told-x-forwarded-for"] == "127.0.0.1"
        assert told["told-x-forwarded-proto"] == "http"
        assert "told-forwarded" not in told
        assert told["told-host"] == "play.example.org"


@pytest.mark.full
@pytest.mark.timeout(300)
def test_the_server_counts_the_true_address() -> None:
    """Whoever claims another address with every request is one address for the limits."""
    with prepared() as made, ExitStack() as stack:
        here = replace(made, port=free_port(), limits=1)
        stack.enter_context(process(here, "serve"))
        wait_until_ready(here)
        nginx = Nginx([here.port])
        stack.callback(nginx.close)
        codes = set()
        for number in range(40):
            told = {"X-Forwarded-For": f"203.0.113.{number}"}
            codes.add(httpx.post(f"{nginx.address}/api/guest", json={"name": "A"}, headers=told).status_code)
        assert codes == {201, 429}


@pytest.mark.timeout(300)
@pytest.mark.parametrize("count", [2, *(pytest.param(count, marks=pytest.mark.full) for count in (1, 4, 8))])
def test_real_processes_have_a_table_each_and_one_that_dies_leaves_it_to_another(count: int) -> None:
    with prepared() as made, ExitStack() as stack:
        configs = [replace(made, port=free_port(), limits=0, metrics="rooms-rooms") for _ in range(count)]
        started = [stack.enter_context(process(config, "serve")) for config in configs]
        for config in configs:
            wait_until_ready(config)
        nginx = Nginx([config.port for config in configs])
        stack.callback(nginx.close)
        asyncio.run(_play(nginx, configs, started))


def _rooms(configs: Sequence[Config]) -> list[int]:
    """How many tables are open at each process."""
    found = []
    for config in configs:
        told = httpx.get(f"{config.address}/metrics", headers={"Authorization": "Bearer rooms-rooms"}).text
        found.append(int(float(re.findall(r"(?m)^asztal_rooms (\S+)", told)[0])))
    return found


async def _play(nginx: Nginx, configs: Sequence[Config], started: Sequence[Any]) -> None:
    tables = 4 * len(configs)
    async with Person(nginx.address, "Ada") as ada, Person(nginx.address, "Ben") as ben:
        chairs = []
        for _ in range(tables):
            table = (await ada.post("/api/tables", game="own_pace", seats=2))["table"]["id"]
            for person in (ada, ben):
                await person.post(f"/api/tables/{table}/join")
            await ada.post(f"/api/tables/{table}/start")
            for person in (ada, ben):
                chairs.append(person.at(table))
                await chairs[-1].open()
                await chairs[-1].until("view")
        rooms = await asyncio.to_thread(_rooms, configs)
        assert sum(rooms) == tables  # no table is open at two processes
        if len(configs) > 1:
            dead = max(range(len(configs)), key=rooms.__getitem__)
            started[dead].kill()
            alive = [config for number, config in enumerate(configs) if number != dead]
            for chair in chairs:
                await chair.reopen()
            left = await asyncio.to_thread(_rooms, alive)
            assert sum(left) == tables
        answer = await chairs[0].ask("act", option="choose dig", question=chairs[0].question["name"])
        assert answer["type"] == "done"
        for chair in chairs:
            await chair.socket.close()


def test_the_commands_of_the_page_start_it(tmp_path: Path) -> None:
    """With other ports: those of the page may be taken."""
    text = HOSTING.read_text(encoding="utf-8")
    commands = [line for block in re.findall(r"```bash\n(.*?)```", text, re.S) for line in block.splitlines()]
    commands = [line for line in commands if line.startswith("nginx ")]
    assert len(commands) == 3  # check, start, reload
    copytree(SHIPPED, tmp_path / "deploy" / "nginx")
    upstream, port = Upstream(2), free_port()
    conf, servers = (tmp_path / "deploy" / "nginx" / name for name in ("nginx.conf", "servers.conf"))
    conf.write_text(conf.read_text().replace("listen 8080;", f"listen 127.0.0.1:{port};"))
    lines = servers.read_text()
    for shipped, here in zip(("8001", "8002"), upstream.ports, strict=True):
        assert shipped in lines
        lines = lines.replace(shipped, str(here))
    servers.write_text(lines)
    client = httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)
    try:
        for command in commands:
            subprocess.run(["bash", "-ec", command], cwd=tmp_path, check=True, timeout=PATIENCE)
            if "-t" not in command.split():
                assert {int(client.get("/").text) for _ in range(20)} == set(upstream.ports)
    finally:
        stop = ["nginx", "-p", "deploy/nginx", "-c", "nginx.conf", "-s", "quit"]
        subprocess.run(stop, cwd=tmp_path, check=True, timeout=PATIENCE)
        client.close()
