"""The real nginx with the configuration that is shipped, in front of any web processes."""

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

from tests.server.clients import PATIENCE, free_port
from tests.server.lan import HERE, Host

SHIPPED = Path(__file__).parents[2] / "deploy" / "nginx"
BY_TABLE = "hash $table consistent;"
ALL_CORES = "worker_processes auto;"


class Nginx:
    """Runs until it is closed; with `routed` off every process gets any request in turn, as from any balancer.

    Processes are named by their ports, or on other hosts by address and port. More `workers` of its own carry more
    connections where a process may open few files.
    """

    def __init__(
        self, ports: Sequence[int | str], *, routed: bool = True, host: Host = HERE, workers: int | None = None
    ) -> None:
        self.port = free_port()
        self.address = f"http://{host.address}:{self.port}"
        self._folder = Path(tempfile.mkdtemp(prefix="asztal-nginx-"))
        text = (SHIPPED / "nginx.conf").read_text(encoding="utf-8")
        assert "listen 8080;" in text
        assert BY_TABLE in text
        assert ALL_CORES in text
        text = text.replace("listen 8080;", f"listen {host.address}:{self.port};")
        if workers is not None:
            text = text.replace(ALL_CORES, f"worker_processes {workers};")
        (self._folder / "nginx.conf").write_text(text if routed else text.replace(BY_TABLE, ""), encoding="utf-8")
        self._write(ports)
        self._command = [*host.within, "nginx", "-p", str(self._folder), "-c", "nginx.conf"]
        self.start()

    def start(self) -> None:
        """Start it, again after `kill`."""
        self._process = subprocess.Popen([*self._command, "-g", "daemon off;"])
        self._wait()

    def kill(self) -> None:
        """The main process and its workers, at once."""
        for pid in self.pids:
            os.kill(pid, signal.SIGKILL)
        self._process.wait()

    @property
    def pids(self) -> list[int]:
        """The main process and its workers."""
        main = self._process.pid
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [main, *map(int, children)]

    def change(self, ports: Sequence[int | str]) -> None:
        """Reload with other processes; connections that are open stay where they are."""
        before = self.pids
        self._write(ports)
        subprocess.run([*self._command, "-s", "reload"], check=True)
        until = time.monotonic() + PATIENCE
        while set(before[1:]) & set(self.pids) and time.monotonic() < until:
            time.sleep(0.02)

    def _write(self, ports: Sequence[int | str]) -> None:
        """Each process as the shipped file has it."""
        shipped = (SHIPPED / "servers.conf").read_text(encoding="utf-8").splitlines()
        first = next(line for line in shipped if line.startswith("server 127.0.0.1:8001"))
        at = [port if isinstance(port, str) else f"{HERE.address}:{port}" for port in ports]
        lines = [first.replace("127.0.0.1:8001", each) for each in at]
        (self._folder / "servers.conf").write_text("\n".join(lines) + "\n", encoding="utf-8")

    def _wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self._process.poll() is None, "nginx does not start"
            try:
                httpx.get(f"{self.address}/", timeout=PATIENCE)
                return
            except httpx.TransportError:
                time.sleep(0.02)
        raise TimeoutError(self.address)

    def close(self) -> None:
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self._folder, ignore_errors=True)
