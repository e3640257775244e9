"""A seat of a server's table, played from a terminal: whole games, lost connections, and what is refused."""

import asyncio
import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest

from asztal import registry
from asztal.client.connecting import secret_of
from asztal.server.config import Config
from asztal.text.wording import Wording, wording_of
from tests.server.clients import PATIENCE
from tests.server.test_own_bot import result, seat
from tests.terminal.keyboard import Terminal, plain

pytestmark = [pytest.mark.slow, pytest.mark.timeout(400)]  # starts servers and workers
COMMAND = Path(sys.executable).with_name("asztal")


def answer(terminal: Terminal, wording: Wording) -> bool:
    """Take the first option, or wait until there is one; False when the game is over."""
    prompt = f"{wording.say('play-prompt')}:"
    screen = plain(terminal.until(prompt))
    if wording.say("play-final") in screen:
        return False
    if re.search(r"^ 1 \S", screen, re.M):
        terminal.type("1")
    return True


@pytest.mark.parametrize(("game", "lang"), [("ginkgopolis", "en"), ("toy_euro", "hu"), ("toy_euro", "de")])
def test_a_whole_game_is_played_from_a_terminal(
    live: Config, game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, token = asyncio.run(seat(live.address, game))
    monkeypatch.setenv("ASZTAL_TOKEN", f"{live.address}/l/{token}")
    wording, screens = wording_of(registry.find(game), lang), 0
    with Terminal("play", "--server", table, "--lang", lang) as terminal:
        while answer(terminal, wording):
            screens += 1
        assert terminal.process.wait(PATIENCE) == 0
    here = asyncio.run(result(table))
    assert here["status"] == "over"
    assert screens > 3
    for number, points in zip(range(2), here["scores"], strict=True):
        name = here["seats"][number]["name"] or here["seats"][number]["bot"]
        assert re.search(rf"^{name}.*: -?{points} (points?|pont|Punkte?)\s*$", plain(terminal.shown), re.M)
    assert token not in terminal.shown


def asked(terminal: Terminal, wording: Wording) -> str:
    """The first option of the next question; screens that only say who is waited for pass by."""
    prompt = f"{wording.say('play-prompt')}:"
    while (found := re.search(r"^ 1 \S.*", plain(terminal.until(prompt)), re.M)) is None:
        assert terminal.process.poll() is None, f"no question came after: {plain(terminal.shown)[-2000:]}"
    return found[0]


@contextmanager
def cable(config: Config) -> Iterator[tuple[str, list[socket.socket]]]:
    """An address from which everything goes to the server, and the connections, which can be cut."""
    there, ends = urlsplit(config.address), list[socket.socket]()
    door = socket.create_server(("127.0.0.1", 0))

    def carry(source: socket.socket, target: socket.socket) -> None:
        try:
            while read := source.recv(65536):
                target.sendall(read)
        except OSError:
            pass
        for end in (source, target):
            end.close()

    def accept() -> None:
        while True:
            try:
                near, _ = door.accept()
            except OSError:
                return
            far = socket.create_connection((there.hostname or "", there.port or 0))
            ends.extend([near, far])
            for source, target in ((near, far), (far, near)):
                Thread(target=carry, args=(source, target), daemon=True).start()

    Thread(target=accept, daemon=True).start()
    yield f"http://127.0.0.1:{door.getsockname()[1]}", ends
    door.shutdown(socket.SHUT_RDWR)
    door.close()


def cut(ends: list[socket.socket]) -> None:
    """Cut all connections that were made so far."""
    for end in list(ends):
        with suppress(OSError):  # closed already
            end.shutdown(socket.SHUT_RDWR)


def test_a_lost_connection_is_made_again(live: Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    table, token = asyncio.run(seat(live.address, "ginkgopolis"))
    (tmp_path / "token").write_text(f"{token}\n")
    monkeypatch.setenv("ASZTAL_TOKEN_FILE", str(tmp_path / "token"))
    wording = wording_of(registry.find("ginkgopolis"), "en")
    with cable(live) as (address, ends):
        near = f"{address}/api/tables/{table.rpartition('/')[2]}"
        with Terminal("play", "--server", near, size=(24, 80)) as terminal:
            for _ in range(3):
                asked(terminal, wording)
                terminal.type("1")
            first = asked(terminal, wording)
            cut(ends)  # while it is asked: then the same is asked again, below what was said about the loss
            assert asked(terminal, wording) == first
            assert plain(terminal.shown).count("trying again.") == 1
            terminal.type("1")
            cut(ends)  # while it answers, or is told what became of that, or waits
            for _ in range(3):
                asked(terminal, wording)
                terminal.type("1")
            assert plain(terminal.shown).count("trying again.") == 2
            asked(terminal, wording)
            terminal.type("q")
            terminal.until("(y/n):")
            terminal.type("y")
            assert wording.texts.say("play-left-seat") in plain(terminal.until("\0"))
            assert terminal.process.wait(PATIENCE) == 0
    assert asyncio.run(result(table))["status"] == "playing"


def refused(*words: str, token: str = "") -> str:
    """What the command says where it does not play."""
    env = {**os.environ, "ASZTAL_LANG": "en", "PYTHONUTF8": "1", "ASZTAL_TOKEN": token}
    done = subprocess.run(
        [COMMAND, "play", *words], input="", env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1), done
    return done.stderr


def test_what_cannot_be_played_is_said_in_a_sentence(live: Config) -> None:
    table, _ = asyncio.run(seat(live.address))
    assert "This link does not lead to a seat" in refused("--server", table, token="wrong")
    assert "is needed: in ASZTAL_TOKEN" in refused("--server", table)
    assert "--server needs the address of a table" in refused("--server", "ginkgopolis", token="x")
    assert "refuses the connection" in refused("--server", "http://127.0.0.1:1/api/tables/abc", token="x")
    assert "leave out the game" in refused("ginkgopolis", "--server", table, token="x")


def test_a_return_link_is_taken_whole_or_as_its_secret() -> None:
    assert secret_of("https://play.example.org/l/abc\n") == secret_of(" abc ") == "abc"
    assert secret_of("asztal_x/y") == "asztal_x/y"
