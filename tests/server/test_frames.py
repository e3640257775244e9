"""Whatever a stranger sends over a socket: it is refused, counts once, or ends the connection; the table lives on."""

import asyncio
import json
import random
from collections.abc import AsyncIterator
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from asztal.server.config import Config
from tests.server.clients import PATIENCE, Chair, Person
from tests.server.test_web import small_table, tell

pytestmark = pytest.mark.timeout(300)
NONSENSE = (
    "",
    "{",
    "[]",
    "null",
    '{"type":"fly"}',
    '{"type":"act"}',
    '{"type":"act","id":1,"option":"x"}',
    '{"type":"act","id":"x","option":"x","more":1}',
    '{"type":"hello","events":1e400}',
    '{"type":"hello","lang":"\\ud800"}',
    '{"type":"hello","more":' + "[" * 4000,
    "[" * 8000,
    b"\xff\xfe",
    b"\0" * 100,
    "x" * 10_000,
)


async def goes_on(person: Person, table: str) -> None:
    """The table can be played."""
    async with person.at(table) as chair:
        await chair.until("view")
        assert (await chair.ask("act", option="choose dig"))["type"] == "done"


def test_what_is_not_the_protocol_is_refused_and_the_table_lives_on(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner:
            table, _ = await small_table(owner)
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            async with connect(url, open_timeout=PATIENCE) as socket:
                for frame in NONSENSE:
                    await socket.send(frame)
                    answer = json.loads(await socket.recv())
                    assert answer["key"] in ("bad-message", "too-long"), frame
                await socket.send('{"type":"act","id":"a","option":"choose dig"}')
                assert json.loads(await socket.recv())["key"] == "hello-first"
            async with owner.at(table) as chair:
                await chair.until("view")
                for request in ("\0", "", "x" * 65, "é"):
                    await chair.send("act", id=request, option="choose dig")
                    assert (await chair.until("refused"))["key"] == "bad-request-id"
                for option in ("", " ", "choose", "choose  dig", "choose dig dig", "x" * 400, "choose \0"):
                    assert (await chair.ask("act", option=option))["status"] == 422
                assert (await chair.ask("act", option="x" * 600))["key"] == "too-long"
                assert (await chair.ask("say", text="\0"))["key"] == "bad-chat"
                assert (await chair.ask("propose", kind="back", choices=0))["key"] == "nothing-to-undo"
                assert (await chair.ask("score", seat=9))["key"] == "no-such-seat"
                await chair.send("hello")
                assert (await chair.until("refused"))["key"] == "hello-once"
                await chair.send("resync", events=1_000_000)
                await chair.until("view")
                for number in (-(2**63), -1, 1_000_001, 10**30):
                    for kind, field in (("resync", "events"), ("propose", "choices"), ("score", "seat")):
                        await chair.send(kind, **{"id": "n"} if kind != "resync" else {}, **{field: number})
                        assert (await chair.until("refused"))["key"] == "bad-message"
            await goes_on(owner, table)

    tell(story, live)


async def endless() -> AsyncIterator[str]:
    while True:
        yield "x" * 1000


def test_a_huge_message_ends_the_connection_whole_in_pieces_or_compressed(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner:
            table, _ = await small_table(owner)
            url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
            for frame, compression in (
                ("x" * 100_000, None),
                ("x" * 50_000_000, "deflate"),  # some fifty thousand bytes on the way
                (endless(), None),
            ):
                ended: Any = None
                async with connect(url, compression=compression, open_timeout=PATIENCE) as socket:
                    try:
                        await socket.send(frame)
                        await asyncio.wait_for(socket.recv(), PATIENCE)
                    except ConnectionClosed as closed:
                        ended = closed
                assert ended is not None
                await goes_on(owner, table)
            assert (await owner.get("/health"))["status"] == "ok"

    tell(story, live)


class Noted(Chair):
    """Keeps what it sends."""

    async def send(self, message: str, /, **data: Any) -> None:
        self.__dict__.setdefault("noted", []).append({"type": message, **data})
        await super().send(message, **data)


def test_replayed_and_out_of_order_choices_change_nothing(live: Config) -> None:
    async def story(address: str) -> None:
        async with Person(address) as owner, Person(address) as friend:
            table, _ = await small_table(owner, friend)
            async with Noted(owner, table) as first:
                await first.until("view")
                for _ in range(3):
                    name = first.question["name"]
                    assert (await first.ask("act", option="choose dig", question=name))["type"] == "done"
                    await first.until("update")
                choices = [frame for frame in first.__dict__["noted"] if frame["type"] == "act"]
            async with owner.at(table) as chair, friend.at(table) as other:
                await chair.until("view")
                await other.until("view")
                for order in (choices, choices[::-1], random.Random(1).sample(choices * 3, 9)):
                    for frame in order:  # the same again, in any order: answered as then, counted once
                        await chair.send(frame["type"], **{k: v for k, v in frame.items() if k != "type"})
                        assert (await chair.until("done"))["id"] == frame["id"]
                for frame in choices:  # as another request, for a question of before: too late
                    refused = await chair.ask("act", option=frame["option"], question=frame["question"])
                    assert refused["key"] in ("stale", "not-your-turn")
                refused = await other.ask("act", option="choose dig", question=choices[-1]["question"])
                assert refused["key"] == "stale"  # somebody else's question
                refused = await other.ask("act", option="choose dig", question="99-00000000")
                assert refused["key"] == "stale"  # one that is not asked yet
                await chair.resync()
                assert [player["gold"] for player in chair.view["view"]["players"]] == [3, 0]
            await goes_on(friend, table)

    tell(story, live)
