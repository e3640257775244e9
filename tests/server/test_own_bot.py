"""Somebody's own bot plays a seat: by lines of JSON, by the web socket, and as docs/bots.md says."""

import asyncio
import json
import os
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.server import ServerConnection, serve

from asztal.client.connecting import socket_address
from asztal.client.own_bot import play
from asztal.client.seat import play as play_seat
from asztal.server.config import Config
from asztal.text import Problem
from tests.server.clients import PATIENCE, Person

pytestmark = [pytest.mark.slow, pytest.mark.timeout(300)]  # starts servers and workers

ROOT = Path(__file__).parents[2]
BOTS = ROOT / "examples" / "bots"


async def seat(address: str, game: str = "toy_euro") -> tuple[str, str]:
    """A table that has begun, and the secret of its first seat; a bot of the server has the other."""
    async with Person(address) as owner:
        table = (await owner.post("/api/tables", game=game, seats=2))["table"]["id"]
        seated = await owner.post(f"/api/tables/{table}/join")
        await owner.put(f"/api/tables/{table}/seats/1/bot", bot="random")
        await owner.post(f"/api/tables/{table}/start")
    return f"{address}/api/tables/{table}", seated["link"]


async def result(table: str) -> Any:
    async with Person(table.partition("/api/")[0]) as anybody:
        return (await anybody.get(f"/api/{table.partition('/api/')[2]}"))["table"]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *words],
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
        env=dict(os.environ),
    )


def test_a_program_plays_a_whole_game_by_lines(live: Config) -> None:
    table, token = asyncio.run(seat(live.address))
    program = f"{sys.executable} {BOTS / 'first.py'}"
    done = run("-m", "asztal", "bot-run", program, "--table", table, "--token", token, "--lang", "hu")
    here = asyncio.run(result(table))
    assert done.stdout == f"Vége a játéknak: {' : '.join(map(str, here['scores']))}\n", done.stderr
    assert here["status"] == "over"


@pytest.mark.slow
def test_a_program_in_another_language_plays_a_whole_game(live: Config) -> None:
    table, token = asyncio.run(seat(live.address, "ginkgopolis"))
    done = run("-m", "asztal", "bot-run", f"node {BOTS / 'first.mjs'}", "--table", table, "--token", token)
    here = asyncio.run(result(table))
    assert done.stdout == f"The game is over: {' : '.join(map(str, here['scores']))}\n", done.stderr
    assert here["status"] == "over"


@pytest.mark.slow
def test_the_example_plays_a_whole_game_with_websockets_alone(live: Config) -> None:
    table, token = asyncio.run(seat(live.address))
    done = run(str(BOTS / "bot.py"), table, token)
    here = asyncio.run(result(table))
    assert done.stdout.split() == list(map(str, here["scores"])), done.stderr
    assert here["status"] == "over"
    assert "asztal" not in re.findall(r"^(?:import|from) (\w+)", (BOTS / "bot.py").read_text(encoding="utf-8"), re.M)


@pytest.mark.slow
@pytest.mark.parametrize("program", ["first.py", "bot.py"])
def test_the_commands_of_the_page_on_bots_play_a_game(live: Config, tmp_path: Path, program: str) -> None:
    blocks = re.findall(r"```bash\n(.*?)```", (ROOT / "docs" / "bots.md").read_text(encoding="utf-8"), re.S)
    script = blocks[0] + next(block for block in blocks[1:] if program in block)
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    paths = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    shell = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script.replace("http://127.0.0.1:8000", live.address)],
        cwd=tmp_path,
        env={**os.environ, "PATH": paths},
        capture_output=True,
        text=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert shell.returncode == 0, shell.stderr
    assert re.search(r"\d+( :)? \d+$", shell.stdout.strip())


def own(code: str) -> str:
    """A program of these lines, with the question as `q`."""
    loop = f"import json, sys\nfor line in sys.stdin:\n    q = json.loads(line)\n    {code}"
    return f"{sys.executable} -uc '{loop}'"


def test_a_program_is_told_three_times_that_its_answer_cannot_be_used(live: Config, tmp_path: Path) -> None:
    table, token = asyncio.run(seat(live.address))
    seen = tmp_path / "seen"
    code = f"""print(q["refused"], file=open("{seen}", "a")); print(json.dumps(dict(option="nothing")))"""
    with pytest.raises(Problem, match=r"3 answers in a row.*nothing"):
        play(table, token, own(code), "en", lambda key: None)
    assert seen.read_text().splitlines() == ["", *['{"option": "nothing"}'] * 2]
    with pytest.raises(Problem, match=r"ended while it was asked something \(code 7\)"):
        play(table, token, own("sys.exit(7)"), "en", lambda key: None)
    with pytest.raises(Problem, match="cannot be started"):
        play(table, token, "/no/such/program", "en", lambda key: None)


def test_a_wrong_token_or_address_is_a_problem(live: Config) -> None:
    table, token = asyncio.run(seat(live.address))
    with pytest.raises(Problem, match="refuses the connection: This link does not lead to a seat"):
        play(table, "wrong", own("pass"), "en", lambda key: None)
    with pytest.raises(Problem, match="not for a seat"):
        play(table, "", own("pass"), "en", lambda key: None)
    with pytest.raises(Problem, match="refuses the connection"):
        play("http://127.0.0.1:1/api/tables/abc", token, own("pass"), "en", lambda key: None)
    with pytest.raises(Problem, match="needs the address of a table"):
        socket_address("ginkgopolis", "--table")


def test_the_socket_of_a_table_or_of_its_page() -> None:
    assert (
        socket_address("https://play.example.org/tables/abc", "--table")
        == "wss://play.example.org/api/tables/abc/socket"
    )
    assert socket_address("ws://x:1/api/tables/abc/socket", "--table") == "ws://x:1/api/tables/abc/socket"


def test_a_return_link_in_its_place_is_not_repeated() -> None:
    with pytest.raises(Problem) as caught:
        socket_address("https://play.example.org/l/the-secret", "--table")
    assert "the-secret" not in str(caught.value)


# --- against a server that we can make fail -------------------------------------------------------------------------

TABLE = {"type": "table", "status": "playing", "scores": []}
OVER = {"type": "table", "status": "over", "scores": [3, 4]}


def view(name: str, first: int, events: list[int], shown: Any) -> dict[str, Any]:
    question = {"name": name, "text": "?", "choices": [{"option": "a"}, {"option": "b"}]}
    return {"type": "view", "seat": 0, "view": shown, "first": first, "events": events, "question": question}


def against(*conversations: Callable[[ServerConnection, dict[str, Any]], Awaitable[None]], code: str) -> list[Any]:
    """Play against these conversations, one per connection; gives the scores and what the owner was told."""
    told: list[str] = []
    waiting = list(conversations)

    async def answer(socket: ServerConnection) -> None:
        await waiting.pop(0)(socket, json.loads(await socket.recv()))

    async def story() -> list[int]:
        async with serve(answer, "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            return await asyncio.to_thread(play, f"ws://127.0.0.1:{port}/t", "t", own(code), "en", told.append)

    return [asyncio.run(story()), told]


async def say(socket: ServerConnection, *messages: dict[str, Any]) -> None:
    for message in messages:
        await socket.send(json.dumps(message))


def test_after_a_lost_connection_the_same_request_is_sent_again(tmp_path: Path) -> None:
    asked: list[dict[str, Any]] = []
    seen = tmp_path / "seen"

    async def first(socket: ServerConnection, hello: dict[str, Any]) -> None:
        assert hello == {"type": "hello", "protocol": 3, "token": "t", "events": 0, "lang": "en"}
        await say(socket, TABLE, view("1", 0, [1, 2], {"n": 1}))
        asked.append(json.loads(await socket.recv()))
        await socket.close()

    async def second(socket: ServerConnection, hello: dict[str, Any]) -> None:
        assert hello["events"] == 2
        await say(socket, TABLE, view("1", 2, [], {"n": 1}))
        asked.append(json.loads(await socket.recv()))
        await say(socket, {"type": "refused", "status": 503, "key": "away", "text": "", "id": ""})
        asked.append(json.loads(await socket.recv()))
        await say(socket, {"type": "done", "id": asked[0]["id"]})
        patch = [{"op": "replace", "path": "/n", "value": 2}]
        await say(socket, {**view("2", 0, [3], None), "type": "update", "patch": patch})
        asked.append(json.loads(await socket.recv()))
        await say(socket, {"type": "refused", "status": 409, "key": "stale", "text": "", "id": asked[3]["id"]})
        await say(socket, {**view("3", 0, [4], None), "type": "update", "patch": []})
        asked.append(json.loads(await socket.recv()))
        await say(socket, {"type": "done", "id": asked[4]["id"]}, OVER)
        await socket.wait_closed()

    code = (
        f"""print(q["observation"]["n"], *q["events"], file=open("{seen}", "a")); print(json.dumps(dict(option="b")))"""
    )
    assert against(first, second, code=code) == [[3, 4], ["bot-retry"]]
    assert asked[0] == asked[1] == asked[2]
    assert [(message["question"], message["option"]) for message in asked] == [
        *[("1", "b")] * 3,
        ("2", "b"),
        ("3", "b"),
    ]
    assert seen.read_text().splitlines() == ["1 1 2", "2 3", "2 4"]


def test_a_question_that_was_gone_and_is_asked_again_is_answered_again() -> None:
    asked: list[dict[str, Any]] = []

    async def only(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await say(socket, TABLE, view("1", 0, [], {}))
        asked.append(json.loads(await socket.recv()))
        await say(socket, {"type": "refused", "status": 409, "key": "stale", "text": "", "id": asked[0]["id"]})
        await say(socket, {**view("1", 0, [1, 2], None), "type": "update", "patch": []})  # done and undone by others
        asked.append(json.loads(await socket.recv()))
        await say(socket, {"type": "done", "id": asked[1]["id"]}, OVER)
        await socket.wait_closed()

    assert against(only, code="print(json.dumps(dict(option=chr(97))))") == [[3, 4], []]
    assert [message["question"] for message in asked] == ["1", "1"]


def test_a_seat_that_a_bot_of_the_server_took_is_played_again_when_it_is_given_back() -> None:
    asked: list[dict[str, Any]] = []

    async def only(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await say(socket, TABLE, view("1", 0, [], {}))
        asked.append(json.loads(await socket.recv()))
        await say(socket, {"type": "refused", "status": 409, "key": "bot-plays", "text": "", "id": asked[0]["id"]})
        await say(socket, TABLE)
        asked.append(json.loads(await socket.recv()))
        await say(socket, {"type": "done", "id": asked[1]["id"]}, OVER)
        await socket.wait_closed()

    assert against(only, code="print(json.dumps(dict(option=chr(97))))") == [[3, 4], []]
    assert [message["question"] for message in asked] == ["1", "1"]
    assert asked[0]["id"] != asked[1]["id"]


def test_a_table_that_is_gone_is_not_tried_again() -> None:
    async def only(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await say(socket, TABLE, view("1", 0, [], {}))
        await socket.recv()
        await socket.close(4404, "deleted")

    with pytest.raises(Problem, match="4404"):
        against(only, code="print(json.dumps(dict(option=chr(97))))")


def test_an_option_of_ones_own_making_is_an_error_of_the_program() -> None:
    async def only(socket: ServerConnection, hello: dict[str, Any]) -> None:
        await say(socket, TABLE, view("1", 0, [], {}))
        await socket.wait_closed()

    async def story() -> None:
        async with serve(lambda socket: only(socket, {}), "127.0.0.1", 0) as server:
            port = next(iter(server.sockets)).getsockname()[1]
            await asyncio.to_thread(play_seat, f"ws://127.0.0.1:{port}/t", "t", lambda turn: "c")

    with pytest.raises(ValueError, match="'c' is none of the options"):
        asyncio.run(story())
