"""Measures what processes use: CPU time, memory, and bytes that PostgreSQL writes, from /proc and the database."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import psycopg

from asztal.server.config import Config

_TICKS = os.sysconf("SC_CLK_TCK")


def cpu_ms(pid: int) -> float:
    """The CPU time that a process has taken; 0 when it is gone."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return 0
    return (int(fields[11]) + int(fields[12])) / _TICKS * 1000


def memory(pid: int) -> int:
    """Bytes of memory that a process holds."""
    line = next(line for line in Path(f"/proc/{pid}/status").read_text().splitlines() if line.startswith("VmRSS"))
    return int(line.split()[1]) * 1024


class Cost(NamedTuple):
    """Per move: CPU time of the web processes and of PostgreSQL's backends in ms, bytes of its log."""

    web: float
    postgres: float
    wal: float

    def __str__(self) -> str:
        return f"| per move: web {self.web:.2f} ms CPU, PostgreSQL {self.postgres:.2f} ms CPU, {self.wal:.0f} bytes WAL"


class Usage:
    """Of these web processes and their databases together, from `start` to `stop`."""

    def __init__(self, pids: Sequence[int], config: Config) -> None:
        self._pids, self._config = pids, config
        self._stopped: tuple[float, dict[int, float], int] | None = None

    def start(self) -> None:
        self._web, self._postgres, self._wal = self._now()

    def stop(self) -> None:
        """Count no further; without it, up to `per`."""
        self._stopped = self._now()

    def per(self, moves: int) -> Cost:
        web, postgres, wal = self._stopped or self._now()
        backends = sum(spent - self._postgres.get(pid, 0) for pid, spent in postgres.items())
        return Cost((web - self._web) / moves, backends / moves, (wal - self._wal) / moves)

    def _now(self) -> tuple[float, dict[int, float], int]:
        backends, log = dict[int, float](), 0
        for cell in self._config.databases:
            with psycopg.connect(cell.database) as connection:
                pids = connection.execute(
                    "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                backends |= {pid: cpu_ms(pid) for (pid,) in pids}
                wal = connection.execute("SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint").fetchone()
            assert wal is not None
            log += wal[0]
        return sum(map(cpu_ms, self._pids)), backends, log
