"""What an installed wheel must do, tried from outside: by the command line and over HTTP."""

import http.client
import json
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from tools.environments import Environment

PATIENCE = 180.0  # seconds for a server to be ready, on a busy machine
ADDRESS = """
import sys
from pathlib import Path
from asztal.server.home.embedded import embedded
with embedded(Path(sys.argv[1]), alone=False) as database:
    print(database.address)
"""


def check_terminal(plain: Environment) -> None:
    """A game to its end, typed at a keyboard."""
    words = plain.command("play", "ginkgopolis", "--plain", "--seats=me:Anna,greedy", "--seed=3", "--lang=en")
    expect("Final scores\nAnna: ", plain.run(words, typed="1\n" * 5000))


def check_research(research: Environment, page: Path) -> None:
    """The first lines of the page play a game."""
    [lines] = re.findall(r"(?s)```python\n(from asztal\.research import Table.*?)```", page.read_text("utf-8"))
    expect("'seat_0':", research.run([str(research.python), "-c", lines]))


def check_server(home: Environment, serve: Environment, backup: Path, bot: Path, folder: Path) -> None:
    """A backup of an older version is restored and played on at `asztal up`; at `asztal serve` a table is opened."""
    data = ["--data", str(folder / "data")]
    known: Any = json.loads(backup.with_suffix(".json").read_text("utf-8"))
    expect(f"Restored {len(known['tables'])} tables ", home.run(home.command("restore", str(backup), *data)))
    up = Server(free_port())
    with running(home, ["up", *data, "--port", str(up.port)], ASZTAL_HOST="127.0.0.1"):
        up.wait_until_ready()
        up.check_pages()
        up.cookie = "=".join(known["cookie"])
        for table, was in known["tables"].items():
            now = up.ask("GET", f"tables/{table}")["table"]
            expect(f"{was['game']} {was['status']} {was['scores']}", f"{now['game']} {now['status']} {now['scores']}")
        table = next(table for table, was in known["tables"].items() if was["status"] == "playing")
        up.play(home, bot, table, up.ask("POST", f"tables/{table}/link")["link"])
        database = home.run([str(home.python), "-c", ADDRESS, str(folder / "data")]).strip()
        other = Server(free_port())
        with running(serve, ["serve"], ASZTAL_DATABASE=database, ASZTAL_PORT=str(other.port)):
            other.wait_until_ready()
            other.check_pages()
            other.play(serve, bot, *other.open_table("imperial_miners"))


def expect(wanted: str, found: str) -> None:
    """Stop with what was found instead."""
    if wanted not in found:
        sys.exit(f"{wanted!r} was expected in:\n{found}")


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextmanager
def running(where: Environment, words: list[str], **settings: str) -> Iterator[None]:
    """The command, stopped as by Ctrl-C."""
    started = subprocess.Popen(where.command(*words), env=where.settings(**settings), stdout=subprocess.DEVNULL)
    try:
        yield
    finally:
        started.send_signal(signal.SIGINT)
        if code := started.wait(PATIENCE):
            sys.exit(f"asztal {words[0]} ended with code {code}")


class Server:
    """A server as a browser or a program sees it."""

    def __init__(self, port: int) -> None:
        self.port, self.cookie = port, ""
        self._address = f"http://127.0.0.1:{port}"

    def wait_until_ready(self) -> None:
        """Until it says so."""
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            with suppress(OSError, http.client.HTTPException):
                return expect("ok", self._get("/ready"))
            time.sleep(0.2)
        sys.exit(f"{self._address} is not ready")

    def check_pages(self) -> None:
        """The page of the browser client, and the files that it names; and the first page of the handbook."""
        expect("<h1", self._get("/handbook"))
        page = self._get("/")
        files = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
        expect(".js", " ".join(files))
        for file in files:
            self._get(file)

    def ask(self, method: str, path: str, **data: Any) -> Any:
        """The answer of the API."""
        headers = {"Content-Type": "application/json", "Cookie": self.cookie}
        body = json.dumps(data).encode() if method != "GET" else None
        request = urllib.request.Request(f"{self._address}/api/{path}", body, headers, method=method)
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
            if given := answer.headers["Set-Cookie"]:
                self.cookie = given.partition(";")[0]
            return json.load(answer)

    def open_table(self, game: str) -> tuple[str, str]:
        """A table against a bot of the server; the secret of the seat's link."""
        self.ask("POST", "guest", name="Ada")
        table = str(self.ask("POST", "tables", game=game, seats=2)["table"]["id"])
        link = str(self.ask("POST", f"tables/{table}/join")["link"])
        self.ask("PUT", f"tables/{table}/seats/1/bot", bot="greedy")
        self.ask("POST", f"tables/{table}/start")
        return table, link

    def play(self, where: Environment, bot: Path, table: str, link: str) -> None:
        """A program plays the seat to the end of the game."""
        address = f"{self._address}/api/tables/{table}"
        words = where.command("bot-run", f"{where.python} {bot}", "--table", address, "--token", link)
        expect("The game is over: ", where.run(words, ASZTAL_LANG="en"))

    def _get(self, path: str) -> str:
        with urllib.request.urlopen(f"{self._address}{path}", timeout=PATIENCE) as answer:
            return str(answer.read().decode())
