"""A whole PostgreSQL is lost under moves and restored to a moment by pgbackrest, with the shipped settings."""

import asyncio
import contextlib
import os
import pwd
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import psycopg
import pytest
from websockets.exceptions import WebSocketException

from asztal.server.config import Config
from asztal.server.storage.database import upgrade
from tests.server.clients import PATIENCE, Person, free_port, process, wait_until_ready
from tests.server.private import Postgres

pytestmark = [pytest.mark.full, pytest.mark.timeout(900)]
ROOT = Path(__file__).parents[2]
SHIPPED = ROOT / "deploy" / "pgbackrest"
PAGE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8").partition("### Restoring to a moment\n")[2]
COMMANDS = [line for block in re.findall(r"```\n(.*?)```", PAGE, re.S)[:2] for line in block.splitlines()]
SET_UP, CHECK, BACKUP, RESTORE = [line for line in COMMANDS if line.startswith("pgbackrest ")]


class Player:
    """Somebody who plays one game alone after another, and notes when which choice was acknowledged."""

    def __init__(self, config: Config, number: int) -> None:
        self._person, self._dice = Person(config.address, f"P{number}"), random.Random(number)
        self.acknowledged: dict[tuple[str, str], float] = {}

    async def play(self, stopped: asyncio.Event) -> None:
        with contextlib.suppress(OSError, WebSocketException):  # when the server is stopped
            async with self._person:
                while not stopped.is_set():
                    await self._play_a_game(stopped)

    async def _play_a_game(self, stopped: asyncio.Event) -> None:
        game = {"game": "imperial_miners", "seats": 1, "variant": {}}
        table = (await self._person.post("/api/tables", **game))["table"]["id"]
        await self._person.post(f"/api/tables/{table}/join", nonce="mine")
        await self._person.post(f"/api/tables/{table}/start")
        async with self._person.at(table) as chair:
            while not (chair.over or stopped.is_set()):
                if (question := chair.question) is None:
                    await chair.hear()
                    continue
                request, chair.question = chair.request(), None
                option = self._dice.choice(question["choices"])["option"]
                answer = await chair.ask("act", id=request, option=option, question=question["name"])
                if answer["type"] != "done":
                    assert answer["status"] == 503, answer
                    raise ConnectionError(answer["key"])  # the database is gone
                self.acknowledged[table, f"0:{request}"] = time.time()


class Machine:
    """A PostgreSQL that archives, and its repository; pgbackrest finds both by its settings in the environment."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.postgres = Postgres()
        self.repository = Path(tempfile.mkdtemp(prefix="asztal-pgbackrest-"))
        os.chown(self.repository, pwd.getpwnam("postgres").pw_uid, -1)
        settings = self.repository / "pgbackrest.conf"
        shutil.copy(SHIPPED / "pgbackrest.conf", settings)
        settings.chmod(0o644)
        for name, value in {
            "CONFIG": settings,
            "REPO1_PATH": self.repository / "repository",
            "LOG_PATH": self.repository,
            "LOCK_PATH": self.repository / "lock",
            "PG1_PATH": self.postgres.data,
            "PG1_SOCKET_PATH": self.postgres.data,
            "PG1_PORT": self.postgres.port,
        }.items():
            monkeypatch.setenv(f"PGBACKREST_{name}", str(value))
        self.postgres.kill()
        with (self.postgres.data / "postgresql.conf").open("a") as written:
            written.write((SHIPPED / "asztal.conf").read_text(encoding="utf-8"))
        self.postgres.start()

    def run(self, command: str) -> float:
        """A line of the page, as the user `postgres`; the seconds that it took."""
        began = time.monotonic()
        done = subprocess.run(
            ["runuser", "-u", "postgres", "--", "bash", "-c", command],
            cwd=self.repository,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        return time.monotonic() - began

    def ask(self, query: str) -> str:
        with psycopg.connect(self.postgres.url, autocommit=True) as connection:
            row = connection.execute(query.encode()).fetchone()
            return str(row[0]) if row else ""

    def wait(self, query: str) -> float:
        """Until it is true; the seconds that it took."""
        began = time.monotonic()
        while self.ask(query) != "True":
            assert time.monotonic() < began + 2 * PATIENCE, query
            time.sleep(0.2)
        return time.monotonic() - began

    def close(self) -> None:
        self.postgres.close()
        shutil.rmtree(self.repository, ignore_errors=True)


async def under_moves(machine: Machine, players: list[Player]) -> tuple[str, float, float]:
    """The moment, the seconds of the backup, and those until what came after the moment was archived; then kill -9."""
    playing = [asyncio.create_task(player.play(asyncio.Event())) for player in players]
    await asyncio.sleep(3)
    backup = await asyncio.to_thread(machine.run, BACKUP)
    await asyncio.sleep(3)
    moment = await asyncio.to_thread(machine.ask, "SELECT clock_timestamp()")
    await asyncio.sleep(3)
    name = await asyncio.to_thread(machine.ask, "SELECT pg_walfile_name(pg_current_wal_lsn())")
    behind = f"SELECT coalesce(last_archived_wal >= '{name}', false) FROM pg_stat_archiver"
    archived = await asyncio.to_thread(machine.wait, behind)
    machine.postgres.kill()
    for each in playing:
        each.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    assert {type(each) for each in ended} <= {type(None), asyncio.CancelledError}, ended
    return moment, backup, archived


def test_a_moment_is_restored_and_nothing_before_it_is_lost(monkeypatch: pytest.MonkeyPatch) -> None:
    machine = Machine(monkeypatch)
    try:
        config = Config(database=machine.postgres.url, port=free_port(), limits=0)
        upgrade(config)
        machine.run(SET_UP)
        machine.run(CHECK)
        players = [Player(config, number) for number in range(4)]
        with process(config, "serve"):
            wait_until_ready(config)
            moment, backup, archived = asyncio.run(under_moves(machine, players))
        shutil.rmtree(machine.postgres.data)  # the disk is lost
        machine.postgres.data.mkdir(mode=0o700)
        os.chown(machine.postgres.data, pwd.getpwnam("postgres").pw_uid, -1)
        fetched = machine.run(re.sub(r'--target="[^"]*"', f'--target="{moment}"', RESTORE))
        began = time.monotonic()
        machine.postgres.start()
        machine.wait("SELECT NOT pg_is_in_recovery()")
        replayed = time.monotonic() - began
        with psycopg.connect(machine.postgres.url) as connection:
            there = set(connection.execute("SELECT table_id, request_id FROM action").fetchall())
            at = connection.execute("SELECT extract(epoch FROM %s::timestamptz)", [moment]).fetchone()
        assert at is not None
        times = {choice: when for player in players for choice, when in player.acknowledged.items()}
        before = {choice for choice, when in times.items() if when <= float(at[0])}
        after = times.keys() - before
        print(
            f"backup {backup:.1f} s under moves, archived after {archived:.1f} s, restored {fetched:.1f} s,"
            f" replayed {replayed:.1f} s; of {len(before)} choices acknowledged before the moment {len(before - there)}"
            f" are lost, of {len(after)} after it {len(after & there)} are there",
            file=sys.stderr,
        )
        assert len(before) > 20
        assert before <= there
        assert len(after - there) > 10  # it is that moment, and not the end
        with process(config, "serve"):
            wait_until_ready(config)
            again = Player(config, 9)
            asyncio.run(play_for(again, 3))
        assert again.acknowledged
    finally:
        machine.close()


async def play_for(player: Player, seconds: float) -> None:
    stopped = asyncio.Event()
    asyncio.get_running_loop().call_later(seconds, stopped.set)
    await player.play(stopped)
