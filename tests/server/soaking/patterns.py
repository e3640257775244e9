"""How people use a server: games in one sitting, games over days told by mail, and those who look in and go."""

import asyncio
import re
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from typing import Any

import psycopg

from asztal import registry
from asztal.server.config import Config
from tests.server.clients import PATIENCE, Chair
from tests.server.receivers import Mails
from tests.server.soaking.town import CUT, Guest, NotDone, Player, Promised, Town

GAMES = ("ginkgopolis", "barrage", "imperial_miners", "underwater_cities")
LIVE = {"kind": "live", "turn": 600, "bank": 7200}
DAYS = {"kind": "days", "turn": 86_400, "bank": 3 * 86_400}
# Hours pass at these tables: whoever is asked is asked for long enough, and was told nothing just now.
PAST = """
UPDATE game_table SET wake_at = now(), since = (
  SELECT coalesce(jsonb_object_agg(key, to_jsonb(now() - interval '61 s')), '{}') FROM jsonb_each(since)
) WHERE status = 'playing' AND id = ANY(%s)
"""
CALM = "UPDATE notice SET settled_at = settled_at - interval '3 minutes' WHERE settled_at IS NOT NULL"
Ended = Callable[[str], Coroutine[Any, Any, None]]  # called with a table at which nobody plays any more


async def lane(town: Town, outing: Callable[[], Coroutine[Any, Any, None]], pause: float) -> None:
    """One outing after another; a connection that breaks while a table is being set up ends the outing."""
    while not town.ending.is_set():
        try:
            await outing()
        except CUT as error:
            town.counts[f"outings cut short by {type(error).__name__}"] += 1
        except NotDone as error:
            town.wrong[str(error)] += 1
        await town.rest(pause * town.chance.uniform(0.5, 1.5))


async def sit_down(town: Town, people: list[Guest], game: str, seats: int, pace: dict[str, Any] | None) -> list[Chair]:
    """A table that has begun, with bots at the other seats, and everybody's chair."""
    owner, bots = people[0], ["random", "greedy"]
    beat = 0.5  # seconds before a bot's move, so that bots among themselves do not run
    stand_in = town.chance.choice(bots)
    here = await owner.post("/api/tables", game=game, seats=seats, pace=pace, stand_in=stand_in, beat=beat)
    table = here["table"]["id"]
    for person in people:
        await person.post(f"/api/tables/{table}/join")
    for seat in range(len(people), seats):
        await owner.put(f"/api/tables/{table}/seats/{seat}/bot", bot=town.chance.choice(bots))
    await owner.post(f"/api/tables/{table}/start")
    town.tables[table] = Promised()
    town.counts["tables"] += 1
    return [person.at(table) for person in people]


async def evening(town: Town, ended: Ended) -> None:
    """A game in one sitting: two people and a bot, of whom somebody may leave before the end."""
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(town.guest()) for _ in range(2)]
        game = town.chance.choice(GAMES)
        seats = registry.usual_seats(registry.find(game))
        chairs = await sit_down(town, people, game, seats, town.chance.choice([None, LIVE]))
        leaver = town.chance.choice([0, 1, None, None, None])
        for chair in chairs:
            await stack.enter_async_context(chair)
        players = [Player(chair, town, leaves=number == leaver) for number, chair in enumerate(chairs)]
        await asyncio.gather(*[player.play() for player in players])
        town.counts["games over"] += any(chair.over for chair in chairs)
        await ended(chairs[0].table)


async def looking_in(town: Town) -> None:
    """Somebody reads pages, maybe opens a table and forgets it, watches another one for a while, and goes."""
    async with town.guest() as guest:
        for page in ("/api/tables", "/api/games", "/api/me"):
            await guest.get(page)
        town.counts["visits"] += 1
        if town.chance.random() < 0.05:
            await guest.post("/api/tables", game=town.chance.choice(GAMES), seats=2)
            town.counts["forgotten tables"] += 1
        if not town.tables:
            return
        async with guest.at(town.chance.choice(sorted(town.tables))) as chair:
            until = time.monotonic() + town.chance.uniform(3, 40)
            while time.monotonic() < until and not chair.over and not town.ending.is_set():
                try:
                    await asyncio.wait_for(chair.hear(), 1)
                except TimeoutError:
                    continue
            if town.chance.random() < 0.3:
                chair.socket.transport.abort()


class Days:
    """Pairs who play over days: time is moved on, and whoever gets a mail comes and plays on."""

    def __init__(self, town: Town, config: Config, mails: Mails, ended: Ended) -> None:
        self._town, self._config, self._mails, self._ended = town, config, mails, ended
        self._pairs: list[list[Guest]] = []
        self._tables: list[str] = []  # by pair; empty while there is none
        self._visits: dict[int, asyncio.Task[None]] = {}  # by person
        self.letters: set[str] = set()  # of notices, by their Message-ID
        self.doubled = 0

    async def meet(self, stack: AsyncExitStack, pairs: int) -> None:
        """So many pairs, each with a table, and everybody with a mailbox that is confirmed."""
        for number in range(pairs):
            pair = [await stack.enter_async_context(self._town.guest()) for _ in range(2)]
            self._pairs.append(pair)
            self._tables.append(await self._begin(pair))
            for place, person in enumerate(pair):
                await person.post("/api/me/channels", kind="mail", address=f"p{2 * number + place}@example.org")
        async with asyncio.timeout(PATIENCE):
            while len(self._mails.mails) < 2 * pairs:
                await asyncio.sleep(0.1)
        for mail in self._take():
            body = mail.get_body(["plain"])
            found = re.search(r"https?://\S+/mail/(\S+)", body.get_content())
            assert found is not None
            assert (await self._pairs[0][0].post(f"/api/mail/{found[1]}"))["confirmed"]

    async def _begin(self, pair: list[Guest]) -> str:
        chairs = await sit_down(self._town, pair, self._town.chance.choice(GAMES), 2, DAYS)
        return chairs[0].table

    def _take(self) -> list[Any]:
        taken, self._mails.mails[:] = list(self._mails.mails), []
        return taken

    async def pass_time(self, every: float) -> None:
        """Move time on every so often; read the mails that come, until the end."""
        moved = float("-inf")
        try:
            while not self._town.ending.is_set():
                if time.monotonic() > moved + every:
                    moved = time.monotonic()
                    await self._move_on()
                self._read_mails()
                for person, visit in list(self._visits.items()):
                    if visit.done():
                        visit.result()
                        del self._visits[person]
                await self._town.rest(0.5)
        finally:
            await asyncio.gather(*self._visits.values())

    async def _move_on(self) -> None:
        async with await psycopg.AsyncConnection.connect(self._config.database, autocommit=True) as connection:
            await connection.execute(CALM)
            await connection.execute(PAST, [self._tables])
        self._town.counts["days"] += 1

    def _read_mails(self) -> None:
        for mail in self._take():
            letter = mail["Message-ID"]
            self.doubled += letter in self.letters
            self.letters.add(letter)
            person = int(re.findall(r"p(\d+)@", mail["To"])[0])
            if person not in self._visits:
                self._visits[person] = asyncio.create_task(self._visit(person))

    async def drain(self) -> None:
        """Count what still comes."""
        self._read_mails()
        await asyncio.gather(*self._visits.values())

    async def _visit(self, person: int) -> None:
        """Play on until somebody else is asked; a game that is over is followed by another."""
        pair, table, over = self._pairs[person // 2], self._tables[person // 2], False
        while table and not self._town.ending.is_set():
            try:
                async with pair[person % 2].at(table) as chair:
                    await chair.until("view")
                    await Player(chair, self._town).play(one_turn=True)
                    over = chair.over
                break
            except CUT:
                self._town.counts["reconnections"] += 1
                await asyncio.sleep(0.5)
        self._town.counts["visits after a mail"] += 1
        if over and self._tables[person // 2] == table:
            self._tables[person // 2] = ""
            await self._ended(table)
            self._town.counts["games over"] += 1
            self._tables[person // 2] = await self._begin(pair)
