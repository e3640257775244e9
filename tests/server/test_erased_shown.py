"""Whoever looks at a table sees no longer who was erased, without loading the page again."""

import json
from typing import Any

from asztal.server.cluster.readers import Reader
from asztal.server.cluster.rooms import Rooms
from asztal.server.config import Config
from asztal.server.tables.live.access import Person, Right
from asztal.server.tables.live.request import Request
from tests.server.lost_seat import LOST, Evening, evening
from tests.server.test_claims_end import erase_asker


def heard(reader: Reader) -> list[dict[str, Any]]:
    """What came since the last look."""
    return [json.loads(reader.outbox.get_nowait()) for _ in range(reader.outbox.qsize())]


class Page:
    """What an open page shows: each message replaces what it says again."""

    def __init__(self) -> None:
        self.shown = dict[str, Any]()

    def take_in(self, messages: list[dict[str, Any]]) -> None:
        for message in messages:
            if message["type"] in ("story", "chat"):
                for line in message["lines"]:
                    self.shown[f"{message['type']} {line['number']}"] = line
            elif message["type"] == "view":
                self.shown["log"] = [message["log"], message["question"]]
            elif message["type"] == "update":
                self.shown["log"] += [message["log"], message["question"]]
            else:
                self.shown[message["type"]] = message


def test_an_open_page_forgets_the_name_of_whoever_is_erased(apart: Config) -> None:
    async def story(here: Evening) -> None:
        service, table = here.service, here.table
        rooms, pages = Rooms(service.changes), dict[Reader, Page]()
        lost = here.people[LOST]
        rights: list[Right] = [Person(here.people[0].id), None]
        for right in rights:
            reader = Reader("en", right)
            await rooms.enter(table, reader, 0)
            pages[reader] = Page()
        await service.play.say(Request(table, Person(lost.id), "say"), "I am Lost")
        for reader, page in pages.items():
            page.take_in(heard(reader))
            assert "Lost" in json.dumps(page.shown)
        here.asker = lost
        await erase_asker(here)
        for reader, page in pages.items():
            page.take_in(heard(reader))
            assert {"log", "table", "chat 1"} < set(page.shown)
            assert "Lost" not in json.dumps(page.shown), page.shown
        async with service.changes.reading(table) as warm:  # nor is it in what is told from now on
            assert rooms.by_table[table].voice("en", warm).wording.people[:] == tuple(warm.stored.names())

    evening(apart, story)
