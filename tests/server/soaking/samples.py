"""What a soak looks at every so often: its processes, their logs, the database, and what the server says of itself."""

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import psycopg

from asztal.server.addresses import local_address
from asztal.server.config import Config
from tests.server.soaking.town import Town
from tests.server.usage import cpu_ms, memory

MB = 1e6
_SIZES = """
SELECT relname, pg_total_relation_size(c.oid) FROM pg_class c JOIN pg_namespace n ON n.oid = relnamespace
WHERE relkind = 'r' AND nspname = 'public'
"""
_CONNECTIONS = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
_JOBS = "SELECT status::text, count(*) FROM procrastinate_jobs GROUP BY status"
_CHOICES = """
SELECT table_id, request_id FROM action WHERE table_id = ANY(%s) AND kind = 'choice' AND request_id NOT LIKE 'b%%'
"""
_REFUSED = "asztal_refusals_total"
AGES = {
    "bots' turns": "asztal_turns_oldest_seconds",
    "notices": "asztal_notices_oldest_seconds",
    "tables to look at": "asztal_wake_late_seconds",
}
Choices = set[tuple[str, str]]  # table, and name of a request


class Log:
    """What a process writes; its lines are read once."""

    def __init__(self, file: Path) -> None:
        self.file, self._read = file, 0

    def errors(self) -> list[str]:
        """The errors since the last look. A line that is not JSON, such as one of a traceback, is one too."""
        with self.file.open("rb") as lines:
            lines.seek(self._read)
            new = lines.read()
        whole, _, _ = new.rpartition(b"\n")
        self._read += len(whole) + bool(whole)
        return [said for line in whole.decode(errors="replace").splitlines() if (said := _error(line))]


def _error(line: str) -> str:
    try:
        said = json.loads(line)
    except ValueError:
        return f"not JSON: {line[:200]}" if line.strip() else ""
    if said.get("level") not in ("error", "critical"):
        return ""
    return f"{said.get('event')} {str(said.get('exception', ''))[-300:]}".strip()


class Samples:
    """Looks at everything, and keeps what was seen as JSON lines."""

    def __init__(self, config: Config, webs: dict[str, Config], town: Town, file: Path) -> None:
        self._config, self._webs, self._town = config, webs, town
        self.file, self.taken = file, list[dict[str, Any]]()
        self.errors: Counter[str] = Counter()
        self.lost: Choices = set()
        self.doubled: Choices = set()
        self._refusals: dict[int, dict[str, float]] = {}  # by process: a new one begins at 0

    def take(self, seconds: float, processes: dict[str, int], logs: dict[str, Log]) -> dict[str, Any]:
        """Look at everything once."""
        told = {name: _metrics(web) for name, web in self._webs.items()}
        for name, found in told.items():
            if found and name in processes:
                refused = {key: count for key, count in found.items() if key.startswith(_REFUSED)}
                self._refusals[processes[name]] = refused
        for name, log in logs.items():
            self.errors.update(f"{name}: {error}" for error in log.errors())
        with psycopg.connect(self._config.database) as connection:
            self._compare(connection, list(self._town.tables))
            sizes = {str(name): size / MB for name, size in connection.execute(_SIZES)}
            [connections] = connection.execute(_CONNECTIONS).fetchone() or [0]
            jobs = {str(status): int(count) for status, count in connection.execute(_JOBS)}
        sample = {
            "seconds": round(seconds, 1),
            **_processes(processes),
            "tables": {name: round(size, 3) for name, size in sizes.items()},
            "connections": {
                "to PostgreSQL": connections,
                "sockets": sum(found.get("asztal_connections", 0) for found in told.values()),
            },
            "warm": {name: found.get("asztal_warm_tables", 0) for name, found in told.items()},
            "ages": {
                name: round(max((found.get(key, 0.0) for found in told.values()), default=0.0), 1)
                for name, key in AGES.items()
            },
            "jobs": jobs,
            "answering": sum(map(bool, told.values())),
            "refusals": self.refusals(),
            "errors": self.errors.total(),
            "lost": len(self.lost),
            "doubled": len(self.doubled),
            "counts": dict(self._town.counts),
            "wrong": dict(self._town.wrong),
        }
        self.taken.append(sample)
        with self.file.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps(sample, ensure_ascii=False) + "\n")
        return sample

    def refusals(self) -> dict[str, int]:
        """By key, of all processes that there were."""
        found: Counter[str] = Counter()
        for counted in self._refusals.values():
            for key, count in counted.items():
                found[key.partition('"')[2].partition('"')[0]] += int(count)
        return dict(found)

    def compare(self, table: str) -> None:
        """The choices of a table at which nobody plays any more: what was acknowledged is what is in the log."""
        with psycopg.connect(self._config.database) as connection:
            self._compare(connection, [table])
            logged = _logged(connection, [table])
        promised = self._town.tables.pop(table)
        self.doubled |= logged - {(table, request) for request in promised.acknowledged}

    def _compare(self, connection: "psycopg.Connection[Any]", tables: list[str]) -> None:
        """Acknowledged is in the log; in the log is what was sent."""
        promised = {table: self._town.tables[table] for table in tables if table in self._town.tables}
        acknowledged = {(table, name) for table, each in promised.items() for name in list(each.acknowledged)}
        logged = _logged(connection, list(promised))
        sent = {(table, name) for table, each in promised.items() for name in list(each.sent)}
        self.lost |= acknowledged - logged
        self.doubled |= logged - sent


def _logged(connection: "psycopg.Connection[Any]", tables: list[str]) -> Choices:
    return {(str(table), str(request)) for table, request in connection.execute(_CHOICES, [tables])}


def _processes(processes: dict[str, int]) -> dict[str, dict[str, float]]:
    """Memory in MB, open files and seconds of CPU of each; one that has just ended is left out."""
    found: dict[str, dict[str, float]] = {"memory": {}, "handles": {}, "cpu": {}}
    for name, pid in processes.items():
        try:
            size, handles = memory(pid) / MB, len(os.listdir(f"/proc/{pid}/fd"))
        except (OSError, StopIteration):
            continue
        found["memory"][name], found["handles"][name] = round(size, 2), handles
        found["cpu"][name] = round(cpu_ms(pid) / 1000, 2)
    return found


def _metrics(web: Config) -> dict[str, float]:
    """What a web process says; nothing while it does not answer."""
    try:
        asked = {"Authorization": f"Bearer {web.metrics}"}
        told = httpx.get(f"{local_address(web)}/metrics", headers=asked, timeout=10)
    except httpx.HTTPError:
        return {}
    if not told.is_success:
        return {}
    lines = (line.rpartition(" ") for line in told.text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}
