"""A server under a small load for hours: `python -m tests.server.soak --hours 2 [--rate 2] [--out build/soak]`.

Two web processes and a worker on a PostgreSQL of their own, people who play in one sitting and over days, who watch,
talk, take back, lose their connections and leave; mails to a mail server of ours; backups, of which one is restored
and looked at; and after a third of the time the upgrade: with `--before COMMIT` the run begins with the code of that
commit, and while people play the database is brought up to date and one process after another is replaced. Every 30
seconds everything is looked at.

It is no command of `asztal`, because its people and its mail server are those of the tests.
"""

import argparse
import asyncio
import os
import secrets
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from datetime import timedelta
from pathlib import Path

import psycopg
from msgspec.structs import replace

from asztal import registry
from asztal.kernel.record import parse
from asztal.kernel.record import replay as replayed
from asztal.server.addresses import local_address
from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.storage.backup import restore
from asztal.server.storage.database import upgrade
from tests.server.clients import PATIENCE, environment, free_port, wait_until_ready
from tests.server.load import handed_out
from tests.server.private import Postgres
from tests.server.receivers import Mails
from tests.server.soaking.growth import grown, picture
from tests.server.soaking.patterns import Days, evening, lane, looking_in
from tests.server.soaking.samples import Log, Samples
from tests.server.soaking.town import Town

ROOT = Path(__file__).parents[2]
WEBS = ("web 1", "web 2")
ORDER = (*WEBS, "worker")  # in which processes are replaced
RATE, EVERY = 2.0, 30.0  # moves per second; seconds between samples
EVENINGS, PAIRS, VISITORS = 5, 4, 2
BACKUPS = 900.0  # seconds between backups, at most
SHORT = 600.0  # seconds of a run in which there is no time for backups besides the one that is restored
PACKED = ("rules", "howto", "aid")  # folders of docs that belong to the code
RESTORED = "restored"  # the database into which a backup is read


class Site:
    """The processes of a server; one after another can be replaced."""

    def __init__(self, config: Config, folder: Path, before: Path | None) -> None:
        self.config, self._folder = config, folder
        self.webs = {name: replace(config, port=config.port if name == WEBS[0] else free_port()) for name in WEBS}
        self._code = before
        self.logs: dict[str, Log] = {}
        self.processes: dict[str, subprocess.Popen[bytes]] = {}
        self.crashed: list[str] = []

    def run(self, *words: str, config: Config | None = None, log: Path) -> "subprocess.Popen[bytes]":
        """`asztal` with these words, by the code that is installed now."""
        given = environment(config or self.config) | {"ASZTAL_LOG": "json"}
        if self._code is not None:
            given["PYTHONPATH"] = str(self._code)
        with log.open("ab") as written:
            command = [sys.executable, "-m", "asztal", *words]
            return subprocess.Popen(command, env=given, stdout=subprocess.DEVNULL, stderr=written, cwd=self._folder)

    def finish(self, *words: str) -> None:
        """The same, until it is done."""
        process = self.run(*words, log=self._folder / "commands.log")
        if code := process.wait(PATIENCE * 5):
            raise RuntimeError(f"asztal {' '.join(words)} ended with {code}")

    def start(self, name: str) -> None:
        file = self._folder / f"{name.replace(' ', '-')}.log"
        self.logs[name] = self.logs.get(name) or Log(file)
        config = self.webs.get(name, self.config)
        self.processes[name] = self.run("serve" if name in self.webs else "worker", config=config, log=file)

    def stop(self, name: str) -> None:
        """In order, after what it is doing."""
        process = self.processes[name]
        if process.poll() is not None:
            self.crashed.append(f"{name} had ended with {process.returncode}")
            return
        process.send_signal(signal.SIGTERM)
        try:
            if (code := process.wait(PATIENCE)) not in (0, -signal.SIGTERM):
                self.crashed.append(f"{name} ended with {code}")
        except subprocess.TimeoutExpired:
            self.crashed.append(f"{name} did not end")
            process.kill()
            process.wait()

    def open(self) -> None:
        """Bring the database up to date and start everything."""
        self.finish("db", "upgrade")
        for name in ORDER:
            self.start(name)
        for name in self.webs:
            self._wait(name)

    def _wait(self, name: str) -> None:
        wait_until_ready(replace(self.webs[name], origin=""), 5 * PATIENCE)

    def upgrade(self) -> None:
        """The code of this checkout instead of the one before, under load."""
        self._code = None
        self.finish("db", "upgrade")  # while the processes of before work
        for name in ORDER:
            self.stop(name)
            self.start(name)
            if name in self.webs:
                self._wait(name)

    def close(self) -> None:
        for name in reversed(ORDER):
            if name in self.processes:
                self.stop(name)


class Backups:
    """Backups while people play; the last one is kept, and one is restored and looked at."""

    def __init__(self, site: Site, folder: Path) -> None:
        self._site, self.file, self.made, self.seconds = site, folder / "backup.gz", 0, 0.0
        self.restored = ""

    def back_up(self) -> None:
        began = time.monotonic()
        self._site.finish("backup", str(self.file))
        self.made, self.seconds = self.made + 1, max(self.seconds, time.monotonic() - began)

    def check(self) -> None:
        """Restore it into an empty database; the record of every finished game in it verifies (ten at most)."""
        self.back_up()
        server, _, _ = self._site.config.database.rpartition("/")
        with psycopg.connect(self._site.config.database, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {RESTORED}".encode())
        empty = Config(database=f"{server}/{RESTORED}", pool=2)
        upgrade(empty)
        found = restore(empty, str(self.file))
        with psycopg.connect(empty.database) as connection:
            rows = connection.execute("SELECT id FROM game_table WHERE status = 'over' ORDER BY id LIMIT 10")
            over = [str(table) for (table,) in rows]
        moves = asyncio.run(_verified(empty, over))
        with psycopg.connect(self._site.config.database, autocommit=True) as connection:
            connection.execute(f"DROP DATABASE {RESTORED} WITH (FORCE)".encode())
        self.restored = (
            f"restored {found.tables} tables and {found.actions} actions;"
            f" the records of {len(over)} finished games with {moves} moves verify"
        )


async def _verified(config: Config, tables: list[str]) -> int:
    """The moves of these tables, played again from their records."""
    moves = 0
    async with Service(config) as service:
        for table in tables:
            record = parse((await service.records.text(table)).splitlines())
            moves += sum(1 for _ in replayed(registry.find(record.header.game), record))
    return moves


class Soak:
    """A run from the first guest to the verdict."""

    def __init__(self, seconds: float, rate: float, every: float, folder: Path, before: str) -> None:
        self.seconds, self.rate, self.every, self.folder, self.before = seconds, rate, every, folder, before
        self.upgraded: float | None = None
        self.faults: list[str] = []

    async def run(self, site: Site, mails: Mails) -> None:
        """Play for as long as was said, then wait until everybody was told."""
        async with AsyncExitStack() as stack:
            gate = await stack.enter_async_context(handed_out(self.rate))
            town = Town([local_address(web) for web in site.webs.values()], gate, "soak")
            self.town, self.backups = town, Backups(site, self.folder)
            self.samples = Samples(site.config, site.webs, town, self.folder / "samples.jsonl")

            async def ended(table: str) -> None:
                await asyncio.to_thread(self.samples.compare, table)

            self.days = Days(town, site.config, mails, ended)
            await self.days.meet(stack, PAIRS)
            self.began = time.monotonic()
            works = [
                *(lane(town, lambda: evening(town, ended), 2) for _ in range(EVENINGS)),
                *(lane(town, lambda: looking_in(town), 8) for _ in range(VISITORS)),
                self.days.pass_time(min(20.0, self.seconds / 6)),
                self._look(site),
                self._keep_up(site),
            ]
            tasks = [asyncio.create_task(work) for work in works]
            await asyncio.wait(tasks, timeout=self.seconds, return_when=asyncio.FIRST_EXCEPTION)
            town.ending.set()
            await asyncio.gather(*tasks)
            await self._settle(site)
            self._sample(site)

    async def _look(self, site: Site) -> None:
        while not self.town.ending.is_set():
            await asyncio.to_thread(self._sample, site)
            await self.town.rest(self.every - (time.monotonic() - self.began) % self.every)

    def _sample(self, site: Site) -> None:
        pids = {name: process.pid for name, process in site.processes.items() if process.poll() is None}
        now = time.monotonic() - self.began
        sample = self.samples.take(now, pids | {"the people": os.getpid()}, site.logs)
        memory = ", ".join(f"{name} {size:.0f} MB" for name, size in sample["memory"].items())
        print(
            f"{timedelta(seconds=round(now))} {sample['counts'].get('moves', 0)} moves, {sample['lost']} lost,"
            f" {sample['doubled']} doubled, {sample['errors']} errors; {memory}; {sample['wrong'] or 'nothing wrong'}",
            flush=True,
        )

    async def _keep_up(self, site: Site) -> None:
        """Backups, the upgrade after a third of the time, and the restore after two thirds."""
        every = min(BACKUPS, self.seconds / (6 if self.seconds > SHORT else 3))
        await self.town.rest(every)
        while not self.town.ending.is_set():
            now = time.monotonic() - self.began
            if self.upgraded is None and now >= self.seconds / 3:
                await asyncio.to_thread(site.upgrade)
                self.upgraded = time.monotonic() - self.began
            elif not self.backups.restored and now >= self.seconds * 2 / 3:
                await asyncio.to_thread(self.backups.check)
            else:
                await asyncio.to_thread(self.backups.back_up)
            await self.town.rest(every)
        if not self.backups.restored:
            await asyncio.to_thread(self.backups.check)

    async def _settle(self, site: Site) -> None:
        """Until every notice is settled; then compare them with the mails, and the log with what was acknowledged."""
        until = time.monotonic() + PATIENCE
        async with await psycopg.AsyncConnection.connect(site.config.database, autocommit=True) as connection:
            while time.monotonic() < until:
                found = await connection.execute("SELECT count(*) FROM notice WHERE settled_at IS NULL")
                if await found.fetchone() == (0,):
                    break
                await asyncio.sleep(0.5)
            else:
                self.faults.append("notices were not settled")
            states = await (await connection.execute("SELECT state, count(*) FROM notice GROUP BY 1")).fetchall()
            sent = await connection.execute("SELECT DISTINCT message FROM notice WHERE state = 'sent'")
            messages = {str(message) for (message,) in await sent.fetchall()}
        self.notices = {str(state): int(count) for state, count in states}
        await self.days.drain()
        letters = {letter.strip("<>").partition("@")[0] for letter in self.days.letters}
        if messages != letters or self.days.doubled:
            self.faults.append(
                f"{len(messages - letters)} mails did not come, {len(letters - messages)} came of no notice,"
                f" {self.days.doubled} came twice"
            )
        for table in list(self.town.tables):
            self.samples.compare(table)

    def find_faults(self, site: Site) -> list[str]:
        """What went otherwise than it should."""
        compared = (("lost", self.samples.lost), ("doubled", self.samples.doubled))
        faults = [*self.faults, *site.crashed]
        faults += [f"{len(found)} choices {what}" for what, found in compared if found]
        faults += [f"{what}: {count}" for what, count in self.town.wrong.items()]
        faults += [f"in the logs, {count} times: {said}" for said, count in self.samples.errors.most_common(20)]
        if internal := self.samples.refusals().get("internal"):
            faults.append(f"refused as internal: {internal}")
        return faults

    def verdict(self, faults: list[str]) -> list[str]:
        """What happened, what went wrong and what grew."""
        last, how = self.samples.taken[-1], "none"
        if self.upgraded is not None:
            how = f"from {self.before}" if self.before else "a rolling restart of the same code"
        cpu = sum(last["cpu"].get(name, 0) for name in ORDER)
        return [
            f"{timedelta(seconds=round(last['seconds']))} at {self.rate:g} moves per second,"
            f" {len(self.samples.taken)} samples; upgrade: {how}",
            f"people: {dict(self.town.counts)}",
            f"notices: {self.notices}; mails: {len(self.days.letters)}",
            f"backups: {self.backups.made}, the longest {self.backups.seconds:.1f} s",
            self.backups.restored,
            f"refusals by key: {self.samples.refusals()}; jobs: {last['jobs']}",
            f"CPU of the server's processes since their last start: {cpu:.0f} s",
            *(f"WRONG: {fault}" for fault in faults),
            *([] if faults else ["nothing was lost, doubled or refused as internal, and no log has an error"]),
            "in the second half:",
            *grown(self.samples.taken),
        ]


@contextmanager
def earlier(commit: str, folder: Path) -> Iterator[Path | None]:
    """The code of a commit in a folder; None where none is named."""
    if not commit:
        yield None
        return
    place = folder / "before"
    place.mkdir()
    listed = subprocess.check_output(["git", "ls-tree", "--name-only", commit, "src", "docs/"], cwd=ROOT, text=True)
    packed = [path for path in listed.split() if path == "src" or path.removeprefix("docs/") in PACKED]
    code = subprocess.check_output(["git", "archive", commit, *packed], cwd=ROOT)
    subprocess.run(["tar", "-x"], input=code, cwd=place, check=True)
    yield place / "src"


def soak(seconds: float, rate: float, every: float, folder: Path, before: str = "") -> tuple[list[str], list[str]]:
    """A whole run; gives its faults and its verdict, and leaves samples, curves and logs in a new folder."""
    folder.mkdir(parents=True)
    postgres = Postgres()
    try:
        with Mails() as mails, earlier(before, folder) as code:
            port = free_port()
            config = Config(
                database=postgres.url,
                port=port,
                pool=6,
                origin=f"http://127.0.0.1:{port}",
                limits=1000,  # counted as everywhere, and never reached
                metrics=secrets.token_hex(8),
                smtp=f"smtp://127.0.0.1:{mails.port}",
                mail_from="Asztal <asztal@example.org>",
            )
            site, run = Site(config, folder, code), Soak(seconds, rate, every, folder, before)
            try:
                site.open()
                asyncio.run(run.run(site, mails))
            finally:
                site.close()
    finally:
        postgres.close()
        shutil.rmtree(folder / "before", ignore_errors=True)
    faults = run.find_faults(site)
    said = run.verdict(faults)
    (folder / "verdict.txt").write_text("\n".join(said) + "\n", encoding="utf-8")
    title = f"A server for {timedelta(seconds=round(seconds))} at {rate:g} moves per second"
    (folder / "curves.svg").write_text(picture(run.samples.taken, title, run.upgraded), encoding="utf-8")
    return faults, said


def main() -> int:
    asks = argparse.ArgumentParser(prog="python -m tests.server.soak")
    asks.add_argument("--hours", type=float, default=2.0)
    asks.add_argument("--rate", type=float, default=RATE, help="moves per second of people")
    asks.add_argument("--every", type=float, default=EVERY, help="seconds between samples")
    asks.add_argument("--out", type=Path, default=ROOT / "build" / "soak", help="a folder that is not there yet")
    asks.add_argument("--before", default="", help="the commit whose code the run begins with")
    asked = asks.parse_args()
    faults, said = soak(asked.hours * 3600, asked.rate, asked.every, asked.out.absolute(), asked.before)
    print("\n".join(said))
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
