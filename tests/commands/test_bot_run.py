"""`asztal bot-run` needs a web socket and nothing else of the server."""

import asyncio
import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from asztal.cli import main
from asztal.text import LANGUAGES

# A program that blocks packages as if they were not installed, then runs the command.
WITHOUT = """
import sys
for name in sys.argv.pop(1).split(","):
    sys.modules[name] = None
from asztal.cli import main
sys.exit(main())
"""
SERVER = ("litestar", "uvicorn", "sqlalchemy", "psycopg", "alembic", "procrastinate", "redis", "structlog", "numpy")
ROOT = Path(__file__).parents[2]
FIRST = ROOT / "examples" / "bots" / "first.py"


def test_a_program_plays_where_nothing_of_the_server_is_installed() -> None:
    async def game(socket: ServerConnection) -> None:
        await socket.recv()
        question = {"name": "1", "text": "?", "choices": [{"option": "a"}]}
        view = {"type": "view", "seat": 0, "view": {}, "first": 0, "events": [], "question": question}
        await socket.send(json.dumps({"type": "table", "status": "playing", "scores": []}))
        await socket.send(json.dumps(view))
        asked = json.loads(await socket.recv())
        await socket.send(json.dumps({"type": "done", "id": asked["id"]}))
        await socket.send(json.dumps({"type": "table", "status": "over", "scores": [3, 4]}))
        await socket.wait_closed()

    async def story() -> tuple[bytes, bytes]:
        async with serve(game, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            words = ["bot-run", f"{sys.executable} {FIRST}", "--table", f"http://127.0.0.1:{port}/api/tables/abc"]
            process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-c", WITHOUT, ",".join(SERVER), *words, "--token", "t", "--lang", "en"),
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                env=dict(os.environ),
            )
            return await process.communicate()

    assert asyncio.run(story()) == (b"The game is over: 3 : 4\n", b"")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_where_the_web_socket_is_missing_the_right_packages_are_named(
    lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for module in ("own_bot", "seat"):
        monkeypatch.delitem(sys.modules, f"asztal.client.{module}", raising=False)
    monkeypatch.setitem(sys.modules, "websockets.sync.client", None)
    assert main(["bot-run", "x", "--table", "http://x/api/tables/a", "--token", "t", "--lang", lang]) == 2
    assert capsys.readouterr().err.endswith('pip install "asztal[bot]"\n')


def test_the_extra_brings_the_web_socket_alone() -> None:
    declared = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    assert declared["bot"] == [each for each in declared["serve"] if each.startswith("websockets")]
