"""Two processes, people who are known to both, and their sockets."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Iterable
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed

from asztal.server.config import Config
from tests.server.clients import Chair, Person
from tests.server.rights_model import SEATS, Right

GAME, PEOPLE = "own_pace", 4


class Violation(AssertionError):
    """Somebody got or did what is not theirs, or was refused what is."""


def expect(found: Any, wanted: Any, what: str) -> None:
    if found != wanted:
        raise Violation(f"{what}: {found}, not {wanted}")


class Plug(Chair):
    """A socket of somebody; `right` is what it has shown, `seats` the views that it got since the last look."""

    right: Right = None
    greeted = False
    code: int | None = None  # with which it was closed
    expected: int | None = None

    def __init__(self, person: Person, table: str, owner: int | None) -> None:
        super().__init__(person, table)
        self.owner, self.until_hello = owner, time.monotonic() + 5
        self.seats: list[int | None] = []
        self.story: dict[int, Any] = {}

    def take_in(self, message: dict[str, Any]) -> None:
        if message["type"] == "view":
            if message["seat"] != self.seat or message["first"] == 0:
                self.events = 0
            self.seats.append(message["seat"])
        elif message["type"] == "story":
            self.story |= {line["number"]: line for line in message["lines"]}
        super().take_in(message)


class Site:
    """Two processes, and people who are known to both."""

    def __init__(self, webs: list[Config]) -> None:
        self.webs = webs
        self.loop = asyncio.new_event_loop()
        self.people: list[Person] = []
        self.nobody = Person(webs[0].address)
        self.foreign = ""  # the link of a seat at another table
        self.steps: Counter[str] = Counter()
        self.run(self._come())

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(work)

    async def _come(self) -> None:
        for number in range(PEOPLE):
            self.people.append(await Person(self.webs[0].address, f"P{number}").__aenter__())
        other = await self.people[3].post("/api/tables", game=GAME, seats=SEATS)
        joined = await self.people[3].post(f"/api/tables/{other['table']['id']}/join", seat=1)
        self.foreign = joined["link"]

    def close(self) -> None:
        for person in [*self.people, self.nobody]:
            self.run(person.http.aclose())
        self.loop.close()


async def all_at_once(works: Iterable[Awaitable[None]]) -> None:
    await asyncio.gather(*works)


async def look(plug: Plug) -> None:
    """Ask for the whole view, and for something that is always refused: then everything before it has come."""
    last = plug.request()
    try:
        await plug.send("resync", events=plug.events)
        await plug.send("score", id=last, seat=99)
        while True:
            message = await plug.hear()
            if message.get("id") == last and message["key"] == "no-such-link":
                while True:  # it is about to be closed
                    await plug.hear()
            if message.get("id") == last:
                return
    except ConnectionClosed as closed:
        plug.code = closed.rcvd.code if closed.rcvd else 0


def said(info: dict[str, Any]) -> Any:
    """What a table says of the same."""
    made = info["proposal"]
    proposal = made and [made[name] for name in ("kind", "by", "seat", "asked", "agreed", "passed")]
    return [[seat["why"] for seat in info["seats"]], info["owner"], proposal, info["status"]]


def in_any_order(view: Any) -> Any:
    """The order of a hand is nobody's business: the stored state has another."""
    if isinstance(view, dict):
        return {key: in_any_order(value) for key, value in view.items()}
    if isinstance(view, list):
        return sorted(map(in_any_order, view), key=msgspec.json.Encoder(order="sorted").encode)
    return view
