"""Private notes: kept for a seat, the same on every device of it, and read by nobody else."""

import asyncio
import json
from typing import Any

from sqlalchemy import text

from asztal.server.config import Config
from asztal.server.service import Service
from asztal.server.tables.play.notes import LONGEST_NOTES
from tests.server.clients import Chair, Person
from tests.server.people import seated_table, with_service
from tests.server.test_absence import SMALL, denied, sql

SECRET = "blue on nine, says nobody"


def test_notes_are_the_same_on_every_device_of_a_seat_and_after_a_restart(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        notes = service.notes
        assert await notes.read(guests[0], table) == ("", 0)
        assert await notes.write(guests[0], table, SECRET, 0) == (SECRET, 1)
        assert await notes.read(guests[1], table) == ("", 0)
        phone = (await service.sessions.welcome("Phone", "en"))[0]
        assert await denied(notes.read(phone, table)) == "403 not-seated"
        token = (await service.lobby.new_link(guests[0], table))[1]
        await service.lobby.follow_link(phone, token)
        async with Service(config) as other:
            assert await other.notes.read(phone, table) == (SECRET, 1)
            assert await other.notes.write(phone, table, "red", 1) == ("red", 2)
        # What was read before is no longer there: neither device overwrites the other.
        for version in (0, 1, 3):
            assert await denied(notes.write(guests[0], table, "mine", version)) == "409 notes-changed"
        assert await notes.read(guests[0], table) == ("red", 2)
        await service.lobby.new_link(guests[0], table)
        assert await denied(notes.read(phone, table)) == "403 not-seated"
        assert await denied(notes.write(phone, table, "x", 2)) == "403 not-seated"

    with_service(config, story)


def test_two_devices_that_write_at_once_do_not_overwrite_each_other(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        async with Service(config) as other:
            for version in (0, 1):
                work = [each.notes.write(guests[0], table, "x", version) for each in (service, other)]
                done = await asyncio.gather(*work, return_exceptions=True)
                assert sorted(type(one).__name__ for one in done) == ["Denied", "SeatNotes"]

    with_service(config, story)


def test_notes_are_bounded_and_belong_to_whoever_plays(config: Config) -> None:
    async def story(service: Service) -> None:
        notes, guest = service.notes, (await service.sessions.welcome("Ann", "en"))[0]
        waiting = await service.lobby.create(guest, SMALL, 2, {})
        await service.lobby.join(guest, waiting, "Ann")
        assert await denied(notes.read(guest, waiting)) == "409 not-started"  # there seats still change hands
        assert await denied(notes.read(guest, "nowhere")) == "404 no-such-table"
        table, guests = await seated_table(service, SMALL, 2)
        assert await denied(notes.write(guest, table, "x", 0)) == "403 not-seated"
        for bad in ("x" * (LONGEST_NOTES + 1), "x\0"):
            assert await denied(notes.write(guests[0], table, bad, 0)) == "422 bad-notes"
        await notes.write(guests[0], table, "x" * LONGEST_NOTES, 0)
        await notes.write(guests[1], table, "y", 0)
        # A bot that stands in takes no notes away; whoever gives up the seat has none left.
        await service.lobby.leave(guests[1], table)
        assert await notes.read(guests[1], table) == ("y", 1)
        await service.lobby.leave(guests[1], table, for_good=True)
        assert await denied(notes.read(guests[1], table)) == "403 not-seated"
        assert await count(service, table) == 1
        await sql(service, "DELETE FROM game_table WHERE id = :t", t=table)
        assert await count(service, table) == 0

    with_service(config, story)


def test_a_seat_is_given_up_while_its_notes_are_being_written(config: Config) -> None:
    async def story(service: Service) -> None:
        table, guests = await seated_table(service, SMALL, 2)
        await service.notes.write(guests[1], table, "x", 0)
        here = {"t": table, "g": guests[1]}
        async with service.engine.begin() as writing:  # the two steps of a write, with a pause between them
            await writing.execute(text("SELECT 1 FROM holder WHERE table_id = :t AND guest_id = :g FOR SHARE"), here)
            leaving = asyncio.create_task(service.lobby.leave(guests[1], table, for_good=True))
            waiting = "SELECT count(*) FROM pg_locks JOIN pg_database d ON d.oid = database OR database IS NULL"
            waiting += " WHERE NOT granted AND d.datname = current_database()"
            while not await writing.scalar(text(waiting)):
                await asyncio.sleep(0.05)
            await writing.execute(text("UPDATE note SET text = 'y' WHERE table_id = :t"), here)
        await leaving
        assert await count(service, table) == 0

    with_service(config, story)


async def count(service: Service, table: str) -> Any:
    async with service.engine.connect() as connection:
        return await connection.scalar(text("SELECT count(*) FROM note WHERE table_id = :t"), {"t": table})


class Listener(Chair):
    """Keeps every message."""

    def __init__(self, person: Person, table: str) -> None:
        super().__init__(person, table)
        self.heard: list[dict[str, Any]] = []

    async def __aenter__(self) -> "Listener":
        await self.open()
        return self

    def take_in(self, message: dict[str, Any]) -> None:
        self.heard.append(message)
        super().take_in(message)


def test_nobody_else_is_told_anything_of_them(live: Config) -> None:
    """Whatever anybody else gets while notes are written and afterwards, over HTTP or a socket, is as without them."""

    async def story() -> None:
        people = [Person(live.address, name) for name in ("Ann", "Ben", "Eve")]
        ann, ben, eve = people
        for person in people:
            await person.post("/api/guest", name=person.name)
        here = await ann.post("/api/tables", game=SMALL, seats=2, listed=True)
        table = here["table"]["id"]
        for person in (ann, ben):
            await person.post(f"/api/tables/{table}/join")
        await ann.post(f"/api/tables/{table}/start")
        async with ann.at(table) as mine, Listener(ben, table) as his, Listener(eve, table) as watching:
            for chair in (mine, his, watching):
                await chair.sees(seats=[0, 1], watching=1)
            said = [len(chair.heard) for chair in (his, watching)]
            before = await ben.http.get(f"/api/tables/{table}")
            await ann.put(f"/api/tables/{table}/notes", text=SECRET, version=0)
            assert (await ann.http.get(f"/api/tables/{table}/notes")).json() == {"text": SECRET, "version": 1}
            for chair, before_it in zip((his, watching), said, strict=True):
                await chair.ask("read-out")
                assert [message["type"] for message in chair.heard[before_it:]] == ["rows"]  # nothing came between
            assert (await ben.http.get(f"/api/tables/{table}")).content == before.content
            while not mine.over:
                for chair in (mine, his):
                    await chair.ask("act", option="choose rest")
            for chair in (his, watching):
                assert SECRET not in json.dumps(chair.heard)
        for person in (ben, eve, ann):
            for path in ("", "/record", "/moves", "/views/0", "/views/open", "/rows/0", "/rows/open"):
                assert SECRET not in (await person.http.get(f"/api/tables/{table}{path}")).text
            assert SECRET not in (await person.http.get("/api/guest")).text
        assert (await ben.http.get(f"/api/tables/{table}/notes")).json()["text"] == ""
        refused = await eve.http.get(f"/api/tables/{table}/notes")
        assert (refused.status_code, SECRET in refused.text) == (403, False)
        for person in people:
            await person.http.aclose()

    asyncio.run(story())
