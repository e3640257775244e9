"""`asztal up`: one command, one folder, a table that can be played, and processes that may crash."""

import asyncio
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psycopg
import pytest

from asztal import __version__
from asztal.cli import main
from asztal.server.addresses import local_address, network_address
from asztal.server.config import Config
from asztal.server.home.embedded import data_folder, embedded
from asztal.text import Problem
from tests.server.clients import PATIENCE, Chair, Person, free_port

pytestmark = [pytest.mark.full, pytest.mark.timeout(600)]  # starts servers and workers: too long for the gate


@pytest.fixture
def folder() -> Iterator[Path]:
    """A short path, because the database's socket lies in it."""
    made = Path(tempfile.mkdtemp(prefix="asztal-home-"))
    yield made
    shutil.rmtree(made)


class Up:
    """A running `asztal up` and what it has printed."""

    def __init__(self, folder: Path, port: int, python: str = sys.executable) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "ASZTAL_DATABASE"}
        words = ["up", "--data", str(folder), "--port", str(port), "--lang", "en"]
        self.process = subprocess.Popen(
            [python, "-m", "asztal", *words], env=environment, stdout=subprocess.PIPE, text=True
        )
        self.lines: list[str] = []
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout:
            for line in self.process.stdout:
                self.lines.append(line.strip())

    def wait_for(self, text: str, seconds: float = PATIENCE) -> None:
        until = time.monotonic() + seconds
        while not any(text in line for line in self.lines):
            assert time.monotonic() < until, (text, self.lines)
            assert self.process.poll() is None, self.lines
            time.sleep(0.05)

    def children(self, what: str) -> list[int]:
        """The processes that do this, newest last."""
        found = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in found if Path(f"/proc/{pid}/cmdline").read_bytes().endswith(f"{what}\0".encode())]

    def stop(self, sign: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(sign)
        code = self.process.wait(PATIENCE)
        self._reader.join(5)
        return code


@contextmanager
def running(folder: Path, port: int, python: str = sys.executable) -> Iterator[Up]:
    up = Up(folder, port, python)
    try:
        up.wait_for("Stop with")
        yield up
    finally:
        if up.process.poll() is None:
            up.stop(signal.SIGTERM)


async def a_few_moves(chair: Chair, count: int) -> None:
    """Choose so many times; the bot at the other seat answers in between."""
    chance, answered = random.Random(1), ""
    await chair.send("resync", events=chair.events)
    await chair.until("view")
    while count and not chair.over:
        question = chair.question
        if question is None or question["name"] == answered:
            await chair.hear()
            continue
        answered = question["name"]
        option = chance.choice(question["choices"])["option"]
        assert (await chair.ask("act", option=option, question=answered))["type"] == "done"
        count -= 1


async def open_table(owner: Person, game: str = "toy_euro") -> str:
    table = str((await owner.post("/api/tables", game=game, seats=2))["table"]["id"])
    await owner.post(f"/api/tables/{table}/join")
    await owner.put(f"/api/tables/{table}/seats/1/bot", bot="random")
    await owner.post(f"/api/tables/{table}/start")
    return table


def test_a_home_server_is_played_on_survives_a_killed_worker_and_goes_on_after_a_restart(folder: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"

    async def first(up: Up) -> httpx.Cookies:
        async with Person(address) as owner:
            async with owner.at(await open_table(owner)) as chair:
                await a_few_moves(chair, 2)
                (worker,) = up.children("worker")
                os.kill(worker, signal.SIGKILL)
                up.wait_for("(worker, code -9)")
                await a_few_moves(chair, 2)
                assert up.children("worker") != [worker]
            return owner.http.cookies

    async def second(cookies: httpx.Cookies) -> None:
        owner = Person(address)
        owner.http.cookies.update(cookies)
        async with owner.http:
            (table,) = (await owner.get("/api/guest"))["tables"]
            async with owner.at(table["id"]) as chair:
                await chair.play(random.Random(2))
                assert chair.over

    with running(folder, port) as up:
        assert up.lines[:6] == [
            f"Asztal {__version__} is starting…",
            f"Your tables are kept in {folder}",
            "Starting the database…",
            "Bringing the database up to date…",
            "Starting the web server and a process for the bots…",
            f"Ready. Open {address}",
        ]
        cookies = asyncio.run(first(up))
        with pytest.raises(Problem, match="already runs"), embedded(folder, alone=True):
            pass
        assert up.stop() == 0
        assert up.lines[-1] == "Stopping…"
    assert not (folder / "postgres" / "postmaster.pid").exists()
    with running(folder, port) as up:
        asyncio.run(second(cookies))
        assert up.stop(signal.SIGTERM) == 0


def test_children_end_with_a_server_that_was_killed_and_the_database_is_started_again(folder: Path) -> None:
    with running(folder, free_port()) as up:
        web = up.children("serve") + up.children("worker")
        postmaster = int((folder / "postgres" / "postmaster.pid").read_text().split()[0])
        os.kill(postmaster, signal.SIGQUIT)
        up.wait_for("The database ended unexpectedly")
        assert int((folder / "postgres" / "postmaster.pid").read_text().split()[0]) != postmaster
        up.process.kill()
        up.process.wait()
        until = time.monotonic() + PATIENCE
        while any(_alive(pid) for pid in web):
            assert time.monotonic() < until
            time.sleep(0.1)
    with running(folder, free_port()) as up:  # finds the database that was left running, and stops it in the end
        assert up.stop() == 0
    assert not (folder / "postgres" / "postmaster.pid").exists()


def _alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_a_port_that_is_taken_is_a_problem(
    live: Config, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ASZTAL_DATABASE", live.database)
    monkeypatch.setenv("ASZTAL_HOST", "127.0.0.1")
    assert main(["up", "--data", str(folder), "--port", str(live.port), "--lang", "hu"]) == 2
    assert capsys.readouterr().err.startswith(f"Nem használható port: {live.port} (")


def test_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    monkeypatch.setenv("XDG_DATA_HOME", "/srv/data")
    assert data_folder() == Path("/srv/data/asztal")
    monkeypatch.setattr(os, "geteuid", lambda: 0)
    assert data_folder() == Path("/var/lib/asztal")
    assert data_folder("/srv/András") == Path("/srv/András")
    for wrong in ("/srv/two words", "/srv/a;b", "/srv/" + "x" * 90):
        with pytest.raises(Problem, match="data folder"), embedded(data_folder(wrong), alone=True):
            pass


def test_addresses_for_this_machine_and_for_the_network() -> None:
    everywhere = Config(database="postgresql://x", host="0.0.0.0", port=81)
    here = Config(database="postgresql://x", host="192.0.2.7", port=81)
    assert local_address(everywhere) == "http://127.0.0.1:81"
    assert (local_address(here), network_address(here)) == ("http://192.0.2.7:81", "")
    assert "127." not in network_address(everywhere)


def test_the_embedded_database_is_for_its_own_user_only(folder: Path) -> None:
    with embedded(folder, alone=True) as database:
        assert f"host={folder}/postgres" in database.address
        with psycopg.connect(database.address) as connection:
            assert connection.execute("SHOW listen_addresses").fetchone() == ("",)
        assert (folder / "postgres").stat().st_mode & 0o077 == 0


@pytest.mark.full
@pytest.mark.timeout(900)
def test_in_an_empty_virtual_environment_what_pip_installs_is_enough(folder: Path, tmp_path: Path) -> None:
    """The wheel and the locked packages; no PostgreSQL of the machine, no development tools."""
    root = Path(__file__).parents[2]
    subprocess.run([sys.executable, "-m", "venv", str(tmp_path / "venv")], check=True)
    python = str(tmp_path / "venv" / "bin" / "python")
    wheel = ["wheel", "--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", str(tmp_path), str(root)]
    subprocess.run([sys.executable, "-m", "pip", *wheel], check=True)
    install = [python, "-m", "pip", "install", "--quiet"]
    subprocess.run(
        [*install, "--no-deps", "--require-hashes", "-r", str(root / "requirements" / "home.txt")], check=True
    )
    subprocess.run([*install, "--no-deps", *map(str, tmp_path.glob("*.whl"))], check=True)

    async def story(address: str) -> None:
        async with Person(address) as owner, owner.at(await open_table(owner, "ginkgopolis")) as chair:
            await a_few_moves(chair, 3)

    port = free_port()
    with running(folder, port, python) as up:
        asyncio.run(story(f"http://127.0.0.1:{port}"))
        assert up.stop() == 0
