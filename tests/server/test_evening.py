"""Twenty people's evening over days on a fresh `asztal up` behind https: every notice arrives and is accounted for."""

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from asztal.server.home.embedded import embedded
from tests.server.certificate import contexts, https
from tests.server.clients import PATIENCE, Person, free_port
from tests.server.receivers import Mails, Web

pytestmark = [pytest.mark.full, pytest.mark.timeout(600)]

PEOPLE, WAITS = 20, 3
TOKEN = "an-evening-of-twenty"
# Hours pass: whoever is asked is asked for long enough, and nobody was told anything just now.
PAST = """
UPDATE game_table SET wake_at = now(), since = (SELECT jsonb_object_agg(key, to_jsonb(now() - interval '61 s'))
  FROM jsonb_each(since)) WHERE status = 'playing'
"""
CALM = "UPDATE notice SET settled_at = settled_at - interval '3 minutes' WHERE settled_at IS NOT NULL"
KINDS = (["push"], ["mail"], ["webhook"], ["push", "mail", "webhook"])


@asynccontextmanager
async def up(folder: Path, port: int, **settings: str) -> AsyncIterator[None]:
    """`asztal up` with a folder of its own, until it answers."""
    given = {name: value for name, value in os.environ.items() if not name.startswith("ASZTAL_")} | settings
    words = [sys.executable, "-m", "asztal", "up", "--data", str(folder), "--port", str(port), "--lang", "en"]
    process = await asyncio.to_thread(subprocess.Popen, words, env=given)
    try:
        async with asyncio.timeout(PATIENCE):
            while not await _ready(port):
                await asyncio.sleep(0.2)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(process.wait, PATIENCE) == 0


async def _ready(port: int) -> bool:
    async with httpx.AsyncClient(verify=False) as http:
        try:
            return (await http.get(f"http://127.0.0.1:{port}/ready")).status_code == 200
        except httpx.HTTPError:
            return False


class Evening:
    """Everybody, where their notices arrive, and the database to let time pass."""

    def __init__(self, people: list[Person], web: Web, mails: Mails, address: str) -> None:
        self.people, self.web, self.mails, self.address = people, web, mails, address
        self.tables: list[str] = []
        self.chance = random.Random(20)

    async def sql(self, statement: str, *values: Any) -> list[Any]:
        async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
            done = await connection.execute(statement.encode(), values)
            return await done.fetchall() if done.description else []

    async def sit_down(self) -> None:
        for first, second in zip(self.people[::2], self.people[1::2], strict=True):
            pace = {"kind": "days", "turn": 86_400, "bank": 3 * 86_400}
            here = await first.post("/api/tables", game="ginkgopolis", seats=2, pace=pace)
            table, invite = here["table"]["id"], here["invite"]
            await first.post(f"/api/tables/{table}/join")
            await second.post(f"/api/tables/{table}/join", invite=invite)
            await first.post(f"/api/tables/{table}/start")
            self.tables.append(table)

    async def subscribe(self) -> None:
        for number, person in enumerate(self.people):
            for kind in KINDS[number % len(KINDS)]:
                if kind == "push":
                    said = self.web.subscribe().subscription()
                    await person.post("/api/me/channels", kind=kind, address=said["endpoint"], keys=said["keys"])
                elif kind == "webhook":
                    await person.post("/api/me/channels", kind=kind, address=f"{self.web.address}/hook/{number}")
                else:
                    await person.post("/api/me/channels", kind=kind, address=f"p{number}@example.org")
        async with asyncio.timeout(PATIENCE):
            asked = sum("mail" in KINDS[number % len(KINDS)] for number in range(PEOPLE))
            while len(self.mails.mails) < asked:
                await asyncio.sleep(0.1)
        for mail in self.mails.mails:
            body = mail.get_body(["plain"])
            assert body is not None
            found = re.search(r"https://\S+/mail/(\S+)", body.get_content())
            assert found is not None
            assert (await self.people[0].post(f"/api/mail/{found[1]}"))["confirmed"]
        self.mails.mails.clear()

    async def wait_and_be_told(self) -> None:
        """Time passes until everybody who is asked was told, or looked at the table anyway."""
        await self.sql(CALM)
        ((asked,),) = await self.sql("SELECT count(*) FROM notice")
        ((waited,),) = await self.sql(
            "SELECT sum(bit_count(waiting::bit(16))) FROM game_table WHERE status = 'playing'"
        )
        await self.sql(PAST)
        async with asyncio.timeout(PATIENCE):
            while True:
                ((made, settled),) = await self.sql("SELECT count(*), count(settled_at) FROM notice")
                if made == settled >= asked + waited:
                    return
                await asyncio.sleep(0.2)

    async def move(self) -> None:
        """Whoever is asked chooses until somebody else is."""
        for number, person in enumerate(self.people):
            async with person.at(self.tables[number // 2]) as chair:
                await chair.until("view")
                while chair.question is not None and not chair.over:
                    option = self.chance.choice(chair.question["choices"])["option"]
                    assert (await chair.ask("act", option=option, question=chair.question["name"]))["type"] == "done"
                    await chair.resync()


async def metrics(port: int) -> dict[str, float]:
    async with httpx.AsyncClient(verify=False) as http:
        told = await http.get(f"http://127.0.0.1:{port}/metrics", headers={"Authorization": f"Bearer {TOKEN}"})
    lines = (line.rpartition(" ") for line in told.text.splitlines() if not line.startswith("#"))
    return {name: float(value) for name, _, value in lines}


def test_twenty_people_are_told_by_push_mail_and_webhook_and_every_notice_is_accounted_for(tmp_path: Path) -> None:
    inside, outside = free_port(), free_port()
    origin = f"https://localhost:{outside}"
    server, client = contexts(tmp_path, "localhost")

    async def story(folder: Path, mails: Mails) -> None:
        settings = {
            "ASZTAL_ORIGIN": origin,
            "ASZTAL_HOST": "127.0.0.1",
            "ASZTAL_SMTP": f"smtp://127.0.0.1:{mails.port}",
            "ASZTAL_MAIL_FROM": "Asztal <asztal@example.org>",
            "ASZTAL_NETWORKS": "127.0.0.0/8",
            "ASZTAL_METRICS": TOKEN,
            "ASZTAL_LIMITS": "0",
        }
        async with AsyncExitStack() as stack:
            web = await stack.enter_async_context(Web().serving())
            await stack.enter_async_context(https(server, outside, inside))
            await stack.enter_async_context(up(folder, inside, **settings))
            people = [Person(origin, f"P{number}", tls=client) for number in range(PEOPLE)]
            for person in people:
                await stack.enter_async_context(person)
            address = stack.enter_context(embedded(folder, alone=False)).address
            evening = Evening(people, web, mails, address)
            assert len((await people[0].get("/api/me/channels"))["push_key"]) == 87  # nobody gave it one
            await evening.sit_down()
            await evening.subscribe()
            for wait in range(WAITS):
                if wait == WAITS - 1:  # somebody looks at the table: no notice
                    looking = await stack.enter_async_context(people[0].at(evening.tables[0]))
                    await looking.until("view")
                await evening.wait_and_be_told()
                await evening.move()
            await account(evening, await metrics(inside))

    with tempfile.TemporaryDirectory(prefix="asztal-evening-") as folder, Mails() as mails:
        asyncio.run(story(Path(folder), mails))


async def account(evening: Evening, told: dict[str, float]) -> None:
    """What arrived, what the database knows and what the metrics say is the same."""
    rows = await evening.sql("SELECT state, why_not, person, message FROM notice")
    states = Counter((state, why_not if state == "dropped" else "") for state, why_not, *_ in rows)
    counted = {name: value for name, value in told.items() if name.startswith("asztal_notices_total")}
    made = sum(value for name, value in counted.items() if '"made"' in name)
    outcomes = {state: sum(v for n, v in counted.items() if f'"{state}"' in n) for state in ("sent", "failed")}
    dropped = {why: sum(v for n, v in counted.items() if f'"dropped-{why}"' in n) for why in ("over", "looking")}
    print("notices", dict(states), "deliveries", {n: v for n, v in told.items() if "deliveries" in n})
    assert made == len(rows) == sum(outcomes.values()) + sum(dropped.values())
    assert outcomes == {"sent": states["sent", ""], "failed": 0}
    assert (dropped["looking"], dropped["over"]) == (states["dropped", "looking"], states["dropped", "over"])
    assert told["asztal_notices_open"] == 0
    assert (told["asztal_wake_late_seconds"] < 30, not evening.web.wrong) == (True, True)
    letters = {message for state, _, _, message in rows if state == "sent"}
    arrived = Counter(
        [
            *(pushed.topic for pushed in evening.web.pushed),
            *(hooked.key for hooked in evening.web.hooked),
            *(mail["Message-ID"].strip("<>").partition("@")[0] for mail in evening.mails.mails),
        ]
    )
    assert set(arrived) == letters
    kinds = {"push": len(evening.web.pushed), "webhook": len(evening.web.hooked), "mail": len(evening.mails.mails)}
    for kind, number in kinds.items():
        assert told[f'asztal_deliveries_total{{channel="{kind}",outcome="taken"}}'] == number
