"""Several hosts on one machine: network namespaces, each with a cable to one switch. Needs root and iproute2.

This process is a host too, the one where people sit. Where a cable is cut, packets vanish without a word, as when a
switch dies: nobody is told that a connection is gone.
"""

import asyncio
import contextlib
import os
import secrets
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager


def _run(*command: str) -> str:
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert not done.returncode, f"{' '.join(command)}: {done.stderr}"
    return done.stdout


class Host:
    """Where a process runs: its address, and what the command begins with that starts one there."""

    def __init__(self, address: str = "127.0.0.1", within: tuple[str, ...] = ()) -> None:
        self.address, self.within = address, [*within]


HERE = Host()


class RemoteHost(Host):
    """A namespace of its own, with an end of a cable; the switch has the other end."""

    def __init__(self, lan: "Lan", name: str, address: str) -> None:
        self.name, self._space, self._port, self._lan = name, f"{lan.name}-{name}", f"p-{name}", lan
        super().__init__(address, ("ip", "netns", "exec", self._space))
        _run("ip", "netns", "add", self._space)
        _run("ip", "-n", self._space, "link", "set", "lo", "up")
        lan.plug(self._port, "eth0", self._space)
        _run("ip", "-n", self._space, "addr", "add", f"{address}/24", "dev", "eth0")
        _run("ip", "-n", self._space, "link", "set", "eth0", "up")

    def cut(self) -> None:
        """From now on nothing goes in or out; the host itself does not notice."""
        _run("ip", "-n", self._lan.switch, "link", "set", self._port, "nomaster")

    def heal(self) -> None:
        """The cable is whole again."""
        _run("ip", "-n", self._lan.switch, "link", "set", self._port, "master", "switch")

    def lose(self, percent: int) -> None:
        """So many of a hundred packets that arrive are lost from now on; 0: none."""
        _run(*self.within, "nft", "flush", "ruleset")
        if percent:
            _run(*self.within, "nft", "add table inet lossy")
            _run(*self.within, "nft", "add chain inet lossy in { type filter hook input priority 0; }")
            _run(*self.within, "nft", f"add rule inet lossy in iif eth0 numgen random mod 100 < {percent} drop")

    def remove(self) -> None:
        """End what still runs there, and the namespace with its cable."""
        if found := _run("ip", "netns", "pids", self._space).split():
            subprocess.run(["kill", "-9", *found], check=False, capture_output=True)
        _run("ip", "netns", "del", self._space)


class Lan:
    """A switch and the hosts at it."""

    def __init__(self) -> None:
        self.name = f"az{secrets.token_hex(3)}"
        self.switch, self._net = f"{self.name}-switch", f"10.{64 + secrets.randbelow(64)}.{secrets.randbelow(256)}"
        self.hosts: list[RemoteHost] = []
        _run("ip", "netns", "add", self.switch)
        _run("ip", "-n", self.switch, "link", "add", "switch", "type", "bridge")
        _run("ip", "-n", self.switch, "link", "set", "switch", "up")
        self.plug("p-here", self.name, "")
        _run("ip", "addr", "add", f"{self._net}.1/24", "dev", self.name)
        _run("ip", "link", "set", self.name, "up")

    def plug(self, port: str, far: str, space: str) -> None:
        """Lay a cable from the switch to a namespace, or to this process's own where it has no name."""
        _run("ip", "-n", self.switch, "link", "add", port, "type", "veth", "peer", "name", far)
        _run("ip", "-n", self.switch, "link", "set", far, "netns", space or str(os.getpid()))
        _run("ip", "-n", self.switch, "link", "set", port, "master", "switch")
        _run("ip", "-n", self.switch, "link", "set", port, "up")

    @property
    def network(self) -> str:
        """All addresses of it."""
        return f"{self._net}.0/24"

    def add(self, name: str) -> RemoteHost:
        """One more host."""
        self.hosts.append(RemoteHost(self, name, f"{self._net}.{len(self.hosts) + 2}"))
        return self.hosts[-1]

    def remove(self) -> None:
        """Everything."""
        for host in self.hosts:
            host.remove()
        _run("ip", "netns", "del", self.switch)


@contextmanager
def lan() -> Iterator[Lan]:
    """A network for the time of a test."""
    made = Lan()
    try:
        yield made
    finally:
        made.remove()


async def relay(port: int, to: tuple[str, int], delay: float) -> asyncio.Server:
    """Passes everything on to another address, each way so many seconds later, in order."""

    async def carry(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        on_the_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def deliver() -> None:
            while True:
                due, data = await on_the_way.get()
                await asyncio.sleep(max(0.0, due - time.monotonic()))
                if not data:
                    writer.close()
                    await writer.wait_closed()
                    return
                writer.write(data)
                await writer.drain()

        delivering = asyncio.create_task(deliver())
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                on_the_way.put_nowait((time.monotonic() + delay, data))
        on_the_way.put_nowait((time.monotonic() + delay, b""))
        with contextlib.suppress(OSError):
            await delivering

    async def both(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(*to)
        await asyncio.gather(carry(reader, far_writer), carry(far_reader, writer))

    return await asyncio.start_server(both, HERE.address, port)
